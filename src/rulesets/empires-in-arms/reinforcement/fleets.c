/* R1: fleets are placed, ships join and change them. [base
 * naval-reinforcement] */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"

/* ---- ships that have come ------------------------------------------------ */

/* 12.1.2c, 12.1.2.2c ships that are due in that port */
static bool may_take(const struct board *board, const struct ship_build *build,
                     const char *nation, const char *port)
{
    return build->due <= board->game->turn &&
           same_name(build->nation, nation) &&
           (!build->port || (same_name(build->port, port) &&
                             eia_yard_owner(board, build) != NO_POWER));
}

/* 12.1.2c Ships appear only in building port */
int eia_due_ships(const struct board *board, const char *nation,
                  const char *port)
{
    int sum = 0;

    foreach (struct ship_build, build, board->game->builds)
        if (may_take(board, build, nation, port))
            sum += build->ships;
    return sum;
}

/* [base naval-reinforcement] due ships are used up */
static void take_due_ships(const struct board *board, const char *nation,
                           const char *port, int count)
{
    struct game *game = board->game;

    for (size_t i = 0; i < game->builds_count && count > 0;) {
        struct ship_build *build = &game->builds[i];
        int taken = build->ships < count ? build->ships : count;

        if (!may_take(board, build, nation, port)) {
            i++;
            continue;
        }
        build->ships -= taken;
        count -= taken;
        if (build->ships == 0)
            LIST_REMOVE(game->builds, game->builds_count, i);
    }
}

/* ---- the orders ---------------------------------------------------------- */

/* [base naval-reinforcement] a fleet of one's own */
bool eia_check_fleet(const struct seat *seat, const struct order *order,
                     const char *id, struct report *report)
{
    const struct fleet *fleet = eia_fleet(&seat->board, id);

    if (fleet && eia_own_fleet(seat, fleet))
        return true;
    return REFUSE(BASE(naval_reinforcement), "'%s' is no fleet of yours", id);
}

bool eia_check_own_fleet(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    return eia_check_fleet(seat, order, ORDERED(ships_order, order)->fleet,
                           report);
}

/* [base naval-reinforcement] room for the ships */
bool eia_check_ships_room(const struct order *order,
                          const struct module *module,
                          const struct fleet *fleet, int ships,
                          struct report *report)
{
    int most = eia_fleet_card(module, fleet->id)->most;

    if (ships < 1)
        return REFUSE(BASE(naval_reinforcement), "'%s': at least one ship",
                      fleet->id);
    if (fleet->ships + ships <= most)
        return true;
    return REFUSE(BASE(naval_reinforcement),
                  "%d ship%s: '%s' holds %d and has %d", ships,
                  eia_plural_s(ships), fleet->id, most, fleet->ships);
}

/* 12.1.2c, [base naval-reinforcement] ships that came */
static bool check_due(const struct seat *seat, const struct order *order,
                      const struct fleet *fleet, const char *port,
                      struct report *report)
{
    const struct ships_order *details = order->details;
    int due = eia_due_ships(&seat->board, fleet->nation, port);
    const struct rule *rule =
        option_is(seat->options, "ship-building-locations", "on")
            ? RULE(12_1_2c)
            : BASE(naval_reinforcement);

    if (details->ships <= due)
        return true;
    return REFUSE(rule, "%d ship%s: only %d came to '%s'", details->ships,
                  eia_plural_s(details->ships), due, port);
}

/* [base naval-reinforcement] an own home or conquered port; a free state's
 * own, for its ships alone. */
static bool is_home_port(const struct board *board, const struct fleet *fleet,
                         const char *port)
{
    const struct area_card *area = eia_area(board->module, port);
    const char *home = area ? eia_home_of(board, area->id) : NULL;
    const struct minor_state *minor = home ? eia_minor(board, home) : NULL;

    if (!area || eia_place_kind(port) != PLACE_PORT ||
        eia_controller(board, area->id) != eia_fleet_power(board, fleet))
        return false;
    if (eia_power(fleet->nation) == NO_POWER)
        return same_name(home, fleet->nation);
    return !minor || minor->status == CONQUERED;
}

/* [base naval-reinforcement] not besieged and blockaded at once */
static bool check_port(const struct seat *seat, const struct order *order,
                       const struct fleet *fleet, const char *port,
                       struct report *report)
{
    const struct area_card *area = eia_area(seat->module, port);

    if (!is_home_port(&seat->board, fleet, port))
        return REFUSE(BASE(naval_reinforcement), "'%s' is no port of its own",
                      port ? port : "the sea");
    if (!eia_blockaded(&seat->board, area->id) ||
        !eia_besieged(&seat->board, area->id))
        return true;
    return REFUSE(BASE(naval_reinforcement), "'%s' is besieged and blockaded",
                  port);
}

/* [base naval-reinforcement] a fleet that may be placed */
static bool check_place(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct ships_order *details = order->details;

    if (!eia_check_own_fleet(seat, order, report))
        return false;
    if (eia_place_kind(details->other) == PLACE_PORT &&
        eia_area(seat->module, details->other))
        return true;
    return REFUSE(BASE(naval_reinforcement), "'%s' is no port of its own",
                  details->other);
}

/* 10.2.1e Off-map minor fleets frozen */
static bool check_frozen(const struct seat *seat, const struct order *order,
                         const struct fleet *fleet, struct report *report)
{
    const struct minor_state *minor = eia_minor(&seat->board, fleet->nation);

    if (!minor || minor->status != CONQUERED)
        return true;
    return REFUSE(RULE(10_2_1e),
                  "'%s' stays off the map and gets no ships: '%s' is "
                  "conquered, make it a free state first",
                  fleet->id, minor->id);
}

static bool check_forming(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct ships_order *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->fleet);

    if (fleet->at)
        return REFUSE(BASE(naval_reinforcement), "'%s' is on the map",
                      fleet->id);
    return check_frozen(seat, order, fleet, report) &&
           check_port(seat, order, fleet, details->other, report) &&
           check_due(seat, order, fleet, details->other, report) &&
           eia_check_ships_room(order, seat->module, fleet, details->ships,
                                report);
}

/* [base naval-reinforcement] ships join a fleet */
static void place(const struct board *board, const struct ships_order *details)
{
    struct fleet *fleet = eia_fleet(board, details->fleet);

    if (!fleet->at)
        fleet->at = details->other;
    take_due_ships(board, fleet->nation, fleet->at, details->ships);
    fleet->ships += details->ships;
}

/* [base naval-reinforcement] for the orders after it */
static void foresee_place(const struct seat *seat, const struct order *order)
{
    place(&seat->board, order->details);
}

static const struct rule *ship_rule(const struct options *options)
{
    return option_is(options, "ship-building-locations", "on")
               ? RULE(12_1_2c)
               : BASE(naval_reinforcement);
}

/* 12.1.2c, [base naval-reinforcement] ships join a fleet */
static void carry_out_place(struct play *play, const char *side,
                            const struct order *order)
{
    const struct ships_order *details = order->details;

    place(&play->board, details);
    TELL(play, EVENT_ORDER, ship_rule(play->options), side, details->fleet,
         "%s gains %s in %s", eia_piece_name(&play->board, details->fleet),
         arena_counted(play->arena, details->ships, "ship"),
         eia_place_name(&play->board,
                        eia_fleet(&play->board, details->fleet)->at));
}

static void say_place(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct ships_order *details = order->details;

    buffer_printf(out, "send %d new ship%s to '%s'", details->ships,
                  eia_plural_s(details->ships), details->fleet);
    order_say_lapse(seat, order, out);
}

static void choose_place(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct fleet, fleet, seat->game->fleets)
        foreach (const struct area_card, area, seat->module->areas) {
            struct ships_order details = {fleet->id, NULL, 1};

            /* Every fleet in every port would be thousands. */
            if (!area->port || fleet->at || !eia_own_area(seat, area->id))
                continue;
            details.other = arena_text(choices->arena, "p%s", area->id + 1);
            choice_offer(&now, choices, &eia_place_fleet, &details, "%s",
                         area->name);
        }
}

const struct order_kind eia_place_fleet = {
    ORDER("place-fleet", BASE(naval_reinforcement),
          "forms a fleet of ships that have come"),
    FIELDS(ships_order, REFER(NAME, ships_order, fleet, "id", "fleet"),
           NEEDED(NAME, ships_order, other, "port"),
           NEEDED(COUNT, ships_order, ships, "n")),
    .subject = "id",
    .check_order = check_place,
    .check_world = check_forming,
    .foresee = foresee_place,
    .carry_out = carry_out_place,
    .say = say_place,
    .choices = choose_place,
};

/* ---- ships into a fleet -------------------------------------------------- */

/* [base naval-reinforcement] a fleet in port that ships may join */
static bool check_joining(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct ships_order *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->fleet);

    if (eia_place_kind(fleet->at) != PLACE_PORT)
        return REFUSE(BASE(naval_reinforcement), "'%s' is in no port",
                      fleet->id);
    return check_port(seat, order, fleet, fleet->at, report) &&
           check_due(seat, order, fleet, fleet->at, report) &&
           eia_check_ships_room(order, seat->module, fleet, details->ships,
                                report);
}

static void choose_ships(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct fleet, fleet, seat->game->fleets)
        choice_offer(&now, choices, &eia_place_ships,
                     &(const struct ships_order){fleet->id, NULL, 1}, NULL);
}

const struct order_kind eia_place_ships = {
    ORDER("place-ships", BASE(naval_reinforcement),
          "ships that have come join a fleet in port"),
    FIELDS(ships_order, REFER(NAME, ships_order, fleet, "fleet", "fleet"),
           NEEDED(COUNT, ships_order, ships, "n")),
    .check_order = eia_check_own_fleet,
    .check_world = check_joining,
    .foresee = foresee_place,
    .carry_out = carry_out_place,
    .say = say_place,
    .choices = choose_ships,
};
