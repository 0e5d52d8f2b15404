/* Fights for the tests of the ruleset, a row each: what lies there, what is
 * ordered, how the dice fall and what comes of it, all in words.
 *
 * Laid are lines of scene_pieces(), "river ONE OTHER" or "major ONE OTHER",
 * "partly HEX", "rough HEX", "alpine HEX", "city HEX VP", "concentrated CORPS
 * ..."; and what is so when all is laid: "mud", "rout ID", "rout-1 ID",
 * "demoralize ID", "pursued ID", "generic ID", "captured ID", and "russians
 * GENERIC DEAD" of their pool.
 *
 * Orders are lines, with single quotes: "attack ..." is France's out of 5235 on
 * 5236, "react ..." the Coalition's reaction, "SIDE <...>" any other order.
 *
 * Dice are "LABEL ONE [OTHER], ...", the label in full or of that attack:
 * 1-main of a battle, ap/1, check/1-main-france, guns/5138, and who/1-france-1,
 * hit/, fate/ of leaders. Without dice (NULL) nothing is played: the desk looks
 * at the orders.
 *
 * What comes of it are words. ID=SP, ID@HEX and ID:STATE tell of a piece
 * (steady routed rout-2 demoralized pursued generic gone, map dead wounded
 * captured pool, of a depot lost or kept), lost=FRENCH/ALLIED of SP, vp=N and
 * leader-vp=N of points, russians=GENERIC/DEAD of their pool, thrown/LABEL and
 * unthrown/LABEL of dice, front/SP and line/SP of a front and of a second line
 * of so many. CASE is cited, no/CASE is not; adds/CASE=N is its first modifier,
 * last/CASE=N its last, by/WORDS=N the first with these, plain/CASE has none,
 * times/CASE=N counts them, told/CASE=N counts notes. KIND/CASE[=WORDS] is an
 * event that cites it, with "_" for blanks: note table group loss state
 * standing lapse move. good and refused/CASE are of the desk. "!" before a word
 * denies it. */
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
/* One line of it: before the scene is laid out, or what is so then. */
void fight_type(struct scene *scene, const char *line);
void fight_order(struct scene *scene, const char *orders);
void fight_throw(struct scene *scene, const char *dice);
void fight_ends(struct scene *scene, const char *then);

#endif
