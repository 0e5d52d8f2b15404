/* [base siege]: fortified towns that are shut up, day by day. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

enum { FORTRESS = 1425, BEFORE_IT = 1424 };

static const char hunger[] = "siege/hunger/1425";

/* Reille with 20 SP in Philippeville, a Prussian before its only ways out. */
static void siege(struct scene *scene)
{
    scene_leader(scene, "french", "reille", FORTRESS);
    scene_infantry(scene, "french", "a", FORTRESS, 20);
    scene_assign(scene, "a", "reille");
    scene_infantry(scene, "prussian", "x", BEFORE_IT, 10);
    scene_ready(scene);
    con_army(&scene->board, "french")->ap = 6;
}

static void evenings(struct scene *scene, int count)
{
    for (int i = 0; i < count; i++)
        scene_play(scene, "VI.b");
}

static void hungry_on_the_third_day(struct scene *scene)
{
    siege(scene);
    scene_die(scene, hunger, 6);
    evenings(scene, 2);
    assert_false(scene_thrown(scene, hunger));
    assert_int_equal(scene_the_unit(scene, "a")->sp, 20);
    evenings(scene, 1);
    /* 6 + 2 + 3 = 11: 12.5 percent of 20 */
    assert_int_equal(scene_the_unit(scene, "a")->sp, 20 - 3);
}

static void a_low_die_spares_them(struct scene *scene)
{
    siege(scene);
    scene_die(scene, hunger, 1);
    evenings(scene, 3);
    assert_true(scene_thrown(scene, hunger));
    assert_int_equal(scene_the_unit(scene, "a")->sp, 20);
}

/* The siege is raised for an evening: the count begins anew. */
static void relief_ends_the_count(struct scene *scene)
{
    siege(scene);
    evenings(scene, 2);
    scene_put(scene, "x", 1420);
    evenings(scene, 1);
    scene_put(scene, "x", BEFORE_IT);
    evenings(scene, 1);
    assert_false(scene_thrown(scene, hunger));
}

/* 4g cavalry that acts as vedettes shuts nobody up. */
static void an_outpost_is_no_siege(struct scene *scene)
{
    struct unit *uhlans;

    siege(scene);
    scene_cavalry(scene, "prussian", "uhlans", BEFORE_IT, 1, LIGHT);
    scene_put(scene, "x", 1420);
    uhlans = scene_the_unit(scene, "uhlans");
    assert_true(con_besieged(&scene->board, FRENCH, FORTRESS));
    uhlans->acting_vedette = true;
    assert_false(con_besieged(&scene->board, FRENCH, FORTRESS));
}

static void outside_nobody_starves(struct scene *scene)
{
    siege(scene);
    scene_put(scene, "reille", 1420);
    scene_put(scene, "a", 1420);
    evenings(scene, 3);
    assert_false(scene_thrown(scene, hunger));
}

static void no_command_reaches_him(struct scene *scene)
{
    static const struct command_details {
        const char *force;
    } details = {"reille"};

    siege(scene);
    assert_true(
        con_force_besieged(&scene->board, con_force(&scene->board, "reille")));
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_command, &details),
                     BASE(siege));
    scene_put(scene, "x", 1420);
    assert_ptr_not_equal(scene_refusal(scene, FRENCH, &con_command, &details),
                         BASE(siege));
}

static void he_cannot_march(struct scene *scene)
{
    static const int path[] = {FORTRESS, 1325, 0};
    const struct move move = {.force = "reille",
                              .path = scene_path(scene, path)};

    siege(scene);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_move, &move),
                     BASE(siege));
    scene_put(scene, "x", 1420);
    assert_null(scene_refusal(scene, FRENCH, &con_move, &move));
}

static const struct scene_row rows[] = {
    {"siege: hungry on the third day", hungry_on_the_third_day},
    {"siege: a low die spares them", a_low_die_spares_them},
    {"siege: relief ends the count", relief_ends_the_count},
    {"siege: an outpost is no siege", an_outpost_is_no_siege},
    {"siege: outside nobody starves", outside_nobody_starves},
    {"siege: no command reaches the besieged", no_command_reaches_him},
    {"siege: the besieged cannot march", he_cannot_march},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
