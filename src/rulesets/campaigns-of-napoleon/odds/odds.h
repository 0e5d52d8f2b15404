/* Chances of a combat: what comes of it, whatever the dice. What the files of
 * chances know of each other.
 *
 * con_chances (odds.c) is the ruleset's answer to rulesets/odds.h;
 * campaign/odds/ asks it. Combats stand in a turn or in a small scene. Of a
 * turn, one before phase III is given the groups that would form if it came
 * now, so that a player can ask in the morning (groups.c): bridges and the
 * second ring by the standing orders, as in III.a. A scene is a file of its
 * own: scene-records.c reads it, scene.c makes a module and a game of it, with
 * the hexes and hexsides it changes, and scene-pieces.c puts leaders, units and
 * bodies of troops there, those the module knows as well as those made up for
 * it. What a scene says is checked and refused at its place.
 *
 * What neither side can see before a combat are the two chits: they are the
 * secrets that who asks must settle, or wants a matrix of. The combat is
 * called by its id, a hex of the defender, or by any hex or piece that has a
 * part in it; who stands in a scene and takes none is named.
 *
 * odds.c lays the chits out, leaves this combat as the only one of the day,
 * and plays it through con_combat_run(), the same code that a turn is played
 * with; then it compares the board with what it was: type, winner, retreats,
 * losses, who is demoralized, leaders lost. The dice are given by who asks,
 * all ways through them one after the other or many throws. */
#ifndef BERTHIER_CAMPAIGNS_OF_NAPOLEON_ODDS_ODDS_H
#define BERTHIER_CAMPAIGNS_OF_NAPOLEON_ODDS_ODDS_H

#include "core/buffer.h"
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "rulesets/odds.h"

/* odds.c */
extern const struct ruleset_odds con_chances;

/* scene-records.c, scene.c */
extern const struct record con_scene_record;
bool con_set_up_scene(struct play *play, const void *scene, const char *file,
                      struct report *report);

/* groups.c: groups and combats of what stands there now, made as phase III.a
 * will make them if it has not, second ring and standing orders included. */
void con_begin_chances(struct play *play);
/* groups.c: the same for a scene. */
void con_begin_scene(struct play *play);
/* groups.c: a line for each stack that stands there and takes no part. */
void con_say_apart(const struct board *board, const struct combat *combat,
                   struct buffer *out);

#endif
