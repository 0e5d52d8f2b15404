/* The chart of attacks: odds, what is added to the die, and the cell. Each
 * attack is made from 2021 on 2020, its neighbour to the north. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- odds ---------------------------------------------------------------- */

struct odds_row {
    const char *name;
    const char *pieces, *units;
    int die;
    const char *odds, *cell;
    int low;       /* times that odds below the chart are noted */
    int high;      /* the bonus of odds above it */
    int modifiers; /* of them all */
    bool combined; /* guns that have done nothing make it combined arms */
};

static const struct odds_row odds_rows[] = {
    /* 2 against 14 is 1-7, the column of 1-5 and nothing else. Morale 4 (2 of 3
     * is more than half) against 3: 6 + 1 = 7, Ar. */
    {"crt.odds-low 1 to 7 is the column of 1-5", "2021 fr-c3=2 2020 pr-3",
     "fr-c3", 6, "2 against 14 increments: column 1-5",
     "Row 7, column 1-5: Ar.", 1, 0, 1, false},
    /* 2 against 10 is 1-5 itself: nothing is cited of odds below it. */
    {"crt.odds-low: 1 to 5 is no lower", "2021 fr-c3=2 2020 pr-3=10", "fr-c3",
     6, "2 against 10 increments: column 1-5", "Row 7, column 1-5: Ar.", 0, 0,
     1, false},
    /* 9 + 8 + 3 = 20 to 2 batteries is 10-1: +4 for four steps above 6-1. Both
     * are of morale 4: 2 + 4 = 6. */
    {"crt.odds-high 10 to 1 adds 4", "2021 fr-12 fr-13 fr-c7=3 2020 pr-ii-12",
     "fr-12 fr-13 fr-c7", 2, "20 against 2 increments: column 6-1",
     "Row 6, column 6-1: Dr2.", 0, 4, 1, false},
    /* 13 to 2 is 6-1, rounded down: no bonus. 15 to 2 is 7-1: +1. */
    {"crt.odds-high: 6 to 1 adds nothing", "2021 fr-12=8 fr-13=5 2020 pr-ii-12",
     "fr-12 fr-13", 1, "13 against 2 increments: column 6-1",
     "Row 1, column 6-1: Dr.", 0, 0, 0, false},
    {"crt.odds-high: 7 to 1 adds 1", "2021 fr-12=8 fr-13=7 2020 pr-ii-12",
     "fr-12 fr-13", 1, "15 against 2 increments: column 6-1",
     "Row 2, column 6-1: Dr.", 0, 1, 1, false},
    /* 11 + 5 = 16 to 2 is 8-1, +2; to the right of 6-1 there is no column. 1 +
     * 2 = 3. */
    {"crt.odds-high: a shift leaves the bonus",
     "2021 fr-11 fr-c7 2020 pr-ii-12", "fr-11 fr-c7", 1,
     "16 against 2 increments: column 6-1", "Row 3, column 6-1: Dr2.", 0, 2, 1,
     true},
};

static void odds_runs(void **state)
{
    const struct odds_row *row = *state;
    struct scene *scene = scene_on_plain();

    scene_lay(scene, row->pieces);
    if (row->combined)
        scene_bombard(scene, 1);
    scene_attack(scene, row->units, row->die);
    assert_true(scene_odds(scene, row->odds));
    assert_true(scene_cell(scene, row->cell));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(crt_odds_low)),
                     row->low);
    assert_int_equal(scene_count(scene, -1, RULE(crt_odds_low)) > 0,
                     row->low > 0);
    assert_true(!row->high ||
                scene_modifies(scene, RULE(crt_odds_high), row->high));
    assert_true(row->low == 0 ||
                scene_modifies(scene, RULE(crt_mod_morale), 1));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), row->modifiers);
    scene_free(scene);
}

/* ---- ground -------------------------------------------------------------- */

/* One of three comes over a bridge: -1. Two do: still -1. 5 + 2 + 2 = 9
 * to 9; 4 + 1 - 1 = 4. */
static void one_over_bridge(struct scene *scene, int bridges)
{
    scene_river(scene, 2020, 2021, RIVER, true);
    if (bridges > 1)
        scene_river(scene, 2020, 2121, RIVER, true);
    scene_lay(scene, "2021 fr-12=5 2121 fr-13=2 1921 fr-14=2 2020 pr-4");
    scene_attack(scene, "fr-12 fr-13 fr-14", 4);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(crt_mod_bridge)),
                     1);
    assert_true(scene_modifies(scene, RULE(qa_terrain_2), -1));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

static const struct scene_number_row cover_rows[] = {
    {"qa.terrain-2 one of three", one_over_bridge, 1},
    {"qa.terrain-2: counts once", one_over_bridge, 2},
};

/* 9 to 9, morale +1, cover -1: 4 + 1 - 1 = 4. */
#define IN_COVER(ground)                                                       \
    "ground 2020 " ground "; lay 2021 fr-12 2020 pr-4; attack 4 fr-12; "       \
    "modifies -1 crt.mod-terrain; count 1 modifier crt.mod-terrain; "          \
    "cell Row 4, column 1-1: Ex.; "

/* With another arm the farm gives nothing: 6 + 1 = 7; 9 to 9 + 6 is 1-2. */
#define IN_MIXED_FARM(other)                                                   \
    "farm 2020; lay 2021 fr-12 2020 pr-4; lay 2020 " other "=6; "              \
    "attack 6 fr-12; count 0 any crt.mod-farm; "                               \
    "cell Row 7, column 1-2: Ex*.; "

static const struct scene_script scripts[] = {
    {"crt.mod-terrain woods", IN_COVER("woods")},
    {"crt.mod-terrain swamp", IN_COVER("swamp")},
    {"crt.mod-terrain forest", IN_COVER("forest")},
    {"crt.mod-terrain village", IN_COVER("village")},
    {"crt.mod-terrain town", IN_COVER("town")},
    {"crt.mod-farm: not with a battery", IN_MIXED_FARM("pr-i-foot")},
    {"crt.mod-farm: not with cavalry", IN_MIXED_FARM("pr-c1")},
    /* Infantry alone: 6 + 1 - 2 = 5, and 9 to 9 is 1-1. */
    {"crt.mod-farm infantry alone",
     "farm 2020; lay 2021 fr-12 2020 pr-4; attack 6 fr-12; "
     "modifies -2 crt.mod-farm; cell Row 5, column 1-1: Ex*."},
    /* 3 + 1 over the bridge: -1. */
    {"crt.mod-bridge a bridged river",
     "river 2020 2021 bridge; lay 2021 fr-12 2020 pr-4; attack 3 fr-12; "
     "modifies -1 crt.mod-bridge; cell Row 3, column 1-1: ExC."},
    /* A stream takes nothing from the die, be there a bridge or not. */
    {"crt.mod-bridge: no stream",
     "stream 2020 2021 bridge; stream 2020 2121; "
     "lay 2021 fr-12=5 2121 fr-13=4 2020 pr-4; attack 3 fr-12 fr-13; "
     "count 1 modifier -; cell Row 4, column 1-1: Ex."},
    /* Woods -1 and a bridged river -1, morale +1: 5 - 1 = 4. */
    {"qa.terrain-1 woods behind a river",
     "ground 2020 woods; river 2020 2021 bridge; "
     "lay 2021 fr-12 2020 pr-4; attack 5 fr-12; "
     "modifies -1 crt.mod-terrain; modifies -1 crt.mod-bridge; "
     "told modifier qa.terrain-1; cell Row 4, column 1-1: Ex."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(odds_rows, odds_runs),
                                   TABLE(cover_rows, scene_number_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
