/* Chapter 9.2: the roll of marching to the guns, and what follows. */
#include "tests/rooms/campaigns-of-napoleon/guns_scene.h"

#include "tests/support/test.h"

/* ---- 9.2 the roll
 * ------------------------------------------------------------------------ */

/* Limit 4 + 3 = 7; two points of way, resistance 0. */
static void at_most_both_initiatives(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 5);
    assert_true(guns_march(scene, guns_to_b));
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(9_2j))->number, 7);
}

static void more_than_both_fails(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[1].initiative = 5;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 5);
    assert_false(guns_march(scene, guns_to_b));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 307);
    assert_false(scene_thrown(scene, "march-attrition/v/c-0307"));
    assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(9_2j));
}

static void six_never_comes(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[0].initiative = 9;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 6);
    assert_false(guns_march(scene, guns_to_b));
}

static void one_always_comes(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[0].initiative = 1;
    scene->module.leaders[1].initiative = 5;
    scene->module.leaders[2].initiative = 1;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
}

/* 0305 to 0306 to 0307 by fields is 2; two and a half are three. */
static void the_way_is_rounded_up(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2l))->number, 2);
}

static void three_against_four(struct scene *scene)
{
    assert_int_equal(con_resistance(3, 4), 1);
    assert_int_equal(con_resistance(5, 2), -2);
    guns_scene(scene);
    scene->module.leaders[0].initiative = 3;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2m))->number, 1);
}

/* Marcher 3, initial senior 4: 3.5 is 4; the enemy has 5. */
static void the_mean_is_rounded_up(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[1].initiative = 5;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2m))->number,
                     5 - 4);
}

static const int flank[] = {305, 204, 203, 0};

static void on_the_flank(struct scene *scene, int french, int prussian)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    if (french) {
        scene_cavalry(scene, "french", "c-2", 305, french, LIGHT);
        scene_assign(scene, "c-2", "c");
    }
    if (prussian) {
        scene_cavalry(scene, "prussian", "a-2", 303, prussian, LIGHT);
        scene_assign(scene, "a-2", "a");
    }
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
}

static void cavalry_never_helps_him(struct scene *scene)
{
    on_the_flank(scene, 6, 2);
    assert_true(guns_march(scene, flank));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2o))->number, 0);
}

static void cavalry_screens_the_flank(struct scene *scene)
{
    on_the_flank(scene, 2, 6);
    assert_true(guns_march(scene, flank));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2o))->number, 2);
}

static void none_in_a_reinforcing_march(struct scene *scene)
{
    guns_scene(scene);
    scene_cavalry(scene, "prussian", "a-2", 303, 6, LIGHT);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_null(scene_event(scene, EVENT_MODIFIER, RULE(9_2o)));
}

/* Two corps leaders cannot lead each other: span 5 and command value 1 each
 * would do, but neither outranks by span. */
static void strangers_pay_two(struct scene *scene)
{
    guns_scene(scene);
    scene->module.leaders[0].span = 1;
    scene->module.leaders[2].span = 1;
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2p))->number, 2);
}

static void no_farther_than_his_points(struct scene *scene)
{
    static const int path[] = {307, 308, 309, 208, 207, 206, 205, 0};

    guns_scene(scene);
    guns_groups(scene);
    assert_ptr_equal(guns_refusal(scene, path), RULE(9_2q));
}

static void attrition_like_a_forced_march(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    con_army(&scene->board, "french")->ap = 0;
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    assert_true(scene_thrown(scene, "march-attrition/v/c-0307"));
}

static void an_empty_hex_in_a_zone(struct scene *scene)
{
    on_the_flank(scene, 0, 0);
    assert_true(guns_march(scene, flank));
    assert_int_equal(con_force(&scene->board, "c")->outflanking, 203);
    con_join_marchers(&scene->play);
    assert_true(
        hexes_contain(&scene_group(scene, FRENCH, 304)->outflanking, 203));
}

static void a_held_hex_is_no_flank(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    hexes_add(scene->arena, &scene->game->occupied, 203);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, flank));
    assert_int_equal(con_force(&scene->board, "c")->outflanking, 0);
}

/* ---- chapters 1 and 3 in phase V
 * -------------------------------------------------------- */

static void the_first_player_first(struct scene *scene)
{
    static const int path[] = {307, 308, 0};
    const struct forced_order order = {.force = "c",
                                       .path = scene_path(scene, path)};

    guns_scene(scene);
    guns_groups(scene);
    scene_order(scene, FRENCH, "V.a", &con_forced_march_order, &order);
    scene_die(scene, "initiative-test/v/c", 1);
    scene_play(scene, "V.a");
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 308);
}

static void strength_counts_from_phase_six(struct scene *scene)
{
    struct party party;

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    guns_march(scene, guns_to_b);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&scene->board, &party), 10);
    con_join_marchers(&scene->play);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&scene->board, &party), 18);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(3_1c)));
}

/* Only S1 of the group S1 and S2 goes. */
static void a_part_of_the_group_goes(struct scene *scene)
{
    static const int path[] = {305, 306, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(forced_march(scene, "c", path));
    assert_null(scene_group(scene, FRENCH, 305));
    assert_non_null(scene_group(scene, FRENCH, 304));
}

static void forces_are_made_at_the_time(struct scene *scene)
{
    static const int path[] = {307, 308, 0};
    static const struct make {
        const char *leader;
        struct names members;
    } make = {"d", {NULL, 0}};

    guns_scene(scene);
    scene_leader(scene, "french", "d", 307);
    scene_infantry(scene, "french", "d-1", 307, 3);
    scene_assign(scene, "d-1", "d");
    guns_groups(scene);
    con_leader(&scene->board, "d")->force = "c";
    scene_the_unit(scene, "d-1")->force = "c";
    con_tidy_forces(&scene->board);
    assert_ptr_equal(forced_refusal(scene, "d", path), RULE(3_1e));
    assert_true(scene_carry_out(scene, FRENCH, "V.a", &con_force_order, &make));
    assert_null(forced_refusal(scene, "d", path));
}

static void three_leaders_make_an_army(struct scene *scene)
{
    guns_scene(scene);
    scene_leader(scene, "french", "d", 305);
    for (int i = 0; i < 4; i++) {
        const char *const leaders[] = {"b", "c", "d", "d"};
        const char *id = arena_text(scene->arena, "more-%d", i);

        scene_infantry(scene, "french", id,
                       con_leader(&scene->board, leaders[i])->hex, 2);
        scene_assign(scene, id, leaders[i]);
    }
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_int_equal(scene_group(scene, FRENCH, 304)->class, CORPS);
    scene_die(scene, "9.2j/march/c", 1);
    {
        static const int path[] = {307, 306, 405, 0};

        assert_true(guns_march(scene, path));
    }
    con_join_marchers(&scene->play);
    assert_int_equal(scene_group(scene, FRENCH, 304)->class, ARMY);
}

static const struct scene_row rows[] = {
    {"1f the first player marches first", the_first_player_first},
    {"3.1c a marcher's strength counts from phase VI",
     strength_counts_from_phase_six},
    {"3.1d a part of a group may go", a_part_of_the_group_goes},
    {"3.1e a force is made at the time", forces_are_made_at_the_time},
    {"3.2f a third leader makes an army", three_leaders_make_an_army},
    {"9.2j at most both initiatives", at_most_both_initiatives},
    {"9.2j more than both fails, once a day", more_than_both_fails},
    {"9.2k six never comes", six_never_comes},
    {"9.2k one always comes", one_always_comes},
    {"9.2l the way in points", the_way_is_rounded_up},
    {"9.2m three against four resists by one", three_against_four},
    {"9.2n the mean is rounded up", the_mean_is_rounded_up},
    {"9.2o cavalry never helps the marcher", cavalry_never_helps_him},
    {"9.2o cavalry screens the flank", cavalry_screens_the_flank},
    {"9.2o none in a reinforcing march", none_in_a_reinforcing_march},
    {"9.2p strangers pay two", strangers_pay_two},
    {"9.2q no farther than his points", no_farther_than_his_points},
    {"9.2q attrition like a forced march", attrition_like_a_forced_march},
    {"9.2r an empty hex in a zone is a flank", an_empty_hex_in_a_zone},
    {"9.2r a held hex is none", a_held_hex_is_no_flank},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
