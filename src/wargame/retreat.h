/* Retreats: which ways are legal, what each of them costs, and which is best.
 *
 * A rulebook says which steps a beaten stack may take, and in what order of
 * priority its ways are weighed: fewest losses, then farthest from the enemy,
 * then nearest home. The ruleset gives the first as a function and the others
 * as prices, the most important first; a way's price is the sum over its steps.
 * Of ways that cost the same by all of them the one with the lowest hex wins,
 * from the first step on, unless the ruleset has the owner choose among
 * them. */
#ifndef BERTHIER_WARGAME_RETREAT_H
#define BERTHIER_WARGAME_RETREAT_H

#include "core/hex.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

enum { MOST_PRICES = 6, LONGEST_RETREAT = 8 };

struct retreat_way {
    struct hexes path; /* the start included */
    int prices[MOST_PRICES];
};

struct retreat_rule {
    /* May the step be taken? way is what was gone before, its last hex the one
     * that is left. */
    bool (*legal)(const void *context, const struct hexes *way, int to);
    /* So much of each price the step costs, least first in importance 0. NULL
     * with price_count 0: all ways cost the same. */
    int (*price)(const void *context, const struct hexes *way, int to,
                 size_t which);
    size_t price_count; /* MOST_PRICES at most */
    const void *context;
};

/* The hexes of the next step, clockwise from north. */
struct hexes retreat_steps(struct arena *arena, const struct retreat_rule *rule,
                           const struct hexes *way);
/* All ways of so many hexes, LONGEST_RETREAT at most, the best first. Where
 * none is so long, those of the most hexes there are, which may be the start
 * alone. */
const struct retreat_way *retreat_ways(struct arena *arena,
                                       const struct retreat_rule *rule,
                                       int from, int hexes, size_t *count);
/* The first of them: the path, the start included. */
struct hexes best_retreat(struct arena *arena, const struct retreat_rule *rule,
                          int from, int hexes);

#endif
