/* 5.4 to 5.8: what the beaten answer, and what comes of it. */
#include "tests/toy/game.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "wargame/retreat.h"

#include <string.h>

enum { LAST_ROUND = 3 };

struct retreat {
    const char *band;
    int to;
};

struct hold_order {
    const char *band;
};

struct chase {
    bool value;
};

/* 5.4a where to retreat */
static bool is_way_out(const struct board *board, const struct band *band,
                       const struct band *enemy, int hex)
{
    return toy_open(board, hex) && toy_has_room(board, band->side, hex) &&
           !toy_beside_enemy(board, band->side, hex, enemy);
}

struct beaten_band {
    const struct board *board;
    const struct band *band, *enemy;
};

static bool may_retreat(const void *context, const struct hexes *way, int to)
{
    const struct beaten_band *beaten = context;

    (void)way;
    return is_way_out(beaten->board, beaten->band, beaten->enemy, to);
}

struct hexes toy_ways_out(const struct board *board, const struct band *band,
                          const struct band *enemy)
{
    const struct beaten_band beaten = {board, band, enemy};
    const struct retreat_rule rule = {.legal = may_retreat, .context = &beaten};
    int start = band->hex;
    const struct hexes way = {&start, 1};

    return retreat_steps(board->arena, &rule, &way);
}

/* Is it this band that has to answer now? Before its scuffle nobody knows. */
static bool has_to_answer(const struct seat *seat, const struct band *band)
{
    return seat->certain && toy_under_way(&seat->board) &&
           toy_beaten(&seat->board) == band;
}

static bool check_retreat(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct retreat *retreat = order->details;

    if (!toy_own_band(seat, order, retreat->band, report))
        return false;
    if (toy_open(&seat->board, retreat->to))
        return true;
    return REFUSE(RULE(2_2a), "nobody enters %04d", retreat->to);
}

static bool check_way_out(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct retreat *retreat = order->details;
    const struct band *band = toy_band(&seat->board, retreat->band);

    if (!has_to_answer(seat, band))
        return true;
    if (!hex_adjacent(band->hex, retreat->to) ||
        !is_way_out(&seat->board, band, toy_victor(&seat->board), retreat->to))
        return REFUSE(RULE(5_4a), "'%s' may not retreat to %04d", band->id,
                      retreat->to);
    return true;
}

static bool check_hold(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct hold_order *hold = order->details;

    return toy_own_band(seat, order, hold->band, report) != NULL;
}

static struct band *attacker_who_won(const struct board *board)
{
    return toy_under_way(board)->beaten == DEFENDER ? toy_victor(board) : NULL;
}

/* 5.7 chase */
static void chase(struct play *play, struct band *band, int hex)
{
    const struct chase *standing =
        play_standing(play, band->family, &toy_chase, NULL);
    struct hexes path = {.items = NULL};
    struct event *event;

    if (!option_is(play->options, "chase", "on") || !standing->value ||
        !toy_has_room(&play->board, band->side, hex))
        return;
    hexes_add(play->arena, &path, band->hex);
    hexes_add(play->arena, &path, hex);
    toy_put(&play->board, band, hex);
    event = journal_add(play->journal, EVENT_ADVANCE, RULE(5_7),
                        "%s chases into %04d.", band->name, hex);
    event_of(event_for_all(event_path(play->journal, event, &path)),
             band->family, band->id);
}

static void go_back(struct play *play, struct band *band, int to)
{
    struct band *victor = attacker_who_won(&play->board);
    struct hexes path = {.items = NULL};
    struct event *event;

    hexes_add(play->arena, &path, band->hex);
    hexes_add(play->arena, &path, to);
    toy_put(&play->board, band, to);
    band->tired = true;
    event = journal_add(play->journal, EVENT_RETREAT, RULE(5_4),
                        "%s retreats to %04d.", band->name, to);
    event_of(event_for_all(event_path(play->journal, event, &path)),
             band->family, band->id);
    if (victor)
        chase(play, victor, path.items[0]);
}

static void carry_out_retreat(struct play *play, const char *side,
                              const struct order *order)
{
    const struct retreat *retreat = order->details;

    (void)side;
    go_back(play, toy_band(&play->board, retreat->band), retreat->to);
}

/* Holding is what happens when nobody goes back: see toy_answer(). */
static void carry_out_hold(struct play *play, const char *side,
                           const struct order *order)
{
    const struct hold_order *hold = order->details;
    const struct band *band = toy_band(&play->board, hold->band);

    journal_tell(play->journal, EVENT_ORDER, RULE(5_4), side, band->id,
                 "%s is told to hold.", band->name);
}

/* [base way-back]: the open hex nearest the burrow, then the lowest. */
static int way_back(const struct board *board, const struct band *band)
{
    const struct hexes ways = toy_ways_out(board, band, toy_victor(board));
    int home = board->module->families[toy_family(board, band->family)].burrow;
    int best = 0;

    for (size_t i = 0; i < ways.count; i++) {
        int hex = ways.items[i];
        int nearer =
            best ? hex_distance(best, home) - hex_distance(hex, home) : 1;

        if (nearer > 0 || (nearer == 0 && hex < best))
            best = hex;
    }
    return best;
}

/* 5.6 gone home */
static bool is_gone(struct play *play, struct band *band)
{
    if (band->strength > 0)
        return false;
    event_at(journal_tell(play->journal, EVENT_LOSS, RULE(5_6), band->family,
                          band->id, "%s goes home.", band->name),
             band->hex);
    toy_remove(&play->board, band);
    return true;
}

/* 5.5 holding; says whether another round follows */
static bool hold(struct play *play, struct band *band)
{
    struct scuffle *scuffle = play->game->scuffles;
    struct event *event =
        journal_add(play->journal, EVENT_LOSS, RULE(5_5),
                    "%s holds and loses one of strength.", band->name);

    event_number(event_for_all(event_at(event, band->hex)), 1);
    event_of(event, band->family, band->id);
    band->strength--;
    band->tired = true;
    if (is_gone(play, band) || scuffle->round == LAST_ROUND)
        return false;
    scuffle->round++;
    scuffle->beaten = NOBODY;
    return true;
}

/* The order about the band in the section of this round, first come first
 * carried out; NULL if there is none. */
static struct order *answer_of(struct play *play, const struct band *band)
{
    int round = play->game->scuffles->round;
    struct order *order =
        play_order(play, band->family, &toy_retreat, band->id, round);

    return order ? order
                 : play_order(play, band->family, &toy_hold, band->id, round);
}

/* What acts when no order does, or the order lapsed: 5.8, then holding. */
static bool act_unasked(struct play *play, struct band *band)
{
    const struct if_beaten *standing =
        play_standing(play, band->family, &toy_if_beaten, band->id);
    int back =
        standing->value == BEATEN_BACK ? way_back(&play->board, band) : 0;

    if (back == 0)
        return hold(play, band);
    journal_tell(play->journal, EVENT_STANDING, BASE(way_back), band->family,
                 band->id, "%s goes back.", band->name);
    go_back(play, band, back);
    return false;
}

/* 5.4b no way out; else what the band does */
bool toy_answer(struct play *play)
{
    struct band *band = toy_beaten(&play->board);
    struct order *order;

    if (toy_ways_out(&play->board, band, toy_victor(&play->board)).count == 0) {
        journal_tell(play->journal, EVENT_NOTE, RULE(5_4b), band->family,
                     band->id, "%s has no way out.", band->name);
        return hold(play, band);
    }
    order = answer_of(play, band);
    if (!order || !play_carry_out(play, band->family, order))
        return act_unasked(play, band);
    return order->kind == &toy_hold ? hold(play, band) : false;
}

/* The band that has to answer now, whosever it is, or NULL. Before its scuffle
 * no order about a band is refused, and none is worth listing. */
static const struct band *asked(const struct seat *seat)
{
    if (!seat->certain || !toy_under_way(&seat->board))
        return NULL;
    return toy_beaten(&seat->board);
}

static void choose_retreat(const struct seat *seat, struct choices *choices)
{
    const struct band *band = asked(seat);

    for (int direction = 0; band && direction < 6; direction++) {
        int hex = hex_neighbour(band->hex, direction);
        const struct terrain *ground = toy_ground(&seat->board, hex);
        const struct retreat retreat = {band->id, hex};

        if (ground)
            choice_offer(seat, choices, &toy_retreat, &retreat, "%s",
                         ground->name);
    }
}

static void choose_hold(const struct seat *seat, struct choices *choices)
{
    const struct band *band = asked(seat);
    const struct hold_order hold_it = {band ? band->id : NULL};

    if (band)
        choice_offer(seat, choices, &toy_hold, &hold_it, "loses one of %d",
                     band->strength);
}

const struct order_kind toy_retreat = {
    ORDER("retreat", RULE(5_4), "a beaten band goes back one hex"),
    FIELDS(retreat, NEEDED(NAME, retreat, band, "band"),
           NEEDED(HEX, retreat, to, "to")),
    .subject = "band",
    .check_order = check_retreat,
    .check_world = check_way_out,
    .carry_out = carry_out_retreat,
    .choices = choose_retreat,
};

const struct order_kind toy_hold = {
    ORDER("hold", RULE(5_4), "a beaten band stays and loses one of strength"),
    FIELDS(hold_order, NEEDED(NAME, hold_order, band, "band")),
    .subject = "band",
    .check_order = check_hold,
    .carry_out = carry_out_hold,
    .choices = choose_hold,
};

/* 5.8 standing answer */
static const char *const beaten_words[] = {
    [BEATEN_ASK] = "ask",
    [BEATEN_HOLD] = "hold",
    [BEATEN_BACK] = "back",
    [BEATEN_BACK + 1] = NULL,
};

static bool check_if_beaten(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct if_beaten *standing = order->details;

    return !standing->band || toy_own_band(seat, order, standing->band, report);
}

static bool asks_if_beaten(const void *details)
{
    return ((const struct if_beaten *)details)->value == BEATEN_ASK;
}

static const struct if_beaten ask_first = {NULL, BEATEN_ASK};

const struct order_kind toy_if_beaten = {
    ORDER("if-beaten", RULE(5_8), "what beaten bands do: ask, hold or back"),
    FIELDS(if_beaten, MAY(NAME, if_beaten, band, "band"),
           CHOOSE(if_beaten, value, "value", beaten_words)),
    .subject = "band",
    .check_order = check_if_beaten,
    .initial = &ask_first,
    .asks = asks_if_beaten,
    .reveals = "whether your beaten bands hold",
};

static const struct chase stay = {false};

/* Never asks: a scuffle won does not stop play. */
const struct order_kind toy_chase = {
    ORDER("chase", RULE(5_7), "do attackers enter the hex they have won?"),
    FIELDS(chase, NEEDED(YES, chase, value, "value")),
    .initial = &stay,
};
