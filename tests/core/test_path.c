/* Cheapest paths. */
#include "core/path.h"

#include "core/arena.h"
#include "tests/support/test.h"

/* Costs of a small map: what it takes to enter a hex. */
struct country {
    int plain;    /* of all others */
    int hexes[8]; /* up to 0 */
    int costs[8];
};

static int enter(const void *context, int from, int to)
{
    const struct country *country = context;

    (void)from;
    for (int i = 0; i < 8 && country->hexes[i]; i++)
        if (country->hexes[i] == to)
            return country->costs[i];
    return country->plain;
}

static const struct path_row {
    const char *name;
    struct country country;
    int limit;
    int from, to;
    int cost; /* -1: not reached */
    int path[8];
} path_rows[] = {
    {"stay", {1, {0}, {0}}, 0, 505, 505, 0, {505}},
    {"one step", {3, {0}, {0}}, 3, 505, 506, 3, {505, 506}},
    {"one step too dear", {3, {0}, {0}}, 2, 505, 506, -1, {0}},
    {"a limit below zero", {0, {0}, {0}}, -1, 505, 506, -1, {0}},
    {"straight ahead", {2, {0}, {0}}, 9, 505, 508, 6, {505, 506, 507, 508}},
    {"around a marsh", {1, {506}, {9}}, 9, 505, 507, 3, {505, 405, 406, 507}},
    {"around a lake", {1, {506}, {-1}}, 9, 505, 507, 3, {505, 405, 406, 507}},
    {"along a road",
     {9, {706, 806, 807}, {1, 1, 1}},
     20,
     605,
     807,
     3,
     {605, 706, 806, 807}},
    {"of equals through the lowest hexes",
     {1, {0}, {0}},
     9,
     505,
     706,
     2,
     {505, 605, 706}},
    {"lower hexes first, looking back",
     {1, {0}, {0}},
     9,
     505,
     306,
     2,
     {505, 405, 306}},
    {"of equals the one of fewer steps",
     {2, {405, 406}, {1, 1}},
     9,
     505,
     507,
     4,
     {505, 506, 507}},
    {"steps without cost lead in no circle",
     {0, {0}, {0}},
     0,
     505,
     506,
     0,
     {505, 506}},
    {"an island", {-1, {0}, {0}}, 9, 505, 507, -1, {0}},
    {"the largest limit",
     {1000, {0}, {0}},
     2147483647,
     101,
     103,
     2000,
     {101, 102, 103}},
};

static void the_cheapest_path_is_found(void **state)
{
    const struct path_row *row = *state;
    const struct path_search search = {
        .cost = enter, .context = &row->country, .limit = row->limit};
    struct arena *arena = arena_new();
    size_t count, steps = 0;
    const struct reach *reach = path_reach(arena, &search, row->from, &count);
    struct hexes path = path_to(arena, reach, count, row->to);

    while (steps < 8 && row->path[steps])
        steps++;
    assert_int_equal(path.count, steps);
    for (size_t i = 0; i < steps; i++)
        assert_int_equal(path.items[i], row->path[i]);
    for (size_t i = 0; i < count; i++)
        if (reach[i].at == row->to)
            assert_int_equal(reach[i].cost, row->cost);
    assert_int_equal(path.count == 0, row->cost < 0);
    arena_free(arena);
}

/* A rugged country: the cost hangs on both hexes and on a seed. */
static int rugged(const void *context, int from, int to)
{
    const unsigned *seed = context;
    unsigned mixed = *seed + (unsigned)from * 2654435761u;

    mixed = (mixed ^ mixed >> 15) + (unsigned)to * 2246822519u;
    mixed = (mixed ^ mixed >> 13) * 3266489917u;
    return (int)(mixed >> 28) - 1;
}

/* The rule of Dijkstra, the slow way: go over all steps until nothing gets
 * cheaper. */
static void relax_all(const struct path_search *search, int *costs)
{
    bool changed = true;

    while (changed) {
        changed = false;
        for (int edge = 0; edge < 10000 * 6; edge++) {
            int from = edge / 6;
            int to = costs[from] < 0 ? 0 : hex_neighbour(from, edge % 6);
            int step = to ? search->cost(search->context, from, to) : -1;

            if (step < 0 || costs[from] + step > search->limit ||
                (costs[to] >= 0 && costs[to] <= costs[from] + step))
                continue;
            costs[to] = costs[from] + step;
            changed = true;
        }
    }
}

static const struct seed_row {
    const char *name;
    unsigned seed;
    int start;
} seed_rows[] = {
    {"rugged country 1", 1, 3030}, {"rugged country 2", 2, 101},
    {"rugged country 3", 3, 9999}, {"rugged country 4", 4, 5001},
    {"rugged country 5", 5, 150},
};

static void nothing_is_cheaper(void **state)
{
    const struct seed_row *row = *state;
    const struct path_search search = {
        .cost = rugged, .context = &row->seed, .limit = 40};
    struct arena *arena = arena_new();
    size_t count, known = 0;
    const struct reach *reach = path_reach(arena, &search, row->start, &count);
    static int costs[10000];

    memset(costs, -1, sizeof(costs));
    costs[row->start] = 0;
    relax_all(&search, costs);
    for (int hex = 0; hex < 10000; hex++)
        known += costs[hex] >= 0;
    assert_int_equal(count, known);
    for (size_t i = 0; i < count; i++) {
        int before = reach[i].before;

        assert_true(i == 0 || reach[i - 1].at < reach[i].at);
        assert_int_equal(reach[i].cost, costs[reach[i].at]);
        if (before)
            assert_int_equal(reach[i].cost - costs[before],
                             rugged(&row->seed, before, reach[i].at));
    }
    arena_free(arena);
}

/* A search for one goal finds the way to it that the whole search finds. */
static void a_goal_changes_no_path(void **state)
{
    const struct seed_row *row = *state;
    struct path_search search = {
        .cost = rugged, .context = &row->seed, .limit = 40};
    struct arena *arena = arena_new();
    size_t count, less;
    const struct reach *all = path_reach(arena, &search, row->start, &count);
    bool saves = false;

    for (size_t i = 0; i < count; i += 7) {
        struct hexes way = path_to(arena, all, count, all[i].at);
        const struct reach *some;
        struct hexes same;

        search.goal = all[i].at;
        some = path_reach(arena, &search, row->start, &less);
        same = path_to(arena, some, less, all[i].at);
        assert_int_equal(path_cost(some, less, all[i].at), all[i].cost);
        assert_int_equal(same.count, way.count);
        assert_memory_equal(same.items, way.items,
                            way.count * sizeof(*way.items));
        saves = saves || less < count;
    }
    assert_true(saves || count < 14);
    arena_free(arena);
}

/* A map of six places that is no grid: 1-2-3-4, 1-5-4 and a one-way way from
 * 4 to 6; 0 is a way that is closed. */
static int next_of(const void *context, int from, int way)
{
    static const int ways[7][4] = {
        {-1},          {0, 5, 2, -1}, {1, 3, -1}, {2, 4, -1},
        {6, 3, 5, -1}, {1, 4, -1},    {-1},
    };

    (void)context;
    return ways[from][way];
}

/* Each counts one, but for the way between 1 and 5. */
static int cost_of(const void *context, int from, int to)
{
    const int *dear = context;

    return from + to == 6 && (from == 1 || to == 1) ? *dear : 1;
}

static const struct graph_row {
    const char *name;
    int dear, limit;
    int from, to;
    int cost; /* -1: not reached */
    int before;
} graph_rows[] = {
    {"the shorter of two ways", 1, 9, 1, 4, 2, 5},
    {"the cheaper of two ways", 5, 9, 1, 4, 3, 3},
    {"of equals the one of fewer steps", 2, 9, 1, 4, 3, 5},
    {"a way that cannot be taken", -1, 9, 1, 5, 4, 4},
    {"one way only: there", 1, 9, 1, 6, 3, 4},
    {"one way only: not back", 1, 9, 6, 1, -1, 0},
    {"beyond the limit", 1, 2, 1, 6, -1, 0},
};

static void any_map_has_paths(void **state)
{
    const struct graph_row *row = *state;
    const struct path_search search = {.cost = cost_of,
                                       .context = &row->dear,
                                       .limit = row->limit,
                                       .next = next_of,
                                       .places = 7};
    struct arena *arena = arena_new();
    size_t count = 0;
    const struct reach *reach = path_reach(arena, &search, row->from, &count);
    struct hexes path = path_to(arena, reach, count, row->to);

    assert_int_equal(path_cost(reach, count, row->to), row->cost);
    if (row->cost > 0)
        assert_int_equal(path.items[path.count - 2], row->before);
    else
        assert_int_equal(path.count, 0);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(path_rows, the_cheapest_path_is_found),
        TABLE(seed_rows, nothing_is_cheaper),
        TABLE(seed_rows, a_goal_changes_no_path),
        TABLE(graph_rows, any_map_has_paths),
    };

    return run_tables(tables, LENGTH(tables));
}
