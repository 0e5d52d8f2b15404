/* Cheapest paths over a map whose places have numbers: hexes, or any others. */
#ifndef BERTHIER_CORE_PATH_H
#define BERTHIER_CORE_PATH_H

#include "core/hex.h"

#include <stddef.h>

struct arena;

/*
 * cost(context, from, to) is what the step costs, >= 0, or -1 if it cannot be
 * taken; the search stops beyond limit (the same unit as cost). Among equally
 * cheap paths one of the fewest steps wins; among these every step, seen from
 * the end, comes from the lowest number, so that the result hangs on nothing
 * but the map.
 *
 * Of a map that is no grid of hexes, next(context, from, way) is the place
 * that way 0, 1, 2 ... leads to, 0 if that one is closed, or -1 behind the
 * last; its places are numbered 1 to places - 1, at most 9999. NULL and 0:
 * hexes with their six neighbours.
 */
struct path_search {
    int (*cost)(const void *context, int from, int to);
    const void *context;
    int limit;
    int (*next)(const void *context, int from, int way);
    int places;
    int goal; /* the search ends there; 0: it looks at all within the limit */
};

/* Reached places with the cost to them and the step before. */
struct reach {
    int at;
    int cost;
    int before; /* 0 at the start */
};

/* Everything within the limit, ascending by number; *count of them. The start
 * is among them with cost 0. */
const struct reach *path_reach(struct arena *arena,
                               const struct path_search *search, int start,
                               size_t *count);
/* What it costs to get there; -1: it was not reached. */
int path_cost(const struct reach *reach, size_t count, int at);
/* The path from the start of a reach to a place, start included; empty if the
 * place was not reached. */
struct hexes path_to(struct arena *arena, const struct reach *reach,
                     size_t count, int at);

#endif
