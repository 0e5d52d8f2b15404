/* What the orders of a step say: in the order of the sheet, and to each other.
 */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_SAID_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_SAID_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* Carries out the orders of one kind in a power's section of the step,
 * in the order of the sheet. */
void eia_carry_out_all(struct play *play, enum power power,
                       const struct order_kind *kind);

/* Is there an order of that kind in the power's section of this step that
 * names the subject? */
bool eia_ordered(const struct play *play, enum power power,
                 const struct order_kind *kind, const char *subject);
/* Both have named each other in orders of that kind, and may: the orders are
 * served. */
bool eia_both_say(struct play *play, enum power one, enum power other,
                  const struct order_kind *kind);
/* What is left of that kind lapses: the other side has not said so. */
void eia_unanswered(struct play *play, const struct order_kind *kind);

#endif
