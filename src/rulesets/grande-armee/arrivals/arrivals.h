/* Reinforcements: who comes when, and where. [base reinforcements]
 *
 * A row of the schedule is a force that comes together. In step 2 its owner may
 * choose among its hexes; cavalry enters before its owner's skirmishes, all
 * others before his marches, each with an order to move of its own. Who finds
 * no hex open waits for the next turn.
 *
 * At the desk they have not come when their first march is ordered: whoever
 * judges or foresees an order of a player turn does so behind
 * gra_seat_with_arrivals() or gra_foresee_arrivals(). When play comes to such
 * an order they are there, and both change nothing. */
#ifndef BERTHIER_GRANDE_ARMEE_ARRIVALS_ARRIVALS_H
#define BERTHIER_GRANDE_ARMEE_ARRIVALS_ARRIVALS_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_choose_entry;

/* Who comes at which time: cavalry before skirmishes, all before marches. */
enum arrivals { CAVALRY_COMES, ALL_COME };

/* Step 2: each choice of the turn, or its first value. */
void gra_choose_entries(struct play *play);
/* Steps 4a and 5b: 5.0a, 5.0b. */
void gra_cavalry_arrives(struct play *play, int side);
void gra_others_arrive(struct play *play, int side);

/* ---- schedule.c ---------------------------------------------------------- */

const struct reinforcement_card *gra_reinforcement(const struct module *module,
                                                   const char *id);
/* Whose name it has in sentences: its first piece. */
const char *gra_first_name(const struct board *board,
                           const struct reinforcement_card *card);
int gra_force_side(const struct board *board,
                   const struct reinforcement_card *card);
/* Is one of its pieces still off the map? */
bool gra_is_coming(const struct board *board,
                   const struct reinforcement_card *card);
/* Its turn has come, and not all of it is here. */
bool gra_is_due(const struct board *board,
                const struct reinforcement_card *card);
/* The hex chosen for it; else the first of its list that the enemy does not
 * hold, else the first. */
int gra_chosen_hex(const struct board *board,
                   const struct reinforcement_card *card);
/* Where it comes as the game stands; 0: nowhere, it waits. */
int gra_entry_hex(const struct board *board,
                  const struct reinforcement_card *card);
void gra_choose_hex(const struct board *board,
                    const struct reinforcement_card *card, int hex);
/* Puts who comes at that time into the hex, with orders to move: "Kutuzov and
 * Bagration"; NULL: nobody does. */
const char *gra_bring(const struct board *board,
                      const struct reinforcement_card *card,
                      enum arrivals which, int hex);

/* What the seat's side has before it when who is due has come; the seat itself
 * if nobody is. */
struct seat gra_seat_with_arrivals(const struct seat *seat,
                                   enum arrivals which);
/* The same on the seat's own game, which is to be a scratch copy. */
void gra_foresee_arrivals(const struct seat *seat, enum arrivals which);

#endif
