/* Chapter 9.2: the marches to the guns that a side could order. */
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"

enum { MOST_GROUPS = 16 };

static void offer_force(const struct seat *seat, struct choices *choices,
                        const struct force *force)
{
    const struct board *board = &seat->board;
    const struct leader *leader = con_leader(board, force->leader);
    struct march_ways ways = {.board = board, .cost = con_forced_cost};
    const struct reach *reach = NULL;
    size_t count = 0;

    if (!leader || con_group_of(board, force, leader->hex) ||
        !con_forced_mover(board, force->id, leader->hex, &ways.mover))
        return;
    ways.start = leader->hex;
    reach = con_march_reach(&ways, &count);
    for (size_t i = 0; i < count && !choices_full(choices); i++) {
        struct group *groups[MOST_GROUPS];
        struct guns_order details = {.force = force->id};

        if (con_joinable(board, force->of->side, reach[i].at, groups,
                         MOST_GROUPS) == 0)
            continue;
        details.group = groups[0]->contact.items[0];
        details.path = path_to(choices->arena, reach, count, reach[i].at);
        choices->rank = con_rank(board, &reach[i]);
        choice_offer(seat, choices, &con_march_to_guns, &details, "%s",
                     con_hex_name(board, reach[i].at));
    }
    choices->rank = 0;
}

void con_choices_of_guns(const struct seat *seat, struct choices *choices)
{
    const struct force *force = NULL;

    while ((force = con_force_after(&seat->board, con_side(seat->side), force)))
        offer_force(seat, choices, force);
}
