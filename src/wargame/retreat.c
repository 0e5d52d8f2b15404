/* Ways of retreat, by priority. */
#include "wargame/retreat.h"

#include "core/arena.h"
#include "wargame/map.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct search {
    struct arena *arena;
    const struct retreat_rule *rule;
    struct retreat_way *ways;
    size_t count;
    size_t longest; /* hexes of the ways that are kept, the start included */
};

struct hexes retreat_steps(struct arena *arena, const struct retreat_rule *rule,
                           const struct hexes *way)
{
    struct hexes steps = {NULL, 0};

    for (int i = 0; i < DIRECTIONS; i++) {
        int to = hex_neighbour(way->items[way->count - 1], i);

        if (to && rule->legal(rule->context, way, to))
            hexes_add(arena, &steps, to);
    }
    return steps;
}

/* A shorter way than those that are kept is none; a longer one makes them
 * none. */
static void keep(struct search *search, const struct retreat_way *way)
{
    struct retreat_way *kept;

    if (way->path.count < search->longest)
        return;
    if (way->path.count > search->longest)
        search->count = 0;
    search->longest = way->path.count;
    kept = LIST_ADD(search->arena, search->ways, search->count);
    *kept = *way;
    kept->path = (struct hexes){NULL, 0};
    for (size_t i = 0; i < way->path.count; i++)
        hexes_add(search->arena, &kept->path, way->path.items[i]);
}

static void go_on(struct search *search, struct retreat_way *way, int hexes)
{
    const struct retreat_rule *rule = search->rule;
    const struct hexes steps =
        hexes > 0 ? retreat_steps(search->arena, rule, &way->path)
                  : (struct hexes){NULL, 0};

    if (steps.count == 0)
        keep(search, way);
    for (size_t i = 0; i < steps.count; i++) {
        struct retreat_way next = *way;

        for (size_t which = 0; which < rule->price_count; which++)
            next.prices[which] +=
                rule->price(rule->context, &way->path, steps.items[i], which);
        next.path.items[next.path.count++] = steps.items[i];
        go_on(search, &next, hexes - 1);
    }
}

static int cheaper_first(const void *one, const void *other)
{
    const struct retreat_way *a = one;
    const struct retreat_way *b = other;

    for (size_t i = 0; i < MOST_PRICES; i++)
        if (a->prices[i] != b->prices[i])
            return a->prices[i] < b->prices[i] ? -1 : 1;
    for (size_t i = 0; i < a->path.count; i++)
        if (a->path.items[i] != b->path.items[i])
            return a->path.items[i] < b->path.items[i] ? -1 : 1;
    return 0;
}

const struct retreat_way *retreat_ways(struct arena *arena,
                                       const struct retreat_rule *rule,
                                       int from, int hexes, size_t *count)
{
    int items[LONGEST_RETREAT + 2] = {from};
    struct search search = {.arena = arena, .rule = rule};
    struct retreat_way start = {.path = {items, 1}};

    assert(hexes <= LONGEST_RETREAT && rule->price_count <= MOST_PRICES);
    go_on(&search, &start, hexes);
    if (search.count > 1)
        qsort(search.ways, search.count, sizeof(*search.ways), cheaper_first);
    *count = search.count;
    return search.ways;
}

struct hexes best_retreat(struct arena *arena, const struct retreat_rule *rule,
                          int from, int hexes)
{
    size_t count = 0;

    return retreat_ways(arena, rule, from, hexes, &count)->path;
}
