/* Chapter 4g: how a point of cavalry ends to act as a vedette, by losses, by
 * what comes home, or by the enemy. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/cavalry_scene.h"
#include "tests/rulesets/campaigns-of-napoleon/vedette_scene.h"
#include "tests/support/test.h"

static void it_comes_back_by_order(struct scene *scene)
{
    static const struct acting_details begin = {"hussars", 0};
    static const struct acting_details end = {"hussars", 1};

    under_murat(scene);
    assert_true(does(scene, &con_acting_vedette, &begin));
    assert_true(does(scene, &con_acting_vedette, &end));
    assert_false(scene_the_unit(scene, "hussars")->acting_vedette);
    assert_string_equal(force_of(scene, "hussars"), "murat");
    assert_int_equal(scene_count(scene, EVENT_ORDER, RULE(4g)), 2);
}

/* Murat's span holds four halves: the hussars, or Ney. */
static void his_span_must_hold_it(struct scene *scene)
{
    static const struct acting_details end = {"hussars", 1};

    scene_leader(scene, "french", "murat", 303)->span = 2;
    scene_major_general(scene, "french", "ney", 303)->superior = "murat";
    scene_cavalry(scene, "french", "hussars", 303, 1, LIGHT);
    scene_cavalry(scene, "french", "dragoons", 303, 1, LIGHT);
    scene_assign(scene, "hussars", "murat");
    scene_assign(scene, "dragoons", "ney");
    scene->module.units[0].subordination = 4;
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    scene_ready(scene);
    assert_string_equal(force_of(scene, "dragoons"), "murat");
    assert_true(does(scene, &con_acting_vedette, &end));
    assert_string_equal(force_of(scene, "hussars"), "murat");
    assert_string_equal(force_of(scene, "dragoons"), "ney");
}

/* A second point makes troops of it, from another unit or as vedettes come
 * home. */
static void a_second_point_ends_it(struct scene *scene)
{
    static const struct acting_details begin = {"hussars", 0};
    static const struct transfer_details give = {"dragoons", "hussars", 1, 0};

    under_murat(scene);
    assert_true(does(scene, &con_acting_vedette, &begin));
    assert_true(does(scene, &con_transfer, &give));
    assert_false(scene_the_unit(scene, "hussars")->acting_vedette);
    assert_string_equal(force_of(scene, "hussars"), "murat");
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(4g)));
}

/* Without cavalry its guns are no outpost. */
static void its_loss_ends_it(struct scene *scene)
{
    struct unit *hussars;
    struct party party = {.side = FRENCH, .units = &hussars, .units_count = 1};
    const struct loss loss = {.party = &party,
                              .points = 1,
                              .cycle = CYCLE_STANDS,
                              .rule = BASE(losses)};

    under_murat(scene);
    hussars = scene_the_unit(scene, "hussars");
    hussars->acting_vedette = true;
    hussars->art = 1;
    con_take_losses(&scene->play, &loss);
    assert_int_equal(hussars->sp, 0);
    assert_int_equal(hussars->art, 1);
    assert_false(hussars->acting_vedette);
}

static void vedettes_at_home_end_it(struct scene *scene)
{
    static const struct acting_details begin = {"hussars", 0};
    static const struct vedettes_details make = {"hussars", 0, 2};
    static const struct vedettes_details back = {"hussars", 1, 2};

    under_murat(scene);
    scene_the_unit(scene, "hussars")->sp = 2;
    assert_true(does(scene, &con_vedettes, &make));
    assert_true(does(scene, &con_acting_vedette, &begin));
    assert_true(does(scene, &con_vedettes, &back));
    assert_int_equal(scene_the_unit(scene, "hussars")->sp, 2);
    assert_false(scene_the_unit(scene, "hussars")->acting_vedette);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(4g)));
}

static enum nature seen_as(struct scene *scene, int hex)
{
    const struct game *seen =
        con_see(scene->game, &scene->module, NULL, "french", scene->arena);

    for (size_t i = 0; i < seen->sightings_count; i++)
        if (seen->sightings[i].hex == hex)
            return seen->sightings[i].nature;
    fail();
    return A_FORCE;
}

/* 4b the enemy learns of it when it comes next to him, and does not forget. */
static void the_enemy_learns_it_at_contact(struct scene *scene)
{
    static const int path[] = {302, 303, 0};
    static const int off[] = {303, 302, 0};
    static const struct acting_details begin = {"hussars", 0};

    davout(scene);
    scene_take(scene, "post", OUT);
    scene_cavalry(scene, "prussian", "hussars", 302, 1, LIGHT);
    scene_ready(scene);
    assert_true(
        scene_carry_out(scene, COALITION, "I.b1", &con_acting_vedette, &begin));
    assert_false(
        event_seen_by(scene_event(scene, EVENT_ORDER, RULE(4g)), "french"));
    assert_int_equal(seen_as(scene, 302), A_FORCE);
    scene_put(scene, "davout", 304);
    scene_put(scene, "a", 304);
    scene_put(scene, "b", 304);
    assert_true(marches(scene, COALITION, "hussars", path));
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 303);
    assert_non_null(scene_event(scene, EVENT_SCOUT, RULE(4b)));
    assert_int_equal(scene_the_unit(scene, "hussars")->zoc_entry, 0);
    con_force(&scene->board, "hussars")->parts.count = 0;
    assert_true(marches(scene, COALITION, "hussars", off));
    assert_int_equal(seen_as(scene, 302), OUTPOSTS);
}

static void it_disperses_with_those_it_meets(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    scene_cavalry(scene, "french", "hussars", 305, 1, LIGHT);
    scene_infantry(scene, "french", "friend", 306, 5);
    scene_vedette(scene, "prussian", "theirs", 303);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    assert_true(marches(scene, FRENCH, "hussars", path));
    assert_int_equal(con_vedette(&scene->board, "theirs")->state, REGROUP);
    assert_null(scene_event(scene, EVENT_SCOUT, RULE(4d)));
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 306);
    assert_false(scene_the_unit(scene, "hussars")->acting_vedette);
}

/* Among friends the nearest force is where it stands. */
static void among_friends_it_stays(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 305, 1, LIGHT);
    scene_infantry(scene, "french", "friend", 305, 5);
    scene_infantry(scene, "french", "other", 306, 5);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    con_disperse_cavalry(&scene->play, scene_the_unit(scene, "hussars"));
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 305);
    assert_false(scene_the_unit(scene, "hussars")->acting_vedette);
}

static void who_comes_by_combat_rides_over_it(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 305, 1, LIGHT);
    scene_infantry(scene, "french", "friend", 307, 5);
    scene_infantry(scene, "prussian", "beaten", 305, 5);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    con_ride_down(&scene->play, RULE(4h));
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 307);
}

static const struct scene_row rows[] = {
    {"4g it comes back by order", it_comes_back_by_order},
    {"4g called back, his span must hold it", his_span_must_hold_it},
    {"4g a second point ends it", a_second_point_ends_it},
    {"4g the loss of its point ends it", its_loss_ends_it},
    {"4g vedettes that come home end it", vedettes_at_home_end_it},
    {"4g the enemy learns it at contact", the_enemy_learns_it_at_contact},
    {"4g it disperses with the vedettes it meets",
     it_disperses_with_those_it_meets},
    {"4g dispersed among friends it stays", among_friends_it_stays},
    {"4g who comes by combat rides over it", who_comes_by_combat_rides_over_it},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
