/* The order to bombard. [base bombardment] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/armee-du-nord/combat/combat.h"
#include "rulesets/armee-du-nord/module/rules.h"

static const struct field bombard_fields[] = {
    FIELD(NAMES, struct bombard_order, batteries, "batteries", FIELD_REQUIRED),
    FIELD(HEX, struct bombard_order, target, "target", FIELD_REQUIRED),
    {0}};

const char *adn_cannot_fire(const struct board *board, const struct unit *unit,
                            int target, const struct rule **rule)
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

/* [base bombardment] own batteries, each named once */
static bool check_batteries(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct bombard_order *given = order->details;
    bool good = given->batteries.count > 0 ||
                refuse(report, &order->place, BASE(bombardment),
                       "no battery is named to fire at %04d", given->target);

    for (size_t i = 0; i < given->batteries.count; i++) {
        const char *id = given->batteries.items[i];
        const struct unit *unit =
            adn_own_unit(seat, order, id, BASE(bombardment), report);

        good &= unit != NULL;
        if (unit && !adn_is_gun(unit))
            good = refuse(report, &order->place, BASE(bombardment),
                          "'%s' is no artillery: only guns bombard", id);
    }
    return good;
}

/* Those of the order that can fire as the game stands. */
static struct force able(const struct board *board,
                         const struct bombard_order *given)
{
    struct force force = {NULL, 0};
    const struct rule *rule;

    for (size_t i = 0; i < given->batteries.count; i++) {
        struct unit *unit = adn_unit(board, given->batteries.items[i]);

        if (!adn_cannot_fire(board, unit, given->target, &rule))
            adn_force_add(board->arena, &force, unit);
    }
    return force;
}

/* At a desk each battery is judged; once guns fire, those that can. */
static bool check_each(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct bombard_order *given = order->details;
    bool at_desk = seat->game->part == AT_DESK;
    bool good = true;

    if (!at_desk && able(&seat->board, given).count > 0)
        return true;
    for (size_t i = 0; i < given->batteries.count; i++) {
        const struct unit *unit =
            adn_unit(&seat->board, given->batteries.items[i]);
        const struct rule *rule;
        const char *why =
            adn_cannot_fire(&seat->board, unit, given->target, &rule);

        if (why && !(at_desk && unit->unsure))
            good = refuse(report, &order->place, rule, "'%s' %s: %04d",
                          unit->id, why, given->target);
    }
    return good;
}

static bool check_target(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct bombard_order *given = order->details;
    int enemy = (int)adn_enemy((int)adn_camp(adn_army_of(seat->side)));

    adn_foresee_command(seat);
    if (adn_is_night(&seat->board))
        return refuse(report, &order->place, BASE(night_rain),
                      "nobody bombards at night");
    if (!adn_has_units(&seat->board, given->target, enemy))
        return refuse(report, &order->place, BASE(bombardment),
                      "no enemy stands at %04d", given->target);
    return check_each(seat, order, report);
}

static void foresee_bombard(const struct seat *seat, const struct order *order)
{
    const struct bombard_order *given = order->details;

    for (size_t i = 0; i < given->batteries.count; i++)
        adn_unit(&seat->board, given->batteries.items[i])->fired = true;
    hexes_add(seat->arena, &seat->game->bombarded, given->target);
}

/* Who cannot fire drops out, and it is told why. */
static void tell_dropped(struct play *play, const char *side,
                         const struct bombard_order *given)
{
    for (size_t i = 0; i < given->batteries.count; i++) {
        const struct unit *unit =
            adn_unit(&play->board, given->batteries.items[i]);
        const struct rule *rule;
        const char *why =
            adn_cannot_fire(&play->board, unit, given->target, &rule);

        if (why)
            journal_tell(play->journal, EVENT_NOTE, rule, side, unit->id,
                         "%s does not fire at %04d: it %s.", unit->card->name,
                         given->target, why);
    }
}

static void carry_out_bombard(struct play *play, const char *side,
                              const struct order *order)
{
    const struct bombard_order *given = order->details;
    struct force guns = able(&play->board, given);

    tell_dropped(play, side, given);
    adn_gunfire(play, &guns, given->target);
}

static void say_bombard(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct bombard_order *given = order->details;
    struct force guns = {NULL, 0};

    for (size_t i = 0; i < given->batteries.count; i++)
        adn_force_add(seat->arena, &guns,
                      adn_unit(&seat->board, given->batteries.items[i]));
    buffer_printf(out, "%s fire at %s",
                  adn_force_text(seat->arena, &guns),
                  map_name(&seat->module->map, given->target, seat->arena));
}

/* All batteries of the side that reach a hex with enemies. */
static void choose_target(const struct seat *seat, int target,
                          struct choices *choices)
{
    struct bombard_order given = {.target = target};
    const struct rule *rule;

    for (size_t i = 0; i < seat->game->unit_count; i++) {
        const struct unit *unit = &seat->game->units[i];

        if (adn_is_gun(unit) && unit->card->army == adn_army_of(seat->side) &&
            !adn_cannot_fire(&seat->board, unit, target, &rule))
            names_add(seat->arena, &given.batteries, unit->id);
    }
    if (given.batteries.count > 0)
        choice_offer(seat, choices, &adn_bombard, &given, "at %s",
                     map_name(&seat->module->map, target, seat->arena));
}

static void choose_bombard(const struct seat *seat, struct choices *choices)
{
    int camp = (int)adn_camp(adn_army_of(seat->side));

    adn_foresee_command(seat);
    for (size_t i = 0; i < seat->game->unit_count && !choices_full(choices);
         i++) {
        const struct unit *unit = &seat->game->units[i];

        if (unit->side != camp && unit->state == ON_MAP &&
            adn_first(&seat->board, unit->hex, unit->side) == unit)
            choose_target(seat, unit->hex, choices);
    }
}

const struct order_kind adn_bombard = {
    .name = "bombard",
    .rule = BASE(bombardment),
    .summary = "batteries fire at a hex up to two or three hexes away",
    .size = sizeof(struct bombard_order),
    .fields = bombard_fields,
    .subject = "target",
    .check_order = check_batteries,
    .check_world = check_target,
    .foresee = foresee_bombard,
    .carry_out = carry_out_bombard,
    .say = say_bombard,
    .choices = choose_bombard,
    .once = true,
};
