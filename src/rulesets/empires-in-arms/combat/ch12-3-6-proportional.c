/* Losses of mixed armies in proportion. 12.3.6 */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

#include <limits.h>

/* 12.3.6b factors of a nation that take part */
static int factors_of(const struct party *party, const char *nation)
{
    int sum = 0;

    foreach (struct member, member, party->members)
        if (eia_takes_part(party, member) && same_name(member->nation, nation))
            sum += eia_member_factors(member);
    return sum;
}

static int room(const struct party *party, const struct shares *shares,
                size_t i)
{
    return factors_of(party, party->contingents[i].nation) - shares->due[i];
}

/* What is rolled for. */
struct competition {
    const struct rule *rule;
    const char *what;
    const char *name; /* for agreements */
    bool highest;     /* he is sought who rolls most, to be spared */
};

/* 12.3.6c a die of a contingent */
static int throw_for(struct fight *fight, const struct competition *contest,
                     enum party_role role, const char *nation)
{
    int face =
        eia_throw(fight->play, contest->rule, contest->what,
                  arena_text(fight->board.arena, "%s-%s-%d",
                             eia_which(fight, role), nation, fight->rolls++),
                  NULL);

    return contest->highest ? -face : face;
}

/* 12.3.6c all roll, those who tie with the best roll on. All that are in it
 * roll, by nation; only the lowest stay in. How many. */
static size_t roll_off(struct fight *fight, const struct competition *contest,
                       enum party_role role, bool *in)
{
    const struct party *party = &fight->parties[role];
    int *faces =
        arena_list(fight->board.arena, party->contingents_count, sizeof(int));
    int least = INT_MAX;
    size_t left = 0;

    for (size_t i = 0; i < party->contingents_count; i++) {
        if (!in[i])
            continue;
        faces[i] =
            throw_for(fight, contest, role, party->contingents[i].nation);
        if (faces[i] < least)
            least = faces[i];
    }
    for (size_t i = 0; i < party->contingents_count; i++) {
        in[i] = in[i] && faces[i] == least;
        left += in[i];
    }
    return left;
}

/* 10.8a on whom the players agree, of those that count; all if they do not. */
static size_t agreed_on(struct fight *fight, const struct competition *contest,
                        enum party_role role, const bool *counts)
{
    const struct party *party = &fight->parties[role];
    struct names nations = {NULL, 0};
    const struct dispute dispute = {
        .rule = contest->rule,
        .what = contest->what,
        .name = arena_text(fight->board.arena, "%s-%s", contest->name,
                           eia_which(fight, role)),
        .parties = &nations,
        .number = fight->agreements,
    };
    const char *agreed = NULL;

    for (size_t i = 0; i < party->contingents_count; i++)
        if (counts[i])
            names_add(fight->board.arena, &nations,
                      party->contingents[i].nation);
    if (nations.count > 1)
        agreed = eia_agreed(fight->play, &dispute);
    for (size_t i = 0; agreed && i < party->contingents_count; i++)
        if (same_name(party->contingents[i].nation, agreed)) {
            fight->agreements++;
            return i;
        }
    return party->contingents_count;
}

/* 12.3.6c who bears it: by agreement; else the lowest roller of those that
 * count, or the highest; ties roll again. */
static size_t settled(struct fight *fight, const struct shares *shares,
                      bool *counts, const struct competition *contest)
{
    size_t all = fight->parties[shares->role].contingents_count;
    size_t agreed = agreed_on(fight, contest, shares->role, counts);
    size_t left = 0;

    if (agreed < all)
        return agreed;
    for (size_t i = 0; i < all; i++)
        left += counts[i];
    while (left > 1)
        left = roll_off(fight, contest, shares->role, counts);
    for (size_t i = 0; i < all; i++)
        if (counts[i])
            return i;
    return all;
}

/* 12.3.6b one more, or one fewer, where the rounded numbers do not add up. */
static void settle_odd(struct fight *fight, struct shares *shares, int change)
{
    const struct party *party = &fight->parties[shares->role];
    bool *counts =
        arena_list(fight->board.arena, party->contingents_count, sizeof(bool));
    const struct competition contest = {RULE(12_3_6b), "odd-loss",
                                        change < 0 ? "odd-spared" : "odd-loss",
                                        change < 0};
    size_t bearer = 0;

    for (size_t i = 0; i < party->contingents_count; i++)
        counts[i] =
            change > 0 ? room(party, shares, i) > 0 : shares->due[i] > 0;
    bearer = settled(fight, shares, counts, &contest);
    if (bearer < party->contingents_count)
        shares->due[bearer] += change;
}

/* 12.3.6b Computing proportional land losses */
void eia_share(struct fight *fight, struct shares *shares, int losses)
{
    struct party *party = &fight->parties[shares->role];
    int total = 0;
    int given = 0;

    if (party->contingents_count > 1) {
        rules_add(fight->board.arena, &party->shared, RULE(12_3_6a));
        rules_add(fight->board.arena, &party->shared, RULE(12_3_6b));
    }
    shares->due =
        arena_list(fight->board.arena, party->contingents_count, sizeof(int));
    foreach (const struct contingent, contingent, party->contingents)
        total += contingent->start;
    for (size_t i = 0; i < party->contingents_count && total; i++) {
        int share =
            (2 * losses * party->contingents[i].start + total) / (2 * total);
        int most = factors_of(party, party->contingents[i].nation);

        shares->due[i] = share < most ? share : most;
        given += shares->due[i];
    }
    for (; given < losses; given++)
        settle_odd(fight, shares, 1);
    for (; given > losses; given--)
        settle_odd(fight, shares, -1);
}

/* 12.3.6c the first troop, of those the side would lose next, that somebody
 * who must lose has. */
static enum troop next_troop(struct fight *fight, const struct shares *shares)
{
    const struct party *party = &fight->parties[shares->role];
    struct names order = eia_losses_order(fight->play, party);

    foreach_name (word, order)
        for (size_t j = 0; j < party->contingents_count; j++)
            if (shares->due[j] > 0 && eia_most_of(party, eia_troop(word),
                                                  party->contingents[j].nation))
                return eia_troop(word);
    return TROOP_COUNT;
}

/* 12.3.6c who must lose and has such a factor; how many they are. */
static size_t bearers(const struct party *party, const struct shares *shares,
                      enum troop troop, bool *counts)
{
    size_t found = 0;

    for (size_t i = 0; i < party->contingents_count; i++) {
        counts[i] =
            shares->due[i] > 0 &&
            eia_most_of(party, troop, party->contingents[i].nation) != NULL;
        found += counts[i];
    }
    return found;
}

/* 12.3.6c Factor types of proportional losses: a troop the rule forces falls
 * to the lowest roller, others to him who has most to lose */
struct member *eia_share_bearer(struct fight *fight, struct shares *shares,
                                enum troop *troop, bool forced)
{
    struct party *party = &fight->parties[shares->role];
    bool *counts =
        arena_list(fight->board.arena, party->contingents_count, sizeof(bool));
    const struct competition contest = {RULE(12_3_6c), "type", "type", false};
    size_t bearer = party->contingents_count;

    if (party->contingents_count > 1)
        rules_add(fight->board.arena, &party->shared, RULE(12_3_6c));
    if (!bearers(party, shares, *troop, counts)) {
        *troop = next_troop(fight, shares);
        if (*troop == TROOP_COUNT)
            return NULL;
        bearers(party, shares, *troop, counts);
    }
    if (forced)
        bearer = settled(fight, shares, counts, &contest);
    for (size_t i = 0; !forced && i < party->contingents_count; i++)
        if (counts[i] && (bearer == party->contingents_count ||
                          shares->due[i] > shares->due[bearer]))
            bearer = i;
    shares->due[bearer]--;
    return eia_most_of(party, *troop, party->contingents[bearer].nation);
}
