/* What the files of the gardener know of each other. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_GARDEN_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_GARDEN_H

#include "rulesets/empires-in-arms/module/cards.h"
#include "tests/rulesets/empires-in-arms/random/random.h"

/* Two powers that are at war from now on. */
struct foes {
    enum power one, other;
};
struct foes garden_foes(struct match *match);
void garden_war(struct match *match, enum power one, enum power other);

/* garden-land.c: up to so many corps of the power go there, as full as chance
 * wants them; with a leader if there is one to spare. */
struct camp {
    enum power power;
    const char *area;
    int corps;
    bool inside; /* the city */
};
void garden_camp(struct match *match, const struct camp *camp);
/* An area of that home, with a city if it must have one. */
const char *garden_area(struct match *match, const char *home, bool city);
const char *garden_neighbour(struct match *match, const char *area);
void garden_garrison(struct match *match, const char *area, const char *nation,
                     int most);

void garden_front(struct match *match);
void garden_siege(struct match *match);
void garden_spain(struct match *match);
void garden_steppe(struct match *match);
void garden_borders(struct match *match);
void garden_passage(struct match *match);
/* garden-sea.c */
void garden_sea(struct match *match);
void garden_blockade(struct match *match);
/* garden-state.c */
void garden_courts(struct match *match);
void garden_defeat(struct match *match);
void garden_minors(struct match *match);
void garden_treasury(struct match *match);
void garden_prisons(struct match *match);
void garden_conquest(struct match *match);
void garden_yards(struct match *match);
void garden_late(struct match *match);
void garden_december(struct match *match);
void garden_poland(struct match *match);

#endif
