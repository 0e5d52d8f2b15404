/* What must hold of a game of this ruleset, thing by thing. coherence.c calls
 * the list of each file; every function looks at one thing, names it, and says
 * what does not hold of the piece by its id and in its card's words. */
#ifndef BERTHIER_EMPIRES_IN_ARMS_BOARD_COHERENCE_H
#define BERTHIER_EMPIRES_IN_ARMS_BOARD_COHERENCE_H

#include "rulesets/empires-in-arms/board/board.h"
#include "wargame/coherence.h"

struct whole {
    struct coherence findings;
    struct board board; /* of which nothing is changed; no options */
    const struct game *game;
    const struct module *module;
};

/* One thing that must hold. */
typedef void (*eia_thing)(struct whole *whole);

/* coherence-troops.c, coherence-fleets.c, coherence-lands.c,
 * coherence-treaties.c: NULL at the end. */
extern const eia_thing eia_troops_hold[];
extern const eia_thing eia_fleets_hold[];
extern const eia_thing eia_lands_hold[];
extern const eia_thing eia_treaties_hold[];

/* coherence-find.c: by the place of its card, which the module finds at once;
 * NULL: none. */
const struct corps *eia_whole_corps(const struct whole *whole, const char *id);
const struct fleet *eia_whole_fleet(const struct whole *whole, const char *id);
#define WRONG(piece, rule, ...)                                                \
    incoherent(&whole->findings, &(piece)->place, rule, __VA_ARGS__)
/* Refuses a month behind the game's. */
void eia_not_to_come(struct whole *whole, const struct place *place,
                     const char *what, int turn);

#endif
