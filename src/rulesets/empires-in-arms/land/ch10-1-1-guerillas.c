/* Guerillas march, and where new ones rise. 10.1.1 */
#include "core/buffer.h"
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/land/guerilla.h"
#include "rulesets/empires-in-arms/module/rules.h"

struct guerilla_move {
    const char *from, *to;
    int factors;
    bool into_city;
};

/* 10.1.1o those that have not moved; they leave a city that is not besieged,
 * too. */
static int ready(const struct board *board, const char *area)
{
    const struct guerilla *outside = eia_guerillas(board, area, false);
    const struct guerilla *inside = eia_guerillas(board, area, true);
    int sum = outside ? outside->factors - outside->moved : 0;

    if (inside && !eia_besieged(board, area))
        sum += inside->factors - inside->moved;
    return sum;
}

/* 10.1.1j a city that they may garrison */
static bool check_city(const struct board *board, const struct order *order,
                       struct report *report)
{
    const struct guerilla_move *details = order->details;
    const struct area_card *card = eia_area(board->module, details->to);
    const char *holder = eia_city_holder(board, details->to);
    int room =
        eia_capacity(board, details->to) - eia_city_factors(board, details->to);

    if (!card->city || eia_besieged(board, details->to) ||
        (holder && eia_fights(board, SPAIN, holder)))
        return REFUSE(BASE(garrison), "there is no city at %s to enter",
                      eia_place_name(board, details->to));
    if (details->factors <= room)
        return true;
    return REFUSE(RULE(10_1_1j), "%s has room for %d factor%s",
                  eia_place_name(board, details->to), room, eia_plural_s(room));
}

/* 10.1.1a Guerillas are Spain's; 10.1.1o they move to an adjacent area;
 * 10.1.1p never out of Spain */
static bool check_guerilla(const struct seat *seat, const struct order *order,
                           struct report *report)
{
    const struct guerilla_move *details = order->details;

    if (eia_power(seat->side) != SPAIN)
        return REFUSE(RULE(10_1_1a), "guerillas are Spain's");
    if (!eia_area(seat->module, details->from) ||
        eia_place_kind(details->from) != PLACE_AREA)
        return REFUSE(RULE(10_1_1o), "'%s' is no area", details->from);
    if (!same_name(details->from, details->to) &&
        !eia_edge(&seat->board, details->from, details->to))
        return REFUSE(RULE(10_1_1o), "%s is not next to %s",
                      eia_place_name(&seat->board, details->to),
                      eia_place_name(&seat->board, details->from));
    if (!same_name(eia_home_of(&seat->board, details->to), eia_power_id(SPAIN)))
        return REFUSE(RULE(10_1_1p), "%s is not in Spain",
                      eia_place_name(&seat->board, details->to));
    return true;
}

static bool check_ready(const struct seat *seat, const struct order *order,
                        struct report *report)
{
    const struct guerilla_move *details = order->details;

    if (details->factors < 1 ||
        details->factors > ready(&seat->board, details->from))
        return REFUSE(RULE(10_1_1o), "%d guerilla%s at %s may move",
                      ready(&seat->board, details->from),
                      eia_plural_s(ready(&seat->board, details->from)),
                      eia_place_name(&seat->board, details->from));
    return !details->into_city || check_city(&seat->board, order, report);
}

/* 10.1.1o so many leave */
static int leave(struct guerilla *guerilla, int factors)
{
    int free = guerilla ? guerilla->factors - guerilla->moved : 0;

    if (factors > free)
        factors = free;
    if (factors > 0)
        guerilla->factors -= factors;
    return factors;
}

/* 10.1.1o from one area into the next */
static void move_guerillas(const struct board *board,
                           const struct guerilla_move *details)
{
    int left = details->factors;

    left -= leave(eia_guerillas(board, details->from, false), left);
    if (left > 0)
        leave(eia_guerillas(board, details->from, true), left);
    eia_add_guerilla_factors(board, details->to, details->into_city,
                             details->factors);
    eia_guerillas(board, details->to, details->into_city)->moved +=
        details->factors;
    eia_tidy_guerillas(board->game);
}

/* 10.1.1o moved, for the orders after it */
static void foresee_guerilla(const struct seat *seat, const struct order *order)
{
    move_guerillas(&seat->board, order->details);
}

/* 10.1.1o guerillas move */
static void carry_out_guerilla(struct play *play, const char *side,
                               const struct order *order)
{
    const struct guerilla_move *details = order->details;
    struct event *event = NULL;

    move_guerillas(&play->board, details);
    event = TELL(play, EVENT_MOVE, RULE(10_1_1o), side, NULL,
                 "guerillas go from %s to %s%s: %s",
                 eia_place_name(&play->board, details->from),
                 eia_place_name(&play->board, details->to),
                 details->into_city ? ", into the city" : "",
                 arena_counted(play->arena, details->factors, "factor"));
    eia_goes(play->arena, event, details->from, details->to);
}

static void say_guerilla(const struct seat *seat, const struct order *order,
                         struct buffer *out)
{
    const struct guerilla_move *details = order->details;

    buffer_printf(out, "move %d guerilla factor%s from %s to %s",
                  details->factors, eia_plural_s(details->factors),
                  eia_place_name(&seat->board, details->from),
                  eia_place_name(&seat->board, details->to));
}

static void choose_guerilla(const struct seat *seat, struct choices *choices)
{
    foreach (const struct guerilla, guerilla, seat->game->guerillas) {
        const struct way *way = eia_ways(seat->module, guerilla->area);

        for (; way->to; way++) {
            const struct guerilla_move details = {guerilla->area, way->to->id,
                                                  guerilla->factors, false};

            choice_offer(seat, choices, &eia_guerilla_move, &details, NULL);
        }
    }
}

const struct order_kind eia_guerilla_move = {
    ORDER("guerilla", RULE(10_1_1o), "moves guerillas"),
    FIELDS(guerilla_move, REFER(NAME, guerilla_move, from, "from", "area"),
           REFER(NAME, guerilla_move, to, "to", "area"),
           NEEDED(COUNT, guerilla_move, factors, "n"),
           MAY(YES, guerilla_move, into_city, "into-city")),
    .check_order = check_guerilla,
    .check_world = check_ready,
    .foresee = foresee_guerilla,
    .carry_out = carry_out_guerilla,
    .say = say_guerilla,
    .choices = choose_guerilla,
};

/* ---- where they rise: 10.1.1c ----------------------------------------- */

/* 10.1.1c an area of the province where they may rise */
static bool check_rise(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct guerilla_rise *details = order->details;
    const struct province_card *province =
        eia_province_card(seat->module, details->province);

    if (eia_power(seat->side) != SPAIN)
        return REFUSE(RULE(10_1_1a), "guerillas are Spain's");
    if (province && province->guerilla > 0 &&
        eia_lies_in(&seat->board, details->area, province->id))
        return true;
    return REFUSE(RULE(10_1_1c),
                  "'%s' is no area of a province of Spain named '%s'",
                  details->area, details->province);
}

static void say_rise(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct guerilla_rise *details = order->details;

    buffer_printf(out, "guerillas of %s rise at %s", details->province,
                  eia_place_name(&seat->board, details->area));
}

static void choose_rise(const struct seat *seat, struct choices *choices)
{
    /* While no enemy is there none rise. */
    if (!eia_at_war_at_all(&seat->board, SPAIN))
        return;
    foreach (const struct area_card, area, seat->module->areas) {
        const struct guerilla_rise details = {area->province, area->id};

        choice_offer(seat, choices, &eia_guerilla_rise, &details, NULL);
    }
}

const struct order_kind eia_guerilla_rise = {
    ORDER("guerilla-area", RULE(10_1_1c), "where guerillas of a province rise"),
    FIELDS(guerilla_rise,
           REFER(NAME, guerilla_rise, province, "province", "province"),
           REFER(NAME, guerilla_rise, area, "area", "area")),
    .subject = "province",
    .check_order = check_rise,
    .say = say_rise,
    .choices = choose_rise,
};
