/* 5 Scuffles: who begins one, its sum, and who is beaten. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <string.h>

struct scuffle *toy_under_way(const struct board *board)
{
    return board->game->scuffle_count > 0 ? board->game->scuffles : NULL;
}

static struct band *attacker_of(const struct board *board)
{
    return toy_band(board, toy_under_way(board)->attacker);
}

static struct band *defender_of(const struct board *board)
{
    return toy_band(board, toy_under_way(board)->defender);
}

struct band *toy_beaten(const struct board *board)
{
    return toy_under_way(board)->beaten == ATTACKER ? attacker_of(board)
                                                    : defender_of(board);
}

struct band *toy_victor(const struct board *board)
{
    return toy_under_way(board)->beaten == ATTACKER ? defender_of(board)
                                                    : attacker_of(board);
}

static bool is_at_go(const struct seat *seat)
{
    const char *family = toy_at_go(&seat->board);

    return seat->certain && family && strcmp(family, seat->side) == 0;
}

/* 5.1 scuffles */
static bool check_scuffle(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct challenge *challenge = order->details;

    return toy_own_band(seat, order, challenge->band, report) != NULL;
}

static bool check_enemy(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct challenge *challenge = order->details;
    const struct band *band = toy_band(&seat->board, challenge->band);
    const struct band *enemy = toy_band(&seat->board, challenge->enemy);

    if (!is_at_go(seat))
        return true;
    if (toy_rests(&seat->board, seat->side))
        return REFUSE(RULE(3_3), "the family rests: '%s' begins nothing",
                      band->id);
    if (!enemy || strcmp(enemy->family, seat->side) == 0)
        return REFUSE(RULE(5_1), "there is no enemy '%s'", challenge->enemy);
    if (!hex_adjacent(band->hex, enemy->hex))
        return REFUSE(RULE(5_1), "'%s' is not in the next hex to '%s'",
                      enemy->id, band->id);
    if (band->tired || band->scuffled)
        return REFUSE(RULE(5_1), "'%s' is tired or has begun its scuffle",
                      band->id);
    return true;
}

static void foresee_scuffle(const struct seat *seat, const struct order *order)
{
    const struct challenge *challenge = order->details;

    toy_band(&seat->board, challenge->band)->scuffled = true;
}

struct bout { /* one round, looked at by the modifiers */
    const struct board *board;
    const struct band *attacker;
    const struct band *defender;
};

/* 5.2a push */
static int by_push(const struct bout *bout)
{
    return toy_push_bonus(
        toy_household(bout->board, bout->attacker->family)->plan);
}

/* 5.2b shelter */
static int by_shelter(const struct bout *bout)
{
    return -toy_ground(bout->board, bout->defender->hex)->shelter;
}

/* 5.2c friends */
static int by_friends(const struct bout *bout)
{
    int friends = 0;

    for (int direction = 0; direction < 6; direction++) {
        int hex = hex_neighbour(bout->defender->hex, direction);
        const struct band *band = toy_top(bout->board, hex);

        for (; band; band = toy_below(band))
            if (band != bout->attacker && band->side == bout->attacker->side)
                friends++;
    }
    return friends > 2 ? 2 : friends;
}

/* 5.2d tired */
static int by_tiredness(const struct bout *bout)
{
    return bout->defender->tired ? 1 : 0;
}

/* 5.2 what is added to the sum, in the order of the book */
static const struct modifier {
    const struct rule *rule;
    int (*value)(const struct bout *bout);
} modifiers[] = {
    {RULE(5_2a), by_push},
    {RULE(5_2b), by_shelter},
    {RULE(5_2c), by_friends},
    {RULE(5_2d), by_tiredness},
    {NULL, NULL},
};

static int modified(struct play *play, const struct bout *bout, int sum)
{
    for (const struct modifier *row = modifiers; row->rule; row++) {
        int value = row->value(bout);

        if (value == 0)
            continue;
        event_for_all(
            event_number(journal_add(play->journal, EVENT_MODIFIER, row->rule,
                                     "%s: %+d", row->rule->title, value),
                         value));
        sum += value;
    }
    return sum;
}

/* 5.3 who is beaten */
static enum party beaten_by(const struct module *module, int sum)
{
    enum party beaten = module->scuffles[0].beaten;

    for (size_t i = 0; i < module->scuffle_count; i++)
        if (sum >= module->scuffles[i].sum)
            beaten = module->scuffles[i].beaten;
    return beaten;
}

/* 5.2 sum of a scuffle; the label tells the rounds apart */
static int throw_sum(struct play *play, const struct bout *bout)
{
    const struct scuffle *scuffle = play->game->scuffles;
    const char *which = arena_text(play->arena, "%s-%s/%d", bout->attacker->id,
                                   bout->defender->id, scuffle->round);
    struct event *event;
    const struct roll *roll = journal_roll(play->journal, play->dice, RULE(5_2),
                                           "sum", which, 2, 6, &event);

    event_for_all(event);
    return modified(play, bout,
                    roll->faces[0] + roll->faces[1] + bout->attacker->strength -
                        bout->defender->strength);
}

static void end_scuffle(struct play *play)
{
    play->game->scuffle_count = 0;
}

/* One round: ends the scuffle, or leaves somebody beaten. */
static void fight(struct play *play)
{
    struct scuffle *scuffle = toy_under_way(&play->board);
    const struct bout bout = {&play->board, attacker_of(&play->board),
                              defender_of(&play->board)};
    struct event *event = journal_open(
        play->journal, EVENT_COMBAT, RULE(5_2), "%s against %s, round %d",
        bout.attacker->name, bout.defender->name, scuffle->round);
    int sum;

    event_for_all(event_at(event, bout.defender->hex));
    sum = throw_sum(play, &bout);
    scuffle->beaten = beaten_by(play->module, sum);
    event = journal_add(
        play->journal, EVENT_TABLE, RULE(5_3), "Sum %d: %s is beaten.", sum,
        scuffle->beaten == NOBODY ? "nobody" : toy_beaten(&play->board)->name);
    event_for_all(event_number(event, sum));
    toy_tell_outcome(play, bout.attacker, bout.defender);
    journal_close(play->journal);
    if (scuffle->beaten == NOBODY)
        end_scuffle(play);
}

static void carry_out_scuffle(struct play *play, const char *side,
                              const struct order *order)
{
    const struct challenge *challenge = order->details;
    struct game *game = play->game;
    struct scuffle *scuffle;

    (void)side;
    toy_band(&play->board, challenge->band)->scuffled = true;
    game->scuffle_count = 0;
    scuffle = LIST_ADD(play->arena, game->scuffles, game->scuffle_count);
    scuffle->attacker = toy_band(&play->board, challenge->band)->id;
    scuffle->defender = toy_band(&play->board, challenge->enemy)->id;
    scuffle->round = 1;
    fight(play);
}

static void say_scuffle(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct challenge *challenge = order->details;

    (void)seat;
    buffer_printf(out, "'%s' begins a scuffle with '%s'", challenge->band,
                  challenge->enemy);
}

static void choose_neighbours(const struct seat *seat, const struct band *band,
                              struct choices *choices)
{
    for (int direction = 0; direction < 6; direction++) {
        int hex = hex_neighbour(band->hex, direction);
        const struct band *enemy = toy_top(&seat->board, hex);

        for (; enemy; enemy = toy_below(enemy)) {
            const struct challenge challenge = {band->id, enemy->id};

            choice_offer(seat, choices, &toy_scuffle, &challenge,
                         "%d against %d", band->strength, enemy->strength);
        }
    }
}

static void choose_scuffle(const struct seat *seat, struct choices *choices)
{
    /* Before its go the family knows too little to be offered enemies. */
    for (size_t i = 0; is_at_go(seat) && i < seat->game->band_count; i++)
        choose_neighbours(seat, &seat->game->bands[i], choices);
}

const struct order_kind toy_scuffle = {
    ORDER("scuffle", RULE(5_1),
          "begin a scuffle with an enemy band in the next hex"),
    FIELDS(challenge, NEEDED(NAME, challenge, band, "band"),
           NEEDED(NAME, challenge, enemy, "enemy")),
    .subject = "band",
    .check_order = check_scuffle,
    .check_world = check_enemy,
    .foresee = foresee_scuffle,
    .carry_out = carry_out_scuffle,
    .say = say_scuffle,
    .choices = choose_scuffle,
};

static bool may_begin(const struct board *board, const struct band *band,
                      const char *family)
{
    return strcmp(band->family, family) == 0 && !band->tired &&
           !band->scuffled && !toy_rests(board, family);
}

/* 2.5: a hex is of one family. */
static bool has_enemy(const struct board *board, const struct band *band)
{
    for (int direction = 0; direction < 6; direction++) {
        int hex = hex_neighbour(band->hex, direction);
        const struct band *other = toy_top(board, hex);

        if (other && other->side != band->side)
            return true;
    }
    return false;
}

/* Has the family anybody who could begin a scuffle? */
static bool could_begin(const struct play *play, const char *family)
{
    for (size_t i = 0; i < play->game->band_count; i++)
        if (may_begin(&play->board, &play->game->bands[i], family) &&
            has_enemy(&play->board, &play->game->bands[i]))
            return true;
    return false;
}

static void ask_beaten(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&toy_retreat, &toy_hold,
                                                       NULL};
    const struct band *beaten = toy_beaten(&play->board);
    struct question *question;

    if (toy_ways_out(&play->board, beaten, toy_victor(&play->board)).count == 0)
        return; /* 5.4b no way out */
    question = question_add(questions, beaten->family, RULE(5_4),
                            "your band is beaten: retreat or hold");
    question->subject = beaten->id;
    question->round = toy_under_way(&play->board)->round;
    question->answers = answers;
    question->standing = &toy_if_beaten;
    question->fallback = "it holds";
}

void toy_ask_scuffles(const struct play *play, struct questions *questions)
{
    static const struct order_kind *const answers[] = {&toy_scuffle, NULL};
    const char *family = toy_at_go(&play->board);
    struct question *question;

    if (toy_under_way(&play->board)) {
        ask_beaten(play, questions);
        return;
    }
    if (!family || !could_begin(play, family))
        return;
    question =
        question_add(questions, family, RULE(5_1), "scuffles of your bands");
    question->answers = answers;
    question->optional = play->game->begun;
    question->fallback = "it begins none";
}

/* Another round after a hold, or the end of the scuffle. */
static void go_on(struct play *play)
{
    if (toy_answer(play))
        fight(play);
    else
        end_scuffle(play);
}

/* 5.1: the next scuffle of the family at go; false if there is none. */
static bool begin_next(struct play *play, const char *family)
{
    struct order *order = play_order(play, family, &toy_scuffle, NULL, 1);

    play->game->begun = true;
    if (!order)
        return false;
    play_carry_out(play, family, order);
    return true;
}

enum step_end toy_run_scuffles(struct play *play)
{
    const char *family = toy_at_go(&play->board);

    if (toy_under_way(&play->board)) {
        go_on(play);
    } else if (!family) {
        play->game->turn = 0;
        return STEP_NEXT;
    } else if (!begin_next(play, family)) {
        play->game->turn++;
        play->game->begun = false;
    }
    return STEP_AGAIN;
}
