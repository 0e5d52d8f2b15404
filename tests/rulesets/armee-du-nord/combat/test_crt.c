/* The chart of attacks: odds, what is added to the die, and the cell. Each
 * attack is made from 2021 on 2020, its neighbour to the north. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static bool told_odds(const struct scene *scene, const char *words)
{
    return scene_told(scene, EVENT_NOTE, BASE(odds), words);
}

/* ---- odds ---------------------------------------------------------------- */

/* 2 against 14 is 1-7, the column of 1-5 and nothing else. Morale 4 (2 of 3
 * is more than half) against 3: 6 + 1 = 7, Ar. */
static void odds_below(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c3=2 2020 pr-3");
    scene_attack(scene, "fr-c3", 6);
    assert_true(told_odds(scene, "2 against 14 increments: column 1-5"));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(crt_odds_low)), 1);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 1);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 1));
    assert_true(scene_cell(scene, "Row 7, column 1-5: Ar."));
}

/* 2 against 10 is 1-5 itself: nothing is cited of odds below it. */
static void odds_lowest(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c3=2 2020 pr-3=10");
    scene_attack(scene, "fr-c3", 6);
    assert_true(told_odds(scene, "2 against 10 increments: column 1-5"));
    assert_int_equal(scene_count(scene, -1, RULE(crt_odds_low)), 0);
}

/* 9 + 8 + 3 = 20 to 2 batteries is 10-1: +4 for four steps above 6-1. Both
 * are of morale 4: 2 + 4 = 6. */
static void odds_of_ten(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 fr-13 fr-c7=3 2020 pr-ii-12");
    scene_attack(scene, "fr-12 fr-13 fr-c7", 2);
    assert_true(told_odds(scene, "20 against 2 increments: column 6-1"));
    assert_true(scene_modifies(scene, RULE(crt_odds_high), 4));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 1);
    assert_true(scene_cell(scene, "Row 6, column 6-1: Dr2."));
}

/* 13 to 2 is 6-1, rounded down: no bonus. 15 to 2 is 7-1: +1. */
static void odds_of_six(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12=8 fr-13=5 2020 pr-ii-12");
    scene_attack(scene, "fr-12 fr-13", 1);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 0);
    assert_true(scene_cell(scene, "Row 1, column 6-1: Dr."));
}

static void odds_of_seven(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12=8 fr-13=7 2020 pr-ii-12");
    scene_attack(scene, "fr-12 fr-13", 1);
    assert_true(scene_modifies(scene, RULE(crt_odds_high), 1));
    assert_true(scene_cell(scene, "Row 2, column 6-1: Dr."));
}

/* 11 + 5 = 16 to 2 is 8-1, +2; the guns have done nothing (die 1), but they
 * make it combined arms: to the right of 6-1 there is no column. 1 + 2 = 3. */
static void odds_shifted(struct scene *scene)
{
    scene_lay(scene, "2021 fr-11 fr-c7 2020 pr-ii-12");
    scene_bombard(scene, 1);
    scene_attack(scene, "fr-11 fr-c7", 1);
    assert_true(told_odds(scene, "16 against 2 increments: column 6-1"));
    assert_true(scene_modifies(scene, RULE(crt_odds_high), 2));
    assert_true(scene_cell(scene, "Row 3, column 6-1: Dr2."));
}

/* ---- ground -------------------------------------------------------------- */

/* 9 to 9, morale +1, cover -1: 4 + 1 - 1 = 4. */
static void in_cover(struct scene *scene, enum ground_word ground)
{
    scene_ground(scene, 2020, ground);
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 4);
    assert_true(scene_modifies(scene, RULE(crt_mod_terrain), -1));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(crt_mod_terrain)),
                     1);
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

static void in_woods(struct scene *scene)
{
    in_cover(scene, WOODS);
}

static void in_swamp(struct scene *scene)
{
    in_cover(scene, SWAMP);
}

static void in_forest(struct scene *scene)
{
    in_cover(scene, FOREST);
}

static void in_village(struct scene *scene)
{
    in_cover(scene, VILLAGE);
}

static void in_town(struct scene *scene)
{
    in_cover(scene, TOWN);
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

static void in_farm_with_guns(struct scene *scene)
{
    in_mixed_farm(scene, "pr-i-foot");
}

static void in_farm_with_horse(struct scene *scene)
{
    in_mixed_farm(scene, "pr-c1");
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
static void one_over_bridge(struct scene *scene, bool two)
{
    scene_river(scene, 2020, 2021, RIVER, true);
    if (two)
        scene_river(scene, 2020, 2121, RIVER, true);
    scene_lay(scene, "2021 fr-12=5 2121 fr-13=2 1921 fr-14=2 2020 pr-4");
    scene_attack(scene, "fr-12 fr-13 fr-14", 4);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(crt_mod_bridge)),
                     1);
    assert_true(scene_modifies(scene, RULE(qa_terrain_2), -1));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

static void one_of_three_over_bridge(struct scene *scene)
{
    one_over_bridge(scene, false);
}

static void two_of_three_over_bridges(struct scene *scene)
{
    one_over_bridge(scene, true);
}

static const struct scene_row rows[] = {
    {"crt.odds-low 1 to 7 is the column of 1-5", scene_on_plain, odds_below},
    {"crt.odds-low: 1 to 5 is no lower", scene_on_plain, odds_lowest},
    {"crt.odds-high 10 to 1 adds 4", scene_on_plain, odds_of_ten},
    {"crt.odds-high: 6 to 1 adds nothing", scene_on_plain, odds_of_six},
    {"crt.odds-high: 7 to 1 adds 1", scene_on_plain, odds_of_seven},
    {"crt.odds-high: a shift leaves the bonus", scene_on_plain, odds_shifted},
    {"crt.mod-terrain woods", scene_on_plain, in_woods},
    {"crt.mod-terrain swamp", scene_on_plain, in_swamp},
    {"crt.mod-terrain forest", scene_on_plain, in_forest},
    {"crt.mod-terrain village", scene_on_plain, in_village},
    {"crt.mod-terrain town", scene_on_plain, in_town},
    {"crt.mod-farm infantry alone", scene_on_plain, in_farm},
    {"crt.mod-farm: not with a battery", scene_on_plain, in_farm_with_guns},
    {"crt.mod-farm: not with cavalry", scene_on_plain, in_farm_with_horse},
    {"crt.mod-bridge a bridged river", scene_on_plain, over_bridge},
    {"crt.mod-bridge: no stream", scene_on_plain, over_stream},
    {"qa.terrain-1 woods behind a river", scene_on_plain, woods_and_bridge},
    {"qa.terrain-2 one of three", scene_on_plain, one_of_three_over_bridge},
    {"qa.terrain-2: counts once", scene_on_plain, two_of_three_over_bridges},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
