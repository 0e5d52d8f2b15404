/* Order of phase II: a pontoon train lays a bridge instead of marching. */
#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

struct pontoon_order {
    const char *unit;
    int to; /* the hex across the river */
};

/* [base pontoon] a river without bridge, no enemy, not marched */
static bool check_here(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct pontoon_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);
    const struct force *force = con_force(&seat->board, unit->force);
    enum side side = unit->card->side;

    if (unit->state != ON_MAP)
        return REFUSE(BASE(pontoon), "'%s' is not on the map", unit->id);
    if (!hex_adjacent(unit->hex, details->to) ||
        con_river(&seat->board, unit->hex, details->to) != RIVER_PRIMARY ||
        con_bridged(&seat->board, unit->hex, details->to))
        return REFUSE(BASE(pontoon),
                      "between %04d and %04d there is no river without bridge",
                      unit->hex, details->to);
    if (con_in_zoc(&seat->board, con_enemy(side), unit->hex, VEDETTES_IGNORED))
        return REFUSE(BASE(pontoon),
                      "no bridge is laid in the enemy's zone of control");
    if (force && (force->moved || force->parts.count > 0))
        return REFUSE(BASE(pontoon), "the force of '%s' has marched today",
                      unit->id);
    return true;
}

/* [base pontoon] a pontoon train of one's own */
static bool check_pontoon(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    const struct pontoon_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);

    return con_check_own(seat, order, details->unit, report) &&
           ((unit && unit->card->arm == PONTOON) ||
            REFUSE(BASE(pontoon), "'%s' is no pontoon train", details->unit));
}

/* [base pontoon] the bridge lies, the force does not march */
static void foresee_pontoon(const struct seat *seat, const struct order *order)
{
    const struct pontoon_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->unit);
    struct force *force = con_force(&seat->board, unit->force);
    struct pontoon_bridge *bridge = GAME_ADD(seat, pontoons);

    bridge->one = unit->hex;
    bridge->other = details->to;
    bridge->unit = unit->id;
    if (force)
        force->moved = true;
}

/* [base pontoon] a bridge is laid */
static void carry_out_pontoon(struct play *play, const char *side,
                              const struct order *order)
{
    const struct pontoon_order *details = order->details;
    int from = con_unit(&play->board, details->unit)->hex;

    con_deed(play, side, order);
    event_at(journal_tell(play->journal, EVENT_STATE, BASE(pontoon), side, NULL,
                          "A pontoon bridge is laid from %s to %s.",
                          con_hex_name(&play->board, from),
                          con_hex_name(&play->board, details->to)),
             from);
}

static void say_pontoon(const struct seat *seat, const struct order *order,
                        struct buffer *out)
{
    const struct pontoon_order *details = order->details;

    buffer_printf(out, "'%s' lays a bridge to %s; his force does not march",
                  details->unit, con_hex_name(&seat->board, details->to));
}

static void choices_of_pontoon(const struct seat *seat, struct choices *choices)
{
    foreach (const struct unit, unit, seat->game->units)
        foreach_neighbour (to, unit->hex)
            choice_offer(seat, choices, &con_lay_pontoon,
                         &(struct pontoon_order){unit->id, to}, "to %04d", to);
}

/* [base pontoon] the bridge stands as long as the train stays */
void con_tidy_pontoons(const struct board *board)
{
    struct game *game = board->game;

    for (size_t i = game->pontoons_count; i-- > 0;) {
        const char *train = game->pontoons[i].unit;
        const struct unit *unit = con_unit(board, train);

        if (train && (!unit || unit->state != ON_MAP ||
                      unit->hex != game->pontoons[i].one))
            LIST_REMOVE(game->pontoons, game->pontoons_count, i);
    }
}

const struct order_kind con_lay_pontoon = {
    ORDER("lay-pontoon", BASE(pontoon),
          "a pontoon train lays a bridge instead of marching"),
    FIELDS(pontoon_order, NEEDED(NAME, pontoon_order, unit, "unit"),
           NEEDED(HEX, pontoon_order, to, "to")),
    .subject = "unit",
    .check_order = check_pontoon,
    .check_world = check_here,
    .foresee = foresee_pontoon,
    .carry_out = carry_out_pontoon,
    .say = say_pontoon,
    .choices = choices_of_pontoon,
};
