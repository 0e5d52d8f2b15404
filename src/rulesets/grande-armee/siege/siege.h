/* Fortresses and sieges. [base siege] */
#ifndef BERTHIER_GRANDE_ARMEE_SIEGE_SIEGE_H
#define BERTHIER_GRANDE_ARMEE_SIEGE_SIEGE_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_siege, gra_garrison;

/* The record of a fortress; NULL: there is none in the hex. */
struct fort *gra_fort_at(const struct board *board, int hex);
/* SP that a fortress takes still. */
int gra_room_in(const struct board *board, int hex);
/* Step 10. */
void gra_siege_step(struct play *play);

#endif
