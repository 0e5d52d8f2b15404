/* What the files of the gardener know of each other. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_GARDEN_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_GARDEN_H

#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

enum { NOWHERE = 0 };

/* What is laid out where. */
struct garden {
    struct match *match;
    struct chance *chance;
    struct board board;
    int middle[SIDE_COUNT]; /* each side stands around its own */
    int reach;              /* so far, in hexes */
    bool works;             /* at bridges */
    bool surrounded;        /* one side stands in one hex, the other around */
    enum side inside;       /* which */
    int corps[SIDE_COUNT];  /* that are still to be laid out */
    bool small[SIDE_COUNT]; /* they are divisions */
};

/* True once in so many times. */
bool garden_wants(const struct garden *garden, unsigned once_in);
/* Chooses where the two meet, and with how much. */
void garden_ground(struct garden *garden);
void garden_sizes(struct garden *garden);
/* A hex near the side's middle with room; NOWHERE if chance finds none. */
int garden_near(const struct garden *garden, enum side side, int sp);

/* Takes all off the map while they look for a place. */
void garden_clear(const struct garden *garden);
void garden_others(const struct garden *garden);
void garden_corps(struct garden *garden);
void garden_trains(const struct garden *garden);
void garden_vedettes(const struct garden *garden);
/* Two are a point. */
int vedette_points(int vedettes);

#endif
