/* Sea crossing arrows. [base crossing], 12.2.1 */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 12.2.1.2b a shore is held by an enemy of the fleet. Corps or a garrison at
 * war with the fleet's nation. */
static bool held_against(const struct board *board, const char *fleet_nation,
                         const char *area)
{
    foreach (const struct garrison, garrison, board->game->garrisons)
        if (same_name(garrison->area, area) &&
            garrison->infantry + garrison->militia > 0 &&
            eia_at_war(board, fleet_nation, garrison->nation))
            return true;
    foreach (struct corps, corps, board->game->corps)
        if (same_name(corps->at, area) && !corps->embarked &&
            eia_at_war(board, fleet_nation, eia_corps_flag(corps)))
            return true;
    return false;
}

/* 12.2.1.2a Narrow Danish arrows; 12.2.1.2b Held on both shores they are
 * never blocked. */
static bool is_narrow(const struct board *board, const struct edge_card *edge)
{
    return option_is(board->options, "danish-arrows", "on") && edge->narrow;
}

/* 12.2.1.2b a fleet blocks an arrow unless both shores are held */
static bool blocks(const struct board *board, const struct fleet *fleet,
                   const struct edge_card *edge, struct rules *why)
{
    if (!is_narrow(board, edge) ||
        !held_against(board, fleet->nation, edge->one) ||
        !held_against(board, fleet->nation, edge->other))
        return true;
    rules_add(board->arena, why, RULE(12_2_1_2a));
    rules_add(board->arena, why, RULE(12_2_1_2b));
    return false;
}

/* [base crossing] open unless an enemy fleet stands in its sea */
bool eia_crossing_open(const struct board *board, enum power power,
                       const struct edge_card *edge, struct rules *why)
{
    if (edge->kind != OVER_CROSSING)
        return true;
    foreach (const struct fleet, fleet, board->game->fleets)
        if (fleet->ships > 0 && fleet->at &&
            names_contain(&edge->seas, fleet->at) &&
            eia_fights(board, power, fleet->nation) &&
            blocks(board, fleet, edge, why))
            return false;
    return true;
}
