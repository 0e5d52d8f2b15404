/* Fortresses as they lie: who is inside, and who stands before the walls.
 * [base fortress] */
#ifndef BERTHIER_GRANDE_ARMEE_BOARD_FORTS_H
#define BERTHIER_GRANDE_ARMEE_BOARD_FORTS_H

#include "rulesets/grande-armee/board/board.h"

/* The record of a fortress; NULL: there is none in the hex. */
struct fort *gra_fort_at(const struct board *board, int hex);
/* Has the side a fortress in the hex, that no enemy holds? */
bool gra_is_own_fortress(const struct board *board, int side, int hex);
/* SP that a fortress takes still. */
int gra_room_in(const struct board *board, int hex);
/* Whose garrison is in it; NEUTRAL: nobody's. */
int gra_holder_of(const struct board *board, int hex);
/* Units of the side inside; unrouted enemies of the side outside. */
struct force gra_garrison_of(const struct board *board, int hex, int side);
struct force gra_besiegers_of(const struct board *board, int hex, int side);
/* Is it neither routed nor demoralized, so that it mans the walls? */
bool gra_fights_inside(const struct unit *unit);
/* Are there enough enemies before it, as the map lies? */
bool gra_is_invested(const struct board *board, int hex);
/* The same, and did step 10 find it so, and was the siege not lifted? */
bool gra_is_besieged(const struct board *board, int hex);
/* The siege is over: turns and stores begin anew. */
void gra_end_siege(const struct board *board, struct fort *fort);

#endif
