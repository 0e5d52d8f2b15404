/* Attacks of a section that cannot all be. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/turn/turn.h"

/* The step takes no other kind. */
static const struct attack_order *attack_of(const struct section *section,
                                            size_t at)
{
    return section->orders[at].details;
}

/* 12.17a units of two hexes do not attack one; so the later order goes */
static bool check_target(const struct section *section, size_t at,
                         struct report *report)
{
    int target = attack_of(section, at)->target;

    for (size_t i = 0; i < at; i++)
        if (attack_of(section, i)->target == target)
            return refuse(report, &section->orders[at].place, RULE(12_17a),
                          "an order before this one attacks %04d: units of "
                          "other hexes join it by 'join', or march to the guns",
                          target);
    return true;
}

/* 12.31a a unit with all its points fights one attack */
static bool check_named(const struct section *section, size_t at,
                        struct report *report)
{
    const struct names *units = &attack_of(section, at)->units;
    bool good = true;

    for (size_t i = 0; i < at; i++)
        for (size_t j = 0; j < units->count; j++)
            if (names_contain(&attack_of(section, i)->units, units->items[j]))
                good = refuse(report, &section->orders[at].place, RULE(12_31a),
                              "'%s' is in an attack before this one: a unit is "
                              "not split",
                              units->items[j]);
    return good;
}

/* ---- 12.12 --------------------------------------------------------------- */

/* Who of the hex fights the attack, when those before it have taken theirs. On
 * the seat's game all of them are marked already. */
static struct force take_attackers(const struct board *board, int side,
                                   const struct attack_order *order,
                                   struct force *taken)
{
    const struct force all =
        gra_force_at(board, order->from, side, gra_can_fight);
    struct force force = {NULL, 0};

    for (size_t i = 0; i < all.count; i++)
        if (!gra_force_has(taken, all.units[i]) &&
            (order->units.count == 0 ||
             names_contain(&order->units, all.units[i]->id)))
            gra_force_add(board->arena, &force, all.units[i]);
    gra_force_join(board->arena, taken, &force);
    return force;
}

static struct force named_of(const struct board *board,
                             const struct force *force,
                             const struct names *names)
{
    struct force named = {NULL, 0};

    for (size_t i = 0; i < force->count; i++)
        if (names_contain(names, force->units[i]->id))
            gra_force_add(board->arena, &named, force->units[i]);
    return named;
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
        hexes_add(seat->arena, &targets, attack_of(section, i)->target);
    for (size_t i = 0; i < section->count; i++) {
        const struct attack_order *given = attack_of(section, i);
        struct announced announced = {&seat->board,  side,     given->from,
                                      given->target, &targets, {0},
                                      {0},           0};
        int hex;

        announced.attackers = take_attackers(&seat->board, side, given, &taken);
        announced.front =
            named_of(&seat->board, &announced.attackers, &given->wishes.front);
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

/* What the map must allow is asked only where it is certain. */
bool gra_check_section(const struct seat *seat, const struct section *section,
                       struct report *report)
{
    bool good = true;

    for (size_t i = 0; i < section->count; i++) {
        good = check_target(section, i, report) && good;
        good = check_named(section, i, report) && good;
    }
    return (!seat->certain || check_masks(seat, section, report)) && good;
}
