/* Retreats: which hexes are entered, what they cost, and who goes along.
 *
 * Kutuzov's ru-a goes back out of 5236 before Frenchmen in 5235. 5137, 5237 and
 * 5337 are farther from these; from there the way to the depot in 5438 is 3, 2
 * and 2 points. */
#include "core/arena.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

static void type(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "unit fr-a infantry 10 soult\n"
                        "leader kutuzov russia corps 2 0 0 5236 -\n"
                        "unit ru-a infantry 8 kutuzov\n");
    scene_pieces(scene, more);
}

static void lay(struct scene *scene, const char *more)
{
    type(scene, "depot ru-d1 russia 5438\n");
    scene_pieces(scene, more);
    scene_lay(scene);
}

static bool goes(struct scene *scene, const struct retreat *retreat)
{
    struct force force = {NULL, 0};

    gra_force_add(scene->arena, &force, scene_unit(scene, "ru-a"));
    return gra_retreat(&scene->play, retreat, &force);
}

static bool routs(struct scene *scene, int hexes)
{
    const struct retreat retreat = {BASE(rout), COALITION, 5235,
                                    hexes,      0,         true};

    return goes(scene, &retreat);
}

static bool withdraws(struct scene *scene, int hexes, int toward)
{
    const struct retreat retreat = {BASE(withdraw), COALITION, 5235,
                                    hexes,          toward,    false};

    return goes(scene, &retreat);
}

/* ---- where to ------------------------------------------------------------ */

/* 5237 and 5337 are as near: the lower. Then 5338, at 1, and not 5238 at 2. */
static void goes_to_the_depot(struct scene *scene)
{
    lay(scene, "");
    assert_true(withdraws(scene, 2, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5338);
    assert_int_equal(scene->game->lost[COALITION], 0);
}

/* From 5237 every step is over a river: 3 points to the depot. */
static void goes_round_a_river(struct scene *scene)
{
    scene_river(scene, 5237, 5338, MINOR, false);
    scene_river(scene, 5237, 5238, MINOR, false);
    scene_river(scene, 5237, 5337, MINOR, false);
    scene_river(scene, 5137, 5237, MINOR, false);
    scene_river(scene, 5138, 5237, MINOR, false);
    lay(scene, "");
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5337);
}

/* What the hex itself costs does not count: 5237 is rough. */
static void pays_nothing_for_the_hex(struct scene *scene)
{
    scene_ground(scene, 5237, ROUGH);
    lay(scene, "");
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
}

/* 5137 and 5037 are on the way to 5036. */
static void goes_toward_a_hex(struct scene *scene)
{
    lay(scene, "");
    assert_true(withdraws(scene, 2, 5036));
    assert_int_equal(scene_hex(scene, "ru-a"), 5037);
}

/* 5336 is as near to the enemy as 5236: never entered, neither at once nor from
 * 5337. */
static void goes_farther_each_time(struct scene *scene)
{
    lay(scene, "");
    assert_true(withdraws(scene, 2, 5336));
    assert_int_equal(scene_hex(scene, "ru-a"), 5338);
}

static void depot_city(struct scene *scene, int holder)
{
    scene_place(scene, 5338, CITY, COALITION, 0);
    scene->module.places[0].depot_city_of = "austria";
    type(scene, "");
    scene_lay(scene);
    scene->game->held[0].side = holder;
    assert_true(withdraws(scene, 1, 0));
}

/* An ally's depot city is a way home. */
static void goes_to_a_depot_city(struct scene *scene)
{
    depot_city(scene, COALITION);
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
}

/* Without any way home the lowest hex is the best. */
static void avoids_a_lost_depot_city(struct scene *scene)
{
    depot_city(scene, FRANCE);
    assert_int_equal(scene_hex(scene, "ru-a"), 5137);
}

static void goes_to_an_ally_s_depot(struct scene *scene)
{
    type(scene, "depot au-d1 austria 5338\ndepot fr-d1 france 5037\n");
    scene_lay(scene);
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
}

/* ---- zones --------------------------------------------------------------- */

/* 4 SP in 5238 hold 5237, and leave 5337. */
static void shuns_a_zone(struct scene *scene)
{
    lay(scene, "leader ney france corps 4 0 0 5238 -\n"
               "unit fr-n infantry 4 ney\n");
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5337);
}

/* A comrade in 5237 lifts it. */
static void goes_to_comrades_in_a_zone(struct scene *scene)
{
    lay(scene, "leader ney france corps 4 0 0 5238 -\n"
               "unit fr-n infantry 4 ney\n"
               "unit ru-b infantry 1 kutuzov 5237\n");
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene->game->lost[COALITION], 0);
}

/* Frenchmen in 5137 and 5337 leave 5237 alone, in the zone of 5338. */
static void narrow(struct scene *scene, int sp)
{
    lay(scene, arena_text(scene->arena,
                          "leader ney france corps 4 0 0 5137 -\n"
                          "unit fr-n infantry 1 ney\n"
                          "unit fr-o infantry 1 ney 5337\n"
                          "unit fr-p infantry %d ney 5338\n",
                          sp));
}

static void rout_ignores_a_limited_zone(struct scene *scene)
{
    narrow(scene, 3);
    assert_true(routs(scene, 1));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene->game->lost[COALITION], 0);
    assert_true(scene_told(scene, EVENT_RETREAT, RULE(10_3), NULL));
}

static void rout_pays_for_a_normal_zone(struct scene *scene)
{
    narrow(scene, 4);
    assert_true(routs(scene, 1));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene->game->lost[COALITION], 1);
}

static void retreat_pays_for_a_normal_zone(struct scene *scene)
{
    narrow(scene, 4);
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene_sp(scene, "ru-a"), 7);
}

/* ---- no way -------------------------------------------------------------- */

static void shut_in(struct scene *scene)
{
    lay(scene, "leader ney france corps 4 0 0 5137 -\n"
               "unit fr-n infantry 1 ney\nunit fr-o infantry 1 ney 5237\n"
               "unit fr-p infantry 1 ney 5337\n");
}

/* Kutuzov has no other men: he is killed, for 3 points, and 8 / 2 for SP. */
static void is_eliminated(struct scene *scene)
{
    shut_in(scene);
    assert_false(withdraws(scene, 1, 0));
    assert_int_equal(scene_unit(scene, "ru-a")->state, GONE);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, DEAD);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_83), NULL));
    assert_int_equal(gra_points(&scene->board), 7);
}

static void surrenders(struct scene *scene)
{
    shut_in(scene);
    assert_false(routs(scene, 3));
    assert_int_equal(scene_unit(scene, "ru-a")->state, GONE);
    assert_int_equal(scene_leader(scene, "kutuzov")->state, CAPTURED);
    assert_false(scene_told(scene, -1, RULE(12_83), NULL));
    assert_int_equal(gra_points(&scene->board), 4);
}

/* W in a battle: 10 v. 8, T = 6, M = MD = 1. */
static void is_eliminated_in_battle(struct scene *scene)
{
    shut_in(scene);
    scene_order(scene, "france", "<attack from=\"5235\" target=\"5236\"/>");
    scene_stand(scene, "coalition", "<reaction choice=\"stand\" hold=\"0\"/>");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 3, 3);
    scene_play(scene);
    assert_int_equal(scene->game->lost[COALITION], 8);
    assert_int_equal(scene->game->lost[FRANCE], 1);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(12_83), NULL));
    assert_false(scene_thrown(scene, "crt/battle/4-5235-5236-2-main"));
}

/* 5237 is free, and Frenchmen stand in all hexes behind it: he stays there. */
static void stops_where_no_hex_follows(struct scene *scene)
{
    lay(scene, "leader ney france corps 4 0 0 5138 -\n"
               "unit fr-n infantry 1 ney\nunit fr-o infantry 1 ney 5238\n"
               "unit fr-p infantry 1 ney 5338\n");
    assert_true(routs(scene, 3));
    assert_int_equal(scene_hex(scene, "ru-a"), 5237);
    assert_int_equal(scene_sp(scene, "ru-a"), 8);
}

/* ---- shelter ------------------------------------------------------------- */

/* 5237, 5338, 5438, with a depot in the first or the second. */
static void depot_shelters_second_hex(struct scene *scene)
{
    lay(scene, "depot ru-d2 russia 5338\n");
    assert_true(routs(scene, 3));
    assert_int_equal(scene_hex(scene, "ru-a"), 5338);
}

/* From 5237, where the nearest depot is, by 5138 (1 from it) and 5038 (2). */
static void depot_shelters_not_in_first_hex(struct scene *scene)
{
    lay(scene, "depot ru-d2 russia 5237\n");
    assert_true(routs(scene, 3));
    assert_int_equal(scene_hex(scene, "ru-a"), 5038);
}

static void fortress(struct scene *scene, int start, int holder)
{
    scene_place(scene, 5338, CITY, start, 0);
    scene->module.places[0].fortress = MINOR_FORTRESS;
    lay(scene, "");
    scene->game->held[0].side = holder;
    assert_true(routs(scene, 3));
}

static void fortress_shelters(struct scene *scene)
{
    fortress(scene, COALITION, COALITION);
    assert_int_equal(scene_hex(scene, "ru-a"), 5338);
}

static void taken_fortress_shelters(struct scene *scene)
{
    fortress(scene, FRANCE, COALITION);
    assert_int_equal(scene_hex(scene, "ru-a"), 5338);
}

static void lost_fortress_shelters_not(struct scene *scene)
{
    fortress(scene, COALITION, FRANCE);
    assert_int_equal(scene_hex(scene, "ru-a"), 5438);
}

/* ---- leaders ------------------------------------------------------------- */

static void leads(struct scene *scene, const char *more, int hex)
{
    lay(scene, more);
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "kutuzov"), hex);
}

static void leader_goes_with_his_last_men(struct scene *scene)
{
    leads(scene,
          "leader bagration russia corps 2 0 0 5236 -\n"
          "unit ru-b infantry 4 bagration\n",
          5237);
    assert_int_equal(scene_hex(scene, "bagration"), 5236);
}

static void leader_stays_with_his_men(struct scene *scene)
{
    leads(scene, "unit ru-b infantry 4 kutuzov\n", 5236);
}

/* Men who have routed do not hold him. */
static void leader_leaves_routed_men(struct scene *scene)
{
    lay(scene, "unit ru-b infantry 4 kutuzov\n");
    scene_unit(scene, "ru-b")->rout = ROUT_1;
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "kutuzov"), 5237);
}

/* He who is above corps stays as long as anybody unrouted does. */
static void high_command_stays(struct scene *scene)
{
    lay(scene, "leader alexander russia supreme 2 0 0 5236 -\n"
               "leader bagration russia corps 2 0 0 5236 -\n"
               "unit ru-b infantry 4 bagration\n");
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "alexander"), 5236);
}

static void high_command_goes(struct scene *scene)
{
    lay(scene, "leader alexander russia supreme 2 0 0 5236 -\n");
    assert_true(withdraws(scene, 1, 0));
    assert_int_equal(scene_hex(scene, "alexander"), 5237);
}

/* Soult overruns ru-z in 5335, and enters. Bagration's men are elsewhere: in
 * 4840 they are 8 hexes away, in 4841 9. */
static void bagration_alone(struct scene *scene, int hex)
{
    scene_pieces(scene,
                 arena_text(scene->arena,
                            "leader soult france corps 4 0 0 5235 -\n"
                            "unit fr-a infantry 10 soult\n"
                            "leader riesch austria corps 2 0 0 5335 -\n"
                            "unit au-z infantry 1 riesch\n"
                            "leader bagration russia corps 2 0 0 5335 -\n"
                            "unit ru-b infantry 4 bagration %d\n",
                            hex));
    scene_lay(scene);
    scene_order(scene, "france", "<attack from=\"5235\" target=\"5335\"/>");
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "fr-a"), 5335);
}

static void lone_leader_rides_home(struct scene *scene)
{
    bagration_alone(scene, 4840);
    assert_int_equal(scene_leader(scene, "bagration")->state, ON_MAP);
    assert_int_equal(scene_hex(scene, "bagration"), 4840);
}

/* 3 points for Riesch, who fell with his last man, and none for Bagration. */
static void lone_leader_is_caught(struct scene *scene)
{
    bagration_alone(scene, 4841);
    assert_int_equal(scene_leader(scene, "bagration")->state, CAPTURED);
    assert_int_equal(scene_leader(scene, "riesch")->state, DEAD);
    assert_int_equal(gra_points(&scene->board), 3);
}

static const struct scene_row rows[] = {
    {"retreat to the depot", goes_to_the_depot},
    {"retreat a river on the way home", goes_round_a_river},
    {"retreat the hex itself costs nothing", pays_nothing_for_the_hex},
    {"retreat toward a hex", goes_toward_a_hex},
    {"retreat farther each time", goes_farther_each_time},
    {"retreat to a depot city", goes_to_a_depot_city},
    {"retreat a depot city is lost", avoids_a_lost_depot_city},
    {"retreat to a depot of an ally", goes_to_an_ally_s_depot},
    {"zoc a free hex is better", shuns_a_zone},
    {"zoc comrades lift it", goes_to_comrades_in_a_zone},
    {"10.3 a limited zone", rout_ignores_a_limited_zone},
    {"10.3 a normal zone", rout_pays_for_a_normal_zone},
    {"zoc an unrouted force pays", retreat_pays_for_a_normal_zone},
    {"12.83 eliminated", is_eliminated},
    {"12.83 a routed force surrenders", surrenders},
    {"12.83 eliminated in battle", is_eliminated_in_battle},
    {"retreat ends where no hex follows", stops_where_no_hex_follows},
    {"rout ends at a depot in the second hex", depot_shelters_second_hex},
    {"rout no shelter in the first hex", depot_shelters_not_in_first_hex},
    {"rout ends in an own fortress", fortress_shelters},
    {"rout ends in a fortress that was taken", taken_fortress_shelters},
    {"rout passes a fortress that was lost", lost_fortress_shelters_not},
    {"retreat a leader goes", leader_goes_with_his_last_men},
    {"retreat a leader stays", leader_stays_with_his_men},
    {"retreat a leader leaves routed men", leader_leaves_routed_men},
    {"retreat the high command stays", high_command_stays},
    {"retreat the high command goes", high_command_goes},
    {"retreat a lone leader rides home", lone_leader_rides_home},
    {"retreat a lone leader is caught", lone_leader_is_caught},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
