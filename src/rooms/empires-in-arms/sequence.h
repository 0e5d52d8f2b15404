/* What the sequence of play calls of the phases, and the phases of each
 * other. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_SEQUENCE_H
#define BERTHIER_EMPIRES_IN_ARMS_SEQUENCE_H

#include "rooms/empires-in-arms/board/board.h"

extern const struct step eia_sequence[];

/* orders.c: what each step takes; NULL at the end */
extern const struct order_kind *const eia_orders[];   /* all of them */
extern const struct order_kind *const eia_standing[]; /* standing orders */
extern const struct order_kind *const eia_political_orders[];
extern const struct order_kind *const eia_reinforcement_orders[];
extern const struct order_kind *const eia_naval_orders[];
extern const struct order_kind *const eia_land_orders[];
extern const struct order_kind *const eia_economic_orders[];

/*
 * P0 and P, the political phase: month.c, politics/politics.c and its files.
 */
enum step_end eia_run_month(struct play *play);
void eia_ask_politics(const struct play *play, struct questions *questions);
enum step_end eia_run_politics(struct play *play);
/* War between two nations with all that follows (allies are called, alliances
 * end); its political points are the caller's. */
void eia_declare_war(struct play *play, const char *one, const char *other,
                     const struct rule *rule);
/* Ends the war between two powers, frees their prisoners and sends their
 * troops home. */
void eia_make_peace(struct play *play, enum power one, enum power other);
/* A minor country comes under a power's control, or none's: forces, garrisons
 * and records change as 10.2.1 and 10.5.2 say. */
void eia_minor_changes(struct play *play, const char *minor,
                       enum minor_status status, enum power controller);
/* 10.4.3d: a secondary district held apart goes back to its country. */
void eia_district_rejoins(struct play *play, const char *district);

/*
 * R and E, reinforcement and economy: reinforcement-*.c, economy-*.c.
 */
void eia_ask_reinforcement(const struct play *play,
                           struct questions *questions);
enum step_end eia_run_reinforcement(struct play *play);
enum step_end eia_run_collection(struct play *play); /* E1, E2 */
void eia_ask_economy(const struct play *play, struct questions *questions);
enum step_end eia_run_economy(struct play *play);
/* Factors that come in the owner's next army reinforcement step. */
void eia_arrive(const struct europe *europe, const char *nation,
                enum factor factor, int count, int due);

/*
 * N, the naval phase: naval-*.c.
 */
void eia_ask_naval(const struct play *play, struct questions *questions);
enum step_end eia_run_naval(struct play *play);
/* An enemy fleet in its box shuts the port. */
bool eia_blockaded(const struct europe *europe, const char *area);
/* No enemy of the power has a fleet in one of the seas that block it. */
bool eia_crossing_open(const struct europe *europe, enum power power,
                       const struct edge_card *edge);
/* Puts a fleet's corps ashore is land-move's; this loses what a lost or
 * smaller fleet cannot carry (12.2.4c). */
void eia_lose_cargo(struct play *play, struct fleet *fleet);

/*
 * L, the land phase: land/land.c walks through the powers; land-*.c,
 * ch10-1-*.c, ch10-3-*.c march and supply; combat-*.c, ch12-3-*.c fight.
 */
void eia_ask_land(const struct play *play, struct questions *questions);
enum step_end eia_run_land(struct play *play);
void eia_run_feeding(struct play *play, enum power power); /* Lc */
/* land/march.c: depots that its corps stand on, nobody keeping them away. */
void eia_sweep_depots(struct play *play, enum power power);
void eia_run_guerilla_step(struct play *play, enum power power); /* Le */
void eia_run_conquest(struct play *play);                        /* Lf */
/* Ld1: fills game->combats for the power and those combined with it. */
void eia_list_combats(struct play *play, enum power power);
/* Ld2: a question to each party of each combat that its battle plan leaves
 * open. */
void eia_ask_battles(const struct play *play, struct questions *questions);
void eia_run_battles(struct play *play, enum power power); /* Ld3 */
void eia_run_sieges(struct play *play, enum power power);  /* Ld4 */
/* Hunger in the besieged cities that the power feeds: the end of Lc. */
void eia_besieged_supply(struct play *play, enum power power);
/* Ends sieges whose besiegers have left or are too few. */
void eia_lift_sieges(struct play *play);
/* A garrison of the power is in the city now: points of a national capital,
 * once a war. */
void eia_capital_entered(struct play *play, enum power power, const char *area);

/* ch10-3-*.c: may forces of the nation be in the area, and under what? */
enum entry { ENTRY_FREE, ENTRY_LIMITED, ENTRY_REFUSED };
enum entry eia_entry(const struct europe *europe, const char *nation,
                     const char *area);
bool eia_depot_allowed(const struct europe *europe, enum power power,
                       const char *area);
bool eia_garrison_allowed(const struct europe *europe, enum power power,
                          const char *area);
/* land-supply.c: the nearest area from which the power's troops could be
 * supplied, with its distance in edges; NULL: none. */
const char *eia_supply_source(const struct europe *europe, enum power power,
                              const char *from, int *distance);

/* picture/position.c */
const char *const *eia_position(const struct game *game,
                                const struct module *module, const char *side,
                                struct arena *arena);

/* picture/draw.c */
void eia_draw(const struct game *game, const struct module *module,
              const char *side, struct picture *picture);

/* board/prisoners.c */
void eia_take_prisoners(struct play *play, const char *nation,
                        enum power holder, enum factor factor, int count);
void eia_free_prisoners(struct play *play, enum power holder,
                        const char *nation);
/* leaders.c: 10.6 */
void eia_leader_off(struct play *play, struct leader *leader,
                    const struct rule *rule);

#endif
