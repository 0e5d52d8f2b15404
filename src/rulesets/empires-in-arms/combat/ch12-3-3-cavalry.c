/* Cavalry superiority, and cavalry that withdraws. 12.3.3 */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 12.3.3.1e all factors of a side are cavalry */
static bool is_all_cavalry(const struct party *party)
{
    return eia_party_cavalry(party) == eia_party_factors(party);
}

/* 12.3.3.1d cavalry of an outflanking force, there or on its way */
static int outflanking_cavalry(const struct party *party)
{
    int sum = 0;

    foreach (const struct member, member, party->members)
        for (int j = 0; j < TROOP_COUNT; j++)
            if (member->outflanks && eia_is_cavalry((enum troop)j))
                sum += member->troops[j];
    return sum;
}

static bool is_double(int cavalry, int enemy)
{
    return cavalry > 0 && cavalry >= 2 * enemy;
}

/* 12.3.3.1a Switch: cavalry superiority; 12.3.3.1b Double cavalry gives plus
 * one */
static void tell_superiority(const struct fight *fight, enum party_role role)
{
    struct journal *journal = fight->play->journal;
    const struct party *own = &fight->parties[role];
    struct event *event = event_number(
        journal_tell(journal, EVENT_MODIFIER, RULE(12_3_3_1b), NULL, NULL,
                     "%s has %d cavalry against %d: +1",
                     eia_party_name(fight, role), eia_party_cavalry(own),
                     eia_party_cavalry(&fight->parties[!role])),
        1);

    event_cites(journal, event, RULE(12_3_3_1a));
    if (own->arrived && outflanking_cavalry(own))
        event_cites(journal, event, RULE(12_3_3_1d));
}

/* 12.3.3.1b Double cavalry gives plus one; 12.3.3.1d outflankers count when
 * they have arrived, once; 12.3.3.1e not where all are cavalry */
int eia_cavalry_superiority(const struct fight *fight, enum party_role role,
                            struct rules *why)
{
    const struct party *own = &fight->parties[role];
    const struct party *enemy = &fight->parties[!role];
    int cavalry = eia_party_cavalry(own);
    int against = eia_party_cavalry(enemy);

    if (!option_is(fight->board.options, "cavalry-superiority", "on"))
        return 0;
    if (!is_double(cavalry, against)) {
        if (own->split &&
            is_double(cavalry + outflanking_cavalry(own), against))
            rules_add(fight->board.arena, why, RULE(12_3_3_1d));
        return 0;
    }
    if (is_all_cavalry(own) && is_all_cavalry(enemy)) {
        rules_add(fight->board.arena, why, RULE(12_3_3_1e));
        return 0;
    }
    tell_superiority(fight, role);
    return 1;
}

/* 12.3.3.2b corps of cavalry, or as fast as it; cossacks and freikorps. */
static bool is_horse(const struct board *board, const struct member *member)
{
    enum { FAST = 5 };
    const struct corps_card *card = NULL;

    if (member->kind == MEMBER_IRREGULAR)
        return true;
    if (member->kind != MEMBER_CORPS)
        return false;
    card = eia_corps_card(board->module, member->id);
    return card->kind == CORPS_CAVALRY || card->kind == CORPS_FEUDAL_CAVALRY ||
           card->move == FAST;
}

/* 12.3.3.2b all that a side has is cavalry */
static bool all_horse(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];

    foreach (struct member, member, party->members)
        if (!is_horse(&fight->board, member))
            return false;
    return party->members_count > 0;
}

/* 12.3.3.2a Switch: cavalry withdrawals; 12.3.3.2b Cavalry corps withdraw more
 * easily; 12.3.3.2c when they do not */
int eia_withdrawal_bonus(const struct fight *fight, int strategic,
                         struct rules *why)
{
    enum { BEST = 5 };
    const struct options *options = fight->board.options;

    if (!option_is(options, "cavalry-withdrawals", "on") ||
        !all_horse(fight, DEFENDER))
        return 0;
    if (all_horse(fight, ATTACKER) ||
        (strategic == BEST && option_is(options, "errata", "on"))) {
        rules_add(fight->board.arena, why, RULE(12_3_3_2c));
        return 0;
    }
    rules_add(fight->board.arena, why, RULE(12_3_3_2a));
    rules_add(fight->board.arena, why, RULE(12_3_3_2b));
    return 1;
}
