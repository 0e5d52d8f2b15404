/* Corps and depots go aboard. [base transport], 12.2.4 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/mover.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/sight/sight.h"

#include <string.h>

struct load {
    const char *fleet;
    const char *corps;
    const char *depot;
};

enum { FACTORS_A_FLEET = 10 };

static int carried(const struct board *board, const char *fleet, int *factors)
{
    int count = 0;

    *factors = 0;
    foreach (struct corps, corps, board->game->corps)
        if (same_name(corps->embarked, fleet)) {
            *factors += eia_corps_factors(corps);
            count++;
        }
    return count;
}

/* 10.1.2l Cossacks/freikorps not sea-transportable; 10.1.4f nor insurrection
 * corps; 10.6f Leaders at sea only with corps */
static bool check_what(const struct seat *seat, const struct order *order,
                       const struct fleet *fleet, struct report *report)
{
    const struct load *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->corps);

    if (eia_irregular(&seat->board, details->corps))
        return REFUSE(RULE(10_1_2l), "'%s' is not carried by fleets",
                      details->corps);
    if (eia_leader(&seat->board, details->corps))
        return REFUSE(RULE(10_6f), "'%s' goes aboard with his corps, not alone",
                      details->corps);
    if (details->corps && (!corps || !eia_own_corps(seat, corps)))
        return REFUSE(BASE(transport), "'%s' is no corps of yours",
                      details->corps);
    if (corps && !eia_in_zone(&seat->board, corps, fleet->at))
        return REFUSE(
            RULE(10_1_4f),
            "'%s' stays in the border provinces, and goes aboard no fleet",
            corps->id);
    return true;
}

/* [base transport]; 12.2.4a Switch: reduced transport capacity; 12.2.4b Ten
 * factors per transporting fleet */
static bool check_room(const struct seat *seat, const struct order *order,
                       const struct fleet *fleet, struct report *report)
{
    const struct load *details = order->details;
    const struct corps *corps = eia_corps(&seat->board, details->corps);
    int least = eia_setting_number(seat->module, "transport-ships");
    int factors = 0;
    int count = carried(&seat->board, fleet->id, &factors);

    if (!corps)
        return true;
    if (option_is(seat->options, "reduced-naval-transport", "on")) {
        if (factors + eia_corps_factors(corps) <= FACTORS_A_FLEET)
            return true;
        REFUSE(RULE(12_2_4b), "%s: a fleet carries %d",
               arena_counted(seat->arena, factors + eia_corps_factors(corps),
                             "factor"),
               FACTORS_A_FLEET);
        return refusal_cites(report, RULE(12_2_4a));
    }
    if (count == 0 && fleet->ships >= least)
        return true;
    return REFUSE(BASE(transport),
                  "'%s' carries a corps already, or has fewer than %s",
                  fleet->id, arena_counted(seat->arena, least, "ship"));
}

/* [base transport] what goes aboard lies where the fleet does */
static bool check_load(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct load *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->fleet);

    if (!fleet || !eia_own_fleet(seat, fleet))
        return REFUSE(BASE(transport), "'%s' is no fleet of yours",
                      details->fleet);
    return check_what(seat, order, fleet, report);
}

/* [base transport] a depot of one's own, and one a fleet; 12.2.4b no factors
 * but those of corps are carried (ruling 160) */
static bool check_depot(const struct seat *seat, const struct order *order,
                        const struct fleet *fleet, struct report *report)
{
    const struct load *details = order->details;
    const struct depot *depot = eia_depot(&seat->board, details->depot);

    if (!depot || depot->owner != eia_power(seat->side))
        return REFUSE(BASE(transport), "'%s' is no depot of yours",
                      details->depot);
    if (fleet->depot)
        return REFUSE(BASE(transport), "'%s' carries a depot already",
                      fleet->id);
    if (depot->infantry + depot->militia > 0)
        return REFUSE(BASE(transport),
                      "'%s' has a garrison, which no fleet carries", depot->id);
    if (depot->at && strcmp(depot->at + 1, fleet->at + 1) == 0)
        return true;
    return REFUSE(BASE(transport), "'%s' is not where '%s' lies",
                  details->depot, fleet->id);
}

/* [base transport] who is aboard already is where that fleet lies */
static bool lies_with(const struct board *board, const struct corps *corps,
                      const struct fleet *fleet)
{
    const struct fleet *carrier = eia_fleet(board, corps->embarked);

    if (carrier)
        return carrier->spent == 0 && same_name(carrier->at, fleet->at);
    return corps->at && strcmp(corps->at + 1, fleet->at + 1) == 0;
}

static bool check_aboard(const struct seat *seat, const struct order *order,
                         struct report *report)
{
    const struct load *details = order->details;
    const struct fleet *fleet = eia_fleet(&seat->board, details->fleet);
    const struct corps *corps = eia_corps(&seat->board, details->corps);

    if (eia_place_kind(fleet->at) != PLACE_PORT || fleet->spent > 0)
        return REFUSE(BASE(transport),
                      "'%s' does not begin the phase in a port", fleet->id);
    if (corps && !lies_with(&seat->board, corps, fleet))
        return REFUSE(BASE(transport), "'%s' is not where '%s' lies", corps->id,
                      fleet->id);
    if (details->depot && !check_depot(seat, order, fleet, report))
        return false;
    return check_room(seat, order, fleet, report);
}

/* [base transport] a corps or a depot is aboard */
static void load(const struct board *board, const struct load *details)
{
    struct fleet *fleet = eia_fleet(board, details->fleet);
    struct corps *corps = eia_corps(board, details->corps);
    struct depot *depot = eia_depot(board, details->depot);

    if (corps) {
        corps->embarked = fleet->id;
        corps->in_city = false;
    }
    if (depot) {
        fleet->depot = depot->id;
        depot->at = NULL;
    }
}

/* [base transport] aboard, for the orders after it */
static void foresee_load(const struct seat *seat, const struct order *order)
{
    load(&seat->board, order->details);
}

/* [base transport] a fleet takes a corps or a depot aboard */
static void carry_out_load(struct play *play, const char *side,
                           const struct order *order)
{
    const struct load *details = order->details;
    const struct corps *corps = eia_corps(&play->board, details->corps);
    const struct names *before = eia_tell_power(play, eia_power(side));
    struct event *event = NULL;

    load(&play->board, details);
    event =
        TELL(play, EVENT_ORDER, BASE(transport), side, details->fleet,
             "%s takes %s aboard", eia_piece_name(&play->board, details->fleet),
             details->corps ? eia_piece_name(&play->board, details->corps)
                            : "a depot");
    event_from_outside(play->journal, event, "%s takes %s aboard",
                       eia_piece_name(&play->board, details->fleet),
                       corps ? eia_seen_corps(&play->board, corps) : "a depot");
    eia_told(play, before);
}

static void say_load(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct load *details = order->details;

    (void)seat;
    buffer_printf(out, "'%s' takes '%s' aboard", details->fleet,
                  details->corps   ? details->corps
                  : details->depot ? details->depot
                                   : "nothing");
}

static void choose_load(const struct seat *seat, struct choices *choices)
{
    foreach (const struct fleet, fleet, seat->game->fleets)
        foreach (const struct corps, corps, seat->game->corps) {
            const struct load details = {fleet->id, corps->id, NULL};

            /* In an uncertain view too, what is on the map now. */
            if (fleet->at && corps->at)
                choice_offer(seat, choices, &eia_load, &details, NULL);
        }
}

const struct order_kind eia_load = {
    ORDER("load", BASE(transport), "takes a corps aboard"),
    FIELDS(load, REFER(NAME, load, fleet, "fleet", "fleet"),
           MAY(NAME, load, corps, "corps"), MAY(NAME, load, depot, "depot")),
    .check_order = check_load,
    .check_world = check_aboard,
    .foresee = foresee_load,
    .carry_out = carry_out_load,
    .say = say_load,
    .choices = choose_load,
};
