/* The toy room's door. */
#ifndef BERTHIER_TESTS_TOY_ROOM_H
#define BERTHIER_TESTS_TOY_ROOM_H

#include "rooms/room.h"

extern const struct room toy_room;

#endif
