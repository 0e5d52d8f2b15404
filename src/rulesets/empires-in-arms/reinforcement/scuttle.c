/* R1: ships and fleets are given up. [base scuttle] */
#include "core/buffer.h"
#include "core/shares.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"

/* [base scuttle] ships that are there, so many a month */
static bool check_scuttle(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct ships_order *details = order->details;
    int most = eia_setting_number(seat->module, "scuttle-a-month");

    if (!eia_check_own_fleet(seat, order, report))
        return false;
    if (details->ships < 1 || details->ships > most)
        return REFUSE(BASE(scuttle), "%s: from 1 to %d in a month",
                      arena_counted(seat->arena, details->ships, "ship"), most);
    return true;
}

static bool check_ships(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct ships_order *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->fleet);
    int most = eia_setting_number(seat->module, "scuttle-a-month");
    int done = eia_power_state(&seat->board, eia_power(seat->side))->scuttled;
    const struct rule *rule = NULL;
    const char *left = NULL;

    if (details->ships + done > most)
        return REFUSE(BASE(scuttle), "%d ship%s after %d: %d in a month",
                      details->ships, eia_plural_s(details->ships), done, most);
    if (!fleet->at || details->ships > fleet->ships)
        return REFUSE(
            BASE(scuttle), "'%s' has %s on the map", fleet->id,
            arena_counted(seat->arena, fleet->at ? fleet->ships : 0, "ship"));
    left = eia_left_behind(&seat->board, fleet, details->ships, &rule);
    return !left ||
           REFUSE(rule, "'%s' would be left without '%s'", left, fleet->id);
}

/* [base scuttle] ships given up: one point each started five. */
static void scuttle(struct play *play, const char *side, const char *id,
                    int ships)
{
    struct fleet *fleet = eia_fleet(&play->board, id);

    fleet->ships -= ships;
    eia_power_state(&play->board, eia_power(side))->scuttled += ships;
    if (fleet->ships == 0)
        fleet->at = NULL;
    TELL_OPEN(play, EVENT_ORDER, BASE(scuttle), side, id, "%s gives up %s",
              eia_piece_name(&play->board, id),
              arena_counted(play->arena, ships, "ship"));
    if (ships > 0)
        eia_points(play, eia_power(side), "fleet-removed", divide_up(ships, 5));
    journal_close(play->journal);
}

/* [base scuttle] ships are given up */
static void carry_out_scuttle(struct play *play, const char *side,
                              const struct order *order)
{
    const struct ships_order *details = order->details;

    scuttle(play, side, details->fleet, details->ships);
}

static void say_scuttle(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct ships_order *details = order->details;

    buffer_printf(out, "give up %d ship%s of '%s'", details->ships,
                  eia_plural_s(details->ships), details->fleet);
    order_say_lapse(seat, order, out);
}

static void choose_scuttle(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct fleet, fleet, seat->game->fleets)
        choice_offer(&now, choices, &eia_scuttle,
                     &(const struct ships_order){fleet->id, NULL, 1}, NULL);
}

const struct order_kind eia_scuttle = {
    ORDER("scuttle", BASE(scuttle), "gives up ships"),
    FIELDS(ships_order, REFER(NAME, ships_order, fleet, "fleet", "fleet"),
           NEEDED(COUNT, ships_order, ships, "n")),
    .check_order = check_scuttle,
    .check_world = check_ships,
    .carry_out = carry_out_scuttle,
    .say = say_scuttle,
    .choices = choose_scuttle,
};

/* [base scuttle] a fleet on the map that leaves nobody behind */
static bool check_removed(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct ships_order *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->fleet);
    const struct rule *rule = NULL;
    const char *left = NULL;

    if (!fleet->at)
        return REFUSE(BASE(scuttle), "'%s' is not on the map", fleet->id);
    left = eia_left_behind(&seat->board, fleet, fleet->ships, &rule);
    return !left ||
           REFUSE(rule, "'%s' would be left without '%s'", left, fleet->id);
}

/* [base scuttle] a fleet is given up for one point */
static void carry_out_remove(struct play *play, const char *side,
                             const struct order *order)
{
    const struct ships_order *details = order->details;
    struct fleet *fleet = eia_fleet(&play->board, details->fleet);
    int ships = fleet->ships;

    fleet->ships = 0;
    fleet->at = NULL;
    TELL_OPEN(play, EVENT_ORDER, BASE(scuttle), side, fleet->id,
              "%s is given up with %s", eia_piece_name(&play->board, fleet->id),
              arena_counted(play->arena, ships, "ship"));
    if (ships > 0)
        eia_points(play, eia_power(side), "fleet-removed", 1);
    journal_close(play->journal);
}

static void say_remove(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    buffer_printf(out, "give up '%s' with its ships",
                  ORDERED(ships_order, order)->fleet);
    order_say_lapse(seat, order, out);
}

static void choose_remove(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct fleet, fleet, seat->game->fleets)
        choice_offer(&now, choices, &eia_remove_fleet,
                     &(const struct ships_order){fleet->id, NULL, 0}, NULL);
}

const struct order_kind eia_remove_fleet = {
    ORDER("remove-fleet", BASE(scuttle), "gives up a fleet"),
    FIELDS(ships_order, REFER(NAME, ships_order, fleet, "id", "fleet")),
    .subject = "id",
    .check_order = eia_check_own_fleet,
    .check_world = check_removed,
    .carry_out = carry_out_remove,
    .say = say_remove,
    .choices = choose_remove,
};
