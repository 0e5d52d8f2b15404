/* A made-up map of three columns and three rows: what lies between its hexes,
 * and what is no map. */
#include "core/arena.h"
#include "core/rule.h"
#include "tests/support/test.h"
#include "wargame/coherence.h"
#include "wargame/map.h"

/* 0201 and 0202 touch all the others but for the corners of the last row. */
enum { CLEAR, WOODS };
enum { NO_RIVER, STREAM, RIVER };
enum { NO_ROAD, HIGHWAY, TRACK };

#define IN(row)                                                                \
    {                                                                          \
        "map.tsv", row                                                         \
    }

static const struct map_hex hexes[] = {
    {.hex = 101, .at = IN(2)}, {.hex = 102, .terrain = WOODS, .at = IN(3)},
    {.hex = 201, .at = IN(4)}, {.hex = 202, .printed = "B7", .at = IN(5)},
    {.hex = 302, .at = IN(6)},
};
static const struct map_place places[] = {{.name = "Ligny", .hex = 201},
                                          {.name = "Sombreffe", .hex = 202}};
static const struct map_hexside hexsides[] = {
    {.one = 101, .other = 201, .river = STREAM, .bridge = true},
    {.one = 201, .other = 202, .river = RIVER},
};
static const struct map_road roads[] = {
    {.one = 101, .other = 201, .kind = HIGHWAY},
    {.one = 102, .other = 201, .kind = TRACK},
};

static const struct rule size_case = {.number = "1", .title = "size"};
static const struct rule side_case = {.number = "2", .title = "hexsides"};
static const struct rule road_case = {.number = "3", .title = "roads"};
static const struct map_rules cases = {
    &size_case, &side_case, &road_case, {"map.tsv", 1}};

#define COPY(arena, array) arena_copy(arena, array, sizeof(array))

static struct hex_map made_up(struct arena *arena)
{
    return (struct hex_map){
        .columns = 3,
        .rows = 3,
        .hexes = COPY(arena, hexes),
        .hex_count = LENGTH(hexes),
        .places = COPY(arena, places),
        .place_count = LENGTH(places),
        .hexsides = COPY(arena, hexsides),
        .hexside_count = LENGTH(hexsides),
        .roads = COPY(arena, roads),
        .road_count = LENGTH(roads),
    };
}

static const struct between_row {
    const char *name;
    int one, other;
    bool adjacent, bridge;
    int river, road;
} between_rows[] = {
    {"a stream with a bridge and a highway", 101, 201, true, true, STREAM,
     HIGHWAY},
    {"the same from the other hex", 201, 101, true, true, STREAM, HIGHWAY},
    {"a river without a bridge", 202, 201, true, false, RIVER, NO_ROAD},
    {"a track alone", 201, 102, true, false, NO_RIVER, TRACK},
    {"nothing printed", 101, 102, true, false, NO_RIVER, NO_ROAD},
    {"no neighbours", 101, 302, false, false, NO_RIVER, NO_ROAD},
    {"a neighbour off the map", 202, 203, false, false, NO_RIVER, NO_ROAD},
    {"no hex at all", 0, 101, false, false, NO_RIVER, NO_ROAD},
};

static void between(void **state)
{
    const struct between_row *row = *state;
    struct arena *arena = arena_new();
    struct hex_map map = made_up(arena);

    assert_true(hex_map_open(&map, arena, &cases, report_new(arena)));
    assert_int_equal(map_adjacent(&map, row->one, row->other), row->adjacent);
    assert_int_equal(map_bridge(&map, row->one, row->other), row->bridge);
    assert_int_equal(map_river(&map, row->one, row->other), row->river);
    assert_int_equal(map_road(&map, row->one, row->other), row->road);
    arena_free(arena);
}

static const struct name_row {
    const char *name;
    int hex;
    const char *called;
    int terrain;
} name_rows[] = {
    {"four digits", 102, "0102", WOODS},
    {"a place", 201, "0201 (Ligny)", CLEAR},
    {"what the map prints itself", 202, "B7 (Sombreffe)", CLEAR},
};

static void names(void **state)
{
    const struct name_row *row = *state;
    struct arena *arena = arena_new();
    struct hex_map map = made_up(arena);

    assert_true(hex_map_open(&map, arena, &cases, report_new(arena)));
    assert_string_equal(map_name(&map, row->hex, arena), row->called);
    assert_int_equal(map_hex(&map, row->hex)->terrain, row->terrain);
    assert_null(map_hex(&map, 303));
    assert_null(map_place(&map, 303));
    arena_free(arena);
}

/* ---- what is no map ------------------------------------------------------ */

static void no_columns(struct hex_map *map)
{
    map->columns = 0;
}

static void too_many_rows(struct hex_map *map)
{
    map->rows = 100;
}

static void hex_off_the_map(struct hex_map *map)
{
    map->columns = 2;
}

static void side_apart(struct hex_map *map)
{
    map->hexsides[1].other = 302;
    map->hexsides[1].one = 101;
}

static void road_to_itself(struct hex_map *map)
{
    map->roads[0].other = map->roads[0].one;
}

static const struct fault_row {
    const char *name;
    void (*spoil)(struct hex_map *map);
    const char *said;
    const struct rule *rule;
} fault_rows[] = {
    {"1 no columns", no_columns, "0 columns and 3 rows", &size_case},
    {"1 a hundred rows", too_many_rows, "3 columns and 100 rows", &size_case},
    {"1 a hex beyond the columns", hex_off_the_map, "0302 lies off",
     &size_case},
    {"2 a hexside of no neighbours", side_apart,
     "0101 and 0302 are not neighbours", &side_case},
    {"3 a road from a hex to itself", road_to_itself,
     "a road cannot join 0101 and 0101", &road_case},
};

static void faults(void **state)
{
    const struct fault_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct hex_map map = made_up(arena);
    const struct finding *finding;

    row->spoil(&map);
    assert_false(hex_map_open(&map, arena, &cases, report));
    assert_int_equal(report_findings(report), 1);
    finding = report_finding(report, 0);
    assert_non_null(strstr(finding->text, row->said));
    assert_ptr_equal(finding->rule, row->rule);
    arena_free(arena);
}

/* Of a kind so many are told, and then how many more there are. */
static void many_faults(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct hex_map map = made_up(arena);
    enum { FAULTS = 1000 };

    (void)state;
    map.roads = ARENA_ARRAY(arena, struct map_road, FAULTS);
    map.road_count = FAULTS;
    for (size_t i = 0; i < FAULTS; i++)
        map.roads[i].one = map.roads[i].other = 101;
    assert_false(hex_map_open(&map, arena, &cases, report));
    assert_int_equal(report_findings(report), MOST_OF_A_KIND + 1);
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} many_rows[] = {{"3 a thousand roads to nowhere"}},
  walk_rows[] = {{"hexes, and those around one"}};

static void walks(void **state)
{
    struct arena *arena = arena_new();
    struct hexes around = {NULL, 0}, again = {NULL, 0};

    (void)state;
    foreach_neighbour (to, 202)
        hexes_add(arena, &around, to);
    assert_int_equal(around.count, 6);
    assert_int_equal(around.items[0], 201);
    foreach_neighbour (to, 101) {
        assert_int_not_equal(to, 0);
        if (to == 201)
            break;
        hexes_add(arena, &again, to);
    }
    assert_int_equal(again.count, 0);
    foreach_hex (hex, around)
        hexes_add(arena, &again, hex);
    assert_int_equal(again.count, 6);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(between_rows, between), TABLE(name_rows, names),
        TABLE(fault_rows, faults),    TABLE(many_rows, many_faults),
        TABLE(walk_rows, walks),
    };

    return run_tables(tables, LENGTH(tables));
}
