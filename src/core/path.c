/* Cheapest paths over a map (Dijkstra). */
#include "core/path.h"

#include "core/arena.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { MOST_PLACES = 10000 };

/* A search at work. Places wait in a heap, the nearest first and among equals
 * the lowest number; place says where in the heap one waits, from 1. Only the
 * first `places` of each array are used. */
struct frontier {
    int cost[MOST_PLACES];
    int16_t steps[MOST_PLACES];
    int16_t before[MOST_PLACES];
    int16_t place[MOST_PLACES];
    int16_t heap[MOST_PLACES];
    bool done[MOST_PLACES];
    int waiting;
    int places;
};

/* Is the one way cheaper, or as cheap and of fewer steps? Counting steps makes
 * every step lead further, also those without cost. */
static bool nearer(const struct frontier *frontier, int cost, int steps, int at)
{
    if (cost != frontier->cost[at])
        return cost < frontier->cost[at];
    return steps < frontier->steps[at];
}

static bool sooner(const struct frontier *frontier, int one, int other)
{
    int cost = frontier->cost[one];
    int steps = frontier->steps[one];

    if (cost == frontier->cost[other] && steps == frontier->steps[other])
        return one < other;
    return nearer(frontier, cost, steps, other);
}

static void put(struct frontier *frontier, int place, int at)
{
    frontier->heap[place] = (int16_t)at;
    frontier->place[at] = (int16_t)place;
}

static void rise(struct frontier *frontier, int at)
{
    int place = frontier->place[at];

    while (place > 1 && sooner(frontier, at, frontier->heap[place / 2])) {
        put(frontier, place, frontier->heap[place / 2]);
        place /= 2;
    }
    put(frontier, place, at);
}

static void sink(struct frontier *frontier, int at)
{
    int place = 1;

    for (int child; (child = place * 2) <= frontier->waiting; place = child) {
        if (child < frontier->waiting &&
            sooner(frontier, frontier->heap[child + 1], frontier->heap[child]))
            child++;
        if (!sooner(frontier, frontier->heap[child], at))
            break;
        put(frontier, place, frontier->heap[child]);
    }
    put(frontier, place, at);
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

/* Notes a way to a place if it is the first, nearer, or as near and through a
 * lower number. */
static void reach_place(struct frontier *frontier, int at, int cost, int before)
{
    bool known = frontier->place[at] > 0;
    int steps = before ? frontier->steps[before] + 1 : 0;

    if (known && cost == frontier->cost[at] && steps == frontier->steps[at] &&
        before < frontier->before[at])
        frontier->before[at] = (int16_t)before;
    if (known && !nearer(frontier, cost, steps, at))
        return;
    frontier->cost[at] = cost;
    frontier->steps[at] = (int16_t)steps;
    frontier->before[at] = (int16_t)before;
    if (!known)
        put(frontier, ++frontier->waiting, at);
    rise(frontier, at);
}

/* Where that way leads: 0 nowhere, -1 there are no more. */
static int next_place(const struct path_search *search, int from, int way)
{
    if (search->next)
        return search->next(search->context, from, way);
    return way < 6 ? hex_neighbour(from, way) : -1;
}

static void look_around(struct frontier *frontier,
                        const struct path_search *search, int from)
{
    int left = search->limit - frontier->cost[from];
    int to;

    for (int way = 0; (to = next_place(search, from, way)) >= 0; way++) {
        int step;

        if (to == 0 || frontier->done[to])
            continue;
        step = search->cost(search->context, from, to);
        if (step < 0 || step > left)
            continue;
        assert(to < frontier->places);
        reach_place(frontier, to, frontier->cost[from] + step, from);
    }
}

static const struct reach *
reached(struct arena *arena, const struct frontier *frontier, size_t count)
{
    struct reach *list = ARENA_ARRAY(arena, struct reach, count);
    size_t used = 0;

    for (int at = 0; at < frontier->places; at++) {
        if (!frontier->done[at])
            continue;
        list[used++] =
            (struct reach){at, frontier->cost[at], frontier->before[at]};
    }
    assert(used == count);
    return list;
}

/* What says whether a place is known; the rest is written before it is read. */
static void clear(struct frontier *frontier, int places)
{
    frontier->waiting = 0;
    frontier->places = places;
    memset(frontier->place, 0, (size_t)places * sizeof(*frontier->place));
    memset(frontier->done, 0, (size_t)places * sizeof(*frontier->done));
}

/* All that a cheapest way to the goal could lead through is nearer than it. */
static bool is_done(const struct frontier *frontier, int goal)
{
    return goal > 0 && frontier->done[goal];
}

const struct reach *path_reach(struct arena *arena,
                               const struct path_search *search, int start,
                               size_t *count)
{
    struct frontier frontier;

    clear(&frontier, search->places ? search->places : MOST_PLACES);
    assert(start > 0 && start < frontier.places);
    reach_place(&frontier, start, 0, 0);
    for (*count = 0; frontier.waiting > 0 && !is_done(&frontier, search->goal);
         (*count)++)
        look_around(&frontier, search, take_first(&frontier));
    return reached(arena, &frontier, *count);
}

/* Halves the list, which ascends. */
static const struct reach *reach_find(const struct reach *reach, size_t count,
                                      int at)
{
    size_t low = 0;

    while (count > low) {
        size_t middle = low + (count - low) / 2;

        if (reach[middle].at == at)
            return &reach[middle];
        if (reach[middle].at < at)
            low = middle + 1;
        else
            count = middle;
    }
    return NULL;
}

int path_cost(const struct reach *reach, size_t count, int at)
{
    const struct reach *found = reach_find(reach, count, at);

    return found ? found->cost : -1;
}

struct hexes path_to(struct arena *arena, const struct reach *reach,
                     size_t count, int at)
{
    struct hexes path = {NULL, 0};
    const struct reach *step;
    size_t left;

    for (int to = at; (step = reach_find(reach, count, to)); to = step->before)
        path.count++;
    path.items = arena_list(arena, path.count, sizeof(*path.items));
    left = path.count;
    for (int to = at; (step = reach_find(reach, count, to)); to = step->before)
        path.items[--left] = to;
    return path;
}
