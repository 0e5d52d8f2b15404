/* The naval phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_NAVAL_H
#define BERTHIER_EMPIRES_IN_ARMS_NAVAL_H

#include "rooms/empires-in-arms/reinforcement.h"

/* Fleets that act together. */
struct stack {
    struct fleet **fleets; /* in the module's order */
    size_t count;
};

/* naval-stacks.c */
struct stack eia_stack_of(const struct europe *europe,
                          const struct names *fleets);
/* Fleets with ships in that place which the power orders. */
struct stack eia_stack_at(const struct europe *europe, const char *at,
                          enum power power);
void eia_stack_join(struct arena *arena, struct stack *stack,
                    const struct stack *other);
int eia_ships(const struct stack *stack);
bool eia_has_nelson(const struct europe *europe, const struct stack *stack);
bool eia_has_british(const struct europe *europe, const struct stack *stack);
/* Powers whose fleets are in it, in their order. */
struct names eia_stack_powers(const struct europe *europe,
                              const struct stack *stack);
/* Movement points of a fleet: 12.2.3. */
int eia_fleet_points(const struct europe *europe, const struct fleet *fleet);
/* Points from one place to a neighbouring one; -1: no way. */
int eia_sea_step(const struct europe *europe, const char *from, const char *to);
/* Enemies of the power with ships in that place. */
struct names eia_enemies_at(const struct europe *europe, const char *at,
                            enum power power);

/* naval-orders.c */
extern const struct order_kind eia_fleet_order, eia_load, eia_intercept,
    eia_fleet_retreat, eia_harbour_guns;

/* naval-combat.c: one battle at sea; true if the attacker may go on. */
enum sea_end { SEA_ATTACKER_WINS, SEA_DEFENDER_WINS, SEA_DRAWN };
struct sea_battle {
    struct stack attacker, defender;
    const char *at;    /* place of the defender */
    bool intercepting; /* the defender came upon the attacker */
    const char *back;  /* where the attacker came from */
};
enum sea_end eia_fight_at_sea(struct play *play,
                              const struct sea_battle *battle);

/* ch10-7-straits.c */
/* May a fleet of the power pass to or from the Dardanelles? */
bool eia_may_pass(const struct europe *europe, enum power power,
                  const char *from, const char *to);

/* ch10-3-2-harbour.c: who decides for a city in combat; NO_POWER: nobody. */
enum power eia_city_decides(struct play *play, const char *area);

#endif
