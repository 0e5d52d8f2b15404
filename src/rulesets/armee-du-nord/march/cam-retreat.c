/* Allied units out of command go back to the marker of their corps. qa.cam-2 */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

static bool check_units(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct move_order *given = order->details;

    if (given->pieces.count == 0 || !seat->module->campaign ||
        adn_army_of(seat->side) == FRENCH)
        return REFUSE(RULE(qa_cam_2),
                      "Allied units go back to markers, in the campaign");
    return adn_check_column(seat, order, report) &&
           adn_are_own(seat, order, &given->pieces, RULE(qa_cam_2), report) &&
           way_is_connected(&seat->module->map, &given->path, &order->place,
                            RULE(qa_cam_2), report);
}

/* Why the group cannot go back now; NULL: it can. */
static const char *not_back(const struct mover *mover)
{
    const struct unit *first = mover->units.units[0];

    foreach_unit (unit, mover->units) {
        if (unit->asleep)
            return "it is not active yet";
        if (unit->moved)
            return "it has moved already";
        if (adn_is_deployed(unit))
            return "it stands in three hexes, and consolidates first";
        if (unit->leave != OUT_OF_COMMAND)
            return "it is in command, and moves freely";
        if (unit->corps != first->corps)
            return "they are of several corps";
    }
    return adn_marker_of(mover->board, first->corps)
               ? NULL
               : "the marker of its corps is not there";
}

static int end_of(const struct mover *mover, const struct move_order *given)
{
    const struct corps *corps = mover->units.units[0]->corps;

    return given->path.count > 0 ? given->path.items[given->path.count - 1]
                                 : adn_marker_of(mover->board, corps);
}

/* [ruling 60] without a path the whole way; to his own hex it is none */
static struct hexes way_back(struct mover *mover,
                             const struct move_order *given)
{
    mover->goes_back = true;
    return given->path.count > 1
               ? given->path
               : adn_way_back(mover->board, mover->units.units[0], mover->hex,
                              end_of(mover, given));
}

static bool check_back(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct move_order *given = order->details;
    const char *why = "they do not stand in one hex of the map";
    struct mover mover;
    struct march march;
    struct hexes path;

    adn_foresee_command(seat);
    if (adn_mover_for(&seat->board, given, &mover))
        why = not_back(&mover);
    if (why)
        return REFUSE(RULE(qa_cam_2), "'%s' does not go back: %s",
                      given->pieces.items[0], why);
    path = way_back(&mover, given);
    if (path.count == 0)
        return end_of(&mover, given) == mover.hex ||
               REFUSE(RULE(qa_cam_1), "no way leads there past the enemy");
    march = adn_walk(&mover, &path);
    return march.path.count > 1 ||
           REFUSE(march.rule, "it does not leave %04d: %s", march.hex,
                  march.why);
}

/* qa.cam-3 who goes back fires as if he were in command */
static struct hexes set_out(const struct board *board,
                            const struct move_order *given, struct mover *mover)
{
    adn_mover_for(board, given, mover);
    foreach_unit (unit, mover->units)
        unit->goes_back = unit->moved = true;
    return way_back(mover, given);
}

static void foresee_back(const struct seat *seat, const struct order *order)
{
    struct mover mover;
    const struct hexes path = set_out(&seat->board, order->details, &mover);

    adn_foresee_march(seat, &mover, &path);
}

static void carry_out_back(struct play *play, const char *side,
                           const struct order *order)
{
    struct mover mover;
    const struct hexes path = set_out(&play->board, order->details, &mover);

    TELL_BY(play, EVENT_ORDER, RULE(qa_cam_2), side, mover.units.units[0]->id,
            "%s %s toward the marker at %s.",
            adn_mover_text(&mover, play->arena),
            path.count > 0 ? "goes back" : "stands on its way",
            adn_hex_name(&play->board, mover.units.units[0]->corps->marker));
    adn_go(play, &mover, &path);
}

static void say_back(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct move_order *given = order->details;
    struct mover mover;
    struct march march;
    struct hexes path;

    buffer_printf(out, "%s, out of command, toward the marker",
                  names_series(&given->pieces, seat->arena));
    adn_foresee_command(seat);
    if (adn_mover_for(&seat->board, given, &mover) && !not_back(&mover)) {
        path = way_back(&mover, given);
        march = adn_walk(&mover, &path);
        buffer_printf(out, " %s",
                      march_forecast(seat->arena, &seat->module->map, &march,
                                     quarters_text));
    }
    order_say_lapse(seat, order, out);
}

static void choose_back(const struct seat *seat, struct choices *choices)
{
    foreach_unit_of (unit, &seat->board, adn_army_of(seat->side)) {
        struct move_order given = {.column = false};

        names_add(seat->arena, &given.pieces, unit->id);
        choice_offer(seat, choices, &adn_cam_retreat, &given,
                     "toward the marker as far as its points last");
    }
}

const struct order_kind adn_cam_retreat = {
    ORDER("cam-retreat", RULE(qa_cam_2),
          "Allied units out of command go back to their marker"),
    FIELDS(move_order, MAY(YES, move_order, column, "column"),
           MAY(HEXES, move_order, path, "path"),
           NEEDED(NAMES, move_order, pieces, "units")),
    .subject = "units",
    ACTS(check_units, check_back, foresee_back, carry_out_back, say_back,
         choose_back)};
