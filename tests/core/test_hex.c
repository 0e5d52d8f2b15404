/* The grid. */
#include "core/hex.h"

#include "core/arena.h"
#include "core/path.h"
#include "tests/support/test.h"

static const struct neighbour_row {
    const char *name;
    int hex;
    int neighbours[6]; /* clockwise from north */
} neighbour_rows[] = {
    {"an odd column", 505, {504, 604, 605, 506, 405, 404}},
    {"an even column", 605, {604, 705, 706, 606, 506, 505}},
    {"the north-west corner", 101, {0, 0, 201, 102, 0, 0}},
    {"the top of an even column", 201, {0, 301, 302, 202, 102, 101}},
    {"the south-east corner", 9999, {9998, 0, 0, 0, 9899, 9898}},
    {"the foot of an even column", 9899, {9898, 9999, 0, 0, 0, 9799}},
};

static void neighbours_lie_around(void **state)
{
    const struct neighbour_row *row = *state;

    for (int i = 0; i < 6; i++) {
        int neighbour = row->neighbours[i];

        assert_int_equal(hex_neighbour(row->hex, i), neighbour);
        if (neighbour == 0)
            continue;
        assert_int_equal(hex_neighbour(neighbour, (i + 3) % 6), row->hex);
        assert_int_equal(hex_direction(row->hex, neighbour), i);
        assert_true(hex_adjacent(row->hex, neighbour));
        assert_int_equal(hex_distance(row->hex, neighbour), 1);
    }
    assert_int_equal(hex_direction(row->hex, row->hex), -1);
    assert_int_equal(hex_direction(row->hex, 0), -1);
}

static const struct distance_row {
    const char *name;
    int from, to;
    int distance;
} distance_rows[] = {
    {"the same hex", 505, 505, 0},
    {"down a column", 505, 511, 6},
    {"along a row", 505, 905, 4},
    {"around the half of the columns", 505, 903, 4},
    {"one further south", 505, 908, 5},
    {"one further north", 505, 902, 5},
    {"from an even column", 605, 908, 4},
    {"across the map", 101, 9999, 147},
};

static void distances_are_steps(void **state)
{
    const struct distance_row *row = *state;

    assert_int_equal(hex_distance(row->from, row->to), row->distance);
    assert_int_equal(hex_distance(row->to, row->from), row->distance);
}

static int one_step(const void *context, int from, int to)
{
    (void)context;
    (void)from;
    (void)to;
    return 1;
}

static const struct start_row {
    const char *name;
    int start;
} start_rows[] = {
    {"distance is the shortest walk from 0505", 505},
    {"distance is the shortest walk from 0605", 605},
    {"distance is the shortest walk from 0101", 101},
    {"distance is the shortest walk from 9999", 9999},
};

static void distance_is_the_shortest_walk(void **state)
{
    const struct start_row *row = *state;
    const struct path_search search = {
        .cost = one_step, .context = NULL, .limit = 12};
    struct arena *arena = arena_new();
    size_t count;
    const struct reach *reach = path_reach(arena, &search, row->start, &count);

    assert_true(count > 12);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(hex_distance(row->start, reach[i].at), reach[i].cost);
    arena_free(arena);
}

static const struct text_row {
    const char *name;
    int hex;
    const char *text;
} text_rows[] = {
    {"four digits", 722, "0722"},
    {"all of them", 1515, "1515"},
    {"no hex", 0, "0000"},
};

static void hexes_have_four_digits(void **state)
{
    const struct text_row *row = *state;
    struct arena *arena = arena_new();
    struct hexes hexes = {NULL, 0};

    assert_string_equal(hex_text(arena, row->hex), row->text);
    assert_int_equal(hex_column(row->hex) * 100 + hex_row(row->hex), row->hex);
    assert_false(hexes_contain(&hexes, row->hex));
    hexes_add(arena, &hexes, 101);
    hexes_add(arena, &hexes, row->hex);
    assert_int_equal(hexes.count, 2);
    assert_true(hexes_contain(&hexes, row->hex));
    assert_false(hexes_contain(&hexes, 102));
    arena_free(arena);
}

static const struct of_row {
    const char *name;
    const char *text;
    int hex;
} of_rows[] = {
    {"a hex with a nought first", "0722", 722},
    {"the last hex", "9999", 9999},
    {"no column", "0022", 0},
    {"no row", "2200", 0},
    {"too short", "722", 0},
    {"too long", "07222", 0},
    {"an area", "a722", 0},
    {"nothing", "", 0},
};

static void texts_are_hexes(void **state)
{
    const struct of_row *row = *state;

    assert_int_equal(hex_from_text(row->text), row->hex);
}

static void lists_become_names(void **state)
{
    struct arena *arena = arena_new();
    struct hexes hexes = {NULL, 0};
    struct names names;

    (void)state;
    assert_int_equal(hexes_names(arena, &hexes).count, 0);
    hexes_add(arena, &hexes, 722);
    hexes_add(arena, &hexes, 1001);
    names = hexes_names(arena, &hexes);
    assert_int_equal(names.count, 2);
    assert_string_equal(names.items[0], "0722");
    assert_string_equal(names.items[1], "1001");
    arena_free(arena);
}

static const struct list_row {
    const char *name;
} list_rows[] = {{"a list of hexes as names"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(neighbour_rows, neighbours_lie_around),
        TABLE(distance_rows, distances_are_steps),
        TABLE(start_rows, distance_is_the_shortest_walk),
        TABLE(text_rows, hexes_have_four_digits),
        TABLE(of_rows, texts_are_hexes),
        TABLE(list_rows, lists_become_names),
    };

    return run_tables(tables, LENGTH(tables));
}
