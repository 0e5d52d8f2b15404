/* The floor of hex games: what any game on a map of hexes has, whatever its
 * rulebook says of it.
 *
 * A ruleset of a hex game stands on this folder and the core. Here is the map
 * with its hexes, places, hexsides and roads (map.h), the pieces and who
 * stands in a hex (piece.h, stacks.h), the picture (draw.h), and what must hold
 * between a game and its map (coherence.h). None of it knows a rulebook: a rule
 * comes in as a function or a row of data with its case, and a finding cites
 * the case that it was given.
 *
 * A map goes like this. The ruleset's struct module holds a struct hex_map, and
 * its record has the rows that MAP_SIZE and MAP_TABLES make, so that map.tsv,
 * hexes.tsv, places.tsv, hexsides.tsv and roads.tsv fill it. What kinds of
 * ground, river, road and place there are is the ruleset's: it gives the words,
 * and terrain, river, kind and size are the places of those words. Once, in
 * open_module(), it calls hex_map_open(), which refuses hexsides and roads that
 * join no neighbours and a map of no size, and indexes the rest by the number
 * of a hex and by direction. From then on every question is one look:
 * map_hex(), map_place(), map_hexside(), map_road().
 *
 * What a turn makes of the map, a pontoon or a broken bridge, is the ruleset's:
 * it asks here for what is printed, and adds its own. Nothing here changes a
 * map that is open. */
#ifndef BERTHIER_WARGAME_MAP_H
#define BERTHIER_WARGAME_MAP_H

#include "core/arena.h"
#include "core/field.h"
#include "core/hex.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct rule;

/* Columns and rows run from 1; a hex is column * 100 + row (core/hex.h). */
enum { MOST_HEX = 9999, HEX_NUMBERS = 10000, DIRECTIONS = 6 };

/* Walks the neighbours of a hex, clockwise from north, as foreach() walks a
 * list. They may lie off the map. */
#define foreach_neighbour(to, from)                                            \
    FOREACH_AT(to, DIRECTIONS, int to = hex_neighbour((from), (int)to##_at))   \
    if (!to)                                                                   \
        continue;                                                              \
    else

struct map_hex {
    int hex;
    int terrain;         /* place among the ruleset's words, or in its chart */
    const char *ground;  /* id of the row of that chart, where there are no
                            words; the ruleset sets terrain by it */
    const char *printed; /* what the map prints instead of four digits */
    const char *feature; /* name of wood or heights */
    const char *edge;    /* NW, S ...: lies on that edge of the map */
    const char *region;  /* id of the province that it lies in */
    const char *latitude, *longitude; /* any text may be NULL */
    const char *provenance;
    struct place at;
};

struct map_place { /* a village, a town, a fortress */
    const char *name;
    int hex;
    int size; /* place among the ruleset's words; 0: none */
    bool fortified;
    const char *latitude, *longitude;
    const char *provenance;
    struct place at;
};

struct map_hexside { /* one is the lower hex number */
    int one, other;
    int river; /* place among the ruleset's words; 0: none */
    bool bridge;
    int crest; /* number of the high hex, or 0 */
    const char *name, *bridge_name;
    const char *provenance;
    struct place at;
};

struct map_road { /* between two neighbours */
    int one, other;
    int kind; /* place among the ruleset's words; 0: none */
    const char *name;
    const char *provenance;
    struct place at;
};

struct hex_map {
    int columns, rows;
    int scale_tenths_of_km;
    const char *provenance;
    struct place at; /* of the four above */
    struct map_hex *hexes;
    struct map_place *places;
    struct map_hexside *hexsides;
    struct map_road *roads;
    size_t hex_count, place_count, hexside_count, road_count;

    /* Made by hex_map_open(), in its arena. */
    const struct map_hex **hex_at;         /* by hex; NULL: off the map */
    const struct map_place **place_at;     /* by hex; NULL: no place */
    const struct map_hexside **hexside_at; /* by hex * 6 + direction */
    const struct map_road **road_at;       /* the same */
};

/* clang-format off */
/* The fields of a row, for the ruleset's arrays of fields. Rows of a game
 * without one of the columns list the others themselves. */
#define MAP_SIZE_FIELDS \
    FIELD(COUNT, struct hex_map, columns, "columns", FIELD_REQUIRED), \
    FIELD(COUNT, struct hex_map, rows, "rows", FIELD_REQUIRED), \
    FIELD_SCALED(struct hex_map, scale_tenths_of_km, "hex-size-km", \
                 FIELD_REQUIRED, 10)
#define MAP_HEX_FIELDS(words) \
    FIELD(HEX, struct map_hex, hex, "hex", FIELD_KEY), \
    FIELD_WORDS(struct map_hex, terrain, "terrain", FIELD_REQUIRED, words), \
    FIELD(TEXT, struct map_hex, feature, "feature", FIELD_OPTIONAL), \
    FIELD(TEXT, struct map_hex, edge, "edge", FIELD_OPTIONAL), \
    FIELD(TEXT, struct map_hex, latitude, "lat", FIELD_OPTIONAL), \
    FIELD(TEXT, struct map_hex, longitude, "lon", FIELD_OPTIONAL)
#define MAP_PLACE_FIELDS(words) \
    FIELD(TEXT, struct map_place, name, "name", FIELD_REQUIRED), \
    FIELD_REFERS(HEX, struct map_place, hex, "hex", FIELD_KEY, "hex"), \
    FIELD_WORDS(struct map_place, size, "size", FIELD_REQUIRED, words)
#define MAP_HEXSIDE_FIELDS(words) \
    FIELD_REFERS(HEX, struct map_hexside, one, "hex-a", FIELD_REQUIRED, \
                 "hex"), \
    FIELD_REFERS(HEX, struct map_hexside, other, "hex-b", FIELD_REQUIRED, \
                 "hex"), \
    FIELD_WORDS(struct map_hexside, river, "river", FIELD_OPTIONAL, words), \
    FIELD(YES, struct map_hexside, bridge, "bridge", FIELD_REQUIRED)
#define MAP_ROAD_FIELDS(words) \
    FIELD_REFERS(HEX, struct map_road, one, "hex-a", FIELD_REQUIRED, "hex"), \
    FIELD_REFERS(HEX, struct map_road, other, "hex-b", FIELD_REQUIRED, \
                 "hex"), \
    FIELD_WORDS(struct map_road, kind, "kind", FIELD_REQUIRED, words), \
    FIELD(TEXT, struct map_road, name, "name", FIELD_OPTIONAL)

/* A row of the module's record for one table of a struct hex_map that is its
 * member map: MAP_TABLE("hex", "hexes", map_hex, fields, struct module, map,
 * hexes, hex_count). */
#define MAP_TABLE(element, table, type, fields, in, map, items, count) \
    {element, sizeof(struct type), fields, NULL, offsetof(in, map.items), \
     offsetof(in, map.count), table, offsetof(struct type, at)}
/* The one row of its columns, rows and scale. */
#define MAP_SIZE(in, map, fields) \
    {"map", sizeof(struct hex_map), fields, NULL, offsetof(in, map), \
     RECORD_SINGLE, "map", offsetof(struct hex_map, at)}
/* All four, by the names that they have in a module's folder. */
#define MAP_TABLES(in, map, hex_fields, place_fields, side_fields, road_fields) \
    MAP_TABLE("hex", "hexes", map_hex, hex_fields, in, map, hexes, hex_count), \
    MAP_TABLE("place", "places", map_place, place_fields, in, map, places, \
              place_count), \
    MAP_TABLE("hexside", "hexsides", map_hexside, side_fields, in, map, \
              hexsides, hexside_count), \
    MAP_TABLE("road", "roads", map_road, road_fields, in, map, roads, \
              road_count)
/* clang-format on */

/* The cases that a fault of the map is refused by. */
struct map_rules {
    const struct rule *size;    /* of columns and rows */
    const struct rule *hexside; /* that joins no neighbours */
    const struct rule *road;    /* the same of a road */
    struct place at;            /* of columns and rows, in the file */
};

/* Indexes the map. Refuses a map of no columns or rows or of more than 99,
 * hexes off its columns and rows where it has them, and rows that join no
 * neighbours, at most MOST_OF_A_KIND of a kind (coherence.h). False then; what
 * is good is indexed all the same, for who has more to say of the module. */
bool hex_map_open(struct hex_map *map, struct arena *arena,
                  const struct map_rules *rules, struct report *report);

/* What is printed in a hex; NULL of one off the map, or of none. */
const struct map_hex *map_hex(const struct hex_map *map, int hex);
/* The place in a hex, or NULL. */
const struct map_place *map_place(const struct hex_map *map, int hex);
/* The printed side between two hexes; NULL: nothing is printed there, or they
 * are no neighbours. */
const struct map_hexside *map_hexside(const struct hex_map *map, int one,
                                      int other);
/* Kind of the river between them, and of the road; 0: none. */
int map_river(const struct hex_map *map, int one, int other);
int map_road(const struct hex_map *map, int one, int other);
/* A bridge is printed on the side between them. */
bool map_bridge(const struct hex_map *map, int one, int other);
/* Both on the map and next to each other. */
bool map_adjacent(const struct hex_map *map, int one, int other);
/* "0722 (Leers)" of a place, "0722" of a hex without one; on a map that prints
 * its own numbers "B3008 (Ulm)". In the arena. */
const char *map_name(const struct hex_map *map, int hex, struct arena *arena);

#endif
