/* Where the position comes from whose combats are looked at: a campaign's
 * folder, a turn file, or a scene. */
#ifndef BERTHIER_CAMPAIGN_ODDS_POSITION_H
#define BERTHIER_CAMPAIGN_ODDS_POSITION_H

#include "core/journal.h"
#include "core/play.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;
struct ruleset;

struct odds_position {
    const struct ruleset *ruleset;
    const char *title; /* of the scene, or which turn it is */
    struct play play;  /* without dice; its game is not to be changed */
    struct journal journal;
};

/* module: of a turn file, or instead of what a scene names; else NULL. False
 * after refusals. */
struct odds_source {
    const char *path;
    const char *module;
};
bool odds_position(struct odds_position *out, const struct odds_source *source,
                   struct arena *arena, struct report *report);

#endif
