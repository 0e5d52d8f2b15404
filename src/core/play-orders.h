/* What the two halves of the loop know of each other. */
#ifndef BERTHIER_CORE_PLAY_ORDERS_H
#define BERTHIER_CORE_PLAY_ORDERS_H

#include "core/play.h"

/* Is it an unserved order of that kind (NULL: any) about that subject (NULL:
 * any)? */
bool play_order_fits(const struct order *order, const struct order_kind *kind,
                     const char *subject);
/* What a step that is over has left of a section lapses: its question never
 * came. */
void play_lapse_rest(struct play *play, struct section *section);

#endif
