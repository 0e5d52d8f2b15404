/* What the files of chances know of each other. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_ODDS_ODDS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_ODDS_ODDS_H

#include "rooms/odds.h"

#include <stdbool.h>

/* odds.c */
extern const struct room_odds con_chances;

/* scene-records.c, scene.c */
extern const struct record con_scene_record;
bool con_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report);

/* odds.c: groups and combats of what stands there now. */
void con_begin_chances(struct play *play);

#endif
