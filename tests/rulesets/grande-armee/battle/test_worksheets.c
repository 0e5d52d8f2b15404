/* Battles that were worked on paper before the program played them. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* ---- two rounds, a reinforcement, a rout --------------------------------- */

/* Soult with 29 SP in 5335 attacks Schwarzenberg with 9 in 5336, a city of 2
 * points; Riesch with 9 stands behind him in 5337. */
static struct scene *soult_on_schwarzenberg(void)
{
    struct scene *scene = scene_begin();

    scene_place(scene, 5336, CITY, COALITION, 2);
    scene_pieces(scene, "leader soult france corps 4 1 1 5335 -\n"
                        "leader schwarzenberg austria corps 3 1 1 5336 -\n"
                        "leader riesch austria corps 2 0 0 5337 -\n"
                        "unit fr-inf-04 infantry 6 soult\n"
                        "unit fr-inf-05 infantry 7 soult\n"
                        "unit fr-inf-06 infantry 7 soult\n"
                        "unit fr-inf-07 infantry 6 soult\n"
                        "unit fr-lcb-04 light-cavalry 1 soult\n"
                        "unit fr-art-03 artillery 1 soult\n"
                        "unit fr-art-04 artillery 1 soult\n"
                        "unit au-inf-01 infantry 4 schwarzenberg\n"
                        "unit au-inf-02 infantry 3 schwarzenberg\n"
                        "unit au-lcb-01 light-cavalry 1 schwarzenberg\n"
                        "unit au-art-02 artillery 1 schwarzenberg\n"
                        "unit au-inf-03 infantry 4 riesch\n"
                        "unit au-inf-04 infantry 3 riesch\n"
                        "unit au-drb-05 dragoon 1 riesch\n"
                        "unit au-drb-07 dragoon 1 riesch\n"
                        "led saint-hilaire fr-inf-04 1 1\n"
                        "led gyulai au-inf-01 1 0\n"
                        "led laudon au-inf-03 0 0\n"
                        "led mecsery au-drb-05 1 0\n"
                        "depot au-d1 austria 5138\n"
                        "depot au-d4 austria 5433\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5335\" target=\"5336\" front=\"fr-inf-04 "
                "fr-inf-05 fr-inf-06 fr-art-03 fr-art-04\" keep=\"fr-lcb-04\" "
                "hold=\"15\" rounds=\"2\" advance=\"follow\" occupy=\"no\" "
                "pursue=\"fr-lcb-04\"/>");
    scene_stand(scene, "coalition",
                "<reaction corps=\"schwarzenberg\" choice=\"stand\" "
                "front=\"au-inf-01 au-inf-02 au-art-02\" hold=\"30\"/>");
    scene_dice(scene, "crt/battle/4-5335-5336-1-main", 2, 2);
    scene_dice(scene, "ap/die/4-5335-5336-1", 4, 0);
    scene_dice(scene, "12.71/die/4-5337", 2, 0);
    scene_dice(scene, "crt/battle/4-5335-5336-2-main", 5, 5);
    scene_dice(scene, "leader-loss/hit/4-5335-5336-2-coalition-1", 2, 0);
    scene_dice(scene, "morale-check/die/4-5335-5336-2-main-coalition", 4, 0);
    scene_dice(scene, "ap/die/4-5335-5336-2", 3, 0);
    scene_dice(scene, "pursuit/die/4-5335-5336", 6, 0);
    scene_play(scene);
    return scene;
}

/* Round 1. Fronts 22 v. 8: +2. Leaders 1 + 1 v. 1 + 1: 0. Guns 2 v. 1: 0. 2 + 2
 * + 2 = 6: 12 and 10 percent of 8: M = MD = 1. Ceilings 4 (22 * 15 %) and 3 (8
 * * 30 %). Bids 1, 2 (costs 2), 3; 4 would cost 4: he passes. 3 SP and 2 SP are
 * lost, W: from 5336 he goes to 5236, 3 points from 5138; 5337 and 5436 are as
 * near to a depot, and higher. (4 + 4 - 1) / 2 = 3 points: 1 for the city, 1
 * for the round.
 *
 * Round 2. Riesch hears the guns (2 of 2), and joins in 5236. Fronts 25 v. 16:
 * +1. Leaders 2 v. 0, for two corps leaders are equal; Mecsery 1 for 3 SP of
 * cavalry. 5 + 5 + 1 + 1 = 12: M = 1, MD = 3, R2, L1. A bid of 2 would cost 6
 * of a ceiling of 5. 1 SP and 3 SP are lost; Mecsery falls; 3 + 0 - 2 = 1 is
 * needed and 4 is thrown. 13 SP rout: 2 are lost. By 5137 to 5138, where a
 * depot is.
 *
 * Pursuit: 6 - 2 (1 v. 3 SP of cavalry) = 4: 10 % of 11, half up: 1.
 * Points: 8 / 2 - 4 / 2 + 2 for the city + 1 for Mecsery = 5. */
static void test_two_rounds(void **state)
{
    struct scene *scene = soult_on_schwarzenberg();

    (void)state;
    assert_int_equal(scene_sp(scene, "fr-inf-04"), 5);
    assert_int_equal(scene_sp(scene, "fr-inf-05"), 5);
    assert_int_equal(scene_sp(scene, "fr-inf-06"), 6);
    assert_int_equal(scene_sp(scene, "fr-inf-07"), 6);
    assert_int_equal(scene->game->lost[FRANCE], 4);
    assert_int_equal(scene->game->lost[COALITION], 8);
    assert_int_equal(scene_leader(scene, "mecsery")->state, DEAD);
    assert_true(scene_unit(scene, "au-drb-05")->generic);
    assert_int_equal(scene_hex(scene, "soult"), 5336);
    assert_int_equal(scene_hex(scene, "fr-lcb-04"), 5336);
    assert_int_equal(scene_hex(scene, "au-inf-03"), 5138);
    assert_int_equal(scene_hex(scene, "schwarzenberg"), 5138);
    assert_int_equal(scene_unit(scene, "au-inf-03")->rout, ROUT_1);
    assert_int_equal(gra_points(&scene->board), 5);
    scene_free(scene);
}

/* Who has lost what by then: au-inf-01 2, then au-inf-03, au-inf-02, au-inf-03
 * in round 2, au-inf-04 and au-inf-01 in the rout, au-inf-02 in the pursuit. */
static void test_two_rounds_by_unit(void **state)
{
    struct scene *scene = soult_on_schwarzenberg();

    (void)state;
    assert_int_equal(scene_sp(scene, "au-inf-01"), 1);
    assert_int_equal(scene_sp(scene, "au-inf-02"), 1);
    assert_int_equal(scene_sp(scene, "au-inf-03"), 2);
    assert_int_equal(scene_sp(scene, "au-inf-04"), 2);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_78a), NULL));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_41f), NULL));
    assert_true(scene_modifies(scene, RULE(12_41b), 2));
    assert_true(scene_modifies(scene, RULE(12_41d), -1));
    scene_free(scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_rounds),
        cmocka_unit_test(test_two_rounds_by_unit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
