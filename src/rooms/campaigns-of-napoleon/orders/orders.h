/* orders. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_ORDERS_ORDERS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_ORDERS_ORDERS_H

#include "core/order.h"

/* bridge.c */
extern const struct order_kind con_break_bridge;
extern const struct order_kind con_restore_bridge;

/* command.c */
extern const struct order_kind con_center;
extern const struct order_kind con_depot;
extern const struct order_kind con_command;

/* force.c */
extern const struct order_kind con_force_order;
extern const struct order_kind con_forage;

/* force.c: forces out of supply live on the land. */
void con_forage_unsupplied(struct play *play);

/* organization.c */
extern const struct order_kind con_assign;
extern const struct order_kind con_transfer;
extern const struct order_kind con_place_leader;

/* vedettes.c */
extern const struct order_kind con_vedettes;

#endif
