/* The switches of a rulebook, as a roster sets them. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_OPTIONS_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_OPTIONS_H

#include "campaign/documents/roster.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;
struct ruleset;

/* Refuses options that the ruleset has not and values that they cannot take,
 * with a "did you mean". */
bool options_check(const struct roster *roster, const struct ruleset *ruleset,
                   const struct place *place, struct report *report);
/* Refuses what the ruleset refuses of them with this module. */
struct module;
bool options_suit(const struct roster *roster, const struct ruleset *ruleset,
                  const struct module *module, const struct place *place,
                  struct report *report);
/* Options in the order of the ruleset's table: the roster's value, else the
 * first of its values; without a roster as a new campaign begins. Those of
 * ruleset.later are left out at their default, so look for one by its name. */
void options_of(struct options *out, const struct roster *roster,
                const struct ruleset *ruleset, struct arena *arena);

#endif
