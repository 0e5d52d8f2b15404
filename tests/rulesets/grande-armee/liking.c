/* What a random player likes: to come near the enemy, to skirmish and to
 * attack, and to hurry. */
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/turn/turn.h"
#include "tests/rulesets/generic/player.h"

#include <limits.h>

static int from_enemy(const struct board *board, int side, int hex)
{
    int nearest = INT_MAX;

    for (size_t i = 0; i < board->game->unit_count; i++) {
        const struct unit *unit = &board->game->units[i];

        if (unit->state == ON_MAP && unit->side != side &&
            hex_distance(hex, unit->hex) < nearest)
            nearest = hex_distance(hex, unit->hex);
    }
    return nearest;
}

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    if (kind == &gra_command)
        return ((const struct command_wish *)details)->march;
    if (kind == &gra_march) {
        const struct march_order *march = details;

        return march->path.count == 0
                   ? 0
                   : -from_enemy(&seat->board, gra_side_of(seat->side),
                                 march->path.items[march->path.count - 1]);
    }
    return kind == &gra_attack || kind == &gra_skirmish;
}

static const struct order_kind *const liked[] = {
    &gra_attack, &gra_command, &gra_march, &gra_skirmish, NULL};

/* Armies that are not commanded never meet. */
static const struct habit habits[] = {
    {.kind = &gra_attack, .more = 2},
    {.kind = &gra_command, .more = 6},
    {.kind = &gra_march, .more = 6},
    {.kind = &gra_lead, .once_in = 4},
    {.kind = NULL},
};

const struct taste grande_armee_taste = {
    .ruleset = "grande-armee",
    .liking = liking,
    .liked = liked,
    .habits = habits,
    .most = 400,
};
