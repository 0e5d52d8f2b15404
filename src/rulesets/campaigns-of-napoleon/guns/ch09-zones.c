/* Chapter 9: zones that open in phase V, and groups within reach. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"

#include <string.h>

/* ---- 9a, 9b zones that open ---------------------------------------------- */

/* Who is about to march is no friend of his own: he is lifted off the map, and
 * put back at once. */
static void lift(const struct mover *mover, struct stacks *stacks, bool off)
{
    foreach_unit (unit, mover->party)
        if (off)
            piece_leave(stacks, &unit->piece, UNSEEN);
        else
            piece_put(stacks, &unit->piece, mover->hex);
}

/* 9a a group in the zone of a friend */
static bool is_held(const struct board *board, const struct group *group)
{
    foreach_hex (hex, group->hexes)
        if (con_in_zoc(board, con_enemy(group->side), hex, VEDETTES_IGNORED))
            return true;
    return false;
}

/* 9a enemies in a combat group that lies in the zone of a friend. Whoever is
 * about to march is no friend of his own: he is lifted off the map. */
static void find_open(const struct board *board, struct mover *mover)
{
    lift(mover, board->game->stacks, true);
    foreach (const struct group, group, board->game->groups) {
        if (group->side == mover->march.side || !is_held(board, group))
            continue;
        foreach_hex (hex, group->hexes)
            hexes_add(board->arena, &mover->open, hex);
    }
    lift(mover, board->game->stacks, false);
}

/* 9a, 9b where the zones of several enemies meet one who may be approached
 * opens the hex; else nobody could ever be drawn in (9.2c, 9.2d, 9.2g).
 * Vedettes close it always. */
const struct rule *con_closed_by(const struct board *board,
                                 const struct mover *mover, int to)
{
    enum side enemy = con_enemy(mover->march.side);
    bool open = false;
    bool closed = false;

    foreach_neighbour (hex, to) {
        if (!con_controls(board, enemy, hex, to, VEDETTES_COUNT))
            continue;
        if (hexes_contain(&mover->open, hex))
            open = true;
        else if (con_vedette_only(board, enemy, hex))
            return RULE(9b);
        else
            closed = true;
    }
    return closed && !open ? RULE(9a) : NULL;
}

/* 3.1e who marches in phase V */
bool con_forced_mover(const struct board *board, const char *id, int hex,
                      struct mover *mover)
{
    if (!con_mover(board, id, hex, mover) || !mover->force ||
        mover->party.units_count == 0)
        return false;
    mover->forced = true;
    find_open(board, mover);
    return true;
}

/* 9a, 9b points of a step in phase V */
int con_forced_cost(const struct board *board, const struct mover *mover,
                    int to)
{
    enum side enemy = con_enemy(mover->march.side);
    int cost = con_step_cost(board, &mover->march, mover->hex, to);

    if (cost < 0 || con_stands(board, enemy, to) ||
        con_closed_by(board, mover, to))
        return -1;
    if (!con_in_zoc(board, enemy, mover->hex, VEDETTES_IGNORED))
        return cost;
    if (mover->path.count > 1 || con_in_zoc(board, enemy, to, VEDETTES_IGNORED))
        return -1;
    return cost + con_leaving_cost(board, &mover->march);
}

/* ---- which groups -------------------------------------------------------- */

/* 9.2b the group of a force */
struct group *con_group_of(const struct board *board, const struct force *force,
                           int hex)
{
    struct group *group = con_group_at(board, force->of->side, hex);

    return group && !names_contain(&group->apart, force->id) ? group : NULL;
}

/* 9.2a the group or its enemy is next to the hex */
static bool reaches(const struct board *board, const struct group *group,
                    int hex)
{
    const struct group *enemy = con_enemy_group(board, group);

    for (size_t i = 0; i < group->hexes.count; i++)
        if (con_adjacent(board, group->hexes.items[i], hex))
            return true;
    for (size_t i = 0; enemy && i < enemy->hexes.count; i++)
        if (con_controls(board, enemy->side, enemy->hexes.items[i], hex,
                         VEDETTES_IGNORED))
            return true;
    return false;
}

/* 9.2f the group that holds a hex */
const char *con_bound_to(const struct board *board, enum side side, int hex)
{
    const struct group *group = con_group_at(board, side, hex);
    const struct unit *unit = con_unit_in(board, side, hex);

    for (; !group && unit; unit = con_unit_below(unit)) {
        const struct force *force = con_force(board, unit->force);

        if (force && force->marched_to_guns && force->joins)
            group = con_group(board, force->joins);
    }
    return group ? group->id : NULL;
}

/* 9.2a, 9.2f groups that may be joined in a hex */
size_t con_joinable(const struct board *board, enum side side, int hex,
                    struct group **groups, size_t most)
{
    const char *bound = con_bound_to(board, side, hex);
    size_t count = 0;

    for (size_t i = 0; i < board->game->groups_count && count < most; i++) {
        struct group *group = &board->game->groups[i];

        if (group->side == side && (bound ? strcmp(bound, group->id) == 0
                                          : reaches(board, group, hex)))
            groups[count++] = group;
    }
    return count;
}
