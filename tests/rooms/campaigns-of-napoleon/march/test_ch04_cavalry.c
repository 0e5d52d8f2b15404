/* Chapter 4g: one point of cavalry that acts as a vedette. */
#include "rooms/campaigns-of-napoleon/day/day.h"
#include "rooms/campaigns-of-napoleon/march/march.h"
#include "rooms/campaigns-of-napoleon/module/rules.h"
#include "rooms/campaigns-of-napoleon/orders/orders.h"
#include "tests/rooms/campaigns-of-napoleon/vedette_scene.h"
#include "tests/support/test.h"

static void outposts(struct scene *scene, int friend_hex)
{
    scene_cavalry(scene, "prussian", "hussars", 303, 1, LIGHT);
    scene_infantry(scene, "prussian", "friend", friend_hex, 5);
    davout(scene);
    con_vedette(&scene->board, "post")->state = OUT;
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

struct acting_details {
    const char *unit;
    int deed; /* 0 begin, 1 end */
};
struct one_name {
    const char *force;
};
struct force_details {
    const char *leader;
    struct names members;
};
struct transfer_details {
    const char *from, *to;
    int sp, art;
};
struct vedettes_details {
    const char *unit;
    int deed; /* 0 make, 1 return */
    int count;
};

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
    con_vedette(&scene->board, "post")->state = OUT;
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

    scene_cavalry(scene, "prussian", "hussars", 303, 1, HEAVY)->mp = 1;
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
    scene_the_unit(scene, "gone")->state = OUT;
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

/* Hussars and dragoons of one point each under Murat. */
static void under_murat(struct scene *scene)
{
    scene_leader(scene, "french", "murat", 303);
    scene_cavalry(scene, "french", "hussars", 303, 1, LIGHT)->vedettes = 2;
    scene_cavalry(scene, "french", "dragoons", 303, 1, LIGHT);
    scene_assign(scene, "hussars", "murat");
    scene_assign(scene, "dragoons", "murat");
    scene->module.units[0].sp = 3;
    scene_ready(scene);
}

static bool does(struct scene *scene, const struct order_kind *kind,
                 const void *details)
{
    return scene_carry_out(scene, FRENCH, "I.b1", kind, details);
}

static const char *force_of(const struct scene *scene, const char *unit)
{
    return scene_the_unit(scene, unit)->force;
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
    struct loss loss = {
        .points = 1, .cycle = CYCLE_STANDS, .rule = BASE(losses)};
    struct unit *hussars;

    under_murat(scene);
    hussars = scene_the_unit(scene, "hussars");
    hussars->acting_vedette = true;
    hussars->art = 1;
    loss.party = con_party_of_hex(&scene->board, FRENCH, 303);
    loss.party.units = &hussars;
    loss.party.unit_count = 1;
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
        con_see(scene->game, &scene->module, "french", scene->arena);

    for (size_t i = 0; i < seen->sighting_count; i++)
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
    con_vedette(&scene->board, "post")->state = OUT;
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
    assert_int_equal(con_force(&scene->board, "hussars")->zoc_entry, 0);
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
    {"4g it marches by itself", it_marches_by_itself},
    {"4g another leader does not take it", another_leader_does_not_take_it},
    {"4g it needs no supply", it_needs_no_supply},
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
    {"4g a turn file that says it of others", a_turn_file_lies_about_it},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
