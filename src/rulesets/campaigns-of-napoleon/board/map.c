/* The map under the rules: neighbours, hexsides, ground. */
#include "rulesets/campaigns-of-napoleon/board/board.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool con_on_map(const struct board *board, int hex)
{
    return map_hex(&board->module->map, hex);
}

const struct map_place *con_place(const struct board *board, int hex)
{
    return map_place(&board->module->map, hex);
}

/* [base adjacency] the river between two hexes */
enum river con_river(const struct board *board, int one, int other)
{
    return (enum river)map_river(&board->module->map, one, other);
}

enum road con_road(const struct board *board, int one, int other)
{
    return (enum road)map_road(&board->module->map, one, other);
}

bool con_same_side(int a, int b, int one, int other)
{
    return (a == one && b == other) || (a == other && b == one);
}

/* [base pontoon] a pontoon bridge lies there */
static bool pontoon_laid(const struct board *board, int one, int other)
{
    foreach (struct pontoon_bridge, pontoon, board->game->pontoons)
        if (con_same_side(pontoon->one, pontoon->other, one, other))
            return true;
    return false;
}

/* [base bridge-demolition] the bridge is broken */
bool con_broken(const struct board *board, int one, int other)
{
    foreach (struct broken_bridge, broken, board->game->broken)
        if (con_same_side(broken->one, broken->other, one, other))
            return true;
    return false;
}

/* [base bridge-demolition] a bridge that is not broken */
bool con_map_bridge(const struct board *board, int one, int other)
{
    return map_bridge(&board->module->map, one, other) &&
           !con_broken(board, one, other);
}

/* [base adjacency] a bridge of the map, or a pontoon */
bool con_bridged(const struct board *board, int one, int other)
{
    return con_map_bridge(board, one, other) || pontoon_laid(board, one, other);
}

/* 3.1n a bridged primary river */
bool con_bridged_primary(const struct board *board, int one, int other)
{
    return con_river(board, one, other) == RIVER_PRIMARY &&
           con_bridged(board, one, other);
}

/* 3.1k impassable hexsides break adjacency, [base adjacency] */
bool con_adjacent(const struct board *board, int one, int other)
{
    return map_adjacent(&board->module->map, one, other) &&
           (con_river(board, one, other) != RIVER_PRIMARY ||
            con_bridged(board, one, other));
}

/* [base force] in one hex, or in two that touch */
bool con_near(const struct board *board, int one, int other)
{
    return one == other || con_adjacent(board, one, other);
}

/* 10.1b the high side of a crest */
int con_crest(const struct board *board, int one, int other)
{
    const struct map_hexside *side =
        map_hexside(&board->module->map, one, other);

    return side ? side->crest : 0;
}

/* [base fortified] a fortified town */
bool con_fortified(const struct board *board, int hex)
{
    const struct map_place *place = con_place(board, hex);

    return place && place->fortified;
}

struct held_place *con_held(const struct board *board, int hex)
{
    foreach (struct held_place, held, board->game->held)
        if (held->hex == hex)
            return held;
    return NULL;
}

/* 10.5.7.1m how often strength in a town counts */
int con_fortified_multiplier(const struct board *board)
{
    const char *value = option_value(board->options, "fortified-multiplier");

    if (!value || strcmp(value, "module") == 0)
        return board->module->fortified_multiplier;
    return atoi(value);
}

/* [base terrain-chart] what the ground of a hex counts as */
static enum ground_kind ruling_ground(const struct board *board, int hex)
{
    const struct map_place *place = con_place(board, hex);
    enum ground_kind ground =
        (enum ground_kind)map_hex(&board->module->map, hex)->terrain;

    if (!place)
        return ground;
    if (place->fortified)
        return FORTIFIED;
    if (place->size == PLACE_CENTER)
        return CENTER;
    if (place->size == PLACE_TOWN)
        return TOWN;
    /* log.2011-05-30 a village changes nothing but the name of clear
     * ground. */
    return ground == CLEAR ? VILLAGE : ground;
}

/* [base terrain-chart] */
const struct terrain_row *con_terrain(const struct board *board, int hex)
{
    enum ground_kind ground = ruling_ground(board, hex);

    foreach (const struct terrain_row, row, board->module->terrain)
        if (row->terrain == ground)
            return row;
    assert(false && "the terrain chart has a row for each kind of ground");
    return NULL;
}
