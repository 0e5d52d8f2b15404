/* Scenes of days for the tests of the ruleset, a row each, as fights.h has them
 * of battles.
 *
 * Laid are lines, on a clear sheet: what fights.h lays, and "bridge ONE OTHER"
 * over a minor river, "major-bridge ONE OTHER", "town HEX SIDE [VP]", "city HEX
 * SIDE [VP]", "depot-city HEX NATION", "fortress HEX SIDE minor|major CAPACITY
 * WALLS STORES", "province HEX NAME", "detachment ID NATION SP HEX", "comes ID
 * TURN HEX[,HEX] PIECE ..." of the schedule, "set KEY VALUE" of a setting; and
 * of what is so when all is laid: "order ID
 * move|concentrate|transfer|winter-quarters [single|double] [HEX]", "was ID
 * ORDER" of the turn before, "inside ID", "unsupplied ID", "forced ID
 * single|double", "moved ID", "turn N", "snow", "commanded", "foraged HEX
 * TURN", "depleted HEX N", "stores HEX N", "breach HEX N", "besieged HEX TURN",
 * "hungry HEX N", "wear ID N", "points ID N", "in-command ID".
 *
 * Orders are lines "SIDE STEP <order .../>", with single quotes; STEP "-": a
 * standing order. Steps are those that are played, in that order: "4 7 10 12".
 * Without steps (NULL) the desk looks at the last order's section.
 *
 * What comes of it are words as in fights.h, and ID:inside, :unsupplied,
 * :moved, :due, :coming; WORD/HEX=N of foraged, depleted, hidden, stores,
 * breach, hungry, besieged; WORD/ID=N of wear, points; holder/HEX=SIDE,
 * fed/ID=WORD, ordered/ID=WORD, weather/WORD, over/. */
#ifndef BERTHIER_TESTS_GRANDE_ARMEE_DAYS_H
#define BERTHIER_TESTS_GRANDE_ARMEE_DAYS_H

#include "tests/rulesets/grande-armee/fights.h"

struct day_row {
    const char *name;
    const char *pieces, *laid; /* laid one after the other */
    const char *orders, *steps, *dice, *then;
};

/* A test that is no row: it lays out and plays what it likes. */
struct day_test {
    const char *name;
    void (*test)(void **state);
};
void day_test_runs(void **state);

/* A test of a struct day_row. */
void day_row_runs(void **state);
/* Its parts, for other rows. */
void day_lay(struct scene *scene, const char *pieces, const char *laid);
void day_order(struct scene *scene, const char *orders);
void day_play(struct scene *scene, const char *steps);
void day_ends(struct scene *scene, const char *then);
/* The desk's word on the section of the last order. */
void day_is_judged(struct scene *scene, const char *then);

#endif
