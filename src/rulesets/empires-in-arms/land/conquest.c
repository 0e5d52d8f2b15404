/* Lf: who holds a capital through two months takes the land. [base conquest],
 * 10.2, 10.4.3 */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"

/* Land that is conquered by its capital. */
struct holding {
    const char *land; /* district or province, by id */
    const char *capital, *owner;
};

/* 10.2.1a corps of the power in the area, none of the owner's friends beside
 * it. */
static bool stands_alone(const struct board *board, enum power power,
                         const char *area)
{
    return eia_own_corps_in(board, power, area) &&
           !eia_enemy_corps_in(board, power, area);
}

/* 10.2.1a powers at war with the owner that hold the capital: by the strongest
 * garrison, or by corps if there is none. */
static struct names holders_of(const struct board *board, const char *capital,
                               const char *owner)
{
    struct names nations = eia_city_holders(board, capital);
    struct names powers = {NULL, 0};

    foreach_name (nation, nations) {
        enum power power = eia_player_of(board, nation);

        if (power != NO_POWER && eia_fights(board, power, owner))
            eia_once(board->arena, &powers, eia_power_id(power));
    }
    for (enum power other = AUSTRIA; !nations.count && other < POWER_END;
         other++)
        if (eia_fights(board, other, owner) &&
            stands_alone(board, other, capital))
            names_add(board->arena, &powers, eia_power_id(other));
    return powers;
}

/* 10.2.1a who began the occupation still has a garrison there, or a corps if
 * nobody has one. An ally of his does not begin it anew (ruling 141). */
static bool holds_on(const struct board *board, enum power power,
                     const struct holding *holding)
{
    struct names inside = eia_inside(board, holding->capital, INSIDE_PLAYERS);

    return power != NO_POWER && eia_fights(board, power, holding->owner) &&
           (eia_city_holder(board, holding->capital)
                ? eia_has_power(&inside, power)
                : stands_alone(board, power, holding->capital));
}

/* 10.2.1a the power that holds the capital, unbesieged; 10.8a of several with
 * equal claims, by agreement or dice (ruling 141) */
static enum power occupier_of(struct play *play, enum power before,
                              const struct holding *holding)
{
    const struct board *board = &play->board;
    struct names powers = {NULL, 0};

    if (eia_besieged(board, holding->capital))
        return NO_POWER;
    if (holds_on(board, before, holding))
        return before;
    powers = holders_of(board, holding->capital, holding->owner);
    return eia_competitive_roll(
        play, RULE(10_8a),
        arena_text(play->arena, "%s-%d", holding->land, play->game->turn),
        &powers, false);
}

/* 10.2.1a Held in this Conquest Step and the one before. Remembers this one.
 */
static bool is_conquered(const struct board *board, enum power now,
                         enum power *occupier, int *occupied)
{
    int turn = board->game->turn;
    bool before = now != NO_POWER && *occupier == now && *occupied == turn - 1;

    *occupier = now;
    *occupied = now == NO_POWER ? 0 : turn;
    return before;
}

/* 10.2.1f districts that come with the country */
static int districts_with(const struct board *board,
                          const struct minor_card *card)
{
    struct names districts = eia_districts_of(board, card->id);
    int count = 0;

    foreach_name (district, districts)
        count += eia_district(board, district)->apart == NO_POWER;
    return count;
}

/* 10.2.1f Political points for conquering minors; a neutral country's owner
 * has none */
static void points_for(struct play *play, enum power power, const char *cause,
                       int districts)
{
    if (power != NO_POWER)
        event_cites(play->journal, eia_points(play, power, cause, districts),
                    RULE(10_2_1f));
}

/* Opens the event. */
static struct event *tell_conquest(struct play *play, enum power power,
                                   const struct rule *rule, const char *name,
                                   const char *capital)
{
    struct event *event = event_news(
        TELL_OPEN(play, EVENT_STATE, rule, eia_power_id(power), NULL,
                  "%s conquers %s", eia_power_name(&play->board, power), name),
        NEWS_HOLDING);

    event->area = capital;
    return event_cites(play->journal, event, RULE(10_2_1a));
}

/* 10.2.1b The record of a conquest; 10.2.1f its points; 10.4.3a secondary
 * districts come with the major one, but 10.4.3b not those held apart */
static void conquer_minor(struct play *play, const struct minor_card *card,
                          enum power power)
{
    enum power before = eia_minor(&play->board, card->id)->controller;
    int districts = districts_with(&play->board, card);

    tell_conquest(play, power, RULE(10_2_1b), card->name, card->capital);
    points_for(play, power, "minor-conquered", districts);
    points_for(play, before, "minor-lost", districts);
    eia_forget_wars(play->game, card->id);
    eia_minor_changes(play, card->id, CONQUERED, power);
    journal_close(play->journal);
}

/* 10.4.3c it is held apart, or goes to who has the major one; 10.4.4b one that
 * has units is a country from then on */
static void goes_apart(struct play *play, struct district_state *district,
                       enum power power)
{
    enum power major =
        eia_player_of(&play->board, eia_country_of(&play->board, district->id));

    if (power == major)
        district->apart = NO_POWER;
    else if (!eia_becomes_country(play, district->id, power))
        district->apart = power;
}

/* 10.4.3c A secondary district is conquered by its own capital */
static void conquer_district(struct play *play, struct district_state *district,
                             enum power power)
{
    const struct district_card *card = district->card;
    enum power major =
        eia_player_of(&play->board, eia_country_of(&play->board, card->id));
    enum power before = district->apart == NO_POWER ? major : district->apart;

    tell_conquest(play, power, RULE(10_4_3c), card->name, card->capital);
    points_for(play, power, "minor-conquered", 1);
    points_for(play, before, "minor-lost", 1);
    goes_apart(play, district, power);
    journal_close(play->journal);
}

/* 10.2.1a major districts stand for their country. */
static void look_at_major(struct play *play, const struct minor_card *card)
{
    struct names districts = eia_districts_of(&play->board, card->id);

    foreach_name (id, districts) {
        struct district_state *district = eia_district(&play->board, id);
        enum power now = NO_POWER;

        if (eia_is_secondary(&play->board, district->id))
            continue;
        now = occupier_of(
            play, district->occupier,
            &(const struct holding){district->id, card->capital, card->id});
        if (is_conquered(&play->board, now, &district->occupier,
                         &district->occupied))
            conquer_minor(play, card, now);
    }
}

/* 10.4.3c a secondary district, by its own capital */
static void look_at_secondary(struct play *play,
                              struct district_state *district)
{
    const struct district_card *card = district->card;
    enum power apart = district->apart;
    const char *owner = apart == NO_POWER
                            ? eia_country_of(&play->board, card->id)
                            : eia_power_id(apart);
    enum power now = NO_POWER;

    if (!eia_is_secondary(&play->board, card->id))
        return;
    now = occupier_of(play, district->occupier,
                      &(const struct holding){card->id, card->capital, owner});
    if (is_conquered(&play->board, now, &district->occupier,
                     &district->occupied))
        conquer_district(play, district, now);
}

/* 10.2.2b who holds the capital of a province that was not ceded learns why it
 * is not his */
static void stays(struct play *play, const struct holding *holding)
{
    const struct province_card *card =
        eia_province_card(play->module, holding->land);
    struct names holders =
        holders_of(&play->board, holding->capital, holding->owner);

    if (!holders.count || eia_besieged(&play->board, holding->capital))
        return;
    TELL(play, EVENT_NOTE, RULE(10_2_2b), holders.items[0], NULL,
         "%s holds %s, but %s is not ceded and stays with %s",
         eia_power_name(&play->board, eia_power(holders.items[0])),
         eia_place_name(&play->board, card->capital), card->name,
         eia_power_name(&play->board, card->home))
        ->area = card->capital;
}

/* 10.2.1f its provinces count as districts do (ruling 96); 10.2.1c its land
 * forces stay */
static void conquer_founded(struct play *play, const char *country,
                            enum power power)
{
    enum power before = eia_minor(&play->board, country)->controller;
    int provinces = (int)eia_provinces_of(&play->board, country).count;

    event_cites(play->journal,
                tell_conquest(play, power, RULE(10_2_1b),
                              eia_nation_name(&play->board, country),
                              eia_minor_card(play->module, country)->capital),
                BASE(poland));
    points_for(play, power, "minor-conquered", provinces);
    points_for(play, before, "minor-lost", provinces);
    eia_founded_falls(play, country, power);
    journal_close(play->journal);
}

/* 10.2.2a A ceded province is conquered like a minor country, and is unceded
 * if its home takes it; 10.2.2b an unceded one never is; 10.2.2d no points */
static void look_at_province(struct play *play, struct province_state *state)
{
    const struct province_card *card = state->card;
    const struct holding holding = {card->id, card->capital,
                                    eia_power_id(state->controller)};
    struct event *event = NULL;
    enum power now = NO_POWER;

    if (!eia_is_ceded(&play->board, state->id)) {
        state->occupier = NO_POWER;
        state->occupied = 0;
        stays(play, &holding);
        return;
    }
    now = occupier_of(play, state->occupier, &holding);
    if (!is_conquered(&play->board, now, &state->occupier, &state->occupied))
        return;
    if (eia_is_heart(&play->board, state->id)) {
        conquer_founded(play, state->country, now);
        return;
    }
    eia_province_leaves(play, state->id);
    state->controller = now;
    event = event_news(TELL(play, EVENT_STATE, RULE(10_2_2a), eia_power_id(now),
                            NULL, "%s conquers %s%s",
                            eia_power_name(&play->board, now), card->name,
                            now == card->home ? ", which is home again" : ""),
                       NEWS_HOLDING);
    event->area = card->capital;
    event_cites(play->journal, event, RULE(10_2_1a));
    event_cites(play->journal, event, RULE(10_2_2d));
    eia_feudal_corps_go(play, state->id);
}

/* [base conquest] Lf: who holds a capital two months */
void eia_run_conquest(struct play *play)
{
    foreach (struct minor_card, minor, play->module->minors)
        look_at_major(play, minor);
    foreach (struct district_state, district, play->game->districts)
        look_at_secondary(play, district);
    foreach (struct province_state, province, play->game->provinces)
        look_at_province(play, province);
    eia_founded_fades(play);
}
