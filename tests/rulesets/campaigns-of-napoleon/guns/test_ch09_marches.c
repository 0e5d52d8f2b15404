/* Chapter 9: forced marches, and who may march to the guns. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "tests/support/test.h"

static const struct ring {
    int at, choice;
    struct hexes with;
} stay_out = {.choice = 1};

/* ---- 9a, 9b, 9.1 --------------------------------------------------------- */

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

/* The post is next to C's hex and to that which he enters. */
static void vedettes_beside_him_disperse(struct scene *scene)
{
    static const int path[] = {307, 407, 0};

    guns_scene(scene);
    scene_vedette(scene, "prussian", "post", 406);
    guns_groups(scene);
    assert_true(forced_march(scene, "c", path));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 407);
}

/* A is engaged by B alone, and B leaves: A's zone is closed to him. */
static void no_friend_of_his_own(struct scene *scene)
{
    static const int path[] = {304, 404, 403, 0};

    guns_scene(scene);
    guns_groups(scene);
    assert_ptr_equal(forced_refusal(scene, "b", path), RULE(9a));
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

/* ---- 9.2 orders ---------------------------------------------------------- */

static void next_to_a_member(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    assert_null(guns_refusal(scene, guns_to_b));
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

static void not_out_of_a_zone(struct scene *scene)
{
    guns_scene(scene);
    guns_groups(scene);
    scene_infantry(scene, "prussian", "near", 308, 3);
    assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(log_2008_03_20a));
}

/* Only who is of B may leave it, and not into another combat's zone. */
static void he_may_only_leave(struct scene *scene)
{
    static const int path[] = {305, 204, 203, 0};

    guns_scene(scene);
    scene_put(scene, "c", 305);
    scene_put(scene, "c-1", 305);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    assert_ptr_equal(forced_refusal(scene, "c", path), RULE(9_2b));
}

/* ---- a part of a force --------------------------------------------------- */

/* P of B's force is in contact, Q with B himself has declined. */
static void split_scene(struct scene *scene)
{
    guns_scene(scene);
    scene_infantry(scene, "french", "b-2", 305, 6);
    scene_assign(scene, "b-2", "b");
    scene_ready(scene);
    scene_put(scene, "b", 305);
    scene_the_unit(scene, "b-2")->force = "b";
    scene_standing(scene, FRENCH, &con_second_ring, &stay_out);
    guns_groups(scene);
    con_second_ring_of(&scene->play, FRENCH);
    scene_the_unit(scene, "b-1")->zoc_entry = 7;
}

static void the_rest_of_a_force_marches(struct scene *scene)
{
    static const int path[] = {305, 306, 0};

    split_scene(scene);
    scene_die(scene, "initiative-test/v/b", 1);
    assert_true(forced_march(scene, "b", path));
    assert_int_equal(scene_the_unit(scene, "b-2")->hex, 306);
    assert_non_null(scene_group(scene, FRENCH, 304));
    assert_string_equal(scene_the_unit(scene, "b-1")->force, "b-1");
    assert_int_equal(scene_the_unit(scene, "b-1")->zoc_entry, 7);
}

/* B goes to 0404, next to 0304, where his other troops fight on. */
static void the_rest_has_not_marched(struct scene *scene)
{
    static const int path[] = {305, 404, 0};
    const struct force *rest;

    split_scene(scene);
    scene_die(scene, "initiative-test/v/b", 1);
    assert_true(forced_march(scene, "b", path));
    assert_int_equal(scene_the_unit(scene, "b-2")->hex, 404);
    rest = con_force(&scene->board, scene_the_unit(scene, "b-1")->force);
    assert_string_equal(rest->id, "b-1");
    assert_false(rest->forced_march);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(3_1e)));
}

/* D, of C's force, stands a hex behind; C does not come to the guns. */
static void the_rest_may_try_itself(struct scene *scene)
{
    static const int after[] = {308, 307, 306, 305, 0};
    struct guns_order order;

    guns_one_force(scene);
    scene_put(scene, "d", 308);
    scene_put(scene, "d-1", 308);
    scene_die(scene, "9.2j/march/c", 6);
    assert_false(guns_march(scene, guns_to_b));
    assert_true(con_force(&scene->board, "c")->tried_guns);
    order = guns_order_along(scene, after);
    order.force = "d";
    assert_null(scene_refusal(scene, FRENCH, &con_march_to_guns, &order));
}

/* The vedettes at 0308 are gone when C has set out from 0307. */
static void vedettes_beside_the_start(struct scene *scene)
{
    static const int path[] = {307, 306, 0};

    guns_scene(scene);
    scene_vedette(scene, "prussian", "post", 308);
    guns_groups(scene);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(forced_march(scene, "c", path));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 306);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(4c)));
    assert_int_equal(con_vedettes_in(&scene->board, COALITION, 308), 0);
}

static void nobody_leads_the_other_part(struct scene *scene)
{
    static const int path[] = {304, 404, 505, 0};

    split_scene(scene);
    assert_ptr_equal(forced_refusal(scene, "b", path), RULE(3_1e));
}

/* 0122 lies across the Sambre from 0123. */
static void no_march_across_a_river(struct scene *scene)
{
    static const int path[] = {123, 122, 0};

    scene_leader(scene, "french", "d", 123);
    scene_infantry(scene, "french", "d-1", 123, 5);
    scene_assign(scene, "d-1", "d");
    scene_ready(scene);
    assert_ptr_equal(forced_refusal(scene, "d", path), BASE(adjacency));
    assert_true(report_names(scene->refused, RULE(3_1k)));
}

/* ---- the standing order -------------------------------------------------- */

static void against_corps_alone(struct scene *scene)
{
    static const char *classes[] = {"corps"};
    const struct march_order order = {NULL, MARCH_IF_CLASS, {classes, 1}};

    guns_scene(scene);
    guns_groups(scene);
    scene->play.step = sequence_find(scene->play.step, "V.a");
    scene_standing(scene, FRENCH, &con_march_when, &order);
    scene_group(scene, COALITION, 303)->reported = ARMY;
    assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(9_2a));
    scene_group(scene, COALITION, 303)->reported = CORPS;
    assert_null(guns_refusal(scene, guns_to_b));
}

/* What nobody has reported he does not know, whatever it is. */
static void a_class_that_nobody_reported(struct scene *scene)
{
    static const char *classes[] = {"division", "corps", "army"};
    const struct march_order order = {NULL, MARCH_IF_CLASS, {classes, 3}};

    guns_scene(scene);
    guns_groups(scene);
    scene->play.step = sequence_find(scene->play.step, "V.a");
    scene_standing(scene, FRENCH, &con_march_when, &order);
    for (int i = DIVISION; i <= ARMY; i++) {
        scene_group(scene, COALITION, 303)->class = (enum size_class)i;
        assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(9_2a));
    }
}

/* "corps" says something with go-if-enemy-class alone, and that nothing
 * without a class. */
static bool is_good(struct scene *scene, enum march_when when, size_t classes)
{
    static const char *corps[] = {"corps"};
    const struct march_order details = {NULL, when, {corps, classes}};
    const struct order order = {.kind = &con_march_when, .details = &details};
    const struct seat seat = {.board = scene->board, .side = "french"};
    struct report *report = report_new(scene->arena);

    return con_march_when.check_order(&seat, &order, report) ||
           !report_names(report, RULE(9_2a));
}

static void classes_go_with_their_word(struct scene *scene)
{
    guns_scene(scene);
    assert_true(is_good(scene, MARCH_IF_CLASS, 1));
    assert_false(is_good(scene, MARCH_IF_CLASS, 0));
    assert_false(is_good(scene, MARCH_GO, 1));
    assert_true(is_good(scene, MARCH_IF_GROUP, 0));
}

/* B has gone since the order was written. */
static void the_guns_are_silent(struct scene *scene, bool anyway)
{
    const struct march_order order = {"c", MARCH_GO, {NULL, 0}};

    guns_scene(scene);
    guns_groups(scene);
    scene_put(scene, "b-1", 1025);
    con_leave_groups(&scene->play);
    if (anyway)
        scene_standing(scene, FRENCH, &con_march_when, &order);
}

static void he_stays(struct scene *scene)
{
    the_guns_are_silent(scene, false);
    assert_ptr_equal(guns_refusal(scene, guns_to_b), RULE(9_2a));
}

static void he_goes_anyway(struct scene *scene)
{
    the_guns_are_silent(scene, true);
    scene_die(scene, "initiative-test/v/c", 1);
    assert_false(guns_march(scene, guns_to_b));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 305);
    assert_false(scene_thrown(scene, "9.2j/march/c"));
}

/* Found by orders filled from nothing. */
static void a_path_begins_somewhere(struct scene *scene)
{
    static const int nowhere[] = {0};

    guns_scene(scene);
    guns_groups(scene);
    assert_ptr_equal(guns_refusal(scene, nowhere), BASE(movement));
}

/* Blücher rides alone at 0308, and off when they come. */
static void a_lone_leader_bars_nothing(struct scene *scene)
{
    static const int path[] = {307, 308, 0};

    guns_scene(scene);
    scene_leader(scene, "prussian", "d", 308);
    guns_groups(scene);
    assert_null(forced_refusal(scene, "c", path));
    scene_die(scene, "initiative-test/v/c", 1);
    assert_true(forced_march(scene, "c", path));
    assert_int_equal(scene_the_unit(scene, "c-1")->hex, 308);
    assert_int_not_equal(con_leader(&scene->board, "d")->hex, 308);
}

static const struct scene_row rows[] = {
    {"base movement: a path begins somewhere", a_path_begins_somewhere},
    {"9a an idle enemy closes his zone", an_idle_enemy_closes_his_zone},
    {"9a nobody is a friend of his own", no_friend_of_his_own},
    {"9b vedettes close theirs", vedettes_close_theirs},
    {"9b 4c but those next to where he starts", vedettes_beside_him_disperse},
    {"9.1a an ordinary forced march", far_from_all_enemies},
    {"9.1a a failed test moves nobody", they_can_no_more},
    {"9.1b log.2010-04-11 who moves away is out, and whom he linked",
     who_moves_away_is_out},
    {"9.1b a wish is not enough", a_wish_is_not_enough},
    {"9.2a next to a member it is a march to the guns", next_to_a_member},
    {"9.2b the engaged may not", the_engaged_may_not},
    {"9.2b the engaged may only leave", he_may_only_leave},
    {"log.2008-03-20a not out of a zone", not_out_of_a_zone},
    {"3.1k no march across a river", no_march_across_a_river},
    {"3.1h the rest of a force may march", the_rest_of_a_force_marches},
    {"3.1d who stayed behind has not marched", the_rest_has_not_marched},
    {"3.1e who did not try may try himself", the_rest_may_try_itself},
    {"4c vedettes beside the start of a march", vedettes_beside_the_start},
    {"9.1a a lone leader bars nothing", a_lone_leader_bars_nothing},
    {"3.1e nobody leads the other part", nobody_leads_the_other_part},
    {"9.2a by standing order against corps alone", against_corps_alone},
    {"9.2a classes go with go-if-enemy-class", classes_go_with_their_word},
    {"9.2a ruling 122: by the class that was reported",
     a_class_that_nobody_reported},
    {"9.2a no group is left: he stays", he_stays},
    {"9.2a no group is left: he goes anyway", he_goes_anyway},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
