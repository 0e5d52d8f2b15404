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
    bool every_way;  /* positions that are equal are not joined: to prove that
                        joining is right */
    /* Called again and again with the plays made so far; NULL: not. */
    void (*progress)(void *watcher, uint64_t plays);
    void *watcher;
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
    uint64_t plays;            /* leaves of the tree of dice, or samples; more
                                  than ODDS_MOST_TOTAL count as that */
    struct odds_table *tables; /* one a value of the experiment */
};

/* No exact total is greater, so that ten times a weight fits in 64 bits. */
#define ODDS_MOST_TOTAL ((uint64_t)1 << 60)
/* A tree that takes more plays is simulated. */
enum { ODDS_MOST_LEAVES = 1000000, ODDS_MOST_SAMPLES = 1000000 };

/*
 * odds-walk.c: plays every fall of the dice: exact. Where plays tell how they
 * stand (dice_stand()), those that stand alike are one from there on, and the
 * falls behind it are played once. False, and out is of no use, if that takes
 * more plays than most, or a denominator above ODDS_MOST_TOTAL. A tree that
 * looks too large is not walked to its end: by chance looks, or, if ways are
 * joined, by what the next part will take.
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
