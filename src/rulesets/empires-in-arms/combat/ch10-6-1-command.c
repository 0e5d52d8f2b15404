/* Who commands a side. 10.6.1 */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

static enum power power_of(const struct fight *fight,
                           const struct leader *leader)
{
    return eia_player_of(&fight->board, leader->nation);
}

/* 10.6.1f corps of a power, those of its minor countries counted. */
static int corps_of(const struct party *party, enum power power)
{
    int count = 0;

    foreach (const struct member, member, party->members)
        count += member->kind == MEMBER_CORPS && member->player == power;
    return count;
}

/* 10.6.1f Allied army: most corps chooses nation; of those with a leader */
static struct names first_powers(const struct fight *fight,
                                 const struct party *party)
{
    struct names powers = {NULL, 0};
    int most = -1;

    foreach (const struct leader, leader, fight->board.game->leaders) {
        enum power power = power_of(fight, leader);

        if (!eia_is_with(party, leader))
            continue;
        if (corps_of(party, power) > most) {
            most = corps_of(party, power);
            powers = (struct names){NULL, 0};
        }
        if (corps_of(party, power) == most)
            eia_once(fight->board.arena, &powers, eia_power_id(power));
    }
    return powers;
}

/* 10.6.1g Allied army tie for commander */
static enum power commanding_power(struct fight *fight,
                                   const struct party *party)
{
    struct names powers = first_powers(fight, party);
    const char *which = arena_text(fight->board.arena, "commander-%s",
                                   eia_which(fight, party->role));

    if (powers.count == 0)
        return NO_POWER;
    if (powers.count == 1)
        return eia_power(powers.items[0]);
    return eia_competitive_roll(fight->play, RULE(10_6_1g), which, &powers,
                                false);
}

/* 10.6.1h higher seniority */
static bool outranks(const struct leader_card *one,
                     const struct leader_card *other)
{
    return one->seniority != SENIOR_NONE && (other->seniority == SENIOR_NONE ||
                                             one->seniority < other->seniority);
}

/* 10.6.1h Same nation: highest seniority; of several the one the player names,
 * else the best tactician */
const struct leader *eia_senior(const struct party *party,
                                const struct leader *first,
                                const struct leader *leader)
{
    const char *wish = party->plan ? party->plan->commander : NULL;

    if (!first || outranks(leader->card, first->card))
        return leader;
    if (leader->card->seniority == first->card->seniority &&
        !same_name(first->id, wish) &&
        (same_name(leader->id, wish) ||
         leader->card->tactical > first->card->tactical))
        return leader;
    return first;
}

/* 10.6.1h the senior of the power's leaders there */
static const struct leader *senior_of(const struct fight *fight,
                                      const struct party *party,
                                      enum power power)
{
    const struct leader *first = NULL;

    foreach (const struct leader, leader, fight->board.game->leaders)
        if (eia_is_with(party, leader) && power_of(fight, leader) == power)
            first = eia_senior(party, first, leader);
    return first;
}

/* 10.6.1e Single leader always commands; of several 10.6.1f Allied army: most
 * corps chooses nation; 10.6.1h Same nation: highest seniority */
static void cite_choice(const struct fight *fight, const struct party *party,
                        enum power power, struct rules *why)
{
    struct arena *arena = fight->board.arena;
    int all = 0;
    int his = 0;

    foreach (struct leader, leader, fight->board.game->leaders) {
        bool here = eia_is_with(party, leader);

        all += here;
        his += here && power_of(fight, leader) == power;
    }
    if (all == 1)
        rules_add(arena, why, RULE(10_6_1e));
    if (all > his)
        rules_add(arena, why, RULE(10_6_1f));
    if (his > 1)
        rules_add(arena, why, RULE(10_6_1h));
}

/* 10.6.1j The commander is used for everything */
void eia_set_commander(struct fight *fight, enum party_role role)
{
    struct party *party = &fight->parties[role];
    enum power power = commanding_power(fight, party);
    const struct leader *leader =
        power == NO_POWER ? NULL : senior_of(fight, party, power);
    struct rules why = {NULL, 0};
    struct event *event = NULL;

    party->commander = leader ? leader->id : NULL;
    eia_rate(fight, role);
    if (!leader)
        return;
    cite_choice(fight, party, power, &why);
    event = TELL(fight->play, EVENT_GROUP, RULE(10_6_1j), eia_power_id(power),
                 leader->id, "%s commands %s, strategic %d, tactical %d",
                 leader->card->name, eia_party_name(fight, role),
                 party->strategic, party->tactical);
    event_cites_all(fight->play->journal, event, &why);
    event_cites_all(fight->play->journal, event, &party->rated);
}

/* 10.6.1i Reinforcing leader takes command */
void eia_leader_arrives(struct fight *fight, enum party_role role,
                        const struct leader *leader)
{
    struct party *party = &fight->parties[role];
    const struct leader *present = eia_leader(&fight->board, party->commander);

    names_add(fight->board.arena, &party->leaders, leader->id);
    if (present && (power_of(fight, present) != power_of(fight, leader) ||
                    !outranks(leader->card, present->card)))
        return;
    party->commander = leader->id;
    TELL(fight->play, EVENT_GROUP, RULE(10_6_1i), leader->nation, leader->id,
         "%s takes command of %s", leader->card->name,
         eia_party_name(fight, role));
}

/* 10.6.1f the nation that is said to command: for what a pair of chits
 * changes. */
enum power eia_commanding(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];
    const struct leader *leader = eia_leader(&fight->board, party->commander);

    return leader ? power_of(fight, leader) : eia_party_lead(party);
}
