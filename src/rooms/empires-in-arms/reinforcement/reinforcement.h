/* The reinforcement phase, among its own files. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_REINFORCEMENT_REINFORCEMENT_H
#define BERTHIER_EMPIRES_IN_ARMS_REINFORCEMENT_REINFORCEMENT_H

#include "rooms/empires-in-arms/economy/economy.h"

/* reinforcement/corps.c, reinforcement/factors.c, reinforcement/leaders.c,
 * reinforcement/remove.c */
extern const struct order_kind eia_place_corps, eia_remove_corps,
    eia_place_factors, eia_demobilise, eia_place_leader, eia_retire_leader;
/* reinforcement/fleets.c, reinforcement-ships.c */
extern const struct order_kind eia_place_fleet, eia_remove_fleet,
    eia_place_ships, eia_transfer_ships, eia_scuttle, eia_yard_ships;

/* Factors of the nation that may be placed now. */
int eia_due(const struct europe *europe, const char *nation,
            enum factor factor);
void eia_take_due(const struct europe *europe, const char *nation,
                  enum factor factor, int count);
/* Ships of the nation that may be placed now in that port. */
int eia_due_ships(const struct europe *europe, const char *nation,
                  const char *port);
void eia_take_due_ships(const struct europe *europe, const char *nation,
                        const char *port, int count);
/* Would a leader be left without a corps if this one went? */
bool eia_strands_leader(const struct europe *europe, const char *corps);
/* How many more factors of the kind the corps' counter holds. */
int eia_corps_room(const struct europe *europe, const struct corps *corps,
                   enum factor factor);

/* board/ch10-6-5-bernadotte.c: when the army reinforcement step opens. */
void eia_bernadotte(struct play *play);
/* board/ch12-1-2-yards.c: ships being built fall with their port. */
void eia_yards_fall(struct play *play);
/* 12.1.2.2c: who may put these ships into a fleet: the player of their nation,
 * if the port is his; NO_POWER: nobody as yet. */
enum power eia_yard_owner(const struct europe *europe,
                          const struct ship_build *build);
/* politics/ch12-4-limited-access.c: who missed a deadline goes. */
void eia_deadlines(struct play *play);

#endif
