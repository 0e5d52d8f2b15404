/* Prussian couriers, who carry the news of the war. [base couriers] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

struct courier_path {
    const char *courier;
    struct hexes path; /* empty: the cheapest way */
};

/* ---- the standing order -------------------------------------------------- */

static bool check_path(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct courier_path *given = order->details;

    if (adn_army_of(seat->side) != PRUSSIAN ||
        !FIND_NAMED(const struct courier, seat->game->couriers,
                    seat->game->couriers_count, id, given->courier))
        return REFUSE(BASE(couriers), "'%s' is no courier of yours",
                      given->courier ? given->courier : "nobody");
    return way_is_connected(&seat->module->map, &given->path, &order->place,
                            BASE(couriers), report);
}

static void say_path(const struct seat *seat, const struct order *order,
                     struct buffer *out)
{
    const struct courier_path *given = order->details;

    buffer_printf(out, "%s rides %s",
                  given->courier ? given->courier : "a courier",
                  given->path.count > 0
                      ? way_story(&seat->module->map, &given->path, seat->arena)
                      : "the cheapest way");
}

const struct order_kind adn_courier_path = {
    ORDER("courier-path", BASE(couriers), "the way that a courier takes"),
    FIELDS(courier_path, MAY(NAME, courier_path, courier, "courier"),
           MAY(HEXES, courier_path, path, "path")),
    .subject = "courier",
    .check_order = check_path,
    .say = say_path,
    .initial = &(const struct courier_path){NULL, {NULL, 0}}};

/* ---- his way: hexes of the map, then boxes ------------------------------- */

struct ride {
    const struct board *board;
    int to;           /* his box */
    int points;       /* of a turn */
    struct hexes way; /* off his own path; empty: not looked for */
    size_t at;
};

static int gate_of(const struct ride *ride)
{
    return adn_box(ride->board->module, ride->to)->entry;
}

/* The six neighbours, and from the hex where his track begins box 1; along a
 * track either way, and [ruling 54] to boxes of the same name. */
static int next_place(const void *context, int from, int way)
{
    const struct ride *ride = context;
    const struct module *module = ride->board->module;
    const struct box_card *box = adn_box(module, from);
    int beside = from - 1 + 2 * way;

    if (!box && way < DIRECTIONS)
        return hex_neighbour(from, way);
    if (!box)
        return way > DIRECTIONS        ? -1
               : from == gate_of(ride) ? hex_column(ride->to) * 100 + 1
                                       : 0;
    if (way < 2)
        return adn_box(module, beside) ? beside : 0;
    return (size_t)way < box->links.count + 2 ? box->links.items[way - 2] : -1;
}

/* The French bar a hex, and the zones of their cavalry; a river without a
 * bridge bars a step. Boxes of one name are one. */
static int step_cost(const void *context, int from, int to)
{
    const struct ride *ride = context;
    const struct board *board = ride->board;
    const struct module *module = board->module;
    const struct map_hex *ground = map_hex(&module->map, to);
    bool road = map_road(&module->map, from, to) != NO_ROAD;
    bool woods =
        ground && (ground->terrain == WOODS || ground->terrain == FOREST);

    if (adn_box(module, to))
        return adn_box(module, from) && hex_column(from) != hex_column(to)
                   ? 0
                   : ride->points / module->courier_boxes;
    if (!ground || !adn_adjacent(board, from, to) ||
        adn_has_units(board, to, FRENCH_CAMP) ||
        adn_in_zoi(board, to, ALLIED_CAMP))
        return PROHIBITED;
    return (road ? module->courier_road : module->courier_other) +
           (woods ? module->courier_woods : 0);
}

/* His own way if he is on it, else the cheapest; 0: there is none. */
static int next_of(struct play *play, const struct courier *courier,
                   struct ride *ride)
{
    const struct path_search search = {.cost = step_cost,
                                       .context = ride,
                                       .limit = HEX_NUMBERS,
                                       .next = next_place,
                                       .places = HEX_NUMBERS,
                                       .goal = ride->to};
    const struct courier_path *given = play_standing(
        play, adn_army_words[PRUSSIAN], &adn_courier_path, courier->id);
    const struct reach *reach;
    size_t count;

    for (size_t i = 0; ride->way.count == 0 && i < given->path.count; i++)
        if ((i == 0 ? !hexes_contain(&given->path, courier->hex)
                    : given->path.items[i - 1] == courier->hex) &&
            hex_adjacent(courier->hex, given->path.items[i]) &&
            step_cost(ride, courier->hex, given->path.items[i]) >= 0)
            return given->path.items[i];
    if (ride->way.count == 0) {
        reach = path_reach(play->arena, &search, courier->hex, &count);
        ride->way = path_to(play->arena, reach, count, ride->to);
    }
    return ++ride->at < ride->way.count ? ride->way.items[ride->at] : 0;
}

/* He ends the turn where his track begins. */
static void go(struct play *play, struct courier *courier)
{
    struct ride ride = {.board = &play->board,
                        .to = courier->to ? courier->to : courier->card->to,
                        .points = courier->card->points};
    int left = ride.points, next;

    while (courier->hex != ride.to &&
           (next = next_of(play, courier, &ride)) != 0 &&
           step_cost(&ride, courier->hex, next) <= left) {
        left -= step_cost(&ride, courier->hex, next);
        courier->hex = next;
        if (!adn_box(play->module, next))
            hexes_add(play->arena, &courier->passed, next);
        if (next == gate_of(&ride))
            break;
    }
    if (courier->hex == ride.to)
        courier->state = ARRIVED;
    event_at(TELL_BY(play, EVENT_MOVE, BASE(couriers), adn_army_words[PRUSSIAN],
                     courier->id, "%s %s %s.", courier->id,
                     courier->state == ARRIVED ? "comes to"
                     : left == ride.points     ? "waits at"
                                               : "rides to",
                     adn_hex_name(&play->board, courier->hex)),
             courier->hex);
}

/* With his sender, in the turn after whom that waits for became active. */
static bool starts(const struct board *board, struct courier *courier)
{
    const struct leader *from = adn_leader(board, courier->card->from);
    const struct leader *after = adn_leader(board, courier->card->after);

    if (!from || from->hex == 0 ||
        (after && (after->asleep || after->woken == board->game->turn)))
        return false;
    courier->state = RIDES;
    courier->hex = from->hex;
    courier->passed = (struct hexes){NULL, 0};
    if (from->state == ON_MAP)
        hexes_add(board->arena, &courier->passed, from->hex);
    return true;
}

void adn_ride(struct play *play)
{
    foreach (struct courier, courier, play->game->couriers)
        if (courier->state == RIDES ||
            (courier->state == NOT_STARTED && starts(&play->board, courier)))
            go(play, courier);
}
