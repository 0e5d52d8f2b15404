/* [base breakthrough]: cavalry that has just advanced attacks once more; and
 * part D of a player turn, which it ends. [base sequence] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"

/* Those of one hex. */
static struct force able(const struct board *board, const struct order *order)
{
    struct force all = adn_able(board, order->details, &adn_cavalry);

    return adn_force_in(board->arena, &all,
                        all.count > 0 ? all.units[0]->hex : 0);
}

/* It hangs on the advance, so that a desk judges nothing but the hex. */
static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    return seat->game->part == AT_DESK ? adn_check_target(seat, order, report)
                                       : adn_check_strike(seat, order, report);
}

/* qa.advance-1 nobody advances after it */
static void carry_out_breakthrough(struct play *play, const char *side,
                                   const struct order *order)
{
    const struct attack_order *given = order->details;
    struct fight fight = {.attackers = able(&play->board, order),
                          .target = given->target,
                          .army = adn_army_of(side)};

    fight.camp = adn_camp(fight.army);
    foreach_unit (unit, fight.attackers)
        unit->broke_through = true;
    adn_play_fight(play, &fight, BASE(breakthrough), "Breakthrough against");
    if (adn_has_enemy(&play->board, given->target, fight.camp))
        return;
    TELL_BY(play, EVENT_NOTE, RULE(qa_advance_1), side, NULL,
            "After a breakthrough nobody advances: %04d stays empty.",
            given->target);
}

static void say_breakthrough(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct attack_order *given = order->details;

    buffer_printf(out, "if they advance next to it, %s attack %s at once",
                  names_series(&given->units, seat->arena),
                  adn_hex_name(&seat->board, given->target));
    order_say_lapse(seat, order, out);
}

/* Every hex with enemies two away from a cavalry unit that could attack. */
static void choose_breakthrough(const struct seat *seat,
                                struct choices *choices)
{
    foreach_unit_of (unit, &seat->board, adn_army_of(seat->side)) {
        if (unit->card->arm != CAVALRY ||
            !adn_next_to_enemy(&seat->board, unit->hex, unit->side))
            continue;
        foreach_stack_of (other, &seat->board, adn_enemy(unit->side)) {
            struct attack_order given = {.target = other->hex};

            names_add(seat->arena, &given.units, unit->id);
            if (hex_distance(other->hex, unit->hex) <= 2)
                choice_offer(seat, choices, &adn_breakthrough, &given,
                             "if it advances");
        }
    }
}

const struct order_kind adn_breakthrough = {
    ORDER("breakthrough", BASE(breakthrough),
          "cavalry that advances attacks one more hex"),
    FIELDS(attack_order, NEEDED(HEX, attack_order, target, "target"),
           NEEDED(NAMES, attack_order, units, "units")),
    .subject = "units",
    ACTS(adn_check_named, check_now, NULL, carry_out_breakthrough,
         say_breakthrough, choose_breakthrough),
    .once = true};

static int target_of(const struct order *order)
{
    return ((const struct attack_order *)order->details)->target;
}

/* The order to attack that hex, qa.spi-1 or others with it; or NULL. */
static const struct order *attack_on(const struct play *play, const char *side,
                                     int hex)
{
    for (ORDERS_OF(order, play, side, &adn_attack)) {
        const struct hexes hexes = adn_targets(play->arena, order->details);

        if (hexes_contain(&hexes, hex))
            return order;
    }
    return NULL;
}

/* At once behind it go those whose cavalry has come next to its target. */
static void attack(struct play *play, const char *side, struct order *order)
{
    play_carry_out(play, side, order);
    for (ORDERS_OF(next, play, side, &adn_breakthrough))
        if (able(&play->board, next).count > 0)
            play_carry_out(play, side, next);
}

/* 1Da interleaved: a hex that is attacked is bombarded just before */
static void interleave(struct play *play, const char *side)
{
    for (ORDERS_OF(order, play, side, NULL)) {
        if (order->kind == &adn_bombard &&
            !attack_on(play, side, target_of(order)))
            play_carry_out(play, side, order);
        if (order->kind != &adn_attack)
            continue;
        for (ORDERS_OF(guns, play, side, &adn_bombard))
            if (attack_on(play, side, target_of(guns)) == order)
                play_carry_out(play, side, guns);
        attack(play, side, order);
    }
}

/* 1Da which timing it is, is told */
static void fight_for(struct play *play, const char *side)
{
    const struct timing_order *timing =
        play_standing(play, side, &adn_timing, NULL);
    bool strict = timing->value == STRICT;

    if (adn_order_after(play, side, &adn_bombard, NULL))
        TELL_BY(play, EVENT_NOTE, RULE(1Da), side, NULL,
                strict ? "All guns fire before the first attack."
                       : "Guns fire on a hex just before it is attacked.");
    if (strict)
        adn_carry_out_all(play, side, &adn_bombard);
    else
        interleave(play, side);
    for (ORDERS_OF(order, play, side, &adn_attack))
        attack(play, side, order);
    adn_carry_out_all(play, side, &adn_breakthrough);
}

/* [base players] one side of the army after the other */
void adn_combat_part(struct play *play, int army)
{
    play->game->part = PART_D;
    foreach_side (side, play->module, army)
        fight_for(play, side);
}
