/* The sides of a module, as refusals list them. */
#include "campaign/documents/sides.h"

#include "core/names.h"
#include "rulesets/ruleset.h"

const char *sides_listing(const struct ruleset *ruleset,
                          const struct module *module, const char *id,
                          struct arena *arena)
{
    struct printed_names there = {.arena = arena};
    size_t count;
    const struct ruleset_side *sides = ruleset->sides(module, &count);

    for (size_t i = 0; i < count; i++)
        printed_add(&there, sides[i].id, sides[i].name);
    return listing(arena, id, &there);
}
