/* Orders of phase II under the switch bridge-demolition: a force breaks a
 * bridge over a primary river, or restores one. */
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

/* Quarters of movement that breaking takes, points that restoring costs. */
enum { WORK = 8, RESTORING_AP = 1 };

struct bridge_work {
    const char *force;
    int to; /* the hex across the river */
};

static const struct field work_fields[] = {
    NEEDED(NAME, bridge_work, force, "force"),
    NEEDED(HEX, bridge_work, to, "to"),
    {0}};

static bool has_infantry_at(const struct board *board,
                            const struct force *force, int hex)
{
    foreach_unit_in (unit, board, force->of->side, hex)
        if (same_name(unit->force, force->id) && unit->card->arm == INFANTRY &&
            unit->sp > 0)
            return true;
    return false;
}

/* ---- may it be done? ----------------------------------------------------- */

/* [base bridge-demolition] commanded, fresh, no enemy near */
static bool check_fresh(const struct seat *seat, const struct order *order,
                        const struct force *force, struct report *report)
{
    const struct bridge_work *details = order->details;
    int hex = con_force_hex(&seat->board, force);

    if (force->moved || force->parts.count > 0 || force->bridge_work > 0)
        return REFUSE(BASE(bridge_demolition),
                      "'%s' has marched or worked today", force->id);
    if (force->commanded == NOT_COMMANDED)
        return REFUSE(BASE(bridge_demolition),
                      "'%s' has no command to work at bridges", force->id);
    if (!hex_adjacent(hex, details->to) ||
        con_river(&seat->board, hex, details->to) != RIVER_PRIMARY)
        return REFUSE(BASE(bridge_demolition),
                      "no primary river parts '%s' from %04d", force->id,
                      details->to);
    if (con_next_to_stack(&seat->board, con_enemy(force->of->side), hex))
        return REFUSE(BASE(bridge_demolition), "the enemy stands next to '%s'",
                      force->id);
    return true;
}

/* [base bridge-demolition] the switch is on */
static bool check_allowed(const struct seat *seat, const struct order *order,
                          struct report *report)
{
    if (!option_is(seat->options, "bridge-demolition", "on"))
        return REFUSE(BASE(bridge_demolition),
                      "bridges stand for ever in this game: the switch "
                      "bridge-demolition is off");
    return con_check_subject(seat, order, report);
}

/* [base bridge-demolition] a bridge, and points to break it */
static bool check_break(const struct seat *seat, const struct order *order,
                        const struct force *force, struct report *report)
{
    const struct bridge_work *details = order->details;
    int hex = con_force_hex(&seat->board, force);

    if (!con_map_bridge(&seat->board, hex, details->to))
        return REFUSE(BASE(bridge_demolition),
                      "no bridge stands between %04d and %04d", hex,
                      details->to);
    return con_force_mp(&seat->board, force) >= WORK ||
           REFUSE(BASE(bridge_demolition), "'%s' has less than %s", force->id,
                  con_movement_points(seat->arena, WORK));
}

/* [base bridge-demolition] a broken bridge, infantry, a point */
static bool check_restore(const struct seat *seat, const struct order *order,
                          const struct force *force, struct report *report)
{
    const struct bridge_work *details = order->details;
    int hex = con_force_hex(&seat->board, force);

    if (!con_broken(&seat->board, hex, details->to))
        return REFUSE(BASE(bridge_demolition),
                      "no broken bridge lies between %04d and %04d", hex,
                      details->to);
    if (!has_infantry_at(&seat->board, force, hex))
        return REFUSE(BASE(bridge_demolition),
                      "'%s' has no infantry to restore a bridge", force->id);
    return con_pool(&seat->board, force->army)->ap >= RESTORING_AP ||
           REFUSE(BASE(ap),
                  "there is no administrative point left for a bridge");
}

/* [base bridge-demolition] a force that may work there now */
static bool check_work(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct force *force = con_check_force(seat, order, report);

    return force && check_fresh(seat, order, force, report) &&
           (order->kind == &con_break_bridge
                ? check_break(seat, order, force, report)
                : check_restore(seat, order, force, report));
}

/* ---- doing it ------------------------------------------------------------ */

/* [base bridge-demolition] a force breaks a bridge, or restores it */
static void carry_out_work(struct play *play, const char *side,
                           const struct order *order)
{
    const struct bridge_work *details = order->details;
    int hex =
        con_force_hex(&play->board, con_force(&play->board, details->force));

    con_deed(play, side, order);
    /* [base hidden] the bridge is seen by all, and who worked there by none */
    event_at(
        journal_tell(play->journal, EVENT_STATE, BASE(bridge_demolition), side,
                     NULL, "The bridge between %s and %s is %s.",
                     con_hex_name(&play->board, hex),
                     con_hex_name(&play->board, details->to),
                     order->kind == &con_break_bridge ? "broken" : "restored"),
        hex);
}

/* [base bridge-demolition] the bridge is broken */
static void foresee_break(const struct seat *seat, const struct order *order)
{
    const struct bridge_work *details = order->details;
    struct force *force = con_force(&seat->board, details->force);
    struct broken_bridge *broken = GAME_ADD(seat, broken);

    broken->one = con_force_hex(&seat->board, force);
    broken->other = details->to;
    force->bridge_work = WORK;
}

/* [base bridge-demolition] the bridge stands again */
static void foresee_restore(const struct seat *seat, const struct order *order)
{
    const struct bridge_work *details = order->details;
    struct game *game = seat->game;
    struct force *force = con_force(&seat->board, details->force);
    int hex = con_force_hex(&seat->board, force);

    for (size_t i = game->broken_count; i-- > 0;)
        if (con_same_side(game->broken[i].one, game->broken[i].other, hex,
                          details->to))
            LIST_REMOVE(game->broken, game->broken_count, i);
    force->moved = true;
    con_pool(&seat->board, force->army)->ap -= RESTORING_AP;
}

static void say_work(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct bridge_work *details = order->details;
    const char *to = con_hex_name(&seat->board, details->to);

    if (order->kind == &con_break_bridge)
        buffer_printf(out, "'%s' breaks the bridge to %s, %s", details->force,
                      to, con_movement_points(seat->arena, WORK));
    else
        buffer_printf(
            out,
            "'%s' restores the bridge to %s all day, 1 administrative point",
            details->force, to);
}

/* ---- what could be done -------------------------------------------------- */

static void choices_of_work(const struct seat *seat, struct choices *choices,
                            const struct order_kind *kind)
{
    foreach (const struct force, force, seat->game->forces) {
        int hex = con_force_hex(&seat->board, force);

        if (!hex)
            continue;
        foreach_neighbour (to, hex)
            choice_offer(seat, choices, kind,
                         &(struct bridge_work){force->id, to}, "to %04d", to);
    }
}

static void choices_of_break(const struct seat *seat, struct choices *choices)
{
    choices_of_work(seat, choices, &con_break_bridge);
}

static void choices_of_restore(const struct seat *seat, struct choices *choices)
{
    choices_of_work(seat, choices, &con_restore_bridge);
}

const struct order_kind con_break_bridge = {
    ORDER("break-bridge", BASE(bridge_demolition),
          "a force breaks a bridge over a primary river"),
    DETAILS(bridge_work, work_fields),
    .subject = "force",
    .check_order = check_allowed,
    .check_world = check_work,
    .foresee = foresee_break,
    .carry_out = carry_out_work,
    .say = say_work,
    .choices = choices_of_break,
};

const struct order_kind con_restore_bridge = {
    ORDER("restore-bridge", BASE(bridge_demolition),
          "infantry restores a broken bridge instead of marching"),
    DETAILS(bridge_work, work_fields),
    .subject = "force",
    .check_order = check_allowed,
    .check_world = check_work,
    .foresee = foresee_restore,
    .carry_out = carry_out_work,
    .say = say_work,
    .choices = choices_of_restore,
};
