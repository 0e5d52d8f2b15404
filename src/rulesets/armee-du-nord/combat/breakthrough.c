/* [base breakthrough]: cavalry that has just advanced attacks once more. */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/attacking.h"
#include "rulesets/armee-du-nord/module/rules.h"

static const struct field breakthrough_fields[] = {
    FIELD(HEX, struct breakthrough_order, target, "target", FIELD_REQUIRED),
    FIELD(NAMES, struct breakthrough_order, units, "units", FIELD_REQUIRED),
    {0}};

/* [base breakthrough] own cavalry */
static bool check_cavalry(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct breakthrough_order *given = order->details;
    bool good = given->units.count > 0 ||
                refuse(report, &order->place, BASE(breakthrough),
                       "no unit is named to break through");

    for (size_t i = 0; i < given->units.count; i++) {
        const char *id = given->units.items[i];
        const struct unit *unit =
            adn_own_unit(seat, order, id, BASE(breakthrough), report);

        good &= unit != NULL;
        if (unit && unit->card->arm != CAVALRY)
            good = refuse(report, &order->place, BASE(breakthrough),
                          "'%s' is no cavalry: only cavalry breaks through",
                          id);
    }
    return good;
}

static bool may_break(const struct board *board, const struct unit *unit,
                      int target)
{
    return unit->state == ON_MAP && unit->advanced && !unit->charged &&
           !unit->broke_through && adn_adjacent(board, unit->hex, target);
}

static struct force able(const struct board *board,
                         const struct breakthrough_order *given)
{
    struct force force = {NULL, 0};

    for (size_t i = 0; i < given->units.count; i++) {
        struct unit *unit = adn_unit(board, given->units.items[i]);

        if (may_break(board, unit, given->target) &&
            (force.count == 0 || force.units[0]->hex == unit->hex))
            adn_force_add(board->arena, &force, unit);
    }
    return force;
}

/* Before the attack it hangs on the advance, so that a desk judges nothing but
 * the night. */
static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct breakthrough_order *given = order->details;
    int enemy = (int)adn_enemy((int)adn_camp(adn_army_of(seat->side)));

    if (adn_is_night(&seat->board))
        return refuse(report, &order->place, BASE(night_rain),
                      "nobody attacks at night");
    if (seat->game->part == AT_DESK)
        return true;
    if (able(&seat->board, given).count == 0)
        return refuse(report, &order->place, BASE(breakthrough),
                      "no cavalry of it has advanced next to %04d",
                      given->target);
    return adn_has_units(&seat->board, given->target, enemy) ||
           refuse(report, &order->place, BASE(breakthrough),
                  "no enemy stands at %04d", given->target);
}

/* qa.advance-1 nobody advances after it */
static void carry_out_breakthrough(struct play *play, const char *side,
                                   const struct order *order)
{
    const struct breakthrough_order *given = order->details;
    struct fight fight = {.attackers = able(&play->board, given),
                          .target = given->target,
                          .army = adn_army_of(side)};

    fight.camp = (int)adn_camp(fight.army);
    for (size_t i = 0; i < fight.attackers.count; i++)
        fight.attackers.units[i]->broke_through = true;
    adn_play_fight(play, &fight, BASE(breakthrough), "Breakthrough against");
    if (adn_has_units(&play->board, given->target, (int)adn_enemy(fight.camp)))
        return;
    journal_tell(play->journal, EVENT_NOTE, RULE(qa_advance_1), side, NULL,
                 "After a breakthrough nobody advances: %04d stays empty.",
                 given->target);
}

static void say_breakthrough(const struct seat *seat, const struct order *order,
                             struct buffer *out)
{
    const struct breakthrough_order *given = order->details;

    buffer_printf(out, "if they advance next to it, %s attack %s at once",
                  names_series(&given->units, seat->arena),
                  map_name(&seat->module->map, given->target, seat->arena));
}

/* Every hex with enemies two away from a cavalry unit that could attack. */
static void choose_for(const struct seat *seat, const struct unit *unit,
                       struct choices *choices)
{
    for (size_t i = 0; i < seat->game->unit_count && !choices_full(choices);
         i++) {
        const struct unit *other = &seat->game->units[i];
        struct breakthrough_order given = {.target = other->hex};

        if (other->state != ON_MAP || other->side == unit->side ||
            hex_distance(other->hex, unit->hex) > 2 ||
            adn_first(&seat->board, other->hex, other->side) != other)
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
    int enemy = (int)adn_enemy((int)adn_camp(army));

    for (size_t i = 0; i < seat->game->unit_count; i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->card->arm == CAVALRY && unit->card->army == army &&
            unit->state == ON_MAP &&
            adn_next_to_units(&seat->board, unit->hex, enemy))
            choose_for(seat, unit, choices);
    }
}

const struct order_kind adn_breakthrough = {
    .name = "breakthrough",
    .rule = BASE(breakthrough),
    .summary = "cavalry that advances attacks one more hex",
    .size = sizeof(struct breakthrough_order),
    .fields = breakthrough_fields,
    .subject = "units",
    .check_order = check_cavalry,
    .check_world = check_now,
    .carry_out = carry_out_breakthrough,
    .say = say_breakthrough,
    .choices = choose_breakthrough,
    .once = true,
};

/* ---- part D -------------------------------------------------------------- */

/* At once: those of the orders whose cavalry has come next to its target. */
void adn_break_through(struct play *play, const char *side)
{
    struct section *section = play_section(play, side, 1);

    for (size_t i = 0; section && i < section->count; i++) {
        struct order *order = &section->orders[i];

        if (order->kind == &adn_breakthrough && !order->served &&
            able(&play->board, order->details).count > 0)
            play_carry_out(play, side, order);
    }
}
