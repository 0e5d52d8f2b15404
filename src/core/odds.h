/* Chances: what comes of play that throws dice, found by playing it again for
 * every way the dice may fall, or often with dice of a seed. */
#ifndef BERTHIER_CORE_ODDS_H
#define BERTHIER_CORE_ODDS_H

#include "core/dice.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

/*
 * What is played. play() starts from the same position each time, throws
 * nothing but these dice, and sets count values, 0 and up: what came of
 * it. The arena is given back after each play.
 */
struct odds_experiment {
    void (*play)(const void *context, struct dice *dice, struct arena *arena,
                 int *values);
    const void *context;
    size_t count;
    bool every_face; /* as in struct dice_caller */
};

/* How likely a value is: weight of the total. */
struct odds_share {
    int value;
    uint64_t weight; /* > 0 */
};

/* What one of the values may be, ascending. The weights sum to the total. */
struct odds_table {
    struct odds_share *shares;
    size_t count;
};

struct odds {
    bool exact;
    uint64_t total;            /* common denominator, or number of samples */
    uint64_t plays;            /* leaves of the tree of dice, or samples */
    struct odds_table *tables; /* one a value of the experiment */
};

/* No exact total is greater, so that ten times a weight fits in 64 bits. */
#define ODDS_MOST_TOTAL ((uint64_t)1 << 60)
/* A tree with more leaves is simulated. */
enum { ODDS_MOST_LEAVES = 1000000, ODDS_MOST_SAMPLES = 1000000 };

/*
 * Plays every fall of the dice once: exact. False, and out is of no use, if
 * the tree has more leaves than most, or a denominator above ODDS_MOST_TOTAL.
 * A tree that chance looks deem many times too large is not walked to its
 * end.
 */
bool odds_enumerate(struct odds *out, const struct odds_experiment *experiment,
                    uint64_t most, struct arena *arena);

/* Where the dice of one sample come from. */
struct odds_sampler {
    struct dice *(*sample)(const void *context, int number,
                           struct arena *arena);
    const void *context;
    int samples; /* 1..ODDS_MOST_SAMPLES */
};
void odds_simulate(struct odds *out, const struct odds_experiment *experiment,
                   const struct odds_sampler *sampler, struct arena *arena);

/* The weight of a value; 0: it never comes. */
uint64_t odds_weight(const struct odds *odds, size_t table, int value);
/* The same for all values from this one up. */
uint64_t odds_weight_from(const struct odds *odds, size_t table, int value);
/* Tenths of a percent, 0..1000, to the nearest. */
int odds_tenths(const struct odds *odds, uint64_t weight);
/*
 * How far, in tenths of a percent rounded up, a share of a simulation lies
 * from the true one at most, with 95 % probability: twice the standard error
 * (1.96) of two more hits in four more samples (Agresti and Coull). 0: exact.
 */
int odds_error(const struct odds *odds, uint64_t weight);
/* The mean of a value in tenths, to the nearest, halves upward. */
int odds_mean(const struct odds *odds, size_t table);
/* How far, in tenths rounded up, the mean of a simulation lies from the true
 * one at most, with 95 % probability: 1.96 standard errors. 0: exact. For
 * values up to 4000. */
int odds_mean_error(const struct odds *odds, size_t table);
/* The weight as a fraction in lowest terms. */
struct odds_fraction {
    uint64_t numerator, denominator;
};
struct odds_fraction odds_fraction(const struct odds *odds, uint64_t weight);

#endif
