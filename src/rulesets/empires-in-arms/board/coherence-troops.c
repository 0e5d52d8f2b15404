/* What must hold of corps, cities and light troops. */
#include "rulesets/empires-in-arms/board/coherence.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* "II Corps (fr-2)" */
static const char *name_of(const struct whole *whole, const struct corps *corps)
{
    return eia_piece_name(&whole->board, corps->id);
}

static const char *at(const struct whole *whole, const char *area)
{
    return eia_place_name(&whole->board, area);
}

static bool has_city(const struct whole *whole, const char *area)
{
    return eia_area(whole->module, area)->city;
}

/* [base army-reinforcement] no corps holds more than its counter. */
static void check_card(struct whole *whole, const struct corps *corps,
                       const struct corps_card *card)
{
    int foot = corps->factors[FACTOR_INFANTRY] + corps->factors[FACTOR_MILITIA];

    for (int i = 0; i < FACTOR_COUNT; i++)
        if (i != FACTOR_MILITIA && corps->factors[i] > card->most[i])
            WRONG(corps, BASE(army_reinforcement),
                  "%s has %d factors of %s, and its counter holds %d",
                  name_of(whole, corps), corps->factors[i], eia_factor_words[i],
                  card->most[i]);
    if (foot > card->most[FACTOR_INFANTRY] &&
        corps->factors[FACTOR_INFANTRY] <= card->most[FACTOR_INFANTRY])
        WRONG(corps, BASE(army_reinforcement),
              "%s has %d factors of infantry and militia, and its counter "
              "holds %d",
              name_of(whole, corps), foot, card->most[FACTOR_INFANTRY]);
    if (corps->factors[FACTOR_MILITIA] > 0 && card->militia == MILITIA_NO)
        WRONG(corps, BASE(army_reinforcement),
              "%s has %d factors of militia, and its counter takes none",
              name_of(whole, corps), corps->factors[FACTOR_MILITIA]);
}

static void corps_hold_what_their_counters_say(struct whole *whole)
{
    foreach (struct corps, corps, whole->game->corps)
        check_card(whole, corps, corps->card);
}

/* [base transport] a corps at sea is with a fleet that is on the map; until it
 * lands it remembers the area where it went aboard, and stands in no city. */
static void corps_at_sea_have_a_fleet(struct whole *whole)
{
    foreach (const struct corps, corps, whole->game->corps) {
        const struct fleet *fleet = eia_whole_fleet(whole, corps->embarked);

        if (!fleet)
            continue;
        if (!fleet->at || fleet->ships == 0)
            WRONG(corps, BASE(transport),
                  "%s sails with %s, which is not on the map",
                  name_of(whole, corps),
                  eia_piece_name(&whole->board, fleet->id));
        if (corps->in_city)
            WRONG(corps, BASE(transport), "%s sails with %s, and is in a city",
                  name_of(whole, corps),
                  eia_piece_name(&whole->board, fleet->id));
    }
}

/* [base garrison] in a city is who is where one is. */
static void corps_are_in_cities_that_are_there(struct whole *whole)
{
    foreach (const struct corps, corps, whole->game->corps)
        if (corps->in_city && !corps->at)
            WRONG(corps, BASE(garrison), "%s is in a city, and off the map",
                  name_of(whole, corps));
        else if (corps->in_city && !has_city(whole, corps->at))
            WRONG(corps, BASE(garrison),
                  "%s is in the city of %s, which has none",
                  name_of(whole, corps), at(whole, corps->at));
}

/* [base demobilise] an empty corps leaves the map; off it nobody marches. */
static void corps_on_the_map_have_factors(struct whole *whole)
{
    foreach (const struct corps, corps, whole->game->corps) {
        bool there = corps->at || corps->embarked;

        if (there && eia_corps_factors(corps) == 0)
            WRONG(corps, BASE(demobilise), "%s is on the map without a factor",
                  name_of(whole, corps));
        if (!there && (corps->spent || corps->forced || corps->from))
            WRONG(corps, BASE(land_move), "%s has marched, and is off the map",
                  name_of(whole, corps));
        eia_not_to_come(whole, &corps->place, "the placing of a corps",
                        corps->placed);
    }
}

/* [base peace] B.4 a corps is on loan to somebody else until some month. */
static void loans_of_corps_end(struct whole *whole)
{
    foreach (const struct corps, corps, whole->game->corps) {
        const char *owner = corps->card->owner;

        if ((corps->serves != NO_POWER) != (corps->loan_ends > 0))
            WRONG(corps, BASE(peace),
                  corps->loan_ends > 0 ? "%s is on loan to nobody"
                                       : "%s is on loan without an end",
                  name_of(whole, corps));
        if (corps->serves != NO_POWER && corps->serves == eia_power(owner))
            WRONG(corps, BASE(peace), "%s is on loan to its owner, '%s'",
                  name_of(whole, corps), owner);
    }
}

/* 10.2.1c a conquered minor country has no land forces. */
static void the_conquered_have_no_troops(struct whole *whole)
{
    foreach (const struct corps, corps, whole->game->corps) {
        const struct minor_state *minor =
            eia_minor(&whole->board, eia_corps_nation(corps));

        if (minor && minor->status == CONQUERED &&
            (corps->at || corps->embarked))
            WRONG(corps, RULE(10_2_1c),
                  "%s is on the map, and '%s' is conquered",
                  name_of(whole, corps), minor->id);
    }
}

/* [base hidden] only in what somebody sees may something be hidden. What a
 * corps may hold that is seen from behind says the card of its back. */
static void views_alone_hide(struct whole *whole)
{
    const struct game *game = whole->game;
    bool seen = game->seen_by != NO_POWER;

    foreach (struct back, back, game->backs)
        if (!seen)
            WRONG(back, BASE(hidden),
                  "'%s' is a counter's back, and this is no view", back->id);
    foreach (struct garrison, garrison, game->garrisons)
        if (garrison->hidden && !seen)
            WRONG(garrison, BASE(hidden),
                  "the garrison of '%s' at %s is hidden, and this is no view",
                  garrison->nation, at(whole, garrison->area));
    foreach (struct depot, depot, game->depots)
        if (depot->hidden && !seen)
            WRONG(depot, BASE(hidden),
                  "the guard of depot '%s' is hidden, and this is no view",
                  depot->id);
}

/* ---- cities -------------------------------------------------------------- */

/* [base garrison] only a city has a garrison. */
static void garrisons_are_in_cities(struct whole *whole)
{
    foreach (const struct garrison, one, whole->game->garrisons)
        if (!has_city(whole, one->area))
            WRONG(one, BASE(garrison),
                  "'%s' has a garrison at %s, which has no city", one->nation,
                  at(whole, one->area));
}

/* [base garrison] no garrison, of all nations together, is more than the city
 * holds by its spires. Corps and light troops come on top of that where they
 * went in before the garrison grew. */
static void cities_hold_their_garrisons(struct whole *whole)
{
    int inside[PLACE_NUMBERS] = {0};

    foreach (const struct garrison, one, whole->game->garrisons) {
        int *factors = &inside[eia_place_number(one->area)];
        int room = eia_capacity(&whole->board, one->area);

        *factors += one->infantry + one->militia;
        if (has_city(whole, one->area) && *factors > room)
            WRONG(one, BASE(garrison),
                  "%d factors are in garrison at %s, and the city holds %d",
                  *factors, at(whole, one->area), room);
    }
}

/* [base siege] a siege is of a city, and by somebody; who has marched off in
 * this step is still written there until sieges are looked at. */
static void sieges_have_besiegers(struct whole *whole)
{
    foreach (const struct city_state, city, whole->game->cities) {
        if (!has_city(whole, city->area))
            WRONG(city, BASE(siege), "%s has no city", at(whole, city->area));
        if (city->besieger == NO_POWER && (city->siege || city->breached))
            WRONG(city, BASE(siege), "%s is besieged or breached by nobody",
                  at(whole, city->area));
    }
}

/* ---- light troops -------------------------------------------------------- */

/* 10.1.1p Guerillas stay inside original Spain; 10.1.1j in cities that are
 * there. */
static void check_guerillas(struct whole *whole, const struct guerilla *one)
{
    if (!same_name(eia_home_of(&whole->board, one->area), eia_power_id(SPAIN)))
        WRONG(one, RULE(10_1_1p), "guerillas are at %s, which is not in Spain",
              at(whole, one->area));
    if (one->in_city && !has_city(whole, one->area))
        WRONG(one, RULE(10_1_1j), "guerillas garrison %s, which has no city",
              at(whole, one->area));
    if (one->factors == 0 || one->moved > one->factors)
        WRONG(one, RULE(10_1_1d), "%d guerillas are at %s, and %d have moved",
              one->factors, at(whole, one->area), one->moved);
}

/* 10.1.1d Guerilla counters are denominations: those of a place are one band,
 * or one in the city and one before it. */
static void guerillas_of_a_place_are_one_band(struct whole *whole)
{
    foreach (const struct guerilla, one, whole->game->guerillas) {
        check_guerillas(whole, one);
        foreach (const struct guerilla, other, whole->game->guerillas)
            if (other < one && same_name(other->area, one->area) &&
                other->in_city == one->in_city)
                WRONG(one, RULE(10_1_1d),
                      "two bands of guerillas are at %s, and not one",
                      at(whole, one->area));
    }
}

/* [base garrison] cossacks and freikorps are in cities that are there. */
static void irregulars_are_in_cities_that_are_there(struct whole *whole)
{
    foreach (const struct irregular, one, whole->game->irregulars) {
        if (one->in_city && !has_city(whole, one->at))
            WRONG(one, BASE(garrison),
                  "'%s' is in the city of %s, which has none", one->id,
                  at(whole, one->at));
        eia_not_to_come(whole, &one->place, "the raising of cossacks",
                        one->raised);
    }
}

const eia_thing eia_troops_hold[] = {corps_hold_what_their_counters_say,
                                     corps_at_sea_have_a_fleet,
                                     corps_are_in_cities_that_are_there,
                                     corps_on_the_map_have_factors,
                                     loans_of_corps_end,
                                     the_conquered_have_no_troops,
                                     views_alone_hide,
                                     garrisons_are_in_cities,
                                     cities_hold_their_garrisons,
                                     sieges_have_besiegers,
                                     guerillas_of_a_place_are_one_band,
                                     irregulars_are_in_cities_that_are_there,
                                     NULL};
