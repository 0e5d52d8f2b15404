/* The switch bridge-demolition: bridges that forces break and restore. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

enum { SOUTH_BANK = 1019, NORTH_BANK = 1018, BEHIND = 1020 };

struct bridge_order { /* as break-bridge and restore-bridge read it */
    const char *force;
    int to;
};
static const struct bridge_order to_the_north = {"reille", NORTH_BANK};

static void at_the_bridge(struct scene *scene)
{
    scene_leader(scene, "french", "reille", SOUTH_BANK);
    scene_infantry(scene, "french", "a", SOUTH_BANK, 8);
    scene_assign(scene, "a", "reille");
    scene_ready(scene);
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    scene->play.step = sequence_find(con_sequence, "II.a");
}

static void bridges_stand_for_ever(struct scene *scene)
{
    at_the_bridge(scene);
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_break_bridge, &to_the_north),
        BASE(bridge_demolition));
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_restore_bridge, &to_the_north),
        BASE(bridge_demolition));
}

static void a_bridge_is_broken(struct scene *scene)
{
    scene_option(scene, "bridge-demolition", "on");
    at_the_bridge(scene);
    assert_true(con_adjacent(&scene->board, SOUTH_BANK, NORTH_BANK));
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_break_bridge,
                                &to_the_north));
    assert_false(con_adjacent(&scene->board, SOUTH_BANK, NORTH_BANK));
    /* [base hidden] nobody is told who broke it */
    assert_null(
        scene_event(scene, EVENT_STATE, BASE(bridge_demolition))->piece);
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_break_bridge, &to_the_north),
        BASE(bridge_demolition));
}

/* Five points less two: three hexes of clear ground are left, not four. */
static void breaking_takes_two_points(struct scene *scene)
{
    const struct move nowhere = {.force = "reille",
                                 .path = {(int[]){SOUTH_BANK}, 1}};
    struct mover mover;

    a_bridge_is_broken(scene);
    assert_true(con_mover_of(&scene->board, &nowhere, &mover));
    assert_int_equal(mover.left, 4 * (5 - 2));
}

static void no_enemy_looks_on(struct scene *scene)
{
    scene_option(scene, "bridge-demolition", "on");
    at_the_bridge(scene);
    scene_infantry(scene, "prussian", "x", NORTH_BANK, 1);
    scene_ready(scene);
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_break_bridge, &to_the_north),
        BASE(bridge_demolition));
}

static void a_bridge_is_restored(struct scene *scene)
{
    struct force *force = NULL;

    a_bridge_is_broken(scene);
    force = con_force(&scene->board, "reille");
    force->bridge_work = 0;
    con_army(&scene->board, "french")->ap = 1;
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_restore_bridge,
                                &to_the_north));
    assert_true(con_adjacent(&scene->board, SOUTH_BANK, NORTH_BANK));
    assert_true(force->moved);
    assert_int_equal(con_army(&scene->board, "french")->ap, 0);
}

static void restoring_costs_a_point(struct scene *scene)
{
    a_bridge_is_broken(scene);
    con_force(&scene->board, "reille")->bridge_work = 0;
    con_army(&scene->board, "french")->ap = 0;
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_restore_bridge, &to_the_north),
        BASE(ap));
}

static void the_end_of_the_phase_ends_the_work(struct scene *scene)
{
    a_bridge_is_broken(scene);
    scene_section(scene, COALITION, "II.b");
    scene_play(scene, "II.b");
    assert_int_equal(con_force(&scene->board, "reille")->bridge_work, 0);
}

/* The unit that the module has first stands a hex behind its leader, and with
 * him stands another. */
static void on_the_way_to_the_bridge(struct scene *scene)
{
    scene_infantry(scene, "french", "rear", SOUTH_BANK, 8);
    scene_assign(scene, "rear", "reille");
    scene_cavalry(scene, "french", "horse", SOUTH_BANK, 2, MEDIUM);
    scene_assign(scene, "horse", "reille");
    at_the_bridge(scene);
    scene_option(scene, "bridge-demolition", "on");
    scene_put(scene, "rear", BEHIND);
    con_tidy_forces(&scene->board);
    assert_string_equal(scene_the_unit(scene, "rear")->force, "reille");
}

static void the_leader_is_at_the_bridge(struct scene *scene)
{
    on_the_way_to_the_bridge(scene);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_break_bridge,
                                &to_the_north));
    assert_true(con_broken(&scene->board, SOUTH_BANK, NORTH_BANK));
}

static void infantry_behind_restores_nothing(struct scene *scene)
{
    on_the_way_to_the_bridge(scene);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_break_bridge,
                                &to_the_north));
    con_force(&scene->board, "reille")->bridge_work = 0;
    con_army(&scene->board, "french")->ap = 1;
    scene_the_unit(scene, "a")->sp = 0;
    scene_take(scene, "a", OUT);
    assert_ptr_equal(
        scene_refusal(scene, FRENCH, &con_restore_bridge, &to_the_north),
        BASE(bridge_demolition));
    scene_put(scene, "rear", SOUTH_BANK);
    assert_null(
        scene_refusal(scene, FRENCH, &con_restore_bridge, &to_the_north));
}

static const struct scene_row rows[] = {
    {"bridge-demolition off", bridges_stand_for_ever},
    {"bridge-demolition on", a_bridge_is_broken},
    {"bridge-demolition costs two points", breaking_takes_two_points},
    {"bridge-demolition not before the enemy", no_enemy_looks_on},
    {"bridge-demolition restored", a_bridge_is_restored},
    {"bridge-demolition restored for a point", restoring_costs_a_point},
    {"bridge-demolition the phase ends it", the_end_of_the_phase_ends_the_work},
    {"bridge-demolition where the leader stands", the_leader_is_at_the_bridge},
    {"bridge-demolition by infantry at the bridge",
     infantry_behind_restores_nothing},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
