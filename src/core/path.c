/* Cheapest paths over the grid (Dijkstra). */
#include "core/arena.h"
#include "core/hex.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { HEX_LIMIT = 10000 };

/* A search at work. Hexes wait in a heap, the nearest first and among equals
 * the lowest number; place says where in the heap a hex waits, from 1. */
struct frontier {
    int cost[HEX_LIMIT];
    int16_t steps[HEX_LIMIT];
    int16_t before[HEX_LIMIT];
    int16_t place[HEX_LIMIT];
    int16_t heap[HEX_LIMIT];
    bool done[HEX_LIMIT];
    int waiting;
};

/* Is the one way cheaper, or as cheap and of fewer steps? Counting steps makes
 * every step lead further, also those without cost. */
static bool nearer(const struct frontier *frontier, int cost, int steps,
                   int hex)
{
    if (cost != frontier->cost[hex])
        return cost < frontier->cost[hex];
    return steps < frontier->steps[hex];
}

static bool sooner(const struct frontier *frontier, int one, int other)
{
    int cost = frontier->cost[one];
    int steps = frontier->steps[one];

    if (cost == frontier->cost[other] && steps == frontier->steps[other])
        return one < other;
    return nearer(frontier, cost, steps, other);
}

static void put(struct frontier *frontier, int place, int hex)
{
    frontier->heap[place] = (int16_t)hex;
    frontier->place[hex] = (int16_t)place;
}

static void rise(struct frontier *frontier, int hex)
{
    int place = frontier->place[hex];

    while (place > 1 && sooner(frontier, hex, frontier->heap[place / 2])) {
        put(frontier, place, frontier->heap[place / 2]);
        place /= 2;
    }
    put(frontier, place, hex);
}

static void sink(struct frontier *frontier, int hex)
{
    int place = 1;

    for (int child; (child = place * 2) <= frontier->waiting; place = child) {
        if (child < frontier->waiting &&
            sooner(frontier, frontier->heap[child + 1], frontier->heap[child]))
            child++;
        if (!sooner(frontier, frontier->heap[child], hex))
            break;
        put(frontier, place, frontier->heap[child]);
    }
    put(frontier, place, hex);
}

static int take_first(struct frontier *frontier)
{
    int first = frontier->heap[1];
    int last = frontier->heap[frontier->waiting--];

    if (frontier->waiting > 0)
        sink(frontier, last);
    frontier->done[first] = true;
    return first;
}

/* Notes a way to a hex if it is the first, nearer, or as near and through a
 * lower number. */
static void reach_hex(struct frontier *frontier, int hex, int cost, int before)
{
    bool known = frontier->place[hex] > 0;
    int steps = before ? frontier->steps[before] + 1 : 0;

    if (known && cost == frontier->cost[hex] && steps == frontier->steps[hex] &&
        before < frontier->before[hex])
        frontier->before[hex] = (int16_t)before;
    if (known && !nearer(frontier, cost, steps, hex))
        return;
    frontier->cost[hex] = cost;
    frontier->steps[hex] = (int16_t)steps;
    frontier->before[hex] = (int16_t)before;
    if (!known)
        put(frontier, ++frontier->waiting, hex);
    rise(frontier, hex);
}

static void look_around(struct frontier *frontier,
                        const struct path_search *search, int from)
{
    int left = search->limit - frontier->cost[from];

    for (int direction = 0; direction < 6; direction++) {
        int to = hex_neighbour(from, direction);
        int step;

        if (to == 0 || frontier->done[to])
            continue;
        step = search->cost(search->context, from, to);
        if (step < 0 || step > left)
            continue;
        reach_hex(frontier, to, frontier->cost[from] + step, from);
    }
}

static const struct reach *
reached(struct arena *arena, const struct frontier *frontier, size_t count)
{
    struct reach *list = ARENA_ARRAY(arena, struct reach, count);
    size_t used = 0;

    for (int hex = 0; hex < HEX_LIMIT; hex++) {
        if (!frontier->done[hex])
            continue;
        list[used++] =
            (struct reach){hex, frontier->cost[hex], frontier->before[hex]};
    }
    assert(used == count);
    return list;
}

const struct reach *path_reach(struct arena *arena,
                               const struct path_search *search, int start,
                               size_t *count)
{
    struct frontier frontier;

    assert(start > 0 && start < HEX_LIMIT);
    memset(&frontier, 0, sizeof(frontier));
    reach_hex(&frontier, start, 0, 0);
    for (*count = 0; frontier.waiting > 0; (*count)++)
        look_around(&frontier, search, take_first(&frontier));
    return reached(arena, &frontier, *count);
}

/* Halves the list, which ascends by hex. */
static const struct reach *reach_find(const struct reach *reach, size_t count,
                                      int hex)
{
    size_t low = 0;

    while (count > low) {
        size_t middle = low + (count - low) / 2;

        if (reach[middle].hex == hex)
            return &reach[middle];
        if (reach[middle].hex < hex)
            low = middle + 1;
        else
            count = middle;
    }
    return NULL;
}

struct hexes path_to(struct arena *arena, const struct reach *reach,
                     size_t count, int hex)
{
    struct hexes path = {NULL, 0};
    const struct reach *step;
    size_t left;

    for (int at = hex; (step = reach_find(reach, count, at)); at = step->before)
        path.count++;
    path.items = arena_list(arena, path.count, sizeof(*path.items));
    left = path.count;
    for (int at = hex; (step = reach_find(reach, count, at)); at = step->before)
        path.items[--left] = at;
    return path;
}
