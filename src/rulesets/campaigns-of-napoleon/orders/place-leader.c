/* The order of I.b1 and VI.b: place-leader. A leader without troops rides. */
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

enum { QUARTERS = 4, RIDE_MP = 6 };

struct place_order {
    const char *leader;
    int hex;
};

/* [base organization] a leader rides round enemy zones, and into no hex of
 * vedettes (rulings 129, 143) */
static bool bars(const struct board *board, enum side enemy, int hex)
{
    return con_vedette_only(board, enemy, hex) ||
           con_is_closed(board, enemy, hex);
}

/* [base organization] a stack within a leader's ride */
static bool rides_to(const struct board *board, const struct leader *leader,
                     int hex)
{
    const struct ride ride = {.board = board,
                              .side = leader->card->side,
                              .limit = RIDE_MP * QUARTERS,
                              .bars = bars};
    const struct way_rule rule = con_ride_rule(&ride);

    return way_price(board->arena, &rule, leader->hex, hex) != PROHIBITED;
}

/* [base organization] a leader of one's own */
static bool check_place(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct place_order *details = order->details;

    return con_check_subject(seat, order, report) &&
           (con_leader(&seat->board, details->leader) ||
            REFUSE(BASE(organization), "'%s' is no leader", details->leader));
}

/* [base organization] a stack of his army */
static bool has_army_at(const struct board *board, const struct leader *leader,
                        int hex)
{
    foreach_unit_in (unit, board, leader->card->side, hex)
        if (unit->of == leader->of)
            return true;
    return false;
}

/* [base organization] no troops of his own, out of enemy zones, a stack in
 * reach */
static bool check_ride(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct place_order *details = order->details;
    const struct leader *leader = con_leader(&seat->board, details->leader);
    enum side side = con_side(seat->side);

    /* ruling 143 */
    if (leader->state == ON_MAP &&
        con_in_zoc(&seat->board, con_enemy(side), leader->hex, VEDETTES_COUNT))
        return REFUSE(
            BASE(organization),
            "'%s' stands in a zone of the enemy and does not leave it",
            leader->id);
    foreach_unit_in (unit, &seat->board, side, leader->hex)
        if (same_name(unit->leader, leader->id))
            return REFUSE(BASE(organization),
                          "'%s' has troops of his own and does not leave them",
                          leader->id);
    return (leader->state == ON_MAP &&
            has_army_at(&seat->board, leader, details->hex) &&
            rides_to(&seat->board, leader, details->hex)) ||
           REFUSE(BASE(organization),
                  "'%s' reaches no stack of his army at %04d within %d "
                  "movement points",
                  leader->id, details->hex, RIDE_MP);
}

/* [base organization] a leader is there */
static void foresee_place(const struct seat *seat, const struct order *order)
{
    const struct place_order *details = order->details;
    struct leader *leader = con_leader(&seat->board, details->leader);

    piece_put(seat->game->stacks, &leader->piece, details->hex);
    leader->force = NULL;
    con_default_forces(&seat->board);
}

static void say_place(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct place_order *details = order->details;

    buffer_printf(out, "%s rides to %s",
                  con_leader_name(&seat->board, details->leader),
                  con_hex_name(&seat->board, details->hex));
}

/* Also where nothing is certain only those who are on the map now, and the
 * stacks that are there. */
static void choices_of_place(const struct seat *seat, struct choices *choices)
{
    enum side side = con_side(seat->side);
    const struct hexes stacks = con_stacks(&seat->board, side);

    if (!con_some_want_leader(seat))
        return;
    foreach_piece (const struct leader, leader, seat->game->leaders, side)
        foreach_hex (hex, stacks) {
            if (hex == leader->hex)
                continue;
            choices->rank = hex_distance(leader->hex, hex);
            choice_offer(seat, choices, &con_place_leader,
                         &(struct place_order){leader->id, hex}, "%s to %s",
                         leader->name, con_hex_name(&seat->board, hex));
        }
    choices->rank = 0;
}

const struct order_kind con_place_leader = {
    ORDER("place-leader", BASE(organization),
          "a leader without troops rides to another stack"),
    FIELDS(place_order, NEEDED(NAME, place_order, leader, "leader"),
           NEEDED(HEX, place_order, hex, "hex")),
    .subject = "leader",
    .check_order = check_place,
    .check_world = check_ride,
    .foresee = foresee_place,
    .carry_out = con_carry_out_as_said,
    .say = say_place,
    .choices = choices_of_place,
};
