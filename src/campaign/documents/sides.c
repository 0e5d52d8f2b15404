/* The sides of a module, as commands name them. */
#include "campaign/documents/offices.h"

#include "core/names.h"

#include <strings.h>

size_t game_side_count(const struct ruleset *ruleset,
                       const struct module *module)
{
    size_t count;

    ruleset->sides(module, &count);
    return count;
}

const struct ruleset_side *game_side(const struct ruleset *ruleset,
                                     const struct module *module, size_t i)
{
    size_t count;

    return &ruleset->sides(module, &count)[i];
}

bool is_game_side(const struct ruleset *ruleset, const struct module *module,
                  const char *id)
{
    size_t count;
    const struct ruleset_side *sides = ruleset->sides(module, &count);

    return FIND_NAMED(struct ruleset_side, sides, count, id, id) != NULL;
}

const char *sides_listing(const struct ruleset *ruleset,
                          const struct module *module, const char *id,
                          struct arena *arena)
{
    struct printed_names there = {.arena = arena};

    foreach_game_side (side, ruleset, module)
        printed_add(&there, side->id, side->name);
    return listing(arena, id, &there);
}

const char *side_meant(const struct ruleset *ruleset,
                       const struct module *module, const char *id)
{
    foreach_game_side (side, ruleset, module)
        if (!strcasecmp(side->id, id) || !strcasecmp(side->name, id))
            return side->id;
    return id;
}
