/* A defender tries to get away before the first round. [base withdraw] */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* From there on he needs no die. */
enum { NEVER_FAILS = 6 };

/* [base withdraw] rating, and what the pair of chits changes */
static int chance(const struct fight *fight, int strategic, struct rules *why)
{
    return strategic + eia_withdrawal_bonus(fight, strategic, why) +
           eia_chit_note(fight, DEFENDER, NOTE_WITHDRAWAL);
}

/* [base withdraw] a die against the chance */
bool eia_may_withdraw(struct fight *fight, const char *who, int most,
                      const struct rules *why)
{
    struct event *event = NULL;
    int face = 0;

    if (most >= NEVER_FAILS)
        return true;
    dice_asks(fight->play->dice, most + 1);
    face = eia_throw(fight->play, BASE(withdraw), "withdraw",
                     arena_text(fight->board.arena, "%s-%s",
                                eia_which(fight, DEFENDER), who),
                     NULL);
    event = TELL(fight->play, EVENT_STATE, BASE(withdraw), NULL, NULL,
                 "%s %s: die %d, at most %d", who,
                 face <= most ? "withdraws" : "cannot withdraw", face, most);
    event_cites_all(fight->play->journal, event, why);
    return face <= most;
}

/* 12.3.7.1c Without leader corps still separate */
static void try_each(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    bool led = option_is(fight->board.options, "corps-leaders", "on");

    foreach (struct member, member, party->members) {
        struct ratings ratings = {0, 0, 0};
        struct rules why = {NULL, 0};

        if (member->kind != MEMBER_CORPS)
            continue;
        ratings = eia_corps_ratings(&fight->board, member, &why);
        if (led && eia_party_corps(party) > 1)
            rules_add(fight->board.arena, &why, RULE(12_3_7_1c));
        member->leaves = eia_may_withdraw(
            fight, member->id, chance(fight, ratings.strategic, &why), &why);
    }
}

/* [base withdraw] all with the leader, or none; 10.6.1c whoever stays is not
 * under him */
static void try_together(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    struct rules why = {NULL, 0};
    int most = chance(fight, party->strategic, &why);
    bool leaves = eia_may_withdraw(fight, party->commander, most, &why);

    foreach (struct member, member, party->members)
        member->leaves = leaves && member->kind == MEMBER_CORPS;
    if (leaves)
        party->commander = NULL;
}

/* 10.1.2r Cossacks beside withdrawing corps are tested as a group apart */
bool eia_withdraw(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    struct rules apart = {NULL, 0};

    if (party->chit != CHIT_WITHDRAW)
        return false;
    if (party->commander)
        try_together(fight);
    else
        try_each(fight);
    eia_leave(fight, DEFENDER);
    rules_add(fight->board.arena, &apart, RULE(10_1_2r));
    eia_cossacks_retreat(fight, &apart);
    if (party->members_count)
        eia_rate(fight, DEFENDER);
    return party->members_count == 0;
}
