/* [base wear]: percents of small commands, carried over. */
#include "rulesets/grande-armee/board/board.h"

int gra_wear(struct play *play, const struct force *force, int percent,
             const struct rule *rule)
{
    (void)play;
    (void)force;
    (void)percent;
    (void)rule;
    return 0;
}
