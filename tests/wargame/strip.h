/* A made-up strip of map for the tests of ways, marches and retreats: four
 * columns of four rows, all clear but for woods and a swamp, a river down the
 * middle with one bridge, and a road over it.
 *
 *      01      02      03      04
 *  01  clear   clear | clear   clear
 *  02  Fleurus woods = Ligny   clear      = the bridge, | the river
 *  03  clear   woods | clear   clear
 *  04  clear   clear | swamp   clear
 *
 * The river runs on all sides between columns 02 and 03; the bridge is between
 * 0202 and 0302, and the road goes 0102, 0202, 0302, 0402. In 0404 the map
 * prints B0909. */
#ifndef BERTHIER_TESTS_WARGAME_STRIP_H
#define BERTHIER_TESTS_WARGAME_STRIP_H

#include "core/arena.h"
#include "core/rule.h"
#include "tests/support/test.h"
#include "wargame/map.h"

enum strip_ground { CLEAR, WOODS, SWAMP };
enum { NO_ROAD, ROAD };
enum { NO_RIVER, RIVER };

static const struct rule strip_case = {.number = "1", .title = "the strip"};

static inline void strip_hexes(struct arena *arena, struct hex_map *map)
{
    for (int column = 1; column <= 4; column++)
        for (int row = 1; row <= 4; row++) {
            struct map_hex *hex = LIST_ADD(arena, map->hexes, map->hex_count);

            hex->hex = column * 100 + row;
            hex->printed = hex->hex == 404 ? "B0909" : NULL;
            hex->terrain = hex->hex == 202 || hex->hex == 203 ? WOODS
                           : hex->hex == 304                  ? SWAMP
                                                              : CLEAR;
        }
}

static inline void strip_river(struct arena *arena, struct hex_map *map)
{
    for (int west = 201; west <= 204; west++)
        for (int east = 301; east <= 304; east++) {
            struct map_hexside *side;

            if (!hex_adjacent(west, east))
                continue;
            side = LIST_ADD(arena, map->hexsides, map->hexside_count);
            side->one = west;
            side->other = east;
            side->river = RIVER;
            side->bridge = west == 202 && east == 302;
        }
}

static inline struct hex_map *strip_map(struct arena *arena)
{
    static const int road[] = {102, 202, 302, 402};
    static const struct map_place places[] = {{.name = "Fleurus", .hex = 102},
                                              {.name = "Ligny", .hex = 302}};
    const struct map_rules rules = {
        &strip_case, &strip_case, &strip_case, {"strip", 1}};
    struct hex_map *map = ARENA_NEW(arena, struct hex_map);

    map->columns = map->rows = 4;
    strip_hexes(arena, map);
    strip_river(arena, map);
    for (size_t i = 0; i + 1 < LENGTH(road); i++)
        *(struct map_road *)LIST_ADD(arena, map->roads, map->road_count) =
            (struct map_road){
                .one = road[i], .other = road[i + 1], .kind = ROAD};
    map->places = arena_copy(arena, places, sizeof(places));
    map->place_count = LENGTH(places);
    assert_true(hex_map_open(map, arena, &rules, report_new(arena)));
    return map;
}

/* A path written out: "0102 0202 0302". */
static inline struct hexes strip_path(struct arena *arena, const char *text)
{
    const struct names words = names_split(text, arena);
    struct hexes path = {NULL, 0};

    for (size_t i = 0; i < words.count; i++)
        hexes_add(arena, &path, hex_from_text(words.items[i]));
    return path;
}

static inline const char *strip_text(struct arena *arena,
                                     const struct hexes *path)
{
    const struct names names = hexes_names(arena, path);

    return names_text(&names, " ", arena);
}

#endif
