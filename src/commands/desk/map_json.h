/* What stands on the map, for programs. */
#ifndef BERTHIER_COMMANDS_DESK_MAP_JSON_H
#define BERTHIER_COMMANDS_DESK_MAP_JSON_H

#include "core/picture.h"

struct call;

/* Fills call->json with sides, places, links and pieces of the picture: what
 * is drawn, as data. */
void map_json(const struct call *call, const struct picture *picture);

#endif
