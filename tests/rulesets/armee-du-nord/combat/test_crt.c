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

/* 9 to 9, morale +1, cover -1: 4 + 1 - 1 = 4. */
static void in_cover(struct scene *scene, int ground)
{
    scene_ground(scene, 2020, (enum ground_word)ground);
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 4);
    assert_true(scene_modifies(scene, RULE(crt_mod_terrain), -1));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(crt_mod_terrain)),
                     1);
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

/* Infantry alone: 6 + 1 - 2 = 5, and 9 to 9 is 1-1. */
static void in_farm(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 6);
    assert_true(scene_modifies(scene, RULE(crt_mod_farm), -2));
    assert_true(scene_cell(scene, "Row 5, column 1-1: Ex*."));
}

/* With another arm the farm gives nothing: 6 + 1 = 7; 9 to 9 + 6 is 1-2. */
static void in_mixed_farm(struct scene *scene, const char *other)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_put(scene, other, 2020, 6);
    scene_attack(scene, "fr-12", 6);
    assert_int_equal(scene_count(scene, -1, RULE(crt_mod_farm)), 0);
    assert_true(scene_cell(scene, "Row 7, column 1-2: Ex*."));
}

/* 3 + 1 over the bridge: -1. */
static void over_bridge(struct scene *scene)
{
    scene_river(scene, 2020, 2021, RIVER, true);
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 3);
    assert_true(scene_modifies(scene, RULE(crt_mod_bridge), -1));
    assert_true(scene_cell(scene, "Row 3, column 1-1: ExC."));
}

/* A stream takes nothing from the die, be there a bridge or not. */
static void over_stream(struct scene *scene)
{
    scene_river(scene, 2020, 2021, STREAM, true);
    scene_river(scene, 2020, 2121, STREAM, false);
    scene_lay(scene, "2021 fr-12=5 2121 fr-13=4 2020 pr-4");
    scene_attack(scene, "fr-12 fr-13", 3);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 1);
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

/* Woods -1 and a bridged river -1, morale +1: 5 - 1 = 4. */
static void woods_and_bridge(struct scene *scene)
{
    scene_ground(scene, 2020, WOODS);
    scene_river(scene, 2020, 2021, RIVER, true);
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 5);
    assert_true(scene_modifies(scene, RULE(crt_mod_terrain), -1));
    assert_true(scene_modifies(scene, RULE(crt_mod_bridge), -1));
    assert_true(scene_told(scene, EVENT_MODIFIER, RULE(qa_terrain_1), NULL));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

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
    {"crt.mod-terrain woods", in_cover, WOODS},
    {"crt.mod-terrain swamp", in_cover, SWAMP},
    {"crt.mod-terrain forest", in_cover, FOREST},
    {"crt.mod-terrain village", in_cover, VILLAGE},
    {"crt.mod-terrain town", in_cover, TOWN},
    {"qa.terrain-2 one of three", one_over_bridge, 1},
    {"qa.terrain-2: counts once", one_over_bridge, 2},
};

static const struct scene_text_row farm_rows[] = {
    {"crt.mod-farm: not with a battery", in_mixed_farm, "pr-i-foot"},
    {"crt.mod-farm: not with cavalry", in_mixed_farm, "pr-c1"},
};

static const struct scene_row rows[] = {
    {"crt.mod-farm infantry alone", scene_on_plain, in_farm},
    {"crt.mod-bridge a bridged river", scene_on_plain, over_bridge},
    {"crt.mod-bridge: no stream", scene_on_plain, over_stream},
    {"qa.terrain-1 woods behind a river", scene_on_plain, woods_and_bridge},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(odds_rows, odds_runs), TABLE(cover_rows, scene_number_row_runs),
        TABLE(farm_rows, scene_text_row_runs), TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
