/* The reinforcement phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_REINFORCEMENT_REINFORCEMENT_H
#define BERTHIER_EMPIRES_IN_ARMS_REINFORCEMENT_REINFORCEMENT_H

#include "rooms/empires-in-arms/board/board.h"

#include <stdbool.h>

/* corps.c, factors.c, leaders.c,
 * remove.c */
extern const struct order_kind eia_place_corps;
extern const struct order_kind eia_remove_corps;
extern const struct order_kind eia_place_factors;
extern const struct order_kind eia_demobilise;
extern const struct order_kind eia_place_leader;
extern const struct order_kind eia_retire_leader;
/* fleets.c, reinforcement-ships.c */
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
int eia_due_ships(const struct europe *europe, const char *nation,
                  const char *port);
void eia_take_due_ships(const struct europe *europe, const char *nation,
                        const char *port, int count);

/* ch10-1-3-feudal.c, land/ch10-1-5-tyrol.c */
extern const struct order_kind eia_stand_down;
extern const struct order_kind eia_return_corps;

/* fleets.c */
bool eia_check_fleet(const struct view *view, const struct order *order,
                     const char *id, struct report *report);
/* Five arguments: one order, one fleet, so many ships more. */
bool eia_check_ships_room(const struct order *order,
                          const struct module *module,
                          const struct fleet *fleet, int ships,
                          struct report *report);

/* reinforcement.c: * R and E, reinforcement and economy: reinforcement-*.c,
 * economy-*.c.
 */
void eia_ask_reinforcement(const struct play *play,
                           struct questions *questions);
enum step_end eia_run_reinforcement(struct play *play);

/* transfer.c: who would be left without a fleet if so many ships
 * left it, Nelson (10.6b) or what it carries, and by which rule he may not;
 * NULL: nobody. */
const char *eia_left_behind(const struct europe *europe,
                            const struct fleet *fleet, int ships,
                            const struct rule **rule);

#endif
