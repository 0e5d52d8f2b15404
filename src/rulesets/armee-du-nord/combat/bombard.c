/* The order to bombard, and how batteries fire at a hex. [base bombardment] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"

static const char *target_text(const struct seat *seat,
                               const struct attack_order *given)
{
    return arena_text(seat->arena, "at %s",
                      adn_hex_name(&seat->board, given->target));
}

/* ---- who supports the guns: exp.support-bombard -------------------------- */

/* Those as an order of their own. */
static struct attack_order support_of(const struct attack_order *given)
{
    struct attack_order support = *given;

    support.units = given->supporters;
    return support;
}

static bool check_bombard(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct attack_order *given = order->details;
    bool good = adn_check_named(seat, order, report);

    if (given->supporters.count > 0 &&
        !adn_has_rule(seat->options, RULE_OF_SUPPORT))
        good = REFUSE(RULE(exp_support_bombard),
                      "nobody supports guns here: leave 'supporters' out");
    good &=
        adn_check_fit(seat, order, &given->supporters, &adn_supporters, report);
    return adn_check_advance(order, &given->supporters, report) && good;
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct attack_order support = support_of(order->details);

    if (seat->game->part != AT_DESK &&
        hexes_contain(&seat->game->bombarded, support.target))
        return REFUSE(BASE(bombardment),
                      "%04d was bombarded already: a hex is bombarded once",
                      support.target);
    return adn_check_strike(seat, order, report) &&
           (seat->game->part != AT_DESK ||
            adn_check_each(seat, order, &support, &adn_supporters, report));
}

static void foresee_bombard(const struct seat *seat, const struct order *order)
{
    const struct attack_order *given = order->details;
    struct force guns = adn_named(&seat->board, &given->units);

    foreach_unit (unit, guns)
        unit->fired = true;
    hexes_add(seat->arena, &seat->game->bombarded, given->target);
}

/* exp.support-bombard who supports advances as if he had attacked */
static void carry_out_bombard(struct play *play, const char *side,
                              const struct order *order)
{
    const struct attack_order *given = order->details;
    const struct attack_order support = support_of(given);
    struct force guns = adn_able(&play->board, given, &adn_batteries);
    struct force supporters = adn_able(&play->board, &support, &adn_supporters);
    struct force victors = adn_force_in(play->arena, &guns, 0);

    foreach_unit (unit, supporters)
        if (!adn_force_has(&guns, unit))
            adn_force_add(play->arena, &victors, unit);
    adn_tell_dropped(play, side, given, &adn_batteries);
    adn_tell_dropped(play, side, &support, &adn_supporters);
    adn_gunfire(play, &guns, &victors, given->target);
    adn_advance(play, RULE(exp_support_bombard), &supporters, &given->advance,
                given->target);
    foreach_unit (unit, supporters)
        unit->followed |= unit->hex == given->target;
}

static void say_bombard(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct attack_order *given = order->details;
    struct force guns = adn_named(&seat->board, &given->units);

    buffer_printf(out, "%s %s at %s", adn_force_text(seat->arena, &guns),
                  guns.count == 1 ? "fires" : "fire",
                  adn_hex_name(&seat->board, given->target));
    if (given->supporters.count > 0)
        buffer_printf(out, ", supported by %s",
                      names_series(&given->supporters, seat->arena));
    adn_say_strike(seat, order, NULL, out);
}

static void choose_bombard(const struct seat *seat, struct choices *choices)
{
    adn_offer_targets(seat, choices, &adn_bombard, target_text);
}

const struct order_kind adn_bombard = {
    ORDER("bombard", BASE(bombardment),
          "batteries fire at a hex up to two or three hexes away"),
    FIELDS(attack_order, MAY(NAMES, attack_order, advance, "advance"),
           NEEDED(NAMES, attack_order, units, "batteries"),
           MAY(NAMES, attack_order, supporters, "supporters"),
           NEEDED(HEX, attack_order, target, "target")),
    .subject = "target",
    ACTS(check_bombard, check_now, foresee_bombard, carry_out_bombard,
         say_bombard, choose_bombard),
    .once = true};

/* ---- the guns fire ------------------------------------------------------- */

enum { FAR = 3 };

static void gun_modifiers(const struct board *board, const struct force *guns,
                          int target, struct modifiers *modifiers)
{
    const struct module *module = board->module;
    const struct terrain_row *row = adn_combat_row(module, target);
    const struct force shot =
        adn_enemies_at(board, target, guns->units[0]->side);
    int crowd = adn_force_strength(&shot);
    bool far = false;

    foreach_unit (unit, *guns)
        far |= hex_distance(unit->hex, target) >= FAR;
    if (row)
        adn_modify(modifiers, BASE(bombardment), row->bombardment,
                   "the target has cover");
    if (far)
        adn_modify(modifiers, BASE(bombardment), module->gun_far,
                   "a battery fires three hexes far");
    if (adn_is_wet(board))
        adn_modify(modifiers, BASE(bombardment), module->gun_mud,
                   "rain or mud");
    if (crowd > module->gun_crowd_above)
        adn_modify(modifiers, BASE(bombardment), module->gun_crowd,
                   "the target is crowded");
}

/* [base bombardment] in a Grand Farm infantry alone pays and stays */
static void hit(struct play *play, const struct force *victors, int target,
                enum gunfire effect)
{
    const struct force defenders =
        adn_enemies_at(&play->board, target, victors->units[0]->side);
    bool stays = play->module->is_farm[target] && adn_all_infantry(&defenders);

    if (effect == SHAKEN) {
        foreach_unit (unit, defenders)
            unit->shaken = true;
        event_at(TELL_ALL(play, EVENT_STATE, BASE(bombardment), "Shaken: %s.",
                          adn_force_text(play->arena, &defenders)),
                 target);
    } else if (effect == GUN_LOSS || (effect == GUN_DR && stays)) {
        adn_lose(play, BASE(bombardment), &defenders, 1);
    } else if (effect == GUN_DR) {
        adn_set_back(play, &(const struct setback){.rule = BASE(bombardment),
                                                   .force = &defenders,
                                                   .victors = victors,
                                                   .hexes = 1});
    }
}

static void throw_for(struct play *play, const struct force *guns,
                      const struct force *victors, int target)
{
    static const char *const texts[] = {"no effect", "shaken",
                                        "an increment is lost", "Dr"};
    const char *army = adn_army_words[guns->units[0]->army];
    int strength = adn_force_strength(guns);
    struct modifiers modifiers = {.count = 0};
    enum gunfire effect;
    int die, row;

    gun_modifiers(&play->board, guns, target, &modifiers);
    die = adn_throw(play, BASE(bombardment),
                    arena_text(play->arena, "%04d-%s", target, army));
    adn_tell_modifiers(play, &modifiers);
    effect = adn_gun_cell(play->module, strength, die + modifiers.sum, &row);
    TELL_ALL(play, EVENT_TABLE, BASE(bombardment),
             "Row %d, %d increments of guns: %s.", row, strength,
             texts[effect]);
    hit(play, victors, target, effect);
}

/* 1Db a hex that was bombarded is marked, whatever came of it */
void adn_gunfire(struct play *play, const struct force *guns,
                 const struct force *victors, int target)
{
    const struct unit *first = guns->units[0];
    struct force defenders = adn_enemies_at(&play->board, target, first->side);
    const struct names *before = adn_tell_among(play, NULL);
    struct event *event;
    bool back = false;

    adn_show_force(play, guns);
    adn_show_force(play, &defenders);
    foreach_unit (unit, *guns) {
        unit->fired = true;
        back |= unit->goes_back;
    }
    hexes_add(play->arena, &play->game->bombarded, target);
    event = journal_tell_open(
        play->journal, EVENT_STATE, RULE(1Db), adn_army_words[first->army],
        NULL, "Bombardment of %s: %s on %s.",
        adn_hex_name(&play->board, target), adn_force_text(play->arena, guns),
        adn_force_text(play->arena, &defenders));
    event_at(event, target);
    if (back)
        event_cites(play->journal, event, RULE(qa_cam_3));
    if (first->side == FRENCH_CAMP)
        adn_meet(play, target);
    throw_for(play, guns, victors, target);
    journal_close(play->journal);
    adn_tell_among(play, before);
}
