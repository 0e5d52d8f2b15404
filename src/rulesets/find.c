/* From a ruleset's name to the ruleset, and what its campaigns begin with. */
#include "core/arena.h"
#include "core/names.h"
#include "rulesets/ruleset.h"

#include <string.h>

const struct ruleset *ruleset_find(const char *name)
{
    const struct ruleset *const *ruleset = rulesets();

    while (*ruleset && strcmp((*ruleset)->name, name) != 0)
        ruleset++;
    return *ruleset;
}

const char *option_default(const struct ruleset *ruleset,
                           const struct option *option)
{
    const struct option_value *begins = &ruleset->begins;

    return begins->name && strcmp(begins->name, option->name) == 0
               ? begins->value
               : option->values[0];
}

bool options_begin(const struct ruleset *ruleset, struct option_value **named,
                   size_t *count, struct arena *arena)
{
    for (const struct option *option = ruleset->options; option && option->name;
         option++) {
        struct option_value *given =
            FIND_NAMED(struct option_value, *named, *count, name, option->name);

        if (option_default(ruleset, option) == option->values[0])
            continue;
        if (!given)
            *(struct option_value *)LIST_ADD(arena, *named, *count) =
                ruleset->begins;
        else if (strcmp(given->value, option->values[0]) == 0)
            LIST_REMOVE(*named, *count, (size_t)(given - *named));
    }
    return true;
}
