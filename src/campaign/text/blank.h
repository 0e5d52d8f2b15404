/* A blank sheet as text, to be filled in.
 *
 * A step that asks now, or never again, stands as a section; its choices are
 * comments, "# " before a line of an order, so that who takes the "# " away has
 * given it. Lines that begin with "##" only explain. A step that will be asked
 * again is mentioned with its line commented out, for who orders ahead. So the
 * sheet as it comes is a good draft.
 *
 * A sheet is to be read: of the choices for each subject only the nearest are
 * listed, as many as keep the whole below a bound, and each list says how many
 * more there are. */
#ifndef BERTHIER_CAMPAIGN_TEXT_BLANK_H
#define BERTHIER_CAMPAIGN_TEXT_BLANK_H

#include "campaign/judge/blank.h"

enum { BLANK_LINES = 190 }; /* for each side that it speaks for */

/* all: every choice, however many lines it takes. */
void blank_text(struct buffer *out, const struct blank *blank, bool all);

/* How many lines end in it. */
size_t lines_of(const struct buffer *text);
/* form.c: how an order of the kind is written: "move FORCE PATH...
 * [repulse=HEXES]"; choices show their words. */
const char *order_usage(struct arena *arena, const struct order_kind *kind);
/* brief.c: the line of an order that is legal on the game of the seat, by its
 * destination alone where the ruleset completes that to the very path. */
const char *order_in_brief(const struct ruleset *ruleset,
                           const struct seat *seat, const struct order *order);

#endif
