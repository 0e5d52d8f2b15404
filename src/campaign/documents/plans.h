/* Plans where they do not belong: in a turn of a former revision of the
 * ruleset, by which they were standing orders. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_PLANS_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_PLANS_H

#include "campaign/documents/turn.h"
#include "core/order.h"

#include <stdbool.h>

struct arena;
struct ruleset;

/* Is it a kind that acts in the exchange of its sheet alone? */
bool is_plan(const struct ruleset *ruleset, const struct order_kind *kind);
/* The kinds that a turn of any revision may have standing: standing orders, and
 * what are plans now. NULL at the end. */
const struct order_kind *const *kinds_that_stood(const struct ruleset *ruleset,
                                                 struct arena *arena);
/* Takes the plans out of what was read as standing, and into out (NULL: not
 * kept). */
void plans_part(struct former_plans *out, struct standing *standing,
                const struct ruleset *ruleset, struct arena *arena);

#endif
