/* The grid: neighbours, distances and sets of hexes. */
#include "core/hex.h"

#include "core/arena.h"

#include <assert.h>
#include <stdlib.h>

/* Clockwise from north. Even columns lie half a hex further south, so that
 * the row of a neighbour hangs on the parity of the column. */
static const struct step {
    int column;
    int row[2]; /* from an even, from an odd column */
} steps[6] = {
    {0, {-1, -1}}, {1, {0, -1}}, {1, {1, 0}},
    {0, {1, 1}},   {-1, {1, 0}}, {-1, {0, -1}},
};

int hex_neighbour(int hex, int direction)
{
    int column = hex_column(hex);
    int row = hex_row(hex);

    assert(direction >= 0 && direction < 6);
    row += steps[direction].row[column % 2];
    column += steps[direction].column;
    if (column < 1 || column > 99 || row < 1 || row > 99)
        return 0;
    return column * 100 + row;
}

/* Rows on a grid whose rows run straight from north-west to south-east: there
 * three coordinates that sum to 0 say the distance. */
static int slanted_row(int hex)
{
    return hex_row(hex) - (hex_column(hex) - 1) / 2;
}

static int larger(int one, int other)
{
    return one > other ? one : other;
}

int hex_distance(int from, int to)
{
    int columns = hex_column(to) - hex_column(from);
    int rows = slanted_row(to) - slanted_row(from);

    return larger(larger(abs(columns), abs(rows)), abs(columns + rows));
}

bool hex_adjacent(int one, int other)
{
    return hex_distance(one, other) == 1;
}

int hex_direction(int from, int to)
{
    int column = hex_column(from);
    int columns = hex_column(to) - column, rows = hex_row(to) - hex_row(from);

    if (to == 0)
        return -1;
    for (int direction = 0; direction < 6; direction++)
        if (steps[direction].column == columns &&
            steps[direction].row[column % 2] == rows)
            return direction;
    return -1;
}

const char *hex_text(struct arena *arena, int hex)
{
    return arena_text(arena, "%04d", hex);
}

int hex_from_text(const char *text)
{
    int hex = 0;

    for (int i = 0; i < 4; i++) {
        if (text[i] < '0' || text[i] > '9')
            return 0;
        hex = hex * 10 + text[i] - '0';
    }
    if (text[4] || hex_column(hex) < 1 || hex_row(hex) < 1)
        return 0;
    return hex;
}

struct names hexes_names(struct arena *arena, const struct hexes *hexes)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; i < hexes->count; i++)
        names_add(arena, &names, hex_text(arena, hexes->items[i]));
    return names;
}

bool hexes_contain(const struct hexes *hexes, int hex)
{
    for (size_t i = 0; i < hexes->count; i++)
        if (hexes->items[i] == hex)
            return true;
    return false;
}

void hexes_add(struct arena *arena, struct hexes *hexes, int hex)
{
    *(int *)LIST_ADD(arena, hexes->items, hexes->count) = hex;
}
