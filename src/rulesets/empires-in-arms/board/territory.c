/* Nations, powers, and whose an area is. [base territory] */
#include "rulesets/empires-in-arms/board/board.h"

const char *eia_power_name(const struct board *board, enum power power)
{
    const struct power_card *card = board->module->power[power];

    return card ? card->name : "nobody";
}

const char *eia_nation_name(const struct board *board, const char *nation)
{
    enum power power = eia_power(nation);
    const struct minor_card *minor = eia_minor_card(board->module, nation);

    if (power != NO_POWER)
        return eia_power_name(board, power);
    return minor ? minor->name : nation;
}

struct power_state *eia_power_state(const struct board *board, enum power power)
{
    foreach (struct power_state, state, board->game->powers)
        if (state->power == power)
            return state;
    return NULL;
}

struct province_state *eia_province(const struct board *board, const char *id)
{
    return FIND_IN(struct province_state, board->game->provinces, id, id);
}

struct minor_state *eia_minor(const struct board *board, const char *id)
{
    return FIND_IN(struct minor_state, board->game->minors, id, id);
}

/* Lands stand in the order of the module's, all of them (opening.c). */
static const struct province_state *province_of(const struct board *board,
                                                const struct area_card *area)
{
    return &board->game
                ->provinces[area->in_province - board->module->provinces];
}

static const struct district_state *district_of(const struct board *board,
                                                const struct area_card *area)
{
    return &board->game
                ->districts[area->in_district - board->module->districts];
}

static const struct minor_state *minor_of(const struct board *board,
                                          const struct area_card *area)
{
    const char *country = district_of(board, area)->country;

    return country
               ? eia_minor(board, country)
               : &board->game->minors[area->in_minor - board->module->minors];
}

struct district_state *eia_district(const struct board *board, const char *id)
{
    return FIND_IN(struct district_state, board->game->districts, id, id);
}

const struct province_card *eia_province_of(const struct module *module,
                                            const char *area)
{
    const struct area_card *card = eia_area(module, area);

    return card ? card->in_province : NULL;
}

bool eia_lies_in(const struct board *board, const char *area,
                 const char *province)
{
    const struct area_card *card = eia_area(board->module, area);

    return card && same_name(card->province, province);
}

const struct minor_card *eia_minor_of(const struct board *board,
                                      const char *area)
{
    const struct area_card *card = eia_area(board->module, area);
    const char *country = NULL;

    if (card && card->in_province)
        country = province_of(board, card)->country;
    else if (card && card->in_district)
        country = district_of(board, card)->country;
    if (country)
        return eia_minor_card(board->module, country);
    return card ? card->in_minor : NULL;
}

/* 10.4.1b the country on its card, or of which an option makes it part */
const char *eia_country_of(const struct board *board, const char *district)
{
    const struct district_state *state = eia_district(board, district);

    return state->country ? state->country
                          : eia_district_card(board->module, district)->minor;
}

/* 10.4.1a */
bool eia_is_secondary(const struct board *board, const char *district)
{
    return eia_district(board, district)->country ||
           eia_district_card(board->module, district)->rank ==
               DISTRICT_SECONDARY;
}

/* 10.4a its districts, those held apart as well */
struct names eia_districts_of(const struct board *board, const char *minor)
{
    struct names districts = {NULL, 0};

    foreach (const struct district_state, district, board->game->districts) {
        const char *id = district->id;

        if (same_name(eia_country_of(board, id), minor))
            names_add(board->arena, &districts, id);
    }
    return districts;
}

/* [base poland] the provinces that are part of it */
struct names eia_provinces_of(const struct board *board, const char *minor)
{
    struct names provinces = {NULL, 0};

    foreach (const struct province_state, province, board->game->provinces)
        if (same_name(province->country, minor))
            names_add(board->arena, &provinces, province->id);
    return provinces;
}

/* [base territory] a country has land, be it somebody's; one that is part of
 * another, or was not founded, has none. */
bool eia_is_there(const struct board *board, const char *minor)
{
    return eia_districts_of(board, minor).count > 0 ||
           eia_provinces_of(board, minor).count > 0;
}

/* 10.4.1b the option that makes the union is in force */
static bool is_in_force(const struct board *board,
                        const struct union_card *card)
{
    return option_is(board->options, card->option, "on");
}

const struct union_card *eia_union_of(const struct board *board,
                                      const char *country)
{
    foreach (const struct union_card, card, board->module->unions)
        if (is_in_force(board, card) && same_name(card->country, country))
            return card;
    return NULL;
}

const struct union_card *eia_union_with(const struct board *board,
                                        const char *district)
{
    foreach (const struct union_card, card, board->module->unions)
        if (is_in_force(board, card) &&
            names_contain(&card->districts, district))
            return card;
    return NULL;
}

/* [base territory] who plays a nation's forces */
enum power eia_player_of(const struct board *board, const char *nation)
{
    enum power power = eia_power(nation);
    const struct minor_state *minor = NULL;

    if (power != NO_POWER)
        return power;
    minor = eia_minor(board, nation);
    return minor ? minor->controller : NO_POWER;
}

/* [base territory] who controls an area */
enum power eia_controller(const struct board *board, const char *area)
{
    const struct area_card *card = eia_area(board->module, area);

    if (!card)
        return NO_POWER;
    if (card->in_province)
        return province_of(board, card)->controller;
    if (card->in_district && district_of(board, card)->apart != NO_POWER)
        return district_of(board, card)->apart;
    return card->in_minor ? minor_of(board, card)->controller : NO_POWER;
}

const char *eia_home_of(const struct board *board, const char *area)
{
    const struct area_card *card = eia_area(board->module, area);

    const struct minor_card *minor = card ? eia_minor_of(board, area) : NULL;

    if (minor)
        return minor->id;
    return card && card->in_province ? eia_power_id(card->in_province->home)
                                     : NULL;
}

/* 10.2.1a the country's, though a power runs it, but for what is ceded or held
 * apart */
const char *eia_land_nation(const struct board *board, const char *area)
{
    const char *home = eia_home_of(board, area);
    enum power controller = eia_controller(board, area);

    return eia_player_of(board, home) == controller ? home
                                                    : eia_power_id(controller);
}

/* [base territory] a province not held by its home is ceded */
bool eia_is_ceded(const struct board *board, const char *province)
{
    const struct province_card *card =
        eia_province_card(board->module, province);
    const struct province_state *state = eia_province(board, province);

    return card && state && state->controller != card->home;
}

/* [base territory] the nation that wages the war: a minor country's
 * controller, if any. */
static const char *belligerent(const struct board *board, const char *nation)
{
    enum power player = eia_player_of(board, nation);

    return player == NO_POWER ? nation : eia_power_id(player);
}

/* [base territory] nations, or those who play them, are at war; nobody is with
 * himself, whatever record was left of it */
bool eia_at_war(const struct board *board, const char *one, const char *other)
{
    const char *mine = belligerent(board, one);
    const char *theirs = belligerent(board, other);

    return !same_name(mine, theirs) &&
           (eia_war(board, one, other) || eia_war(board, mine, theirs) ||
            eia_war(board, one, theirs) || eia_war(board, mine, other));
}

bool eia_fights(const struct board *board, enum power power, const char *nation)
{
    return eia_at_war(board, eia_power_id(power), nation);
}

/* [base territory] powers at war with each other */
bool eia_enemies(const struct board *board, enum power one, enum power other)
{
    return one != NO_POWER && other != NO_POWER &&
           eia_war(board, eia_power_id(one), eia_power_id(other));
}

bool eia_fights_any(const struct board *board, enum power power,
                    const struct names *others)
{
    foreach_name (other, *others)
        if (eia_enemies(board, power, eia_power(other)))
            return true;
    return false;
}

bool eia_at_war_at_all(const struct board *board, enum power power)
{
    for (enum power other = AUSTRIA; other < POWER_END; other++)
        if (eia_enemies(board, power, other))
            return true;
    return false;
}

/* [base alliance] powers whose alliance has not ended */
bool eia_allied(const struct board *board, enum power one, enum power other)
{
    return eia_alliance(board, one, other);
}

/* [base combine] powers that move as one this month */
bool eia_combined(const struct board *board, enum power one, enum power other)
{
    if (one == other)
        return true;
    foreach (struct combination, combination, board->game->combinations) {
        const struct names *powers = &combination->powers;

        if (eia_has_power(powers, one) && eia_has_power(powers, other))
            return true;
    }
    return false;
}

/* [base combine] the place of a power in the order: its card's, or the slot
 * it named. A combined group acts in that of its last member. */
int eia_group_place(const struct board *board, enum power power, bool at_sea)
{
    int last = 0;

    for (enum power other = AUSTRIA; other < POWER_END; other++) {
        const struct power_card *card = board->module->power[other];
        const struct power_state *state = eia_power_state(board, other);
        int place = 0;

        if (!card || !eia_combined(board, power, other))
            continue;
        place = (at_sea ? card->naval_order : card->land_order) * 10;
        if (other == (at_sea ? GREAT_BRITAIN : FRANCE) && state->slot)
            place = state->slot * 10 - 5;
        if (place > last)
            last = place;
    }
    return last;
}
