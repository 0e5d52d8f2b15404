/* The economic phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_ECONOMY_ECONOMY_H
#define BERTHIER_EMPIRES_IN_ARMS_ECONOMY_ECONOMY_H

#include "rooms/empires-in-arms/sequence.h"

/* economy/collect.c, economy/trade.c */
void eia_collect(struct play *play, enum power power); /* E2 */
/* Trade of the quarter; nothing is changed. */
int eia_trade(const struct europe *europe, enum power power);
/* 12.9, 8.2.1.2.2.2.2: Great Britain's roll for war with America. */
void eia_american_war(struct play *play);
/* Debts due by now are paid as far as the money goes. */
void eia_pay_debts(struct play *play);
/* Printed money and manpower of a power's home provinces. */
int eia_home_money(const struct module *module, enum power power);
int eia_home_manpower(const struct module *module, enum power power);

/* economy/manipulate.c */
extern const struct order_kind eia_manipulate, eia_pay_leader;
void eia_manipulation(struct play *play); /* E4 */

/* economy/maintenance.c, economy/spend.c, economy/build.c,
 * economy/ch12-1-1-militia.c */
extern const struct order_kind eia_buy, eia_build, eia_convert,
    eia_disband_order;
void eia_maintenance(struct play *play, enum power power);
/* Money a power owes for its units on the map; that of a free state. */
int eia_maintenance_of(const struct europe *europe, const char *nation);

/* economy/policy.c, economy/ports.c */
extern const struct order_kind eia_lend, eia_reduce, eia_deny_american,
    eia_close_british;

/* economy/levy.c, economy/levy-step.c */
extern const struct order_kind eia_levy, eia_dismiss;
void eia_levy_step(struct play *play); /* E7 */
/* Most cossacks Russia may have on the map. */
int eia_cossack_cap(const struct europe *europe);

/* economy/status.c */
void eia_victory_points(struct play *play); /* E1 */
void eia_drift(struct play *play);          /* E6 */
bool eia_judge_victory(struct play *play);  /* E8 */
/* 12.6: the political record of the quarter as events. */
void eia_tell_record(struct play *play);

/* Carries out the orders of one kind in a power's section of the step, in
 * the order of the sheet. */
void eia_carry_out_all(struct play *play, enum power power,
                       const struct order_kind *kind);

#endif
