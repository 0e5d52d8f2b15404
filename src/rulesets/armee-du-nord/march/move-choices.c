/* Where a group may come to, for `check`, blank sheets and standing marches,
 * and what a sheet offers for moves. */
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

/* What a step costs the piece of the group to which it is dearest. */
static int dearest(const struct mover *mover, int from, int to)
{
    bool alone = mover->units.count == 0 || adn_is_empty(mover->board, to);
    int most = 0;

    for (size_t i = 0; i < adn_mover_count(mover); i++) {
        int cost = adn_step_cost(mover->board, adn_mover_at(mover, i)->class,
                                 from, to, mover->column && alone);

        if (cost < 0)
            return PROHIBITED;
        if (cost > most)
            most = cost;
    }
    return most;
}

/* A path goes round enemies, and out of a zone only where it begins. */
static int plan_cost(const void *context, int from, int to)
{
    const struct mover *mover = context;
    int enemy = adn_enemy(mover->camp);

    if (!adn_adjacent(mover->board, from, to))
        return PROHIBITED;
    if (mover->over_all)
        return dearest(mover, from, to);
    if (adn_has_units(mover->board, to, enemy))
        return PROHIBITED;
    if (from != mover->hex && mover->units.count > 0 &&
        adn_in_zoi(mover->board, enemy, from))
        return PROHIBITED;
    return dearest(mover, from, to);
}

struct hexes adn_way(const struct mover *mover, int to)
{
    const struct way_rule rule = {.cost = plan_cost, .context = mover};
    struct hexes way = way_to(mover->board->arena, &rule, mover->hex, to);
    struct hexes path = {NULL, 0};

    for (size_t i = 1; i < way.count; i++)
        hexes_add(mover->board->arena, &path, way.items[i]);
    return path;
}

struct span adn_reach(const struct mover *mover)
{
    struct path_search search = {.cost = plan_cost, .context = mover};
    struct span span;

    search.limit = mover->points[0];
    for (size_t i = 1; i < mover->units.count; i++)
        if (mover->points[i] < search.limit)
            search.limit = mover->points[i];
    span.reach =
        path_reach(mover->board->arena, &search, mover->hex, &span.count);
    return span;
}

/* Charges from where the path ends, of cavalry. */
static void offer_charges(const struct seat *seat, const struct mover *mover,
                          const struct move_order *path, int from,
                          struct choices *choices)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        struct move_order move = *path;

        move.charge = hex_neighbour(from, direction);
        if (adn_has_units(&seat->board, move.charge, adn_enemy(mover->camp)))
            choice_offer(seat, choices, &adn_move, &move, "a charge on %s",
                         adn_hex_name(&seat->board, move.charge));
    }
}

/* A hex that a group reaches, by the way that costs least. */
static void offer_hex(const struct seat *seat, const struct mover *mover,
                      const char *id, const struct span *reached,
                      const struct reach *at, struct choices *choices)
{
    struct move_order move = {.column = mover->column};
    struct hexes way =
        path_to(seat->arena, reached->reach, reached->count, at->at);

    names_add(seat->arena, &move.pieces, id);
    for (size_t i = 1; i < way.count; i++)
        hexes_add(seat->arena, &move.path, way.items[i]);
    if (adn_has_arm(&mover->units, CAVALRY) && !mover->column)
        offer_charges(seat, mover, &move, at->at, choices);
    if (at->at != mover->hex)
        choice_offer(seat, choices, &adn_move, &move, "%s, %s",
                     adn_hex_name(&seat->board, at->at),
                     adn_points_phrase(seat->arena, at->cost));
}

/* Places with a name come first, then what is next to an enemy. */
static int rank_of(const struct seat *seat, const struct mover *mover,
                   const struct reach *at)
{
    if (map_place(&seat->module->map, at->at))
        return at->cost;
    if (adn_next_to_units(&seat->board, at->at, adn_enemy(mover->camp)))
        return RANK_UNNAMED / 2 + at->cost;
    return RANK_UNNAMED + at->cost;
}

/* but: what it reaches otherwise, and is not offered again; or NULL. */
static struct span offer_moves(const struct seat *seat,
                               const struct mover *mover, const char *id,
                               const struct span *but, struct choices *choices)
{
    const struct span reached = adn_reach(mover);

    for (size_t i = 0; i < reached.count && !choices_full(choices); i++) {
        int hex = reached.reach[i].at;

        choices->rank = rank_of(seat, mover, &reached.reach[i]);
        if (!but || path_cost(but->reach, but->count, hex) < 0)
            offer_hex(seat, mover, id, &reached, &reached.reach[i], choices);
    }
    choices->rank = 0;
    return reached;
}

/* Pieces of the side that have not moved; a unit in column too. */
void adn_choices_of_move(const struct seat *seat, struct choices *choices)
{
    int army = adn_army_of(seat->side);
    const struct counter *counter = NULL;
    struct mover mover;

    adn_foresee_command(seat);
    while (!choices_full(choices) &&
           (counter = adn_counter_after(&seat->board, army, counter)) != NULL) {
        struct span reached;

        if (counter->moved)
            continue;
        adn_mover_of(&seat->board, counter, &mover);
        reached = offer_moves(seat, &mover, counter->id, NULL, choices);
        mover.column = counter->list == UNIT_LIST;
        if (mover.column)
            offer_moves(seat, &mover, counter->id, &reached, choices);
    }
}
