/* The order to march. [base moving] */
#include "core/arena.h"
#include "core/buffer.h"
#include "rulesets/grande-armee/arrivals/arrivals.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/board/forts.h"
#include "rulesets/grande-armee/march/march.h"
#include "rulesets/grande-armee/module/rules.h"
#include "wargame/ways.h"

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
    bool good =
        ids->count > 0 || REFUSE(BASE(moving), "nobody is named to march");

    for (size_t i = 0; i < ids->count; i++) {
        const struct names before = {ids->items, i};

        if (!is_own(seat, ids->items[i]))
            good = REFUSE(BASE(moving),
                          "'%s' is no unit of yours, and no leader who rides "
                          "without one",
                          ids->items[i]);
        else if (names_contain(&before, ids->items[i]))
            good = REFUSE(BASE(moving), "'%s' is named twice", ids->items[i]);
    }
    return good;
}

static bool check_order(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct march_order *given = order->details;

    return gra_needs_map(seat, order, report) &&
           gra_check_pieces(seat, order, &given->units, report) &&
           gra_check_drop_words(seat, order, report) &&
           way_is_connected(&seat->module->map, &given->path, &order->place,
                            BASE(moving), report);
}

/* A path that is the hex where they stand is none: they go inside, drop or pick
 * up there. */
static const struct hexes *steps_of(const struct mover *mover)
{
    static const struct hexes none = {NULL, 0};
    const struct hexes *path = &mover->order->path;

    return path->count == 1 && path->items[0] == mover->hex ? &none : path;
}

/* ---- the world ----------------------------------------------------------- */

static bool refuse_scattered(const struct seat *seat, const struct order *order,
                             const struct names *ids, struct report *report)
{
    for (size_t i = 0; i < ids->count; i++) {
        const struct unit *unit = gra_unit(&seat->board, ids->items[i]);
        const struct leader *leader = gra_leader(&seat->board, ids->items[i]);

        if (unit ? unit->state != ON_MAP : !leader || leader->state != ON_MAP)
            return REFUSE(BASE(moving), "'%s' is not on the map",
                          ids->items[i]);
    }
    return REFUSE(BASE(moving),
                  "they do not stand in one hex: give each hex an order");
}

/* [base moving] the first step at least must be possible */
static bool check_walk(const struct order *order, struct mover *mover,
                       struct report *report)
{
    const struct march_order *given = mover->order;
    struct march march;

    if (steps_of(mover)->count == 0)
        return given->inside || given->pick.count + given->drop.count > 0 ||
               REFUSE(BASE(moving), "they stand in %s already",
                      map_name(&mover->board->module->map, mover->hex,
                               mover->board->arena));
    march = gra_walk(mover, steps_of(mover));
    return march.path.count > 1 ||
           REFUSE(march.rule ? march.rule : BASE(moving),
                  "it does not leave %s: %s",
                  map_name(&mover->board->module->map, march.hex,
                           mover->board->arena),
                  march.why);
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct march_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, ALL_COME);
    struct mover mover;

    if (!gra_gather(&there.board, NULL, given, &mover))
        return refuse_scattered(&there, order, &given->units, report);
    return gra_may_march(&there, order, &mover, report) &&
           gra_check_detachments(&there, order, report) &&
           check_walk(order, &mover, report);
}

/* ---- what comes of it ---------------------------------------------------- */

/* Depots and trains that are alone on its way are there no more. */
static void foresee_catch(const struct mover *mover, const struct march *march)
{
    const struct board *board = mover->board;
    int enemy = gra_enemy(mover->side);

    for (size_t i = 1; i < march->path.count; i++) {
        int hex = march->path.items[i];
        struct depot *depot = gra_lone_depot(board, hex, enemy);
        const struct force all = gra_force_at(board, hex, enemy, NULL);

        if (depot)
            depot->lost = true;
        foreach_unit (unit, all)
            if (gra_is_train(unit->card->type) && !unit->inside)
                gra_remove(board, unit);
    }
}

static void foresee_march(const struct seat *seat, const struct order *order)
{
    const struct march_order *given = order->details;
    struct mover mover;
    struct march march;

    gra_foresee_arrivals(seat, ALL_COME);
    if (!seat->game->crowds_known)
        gra_mark_crowds(&seat->board, gra_side_of(seat->side));
    if (!gra_gather(&seat->board, NULL, given, &mover))
        return;
    march = gra_walk(&mover, steps_of(&mover));
    foreach_unit (unit, mover.units)
        unit->spent += march.spent;
    gra_arrive_all(&mover, &march);
    foresee_catch(&mover, &march);
}

/* [base fortress] as many as find room, in the order of the list */
static void go_inside(struct mover *mover)
{
    struct play *play = mover->play;
    struct force in = {NULL, 0};

    foreach_unit (unit, mover->units) {
        if (unit->sp > gra_room_in(mover->board, mover->hex))
            continue;
        unit->inside = true;
        gra_force_add(play->arena, &in, unit);
    }
    for (size_t i = 0; in.count > 0 && i < mover->leaders_count; i++)
        mover->leaders[i]->inside = true;
    gra_lead_inside(mover->board, mover->hex, mover->side);
    if (in.count > 0)
        journal_tell(play->journal, EVENT_STATE, BASE(fortress),
                     gra_side_words[mover->side], in.units[0]->id,
                     "%s %s into the fortress of %s.",
                     gra_corps_text(play->arena, &in),
                     in.count > 1 ? "go" : "goes",
                     map_name(&play->module->map, mover->hex, play->arena));
}

static int kind_of(const struct mover *mover)
{
    foreach_unit (unit, mover->units)
        if (!gra_is_train(unit->card->type) && !gra_is_detachment(unit))
            return gra_command_of(unit)->march;
    return NORMAL_MARCH;
}

static void carry_out_march(struct play *play, const char *side,
                            const struct order *order)
{
    const struct march_order *given = order->details;
    const struct hexes *path;
    struct mover mover;
    struct march march;

    if (!gra_gather(&play->board, play, given, &mover))
        return;
    path = steps_of(&mover);
    if (path->count > 0 && mover.units.count > 0 &&
        !gra_force_march(&mover, kind_of(&mover),
                         gra_side_of(side) == play->game->first_player ? "5"
                                                                       : "8"))
        return;
    gra_drop_and_pick(&mover);
    if (mover.units.count + mover.leaders_count == 0)
        return;
    march = gra_walk(&mover, path);
    gra_tell_walk(&mover, &march, BASE(moving));
    gra_arrive_all(&mover, &march);
    if (given->inside && march.passed == path->count &&
        gra_is_own_fortress(mover.board, mover.side, mover.hex))
        go_inside(&mover);
}

static void say_march(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct march_order *given = order->details;
    const struct seat there = gra_seat_with_arrivals(seat, ALL_COME);
    struct mover mover;
    struct march march;

    if (!gra_gather(&there.board, NULL, given, &mover)) {
        buffer_printf(out, "%s march",
                      names_series(&given->units, seat->arena));
        return;
    }
    march = gra_walk(&mover, steps_of(&mover));
    buffer_printf(
        out, "%s %s", gra_mover_text(&mover, seat->arena),
        march_forecast(seat->arena, &seat->module->map, &march, gra_mp_text));
    gra_say_drops(seat, given, out);
    gra_say_crowd(seat, order, out);
    if (!seat->game->commanded && gra_lacks_order(&mover))
        buffer_printf(out, ". Without an order to move it lapses: buy one by "
                           "'command'");
    order_say_lapse(seat, order, out);
}

const struct order_kind gra_march = {
    ORDER("march", BASE(moving),
          "a leader with his units of the hex, or units that are named, "
          "march along a path, or to its one hex by the cheapest way"),
    FIELDS(march_order, MAY(NAMES, march_order, drop, "drop"),
           MAY(YES, march_order, inside, "inside"),
           NEEDED(HEXES, march_order, path, "path"),
           MAY(NAMES, march_order, pick, "pick"),
           NEEDED(NAMES, march_order, units, "units")),
    .subject = "units",
    .check_order = check_order,
    .check_world = check_now,
    .foresee = foresee_march,
    .carry_out = carry_out_march,
    .say = say_march,
    .choices = gra_choose_marches,
};
