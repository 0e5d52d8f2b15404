/* The economic phase: steps E1 and E, in March, June, September and December.
 *
 * A scenario has none (meta.asterisk): its months end with eia_objectives()
 * (scenario.c), which counts places. Step E1 asks nobody: the money comes in
 * first, is in the turn, and then is spent. eia_run_collection() (economy.c):
 *
 *   E1  eia_victory_points(), eia_american_war() (12.9)
 *   E2  eia_collect() for every power: lands, trade, free states, and the roll
 *       for economic loss (10.5.2; collect.c, trade.c); eia_pay_debts()
 *
 * Step E asks all powers and runs with eia_run_economy():
 *
 *   E1, E3  `reduce` and `lend` orders, power by power (policy.c)
 *   E4      eia_manipulation(): squares are recorded, then set (12.5); leaders
 *           removed by C.6 come back (10.6.4; manipulate.c)
 *   E5      power by power eia_maintenance(), with bankruptcy where money is
 *           short, then purchases in the order of the sheet (spend.c, build.c,
 *           ch12-1-1-militia.c); then trade is denied and ports are closed
 *   E6      eia_drift(): the markers drift, or civil disorder comes (status.c)
 *   E7      eia_levy_step(): cossacks, freikorps, feudal corps are raised
 *           (10.1.2, 10.1.3), surplus cossacks go, insurrection corps are
 *           filled in December (10.1.4k; levy.c, levy-step.c)
 *   E8      eia_judge_victory() may end the game; eia_tell_record() (12.6)
 *
 * A free state has a treasury of its own, which its districts fill (10.4.4c)
 * and which pays for its units first. What is bought is due months later:
 * factors as arrivals, ships as builds, both taken up by reinforcement/. What
 * the money no longer buys of an order is not bought. [base mail] Debts of a
 * month without this phase are paid when it opens (month.c). */
#ifndef BERTHIER_EMPIRES_IN_ARMS_ECONOMY_ECONOMY_H
#define BERTHIER_EMPIRES_IN_ARMS_ECONOMY_ECONOMY_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* collect.c, trade.c */
void eia_collect(struct play *play, enum power power); /* E2 */
/* Trade of the quarter; nothing is changed. */
int eia_trade(const struct board *board, enum power power, struct rules *why);
/* 12.9, 8.2.1.2.2.2.2: Great Britain's roll for war with America. */
void eia_american_war(struct play *play);
/* Debts due by now are paid as far as the money goes. */
void eia_pay_debts(struct play *play);
int eia_home_manpower(const struct module *module, enum power power);

/* manipulate.c */
extern const struct order_kind eia_manipulate;
extern const struct order_kind eia_pay_leader;
void eia_manipulation(struct play *play); /* E4 */

/* maintenance.c, spend.c, build.c,
 * ch12-1-1-militia.c */
extern const struct order_kind eia_buy;
extern const struct order_kind eia_build;
extern const struct order_kind eia_convert;
extern const struct order_kind eia_disband_order;
void eia_maintenance(struct play *play, enum power power);
/* Money a power owes for its units on the map; that of a free state. */
int eia_maintenance_of(const struct board *board, const char *nation,
                       struct rules *why);

/* policy.c, ports.c */
extern const struct order_kind eia_lend;
extern const struct order_kind eia_reduce;
extern const struct order_kind eia_deny_american;
extern const struct order_kind eia_close_british;

/* levy.c, levy-step.c */
extern const struct order_kind eia_levy;
extern const struct order_kind eia_dismiss;
void eia_levy_step(struct play *play); /* E7 */
/* ch10-1-2-cap.c: cossacks or freikorps that a power has on the map; most
 * cossacks that Russia may have, at all times and now; and is an enemy's corps
 * in the home nation? */
int eia_irregulars_of(const struct game *game, enum power power);
int eia_normal_cap(const struct board *board);
int eia_cossack_cap(const struct board *board);
bool eia_enemy_at_home(const struct board *board, enum power power);

/* scenario.c, in mode=scenario: each power's victory points are those of the
 * places it holds now; the last month judges them. */
void eia_objectives(struct play *play);

/* status.c */
void eia_victory_points(struct play *play); /* E1 */
void eia_drift(struct play *play);          /* E6 */
bool eia_judge_victory(struct play *play);  /* E8 */
/* 12.6: the political record of the quarter as events. */
void eia_tell_record(struct play *play);

/* economy.c */
enum step_end eia_run_collection(struct play *play); /* E1, E2 */
void eia_ask_economy(const struct play *play, struct questions *questions);
enum step_end eia_run_economy(struct play *play);

#endif
