/* Orders of a section that cannot both be. */
#include "rulesets/armee-du-nord/combat/muster.h"
#include "rulesets/armee-du-nord/turn/turn.h"

/* The pieces that an order uses up, and the kind of use: a unit moves once,
 * attacks once and fires once. [ruling 47] entering is a move. */
static const struct names *pieces_of(const struct order *order,
                                     const struct order_kind **use)
{
    *use = order->kind == &adn_enter ? &adn_move : order->kind;
    if (*use == &adn_move)
        return &((const struct move_order *)order->details)->pieces;
    if (*use == &adn_attack || *use == &adn_bombard)
        return &((const struct attack_order *)order->details)->units;
    return NULL;
}

static bool is_named_before(const struct section *section, size_t at,
                            const struct order_kind *use, const char *piece)
{
    const struct order_kind *before;

    for (size_t i = 0; i < at; i++) {
        const struct names *pieces = pieces_of(&section->orders[i], &before);

        if (pieces && before == use && names_contain(pieces, piece))
            return true;
    }
    return false;
}

/* 1Db combined arms want one of the hexes to be bombarded; [base combined-arms]
 * infantry and cavalry, and no rain */
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
    bool good = true;

    for (size_t i = 0; i < section->count; i++) {
        const struct order *order = &section->orders[i];
        const struct order_kind *use;
        const struct names *pieces = pieces_of(order, &use);

        for (size_t j = 0; pieces && j < pieces->count; j++)
            if (is_named_before(section, i, use, pieces->items[j]))
                good = REFUSE(order->kind->rule,
                              "'%s' has an order of that kind already",
                              pieces->items[j]);
        good &= check_combined(seat, section, order, report);
    }
    return good;
}
