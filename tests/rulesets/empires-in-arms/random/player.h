/* What the files of the random player know of each other. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_PLAYER_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_PLAYER_H

#include "core/order.h"
#include "tests/rulesets/empires-in-arms/random/random.h"

struct player {
    struct match *match;
    int power;
    struct seat seat; /* of a copy: what was ordered is foreseen in it */
    struct section *section;
};

/* spice.c: now and then an order says something else, if it may. */
struct order varied(struct player *player, const struct order *order);
/* Whoever is offered an alliance or a gift says yes, mostly. */
void players_agree(struct match *match);

#endif
