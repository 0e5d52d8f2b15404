/* Chapter 9.2: the marches to the guns that a side could order. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { MOST_GROUPS = 16 };

static void offer(const struct seat *seat, struct choices *choices,
                  const struct guns_order *details)
{
    choice_offer(seat, choices, &con_march_to_guns, details, "%s",
                 con_hex_name(&seat->board,
                              details->path.items[details->path.count - 1]));
}

static void offer_force(const struct seat *seat, struct choices *choices,
                        const struct force *force)
{
    const struct leader *leader = con_leader(&seat->board, force->leader);
    struct hexes here = {NULL, 0};
    struct march_ways search = {.board = &seat->board, .cost = con_forced_cost};
    struct path_search ways = {
        .cost = con_ways_cost, .context = &search, .limit = 0};
    const struct reach *reach = NULL;
    size_t count = 0;

    if (!leader || con_group_of(&seat->board, force, leader->hex))
        return;
    search.start = leader->hex;
    hexes_add(seat->arena, &here, leader->hex);
    if (!con_forced_mover(&seat->board, force->id, &here, &search.mover))
        return;
    ways.limit = search.mover.left;
    reach = path_reach(seat->arena, &ways, search.start, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        struct group *groups[MOST_GROUPS];
        struct guns_order *details =
            ARENA_NEW(choices->arena, struct guns_order);

        if (con_joinable(&seat->board, force->of->side, reach[i].at, groups,
                         MOST_GROUPS) == 0)
            continue;
        details->force = force->id;
        details->group = groups[0]->contact.items[0];
        details->path = path_to(choices->arena, reach, count, reach[i].at);
        choices->rank =
            reach[i].cost +
            (con_place(&seat->board, reach[i].at) ? 0 : RANK_UNNAMED);
        offer(seat, choices, details);
    }
    choices->rank = 0;
}

void con_choices_of_guns(const struct seat *seat, struct choices *choices)
{
    enum side side = con_side(seat->side);

    for (size_t i = 0; i < seat->game->force_count; i++)
        if (seat->game->forces[i].of->side == side)
            offer_force(seat, choices, &seat->game->forces[i]);
}
