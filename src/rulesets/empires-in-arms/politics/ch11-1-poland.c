/* P8: Poland, which is founded from ceded provinces, and how it ends. [base
 * poland], 10.2.1c; rulings 95 to 99 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/muster.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

enum { FEWEST_PROVINCES = 2 };

struct founding {
    const char *minor;
};

/* The province that its capital lies in. */
static const char *heart_of(const struct module *module,
                            const struct minor_card *card)
{
    return eia_area(module, card->capital)->province;
}

/* [base poland] Polish provinces that the power has by cession, and that are
 * part of no country as yet */
static struct names to_found_from(const struct board *board, enum power power)
{
    struct names provinces = {NULL, 0};

    foreach (const struct province_card, card, board->module->provinces) {
        const struct province_state *state = eia_province(board, card->id);

        if (card->polish && card->home != power && !state->country &&
            state->controller == power)
            names_add(board->arena, &provinces, state->id);
    }
    return provinces;
}

static const char *names_of(const struct board *board,
                            const struct names *provinces)
{
    struct names names = {NULL, 0};

    foreach_name (province, *provinces)
        names_add(board->arena, &names,
                  eia_province_card(board->module, province)->name);
    return names_text(&names, ", ", board->arena);
}

/* [base poland] a country of the option */
static bool check_found(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct founding *details = order->details;
    const struct minor_card *card =
        eia_minor_card(seat->module, details->minor);

    if (!card || !card->option)
        return REFUSE(BASE(poland), "'%s' is no country that is founded",
                      details->minor);
    if (option_is(seat->options, card->option, "on"))
        return true;
    return REFUSE(BASE(poland), "'%s' needs the option %s", card->id,
                  card->option);
}

/* [base poland] an enemy's corps in what it would be made of */
static bool is_invaded(const struct board *board, enum power power,
                       const struct names *provinces)
{
    foreach (const struct area_card, area, board->module->areas)
        if (names_contain(provinces, area->province) &&
            eia_enemy_corps_in(board, power, area->id))
            return true;
    return false;
}

/* [base poland] the first time its capital's province and another; then any
 * one more (ruling 95) */
static bool check_provinces(const struct board *board, enum power power,
                            const struct minor_card *card,
                            const struct order *order, struct report *report)
{
    const struct names provinces = to_found_from(board, power);
    const char *heart = heart_of(board->module, card);

    if (eia_is_there(board, card->id)) {
        if (provinces.count > 0)
            return true;
        return REFUSE(BASE(poland),
                      "'%s' has every Polish province that you have by cession",
                      card->id);
    }
    if (provinces.count >= FEWEST_PROVINCES && names_contain(&provinces, heart))
        return true;
    return REFUSE(BASE(poland),
                  "'%s' is founded from %d Polish provinces or more, '%s' "
                  "among them, that were ceded to you: you have %zu%s%s",
                  card->id, FEWEST_PROVINCES, heart, provinces.count,
                  provinces.count ? ": " : "",
                  names_text(&provinces, ", ", board->arena));
}

/* [base poland] land enough, a good zone, no enemy corps */
static bool check_may_found(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct minor_card *card =
        eia_minor_card(seat->module, ORDERED(founding, order)->minor);
    const struct minor_state *minor = eia_minor(&seat->board, card->id);
    enum power power = eia_power(seat->side);
    const struct names provinces = to_found_from(&seat->board, power);

    if (eia_is_there(&seat->board, card->id) && minor->controller != power)
        return REFUSE(BASE(poland), "'%s' is a free state of '%s'", card->id,
                      eia_power_id(minor->controller));
    if (!check_provinces(&seat->board, power, card, order, report))
        return false;
    if (eia_zone(&seat->board, power) < NEUTRAL_ZONE)
        return REFUSE(BASE(poland), "your marker is below the neutral zone");
    if (!is_invaded(&seat->board, power, &provinces))
        return true;
    return REFUSE(BASE(poland),
                  "a corps of your enemy is in what '%s' would be", card->id);
}

/* [base free-state] each of its corps that is not in the field is formed. */
static void forces_come(const struct board *board,
                        const struct minor_card *card)
{
    foreach (struct corps, corps, board->game->corps) {
        if (corps->at || corps->embarked ||
            !same_name(eia_corps_nation(corps), card->id))
            continue;
        corps->at = card->capital;
        corps->factors[FACTOR_INFANTRY] = 1;
    }
}

/* [base poland] a free state, be it that its forces have served on (ruling
 * 97) */
static void becomes_free_state(struct play *play, const struct minor_card *card,
                               enum power power)
{
    struct minor_state *minor = eia_minor(&play->board, card->id);
    const struct muster *before = NULL;

    if (minor->controller != NO_POWER && minor->controller != power)
        eia_minor_changes(play, card->id, NEUTRAL, NO_POWER);
    minor->status = FREE_STATE;
    minor->controller = power;
    minor->since = play->game->turn;
    before = eia_muster(&play->board);
    forces_come(&play->board, card);
    eia_tell_changes(play, before, BASE(poland), "its corps are formed");
}

/* [base poland] it is founded, or has more land */
static void carry_out_founding(struct play *play, const char *side,
                               const struct order *order)
{
    const struct minor_card *card =
        eia_minor_card(play->module, ORDERED(founding, order)->minor);
    const struct names provinces = to_found_from(&play->board, eia_power(side));
    bool there = eia_is_there(&play->board, card->id);
    struct event *event = event_news(
        TELL_OPEN(play, EVENT_ORDER, BASE(poland), side, NULL,
                  "%s %s %s from %s", eia_nation_name(&play->board, side),
                  there ? "enlarges" : "founds", card->name,
                  names_of(&play->board, &provinces)),
        NEWS_HOLDING);

    event->area = card->capital;
    if (!there)
        becomes_free_state(play, card, eia_power(side));
    foreach_name (province, provinces)
        eia_province(&play->board, province)->country =
            eia_minor(&play->board, card->id)->id;
    journal_close(play->journal);
}

static void say_founding(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct names provinces =
        to_found_from(&seat->board, eia_power(seat->side));

    buffer_printf(
        out, "found %s, or give it more land: %s",
        eia_nation_name(&seat->board, ORDERED(founding, order)->minor),
        provinces.count ? names_of(&seat->board, &provinces) : "none now");
}

static void choose_founding(const struct seat *seat, struct choices *choices)
{
    foreach (const struct minor_card, minor, seat->module->minors)
        if (minor->option)
            choice_offer(seat, choices, &eia_found,
                         &(const struct founding){minor->id}, NULL);
}

const struct order_kind eia_found = {
    ORDER("found", BASE(poland), "founds Poland"),
    FIELDS(founding, REFER(NAME, founding, minor, "minor", "minor")),
    .subject = "minor",
    .once = true,
    .check_order = check_found,
    .check_world = check_may_found,
    .carry_out = carry_out_founding,
    .say = say_founding,
    .choices = choose_founding,
};

/* ---- how it ends -------------------------------------------------------- */

bool eia_is_heart(const struct board *board, const char *province)
{
    const struct province_state *state = eia_province(board, province);
    const struct minor_card *card =
        state->country ? eia_minor_card(board->module, state->country) : NULL;

    return card && same_name(heart_of(board->module, card), province);
}

void eia_province_leaves(struct play *play, const char *province)
{
    struct province_state *state = eia_province(&play->board, province);
    const char *country = state->country;
    bool heart = eia_is_heart(&play->board, province);

    if (!country)
        return;
    state->country = NULL;
    if (heart)
        eia_minor_changes(play, country, NEUTRAL, NO_POWER);
    else
        TELL(play, EVENT_STATE, BASE(poland), country, NULL,
             "%s is no more part of %s",
             eia_province_card(play->module, province)->name,
             eia_nation_name(&play->board, country));
}

void eia_provinces_go(struct play *play, const char *country, enum power power)
{
    const struct names provinces = eia_provinces_of(&play->board, country);
    enum power holder = power == NO_POWER
                            ? eia_minor(&play->board, country)->controller
                            : power;

    if (provinces.count == 0)
        return;
    foreach_name (province, provinces) {
        struct province_state *state = eia_province(&play->board, province);

        state->country = NULL;
        state->controller = holder;
        state->occupier = NO_POWER;
        state->occupied = 0;
        eia_feudal_corps_go(play, state->id);
    }
    event_news(TELL(play, EVENT_STATE, BASE(poland), eia_power_id(holder), NULL,
                    "%s has the provinces of %s: %s",
                    eia_power_name(&play->board, holder),
                    eia_nation_name(&play->board, country),
                    names_of(&play->board, &provinces)),
               NEWS_HOLDING);
}

/* A factor of the country is on the map. */
static bool has_forces(const struct board *board, const char *country)
{
    foreach (const struct corps, corps, board->game->corps)
        if ((corps->at || corps->embarked) &&
            same_name(eia_corps_nation(corps), country) &&
            eia_corps_factors(corps) > 0)
            return true;
    return FIND_IN(struct garrison, board->game->garrisons, nation, country) !=
           NULL;
}

/* 10.2.1c all land forces are gone on conquest, but those of Poland: they
 * serve on under who led them (ruling 97) */
void eia_founded_falls(struct play *play, const char *country, enum power power)
{
    struct minor_state *minor = eia_minor(&play->board, country);

    eia_provinces_go(play, minor->id, power);
    minor->money = minor->manpower = 0;
    eia_nothing_comes(play->game, minor->id);
    if (!has_forces(&play->board, minor->id)) {
        eia_minor_changes(play, minor->id, NEUTRAL, NO_POWER);
        return;
    }
    event_news(TELL(play, EVENT_STATE, RULE(10_2_1c), minor->id, NULL,
                    "the forces of %s serve on under %s; it has neither income "
                    "nor reinforcements",
                    eia_nation_name(&play->board, minor->id),
                    eia_power_name(&play->board, minor->controller)),
               NEWS_HOLDING);
}

/* 10.2.1c with its last factor it is no more */
void eia_founded_fades(struct play *play)
{
    foreach (const struct minor_state, minor, play->game->minors)
        if (minor->status == FREE_STATE &&
            !eia_is_there(&play->board, minor->id) &&
            !has_forces(&play->board, minor->id))
            eia_minor_changes(play, minor->id, NEUTRAL, NO_POWER);
}
