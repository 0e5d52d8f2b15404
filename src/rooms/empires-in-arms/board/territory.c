/* Nations, powers, and whose an area is. [base territory] */
#include "rooms/empires-in-arms/board/board.h"

const char *eia_power_name(const struct europe *europe, enum power power)
{
    const struct power_card *card = europe->module->power[power];

    return card ? card->name : "nobody";
}

const char *eia_nation_name(const struct europe *europe, const char *nation)
{
    enum power power = eia_power(nation);
    const struct minor_card *minor = eia_minor_card(europe->module, nation);

    if (power != NO_POWER)
        return eia_power_name(europe, power);
    return minor ? minor->name : nation;
}

struct power_state *eia_power_state(const struct europe *europe,
                                    enum power power)
{
    for (size_t i = 0; i < europe->game->power_count; i++)
        if (europe->game->powers[i].power == power)
            return &europe->game->powers[i];
    return NULL;
}

struct province_state *eia_province(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct province_state, europe->game->provinces,
                      europe->game->province_count, id, id);
}

struct minor_state *eia_minor(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct minor_state, europe->game->minors,
                      europe->game->minor_count, id, id);
}

/* Lands stand in the order of the module's, all of them (opening.c). */
static const struct province_state *province_of(const struct europe *europe,
                                                const struct area_card *area)
{
    return &europe->game
                ->provinces[area->in_province - europe->module->provinces];
}

static const struct district_state *district_of(const struct europe *europe,
                                                const struct area_card *area)
{
    return &europe->game
                ->districts[area->in_district - europe->module->districts];
}

static const struct minor_state *minor_of(const struct europe *europe,
                                          const struct area_card *area)
{
    const char *country = district_of(europe, area)->country;

    return country
               ? eia_minor(europe, country)
               : &europe->game->minors[area->in_minor - europe->module->minors];
}

struct district_state *eia_district(const struct europe *europe, const char *id)
{
    return FIND_NAMED(struct district_state, europe->game->districts,
                      europe->game->district_count, id, id);
}

const struct province_card *eia_province_of(const struct module *module,
                                            const char *area)
{
    const struct area_card *card = eia_area(module, area);

    return card ? card->in_province : NULL;
}

const struct minor_card *eia_minor_of(const struct europe *europe,
                                      const char *area)
{
    const struct area_card *card = eia_area(europe->module, area);
    const char *country = NULL;

    if (card && card->in_province)
        country = province_of(europe, card)->country;
    else if (card && card->in_district)
        country = district_of(europe, card)->country;
    if (country)
        return eia_minor_card(europe->module, country);
    return card ? card->in_minor : NULL;
}

/* 10.4.1b the country on its card, or of which an option makes it part */
const char *eia_country_of(const struct europe *europe, const char *district)
{
    const struct district_state *state = eia_district(europe, district);

    return state->country ? state->country
                          : eia_district_card(europe->module, district)->minor;
}

/* 10.4.1a */
bool eia_is_secondary(const struct europe *europe, const char *district)
{
    return eia_district(europe, district)->country ||
           eia_district_card(europe->module, district)->rank ==
               DISTRICT_SECONDARY;
}

/* 10.4a its districts, those held apart as well */
struct names eia_districts_of(const struct europe *europe, const char *minor)
{
    struct names districts = {NULL, 0};

    for (size_t i = 0; i < europe->game->district_count; i++) {
        const char *id = europe->game->districts[i].id;

        if (same_name(eia_country_of(europe, id), minor))
            names_add(europe->arena, &districts, id);
    }
    return districts;
}

/* [base poland] the provinces that are part of it */
struct names eia_provinces_of(const struct europe *europe, const char *minor)
{
    struct names provinces = {NULL, 0};

    for (size_t i = 0; i < europe->game->province_count; i++)
        if (same_name(europe->game->provinces[i].country, minor))
            names_add(europe->arena, &provinces, europe->game->provinces[i].id);
    return provinces;
}

/* [base territory] a country has land, be it somebody's; one that is part of
 * another, or was not founded, has none. */
bool eia_is_there(const struct europe *europe, const char *minor)
{
    return eia_districts_of(europe, minor).count > 0 ||
           eia_provinces_of(europe, minor).count > 0;
}

/* 10.4.1b the option that makes the union is in force */
static bool is_in_force(const struct europe *europe,
                        const struct union_card *card)
{
    return option_is(europe->options, card->option, "on");
}

const struct union_card *eia_union_of(const struct europe *europe,
                                      const char *country)
{
    for (size_t i = 0; i < europe->module->union_count; i++) {
        const struct union_card *card = &europe->module->unions[i];

        if (is_in_force(europe, card) && same_name(card->country, country))
            return card;
    }
    return NULL;
}

const struct union_card *eia_union_with(const struct europe *europe,
                                        const char *district)
{
    for (size_t i = 0; i < europe->module->union_count; i++) {
        const struct union_card *card = &europe->module->unions[i];

        if (is_in_force(europe, card) &&
            names_contain(&card->districts, district))
            return card;
    }
    return NULL;
}

/* [base territory] who plays a nation's forces */
enum power eia_player_of(const struct europe *europe, const char *nation)
{
    enum power power = eia_power(nation);
    const struct minor_state *minor = NULL;

    if (power != NO_POWER)
        return power;
    minor = eia_minor(europe, nation);
    return minor ? minor->controller : NO_POWER;
}

/* [base territory] who controls an area */
enum power eia_controller(const struct europe *europe, const char *area)
{
    const struct area_card *card = eia_area(europe->module, area);

    if (!card)
        return NO_POWER;
    if (card->in_province)
        return province_of(europe, card)->controller;
    if (card->in_district && district_of(europe, card)->apart != NO_POWER)
        return district_of(europe, card)->apart;
    return card->in_minor ? minor_of(europe, card)->controller : NO_POWER;
}

const char *eia_home_of(const struct europe *europe, const char *area)
{
    const struct area_card *card = eia_area(europe->module, area);

    const struct minor_card *minor = card ? eia_minor_of(europe, area) : NULL;

    if (minor)
        return minor->id;
    return card && card->in_province ? eia_power_id(card->in_province->home)
                                     : NULL;
}

/* [base territory] a province not held by its home is ceded */
bool eia_is_ceded(const struct europe *europe, const char *province)
{
    const struct province_card *card =
        eia_province_card(europe->module, province);
    const struct province_state *state = eia_province(europe, province);

    return card && state && state->controller != card->home;
}

/* [base territory] the nation that wages the war: a minor country's
 * controller, if any. */
static const char *belligerent(const struct europe *europe, const char *nation)
{
    enum power player = eia_player_of(europe, nation);

    return player == NO_POWER ? nation : eia_power_id(player);
}

static bool war_between(const struct europe *europe, const char *one,
                        const char *other)
{
    for (size_t i = 0; i < europe->game->war_count; i++) {
        const struct war *war = &europe->game->wars[i];

        if ((same_name(war->one, one) && same_name(war->other, other)) ||
            (same_name(war->one, other) && same_name(war->other, one)))
            return true;
    }
    return false;
}

/* [base territory] nations, or those who play them, are at war; nobody is with
 * himself, whatever record was left of it */
bool eia_at_war(const struct europe *europe, const char *one, const char *other)
{
    const char *mine = belligerent(europe, one);
    const char *theirs = belligerent(europe, other);

    return !same_name(mine, theirs) && (war_between(europe, one, other) ||
                                        war_between(europe, mine, theirs));
}

/* [base territory] powers at war with each other */
bool eia_enemies(const struct europe *europe, enum power one, enum power other)
{
    return one != NO_POWER && other != NO_POWER &&
           war_between(europe, eia_power_id(one), eia_power_id(other));
}

bool eia_at_war_at_all(const struct europe *europe, enum power power)
{
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        if (eia_enemies(europe, power, (enum power)i))
            return true;
    return false;
}

/* [base alliance] powers whose alliance has not ended */
bool eia_allied(const struct europe *europe, enum power one, enum power other)
{
    for (size_t i = 0; i < europe->game->alliance_count; i++) {
        const struct alliance *alliance = &europe->game->alliances[i];

        if (alliance->ended == 0 &&
            ((alliance->one == one && alliance->other == other) ||
             (alliance->one == other && alliance->other == one)))
            return true;
    }
    return false;
}

/* [base combine] powers that move as one this month */
bool eia_combined(const struct europe *europe, enum power one, enum power other)
{
    if (one == other)
        return true;
    for (size_t i = 0; i < europe->game->combination_count; i++) {
        const struct names *powers = &europe->game->combinations[i].powers;

        if (names_contain(powers, eia_power_id(one)) &&
            names_contain(powers, eia_power_id(other)))
            return true;
    }
    return false;
}
