/* A march: one walk for play, for `check` and for the blank sheet.
 *
 * march_along() takes a path hex by hex. Of each next hex it asks the ruleset
 * what the step costs or why it may not be taken (may_enter), takes it if the
 * points last, tells the ruleset that it was taken (entered), and asks whether
 * the march ends there (stops). At the end it is cut back to the last hex that
 * has room for it (has_room).
 *
 * Play gives an `entered` that moves pieces and lets things happen; a desk
 * gives none, and walks on the view of its seat. So what a desk foretells is
 * what play does, as far as the desk can see: a step that hangs on a die or on
 * who may stand there unseen is taken, and march.hangs_on says on what. The
 * first such reason is kept: behind it all is unsure. */
#ifndef BERTHIER_WARGAME_MARCH_H
#define BERTHIER_WARGAME_MARCH_H

#include "core/hex.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct hex_map;
struct rule;

/* What the next step is. */
struct march_step {
    int cost;                /* in the unit of the points; below 0: none */
    const struct rule *rule; /* by which it may not be taken, or hangs */
    const char *why;         /* ends "the march ends at X: ..."; or NULL */
    const char *hangs_on;    /* a die, an unseen enemy: play decides; or NULL */
};

struct march {
    struct hexes path; /* hexes that it has come to, the start included */
    int hex;           /* the last of them */
    int spent, left;   /* points */
    size_t passed;     /* hexes of the written path, without its start */
    /* Why it went no further; all NULL if it came to the end of its path. */
    const struct rule *rule;
    const char *why;
    bool out_of_points;
    /* What the rest of it hangs on, from that hex on; NULL: it is certain. */
    const char *hangs_on;
    int unsure_from;
};

struct march_rule {
    struct march_step (*may_enter)(void *context, const struct march *march,
                                   int to);
    /* The step was taken. NULL: nothing comes of it. */
    void (*entered)(void *context, struct march *march, int cost);
    /* The case by which a march ends in the hex that it has come to, with the
     * reason; NULL: it goes on. Not asked at the end of its path. */
    const struct rule *(*stops)(void *context, const struct march *march,
                                const char **why);
    /* Has the hex room for those who march? NULL: every one. */
    bool (*has_room)(void *context, int hex);
    /* Those who march go back to the hex before. NULL: as entered. */
    void (*cut_back)(void *context, struct march *march);
    const struct rule *stacking; /* the case that it is cut back by */
    void *context;
};

/* Begins in a hex with so many points. */
struct march march_from(struct arena *arena, int hex, int points);
/* Walks the path, whose first hex is the next one; hexes that were passed are
 * added to march.path, of the arena. Returns the points spent on it. */
int march_along(struct arena *arena, const struct march_rule *rule,
                const struct hexes *path, struct march *march);
/* "reaches 0820 (Thuin), 5 of 8 points", and of one that ends before its path
 * does ", and goes no further: an enemy stands in the way"; of one that is
 * unsure ". It is judged when played from 0821 on: it hangs on a die", without
 * the hex if it is so from its start. points says a number of points in words.
 * In the arena. */
const char *march_forecast(struct arena *arena, const struct hex_map *map,
                           const struct march *march,
                           const char *(*points)(struct arena *arena,
                                                 int points));

#endif
