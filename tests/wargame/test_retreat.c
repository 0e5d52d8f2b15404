/* Ways of retreat on the strip, worked by hand. The beaten stand at Ligny,
 * 0302; home is Fleurus, 0102. An enemy at 0402 has his zone on 0401, 0303,
 * 0403 and Ligny. No step leads over the river but by the bridge, each goes
 * farther from Ligny, and none comes where an enemy stands. */
#include "tests/wargame/strip.h"
#include "wargame/retreat.h"

enum { LIGNY = 302, FLEURUS = 102, ENEMY = 402 };

struct meadow {
    const struct hex_map *map;
    struct hexes shut; /* more hexes that are closed */
};

static bool legal(const void *context, const struct hexes *way, int to)
{
    const struct meadow *meadow = context;
    int from = way->items[way->count - 1];

    return map_adjacent(meadow->map, from, to) && to != ENEMY &&
           !hexes_contain(&meadow->shut, to) &&
           (map_river(meadow->map, from, to) == NO_RIVER ||
            map_bridge(meadow->map, from, to)) &&
           hex_distance(way->items[0], to) == (int)way->count;
}

/* Zones that are entered, then hexes from home. */
static int price(const void *context, const struct hexes *way, int to,
                 size_t which)
{
    (void)context;
    (void)way;
    return which == 0 ? hex_adjacent(to, ENEMY) : hex_distance(to, FLEURUS);
}

static const struct way_row {
    const char *name;
    const char *shut;
    int hexes;
    size_t prices;
    const char *ways; /* the best first */
} way_rows[] = {
    {"one hex: no zone first, then the way home", "", 1, 2,
     "0302 0202; 0302 0301; 0302 0303; 0302 0401"},
    {"one hex, all the same: the lowest", "", 1, 0,
     "0302 0202; 0302 0301; 0302 0303; 0302 0401"},
    {"two hexes home over the bridge", "0301 0303 0401", 2, 2,
     "0302 0202 0102; 0302 0202 0103; 0302 0202 0203"},
    {"the bridge is shut: along the river", "0202 0401 0403", 2, 2,
     "0302 0303 0304"},
    {"shorter than asked if nothing else is left",
     "0301 0303 0401 0102 0103 0203", 2, 2, "0302 0202"},
    {"no way at all", "0301 0303 0401 0202", 2, 2, "0302"},
    {"no hex is asked", "", 0, 2, "0302"},
};

static void ways(void **state)
{
    const struct way_row *row = *state;
    struct arena *arena = arena_new();
    const struct meadow meadow = {strip_map(arena),
                                  strip_path(arena, row->shut)};
    const struct retreat_rule rule = {legal, price, row->prices, &meadow};
    size_t count = 0;
    const struct retreat_way *found =
        retreat_ways(arena, &rule, LIGNY, row->hexes, &count);
    const struct hexes best = best_retreat(arena, &rule, LIGNY, row->hexes);
    const char *text = "";

    for (size_t i = 0; i < count; i++)
        text = arena_text(arena, "%s%s%s", text, i ? "; " : "",
                          strip_text(arena, &found[i].path));
    assert_string_equal(text, row->ways);
    assert_string_equal(strip_text(arena, &best),
                        strip_text(arena, &found[0].path));
    arena_free(arena);
}

static void first_steps(void **state)
{
    struct arena *arena = arena_new();
    const struct meadow meadow = {strip_map(arena), {NULL, 0}};
    const struct retreat_rule rule = {legal, price, 2, &meadow};
    const struct hexes start = strip_path(arena, "0302");
    const struct hexes steps = retreat_steps(arena, &rule, &start);

    (void)state;
    assert_string_equal(strip_text(arena, &steps), "0301 0401 0303 0202");
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} step_rows[] = {{"steps go clockwise from north"}};

int main(void)
{
    const struct table tables[] = {TABLE(way_rows, ways),
                                   TABLE(step_rows, first_steps)};

    return run_tables(tables, LENGTH(tables));
}
