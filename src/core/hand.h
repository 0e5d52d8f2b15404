/* What is in hand while sheets are judged and an exchange is played: noted
 * before each thing is touched, so that somebody else can say of what a program
 * died. */
#ifndef BERTHIER_CORE_HAND_H
#define BERTHIER_CORE_HAND_H

#include "core/report.h"

/* Texts are copies, cut if they are too long: the notes may lie in memory that
 * outlives the process that writes them. Empty: nothing. */
struct in_hand {
    char sender[64]; /* whose file it is, once his signature is good */
    char file[1024]; /* of the order, or the section as a whole */
    long line;
    char side[64]; /* that orders it */
    char step[64];
};

/* Everywhere NULL: nobody asks. */

void hand_sender(struct in_hand *hand, const char *id);
/* A step of that id, or (NULL) none, and no order. */
void hand_step(struct in_hand *hand, const char *step);
/* What stands at that place; the step stays. */
void hand_order(struct in_hand *hand, const struct place *place,
                const char *side);

/* In words behind a sentence: " with anna.xml:12 in hand, which badgers order
 * in step II"; "" if it was nothing. */
struct arena;
const char *hand_text(const struct in_hand *hand, struct arena *arena);

#endif
