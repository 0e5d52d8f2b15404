/* R1: ships change their fleet in port; Nelson keeps one. [base
 * naval-reinforcement], 10.6b */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"

/* 10.6b Nelson stays with a fleet; corps and depots on board need one. */
const char *eia_left_behind(const struct board *board,
                            const struct fleet *fleet, int ships,
                            const struct rule **rule)
{
    const struct stack stack = {(struct fleet *[]){(struct fleet *)fleet}, 1,
                                NULL};
    const struct leader_card *nelson = eia_nelson(board, &stack);

    *rule = RULE(10_6b);
    if (fleet->ships != ships)
        return NULL;
    if (nelson)
        return nelson->name;
    *rule = BASE(transport);
    foreach (const struct corps, corps, board->game->corps)
        if (same_name(corps->embarked, fleet->id))
            return corps->id;
    return fleet->depot;
}

/* [base naval-reinforcement] two fleets of a nation in one port */
static bool check_transfer(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct ships_order *details = order->details;
    const struct fleet *from = eia_fleet(&seat->board, details->fleet);
    const struct fleet *to = eia_fleet(&seat->board, details->other);

    if (!eia_check_fleet(seat, order, details->fleet, report) ||
        !eia_check_fleet(seat, order, details->other, report))
        return false;
    if (!same_name(from->nation, to->nation))
        return REFUSE(BASE(naval_reinforcement),
                      "'%s' and '%s' are of two nations", from->id, to->id);
    return true;
}

static bool check_port(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct ships_order *details = order->details;
    const struct fleet *from = eia_fleet(&seat->board, details->fleet);
    const struct fleet *to = eia_fleet(&seat->board, details->other);
    const struct rule *rule = NULL;
    const char *left = NULL;

    if (from == to || eia_place_kind(from->at) != PLACE_PORT ||
        !same_name(from->at, to->at))
        return REFUSE(BASE(naval_reinforcement),
                      "'%s' and '%s' do not lie in one port", from->id, to->id);
    if (details->ships > from->ships)
        return REFUSE(BASE(naval_reinforcement), "'%s' has %s, not %d",
                      from->id, arena_counted(seat->arena, from->ships, "ship"),
                      details->ships);
    left = eia_left_behind(&seat->board, from, details->ships, &rule);
    if (left)
        return REFUSE(rule, "'%s' would be left without '%s'", left, from->id);
    return eia_check_ships_room(order, seat->module, to, details->ships,
                                report);
}

/* [base naval-reinforcement] ships change their fleet */
static void transfer(const struct board *board,
                     const struct ships_order *details)
{
    struct fleet *from = eia_fleet(board, details->fleet);

    from->ships -= details->ships;
    eia_fleet(board, details->other)->ships += details->ships;
    if (from->ships == 0)
        from->at = NULL;
}

/* [base naval-reinforcement] for the orders after it */
static void foresee_transfer(const struct seat *seat, const struct order *order)
{
    transfer(&seat->board, order->details);
}

/* [base naval-reinforcement] ships change their fleet */
static void carry_out_transfer(struct play *play, const char *side,
                               const struct order *order)
{
    const struct ships_order *details = order->details;

    transfer(&play->board, details);
    TELL(play, EVENT_ORDER, BASE(naval_reinforcement), side, details->fleet,
         "%s gives %s to %s", eia_piece_name(&play->board, details->fleet),
         arena_counted(play->arena, details->ships, "ship"),
         eia_piece_name(&play->board, details->other));
}

static void say_transfer(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct ships_order *details = order->details;

    buffer_printf(out, "move %d ship%s from '%s' to '%s'", details->ships,
                  eia_plural_s(details->ships), details->fleet, details->other);
    order_say_lapse(seat, order, out);
}

static void choose_transfer(const struct seat *seat, struct choices *choices)
{
    const struct seat now = eia_as_it_stands(seat);

    foreach (const struct fleet, fleet, seat->game->fleets)
        foreach (const struct fleet, one, seat->game->fleets) {
            const struct ships_order details = {fleet->id, one->id, 1};

            choice_offer(&now, choices, &eia_transfer_ships, &details, NULL);
        }
}

const struct order_kind eia_transfer_ships = {
    ORDER("transfer-ships", BASE(naval_reinforcement),
          "ships change their fleet in port"),
    FIELDS(ships_order, REFER(NAME, ships_order, fleet, "from", "fleet"),
           REFER(NAME, ships_order, other, "to", "fleet"),
           NEEDED(COUNT, ships_order, ships, "n")),
    .check_order = check_transfer,
    .check_world = check_port,
    .foresee = foresee_transfer,
    .carry_out = carry_out_transfer,
    .say = say_transfer,
    .choices = choose_transfer,
};
