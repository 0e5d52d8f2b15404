/* What is counted in the campaigns of a test. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_TALLY_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_TALLY_H

#include "tests/rulesets/campaigns-of-napoleon/random/random.h"
#include "tests/rulesets/generic/demands.h"

enum { MEETINGS = 36 };

struct tally {
    struct demands demands;
    int met[MOST_DEMANDS];
    int game_turns, exchanges;
    size_t findings;
    size_t orders;          /* that were accepted */
    int meetings[MEETINGS]; /* rows of the table of types of combat */
};

#endif
