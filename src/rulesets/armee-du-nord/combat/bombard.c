/* The order to bombard. [base bombardment] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/muster.h"
#include "rulesets/armee-du-nord/module/rules.h"

static const struct field bombard_fields[] = {
    FIELD(NAMES, struct bombard_order, batteries, "batteries", FIELD_REQUIRED),
    FIELD(HEX, struct bombard_order, target, "target", FIELD_REQUIRED),
    {0}};

/* [base bombardment] why the battery cannot fire at the hex now */
static const char *cannot_fire(const struct board *board,
                               const struct unit *unit, int target,
                               const struct rule **rule)
{
    *rule = BASE(bombardment);
    if (unit->state != ON_MAP)
        return "is not on the map";
    if (unit->column) {
        *rule = RULE(6_3a);
        return "has moved in column";
    }
    if (unit->fired)
        return "has fired already";
    if (hex_distance(unit->hex, target) > unit->card->range)
        return "is out of range";
    if (!adn_line_of_sight(board, unit->hex, target))
        return "does not see the hex";
    *rule = BASE(command);
    if (unit->leave != IN_COMMAND && unit->leave != BY_INITIATIVE)
        return "is out of command";
    return NULL;
}

static struct muster muster_of(const struct order *order)
{
    const struct bombard_order *given = order->details;

    return (struct muster){&given->batteries,
                           given->target,
                           BASE(bombardment),
                           adn_is_gun,
                           "is no artillery: only guns bombard",
                           cannot_fire};
}

static bool check_batteries(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct muster muster = muster_of(order);

    return adn_check_named(seat, order, &muster, report);
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct muster muster = muster_of(order);

    return adn_check_target(seat, order, &muster, report) &&
           adn_check_each(seat, order, &muster, report);
}

static void foresee_bombard(const struct seat *seat, const struct order *order)
{
    const struct bombard_order *given = order->details;
    struct force guns = adn_named(&seat->board, &given->batteries);

    for (size_t i = 0; i < guns.count; i++)
        guns.units[i]->fired = true;
    hexes_add(seat->arena, &seat->game->bombarded, given->target);
}

static void carry_out_bombard(struct play *play, const char *side,
                              const struct order *order)
{
    const struct muster muster = muster_of(order);
    struct force guns = adn_able(&play->board, &muster);

    adn_tell_dropped(play, side, &muster);
    adn_gunfire(play, &guns, muster.target);
}

static void say_bombard(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct bombard_order *given = order->details;
    struct force guns = adn_named(&seat->board, &given->batteries);

    buffer_printf(out, "%s fire at %s", adn_force_text(seat->arena, &guns),
                  map_name(&seat->module->map, given->target, seat->arena));
}

static void offer_target(const struct seat *seat, int target,
                         struct choices *choices)
{
    const struct bombard_order given = {
        target, adn_able_of(seat, target, adn_is_gun, cannot_fire)};

    if (given.batteries.count > 0)
        choice_offer(seat, choices, &adn_bombard, &given, "at %s",
                     map_name(&seat->module->map, target, seat->arena));
}

static void choose_bombard(const struct seat *seat, struct choices *choices)
{
    adn_each_target(seat, choices, offer_target);
}

const struct order_kind adn_bombard = {
    .name = "bombard",
    .rule = BASE(bombardment),
    .summary = "batteries fire at a hex up to two or three hexes away",
    .size = sizeof(struct bombard_order),
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
