/* Everything that a refusal, a log or a die may cite, in one list: the cases
 * of a room, its mechanisms, and what house and protocol demand. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_RULEBOOK_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_RULEBOOK_H

#include "core/rule.h"

#include <stddef.h>

struct room;

/* The i-th of all, a room's own first, in the order in which it prints them;
 * NULL behind the last. room NULL: what no room has. */
const struct rule *rulebook_at(const struct room *room, size_t i);
/* The one of that book and number, or NULL. */
const struct rule *rulebook_find(const struct room *room, const char *book,
                                 const char *number);

#endif
