/* 7 Apples: gathering, wind, verdict. */
#include "tests/toy/deadly.h"
#include "tests/toy/game.h"

#include "core/arena.h"

#include <string.h>

/* Who has not the apples, or nobody to call, is not asked. */
void toy_ask_gathering(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&toy_call, NULL};

    for (size_t i = 0; i < FAMILIES; i++) {
        const struct household *household = &play->game->households[i];
        struct question *question;

        if (household->apples < COUSIN_PRICE ||
            !play_offers(play, household->family, answers))
            continue;
        question = question_add(questions, household->family, RULE(6_1),
                                "cousins to call");
        question->answers = answers;
        question->fallback = "no cousin is called";
        ask_waivable(play, question, &toy_ask);
    }
}

static struct heap *heap_at(struct game *game, int hex)
{
    for (size_t i = 0; i < game->heap_count; i++)
        if (game->heaps[i].hex == hex)
            return &game->heaps[i];
    return NULL;
}

/* 7.1 gathering */
static void gather(struct play *play, const struct band *band)
{
    struct heap *heap = heap_at(play->game, band->hex);
    int apples = heap ? heap->apples : 0;
    struct event *event;

    if (apples > band->strength)
        apples = band->strength;
    if (apples == 0)
        return;
    heap->apples -= apples;
    toy_household(&play->board, band->family)->apples += apples;
    event = journal_add(play->journal, EVENT_STATE, RULE(7_1), "%s gathers %d.",
                        band->name, apples);
    event_of(event_for_all(event_at(event, band->hex)), band->family, band->id);
    event_number(event, apples);
}

/* [base wind-chart] */
static int apples_for(const struct module *module, int die)
{
    int apples = 0;

    for (size_t i = 0; i < module->wind_count; i++)
        if (die >= module->winds[i].die)
            apples = module->winds[i].apples;
    return apples;
}

/* 7.2 wind */
static void blow(struct play *play)
{
    struct event *event;
    const struct roll *roll;
    int apples;

    if (!option_is(play->options, "wind", "on"))
        return;
    roll = journal_roll(play->journal, play->dice, RULE(7_2), "wind", NULL, 1,
                        6, &event);
    event_for_all(event);
    apples = apples_for(play->module, roll->faces[0]);
    for (size_t i = 0; i < play->game->heap_count; i++)
        play->game->heaps[i].apples += apples;
    event_for_all(
        event_number(journal_add(play->journal, EVENT_TABLE, BASE(wind_chart),
                                 "The wind adds %d to each heap.", apples),
                     apples));
}

/* 3.3: who rested is fresh; a new watch begins for all. */
static void refresh(struct play *play)
{
    struct game *game = play->game;

    for (size_t i = 0; i < game->band_count; i++) {
        struct band *band = &game->bands[i];

        if (band->tired && toy_rests(&play->board, band->family)) {
            band->tired = false;
            toy_show(play,
                     event_of(journal_add(play->journal, EVENT_STATE, RULE(3_3),
                                          "%s is fresh again.", band->name),
                              band->family, band->id),
                     band);
        }
        band->moved = band->scuffled = false;
    }
}

/* 7.3 verdict */
static void judge(struct play *play)
{
    struct game *game = play->game;
    const struct household *one = &game->households[0];
    const struct household *other = &game->households[1];

    if (one->apples == other->apples)
        game->verdict = DRAW;
    else
        game->verdict = one->apples > other->apples ? FIRST_WINS : SECOND_WINS;
    event_for_all(event_news(
        journal_add(
            play->journal, EVENT_VERDICT, RULE(7_3),
            "The night ends with %d apples for the %s and %d for the %s: %s.",
            one->apples, one->family, other->apples, other->family,
            game->verdict == DRAW
                ? "a draw"
                : (game->verdict == FIRST_WINS ? "the first family wins"
                                               : "the second family wins")),
        NEWS_GREAT));
    play->over = true;
}

enum step_end toy_run_gathering(struct play *play)
{
    struct game *game = play->game;

    for (size_t i = 0; i < FAMILIES; i++)
        play_section_orders(play,
                            play_section(play, game->households[i].family, 1));
    for (size_t i = 0; i < game->band_count; i++) {
        deadly(game->bands[i].hex, DEADLY_TO_GATHER);
        gather(play, &game->bands[i]);
    }
    blow(play);
    refresh(play);
    if (toy_night_is_over(&play->board)) {
        event_for_all(journal_add(play->journal, EVENT_STATE, RULE(1_2),
                                  "The night is over."));
        judge(play);
        return STEP_NEXT;
    }
    game->watch++;
    for (size_t i = 0; i < FAMILIES; i++)
        game->households[i].plan = UNPLANNED;
    return STEP_NEXT;
}
