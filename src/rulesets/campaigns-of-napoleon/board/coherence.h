/* What must hold of a game of this ruleset, thing by thing. coherence.c calls
 * the list of each file; every function looks at one thing, names it, and says
 * what does not hold of the piece, in its card's words. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_COHERENCE_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_BOARD_COHERENCE_H

#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "wargame/coherence.h"

struct whole {
    struct coherence findings;
    struct board board; /* of which nothing is changed; no options */
    /* A bit for each side whose troops stand in the hex. */
    unsigned char *troops;
    /* What the view does not show: all of a side, or in a turn of none. */
    bool unseen[SIDE_COUNT];
    bool is_view;
    /* A combat has been opened: until phase V or the evening puts the forces in
     * order again, those who walked off are still written with them. */
    bool fighting;
};

/* A finding about a record of the game. */
#define WRONG(piece, rule, ...)                                                \
    incoherent(&whole->findings, &(piece)->place, rule, __VA_ARGS__)

/* One thing that must hold: of the whole, or of each record of a list. */
struct con_thing {
    void (*whole)(struct whole *whole);
    void (*each)(struct whole *whole, const void *record);
    size_t list, count, size;
};
/* clang-format off */
#define OF_EACH(member, holds) \
    {NULL, holds, offsetof(struct game, member), \
     offsetof(struct game, member##_count), \
     sizeof(*((struct game *)0)->member)}
/* clang-format on */

/* coherence-pieces.c, coherence-armies.c: zero at the end. */
extern const struct con_thing con_pieces_hold[];
extern const struct con_thing con_armies_hold[];

#endif
