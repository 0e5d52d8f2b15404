/* Administrative points, lines of communications, supply, dispatch. */
#include "wargame/supply.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

enum { QUARTERS = 4, LINE_LIMIT = 40, DEPOT_REACH = 10 };

/* [base supply] enemy stacks, and their zones where no friend stands, close
 * a hex to supply and messengers, whether their own side sees them or not
 * (ruling 121). */
bool con_is_closed(const struct board *board, enum side enemy, int hex)
{
    if (con_more_than_vedettes(board, enemy, hex))
        return true;
    if (con_more_than_vedettes(board, con_enemy(enemy), hex))
        return false;
    return con_in_zoc(board, enemy, hex, VEDETTES_COUNT);
}

/* [base supply] hex by hex */
static int open_cost(const struct board *board, int from, int to)
{
    return con_adjacent(board, from, to) ? 1 : -1;
}

/* [base lines-of-communication] primary roads alone */
static int highway_cost(const struct board *board, int from, int to)
{
    return con_road(board, from, to) == ROAD_PRIMARY
               ? open_cost(board, from, to)
               : -1;
}

/* ---- [base lines-of-communication] --------------------------------------- */

/* [base lines-of-communication] the shortest line to a center; depots
 * lengthen it */
struct hexes con_line(const struct board *board, const struct army *army,
                      int center)
{
    const struct ride ride = {.board = board,
                              .side = army->card->side,
                              .limit = LINE_LIMIT +
                                       DEPOT_REACH * (int)army->depots.count,
                              .bars = con_is_closed,
                              .cost = highway_cost};
    const struct way_rule rule = con_ride_rule(&ride);
    struct hexes sources = {NULL, 0};

    foreach (const struct supply_point, supply, board->module->supplies)
        if (center && con_is_source(supply, army->card) &&
            !con_is_closed(board, con_enemy(ride.side), supply->hex))
            hexes_add(board->arena, &sources, supply->hex);
    return supply_line(board->arena, &rule, &sources, center);
}

/* [base ap] whose points an army spends */
struct army *con_pool(const struct board *board, const char *army)
{
    enum side side = con_army_side(board, army);

    foreach (struct army, first, board->game->armies)
        if (option_is(board->options, "coalition-ap", "joint") &&
            first->card->side == side)
            return first;
    return con_army(board, army);
}

/* [base ap] no more than the cap is kept. A shared pool keeps as much as the
 * pools of its armies would. */
static int cap_of(const struct board *board, const struct army *pool)
{
    int sharers = 0;

    foreach (struct army, army, board->game->armies)
        sharers += con_pool(board, army->id) == pool;
    return sharers * board->module->ap_cap;
}

/* [base ap] an army receives its points */
static void supply_army(const struct board *board, struct army *army)
{
    struct army *pool = con_pool(board, army->id);
    int cap = cap_of(board, pool);

    army->line = con_line(board, army, army->center);
    army->length = army->line.count > 0 ? (int)army->line.count - 1 : -1;
    army->received =
        con_band(board->module->ap, board->module->ap_count, army->length);
    pool->ap += army->received;
    if (pool != army) {
        pool->ap += army->ap;
        army->ap = 0;
    }
    if (pool->ap > cap)
        pool->ap = cap;
}

static void tell_supply(struct play *play, const struct army *army)
{
    const char *name = army->card->name;
    int ap = con_pool(&play->board, army->id)->ap;
    struct event *event = NULL;

    if (army->length < 0)
        event = journal_add(
            play->journal, EVENT_STATE, BASE(ap),
            "The %s has no line of communications: it receives nothing and has "
            "%s.",
            name, arena_counted(play->arena, ap, "administrative point"));
    else
        event = journal_add(
            play->journal, EVENT_STATE, BASE(ap),
            "The %s, %s from its source, receives %s and has %d.", name,
            con_hexes(play->arena, army->length),
            arena_counted(play->arena, army->received, "administrative point"),
            ap);
    event_number(event, army->received);
    event_at(event, army->center);
    event_for(play->journal, event, con_side_id(army->card->side));
}

/* 1b I.a */
enum step_end con_run_supply(struct play *play)
{
    foreach (struct army, army, play->game->armies) {
        supply_army(&play->board, army);
        tell_supply(play, army);
    }
    play->game->dawn = true;
    return STEP_NEXT;
}

/* ---- [base supply], [base dispatch] -------------------------------------- */

/* [base supply] the center or the line is reached */
static bool is_line(const void *context, int hex)
{
    const struct army *army = ((const struct ride *)context)->army;

    return hex == army->center || hexes_contain(&army->line, hex);
}

/* [base supply] within reach of the line */
bool con_supplied(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);
    const struct ride ride = {.board = board,
                              .side = force->of->side,
                              .limit = board->module->supply_range,
                              .bars = con_is_closed,
                              .ends = is_line,
                              .cost = open_cost,
                              .army = con_army(board, force->army)};

    /* [base vedettes] these need none */
    if (con_act_as_vedettes(&party))
        return true;
    for (size_t i = 0; i < party.units_count; i++)
        if ((i == 0 || party.units[i]->hex != party.units[i - 1]->hex) &&
            con_ride(&ride, party.units[i]->hex))
            return true;
    return party.units_count == 0;
}

/* [base dispatch] the commander of the army, or its center */
static bool sends_messengers(const void *context, int hex)
{
    const struct ride *ride = context;
    const struct leader *commander =
        con_leader(ride->board, ride->army->card->commander);

    return hex == ride->army->center ||
           (commander && commander->state == ON_MAP && commander->hex == hex);
}

/* [base dispatch] a messenger reaches the force */
bool con_dispatched(const struct board *board, const struct force *force)
{
    const struct ride ride = {.board = board,
                              .side = force->of->side,
                              .limit = QUARTERS * board->module->dispatch_mp,
                              .bars = con_is_closed,
                              .ends = sends_messengers,
                              .army = con_army(board, force->army)};
    int hex = con_force_hex(board, force);

    /* 4g of a force that has dispersed nothing stands anywhere. */
    return hex && con_ride(&ride, hex);
}
