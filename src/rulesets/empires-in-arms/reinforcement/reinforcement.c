/* The reinforcement phase: fleets first, then armies, each in its order of
 * powers. */
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

const struct order_kind *const eia_arrivals[] = {
    &eia_place_corps, &eia_place_factors, &eia_place_leader,
    &eia_place_fleet, &eia_place_ships,   NULL};

/* [base army-reinforcement] who has something that may be placed is asked;
 * what goes, of free will, may be ordered by anybody (ruling 63). */
void eia_ask_reinforcement(const struct play *play, struct questions *questions)
{
    eia_ask_powers(
        play, questions,
        &(const struct asked){eia_arrivals, BASE(army_reinforcement),
                              "fleets, corps, factors and leaders that arrive",
                              "nothing is placed"});
}

/* [base sequence] the power whose card has that place in an order. */
static enum power at_place(const struct module *module, int place, bool naval)
{
    for (enum power other = AUSTRIA; other < POWER_END; other++) {
        const struct power_card *card = module->power[other];

        if (card && (naval ? card->naval_reinforcement_order
                           : card->army_reinforcement_order) == place)
            return other;
    }
    return NO_POWER;
}

/* [base sequence] the orders of those kinds, in the order of the sheet.
 * Nelson comes with the fleets. */
static void orders_of(struct play *play, enum power power,
                      const struct order_kind *const *kinds)
{
    struct section *section = play_section(play, eia_power_id(power), 0);

    for (size_t i = 0; section && i < section->count; i++)
        if (eia_is_among(kinds, section->orders[i].kind) &&
            !section->orders[i].served)
            play_carry_out(play, section->side, &section->orders[i]);
}

/* [base sequence] R: fleets first, then armies */
enum step_end eia_run_reinforcement(struct play *play)
{
    static const struct order_kind *const naval[] = {
        &eia_place_fleet,  &eia_place_ships, &eia_transfer_ships,
        &eia_remove_fleet, &eia_scuttle,     NULL};
    static const struct order_kind *const army[] = {&eia_place_corps,
                                                    &eia_place_factors,
                                                    &eia_remove_corps,
                                                    &eia_demobilise,
                                                    &eia_place_leader,
                                                    &eia_retire_leader,
                                                    NULL};

    eia_deadlines(play);
    for (int place = 1; place < POWER_END; place++)
        orders_of(play, at_place(play->module, place, true), naval);
    eia_bernadotte(play);
    for (int place = 1; place < POWER_END; place++)
        orders_of(play, at_place(play->module, place, false), army);
    return STEP_NEXT;
}
