/* What no sheet lists, because this game has no use for it. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/words/words.h"

/* meta.asterisk of politics and treasuries: standing orders and plans. */
static const struct order_kind *const of_campaigns[] = {
    &eia_a_term,        &eia_answer,       &eia_call,
    &eia_disband_order, &eia_peace_answer, &eia_on_forcible_access,
    &eia_sponsor,       &eia_terms,        NULL};

/* [base fleet-move] without a fleet nobody sails */
static const struct order_kind *const of_fleets[] = {&eia_disembark,
                                                     &eia_fleet_retreat,
                                                     &eia_harbour_guns,
                                                     &eia_intercept,
                                                     &eia_place_fleet,
                                                     &eia_place_ships,
                                                     &eia_remove_fleet,
                                                     &eia_scuttle,
                                                     &eia_transfer_ships,
                                                     &eia_yard_ships,
                                                     NULL};

/* 10.1.1 without Spain there are no guerillas */
static const struct order_kind *const of_guerillas[] = {
    &eia_anti_guerilla, &eia_guerilla_attack, &eia_guerilla_move,
    &eia_guerilla_rise, &eia_guerillas_join,  NULL};

static const struct order_kind *const of_insurrection[] = {&eia_insurrection,
                                                           NULL};
static const struct order_kind *const of_the_tyrol[] = {&eia_place_tyrol, NULL};
static const struct order_kind *const of_feudal_corps[] = {
    &eia_return_corps, &eia_stand_down, NULL};

static bool has_corps(const struct module *module, enum corps_kind first,
                      enum corps_kind last)
{
    foreach (const struct corps_card, card, module->corps)
        if (card->kind >= first && card->kind <= last)
            return true;
    return false;
}

/* [base scenario] what the module or mode=scenario leaves nothing to do for
 * (ruling 108) */
bool eia_idle(const struct seat *seat, const struct order_kind *kind)
{
    const struct module *module = seat->module;

    return (eia_is_scenario(seat->module, seat->options) &&
            eia_is_among(of_campaigns, kind)) ||
           (module->fleets_count == 0 && eia_is_among(of_fleets, kind)) ||
           (!eia_plays(module, SPAIN) && eia_is_among(of_guerillas, kind)) ||
           (!has_corps(module, CORPS_INSURRECTION, CORPS_INSURRECTION) &&
            eia_is_among(of_insurrection, kind)) ||
           (!has_corps(module, CORPS_TYROL, CORPS_TYROL) &&
            eia_is_among(of_the_tyrol, kind)) ||
           (!has_corps(module, CORPS_FEUDAL_INFANTRY, CORPS_INSURRECTION) &&
            eia_is_among(of_feudal_corps, kind));
}
