/* What the sequence of play calls of the phases, and the phases of each
 * other. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SEQUENCE_H
#define BERTHIER_EMPIRES_IN_ARMS_SEQUENCE_H

#include "core/play.h"

/* sequence.c */
extern const struct step eia_sequence[];

/* orders.c: what each step takes; NULL at the end */
extern const struct order_kind *const eia_orders[];   /* all of them */
extern const struct order_kind *const eia_standing[]; /* standing orders */
extern const struct order_kind *const eia_political_orders[];
extern const struct order_kind *const eia_reinforcement_orders[];
extern const struct order_kind *const eia_naval_orders[];
extern const struct order_kind *const eia_land_orders[];
extern const struct order_kind *const eia_economic_orders[];

/* month.c: * P0 and P, the political phase: month.c, politics/politics.c and
 * its files.
 */
enum step_end eia_run_month(struct play *play);

#endif
