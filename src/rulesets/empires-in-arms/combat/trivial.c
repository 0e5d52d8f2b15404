/* Small fights on one table. [base trivial], 12.3.10 */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum { ROUNDS = 3 };
static const char small_table[] = "2-2";

/* 12.3.10b Outnumbered defender may withdraw first */
static bool slips_away(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    struct rules why = {NULL, 0};

    if (!option_is(fight->board.options, "overwhelming-numbers", "on") ||
        eia_party_factors(&fight->parties[ATTACKER]) <
            5 * eia_party_factors(party) ||
        !eia_party_corps(party) || !eia_party_corps(&fight->parties[ATTACKER]))
        return false;
    rules_add(fight->board.arena, &why, RULE(12_3_10b));
    eia_set_commander(fight, DEFENDER);
    eia_play_chit(fight, DEFENDER);
    if (party->chit != CHIT_WITHDRAW ||
        !eia_may_withdraw(fight, party->commander ? party->commander : "corps",
                          party->strategic, &why))
        return false;
    eia_retreat_all(fight, DEFENDER);
    return true;
}

/* [base trivial] unbroken after all: fewer factors left loses, of as many
 * the attacker. */
static enum party_role loser_of(const struct fight *fight)
{
    const struct party *attacker = &fight->parties[ATTACKER];
    const struct party *defender = &fight->parties[DEFENDER];

    if (attacker->broken != defender->broken)
        return attacker->broken ? ATTACKER : DEFENDER;
    return eia_party_factors(attacker) > eia_party_factors(defender) ? DEFENDER
                                                                     : ATTACKER;
}

/* [base trivial] a depot's garrison has nowhere to go. */
static void lose_depots(struct fight *fight, struct party *party)
{
    foreach (struct member, member, party->members)
        for (int j = 0; j < TROOP_COUNT; j++)
            while (member->kind == MEMBER_DEPOT && member->troops[j])
                eia_lose_from(&fight->board, party, member, (enum troop)j);
}

/* 10.1.2s cossacks and freikorps alone */
static bool is_light(const struct party *party)
{
    foreach (const struct member, member, party->members)
        if (member->kind != MEMBER_IRREGULAR)
            return false;
    return true;
}

/* 10.1.2p alone and attacked by more than 10.1.2s their like */
static bool rides_off(struct fight *fight)
{
    return is_light(&fight->parties[DEFENDER]) &&
           !is_light(&fight->parties[ATTACKER]) &&
           eia_cossacks_retreat(fight, NULL);
}

/* [base trivial] three rounds on one table */
bool eia_fight_trivial(struct fight *fight)
{
    enum party_role loser = ATTACKER;
    bool broken = false;

    fight->small_sides = true;
    eia_fight_begin(fight); /* who has no way out is lost to somebody */
    if (rides_off(fight) || slips_away(fight))
        return false;
    for (fight->round = 1; fight->round <= ROUNDS && !broken; fight->round++) {
        struct fire fire = {.table = {small_table, small_table}};

        eia_bombard(fight, fire.why);
        broken = eia_check_broken(fight);
        if (broken)
            break;
        for (int role = ATTACKER; role <= DEFENDER; role++)
            fire.modifier[role] = eia_cavalry_superiority(
                fight, (enum party_role)role, &fire.why[role]);
        broken = eia_both_fire(fight, &fire);
    }
    loser = loser_of(fight);
    event_for_everybody(
        TELL(fight->play, EVENT_VERDICT, BASE(trivial),
             eia_power_id(eia_party_lead(&fight->parties[loser])), NULL,
             "the trivial combat is lost by %s", eia_party_name(fight, loser)));
    lose_depots(fight, &fight->parties[loser]);
    eia_fight_end(fight);
    eia_tell_outcome(fight, loser == ATTACKER ? DEFENDER : ATTACKER,
                     BASE(trivial));
    eia_retreat_all(fight, loser);
    return true;
}
