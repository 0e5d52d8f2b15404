/* Who knows what of a closed book. [base hidden] */
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/board/siege-parties.h"

/* A power, or a minor country that obeys none and fights by itself. */
static bool is_named(const struct names *parties, enum power power,
                     const char *nation)
{
    return names_contain(parties,
                         power == NO_POWER ? nation : eia_power_id(power));
}

/* ---- combats (ruling 66) ------------------------------------------------- */

static bool is_party(const struct combat *combat, enum power power,
                     const char *nation)
{
    return is_named(&combat->attackers, power, nation) ||
           is_named(&combat->defenders, power, nation) ||
           is_named(&combat->besieged, power, nation);
}

/* [base hidden] parties of a combat lay their corps open to each other: who is
 * in the city fights only if the besieged come out. */
static bool fights_with(const struct board *board, enum power viewer,
                        const struct corps *corps)
{
    const struct combat *combat = eia_combat_at(board, corps->at);
    enum power power = eia_corps_power(board, corps);
    const char *nation = eia_corps_nation(corps);

    if (!combat || corps->embarked ||
        !is_party(combat, viewer, eia_power_id(viewer)))
        return false;
    if (corps->in_city)
        return is_named(&combat->besieged, power, nation) &&
               eia_has_foe(board, combat->area, eia_corps_flag(corps),
                           &combat->defenders);
    return eia_fights_there(board, combat, power, eia_corps_flag(corps));
}

/* ---- sieges (ruling 67) -------------------------------------------------- */

/* [base hidden] the powers of a siege: before the city, or in it. */
static bool in_siege(const struct board *board, enum power power,
                     const char *area)
{
    const struct city_state *city = eia_city(board, area);
    const char *own = eia_power_id(power);
    struct names before, inside;

    if (!city || city->besieger == NO_POWER || power == NO_POWER)
        return false;
    before = eia_besiegers(board, city->besieger, area);
    inside = eia_inside(board, area, INSIDE_PLAYERS);
    return names_contain(&before, own) || names_contain(&inside, own);
}

/* A corps that stands in the field of the siege without a part in it is of no
 * siege; all that is in the city is. */
static bool besieges_with(const struct board *board, enum power viewer,
                          const struct corps *corps)
{
    const struct city_state *city = eia_city(board, corps->at);

    if (corps->embarked || !in_siege(board, viewer, corps->at))
        return false;
    return corps->in_city ||
           eia_helps_besiege(board, city->besieger,
                             eia_corps_power(board, corps), corps->at);
}

/* ---- what a power knows -------------------------------------------------- */

/* [base hidden] what is on a nation's sheet is its player's */
bool eia_knows_forces(const struct board *board, enum power viewer,
                      const char *nation)
{
    return viewer != NO_POWER && eia_player_of(board, nation) == viewer;
}

/* [base hidden] who has his leader with it sees what he leads */
static bool leads_it(const struct board *board, enum power viewer,
                     const struct corps *corps)
{
    foreach (const struct leader, leader, board->game->leaders)
        if (leader->state == LEADER_ON && same_name(leader->with, corps->id) &&
            eia_player_of(board, leader->nation) == viewer)
            return true;
    return false;
}

/* [base hidden] a corps is its owner's until it fights */
bool eia_knows_corps(const struct board *board, enum power viewer,
                     const struct corps *corps)
{
    const char *nation = eia_corps_nation(corps);

    if (viewer == NO_POWER)
        return false;
    if (eia_corps_power(board, corps) == viewer ||
        eia_knows_forces(board, viewer, nation) ||
        leads_it(board, viewer, corps))
        return true;
    return corps->at && (fights_with(board, viewer, corps) ||
                         besieges_with(board, viewer, corps));
}

/* [base hidden] a garrison is seen, how strong it is not */
bool eia_knows_garrison(const struct board *board, enum power viewer,
                        const struct garrison *garrison)
{
    return eia_knows_forces(board, viewer, garrison->nation) ||
           in_siege(board, viewer, garrison->area);
}

/* [base hidden] a depot lies open, its guard is a garrison's; who fights for
 * it sees it. */
bool eia_knows_depot(const struct board *board, enum power viewer,
                     const struct depot *depot)
{
    const struct combat *combat = eia_combat_at(board, depot->at);

    if (viewer == NO_POWER || depot->owner == viewer)
        return viewer != NO_POWER;
    return combat && is_party(combat, viewer, eia_power_id(viewer)) &&
           eia_fights_there(board, combat, depot->owner,
                            eia_power_id(depot->owner));
}

/* [base hidden] money lies open unless the option hides it */
bool eia_knows_treasury(const struct board *board, enum power viewer,
                        const char *nation)
{
    return eia_knows_forces(board, viewer, nation);
}

struct names eia_siege_powers(const struct board *board, const char *area)
{
    struct names who = {NULL, 0};

    for (enum power power = AUSTRIA; power < POWER_END; power++)
        if (in_siege(board, power, area))
            names_add(board->arena, &who, eia_power_id(power));
    return who;
}
