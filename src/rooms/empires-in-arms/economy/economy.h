/* The economic phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_ECONOMY_ECONOMY_H
#define BERTHIER_EMPIRES_IN_ARMS_ECONOMY_ECONOMY_H

#include "rooms/empires-in-arms/board/board.h"

#include <stdbool.h>

/* collect.c, trade.c */
void eia_collect(struct play *play, enum power power); /* E2 */
/* Trade of the quarter; nothing is changed. */
int eia_trade(const struct europe *europe, enum power power);
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
int eia_maintenance_of(const struct europe *europe, const char *nation);

/* policy.c, ports.c */
extern const struct order_kind eia_lend;
extern const struct order_kind eia_reduce;
extern const struct order_kind eia_deny_american;
extern const struct order_kind eia_close_british;

/* levy.c, levy-step.c */
extern const struct order_kind eia_levy;
extern const struct order_kind eia_dismiss;
void eia_levy_step(struct play *play); /* E7 */
/* Most cossacks Russia may have on the map. */
int eia_cossack_cap(const struct europe *europe);

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
