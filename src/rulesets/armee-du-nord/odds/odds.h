/* The chances of an attack, a charge or a bombardment.
 *
 * A scene lays units of the module on its map and says which of them fight; a
 * turn has a combat for each hex with enemies that an army's units stand next
 * to, all of them attacking. Either is played by the code of the game with dice
 * that are called, so that what comes of it is exact: positions that are equal
 * between two throws are joined (combat/fight.c). [base chances] */
#ifndef BERTHIER_ARMEE_DU_NORD_ODDS_ODDS_H
#define BERTHIER_ARMEE_DU_NORD_ODDS_ODDS_H

#include "rulesets/armee-du-nord/march/march.h"
#include "rulesets/odds.h"

enum staged_kind { STAGED_ATTACK, STAGED_CHARGE, STAGED_BOMBARDMENT };

/* What is fought. */
struct staged {
    int kind; /* enum staged_kind */
    int army;
    int target;
    struct hexes also;      /* other hexes of a deployed unit */
    struct names attackers; /* of a charge its leaders too */
    struct names guns;      /* that fire before */
    struct names advance;
    struct hexes again;
    bool bombarded; /* others have fired before it: combined arms */
};

/* A unit or a leader, who has no more than id and hex. */
struct scene_piece {
    const char *id;
    int hex, increments;
    struct hexes deployed; /* two more hexes, or none */
    bool shaken;
    struct place at;
};

struct adn_scene {
    struct staged staged;
    int turn;
    struct scene_piece *units, *leaders;
    size_t units_count, leaders_count;
};

extern const struct record adn_scene_record;
extern const struct ruleset_odds adn_chances;

/* scene.c */
bool adn_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report);

#endif
