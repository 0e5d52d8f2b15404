/* Fights for the tests of the ruleset, a row each: what lies there, what is
 * ordered, how the dice fall and what comes of it, all in words.
 *
 * laid    lines of scene_pieces(), and
 *         river ONE OTHER, rough HEX, city HEX VP
 *         rout ID, demoralize ID, pursued ID    how a unit stands
 *         mud
 * orders  lines, with single quotes:
 *         attack ...      by France out of 5235 on 5236
 *         react ...       of the Coalition
 *         SIDE <...>      any other, ordinary or standing
 * dice    "LABEL ONE [OTHER], ...", LABEL in full or of that attack:
 *         1-main (battle), ap/1, check/1-main-france, guns/5138
 * then    words:
 *         ID=SP  ID@HEX  ID:STATE (steady routed gone, dead captured pool,
 *         lost kept of a depot)
 *         lost=FRENCH/ALLIED  vp=POINTS
 *         thrown/LABEL  unthrown/LABEL
 *         front/SP  line/SP          a main front, a second line of so many
 *         CASE  no/CASE              events that cite it
 *         adds/CASE=N  plain/CASE    the first modifier that cites it; none
 *         times/CASE=N  told/CASE=N  modifiers, notes that cite it */
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
