/* Neighbours, what a step costs, what a gun sees, what cavalry holds. */
#include "rulesets/armee-du-nord/board/board.h"
#include "wargame/sight.h"
#include "wargame/ways.h"

const struct turn_card *adn_now(const struct board *board)
{
    return adn_turn(board->module, board->game->turn);
}

bool adn_is_night(const struct board *board)
{
    return adn_now(board)->kind == NIGHT;
}

bool adn_is_wet(const struct board *board)
{
    return adn_now(board)->kind == RAIN || adn_now(board)->soil == MUD;
}

/* [base adjacency] */
bool adn_adjacent(const struct board *board, int one, int other)
{
    const struct hex_map *map = &board->module->map;

    return map_adjacent(map, one, other) &&
           (map_river(map, one, other) != RIVER || map_bridge(map, one, other));
}

/* [base adjacency] over an unbridged river nobody is next to anybody */
bool adn_next_to_enemy(const struct board *board, int hex, int camp)
{
    foreach_neighbour (other, hex)
        if (adn_has_enemy(board, other, camp) &&
            adn_adjacent(board, hex, other))
            return true;
    return false;
}

/* [base movement] */
int adn_step_cost(const struct board *board, int class, int from, int to,
                  bool column)
{
    return adn_is_bound(board, class, from, to)
               ? PROHIBITED
               : adn_chart_step(board->module, class, from, to, column,
                                adn_now(board)->soil);
}

bool adn_is_bound(const struct board *board, int class, int from, int to)
{
    return adn_prohibited(board, class, from) &&
           map_road(&board->module->map, from, to) == NO_ROAD;
}

bool adn_prohibited(const struct board *board, int class, int hex)
{
    const struct map_hex *ground = map_hex(&board->module->map, hex);

    return !ground || board->module->step_cost[ground->terrain][class] < 0;
}

const char *adn_hex_name(const struct board *board, int hex)
{
    return map_name(&board->module->map, hex, board->arena);
}

const char *adn_points_phrase(struct arena *arena, int quarters)
{
    return arena_text(arena, "%s %s", quarters_text(arena, quarters),
                      quarters <= QUARTERS ? "point" : "points");
}

/* ---- what a gun sees ----------------------------------------------------- */

/* [base bombardment] woods, forest, villages, towns and units are in the way */
static bool hides(const void *context, int hex)
{
    const struct board *board = context;
    const struct map_hex *ground = map_hex(&board->module->map, hex);

    return !ground || !adn_is_empty(board, hex) ||
           (ground->terrain != CLEAR && ground->terrain != SWAMP);
}

bool adn_line_of_sight(const struct board *board, int from, int to)
{
    const struct sight_rule rule = {hides, board};

    return hex_sees(&rule, from, to);
}

/* ---- the zone of influence of cavalry: [base zoi] ------------------------ */

/* qa.charge-3b every cavalry unit has one, whatever it does */
static bool exerts(const void *context, int camp, int hex)
{
    for (UNITS_AT(unit, context, hex, camp))
        if (unit->card->arm == CAVALRY)
            return true;
    return false;
}

/* [base zoi] not over an unbridged river, not into forest or town */
static bool crosses(const void *context, int from, int to)
{
    const struct board *board = context;
    const struct map_hex *ground = map_hex(&board->module->map, to);

    return ground && ground->terrain != FOREST && ground->terrain != TOWN &&
           adn_adjacent(board, from, to);
}

bool adn_in_zoi(const struct board *board, int hex, int camp)
{
    const struct zone_rule rule = {exerts, crosses, board};

    return zone_covers(&rule, adn_enemy(camp), hex);
}

/* 9.9c-a, [base zoi] from hex to hex within the zone of one unit */
bool adn_same_zoi(const struct board *board, int from, int to, int camp)
{
    const struct zone_rule rule = {exerts, crosses, board};
    int sources[DIRECTIONS];
    int count = zone_sources(&rule, adn_enemy(camp), from, sources);

    for (int i = 0; i < count; i++)
        if (crosses(board, sources[i], to))
            return true;
    return false;
}
