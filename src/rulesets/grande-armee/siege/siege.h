/* Fortresses and sieges. [base siege]
 *
 * Units end a march inside a fortress or outside. Those inside are met by a
 * siege alone: board/forts.c knows who is shut in and by whom, orders.c what
 * both sides may order. siege.c plays step 10, capitulate.c ends a siege, and
 * assault.c plays an assault or a sortie, which are one round of battle. */
#ifndef BERTHIER_GRANDE_ARMEE_SIEGE_SIEGE_H
#define BERTHIER_GRANDE_ARMEE_SIEGE_SIEGE_H

#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/board/forts.h"

/* What besiegers may do, and a garrison; the first is the silent one's. */
enum siege_action { BOMBARD, INVEST, ASSAULT, LIFT };
enum garrison_action { HOLD, SORTIE, CAPITULATE };

struct siege_order {
    int hex, action;      /* enum siege_action, or garrison_action */
    struct wishes wishes; /* hold and raise, as of an attack */
};

extern const struct order_kind gra_siege;
extern const struct order_kind gra_garrison;

/* ---- siege.c, capitulate.c, assault.c ------------------------------------ */

/* Step 10. */
void gra_siege_step(struct play *play);
/* 10c: the garrison may capitulate, by a die or by order. */
void gra_ask_garrison(struct play *play, struct fort *fort);
/* The garrison is prisoners, and the enemy enters. */
void gra_capitulate(struct play *play, struct fort *fort);
/* 10d: the besiegers storm; the garrison attacks all besiegers. */
void gra_assault(struct play *play, struct fort *fort);
void gra_sortie(struct play *play, struct fort *fort);

#endif
