/* What is in hand while sheets are judged and an exchange is played: noted
 * before each thing is touched, so that somebody else can say of what a program
 * died. */
#ifndef BERTHIER_CORE_PROGRESS_H
#define BERTHIER_CORE_PROGRESS_H

#include "core/report.h"

/* Texts are copies, cut if they are too long: the notes may lie in memory that
 * outlives the process that writes them. Empty: nothing. */
struct progress {
    char sender[64]; /* whose file it is, once his signature is good */
    char file[1024]; /* of the order, or the section as a whole */
    long line;
    char side[64]; /* that orders it */
    char step[64];
};

/* Everywhere NULL: nobody asks. */

void progress_sender(struct progress *hand, const char *id);
/* A step of that id, or (NULL) none, and no order. */
void progress_step(struct progress *hand, const char *step);
/* What stands at that place; the step stays. */
void progress_order(struct progress *hand, const struct place *place,
                    const char *side);

/* In words behind a sentence: " with anna.xml:12 in hand, which badgers order
 * in step II"; "" if it was nothing. */
struct arena;
const char *progress_text(const struct progress *hand, struct arena *arena);

#endif
