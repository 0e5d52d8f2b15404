/* What a random player likes: to come near, and to attack with many. */
#include "rulesets/armee-du-nord/turn/turn.h"
#include "tests/rulesets/generic/player.h"

#include <limits.h>

static int from_enemy(const struct board *board, int camp, int hex)
{
    int nearest = INT_MAX;

    foreach (const struct unit, unit, board->game->units) {
        if (unit->state == ON_MAP && unit->side != camp &&
            hex_distance(hex, unit->hex) < nearest)
            nearest = hex_distance(hex, unit->hex);
    }
    return nearest;
}

static int liking(const struct seat *seat, const struct order_kind *kind,
                  const void *details)
{
    const struct move_order *move = details;
    int camp = adn_camp(adn_army_of(seat->side));

    if (kind == &adn_attack)
        return (int)((const struct attack_order *)details)->units.count;
    if (move->charge != 0)
        return 1;
    return -from_enemy(&seat->board, camp,
                       move->path.items[move->path.count - 1]);
}

static const struct order_kind *const liked[] = {&adn_move, &adn_attack, NULL};

/* Guns fire where they can, and what an army stands by changes seldom. */
static const struct habit habits[] = {
    {.kind = &adn_attack, .more = 2},
    {.kind = &adn_mode, .once_in = 4},
    {.kind = &adn_deploy_order, .once_in = 3},
    {.kind = NULL},
};

const struct taste armee_du_nord_taste = {
    .ruleset = "armee-du-nord",
    .liking = liking,
    .liked = liked,
    .habits = habits,
    .most = 600,
};
