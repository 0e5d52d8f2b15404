/* The order to sail. [base fleet-move] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"

/* The one place where all the fleets lie; NULL: not one place. */
static const char *place_of(const struct stack *stack)
{
    for (size_t i = 1; i < stack->count; i++)
        if (!same_name(stack->fleets[i]->at, stack->fleets[0]->at))
            return NULL;
    return stack->count ? stack->fleets[0]->at : NULL;
}

static bool is_place(const struct module *module, const char *at)
{
    enum place_kind kind = eia_place_kind(at);

    return kind == PLACE_SEA ? eia_sea(module, at) != NULL
                             : kind != PLACE_AREA && eia_area(module, at);
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct fleet_order *details = order->details;

    foreach_name (id, details->fleets) {
        const struct fleet *fleet = eia_fleet(&seat->board, id);

        if (!fleet || !eia_own_fleet(seat, fleet))
            return REFUSE(BASE(fleet_move), "'%s' is no fleet of yours", id);
    }
    foreach_name (place, details->path)
        if (!is_place(seat->module, place))
            return REFUSE(BASE(fleet_move),
                          "'%s' is neither sea, port nor blockade box", place);
    if (details->fleets.count > 0)
        return true;
    return REFUSE(BASE(fleet_move), "no fleet is named to sail");
}

/* [base fleet-move] northern seas in winter */
static bool icy(const struct board *board, const char *at)
{
    const struct sea_card *sea = eia_sea(board->module, at);
    int month = eia_month(board);

    return sea && sea->ice && option_is(board->options, "ice", "on") &&
           (month == 12 || month <= 2);
}

static bool has_enemies(const struct board *board, const char *side,
                        const char *at)
{
    foreach (const struct fleet, fleet, board->game->fleets)
        if (same_name(fleet->at, at) && eia_at_war(board, fleet->nation, side))
            return true;
    return false;
}

/* [base blockade] an enemy of the port's, or of those inside, lies before
 * it. */
static bool is_shut(const struct board *board, const char *side,
                    const char *port)
{
    return eia_blockaded(board, eia_area(board->module, port)->id) ||
           has_enemies(board, side, arena_text(board->arena, "b%s", port + 1));
}

/* [base fleet-move] a way, ice, blockade and straits */
static bool check_step(const struct seat *seat, const struct order *order,
                       const char *from, const char *to, struct report *report)
{
    if (eia_sea_step(&seat->board, from, to) < 0)
        return REFUSE(BASE(fleet_move), "from '%s' no way leads to '%s'", from,
                      to);
    if (icy(&seat->board, from) || icy(&seat->board, to))
        return REFUSE(BASE(fleet_move), "ice closes the way from '%s' to '%s'",
                      from, to);
    if (eia_place_kind(to) == PLACE_BOX &&
        has_enemies(&seat->board, seat->side, to) &&
        !eia_may_attack_at(&seat->board, eia_power(seat->side), to,
                           &order->place, report))
        return false;
    if (!eia_may_pass(&seat->board, eia_power(seat->side), from, to, NULL))
        return REFUSE(
            RULE(10_7a),
            "who holds Constantinople gives no leave to pass from '%s' to '%s'",
            from, to);
    if (eia_place_kind(from) == PLACE_PORT && eia_place_kind(to) == PLACE_SEA &&
        is_shut(&seat->board, seat->side, from))
        return REFUSE(BASE(blockade),
                      "'%s' is blockaded: the way out leads through its box",
                      from);
    return true;
}

/* [base fleet-move] fleets end in ports open to them: own, controlled, or open
 * by access. */
static bool may_end(const struct board *board, enum power power, const char *at)
{
    const struct area_card *area = eia_area(board->module, at);

    return eia_place_kind(at) != PLACE_PORT ||
           (area && eia_friendly_port(board, power, area->id));
}

/* [base fleet-move] points of the slowest fleet, and why it has no more */
static int points_of(const struct board *board, const struct stack *stack,
                     struct rules *why)
{
    int least = 100;

    for (size_t i = 0; i < stack->count; i++) {
        struct rules cases = {NULL, 0};
        int points = eia_fleet_points(board, stack->fleets[i], &cases);

        if (points >= least)
            continue;
        least = points;
        *why = cases;
    }
    return least;
}

/* [base fleet-move] enough points for the way; 12.2.3 they may be fewer */
static bool check_points(const struct seat *seat, const struct order *order,
                         int cost, struct report *report)
{
    const struct fleet_order *details = order->details;
    struct stack stack = eia_stack_of(&seat->board, &details->fleets);
    struct rules why = {NULL, 0};
    int points = points_of(&seat->board, &stack, &why);

    if (cost <= points)
        return true;
    REFUSE(BASE(fleet_move), "the way costs %s, the fleets have %d",
           arena_counted(seat->arena, cost, "point"), points);
    for (size_t i = 0; i < why.count; i++)
        refusal_cites(report, why.items[i]);
    return false;
}

/* [base fleet-move] fleets that move together are one stack, and a stack has
 * one way, at whose end it may attack. */
static bool check_unsailed(const struct order *order, const struct stack *stack,
                           struct report *report)
{
    for (size_t i = 0; i < stack->count; i++)
        if (stack->fleets[i]->spent > 0)
            return REFUSE(BASE(fleet_move), "'%s' has sailed already",
                          stack->fleets[i]->id);
    return true;
}

size_t eia_first_leg(const struct fleet_order *order, const char *at)
{
    return order->path.count > 0 && same_name(order->path.items[0], at);
}

/* [base fleet-move] one place, one voyage, enough points, a port at the end */
static bool check_fleet(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct fleet_order *details = order->details;
    struct stack stack = eia_stack_of(&seat->board, &details->fleets);
    int cost = 0;
    const char *at = place_of(&stack);

    if (!at || eia_ships(&stack) == 0)
        return REFUSE(BASE(fleet_move),
                      "the fleets do not lie in one place, or have no ships");
    if (!check_unsailed(order, &stack, report))
        return false;
    for (size_t i = eia_first_leg(details, at); i < details->path.count; i++) {
        if (!check_step(seat, order, at, details->path.items[i], report))
            return false;
        cost += eia_sea_step(&seat->board, at, details->path.items[i]);
        at = details->path.items[i];
    }
    if (!check_points(seat, order, cost, report))
        return false;
    if (details->attack &&
        !eia_may_attack_at(&seat->board, eia_power(seat->side), at,
                           &order->place, report))
        return false;
    if (!may_end(&seat->board, eia_power(seat->side), at))
        return REFUSE(BASE(fleet_move), "'%s' is no port of yours", at);
    return true;
}

/* [base fleet-move] where the fleets will be */
static void foresee_fleet(const struct seat *seat, const struct order *order)
{
    const struct fleet_order *details = order->details;
    struct stack stack = eia_stack_of(&seat->board, &details->fleets);

    for (size_t i = 0; i < stack.count; i++) {
        if (!stack.fleets[i]->began)
            stack.fleets[i]->began = stack.fleets[i]->at;
        if (details->path.count)
            stack.fleets[i]->at = details->path.items[details->path.count - 1];
        stack.fleets[i]->spent = 100;
    }
}

static void say_fleet(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct fleet_order *details = order->details;

    buffer_printf(out, "fleet '%s'%s", details->fleets.items[0],
                  details->fleets.count > 1 ? " and others" : "");
    if (details->path.count)
        buffer_printf(
            out, " to %s",
            eia_place_name(&seat->board,
                           details->path.items[details->path.count - 1]));
    buffer_printf(out, "%s", details->attack ? ", attacking there" : "");
}

static void choose_fleet(const struct seat *seat, struct choices *choices)
{
    for (size_t i = 0; i < seat->game->fleets_count && !choices_full(choices);
         i++)
        if (seat->game->fleets[i].at &&
            eia_own_fleet(seat, &seat->game->fleets[i]))
            eia_offer_voyages(seat, choices, &eia_fleet_order,
                              &seat->game->fleets[i]);
}

/* Carried out by its step, which walks the path. */
const struct order_kind eia_fleet_order = {
    ORDER("fleet", BASE(fleet_move), "moves fleets as one stack"),
    FIELDS(fleet_order, REFER(NAMES, fleet_order, fleets, "id", "fleet"),
           MAY(NAMES, fleet_order, path, "path"),
           MAY(YES, fleet_order, attack, "attack"),
           MAY(YES, fleet_order, pursue, "pursue")),
    .subject = "id",
    .check_order = check_order,
    .check_world = check_fleet,
    .foresee = foresee_fleet,
    .carry_out = eia_sail,
    .say = say_fleet,
    .choices = choose_fleet,
};
