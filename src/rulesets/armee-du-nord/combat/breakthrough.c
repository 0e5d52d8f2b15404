/* [base breakthrough]: cavalry that has just advanced attacks once more; and
 * part D of a player turn, which it ends. [base sequence] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"

static const struct field breakthrough_fields[] = {
    FIELD(HEX, struct attack_order, target, "target", FIELD_REQUIRED),
    FIELD(NAMES, struct attack_order, units, "units", FIELD_REQUIRED),
    {0}};

/* Those of one hex. */
static struct force able(const struct board *board, const struct order *order)
{
    struct force all = adn_able(board, order->details, &adn_cavalry);

    return adn_force_in(board->arena, &all,
                        all.count > 0 ? all.units[0]->hex : 0);
}

/* Before the attack it hangs on the advance, so that a desk judges nothing but
 * the hex. */
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
    for (UNITS_IN(unit, &fight.attackers))
        unit->broke_through = true;
    adn_play_fight(play, &fight, BASE(breakthrough), "Breakthrough against");
    if (adn_has_enemy(&play->board, given->target, fight.camp))
        return;
    journal_tell(play->journal, EVENT_NOTE, RULE(qa_advance_1), side, NULL,
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
}

/* Every hex with enemies two away from a cavalry unit that could attack. */
static void choose_for(const struct seat *seat, const struct unit *unit,
                       struct choices *choices)
{
    const struct unit *other = NULL;
    int enemy = adn_enemy(unit->side);

    while ((other = adn_stack_after(&seat->board, enemy, other)) != NULL &&
           !choices_full(choices)) {
        struct attack_order given = {.target = other->hex};

        if (hex_distance(other->hex, unit->hex) > 2)
            continue;
        names_add(seat->arena, &given.units, unit->id);
        choice_offer(seat, choices, &adn_breakthrough, &given,
                     "if it advances");
    }
}

static void choose_breakthrough(const struct seat *seat,
                                struct choices *choices)
{
    int army = adn_army_of(seat->side);

    for (UNITS_OF(unit, &seat->board, army))
        if (unit->card->arm == CAVALRY &&
            adn_next_to_enemy(&seat->board, unit->hex, unit->side))
            choose_for(seat, unit, choices);
}

const struct order_kind adn_breakthrough = ORDER_KIND(
    "breakthrough", BASE(breakthrough),
    "cavalry that advances attacks one more hex", struct attack_order,
    breakthrough_fields, .subject = "units", .check_order = adn_check_named,
    .check_world = check_now, .carry_out = carry_out_breakthrough,
    .say = say_breakthrough, .choices = choose_breakthrough, .once = true);
/* ---- part D -------------------------------------------------------------- */

/* At once: those of the orders whose cavalry has come next to its target. */
static void adn_break_through(struct play *play, const char *side)
{
    struct section *section = play_section(play, side, 1);

    for (ORDERS_OF(order, section, &adn_breakthrough))
        if (able(&play->board, order).count > 0)
            play_carry_out(play, side, order);
}

static int target_of(const struct order *order)
{
    return ((const struct attack_order *)order->details)->target;
}

/* All that are not served of that kind; of one hex, or 0: of all. */
static void carry_out_all(struct play *play, struct section *section,
                          const struct order_kind *kind, int target)
{
    for (ORDERS_OF(order, section, kind)) {
        if (target != 0 && target_of(order) != target)
            continue;
        play_carry_out(play, section->side, order);
        if (kind == &adn_attack)
            adn_break_through(play, section->side);
    }
}

static bool is_to_be_attacked(struct section *section, int target)
{
    for (ORDERS_OF(order, section, &adn_attack))
        if (target_of(order) == target)
            return true;
    return false;
}

/* 1Da interleaved: a hex that is attacked is bombarded just before */
static void interleave(struct play *play, struct section *section)
{
    for (ORDERS_OF(order, section, NULL)) {
        if (order->kind == &adn_bombard &&
            !is_to_be_attacked(section, target_of(order)))
            play_carry_out(play, section->side, order);
        if (order->kind != &adn_attack)
            continue;
        carry_out_all(play, section, &adn_bombard, target_of(order));
        play_carry_out(play, section->side, order);
        adn_break_through(play, section->side);
    }
}

/* 1Da which timing it is */
static void tell_timing(struct play *play, const struct section *section,
                        enum timing timing)
{
    size_t i = 0;

    while (i < section->count && section->orders[i].kind != &adn_bombard)
        i++;
    if (i < section->count)
        journal_tell(play->journal, EVENT_NOTE, RULE(1Da), section->side, NULL,
                     timing == STRICT
                         ? "All guns fire before the first attack."
                         : "Guns fire on a hex just before it is attacked.");
}

static void fight_for(struct play *play, const char *side)
{
    struct section *section = play_section(play, side, 1);
    const struct timing_order *timing =
        play_standing(play, side, &adn_timing, NULL);

    if (!section)
        return;
    tell_timing(play, section, timing->value);
    if (timing->value == INTERLEAVED) {
        interleave(play, section);
    } else {
        carry_out_all(play, section, &adn_bombard, 0);
        carry_out_all(play, section, &adn_attack, 0);
    }
    carry_out_all(play, section, &adn_breakthrough, 0);
}

/* [base players] one side of the army after the other */
void adn_combat_part(struct play *play, int army)
{
    play->game->part = PART_D;
    for (SIDES_OF(side, play->module, army))
        fight_for(play, side);
}
