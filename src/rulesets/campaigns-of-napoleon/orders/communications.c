/* Orders of I.a2: center, depot. The line of communications. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

enum { DEPOT_EVERY = 10 };

struct supply_order {
    const char *army;
    int hex;
};

static const struct field supply_fields[] = {
    NEEDED(NAME, supply_order, army, "army"),
    NEEDED(HEX, supply_order, hex, "hex"),
    {0}};

/* [base ap] an army of one's own */
static bool check_army(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct supply_order *details = order->details;
    struct names own = {0};

    foreach (struct army, army, seat->game->armies)
        if (con_is_his(seat, army->card->side))
            names_add(seat->arena, &own, army->id);
    return names_contain(&own, details->army) ||
           REFUSE(BASE(ap), "you have no army '%s'%s", details->army,
                  listing_ids(seat->arena, details->army, &own));
}

/* [base ap] enough points */
static bool check_cost(const struct seat *seat, const struct order *order,
                       int cost, struct report *report)
{
    const struct supply_order *details = order->details;
    int ap = con_pool(&seat->board, details->army)->ap;

    return ap >= cost ||
           REFUSE(BASE(ap), "it takes %s, '%s' has %d",
                  arena_counted(seat->arena, cost, "administrative point"),
                  details->army, ap);
}

/* [base lines-of-communication] a center is in a town, or fortified */
static bool check_center(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct supply_order *details = order->details;
    const struct map_place *place = con_place(&seat->board, details->hex);

    if (!check_army(seat, order, report))
        return false;
    if (place && (place->size >= PLACE_TOWN || place->fortified))
        return true;
    return REFUSE(BASE(lines_of_communication),
                  "%04d is neither town nor fortified", details->hex);
}

/* [base lines-of-communication] once a day, to a place that one holds, with a
 * line */
static bool check_moving_center(const struct seat *seat,
                                const struct order *order,
                                struct report *report)
{
    const struct supply_order *details = order->details;
    const struct army *army = con_army(&seat->board, details->army);
    const struct held_place *held = con_held(&seat->board, details->hex);

    if (!check_cost(seat, order, CENTER_COST, report))
        return false;
    if (!held || held->side != army->card->side)
        return REFUSE(BASE(lines_of_communication),
                      "%04d is not in friendly hands: a side holds what its "
                      "troops occupy in the evening",
                      details->hex);
    if (army->center_moved)
        return REFUSE(BASE(lines_of_communication),
                      "the center of '%s' has moved today", army->id);
    return con_line(&seat->board, army, details->hex).count > 0 ||
           REFUSE(BASE(lines_of_communication),
                  "no open primary road leads from a source to %04d",
                  details->hex);
}

/* [base lines-of-communication] the center moves */
static void foresee_center(const struct seat *seat, const struct order *order)
{
    const struct supply_order *details = order->details;
    const struct board *board = &seat->board;
    struct army *army = con_army(board, details->army);
    struct army *pool = con_pool(board, details->army);

    pool->ap -= CENTER_COST + divide_up(army->received, 2);
    if (pool->ap < 0)
        pool->ap = 0;
    army->center = details->hex;
    army->center_moved = true;
    army->line = con_line(board, army, army->center);
    army->length = (int)army->line.count - 1;
}

/* [base lines-of-communication] I.a2: a center moves, or a depot is placed */
static void carry_out_supply(struct play *play, const char *side,
                             const struct order *order)
{
    const struct supply_order *details = order->details;

    con_deed(play, side, order);
    event_at(
        event_for(play->journal,
                  journal_add(play->journal, EVENT_ORDER,
                              BASE(lines_of_communication),
                              order->kind == &con_center
                                  ? "The center of the %s moves to %s."
                                  : "The %s places a depot at %s.",
                              con_army(&play->board, details->army)->card->name,
                              con_hex_name(&play->board, details->hex)),
                  side),
        details->hex);
}

static void say_supply(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct supply_order *details = order->details;
    bool moves = order->kind == &con_center;

    buffer_printf(out,
                  moves ? "the center of '%s' moves to %s for %d "
                          "administrative points and half of what came in today"
                        : "'%s' places a depot at %s for %d administrative "
                          "points",
                  details->army, con_hex_name(&seat->board, details->hex),
                  moves ? CENTER_COST : DEPOT_COST);
}

/* [base lines-of-communication] on the line, with room for it */
static bool check_depot(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct supply_order *details = order->details;
    const struct army *army = con_army(&seat->board, details->army);

    if (!check_cost(seat, order, DEPOT_COST, report))
        return false;
    if (!hexes_contain(&army->line, details->hex))
        return REFUSE(BASE(lines_of_communication),
                      "%04d does not lie on the line of '%s'", details->hex,
                      army->id);
    if (DEPOT_EVERY * ((int)army->depots.count + 1) > army->length)
        return REFUSE(
            BASE(lines_of_communication), "a line of %s has room for %s",
            con_hexes(seat->arena, army->length),
            arena_counted(seat->arena, army->length / DEPOT_EVERY, "depot"));
    return true;
}

/* [base lines-of-communication] a depot lengthens the line */
static void foresee_depot(const struct seat *seat, const struct order *order)
{
    const struct supply_order *details = order->details;

    con_pool(&seat->board, details->army)->ap -= DEPOT_COST;
    hexes_add(seat->arena, &con_army(&seat->board, details->army)->depots,
              details->hex);
}

static void offer(const struct seat *seat, struct choices *choices,
                  const struct order_kind *kind,
                  const struct supply_order *details)
{
    choice_offer(seat, choices, kind, details, "%s, %d AP",
                 con_hex_name(&seat->board, details->hex),
                 kind == &con_center ? CENTER_COST : DEPOT_COST);
    choices->rank = 0;
}

/* The places of the map fit for a center, those next to the present one
 * first. */
static void choices_of_center(const struct seat *seat, struct choices *choices)
{
    foreach (const struct army, army, seat->game->armies)
        for (size_t j = 0; j < seat->module->map.place_count; j++) {
            const struct supply_order details = {
                army->id, seat->module->map.places[j].hex};

            if (!con_is_his(seat, army->card->side) ||
                details.hex == army->center)
                continue;
            choices->rank =
                army->center ? hex_distance(army->center, details.hex) : 0;
            offer(seat, choices, &con_center, &details);
        }
}

const struct order_kind con_center = {
    ORDER("center", BASE(lines_of_communication),
          "an army moves its center of operations"),
    DETAILS(supply_order, supply_fields),
    .subject = "army",
    .check_order = check_center,
    .check_world = check_moving_center,
    .foresee = foresee_center,
    .carry_out = carry_out_supply,
    .say = say_supply,
    .choices = choices_of_center,
};

/* The hexes of the line, those that have a name first. */
static void choices_of_depot(const struct seat *seat, struct choices *choices)
{
    foreach (const struct army, army, seat->game->armies)
        foreach_hex (hex, army->line) {
            if (!con_is_his(seat, army->card->side) ||
                hexes_contain(&army->depots, hex))
                continue;
            choices->rank = con_place(&seat->board, hex) ? 0 : RANK_UNNAMED;
            offer(seat, choices, &con_depot,
                  &(struct supply_order){army->id, hex});
        }
}

const struct order_kind con_depot = {
    ORDER("depot", BASE(lines_of_communication),
          "an army places a depot on its line"),
    DETAILS(supply_order, supply_fields),
    .subject = "army",
    .check_order = check_army,
    .check_world = check_depot,
    .foresee = foresee_depot,
    .carry_out = carry_out_supply,
    .say = say_supply,
    .choices = choices_of_depot,
};
