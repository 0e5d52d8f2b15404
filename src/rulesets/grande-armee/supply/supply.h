/* Trains, depots, supply and attrition. */
#ifndef BERTHIER_GRANDE_ARMEE_SUPPLY_SUPPLY_H
#define BERTHIER_GRANDE_ARMEE_SUPPLY_SUPPLY_H

#include "rulesets/grande-armee/board/board.h"

extern const struct order_kind gra_produce_train, gra_raze_depot, gra_permit,
    gra_forage, gra_draw_order;

/* Step 2: depots razed, leaves given, trains made. */
void gra_logistics(struct play *play);
/* 5f: may the train's nation build in the hex (14.28, 14.34)? Refuses why not.
 */
bool gra_may_build_depot(const struct seat *seat, const struct order *order,
                         const struct unit *train, int hex,
                         struct report *report);
/* Builds it: the train is spent. */
void gra_build_depot_at(struct play *play, struct unit *train, int hex);
/* Steps 11a and 11b. */
void gra_supply_phase(struct play *play);
/* Steps 11c and 11d. */
void gra_attrition_phase(struct play *play);
/* Step 12c. */
void gra_recover_markers(struct play *play);
bool gra_check_feeding(const struct seat *seat, const struct section *section,
                       struct report *report);

#endif
