/* Chapter 7: repulse. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* Gerard with so many SP at 0305, a brigade of 5 SP at 0303. Leaders are
 * equal: four times the strength is needed. */
static void gerard(struct scene *scene, int sp)
{
    scene_leader(scene, "french", "gerard", 305);
    scene_infantry(scene, "french", "a", 305, sp);
    scene_assign(scene, "a", "gerard");
    scene_leader(scene, "prussian", "henckel", 303);
    scene_infantry(scene, "prussian", "brigade", 303, 5);
    scene_assign(scene, "brigade", "henckel");
    scene_ready(scene);
    con_force(&scene->board, "gerard")->commanded = COMMAND_PAID;
}

static struct move attack(struct scene *scene)
{
    static const int path[] = {305, 304, 303, 0};
    static const int target[] = {303, 0};
    const struct move move = {.force = "gerard",
                              .path = scene_path(scene, path),
                              .repulse = scene_path(scene, target)};

    return move;
}

static void seven_points_are_needed(struct scene *scene)
{
    struct move move;

    gerard(scene, 6);
    move = attack(scene);
    scene->play.step = sequence_find(scene->play.step, "II.a");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_move, &move), RULE(7a));
    scene_the_unit(scene, "a")->sp = 7;
    assert_null(scene_refusal(scene, FRENCH, &con_move, &move));
}

static void vedettes_may_not(struct scene *scene)
{
    struct move move;

    gerard(scene, 20);
    scene_vedette(scene, "french", "post", 305);
    move = attack(scene);
    move.force = "post";
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_move, &move), RULE(7a));
}

static void four_times_is_enough(struct scene *scene)
{
    struct move move;

    gerard(scene, 20);
    move = attack(scene);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    assert_false(con_force(&scene->board, "gerard")->failed_repulse);
    assert_int_equal(scene_the_unit(scene, "a")->hex, 303);
}

static void one_point_less_is_not(struct scene *scene)
{
    struct move move;

    gerard(scene, 19);
    move = attack(scene);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    assert_int_equal(scene_the_unit(scene, "a")->hex, 304);
    assert_int_equal(scene_the_unit(scene, "brigade")->hex, 303);
}

/* 0203 is next to 0304 on his way, 0201 only to 0202 that he may have forced.
 */
static void he_must_come_next_to_them(struct scene *scene)
{
    static const int near[] = {202, 203, 0};
    static const int chain[] = {203, 202, 201, 0};
    static const int far[] = {101, 0};
    static const int nowhere[] = {9999, 0};
    const int *const good[] = {near, chain};
    const int *const bad[] = {far, nowhere};
    struct move move;

    gerard(scene, 20);
    scene_put(scene, "henckel", 103);
    scene_put(scene, "brigade", 103);
    move = attack(scene);
    scene->play.step = sequence_find(scene->play.step, "II.a");
    for (size_t i = 0; i < LENGTH(good); i++) {
        move.repulse = scene_path(scene, good[i]);
        assert_null(scene_refusal(scene, FRENCH, &con_move, &move));
    }
    for (size_t i = 0; i < LENGTH(bad); i++) {
        move.repulse = scene_path(scene, bad[i]);
        assert_ptr_equal(scene_refusal(scene, FRENCH, &con_move, &move),
                         BASE(repulse));
    }
}

/* Die 2: the French lose none, the Coalition one, and the brigade goes. */
static void success_is_a_skirmish(struct scene *scene)
{
    struct move move;

    gerard(scene, 20);
    move = attack(scene);
    scene_die(scene, "table.skirmish/skirmish/0303-by-gerard", 2);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    assert_int_equal(scene_the_unit(scene, "a")->sp, 20);
    assert_int_equal(scene_the_unit(scene, "brigade")->sp, 4);
    assert_int_equal(hex_distance(scene_the_unit(scene, "brigade")->hex, 303),
                     3);
}

static void failure_is_remembered(struct scene *scene)
{
    struct move move;
    struct party party;

    gerard(scene, 19);
    move = attack(scene);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    party = con_party_of_hex(&scene->board, FRENCH, 304);
    assert_true(con_party_failed_repulse(&scene->board, &party));
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(7d)));
}

static void not_over_a_primary_river(struct scene *scene)
{
    static const int path[] = {305, 304, 0};
    struct move move;

    gerard(scene, 20);
    scene_river(scene, 304, 303, RIVER_PRIMARY);
    move = attack(scene);
    move.path = scene_path(scene, path);
    scene->play.step = sequence_find(scene->play.step, "II.a");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_move, &move),
                     BASE(repulse));
}

/* At 0304, next to the brigade, with so many points left. */
static bool he_tries(struct scene *scene, int left)
{
    struct move move = attack(scene);
    struct mover mover;

    assert_true(con_mover_of(&scene->board, &move, &mover));
    scene_put(scene, "gerard", 304);
    scene_put(scene, "a", 304);
    mover.hex = 304;
    mover.left = left;
    return con_try_repulse(&scene->play, &mover, 303);
}

static void too_few_points_are_told(struct scene *scene)
{
    gerard(scene, 20);
    assert_false(he_tries(scene, 0));
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(repulse)));
}

/* Of seven points the one before has cost one. */
static void nor_with_six_that_are_left(struct scene *scene)
{
    gerard(scene, 6);
    scene_the_unit(scene, "brigade")->sp = 1;
    assert_false(he_tries(scene, 4 * 5));
    assert_non_null(scene_event(scene, EVENT_LAPSE, RULE(7a)));
    assert_int_equal(scene_the_unit(scene, "brigade")->hex, 303);
}

/* Gerard stays at 0305; his other division at 0304 fights alone, with 20 SP. */
static void a_part_fights_where_it_is(struct scene *scene)
{
    static const int path[] = {304, 303, 0};
    struct move move;

    gerard(scene, 11);
    scene_infantry(scene, "french", "b", 304, 20);
    scene_assign(scene, "b", "gerard");
    scene_the_unit(scene, "b")->force = "gerard";
    con_default_forces(&scene->board);
    move = attack(scene);
    move.path = scene_path(scene, path);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    assert_non_null(strstr(scene_event(scene, EVENT_NOTE, RULE(10_5_3a))->text,
                           "French 20 SP"));
    assert_int_equal(scene_the_unit(scene, "b")->hex, 303);
    assert_int_equal(scene_the_unit(scene, "a")->sp, 11);
}

static const struct scene_row rows[] = {
    {"7a log.2008-04-06 seven points are needed", seven_points_are_needed},
    {"7a vedettes may not try", vedettes_may_not},
    {"7b log.2008-03-24b four times the strength is enough",
     four_times_is_enough},
    {"7b one point less is not", one_point_less_is_not},
    {"7b he must come next to them", he_must_come_next_to_them},
    {"7c success is a skirmish at once", success_is_a_skirmish},
    {"base.repulse not over a primary river", not_over_a_primary_river},
    {"base.repulse too few points are told", too_few_points_are_told},
    {"7a nor with six that are left", nor_with_six_that_are_left},
    {"7c a part fights where it is", a_part_fights_where_it_is},
    {"7d failure is remembered until the combat", failure_is_remembered},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
