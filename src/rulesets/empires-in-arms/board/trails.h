/* Where a piece may go, nearest first, each place by its cheapest way. Whether
 * it may is the business of who asks: a march and a voyage judge their ways by
 * the checks of their own orders. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_TRAILS_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_TRAILS_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>
#include <stddef.h>

struct trail {
    struct names path; /* places, the first too */
    int cost;
    bool named; /* ends in a place that maps print by a name */
};

struct trails {
    const struct board *board;
    int limit; /* of the cost */
    /* Says where a trail may lead next, with eia_trail_leads(). */
    void (*next)(struct trails *trails, const struct trail *trail);
    /* May it be gone? Called once for each place that can be, by its cheapest
     * way; of equal cost those that are named come first. */
    bool (*may_go)(struct trails *trails, const struct trail *trail);
    bool full; /* set by may_go(): nothing more is wanted */

    struct trail *open; /* found, and not tried yet */
    size_t open_count;
    struct names reached;
};

/* Another place behind that trail. */
void eia_trail_leads(struct trails *trails, const struct trail *trail,
                     const char *to, int cost);
/* Walks them all. */
void eia_trails(struct trails *trails, const char *from);

/* Where a trail ends. */
static inline const char *eia_trail_end(const struct trail *trail)
{
    return trail->path.items[trail->path.count - 1];
}

#endif
