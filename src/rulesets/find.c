/* From a ruleset's name to the ruleset. */
#include "rulesets/ruleset.h"

#include <string.h>

const struct ruleset *ruleset_find(const char *name)
{
    const struct ruleset *const *ruleset = rulesets();

    while (*ruleset && strcmp((*ruleset)->name, name) != 0)
        ruleset++;
    return *ruleset;
}
