/* 3 Plans: chosen in secret, made known together. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <assert.h>
#include <string.h>

struct chosen_plan {
    enum plan value;
};

static const struct plan_row {
    enum plan plan;
    int goes; /* lower goes first */
    int push; /* added to the sum of its scuffles */
    const char *text;
} plans[] = {
#define PLAN(plan, goes, push, text) {plan, goes, push, text},
#include "tests/toy/ch3-plans.def"
#undef PLAN
};

static const struct plan_row *row_of(enum plan plan)
{
    const struct plan_row *row = plans;

    assert(plan != UNPLANNED);
    while (row->plan != plan)
        row++;
    return row;
}

const char *toy_plan_text(enum plan plan)
{
    return row_of(plan)->text;
}

/* 5.2a push; who has no plan, because the orchard was corrected by hand, adds
 * nothing */
int toy_push_bonus(enum plan plan)
{
    return plan == UNPLANNED ? 0 : row_of(plan)->push;
}

/* 3.3 rest */
bool toy_rests(const struct board *board, const char *family)
{
    return toy_household(board, family)->plan == REST;
}

/* 3.1 plans in secret */
static bool check_plan(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct chosen_plan *chosen = order->details;

    (void)seat;
    if (chosen->value == UNPLANNED)
        return REFUSE(RULE(3_1), "'none' is not a plan");
    return true;
}

static void say_plan(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct chosen_plan *chosen = order->details;

    buffer_printf(out, "the family of the %s %s this watch", seat->side,
                  toy_plan_text(chosen->value));
}

static void choose_plan(const struct seat *seat, struct choices *choices)
{
    for (size_t i = 0; i < sizeof(plans) / sizeof(plans[0]); i++) {
        const struct chosen_plan chosen = {plans[i].plan};

        choice_offer(seat, choices, &toy_plan, &chosen, "goes as number %d",
                     plans[i].goes);
    }
}

const struct order_kind toy_plan = {
    ORDER("plan", RULE(3_1),
          "choose the plan of the watch: scout, push or rest"),
    FIELDS(chosen_plan, CHOOSE(chosen_plan, value, "value", toy_plan_words)),
    .check_order = check_plan,
    .say = say_plan,
    .choices = choose_plan,
};

void toy_ask_plans(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&toy_plan, NULL};

    for (size_t i = 0; i < FAMILIES; i++) {
        struct question *question =
            question_add(questions, play->module->families[i].id, RULE(3_1),
                         "your plan for the watch");

        question->answers = answers;
        question->fallback = "it rests";
    }
}

static void reveal(struct play *play, struct household *household)
{
    const struct order *order =
        play_order(play, household->family, &toy_plan, NULL, 1);
    const struct chosen_plan *chosen = order ? order->details : NULL;

    household->plan = chosen ? chosen->value : REST;
    journal_tell(play->journal, EVENT_STATE, RULE(3_1), household->family, NULL,
                 "The family of the %s %s.", household->family,
                 toy_plan_text(household->plan));
}

static int throw_for_first(struct play *play, const char *family)
{
    struct event *event;
    const struct roll *roll = journal_roll(play->journal, play->dice, RULE(3_2),
                                           "first", family, 1, 6, &event);

    event_of(event_for_all(event), family, NULL);
    return roll->faces[0];
}

/* 3.2 who goes first */
static void decide_first(struct play *play)
{
    const struct household *households = play->game->households;
    int one = row_of(households[0].plan)->goes;
    int other = row_of(households[1].plan)->goes;
    const struct rule *rule = RULE(3_2);

    if (one == other) {
        /* the higher die is quicker */
        other = throw_for_first(play, households[0].family);
        one = throw_for_first(play, households[1].family);
    }
    if (one == other)
        rule = BASE(tie_break);
    play->game->first = one > other ? 1 : 0;
    event_for_all(journal_add(play->journal, EVENT_STATE, rule,
                              "The %s go first.",
                              households[play->game->first].family));
}

enum step_end toy_run_plans(struct play *play)
{
    for (size_t i = 0; i < FAMILIES; i++)
        reveal(play, &play->game->households[i]);
    decide_first(play);
    play->game->turn = 0;
    return STEP_NEXT;
}
