/* Orders for R that are given ahead of it: the board as it stands judges them.
 */
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"

struct seat eia_as_it_stands(const struct seat *seat)
{
    struct seat now = *seat;

    now.certain = true;
    return now;
}
