/* Chapter 4g: one point of cavalry that acts as a vedette. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/cavalry_scene.h"
#include "tests/rulesets/campaigns-of-napoleon/vedette_scene.h"
#include "tests/support/test.h"

static void outposts(struct scene *scene, int friend_hex)
{
    scene_cavalry(scene, "prussian", "hussars", 303, 1, LIGHT);
    scene_infantry(scene, "prussian", "friend", friend_hex, 5);
    davout(scene);
    scene_take(scene, "post", OUT);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
}

static void cavalry_falls_back(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    outposts(scene, 301);
    assert_true(marches(scene, FRENCH, "davout", path));
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 301);
}

static void cavalry_too_far_away_is_lost(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    outposts(scene, 2423);
    assert_true(marches(scene, FRENCH, "davout", path));
    assert_int_equal(scene_the_unit(scene, "hussars")->state, OUT);
    assert_int_equal(con_army(&scene->board, "prussian")->lost_sp, 1);
}

/* ---- 4g from the order to its end ---------------------------------------- */

/* Costs from 0303 for a rider: nine points, ten points. */
enum { NINE_AWAY = 1112, TEN_AWAY = 1113 };

/* <acting-vedette unit="hussars" deed="begin"/> in the side's section of the
 * morning. */
static void orders_hussars(struct scene *scene, enum side side,
                           const char *deed)
{
    static const struct order_kind *const kinds[] = {&con_acting_vedette, NULL};
    const struct attribute attributes[] = {{"deed", deed}, {"unit", "hussars"}};
    const struct element element = {.name = "acting-vedette",
                                    .attributes = attributes,
                                    .attribute_count = LENGTH(attributes),
                                    .line = 1};
    const struct order *order =
        order_read(scene->arena, kinds, &element, "sheet.xml", scene->report);

    assert_non_null(order);
    scene_order(scene, side, "I.b1", order->kind, order->details);
}

static void orders_march(struct scene *scene, enum side side, const char *force,
                         const int *hexes)
{
    const struct move move = {.force = force, .path = scene_path(scene, hexes)};

    scene_order(scene, side, side == FRENCH ? "II.a" : "II.b", &con_move,
                &move);
}

/* The morning and both marches, with the sections so far and empty ones. */
static void play_marches(struct scene *scene)
{
    static const char *const morning[] = {"I.b1", "I.b2", "I.b3"};

    for (size_t i = 0; i < LENGTH(morning); i++)
        for (int side = FRENCH; side < SIDE_COUNT; side++)
            scene_section(scene, (enum side)side, morning[i]);
    scene_section(scene, FRENCH, "II.a");
    scene_section(scene, COALITION, "II.b");
    scene_play(scene, "I.b1");
}

/* Prussian hussars of one point at 0303; Davout comes to 0304. */
static void by_sheet(struct scene *scene, int friend_hex)
{
    static const int path[] = {305, 304, 0};

    scene_cavalry(scene, "prussian", "hussars", 303, 1, LIGHT);
    scene_infantry(scene, "prussian", "friend", friend_hex, 5);
    davout(scene);
    scene_take(scene, "post", OUT);
    orders_hussars(scene, COALITION, "begin");
    orders_march(scene, FRENCH, "davout", path);
    scene->game->first_player = FRENCH;
    play_marches(scene);
}

static void nine_points_away_it_rejoins(struct scene *scene)
{
    const struct unit *hussars;

    by_sheet(scene, NINE_AWAY);
    hussars = scene_the_unit(scene, "hussars");
    assert_int_equal(hussars->hex, NINE_AWAY);
    assert_int_equal(hussars->sp, 1);
    assert_false(hussars->acting_vedette);
    assert_non_null(scene_event(scene, EVENT_ORDER, RULE(4g)));
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(4g)));
}

static void ten_points_away_it_is_destroyed(struct scene *scene)
{
    by_sheet(scene, TEN_AWAY);
    assert_int_equal(scene_the_unit(scene, "hussars")->state, OUT);
    assert_int_equal(scene_event(scene, EVENT_LOSS, RULE(4g))->number, 1);
    assert_int_equal(con_army(&scene->board, "prussian")->lost_sp, 1);
}

/* Nine movement points, no command, no die, no zone that it comes into as
 * troops do. */
static void it_rides_like_a_vedette(struct scene *scene)
{
    static const int path[] = {303, 302, 301, 201, 101, 0};

    scene_cavalry(scene, "prussian", "hussars", 303, 1, LIGHT)->mp = 1;
    scene_ready(scene);
    /* With an empty pool troops would throw for their march. */
    con_army(&scene->board, "prussian")->ap = 0;
    orders_hussars(scene, COALITION, "begin");
    orders_march(scene, COALITION, "hussars", path);
    play_marches(scene);
    assert_int_equal(scene_the_unit(scene, "hussars")->hex, 101);
    assert_null(scene_event(scene, EVENT_ORDER, BASE(ap)));
    assert_int_equal(scene_count(scene, EVENT_ROLL, BASE(march_attrition)), 0);
    assert_int_equal(scene_count(scene, EVENT_ROLL, BASE(initiative_test)), 0);
}

static void others_need_a_command(struct scene *scene)
{
    static const int path[] = {303, 302, 0};
    const struct move move = {.force = "hussars",
                              .path = scene_path(scene, path)};

    scene_cavalry(scene, "prussian", "hussars", 303, 1, LIGHT);
    scene_ready(scene);
    assert_ptr_equal(scene_refusal(scene, COALITION, &con_move, &move),
                     BASE(force));
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    assert_null(scene_refusal(scene, COALITION, &con_move, &move));
}

static const struct rule *refusal(struct scene *scene, const char *unit,
                                  int deed)
{
    const struct acting_details details = {unit, deed};

    return scene_refusal(scene, FRENCH, &con_acting_vedette, &details);
}

static void one_point_of_cavalry_alone(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 303, 1, LIGHT);
    scene_cavalry(scene, "french", "two", 303, 2, LIGHT);
    scene_cavalry(scene, "french", "with-guns", 303, 1, LIGHT);
    scene_cavalry(scene, "french", "gone", 303, 1, LIGHT);
    scene_infantry(scene, "french", "foot", 303, 1);
    scene_guns(scene, "french", "guns", 303, 1);
    scene_cavalry(scene, "prussian", "uhlans", 905, 1, LIGHT);
    scene_leader(scene, "french", "ney", 303);
    scene_the_unit(scene, "with-guns")->art = 1;
    scene_take(scene, "gone", OUT);
    assert_null(refusal(scene, "hussars", 0));
    assert_ptr_equal(refusal(scene, "two", 0), RULE(4g));
    assert_null(refusal(scene, "with-guns", 0));
    scene_the_unit(scene, "with-guns")->sp = 0;
    assert_ptr_equal(refusal(scene, "with-guns", 0), RULE(4g));
    assert_ptr_equal(refusal(scene, "gone", 0), RULE(4g));
    assert_ptr_equal(refusal(scene, "foot", 0), RULE(4g));
    assert_ptr_equal(refusal(scene, "guns", 0), RULE(4g));
    assert_ptr_equal(refusal(scene, "ney", 0), RULE(4g));
    assert_ptr_equal(refusal(scene, "uhlans", 0), BASE(command));
    assert_ptr_equal(refusal(scene, "hussars", 1), RULE(4g));
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    assert_ptr_equal(refusal(scene, "hussars", 0), RULE(4g));
    assert_null(refusal(scene, "hussars", 1));
}

/* Hussars may, and whoever else has it on his card; not by strength alone. */
static void as_the_card_says(struct scene *scene)
{
    scene_cavalry(scene, "french", "cuirassiers", 303, 1, HEAVY);
    scene_cavalry(scene, "french", "dragoons", 303, 1, MEDIUM);
    scene_cavalry(scene, "french", "lancers", 303, 1, MEDIUM)->outpost = true;
    assert_ptr_equal(refusal(scene, "cuirassiers", 0), RULE(4g));
    assert_ptr_equal(refusal(scene, "dragoons", 0), RULE(4g));
    assert_null(refusal(scene, "lancers", 0));
}

static void no_card_says_so_of_heavy_cavalry(struct scene *scene)
{
    struct unit_card *card =
        scene_cavalry(scene, "french", "cuirassiers", 303, 1, HEAVY);

    assert_true(con_open_module(&scene->module, scene->arena, scene->report));
    card->outpost = true;
    assert_false(con_open_module(&scene->module, scene->arena, scene->report));
    assert_ptr_equal(report_finding(scene->report, 0)->rule, RULE(4g));
    card->weight = LIGHT;
    assert_true(con_open_module(&scene->module, scene->arena, scene->report));
    card->arm = INFANTRY;
    assert_false(con_open_module(&scene->module, scene->arena, scene->report));
}

/* Of Waterloo 1815 whoever can break down into vedettes may: the light. */
static void the_light_cavalry_of_waterloo(void **state)
{
    struct scene *scene = scene_of_waterloo();
    int may = 0;

    (void)state;
    for (size_t i = 0; i < scene->module.units_count; i++) {
        const struct unit_card *card = &scene->module.units[i];

        assert_int_equal(card->outpost,
                         card->arm == CAVALRY && card->weight == LIGHT);
        assert_int_equal(card->outpost, card->vedettes > 0);
        may += card->outpost;
    }
    assert_int_equal(may, 17);
    scene_free(scene);
}

static void it_marches_by_itself(struct scene *scene)
{
    static const struct acting_details begin = {"hussars", 0};
    static const struct one_name command = {"hussars"};
    struct force_details force = {.leader = "murat"};

    under_murat(scene);
    assert_string_equal(force_of(scene, "hussars"), "murat");
    assert_true(does(scene, &con_acting_vedette, &begin));
    assert_string_equal(force_of(scene, "hussars"), "hussars");
    assert_string_equal(force_of(scene, "dragoons"), "murat");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_command, &command),
                     RULE(4g));
    assert_true(does(scene, &con_force_order, &force));
    assert_string_equal(force_of(scene, "hussars"), "hussars");
    names_add(scene->arena, &force.members, "hussars");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &force),
                     RULE(4g));
}

struct assign_details {
    const char *piece, *to;
};

static void another_leader_does_not_take_it(struct scene *scene)
{
    static const struct assign_details under_ney = {"hussars", "ney"};

    under_murat(scene);
    scene_leader(scene, "french", "ney", 303);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    scene_the_unit(scene, "hussars")->force = NULL;
    con_default_forces(&scene->board);
    assert_true(does(scene, &con_assign, &under_ney));
    assert_string_equal(scene_the_unit(scene, "hussars")->leader, "ney");
    assert_string_equal(force_of(scene, "hussars"), "hussars");
}

/* No army feeds it, and nobody asks it about bridges. */
static void it_needs_no_supply(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 303, 1, LIGHT);
    con_army(&scene->board, "french")->center = 0;
    con_army(&scene->board, "french")->line.count = 0;
    scene_ready(scene);
    assert_false(
        con_supplied(&scene->board, con_force(&scene->board, "hussars")));
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    assert_true(
        con_supplied(&scene->board, con_force(&scene->board, "hussars")));
}

static void a_turn_file_lies_about_it(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 305, 1, LIGHT);
    scene_ready(scene);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    assert_true(con_open_game(scene->game, &scene->module, scene->arena,
                              "turn.xml", scene->report));
    scene_the_unit(scene, "hussars")->sp = 2;
    assert_false(con_open_game(scene->game, &scene->module, scene->arena,
                               "turn.xml", scene->report));
    assert_ptr_equal(report_finding(scene->report, 0)->rule, RULE(4g));
}

static const struct scene_row rows[] = {
    {"4g log.2010-03-05b a point of cavalry falls back on the nearest force",
     cavalry_falls_back},
    {"4g farther than nine points it is lost", cavalry_too_far_away_is_lost},
    {"4g ordered by sheet, nine points away it rejoins",
     nine_points_away_it_rejoins},
    {"4g ordered by sheet, ten points away it is destroyed",
     ten_points_away_it_is_destroyed},
    {"4g it rides like a vedette", it_rides_like_a_vedette},
    {"4g others without leader need a command", others_need_a_command},
    {"4g one point of cavalry alone may act", one_point_of_cavalry_alone},
    {"4g as the card says, not by strength alone", as_the_card_says},
    {"4g no card says so of heavy cavalry", no_card_says_so_of_heavy_cavalry},
    {"4g it marches by itself", it_marches_by_itself},
    {"4g another leader does not take it", another_leader_does_not_take_it},
    {"4g it needs no supply", it_needs_no_supply},
    {"4g a turn file that says it of others", a_turn_file_lies_about_it},
};

static const struct {
    const char *name;
} waterloo_rows[] = {{"4g the light cavalry of Waterloo 1815"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, scene_row_runs),
        TABLE(waterloo_rows, the_light_cavalry_of_waterloo)};

    return run_tables(tables, LENGTH(tables));
}
