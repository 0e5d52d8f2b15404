/* How the shares of struct odds are counted: for odds.c and odds-walk.c. */
#ifndef BERTHIER_CORE_ODDS_TALLY_H
#define BERTHIER_CORE_ODDS_TALLY_H

#include "core/odds.h"

/* Nothing is counted yet, of a total of 1. */
void odds_begin(struct odds *out, const struct odds_experiment *experiment,
                struct arena *arena);
/* What came of a play that weighs so much of the total, and stands for so many
 * leaves. */
void odds_count(struct odds *odds, const struct odds_experiment *experiment,
                const int *values, uint64_t weight, struct arena *arena);
/* All weights and the total become so many times greater; false: too great. */
bool odds_widen(struct odds *odds, const struct odds_experiment *experiment,
                uint64_t factor);
uint64_t odds_common_divisor(uint64_t one, uint64_t other);
/* Tells who watches, from time to time. */
void odds_watched(const struct odds_experiment *experiment, uint64_t plays);

#endif
