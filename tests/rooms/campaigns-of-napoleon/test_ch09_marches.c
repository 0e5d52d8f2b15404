/* Chapter 9: forced marches, and who may march to the guns. */
#include "tests/rooms/campaigns-of-napoleon/guns_scene.h"

#include "tests/support/test.h"

/* ---- 9a, 9b, 9.1
 * ------------------------------------------------------------------- */

static void an_idle_enemy_closes_his_zone(struct scene *scene)
{
    static const int path[] = {307, 407, 0};

    guns_scene(scene);
    scene_infantry(scene, "prussian", "idle", 507, 3);
    guns_groups(scene);
    assert_ptr_equal(forced_refusal(scene, "c", path), RULE(9a));
}

static void vedettes_close_theirs(struct scene *scene)
{
    static const int path[] = {307, 407, 0};

    guns_scene(scene);
    scene_vedette(scene, "prussian", "post", 507);
    guns_groups(scene);
    assert_ptr_equal(forced_refusal(scene, "c", path), RULE(9b));
}

static void far_from_all_enemies(struct scene *scene)
{
    static const int path[] = {307, 308, 0};

    guns_scene(scene);
    guns_groups(scene);
    con_army(&scene->board, "french")->ap = 0;
    scene_die(scene, "initiative-test/v/c", 3);
    assert_true(forced_march(scene, "c", path));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 308);
    /* effort 1 + 2, the worst column: no more than 8, but a die */
    assert_true(scene_thrown(scene, "march-attrition/v/c-0307"));
}

static void they_can_no_more(struct scene *scene)
{
    static const int path[] = {307, 308, 0};

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "initiative-test/v/c", 4);
    assert_true(forced_march(scene, "c", path));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 307);
    assert_false(scene_thrown(scene, "march-attrition/v/c-0307"));
}

static void who_moves_away_is_out(struct scene *scene)
{
    static const int path[] = {304, 404, 505, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    scene_infantry(scene, "french", "d-1", 203, 4);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_non_null(scene_group(scene, FRENCH, 305));
    scene_die(scene, "initiative-test/v/b", 1);
    assert_true(forced_march(scene, "b", path));
    assert_null(scene_group(scene, FRENCH, 304));
    assert_null(scene_group(scene, FRENCH, 305));
    assert_non_null(scene_group(scene, FRENCH, 203));
}

static void a_wish_is_not_enough(struct scene *scene)
{
    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    con_leave_groups(&scene->play);
    assert_non_null(scene_group(scene, FRENCH, 305));
}

/* ---- 9.2 orders
 * ----------------------------------------------------------------------- */

static void next_to_a_member(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    assert_null(guns_refusal(scene, guns_to_b));
    assert_ptr_equal(forced_refusal(scene, "c", guns_to_b), RULE(9_2a));
}

static void the_engaged_may_not(struct scene *scene)
{
    static const int stay[] = {304, 0};
    const struct guns_order order = {.force = "b",
                                     .path = scene_path(scene, stay)};

    guns_scene(scene);
    guns_groups(scene);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2b));
}

/* C would come to 0203, next to A at 0303 and to an idle enemy at 0202. */
static void an_enemy_is_drawn_in(struct scene *scene)
{
    static const int path[] = {305, 204, 203, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    scene_infantry(scene, "prussian", "idle", 202, 3);
    guns_groups(scene);
    assert_ptr_equal(guns_refusal(scene, path), RULE(9a));
    scene_put(scene, "idle", 102);
    assert_null(guns_refusal(scene, path));
}

static void drawn_in_at_once(struct scene *scene)
{
    struct force *force = NULL;

    guns_scene(scene);
    scene_put(scene, "c", 203);
    scene_put(scene, "c-1", 203);
    scene_infantry(scene, "prussian", "idle", 202, 3);
    scene_ready(scene);
    scene_put(scene, "c", 407);
    scene_put(scene, "c-1", 407);
    con_make_groups(&scene->play);
    assert_null(scene_group(scene, COALITION, 202));
    scene_put(scene, "c", 203);
    scene_put(scene, "c-1", 203);
    force = con_force(&scene->board, "c");
    force->joins = scene_group(scene, FRENCH, 304)->id;
    con_redefine(&scene->play, force, 203);
    assert_ptr_equal(scene_group(scene, COALITION, 202),
                     scene_group(scene, COALITION, 303));
}

/* S2 declined in III; C marches next to it: S2 stays out. */
static void refusals_stand(struct scene *scene)
{
    static const int path[] = {307, 306, 405, 404, 0};
    static const struct ring {
        int at, choice, with;
    } decline = {0, 1, 0};

    guns_scene(scene);
    scene_infantry(scene, "french", "s2", 305, 4);
    scene_standing(scene, FRENCH, &con_second_ring, &decline);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, path));
    con_join_marchers(&scene->play);
    assert_null(scene_group(scene, FRENCH, 305));
    assert_non_null(scene_group(scene, FRENCH, 404));
}

/* C marches into the very hex of idle F. */
static void friends_do_not_link(struct scene *scene)
{
    static const struct ring {
        int at, choice, with;
    } decline = {0, 1, 0};
    struct party party;

    guns_scene(scene);
    scene_leader(scene, "french", "f", 305);
    scene_infantry(scene, "french", "f-1", 305, 4);
    scene_assign(scene, "f-1", "f");
    scene_standing(scene, FRENCH, &con_second_ring, &decline);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    con_join_marchers(&scene->play);
    party = con_party_of_group(&scene->board, scene_group(scene, FRENCH, 304));
    assert_int_equal(con_party_sp(&scene->board, &party), 10 + 8);
}

/* 0204 lies next to members of two groups, 0304 and 0105. */
static void he_must_name_one(struct scene *scene)
{
    static const int path[] = {205, 204, 0};
    struct guns_order order;

    guns_scene(scene);
    scene_infantry(scene, "french", "e-1", 105, 6);
    scene_infantry(scene, "prussian", "x-1", 104, 6);
    scene_put(scene, "c", 205);
    scene_put(scene, "c-1", 205);
    guns_groups(scene);
    assert_int_equal(scene->game->combat_count, 2);
    order = guns_order_along(scene, path);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_march_to_guns, &order),
                     RULE(9_2f));
    order.group = 105;
    assert_null(scene_refusal(scene, FRENCH, &con_march_to_guns, &order));
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_march_to_guns, &order));
    con_join_marchers(&scene->play);
    assert_int_equal(scene->game->combat_count, 2);
    assert_ptr_equal(scene_group(scene, FRENCH, 204),
                     scene_group(scene, FRENCH, 105));
}

/* Before C, E's zone at 0405 is closed to D; then it is open. */
static void later_marches_may_use_it(struct scene *scene)
{
    static const int path[] = {307, 306, 0};
    struct force *force = NULL;

    guns_scene(scene);
    scene_infantry(scene, "prussian", "e", 305, 3);
    scene_ready(scene);
    con_make_groups(&scene->play);
    scene_group(scene, COALITION, 305)->hexes.count = 1;
    scene_group(scene, COALITION, 303)->hexes.items[0] = 303;
    assert_null(scene_group(scene, COALITION, 305));
    assert_ptr_equal(guns_refusal(scene, path), RULE(9a));
    force = con_force(&scene->board, "c");
    force->joins = scene_group(scene, FRENCH, 304)->id;
    con_redefine(&scene->play, force, 304);
    assert_non_null(scene_group(scene, COALITION, 305));
    assert_ptr_not_equal(guns_refusal(scene, path), RULE(9a));
}

static void c_joins_b(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, guns_to_b));
    assert_null(scene_group(scene, FRENCH, 305));
    con_join_marchers(&scene->play);
    assert_ptr_equal(scene_group(scene, FRENCH, 305),
                     scene_group(scene, FRENCH, 304));
}

static void without_moving(struct scene *scene)
{
    static const int stay[] = {305, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(guns_march(scene, stay));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(9_2l))->number, 0);
}

static const struct scene_row rows[] = {
    {"9a an idle enemy closes his zone", an_idle_enemy_closes_his_zone},
    {"9b vedettes close theirs", vedettes_close_theirs},
    {"9.1a an ordinary forced march", far_from_all_enemies},
    {"9.1a a failed test moves nobody", they_can_no_more},
    {"9.1b who moves away is out, and whom he linked", who_moves_away_is_out},
    {"9.1b a wish is not enough", a_wish_is_not_enough},
    {"9.2a next to a member it is a march to the guns", next_to_a_member},
    {"9.2b the engaged may not", the_engaged_may_not},
    {"9.2c an idle enemy must first be drawn in", an_enemy_is_drawn_in},
    {"9.2c an enemy next to the marcher is drawn in", drawn_in_at_once},
    {"9.2d earlier refusals stand", refusals_stand},
    {"9.2e friends do not link each other in", friends_do_not_link},
    {"9.2f of two combats he names one", he_must_name_one},
    {"9.2g later marches may use it", later_marches_may_use_it},
    {"9.2h C joins B", c_joins_b},
    {"9.2i without moving the distance is 0", without_moving},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
