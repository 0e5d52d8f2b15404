/* Cavalry superiority, and cavalry that withdraws. 12.3.3 */
#include "rooms/empires-in-arms/combat/rules.h"
#include "rooms/empires-in-arms/module/rules.h"

/* 12.3.3.1e all factors of a side are cavalry */
static bool is_all_cavalry(const struct party *party)
{
    return eia_party_cavalry(party) == eia_party_factors(party);
}

/* 12.3.3.1b Double cavalry gives plus one; 12.3.3.1d outflankers count when
 * they have arrived, once; 12.3.3.1e not where all are cavalry */
int eia_cavalry_superiority(const struct fight *fight, enum party_role role)
{
    const struct party *own = &fight->parties[role];
    const struct party *enemy = &fight->parties[!role];
    int cavalry = eia_party_cavalry(own);

    rule_cited(RULE(12_3_3_1a));
    if (!option_is(fight->europe.options, "cavalry-superiority", "on"))
        return 0;
    if (is_all_cavalry(own) && is_all_cavalry(enemy)) {
        rule_cited(RULE(12_3_3_1e));
        return 0;
    }
    if (own->split || own->arrived)
        rule_cited(RULE(12_3_3_1d));
    if (cavalry == 0 || cavalry < 2 * eia_party_cavalry(enemy))
        return 0;
    event_number(journal_tell(fight->play->journal, EVENT_MODIFIER,
                              RULE(12_3_3_1b), NULL, NULL,
                              "%s has %d cavalry against %d: +1",
                              eia_party_name(fight, role), cavalry,
                              eia_party_cavalry(enemy)),
                 1);
    return 1;
}

/* 12.3.3.2b corps of cavalry, or as fast as it; cossacks and freikorps. */
static bool is_horse(const struct europe *europe, const struct member *member)
{
    enum { FAST = 5 };
    const struct corps_card *card = NULL;

    if (member->kind == MEMBER_IRREGULAR)
        return true;
    if (member->kind != MEMBER_CORPS)
        return false;
    card = eia_corps_card(europe->module, member->id);
    return card->kind == CORPS_CAVALRY || card->kind == CORPS_FEUDAL_CAVALRY ||
           card->move == FAST;
}

/* 12.3.3.2b all that a side has is cavalry */
static bool all_horse(const struct fight *fight, enum party_role role)
{
    const struct party *party = &fight->parties[role];

    for (size_t i = 0; i < party->count; i++)
        if (!is_horse(&fight->europe, &party->members[i]))
            return false;
    return party->count > 0;
}

/* 12.3.3.2b Cavalry corps withdraw more easily; 12.3.3.2c when they do not */
int eia_withdrawal_bonus(const struct fight *fight, int strategic)
{
    enum { BEST = 5 };
    const struct options *options = fight->europe.options;

    rule_cited(RULE(12_3_3_2a));
    if (!option_is(options, "cavalry-withdrawals", "on") ||
        !all_horse(fight, DEFENDER))
        return 0;
    if (all_horse(fight, ATTACKER) ||
        (strategic == BEST && option_is(options, "errata", "on"))) {
        rule_cited(RULE(12_3_3_2c));
        return 0;
    }
    rule_cited(RULE(12_3_3_2b));
    return 1;
}
