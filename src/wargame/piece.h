/* A piece: what stands in a hex, or waits beside the map.
 *
 * A ruleset's own struct of a unit, a leader, a marker begins with PIECE, so
 * that its fields are read as if they were its own, unit->hex, and the whole is
 * a struct piece for stacks.h. Where a piece stands changes by piece_put()
 * alone, and its state by that and piece_leave(): who writes hex or state by
 * hand leaves the stacks behind.
 *
 * The lists of pieces are the module's, in its order, and that order decides
 * who is on top of a stack. */
#ifndef BERTHIER_WARGAME_PIECE_H
#define BERTHIER_WARGAME_PIECE_H

#include "core/report.h"

/* A ruleset's enum of states begins with this one; the others are its own. */
enum { PIECE_ON_MAP = 0 };

struct piece;

/* clang-format off */
#define PIECE_MEMBERS \
    struct place place; /* in the turn's file; of a new one none */ \
    const char *id; \
    int hex;            /* where it stands; whatever it likes off the map */ \
    int state;          /* PIECE_ON_MAP, or one of the ruleset's */ \
    int side;           /* place among the ruleset's sides; made, in no file */ \
    int list;           /* which one stacks_add() had it by, the first is 0 */ \
    int order;          /* in its stack: made like that one, in no file */ \
    struct piece *below /* the same */

struct piece { PIECE_MEMBERS; };

/* First member of a ruleset's piece. */
#define PIECE union { struct piece piece; struct { PIECE_MEMBERS; }; }
/* clang-format on */

#endif
