/* Second lines, rivers, and who joins a battle out of another.
 *
 * Soult attacks Kutuzov in 5236 out of 5235: fr-a 10 and fr-b 4 against ru-a 8
 * in front. T = 4 (+1 and 3 on the dice) costs 2 SP and 1 SP, and he holds.
 * Then Davout's 6 come to 5237, behind him. In round 2 it is 12 v. 7: +1. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static const char *label(struct scene *scene, int round, const char *line)
{
    return arena_text(scene->arena, "crt/battle/4-5235-5236-%d-%s", round,
                      line);
}

static const char *check(struct scene *scene, int round, const char *line)
{
    return arena_text(scene->arena, "morale-check/die/4-5235-5236-%d-%s", round,
                      line);
}

static bool adds(const struct scene *scene, const struct rule *rule)
{
    return scene_told(scene, EVENT_MODIFIER, rule, NULL);
}

static bool has_front(const struct scene *scene, const char *text)
{
    return scene_told(scene, EVENT_GROUP, BASE(frontage), text);
}

static bool has_line(const struct scene *scene, const char *text)
{
    return scene_told(scene, EVENT_GROUP, BASE(second_line), text);
}

/* ---- second lines -------------------------------------------------------- */

static void lay(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "leader davout france corps 4 0 0 5138 -\n"
                        "unit fr-a infantry 10 soult\n"
                        "unit fr-b infantry 4 soult\n"
                        "unit fr-c infantry 6 davout\n"
                        "unit ru-a infantry 8 kutuzov\n"
                        "depot fr-d1 france 5034\n"
                        "depot ru-d1 russia 5438\n");
    scene_pieces(scene, more);
    scene_lay(scene);
    scene_stand(scene, "france",
                "<guns corps=\"davout\" go=\"yes\" arrive=\"5237\"/>");
    scene_dice(scene, label(scene, 1, "main"), 1, 2);
    scene_dice(scene, label(scene, 2, "main"), 1, 2);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
}

static void fight(struct scene *scene, const char *attack, const char *reaction)
{
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from=\"5235\" target=\"5236\" "
                           "at-least=\"1\" %s/>",
                           attack));
    scene_stand(
        scene, "coalition",
        arena_text(scene->arena, "<reaction front=\"ru-a\" %s/>", reaction));
    scene_play(scene);
}

/* 6 v. 3: +2, 6 on the dice: T = 8, which is too few to lose by; R0 with 4. */
static void second_line_checks(struct scene *scene, int face)
{
    scene_dice(scene, label(scene, 2, "5237"), 3, 3);
    scene_dice(scene, check(scene, 2, "5237-coalition"), face, 0);
}

/* 3 SP lose 1 by the rout, and 1 in Davout's zone. */
static void forms_another_line(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 3 kutuzov\nunit ru-c infantry 4 kutuzov\n");
    second_line_checks(scene, 5);
    fight(scene, "", "choice=\"stand\" hold=\"0\" keep=\"ru-b ru-c\"");
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
    assert_int_equal(scene_sp(scene, "ru-b"), 1);
    assert_true(scene_thrown(scene, label(scene, 3, "5237")));
    assert_true(has_line(scene, "ru-c (4), 4 SP"));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_37a), NULL));
    assert_false(adds(scene, RULE(12_37b)));
}

static void has_no_other_line(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 3 kutuzov\n");
    second_line_checks(scene, 5);
    fight(scene, "", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_true(scene_thrown(scene, label(scene, 2, "5237")));
    assert_false(scene_thrown(scene, label(scene, 3, "5237")));
    assert_true(scene_modifies(scene, RULE(12_37b), 2));
    assert_false(adds(scene, RULE(12_7b)));
}

/* It goes nowhere, and may stand again. */
static void line_falls_back(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 3 kutuzov\n");
    second_line_checks(scene, 4);
    fight(scene, "rounds=\"2\"", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_int_equal(scene_unit(scene, "ru-b")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "ru-b"), 5236);
    assert_true(
        scene_told(scene, EVENT_NOTE, BASE(second_line), "into the reserve"));
}

/* Ruling 29: Langeron lends it 1, so that 7 is on the dice; his morale of 1
 * does not help its check. */
static void line_has_no_leader_s_morale(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 3 kutuzov\nled langeron ru-b 1 1\n");
    scene_dice(scene, label(scene, 2, "5237"), 3, 4);
    scene_dice(scene, check(scene, 2, "5237-coalition"), 5, 0);
    fight(scene, "rounds=\"2\"", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_true(scene_told(scene, EVENT_GROUP, RULE(12_41g), "langeron"));
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
}

static bool forms_line(struct scene *scene, int sp, const char *wish)
{
    lay(scene, arena_text(scene->arena, "unit ru-b infantry %d kutuzov\n", sp));
    fight(scene, "rounds=\"2\"",
          arena_text(scene->arena,
                     "choice=\"stand\" hold=\"0\" keep=\"ru-b\" %s", wish));
    assert_true(scene_thrown(scene, label(scene, 2, "5237")) !=
                adds(scene, RULE(12_7b)));
    return scene_thrown(scene, label(scene, 2, "5237"));
}

static void auto_with_half(struct scene *scene)
{
    assert_true(forms_line(scene, 3, ""));
}

static void auto_without_half(struct scene *scene)
{
    assert_false(forms_line(scene, 2, ""));
}

static void yes_with_any(struct scene *scene)
{
    assert_true(forms_line(scene, 1, "second-line=\"yes\""));
}

static void no_with_enough(struct scene *scene)
{
    assert_false(forms_line(scene, 4, "second-line=\"no\""));
}

/* 6 v. 4: +1, two ones: T = 3: 16 and 6 percent, R1 for who attacks. ru-b bids
 * 2, which cost him 1. fr-c loses 1, needs 3, and loses 1 more as it routs. */
static void group_routs_alone(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 4 kutuzov\n");
    scene_dice(scene, label(scene, 2, "5237"), 1, 1);
    scene_dice(scene, check(scene, 2, "5237-france"), 4, 0);
    fight(scene, "", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_int_equal(scene_unit(scene, "fr-c")->rout, ROUT_1);
    assert_int_equal(scene_sp(scene, "fr-c"), 4);
    assert_int_equal(scene_unit(scene, "fr-a")->rout, STEADY);
    assert_true(scene_thrown(scene, label(scene, 3, "main")));
}

/* Main: T = 7: he bids 2 of 7; R0, and 5 is thrown. Davout is outbid as well (T
 * = 4), and passes by 1: he is all that still stands, and checks once more. */
static void group_checks_with_the_rest(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 4 kutuzov\n");
    scene_dice(scene, label(scene, 2, "main"), 3, 3);
    scene_dice(scene, label(scene, 2, "5237"), 1, 2);
    scene_dice(scene, check(scene, 2, "main-france"), 5, 0);
    scene_dice(scene, check(scene, 2, "5237-france"), 1, 0);
    scene_dice(scene, check(scene, 2, "reserve-france"), 5, 0);
    fight(scene, "hold=\"15 0\"",
          "choice=\"stand\" hold=\"0 30\" keep=\"ru-b\"");
    assert_int_equal(scene_unit(scene, "fr-a")->rout, ROUT_1);
    assert_true(scene_thrown(scene, check(scene, 2, "reserve-france")));
    assert_int_equal(scene_unit(scene, "fr-c")->rout, ROUT_1);
}

/* Main: T = 8: ru-a loses 1 and routs. ru-b, which holds against Davout, passes
 * with the rest: it is the front of round 3, and no second line besides. */
static void line_becomes_the_front(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 4 kutuzov\n");
    scene_dice(scene, label(scene, 2, "main"), 3, 4);
    scene_dice(scene, label(scene, 2, "5237"), 1, 2);
    scene_dice(scene, check(scene, 2, "main-coalition"), 5, 0);
    scene_dice(scene, check(scene, 2, "reserve-coalition"), 4, 0);
    fight(scene, "", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_true(has_front(scene, "ru-b (4), 4 SP"));
    assert_false(scene_thrown(scene, label(scene, 3, "5237")));
}

/* ---- rivers -------------------------------------------------------------- */

/* Davout's units come over a river to 5336, beside Soult. */
static void lay_crossing(struct scene *scene, const char *units)
{
    scene_river(scene, 5236, 5336, MINOR, true);
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "leader davout france corps 4 0 0 5336 -\n"
                        "unit fr-a infantry 10 soult\n"
                        "unit fr-b infantry 4 soult\n"
                        "unit ru-a infantry 8 kutuzov\n"
                        "unit ru-b infantry 9 kutuzov\n"
                        "depot fr-d1 france 5034\n"
                        "depot ru-d1 russia 5438\n");
    scene_pieces(scene, units);
    scene_lay(scene);
    scene_dice(scene, label(scene, 1, "main"), 1, 2);
    scene_dice(scene, label(scene, 2, "main"), 1, 2);
    scene_dice(scene, label(scene, 2, "5336"), 1, 2);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
}

static const char sixteen[] = "unit fr-c infantry 9 davout\n"
                              "unit fr-d infantry 7 davout\n";
static const char fifteen[] = "unit fr-c infantry 8 davout\n"
                              "unit fr-d infantry 7 davout\n";

/* Half of 30 is 15: fr-c alone; and all of Davout in the round after. In round
 * 2 it is 21 v. 7: +3 and +2, so that T cannot be 4: ru-a is sent back. */
static void joins_with_half_a_front(struct scene *scene)
{
    lay_crossing(scene, sixteen);
    fight(scene, "rounds=\"2\"",
          "choice=\"stand\" hold=\"0\" keep=\"ru-b\" second-line=\"no\"");
    assert_true(adds(scene, RULE(12_77b)));
    assert_true(has_front(scene, "21 SP"));
}

static void joins_with_fifteen(struct scene *scene)
{
    lay_crossing(scene, fifteen);
    fight(scene, "rounds=\"2\"",
          "choice=\"stand\" hold=\"0\" keep=\"ru-b\" second-line=\"no\"");
    assert_true(has_front(scene, "27 SP"));
}

/* The same against a second line; 9 v. 9. */
static void crosses_with_half_a_front(struct scene *scene)
{
    lay_crossing(scene, sixteen);
    fight(scene, "rounds=\"2\"", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_true(has_line(scene, "fr-c (9), 9 SP"));
    assert_true(scene_modifies(scene, BASE(river_battle), -1));
}

static void crosses_with_fifteen(struct scene *scene)
{
    lay_crossing(scene, fifteen);
    fight(scene, "rounds=\"2\"", "choice=\"stand\" hold=\"0\" keep=\"ru-b\"");
    assert_true(has_line(scene, "15 SP"));
}

/* Round 2: fr-c with 10 v. 9, 5 on the dice: M = 2, MD = 1. ru-b bids 3, which
 * cost him 2, as much as he will; 4 is too much for 10 SP and 30 percent. fr-c
 * passes. Main: 12 v. 7: M = MD = 1: 1, 2, 3; 4 would cost him 3 of 2. */
static void crosses_twice(struct scene *scene, const char *choice)
{
    lay_crossing(scene, "unit fr-c infantry 10 davout\n"
                        "unit fr-d infantry 8 davout\n");
    scene_dice(scene, label(scene, 2, "5336"), 2, 3);
    scene_dice(scene, check(scene, 2, "5336-france"), 1, 0);
    fight(scene, "hold=\"15 30\"",
          arena_text(scene->arena,
                     "choice=\"%s\" hold=\"0 15\" keep=\"ru-b\" "
                     "second-line=\"yes\"",
                     choice));
    assert_true(scene_thrown(scene, label(scene, 3, "5336")));
    assert_true(has_line(scene, "fr-c (10), 10 SP"));
}

/* He stands: the river counts in the first round alone. */
static void stands_at_a_river(struct scene *scene)
{
    crosses_twice(scene, "stand");
    assert_true(scene_modifies(scene, BASE(river_battle), -1));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, BASE(river_battle)), 1);
    assert_true(has_line(scene, "16 SP"));
}

/* He defends the river: T = 3 is lost, and so it counts again. */
static void defends_a_river(struct scene *scene)
{
    crosses_twice(scene, "defend-river");
    assert_true(scene_modifies(scene, BASE(river_battle), -2));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, BASE(river_battle)), 2);
    assert_true(has_line(scene, "fr-c (8), 8 SP"));
}

/* The attack's own river. 15 of 16 SP are half of 30. */
static void over_the_river(struct scene *scene, const char *units,
                           const char *choice)
{
    scene_river(scene, 5235, 5236, MINOR, true);
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "unit ru-a infantry 9 kutuzov\n");
    scene_pieces(scene, units);
    scene_lay(scene);
    scene_dice(scene, label(scene, 1, "main"), 2, 3);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    fight(scene, "rounds=\"2\"",
          arena_text(scene->arena, "choice=\"%s\" hold=\"0\"", choice));
    assert_true(scene_thrown(scene, label(scene, 2, "main")));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, BASE(river_battle)), 1);
}

/* 15 v. 9: +1 - 1: T = 5: M = 2, MD = 1, W. */
static void crosses_in_front_of_who_stands(struct scene *scene)
{
    over_the_river(scene,
                   "unit fr-a infantry 10 soult\nunit fr-b infantry 5 soult\n"
                   "unit fr-c infantry 1 soult\n",
                   "stand");
    assert_true(has_front(scene, "15 SP"));
    assert_true(scene_modifies(scene, BASE(river_battle), -1));
}

/* 10 v. 9: -2. */
static void crosses_a_defended_river(struct scene *scene)
{
    over_the_river(scene,
                   "unit fr-a infantry 10 soult\nunit fr-b infantry 6 soult\n",
                   "defend-river");
    assert_true(has_front(scene, "fr-a (10), 10 SP"));
    assert_true(scene_modifies(scene, BASE(river_battle), -2));
}

/* ---- 12.17b, 12.91 ------------------------------------------------------- */

/* Ney overruns Riesch's 1 SP and has (face + 4 - 1) / 2 points. From 5437 he
 * steps to 5337, from 5435 to 5336: both next to 5236. */
static void lay_joined(struct scene *scene, int from, int victim, int face)
{
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader soult france corps 4 0 0 5235 -\n"
                                   "leader kutuzov russia corps 2 0 0 5236 -\n"
                                   "leader ney france corps 1 0 0 %d -\n"
                                   "leader riesch austria corps 2 0 0 %d -\n"
                                   "unit fr-a infantry 10 soult\n"
                                   "unit fr-b infantry 6 soult\n"
                                   "unit fr-n infantry 10 ney\n"
                                   "unit au-r infantry 1 riesch\n"
                                   "unit ru-a infantry 8 kutuzov\n"
                                   "unit ru-b infantry 4 kutuzov\n",
                                   from, victim));
    scene_lay(scene);
    scene_dice(scene,
               arena_text(scene->arena, "ap/die/4-%d-%d-1", from, victim), face,
               0);
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from=\"%d\" target=\"%d\" rounds=\"1\" "
                           "occupy=\"no\" join=\"5236\"/>",
                           from, victim));
}

static void fight_joined(struct scene *scene, const char *reaction)
{
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" rounds=\"1\"/>");
    scene_stand(scene, "coalition",
                arena_text(scene->arena,
                           "<reaction corps=\"kutuzov\" hold=\"0\" %s/>",
                           reaction));
    scene_play(scene);
}

/* (2 + 1 - 1) / 2 = 1 point. 10 + 6 + 10 in round 1, from two sides. */
static void winner_joins(struct scene *scene)
{
    lay_joined(scene, 5437, 5438, 2);
    fight_joined(scene, "choice=\"stand\" front=\"ru-a ru-b\"");
    assert_int_equal(scene_hex(scene, "fr-n"), 5337);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_17b), NULL));
    assert_true(has_front(scene, "26 SP"));
    assert_true(scene_modifies(scene, RULE(12_7b), 2));
}

/* (1 + 1 - 1) / 2 = 0. */
static void winner_without_a_point(struct scene *scene)
{
    lay_joined(scene, 5437, 5438, 1);
    fight_joined(scene, "choice=\"stand\" front=\"ru-a ru-b\"");
    assert_int_equal(scene_hex(scene, "fr-n"), 5437);
    assert_false(scene_told(scene, EVENT_NOTE, RULE(12_17b), NULL));
    assert_true(has_front(scene, "16 SP"));
}

static void lay_mixed(struct scene *scene, int from, int victim)
{
    scene_river(scene, 5235, 5236, MINOR, false);
    lay_joined(scene, from, victim, 2);
}

static void mixed_withdraws(struct scene *scene)
{
    lay_mixed(scene, 5437, 5438);
    fight_joined(scene, "choice=\"withdraw\"");
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_91a), NULL));
    assert_true(scene_modifies(scene, BASE(withdrawal_battle), -2));
    assert_true(scene_hex(scene, "ru-a") != 5236);
}

/* Soult has 10 of 15 over the river, and Ney flanks. */
static void mixed_stands(struct scene *scene)
{
    lay_mixed(scene, 5437, 5438);
    fight_joined(scene, "choice=\"stand\" front=\"ru-a ru-b\"");
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_91b), NULL));
    assert_true(has_front(scene, "20 SP"));
    assert_true(scene_modifies(scene, BASE(river_battle), -1));
    assert_true(scene_modifies(scene, RULE(12_7b), 2));
}

/* Ney in 5336 is next to Soult: no flank. */
static void mixed_stands_beside(struct scene *scene)
{
    lay_mixed(scene, 5435, 5436);
    fight_joined(scene, "choice=\"stand\" front=\"ru-a ru-b\"");
    assert_true(has_front(scene, "20 SP"));
    assert_false(adds(scene, RULE(12_7b)));
    assert_false(adds(scene, RULE(12_91c)));
}

static void mixed_defends_river(struct scene *scene)
{
    lay_mixed(scene, 5437, 5438);
    fight_joined(scene, "choice=\"defend-river\"");
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_91c), NULL));
    assert_true(has_front(scene, "20 SP"));
    assert_true(scene_modifies(scene, BASE(river_battle), -2));
    assert_true(scene_modifies(scene, RULE(12_91c), 2));
}

/* Wherever he is across. */
static void mixed_defends_river_beside(struct scene *scene)
{
    lay_mixed(scene, 5435, 5436);
    fight_joined(scene, "choice=\"defend-river\"");
    assert_int_equal(scene_hex(scene, "fr-n"), 5336);
    assert_true(scene_modifies(scene, BASE(river_battle), -2));
    assert_true(scene_modifies(scene, RULE(12_91c), 2));
}

/* ru-b with 4 SP is what is left for Ney's 10: half is not asked. */
static void two_lines(struct scene *scene, const char *ney)
{
    fight_joined(scene, "choice=\"river-and-flank\"");
    assert_true(scene_told(scene, EVENT_STANDING, RULE(12_91d), NULL));
    assert_true(scene_thrown(scene, label(scene, 1, ney)));
    assert_true(has_front(scene, "fr-a (10), 10 SP"));
    assert_true(has_front(scene, "ru-a (8), 8 SP"));
    assert_true(has_line(scene, "fr-n (10), 10 SP"));
    assert_true(has_line(scene, "ru-b (4), 4 SP"));
    assert_true(scene_modifies(scene, BASE(river_battle), -2));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, BASE(river_battle)), 1);
    assert_false(adds(scene, RULE(12_7b)));
    assert_false(adds(scene, RULE(12_91c)));
}

static void mixed_defends_both(struct scene *scene)
{
    lay_mixed(scene, 5437, 5438);
    two_lines(scene, "5337");
}

static void mixed_defends_both_beside(struct scene *scene)
{
    lay_mixed(scene, 5435, 5436);
    two_lines(scene, "5336");
}

static const struct scene_row rows[] = {
    {"12.37a another second line", forms_another_line},
    {"12.37b none, and a flank", has_no_other_line},
    {"second-line falls back", line_falls_back},
    {"second-line no leader's morale", line_has_no_leader_s_morale},
    {"second-line auto, half of 6", auto_with_half},
    {"second-line auto, less than half", auto_without_half},
    {"second-line yes", yes_with_any},
    {"second-line no", no_with_enough},
    {"flank a group routs alone", group_routs_alone},
    {"rout the group checks with the rest", group_checks_with_the_rest},
    {"rout the second line becomes the front", line_becomes_the_front},
    {"12.77b half a front", joins_with_half_a_front},
    {"12.77b fifteen", joins_with_fifteen},
    {"12.77a half a front", crosses_with_half_a_front},
    {"12.77a fifteen", crosses_with_fifteen},
    {"12.77a he stands", stands_at_a_river},
    {"12.77a he defends the river", defends_a_river},
    {"river-battle he stands", crosses_in_front_of_who_stands},
    {"river-battle he defends it", crosses_a_defended_river},
    {"12.17b a winner joins", winner_joins},
    {"12.17b no point", winner_without_a_point},
    {"12.91a he withdraws", mixed_withdraws},
    {"12.91b he stands", mixed_stands},
    {"12.91b he stands, Ney beside Soult", mixed_stands_beside},
    {"12.91c he defends the river", mixed_defends_river},
    {"12.91c the same, Ney beside Soult", mixed_defends_river_beside},
    {"12.91d he defends both", mixed_defends_both},
    {"12.91d the same, Ney beside Soult", mixed_defends_both_beside},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
