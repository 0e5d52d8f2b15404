/* All attacks of a section together. [base 12.12] */
#include "core/arena.h"
#include "rulesets/grande-armee/command/command.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"
#include "rulesets/grande-armee/turn/turn.h"

/* NULL: the order is of another kind. */
static const struct attack_order *attack_of(const struct section *section,
                                            size_t at)
{
    return section->orders[at].kind == &gra_attack ? section->orders[at].details
                                                   : NULL;
}

/* ---- 12.12 --------------------------------------------------------------- */

/* Who of the hex fights the attack, when those before it have taken theirs. On
 * the seat's game all of them are marked already. */
static struct force take_attackers(const struct board *board, int side,
                                   const struct attack_order *order,
                                   struct force *taken)
{
    struct force force = {NULL, 0};

    for (struct unit *unit = gra_first(board, order->from, side); unit;
         unit = gra_next(unit))
        if (gra_may_attack(board, unit) && !gra_force_has(taken, unit) &&
            (order->units.count == 0 || names_contain(&order->units, unit->id)))
            gra_force_add(board->arena, &force, unit);
    gra_force_join(board->arena, taken, &force);
    return force;
}

/* 12.12 all attacks of the section are announced together: each other enemy
 * next to an attacker is attacked, barred or masked */
static bool check_masks(const struct seat *seat, const struct section *section,
                        struct report *report)
{
    int side = gra_side_of(seat->side);
    struct hexes targets = {NULL, 0};
    struct force taken = {NULL, 0}, masks = {NULL, 0};
    bool good = true;

    for (size_t i = 0; i < section->count; i++)
        if (attack_of(section, i))
            hexes_add(seat->arena, &targets, attack_of(section, i)->target);
    for (size_t i = 0; i < section->count; i++) {
        const struct attack_order *given = attack_of(section, i);
        struct announced announced = {
            .board = &seat->board, .side = side, .targets = &targets};
        int hex;

        if (!given)
            continue;
        announced.from = given->from;
        announced.target = given->target;
        announced.front = &given->wishes.front;
        announced.attackers = take_attackers(&seat->board, side, given, &taken);
        hex = gra_unmasked(&announced, &masks);
        if (hex)
            good = refuse(report, &section->orders[i].place, RULE(12_12),
                          "%s is next to the attackers, and is neither "
                          "attacked nor masked: half of its SP must stay "
                          "behind the front line",
                          map_name(&seat->module->map, hex, seat->arena));
    }
    return good;
}

/* Each order alone was judged before: that no hex and no unit is named twice
 * (12.17a, 12.31a). */
bool gra_check_section(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    bool good = true;

    if (seat->module->kind == MAP) {
        good = gra_check_commands(seat, section, report);
        good = gra_check_marches(seat, section, report) && good;
        good = gra_check_feeding(seat, section, report) && good;
    }
    return (!seat->certain || check_masks(seat, section, report)) && good;
}
