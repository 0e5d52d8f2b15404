/* A defender tries to get away before the first round. [base withdraw] */
#include "rooms/empires-in-arms/combat/rules.h"
#include "rooms/empires-in-arms/module/rules.h"

/* What the attacker's chit adds to the rating; from NEVER_FAILS on he needs no
 * die. */
enum { NEVER_FAILS = 6 };

/* [base withdraw] rating, and what the attacker's chit changes */
static int chance(const struct fight *fight, int strategic)
{
    enum chit chit = fight->parties[ATTACKER].chit;
    int most = strategic + eia_withdrawal_bonus(fight, strategic);

    if (chit == CHIT_PROBE)
        return NEVER_FAILS;
    return chit == CHIT_OUTFLANK || chit == CHIT_ECHELON ? most + 1 : most;
}

/* [base withdraw] a die against the chance */
bool eia_may_withdraw(struct fight *fight, const char *who, int most)
{
    struct event *event = NULL;
    const struct roll *roll = NULL;

    if (most >= NEVER_FAILS)
        return true;
    dice_asks(fight->play->dice, most + 1);
    roll = journal_roll(fight->play->journal, fight->play->dice, BASE(withdraw),
                        "withdraw",
                        arena_text(fight->europe.arena, "%s-%s",
                                   eia_which(fight, DEFENDER), who),
                        1, 6, &event);
    event_for_all(event);
    journal_tell(fight->play->journal, EVENT_STATE, BASE(withdraw), NULL, NULL,
                 "%s %s: die %d, at most %d", who,
                 roll->faces[0] <= most ? "withdraws" : "cannot withdraw",
                 roll->faces[0], most);
    return roll->faces[0] <= most;
}

/* 12.3.7.1c Without leader corps still separate */
static void try_each(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];

    rule_cited(RULE(12_3_7_1c));
    for (size_t i = 0; i < party->count; i++) {
        struct member *member = &party->members[i];
        struct ratings ratings = {0, 0, 0};

        if (member->kind != MEMBER_CORPS)
            continue;
        ratings = eia_corps_ratings(&fight->europe, member);
        member->leaves = eia_may_withdraw(fight, member->id,
                                          chance(fight, ratings.strategic));
    }
}

/* [base withdraw] all with the leader, or none */
static void try_together(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    bool leaves = eia_may_withdraw(fight, party->commander,
                                   chance(fight, party->strategic));

    for (size_t i = 0; i < party->count; i++)
        party->members[i].leaves =
            leaves && party->members[i].kind == MEMBER_CORPS;
}

/* 10.1.2r Cossacks beside withdrawing corps are tested as a group apart */
bool eia_withdraw(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];

    if (party->chit != CHIT_WITHDRAW)
        return false;
    if (party->commander)
        try_together(fight);
    else
        try_each(fight);
    eia_leave(fight, DEFENDER);
    rule_cited(RULE(10_1_2r));
    eia_cossacks_retreat(fight);
    if (party->count)
        eia_rate(fight, DEFENDER);
    return party->count == 0;
}
