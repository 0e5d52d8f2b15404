/* Marches and skirmishes. [base moving] */
#ifndef BERTHIER_GRANDE_ARMEE_MARCH_MARCH_H
#define BERTHIER_GRANDE_ARMEE_MARCH_MARCH_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_skirmish, gra_transfer, gra_march, gra_lead,
    gra_build_depot, gra_lay_bridge, gra_lift_bridge;

/* Clears what is of one player turn: points spent and gained. */
void gra_begin_marches(struct game *game, int side);
/* Step 4b, 7b. */
void gra_skirmish_phase(struct play *play, int side);
/* Steps 5a, 5c to 5f. */
void gra_movement_phase(struct play *play, int side);
/* captures.c: what of the enemy is alone in the hex that the captors enter:
 * leaders ride away or are captured, trains are captured or destroyed, a depot
 * is destroyed. */
void gra_catch(struct play *play, const struct force *captors, int hex);
/* A depot of the side without units falls; false: there is none. */
bool gra_take_depot(struct play *play, int hex, int side, const char *how);
bool gra_check_marches(const struct seat *seat, const struct section *section,
                       struct report *report);

#endif
