/* The orders of phase I, and the work at bridges of phase II: who commands,
 * who marches together, who lives on the land.
 *
 * Each file is one group of order kinds, every kind with its checks, what it
 * does, what it foresees and how it is said. The steps that take them are
 * lines of day/ch01-sequence.c:
 *
 *   I.a2  communications.c
 *                         `center` and `depot` move and lengthen the line of
 *                         communications [base lines-of-communication]
 *   I.b1  organization.c  `assign`, `transfer`: units under other leaders,
 *                         strength between like units [base organization]
 *         place-leader.c  `place-leader`: leaders who ride
 *         vedettes.c      light cavalry sends vedettes out and takes them in
 *                         [base vedettes]
 *   I.b2  force.c         `force` says who marches under one leader
 *                         [base force]
 *         forage.c        `forage` lives on the land [base forage]
 *   I.b3  command.c       `command` buys a march, if supply and a messenger
 *                         reach the force [base ap], [base dispatch]
 *   II    bridge.c        with the switch a bridge over a primary river is
 *                         broken or restored [base bridge-demolition]
 *
 * In VI.b `assign`, `transfer` and `place-leader` are taken once more.
 *
 * Orders are carried out in the order of the sheet, and foreseen in the same
 * order at the desk, so that points and strength are spent once. Whatever
 * changes who stands under whom ends with con_default_forces() of board/.
 * con_forage_unsupplied() is called by the step
 * itself, after the forces are made. Orders of the later phases lie with their
 * chapters: march/, guns/, day/, combat/. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_ORDERS_ORDERS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_ORDERS_ORDERS_H

#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"

/* [base ap] what phase I takes of an army's administrative points; for a center
 * half of what came in today besides. */
enum { COMMAND_COST = 1, DEPOT_COST = 2, CENTER_COST = 3 };

/* bridge.c */
extern const struct order_kind con_break_bridge;
extern const struct order_kind con_restore_bridge;

/* command.c */
extern const struct order_kind con_command;

/* communications.c */
extern const struct order_kind con_center;
extern const struct order_kind con_depot;

/* forage.c */
extern const struct order_kind con_forage;
/* Forces out of supply live on the land. */
void con_forage_unsupplied(struct play *play);

/* force.c */
extern const struct order_kind con_force_order;

/* organization.c */
extern const struct order_kind con_assign;
extern const struct order_kind con_transfer;

/* 1g is the unit one to be offered a leader in the step of the seat? In VI.b
 * who has none, else any. And has its side such a unit? */
bool con_wants_leader(const struct seat *seat, const struct unit *unit);
bool con_some_want_leader(const struct seat *seat);

/* place-leader.c */
extern const struct order_kind con_place_leader;

/* vedettes.c */
extern const struct order_kind con_vedettes;

#endif
