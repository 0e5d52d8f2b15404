/* Sieges, among their own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SIEGE_SIEGE_H
#define BERTHIER_EMPIRES_IN_ARMS_SIEGE_SIEGE_H

#include "rooms/empires-in-arms/combat/rules.h"

/* siege/orders.c: orders of the land phase. They have no carry_out:
 * eia_run_sieges() takes them when the combats are over, city by city. */
extern const struct order_kind eia_siege, eia_assault, eia_sortie;

enum siege_wish { SIEGE_ANNOUNCE, SIEGE_RAISE };
struct siege_order {
    const char *city; /* area */
    enum siege_wish op;
};
/* ASSAULT_STRONG: a breach and twice the factors of the besieged. */
enum assault_wish {
    ASSAULT_STRONG,
    ASSAULT_NEVER,
    ASSAULT_BREACH,
    ASSAULT_ALWAYS
};
struct assault_order {
    const char *city;
    enum assault_wish when;
};
struct sortie_order {
    const char *city;
};

/* board/ch10-3-2-agreement.c, siege/honours.c, combat/relief.c: standing
 * orders. */
extern const struct order_kind eia_city_command, eia_honours, eia_join_relief;
/* Whom the powers in a garrison agree on, or NO_POWER. */
enum power eia_agreed_command(struct play *play, const struct names *players,
                              const char *area);

/* board/siege-parties.c: what is in a city and before it. */
/* The nation whose city it is by its land: a power, or a minor country. */
const char *eia_city_nation(const struct europe *europe, const char *area);
/* Does the power besiege it, or help those who do: with a corps outside, and
 * combined with the besieger or allied to him and at war with the besieged? */
bool eia_helps_besiege(const struct europe *europe, enum power besieger,
                       enum power power, const char *area);
/* Players with a corps in the siege of that besieger, and their factors,
 * guerillas with them counted: 10.1.1n. */
struct names eia_besiegers(const struct europe *europe, enum power besieger,
                           const char *area);
int eia_besieging_factors(const struct europe *europe, enum power besieger,
                          const char *area);
/* The besieger of besiegers with most factors there. */
enum power eia_first_besieger(const struct europe *europe,
                              const struct names *besiegers, const char *area);
bool eia_stands_before(const struct corps *corps, const char *area);
/* Powers whose corps, garrisons or irregulars are inside. */
struct names eia_inside(const struct europe *europe, const char *area);
bool eia_is_enemy_city(const struct europe *europe, enum power power,
                       const char *area);
/* Corps of an enemy outside the walls. */
bool eia_enemy_in_field(const struct europe *europe, enum power power,
                        const char *area);
/* All who are inside join that side. */
void eia_add_inside(struct fight *fight, enum party_role role);

/* siege/falls.c: a city opens. */
void eia_end_siege(const struct europe *europe, const char *area);
/* A corps of the power, or of one combined with it, drops a factor. */
void eia_occupy(struct play *play, enum power power, const char *area);
/* Those of the nation inside leave the map and come again with the next
 * army reinforcement; cossacks and guerillas stay before the city. Returns how
 * many factors went. */
int eia_send_away(struct play *play, const char *area, const char *nation);

/* siege/captives.c */
/* Whose garrisons, corps and irregulars are inside. */
struct names eia_nations_inside(const struct europe *europe, const char *area);
/* All who are left inside are prisoners of those powers. */
void eia_capture_city(struct play *play, const char *area,
                      const struct names *captors);

/* siege/ch10-3-3-neutral-garrisons.c: as a siege is announced. */
void eia_neutrals_surrender(struct play *play, enum power besieger,
                            const char *area);

/* siege/honours.c: the city opens if both sides wish. */
enum honours_when { HONOURS_HOLD, HONOURS_ON_BREACH, HONOURS_NOW };
bool eia_honours_of_war(struct play *play, const char *area);

/* siege/assault.c: true if the city is taken. */
bool eia_storm(struct play *play, enum power power, const char *area);
/* siege/sortie.c */
void eia_sally(struct play *play, enum power power, const char *area);

#endif
