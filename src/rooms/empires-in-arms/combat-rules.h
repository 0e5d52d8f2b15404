/* What the chapters on combat call of each other; assaults and sorties do
 * with combat.h. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_COMBAT_RULES_H
#define BERTHIER_EMPIRES_IN_ARMS_COMBAT_RULES_H

#include "rooms/empires-in-arms/combat-orders.h"

/* base-losses.c: TROOP_COUNT if it is none; the order of the side's lead, every
 * troop named once. */
enum troop eia_troop(const char *word);
struct names eia_losses_order(struct play *play, const struct party *party);

/* ch12-3-6-proportional.c: what each contingent of a side still has to lose. */
struct shares {
    enum party_role role;
    int *due; /* by contingent of the party */
};
void eia_share(struct fight *fight, struct shares *shares, int losses);
/* Who loses the factor; the troop may change to one that he who must lose
 * still has. */
struct member *eia_share_bearer(struct fight *fight, struct shares *shares,
                                enum troop *troop, bool forced);

/* base-round.c */
void eia_shake(struct party *party, int morale);

/* combat-end.c: adds a member to what its side had at the start. */
void eia_count_in(struct fight *fight, enum party_role role,
                  const struct member *member);
bool eia_is_with(const struct party *party, const struct leader *leader);

/* prisoners.c: which numbers the dice. */
struct captured {
    const char *nation;
    enum factor factor;
    const struct names *captors; /* powers */
    const char *which;
};
void eia_capture_factors(struct play *play, const struct captured *captured,
                         int count);
/* largest: the captor unless the owner names another: 10.6.3 */
void eia_capture_leader(struct play *play, struct leader *leader,
                        const struct names *captors, enum power largest);

#endif
