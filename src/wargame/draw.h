/* The map as a picture.
 *
 * What is printed is drawn from the tables of the map alone, in their order:
 * hexes with their ground and places, rivers and crests, roads. How a
 * ruleset's words look, it says once, in a struct map_looks: arrays with an
 * entry for each word. What a turn makes of a hexside is its own, so it may
 * look at each river that is drawn and say what bridges it; what lies in a hex
 * besides, it adds itself, for hex i of the map is picture->hexes[i]. Boxes and
 * sides are the ruleset's: no two agree what one of them stands for. */
#ifndef BERTHIER_WARGAME_DRAW_H
#define BERTHIER_WARGAME_DRAW_H

#include "core/picture.h"

#include <stdbool.h>

struct hex_map;

struct map_looks {
    const enum ground *grounds;         /* by terrain */
    const enum settlement *settlements; /* by size of a place */
    const enum edge_kind *rivers;       /* by river; that of none is unused */
    const bool *major;                  /* by kind of road: drawn broad */
    /* Bridges the river as the turn has it; NULL: as it is printed. */
    void (*bridge)(const void *context, struct picture_edge *edge);
    const void *context;
};

/* Fills the columns, rows and scale of an empty picture, its hexes, edges and
 * roads. */
void map_draw(const struct hex_map *map, const struct map_looks *looks,
              struct picture *picture);

#endif
