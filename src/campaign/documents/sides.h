/* The sides of a module, as commands name them. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_SIDES_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_SIDES_H

struct arena;
struct module;
struct ruleset;

/* For the end of a refusal of a side that there is not: ": au Austria, fr
 * France". */
const char *sides_listing(const struct ruleset *ruleset,
                          const struct module *module, const char *id,
                          struct arena *arena);

/* The id of the side that is meant by its id or name in capitals or small
 * letters; id itself where none is. */
const char *side_meant(const struct ruleset *ruleset,
                       const struct module *module, const char *id);

#endif
