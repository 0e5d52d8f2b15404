/* The political phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_POLITICS_POLITICS_H
#define BERTHIER_EMPIRES_IN_ARMS_POLITICS_POLITICS_H

#include "rooms/empires-in-arms/economy/economy.h"

/* politics/war.c: P2, P3 */
extern const struct order_kind eia_dow, eia_call, eia_answer;
void eia_declarations(struct play *play);
/* A war record, and the end of the alliance of the two; no calls. */
void eia_begin_war(const struct europe *europe, const char *one,
                   const char *other);
/* Calls the allies of one side of a new war, and has them answer. */
void eia_call_allies(struct play *play, enum power caller, enum power enemy,
                     bool attacked);
/* May a power declare war on a nation now? Refuses with the reason. */
bool eia_may_declare(const struct europe *europe, enum power power,
                     const char *target, const struct place *place,
                     struct report *report);
/* politics/alliance.c: P5, P7 */
extern const struct order_kind eia_ally, eia_break_alliance;
void eia_alliances_made(struct play *play);
void eia_alliances_broken(struct play *play);
/* The alliance of the two ends without anybody's points. */
void eia_end_alliance(const struct europe *europe, enum power one,
                      enum power other);
/* politics/combine.c: P9 */
extern const struct order_kind eia_combine, eia_slot;
void eia_combinations(struct play *play);

/* politics/access.c, politics/gifts.c: P1 */
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

/* board/prisoners-freed.c */
int eia_prisoners_of(const struct europe *europe, enum power holder,
                     const char *nation);
/* One for one, as many as both hold. */
void eia_exchange_prisoners(struct play *play, enum power one,
                            enum power other);
/* Those whom a minor country took of powers its controller has no war with. */
void eia_return_prisoners(struct play *play, enum power holder);
void eia_free_leader(struct play *play, struct leader *leader,
                     const struct rule *rule);

/* politics/peace.c: P4; politics/peace-home.c: 10.3.1i */
void eia_peace(struct play *play);
void eia_neutral_forces(struct play *play);

/* board/bids.c: powers throw for what nobody runs. */
struct bid {
    enum power power;
    int modifier; /* besides the one of its zone */
    int total;    /* of its last throw */
};
struct contest {
    const struct rule *rule;
    const char *what, *about; /* of the labels of its dice */
};
/* The highest bid, ties thrown again; NULL: nobody bids. Shuffles bids. */
const struct bid *eia_bid(struct play *play, const struct contest *contest,
                          struct bid *bids, size_t count);

/* politics/minor-zones.c, politics/minor-sponsors.c, politics/minor-lapse.c: P6
 */
enum sponsor_policy { SPONSOR_ENEMIES, SPONSOR_LISTED, SPONSOR_ALL };
struct sponsor {
    enum sponsor_policy policy;
    struct names minors; /* bid for, whatever the policy */
    struct names powers; /* that one would take care of */
};
extern const struct order_kind eia_sponsor, eia_lapse;
void eia_zones_free(struct play *play);
void eia_sponsors(struct play *play);
void eia_lapses(struct play *play);
/* Powers that wage war on the minor country itself, first to declare first. */
struct names eia_attackers(const struct europe *europe, const char *minor);
/* politics/war.c: districts that a declaration on the country covers. */
int eia_districts_covered(const struct europe *europe, const char *minor);

/* politics/free-state.c: P8 */
extern const struct order_kind eia_free_state;
void eia_free_states(struct play *play);

/* board/uncontrolled.c */
void eia_caretakers(struct play *play);

/* board/dispute.c */
extern const struct order_kind eia_agree;

/* Is there an order of that kind in the power's section of this step that
 * names the subject? */
bool eia_ordered(const struct play *play, enum power power,
                 const struct order_kind *kind, const char *subject);
/* Both have named each other in orders of that kind, and may: the orders are
 * served. */
bool eia_both_say(struct play *play, enum power one, enum power other,
                  const struct order_kind *kind);
/* What is left of that kind lapses: the other side has not said so. */
void eia_unanswered(struct play *play, const struct order_kind *kind);

#endif
