/* Reinforcements. [base reinforcements] */
#ifndef BERTHIER_GRANDE_ARMEE_ARRIVALS_ARRIVALS_H
#define BERTHIER_GRANDE_ARMEE_ARRIVALS_ARRIVALS_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_choose_entry;

/* Step 2: each choice of the turn, or its first value. */
void gra_choose_entries(struct play *play);
/* Steps 4a and 5b: 5.0a, 5.0b. */
void gra_cavalry_arrives(struct play *play, int side);
void gra_others_arrive(struct play *play, int side);

#endif
