/* What is counted; known to who counts and to who demands. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_TALLY_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_TALLY_H

#include "core/play.h"
#include "rulesets/campaigns-of-napoleon/board/state.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

enum { MOST_KINDS = 48, MOST_STEPS = 32, MOST_CASES = 1024, MEETINGS = 36 };

struct tally {
    int game_turns, exchanges;
    size_t findings;
    struct kind_tally {
        const struct order_kind *kind;
        int given, dropped, lapsed;
    } kinds[MOST_KINDS];
    size_t kind_count;
    struct question_tally {
        int ordered, standing, fallback, run;
    } steps[MOST_STEPS];
    struct case_tally {
        enum event_kind kind;
        const struct rule *rule;
        int count;
    } cases[MOST_CASES];
    size_t case_count;
    int meetings[MEETINGS];
    int types[DELAY_OR_WRONGFOOTED + 1];
    const struct step *step; /* whose events are being counted */
};

#endif
