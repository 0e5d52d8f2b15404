/* What players order for combats: plans, and the standing orders they fall
 * back on. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_COMBAT_ORDERS_H
#define BERTHIER_EMPIRES_IN_ARMS_COMBAT_ORDERS_H

#include "rulesets/empires-in-arms/combat/combat.h"

#include <stdbool.h>

/* orders.c: What order, plan and case have in common; ends their tables. */
extern const char *const eia_on_attack_words[];
/* clang-format off */
#define EIA_BATTLE_FIELDS                                                      \
    FIELD(NAMES, struct battle, attack, "attack", FIELD_OPTIONAL),             \
    FIELD(NAMES, struct battle, defend, "defend", FIELD_OPTIONAL),             \
    FIELD_WORDS(struct battle, on_attack, "on-attack", FIELD_OPTIONAL,         \
                eia_on_attack_words),                                          \
    FIELD(NAMES, struct battle, outflank, "outflank", FIELD_OPTIONAL),         \
    FIELD_REFERS(NAME, struct battle, commander, "commander", FIELD_OPTIONAL,  \
                 "leader"),                                                    \
    FIELD(NAMES, struct battle, guard_rounds, "guard-rounds", FIELD_OPTIONAL), \
    FIELD(COUNT, struct battle, guard_level, "guard-level", FIELD_OPTIONAL),   \
    FIELD_SCALED(struct battle, guard_loss, "guard-loss", FIELD_OPTIONAL, 10), \
    FIELD_REFERS(NAME, struct battle, guard_corps, "guard-corps",              \
                 FIELD_OPTIONAL, "corps"),                                     \
    FIELD(NAMES, struct battle, bombard, "bombard", FIELD_OPTIONAL),           \
    FIELD(COUNT, struct battle, days, "days", FIELD_OPTIONAL),                 \
    FIELD(NAMES, struct battle, retreat, "retreat", FIELD_OPTIONAL),           \
    FIELD(NAMES, struct battle, reinforce, "reinforce", FIELD_OPTIONAL),       \
    {0}
/* clang-format on */

/* orders.c */
extern const struct order_kind eia_battle;
extern const struct order_kind eia_battle_plan;
bool eia_check_plan(const struct seat *seat, const struct order *order,
                    struct report *report);
void eia_say_battle(const struct seat *seat, const struct order *order,
                    struct buffer *out);
/* The plan of a power on that side of a fight: its order, else the first of its
 * cases that fits, else its plan. */
const struct battle *eia_plan(const struct fight *fight, enum party_role role,
                              enum power power);

/* cases.c: plans for combats of a kind; NULL: none of the side's fits.
 */
extern const struct order_kind eia_battle_case;
const struct order *eia_fitting_case(const struct fight *fight,
                                     enum party_role role, const char *side);
const struct battle *eia_case_plan(const struct order *order);

/* attack.c */
extern const struct order_kind eia_attack;
extern const struct order_kind eia_guerilla_attack;

/* standing-retreat.c */
extern const struct order_kind eia_cossack_retreat;
extern const struct order_kind eia_guerillas_join;

/* standing.c */
extern const struct order_kind eia_losses;

/* standing-retreat.c */
extern const struct order_kind eia_pursuit_losses;
extern const struct order_kind eia_reinforce;
extern const struct order_kind eia_retreat;

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
struct cossack_retreat {
    const char *unit; /* NULL: all */
    bool stand;
    struct names areas; /* wished for */
};
struct guerillas_join {
    bool yes;
};

#endif
