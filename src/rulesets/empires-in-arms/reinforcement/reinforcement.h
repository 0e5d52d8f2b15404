/* The reinforcement phase: step R, fleets first, then armies.
 *
 * eia_ask_reinforcement() asks whoever has something to place.
 * eia_run_reinforcement() (reinforcement.c) then goes
 *
 *   1. eia_deadlines(): who is late to leave after a peace goes (12.4.3);
 *   2. R1: the powers, by the naval reinforcement order of their cards, carry
 *      out their orders for fleets and ships, in the order of their sheets
 *      (fleets.c, transfer.c, scuttle.c) [base naval-reinforcement],
 *      [base scuttle];
 *   3. eia_bernadotte() (10.6.5);
 *   4. R2: the powers, by the army reinforcement order, carry out the rest:
 *      corps are placed and dissolved (corps.c), factors placed and sent home
 *      (factors.c), leaders placed and retired (leaders.c, 10.6.2).
 *
 * What may be placed was bought or sent home before and is due now: factors
 * lie in game->arrivals (eia_due(), eia_take_due() of board/), ships in
 * game->builds (eia_due_ships()), with 12.1.2c in the
 * port where they were built. Corps are placed in city areas of their own
 * nation, factors go where it has land or a chain of supply reaches. The
 * orders of a sheet are foreseen one after the other, so that two of them
 * never spend the same factor. Ahead of R the sheet offers what could be placed
 * on the board as it stands, eia_as_it_stands(); of any other order it is said
 * why it would lapse, order_say_lapse().
 *
 * With set-up=sealed the same orders place all forces anew before the first
 * month, in step S (set-up.c): `take-up` takes a corps or a garrison off the
 * map, its factors are due at once, and corps, factors and leaders are placed
 * as in R, as many corps as one likes. [base set-up]
 *
 * Feudal corps, insurrection corps and the Tyrol corps come by rules of their
 * own: ch10-1-3-feudal.c holds the orders to stand down and to return
 * (10.1.3e, 10.1.3f), which are given in the land phase; December's levy is
 * economy/levy.c, the others rise in land/. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_REINFORCEMENT_REINFORCEMENT_H
#define BERTHIER_EMPIRES_IN_ARMS_REINFORCEMENT_REINFORCEMENT_H

#include "rulesets/empires-in-arms/board/board.h"

#include <stdbool.h>

/* set-up.c: S, before the first month, with set-up=sealed (ruling 118) */
extern const struct order_kind eia_take_up;
bool eia_setting_up(const struct game *game);
bool eia_sets_up(const struct game *game, const char *side);
void eia_ask_set_up(const struct play *play, struct questions *questions);
enum step_end eia_run_set_up(struct play *play);

/* corps.c: Feudal and insurrection corps, the Tyrol corps: they have rules of
 * their own, and neither come by place-corps nor are taken up. */
bool eia_comes_by_itself(const struct corps_card *card);

/* corps.c, factors.c, leaders.c, remove.c */
extern const struct order_kind eia_place_corps;
extern const struct order_kind eia_remove_corps;
extern const struct order_kind eia_place_factors;
extern const struct order_kind eia_demobilise;
extern const struct order_kind eia_place_leader;
extern const struct order_kind eia_retire_leader;
/* fleets.c */
extern const struct order_kind eia_place_fleet;

/* scuttle.c */
extern const struct order_kind eia_remove_fleet;

/* fleets.c */
extern const struct order_kind eia_place_ships;

/* transfer.c */
extern const struct order_kind eia_transfer_ships;

/* scuttle.c */
extern const struct order_kind eia_scuttle;

/* fleets.c: Ships of the nation that may be placed now in that port. */
int eia_due_ships(const struct board *board, const char *nation,
                  const char *port);

/* ch10-1-3-feudal.c, land/ch10-1-5-tyrol.c */
extern const struct order_kind eia_stand_down;
extern const struct order_kind eia_return_corps;

/* fleets.c, scuttle.c, transfer.c: what orders about ships say. */
struct ships_order {
    const char *fleet;
    const char *other; /* the port, or the fleet that gets them */
    int ships;
};

/* fleets.c */
bool eia_check_fleet(const struct seat *seat, const struct order *order,
                     const char *id, struct report *report);
/* The same of the fleet that the order names first. */
bool eia_check_own_fleet(const struct seat *seat, const struct order *order,
                         struct report *report);
/* Five arguments: one order, one fleet, so many ships more. */
bool eia_check_ships_room(const struct order *order,
                          const struct module *module,
                          const struct fleet *fleet, int ships,
                          struct report *report);

/* ahead.c: The same seat, which judges by the board as it stands though
 * steps before R are still to come (ruling 110). */
struct seat eia_as_it_stands(const struct seat *seat);

/* reinforcement.c: R, the reinforcement phase. What may come; NULL ends. */
extern const struct order_kind *const eia_arrivals[];
void eia_ask_reinforcement(const struct play *play,
                           struct questions *questions);
enum step_end eia_run_reinforcement(struct play *play);

/* transfer.c: who would be left without a fleet if so many ships
 * left it, Nelson (10.6b) or what it carries, and by which rule he may not;
 * NULL: nobody. */
const char *eia_left_behind(const struct board *board,
                            const struct fleet *fleet, int ships,
                            const struct rule **rule);

#endif
