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
           names_contain(&party->powers, eia_power_id(owner));
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
        journal_tell(fight->play->journal, EVENT_MOVE, BASE(field),
                     member->nation, member->id, "%s goes into the city of %s",
                     corps->card->name,
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
    for (size_t i = 0; i < party->count; i++) {
        struct member *member = &party->members[i];

        if (member->kind == MEMBER_CORPS && enters(fight, member))
            continue;
        corps += member->kind == MEMBER_CORPS;
        party->members[kept++] = *member;
    }
    party->count = kept;
    return corps == 0;
}

/* [base assault] all who are inside join that side */
void eia_add_inside(struct fight *fight, enum party_role role)
{
    const struct game *game = fight->play->game;

    for (size_t i = 0; i < game->corps_count; i++)
        if (game->corps[i].in_city && same_name(game->corps[i].at, fight->area))
            eia_add_corps(fight, role, &game->corps[i]);
    for (size_t i = 0; i < game->garrisons_count; i++)
        if (same_name(game->garrisons[i].area, fight->area))
            eia_add_garrison(fight, role, &game->garrisons[i]);
    for (size_t i = 0; i < game->irregulars_count; i++)
        if (game->irregulars[i].in_city &&
            same_name(game->irregulars[i].at, fight->area))
            eia_add_irregular(fight, role, &game->irregulars[i]);
    for (size_t i = 0; i < game->guerillas_count; i++)
        if (game->guerillas[i].in_city &&
            same_name(game->guerillas[i].area, fight->area))
            eia_add_guerillas(fight, role, &game->guerillas[i],
                              game->guerillas[i].factors);
}
