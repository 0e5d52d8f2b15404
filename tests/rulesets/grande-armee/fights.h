/* Fights for the tests of the ruleset, a row each: what lies there, what is
 * ordered, how the dice fall and what comes of it, all in words.
 *
 * Laid are lines of scene_pieces(), "river ONE OTHER", "rough HEX", "city HEX
 * VP", "mud", and how a unit stands: "rout ID", "demoralize ID", "pursued ID".
 *
 * Orders are lines, with single quotes: "attack ..." is France's out of 5235 on
 * 5236, "react ..." the Coalition's reaction, "SIDE <...>" any other order.
 *
 * Dice are "LABEL ONE [OTHER], ...", the label in full or of that attack:
 * 1-main of a battle, ap/1, check/1-main-france, guns/5138.
 *
 * What comes of it are words. ID=SP, ID@HEX and ID:STATE tell of a piece
 * (steady routed gone, dead captured pool, of a depot lost or kept),
 * lost=FRENCH/ALLIED of SP, vp=N of points, thrown/LABEL and unthrown/LABEL of
 * dice, front/SP and line/SP of a front and of a second line of so many. CASE
 * is cited, no/CASE is not; adds/CASE=N is its first modifier, plain/CASE has
 * none, times/CASE=N counts them, told/CASE=N counts notes. */
#ifndef BERTHIER_TESTS_GRANDE_ARMEE_FIGHTS_H
#define BERTHIER_TESTS_GRANDE_ARMEE_FIGHTS_H

#include "tests/rulesets/grande-armee/scene.h"

struct fight_row {
    const char *name;
    const char *pieces, *laid; /* laid one after the other */
    const char *orders, *dice, *then;
};

/* A test of a struct fight_row. */
void fight_row_runs(void **state);
/* Its parts, for other rows. */
void fight_lay(struct scene *scene, const char *pieces, const char *laid);
void fight_order(struct scene *scene, const char *orders);
void fight_throw(struct scene *scene, const char *dice);
void fight_ends(struct scene *scene, const char *then);

#endif
