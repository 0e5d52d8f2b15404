/* Ways, lines of supply and of sight, and zones on the strip, worked by hand.
 */
#include "tests/wargame/strip.h"
#include "wargame/sight.h"
#include "wargame/supply.h"
#include "wargame/ways.h"
#include "wargame/zones.h"

enum { FOOT, GUNS, CLASSES };

static const int terrain[][CLASSES] = {
    [CLEAR] = {2, 2}, [WOODS] = {4, PROHIBITED}, [SWAMP] = {6, PROHIBITED}};
static const int road[][CLASSES] = {[NO_ROAD] = {0, 0}, [ROAD] = {1, 1}};
static const int river[][CLASSES] = {
    [NO_RIVER] = {0, 0}, [RIVER] = {2, PROHIBITED}};
static const struct step_chart chart = {CLASSES, terrain[0], road[0], river[0]};

struct walker {
    const struct hex_map *map;
    int class;
};

static int cost_of(const void *context, int from, int to)
{
    const struct walker *walker = context;

    return chart_step_cost(walker->map, &chart, walker->class, from, to);
}

static const struct step_row {
    const char *name;
    int from, to;
    int foot, guns;
} step_rows[] = {
    {"along the road into woods", 102, 202, 1, 1},
    {"along the road over the bridge", 202, 302, 1, 1},
    {"into woods off the road", 103, 203, 4, PROHIBITED},
    {"over the river without a bridge", 203, 303, 4, PROHIBITED},
    {"over the river into the swamp", 203, 304, 8, PROHIBITED},
    {"on clear ground", 302, 303, 2, 2},
    {"to a hex that is no neighbour", 101, 303, PROHIBITED, PROHIBITED},
    {"off the map", 104, 105, PROHIBITED, PROHIBITED},
};

static void steps(void **state)
{
    const struct step_row *row = *state;
    struct arena *arena = arena_new();
    const struct hex_map *map = strip_map(arena);

    assert_int_equal(chart_step_cost(map, &chart, FOOT, row->from, row->to),
                     row->foot);
    assert_int_equal(chart_step_cost(map, &chart, GUNS, row->from, row->to),
                     row->guns);
    arena_free(arena);
}

static const struct way_row {
    const char *name;
    int class, limit, from, to;
    const char *way;
    int cost;
} way_rows[] = {
    {"by the bridge rather than through the river", FOOT, 0, 103, 303,
     "0103 0102 0202 0302 0303", 6},
    {"guns have no other way", GUNS, 6, 103, 303, "0103 0102 0202 0302 0303",
     6},
    {"beyond the limit", FOOT, 5, 103, 303, "", PROHIBITED},
    {"guns never come into the woods", GUNS, 0, 102, 203, "", PROHIBITED},
    {"to where one stands", FOOT, 0, 102, 102, "0102", 0},
};

static void ways(void **state)
{
    const struct way_row *row = *state;
    struct arena *arena = arena_new();
    const struct walker walker = {strip_map(arena), row->class};
    const struct way_rule rule = {cost_of, &walker, row->limit};
    const struct hexes way = way_to(arena, &rule, row->from, row->to);

    assert_string_equal(strip_text(arena, &way), row->way);
    assert_int_equal(way_price(arena, &rule, row->from, row->to), row->cost);
    arena_free(arena);
}

/* Woods in 0203 and a bridge's end in 0302: either is four points from 0103. */
static bool is_post(const void *context, int hex)
{
    (void)context;
    return hex == 203 || hex == 302;
}

static const struct nearest_row {
    const char *name;
    int class, limit, from;
    int post;
} nearest_rows[] = {
    {"of posts that are as near the lowest", FOOT, 0, 103, 203},
    {"the only one that guns come to", GUNS, 0, 103, 302},
    {"none is near enough", FOOT, 3, 103, 0},
    {"where one stands", FOOT, 0, 302, 302},
};

static void nearest(void **state)
{
    const struct nearest_row *row = *state;
    struct arena *arena = arena_new();
    const struct walker walker = {strip_map(arena), row->class};
    const struct way_rule rule = {cost_of, &walker, row->limit};

    assert_int_equal(way_nearest(arena, &rule, row->from, is_post), row->post);
    arena_free(arena);
}

/* Through the river from the woods of 0203 to 0303 costs four points, and back
 * six. */
static const struct backward_row {
    const char *name;
    int from, known, cost;
} backward_rows[] = {
    {"the price of the way there, not of the way back", 203, INT_MAX, 4},
    {"by the bridge", 103, INT_MAX, 6},
    {"what was known to cost less stays", 103, 5, 5},
    {"beyond the limit nothing is known", 104, INT_MAX, INT_MAX},
    {"to where one stands", 303, INT_MAX, 0},
};

static void backward(void **state)
{
    const struct backward_row *row = *state;
    struct arena *arena = arena_new();
    const struct walker walker = {strip_map(arena), FOOT};
    const struct way_rule rule = {cost_of, &walker, 7};
    int *costs = ARENA_ARRAY(arena, int, HEX_NUMBERS);

    for (int hex = 0; hex < HEX_NUMBERS; hex++)
        costs[hex] = INT_MAX;
    costs[row->from] = row->known;
    ways_to(arena, &rule, 303, costs);
    assert_int_equal(costs[row->from], row->cost);
    arena_free(arena);
}

static const struct supply_row {
    const char *name;
    const char *sources;
    int limit;
    const char *line;
} supply_rows[] = {
    {"the nearer of two sources", "0104 0101", 0, "0101 0102 0202 0302 0402"},
    {"of equals the first", "0103 0101", 0, "0103 0102 0202 0302 0402"},
    {"the farther alone", "0104", 0, "0104 0103 0102 0202 0302 0402"},
    {"none is near enough", "0104", 6, ""},
    {"there is none", "", 0, ""},
};

static void supply(void **state)
{
    const struct supply_row *row = *state;
    struct arena *arena = arena_new();
    const struct walker walker = {strip_map(arena), FOOT};
    const struct way_rule rule = {cost_of, &walker, row->limit};
    const struct hexes sources = strip_path(arena, row->sources);
    const struct hexes line = supply_line(arena, &rule, &sources, 402);

    assert_string_equal(strip_text(arena, &line), row->line);
    arena_free(arena);
}

static const struct path_row {
    const char *name;
    const char *path;
    const char *said; /* of the way, or why it is none */
    bool good;
} path_rows[] = {
    {"every hex of a short way", "0103 0102 0202 0302 0303",
     "from 0103 by 0102 (Fleurus), 0202 and 0302 (Ligny) to 0303", true},
    {"of a long way the places", "0104 0103 0102 0202 0302 0303 0304",
     "from 0104 by 0102 (Fleurus) and 0302 (Ligny) to 0304", true},
    {"a way of one step", "0102 0202", "from 0102 (Fleurus) to 0202", true},
    {"hexes apart", "0102 0303", "0102 and 0303 are not neighbours", false},
    {"a hex off the map", "0104 0105", "0105 is no hex of the map", false},
    {"what the map prints without its letter", "0404 0909",
     "0909 is no hex of the map; did you mean B0909?", false},
    {"hexes apart as the map prints them", "0404 0402",
     "B0909 and 0402 are not neighbours", false},
};

static void paths(void **state)
{
    const struct path_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    const struct hex_map *map = strip_map(arena);
    const struct hexes path = strip_path(arena, row->path);
    const struct place place = {"sheet", 7};

    assert_int_equal(way_is_connected(map, &path, &place, &strip_case, report),
                     row->good);
    if (row->good)
        assert_string_equal(way_story(map, &path, arena), row->said);
    else
        assert_string_equal(report_finding(report, 0)->text, row->said);
    arena_free(arena);
}

/* ---- zones --------------------------------------------------------------- */

struct meadow {
    const struct hex_map *map;
    struct hexes blue;
};

static bool exerts(const void *context, int side, int hex)
{
    const struct meadow *meadow = context;

    return side == 1 && hexes_contain(&meadow->blue, hex);
}

/* Not over a river without a bridge. */
static bool crosses(const void *context, int from, int to)
{
    const struct meadow *meadow = context;

    return map_adjacent(meadow->map, from, to) &&
           (map_river(meadow->map, from, to) == NO_RIVER ||
            map_bridge(meadow->map, from, to));
}

static const struct zone_row {
    const char *name;
    const char *blue;
    int side, hex;
    const char *sources; /* of the zones on the hex */
} zone_rows[] = {
    {"the hex beside a stack", "0302", 1, 303, "0302"},
    {"over the bridge", "0302", 1, 202, "0302"},
    {"not over the river", "0302", 1, 201, ""},
    {"not its own hex", "0302", 1, 302, ""},
    {"from two stacks, clockwise", "0302 0402", 1, 401, "0402 0302"},
    {"the other side has none", "0302", 0, 303, ""},
};

static void zones(void **state)
{
    const struct zone_row *row = *state;
    struct arena *arena = arena_new();
    const struct meadow meadow = {strip_map(arena),
                                  strip_path(arena, row->blue)};
    const struct zone_rule rule = {exerts, crosses, &meadow};
    int sources[6];
    struct hexes found = {sources, 0};

    found.count = (size_t)zone_sources(&rule, row->side, row->hex, sources);
    assert_string_equal(strip_text(arena, &found), row->sources);
    assert_int_equal(zone_covers(&rule, row->side, row->hex), found.count > 0);
    arena_free(arena);
}

static bool hides(const void *context, int hex)
{
    return hexes_contain(context, hex);
}

static const struct sight_row {
    const char *name;
    const char *hidden;
    int from, to;
    bool sees;
} sight_rows[] = {
    {"neighbours see each other", "0302 0303", 302, 303, true},
    {"over a hex", "0402", 302, 304, true},
    {"not over one that hides", "0303", 302, 304, false},
    {"along a side, one of two is enough", "0401", 302, 502, true},
    {"along a side, both hide", "0401 0402", 302, 502, false},
    {"three hexes, the last hides", "0304", 302, 305, false},
    {"three hexes", "0301", 302, 305, true},
    {"no farther", "0301", 302, 306, false},
};

static void sight(void **state)
{
    const struct sight_row *row = *state;
    struct arena *arena = arena_new();
    const struct hexes hidden = strip_path(arena, row->hidden);
    const struct sight_rule rule = {hides, &hidden};

    assert_int_equal(hex_sees(&rule, row->from, row->to), row->sees);
    assert_int_equal(hex_sees(&rule, row->to, row->from), row->sees);
    arena_free(arena);
}

static const struct quarters_row {
    const char *name;
    int quarters;
    const char *text;
} quarters_rows[] = {
    {"none", 0, "0"},
    {"less than one", 3, "3/4"},
    {"whole", 8, "2"},
    {"and a part", 10, "2 1/2"},
};

static void quarters(void **state)
{
    const struct quarters_row *row = *state;
    struct arena *arena = arena_new();

    assert_string_equal(quarters_text(arena, row->quarters), row->text);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(step_rows, steps),        TABLE(way_rows, ways),
        TABLE(nearest_rows, nearest),   TABLE(backward_rows, backward),
        TABLE(supply_rows, supply),     TABLE(path_rows, paths),
        TABLE(zone_rows, zones),        TABLE(sight_rows, sight),
        TABLE(quarters_rows, quarters),
    };

    return run_tables(tables, LENGTH(tables));
}
