/* The naval phase: step N, one power after the other. [base fleet-move]
 *
 * eia_ask_naval() asks every power that has a fleet on the map. When all have
 * spoken, or are silent, eia_run_naval() (move.c) takes the powers by the
 * naval order of their cards, a combined group in the place of its last
 * member, Great Britain in the slot it named; each first carries out its
 * `load` orders, then its `fleet` orders.
 *
 *   load (load.c)   a fleet that begins the phase in port takes a corps or a
 *                   depot aboard, with 12.2.4 ten factors; cossacks never
 *                   (10.1.2l), leaders with their corps alone (10.6f).
 *   fleet           orders.c checks the way step by step: points (12.2.3,
 *                   stacks.c), ice, blockade, the Dardanelles (10.7). Then
 *                   eia_sail() makes one leg after the other. In a sea each
 *                   enemy power that wishes may meet the stack by a die;
 *                   [base intercept] in a box whoever lies there is fought;
 *                   where the way ends the stack attacks, if it is ordered to,
 *                   and may follow whom it beat. A leg that is not won ends
 *                   the voyage.
 *
 * A battle is eia_fight_at_sea() (combat.c): weather gauge, up to three rounds
 * of fire with harbour guns before each (10.3.2d), the beaten by their share
 * of losses, pursuit, points, retreat, leaders (12.7). eia_sink() takes the
 * ships (losses.c), with 12.2.5 by nation, and with the fleets what they
 * carried; eia_sea_retreat() sends the beaten to a port of their standing
 * order or to the nearest one. Who decides for a garrisoned port is
 * eia_city_decides() (10.3.2); sieges ask it as well. Corps go ashore in the
 * land phase, by `disembark` (land/disembark.c). */
#ifndef BERTHIER_EMPIRES_IN_ARMS_NAVAL_NAVAL_H
#define BERTHIER_EMPIRES_IN_ARMS_NAVAL_NAVAL_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>
#include <stddef.h>

/* Fleets that act together. */
struct stack {
    struct fleet **fleets; /* in the module's order */
    size_t count;
    const struct stack *foes; /* that it fights; NULL: it does not */
};

/* stacks.c */
struct stack eia_stack_of(const struct board *board,
                          const struct names *fleets);
/* Fleets with ships in that place which the power orders. */
struct stack eia_stack_at(const struct board *board, const char *at,
                          enum power power);
void eia_stack_join(struct arena *arena, struct stack *stack,
                    const struct stack *other);
/* Ids of the leaders with its fleets. */
struct names eia_leaders_aboard(const struct board *board,
                                const struct stack *stack);
int eia_ships(const struct stack *stack);
/* The leader with one of its fleets, or NULL: none but Nelson goes to sea. */
const struct leader_card *eia_nelson(const struct board *board,
                                     const struct stack *stack);
bool eia_has_nelson(const struct board *board, const struct stack *stack);
bool eia_has_british(const struct board *board, const struct stack *stack);
/* Powers whose fleets are in it, in their order. */
struct names eia_stack_powers(const struct board *board,
                              const struct stack *stack);
/* The naval phase begins: the fleets that lie together are noted. Without it
 * they are those who lie together now. */
void eia_note_stacks(const struct board *board);
/* Movement points of a fleet, and the cases of 12.2.3 that lower them. */
int eia_fleet_points(const struct board *board, const struct fleet *fleet,
                     struct rules *why);
/* Points from one place to a neighbouring one; -1: no way. */
int eia_sea_step(const struct board *board, const char *from, const char *to);
/* Powers with ships in that place that are at war with one of the stack, and
 * those ships of one of them. */
struct names eia_enemies_at(const struct board *board, const char *at,
                            const struct stack *stack);
struct stack eia_foes_at(const struct board *board, const char *at,
                         const struct stack *stack, enum power enemy);

/* A port of the power's own, of one it has combined movement with, or open to
 * it by access. */
bool eia_friendly_port(const struct board *board, enum power power,
                       const char *area);

/* orders.c, move.c, retreat.c, ch10-3-2-harbour.c */
extern const struct order_kind eia_fleet_order;

/* load.c */
extern const struct order_kind eia_load;

/* move.c */
extern const struct order_kind eia_intercept;

/* retreat.c */
extern const struct order_kind eia_fleet_retreat;

/* ch10-3-2-harbour.c */
extern const struct order_kind eia_harbour_guns;

struct fleet_order {
    struct names fleets;
    struct names path; /* may begin where they lie, as a march does */
    bool attack;       /* whoever is where they end */
    bool pursue;       /* follow the beaten into the box of their port */
};

/* orders.c: The first place of its path that is not where the fleets lie. */
size_t eia_first_leg(const struct fleet_order *order, const char *at);

/* reach.c: every voyage that a fleet may make, nearest first, attacks beside
 * the way to where enemies are. */
void eia_offer_voyages(const struct seat *seat, struct choices *choices,
                       const struct order_kind *kind,
                       const struct fleet *fleet);
/* A path that is but a place no step away gets the cheapest legal way there, or
 * else the shortest on the map, of which the check says what lacks. */
void eia_complete_voyage(const struct seat *seat, const struct order_kind *kind,
                         struct fleet_order *order);

/* move.c: The fleets sail, meet whom they meet, and attack at the end. */
void eia_sail(struct play *play, const char *side, const struct order *order);

/* combat.c: one battle at sea; true if the attacker may go on. */
enum sea_end { SEA_ATTACKER_WINS, SEA_DEFENDER_WINS, SEA_DRAWN };
struct sea_battle {
    struct stack attacker, defender;
    const char *at;    /* place of the defender */
    const char *back;  /* where the attacker came from, or NULL */
    const char *which; /* names it in labels, once in an exchange */
};
enum sea_end eia_fight_at_sea(struct play *play,
                              const struct sea_battle *battle);

/* losses.c: Ships of the stack are lost; start is what each fleet had when the
 * battle began, which names it in labels. Fleets without ships leave the map
 * with what they carried. How many were lost, the cases that shared them out,
 * and those by which cargo was lost. naval/losses.c */
struct sunk {
    int ships;
    struct rules shared, cargo;
};
struct sunk eia_sink(struct play *play, const struct stack *stack,
                     const int *start, int ships, const char *which);
/* Those without ships: also when they find no way home. cargo: the cases by
 * which what they carried was lost. */
void eia_lose_fleets(struct play *play, const struct stack *stack,
                     struct rules *cargo);

/* retreat.c: Beaten fleets go to a port or a sea; back: to where they came
 * from. */
void eia_sea_retreat(struct play *play, const struct stack *stack,
                     const struct sea_battle *battle, bool back);

/* ch10-7-straits.c */
/* May a fleet of the power pass to or from the Dardanelles? why: the cases
 * that decide it, if the step leads through. */
bool eia_may_pass(const struct board *board, enum power power, const char *from,
                  const char *to, struct rules *why);

/* ch10-3-2-harbour.c: who decides for a city in combat, and the case that says
 * so; NO_POWER: nobody. */
enum power eia_city_decides(struct play *play, const char *area,
                            struct rules *why);
/* Says, when a port is attacked, that its guns are silent for want of a
 * garrison, if they are. */
void eia_tell_unmanned(struct play *play, const char *port);
/* Ships that the guns of the port count as; why: the cases by which somebody
 * decides for them. */
int eia_harbour_ships(struct play *play, const char *port, struct rules *why);

/* move.c: N, the naval phase */
void eia_ask_naval(const struct play *play, struct questions *questions);
enum step_end eia_run_naval(struct play *play);

#endif
