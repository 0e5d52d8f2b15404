/* The base game's orders of phase I, on the morning of 15 June. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

struct force_details {
    const char *leader;
    struct names members;
};
struct one_name {
    const char *force;
};
struct supply_details {
    const char *army;
    int hex;
};
struct vedettes_details {
    const char *unit;
    int deed; /* 0 make, 1 return */
    int count;
};
struct assign_details {
    const char *piece, *to;
};
struct transfer_details {
    const char *from, *to;
    int sp, art;
};

static bool carries_out(struct scene *scene, const char *step,
                        const struct order_kind *kind, const void *details)
{
    return scene_carry_out(scene, FRENCH, step, kind, details);
}

static int strength(struct scene *scene, const char *force)
{
    const struct party party =
        con_party_of_force(&scene->board, con_force(&scene->board, force));

    return con_party_sp(&party);
}

/* ---- forces -------------------------------------------------------------- */

static void the_guard_marches_alone(struct scene *scene)
{
    const struct force_details drouot = {.leader = "drouot"};

    assert_int_equal(strength(scene, "napoleon"), 45);
    assert_true(carries_out(scene, "I.b2", &con_force_order, &drouot));
    assert_int_equal(strength(scene, "drouot"), 32);
    assert_int_equal(strength(scene, "napoleon"), 45 - 32);
    assert_string_equal(
        con_leader(&scene->board, "lefebvre-desnouettes")->force, "drouot");
}

static void members_may_be_named(struct scene *scene)
{
    const char *names[] = {"fr-grenadiers", "fr-chasseurs"};
    const struct force_details drouot = {"drouot", {names, 2}};

    assert_true(carries_out(scene, "I.b2", &con_force_order, &drouot));
    assert_string_equal(scene_the_unit(scene, "fr-grenadiers")->force,
                        "drouot");
}

static void nobody_leads_his_superior(struct scene *scene)
{
    const char *names[] = {"napoleon"};
    const struct force_details drouot = {"drouot", {names, 1}};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &drouot),
                     BASE(leader));
}

/* Teste has a span of 2: his own division, and one of Lobau's. */
static void who_comes_without_his_leader_counts(struct scene *scene)
{
    const char *names[] = {"fr-teste", "fr-simmer", "fr-jeanin"};
    const struct force_details three = {"teste", {names, 3}};
    const struct force_details two = {"teste", {names, 2}};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &three),
                     BASE(command));
    assert_null(scene_refusal(scene, FRENCH, &con_force_order, &two));
}

static void members_stand_near(struct scene *scene)
{
    const char *names[] = {"reille"};
    const struct force_details ney = {"napoleon", {names, 1}};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &ney),
                     BASE(force));
}

static void the_span_is_a_limit(struct scene *scene)
{
    const struct force_details reille = {.leader = "reille"};

    scene_put(scene, "fr-lefol", 722);
    scene_put(scene, "fr-habert", 722);
    scene_assign(scene, "fr-lefol", "reille");
    scene_assign(scene, "fr-habert", "reille");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_force_order, &reille),
                     BASE(command));
}

/* ---- commands ------------------------------------------------------------ */

static void a_command_costs_a_point(struct scene *scene)
{
    const struct one_name reille = {"reille"};

    assert_true(carries_out(scene, "I.b3", &con_command, &reille));
    assert_int_equal(con_army(&scene->board, "french")->ap, 11);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_command, &reille),
                     BASE(ap));
}

static void an_empty_pool_gives_none(struct scene *scene)
{
    const struct one_name reille = {"reille"};

    con_army(&scene->board, "french")->ap = 0;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_command, &reille),
                     BASE(ap));
}

static void an_army_waits_for_its_day(struct scene *scene)
{
    const struct one_name alten = {"perponcher"};

    assert_ptr_equal(scene_refusal(scene, COALITION, &con_command, &alten),
                     BASE(activation));
}

static void messengers_ride_eight_points(struct scene *scene)
{
    const struct one_name vandamme = {"gerard"};

    scene_put(scene, "gerard", 322);
    scene_put(scene, "napoleon", 2423);
    con_army(&scene->board, "french")->center = 1425;
    con_army(&scene->board, "french")->line =
        con_line(&scene->board, con_army(&scene->board, "french"), 1425);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_command, &vandamme),
                     BASE(dispatch));
}

/* ---- supply -------------------------------------------------------------- */

static void a_line_brings_points(struct scene *scene)
{
    const struct army *french = con_army(&scene->board, "french");

    scene_play(scene, "I.a1");
    assert_int_equal(french->length, 1);
    assert_int_equal(french->received, 9);
    assert_int_equal(french->ap, 12 + 9);
}

static void the_center_goes_forward(struct scene *scene)
{
    const struct supply_details charleroi = {"french", 1218};
    const struct supply_details field = {"french", 1217};

    scene_play(scene, "I.a1");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_center, &field),
                     BASE(lines_of_communication));
    scene_put(scene, "pr-1", 2216);
    scene_put(scene, "pr-2", 2216);
    for (size_t i = 0; i < scene->game->vedettes_count; i++)
        scene_take(scene, scene->game->vedettes[i].id, OUT);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_center, &charleroi),
                     BASE(lines_of_communication)); /* nobody holds it yet */
    *(struct held_place *)GAME_ADD(&scene->board, held) =
        (struct held_place){.hex = 1218, .side = FRENCH};
    assert_true(carries_out(scene, "I.a2", &con_center, &charleroi));
    assert_int_equal(con_army(&scene->board, "french")->center, 1218);
    /* three for the move, and half of nine, rounded up */
    assert_int_equal(con_army(&scene->board, "french")->ap, 21 - 3 - 5);
}

static void cut_off_they_forage(struct scene *scene)
{
    con_army(&scene->board, "french")->center = 0;
    con_army(&scene->board, "french")->line.count = 0;
    scene_section(scene, FRENCH, "I.a2");
    scene_section(scene, COALITION, "I.a2");
    scene_play(scene, "I.b2");
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(forage)));
    assert_true(con_force(&scene->board, "reille")->forage);
}

/* ---- vedettes, assignments, transfers ------------------------------------ */

static void two_vedettes_are_a_point(struct scene *scene)
{
    const struct vedettes_details make = {"fr-pire", 0, 2};
    const struct vedettes_details back = {"fr-pire", 1, 2};

    assert_true(carries_out(scene, "I.b1", &con_vedettes, &make));
    assert_int_equal(scene_the_unit(scene, "fr-pire")->sp, 1);
    assert_int_equal(con_vedettes_in(&scene->board, FRENCH, 722), 2);
    assert_true(carries_out(scene, "I.b1", &con_vedettes, &back));
    assert_int_equal(scene_the_unit(scene, "fr-pire")->sp, 2);
    assert_int_equal(con_vedettes_in(&scene->board, FRENCH, 722), 0);
}

static void the_unit_keeps_a_point(struct scene *scene)
{
    const struct vedettes_details make = {"fr-pire", 0, 3};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_vedettes, &make),
                     BASE(vedettes));
}

static void dispersed_ones_wait_a_day(struct scene *scene)
{
    const struct vedettes_details back = {"pr-roeder", 1, 1};

    con_disperse(&scene->play, con_vedette(&scene->board, "pr-vedette-1"),
                 RULE(4c));
    assert_ptr_equal(scene_refusal(scene, COALITION, &con_vedettes, &back),
                     BASE(vedettes));
    scene->game->turn++;
    assert_null(scene_refusal(scene, COALITION, &con_vedettes, &back));
    con_army(&scene->board, "prussian")->line.count = 0;
    con_army(&scene->board, "prussian")->center = 0;
    assert_ptr_equal(scene_refusal(scene, COALITION, &con_vedettes, &back),
                     BASE(vedettes)); /* Roeder is out of supply */
}

static void a_division_changes_its_corps(struct scene *scene)
{
    const struct assign_details girard = {"fr-girard", "reille"};

    assert_true(carries_out(scene, "I.b1", &con_assign, &girard));
    assert_string_equal(scene_the_unit(scene, "fr-girard")->leader, "reille");
}

/* Durutte has a span of 2 and a division. With a second one he cannot command
 * the general who led it as well. */
static void the_third_leaves_the_force(struct scene *scene)
{
    const struct assign_details second = {"fr-girard", "durutte"};

    scene_put(scene, "durutte", 722);
    scene_put(scene, "fr-durutte", 722);
    scene_put(scene, "reille", 522);
    con_tidy_forces(&scene->board);
    for (size_t i = 0; i < scene->game->leaders_count; i++)
        scene->game->leaders[i].force = NULL;
    con_default_forces(&scene->board);
    assert_string_equal(con_leader(&scene->board, "girard")->force, "durutte");
    assert_true(carries_out(scene, "I.b1", &con_assign, &second));
    assert_string_equal(scene_the_unit(scene, "fr-girard")->force, "durutte");
    assert_string_equal(con_leader(&scene->board, "girard")->force, "girard");
}

static void infantry_is_not_for_cavalrymen(struct scene *scene)
{
    const struct assign_details wrong = {"fr-lefol", "domon"};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_assign, &wrong),
                     BASE(command));
}

static void strength_goes_to_its_like(struct scene *scene)
{
    const struct transfer_details give = {"fr-foy", "fr-bachelu", 1, 0};
    const struct transfer_details wrong = {"fr-foy", "fr-pire", 1, 0};
    const struct transfer_details nothing = {"fr-foy", "fr-bachelu", 0, 0};

    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_transfer, &give),
                     BASE(organization));
    scene_the_unit(scene, "fr-bachelu")->sp = 2;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_transfer, &nothing),
                     BASE(organization));
    assert_true(carries_out(scene, "I.b1", &con_transfer, &give));
    assert_int_equal(scene_the_unit(scene, "fr-bachelu")->sp, 3);
    assert_int_equal(scene_the_unit(scene, "fr-foy")->sp, 4);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_transfer, &wrong),
                     BASE(organization));
}

/* Two vedettes come back to a unit as a point, which must not be lost. */
static void vedettes_keep_their_room(struct scene *scene)
{
    const struct transfer_details give = {"fr-jacquinot", "fr-pire", 1, 0};

    scene_put(scene, "fr-jacquinot", 722);
    scene_the_unit(scene, "fr-pire")->sp = 1;
    assert_null(scene_refusal(scene, FRENCH, &con_transfer, &give));
    scene_the_unit(scene, "fr-pire")->vedettes_out = 2;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_transfer, &give),
                     BASE(organization));
}

static void the_demoralized_trade_nothing(struct scene *scene)
{
    const struct transfer_details give = {"fr-foy", "fr-bachelu", 1, 0};

    scene_the_unit(scene, "fr-bachelu")->sp = 2;
    scene_the_unit(scene, "fr-foy")->demoralized = true;
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_transfer, &give),
                     RULE(8b));
}

static void a_step_has_one_round(struct scene *scene)
{
    const struct seat seat = {.game = scene->game,
                              .module = &scene->module,
                              .options = &scene->options,
                              .side = "french",
                              .step = "II.a",
                              .arena = scene->arena};
    struct section section = {.side = "french", .step = "II.a", .round = 1};

    assert_true(con_check_section(&seat, &section, scene->report));
    section.round = 2;
    assert_false(con_check_section(&seat, &section, scene->report));
    assert_ptr_equal(report_finding(scene->report, 0)->rule, BASE(sequence));
}

static const struct scene_row rows[] = {
    {"sequence a step has one round", a_step_has_one_round},
    {"force the Guard marches alone", the_guard_marches_alone},
    {"force members may be named", members_may_be_named},
    {"force nobody leads his superior", nobody_leads_his_superior},
    {"force members stand near", members_stand_near},
    {"command who comes without his leader counts",
     who_comes_without_his_leader_counts},
    {"command the span is a limit", the_span_is_a_limit},
    {"ap a command costs a point", a_command_costs_a_point},
    {"ap an empty pool gives none", an_empty_pool_gives_none},
    {"activation an army waits for its day", an_army_waits_for_its_day},
    {"dispatch messengers ride eight points", messengers_ride_eight_points},
    {"lines-of-communication a line brings points", a_line_brings_points},
    {"lines-of-communication the center goes forward", the_center_goes_forward},
    {"forage cut off they live on the land", cut_off_they_forage},
    {"vedettes two are a point", two_vedettes_are_a_point},
    {"vedettes the unit keeps a point", the_unit_keeps_a_point},
    {"vedettes dispersed ones wait a day", dispersed_ones_wait_a_day},
    {"organization a division changes its corps", a_division_changes_its_corps},
    {"command the third leaves the force", the_third_leaves_the_force},
    {"organization infantry is not for cavalrymen",
     infantry_is_not_for_cavalrymen},
    {"organization strength goes to its like", strength_goes_to_its_like},
    {"vedettes keep their room in their unit", vedettes_keep_their_room},
    {"8b the demoralized trade nothing", the_demoralized_trade_nothing},
};

static void waterloo_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, waterloo_runs)};

    return run_tables(tables, LENGTH(tables));
}
