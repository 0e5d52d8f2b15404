/* Marching: what a step costs, and how far a day's march goes. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <assert.h>
#include <string.h>

enum { QUARTERS = 4, VEDETTE_MP = 9, LEADER_MP = 12, NO_WAY = 1000000 };

/* [base movement] points of a step; [base zoc] leaving a zone costs more;
 * [base repulse] so does a repulse */
int con_chart_cost(const struct board *board, const struct march *march,
                   enum step_row step)
{
    const struct movement_row *row = board->module->step_rows[step];

    assert(row && "the chart of movement has every row");
    return march->column ? row->column : row->normal;
}

/* [base weather] what the weather of the day changes */
const struct weather_row *con_weather(const struct board *board)
{
    foreach (const struct weather_row, row, board->module->weather)
        if (row->weather == board->game->weather)
            return row;
    assert(false && "the chart of weather has every row");
    return NULL;
}

/* [base movement] ground, and a river without bridge */
static int ground_cost(const struct board *board, const struct march *march,
                       int from, int to)
{
    const struct map_hex *hex = map_hex(&board->module->map, to);
    /* A place is as open as clear ground, whatever lies around it. */
    int cost = con_chart_cost(
        board, march,
        con_place(board, to) ? STEP_CLEAR : (enum step_row)hex->terrain);

    if (con_river(board, from, to) == RIVER_SECONDARY &&
        !con_bridged(board, from, to))
        cost += con_chart_cost(board, march, STEP_RIVER);
    return cost + QUARTERS * con_weather(board)->off_road;
}

/* [base movement] roads, secondary ones by the weather */
static int road_cost(const struct board *board, const struct march *march,
                     enum road road)
{
    int weather = con_weather(board)->secondary_road;
    int cost;

    if (road == ROAD_PRIMARY)
        return con_chart_cost(board, march, STEP_PRIMARY_ROAD);
    cost = con_chart_cost(board, march, STEP_SECONDARY_ROAD);
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

/* [base long-column] how a force marches */
struct march con_march_of(const struct board *board, const struct force *force,
                          const struct party *party)
{
    return (struct march){
        .side = party->side,
        .of = force->of,
        .column = option_is(board->options, "long-column", "on") &&
                  con_party_sp(party) > board->module->long_column_sp};
}

/* [base movement] points in quarters, changed by the weather, at least one */
static int in_weather(const struct board *board, int mp)
{
    mp += con_weather(board)->mp;
    return QUARTERS * (mp < 1 ? 1 : mp);
}

/* [base movement] the slowest member; a unit without leader half of it, rounded
 * up */
int con_party_mp(const struct board *board, const struct force *force,
                 const struct party *party)
{
    int mp = party->units_count ? 99 : LEADER_MP;

    foreach_unit (unit, *party) {
        int own = unit->acting_vedette ? VEDETTE_MP : unit->card->mp;

        mp = own < mp ? own : mp;
    }
    if (!force->leader &&
        !(party->units_count == 1 && party->units[0]->acting_vedette))
        mp = (mp + 1) / 2;
    return in_weather(board, mp);
}

int con_force_mp(const struct board *board, const struct force *force)
{
    const struct party party = con_party_of_force(board, force);

    return con_party_mp(board, force, &party);
}

/* [base vedettes] points of a vedette */
int con_vedette_mp(const struct board *board)
{
    return in_weather(board, VEDETTE_MP);
}

/* ---- ways over the map --------------------------------------------------- */

/* [base movement] a step of a way that is not barred */
static int ride_cost(const void *context, int from, int to)
{
    const struct ride *ride = context;
    const struct march march = {.side = ride->side};

    if (ride->bars && ride->bars(ride->board, con_enemy(ride->side), to))
        return -1;
    return ride->cost ? ride->cost(ride->board, from, to)
                      : con_step_cost(ride->board, &march, from, to);
}

struct way_rule con_ride_rule(const struct ride *ride)
{
    return (struct way_rule){ride_cost, ride, ride->limit};
}

int con_ride(const struct ride *ride, int from)
{
    const struct way_rule rule = con_ride_rule(ride);

    return way_nearest(ride->board->arena, &rule, from, ride->ends);
}

bool con_is_source(const struct supply_point *supply,
                   const struct army_card *army)
{
    return supply->kind == SUPPLY_SOURCE && supply->active &&
           strcmp(supply->army, army->id) == 0;
}

/* [base retreat] the cheapest way to the center, else to a source */
const struct ways_home *con_ways_home(const struct board *board,
                                      const struct army_card *army)
{
    struct ways_home *ways = ARENA_NEW(board->arena, struct ways_home);
    const struct ride ride = {.board = board, .limit = NO_WAY};
    const struct way_rule rule = con_ride_rule(&ride);
    int center = con_army(board, army->id)->center;

    for (int hex = 0; hex < HEX_NUMBERS; hex++)
        ways->cost[hex] = NO_WAY;
    if (center)
        ways_to(board->arena, &rule, center, ways->cost);
    foreach (const struct supply_point, supply, board->module->supplies)
        if (!center && con_is_source(supply, army))
            ways_to(board->arena, &rule, supply->hex, ways->cost);
    return ways;
}
