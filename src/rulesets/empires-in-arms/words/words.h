/* Words for the desk: what a player who fills in his sheet reads and writes
 * besides ids.
 *
 *   names.c     what the fields of orders may name, as map and log print it
 *   complete.c  a destination becomes a way (land/reach.c, naval/reach.c)
 *   moves.c     what stands no longer of a piece that a correction moves
 *   describe.c  in a line, how a piece stands of which a sheet lists orders
 *   idle.c      orders that a game has no use for: no sheet lists them
 *   budget.c    what there is to spend, and what each thing costs
 *   silence.c   what it costs that a sheet says no more for a step
 *   silence-land.c  the same of marches, supply and battles
 *
 * Nothing here changes the game: all is asked of a seat, at the player's desk
 * and for logs and letters alike. The door hands these functions to the house;
 * sequence.c the silences with their steps. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_WORDS_WORDS_H
#define BERTHIER_EMPIRES_IN_ARMS_WORDS_WORDS_H

#include "rulesets/empires-in-arms/board/board.h"

/* names.c, moves.c, complete.c, describe.c, idle.c, budget.c: see
 * rulesets/ruleset.h
 */
void eia_names(const struct seat *seat, const struct order_kind *kind,
               const struct field *field, struct printed_names *names);
void eia_move_with(const struct game *game, const struct module *module,
                   const char *kind, const char *id, struct piece_moves *moves);
void eia_complete(const struct seat *seat, const struct order_kind *kind,
                  void *details);
const char *eia_describe(const struct seat *seat, const struct order_kind *kind,
                         const char *subject);
bool eia_idle(const struct seat *seat, const struct order_kind *kind);
const char *const *eia_budget(const struct seat *seat);

/* silence.c, silence-land.c: see struct step in core/play.h */
const char *eia_silence_of_politics(const struct seat *seat,
                                    const struct section *section);
const char *eia_silence_of_reinforcement(const struct seat *seat,
                                         const struct section *section);
const char *eia_silence_of_set_up(const struct seat *seat,
                                  const struct section *section);
const char *eia_silence_of_fleets(const struct seat *seat,
                                  const struct section *section);
const char *eia_silence_of_land(const struct seat *seat,
                                const struct section *section);
const char *eia_silence_of_economy(const struct seat *seat,
                                   const struct section *section);
/* silence.c: corps that would eat of the land if supply came now: no chain
 * reaches them, or they are told to forage, and the land does not feed them. */
bool eia_would_forage(const struct seat *seat, const struct corps *corps);

#endif
