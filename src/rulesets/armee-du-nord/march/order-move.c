/* The order to move. [base movement] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

/* ---- what is wrong with an order ----------------------------------------- */

/* Leaders ride with it. */
bool adn_check_column(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct move_order *move = order->details;
    int units = 0;

    foreach_name (id, move->pieces)
        units += adn_unit(&seat->board, id) != NULL;
    return !move->column || units <= 1 ||
           REFUSE(RULE(qa_charge_2b),
                  "no stack marches in column: order its units one by one");
}

/* [base charge] cavalry charges, its horse artillery and leaders ride along */
static bool check_chargers(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct move_order *move = order->details;
    bool cavalry = false, good = true;

    foreach_name (id, move->pieces) {
        const struct unit *unit = adn_unit(&seat->board, id);

        cavalry |= unit && unit->card->arm == CAVALRY;
        if (unit && unit->card->arm != CAVALRY &&
            unit->card->arm != HORSE_ARTILLERY)
            good = REFUSE(BASE(charge),
                          "'%s' is no cavalry or horse artillery to charge",
                          unit->id);
    }
    return cavalry ? good
                   : REFUSE(BASE(charge), "no cavalry is named to charge %04d",
                            move->charge);
}

static bool check_move(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct move_order *move = order->details;
    const struct hex_map *map = &seat->module->map;
    bool good =
        adn_are_pieces(seat, order, &move->pieces, BASE(movement), report);

    if (move->path.count == 0 && move->charge == 0)
        good = REFUSE(BASE(movement), "the path goes nowhere");
    good &= way_is_connected(map, &move->path, &order->place, BASE(movement),
                             report);
    good &= way_is_connected(map, &move->then, &order->place, BASE(movement),
                             report);
    if (move->charge == 0 && (move->again.count > 0 || move->then.count > 0))
        good = REFUSE(RULE(5_3d_d),
                      "'again' and 'then' come behind a charge: there is none");
    good &= adn_check_column(seat, order, report);
    if (move->leave &&
        (adn_army_of(seat->side) != FRENCH || move->path.count == 0 ||
         move->path.items[move->path.count - 1] != adn_exit(seat->module)))
        good = REFUSE(BASE(tracks),
                      "the French alone leave the map for points, by %04d",
                      adn_exit(seat->module));
    if (move->leave && move->charge != 0)
        good = REFUSE(BASE(tracks), "who leaves the map charges nobody");
    if (good && move->charge != 0)
        good = check_chargers(seat, order, report);
    return good;
}

/* ---- what the game does not let happen ----------------------------------- */

/* [ruling 47] each piece moves in one order a player turn; qa.spi-2 who is
 * deployed consolidates before it moves; [base activation], 30.0 */
static struct bar bars_piece(const struct board *board,
                             const struct counter *one)
{
    const struct unit *unit = adn_unit(board, one->id);

    return FIRST_BAR(
        {one->moved, BASE(movement), "has moved already"},
        {one->asleep, BASE(activation), "is not active yet"},
        {adn_is_held(one), RULE(30_0),
         "is of a corps that may not move in this turn"},
        {unit && adn_is_deployed(unit), RULE(qa_spi_2),
         "stands in three hexes: it consolidates first"},
        {unit && adn_awaits_headquarters(board, unit), RULE(24_0_2e),
         "is held back until `headquarters` says where Perponcher is"},
        {unit && board->game->part == AT_DESK && adn_must_stand(board, unit),
         BASE(command), "is out of command, and no die lets it move"});
}

static bool check_free(const struct order *order, const struct mover *mover,
                       struct report *report)
{
    for (size_t i = 0; i < adn_mover_count(mover); i++) {
        const struct counter *one = adn_mover_at(mover, i);
        const struct bar bar = bars_piece(mover->board, one);

        if (bar.why)
            return REFUSE(bar.rule, "'%s' %s", one->id, bar.why);
    }
    return true;
}

/* qa.command-1a once the dice have fallen who is out of command stands */
static bool check_leave(const struct order *order, const struct mover *mover,
                        struct report *report)
{
    foreach_unit (unit, mover->units)
        if (unit->leave == FROZEN)
            return REFUSE(RULE(qa_command_1a),
                          "its leader failed, and it stands");
    return adn_leave_of(mover) != OUT_OF_COMMAND ||
           REFUSE(BASE(command), "it is out of command and stands");
}

/* [base movement] the first step at least must be possible */
static bool check_walk(const struct order *order, struct mover *mover,
                       struct report *report)
{
    const struct move_order *move = order->details;
    const struct march march = adn_walk(mover, &move->path);
    const struct rule *rule = march.rule ? march.rule : BASE(movement);
    struct bar bar;

    if (move->path.count > 0 && march.path.count == 1)
        return REFUSE(rule, "it does not leave %04d: %s", march.hex, march.why);
    if (move->charge == 0 || adn_leave_of(mover) == OUT_OF_COMMAND)
        return true;
    if (march.passed < move->path.count)
        return REFUSE(rule, "it does not come to the hex to charge from: %s",
                      march.why);
    bar = adn_cannot_charge(mover, move->charge);
    return !bar.why ||
           REFUSE(bar.rule, "it cannot charge %04d: %s", move->charge, bar.why);
}

/* [ruling 60] who goes back moves by this order if his leader passes his die */
static bool moves_instead(const struct seat *seat, const struct mover *mover)
{
    return seat->game->part == AT_DESK && mover->units.count > 0 &&
           mover->units.units[0]->goes_back;
}

static bool check_now(const struct seat *seat, const struct order *order,
                      struct report *report)
{
    const struct move_order *move = order->details;
    struct mover mover;

    adn_foresee_command(seat);
    if (!adn_mover_for(&seat->board, move, &mover)) {
        foreach_name (id, move->pieces)
            if (adn_counter(&seat->board, id)->state != ON_MAP)
                return REFUSE(BASE(movement), "'%s' is not on the map", id);
        return REFUSE(BASE(movement), "the pieces do not stand in one hex");
    }
    if (moves_instead(seat, &mover))
        return true;
    return check_free(order, &mover, report) &&
           (seat->game->part == AT_DESK ? check_walk(order, &mover, report)
                                        : check_leave(order, &mover, report));
}

/* ---- what comes of it ---------------------------------------------------- */

static void foresee_move(const struct seat *seat, const struct order *order)
{
    const struct move_order *move = order->details;
    struct mover mover;
    bool unsure;

    if (!adn_mover_for(&seat->board, move, &mover) ||
        moves_instead(seat, &mover))
        return;
    unsure = move->charge != 0 || adn_leave_of(&mover) != IN_COMMAND;
    adn_foresee_march(seat, &mover, &move->path);
    foreach_unit (unit, mover.units) {
        unit->unsure = unsure;
        unit->charged |= move->charge != 0;
    }
}

/* [base tracks] for a point more units and leaders are out of play */
static void leave_map(struct play *play, const char *side,
                      const struct mover *mover)
{
    if (mover->hex != adn_exit(play->module))
        return;
    for (size_t i = 0; i < adn_mover_count(mover); i++) {
        struct counter *one = adn_mover_at(mover, i);

        if (mover->points[i] < QUARTERS)
            continue;
        adn_remove(&play->board, &one->piece, LEFT_MAP);
        adn_army(&play->board, FRENCH)->exits += i < mover->units.count;
        TELL_BY(play, EVENT_STATE, BASE(tracks), side, one->id,
                "%s leaves the map by %04d.", one->name, mover->hex);
    }
}

static void carry_out_move(struct play *play, const char *side,
                           const struct order *order)
{
    const struct move_order *move = order->details;
    struct mover mover;
    struct march march;

    if (!adn_mover_for(&play->board, move, &mover))
        return;
    march = adn_go(play, &mover, &move->path);
    if (move->leave)
        leave_map(play, side, &mover);
    if (move->charge == 0)
        return;
    if (march.passed == move->path.count)
        adn_charge_on(&mover, move);
    else
        TELL_BY(play, EVENT_LAPSE, BASE(charge), side, NULL,
                "%s does not come to the hex to charge from.",
                adn_mover_text(&mover, play->arena));
}

/* How far it comes, and what it hangs on. */
static void say_way(const struct seat *seat, const struct move_order *move,
                    struct mover *mover, struct buffer *out)
{
    struct march march = adn_walk(mover, &move->path);
    bool die = adn_leave_of(mover) == OUT_OF_COMMAND;

    foreach_unit (unit, mover->units)
        die &= !unit->asleep && !adn_must_stand(&seat->board, unit);
    if (die) {
        march.hangs_on = "the die of initiative";
        march.unsure_from = march.path.items[0];
    }
    buffer_printf(
        out, "%s %s", adn_mover_text(mover, seat->arena),
        march_forecast(seat->arena, &seat->module->map, &march, quarters_text));
    if (move->charge != 0)
        buffer_printf(out, ", and charges %s",
                      adn_hex_name(&seat->board, move->charge));
    if (move->leave)
        buffer_printf(out, ", and leaves the map if it has a point left");
}

static void say_move(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct move_order *move = order->details;
    struct mover mover;

    adn_foresee_command(seat);
    if (!adn_mover_for(&seat->board, move, &mover))
        buffer_printf(out, "%s move%s",
                      names_series(&move->pieces, seat->arena),
                      move->pieces.count == 1 ? "s" : "");
    else if (moves_instead(seat, &mover))
        buffer_printf(out, "%s moves instead, if its leader passes his die",
                      adn_mover_text(&mover, seat->arena));
    else
        say_way(seat, move, &mover, out);
    order_say_lapse(seat, order, out);
}

const struct order_kind adn_move = {
    ORDER("move", BASE(movement),
          "units and leaders of one hex move, and cavalry may charge"),
    FIELDS(move_order, MAY(HEXES, move_order, again, "again"),
           MAY(HEX, move_order, charge, "charge"),
           MAY(YES, move_order, column, "column"),
           MAY(YES, move_order, leave, "leave"),
           MAY(HEXES, move_order, path, "path"),
           NEEDED(NAMES, move_order, pieces, "pieces"),
           MAY(HEXES, move_order, then, "then")),
    .subject = "pieces",
    ACTS(check_move, check_now, foresee_move, carry_out_move, say_move,
         adn_choices_of_move)};
