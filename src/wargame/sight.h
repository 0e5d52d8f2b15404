/* Who sees whom: the line between the centres of two hexes.
 *
 * A ruleset says what a hex hides. A line of two hexes may run along the side
 * that two others have in common: one of them that hides nothing is enough. A
 * line of three never does, and crosses two hexes. */
#ifndef BERTHIER_WARGAME_SIGHT_H
#define BERTHIER_WARGAME_SIGHT_H

#include <stdbool.h>

struct sight_rule {
    /* Does the hex hide what lies behind it? */
    bool (*hides)(const void *context, int hex);
    const void *context;
};

enum { LONGEST_SIGHT = 3 };

/* Neighbours see each other; nobody sees farther than LONGEST_SIGHT. */
bool hex_sees(const struct sight_rule *rule, int from, int to);

#endif
