/* The list of rooms: one line each, in alphabetical order. */
#include "rooms/room.h"

static const struct room *const list[] = {
    NULL,
};

const struct room *const *rooms(void)
{
    return list;
}
