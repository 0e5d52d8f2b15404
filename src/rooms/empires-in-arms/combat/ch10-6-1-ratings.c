/* Ratings of those who command. 10.6.1, 12.3.7 */
#include "rooms/empires-in-arms/combat/rules.h"
#include "rooms/empires-in-arms/module/rules.h"

#include <string.h>

enum { PRUSSIA_CHANGES = 1810, TACTICAL_FALLS = 1809, STRATEGIC_FALLS = 1812 };

/* 10.6.1b, 10.6.1c, 10.6.1d ratings of a piece without a leader */
struct ratings eia_corps_ratings(const struct europe *europe,
                                 const struct member *member)
{
    enum power power = member->player;
    const struct power_card *card = NULL;

    if (member->kind != MEMBER_CORPS) {
        rule_cited(RULE(10_6_1c));
        return (struct ratings){0, 0, 0};
    }
    if (eia_power(member->nation) == NO_POWER)
        rule_cited(RULE(10_6_1b));
    if (power == NO_POWER)
        return (struct ratings){1, 1, 0};
    card = europe->module->power[power];
    if (eia_year(europe) >= PRUSSIA_CHANGES) {
        rule_cited(RULE(10_6_1d));
        return (struct ratings){card->strategic_1810, card->tactical_1810, 0};
    }
    return (struct ratings){card->strategic, card->tactical, 0};
}

/* 10.6.1a Commander or best corps ratings; 12.3.7.1b as under a leader with
 * maximum 1, if the option is on */
static struct ratings best_corps(const struct fight *fight,
                                 const struct party *party)
{
    struct ratings best = {0, 0, 0};

    rule_cited(RULE(10_6_1a));
    for (size_t i = 0; i < party->count; i++) {
        struct ratings own = {0, 0, 0};

        if (eia_member_factors(&party->members[i]) == 0)
            continue;
        own = eia_corps_ratings(&fight->europe, &party->members[i]);
        if (own.strategic > best.strategic)
            best.strategic = own.strategic;
        if (own.tactical > best.tactical)
            best.tactical = own.tactical;
    }
    rule_cited(RULE(12_3_7_1a));
    if (option_is(fight->europe.options, "corps-leaders", "on")) {
        rule_cited(RULE(12_3_7_1b));
        best.maximum = 1;
    }
    return best;
}

/* 12.3.7.3c No reduction inside original France */
static bool in_france(const struct fight *fight)
{
    return eia_same(eia_home_of(&fight->europe, fight->area),
                    eia_power_id(FRANCE));
}

/* 12.3.7.3b Napoleon's ratings fall 1809, 1812 */
static void age(const struct fight *fight, const struct leader_card *card,
                struct ratings *ratings)
{
    enum { FALLEN = 4 };

    rule_cited(RULE(12_3_7_3a));
    if (strcmp(card->id, "napoleon") != 0 ||
        !option_is(fight->europe.options, "napoleon-ratings", "on"))
        return;
    if (in_france(fight)) {
        rule_cited(RULE(12_3_7_3c));
        return;
    }
    rule_cited(RULE(12_3_7_3b));
    if (eia_year(&fight->europe) >= TACTICAL_FALLS)
        ratings->tactical = FALLEN;
    if (eia_year(&fight->europe) >= STRATEGIC_FALLS)
        ratings->strategic = FALLEN;
}

/* 10.6.1e ratings of the leader who commands */
static struct ratings leader_ratings(const struct fight *fight,
                                     const struct party *party)
{
    const struct leader_card *card =
        eia_leader_card(fight->europe.module, party->commander);
    struct ratings ratings = {card->strategic, card->tactical, card->maximum};

    age(fight, card, &ratings);
    return ratings;
}

/* 10.6.1k Tactical maximum reduction; 12.3.7.2 further ones */
static int reduction(const struct fight *fight, int corps, int maximum)
{
    const struct options *options = fight->europe.options;
    int most = option_is(options, "tactical-reduction-ext", "off") ? 2 : corps;
    int steps = 0;

    if (maximum < 1)
        return 0;
    rule_cited(RULE(10_6_1k));
    rule_cited(RULE(12_3_7_2));
    while (steps < most && corps > (steps + 1) * maximum)
        steps++;
    if (steps >= 2 && option_is(options, "tactical-reduction-ext", "inclusive"))
        steps = corps / maximum > steps ? corps / maximum : steps;
    return steps;
}

/* 10.6.1l Outflanking corps count to maximum; 10.6.1n recomputed every round */
void eia_rate(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];
    struct ratings ratings = party->commander ? leader_ratings(fight, party)
                                              : best_corps(fight, party);
    int less = reduction(fight, eia_party_corps(party), ratings.maximum);

    rule_cited(RULE(10_6_1l));
    party->strategic = ratings.strategic;
    party->tactical = ratings.tactical > less ? ratings.tactical - less : 0;
}

/* 10.6.1m Tactical rating comparison chart */
void eia_chart(const struct fight *fight, int modifiers[2])
{
    const struct module *module = fight->europe.module;
    int attacker = fight->parties[ATTACKER].tactical;
    int defender = fight->parties[DEFENDER].tactical;

    rule_cited(RULE(10_6_1m));
    rule_cited(RULE(10_6_1n));
    for (size_t i = 0; i < module->commander_count; i++) {
        const struct commander_row *row = &module->commanders[i];

        if (row->attacker != attacker || row->defender != defender)
            continue;
        modifiers[ATTACKER] = row->attacker_modifier;
        modifiers[DEFENDER] = row->defender_modifier;
        journal_tell(
            fight->play->journal, EVENT_MODIFIER, RULE(10_6_1m), NULL, NULL,
            "tactical %d against %d: %+d for the attacker, %+d for the "
            "defender",
            attacker, defender, row->attacker_modifier, row->defender_modifier);
    }
}
