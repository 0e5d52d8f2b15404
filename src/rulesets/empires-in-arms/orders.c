/* The order kinds, step by step. */
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/bidding/bidding.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "rulesets/empires-in-arms/words/words.h"

#include <stddef.h>

/* clang-format off */
/* In the order in which a sheet lists them: what is wanted most comes first,
 * what costs troops for nothing last. */
const struct order_kind *const eia_bidding_orders[] = {
    &eia_power_bid,
    NULL};
const struct order_kind *const eia_set_up_orders[] = {
    &eia_take_up,
    &eia_place_corps,
    &eia_place_factors,
    &eia_place_leader,
    NULL};
const struct order_kind *const eia_political_orders[] = {
    &eia_dow,
    &eia_sue,
    &eia_ally,
    &eia_combine,
    &eia_slot,
    &eia_grant_access,
    &eia_revoke_access,
    &eia_lapse,
    &eia_free_state,
    &eia_found,
    &eia_give_minor,
    &eia_accept_minor,
    &eia_release_leader,
    &eia_swap,
    &eia_break_alliance,
    NULL};
const struct order_kind *const eia_reinforcement_orders[] = {
    &eia_place_corps,
    &eia_place_factors,
    &eia_place_leader,
    &eia_place_fleet,
    &eia_place_ships,
    &eia_transfer_ships,
    &eia_retire_leader,
    &eia_remove_corps,
    &eia_demobilise,
    &eia_remove_fleet,
    &eia_scuttle,
    NULL};
const struct order_kind *const eia_naval_orders[] = {
    &eia_load,
    &eia_fleet_order,
    NULL};
const struct order_kind *const eia_land_orders[] = {
    &eia_battle,
    &eia_lead,
    &eia_move,
    &eia_disembark,
    &eia_depot_order,
    &eia_supply_order,
    &eia_attack,
    &eia_siege,
    &eia_assault,
    &eia_sortie,
    &eia_guerilla_move,
    &eia_guerilla_attack,
    &eia_guerilla_rise,
    &eia_anti_guerilla,
    &eia_place_tyrol,
    &eia_return_corps,
    &eia_stand_down,
    NULL};
const struct order_kind *const eia_economic_orders[] = {
    &eia_buy,
    &eia_build,
    &eia_convert,
    &eia_levy,
    &eia_manipulate,
    &eia_lend,
    &eia_pay_leader,
    &eia_reduce,
    &eia_deny_american,
    &eia_close_british,
    &eia_dismiss,
    NULL};

const struct order_kind *const eia_standing[] = {
    &eia_agree,
    &eia_ask,
    &eia_call,
    &eia_captor,
    &eia_city_command,
    &eia_cossack_retreat,
    &eia_disband_order,
    &eia_fleet_retreat,
    &eia_guerillas_join,
    &eia_harbour_guns,
    &eia_honours,
    &eia_join_relief,
    &eia_losses,
    &eia_pursuit_losses,
    &eia_reinforce,
    &eia_retreat,
    &eia_supply_policy,
    &eia_yard_ships,
    NULL};

/* Secrets of the game: they go with the sheet of the exchange. */
const struct order_kind *const eia_plans[] = {
    &eia_a_term,
    &eia_answer,
    &eia_battle_case,
    &eia_battle_plan,
    &eia_insurrection,
    &eia_intercept,
    &eia_on_forcible_access,
    &eia_peace_answer,
    &eia_sponsor,
    &eia_terms,
    NULL};
/* clang-format on */

/* meta.asterisk P and E do not stand in a scenario (ruling 108) */
bool eia_has_no_use(const struct seat *seat, const struct order_kind *kind)
{
    return eia_idle(seat, kind) ||
           (eia_is_scenario(seat->module, seat->options) &&
            (eia_is_among(eia_political_orders, kind) ||
             eia_is_among(eia_economic_orders, kind)));
}
