/* The chances of an attack, over all its rounds or one.
 *
 * A scene lays pieces of the module on its map and has one attack order; a turn
 * has a combat for each hex with enemies that a stack stands next to of the
 * side that attacks next; who needs an order to attack has one. Either is
 * played by the code of the game with dice that are called: positions that are
 * equal between two rounds are joined (battle/position.c), and an attack of one
 * round is exact. Both holds may be opened, each at three values, for a matrix.
 * [base chances] */
#ifndef BERTHIER_GRANDE_ARMEE_ODDS_ODDS_H
#define BERTHIER_GRANDE_ARMEE_ODDS_ODDS_H

#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/odds.h"

/* What is fought. */
struct staged {
    int side;
    const struct attack_order *order;
};

struct scene_unit {
    const char *id;
    int hex, sp;
    bool routed, demoralized;
    struct place at;
};

struct scene_leader {
    const char *id;
    int hex;
    struct place at;
};

struct gra_scene {
    int weather;
    struct attack_order *attacks;
    struct scene_unit *units;
    struct scene_leader *leaders;
    size_t attacks_count, units_count, leaders_count;
    struct staged staged; /* made */
};

extern const struct record gra_scene_record;
extern const struct ruleset_odds gra_chances;

/* odds.c: nobody has been given an order yet. */
void gra_begin_chances(struct play *play);

/* scene.c */
bool gra_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report);

#endif
