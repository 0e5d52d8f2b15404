/* The map: indexes by hex and direction, and the looks that use them. */
#include "wargame/map.h"

#include "core/arena.h"
#include "wargame/coherence.h"

enum { MOST_COLUMNS = 99 };

struct opening {
    struct hex_map *map;
    struct arena *arena;
    const struct map_rules *rules;
    struct coherence findings;
    bool is_sized; /* its columns and rows are good */
};

static bool size_is_good(const struct hex_map *map,
                         const struct map_rules *rules, struct report *report)
{
    if (map->columns > 0 && map->rows > 0 && map->columns <= MOST_COLUMNS &&
        map->rows <= MOST_COLUMNS)
        return true;
    return refuse(report, &rules->at, rules->size,
                  "the map has %d columns and %d rows: it needs 1 to %d of "
                  "each",
                  map->columns, map->rows, MOST_COLUMNS);
}

static void index_hexes(struct opening *opening)
{
    struct hex_map *map = opening->map;

    map->hex_at =
        ARENA_ARRAY(opening->arena, const struct map_hex *, HEX_NUMBERS);
    for (size_t i = 0; i < map->hex_count; i++) {
        const struct map_hex *hex = &map->hexes[i];

        map->hex_at[hex->hex] = hex;
        if (opening->is_sized && (hex_column(hex->hex) > map->columns ||
                                  hex_row(hex->hex) > map->rows))
            incoherent(&opening->findings, &hex->at, opening->rules->size,
                       "%04d lies off the %d columns and %d rows of the map",
                       hex->hex, map->columns, map->rows);
    }
    coherence_next(&opening->findings);
}

static void index_places(struct opening *opening)
{
    struct hex_map *map = opening->map;

    map->place_at =
        ARENA_ARRAY(opening->arena, const struct map_place *, HEX_NUMBERS);
    for (size_t i = 0; i < map->place_count; i++)
        map->place_at[map->places[i].hex] = &map->places[i];
}

/* Where the side between two neighbours is kept, seen from the first; -1: they
 * are none. */
static int slot(int one, int other)
{
    int direction = hex_direction(one, other);

    return direction < 0 ? -1 : one * DIRECTIONS + direction;
}

static void index_hexsides(struct opening *opening)
{
    struct hex_map *map = opening->map;

    map->hexside_at = ARENA_ARRAY(opening->arena, const struct map_hexside *,
                                  (size_t)HEX_NUMBERS *DIRECTIONS);
    for (size_t i = 0; i < map->hexside_count; i++) {
        const struct map_hexside *side = &map->hexsides[i];

        if (slot(side->one, side->other) < 0) {
            incoherent(&opening->findings, &side->at, opening->rules->hexside,
                       "%04d and %04d are not neighbours", side->one,
                       side->other);
            continue;
        }
        map->hexside_at[slot(side->one, side->other)] = side;
        map->hexside_at[slot(side->other, side->one)] = side;
    }
    coherence_next(&opening->findings);
}

static void index_roads(struct opening *opening)
{
    struct hex_map *map = opening->map;

    map->road_at = ARENA_ARRAY(opening->arena, const struct map_road *,
                               (size_t)HEX_NUMBERS *DIRECTIONS);
    for (size_t i = 0; i < map->road_count; i++) {
        const struct map_road *road = &map->roads[i];

        if (slot(road->one, road->other) < 0) {
            incoherent(&opening->findings, &road->at, opening->rules->road,
                       "a road cannot join %04d and %04d: they are not "
                       "neighbours",
                       road->one, road->other);
            continue;
        }
        map->road_at[slot(road->one, road->other)] = road;
        map->road_at[slot(road->other, road->one)] = road;
    }
    coherence_next(&opening->findings);
}

bool hex_map_open(struct hex_map *map, struct arena *arena,
                  const struct map_rules *rules, struct report *report)
{
    struct opening opening = {
        .map = map,
        .arena = arena,
        .rules = rules,
        .findings = coherence_of(&rules->at, rules->at.file, report)};

    opening.is_sized = size_is_good(map, rules, report);
    index_hexes(&opening);
    index_places(&opening);
    index_hexsides(&opening);
    index_roads(&opening);
    return opening.is_sized && opening.findings.fine;
}

const struct map_hex *map_hex(const struct hex_map *map, int hex)
{
    return hex > 0 && hex < HEX_NUMBERS ? map->hex_at[hex] : NULL;
}

const struct map_place *map_place(const struct hex_map *map, int hex)
{
    return map_hex(map, hex) ? map->place_at[hex] : NULL;
}

const struct map_hexside *map_hexside(const struct hex_map *map, int one,
                                      int other)
{
    int at = slot(one, other);

    return at < 0 ? NULL : map->hexside_at[at];
}

int map_river(const struct hex_map *map, int one, int other)
{
    const struct map_hexside *side = map_hexside(map, one, other);

    return side ? side->river : 0;
}

int map_road(const struct hex_map *map, int one, int other)
{
    int at = slot(one, other);

    return at < 0 || !map->road_at[at] ? 0 : map->road_at[at]->kind;
}

bool map_bridge(const struct hex_map *map, int one, int other)
{
    const struct map_hexside *side = map_hexside(map, one, other);

    return side && side->bridge;
}

bool map_adjacent(const struct hex_map *map, int one, int other)
{
    return map_hex(map, one) && map_hex(map, other) && hex_adjacent(one, other);
}

const char *map_name(const struct hex_map *map, int hex, struct arena *arena)
{
    const struct map_hex *there = map_hex(map, hex);
    const struct map_place *place = map_place(map, hex);
    const char *number =
        there && there->printed ? there->printed : hex_text(arena, hex);

    return place ? arena_text(arena, "%s (%s)", number, place->name) : number;
}
