/* The rooms of the program berthier-toy: the toy room beside the real ones. */
#include "tests/toy/ruleset.h"

extern const struct room campaigns_of_napoleon_room;

static const struct room *const list[] = {
    &toy_room,
    &campaigns_of_napoleon_room,
    NULL,
};

const struct room *const *rooms(void)
{
    return list;
}
