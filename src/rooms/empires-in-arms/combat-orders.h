/* What players order for combats: plans, and the standing orders they fall
 * back on. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_COMBAT_ORDERS_H
#define BERTHIER_EMPIRES_IN_ARMS_COMBAT_ORDERS_H

#include "rooms/empires-in-arms/combat.h"

enum on_attack { ON_ATTACK_STAND, ON_ATTACK_CITY };

/* Of an order `battle`, and of a battle plan. What is left out is the
 * default's. */
struct battle {
    const char *at;              /* area; of a plan: NULL: anywhere */
    bool ask;                    /* of a plan: leaves it to battle orders */
    struct names attack, defend; /* chits by day; of an order: one of them */
    enum on_attack on_attack;
    struct names outflank;     /* corps; none: the default */
    const char *commander;     /* of leaders of the same seniority */
    struct names guard_rounds; /* "1 3" */
    int guard_level;
    int guard_loss; /* commit only from this morale loss, in tenths */
    const char *guard_corps;
    struct names bombard;   /* rounds; none: all; "none": never */
    int days;               /* goes on for so many; 0: the default */
    struct names retreat;   /* areas, before the standing order's */
    struct names reinforce; /* corps that come, beside the standing order's */
};

/* combat-orders.c */
extern const struct order_kind eia_battle, eia_battle_plan;
enum chit eia_chit(const char *word); /* NO_CHIT if it is none */
/* The plan of a power for a combat there: its order, else its plan. */
const struct battle *eia_plan(struct play *play, enum power power,
                              const char *area);

/* combat-attack.c */
extern const struct order_kind eia_attack, eia_guerilla_attack;

/* combat-standing.c */
extern const struct order_kind eia_captor, eia_cossack_retreat,
    eia_guerillas_join, eia_losses, eia_pursuit_losses, eia_reinforce,
    eia_retreat;

struct losses {
    struct names order; /* of eia_troop_words; the usual order follows */
};
enum pursued { LOSE_FOOT, LOSE_HORSE };
struct pursuit_losses {
    enum pursued first;
};
struct retreat {
    struct names areas;
};
struct reinforce {
    const char *corps;
    bool yes;
};
struct captor {
    const char *leader;
    enum power power;
};
struct cossack_retreat {
    const char *unit; /* NULL: all */
    bool stand;
    struct names areas; /* wished for */
};
struct guerillas_join {
    bool yes;
};

#endif
