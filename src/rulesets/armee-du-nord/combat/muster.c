/* Those whom an order names: who is fit for it, and who can do it now. */
#include "rulesets/armee-du-nord/combat/muster.h"
#include "core/buffer.h"

/* 24.0.2d who began the turn beyond Perponcher's reach, or stands there */
static bool is_beyond(const struct board *board, const struct unit *unit)
{
    return unit->distant || !adn_in_reach(board, unit, unit->hex);
}

static const char beyond[] = "is beyond the reach of Perponcher's headquarters";

struct hexes adn_targets(struct arena *arena, const struct attack_order *given)
{
    struct hexes targets = {NULL, 0};

    hexes_add(arena, &targets, given->target);
    foreach_hex (hex, given->also)
        hexes_add(arena, &targets, hex);
    return targets;
}

/* table.charge-noattack who has charged attacks no more; qa.charge-2a whoever
 * has marched in column may */
static struct bar cannot_attack(const struct board *board,
                                const struct unit *unit,
                                const struct attack_order *given)
{
    const struct hexes targets = adn_targets(board->arena, given);
    bool beside = false, next = false;

    foreach_hex (hex, targets) {
        beside |= hex_adjacent(unit->hex, hex);
        next |= adn_adjacent(board, unit->hex, hex);
    }
    return FIRST_BAR(
        {unit->state != ON_MAP, BASE(attack), "is not on the map"},
        {adn_is_deployed(unit), RULE(qa_spi_5),
         "is deployed, and never attacks"},
        {unit->attacked || unit->followed, BASE(attack),
         "has attacked already"},
        {!beside, BASE(attack), "does not stand next to the hex"},
        {!next, BASE(adjacency), "has a river without a bridge before it"},
        {is_beyond(board, unit), RULE(24_0_2d), beyond},
        {unit->charged, RULE(table_charge_noattack), "has charged"},
        {adn_army(board, unit->army)->halted, BASE(broken_armies),
         "is of an army that attacks no more"},
        {!adn_acts(board, unit), BASE(command), "is out of command"});
}

const struct muster adn_attackers = {
    BASE(attack), 1 << INFANTRY | 1 << CAVALRY,
    "is artillery: it bombards, and never attacks", cannot_attack};

/* [base bombardment] why the battery cannot fire at the hex now */
static struct bar cannot_fire(const struct board *board,
                              const struct unit *unit,
                              const struct attack_order *given)
{
    return FIRST_BAR(
        {unit->state != ON_MAP, BASE(bombardment), "is not on the map"},
        {unit->column, RULE(6_3a), "has moved in column"},
        {is_beyond(board, unit), RULE(24_0_2d), beyond},
        {unit->fired, BASE(bombardment), "has fired already"},
        {hex_distance(unit->hex, given->target) > unit->card->range,
         BASE(bombardment), "is out of range"},
        {!adn_line_of_sight(board, unit->hex, given->target), BASE(bombardment),
         "does not see the hex"},
        {unit->goes_back, RULE(qa_cam_3), NULL},
        {!adn_acts(board, unit), BASE(command), "is out of command"});
}

/* exp.support-bombard who stands next to the target and is free to attack */
const struct muster adn_supporters = {
    RULE(exp_support_bombard),
    1 << INFANTRY | 1 << CAVALRY | 1 << HORSE_ARTILLERY,
    "is foot artillery: it supports no bombardment", cannot_attack};

const struct muster adn_batteries = {
    BASE(bombardment), 1 << HORSE_ARTILLERY | 1 << FOOT_ARTILLERY,
    "is no artillery: only guns bombard", cannot_fire};

/* [base breakthrough] why it cannot break through now */
static struct bar cannot_break(const struct board *board,
                               const struct unit *unit,
                               const struct attack_order *given)
{
    const struct rule *rule = BASE(breakthrough);

    return FIRST_BAR(
        {unit->state != ON_MAP || !unit->advanced, rule, "has not advanced"},
        {unit->charged, rule, "has charged in this turn"},
        {unit->followed, rule, "has advanced behind a bombardment alone"},
        {unit->broke_through, rule, "has broken through already"},
        {!adn_adjacent(board, unit->hex, given->target), rule,
         "is not next to the hex"});
}

const struct muster adn_cavalry = {BASE(breakthrough), 1 << CAVALRY,
                                   "is no cavalry: only cavalry breaks through",
                                   cannot_break};

static const struct muster *muster_of(const struct order_kind *kind)
{
    return kind->rule == adn_attackers.rule   ? &adn_attackers
           : kind->rule == adn_batteries.rule ? &adn_batteries
                                              : &adn_cavalry;
}

static bool fits(const struct muster *muster, const struct unit *unit)
{
    return (muster->arms & 1 << unit->card->arm) != 0;
}

bool adn_check_fit(const struct seat *seat, const struct order *order,
                   const struct names *ids, const struct muster *muster,
                   struct report *report)
{
    bool good = true;

    foreach_name (id, *ids) {
        const struct unit *unit =
            adn_own_unit(seat, order, id, muster->rule, report);

        good &= unit != NULL &&
                adn_named_once(order, ids, id_at, muster->rule, report);
        if (unit && !fits(muster, unit))
            good = REFUSE(muster->rule, "'%s' %s", unit->id, muster->unfit);
    }
    return good;
}

bool adn_check_named(const struct seat *seat, const struct order *order,
                     struct report *report)
{
    const struct attack_order *given = order->details;

    return given->units.count > 0
               ? adn_check_fit(seat, order, &given->units,
                               muster_of(order->kind), report)
               : REFUSE(order->kind->rule, "no unit is named");
}

bool adn_check_advance(const struct order *order, const struct names *pool,
                       struct report *report)
{
    const struct attack_order *given = order->details;
    bool good = true;

    foreach_name (id, given->advance)
        if (!names_contain(pool, id) && !same_name(id, "none"))
            good = REFUSE(BASE(advance),
                          "'%s' does not attack, so it cannot advance", id);
    return good;
}

struct force adn_named(const struct board *board, const struct names *ids)
{
    struct force force = {NULL, 0};

    foreach_name (id, *ids)
        adn_force_add(board->arena, &force, adn_unit(board, id));
    return force;
}

/* What is foreseen only in part is judged when it is played. */
static struct bar bars(const struct board *board, const struct unit *unit,
                       const struct attack_order *given,
                       const struct muster *muster)
{
    return unit->unsure && board->game->part == AT_DESK
               ? (struct bar){.why = NULL}
               : muster->cannot(board, unit, given);
}

struct force adn_able(const struct board *board,
                      const struct attack_order *given,
                      const struct muster *muster)
{
    struct force named = adn_named(board, &given->units), able = {NULL, 0};

    foreach_unit (unit, named)
        if (!bars(board, unit, given, muster).why)
            adn_force_add(board->arena, &able, unit);
    return able;
}

/* Names those who cannot, and leaves them out if anybody can. */
static struct attack_order say_without(const struct seat *seat,
                                       const struct order *order,
                                       struct buffer *out)
{
    const struct attack_order *given = order->details;
    struct attack_order left = *given;
    struct names without = {NULL, 0};

    left.units = without;
    foreach_name (id, given->units) {
        const struct unit *unit = adn_unit(&seat->board, id);

        if (bars(&seat->board, unit, given, muster_of(order->kind)).why)
            names_add(seat->arena, &without, unit->name);
        else
            names_add(seat->arena, &left.units, id);
    }
    if (left.units.count == 0)
        return *given;
    if (without.count > 0)
        buffer_printf(out, ", as the board stands without %s",
                      names_series(&without, seat->arena));
    return left;
}

/* At a desk each is judged; in play the order goes on with those that can. */
bool adn_check_each(const struct seat *seat, const struct order *order,
                    const struct attack_order *given,
                    const struct muster *muster, struct report *report)
{
    const struct force named = adn_named(&seat->board, &given->units);
    bool good = true;

    if (seat->game->part != AT_DESK &&
        adn_able(&seat->board, given, muster).count > 0)
        return true;
    foreach_unit (unit, named) {
        const struct bar bar = bars(&seat->board, unit, given, muster);

        if (bar.why)
            good = REFUSE(bar.rule, "'%s' %s: %04d", unit->id, bar.why,
                          given->target);
    }
    return good;
}

void adn_say_die(const struct seat *seat, const struct names *ids,
                 struct buffer *out)
{
    const struct force force = adn_named(&seat->board, ids);
    struct names names = {NULL, 0};

    adn_foresee_command(seat);
    foreach_unit (unit, force)
        if (unit->leave == OUT_OF_COMMAND && adn_acts(&seat->board, unit))
            names_add(seat->arena, &names, unit->name);
    if (names.count > 0)
        buffer_printf(out, ", if the die of initiative lets %s act",
                      names_series(&names, seat->arena));
}

void adn_say_strike(const struct seat *seat, const struct order *order,
                    strike_words odds, struct buffer *out)
{
    struct order shorter = *order;
    struct attack_order able;

    adn_foresee_command(seat);
    able = say_without(seat, order, out);
    if (odds)
        odds(seat, &able, out);
    adn_say_die(seat, &able.units, out);
    adn_say_march(seat, &able.units, out);
    shorter.details = &able;
    order_say_lapse(seat, &shorter, out);
}

void adn_tell_dropped(struct play *play, const char *side,
                      const struct attack_order *given,
                      const struct muster *muster)
{
    struct force named = adn_named(&play->board, &given->units);

    foreach_unit (unit, named) {
        const struct bar bar = muster->cannot(&play->board, unit, given);

        if (bar.why)
            TELL_BY(play, EVENT_NOTE, bar.rule, side, unit->id,
                    "%s takes no part against %04d: it %s.", unit->name,
                    given->target, bar.why);
    }
}

static struct names able_of(const struct seat *seat,
                            const struct attack_order *given,
                            const struct muster *muster)
{
    struct names able = {NULL, 0};
    int army = adn_army_of(seat->side);

    foreach_unit_of (unit, &seat->board, army)
        if (fits(muster, unit) &&
            adn_may_order(seat->module, seat->side, &unit->counter) &&
            !muster->cannot(&seat->board, unit, given).why)
            names_add(seat->arena, &able, unit->id);
    return able;
}

/* The hex, or with several all of them at once. */
static void offer_hexes(const struct seat *seat, struct choices *choices,
                        const struct order_kind *kind,
                        const struct hexes *hexes, target_comment comment)
{
    struct attack_order given = {.target = hexes->items[0],
                                 .also = {hexes->items + 1, hexes->count - 1}};
    struct buffer doubts;

    given.units = able_of(seat, &given, muster_of(kind));
    if (given.units.count == 0)
        return;
    buffer_init(&doubts);
    adn_say_die(seat, &given.units, &doubts);
    adn_say_march(seat, &given.units, &doubts);
    choice_offer(seat, choices, kind, &given, "%s%s", comment(seat, &given),
                 doubts.bytes);
    buffer_release(&doubts);
}

void adn_offer_targets(const struct seat *seat, struct choices *choices,
                       const struct order_kind *kind, target_comment comment)
{
    adn_foresee_command(seat);
    foreach_stack_of (unit, &seat->board, adn_enemy_of(seat)) {
        const struct hexes hexes = adn_hexes_of(seat->arena, unit);

        if (choices_full(choices))
            return;
        foreach_hex (hex, hexes)
            offer_hexes(seat, choices, kind, &(const struct hexes){&hex, 1},
                        comment);
        /* qa.spi-1 */
        if (hexes.count > 1 && muster_of(kind) == &adn_attackers)
            offer_hexes(seat, choices, kind, &hexes, comment);
    }
    /* [base obscured] who is seen, and not who he is */
    foreach (struct sighting, one, seat->game->sightings)
        if (!adn_first(&seat->board, one->hex, one->camp))
            offer_hexes(seat, choices, kind,
                        &(const struct hexes){&one->hex, 1}, comment);
}

bool adn_check_target(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct attack_order *given = order->details;

    adn_foresee_command(seat);
    if (adn_is_night(&seat->board))
        return REFUSE(BASE(night_rain), "nobody attacks or bombards at night");
    return adn_has_units(&seat->board, given->target, adn_enemy_of(seat)) ||
           REFUSE(order->kind->rule, "no enemy stands at %04d", given->target);
}

bool adn_check_strike(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    return adn_check_target(seat, order, report) &&
           adn_check_each(seat, order, order->details, muster_of(order->kind),
                          report);
}

struct order *adn_order_after(const struct play *play, const char *side,
                              const struct order_kind *kind,
                              const struct order *order)
{
    struct section *section = play_section(play, side, 1);
    size_t i = order ? (size_t)(order - section->orders) + 1 : 0;

    for (; section && i < section->count; i++)
        if ((!kind || section->orders[i].kind == kind) &&
            !section->orders[i].served)
            return &section->orders[i];
    return NULL;
}

void adn_carry_out_all(struct play *play, const char *side,
                       const struct order_kind *kind)
{
    for (ORDERS_OF(order, play, side, kind))
        play_carry_out(play, side, order);
}
