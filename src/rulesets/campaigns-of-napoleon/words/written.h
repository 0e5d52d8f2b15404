/* Orders as people write them: names.c has what people call pieces, armies and
 * places, so that an order may say "III Corps" or "Quatre Bras", and complete.c
 * makes a path of a mere destination, the cheapest that a march could take as
 * the side sees the game, or, where none is free, the cheapest over the ground,
 * so that the check can say what bars it. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_WORDS_WRITTEN_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_WORDS_WRITTEN_H

#include "core/order.h"

/* What orders of the kind may name in the field; see struct ruleset. */
void con_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
/* Moves, forced marches and marches to the guns; see struct ruleset. */
void con_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);

#endif
