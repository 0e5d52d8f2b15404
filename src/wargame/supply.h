/* Lines of supply: the cheapest way from the nearest source. */
#ifndef BERTHIER_WARGAME_SUPPLY_H
#define BERTHIER_WARGAME_SUPPLY_H

#include "wargame/ways.h"

/* The cheapest line that the rule lets through, source and end included; of
 * equals that of the source that stands first. Empty: no source reaches the hex
 * within the limit. */
struct hexes supply_line(struct arena *arena, const struct way_rule *rule,
                         const struct hexes *sources, int to);

#endif
