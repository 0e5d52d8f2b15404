/* The list of rooms: one line each, in alphabetical order. */
#include "rulesets/ruleset.h"

extern const struct room campaigns_of_napoleon_room;
extern const struct room empires_in_arms_room;

static const struct room *const list[] = {
    &campaigns_of_napoleon_room,
    &empires_in_arms_room,
    NULL,
};

const struct room *const *rooms(void)
{
    return list;
}
