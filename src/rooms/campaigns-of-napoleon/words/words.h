/* Words about pieces and points, for a player who writes his orders.
 *
 * A blank sheet says of whom and what it lists orders: describe.c has a line
 * for whatever a subject names, a force, unit, leader, vedettes, army or hex,
 * and purse.c says for each step what may be spent in it and what each thing
 * costs. Both tell a side of its own alone, from the game as it sees it, change
 * nothing, and judge nothing: what is legal the order kinds say. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_WORDS_WORDS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_WORDS_WORDS_H

#include "core/order.h"

/* describe.c: "Reille: 25 SP at 0722 (Leers), in supply, 5 MP"; NULL of what is
 * not the side's. */
const char *con_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
/* purse.c: lines, NULL at the end, or NULL. */
const char *const *con_purse(const struct seat *seat);

#endif
