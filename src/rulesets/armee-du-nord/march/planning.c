/* Where a group may come to, for `check`, blank sheets and standing marches. */
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
