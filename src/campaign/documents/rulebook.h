/* Everything that a refusal, a log or a die may cite, in one list: the cases
 * of a ruleset, its mechanisms, and what house and protocol demand. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_RULEBOOK_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_RULEBOOK_H

#include "core/rule.h"

#include <stddef.h>

struct ruleset;

/* The i-th of all, a ruleset's own first, in the order in which it prints them;
 * NULL behind the last. ruleset NULL: what no ruleset has. */
const struct rule *rulebook_at(const struct ruleset *ruleset, size_t i);
/* The one of that book and number, or NULL. */
const struct rule *rulebook_find(const struct ruleset *ruleset,
                                 const char *book, const char *number);

#endif
