/* Streams of chances for tests that play at random: the same for the same
 * state, on every machine. */
#ifndef BERTHIER_TESTS_CHANCE_H
#define BERTHIER_TESTS_CHANCE_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t chance_mixed(uint64_t state)
{
    state ^= state >> 33;
    state *= 0xff51afd7ed558ccdULL;
    state ^= state >> 33;
    return state * 0xc4ceb9fe1a85ec53ULL;
}

/* 0 .. among - 1; among is not 0. */
static inline unsigned chance_from(uint64_t *state, size_t among)
{
    *state = chance_mixed(*state + 0x9e3779b97f4a7c15ULL);
    return (unsigned)((*state >> 20) % among);
}

#endif
