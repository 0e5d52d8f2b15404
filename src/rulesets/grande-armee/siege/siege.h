/* Fortresses and sieges. [base siege]
 *
 * Units end a march inside a fortress or outside. Those inside are met by a
 * siege alone: forts.c knows who is shut in and by whom, orders.c what both
 * sides may order, siege.c plays step 10, and assault.c an assault or a sortie,
 * which are one round of battle. */
#ifndef BERTHIER_GRANDE_ARMEE_SIEGE_SIEGE_H
#define BERTHIER_GRANDE_ARMEE_SIEGE_SIEGE_H

#include "rulesets/grande-armee/battle/battle.h"

/* What besiegers may do, and a garrison; the first is the silent one's. */
enum siege_action { BOMBARD, INVEST, ASSAULT, LIFT };
enum garrison_action { HOLD, SORTIE, CAPITULATE };

struct siege_order {
    int hex, action;      /* enum siege_action, or garrison_action */
    struct wishes wishes; /* hold and raise, as of an attack */
};

extern const struct order_kind gra_siege, gra_garrison;

/* ---- forts.c ------------------------------------------------------------- */

/* The record of a fortress; NULL: there is none in the hex. */
struct fort *gra_fort_at(const struct board *board, int hex);
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

/* ---- siege.c, capitulate.c, assault.c ------------------------------------ */

/* Step 10. */
void gra_siege_step(struct play *play);
/* 10c: the garrison may capitulate, by a die or by order. */
void gra_ask_garrison(struct play *play, struct fort *fort);
/* The garrison is prisoners, and the enemy enters. */
void gra_capitulate(struct play *play, struct fort *fort);
/* The siege is over: turns and stores begin anew. */
void gra_end_siege(const struct board *board, struct fort *fort);
/* 10d: the besiegers storm; the garrison attacks all besiegers. */
void gra_assault(struct play *play, struct fort *fort);
void gra_sortie(struct play *play, struct fort *fort);

#endif
