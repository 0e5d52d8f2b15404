/* The political phase: step P, one sheet of every power for all of P1 to P9.
 *
 * eia_ask_politics() asks all powers; a scenario has no such phase
 * (meta.asterisk). eia_run_politics() (politics.c) then goes through its parts
 * in a fixed order. What a partner or an enemy must say to something is in his
 * section, too, or comes by plan or standing order, so that the phase never
 * stops:
 *
 *   first  eia_caretakers()       silence is counted, and in the first month
 *                                 of a quarter powers bid for those without a
 *                                 player [base uncontrolled]
 *   P1     eia_diplomacy()        access, gifts, leaders, prisoners (10.3.1)
 *   P2, 3  eia_declarations()     all lists are opened together, then wars
 *                                 begin and allies are called
 *   P4     eia_peace()            suits, terms, peace (sue.c, peace*.c)
 *   P5     eia_alliances_made()
 *   P6     eia_zones_free()       the display frees minor countries (10.5.2),
 *          eia_sponsors()         bidders get those attacked this month,
 *          eia_lapses()           forgotten wars lapse
 *   P7     eia_alliances_broken()
 *   P8     eia_free_states()
 *   P9     eia_combinations()     who moves as one this month, and slots
 *   last   eia_neutral_forces()   who has no leave to be there goes (10.3.1i)
 *
 * Whatever gives a minor country to another calls eia_minor_changes() (10.2.1,
 * 10.5.2i), but for gifts, which take its forces along; whatever ends a war
 * between powers calls eia_make_peace(). Other phases call some of this out of
 * turn: a march by force may be answered by war (10.3.4, eia_used_force()),
 * conquest changes minor countries, civil disorder makes peace, and the
 * reinforcement phase opens with eia_deadlines() (12.4). */
#ifndef BERTHIER_EMPIRES_IN_ARMS_POLITICS_POLITICS_H
#define BERTHIER_EMPIRES_IN_ARMS_POLITICS_POLITICS_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* alliance.c: what an order says that names another power, and no more. */
struct with {
    enum power with;
};
extern const struct field eia_with_fields[];

/* war.c: P2, P3 */
extern const struct order_kind eia_dow;

/* call.c */
extern const struct order_kind eia_call;
extern const struct order_kind eia_answer;

/* war.c */
void eia_declarations(struct play *play);

/* call.c: A war record, and the end of the alliance of the two; no calls. A
 * minor country is quiet no more: [base lapse]. */
void eia_begin_war(const struct board *board, const char *one,
                   const char *other);
/* Calls the allies of one side of a new war, and has them answer. */
struct calling {
    enum power caller, enemy;
    bool attacked;
    const struct rule *rule; /* by which they are called besides, or NULL */
};
void eia_call_allies(struct play *play, const struct calling *calling);

/* war.c: May a power declare war on a nation now? Refuses with the reason. */
bool eia_may_declare(const struct board *board, enum power power,
                     const char *target, const struct place *place,
                     struct report *report);
/* alliance.c: P5, P7 */
extern const struct order_kind eia_ally;
extern const struct order_kind eia_break_alliance;
void eia_alliances_made(struct play *play);
void eia_alliances_broken(struct play *play);
/* The alliance of the two ends without anybody's points. */
void eia_end_alliance(const struct board *board, enum power one,
                      enum power other);
/* combine.c: P9 */
extern const struct order_kind eia_combine;
extern const struct order_kind eia_slot;
void eia_combinations(struct play *play);

/* access.c, gifts.c: P1 */
extern const struct order_kind eia_grant_access;
extern const struct order_kind eia_revoke_access;
extern const struct order_kind eia_give_minor;
extern const struct order_kind eia_accept_minor;
extern const struct order_kind eia_release_leader;
extern const struct order_kind eia_swap;
void eia_diplomacy(struct play *play);
/* ch10-3-1-leave.c: access of the grantee by term C.5, or NULL. */
const struct access *eia_unconditional(const struct board *board,
                                       enum power grantor, enum power grantee);
/* Does some access, alliance or war let the power be in the owner's land? */
bool eia_is_let(const struct board *board, enum power power, enum power owner);
/* Does a corps or garrison of the power stand there, and is it without leave?
 */
bool eia_stands_in(const struct board *board, enum power power,
                   enum power owner);
bool eia_trespasses(const struct board *board, enum power power,
                    enum power owner);
/* War ends all access between two nations. */
void eia_access_ends(struct game *game, const char *one, const char *other);
bool eia_enemy_corps_in_minor(const struct board *board, enum power power,
                              const char *minor);

/* peace.c: P4; politics/peace-home.c: 10.3.1i */
void eia_peace(struct play *play);

/* peace-home.c; eia_loan_over(): the corps serves its owner again, and stood
 * with the other power until now. */
void eia_neutral_forces(struct play *play);
void eia_loan_over(struct play *play, struct corps *corps, enum power served);

/* minor-zones.c, minor-sponsors.c, minor-lapse.c: P6
 */
enum sponsor_policy { SPONSOR_ENEMIES, SPONSOR_LISTED, SPONSOR_ALL };
struct sponsor {
    enum sponsor_policy policy;
    struct names minors; /* bid for, whatever the policy */
    struct names powers; /* that one would take care of */
};
extern const struct order_kind eia_sponsor;
extern const struct order_kind eia_lapse;
void eia_zones_free(struct play *play);
void eia_sponsors(struct play *play);
void eia_lapses(struct play *play);
/* The war of a power with a minor country is forgotten, if there is one. */
void eia_end_minor_war(struct game *game, const char *power, const char *minor);
/* To be called when the Conquest Step is over: wars with minor countries that
 * no corps of an attacker is near to grow one month older. */
void eia_count_quiet(const struct board *board);
/* war.c: districts that a declaration on the country covers. */
int eia_districts_covered(const struct board *board, const char *minor,
                          struct rules *why);

/* free-state.c: P8 */
extern const struct order_kind eia_free_state;
void eia_free_states(struct play *play);

/* ch11-1-poland.c: a minor country that is founded from provinces. The order
 * is carried out in P8, too. */
extern const struct order_kind eia_found;
/* ch10-1-3-lost.c: The province has another holder. Feudal corps of its name
 * that are not his are lost, on the map and off it: 10.1.3i, 10.1.3j. */
void eia_feudal_corps_go(struct play *play, const char *province);

/* Is it the province of such a country's capital, and part of it? */
bool eia_is_heart(const struct board *board, const char *province);
/* A province goes to another: it is part of no country any more, and with that
 * of its capital the country ends. Of another province: nothing. */
void eia_province_leaves(struct play *play, const char *province);
/* All provinces of the country are the power's, NO_POWER: stay who has them,
 * and part of no country. Its forces and its record are the caller's. */
void eia_provinces_go(struct play *play, const char *country, enum power power);
/* Its capital was conquered: 10.2.1c. */
void eia_founded_falls(struct play *play, const char *country,
                       enum power power);
/* Countries without land end with their last factor. */
void eia_founded_fades(struct play *play);

/* ch11-7-sicilies.c: A secondary district that has units of its own becomes a
 * conquered minor country of the power, 10.4.4b. false: it has none. */
bool eia_becomes_country(struct play *play, const char *district,
                         enum power power);
/* What was lost by that goes back to the country, if who controls the two says
 * so: to be called when one of them has changed hands. */
void eia_reunite(struct play *play, const char *country);

/* caretakers.c; in L a section of a power's own ends its silence. */
void eia_caretakers(struct play *play);
void eia_note_presence(struct play *play);

/* call.c: War between two nations with all that follows (allies are called,
 * alliances end); its political points are the caller's. rule: the case by
 * which allies are called out of sequence. */
void eia_declare_war(struct play *play, const char *one, const char *other,
                     const struct rule *rule);

/* ch10-3-4-forcible.c: a piece of the power has passed by force
 * through land of the other; points, his answer, perhaps war. */
extern const struct order_kind eia_on_forcible_access;
void eia_used_force(struct play *play, enum power power, enum power other);

/* ch12-4-limited-access.c: who missed a deadline goes. */
void eia_deadlines(struct play *play);

/* minor-changes.c: A minor country comes under a power's control, or none's:
 * forces, garrisons and records change as 10.2.1 and 10.5.2 say. */
void eia_minor_changes(struct play *play, const char *minor,
                       enum minor_status status, enum power controller);
/* Leaders of what is no more their power's go to a corps beside it, or off. */
void eia_leaders_part(struct play *play);
/* Its secondary districts are the power's, too, but those that another holds
 * apart; why gets the cases. */
void eia_districts_follow(const struct board *board,
                          const struct minor_card *card, enum power controller,
                          struct rules *why);
/* 10.4.3d: a secondary district held apart goes back to its country. */
void eia_district_rejoins(struct play *play, const char *district);

/* peace-made.c: Ends the war between two powers, frees their prisoners and
 * sends their troops home. */
void eia_make_peace(struct play *play, enum power one, enum power other);

/* politics.c */
void eia_ask_politics(const struct play *play, struct questions *questions);
enum step_end eia_run_politics(struct play *play);

#endif
