/* Artillery corps bombard. 12.3.5 */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

/* 12.3.5.1 a plan may keep its guns silent */
static bool wants(const struct party *party, int round)
{
    const struct names *rounds = party->plan ? &party->plan->bombard : NULL;

    if (!rounds || !rounds->count)
        return true;
    foreach_name (id, *rounds)
        if (id[0] == (char)('0' + round))
            return true;
    return false;
}

/* 12.3.5.3 Bombardment does not affect morale; 12.3.5.4 Bombardment always on
 * table 5-5; 12.3.5b where it applies */
static void tell_bombardment(struct fight *fight, enum party_role role, int die,
                             const struct combat_result *result)
{
    struct journal *journal = fight->play->journal;
    int guns = eia_party_troops(&fight->parties[role], TROOP_ARTILLERY);
    int losses = eia_casualties(fight->board.module, result->percent, guns);
    struct event *event = event_number(
        journal_tell(journal, EVENT_TABLE, RULE(12_3_5_4), NULL, NULL,
                     "guns of %s: %d factor%s, die %d on table 5-5: %d "
                     "percent, %d factor%s",
                     eia_party_name(fight, role), guns, eia_plural_s(guns), die,
                     result->percent, losses, eia_plural_s(losses)),
        losses);

    event_cites(journal, event, RULE(12_3_5b));
    if (result->morale > 0)
        event_cites(journal, event, RULE(12_3_5_3));
}

/* 12.3.5.1 Bombardment before each round; 12.3.5.4 never in marsh; 12.3.5.5
 * Artillery fights normally too: why gets the case of what its guns do in the
 * round */
static int bombardment(struct fight *fight, enum party_role role,
                       struct rules *why)
{
    const struct party *party = &fight->parties[role];
    int guns = eia_party_troops(party, TROOP_ARTILLERY);
    int face = 0;
    struct combat_result result = {0, 0};
    bool marsh = eia_area(fight->board.module, fight->area)->terrain == MARSH;

    if (!guns || !wants(party, fight->round))
        return 0;
    rules_add(fight->board.arena, why, marsh ? RULE(12_3_5_4) : RULE(12_3_5_5));
    if (marsh)
        return 0;
    face = eia_throw(fight->play, RULE(12_3_5_1), "bombardment",
                     eia_which(fight, role), NULL);
    result = eia_combat_result(fight->board.module, "5-5", face);
    tell_bombardment(fight, role, face, &result);
    return eia_casualties(fight->board.module, result.percent, guns);
}

/* 12.3.5.3 Bombardment does not affect morale */
static void bear(struct fight *fight, enum party_role role, int losses)
{
    const struct member *before = eia_members_before(fight, role);
    struct event *event = NULL;

    if (losses <= 0)
        return;
    losses = eia_lose(fight, role, losses, true);
    event = event_number(
        TELL(fight->play, EVENT_LOSS, RULE(12_3_5_1), NULL, NULL,
             "%s: %d factor%s lost by bombardment, %d left%s",
             eia_party_name(fight, role), losses, eia_plural_s(losses),
             eia_party_factors(&fight->parties[role]),
             eia_losses_told(fight, role, before)),
        losses);
    event_cites_all(fight->play->journal, event, &fight->parties[role].shared);
}

/* 12.3.5b Where artillery's special use applies: not in assaults and sorties,
 * which do not call this */
void eia_bombard(struct fight *fight, struct rules why[2])
{
    int by[2] = {0, 0};

    by[ATTACKER] = bombardment(fight, ATTACKER, &why[ATTACKER]);
    by[DEFENDER] = bombardment(fight, DEFENDER, &why[DEFENDER]);
    bear(fight, DEFENDER, by[ATTACKER]);
    bear(fight, ATTACKER, by[DEFENDER]);
}
