/* Random players of Empires in Arms: campaigns that are played in process, a
 * turn file between any two exchanges. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_RANDOM_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_RANDOM_H

#include "tests/rooms/empires-in-arms/scene.h"

#include <stdint.h>

extern const struct room empires_in_arms_room;

/* One campaign. What is played on is what was read back from the turn file. */
struct match {
    uint64_t seed;
    uint64_t state; /* of the stream of chances */
    struct scene *scene;
    struct arena *arena; /* renewed with each exchange */
    const char *at;      /* step */
    int exchanges;       /* of this month */
    size_t orders;       /* given in all */
    int before;          /* factors when the exchange began */
};

/* 0 .. among - 1; among is not 0. */
unsigned chance(struct match *match, size_t among);

void match_begin(struct match *match, uint64_t seed);
/* One exchange by seven random players, with everything that must hold. */
void match_exchange(struct match *match);
void match_end(struct match *match);
/* Fails the test, and says where. */
void match_fail(const struct match *match, const char *format, ...)
    __attribute__((format(printf, 2, 3), noreturn));
#define MUST(match, what, ...)                                                 \
    ((what) ? (void)0 : match_fail(match, __VA_ARGS__))

/* player.c: sections of all powers for the step. */
void players_write(struct match *match);
/* invariants.c */
void all_is_well(const struct match *match);
int all_factors(const struct game *game);
void nothing_vanishes(const struct match *match);

#endif
