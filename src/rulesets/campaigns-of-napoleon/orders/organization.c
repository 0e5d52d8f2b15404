/* Orders of I.b1 and VI.b: assign, transfer. */
#include "rulesets/campaigns-of-napoleon/orders/orders.h"

struct assign_order {
    const char *piece, *to;
};

struct transfer_order {
    const char *from, *to;
    int sp, art;
};

/* ---- assign -------------------------------------------------------------- */

/* [base organization] near, and within the span */
static bool check_assign_here(const struct seat *seat,
                              const struct order *order, struct report *report)
{
    const struct assign_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->piece);
    const struct leader *to = con_leader(&seat->board, details->to);
    int load = con_load_with(&seat->board, to, unit);

    if (unit->state != ON_MAP || to->state != ON_MAP ||
        !con_near(&seat->board, unit->hex, to->hex))
        return REFUSE(
            BASE(organization),
            "'%s' and '%s' stand neither together nor next to each other",
            unit->id, to->id);
    return load <= 2 * to->card->span ||
           REFUSE(BASE(command), "'%s' would command %d%s with a span of %d",
                  to->id, load / 2, load % 2 ? " 1/2" : "", to->card->span);
}

/* [base organization] a unit and a leader of one army */
static bool check_assign(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct assign_order *details = order->details;
    const struct unit *unit = con_unit(&seat->board, details->piece);
    const struct leader *to = con_leader(&seat->board, details->to);

    if (!con_check_own(seat, order, details->piece, report) ||
        !con_check_own(seat, order, details->to, report))
        return false;
    if (!unit || !to)
        return REFUSE(BASE(organization),
                      "a unit is assigned to a leader, not '%s' to '%s'",
                      details->piece, details->to);
    if (unit->of != to->of)
        return REFUSE(BASE(organization),
                      "'%s' and '%s' are of different armies", unit->id,
                      to->id);
    if (to->card->rank == CAVALRY_MAJOR_GENERAL && unit->card->arm != CAVALRY)
        return REFUSE(BASE(command), "'%s' commands cavalry alone", to->id);
    return true;
}

/* [base organization] a unit comes under a leader */
static void foresee_assign(const struct seat *seat, const struct order *order)
{
    const struct assign_order *details = order->details;
    struct unit *unit = con_unit(&seat->board, details->piece);
    const struct leader *to = con_leader(&seat->board, details->to);

    unit->leader = to->id;
    if (to->hex == unit->hex && !unit->acting_vedette)
        unit->force = to->force;
    if (con_force(&seat->board, unit->force))
        con_default_forces(&seat->board);
}

/* ---- transfer ------------------------------------------------------------ */

/* [base organization] units of one army and kind */
static bool check_alike(const struct order *order, const struct unit *from,
                        const struct unit *to, struct report *report)
{
    const struct unit_card *giver = from->card;
    const struct unit_card *taker = to->card;

    return (from->of == to->of && giver->arm == taker->arm &&
            giver->guard == taker->guard && giver->weight == taker->weight) ||
           REFUSE(BASE(organization),
                  "'%s' and '%s' are not of one army and kind", from->id,
                  to->id);
}

/* [base organization] strength from one unit to another */
static bool check_transfer(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct transfer_order *details = order->details;
    const struct unit *from = con_unit(&seat->board, details->from);
    const struct unit *to = con_unit(&seat->board, details->to);

    if (!con_check_own(seat, order, details->from, report) ||
        !con_check_own(seat, order, details->to, report))
        return false;
    if (!from || !to || from == to)
        return REFUSE(BASE(organization),
                      "strength goes from one unit to another");
    return check_alike(order, from, to, report) &&
           (details->sp + details->art > 0 ||
            REFUSE(BASE(organization), "'%s' would give nothing to '%s'",
                   from->id, to->id));
}

/* 8b, [base organization] strength that may change places */
static bool check_transfer_here(const struct seat *seat,
                                const struct order *order,
                                struct report *report)
{
    const struct transfer_order *details = order->details;
    const struct unit *from = con_unit(&seat->board, details->from);
    const struct unit *to = con_unit(&seat->board, details->to);

    /* 8b nothing to or from a demoralized unit */
    if (from->demoralized || to->demoralized)
        return REFUSE(RULE(8b), "'%s' is demoralized",
                      from->demoralized ? from->id : to->id);
    if (from->state != ON_MAP || to->state != ON_MAP || from->hex != to->hex)
        return REFUSE(BASE(organization),
                      "'%s' and '%s' do not stand in one hex", from->id,
                      to->id);
    /* Two vedettes are a point for which there must be room again. */
    if (details->sp > from->sp || details->art > from->art ||
        details->sp + to->sp + con_points_of(to->vedettes_out) > to->card->sp ||
        details->art + to->art > to->card->art)
        return REFUSE(BASE(organization),
                      "'%s' cannot give so much, or '%s' not take it", from->id,
                      to->id);
    return true;
}

/* [base organization] strength changes places */
static void foresee_transfer(const struct seat *seat, const struct order *order)
{
    const struct transfer_order *details = order->details;
    struct unit *from = con_unit(&seat->board, details->from);
    struct unit *to = con_unit(&seat->board, details->to);

    from->sp -= details->sp;
    from->art -= details->art;
    to->sp += details->sp;
    to->art += details->art;
    con_outgrow(&seat->board, from);
    con_outgrow(&seat->board, to);
    if (from->sp + from->art == 0)
        con_lose_unit(&seat->board, from);
}

/* [base organization] I.b1: strength is given */
static void carry_out_transfer(struct play *play, const char *side,
                               const struct order *order)
{
    const struct transfer_order *details = order->details;
    const struct unit *to = con_unit(&play->board, details->to);
    bool acted = to->acting_vedette;

    con_tell_own(play->journal, EVENT_ORDER, BASE(organization), side, to->id,
                 "The %s gives %d SP to the %s.",
                 con_unit(&play->board, details->from)->name,
                 details->sp + details->art, to->name);
    con_deed(play, side, order);
    con_say_outgrown(play, to, acted);
}

static void say_assign(const struct seat *seat, const struct order *order,
                       struct buffer *out)
{
    const struct assign_order *details = order->details;

    buffer_printf(out, "the %s comes under %s",
                  con_unit(&seat->board, details->piece)->card->name,
                  con_leader_name(&seat->board, details->to));
}

/* Under whom a unit could come: leaders in its hex, then next to it. In an
 * uncertain view too, those who are near as it looks now. */
bool con_wants_leader(const struct seat *seat, const struct unit *unit)
{
    return !same_name(seat->step, "VI.b") ||
           con_is_leaderless(&seat->board, unit);
}

bool con_some_want_leader(const struct seat *seat)
{
    foreach_piece (const struct unit, unit, seat->game->units,
                   con_side(seat->side))
        if (con_wants_leader(seat, unit))
            return true;
    return false;
}

static void offer_leaders(const struct seat *seat, struct choices *choices,
                          const struct unit *unit)
{
    foreach_piece (const struct leader, to, seat->game->leaders, ANY_SIDE) {
        if (same_name(unit->leader, to->id) ||
            hex_distance(unit->hex, to->hex) > 1)
            continue;
        choices->rank = unit->hex != to->hex;
        choice_offer(seat, choices, &con_assign,
                     &(struct assign_order){unit->id, to->id}, "%s under %s",
                     unit->name, to->name);
    }
}

static void choices_of_assign(const struct seat *seat, struct choices *choices)
{
    foreach_piece (const struct unit, unit, seat->game->units,
                   con_side(seat->side))
        if (con_wants_leader(seat, unit))
            offer_leaders(seat, choices, unit);
    choices->rank = 0;
}

const struct order_kind con_assign = {
    ORDER("assign", BASE(organization), "a unit comes under another leader"),
    FIELDS(assign_order, NEEDED(NAME, assign_order, piece, "unit"),
           NEEDED(NAME, assign_order, to, "to")),
    .subject = "unit",
    .check_order = check_assign,
    .check_world = check_assign_here,
    .foresee = foresee_assign,
    .carry_out = con_carry_out_as_said,
    .say = say_assign,
    .choices = choices_of_assign,
};

static void say_transfer(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct transfer_order *details = order->details;

    buffer_printf(out, "the %s gives %d SP and %s to the %s",
                  con_unit(&seat->board, details->from)->card->name,
                  details->sp,
                  arena_counted(seat->arena, details->art, "artillery point"),
                  con_unit(&seat->board, details->to)->card->name);
}

/* A point, so long as the one has it and the other room for it. */
static void offer_transfer(const struct seat *seat, struct choices *choices,
                           const struct unit *from, const struct unit *to)
{
    const struct unit_card *taker = to->card;
    int room = taker->sp - to->sp - con_points_of(to->vedettes_out);
    int guns = taker->art - to->art;

    if (room > from->sp)
        room = from->sp;
    if (guns > from->art)
        guns = from->art;
    if (room > 0)
        choice_offer(seat, choices, &con_transfer,
                     &(struct transfer_order){from->id, to->id, 1, 0},
                     "%s to %s, up to %d SP", from->card->name, taker->name,
                     room);
    if (guns > 0)
        choice_offer(seat, choices, &con_transfer,
                     &(struct transfer_order){from->id, to->id, 0, 1},
                     "%s to %s, up to %d", from->card->name, taker->name, guns);
}

static void choices_of_transfer(const struct seat *seat,
                                struct choices *choices)
{
    if (!con_some_want_leader(seat))
        return;
    foreach_piece (const struct unit, from, seat->game->units, ANY_SIDE)
        foreach (const struct unit, to, seat->game->units)
            /* It saves thousands of pairs. */
            if (from != to && from->hex == to->hex)
                offer_transfer(seat, choices, from, to);
}

const struct order_kind con_transfer = {
    ORDER("transfer", BASE(organization),
          "strength goes from one unit to another of its kind"),
    FIELDS(transfer_order, NEEDED(NAME, transfer_order, from, "from"),
           NEEDED(NAME, transfer_order, to, "to"),
           MAY(COUNT, transfer_order, sp, "sp"),
           MAY(COUNT, transfer_order, art, "art")),
    .subject = "from",
    .check_order = check_transfer,
    .check_world = check_transfer_here,
    .foresee = foresee_transfer,
    .carry_out = carry_out_transfer,
    .say = say_transfer,
    .choices = choices_of_transfer,
};
