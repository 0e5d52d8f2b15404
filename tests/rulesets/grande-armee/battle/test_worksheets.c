/* Battles that were worked on paper before the program played them. */
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* ---- two rounds, a reinforcement, a rout --------------------------------- */

static void order_soult(struct scene *scene)
{
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
}

/* Soult with 29 SP in 5335 attacks Schwarzenberg with 9 in 5336, a city of 2
 * points; Riesch with 9 stands behind him in 5337. */
static void soult_on_schwarzenberg(struct scene *scene)
{
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
    order_soult(scene);
    scene_play(scene);
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
static void plays_two_rounds(struct scene *scene)
{
    soult_on_schwarzenberg(scene);
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
}

/* Who has lost what by then: au-inf-01 2, then au-inf-03, au-inf-02, au-inf-03
 * in round 2, au-inf-04 and au-inf-01 in the rout, au-inf-02 in the pursuit. */
static void plays_two_rounds_by_unit(struct scene *scene)
{
    soult_on_schwarzenberg(scene);
    assert_int_equal(scene_sp(scene, "au-inf-01"), 1);
    assert_int_equal(scene_sp(scene, "au-inf-02"), 1);
    assert_int_equal(scene_sp(scene, "au-inf-03"), 2);
    assert_int_equal(scene_sp(scene, "au-inf-04"), 2);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_78a), NULL));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_41f), NULL));
    assert_true(scene_modifies(scene, RULE(12_41b), 2));
    assert_true(scene_modifies(scene, RULE(12_41d), -1));
}

/* ---- a river, and a flank ------------------------------------------------ */

static void soult_over_the_river(struct scene *scene)
{
    scene_river(scene, 5235, 5236, MINOR, false);
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader davout france corps 3 1 1 5138 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "unit fr-a infantry 10 soult\n"
                        "unit fr-b infantry 6 soult\n"
                        "unit fr-c infantry 6 davout\n"
                        "unit ru-a infantry 6 kutuzov\n"
                        "unit ru-b infantry 3 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
    scene_lay(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" hold=\"30\"/>");
    scene_stand(scene, "coalition",
                "<reaction choice=\"defend-river\" hold=\"10\"/>");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 3, 2);
    scene_dice(scene, "ap/die/4-5235-5236-1", 5, 0);
    scene_dice(scene, "12.71/die/4-5138", 2, 0);
    scene_dice(scene, "crt/battle/4-5235-5236-2-main", 1, 3);
    scene_dice(scene, "morale-check/die/4-5235-5236-2-main-coalition", 6, 0);
    scene_dice(scene, "ap/die/4-5235-5236-2", 3, 0);
    scene_play(scene);
}

/* Round 1. Half of 30 SP may be in front over the river: 10, for 16 are too
 * many. 10 v. 9: 0; Soult 1; the defended river -2. 5 - 1 = 4: 14 and 8 percent
 * of 9: M = 2, MD = 1. Ceilings 3 and 1. Bid 2; 3 would cost him 2: he passes,
 * and holds. 2 SP and 1 SP are lost. (5 + 4 - 1) / 2 = 4 points, 3 are left.
 *
 * Davout hears the guns, and goes to 5137: as near as 5237, and lower. It is
 * not next to 5235, and nobody is in reserve: a flank.
 *
 * Round 2. A round is won, so the river counts no more. 8 + 6 + 6 = 20 v. 8:
 * +2. Two corps leaders are equal: 0. Flank +2. 4 + 4 = 8: 10 and 12 percent of
 * 8: 1 and 1. A bid of 2 would cost 3: he passes. 1 SP and 1 SP are lost; 4 is
 * needed and 6 is thrown. 7 SP rout: 1 is lost. 5237 lies in Davout's zone, so
 * by 5337 and 5338 (as near to the depot as 5437, and lower) to 5438. No
 * cavalry, no pursuit. The hex costs 2 of 3 + (3 + 4 - 2) / 2 points. */
static void plays_river_and_flank(struct scene *scene)
{
    soult_over_the_river(scene);
    assert_int_equal(scene_sp(scene, "fr-a"), 7);
    assert_int_equal(scene_sp(scene, "fr-b"), 6);
    assert_int_equal(scene_sp(scene, "fr-c"), 6);
    assert_int_equal(scene_sp(scene, "ru-a"), 3);
    assert_int_equal(scene_sp(scene, "ru-b"), 3);
    assert_int_equal(scene_hex(scene, "ru-a"), 5438);
    assert_int_equal(scene_hex(scene, "kutuzov"), 5438);
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
    assert_int_equal(scene_hex(scene, "fr-c"), 5137);
    assert_true(scene_modifies(scene, BASE(river_battle), -2));
    assert_true(scene_modifies(scene, RULE(12_7b), 2));
    assert_int_equal(gra_points(&scene->board), 0);
}

/* ---- a cancelled attack, and a counterattack ----------------------------- */

static void bagration_beside_soult(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "leader kutuzov russia corps 3 1 1 5236 -\n"
                        "leader bagration russia corps 4 0 0 5435 -\n"
                        "unit fr-a infantry 8 soult\n"
                        "unit fr-b infantry 6 soult\n"
                        "unit ru-a infantry 7 kutuzov\n"
                        "unit ru-b infantry 5 kutuzov\n"
                        "unit ru-c infantry 6 bagration\n"
                        "depot ru-d1 russia 5438\n"
                        "depot fr-d1 france 5034\n");
    scene_lay(scene);
    scene_order(scene, "france", "<attack from=\"5235\" target=\"5236\"/>");
    scene_stand(scene, "coalition",
                "<reaction choice=\"stand\" hold=\"0\" "
                "counterattack=\"yes\"/>");
    scene_stand(scene, "coalition",
                "<guns corps=\"bagration\" go=\"yes\" arrive=\"5336\"/>");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 3, 4);
    scene_dice(scene, "ap/die/4-5235-5236-1", 4, 0);
    scene_dice(scene, "12.71/die/4-5435", 2, 0);
    scene_dice(scene, "crt/battle/4-5237-5236-1-main", 5, 3);
    scene_dice(scene, "morale-check/die/4-5237-5236-1-main-france", 5, 0);
    scene_dice(scene, "ap/die/4-5237-5236-1", 3, 0);
    scene_play(scene);
}

/* 14 v. 12: 0, leaders 1 - 1. 7: 10 and 10 percent of 12: M = MD = 2. He who
 * holds for nothing passes: 2 SP and 2 SP, W. 5337 and 5237 are 2 points from
 * the depot: 5237. (4 + 4 - 1) / 2 = 3 points: the hex, a round, 1 left.
 *
 * Bagration hears the guns, and comes to 5336: next to 5236, not to 5237. All
 * French are in front: the attack is off. Kutuzov strikes back: 10 v. 12: 0,
 * leaders 0, flank +2. 8 + 2 = 10: 8 and 14 percent of 10: 1 and 2. The French
 * bid of 2 would cost 4 of 2. 1 SP and 2 SP are lost; 4 + 1 - 1 = 4 is needed,
 * 5 is thrown. 10 SP rout: 1 is lost. 5235 lies in Bagration's zone: by 5136
 * and 5035 (as near to the depot as 5135) to 5034. Kutuzov has (3 + 3 - 1) / 2
 * = 2 points, and enters 5236. Points: 3 / 2 - 5 / 2 = -1. */
static void plays_counterattack(struct scene *scene)
{
    bagration_beside_soult(scene);
    assert_int_equal(scene_sp(scene, "fr-a"), 4);
    assert_int_equal(scene_sp(scene, "fr-b"), 5);
    assert_int_equal(scene_sp(scene, "ru-a"), 4);
    assert_int_equal(scene_sp(scene, "ru-b"), 5);
    assert_int_equal(scene_sp(scene, "ru-c"), 6);
    assert_int_equal(scene_hex(scene, "fr-a"), 5034);
    assert_int_equal(scene_hex(scene, "soult"), 5034);
    assert_int_equal(scene_hex(scene, "kutuzov"), 5236);
    assert_int_equal(scene_hex(scene, "ru-c"), 5336);
    assert_true(scene_told(scene, EVENT_STATE, RULE(12_79c), NULL));
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_79d), NULL));
    assert_true(scene_modifies(scene, RULE(12_79e), 2));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_79f), NULL));
    assert_int_equal(gra_points(&scene->board), -1);
}

static const struct scene_row rows[] = {
    {"12.0a two rounds, a reinforcement, a rout", plays_two_rounds},
    {"12.78a the same by unit", plays_two_rounds_by_unit},
    {"12.7b a river, and a flank", plays_river_and_flank},
    {"12.79d a counterattack", plays_counterattack},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
