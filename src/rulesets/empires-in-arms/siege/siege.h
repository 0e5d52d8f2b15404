/* Sieges: Ld4 of the land phase, when the combats are over. [base siege]
 *
 * The orders `siege` and `assault` (orders.c) have no carry_out of their own.
 * land/land.c calls eia_run_sieges() (siege.c) for each power that acts, and
 * this goes:
 *
 *   1. eia_lift_sieges() ends what cannot go on: the besiegers are gone or
 *      fewer than those inside; who helped goes on with it if the besieger has
 *      marched off;
 *   2. every enemy city before which the power has corps, in the order of the
 *      module, is besieged, without an order too: `siege` can also raise it. A
 *      new siege needs an empty field and no fewer factors than are inside,
 *      and neutrals leave the city (10.3.3);
 *   3. it is pressed: an empty city opens, a garrison may march out with the
 *      honours of war (honours.c), else a die tries to breach the wall, the
 *      honours are asked for again at a breach, and by the `assault` wish
 *      eia_storm() plays up to three rounds on the row of the wall
 *      (assault.c); the stormed are prisoners (captives.c, 10.8b);
 *   4. who gets a city leaves a factor in it (eia_occupy()), and the first
 *      garrison in an enemy's national capital gives points;
 *   5. orders for cities that cannot be besieged lapse, `sortie` orders become
 *      eia_sally(), sieges are looked at again, and ships fall with their yard
 *      (12.1.2).
 *
 * Storms and sorties are fights of combat.h with tables of their own, and no
 * chits. Who stands inside and who before a city is told by
 * board/siege-parties.c. The besieged who join a relief are in
 * combat/relief.c, their hunger is in supply/besieged-supply.c. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SIEGE_SIEGE_H
#define BERTHIER_EMPIRES_IN_ARMS_SIEGE_SIEGE_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

struct fight;

/* orders.c: orders of the land phase. They have no carry_out:
 * eia_run_sieges() takes them when the combats are over, city by city. */
extern const struct order_kind eia_siege;
extern const struct order_kind eia_assault;

enum siege_wish { SIEGE_ANNOUNCE, SIEGE_RAISE };
/* ASSAULT_STRONG: a breach and twice the factors of the besieged. */
enum assault_wish {
    ASSAULT_STRONG,
    ASSAULT_NEVER,
    ASSAULT_BREACH,
    ASSAULT_ALWAYS
};
/* What an order to besiege or to storm says. */
struct siege_order {
    const char *city;       /* area */
    enum siege_wish op;     /* of eia_siege alone */
    enum assault_wish when; /* of eia_assault alone */
};

/* honours.c */
extern const struct order_kind eia_honours;

/* falls.c: a city opens. */
void eia_end_siege(const struct board *board, const char *area);
/* A corps of the power, or of one combined with it, drops a factor. */
void eia_occupy(struct play *play, enum power power, const char *area);
/* Those of the nation inside leave the map and come again with the next
 * army reinforcement; cossacks and guerillas stay before the city. Returns how
 * many factors went. */
int eia_send_away(struct play *play, const char *area, const char *nation);

/* captives.c: All who are left inside are prisoners of those powers. */
void eia_capture_city(struct play *play, const char *area,
                      const struct names *captors);

/* ch10-3-3-neutral-garrisons.c: as a siege is announced. */
void eia_neutrals_surrender(struct play *play, enum power besieger,
                            const char *area);

/* honours.c: the city opens if both sides wish. */
enum honours_when { HONOURS_HOLD, HONOURS_ON_BREACH, HONOURS_NOW };
bool eia_honours_of_war(struct play *play, const char *area);

/* assault.c: true if the city is taken. */
bool eia_storm(struct play *play, enum power power, const char *area);
/* Tells of it and of a sortie, as the combat that is open from then on. */
struct event *eia_tell_onslaught(const struct fight *fight,
                                 const struct rule *rule, const char *where);
/* sortie.c */
void eia_sally(struct play *play, enum power power, const char *area);

/* falls.c: A garrison of the power is in the city now: points of a national
 * capital, once a war. */
void eia_capital_entered(struct play *play, enum power power, const char *area);

/* siege.c */
void eia_run_sieges(struct play *play, enum power power); /* Ld4 */
/* Ends sieges whose besiegers have left or are too few. */
void eia_lift_sieges(struct play *play);

#endif
