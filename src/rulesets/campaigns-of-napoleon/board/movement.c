/* Marching: what a step costs, and how far a day's march goes. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <assert.h>
#include <string.h>

enum { QUARTERS = 4, VEDETTE_MP = 9, LEADER_MP = 12, NO_WAY = 1000000 };

/* [base movement] points of a step */
static int chart(const struct board *board, const char *step, bool column)
{
    const struct module *module = board->module;

    for (size_t i = 0; i < module->movement_count; i++)
        if (strcmp(module->movement[i].step, step) == 0)
            return column ? module->movement[i].column
                          : module->movement[i].normal;
    assert(false && "the chart of movement has every row");
    return 0;
}

/* [base weather] what the weather of the day changes */
const struct weather_row *con_weather(const struct board *board)
{
    const struct module *module = board->module;

    for (size_t i = 0; i < module->weather_count; i++)
        if (module->weather[i].weather == board->game->weather)
            return &module->weather[i];
    assert(false && "the chart of weather has every row");
    return NULL;
}

/* [base movement] ground, and a river without bridge */
static int ground_cost(const struct board *board, const struct march *march,
                       int from, int to)
{
    static const char *const rows[] = {
        [CLEAR] = "clear", [WOODS] = "woods",
        [HILLS] = "hills", [WOODS_HILLS] = "woods-hills",
        [MARSH] = "marsh",
    };
    const struct map_hex *hex = map_hex(&board->module->map, to);
    /* A place is as open as clear ground, whatever lies around it. */
    const char *row = con_place(board, to) ? "clear" : rows[hex->terrain];
    int cost = chart(board, row, march->column);

    if (con_river(board, from, to) == RIVER_SECONDARY &&
        !con_bridged(board, from, to))
        cost += chart(board, "secondary-river-without-bridge", march->column);
    return cost + QUARTERS * con_weather(board)->off_road;
}

/* [base movement] roads, secondary ones by the weather */
static int road_cost(const struct board *board, const struct march *march,
                     enum road road)
{
    int weather = con_weather(board)->secondary_road;
    int cost = 0;

    if (road == ROAD_PRIMARY)
        return chart(board, "primary-road", march->column);
    cost = chart(board, "secondary-road", march->column);
    return weather > cost ? weather : cost;
}

/* [base movement] along a road neither ground nor river is paid */
int con_step_cost(const struct board *board, const struct march *march,
                  int from, int to)
{
    enum road road = con_road(board, from, to);

    if (!con_adjacent(board, from, to))
        return -1;
    if (road != ROAD_NONE)
        return road_cost(board, march, road);
    return ground_cost(board, march, from, to);
}

/* [base zoc] leaving a zone costs more */
int con_leaving_cost(const struct board *board, const struct march *march)
{
    return chart(board, "leaving-zoc", march->column);
}

/* [base repulse] points of a repulse */
int con_repulse_cost(const struct board *board, const struct march *march)
{
    return chart(board, "repulse", march->column);
}

/* [base long-column] how a force marches */
struct march con_march_of(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);
    struct march march = {.side = party.side, .army = force->army};

    /* [base long-column] */
    march.column = option_is(board->options, "long-column", "on") &&
                   con_party_sp(&party) > board->module->long_column_sp;
    return march;
}

/* [base movement] the slowest member, changed by the weather, at least one;
 * a unit without leader half of it, rounded up */
int con_force_mp(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);
    int mp = party.unit_count ? 99 : LEADER_MP;

    for (size_t i = 0; i < party.unit_count; i++) {
        const struct unit *unit = party.units[i];
        int own = unit->acting_vedette ? VEDETTE_MP : unit->card->mp;

        mp = own < mp ? own : mp;
    }
    if (!force->leader &&
        !(party.unit_count == 1 && party.units[0]->acting_vedette))
        mp = (mp + 1) / 2;
    mp += con_weather(board)->mp;
    return QUARTERS * (mp < 1 ? 1 : mp);
}

/* [base vedettes] points of a vedette, changed by the weather */
int con_vedette_mp(const struct board *board)
{
    int mp = VEDETTE_MP + con_weather(board)->mp;

    return QUARTERS * (mp < 1 ? 1 : mp);
}

/* ---- ways home ---------------------------------------------------------- */

struct way {
    const struct board *board;
    struct march march;
};

static int way_cost(const void *context, int from, int to)
{
    const struct way *way = context;

    return con_step_cost(way->board, &way->march, from, to);
}

static int cheapest(const struct reach *reach, size_t count, int hex)
{
    int cost = path_cost(reach, count, hex);

    return cost < 0 ? NO_WAY : cost;
}

/* A cost home that was found, with what it hangs on besides the map. */
struct known_way {
    const char *army;
    int center;
    enum weather weather;
    int cost;
    struct known_way *next;
};

struct known_ways {
    struct arena *arena;
    size_t pontoons; /* of the position: without one of them ways differ */
    size_t broken;   /* and with one of these more */
    struct known_way *from[10000]; /* by hex */
};

void con_know_ways(struct game *game, struct arena *arena)
{
    game->ways = ARENA_NEW(arena, struct known_ways);
    game->ways->arena = arena;
    game->ways->pontoons = game->pontoon_count;
    game->ways->broken = game->broken_count;
}

/* [base retreat] the cheapest way home */
static int find_cost(const struct board *board, const struct army *own,
                     const char *army, int hex)
{
    struct way way = {board, {.army = army}};
    const struct path_search search = {
        .cost = way_cost, .context = &way, .limit = NO_WAY};
    size_t count = 0;
    const struct reach *reach = path_reach(board->arena, &search, hex, &count);
    int best = NO_WAY;

    if (own && own->center)
        return cheapest(reach, count, own->center);
    for (size_t i = 0; i < board->module->supply_count; i++) {
        const struct supply_point *supply = &board->module->supplies[i];
        int cost = NO_WAY;

        if (supply->kind != SUPPLY_SOURCE || !supply->active ||
            strcmp(supply->army, army) != 0)
            continue;
        cost = cheapest(reach, count, supply->hex);
        best = cost < best ? cost : best;
    }
    return best;
}

static const struct known_way *known_way(const struct known_way *way,
                                         const struct known_way *wanted)
{
    while (way &&
           (way->center != wanted->center || way->weather != wanted->weather ||
            strcmp(way->army, wanted->army) != 0))
        way = way->next;
    return way;
}

/* [base retreat] to the center, else to a source */
int con_cost_home(const struct board *board, const char *army, int hex)
{
    const struct army *own = con_army(board, army);
    struct known_ways *ways = board->game->ways;
    struct known_way wanted = {.army = army,
                               .center = own ? own->center : 0,
                               .weather = board->game->weather};
    const struct known_way *known = NULL;

    if (!ways || ways->pontoons != board->game->pontoon_count ||
        ways->broken != board->game->broken_count)
        return find_cost(board, own, army, hex);
    known = known_way(ways->from[hex], &wanted);
    if (known)
        return known->cost;
    wanted.cost = find_cost(board, own, army, hex);
    wanted.next = ways->from[hex];
    ways->from[hex] = arena_copy(ways->arena, &wanted, sizeof(wanted));
    return wanted.cost;
}
