/* Attacks on who cannot fight, and pursuits.
 *
 * Soult stands in 5235 with his depot at 5034, Kutuzov in 5236. He flees by
 * 5237 and 5338 to his depot at 5438. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static void lay(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "depot fr-d1 france 5034\n"
                        "depot ru-d1 russia 5438\n");
    scene_pieces(scene, more);
    scene_lay(scene);
}

static void attack(struct scene *scene, const char *more)
{
    scene_order(scene, "france",
                arena_text(scene->arena,
                           "<attack from=\"5235\" target=\"5236\" %s/>", more));
    scene_stand(scene, "coalition",
                "<reaction choice=\"stand\" hold=\"0\" front=\"ru-a\"/>");
}

static bool has_dice(const struct scene *scene)
{
    return scene_thrown(scene, "crt/battle/4-5235-5236-1-main");
}

/* ---- routed and demoralized ---------------------------------------------- */

/* Half, up; (3 + 4 - 1) / 2 points are thrown for, and Soult enters. */
static void attacks_routed(struct scene *scene, int sp, int left)
{
    lay(scene, arena_text(scene->arena,
                          "unit fr-a infantry 10 soult\n"
                          "unit ru-a infantry %d kutuzov\n",
                          sp));
    scene_unit(scene, "ru-a")->rout = ROUT_2;
    attack(scene, "");
    scene_play(scene);
    assert_false(has_dice(scene));
    assert_true(scene_thrown(scene, "ap/die/4-5235-5236-1"));
    assert_true(scene_told(scene, EVENT_STATE, RULE(13_27), NULL));
    assert_int_equal(scene->game->lost[COALITION], sp - left);
    assert_int_equal(scene->game->lost[FRANCE], 0);
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
    if (left > 0) {
        assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
        assert_int_equal(scene_hex(scene, "ru-a"), 5438);
        assert_int_equal(scene_hex(scene, "kutuzov"), 5438);
    }
}

static void routed_lose_four_of_seven(struct scene *scene)
{
    attacks_routed(scene, 7, 3);
}

static void routed_lose_three_of_six(struct scene *scene)
{
    attacks_routed(scene, 6, 3);
}

static void routed_lose_one_of_one(struct scene *scene)
{
    attacks_routed(scene, 1, 0);
}

/* 14 v. 8: +1, 7 on the dice: T = 8 loses 1 and 1. Fails with 5, and 1 of 7 is
 * lost; then ru-b loses 2 of 4. */
static void beside_unrouted(struct scene *scene, int one, int other)
{
    lay(scene, "unit fr-a infantry 14 soult\n"
               "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 4 kutuzov\n");
    scene_unit(scene, "ru-b")->rout = ROUT_2;
    attack(scene, "rounds=\"1\"");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", one, other);
    scene_dice(scene, "morale-check/die/4-5235-5236-1-main-coalition", 5, 0);
    scene_play(scene);
}

static void routed_suffer_with_the_last(struct scene *scene)
{
    beside_unrouted(scene, 3, 4);
    assert_int_equal(scene_sp(scene, "ru-a"), 6);
    assert_int_equal(scene_sp(scene, "ru-b"), 2);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "ru-b"), 5438);
}

/* T = 4: he holds, and ru-b is none of the 8 SP. */
static void routed_stay_with_others(struct scene *scene)
{
    beside_unrouted(scene, 1, 2);
    assert_true(scene_told(scene, EVENT_GROUP, BASE(frontage), "ru-a (8), 8"));
    assert_int_equal(scene_sp(scene, "ru-b"), 4);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, ROUT_2);
    assert_int_equal(scene_hex(scene, "ru-b"), 5236);
}

/* First Ney routs Bagration out of 5335: 10 v. 4: +2, T = 8, too few to lose
 * anything by dice, 1 SP by the rout. Through 5336, where ru-c stands, he comes
 * to the depot in 5236. There Soult's fr-a (fr-m masks ru-c) routs ru-a: 10 v.
 * 8, T = 8. So Bagration's 3 lose 2. */
static void routed_in_the_same_phase(struct scene *scene)
{
    lay(scene, "leader ney france corps 4 0 0 5334 -\n"
               "unit fr-n infantry 10 ney\n"
               "unit fr-a infantry 10 soult\nunit fr-m infantry 1 soult\n"
               "leader bagration russia corps 2 0 0 5335 -\n"
               "unit ru-b infantry 4 bagration\n"
               "unit ru-a infantry 8 kutuzov\n"
               "unit ru-c infantry 1 kutuzov 5336\n"
               "depot ru-d2 russia 5236\n");
    scene_order(scene, "france",
                "<attack from=\"5334\" target=\"5335\" occupy=\"no\"/>");
    attack(scene, "rounds=\"1\"");
    scene_stand(scene, "coalition", "<guns go=\"no\"/>");
    scene_dice(scene, "crt/battle/4-5334-5335-1-main", 3, 3);
    scene_dice(scene, "morale-check/die/4-5334-5335-1-main-coalition", 6, 0);
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 4, 4);
    scene_dice(scene, "morale-check/die/4-5235-5236-1-main-coalition", 6, 0);
    scene_play(scene);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_int_equal(scene_sp(scene, "ru-b"), 1);
    assert_true(scene_hex(scene, "ru-b") != 5236);
}

/* They rout as others do: a tenth of 11 SP, up. */
static void demoralized_rout_at_once(struct scene *scene)
{
    lay(scene, "unit fr-a infantry 10 soult\nunit ru-a infantry 11 kutuzov\n");
    scene_unit(scene, "ru-a")->demoralized = true;
    attack(scene, "");
    scene_play(scene);
    assert_false(has_dice(scene));
    assert_int_equal(scene_sp(scene, "ru-a"), 9);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "ru-a"), 5438);
    assert_true(scene_thrown(scene, "ap/die/4-5235-5236-1"));
}

/* ---- overruns and depots ------------------------------------------------- */

static void overruns(struct scene *scene, int sp)
{
    lay(scene, arena_text(scene->arena,
                          "unit fr-a infantry %d soult\n"
                          "unit ru-a infantry 1 kutuzov\n"
                          "unit ru-b infantry 1 kutuzov\n",
                          sp));
    scene_unit(scene, "ru-b")->rout = ROUT_2;
    attack(scene, "rounds=\"1\"");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 1, 1);
    scene_play(scene);
}

/* All in the hex count: 2 SP, and 3 points for Kutuzov. */
static void overruns_at_eight(struct scene *scene)
{
    overruns(scene, 16);
    assert_false(has_dice(scene));
    assert_true(scene_thrown(scene, "ap/die/4-5235-5236-1"));
    assert_int_equal(scene->game->lost[COALITION], 2);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
    assert_int_equal(gra_points(&scene->board), 4);
}

static void fights_below_eight(struct scene *scene)
{
    overruns(scene, 15);
    assert_true(has_dice(scene));
}

static void overruns_over_no_river(struct scene *scene)
{
    scene_river(scene, 5235, 5236, MINOR, true);
    overruns(scene, 16);
    assert_true(has_dice(scene));
}

static void destroys_a_lone_depot(struct scene *scene)
{
    lay(scene, "unit fr-a infantry 3 soult\ndepot ru-d2 russia 5236\n");
    attack(scene, "");
    scene_play(scene);
    assert_true(scene->game->depots[2].lost);
    assert_true(scene_told(scene, EVENT_STATE, RULE(12_12), NULL));
    assert_false(scene_thrown(scene, "ap/die/4-5235-5236-1"));
    assert_int_equal(scene_hex(scene, "fr-a"), 5235);
}

/* Whose hex is entered loses his depot; who is beaten out of it, not yet. */
static void takes_a_depot(struct scene *scene, const char *more, bool lost)
{
    lay(scene, "unit fr-a infantry 14 soult\nunit ru-a infantry 11 kutuzov\n"
               "depot ru-d2 russia 5236\n");
    attack(scene, more);
    scene_play(scene);
    assert_true(scene->game->depots[2].lost == lost);
}

static void takes_a_depot_by_entering(struct scene *scene)
{
    takes_a_depot(scene, "rounds=\"1\"", true);
}

static void leaves_a_depot(struct scene *scene)
{
    takes_a_depot(scene, "rounds=\"1\" occupy=\"no\"", false);
}

/* ---- whether there is a pursuit ------------------------------------------ */

static const char horse_behind[] = "unit fr-a infantry 14 soult\n"
                                   "unit fr-c light-cavalry 2 soult\n"
                                   "unit ru-a infantry 8 kutuzov\n";

/* As above: 14 v. 8, 7 on the dice, 5 fails: 8 - 1 - 1 = 6 SP are routed. */
static void rout_front(struct scene *scene, const char *reaction, int one)
{
    scene_order(scene, "france",
                "<attack from=\"5235\" target=\"5236\" rounds=\"1\" "
                "keep=\"fr-c\" occupy=\"no\"/>");
    scene_stand(scene, "coalition", reaction);
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", one, 4);
    scene_dice(scene, "morale-check/die/4-5235-5236-1-main-coalition", 5, 0);
    scene_dice(scene, "pursuit/die/4-5235-5236", 6, 0);
    scene_play(scene);
}

/* 6 + 2 = 8: 40 percent of 6 are 2.4. */
static void pursues(struct scene *scene)
{
    lay(scene, horse_behind);
    rout_front(scene, "<reaction choice=\"stand\" hold=\"0\"/>", 3);
    assert_int_equal(scene_sp(scene, "ru-a"), 4);
    assert_int_equal(scene_hex(scene, "fr-c"), 5235);
    assert_true(scene_unit(scene, "fr-c")->pursued);
    assert_int_equal(scene_hex(scene, "ru-a"), 5438);
}

static void pursues_once_a_turn(struct scene *scene)
{
    lay(scene, horse_behind);
    scene_unit(scene, "fr-c")->pursued = true;
    rout_front(scene, "<reaction choice=\"stand\" hold=\"0\"/>", 3);
    assert_false(scene_thrown(scene, "pursuit/die/4-5235-5236"));
    assert_int_equal(scene_sp(scene, "ru-a"), 6);
}

/* The reserve passes with 3. */
static void reserve_bars_pursuit(struct scene *scene)
{
    lay(scene, "unit fr-a infantry 14 soult\n"
               "unit fr-c light-cavalry 2 soult\n"
               "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 4 kutuzov\n");
    rout_front(scene, "<reaction choice=\"stand\" hold=\"0\" front=\"ru-a\"/>",
               3);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_int_equal(scene_hex(scene, "ru-b"), 5236);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_0d), "No pursuit"));
    assert_int_equal(scene_sp(scene, "ru-a"), 6);
}

/* ru-a is the rear guard: 14 v. 8: +1 - 2. It routs by T = 8: 9 on the dice.
 * ru-b goes back in order, and the hex is empty. */
static void withdrawal_bars_pursuit(struct scene *scene)
{
    lay(scene, "unit fr-a infantry 14 soult\n"
               "unit fr-c light-cavalry 2 soult\n"
               "unit ru-a infantry 8 kutuzov\nunit ru-b infantry 9 kutuzov\n");
    rout_front(scene, "<reaction choice=\"withdraw\" hold=\"0\"/>", 5);
    assert_int_equal(scene_unit(scene, "ru-a")->rout, ROUT_1);
    assert_int_equal(scene_unit(scene, "ru-b")->rout, STEADY);
    assert_int_equal(scene_hex(scene, "ru-b"), 5237);
    assert_false(scene_thrown(scene, "pursuit/die/4-5235-5236"));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_65a), "No pursuit"));
}

/* 1 SP is left when he has routed, and 40 percent of it are 0.4: nothing; of 2
 * SP they are 0.8, so 1. Of Kutuzov's own 1 SP and Bagration's 1 the lower id
 * goes. */
static void pursued_leader_is_free(struct scene *scene)
{
    struct attack_order order = {.from = 5235, .target = 5236};
    struct battle battle;

    lay(scene, "leader bagration russia corps 2 0 0 5236 -\n"
               "unit fr-c dragoon 2 soult\nunit ru-a infantry 1 bagration\n"
               "unit ru-b infantry 1 kutuzov\n");
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    battle.routed = battle.won = true;
    for (size_t i = 0; i < battle.all_defenders.count; i++) {
        battle.all_defenders.units[i]->rout = ROUT_1;
        gra_put(&scene->board, battle.all_defenders.units[i], 5338);
    }
    scene_dice(scene, "pursuit/die/4-5235-5236", 6, 0);
    gra_pursue(&battle);
    assert_int_equal(scene_unit(scene, "ru-a")->state, GONE);
    assert_int_equal(scene_leader(scene, "bagration")->state, IN_POOL);
    assert_true(scene_told(scene, EVENT_LOSS, RULE(12_65d), NULL));
    assert_int_equal(gra_points(&scene->board), 0);
}

/* ---- how much ------------------------------------------------------------ */

/* die, cavalry of both sides: how much of 20 SP is lost. */
struct hunt_row {
    const char *name;
    int die, hunters, routed;
    int weather, ground;
    int sp, lost;
};

static const struct hunt_row hunt_rows[] = {
    {"pursuit 6 + 2: 40 percent", 6, 2, 0, FAIR_WEATHER, CLEAR, 20, 8},
    {"pursuit + 2 at most: 30 percent", 5, 3, 0, FAIR_WEATHER, CLEAR, 20, 6},
    {"pursuit + 1: 20 percent", 5, 1, 0, FAIR_WEATHER, CLEAR, 20, 4},
    {"pursuit as much cavalry: 15 percent", 5, 2, 2, FAIR_WEATHER, CLEAR, 20,
     3},
    {"pursuit - 2: nothing", 4, 1, 3, FAIR_WEATHER, CLEAR, 20, 0},
    {"pursuit - 2 at worst: 5 percent", 5, 1, 5, FAIR_WEATHER, CLEAR, 20, 1},
    {"pursuit in mud: 5 percent", 3, 2, 1, MUD, CLEAR, 20, 1},
    {"pursuit on rough ground: 10 percent", 4, 2, 1, FAIR_WEATHER, ROUGH, 20,
     2},
    {"pursuit on partially rough ground: 10 percent", 4, 2, 1, FAIR_WEATHER,
     PARTIAL_ROUGH, 20, 2},
    {"pursuit in mud on rough ground: once", 4, 2, 1, MUD, ROUGH, 20, 2},
    {"pursuit below 0", 1, 1, 9, MUD, CLEAR, 20, 0},
    {"pursuit by infantry: 10 percent", 6, 0, 0, FAIR_WEATHER, CLEAR, 20, 2},
    {"pursuit by infantry: 5 percent", 5, 0, 0, FAIR_WEATHER, CLEAR, 20, 1},
    {"pursuit a half is 1", 3, 1, 1, FAIR_WEATHER, CLEAR, 10, 1},
    {"pursuit less than a half is 0", 3, 1, 1, FAIR_WEATHER, CLEAR, 9, 0},
};

/* Kutuzov's men have all routed, and gone. */
static void pursue_as_in(struct scene *scene, const struct hunt_row *row)
{
    struct attack_order order = {.from = 5235, .target = 5236};
    struct battle battle;

    names_add(scene->arena, &order.pursue, row->hunters > 0 ? "fr-c" : "fr-a");
    scene->game->weather = row->weather;
    gra_begin_battle(&battle, &scene->play, FRANCE, &order);
    battle.routed = battle.won = true;
    for (size_t i = 0; i < battle.all_defenders.count; i++) {
        battle.all_defenders.units[i]->rout = ROUT_1;
        gra_put(&scene->board, battle.all_defenders.units[i], 5338);
    }
    scene_dice(scene, "pursuit/die/4-5235-5236", row->die, 0);
    gra_pursue(&battle);
    assert_true(scene_thrown(scene, "pursuit/die/4-5235-5236"));
    assert_int_equal(scene->game->lost[COALITION], row->lost);
}

static void test_pursuit(void **state)
{
    const struct hunt_row *row = *state;
    struct scene *scene = scene_begin();

    scene_ground(scene, 5236, (enum terrain_word)row->ground);
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "unit fr-a infantry 14 soult\n");
    if (row->hunters > 0)
        scene_pieces(scene,
                     arena_text(scene->arena, "unit fr-c dragoon %d soult\n",
                                row->hunters));
    if (row->routed > 0)
        scene_pieces(scene,
                     arena_text(scene->arena, "unit ru-c dragoon %d kutuzov\n",
                                row->routed));
    scene_pieces(scene,
                 arena_text(scene->arena, "unit ru-a infantry %d kutuzov\n",
                            row->sp - row->routed));
    scene_lay(scene);
    pursue_as_in(scene, row);
    scene_free(scene);
}

static const struct scene_row rows[] = {
    {"13.27 seven lose four", routed_lose_four_of_seven},
    {"13.27 six lose three", routed_lose_three_of_six},
    {"13.27 one loses one", routed_lose_one_of_one},
    {"13.27 beside the last who rout", routed_suffer_with_the_last},
    {"13.27 beside others who hold", routed_stay_with_others},
    {"13.27 twice in a phase", routed_in_the_same_phase},
    {"rout demoralized units", demoralized_rout_at_once},
    {"overrun at 8 : 1", overruns_at_eight},
    {"overrun below 8 : 1", fights_below_eight},
    {"overrun over no river", overruns_over_no_river},
    {"12.12 a lone depot", destroys_a_lone_depot},
    {"12.12 a depot in the hex entered", takes_a_depot_by_entering},
    {"12.12 a depot in a hex left alone", leaves_a_depot},
    {"12.65b a pursuit moves nobody", pursues},
    {"12.65c the second pursuit of a turn", pursues_once_a_turn},
    {"12.0d the reserve holds the hex", reserve_bars_pursuit},
    {"12.65a a unit went back in order", withdrawal_bars_pursuit},
    {"12.65d leaders of the pursued", pursued_leader_is_free},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(hunt_rows, test_pursuit)};

    return run_tables(tables, LENGTH(tables));
}
