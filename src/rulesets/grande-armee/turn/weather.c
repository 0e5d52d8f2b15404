/* 12f: the weather of the next turn. [base weather] */
#include "rulesets/grande-armee/turn/turn.h"

void gra_next_weather(struct play *play)
{
    (void)play;
}
