/* Ratings of those who command. 10.6.1, 12.3.7 */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { PRUSSIA_CHANGES = 1810, TACTICAL_FALLS = 1809, STRATEGIC_FALLS = 1812 };

/* 10.6.1b Minor country intrinsic ratings; 10.6.1c, 10.6.1d Prussian ratings
 * before and after 1810 */
struct ratings eia_corps_ratings(const struct board *board,
                                 const struct member *member, struct rules *why)
{
    enum power power = member->player;
    const struct power_card *card = NULL;

    if (member->kind != MEMBER_CORPS)
        return (struct ratings){0, 0, 0};
    if (power == NO_POWER)
        return (struct ratings){1, 1, 0};
    if (eia_power(member->nation) == NO_POWER)
        rules_add(board->arena, why, RULE(10_6_1b));
    card = board->module->power[power];
    if (card->strategic != card->strategic_1810 ||
        card->tactical != card->tactical_1810)
        rules_add(board->arena, why, RULE(10_6_1d));
    if (eia_year(board) >= PRUSSIA_CHANGES)
        return (struct ratings){card->strategic_1810, card->tactical_1810, 0};
    return (struct ratings){card->strategic, card->tactical, 0};
}

static void add_all(const struct fight *fight, struct rules *rules,
                    const struct rules *more)
{
    for (size_t i = 0; i < more->count; i++)
        rules_add(fight->board.arena, rules, more->items[i]);
}

/* 10.6.1a the best of each rating; why gets the cases of the corps that have
 * it. */
static struct ratings best_of(const struct fight *fight,
                              const struct party *party, struct rules *why)
{
    struct ratings best = {0, 0, 0};

    foreach (struct member, member, party->members) {
        struct ratings own = {0, 0, 0};
        struct rules its = {NULL, 0};

        if (eia_member_factors(member) == 0)
            continue;
        own = eia_corps_ratings(&fight->board, member, &its);
        if (own.strategic > best.strategic || own.tactical > best.tactical)
            add_all(fight, why, &its);
        if (own.strategic > best.strategic)
            best.strategic = own.strategic;
        if (own.tactical > best.tactical)
            best.tactical = own.tactical;
    }
    return best;
}

/* 10.6.1a Commander or best corps ratings; 10.6.1c Zero ratings without corps;
 * 12.3.7.1b as under a leader with maximum 1, if 12.3.7.1a is on */
static struct ratings best_corps(const struct fight *fight,
                                 const struct party *party, struct rules *why)
{
    struct ratings best = best_of(fight, party, why);
    int corps = eia_party_corps(party);

    rules_add(fight->board.arena, why, corps ? RULE(10_6_1a) : RULE(10_6_1c));
    if (!option_is(fight->board.options, "corps-leaders", "on"))
        return best;
    if (corps > 1) {
        rules_add(fight->board.arena, why, RULE(12_3_7_1a));
        rules_add(fight->board.arena, why, RULE(12_3_7_1b));
    }
    best.maximum = 1;
    return best;
}

/* 12.3.7.3c No reduction inside original France */
static bool in_france(const struct fight *fight)
{
    return same_name(eia_home_of(&fight->board, fight->area),
                     eia_power_id(FRANCE));
}

/* 12.3.7.3a Switch: Napoleon's falling ratings; 12.3.7.3b Napoleon's ratings
 * fall 1809, 1812 */
static void age(const struct fight *fight, const struct leader_card *card,
                struct ratings *ratings, struct rules *why)
{
    enum { FALLEN = 4 };
    struct arena *arena = fight->board.arena;

    if (!card->ages ||
        !option_is(fight->board.options, "napoleon-ratings", "on") ||
        eia_year(&fight->board) < TACTICAL_FALLS)
        return;
    rules_add(arena, why, RULE(12_3_7_3a));
    if (in_france(fight)) {
        rules_add(arena, why, RULE(12_3_7_3c));
        return;
    }
    rules_add(arena, why, RULE(12_3_7_3b));
    ratings->tactical = FALLEN;
    if (eia_year(&fight->board) >= STRATEGIC_FALLS)
        ratings->strategic = FALLEN;
}

/* 10.6.1e ratings of a leader in the combat */
struct ratings eia_leader_ratings(const struct fight *fight, const char *leader,
                                  struct rules *why)
{
    const struct leader_card *card =
        eia_leader_card(fight->board.module, leader);
    struct ratings ratings = {card->strategic, card->tactical, card->maximum};

    age(fight, card, &ratings, why);
    return ratings;
}

/* 10.6.1k Tactical maximum reduction; 12.3.7.2 further ones */
static int reduction(const struct fight *fight, int corps, int maximum)
{
    const struct options *options = fight->board.options;
    int most = option_is(options, "tactical-reduction-ext", "off") ? 2 : corps;
    int steps = 0;

    if (maximum < 1)
        return 0;
    while (steps < most && corps > (steps + 1) * maximum)
        steps++;
    if (steps >= 2 && option_is(options, "tactical-reduction-ext", "inclusive"))
        steps = corps / maximum > steps ? corps / maximum : steps;
    return steps;
}

/* 10.6.1l corps that outflank, or have outflanked */
static bool outflanks(const struct party *party)
{
    foreach (struct member, member, party->members)
        if (member->outflanks && eia_member_factors(member) > 0)
            return true;
    return false;
}

/* 10.6.1k Tactical maximum reduction; 10.6.1l Outflanking corps count to
 * maximum; 12.3.7.2 further ones; 10.6.1n recomputed every round */
void eia_rate(struct fight *fight, enum party_role role)
{
    enum { PRINTED = 2 };
    struct party *party = &fight->parties[role];
    struct arena *arena = fight->board.arena;
    struct rules why = {NULL, 0};
    struct ratings ratings =
        party->commander ? eia_leader_ratings(fight, party->commander, &why)
                         : best_corps(fight, party, &why);
    int less = reduction(fight, eia_party_corps(party), ratings.maximum);

    if (less > 0)
        rules_add(arena, &why, RULE(10_6_1k));
    if (less > 0 && outflanks(party))
        rules_add(arena, &why, RULE(10_6_1l));
    if (less > PRINTED)
        rules_add(arena, &why, RULE(12_3_7_2));
    party->rated = why;
    party->strategic = ratings.strategic;
    party->tactical = ratings.tactical > less ? ratings.tactical - less : 0;
}

/* 10.6.1n after the first round they may be others than they were. */
static void cite_ratings(const struct fight *fight, struct event *event)
{
    struct journal *journal = fight->play->journal;

    for (int role = ATTACKER; role <= DEFENDER; role++)
        event_cites_all(journal, event, &fight->parties[role].rated);
    if (fight->day > 1 || fight->round > 1)
        event_cites(journal, event, RULE(10_6_1n));
}

/* 10.6.1m Tactical rating comparison chart */
void eia_chart(const struct fight *fight, int modifiers[2])
{
    int attacker = fight->parties[ATTACKER].tactical;
    int defender = fight->parties[DEFENDER].tactical;

    foreach (const struct commander_row, row, fight->board.module->commanders) {
        if (row->attacker != attacker || row->defender != defender)
            continue;
        modifiers[ATTACKER] = row->attacker_modifier;
        modifiers[DEFENDER] = row->defender_modifier;
        cite_ratings(fight, TELL(fight->play, EVENT_MODIFIER, RULE(10_6_1m),
                                 NULL, NULL,
                                 "tactical %d against %d: %+d for the "
                                 "attacker, %+d for the defender",
                                 attacker, defender, row->attacker_modifier,
                                 row->defender_modifier));
    }
}
