/* The order to march. [base moving] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/siege/siege.h"
#include "wargame/ways.h"

static const struct field march_fields[] = {
    FIELD(NAMES, struct march_order, drop, "drop", FIELD_OPTIONAL),
    FIELD(YES, struct march_order, inside, "inside", FIELD_OPTIONAL),
    FIELD(HEXES, struct march_order, path, "path", FIELD_OPTIONAL),
    FIELD(NAMES, struct march_order, pick, "pick", FIELD_OPTIONAL),
    FIELD(NAMES, struct march_order, units, "units", FIELD_REQUIRED),
    {0}};

/* ---- what is wrong with an order ----------------------------------------- */

/* Of that side, a unit or a leader of the module, or a marker. */
static bool is_own(const struct seat *seat, const char *id)
{
    const struct unit *unit = gra_unit(&seat->board, id);
    const struct leader *leader = gra_leader(&seat->board, id);

    return (unit && unit->side == gra_side_of(seat->side)) ||
           (leader && leader->side == gra_side_of(seat->side) &&
            !leader->card->unit_id);
}

bool gra_check_pieces(const struct seat *seat, const struct order *order,
                      const struct names *ids, struct report *report)
{
    bool good = ids->count > 0 || refuse(report, &order->place, BASE(moving),
                                         "nobody is named to march");

    for (size_t i = 0; i < ids->count; i++) {
        const struct names before = {ids->items, i};

        if (!is_own(seat, ids->items[i]))
            good = refuse(report, &order->place, BASE(moving),
                          "'%s' is no unit of yours, and no leader who rides "
                          "without one",
                          ids->items[i]);
        else if (names_contain(&before, ids->items[i]))
            good = refuse(report, &order->place, BASE(moving),
                          "'%s' is named twice", ids->items[i]);
    }
    return good;
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct march_order *given = order->details;

    if (!gra_needs_map(seat, order, report) ||
        !gra_check_pieces(seat, order, &given->units, report) ||
        !way_is_connected(&seat->module->map, &given->path, &order->place,
                          BASE(moving), report))
        return false;
    return given->path.count > 0 || given->inside || given->pick.count > 0 ||
           given->drop.count > 0 ||
           refuse(report, &order->place, BASE(moving),
                  "the path goes nowhere: name hexes, or a hex to march to");
}

/* ---- who may march ------------------------------------------------------- */

static bool refuse_scattered(const struct seat *seat, const struct order *order,
                             const struct names *ids, struct report *report)
{
    for (size_t i = 0; i < ids->count; i++) {
        const struct unit *unit = gra_unit(&seat->board, ids->items[i]);
        const struct leader *leader = gra_leader(&seat->board, ids->items[i]);

        if (unit ? unit->state != ON_MAP : !leader || leader->state != ON_MAP)
            return refuse(report, &order->place, BASE(moving),
                          "'%s' is not on the map", ids->items[i]);
    }
    return refuse(report, &order->place, BASE(moving),
                  "they do not stand in one hex: give each hex an order");
}

static bool needs_order(const struct unit *unit)
{
    return !gra_is_train(unit->card->type);
}

/* 5.0c Rout 1 stays, 11.3b so does who is demoralized; [base fortress] a
 * besieged garrison leaves by a sortie alone */
static bool check_state(const struct seat *seat, const struct order *order,
                        const struct unit *unit, struct report *report)
{
    const struct fort *fort =
        unit->inside ? gra_fort_at(&seat->board, unit->hex) : NULL;

    if (gra_rout_for_march(&seat->board, unit) == ROUT_1)
        return refuse(report, &order->place, RULE(5_0c),
                      "'%s' was routed in this turn, and stays", unit->id);
    if (unit->demoralized)
        return refuse(report, &order->place, RULE(11_3b),
                      "'%s' is demoralized, and stays", unit->id);
    if (FIND_NAMED(const struct bridge, seat->game->bridges,
                   seat->game->bridge_count, unit, unit->id))
        return refuse(report, &order->place, BASE(bridges),
                      "'%s' lies in the river: its bridge is lifted first",
                      unit->id);
    return !fort || !fort->besieged ||
           refuse(report, &order->place, BASE(fortress),
                  "'%s' is shut in: it leaves by a sortie alone", unit->id);
}

static bool is_led(const struct mover *mover, const struct unit *unit)
{
    for (size_t i = 0; i < mover->leader_count; i++)
        if (mover->leaders[i] == unit->leader)
            return true;
    return false;
}

/* [base command] who has no order stays; 8.15a a detachment goes with the
 * leader that it is attached to */
static bool check_leave(const struct seat *seat, const struct order *order,
                        const struct mover *mover, const struct unit *unit,
                        struct report *report)
{
    if (gra_is_detachment(unit))
        return is_led(mover, unit) ||
               refuse(report, &order->place, RULE(8_15a),
                      "'%s' is a detachment: it marches with its leader alone",
                      unit->id);
    return !needs_order(unit) || gra_has_order(&seat->board, unit) ||
           refuse(report, &order->place, BASE(command),
                  "'%s' has no order to move in this turn", unit->id);
}

/* A march is one: who is to go otherwise goes by an order of his own. */
static bool check_kinds(const struct order *order, const struct mover *mover,
                        struct report *report)
{
    int kind = -1;

    for (size_t i = 0; i < mover->units.count; i++) {
        const struct unit *unit = mover->units.units[i];

        if (!needs_order(unit) || gra_is_detachment(unit))
            continue;
        if (kind >= 0 && kind != gra_command_of(unit)->march)
            return refuse(report, &order->place, BASE(forced_march),
                          "'%s' has another kind of march than those before "
                          "it: give it an order of its own",
                          unit->id);
        kind = gra_command_of(unit)->march;
    }
    return true;
}

/* 7.36a, 7.36b cavalry goes by a double forced march with infantry that does,
 * the same way */
static bool check_double(const struct seat *seat, const struct order *order,
                         const struct mover *mover, struct report *report)
{
    bool rides = false;

    for (size_t i = 0; i < mover->units.count; i++) {
        const struct unit *unit = mover->units.units[i];

        if (!needs_order(unit) || gra_command_of(unit)->march != DOUBLE_MARCH)
            continue;
        if (!gra_rides(unit))
            return true;
        rides = true;
    }
    if (!rides)
        return true;
    for (struct unit *unit = gra_first(&seat->board, mover->hex, mover->side);
         unit; unit = gra_next(unit))
        if (needs_order(unit) && !gra_rides(unit) &&
            gra_command_of(unit)->march == DOUBLE_MARCH)
            return refuse(report, &order->place, RULE(7_36b),
                          "cavalry makes no double forced march to a separate "
                          "destination: name it with its infantry");
    return refuse(report, &order->place, RULE(7_36a),
                  "cavalry makes a double forced march with infantry alone");
}

/* 9.15 several corps go by one order if each has one to concentrate */
static bool check_corps(const struct order *order, const struct mover *mover,
                        struct report *report)
{
    for (size_t i = 0; i < mover->units.count; i++) {
        const struct unit *unit = mover->units.units[i];
        bool apart = false;

        for (size_t j = 0; j < mover->units.count; j++)
            apart |= gra_is_apart(unit, mover->units.units[j]);
        if (apart && gra_command_of(unit)->order != CONCENTRATE)
            return refuse(report, &order->place, RULE(9_15),
                          "'%s' has no order to concentrate: several corps "
                          "march as one stack if all have it",
                          unit->id);
    }
    return true;
}

static bool check_units(const struct seat *seat, const struct order *order,
                        const struct mover *mover, struct report *report)
{
    for (size_t i = 0; i < mover->units.count; i++) {
        const struct unit *unit = mover->units.units[i];

        if (unit->moved && unit->spent > 0 && !gra_rides(unit))
            return refuse(report, &order->place, BASE(moving),
                          "'%s' has marched already", unit->id);
        if (!check_state(seat, order, unit, report) ||
            !check_leave(seat, order, mover, unit, report))
            return false;
    }
    return check_kinds(order, mover, report) &&
           check_double(seat, order, mover, report) &&
           check_corps(order, mover, report);
}

/* ---- the world ----------------------------------------------------------- */

static bool gather(const struct board *board, struct play *play,
                   const struct march_order *given, struct mover *mover)
{
    *mover = (struct mover){.order = given, .forces = true};
    return gra_mover(board, play, &given->units, mover);
}

/* [base moving] the first step at least must be possible */
static bool check_walk(const struct order *order, struct mover *mover,
                       struct report *report)
{
    const struct march_order *given = order->details;
    struct march march;

    if (given->path.count == 0)
        return true;
    march = gra_walk(mover, &given->path);
    return march.path.count > 1 ||
           refuse(report, &order->place, march.rule ? march.rule : BASE(moving),
                  "it does not leave %04d: %s", march.hex, march.why);
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct march_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, ALL_COME);
    struct mover mover;

    if (!gather(&there.board, NULL, given, &mover))
        return refuse_scattered(&there, order, &given->units, report);
    return check_units(&there, order, &mover, report) &&
           gra_check_detachments(&there, order, report) &&
           check_walk(order, &mover, report);
}

/* ---- what comes of it ---------------------------------------------------- */

static void foresee_march(const struct seat *seat, const struct order *order)
{
    const struct march_order *given = order->details;
    struct mover mover;
    struct march march;

    gra_foresee_arrivals(seat, ALL_COME);
    if (!seat->game->crowds_known)
        gra_mark_crowds(&seat->board, gra_side_of(seat->side));
    if (!gather(&seat->board, NULL, given, &mover))
        return;
    march = gra_walk(&mover, &given->path);
    for (size_t i = 0; i < mover.units.count; i++)
        mover.units.units[i]->spent += march.spent;
    gra_arrive_all(&mover, &march);
}

/* [base fortress] as many as find room, in the order of the list */
static void go_inside(struct mover *mover)
{
    struct play *play = mover->play;
    struct force in = {NULL, 0};

    for (size_t i = 0; i < mover->units.count; i++) {
        struct unit *unit = mover->units.units[i];

        if (unit->sp > gra_room_in(mover->board, mover->hex))
            continue;
        unit->inside = true;
        gra_force_add(play->arena, &in, unit);
    }
    for (size_t i = 0; in.count > 0 && i < mover->leader_count; i++)
        mover->leaders[i]->inside = true;
    if (in.count > 0)
        journal_tell(play->journal, EVENT_STATE, BASE(fortress),
                     gra_side_words[mover->side], in.units[0]->id,
                     "%s %s into the fortress of %s.",
                     gra_corps_text(play->arena, &in),
                     in.count > 1 ? "go" : "goes",
                     map_name(&play->module->map, mover->hex, play->arena));
}

static bool is_own_fort(const struct mover *mover)
{
    const struct board *board = mover->board;

    for (size_t i = 0; i < board->game->held_count; i++)
        if (board->game->held[i].hex == mover->hex)
            return board->game->held[i].side == mover->side &&
                   board->module->place_at[mover->hex]->fortress;
    return false;
}

static int kind_of(const struct mover *mover)
{
    for (size_t i = 0; i < mover->units.count; i++)
        if (needs_order(mover->units.units[i]) &&
            !gra_is_detachment(mover->units.units[i]))
            return gra_command_of(mover->units.units[i])->march;
    return NORMAL_MARCH;
}

static void carry_out_march(struct play *play, const char *side,
                            const struct order *order)
{
    const struct march_order *given = order->details;
    struct mover mover;
    struct march march;

    if (!gather(&play->board, play, given, &mover))
        return;
    if (given->path.count > 0 && mover.units.count > 0 &&
        !gra_force_march(&mover, kind_of(&mover),
                         gra_side_of(side) == play->game->first_player ? "5"
                                                                       : "8"))
        return;
    gra_drop_and_pick(&mover);
    march = gra_walk(&mover, &given->path);
    gra_tell_walk(&mover, &march, BASE(moving));
    gra_arrive_all(&mover, &march);
    if (given->inside && march.passed == given->path.count &&
        is_own_fort(&mover))
        go_inside(&mover);
}

static void say_march(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct march_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, ALL_COME);
    struct mover mover;
    struct march march;

    if (!gather(&there.board, NULL, given, &mover)) {
        buffer_printf(out, "%s march",
                      names_series(&given->units, seat->arena));
        return;
    }
    march = gra_walk(&mover, &given->path);
    buffer_printf(
        out, "%s %s", gra_mover_text(&mover, seat->arena),
        march_forecast(seat->arena, &seat->module->map, &march, gra_mp_text));
    order_say_lapse(seat, order, out);
}

const struct order_kind gra_march = {
    .name = "march",
    .rule = BASE(moving),
    .summary = "a leader with his units of the hex, or units that are named, "
               "march along a path, or to its one hex by the cheapest way",
    .size = sizeof(struct march_order),
    .fields = march_fields,
    .subject = "units",
    .check_order = check_order,
    .check_world = check_now,
    .foresee = foresee_march,
    .carry_out = carry_out_march,
    .say = say_march,
    .choices = gra_choose_marches,
};
