/* A locked exchange of which the program dies. It waits for a mended program of
 * the same revision, or is made void: not upon the host's word, for whoever
 * consents has tried it. */
#ifndef BERTHIER_CAMPAIGN_EXCHANGE_UNPLAYABLE_H
#define BERTHIER_CAMPAIGN_EXCHANGE_UNPLAYABLE_H

#include "campaign/exchange/stages.h"

#include <stdbool.h>

/* What was found when it was tried. */
struct unplayable {
    char lock[DIGEST_TEXT]; /* L */
    const char *died_of;    /* the sheet in hand as the tree names it,
                               "orders/anna.xml"; "-": none was */
    long line;              /* of that sheet; 0: none was in hand */
};

/*
 * Plays the exchange of those files in a child of the program. Refused if
 * something is missing without which nobody can say [trust missing-sheet,
 * missing-answer], or if it can be played after all [trust playable]. How the
 * program died is remarked.
 */
bool unplayable_find(struct unplayable *out,
                     const struct exchange_files *files);

/* Is everything there without which nobody could say? Refused as above if not;
 * no sheet is opened, and nothing is played. */
bool unplayable_is_whole(const struct exchange_files *files);

/* A participant's own trial, before he consents. */
struct bearing_out {
    const struct void_document *document;
    const char *path; /* of the document; the letter lies beside it */
    const char *dir;  /* of the campaign, or NULL: he named none */
};
/* Refused unless his program dies of it as well; of a closed book, which he
 * has not, a warning. */
bool unplayable_bear_out(const struct bearing_out *request, struct arena *arena,
                         struct report *report);

#endif
