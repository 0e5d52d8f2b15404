/* Worked examples of the base game, reckoned by hand on the map of Ligny. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* Turn 16, step 2D: the French before Ligny. Henckel holds the village, and
 * the guns of his corps stand behind it. */
static void ligny(struct scene *scene)
{
    scene_put(scene, "fr-12", 3635, 0);
    scene_put(scene, "fr-iv-foot", 3635, 0);
    scene_put(scene, "fr-13", 3735, 0);
    scene_put(scene, "fr-iv-12", 3735, 0);
    scene_put(scene, "fr-c7", 3535, 0);
    scene_put(scene, "pr-4", 3634, 0);
    scene_put(scene, "pr-i-foot", 3633, 0);
    scene_all_in_command(scene);
}

/*
 * Bombardment: 3 + 1 = 4 increments, column 4-5; the village takes 1 from the
 * die: 5 - 1 = 4, shaken. Attack: 9 + 8 + 5 = 22 to 9 is 2-1, combined arms
 * make it 3-1. Pecheux's 4 against Henckel's 3 - 1 = 2: +2, the village -1, a
 * bridged stream 0. Die 2 + 1 = 3: Ex*. 21 to 8 is 2-1, with the shift 3-1;
 * die 3 + 1 = 4: Dr. One hex back is 3633 alone: 8 + 6 = 14 increments there.
 * Pecheux and Vichery have 8 each: fr-12 is the lower id, and goes in.
 */
static void plays_ligny(struct scene *scene)
{
    ligny(scene);
    scene_order(scene, "french",
                "<bombard target=\"3634\" batteries=\"fr-iv-foot fr-iv-12\"/>");
    scene_order(scene, "french",
                "<attack target=\"3634\" units=\"fr-12 fr-13 fr-c7\"/>");
    scene_die(scene, "bombardment/die/3634-french", 5);
    scene_die(scene, "attack/die/3634-french-1", 2);
    scene_die(scene, "attack/die/3634-french-2", 3);
    scene_play(scene, "french");
    assert_int_equal(scene_increments(scene, "pr-4"), 8);
    assert_int_equal(scene_increments(scene, "fr-12"), 8);
    assert_int_equal(scene_hex(scene, "pr-4"), 3633);
    assert_int_equal(scene_hex(scene, "fr-12"), 3634);
    assert_int_equal(scene_hex(scene, "fr-13"), 3735);
    assert_false(scene_unit(scene, "pr-4")->shaken);
    assert_true(scene_told(scene, EVENT_NOTE, BASE(odds),
                           "22 against 9 increments: column 3-1"));
    assert_true(scene_told(scene, EVENT_NOTE, BASE(odds),
                           "21 against 8 increments: column 3-1"));
}

static const struct scene_row rows[] = {
    {"7.1 bombardment and combined arms at Ligny", scene_on_map, plays_ligny},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
