/* Bugs for the tests of what is done when the program dies: berthier-toy-deadly
 * has them, and berthier-toy is its mended program of the same revision, to
 * which these hexes are like others. */
#ifndef BERTHIER_TOY_DEADLY_H
#define BERTHIER_TOY_DEADLY_H

#include <signal.h>
#include <stdlib.h>

enum {
    DEADLY_TO_CHECK = 305,     /* a path that leads there */
    DEADLY_TO_CARRY_OUT = 301, /* a move that ends there */
    DEADLY_TO_GATHER = 101,    /* a band that stands there after its moves */
    DEADLY_TO_DRAW = 401       /* on a page */
};

/* At a hex, of that bug. */
static inline void deadly(int hex, int bug)
{
#ifdef TOY_DEADLY
    if (hex == bug && bug == DEADLY_TO_CHECK)
        raise(SIGSEGV);
    if (hex == bug)
        abort();
#else
    (void)hex;
    (void)bug;
#endif
}

#endif
