/* What a side may see of the other in a closed book. [base hidden]
 *
 * A view has the side's own pieces whole. Of the enemy it has the leaders of
 * corps and above, trains, depots and bridges in sight, and of his units a
 * sighting for each hex in sight: gra_stack() makes of it a unit that has no
 * row anywhere, so that rules find somebody there. What lies farther off than
 * `sight-hexes` from all own units is not seen.
 *
 * Play tells of fights before everybody. What a side does by itself, its
 * commands, marches, supply and losses on the march, is told to it alone:
 * whoever plays such a phase calls gra_secret_begins() before it and
 * gra_secret_ends() behind it. In an open book both do nothing. News stay open,
 * and so does what is told of nobody, such as the markers of a town. */
#ifndef BERTHIER_GRANDE_ARMEE_SIGHT_SIGHT_H
#define BERTHIER_GRANDE_ARMEE_SIGHT_SIGHT_H

#include "rulesets/grande-armee/board/board.h"

extern const char gra_closed_book[];

/* view.c */
struct game *gra_see(const struct game *game, const struct module *module,
                     const struct options *options, const char *side,
                     struct arena *arena);

/* secret.c: the place in the journal where a phase begins. */
struct secret {
    struct event *last; /* NULL: nothing stands there yet */
};

struct secret gra_secret_begins(const struct play *play);
/* What a side has told since then is its own; a die goes with the next that is
 * told of somebody. side: whose phase it is, and the other
 * one's part of it is told to both. NEUTRAL: the phase of both, each alone. */
void gra_secret_ends(const struct play *play, const struct secret *secret,
                     int side);

#endif
