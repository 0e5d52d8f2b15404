/* Whose bonus counts in a combat, who is at risk for it, and morale of leaders.
 */
#include "core/arena.h"
#include "rulesets/grande-armee/battle/battle.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* An attack from 5235 on 5236 in which nobody bids above the least. */
static void fight(struct scene *scene, const char *more)
{
    scene_lay(scene);
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from=\"5235\" target=\"5236\" hold=\"0\" "
                           "%s/>",
                           more));
    scene_stand(scene, "coalition", "<reaction choice=\"stand\" hold=\"0\"/>");
}

/* What the last round's combat had of that case; 0: nothing. */
static int last_modifier(const struct scene *scene, const struct rule *rule)
{
    const struct event *event = journal_last(
        &scene->journal, (struct sought){EVENT_MODIFIER, rule, NULL});

    return event ? event->number : 0;
}

/* 10 SP without a bonus stand against the French. */
static void plain_enemy(struct scene *scene)
{
    scene_pieces(scene, "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit ru-a infantry 10 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
}

/* The same enemy, and Napoleon 2 with Soult 1. */
static void napoleon_and_soult(struct scene *scene)
{
    plain_enemy(scene);
    scene_pieces(scene, "leader napoleon france supreme 5 2 2 5235 -\n"
                        "leader soult france corps 4 1 1 5235 napoleon\n"
                        "unit fr-a infantry 4 soult\n"
                        "unit fr-b infantry 6 soult\n");
}

/* ---- 12.41b, 12.41c ------------------------------------------------------ */

/* 2 + 1 + 1 = 4, with the lower id of two division leaders. */
static void one_of_two_divisions(struct scene *scene)
{
    napoleon_and_soult(scene);
    scene_pieces(scene, "led abel fr-a 1 1\n"
                        "led zach fr-b 1 1\n");
    fight(scene, "rounds=\"1\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), 4));
    assert_true(scene_told(scene, EVENT_GROUP, RULE(12_41g),
                           "napoleon (2), soult (1) and abel (1)"));
}

/* Massena 2 and Soult 1 are more than Napoleon 1 and Soult 1. */
static void one_of_supreme_and_army(struct scene *scene)
{
    plain_enemy(scene);
    scene_pieces(scene, "leader napoleon france supreme 5 1 2 5235 -\n"
                        "leader massena france army 4 2 1 5235 napoleon\n"
                        "leader soult france corps 4 1 1 5235 massena\n"
                        "unit fr-a infantry 10 soult\n");
    fight(scene, "rounds=\"1\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), 3));
}

/* Napoleon 2, Lannes 2 of nobody's division; or Napoleon 2, Soult 1 and his
 * division leader 3, who is not under Lannes: 6. */
static void best_line_of_command(struct scene *scene)
{
    napoleon_and_soult(scene);
    scene_pieces(scene, "leader lannes france corps 4 2 2 5235 napoleon\n"
                        "led abel fr-a 3 1\n");
    fight(scene, "rounds=\"1\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), 6));
}

/* The leader of a unit in reserve has none: 2 + 1. */
static void division_in_reserve(struct scene *scene)
{
    napoleon_and_soult(scene);
    scene_pieces(scene, "led abel fr-a 3 1\n");
    fight(scene, "rounds=\"1\" keep=\"fr-a\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), 3));
}

/* Who is named alone counts alone. */
static void named_alone(struct scene *scene)
{
    napoleon_and_soult(scene);
    fight(scene, "rounds=\"1\" leaders=\"soult\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), 1));
}

static void wants(struct scene *scene, const struct rule *rule,
                  const char *leaders)
{
    assert_ptr_equal(
        scene_refusal(scene, "france",
                      arena_text(scene->arena,
                                 "<attack from=\"5235\" target=\"5236\" "
                                 "leaders=\"%s\"/>",
                                 leaders)),
        rule);
}

static void chains_that_are_named(struct scene *scene)
{
    napoleon_and_soult(scene);
    scene_pieces(scene, "leader massena france army 4 1 1 5235 napoleon\n"
                        "leader lannes france corps 4 1 1 5235 napoleon\n"
                        "unit fr-c infantry 3 lannes\n"
                        "unit fr-d light-cavalry 2 lannes\n"
                        "led abel fr-a 1 1\n"
                        "led baker fr-b 1 1\n"
                        "led suchet fr-c 1 1\n"
                        "led treillard fr-d 1 1\n");
    scene_concentrated(scene, "soult lannes");
    scene_lay(scene);
    wants(scene, NULL, "napoleon soult abel");
    wants(scene, NULL, "napoleon suchet");
    wants(scene, NULL, "lannes suchet");
    wants(scene, RULE(12_41c), "napoleon soult suchet");
    wants(scene, RULE(12_41c), "massena soult");
    wants(scene, RULE(12_41b), "napoleon massena");
    wants(scene, RULE(12_41b), "soult lannes");
    wants(scene, RULE(12_41b), "soult abel baker");
    wants(scene, RULE(12_41b), "kutuzov");
    wants(scene, RULE(12_41b), "lannes treillard");
}

/* ---- 12.41d, 12.41e ------------------------------------------------------ */

/* 2, 1, 1 and 1 SP of cavalry, each with a leader of 1; 6 of infantry. */
static void four_cavalry_leaders(struct scene *scene)
{
    plain_enemy(scene);
    scene_pieces(scene, "leader murat france corps 4 0 0 5235 -\n"
                        "unit fr-a infantry 6 murat\n"
                        "unit fr-c1 heavy-cavalry 2 murat\n"
                        "unit fr-c2 light-cavalry 1 murat\n"
                        "unit fr-c3 dragoon 1 murat\n"
                        "unit fr-c4 mameluke 1 murat\n"
                        "led zoe fr-c1 1 0\n"
                        "led bill fr-c2 1 0\n"
                        "led carl fr-c3 1 0\n"
                        "led dave fr-c4 1 0\n");
}

/* 5 / 2 = 2. */
static void two_for_five_points(struct scene *scene)
{
    four_cavalry_leaders(scene);
    fight(scene, "rounds=\"1\" cavalry=\"zoe bill carl dave\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41d), 2));
}

/* Two of these points are kept back: 3 / 2 = 1. */
static void one_for_three_points(struct scene *scene)
{
    four_cavalry_leaders(scene);
    fight(scene, "rounds=\"1\" keep=\"fr-c1\" cavalry=\"bill carl dave\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41d), 1));
}

/* One is kept back: 4 / 2 = 2. */
static void two_for_four_points(struct scene *scene)
{
    four_cavalry_leaders(scene);
    fight(scene, "rounds=\"1\" keep=\"fr-c2\" cavalry=\"zoe carl dave\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41d), 2));
}

/* Silence: one, the lowest id of equals, not the one of the largest unit. */
static void one_a_round(struct scene *scene)
{
    four_cavalry_leaders(scene);
    fight(scene, "rounds=\"1\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41d), 1));
    assert_true(scene_told(scene, EVENT_GROUP, RULE(12_41g), "bill (1)"));
}

/* Round 1: 12 v. 12: 0, cavalry leader 2: 2 + 2 + 2 = 6: 12 and 10 percent of
 * 12: 2 and 2. W, (6 + 4 - 1) / 2 = 4 points: he follows, and goes on. Round 2:
 * 10 v. 10. */
static void two_rounds_with_cavalry(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader murat france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit fr-a infantry 8 murat\n"
                        "unit fr-c1 heavy-cavalry 2 murat\n"
                        "unit fr-c2 light-cavalry 2 murat\n"
                        "unit ru-a infantry 12 kutuzov\n"
                        "depot ru-d1 russia 5438\n"
                        "led zoe fr-c1 2 0\n");
    scene_pieces(scene, more);
    fight(scene, "rounds=\"2\"");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 2, 2);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_play(scene);
    assert_true(scene_thrown(scene, "crt/battle/4-5235-5236-2-main"));
    assert_true(scene_modifies(scene, RULE(12_41d), 2));
}

static void another_in_round_2(struct scene *scene)
{
    two_rounds_with_cavalry(scene, "led bill fr-c2 1 0\n");
    assert_int_equal(last_modifier(scene, RULE(12_41d)), 1);
}

static void nobody_in_round_2(struct scene *scene)
{
    two_rounds_with_cavalry(scene, "");
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(12_41d)), 1);
}

/* ---- 12.41f -------------------------------------------------------------- */

static void two_corps(struct scene *scene, const char *above)
{
    plain_enemy(scene);
    scene_pieces(scene, arena_text(scene->arena,
                                   "leader napoleon france supreme 5 2 2 %s -\n"
                                   "leader soult france corps 4 1 1 5235 "
                                   "napoleon\n"
                                   "leader lannes france corps 4 2 1 5235 "
                                   "napoleon\n"
                                   "unit fr-a infantry 5 soult\n"
                                   "unit fr-b infantry 3 lannes\n"
                                   "unit fr-c light-cavalry 2 lannes\n"
                                   "led abel fr-a 1 1\n"
                                   "led bill fr-c 1 0\n",
                                   above));
    fight(scene, "rounds=\"1\"");
}

/* Napoleon is far: no chain, but the cavalry's 1. */
static void two_highest(struct scene *scene)
{
    two_corps(scene, "5034");
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_41f), "French have 2"));
    assert_false(scene_told(scene, EVENT_MODIFIER, RULE(12_41b), NULL));
    assert_true(scene_modifies(scene, RULE(12_41d), 1));
}

/* 2 + 2 are more than 2 + 1 + 1 by nothing: of equal sums Lannes, the lower id,
 * goes first. */
static void one_above_them(struct scene *scene)
{
    two_corps(scene, "5235");
    scene_play(scene);
    assert_false(scene_told(scene, EVENT_NOTE, RULE(12_41f), NULL));
    assert_true(scene_modifies(scene, RULE(12_41b), 4));
    assert_true(scene_told(scene, EVENT_GROUP, RULE(12_41g),
                           "napoleon (2), lannes (2) and bill (1)"));
}

static void withheld_counts_for_the_tie(struct scene *scene)
{
    two_corps(scene, "5034");
    scene_stand(scene, "france", "<leader-use leader=\"soult\" use=\"no\"/>");
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_41f), NULL));
    assert_false(scene_told(scene, EVENT_MODIFIER, RULE(12_41b), NULL));
}

/* Soult is far; his two division leaders are the highest of the battle, though
 * one of their units is in reserve. */
static void two_divisions(struct scene *scene)
{
    plain_enemy(scene);
    scene_pieces(scene, "leader soult france corps 4 1 1 5034 -\n"
                        "unit fr-a infantry 8 soult 5235\n"
                        "unit fr-b infantry 3 soult 5235\n"
                        "led abel fr-a 1 1\n"
                        "led zach fr-b 1 1\n");
    fight(scene, "rounds=\"1\" keep=\"fr-b\"");
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_41f), "French have 2"));
    assert_false(scene_told(scene, EVENT_MODIFIER, RULE(12_41b), NULL));
}

static void one_division(struct scene *scene)
{
    plain_enemy(scene);
    scene_pieces(scene, "leader soult france corps 4 1 1 5034 -\n"
                        "unit fr-a infantry 8 soult 5235\n"
                        "unit fr-b infantry 3 soult 5235\n"
                        "led abel fr-a 1 1\n");
    fight(scene, "rounds=\"1\" keep=\"fr-b\"");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), 1));
}

/* ---- 12.41a, 12.41g ------------------------------------------------------ */

/* Kutuzov 1 over Bagration 2, each with 5 SP, and 15 French: odds +1. */
static void kutuzov_and_bagration(struct scene *scene, const char *french)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia supreme 3 1 2 5236 -\n"
                        "leader bagration russia corps 4 2 0 5236 kutuzov\n"
                        "leader dokhturov russia corps 4 1 0 5236 kutuzov\n"
                        "unit ru-a infantry 5 bagration\n"
                        "unit ru-b infantry 5 dokhturov\n"
                        "depot ru-d1 russia 5438\n");
    scene_pieces(scene, french);
    fight(scene, "rounds=\"1\"");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 6, 6);
}

/* 12 + 1 - 1 - 1 = 11 with Dokhturov; Bagration, who is held back, adds
 * nothing. With him instead of Dokhturov it would be 10. */
static void withheld_adds_nothing(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 15 soult\n");
    scene_stand(scene, "coalition",
                "<leader-use leader=\"bagration\" use=\"no\"/>");
    scene_play(scene);
    assert_true(scene_modifies(scene, RULE(12_41b), -2));
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt), "Row 11:"));
    assert_false(
        scene_thrown(scene, "leader-loss/hit/4-5235-5236-1-coalition-1"));
}

/* 12 + 1: L1 with nobody used: nobody is at risk. */
static void nobody_used(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 15 soult\n");
    for (const char **id =
             (const char *[]){"bagration", "kutuzov", "dokhturov", NULL};
         *id; id++)
        scene_stand(scene, "coalition",
                    arena_text(scene->arena,
                               "<leader-use leader=\"%s\" use=\"no\"/>", *id));
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_TABLE, BASE(crt), "Row 13:"));
    assert_false(
        scene_thrown(scene, "leader-loss/hit/4-5235-5236-1-coalition-1"));
}

/* 30 v. 10: +3, leaders -3: 12: L1. Two were used, Kutuzov and Bagration: the
 * second is drawn, and a 3 spares him. */
static void drawn_of_the_used(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 30 soult\n");
    scene_dice(scene, "leader-loss/who/4-5235-5236-1-coalition-1", 2, 0);
    scene_play(scene);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_41g),
                           "bagration was at risk"));
    assert_int_equal(scene_leader(scene, "bagration")->state, ON_MAP);
    assert_false(
        scene_thrown(scene, "leader-loss/hit/4-5235-5236-1-coalition-2"));
}

/* Of one candidate no die asks who. 12 + 1 - 1 = 12: a 1 hits, a 3 kills. */
static void one_at_risk(struct scene *scene)
{
    kutuzov_and_bagration(scene, "unit fr-a infantry 15 soult\n");
    scene_stand(scene, "coalition",
                "<leader-use leader=\"bagration\" use=\"no\"/>");
    scene_stand(scene, "coalition",
                "<leader-use leader=\"dokhturov\" use=\"no\"/>");
    scene_dice(scene, "leader-loss/hit/4-5235-5236-1-coalition-1", 1, 0);
    scene_play(scene);
    assert_false(
        scene_thrown(scene, "leader-loss/who/4-5235-5236-1-coalition-1"));
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_int_equal(scene->game->leader_vp, 10);
}

/* ---- 12.42 --------------------------------------------------------------- */

/* 15 v. 10: +1. Row 11: 6 and 14 percent of 10, 1 and 2; R1. */
static void checked_at(struct scene *scene, int one, int other, bool withheld)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 1 2 5236 -\n"
                        "unit fr-a infantry 15 soult\n"
                        "unit ru-a infantry 10 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
    fight(scene, "rounds=\"1\"");
    if (withheld)
        scene_stand(scene, "coalition",
                    "<leader-use leader=\"kutuzov\" use=\"no\"/>");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", one, other);
    scene_dice(scene, "morale-check/die/4-5235-5236-1-main-coalition", 5, 0);
    scene_play(scene);
}

/* 4 + 2 - 1 = 5 is needed, and thrown; Russia's morale is 4 as before. */
static void leader_helps_a_check(struct scene *scene)
{
    checked_at(scene, 6, 5, false);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_42), "5 or less"));
    assert_int_equal(scene_unit(scene, "ru-a")->rout, STEADY);
    assert_int_equal(
        gra_unit_morale(&scene->module, scene_unit(scene, "ru-a")), 4);
    assert_int_equal(gra_nation(&scene->module, "russia")->morale, 4);
}

/* 4 - 1 = 3 without him. */
static void withheld_helps_no_check(struct scene *scene)
{
    checked_at(scene, 5, 5, true);
    assert_false(scene_told(scene, EVENT_NOTE, RULE(12_42), NULL));
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
}

/* Ruling 29: of a line with R1 and a leader of 2 the main one needs 5, a second
 * one 3. */
static void main_line_alone(struct scene *scene)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    struct group group = {.role = DEFENDER};
    struct line line = {.name = "main", .fate = (enum fate)(FATE_CHECK + 1)};
    struct battle battle;

    napoleon_and_soult(scene);
    scene_lay(scene);
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    line.front[DEFENDER] = battle.force[DEFENDER];
    line.used[DEFENDER][0] = (struct officer){
        .leader = scene_leader(scene, "kutuzov"), .rank = CORPS, .morale = 2};
    line.used_count[DEFENDER] = line.chain_count[DEFENDER] = 1;
    scene_dice(scene, "morale-check/die/4-5235-5236-0-main-coalition", 5, 0);
    scene_dice(scene, "morale-check/die/4-5235-5236-0-5137-coalition", 4, 0);
    assert_true(gra_check_line(&battle, &line, DEFENDER));
    line.name = "5137";
    line.group = &group;
    assert_false(gra_check_line(&battle, &line, DEFENDER));
}

/* ---- who acts for a corps leader ----------------------------------------- */

static void kutuzov_falls(struct scene *scene)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 1 0 5236 -\n"
                        "unit fr-a infantry 20 soult\n"
                        "unit ru-a infantry 6 kutuzov\n"
                        "unit ru-b infantry 4 kutuzov\n"
                        "depot ru-d1 russia 5438\n"
                        "led dokhturov ru-a 1 1\n"
                        "led langeron ru-b 1 0\n");
    fight(scene, "rounds=\"2\"");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 6, 6);
    scene_dice(scene, "leader-loss/who/4-5235-5236-1-coalition-1", 1, 0);
    scene_dice(scene, "leader-loss/hit/4-5235-5236-1-coalition-1", 2, 0);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_dice(scene, "crt/battle/4-5235-5236-2-main", 6, 6);
    scene_dice(scene, "leader-loss/who/4-5235-5236-2-coalition-1", 1, 0);
    scene_dice(scene, "leader-loss/hit/4-5235-5236-2-coalition-1", 1, 0);
    scene_dice(scene, "leader-loss/fate/4-5235-5236-2-coalition-1", 4, 0);
}

/* Round 1: 20 v. 10: +2, leaders - 1 - 1: 12: 1 and 2 SP, L1: Kutuzov is dead,
 * 3 points. 4 + 1 of Dokhturov - 2 = 3 is needed and thrown: W.
 *
 * Round 2: 19 v. 8: +2. Dokhturov acts with his own 1, Langeron is under him:
 * 2. Row 12: L1. Dokhturov is of a corps' rank: his second die wounds him. */
static void division_leader_acts(struct scene *scene)
{
    kutuzov_falls(scene);
    scene_play(scene);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_int_equal(scene->game->leader_vp, 3);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(12_41b)), 2);
    assert_int_equal(last_modifier(scene, RULE(12_41b)), -2);
    assert_int_equal(scene_leader(scene, "dokhturov")->state, WOUNDED);
}

/* His initiative is 2; that of a division leader under a living one counts as
 * nobody's. */
static void acting_initiative(struct scene *scene)
{
    kutuzov_falls(scene);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 3);
    gra_put_leader(&scene->board, scene_leader(scene, "kutuzov"), 5337);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 1);
    gra_remove_leader(&scene->board, scene_leader(scene, "kutuzov"), WOUNDED);
    assert_int_equal(gra_initiative_at(&scene->board, 5236, COALITION), 2);
}

static const struct scene_row rows[] = {
    {"12.41b one of two division leaders", one_of_two_divisions},
    {"12.41b one of a supreme and an army leader", one_of_supreme_and_army},
    {"12.41c the best line of command", best_line_of_command},
    {"12.41b a division in reserve", division_in_reserve},
    {"12.41a who is not named", named_alone},
    {"12.41c chains that are named", chains_that_are_named},
    {"12.41d two for five points", two_for_five_points},
    {"12.41d one for three points", one_for_three_points},
    {"12.41d two for four points", two_for_four_points},
    {"12.41d one a round by silence", one_a_round},
    {"12.41e another in round 2", another_in_round_2},
    {"12.41e not again in round 2", nobody_in_round_2},
    {"12.41f two of the highest rank", two_highest},
    {"12.41f one above them", one_above_them},
    {"12.41f, 12.41a who is held back counts", withheld_counts_for_the_tie},
    {"12.41f two division leaders", two_divisions},
    {"12.41f one division leader", one_division},
    {"12.41a who is held back adds nothing", withheld_adds_nothing},
    {"12.41g nobody used, nobody at risk", nobody_used},
    {"12.41g one of the used is drawn", drawn_of_the_used},
    {"12.41g one alone is not drawn", one_at_risk},
    {"12.42 a leader's morale in a check", leader_helps_a_check},
    {"12.42, 12.41a not of who is held back", withheld_helps_no_check},
    {"12.42 the main line alone", main_line_alone},
    {"base.leader-loss a division leader acts", division_leader_acts},
    {"base.leader-loss the initiative of who acts", acting_initiative},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
