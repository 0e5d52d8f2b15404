/* From a room's name to the room. */
#include "rulesets/ruleset.h"

#include <string.h>

const struct room *room_find(const char *name)
{
    const struct room *const *room = rooms();

    while (*room && strcmp((*room)->name, name) != 0)
        room++;
    return *room;
}
