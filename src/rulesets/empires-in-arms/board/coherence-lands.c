/* What must hold of the month, of powers, provinces and minor countries. */
#include "rulesets/empires-in-arms/board/coherence.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* [base scenario] the month is one of the game's, or the one behind them. */
static void the_month_is_of_the_game(struct whole *whole)
{
    const struct game *game = whole->game;

    if (game->turn < 1 || game->turn > whole->module->last_turn + 1)
        incoherent(&whole->findings, NULL, BASE(scenario),
                   "month %d is none of the game, which has %d", game->turn,
                   whole->module->last_turn);
}

/* [base sequence] a power acts once in a month. */
static void powers_act_once(struct whole *whole)
{
    const struct names *acted = &whole->game->acted;
    const char *acting = eia_power_id(whole->game->acting);

    for (size_t i = 0; i < acted->count; i++) {
        if (whole->game->acting != NO_POWER &&
            same_name(acted->items[i], acting))
            incoherent(&whole->findings, NULL, BASE(sequence),
                       "'%s' acts, and its land phase is over", acting);
        for (size_t j = 0; j < i; j++)
            if (same_name(acted->items[i], acted->items[j]))
                incoherent(&whole->findings, NULL, BASE(sequence),
                           "the land phase of '%s' is over twice",
                           acted->items[i]);
    }
}

/* [base uncontrolled] who takes care of a power is another; [base trade] Great
 * Britain alone denies trade, and to others. */
static void powers_deal_with_others(struct whole *whole)
{
    foreach (const struct power_state, power, whole->game->powers) {
        const char *name = eia_power_name(&whole->board, power->power);

        if (power->caretaker == power->power)
            WRONG(power, BASE(uncontrolled), "%s is its own caretaker", name);
        if (power->denied.count > 0 && power->power != GREAT_BRITAIN)
            WRONG(power, BASE(trade),
                  "%s denies American trade, which Great Britain alone does",
                  name);
        if (eia_has_power(&power->denied, GREAT_BRITAIN))
            WRONG(power, BASE(trade), "%s is denied trade by itself", name);
        eia_not_to_come(whole, &power->place, "civil disorder",
                        power->disorder);
        eia_not_to_come(whole, &power->place, "an alliance that gave a point",
                        power->alliance_quarter);
    }
}

/* Who has been somewhere, and when. */
struct stay {
    const struct place *place;
    const struct rule *rule;
    const char *what, *id, *name, *doing;
    enum power who;
    int turn;
};

static void check_stay(struct whole *whole, const struct stay *stay)
{
    if (stay->who == NO_POWER && stay->turn > 0)
        incoherent(&whole->findings, stay->place, stay->rule,
                   "%s '%s' (%s) was %s in month %d by nobody", stay->what,
                   stay->id, stay->name, stay->doing, stay->turn);
    if (stay->who != NO_POWER && stay->turn == 0)
        incoherent(&whole->findings, stay->place, stay->rule,
                   "%s '%s' (%s) was %s by '%s' in no month", stay->what,
                   stay->id, stay->name, stay->doing, eia_power_id(stay->who));
    eia_not_to_come(whole, stay->place, "what happened there", stay->turn);
}

/* [base territory] each province is somebody's; [base conquest] and 10.1.1e
 * who was there was there in some month. */
static void provinces_are_somebodys(struct whole *whole)
{
    foreach (const struct province_state, one, whole->game->provinces) {
        const char *name = one->card->name;

        if (one->controller == NO_POWER)
            WRONG(one, BASE(territory), "province '%s' (%s) is nobody's",
                  one->id, name);
        check_stay(whole, &(struct stay){&one->place, BASE(conquest),
                                         "province", one->id, name, "occupied",
                                         one->occupier, one->occupied});
        check_stay(whole,
                   &(struct stay){&one->place, RULE(10_1_1e), "province",
                                  one->id, name, "searched for guerillas",
                                  one->hunter, one->hunted});
    }
}

/* 10.4.4b a corps of another counter is its own. */
static bool has_corps(const struct whole *whole, const char *minor)
{
    return FIND_IN(struct corps, whole->game->corps, nation, minor) != NULL;
}

/* [base territory] a minor country is neutral, or somebody's; [base free-state]
 * a free state alone, which has units, has a treasury. */
static void minors_are_what_they_say(struct whole *whole)
{
    foreach (const struct minor_state, one, whole->game->minors) {
        const struct minor_card *card = one->card;

        if (one->status != NEUTRAL && one->controller == NO_POWER)
            WRONG(one, BASE(territory),
                  "minor country '%s' (%s) is not neutral, and nobody's",
                  one->id, card->name);
        if (one->status == FREE_STATE && !card->free_state &&
            !has_corps(whole, one->id))
            WRONG(one, BASE(free_state),
                  "minor country '%s' (%s) cannot be a free state", one->id,
                  card->name);
        if (one->status != FREE_STATE && (one->money || one->manpower))
            WRONG(one, BASE(free_state),
                  "minor country '%s' (%s) has %d money and %d manpower, and "
                  "is no free state",
                  one->id, card->name, one->money, one->manpower);
        eia_not_to_come(whole, &one->place, "the status of a minor country",
                        one->since);
    }
}

/* 10.4.3c only a secondary district is held apart from its minor country,
 * 10.4.3d and not by who has that as well. */
static void districts_are_apart_from_others(struct whole *whole)
{
    foreach (const struct district_state, one, whole->game->districts) {
        const struct district_card *card = one->card;
        const struct minor_state *minor =
            eia_minor(&whole->board, eia_country_of(&whole->board, one->id));

        if (one->apart != NO_POWER && !eia_is_secondary(&whole->board, one->id))
            WRONG(
                one, RULE(10_4_3c),
                "district '%s' (%s) is held apart by '%s', and is a major one",
                one->id, card->name, eia_power_id(one->apart));
        if (one->apart != NO_POWER && minor && minor->controller == one->apart)
            WRONG(one, RULE(10_4_3d),
                  "district '%s' (%s) is held apart by '%s', which controls "
                  "'%s' as well",
                  one->id, card->name, eia_power_id(one->apart), minor->id);
        check_stay(whole,
                   &(struct stay){&one->place, BASE(conquest), "district",
                                  one->id, card->name, "occupied",
                                  one->occupier, one->occupied});
    }
}

const eia_thing eia_lands_hold[] = {the_month_is_of_the_game,
                                    powers_act_once,
                                    powers_deal_with_others,
                                    provinces_are_somebodys,
                                    minors_are_what_they_say,
                                    districts_are_apart_from_others,
                                    NULL};
