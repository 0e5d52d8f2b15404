/* The sides of a module, as commands name them. */
#include "campaign/documents/sides.h"

#include "core/names.h"
#include "rulesets/ruleset.h"

#include <strings.h>

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

const char *side_meant(const struct ruleset *ruleset,
                       const struct module *module, const char *id)
{
    size_t count;
    const struct ruleset_side *sides = ruleset->sides(module, &count);

    for (size_t i = 0; i < count; i++)
        if (!strcasecmp(sides[i].id, id) || !strcasecmp(sides[i].name, id))
            return sides[i].id;
    return id;
}
