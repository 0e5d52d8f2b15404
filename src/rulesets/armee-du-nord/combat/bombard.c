/* The order to bombard. [base bombardment] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"
#include "rulesets/armee-du-nord/module/rules.h"

static const struct field bombard_fields[] = {
    FIELD(NAMES, struct attack_order, units, "batteries", FIELD_REQUIRED),
    FIELD(HEX, struct attack_order, target, "target", FIELD_REQUIRED),
    {0}};

/* [base bombardment] why the battery cannot fire at the hex now */
static struct bar cannot_fire(const struct board *board,
                              const struct unit *unit, int target)
{
    if (unit->state != ON_MAP)
        return (struct bar){BASE(bombardment), "is not on the map"};
    if (unit->column)
        return (struct bar){RULE(6_3a), "has moved in column"};
    if (unit->fired)
        return (struct bar){BASE(bombardment), "has fired already"};
    if (hex_distance(unit->hex, target) > unit->card->range)
        return (struct bar){BASE(bombardment), "is out of range"};
    if (!adn_line_of_sight(board, unit->hex, target))
        return (struct bar){BASE(bombardment), "does not see the hex"};
    return adn_out_of_command(unit);
}

static const struct muster batteries = {BASE(bombardment), adn_is_gun,
                                        "is no artillery: only guns bombard",
                                        cannot_fire};

static bool check_batteries(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    return adn_check_named(seat, order, &batteries, report);
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    return adn_check_strike(seat, order, &batteries, report);
}

static void foresee_bombard(const struct seat *seat, const struct order *order)
{
    const struct attack_order *given = order->details;
    struct force guns = adn_named(&seat->board, &given->units);

    for (size_t i = 0; i < guns.count; i++)
        guns.units[i]->fired = true;
    hexes_add(seat->arena, &seat->game->bombarded, given->target);
}

static void carry_out_bombard(struct play *play, const char *side,
                              const struct order *order)
{
    const struct attack_order *given = order->details;
    struct force guns = adn_able(&play->board, given, &batteries);

    adn_tell_dropped(play, side, given, &batteries);
    adn_gunfire(play, &guns, given->target);
}

static void say_bombard(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct attack_order *given = order->details;
    struct force guns = adn_named(&seat->board, &given->units);

    buffer_printf(out, "%s fire at %s", adn_force_text(seat->arena, &guns),
                  adn_hex_name(&seat->board, given->target));
}

static void offer_target(const struct seat *seat, int target,
                         struct choices *choices)
{
    const struct attack_order given = {
        .target = target, .units = adn_able_of(seat, target, &batteries)};

    if (given.units.count > 0)
        choice_offer(seat, choices, &adn_bombard, &given, "at %s",
                     adn_hex_name(&seat->board, target));
}

static void choose_bombard(const struct seat *seat, struct choices *choices)
{
    adn_each_target(seat, choices, offer_target);
}

const struct order_kind adn_bombard = {
    .name = "bombard",
    .rule = BASE(bombardment),
    .summary = "batteries fire at a hex up to two or three hexes away",
    .size = sizeof(struct attack_order),
    .fields = bombard_fields,
    .subject = "target",
    .check_order = check_batteries,
    .check_world = check_now,
    .foresee = foresee_bombard,
    .carry_out = carry_out_bombard,
    .say = say_bombard,
    .choices = choose_bombard,
    .once = true,
};
