/* What the files of the player know of each other. */
#ifndef BERTHIER_TESTS_GENERIC_PEN_H
#define BERTHIER_TESTS_GENERIC_PEN_H

#include "campaign/judge/judge.h"
#include "core/arena.h"
#include "tests/rulesets/generic/player.h"

/* A sheet while it is made, and whose section. */
struct pen {
    const struct player *player;
    struct arena *arena;
    struct judge judge;
    struct judged_sheet *out;
    const char *side;
    enum character character;
};

/* 0 .. among - 1; among is not 0. */
unsigned draw(const struct pen *pen, size_t among);
bool now_and_then(const struct pen *pen, unsigned once_in);
/* The nature of the side whose section it is, the same in all exchanges. */
enum character character_of(const struct pen *pen);

/* Never NULL. */
const struct habit *habit_of(const struct pen *pen,
                             const struct order_kind *kind);
/* One of them, of which there are some: the one liked best, or least, among
 * those that chance shows. */
const void *pick(const struct pen *pen, const struct seat *seat,
                 const struct order_kind *kind, const struct choices *choices);
/* The standing orders of a sheet are in force for its orders: do these pass by
 * them, too? */
bool standing_agrees(const struct pen *pen);

#endif
