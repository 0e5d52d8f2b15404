/* What a random player likes: to come near the enemy, above all to a place that
 * he holds, and to guess his strength. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/generic/player.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int from_enemy(const struct board *board, enum side side, int hex)
{
    const struct hexes his = con_stacks(board, con_enemy(side));
    int best = INT_MAX;

    for (size_t i = 0; i < his.count; i++) {
        int far = hex_distance(hex, his.items[i]);

        if (con_fortified(board, his.items[i]))
            far = far / 2;
        if (far < best)
            best = far;
    }
    return best;
}

/* Does the chit say of which class the enemy is? */
static bool is_right(const struct board *board, enum side side,
                     const void *details)
{
    const struct order order = {.kind = &con_chit, .details = details};
    const struct group *own = con_group_at(
        board, side,
        (int)strtol(order_subject(board->arena, &order), NULL, 10));
    const struct group *his = own ? con_enemy_group(board, own) : NULL;

    return his && strstr(order_text(board->arena, &order),
                         con_class_words[his->class]);
}

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    const struct move *move = details;
    enum side side = con_side(seat->side);

    if (side == SIDE_COUNT)
        return 0;
    if (kind == &con_chit)
        return is_right(&seat->board, side, details);
    if (move->path.count == 0)
        return 0;
    return -from_enemy(&seat->board, side,
                       move->path.items[move->path.count - 1]);
}

static const struct order_kind *const liked[] = {&con_chit, &con_move, NULL};

/* Where all move nobody meets. Ways of retreat are many and seldom right; who
 * wants to be asked about a Delay stays so for a while, and who waives a
 * question is not asked. */
static const struct habit habits[] = {
    {.kind = &con_chit, .more = 8, .goal = true},
    {.kind = &con_move, .once_in = 4},
    {.kind = &con_forced_march_order, .once_in = 4},
    {.kind = &con_march_to_guns, .once_in = 2},
    {.kind = &con_forage, .once_in = 24},
    {.kind = &con_delay_if, .once_in = 12},
    {.kind = &con_ask, .once_in = 12},
    {.kind = &con_retreat, .more = 3},
    {.kind = NULL},
};

const struct taste campaigns_of_napoleon_taste = {
    .ruleset = "campaigns-of-napoleon",
    .liking = liking,
    .liked = liked,
    .habits = habits,
    .most = 600,
};
