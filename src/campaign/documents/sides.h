/* The sides of a module, as commands name them. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_SIDES_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_SIDES_H

#include "core/arena.h"
#include "rulesets/ruleset.h"

/* Walks the sides of a game: foreach_game_side (side, campaign->ruleset,
 * campaign->module.data). */
#define foreach_game_side(one, ruleset, module)                                \
    FOREACH_AT(one, game_side_count((ruleset), (module)),                      \
               const struct ruleset_side *one =                                \
                   game_side((ruleset), (module), one##_at))
size_t game_side_count(const struct ruleset *ruleset,
                       const struct module *module);
const struct ruleset_side *game_side(const struct ruleset *ruleset,
                                     const struct module *module, size_t i);
bool is_game_side(const struct ruleset *ruleset, const struct module *module,
                  const char *id);

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
