/* The base game's marches: costs, refusals, and the worked example. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* ---- refusals ------------------------------------------------------------ */

static const struct refusal_row {
    const char *name;
    struct move move;
    int path[12];
    const struct rule *rule;
} refusal_rows[] = {
    {"movement nobody of that name",
     {.force = "reile"},
     {722, 821},
     BASE(force)},
    {"movement not his to command",
     {.force = "pirch-ii"},
     {1018, 1017},
     BASE(command)},
    {"movement a path with a gap",
     {.force = "reille"},
     {722, 820},
     BASE(movement)},
    {"movement nowhere", {.force = "reille"}, {722}, BASE(movement)},
    {"movement not where he stands",
     {.force = "reille"},
     {821, 820},
     BASE(force)},
    {"movement as far as the points last",
     {.force = "reille"},
     {722, 821, 820, 821, 820, 821, 820, 821, 820},
     NULL},
    {"movement over a river without bridge",
     {.force = "reille"},
     {722, 821, 820, 819},
     BASE(adjacency)},
    {"movement off the map",
     {.force = "derlon"},
     {522, 422, 9901},
     BASE(movement)},
    {"movement along his way", {.force = "reille"}, {722, 821, 820, 920}, NULL},
};

static void march_is_refused(void **state)
{
    const struct refusal_row *row = *state;
    struct scene *scene = scene_of_waterloo();
    struct move move = row->move;

    move.path = scene_path(scene, row->path);
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    con_force(&scene->board, "derlon")->commanded = COMMAND_PAID;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_move, &move), row->rule);
    scene_free(scene);
}

/* ---- scenes on open ground ----------------------------------------------- */

static bool marches(struct scene *scene, const char *force, const int *hexes)
{
    const struct move move = {.force = force, .path = scene_path(scene, hexes)};

    return scene_carry_out(scene, FRENCH, "II.a", &con_move, &move);
}

static void a_corps(struct scene *scene, int hex, int sp)
{
    scene_leader(scene, "french", "reille", hex);
    scene_infantry(scene, "french", "f", hex, sp);
    scene_assign(scene, "f", "reille");
    scene_ready(scene);
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
}

static const struct rule *refused(struct scene *scene, const int *hexes)
{
    const struct move move = {.force = "reille",
                              .path = scene_path(scene, hexes)};

    return scene_refusal(scene, FRENCH, &con_move, &move);
}

static void a_zone_ends_the_march(struct scene *scene)
{
    static const int through[] = {306, 305, 304, 203, 0};
    static const int up_to[] = {306, 305, 304, 0};

    scene_infantry(scene, "prussian", "x", 303, 1);
    a_corps(scene, 306, 10);
    assert_ptr_equal(refused(scene, through), BASE(zoc));
    assert_null(refused(scene, up_to));
    assert_true(marches(scene, "reille", up_to));
    assert_int_equal(scene_the_unit(scene, "f")->zoc_entry, 1);
}

static void check_tells(const struct scene *scene, const char *text)
{
    const struct event *march = scene_event(scene, EVENT_MOVE, NULL);

    assert_string_equal(march->text, text);
}

/* The points of a day: to 0303 and no further. */
static void the_points_do_not_last(struct scene *scene)
{
    static const int path[] = {308, 307, 306, 305, 304, 303, 302, 0};

    a_corps(scene, 308, 10);
    assert_true(marches(scene, "reille", path));
    check_tells(scene, "reille (10 SP) marches from 0308 by 0307, 0306, 0305 "
                       "and 0304 to 0303, 5 movement points, and halts there: "
                       "the points do not last.");
}

/* Under way nobody looks ahead whether there is room. */
static void there_is_no_room(struct scene *scene)
{
    static const int path[] = {306, 305, 304, 0};

    scene_infantry(scene, "french", "g", 305, 41);
    scene_infantry(scene, "french", "h", 304, 41);
    a_corps(scene, 306, 10);
    scene->game->under_way = true;
    assert_true(marches(scene, "reille", path));
    check_tells(scene, "reille (10 SP) stays at 0306: 0305 has no room for 10 "
                       "SP beside 41: it holds 50.");
}

static void leaving_a_zone_costs_a_point(struct scene *scene)
{
    static const int away[] = {304, 305, 306, 307, 407, 0};
    static const int along[] = {304, 204, 0};

    scene_infantry(scene, "prussian", "x", 303, 1);
    a_corps(scene, 304, 10);
    assert_ptr_equal(refused(scene, along), NULL);
    assert_ptr_equal(refused(scene, away), NULL);
    assert_true(marches(scene, "reille", away));
    assert_int_equal(con_force(&scene->board, "reille")->spent, 4 * 5);
}

static void an_enemy_is_in_the_way(struct scene *scene)
{
    static const int path[] = {305, 304, 303, 0};

    scene_infantry(scene, "prussian", "x", 303, 1);
    a_corps(scene, 305, 10);
    assert_ptr_equal(refused(scene, path), BASE(zoc));
}

static void fifty_points_a_hex(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    scene_infantry(scene, "french", "g", 304, 41);
    a_corps(scene, 305, 10);
    assert_ptr_equal(refused(scene, path), BASE(stacking));
    scene_the_unit(scene, "g")->sp = 40;
    assert_null(refused(scene, path));
}

/* Half a point does not last for the wooded hills. */
static void not_a_single_step(struct scene *scene)
{
    static const int path[] = {305, 304, 303, 0};

    a_corps(scene, 305, 10);
    scene_ground(scene, 304, WOODS_HILLS);
    con_force(&scene->board, "reille")->bridge_work = 4 * 5 - 2;
    assert_ptr_equal(refused(scene, path), BASE(movement));
}

static struct march of_reille(struct scene *scene)
{
    const struct force *reille = con_force(&scene->board, "reille");
    const struct party party = con_party_of_force(&scene->board, reille);

    return con_march_of(&scene->board, reille, &party);
}

static void long_columns_are_slow(struct scene *scene)
{
    struct march march;

    a_corps(scene, 522, 30);
    assert_false(of_reille(scene).column);
    scene_the_unit(scene, "f")->sp = 31;
    march = of_reille(scene);
    assert_true(march.column);
    assert_int_equal(con_step_cost(&scene->board, &march, 304, 305), 4);
    scene_option(scene, "long-column", "off");
    assert_false(of_reille(scene).column);
}

static void rain_takes_a_point(struct scene *scene)
{
    a_corps(scene, 304, 10);
    assert_int_equal(
        con_force_mp(&scene->board, con_force(&scene->board, "reille")), 5 * 4);
    scene->game->weather = RAIN;
    assert_int_equal(
        con_force_mp(&scene->board, con_force(&scene->board, "reille")), 4 * 4);
}

static void without_a_command_he_tests(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    a_corps(scene, 305, 10);
    con_force(&scene->board, "reille")->commanded = NOT_COMMANDED;
    scene_die(scene, "initiative-test/ii/reille", 4);
    assert_true(marches(scene, "reille", path));
    assert_int_equal(scene_the_unit(scene, "f")->hex, 305);
    assert_ptr_equal(refused(scene, path), BASE(movement));
}

static void long_marches_cost_men(struct scene *scene)
{
    static const int path[] = {307, 306, 305, 304, 303, 302, 0};

    a_corps(scene, 307, 40);
    con_army(&scene->board, "french")->ap = 0;
    scene_option(scene, "long-column", "off");
    scene_die(scene, "march-attrition/ii/reille-0307", 6);
    assert_true(marches(scene, "reille", path));
    /* 6 + 2 + (5 - 4) = 9: 7.5 percent of 40 is 3 */
    assert_int_equal(scene_the_unit(scene, "f")->sp, 37);
}

/* Between 0123 and 0122 the Sambre has no bridge. */
static void a_train_lays_a_bridge(struct scene *scene)
{
    static const struct lay {
        const char *unit;
        int to;
    } lay = {"train", 122}, wrong = {"train", 124};
    static const int path[] = {123, 124, 0};

    a_corps(scene, 123, 10);
    scene_unit(scene, "french", "train", 123)->arm = PONTOON;
    scene_the_unit(scene, "train")->force = "reille";
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_lay_pontoon, &wrong),
                     BASE(pontoon));
    assert_false(con_adjacent(&scene->board, 123, 122));
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_lay_pontoon, &lay));
    assert_true(con_adjacent(&scene->board, 123, 122));
    assert_ptr_equal(refused(scene, path), BASE(movement));
    scene_put(scene, "train", 124);
    con_tidy_pontoons(&scene->board);
    assert_false(con_adjacent(&scene->board, 123, 122));
}

/* ---- a leader left alone ------------------------------------------------- */

/* The French march over a Prussian leader alone; does what is left of his
 * force hold when play stops before the Prussians march? */
static void reille_comes_upon_yorck(struct scene *scene)
{
    static const int path[] = {104, 204, 305, 0};
    const struct move move = {.force = "reille",
                              .path = scene_path(scene, path)};
    struct report *report = report_new(scene->arena);

    a_corps(scene, 104, 10);
    scene_asks(scene);
    scene_order(scene, FRENCH, "II.a", &con_move, &move);
    assert_string_equal(scene_play(scene, "II.a"), "II.b");
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(leader_loss)));
    con_coherent(scene->game, &scene->module, "turn.xml", report);
    assert_false(report_names(report, BASE(force)));
}

static void a_captured_leader_leads_nobody(struct scene *scene)
{
    scene_leader(scene, "prussian", "yorck", 305);
    reille_comes_upon_yorck(scene);
    assert_int_equal(con_leader(&scene->board, "yorck")->state, OUT);
    assert_null(con_force(&scene->board, "yorck"));
}

/* His own troops stand in the wood next to him, others nearer by. */
static void who_rides_away_leaves_his_force(struct scene *scene)
{
    scene_ground(scene, 306, WOODS);
    scene_leader(scene, "prussian", "yorck", 305);
    scene_infantry(scene, "prussian", "own", 305, 5);
    scene_infantry(scene, "prussian", "other", 404, 5);
    scene_assign(scene, "own", "yorck");
    scene_ready(scene);
    scene_put(scene, "own", 306);
    reille_comes_upon_yorck(scene);
    assert_int_equal(con_leader(&scene->board, "yorck")->hex, 404);
    assert_string_equal(scene_the_unit(scene, "own")->force, "own");
}

/* ---- 7.1 the worked example ---------------------------------------------- */

static void reille_to_marchienne(struct scene *scene)
{
    static const int path[] = {722, 821, 820, 920, 1019, 0};
    const struct party party =
        con_party_of_force(&scene->board, con_force(&scene->board, "reille"));
    const struct event *report = NULL;
    const struct event *march = NULL;

    assert_int_equal(con_party_sp(&party), 29);
    assert_int_equal(con_size_class(&scene->board, &party), CORPS);
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    assert_true(marches(scene, "reille", path));
    assert_int_equal(con_force(&scene->board, "reille")->spent, 3 * 4);
    report = scene_event(scene, EVENT_SCOUT, RULE(4d));
    assert_string_equal(report->text, "The vedettes at 0820 (Thuin) report: "
                                      "Reille, a corps, about 30 SP.");
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(4c)), 2);
    assert_int_equal(con_vedette(&scene->board, "pr-vedette-1")->back, 2);
    march = scene_event(scene, EVENT_MOVE, NULL);
    assert_string_equal(march->text,
                        "Reille (29 SP) marches from 0722 by 0821, 0820 "
                        "(Thuin) and 0920 to 1019, 3 movement points.");
    assert_false(scene_thrown(scene, "march-attrition/ii/reille-0722"));
    assert_int_equal(scene_the_unit(scene, "fr-foy")->zoc_entry, 1);
}

static void gerard_at_tamines(struct scene *scene)
{
    static const int path[] = {1318, 1417, 1518, 1617, 0};
    static const int target[] = {1617, 0};
    const char *const corps[] = {"gerard", "fr-pecheux", "fr-vichery",
                                 "fr-hulot", "fr-maurin"};
    const struct move move = {.force = "gerard",
                              .path = scene_path(scene, path),
                              .repulse = scene_path(scene, target)};

    for (size_t i = 0; i < LENGTH(corps); i++)
        scene_put(scene, corps[i], 1318);
    scene_put(scene, "henckel", 1617);
    scene_put(scene, "pr-4", 1617);
    con_default_forces(&scene->board);
    scene->game->turn = 2;
    con_army(&scene->board, "french")->ap = 4;
    con_force(&scene->board, "gerard")->commanded = COMMAND_PAID;
    scene_die(scene, "table.skirmish/skirmish/1617-by-gerard", 2);
    assert_true(scene_carry_out(scene, FRENCH, "II.a", &con_move, &move));
    assert_int_equal(scene_the_unit(scene, "fr-pecheux")->sp, 4);
    assert_int_equal(scene_the_unit(scene, "pr-4")->sp, 4);
    assert_int_equal(scene_the_unit(scene, "pr-4")->art, 0);
    assert_int_equal(hex_distance(scene_the_unit(scene, "pr-4")->hex, 1617), 3);
    assert_int_equal(scene_the_unit(scene, "fr-hulot")->hex, 1617);
    assert_int_equal(con_force(&scene->board, "gerard")->spent, 3 * 4);
    assert_false(scene_thrown(scene, "march-attrition/ii/gerard-1318"));
}

static void waterloo_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

static const struct scene_row open_rows[] = {
    {"zoc a zone ends the march", a_zone_ends_the_march},
    {"movement the points do not last", the_points_do_not_last},
    {"stacking there is no room", there_is_no_room},
    {"zoc leaving a zone costs a point", leaving_a_zone_costs_a_point},
    {"zoc an enemy is in the way", an_enemy_is_in_the_way},
    {"stacking fifty points a hex", fifty_points_a_hex},
    {"movement not a single step", not_a_single_step},
    {"long-column more than thirty points", long_columns_are_slow},
    {"weather rain takes a point", rain_takes_a_point},
    {"initiative-test a march without command", without_a_command_he_tests},
    {"pontoon a train lays a bridge and stays", a_train_lays_a_bridge},
    {"march-attrition a long march with an empty pool", long_marches_cost_men},
    {"leader-loss a captured leader leads nobody",
     a_captured_leader_leads_nobody},
    {"leader-loss who rides away leaves his force",
     who_rides_away_leaves_his_force},
};

static const struct scene_row waterloo_rows[] = {
    {"example-7.1 Reille marches to Marchienne", reille_to_marchienne},
    {"example-7.1 Gerard brushes Henckel aside", gerard_at_tamines},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(refusal_rows, march_is_refused),
        TABLE(open_rows, scene_row_runs),
        TABLE(waterloo_rows, waterloo_runs),
    };

    return run_tables(tables, LENGTH(tables));
}
