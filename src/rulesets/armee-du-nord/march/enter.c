/* [base reinforcements], [base tracks]: who arrives comes onto the map. */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

/* Puts it on the map; false: there is no room. */
static bool bring_in(const struct board *board, struct counter *counter)
{
    int hex = adn_entry_hex(board, counter->id);
    struct unit *unit = adn_unit(board, counter->id);

    if (hex == 0)
        return false;
    adn_put(board, &counter->piece, hex);
    counter->leave = IN_COMMAND;
    counter->moved = true;
    if (unit)
        unit->free = true;
    return true;
}

/* ---- what is wrong with an order ----------------------------------------- */

static bool check_enter(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct move_order *given = order->details;
    bool good = adn_are_pieces(seat, order, &given->pieces,
                               BASE(reinforcements), report);

    foreach_name (id, given->pieces)
        if (!adn_arrival(&seat->board, id) && !seat->module->campaign)
            good = REFUSE(BASE(reinforcements),
                          "'%s' does not come in this game: it is here", id);
    good &= way_is_connected(&seat->module->map, &given->path, &order->place,
                             BASE(movement), report);
    return adn_check_column(seat, order, report) && good;
}

/* 10.0b, [base tracks] why it does not come from its track now */
static bool refuse_undue(const struct seat *seat, const struct order *order,
                         const char *id, struct report *report)
{
    struct bar bar = adn_track_bar(&seat->board, adn_counter(&seat->board, id));

    if (!bar.why)
        bar = FIRST_BAR({true, BASE(tracks),
                         "has too far to go along its track to enter now"});
    return seat->module->campaign
               ? REFUSE(bar.rule, "'%s' %s", id, bar.why)
               : REFUSE(BASE(reinforcements),
                        "'%s' does not arrive now: it comes in turn %d", id,
                        adn_arrival(&seat->board, id)->turn);
}

static bool check_due(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct move_order *given = order->details;
    bool good = true;

    foreach_name (id, given->pieces)
        if (!adn_may_enter(&seat->board, id))
            good = refuse_undue(seat, order, id, report);
        else if (adn_entry_hex(&seat->board, id) == 0)
            good = REFUSE(BASE(reinforcements),
                          "there is no room for '%s' within %d hexes of %04d",
                          id, seat->module->entry_detour,
                          adn_listed_hex(&seat->board, id));
    return good;
}

/* ---- what comes of it ---------------------------------------------------- */

/* Brings all of them in, at one hex if there is room, and makes the group that
 * marches on; false: they do not stand together. */
static bool bring_group(const struct board *board,
                        const struct move_order *given, struct mover *mover)
{
    int gate = adn_gate(board, given->pieces.items[0]);

    foreach_name (id, given->pieces)
        bring_in(board, adn_counter(board, id));
    if (!adn_mover_for(board, given, mover))
        return false;
    for (size_t i = 0; i < mover->units.count; i++)
        adn_pay_entry(mover, i, gate);
    mover->moved = true;
    return true;
}

static void foresee_enter(const struct seat *seat, const struct order *order)
{
    const struct move_order *given = order->details;
    struct mover mover;

    adn_foresee_command(seat);
    if (bring_group(&seat->board, given, &mover))
        adn_foresee_march(seat, &mover, &given->path);
}

/* qa.leader-1 he may drive off a leader, [base activation] or wake somebody */
static void tell_entry(struct play *play, const char *side,
                       const struct counter *counter)
{
    struct unit *unit = adn_unit(&play->board, counter->id);
    bool campaign = play->module->campaign;

    if (unit)
        adn_enter_hex(play, unit, unit->hex);
    event_at(TELL_BY(play, EVENT_MOVE,
                     campaign ? BASE(tracks) : BASE(reinforcements), side,
                     counter->id, "%s arrives at %s.", counter->name,
                     adn_hex_name(&play->board, counter->hex)),
             counter->hex);
}

static void carry_out_enter(struct play *play, const char *side,
                            const struct order *order)
{
    const struct move_order *given = order->details;
    struct mover mover;
    bool together = bring_group(&play->board, given, &mover);

    foreach_name (id, given->pieces)
        tell_entry(play, side, adn_counter(&play->board, id));
    if (together)
        adn_go(play, &mover, &given->path);
    else
        TELL_BY(play, EVENT_NOTE, BASE(reinforcements), side, NULL,
                "No hex has room for all: they stay where they came in.");
}

static void say_enter(const struct seat *seat, const struct order *order,
                      struct buffer *out)
{
    const struct move_order *given = order->details;
    const char *id = given->pieces.items[0];
    int hex =
        adn_may_enter(&seat->board, id) ? adn_entry_hex(&seat->board, id) : 0;

    buffer_printf(out, "%s arrives", names_series(&given->pieces, seat->arena));
    if (hex)
        buffer_printf(out, " at %s", adn_hex_name(&seat->board, hex));
    if (given->path.count > 0)
        buffer_printf(out, " and marches toward %s",
                      adn_hex_name(&seat->board,
                                   given->path.items[given->path.count - 1]));
    order_say_lapse(seat, order, out);
}

static void choose_enter(const struct seat *seat, struct choices *choices)
{
    foreach_counter (one, seat->game) {
        struct move_order given = {.column = false};
        int hex = adn_listed_hex(&seat->board, one->id);

        names_add(seat->arena, &given.pieces, one->id);
        if (hex && !choices_full(choices))
            choice_offer(seat, choices, &adn_enter, &given,
                         "at %04d or near it", hex);
    }
}

const struct order_kind adn_enter = {
    ORDER("enter", BASE(reinforcements),
          "pieces that arrive come onto the map, and march on"),
    FIELDS(move_order, MAY(YES, move_order, column, "column"),
           MAY(HEXES, move_order, path, "path"),
           NEEDED(NAMES, move_order, pieces, "pieces")),
    .subject = "pieces",
    ACTS(check_enter, check_due, foresee_enter, carry_out_enter, say_enter,
         choose_enter),
    .once = true};

/* [ruling 55] who stands by a march goes on by it from where he came in */
static void march_in(struct play *play, const struct counter *counter, int gate)
{
    struct mover mover;

    adn_mover_of(&play->board, counter, &mover);
    mover.column = adn_march_of(play, counter)->column;
    if (counter->list == UNIT_LIST)
        adn_pay_entry(&mover, 0, gate);
    mover.moved = true;
    if (mover.used_column)
        mover.units.units[0]->column = true;
    adn_march_from(play, &mover);
}

/* Who finds no room comes in a later turn, and it is told. */
void adn_enter_rest(struct play *play, const char *side)
{
    const struct board *board = &play->board;
    struct counter *due;
    size_t at = 0;

    while ((due = adn_next_due(board, adn_army_of(side), &at)) != NULL) {
        int gate = adn_gate(board, due->id);

        if (!adn_may_order(board->module, side, due))
            continue;
        if (!bring_in(board, due)) {
            TELL_BY(play, EVENT_NOTE, BASE(reinforcements), side, due->id,
                    "'%s' finds no room and comes later.", due->id);
            continue;
        }
        tell_entry(play, side, due);
        if (gate)
            march_in(play, due, gate);
    }
}
