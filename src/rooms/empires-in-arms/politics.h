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

/* politics-access.c, politics-gifts.c: P1 */
extern const struct order_kind eia_grant_access, eia_revoke_access,
    eia_give_minor, eia_accept_minor, eia_release_leader, eia_exchange;
void eia_diplomacy(struct play *play);
/* Access of the grantee by term C.5, or NULL. */
const struct access *eia_unconditional(const struct europe *europe,
                                       enum power grantor, enum power grantee);
/* War ends all access between two nations. */
void eia_access_ends(struct game *game, const char *one, const char *other);
bool eia_enemy_corps_in_minor(const struct europe *europe, enum power power,
                              const char *minor);

/* prisoners-freed.c */
int eia_prisoners_of(const struct europe *europe, enum power holder,
                     const char *nation);
/* One for one, as many as both hold. */
void eia_exchange_prisoners(struct play *play, enum power one,
                            enum power other);
/* Those whom a minor country took of powers its controller has no war with. */
void eia_return_prisoners(struct play *play, enum power holder);
void eia_free_leader(struct play *play, struct leader *leader,
                     const struct rule *rule);

/* peace.c: P4; peace-home.c: 10.3.1i */
void eia_peace(struct play *play);
void eia_neutral_forces(struct play *play);

/* Is there an order of that kind in the power's section of this step that
 * names the subject? */
bool eia_ordered(const struct play *play, enum power power,
                 const struct order_kind *kind, const char *subject);

#endif
