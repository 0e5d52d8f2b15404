/* Sea crossing arrows. [base crossing], 12.2.1 */
#include "rooms/empires-in-arms/board/board.h"
#include "rooms/empires-in-arms/module/rules.h"

/* 12.2.1.2b a shore is held by an enemy of the fleet. Corps or a garrison at
 * war with the fleet's nation. */
static bool held_against(const struct europe *europe, const char *fleet_nation,
                         const char *area)
{
    const struct game *game = europe->game;

    for (size_t i = 0; i < game->garrison_count; i++)
        if (same_name(game->garrisons[i].area, area) &&
            game->garrisons[i].infantry + game->garrisons[i].militia > 0 &&
            eia_at_war(europe, fleet_nation, game->garrisons[i].nation))
            return true;
    for (size_t i = 0; i < game->corps_count; i++)
        if (same_name(game->corps[i].at, area) && !game->corps[i].embarked &&
            eia_at_war(europe, fleet_nation,
                       eia_corps_nation(europe, &game->corps[i])))
            return true;
    return false;
}

/* 12.2.1.2a Narrow Danish arrows; 12.2.1.2b Held on both shores they are
 * never blocked. */
static bool is_narrow(const struct europe *europe, const struct edge_card *edge)
{
    return option_is(europe->options, "danish-arrows", "on") && edge->narrow;
}

/* 12.2.1.2b a fleet blocks an arrow unless both shores are held */
static bool blocks(const struct europe *europe, const struct fleet *fleet,
                   const struct edge_card *edge, struct rules *why)
{
    if (!is_narrow(europe, edge) ||
        !held_against(europe, fleet->nation, edge->one) ||
        !held_against(europe, fleet->nation, edge->other))
        return true;
    rules_add(europe->arena, why, RULE(12_2_1_2a));
    rules_add(europe->arena, why, RULE(12_2_1_2b));
    return false;
}

/* [base crossing] open unless an enemy fleet stands in its sea */
bool eia_crossing_open(const struct europe *europe, enum power power,
                       const struct edge_card *edge, struct rules *why)
{
    if (edge->kind != OVER_CROSSING)
        return true;
    for (size_t i = 0; i < europe->game->fleet_count; i++) {
        const struct fleet *fleet = &europe->game->fleets[i];

        if (fleet->ships > 0 && fleet->at &&
            names_contain(&edge->seas, fleet->at) &&
            eia_at_war(europe, fleet->nation, eia_power_id(power)) &&
            blocks(europe, fleet, edge, why))
            return false;
    }
    return true;
}
