/* Attacked, the defenders go into the city. [base field] */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sight/sight.h"

/* [base field] a city that the attacked may go into. A city of theirs, or of
 * nobody in their land, that nobody besieges. */
static bool is_theirs(const struct fight *fight, const struct party *party)
{
    const char *holder = eia_city_holder(&fight->board, fight->area);
    enum power owner = holder ? eia_player_of(&fight->board, holder)
                              : eia_controller(&fight->board, fight->area);

    return !eia_besieged(&fight->board, fight->area) && owner != NO_POWER &&
           eia_has_power(&party->powers, owner);
}

/* [base garrison] a corps goes in while there is room */
static bool enters(struct fight *fight, const struct member *member)
{
    struct corps *corps = eia_corps(&fight->board, member->id);

    if (eia_city_factors(&fight->board, fight->area) +
            eia_member_factors(member) >
        eia_capacity(&fight->board, fight->area))
        return false;
    corps->in_city = true;
    event_from_outside(
        fight->play->journal,
        TELL(fight->play, EVENT_MOVE, BASE(field), member->nation, member->id,
             "%s goes into the city of %s", corps->card->name,
             eia_place_name(&fight->board, fight->area)),
        "%s goes into the city of %s", eia_seen_corps(&fight->board, corps),
        eia_place_name(&fight->board, fight->area));
    return true;
}

/* [base field] the attacked go into the city */
bool eia_go_inside(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    size_t kept = 0;
    int corps = 0;

    if (!party->plan || party->plan->on_attack != ON_ATTACK_CITY ||
        !is_theirs(fight, party))
        return false;
    foreach (struct member, member, party->members) {
        if (member->kind == MEMBER_CORPS && enters(fight, member))
            continue;
        corps += member->kind == MEMBER_CORPS;
        party->members[kept++] = *member;
    }
    party->members_count = kept;
    return corps == 0;
}

/* 10.1.2p Automatic retreat before combat: cossacks before the city are alone
 * (ruling 150); 10.1.1k guerillas are not attacked */
bool eia_attack_outside(struct fight *fight)
{
    struct party *party = &fight->parties[DEFENDER];
    size_t kept = 0;

    foreach (const struct member, member, party->members)
        if (member->kind == MEMBER_IRREGULAR)
            party->members[kept++] = *member;
    party->members_count = kept;
    return kept && eia_fight_trivial(fight);
}

/* [base assault] all who are inside join that side */
void eia_add_inside(struct fight *fight, enum party_role role)
{
    const struct game *game = fight->play->game;

    foreach (struct corps, corps, game->corps)
        if (corps->in_city && same_name(corps->at, fight->area))
            eia_add_corps(fight, role, corps);
    foreach (struct garrison, garrison, game->garrisons)
        if (same_name(garrison->area, fight->area))
            eia_add_garrison(fight, role, garrison);
    foreach (struct irregular, irregular, game->irregulars)
        if (irregular->in_city && same_name(irregular->at, fight->area))
            eia_add_irregular(fight, role, irregular);
    foreach (struct guerilla, guerilla, game->guerillas)
        if (guerilla->in_city && same_name(guerilla->area, fight->area))
            eia_add_guerillas(fight, role, guerilla, guerilla->factors);
}
