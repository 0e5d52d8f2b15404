/* What a random player likes: to come near the enemy, to skirmish and to
 * attack, and to hurry. */
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/siege/siege.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/turn/turn.h"
#include "tests/rulesets/generic/player.h"

#include <limits.h>

static int from_enemy(const struct board *board, int side, int hex)
{
    int nearest = INT_MAX;

    foreach (const struct unit, unit, board->game->units)
        if (unit->state == ON_MAP && unit->side != side &&
            hex_distance(hex, unit->hex) < nearest)
            nearest = hex_distance(hex, unit->hex);
    return nearest;
}

/* A garrison alone, which may be besieged. */
static bool is_garrisoned(const struct seat *seat, int hex)
{
    int enemy = gra_enemy(gra_side_of(seat->side));

    return gra_has_garrison(&seat->board, hex, enemy) &&
           !gra_has_units(&seat->board, hex, enemy);
}

/* To be shut in, with the enemy before the walls: else nobody is besieged. */
static int likes_walls(const struct seat *seat, const struct march_order *march)
{
    const struct unit *unit = gra_unit(&seat->board, march->units.items[0]);
    const struct leader *leader =
        gra_leader(&seat->board, march->units.items[0]);
    int hex = unit ? unit->hex : leader ? leader->hex : 0;

    return hex && march->inside &&
                   from_enemy(&seat->board, gra_side_of(seat->side), hex) <= 3
               ? 1
               : -100;
}

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    if (kind == &gra_command)
        return ((const struct command_wish *)details)->march;
    if (kind == &gra_march) {
        const struct march_order *march = details;

        if (march->path.count == 0)
            return likes_walls(seat, march);
        if (is_garrisoned(seat, march->path.items[march->path.count - 1]))
            return 1;
        return -from_enemy(&seat->board, gra_side_of(seat->side),
                           march->path.items[march->path.count - 1]);
    }
    if (kind == &gra_siege)
        return ((const struct siege_order *)details)->action == ASSAULT;
    if (kind == &gra_garrison)
        return ((const struct siege_order *)details)->action == SORTIE;
    return kind == &gra_attack || kind == &gra_skirmish;
}

static const struct order_kind *const liked[] = {
    &gra_attack, &gra_command,  &gra_march, &gra_skirmish,
    &gra_siege,  &gra_garrison, NULL};

/* Armies that are not commanded never meet. */
static const struct habit habits[] = {
    {.kind = &gra_attack, .more = 2},
    {.kind = &gra_command, .more = 6},
    {.kind = &gra_march, .more = 6},
    {.kind = &gra_siege, .more = 2},
    {.kind = &gra_garrison, .more = 2},
    {.kind = &gra_lead, .once_in = 4},
    {.kind = &gra_raze_depot, .once_in = 12},
    {.kind = &gra_permit, .once_in = 6},
    {.kind = NULL},
};

const struct taste grande_armee_taste = {
    .ruleset = "grande-armee",
    .liking = liking,
    .liked = liked,
    .habits = habits,
    .most = 400,
};
