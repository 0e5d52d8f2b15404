/* Prussian couriers, who carry the news of the war. [base couriers] */
#include "core/buffer.h"
#include "rulesets/armee-du-nord/march/march.h"
#include "wargame/ways.h"

#include <limits.h>

struct courier_path {
    const char *courier;
    struct hexes path; /* empty: the cheapest way */
};

static const struct courier_path usual = {NULL, {NULL, 0}};

static const struct field path_fields[] = {
    FIELD(NAME, struct courier_path, courier, "courier", FIELD_OPTIONAL),
    FIELD(HEXES, struct courier_path, path, "path", FIELD_OPTIONAL),
    {0}};

/* ---- the standing order -------------------------------------------------- */

static const struct courier *courier_named(const struct game *game,
                                           const char *id)
{
    return FIND_NAMED(const struct courier, game->couriers, game->courier_count,
                      id, id);
}

static bool check_path(const struct seat *seat, const struct order *order,
                       struct report *report)
{
    const struct courier_path *given = order->details;

    if (adn_army_of(seat->side) != PRUSSIAN ||
        !courier_named(seat->game, given->courier))
        return refuse(report, &order->place, BASE(couriers),
                      "'%s' is no courier of yours", given->courier);
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
    .name = "courier-path",
    .rule = BASE(couriers),
    .summary = "the way that a courier takes",
    .size = sizeof(struct courier_path),
    .fields = path_fields,
    .subject = "courier",
    .check_order = check_path,
    .say = say_path,
    .initial = &usual,
};

/* ---- on the map ---------------------------------------------------------- */

/* The French bar a hex, and the zones of their cavalry; a river without a
 * bridge bars a step, and ground that leaders may not enter. */
static int step_cost(const void *context, int from, int to)
{
    const struct board *board = context;
    const struct module *module = board->module;
    const struct map_hex *ground = map_hex(&module->map, to);
    bool road = map_road(&module->map, from, to) != NO_ROAD;
    int cost = road ? module->courier_road : module->courier_other;

    if (!ground || ground->terrain == BOX || !adn_adjacent(board, from, to) ||
        adn_has_units(board, to, FRENCH_CAMP) ||
        adn_in_zoi(board, FRENCH_CAMP, to))
        return PROHIBITED;
    return ground->terrain == WOODS || ground->terrain == FOREST
               ? cost + module->courier_woods
               : cost;
}

/* His own way if he is on it, else the cheapest; the next hex, or 0. */
static int next_hex(struct play *play, const struct courier *courier, int goal)
{
    const struct way_rule rule = {step_cost, &play->board, 0};
    const struct courier_path *given = play_standing(
        play, adn_army_words[PRUSSIAN], &adn_courier_path, courier->id);
    struct hexes way;

    for (size_t i = 0; i < given->path.count; i++)
        if ((i == 0 ? !hexes_contain(&given->path, courier->hex)
                    : given->path.items[i - 1] == courier->hex) &&
            hex_adjacent(courier->hex, given->path.items[i]) &&
            step_cost(&play->board, courier->hex, given->path.items[i]) >= 0)
            return given->path.items[i];
    way = way_to(play->arena, &rule, courier->hex, goal);
    return way.count > 1 ? way.items[1] : 0;
}

static void ride_map(struct play *play, struct courier *courier, int goal)
{
    int points = courier->card->points;
    size_t begun = courier->passed.count;
    struct hexes way = {NULL, 0};

    hexes_add(play->arena, &way, courier->hex);
    while (courier->hex != goal) {
        int next = next_hex(play, courier, goal);
        int cost = next ? step_cost(&play->board, courier->hex, next) : INT_MAX;

        if (cost > points)
            break;
        points -= cost;
        courier->hex = next;
        hexes_add(play->arena, &courier->passed, next);
        hexes_add(play->arena, &way, next);
    }
    event_path(play->journal,
               journal_tell(play->journal, EVENT_MOVE, BASE(couriers),
                            adn_army_words[PRUSSIAN], courier->id,
                            courier->passed.count == begun ? "%s waits at %s."
                                                           : "%s rides to %s.",
                            courier->id,
                            adn_hex_name(&play->board, courier->hex)),
               &way);
}

/* ---- along the tracks ---------------------------------------------------- */

/* [ruling 54] along the track either way, and where boxes have one name */
static int next_box(const void *context, int from, int way)
{
    const struct module *module = ((const struct board *)context)->module;
    const struct box_card *box = adn_box(module, from);

    if (way < 2)
        return adn_box(module, way == 0 ? from - 1 : from + 1)
                   ? (way == 0 ? from - 1 : from + 1)
                   : 0;
    return (size_t)way < box->links.count + 2 ? box->links.items[way - 2] : -1;
}

/* Boxes of one name are one. */
static int box_cost(const void *context, int from, int to)
{
    (void)context;
    return hex_column(from) == hex_column(to);
}

static void ride_boxes(struct play *play, struct courier *courier, int to,
                       int boxes)
{
    const struct path_search search = {.cost = box_cost,
                                       .context = &play->board,
                                       .limit = HEX_NUMBERS,
                                       .next = next_box,
                                       .places = HEX_NUMBERS,
                                       .goal = to};
    size_t count;
    const struct reach *reach =
        path_reach(play->arena, &search, courier->hex, &count);
    struct hexes way = path_to(play->arena, reach, count, to);

    for (size_t i = 1; i < way.count; i++) {
        boxes -= box_cost(NULL, courier->hex, way.items[i]);
        if (boxes < 0)
            break;
        courier->hex = way.items[i];
    }
    if (courier->hex == to)
        courier->state = ARRIVED;
    event_at(journal_tell(play->journal, EVENT_MOVE, BASE(couriers),
                          adn_army_words[PRUSSIAN], courier->id, "%s %s %s.",
                          courier->id,
                          courier->state == ARRIVED ? "comes to" : "rides to",
                          adn_hex_name(&play->board, courier->hex)),
             courier->hex);
}

/* ---- a player turn of them ----------------------------------------------- */

static int errand(const struct courier *courier)
{
    return courier->to ? courier->to : courier->card->to;
}

/* From the entry hex he goes into the first box. */
static void ride(struct play *play, struct courier *courier)
{
    int to = errand(courier);
    int goal = adn_box(play->module, to)->entry;
    int boxes = play->module->courier_boxes;

    if (courier->hex == goal) {
        courier->hex = hex_column(to) * 100 + 1;
        ride_boxes(play, courier, to, boxes - 1);
    } else if (adn_box(play->module, courier->hex)) {
        ride_boxes(play, courier, to, boxes);
    } else {
        ride_map(play, courier, goal);
    }
}

/* With the leader who sends him, in the turn after the one whom that waits for
 * became active. False: not yet. */
static bool starts(const struct board *board, struct courier *courier)
{
    const struct leader *from = adn_leader(board, courier->card->from);
    const struct leader *after = adn_leader(board, courier->card->after);

    if (!from || (from->state != ON_MAP && from->state != IN_BOX) ||
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
    struct game *game = play->game;

    for (size_t i = 0; i < game->courier_count; i++) {
        struct courier *courier = &game->couriers[i];

        if (courier->state == RIDES ||
            (courier->state == NOT_STARTED && starts(&play->board, courier)))
            ride(play, courier);
    }
}

bool adn_courier_passed(const struct board *board, int hex)
{
    for (size_t i = 0; i < board->game->courier_count; i++)
        if (hexes_contain(&board->game->couriers[i].passed, hex))
            return true;
    return false;
}
