/* Battle step 1: what may be announced. [base attack] */
#include "core/arena.h"
#include "core/shares.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"

/* ---- who attacks --------------------------------------------------------- */

bool gra_may_attack(const struct board *board, const struct unit *unit)
{
    return gra_can_fight(unit) &&
           (gra_has_order(board, unit) ||
            (gra_is_reserve(unit) && !gra_is_detachment(unit)));
}

/* Each unit attacks once a phase: none that has come to the guns (ruling 115).
 */
struct force gra_attackers(const struct board *board, int side,
                           const struct attack_order *order)
{
    struct force force = {NULL, 0};

    for (struct unit *unit = gra_first(board, order->from, side); unit;
         unit = gra_next(unit))
        if (gra_may_attack(board, unit) && !unit->attacked && !unit->engaged &&
            (order->units.count == 0 || names_contain(&order->units, unit->id)))
            gra_force_add(board->arena, &force, unit);
    return force;
}

static bool is_first_of_corps(const struct force *force, size_t at)
{
    for (size_t i = 0; i < at; i++)
        if (force->units[i]->leader == force->units[at]->leader)
            return false;
    return true;
}

/* 12.92 organized corps first; who is under no corps leader by equivalents */
int gra_corps_in(const struct module *module, const struct force *force)
{
    int corps = 0, brigades = 0;

    for (size_t i = 0; i < force->count; i++) {
        const struct unit *unit = force->units[i];
        const struct unit_card *card = unit->card;

        if (gra_is_detachment(unit))
            continue;
        if (unit->leader->card->rank == CORPS)
            corps += is_first_of_corps(force, i);
        else if (card->size == DIVISION_SIZE)
            brigades += module->brigades_a_division;
        else
            brigades += card->size == BRIGADE_SIZE;
    }
    return corps + divide_up(brigades, module->divisions_a_corps *
                                           module->brigades_a_division);
}

/* In a battle the module says so, on a map his order. */
static bool is_concentrated(const struct module *module,
                            const struct leader *leader)
{
    return leader->command.order == CONCENTRATE ||
           names_contain(&module->concentrated, leader->id);
}

/* [base attack] two corps of a hex attack together by a common order alone;
 * 9.5d the Army Reserve needs none */
static bool check_corps(const struct seat *seat, const struct order *order,
                        const struct force *force, struct report *report)
{
    struct force corps = {NULL, 0}, single = {NULL, 0};

    foreach_unit (unit, *force) {
        if (gra_is_reserve(unit) || gra_is_detachment(unit))
            continue;
        gra_force_add(seat->arena, &corps, unit);
        if (unit->leader->card->rank == CORPS &&
            !is_concentrated(seat->module, unit->leader))
            gra_force_add(seat->arena, &single, unit);
    }
    if (single.count == 0 || gra_corps_in(seat->module, &corps) <= 1)
        return true;
    return REFUSE(RULE(12_92),
                  "these units are of %d corps, and not all of them have the "
                  "order to concentrate: attack with one corps",
                  gra_corps_in(seat->module, &corps));
}

/* 12.17a units of one hex alone; [base attack] none twice, none that cannot */
static bool check_units(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct attack_order *given = order->details;
    bool good = true;

    for (size_t i = 0; i < given->units.count; i++) {
        const struct unit *unit = gra_unit(&seat->board, given->units.items[i]);

        if (unit->state != ON_MAP || unit->hex != given->from)
            good =
                REFUSE(RULE(12_17a),
                       "'%s' does not stand in %s: units of one hex "
                       "attack, others may march to the guns",
                       unit->id,
                       map_name(&seat->module->map, given->from, seat->arena));
        else if (unit->attacked || unit->engaged)
            good = REFUSE(RULE(12_31a),
                          "'%s' is in an attack before this one: a unit is "
                          "not split",
                          unit->id);
        else if (!gra_can_fight(unit))
            good = REFUSE(BASE(attack),
                          unit->inside
                              ? "'%s' is inside a fortress: it attacks by a "
                                "sortie alone"
                              : "'%s' is routed or demoralized: it cannot "
                                "attack",
                          unit->id);
        else if (!gra_may_attack(&seat->board, unit))
            good = REFUSE(BASE(command),
                          "'%s' has no order to move this turn: it cannot "
                          "attack",
                          unit->id);
    }
    return good;
}

/* Guns alone attack nobody. */
static bool check_force(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct force force =
        gra_attackers(&seat->board, gra_side_of(seat->side), order->details);

    if (force.count == 0)
        return REFUSE(
            BASE(attack), "nobody who may attack stands in %s",
            map_name(&seat->module->map,
                     ((const struct attack_order *)order->details)->from,
                     seat->arena));
    if (gra_force_guns(&force) == gra_force_sp(&force))
        return REFUSE(BASE(attack), "guns do not attack alone");
    return check_corps(seat, order, &force, report);
}

bool gra_may_announce(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct attack_order *given = order->details;
    const struct hex_map *map = &seat->module->map;
    const char *from = map_name(map, given->from, seat->arena);
    const char *target = map_name(map, given->target, seat->arena);
    int enemy = gra_enemy(gra_side_of(seat->side));

    if (!map_adjacent(map, given->from, given->target))
        return REFUSE(BASE(attack), "%s is not next to %s", target, from);
    if (!gra_adjacent(&seat->board, given->from, given->target))
        return REFUSE(RULE(8_32b),
                      "a major river without a bridge parts %s from %s", target,
                      from);
    if (!gra_has_units(&seat->board, given->target, enemy) &&
        !gra_lone_depot(&seat->board, given->target, enemy))
        return REFUSE(BASE(attack),
                      gra_has_garrison(&seat->board, given->target, enemy)
                          ? "the enemy in %s is inside the fortress: besiege "
                            "it, or assault it by the order siege"
                          : "no enemy stands in %s",
                      target);
    if (hexes_contain(&seat->game->fought, given->target))
        return REFUSE(RULE(12_17a), "%s is attacked already in this phase",
                      target);
    return check_units(seat, order, report) && check_force(seat, order, report);
}

/* ---- 12.12 --------------------------------------------------------------- */

/* SP of an enemy stack that must be masked; a lone depot counts as a stack. */
static int stack_sp(const struct board *board, int hex, int enemy)
{
    int sp = 0;

    for (struct unit *unit = gra_first(board, hex, enemy); unit;
         unit = gra_next(unit))
        if (unit->rout == STEADY && !unit->inside)
            sp += unit->sp;
    if (gra_lone_depot(board, hex, enemy))
        sp = board->module->lone_depot_sp;
    return sp;
}

/* Who masks is not in front; and a front must be left. [base frontage] */
static bool leaves_front(const struct announced *announced,
                         const struct force *masks)
{
    const struct board *board = announced->board;
    const struct force front =
        gra_force_less(board->arena, &announced->attackers, masks);
    int most = board->module->front[gra_terrain(board, announced->target)];
    int sp = gra_force_sp(&announced->attackers) + announced->beside;

    return gra_force_sp(&front) + announced->beside >=
           gra_least_front(board->module, sp, most, false);
}

/* The smallest units that are not named for the front, until they are enough.
 */
static bool mask(const struct announced *announced, struct force *free,
                 struct force *masks, int sp)
{
    const struct board *board = announced->board;
    int need = divide_up(sp, board->module->mask_part);

    for (size_t i = 0; i < free->count && need > 0; i++) {
        if (gra_force_has(masks, free->units[i]))
            continue;
        gra_force_add(board->arena, masks, free->units[i]);
        need -= free->units[i]->sp;
    }
    return need <= 0 && leaves_front(announced, masks);
}

/* 12.12 every other enemy stack next to the hex is a target, or masked */
int gra_unmasked(const struct announced *announced, struct force *masks)
{
    const struct board *board = announced->board;
    struct force free = {NULL, 0};
    int enemy = gra_enemy(announced->side);

    foreach_unit (unit, announced->attackers)
        if (!announced->front || !names_contain(announced->front, unit->id))
            gra_force_add(board->arena, &free, unit);
    gra_force_sort(&free, true);
    for (int way = 0; way < DIRECTIONS; way++) {
        int hex = hex_neighbour(announced->from, way);
        int sp;

        if (hex == announced->target ||
            hexes_contain(announced->targets, hex) ||
            !gra_adjacent(board, announced->from, hex))
            continue;
        sp = stack_sp(board, hex, enemy);
        if (sp > 0 && !mask(announced, &free, masks, sp))
            return hex;
    }
    return 0;
}

/* 12.57 as it would be announced now, of those who stand in the attacking hex
 * and in no line */
struct announced gra_announced_now(const struct battle *battle,
                                   const struct hexes *attacked)
{
    struct announced announced = {.board = &battle->play->board,
                                  .side = battle->side[ATTACKER],
                                  .from = battle->from,
                                  .target = battle->target,
                                  .targets = attacked};
    const struct force fighters = gra_fighters(battle, ATTACKER);

    if (battle->front[ATTACKER].count == 0)
        announced.front = &battle->wishes[ATTACKER]->front;
    foreach_unit (unit, fighters) {
        if (unit->hex != battle->from)
            announced.beside += unit->sp;
        else if (!gra_in_line(battle, unit))
            gra_force_add(battle->play->arena, &announced.attackers, unit);
    }
    return announced;
}
