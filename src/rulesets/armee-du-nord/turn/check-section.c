/* Orders of a section that cannot both be. */
#include "rulesets/armee-du-nord/combat/muster.h"
#include "rulesets/armee-du-nord/turn/turn.h"

enum use { MOVE, ATTACK, FIRE, USES };

/* The pieces that an order uses up, and how: a unit moves once, attacks once
 * and fires once. [ruling 47] entering is a move. */
static const struct names *pieces_of(const struct order *order, enum use *use)
{
    *use = order->kind == &adn_attack    ? ATTACK
           : order->kind == &adn_bombard ? FIRE
                                         : MOVE;
    if (*use != MOVE)
        return &((const struct attack_order *)order->details)->units;
    return order->kind == &adn_move || order->kind == &adn_enter
               ? &((const struct move_order *)order->details)->pieces
               : NULL;
}

/* 1Db one of the hexes is bombarded; [base combined-arms] and it is no rain */
static bool check_combined(const struct seat *seat,
                           const struct section *section,
                           const struct order *order, struct report *report)
{
    const struct attack_order *attack = order->details;
    struct hexes targets;
    struct force force;

    if (order->kind != &adn_attack || attack->combined != COMBINED_YES)
        return true;
    force = adn_named(&seat->board, &attack->units);
    if (adn_now(&seat->board)->kind == RAIN || !adn_has_arm(&force, INFANTRY) ||
        !adn_has_arm(&force, CAVALRY))
        return REFUSE(BASE(combined_arms),
                      "combined=yes wants infantry and cavalry, and no rain");
    targets = adn_targets(seat->arena, attack);
    for (size_t i = 0; i < section->count; i++) {
        const struct attack_order *other = section->orders[i].details;

        if (section->orders[i].kind == &adn_bombard &&
            hexes_contain(&targets, other->target))
            return true;
    }
    return REFUSE(RULE(1Db),
                  "combined=yes, and no order of the section bombards %04d",
                  attack->target);
}

bool adn_check_section(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    struct names before[USES] = {{NULL, 0}};
    bool good = true;

    for (size_t i = 0; i < section->count; i++) {
        const struct order *order = &section->orders[i];
        enum use use;
        const struct names *pieces = pieces_of(order, &use);

        if (!pieces)
            continue;
        foreach_name (id, *pieces)
            if (names_contain(&before[use], id))
                good = REFUSE(order->kind->rule,
                              "'%s' has an order of that kind already", id);
        names_add_all(seat->arena, &before[use], pieces);
        good &= check_combined(seat, section, order, report);
    }
    return good;
}
