/* Chapter 9.1: a forced march that ends where friends fight. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

static struct forced_order forced(struct scene *scene, const int *path,
                                  bool joins)
{
    return (struct forced_order){
        .force = "c", .path = scene_path(scene, path), .joins = joins};
}

static bool marches(struct scene *scene, const int *path, bool joins)
{
    const struct forced_order order = forced(scene, path, joins);

    return scene_carry_out(scene, FRENCH, "V.a", &con_forced_march_order,
                           &order);
}

static const struct rule *refusal(struct scene *scene, const int *path,
                                  bool joins)
{
    const struct forced_order order = forced(scene, path, joins);

    return scene_refusal(scene, FRENCH, &con_forced_march_order, &order);
}

static int group_sp(struct scene *scene)
{
    const struct group *group = scene_group(scene, FRENCH, 304);
    const struct party party = con_party_of_group(&scene->board, group);

    return con_party_sp(&party);
}

static void he_ends_beside_and_stays_out(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(marches(scene, guns_to_b, false));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 305);
    assert_false(scene_thrown(scene, "9.2j/march/c"));
    assert_true(con_force(&scene->board, "c")->declined_group);
    assert_string_equal(scene_event(scene, EVENT_STATE, RULE(9_1a))->text,
                        "c stays out of the combat at 0304.");
    con_join_marchers(&scene->play);
    assert_int_equal(group_sp(scene), 10);
}

static void even_in_a_hex_of_the_group(struct scene *scene)
{
    guns_scene(scene);
    scene_infantry(scene, "french", "d-1", 305, 4);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_int_equal(group_sp(scene), 14);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(marches(scene, guns_to_b, false));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 305);
    con_join_marchers(&scene->play);
    assert_int_equal(group_sp(scene), 14);
}

static void far_from_it_nothing_is_declined(struct scene *scene)
{
    static const int path[] = {307, 308, 0};

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(marches(scene, path, false));
    assert_false(con_force(&scene->board, "c")->declined_group);
    assert_null(scene_event(scene, EVENT_STATE, RULE(9_1a)));
}

/* Who leaves his group and nobody stays has nothing left to stay out of. */
static void nor_when_nobody_fights_any_more(struct scene *scene)
{
    static const int path[] = {304, 305, 0};

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "initiative-test/v/b", 1);
    assert_true(forced_march(scene, "b", path));
    assert_int_equal(scene->game->combats_count, 0);
    assert_false(con_force(&scene->board, "b")->declined_group);
}

/* Whoever leaves may end beside those who stay. */
static void who_leaves_may_end_beside(struct scene *scene)
{
    static const int path[] = {304, 404, 405, 0};

    guns_scene(scene);
    scene_infantry(scene, "french", "d-1", 203, 4);
    scene_infantry(scene, "french", "e-1", 305, 5);
    scene_leader(scene, "french", "e", 305);
    scene_assign(scene, "e-1", "e");
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_die(scene, "initiative-test/v/b", 1);
    assert_null(forced_refusal(scene, "b", path));
}

static void in_a_zone_he_is_in_the_combat(struct scene *scene)
{
    static const int flank[] = {305, 204, 203, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    assert_ptr_equal(refusal(scene, flank, false), RULE(9_2a));
    assert_null(refusal(scene, flank, true));
}

static void he_joins_if_his_owner_says_so(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(marches(scene, guns_to_b, true));
    assert_false(scene_thrown(scene, "initiative-test/v/c"));
    assert_false(con_force(&scene->board, "c")->declined_group);
    con_join_marchers(&scene->play);
    assert_int_equal(group_sp(scene), 18);
}

static void where_nobody_fights_he_marches(struct scene *scene)
{
    static const int path[] = {307, 308, 0};

    guns_scene(scene);
    guns_groups(scene);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(marches(scene, path, true));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 308);
    assert_false(scene_thrown(scene, "9.2j/march/c"));
}

/* He who is engaged leaves, and joins nobody. */
static void the_engaged_do_not_join(struct scene *scene)
{
    static const int path[] = {305, 405, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_null(refusal(scene, path, false));
    assert_ptr_equal(refusal(scene, path, true), RULE(9_2b));
}

/* He cannot know which of two is meant. */
static void of_two_combats_he_names_one(struct scene *scene)
{
    static const int path[] = {307, 306, 0};

    guns_scene(scene);
    scene_put(scene, "b", 305);
    scene_put(scene, "b-1", 305);
    scene_put(scene, "a", 304);
    scene_put(scene, "a-1", 304);
    scene_infantry(scene, "french", "d-1", 406, 4);
    scene_infantry(scene, "prussian", "x-1", 507, 4);
    guns_groups(scene);
    assert_int_equal(scene->game->combats_count, 2);
    assert_null(refusal(scene, path, false));
    assert_ptr_equal(refusal(scene, path, true), RULE(9_2f));
}

static void points_are_kept_when_he_joins(struct scene *scene)
{
    struct forced_order order = {.force = "c", .extra = 2, .joins = true};

    guns_scene(scene);
    guns_groups(scene);
    order.path = scene_path(scene, guns_to_b);
    con_army(&scene->board, "french")->ap = 5;
    scene_die(scene, "9.2j/march/c", 1);
    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_forced_march_order, &order));
    assert_int_equal(con_army(&scene->board, "french")->ap, 5);
}

static const struct scene_row rows[] = {
    {"9.1a he ends beside friends who fight, and stays out",
     he_ends_beside_and_stays_out},
    {"9.1a even in a hex of their group", even_in_a_hex_of_the_group},
    {"9.1a far from it nothing is declined", far_from_it_nothing_is_declined},
    {"9.1a nor when nobody fights any more", nor_when_nobody_fights_any_more},
    {"9.1b who leaves may end beside those who stay",
     who_leaves_may_end_beside},
    {"9.2a in a zone he is in the combat", in_a_zone_he_is_in_the_combat},
    {"9.2a he joins if his owner says so", he_joins_if_his_owner_says_so},
    {"9.1a where nobody fights he marches all the same",
     where_nobody_fights_he_marches},
    {"9.2b the engaged do not join", the_engaged_do_not_join},
    {"9.2f of two combats he names one", of_two_combats_he_names_one},
    {"9.2j points are kept when he joins", points_are_kept_when_he_joins},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
