/* What is counted in the campaigns of a test. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_TALLY_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_TALLY_H

#include "core/order.h"
#include "rulesets/empires-in-arms/module/cards.h"
#include "tests/rulesets/empires-in-arms/random/random.h"
#include "tests/rulesets/generic/demands.h"

struct tally {
    struct demands demands;
    int met[MOST_DEMANDS];
    int months, exchanges, phases;     /* a phase: a power answers a step */
    int chits[CHIT_COUNT][CHIT_COUNT]; /* attacker's, defender's */
};

void tally_begin(struct tally *tally, struct arena *arena);
/* What an exchange adds, once it is played. */
void tally_exchange(struct tally *tally, const struct match *match);
void tally_standing(struct tally *tally, const struct standing *list,
                    size_t count);
void tally_print(const struct tally *tally);
/* Fails if something occurred too seldom: in a long run, or in a quick one. */
void tally_check(const struct tally *tally, bool at_length);

#endif
