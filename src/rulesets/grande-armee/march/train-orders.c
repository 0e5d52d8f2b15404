/* What trains do when they have marched: depots and bridges. [base depot],
 * [base bridges] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/supply/supply.h"

struct depot_order {
    const char *train;
    int hex;
};

struct bridge_order {
    const char *train;
    int one, other;
};

/* An own train of that type, whatever nation made it. */
static bool check_train(const struct seat *seat, const struct order *order,
                        const char *id, int type, struct report *report)
{
    const struct unit *train = gra_unit(&seat->board, id);

    return gra_needs_map(seat, order, report) &&
           ((train && train->card->type == type) ||
            REFUSE(type == SUPPLY_TRAIN ? BASE(depot) : BASE(bridges),
                   "'%s' is no %s", id, gra_type_words[type]));
}

static bool is_here(const struct seat *seat, const struct order *order,
                    const struct unit *train, const struct rule *rule,
                    struct report *report)
{
    return (train->state == ON_MAP && train->side == gra_side_of(seat->side)) ||
           REFUSE(rule, "'%s' is not on the map, or not yours", train->id);
}

/* ---- depots -------------------------------------------------------------- */

static bool check_depot(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct depot_order *given = order->details;

    return check_train(seat, order, given->train, SUPPLY_TRAIN, report);
}

/* 14.28, 14.34: what the hex must have is a matter of supply */
static bool check_depot_now(const struct seat *seat, const struct order *order,
                            struct report *report)
{
    const struct depot_order *given = order->details;
    const struct unit *train = gra_unit(&seat->board, given->train);

    if (!is_here(seat, order, train, BASE(depot), report))
        return false;
    if (train->hex != given->hex)
        return REFUSE(BASE(depot), "'%s' does not stand in %s", given->train,
                      map_name(&seat->module->map, given->hex, seat->arena));
    return gra_may_build_depot(seat, order, train, given->hex, report);
}

static void carry_out_depot(struct play *play, const char *side,
                            const struct order *order)
{
    const struct depot_order *given = order->details;

    (void)side;
    gra_build_depot_at(play, gra_unit(&play->board, given->train), given->hex);
}

static void say_depot(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct depot_order *given = order->details;

    buffer_printf(out, "%s becomes a depot at %s", given->train,
                  map_name(&seat->module->map, given->hex, seat->arena));
    order_say_lapse(seat, order, out);
}

static void choose_depots(const struct seat *seat, struct choices *choices)
{
    foreach (const struct unit, train, seat->game->units) {
        const struct depot_order given = {train->id, train->hex};

        if (train->card->type == SUPPLY_TRAIN && train->state == ON_MAP &&
            train->side == gra_side_of(seat->side))
            choice_offer(seat, choices, &gra_build_depot, &given, "%s",
                         train->name);
    }
}

const struct order_kind gra_build_depot = {
    ORDER("build-depot", BASE(depot),
          "a supply train becomes a depot where it stands"),
    FIELDS(depot_order, NEEDED(HEX, depot_order, hex, "hex"),
           NEEDED(NAME, depot_order, train, "train")),
    .subject = "train",
    .check_order = check_depot,
    .check_world = check_depot_now,
    .carry_out = carry_out_depot,
    .say = say_depot,
    .choices = choose_depots,
    .once = true,
};

/* ---- bridges ------------------------------------------------------------- */

static bool check_lay(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct bridge_order *given = order->details;

    return check_train(seat, order, given->train, BRIDGE_TRAIN, report) &&
           (map_river(&seat->module->map, given->one, given->other) !=
                NO_RIVER ||
            REFUSE(BASE(bridges), "no river runs between %s and %s",
                   map_name(&seat->module->map, given->one, seat->arena),
                   map_name(&seat->module->map, given->other, seat->arena)));
}

static const struct bridge *laid_by(const struct game *game, const char *train)
{
    return FIND_NAMED(const struct bridge, game->bridges, game->bridges_count,
                      unit, train);
}

/* [base bridges] by a train that did not march, and no enemy opposite */
static bool check_lay_now(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct bridge_order *given = order->details;
    const struct unit *train = gra_unit(&seat->board, given->train);
    int far = train->hex == given->one ? given->other : given->one;

    if (!is_here(seat, order, train, BASE(bridges), report))
        return false;
    if (train->hex != given->one && train->hex != given->other)
        return REFUSE(BASE(bridges), "'%s' stands in neither hex",
                      given->train);
    if (train->moved || laid_by(seat->game, train->id))
        return REFUSE(BASE(bridges),
                      "'%s' has marched in this turn, or lies elsewhere",
                      given->train);
    return !gra_has_units(&seat->board, far, gra_enemy(train->side)) ||
           REFUSE(BASE(bridges), "an enemy stands in %s, on the other bank",
                  map_name(&seat->module->map, far, seat->arena));
}

static void carry_out_lay(struct play *play, const char *side,
                          const struct order *order)
{
    const struct bridge_order *given = order->details;
    struct bridge *bridge =
        LIST_ADD(play->arena, play->game->bridges, play->game->bridges_count);

    bridge->unit = gra_unit(&play->board, given->train)->id;
    bridge->one = given->one;
    bridge->other = given->other;
    journal_tell(play->journal, EVENT_STATE, BASE(bridges), side, given->train,
                 "A bridge lies between %s and %s.",
                 map_name(&play->module->map, given->one, play->arena),
                 map_name(&play->module->map, given->other, play->arena));
}

static void say_bridge(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct bridge_order *given = order->details;

    if (order->kind == &gra_lay_bridge)
        buffer_printf(out, "%s lays a bridge between %s and %s", given->train,
                      map_name(&seat->module->map, given->one, seat->arena),
                      map_name(&seat->module->map, given->other, seat->arena));
    else
        buffer_printf(out, "%s lifts its bridge", given->train);
    order_say_lapse(seat, order, out);
}

static void choose_bridges(const struct seat *seat, struct choices *choices)
{
    foreach (const struct unit, train, seat->game->units) {
        if (train->card->type != BRIDGE_TRAIN || train->state != ON_MAP ||
            train->side != gra_side_of(seat->side))
            continue;
        for (int way = 0; way < DIRECTIONS; way++) {
            const struct bridge_order given = {train->id, train->hex,
                                               hex_neighbour(train->hex, way)};

            if (map_river(&seat->module->map, given.one, given.other) !=
                NO_RIVER)
                choice_offer(seat, choices, &gra_lay_bridge, &given, "%s",
                             train->name);
        }
    }
}

const struct order_kind gra_lay_bridge = {
    ORDER("lay-bridge", BASE(bridges),
          "a bridge train lays a bridge over a river of its hex"),
    FIELDS(bridge_order, NEEDED(HEX, bridge_order, one, "hex-a"),
           NEEDED(HEX, bridge_order, other, "hex-b"),
           NEEDED(NAME, bridge_order, train, "train")),
    .subject = "train",
    .check_order = check_lay,
    .check_world = check_lay_now,
    .carry_out = carry_out_lay,
    .say = say_bridge,
    .choices = choose_bridges,
    .once = true,
};

static bool check_lift(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct bridge_order *given = order->details;

    return check_train(seat, order, given->train, BRIDGE_TRAIN, report);
}

static bool check_lift_now(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct bridge_order *given = order->details;
    const struct unit *train = gra_unit(&seat->board, given->train);

    return is_here(seat, order, train, BASE(bridges), report) &&
           (laid_by(seat->game, train->id) ||
            REFUSE(BASE(bridges), "'%s' has laid no bridge", train->id));
}

static void carry_out_lift(struct play *play, const char *side,
                           const struct order *order)
{
    const struct bridge_order *given = order->details;
    struct game *game = play->game;
    const struct bridge *bridge = laid_by(game, given->train);

    LIST_REMOVE(game->bridges, game->bridges_count,
                (size_t)(bridge - game->bridges));
    journal_tell(play->journal, EVENT_STATE, BASE(bridges), side, given->train,
                 "The bridge of %s is lifted.",
                 gra_unit(&play->board, given->train)->name);
}

static void choose_lifts(const struct seat *seat, struct choices *choices)
{
    foreach (const struct bridge, bridge, seat->game->bridges) {
        const struct bridge_order given = {bridge->unit, 0, 0};

        choice_offer(seat, choices, &gra_lift_bridge, &given, "%s",
                     given.train);
    }
}

const struct order_kind gra_lift_bridge = {
    ORDER("lift-bridge", BASE(bridges),
          "a bridge train takes up its bridge, to march in the next turn"),
    FIELDS(bridge_order, NEEDED(NAME, bridge_order, train, "train")),
    .subject = "train",
    .check_order = check_lift,
    .check_world = check_lift_now,
    .carry_out = carry_out_lift,
    .say = say_bridge,
    .choices = choose_lifts,
    .once = true,
};
