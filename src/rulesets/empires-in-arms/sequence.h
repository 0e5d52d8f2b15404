/* The month as a table of steps: what the sequence of play calls of the
 * phases. [base sequence]
 *
 *   B   bids for the powers, once and with bid-for-powers alone: bidding/
 *   S   forces are set up, once and with set-up=sealed alone: reinforcement/
 *   P0  the month opens: what lasted for a month or until now is over, debts
 *       are paid, dominant powers are read each quarter (month.c)
 *   P   political phase            politics/
 *   R   reinforcement phase        reinforcement/
 *   N   naval phase                naval/
 *   L   land phase                 land/ with supply/, combat/ and siege/
 *   E1  victory points, money      economy/, in quarter months
 *   E   economic phase             economy/, in quarter months
 *   V   the month ends, and the game turn with it
 *
 * The house plays eia_sequence[] (sequence.c): a step asks, then runs, and L
 * comes back to itself until all powers have acted. P0 and E1 ask nobody. The
 * powers' orders for a step are the kinds that orders.c lists for it; standing
 * orders are a list of their own, and count in every step. A phase includes
 * the headers of those before it in the order of the folders
 *
 *   module < board < bidding < sight < supply < combat < naval < siege
 *          < politics < reinforcement < land < economy
 *
 * and none includes this header but the files beside it: sequence.c, month.c,
 * orders.c and the ruleset's door, empires-in-arms.c, which also has the
 * options and hands picture/ and odds/ to the house. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SEQUENCE_H
#define BERTHIER_EMPIRES_IN_ARMS_SEQUENCE_H

#include "core/play.h"

/* sequence.c */
extern const struct step eia_sequence[];

/* orders.c: what each step takes; NULL at the end */
extern const struct order_kind *const eia_standing[]; /* standing orders */
extern const struct order_kind *const eia_plans[];    /* plans */
extern const struct order_kind *const eia_bidding_orders[];
extern const struct order_kind *const eia_set_up_orders[];
extern const struct order_kind *const eia_political_orders[];
extern const struct order_kind *const eia_reinforcement_orders[];
extern const struct order_kind *const eia_naval_orders[];
extern const struct order_kind *const eia_land_orders[];
extern const struct order_kind *const eia_economic_orders[];
/* Has the game no use for orders of that kind? Those of steps that do not stand
 * in a scenario, and what words/idle.c says. */
bool eia_has_no_use(const struct seat *seat, const struct order_kind *kind);

/* month.c: P0, a month begins; P, the political phase (politics/) */
enum step_end eia_run_month(struct play *play);

#endif
