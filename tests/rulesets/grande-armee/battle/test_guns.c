/* Marches to the guns, and how who arrives joins the battle.
 *
 * Soult attacks Kutuzov in 5236 out of 5235: 14 v. 12, in the open. T = 4 in
 * round 1: M = 2, MD = 1, and Kutuzov, who holds for nothing, holds his hex. So
 * fr-a has 8 SP in round 2, fr-b 4, ru-a 7 and ru-b 4. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static const char even[] = "leader soult france corps 4 0 0 5235 -\n"
                           "leader kutuzov russia corps 2 0 0 5236 -\n"
                           "unit fr-a infantry 10 soult\n"
                           "unit fr-b infantry 4 soult\n"
                           "unit ru-a infantry 8 kutuzov\n"
                           "unit ru-b infantry 4 kutuzov\n"
                           "depot fr-d1 france 5034\n"
                           "depot ru-d1 russia 5438\n";

static void lay(struct scene *scene, const char *more)
{
    scene_pieces(scene, even);
    scene_pieces(scene, more);
    scene_lay(scene);
}

static const char *label(struct scene *scene, int round, const char *line)
{
    return arena_text(scene->arena, "crt/battle/4-5235-5236-%d-%s", round,
                      line);
}

/* With ru-a's 8 SP alone in front it is 14 v. 8: +1, so that 3 is thrown. */
static void fight(struct scene *scene, const char *attack, const char *reaction)
{
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from=\"5235\" target=\"5236\" "
                           "at-least=\"1\" %s/>",
                           attack));
    scene_stand(scene, "coalition",
                arena_text(scene->arena,
                           "<reaction choice=\"stand\" hold=\"0\" %s/>",
                           reaction));
    scene_dice(scene, label(scene, 1, "main"), 1,
               strstr(reaction, "front") ? 2 : 3);
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_play(scene);
}

static bool heard(struct scene *scene, int hex)
{
    return scene_thrown(scene,
                        arena_text(scene->arena, "12.71/die/4-%04d", hex));
}

static bool has_front(const struct scene *scene, const char *text)
{
    return scene_told(scene, EVENT_GROUP, BASE(frontage), text);
}

static bool adds(const struct scene *scene, const struct rule *rule)
{
    return scene_told(scene, EVENT_MODIFIER, rule, NULL);
}

/* ---- who rolls ----------------------------------------------------------- */

static const char davout[] = "leader davout france corps 3 0 0 5138 -\n"
                             "unit fr-c infantry 6 davout\n";

/* He needs 3. */
static void davout_throws(struct scene *scene, int face)
{
    lay(scene, davout);
    scene_dice(scene, "12.71/die/4-5138", face, 0);
    scene_dice(scene, label(scene, 2, "main"), 1, 3);
    fight(scene, "", "");
    assert_true(scene_thrown(scene, label(scene, 3, "main")));
}

static void who_hears_goes(struct scene *scene)
{
    davout_throws(scene, 3);
    assert_int_equal(scene_hex(scene, "fr-c"), 5137);
    assert_int_equal(scene_hex(scene, "davout"), 5137);
}

/* Step 8 lies between rounds 2 and 3 as well; there he is not asked again. */
static void who_fails_stays(struct scene *scene)
{
    davout_throws(scene, 4);
    assert_int_equal(scene_hex(scene, "fr-c"), 5138);
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(12_71)), 1);
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(12_0b)), 2);
}

/* Without a leader there it is 1. */
static void leaderless(struct scene *scene, int face)
{
    lay(scene, "unit fr-c infantry 6 soult 5138\n");
    scene_dice(scene, "12.71/die/4-5138", face, 0);
    fight(scene, "rounds=\"2\"", "");
}

static void leaderless_go_by_one(struct scene *scene)
{
    leaderless(scene, 1);
    assert_int_equal(scene_hex(scene, "fr-c"), 5137);
}

static void leaderless_stay_by_two(struct scene *scene)
{
    leaderless(scene, 2);
    assert_int_equal(scene_hex(scene, "fr-c"), 5138);
}

static void who_may_not_go(struct scene *scene)
{
    lay(scene, davout);
    scene_stand(scene, "france", "<guns go=\"no\"/>");
    fight(scene, "rounds=\"2\"", "");
    assert_false(heard(scene, 5138));
    assert_int_equal(scene_hex(scene, "fr-c"), 5138);
}

static void routed_do_not_go(struct scene *scene)
{
    lay(scene, "leader davout france corps 3 0 0 5138 -\n"
               "unit fr-c infantry 6 davout\nunit fr-d infantry 6 davout\n");
    scene_unit(scene, "fr-d")->rout = ROUT_1;
    fight(scene, "rounds=\"2\"", "");
    assert_false(heard(scene, 5138));
}

/* ---- how far ------------------------------------------------------------- */

/* 5136, 5137, 5237, 5336 and 5337 are next to 5236. Mud does not matter. */
static bool reaches(struct scene *scene, const char *type, int hex)
{
    lay(scene, arena_text(scene->arena,
                          "leader davout france corps 5 0 0 %d -\n"
                          "unit fr-c %s 2 davout\n",
                          hex, type));
    scene->game->weather = MUD;
    fight(scene, "rounds=\"2\"", "");
    return heard(scene, hex);
}

static void infantry_goes_three(struct scene *scene)
{
    assert_true(reaches(scene, "infantry", 5039));
}

static void infantry_goes_not_four(struct scene *scene)
{
    assert_false(reaches(scene, "infantry", 5040));
}

static void cavalry_goes_five(struct scene *scene)
{
    assert_true(reaches(scene, "dragoon", 5041));
}

static void cavalry_goes_not_six(struct scene *scene)
{
    assert_false(reaches(scene, "dragoon", 5042));
}

static void mixed_goes_not_four(struct scene *scene)
{
    lay(scene, "leader davout france corps 5 0 0 5040 -\n"
               "unit fr-c dragoon 2 davout\nunit fr-d infantry 2 davout\n");
    fight(scene, "rounds=\"2\"", "");
    assert_false(heard(scene, 5040));
}

/* 5037 and 5138 lead from 5038 to 5137; by 5139, which is rough, it is 4. In
 * 5037 Bagration stands, and 5138 is in his zone. */
static void past_bagration(struct scene *scene, int sp)
{
    scene_ground(scene, 5139, ROUGH);
    lay(scene, arena_text(scene->arena,
                          "leader davout france corps 5 0 0 5038 -\n"
                          "unit fr-c infantry 6 davout\n"
                          "leader bagration russia corps 4 0 0 5037 -\n"
                          "unit ru-c infantry %d bagration\n",
                          sp));
    scene_stand(scene, "coalition", "<guns go=\"no\"/>");
    fight(scene, "rounds=\"2\"", "");
}

static void zone_bars_the_way(struct scene *scene)
{
    past_bagration(scene, 4);
    assert_false(heard(scene, 5038));
}

/* Nor does Kutuzov's zone bar the last hex. */
static void limited_zone_bars_nothing(struct scene *scene)
{
    past_bagration(scene, 3);
    assert_int_equal(scene_hex(scene, "fr-c"), 5137);
}

/* ---- where to ------------------------------------------------------------ */

static void arrives(struct scene *scene, int wanted, int hex)
{
    lay(scene, davout);
    scene_stand(scene, "france",
                arena_text(scene->arena,
                           "<guns corps=\"davout\" go=\"yes\" arrive=\"%d\"/>",
                           wanted));
    fight(scene, "rounds=\"2\"", "");
    assert_int_equal(scene_hex(scene, "fr-c"), hex);
}

static void arrives_where_ordered(struct scene *scene)
{
    arrives(scene, 5237, 5237);
}

/* 5238 is not next to the target. */
static void arrives_elsewhere(struct scene *scene)
{
    arrives(scene, 5238, 5137);
}

/* Bagration in 5434 is 1 point from 5335, beside the attackers, and 3 from
 * 5236. */
static void arrives_by_the_least_cost(struct scene *scene)
{
    lay(scene, "leader bagration russia corps 4 0 0 5434 -\n"
               "unit ru-c infantry 6 bagration\n");
    fight(scene, "rounds=\"2\"", "");
    assert_int_equal(scene_hex(scene, "ru-c"), 5335);
}

/* ---- 12.73 --------------------------------------------------------------- */

/* Bagration in 5437 may reach 5236; Ney in 5438 attacks him, later or never. */
static void bagration_hears(struct scene *scene)
{
    scene_pieces(scene, "leader ney france corps 2 0 0 5439 -\n"
                        "unit fr-n infantry 4 ney 5438\n"
                        "leader bagration russia corps 4 0 0 5437 -\n"
                        "unit ru-c infantry 5 bagration\n");
    scene_pieces(scene, even);
    scene_lay(scene);
}

static void target_does_not_march(struct scene *scene)
{
    bagration_hears(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" rounds=\"2\"/>");
    scene_order(scene, "france",
                "<attack from=\"5438\" target=\"5437\" rounds=\"1\"/>");
    scene_stand(scene, "coalition", "<reaction choice=\"stand\" hold=\"0\"/>");
    scene_dice(scene, label(scene, 1, "main"), 1, 3);
    scene_play(scene);
    assert_true(scene_thrown(scene, label(scene, 2, "main")));
    assert_false(heard(scene, 5437));
}

static void no_target_marches(struct scene *scene)
{
    bagration_hears(scene);
    scene_dice(scene, label(scene, 2, "main"), 1, 3);
    fight(scene, "rounds=\"2\"", "");
    assert_true(heard(scene, 5437));
    assert_int_equal(scene_hex(scene, "ru-c"), 5236);
}

/* Ney, who is to attack Bagration later, is next to nobody's target: he may go
 * first. 5438, 5338, 5237 are 2 points. */
static void friend_s_attack_hinders_nobody(struct scene *scene)
{
    bagration_hears(scene);
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" rounds=\"2\"/>");
    scene_order(scene, "france",
                "<attack from=\"5438\" target=\"5437\" rounds=\"1\"/>");
    scene_stand(scene, "coalition", "<reaction choice=\"stand\" hold=\"0\"/>");
    scene_dice(scene, label(scene, 1, "main"), 1, 3);
    scene_dice(scene, "12.71/die/4-5438", 1, 0);
    scene_play(scene);
    assert_true(heard(scene, 5438));
    assert_int_equal(scene_hex(scene, "fr-n"), 5237);
}

/* ---- which row of 12.7 to 12.79 ------------------------------------------ */

struct arrival_row {
    const char *name;
    enum role role;
    int hex;
    bool river, crossing; /* before the hex, before 5235 */
    const struct rule *rule;
    enum arrival arrival;
};

static const struct arrival_row arrival_rows[] = {
    {"12.7a in the attackers' hex", ATTACKER, 5235, false, false, RULE(12_7a),
     ARRIVES_JOINED},
    {"12.7a beside the attackers", ATTACKER, 5336, false, false, RULE(12_7a),
     ARRIVES_JOINED},
    {"12.7a over the river that they cross", ATTACKER, 5336, true, true,
     RULE(12_7a), ARRIVES_JOINED},
    {"12.77a over a new river", ATTACKER, 5336, true, false, RULE(12_77a),
     ARRIVES_CROSSING},
    {"12.7b elsewhere", ATTACKER, 5237, false, false, RULE(12_7b),
     ARRIVES_FLANKING},
    {"12.7b elsewhere, over a river", ATTACKER, 5337, true, false, RULE(12_7b),
     ARRIVES_FLANKING},
    {"12.78a in the defender's hex", DEFENDER, 5236, false, false, RULE(12_78a),
     ARRIVES_JOINED},
    {"12.78a between both", DEFENDER, 5136, false, false, RULE(12_78a),
     ARRIVES_JOINED},
    {"12.78a between both, over a river", DEFENDER, 5136, true, false,
     RULE(12_78a), ARRIVES_JOINED},
    {"12.7d behind the defender", DEFENDER, 5237, false, false, RULE(12_7d),
     ARRIVES_JOINED},
    {"12.7e beside the attackers alone", DEFENDER, 5335, false, false,
     RULE(12_7e), ARRIVES_OPPOSED},
};

static void test_arrival(void **state)
{
    static const struct attack_order order = {.from = 5235, .target = 5236};
    const struct arrival_row *row = *state;
    struct scene *scene = scene_begin();
    struct force force = {NULL, 0}, fighters;
    struct battle battle;

    if (row->river)
        scene_river(scene, row->hex, 5236, MINOR, true);
    if (row->crossing)
        scene_river(scene, 5235, 5236, MINOR, false);
    lay(scene, "unit fr-z infantry 3 soult 5040\n"
               "unit ru-z infantry 3 kutuzov 5041\n");
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    gra_force_add(scene->arena, &force,
                  scene_unit(scene, row->role == ATTACKER ? "fr-z" : "ru-z"));
    gra_put(&scene->board, force.units[0], row->hex);
    gra_arrive(&battle, row->role, row->hex, &force);
    assert_int_equal(battle.groups[0].arrival, row->arrival);
    assert_true(scene_told(scene, EVENT_NOTE, row->rule, NULL));
    fighters = gra_fighters(&battle, row->role);
    assert_true(gra_force_has(&fighters, force.units[0]) ==
                (row->arrival == ARRIVES_JOINED));
    scene_free(scene);
}

/* ---- attackers who come -------------------------------------------------- */

/* Ten and four, then six more: 8 + 4 + 6 v. 11. */
static void comes_beside(struct scene *scene)
{
    lay(scene, "leader davout france corps 4 0 0 5336 -\n"
               "unit fr-c infantry 6 davout\n");
    scene_dice(scene, label(scene, 2, "main"), 1, 2);
    fight(scene, "rounds=\"2\"", "");
    assert_true(has_front(scene, "18 SP"));
    assert_false(adds(scene, RULE(12_7b)));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_17c), NULL));
    assert_int_equal(scene_hex(scene, "fr-c"), 5336);
}

static void comes_behind(struct scene *scene, const char *reaction)
{
    lay(scene, davout);
    scene_stand(scene, "france",
                "<guns corps=\"davout\" go=\"yes\" arrive=\"5237\"/>");
    scene_dice(scene, label(scene, 2, "main"), 1, 2);
    fight(scene, "rounds=\"2\"", reaction);
}

static void comes_behind_no_line(struct scene *scene)
{
    comes_behind(scene, "");
    assert_true(has_front(scene, "18 SP"));
    assert_true(scene_modifies(scene, RULE(12_7b), 2));
    assert_false(scene_thrown(scene, label(scene, 2, "5237")));
}

/* ru-b is in reserve, with 4 for half of 6. */
static void comes_behind_line(struct scene *scene)
{
    comes_behind(scene, "front=\"ru-a\" keep=\"ru-b\"");
    assert_true(scene_thrown(scene, label(scene, 2, "5237")));
    assert_true(
        scene_told(scene, EVENT_GROUP, BASE(second_line), "fr-c (6), 6 SP"));
    assert_true(
        scene_told(scene, EVENT_GROUP, BASE(second_line), "ru-b (4), 4 SP"));
    assert_true(has_front(scene, "12 SP"));
    assert_false(adds(scene, RULE(12_7b)));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_7c), NULL));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_31b), NULL));
}

/* ---- over a river -------------------------------------------------------- */

static void comes_over_a_river(struct scene *scene, const char *reaction)
{
    scene_river(scene, 5236, 5336, MINOR, false);
    lay(scene, "leader davout france corps 4 0 0 5336 -\n"
               "unit fr-c infantry 6 davout\n");
    scene_dice(scene, label(scene, 2, "main"), 1, 2);
    scene_dice(scene, label(scene, 2, "5336"), 4, 4);
    scene_dice(scene, "morale-check/die/4-5235-5236-2-5336-coalition", 5, 0);
    fight(scene, "", reaction);
}

/* Round 2: 12 v. 7: +1 and T = 4; he holds. 6 v. 4: +1, and the river: T = 8,
 * of which nobody loses, but ru-b checks, and routs with 1 SP less. Round 3: 11
 * + 6 SP are together, without a bonus. */
static void crosses_against_a_line(struct scene *scene)
{
    comes_over_a_river(scene, "front=\"ru-a\" keep=\"ru-b\"");
    assert_true(scene_modifies(scene, BASE(river_battle), -1));
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
    assert_int_equal(scene_sp(scene, "ru-b"), 3);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_77a), "join the main"));
    assert_true(has_front(scene, "17 SP"));
    assert_false(adds(scene, RULE(12_77b)));
    assert_false(adds(scene, RULE(12_37b)));
}

static void crosses_without_a_line(struct scene *scene)
{
    comes_over_a_river(scene, "");
    assert_true(has_front(scene, "18 SP"));
    assert_true(scene_modifies(scene, RULE(12_77b), 2));
    assert_false(adds(scene, BASE(river_battle)));
}

static void crosses_where_he_declines(struct scene *scene)
{
    comes_over_a_river(scene,
                       "front=\"ru-a\" keep=\"ru-b\" second-line=\"no\"");
    assert_true(has_front(scene, "ru-a (7), 7 SP"));
    assert_true(scene_modifies(scene, RULE(12_77b), 2));
    assert_false(scene_thrown(scene, label(scene, 2, "5336")));
}

/* ---- defenders who come -------------------------------------------------- */

static const char bagration[] = "leader bagration russia corps 4 0 0 5337 -\n"
                                "unit ru-c infantry 5 bagration\n";

/* 7 + 4 + 5. */
static void joins_the_defender(struct scene *scene)
{
    lay(scene, bagration);
    scene_dice(scene, label(scene, 2, "main"), 1, 3);
    fight(scene, "rounds=\"2\"", "");
    assert_int_equal(scene_hex(scene, "ru-c"), 5236);
    assert_true(has_front(scene, "16 SP"));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_78a), NULL));
}

/* They may as well be in reserve. */
static void joins_the_reserve(struct scene *scene)
{
    lay(scene, bagration);
    scene_dice(scene, label(scene, 2, "main"), 1, 3);
    fight(scene, "rounds=\"2\"", "keep=\"ru-c\"");
    assert_true(has_front(scene, "11 SP"));
    assert_int_equal(scene_sp(scene, "ru-c"), 5);
}

/* Davout flanks, and Bagration has come against him. */
static void turns_against_a_flank(struct scene *scene)
{
    scene_pieces(scene, bagration);
    comes_behind(scene, "keep=\"ru-c\"");
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_78b), NULL));
    assert_true(
        scene_told(scene, EVENT_GROUP, BASE(second_line), "ru-c (5), 5 SP"));
    assert_false(adds(scene, RULE(12_7b)));
    assert_true(scene_thrown(scene, label(scene, 2, "5237")));
}

/* ---- 12.79 --------------------------------------------------------------- */

/* The last two dice of round 2 fall before its first loss. */
static bool rolls_before_losses(const struct scene *scene)
{
    const struct event *round = journal_first(
        &scene->journal, (struct sought){EVENT_NOTE, RULE(12_0a), "Round 2"});
    size_t rolls = 0;

    assert_non_null(round);
    for (const struct event *one = round->first; one && one->kind != EVENT_LOSS;
         one = one->next)
        rolls += one->roll && one->rule == BASE(crt);
    return rolls == 2;
}

/* Bagration comes to 5335, Constantine to 5234: next to 5235 alone. */
static void comes_beside_soult(struct scene *scene, const char *more,
                               const char *attack)
{
    scene_ground(scene, 5335, ROUGH);
    scene_pieces(scene, "leader bagration russia corps 4 0 0 5434 -\n"
                        "unit ru-c infantry 6 bagration\n");
    lay(scene, more);
    scene_stand(scene, "coalition",
                "<guns corps=\"bagration\" go=\"yes\" arrive=\"5335\"/>");
    scene_stand(scene, "coalition",
                "<guns corps=\"constantine\" go=\"yes\" arrive=\"5234\"/>");
    scene_dice(scene, label(scene, 2, "main"), 1, 3);
    fight(scene, attack, "");
}

/* 10 v. 12 in round 1: M = 2, MD = 1. fr-b with its 4 SP faces the 6: -1, and
 * the ground of 5335 -2. */
static void faces_who_came(struct scene *scene)
{
    comes_beside_soult(scene, "", "rounds=\"2\" keep=\"fr-b\" front=\"fr-a\"");
    assert_int_equal(scene_hex(scene, "ru-c"), 5335);
    assert_true(scene_thrown(scene, label(scene, 2, "main")));
    assert_true(scene_thrown(scene, label(scene, 2, "5335")));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_79a), NULL));
    assert_true(
        scene_told(scene, EVENT_GROUP, BASE(second_line), "fr-b (4), 4 SP"));
    assert_true(
        scene_told(scene, EVENT_MODIFIER, BASE(crt), "ground is rough"));
    assert_true(rolls_before_losses(scene));
    assert_true(scene_told(scene, EVENT_LOSS, RULE(12_79b), NULL));
}

static const char constantine[] = "leader constantine russia corps 4 0 0 5233 "
                                  "-\nunit ru-e infantry 3 constantine\n";

static void lacks_a_second_line(struct scene *scene)
{
    comes_beside_soult(scene, constantine,
                       "rounds=\"2\" keep=\"fr-b\" front=\"fr-a\"");
    assert_true(scene_told(scene, EVENT_STATE, RULE(12_79c), NULL));
    assert_false(scene_thrown(scene, label(scene, 2, "main")));
}

/* fr-d with 3 SP is half of the 6, and fr-b is left for the 3. */
static void faces_two_hexes(struct scene *scene)
{
    comes_beside_soult(
        scene,
        arena_text(scene->arena, "%sunit fr-d infantry 3 soult\n", constantine),
        "rounds=\"2\" keep=\"fr-b fr-d\" front=\"fr-a\"");
    assert_true(scene_thrown(scene, label(scene, 2, "5335")));
    assert_true(scene_thrown(scene, label(scene, 2, "5234")));
}

/* No reserve; and nobody strikes back who was not told to. No point is left to
 * enter anything with. */
static void breaks_off(struct scene *scene)
{
    comes_beside_soult(scene, "", "rounds=\"2\"");
    assert_true(scene_told(scene, EVENT_STATE, RULE(12_79c), "cancelled"));
    assert_false(scene_thrown(scene, label(scene, 2, "main")));
    assert_false(scene_told(scene, EVENT_STANDING, RULE(12_79d), NULL));
    assert_false(scene_thrown(scene, "crt/battle/4-5236-5235-1-main"));
    assert_int_equal(scene_hex(scene, "fr-a"), 5235);
    assert_int_equal(scene->game->lost[FRANCE], 2);
}

static const struct scene_row rows[] = {
    {"12.71 who hears goes", who_hears_goes},
    {"12.71 who fails is not asked again", who_fails_stays},
    {"12.71 no leader, a 1", leaderless_go_by_one},
    {"12.71 no leader, a 2", leaderless_stay_by_two},
    {"12.71 who is told to stay", who_may_not_go},
    {"guns a stack with routed units", routed_do_not_go},
    {"12.72 infantry 3 points", infantry_goes_three},
    {"12.72 infantry 4 points", infantry_goes_not_four},
    {"12.72 cavalry 5 points", cavalry_goes_five},
    {"12.72 cavalry 6 points", cavalry_goes_not_six},
    {"12.72 cavalry and infantry 4 points", mixed_goes_not_four},
    {"12.72 a normal zone on the way", zone_bars_the_way},
    {"12.72 a limited zone on the way", limited_zone_bars_nothing},
    {"12.72 where it is told to arrive", arrives_where_ordered},
    {"12.72 where it may not arrive", arrives_elsewhere},
    {"12.72 where it costs least", arrives_by_the_least_cost},
    {"12.73 a target", target_does_not_march},
    {"12.73 no target", no_target_marches},
    {"12.73 an attack of friends", friend_s_attack_hinders_nobody},
    {"12.7a beside the attackers, in play", comes_beside},
    {"12.7b behind, no line", comes_behind_no_line},
    {"12.7c behind, a line", comes_behind_line},
    {"12.77a against a reserve", crosses_against_a_line},
    {"12.77b no reserve", crosses_without_a_line},
    {"12.77b the reserve declines", crosses_where_he_declines},
    {"12.78a in front", joins_the_defender},
    {"12.78a in reserve", joins_the_reserve},
    {"12.78b against a flank", turns_against_a_flank},
    {"12.79a a line, 12.79b at once", faces_who_came},
    {"12.79a two hexes, two lines", faces_two_hexes},
    {"12.79c two hexes, one line", lacks_a_second_line},
    {"12.79c nobody in reserve", breaks_off},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(arrival_rows, test_arrival)};

    return run_tables(tables, LENGTH(tables));
}
