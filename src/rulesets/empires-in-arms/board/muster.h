/* What every nation has, for the journal: nothing of it comes or goes untold.
 */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_MUSTER_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_MUSTER_H

#include "rulesets/empires-in-arms/board/board.h"

/* Counts of troops are by factor, then cossacks (and freikorps), then
 * guerillas. */
enum { EIA_COSSACKS = FACTOR_COUNT, EIA_GUERILLAS, EIA_TROOPS };
struct muster *eia_muster(const struct board *board);
/* An event for each nation that has less or more than then, in factors, ships,
 * money or manpower: "France loses 3 infantry and 1 cavalry: why". */
void eia_tell_changes(struct play *play, const struct muster *before,
                      const struct rule *rule, const char *why);
/* The same; who loses troops cites the cases of `troops` besides. */
struct change {
    const struct rule *rule;
    const struct rules *troops; /* or NULL */
    const char *why;            /* or NULL */
    bool lost;                  /* muster.c's own */
};
void eia_tell_changes_by(struct play *play, const struct muster *before,
                         const struct change *change);
/* Of one nation, what it lost; nothing of nothing. */
void eia_tell_lost(struct play *play, const char *nation, const int *troops,
                   const struct rule *rule, const char *why);
/* "3 infantry and 1 cavalry" or "nothing", by factor. */
const char *eia_factors_words(struct arena *arena, const int *factors);

#endif
