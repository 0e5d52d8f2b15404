/* The order to skirmish. [base skirmish] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "rulesets/grande-armee/sight/sight.h"
#include "wargame/ways.h"

static const char *const after_words[] = {"hold", "go-on", NULL};

/* ---- what is wrong with an order ----------------------------------------- */

/* 7.36c, 11.16a */
static bool check_march(const struct order *order, struct report *report)
{
    const struct skirmish_order *given = order->details;

    if (given->march == DOUBLE_MARCH)
        return REFUSE(RULE(7_36c),
                      "nobody makes a double forced march to skirmish");
    return given->march == NORMAL_MARCH || given->target ||
           REFUSE(RULE(11_16a),
                  "a forced march to skirmish names the 'target' that it is "
                  "for");
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct skirmish_order *given = order->details;

    if (!gra_needs_map(seat, order, report) ||
        !gra_check_pieces(seat, order, &given->units, report) ||
        !way_is_connected(&seat->module->map, &given->path, &order->place,
                          BASE(skirmish), report) ||
        !check_march(order, report))
        return false;
    for (size_t i = 0; i < given->units.count; i++) {
        const struct unit *unit = gra_unit(&seat->board, given->units.items[i]);

        if (!unit || !gra_rides(unit))
            return REFUSE(BASE(skirmish),
                          "'%s' is neither cavalry nor horse artillery",
                          given->units.items[i]);
    }
    return given->path.count > 0 || given->target ||
           REFUSE(BASE(skirmish), "name a path, a target, or both");
}

/* ---- the walk ------------------------------------------------------------ */

static bool gather(const struct board *board, struct play *play,
                   const struct skirmish_order *given, struct mover *mover)
{
    *mover = (struct mover){.forces = given->march != NORMAL_MARCH};
    return gra_mover(board, play, &given->units, mover);
}

/* Up to the first hex from which the target can be attacked; *rest is behind
 * it. */
static struct march come_near(struct mover *mover,
                              const struct skirmish_order *given,
                              struct hexes *rest)
{
    const struct board *board = mover->board;
    struct hexes near = given->path;
    size_t count = given->path.count;

    *rest = (struct hexes){NULL, 0};
    if (given->target) {
        count = gra_adjacent(board, mover->hex, given->target) ? 0 : 1;
        while (
            count > 0 && count <= given->path.count &&
            !gra_adjacent(board, given->path.items[count - 1], given->target))
            count++;
    }
    if (count < given->path.count) {
        near.count = count;
        rest->items = given->path.items + count;
        rest->count = given->path.count - count;
    }
    return gra_walk(mover, &near);
}

static bool can_attack(const struct mover *mover, int target)
{
    for (size_t i = 0; i < mover->units.count; i++)
        if (mover->points[i] < mover->board->module->days.skirmish_mp)
            return false;
    return target && gra_adjacent(mover->board, mover->hex, target);
}

/* ---- the world ----------------------------------------------------------- */

static bool check_unit(const struct seat *seat, const struct order *order,
                       const struct unit *unit, struct report *report)
{
    const struct skirmish_order *given = order->details;

    if (!gra_has_order(&seat->board, unit))
        return REFUSE(BASE(command), "'%s' has no order in this turn",
                      unit->id);
    if (unit->rout != STEADY || unit->inside)
        return REFUSE(BASE(skirmish), "'%s' is routed, or in a fortress",
                      unit->id);
    if (unit->demoralized || unit->halted)
        return REFUSE(RULE(11_3b),
                      "'%s' is demoralized or was halted: it skirmishes no "
                      "more in this phase",
                      unit->id);
    return given->march == NORMAL_MARCH || unit->forced != NORMAL_MARCH ||
           gra_command_of(unit)->march == given->march ||
           REFUSE(BASE(forced_march),
                  "no single forced march was bought for '%s'", unit->id);
}

/* 11.16a a forced march is allowed if its best gain brings them to the enemy,
 * with a point left to attack */
static bool check_walk(const struct order *order, struct mover *mover,
                       struct report *report)
{
    const struct skirmish_order *given = order->details;
    struct hexes rest;
    const struct march march = come_near(mover, given, &rest);

    if (given->march != NORMAL_MARCH && !can_attack(mover, given->target))
        return REFUSE(RULE(11_16a),
                      "with its best forced march it does not reach %s: it "
                      "ends at %s",
                      map_name(&mover->board->module->map, given->target,
                               mover->board->arena),
                      map_name(&mover->board->module->map, march.hex,
                               mover->board->arena));
    if (given->path.count > rest.count && march.path.count < 2)
        return REFUSE(march.rule ? march.rule : BASE(skirmish),
                      "it does not leave %s: %s",
                      map_name(&mover->board->module->map, march.hex,
                               mover->board->arena),
                      march.why);
    return !given->target || can_attack(mover, given->target) ||
           REFUSE(BASE(skirmish),
                  "it does not come next to %s with a point left, and ends "
                  "at %s%s%s",
                  map_name(&mover->board->module->map, given->target,
                           mover->board->arena),
                  map_name(&mover->board->module->map, march.hex,
                           mover->board->arena),
                  march.why ? ": " : "", march.why ? march.why : "");
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct skirmish_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, CAVALRY_COMES);
    struct mover mover;
    const char *why;

    if (!gather(&there.board, NULL, given, &mover))
        return REFUSE(BASE(skirmish),
                      "they are not all on the map, and in one hex");
    foreach_unit (unit, mover.units)
        if (!check_unit(&there, order, unit, report))
            return false;
    if (gra_force_cavalry(&mover.units) == 0)
        return REFUSE(BASE(skirmish),
                      "guns do not skirmish alone: name cavalry with them");
    why = given->target ? gra_no_target(&there.board, mover.side, given->target)
                        : NULL;
    if (why)
        return REFUSE(BASE(skirmish), "%s: %s",
                      map_name(&seat->module->map, given->target, seat->arena),
                      why);
    return check_walk(order, &mover, report);
}

/* ---- what comes of it ---------------------------------------------------- */

static void foresee_skirmish(const struct seat *seat, const struct order *order)
{
    const struct skirmish_order *given = order->details;
    struct mover mover;
    struct hexes rest;
    struct march march;

    gra_foresee_arrivals(seat, CAVALRY_COMES);
    gra_mark_crowds(&seat->board, gra_side_of(seat->side));
    if (!gather(&seat->board, NULL, given, &mover))
        return;
    march = come_near(&mover, given, &rest);
    foreach_unit (unit, mover.units)
        unit->spent +=
            march.spent + (given->target ? seat->module->days.skirmish_mp : 0);
    gra_arrive_all(&mover, &march);
}

/* 11.16b who does not come near has lost nothing, and stops */
static void fall_short(const struct mover *mover,
                       const struct skirmish_order *given)
{
    struct play *play = mover->play;

    journal_tell(play->journal, EVENT_LAPSE,
                 given->march == NORMAL_MARCH ? BASE(skirmish) : RULE(11_16b),
                 gra_side_words[mover->side], mover->units.units[0]->id,
                 "%s %s short of %s: no skirmish takes place.",
                 gra_mover_text(mover, play->arena),
                 mover->units.count > 1 ? "stop" : "stops",
                 map_name(&play->module->map, given->target, play->arena));
}

static void finish(struct mover *mover, const struct march *march)
{
    gra_tell_walk(mover, march, BASE(skirmish));
    gra_arrive_all(mover, march);
}

/* [base hidden] the ride is read by its own side, the fight by everybody.
 * Returns whether they may go on. */
static bool ride(struct mover *mover, const struct skirmish_order *given,
                 struct hexes *rest)
{
    struct play *play = mover->play;
    const struct secret secret = gra_secret_begins(play);
    const char *step = mover->side == play->game->first_player ? "4" : "7";
    bool on = gra_force_march(mover, given->march, step);

    if (on) {
        const struct march march = come_near(mover, given, rest);

        finish(mover, &march);
        on = !given->target || can_attack(mover, given->target);
        if (!on)
            fall_short(mover, given);
    }
    gra_secret_ends(play, &secret, mover->side);
    return on;
}

static void ride_on(struct mover *mover, const struct hexes *rest)
{
    const struct secret secret = gra_secret_begins(mover->play);
    struct march march;

    mover->start = mover->hex;
    march = gra_walk(mover, rest);
    finish(mover, &march);
    gra_secret_ends(mover->play, &secret, mover->side);
}

static void carry_out_skirmish(struct play *play, const char *side,
                               const struct order *order)
{
    const struct skirmish_order *given = order->details;
    struct mover mover;
    struct hexes rest;
    bool on = true;

    (void)side;
    if (!gather(&play->board, play, given, &mover) ||
        !ride(&mover, given, &rest))
        return;
    if (given->target &&
        !gra_no_target(&play->board, mover.side, given->target))
        on = gra_fight_skirmish(&mover, given->target) &&
             given->after == AFTER_GO_ON;
    if (on && rest.count > 0 && mover.units.count > 0)
        ride_on(&mover, &rest);
}

static void say_skirmish(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct skirmish_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, CAVALRY_COMES);
    struct mover mover;
    struct hexes rest;
    struct march march;

    if (!gather(&there.board, NULL, given, &mover)) {
        buffer_printf(out, "%s skirmish",
                      names_series(&given->units, seat->arena));
        return;
    }
    march = come_near(&mover, given, &rest);
    buffer_printf(
        out, "%s %s", gra_mover_text(&mover, seat->arena),
        march_forecast(seat->arena, &seat->module->map, &march, gra_mp_text));
    if (given->target)
        buffer_printf(out, ", and skirmishes with %s; it hangs on a die",
                      map_name(&seat->module->map, given->target, seat->arena));
    gra_say_crowd(seat, order, out);
    order_say_lapse(seat, order, out);
}

const struct order_kind gra_skirmish = {
    ORDER("skirmish", BASE(skirmish),
          "cavalry of one hex rides, and attacks a hex next to it before "
          "others march"),
    FIELDS(skirmish_order,
           MAY_CHOOSE(skirmish_order, after, "after", after_words),
           MAY_CHOOSE(skirmish_order, march, "march", gra_march_words),
           MAY(HEXES, skirmish_order, path, "path"),
           MAY(HEX, skirmish_order, target, "target"),
           NEEDED(NAMES, skirmish_order, units, "units")),
    .subject = "units",
    .check_order = check_order,
    .check_world = check_now,
    .foresee = foresee_skirmish,
    .carry_out = carry_out_skirmish,
    .say = say_skirmish,
    .choices = gra_choose_skirmishes,
};
