/* The picture of a made-up map: what is printed, and what a turn makes of a
 * bridge. */
#include "core/arena.h"
#include "core/rule.h"
#include "tests/support/test.h"
#include "wargame/draw.h"
#include "wargame/map.h"

enum { HEATH, MOOR };
enum { NO_RIVER, BROOK, FLOOD };
enum { NO_ROAD, LANE, CHAUSSEE };
enum { NOTHING, HAMLET, FORTRESS };

static const struct map_hex hexes[] = {
    {.hex = 101}, {.hex = 102, .terrain = MOOR}, {.hex = 201}, {.hex = 202}};
static const struct map_place places[] = {
    {.name = "Leipe", .hex = 102, .size = HAMLET},
    {.name = "Torgau", .hex = 201, .size = FORTRESS, .fortified = true}};
/* Over the second lies a bridge, by the third the higher hex is the second. */
static const struct map_hexside hexsides[] = {
    {.one = 101, .other = 102, .river = BROOK, .name = "Spree"},
    {.one = 102, .other = 201, .river = FLOOD, .bridge = true, .crest = 102},
    {.one = 201, .other = 202, .crest = 202},
    {.one = 101, .other = 201}};
static const struct map_road roads[] = {
    {.one = 101, .other = 201, .kind = LANE},
    {.one = 201, .other = 202, .kind = CHAUSSEE}};

static const enum ground grounds[] = {
    [HEATH] = GROUND_CLEAR, [MOOR] = GROUND_MARSH};
static const enum settlement settlements[] = {
    [HAMLET] = SETTLEMENT_VILLAGE, [FORTRESS] = SETTLEMENT_CITY};
static const enum edge_kind rivers[] = {
    [BROOK] = EDGE_STREAM, [FLOOD] = EDGE_RIVER};
static const bool major[] = {[LANE] = false, [CHAUSSEE] = true};

static const struct map_looks looks = {
    .grounds = grounds,
    .settlements = settlements,
    .rivers = rivers,
    .major = major,
};

#define COPY(arena, array) arena_copy(arena, array, sizeof(array))

static struct hex_map made_up(struct arena *arena)
{
    static const struct rule rule = {.number = "1", .title = "any"};
    const struct map_rules rules = {&rule, &rule, &rule, {"map.tsv", 1}};
    struct report *report = report_new(arena);
    struct hex_map map = {
        .columns = 2,
        .rows = 2,
        .scale_tenths_of_km = 25,
        .hexes = COPY(arena, hexes),
        .hex_count = LENGTH(hexes),
        .places = COPY(arena, places),
        .place_count = LENGTH(places),
        .hexsides = COPY(arena, hexsides),
        .hexside_count = LENGTH(hexsides),
        .roads = COPY(arena, roads),
        .road_count = LENGTH(roads),
    };

    assert_true(hex_map_open(&map, arena, &rules, report));
    return map;
}

static struct picture drawn(struct arena *arena, const struct map_looks *with)
{
    struct picture picture = {.arena = arena};
    const struct hex_map map = made_up(arena);

    map_draw(&map, with, &picture);
    return picture;
}

static void check_edge(const struct picture_edge *edge,
                       const struct picture_edge *expected)
{
    assert_int_equal(edge->one, expected->one);
    assert_int_equal(edge->other, expected->other);
    assert_int_equal(edge->kind, expected->kind);
    assert_int_equal(edge->bridge, expected->bridge);
    assert_int_equal(edge->pontoon, expected->pontoon);
    if (expected->name)
        assert_string_equal(edge->name, expected->name);
    else
        assert_null(edge->name);
}

static void check_edges(const struct picture *picture,
                        const struct picture_edge *expected, size_t count)
{
    assert_int_equal(picture->edge_count, count);
    for (size_t i = 0; i < count; i++)
        check_edge(&picture->edges[i], &expected[i]);
}

/* ---- the rows ----------------------------------------------------------- */

static void size_and_scale(struct arena *arena)
{
    const struct picture picture = drawn(arena, &looks);
    struct picture bare = {.arena = arena};
    struct hex_map map = made_up(arena);

    assert_int_equal(picture.columns, 2);
    assert_int_equal(picture.rows, 2);
    assert_int_equal(picture.scale_tenths_of_km, 25);
    assert_string_equal(picture.scale, "one hex is 2.5 km");
    map.scale_tenths_of_km = 0;
    map_draw(&map, &looks, &bare);
    assert_null(bare.scale);
}

/* Of a strip nothing is drawn but its own columns and rows. */
static void first_column_and_row(struct arena *arena)
{
    static const struct map_hex strip[] = {{.hex = 5235}, {.hex = 5336}};
    static const struct rule rule = {.number = "1", .title = "any"};
    const struct map_rules rules = {&rule, &rule, &rule, {"map.tsv", 1}};
    struct hex_map map = {.columns = 60,
                          .rows = 50,
                          .hexes = COPY(arena, strip),
                          .hex_count = LENGTH(strip)};
    struct picture picture = drawn(arena, &looks);

    assert_int_equal(picture.first_column, 1);
    assert_int_equal(picture.first_row, 1);
    assert_true(hex_map_open(&map, arena, &rules, report_new(arena)));
    picture = (struct picture){.arena = arena};
    map_draw(&map, &looks, &picture);
    assert_int_equal(picture.first_column, 52);
    assert_int_equal(picture.first_row, 35);
}

static void ground_and_places(struct arena *arena)
{
    const struct picture picture = drawn(arena, &looks);

    assert_int_equal(picture.hex_count, LENGTH(hexes));
    for (size_t i = 0; i < picture.hex_count; i++)
        assert_int_equal(picture.hexes[i].hex, hexes[i].hex);
    assert_int_equal(picture.hexes[0].ground, GROUND_CLEAR);
    assert_int_equal(picture.hexes[0].settlement, SETTLEMENT_NONE);
    assert_null(picture.hexes[0].place);
    assert_int_equal(picture.hexes[1].ground, GROUND_MARSH);
    assert_int_equal(picture.hexes[1].settlement, SETTLEMENT_VILLAGE);
    assert_false(picture.hexes[1].fortified);
    assert_string_equal(picture.hexes[1].place, "Leipe");
    assert_int_equal(picture.hexes[2].settlement, SETTLEMENT_CITY);
    assert_true(picture.hexes[2].fortified);
}

/* A crest begins at its high hex; a side with neither river nor crest is not
 * drawn. */
static void rivers_and_crests(struct arena *arena)
{
    static const struct picture_edge expected[] = {
        {101, 102, EDGE_STREAM, false, false, "Spree"},
        {102, 201, EDGE_RIVER, true, false, NULL},
        {102, 201, EDGE_CREST, false, false, NULL},
        {202, 201, EDGE_CREST, false, false, NULL},
    };
    const struct picture picture = drawn(arena, &looks);

    check_edges(&picture, expected, LENGTH(expected));
}

/* The bridge is broken, and a pontoon lies over the brook. */
static void turn_about(const void *context, struct picture_edge *edge)
{
    const char *pontoon_over = context;

    edge->pontoon = edge->name && strcmp(edge->name, pontoon_over) == 0;
    edge->bridge = false;
}

static void bridges_of_the_turn(struct arena *arena)
{
    static const struct picture_edge expected[] = {
        {101, 102, EDGE_STREAM, false, true, "Spree"},
        {102, 201, EDGE_RIVER, false, false, NULL},
        {102, 201, EDGE_CREST, false, false, NULL},
        {202, 201, EDGE_CREST, false, false, NULL},
    };
    struct map_looks with = looks;
    struct picture picture;

    with.bridge = turn_about;
    with.context = "Spree";
    picture = drawn(arena, &with);
    check_edges(&picture, expected, LENGTH(expected));
}

static void roads_broad_and_narrow(struct arena *arena)
{
    const struct picture picture = drawn(arena, &looks);

    assert_int_equal(picture.road_count, 2);
    assert_int_equal(picture.roads[0].one, 101);
    assert_int_equal(picture.roads[0].other, 201);
    assert_false(picture.roads[0].major);
    assert_int_equal(picture.roads[1].other, 202);
    assert_true(picture.roads[1].major);
}

static const struct draw_row {
    const char *name;
    void (*play)(struct arena *arena);
} rows[] = {
    {"columns, rows and scale, if there is one", size_and_scale},
    {"the first column and row of a strip", first_column_and_row},
    {"each hex has its ground and its place", ground_and_places},
    {"rivers with their bridges, and crests", rivers_and_crests},
    {"the ruleset says what the turn made of a bridge", bridges_of_the_turn},
    {"roads, broad and narrow", roads_broad_and_narrow},
};

static void draws(void **state)
{
    const struct draw_row *row = *state;
    struct arena *arena = arena_new();

    row->play(arena);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, draws)};

    return run_tables(tables, LENGTH(tables));
}
