/* Who stands on either side of a listed combat. [base combat-list] */
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

static bool has_foe(const struct fight *fight, const char *flag,
                    const struct names *others)
{
    return eia_has_foe(&fight->board, fight->area, flag, others);
}

/* [base combat-list] corps in the field */
static void add_corps(struct fight *fight, enum party_role role,
                      const struct names *parties, const struct names *others)
{
    foreach (struct corps, corps, fight->play->game->corps)
        if (eia_is_of_party(&fight->board, corps, fight->area, parties) &&
            has_foe(fight, eia_corps_flag(corps), others))
            eia_add_corps(fight, role, corps);
}

/* [base combat-list] cossacks and freikorps in the field */
static void add_irregulars(struct fight *fight, enum party_role role,
                           const struct names *parties,
                           const struct names *others)
{
    foreach (struct irregular, irregular, fight->play->game->irregulars)
        if (same_name(irregular->at, fight->area) && !irregular->in_city &&
            eia_has_power(parties, irregular->owner) &&
            has_foe(fight, eia_power_id(irregular->owner), others))
            eia_add_irregular(fight, role, irregular);
}

/* [base combat-list] a depot's garrison fights when nobody else defends it. */
static void add_depots(struct fight *fight, const struct names *parties,
                       const struct names *others)
{
    foreach (struct depot, depot, fight->play->game->depots)
        if (same_name(depot->at, fight->area) &&
            depot->infantry + depot->militia > 0 &&
            eia_has_power(parties, depot->owner) &&
            has_foe(fight, eia_power_id(depot->owner), others))
            eia_add_depot(fight, DEFENDER, depot);
}

/* 10.1.1k as many as ordered attack; 10.1.1l they join a defence by standing
 * order */
static void add_guerillas(struct fight *fight, const struct combat *combat)
{
    const char *spain = eia_power_id(SPAIN);
    const struct guerilla *band =
        eia_guerillas(&fight->play->board, fight->area, false);
    const struct guerillas_join *join =
        play_standing(fight->play, spain, &eia_guerillas_join, NULL);

    if (!band)
        return;
    if (combat->guerillas && has_foe(fight, spain, &combat->defenders))
        eia_add_guerillas(fight, ATTACKER, band, combat->guerillas);
    if (names_contain(&combat->defenders, spain) &&
        has_foe(fight, spain, &combat->attackers)) {
        rules_add(fight->board.arena, &fight->parties[DEFENDER].counted,
                  RULE(10_1_1l));
        if (join->yes)
            eia_add_guerillas(fight, DEFENDER, band, band->factors);
    }
}

/* [base combat-list] both sides of a listed combat */
struct fight eia_fight_of(struct play *play, const struct combat *combat)
{
    struct fight fight =
        eia_fight(play, combat->area, play->game->acting, BASE(combat_list));

    add_corps(&fight, ATTACKER, &combat->attackers, &combat->defenders);
    eia_add_besieged(&fight, combat);
    add_irregulars(&fight, ATTACKER, &combat->attackers, &combat->defenders);
    add_corps(&fight, DEFENDER, &combat->defenders, &combat->attackers);
    add_irregulars(&fight, DEFENDER, &combat->defenders, &combat->attackers);
    add_guerillas(&fight, combat);
    if (!fight.parties[DEFENDER].members_count)
        add_depots(&fight, &combat->defenders, &combat->attackers);
    return fight;
}
