/* Battle plans for combats of a kind: the first that fits is used. [base chit]
 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/combat/orders.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"

enum side_of_case { EITHER_SIDE, ON_ATTACK, ON_DEFENCE };
enum wanted { ANY_WAY, WITH, WITHOUT };

struct battle_case {
    struct battle plan; /* its at: an area, or NULL: anywhere */
    const char *id;
    bool off; /* not used any more */
    enum side_of_case role;
    int least, most;      /* own factors to one of the enemy's, in tenths; most
                             0: any */
    enum wanted leader;   /* one of the side's own */
    enum wanted river;    /* the attackers came over water */
    struct names terrain; /* words; none: any */
};

static const char *const role_words[] = {"any", "attack", "defend", NULL};
static const char *const wanted_words[] = {"any", "yes", "no", NULL};

/* A case is a plan with conditions: the plan's fields lie at its start. */
static const struct field case_fields[] = {
    NEEDED(NAME, battle_case, id, "id"),
    MAY(NAME, battle, at, "at"),
    MAY(YES, battle_case, off, "off"),
    MAY_CHOOSE(battle_case, role, "role", role_words),
    FIELD_SCALED(struct battle_case, least, "when-ratio-min", FIELD_OPTIONAL,
                 10),
    FIELD_SCALED(struct battle_case, most, "when-ratio-max", FIELD_OPTIONAL,
                 10),
    MAY_CHOOSE(battle_case, leader, "when-leader", wanted_words),
    MAY_CHOOSE(battle_case, river, "when-river", wanted_words),
    MAY(NAMES, battle_case, terrain, "when-terrain"),
    EIA_BATTLE_FIELDS};

/* [base chit] the terrain and plan of a case */
static bool check_case(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    foreach_name (id, ORDERED(battle_case, order)->terrain)
        if (word_place(eia_terrain_words, id) < 0)
            return REFUSE(BASE(terrain), "'%s' is no terrain", id);
    return eia_check_plan(seat, order, report);
}

static void say_case(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct battle_case *details = order->details;

    buffer_printf(out, "case %s%s", details->id,
                  details->off ? " is not used" : "");
    if (details->off)
        return;
    if (details->role != EITHER_SIDE)
        buffer_printf(out, ", as %s",
                      details->role == ON_ATTACK ? "attacker" : "defender");
    if (details->least)
        buffer_printf(out, ", from %d.%d to one", details->least / 10,
                      details->least % 10);
    if (details->most)
        buffer_printf(out, ", up to %d.%d to one", details->most / 10,
                      details->most % 10);
    if (details->leader != ANY_WAY)
        buffer_printf(out, ", %s a leader",
                      details->leader == WITH ? "with" : "without");
    if (details->river != ANY_WAY)
        buffer_printf(out, ", %s a river",
                      details->river == WITH ? "over" : "not over");
    if (details->terrain.count)
        buffer_printf(out, ", in %s",
                      names_text(&details->terrain, " or ", seat->arena));
    buffer_puts(out, ": ");
    eia_say_battle(seat, order, out);
}

/* Attack with odds, give way to them. */
static void choose_case(const struct seat *seat, struct choices *choices)
{
    struct battle_case strong = {
        .id = "strong", .role = ON_ATTACK, .least = 15};
    struct battle_case weak = {.id = "weak", .role = ON_DEFENCE, .most = 5};

    names_add(choices->arena, &strong.plan.attack,
              eia_chit_words[CHIT_ASSAULT]);
    names_add(choices->arena, &weak.plan.defend, eia_chit_words[CHIT_WITHDRAW]);
    choice_offer(seat, choices, &eia_battle_case, &strong,
                 "one and a half to one");
    choice_offer(seat, choices, &eia_battle_case, &weak, "one to two");
}

/* Nobody has one from the start. */
const struct order_kind eia_battle_case = {
    ORDER("battle-case", BASE(chit), "a battle plan for combats of a kind"),
    DETAILS(battle_case, case_fields),
    .subject = "id",
    .check_order = check_case,
    .say = say_case,
    .choices = choose_case,
    .form = "battle-case ID role=attack when-ratio-min=1.5 attack=assault "
            "(berthier-empires-in-arms(7) has the others)",
};

static bool fits_way(enum wanted wanted, bool there)
{
    return wanted == ANY_WAY || there == (wanted == WITH);
}

static bool has_leader(const struct fight *fight, const struct party *party)
{
    foreach (struct leader, leader, fight->board.game->leaders)
        if (eia_is_with(party, leader))
            return true;
    return false;
}

/* [base chit] the odds that a case is meant for */
static bool fits_strength(const struct fight *fight, enum party_role role,
                          const struct battle_case *details)
{
    int own = 10 * eia_party_factors(&fight->parties[role]);
    int enemy = eia_party_factors(&fight->parties[!role]);

    return own >= details->least * enemy &&
           (!details->most || own <= details->most * enemy);
}

/* [base chit] does a case fit the combat */
static bool fits(const struct fight *fight, enum party_role role,
                 const struct battle_case *details)
{
    enum terrain terrain = eia_area(fight->board.module, fight->area)->terrain;
    enum side_of_case side = role == ATTACKER ? ON_ATTACK : ON_DEFENCE;

    return !details->off &&
           (!details->plan.at || same_name(details->plan.at, fight->area)) &&
           (details->role == EITHER_SIDE || details->role == side) &&
           fits_strength(fight, role, details) &&
           fits_way(details->leader,
                    has_leader(fight, &fight->parties[role])) &&
           fits_way(details->river, eia_came_over_water(fight)) &&
           (details->terrain.count == 0 ||
            names_contain(&details->terrain, eia_terrain_words[terrain]));
}

const struct battle *eia_case_plan(const struct order *order)
{
    return &((const struct battle_case *)order->details)->plan;
}

/* [base chit] the first case that fits */
const struct order *eia_fitting_case(const struct fight *fight,
                                     enum party_role role, const char *side)
{
    const struct play *play = fight->play;

    for (size_t i = 0; i < play->standing_count; i++)
        for (size_t j = 0; same_name(play->standing[i].side, side) &&
                           j < play->standing[i].count;
             j++) {
            const struct order *order = &play->standing[i].orders[j];

            if (order->kind == &eia_battle_case &&
                fits(fight, role, order->details))
                return order;
        }
    return NULL;
}
