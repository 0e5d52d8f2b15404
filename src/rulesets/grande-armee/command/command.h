/* What each leader may do this turn, and what it costs. [base command]
 *
 * Step 2 gives points to supreme and army leaders (points.c), lets corps
 * leaders try to act by themselves (activation.c) and buys the orders of both
 * sides, those of the lowest priority number first (command.c). What was not
 * bought lapses with a line. Who is in command is settled then for the whole
 * turn, by the ways of march/path.c. order-command.c is the order itself. */
#ifndef BERTHIER_GRANDE_ARMEE_COMMAND_COMMAND_H
#define BERTHIER_GRANDE_ARMEE_COMMAND_COMMAND_H

#include "rulesets/grande-armee/march/march.h"

extern const struct order_kind gra_command;

enum payer { SELF_ELSE_SUPERIOR, BY_SELF, BY_SUPERIOR };

struct command_wish {
    const char *who; /* a leader with his units, or a unit */
    int order;       /* enum command_order */
    int at;          /* a hex to concentrate in, or 0 */
    int march;       /* enum march_kind */
    int payer;       /* enum payer */
    int priority;    /* the lowest first; 0: behind all others */
};

/* What an order buys, and who may pay for it. */
struct purchase {
    const struct command_wish *given;
    struct leader *leader; /* whose units; NULL: it is for a unit */
    struct unit *unit;
    struct leader *self;  /* his corps leader, or himself; or NULL */
    struct leader *above; /* who has points and commands them; or NULL */
    int price;
};

/* Step 3: points, activations, orders bought, who is in command. */
void gra_command_step(struct play *play);
/* Prices of a section against points. */
bool gra_check_commands(const struct seat *seat, const struct section *section,
                        struct report *report);

/* purse.c: points and prices, as lines; NULL: nothing is bought in the step. */
const char *const *gra_budget(const struct seat *seat);

/* ---- points.c, activation.c, command.c ----------------------------------- */

/* Points that a supreme or army leader has this turn, as the game stands. */
int gra_command_points(const struct board *board, struct leader *leader);
/* What the order buys; false: nobody of that name is on the map. */
bool gra_purchase(const struct board *board, const struct command_wish *given,
                  struct purchase *purchase);
/* Does he need a die to have points, as corps leaders do? */
bool gra_must_activate(const struct leader *leader);
/* Of a corps leader, or of who acts for him. */
int gra_initiative_of(const struct board *board, struct leader *leader);
/* [base self-activation] all who want to try, in the order of the list. */
void gra_activate(struct play *play, int side, struct order *const *orders,
                  size_t count);
void gra_buy(struct play *play, const struct purchase *purchase);
/* The unit, or the leader's units, have what was bought. */
void gra_give_command(const struct purchase *purchase);
/* [base in-command] marks whom his leader's path does not reach now, of that
 * leader; NULL: of all. */
void gra_mark_astray(const struct board *board, const struct leader *leader);

#endif
