/* The political phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_POLITICS_H
#define BERTHIER_EMPIRES_IN_ARMS_POLITICS_H

#include "rooms/empires-in-arms/economy.h"

/* politics-war.c: P2, P3 */
extern const struct order_kind eia_dow, eia_call, eia_answer;
void eia_declarations(struct play *play);
/* May a power declare war on a nation now? Refuses with the reason. */
bool eia_may_declare(const struct europe *europe, enum power power,
                     const char *target, const struct place *place,
                     struct report *report);
/* politics-alliance.c: P5, P7 */
extern const struct order_kind eia_ally, eia_break_alliance;
void eia_alliances_made(struct play *play);
void eia_alliances_broken(struct play *play);
/* The alliance of the two ends without anybody's points. */
void eia_end_alliance(const struct europe *europe, enum power one,
                      enum power other);
/* politics-combine.c: P9 */
extern const struct order_kind eia_combine, eia_slot;
void eia_combinations(struct play *play);

/* Is there an order of that kind in the power's section of this step that
 * names the subject? */
bool eia_ordered(const struct play *play, enum power power,
                 const struct order_kind *kind, const char *subject);

#endif
