/* Hexes of a numbered map: CCRR, flat sides left and right shared by columns,
 * row 01 in the north, even columns half a hex further south. */
#ifndef BERTHIER_CORE_HEX_H
#define BERTHIER_CORE_HEX_H

#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/*
 * A hex is an int, column * 100 + row, printed with four digits; 0 is no hex.
 * Columns and rows run from 1 to 99.
 */
struct hexes {
    int *items;
    size_t count;
};

/* Walks them as foreach() does a list: foreach_hex (hex, order->path). */
#define foreach_hex(one, hexes)                                                \
    FOREACH_AT(one, (hexes).count, int one = (hexes).items[one##_at])

static inline int hex_column(int hex)
{
    return hex / 100;
}

static inline int hex_row(int hex)
{
    return hex % 100;
}

/* The six neighbours, clockwise from north; may lie off any real map, and is 0
 * where column or row would leave 1..99. direction 0..5. */
int hex_neighbour(int hex, int direction);
/* Steps on the empty grid; 0 for the same hex. */
int hex_distance(int from, int to);
bool hex_adjacent(int one, int other);
/* Direction 0..5 from a hex to its neighbour, or -1. */
int hex_direction(int from, int to);
/* "0722" in the arena. */
const char *hex_text(struct arena *arena, int hex);
/* The hex of such a text; 0 if it is none. */
int hex_from_text(const char *text);
/* All of them as texts, for what speaks of places of any map. */
struct names hexes_names(struct arena *arena, const struct hexes *hexes);
bool hexes_contain(const struct hexes *hexes, int hex);
void hexes_add(struct arena *arena, struct hexes *hexes, int hex);

#endif
