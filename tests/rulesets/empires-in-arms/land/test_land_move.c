/* Land movement and access. */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The case is cited where a march is told. */
static bool moves_by(const struct scene *scene, const struct rule *rule)
{
    return scene_event_saying(scene, EVENT_MOVE, rule, "marches from") != NULL;
}

/* ---- marching --------------------------------------------------------- */

static void it_marches(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a775", "20 infantry 2 cavalry");
    scene_corps(scene, "fr-c1", "a775", "5 cavalry");
    scene_corps(scene, "au-1", "a320", "10 infantry");
    scene_march(scene, "fr",
                "<move corps='fr-4 fr-c1' path='a775 a318 a320'/>");
    assert_string_equal(scene_find_corps(scene, "fr-4")->at, "a320");
    assert_string_equal(scene_find_corps(scene, "fr-4")->from, "a318");
    assert_int_equal(scene_find_corps(scene, "fr-4")->spent, 2);
    assert_int_equal(scene_find_corps(scene, "fr-c1")->spent, 2);
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<move corps='fr-4' path='a320 a325'/>"),
                     BASE(land_move));
}

static void a_forced_march_costs(struct scene *scene)
{
    scene_corps(scene, "au-1", "a467", "10 infantry");
    scene_die(scene, "land-move/forced/au-1", 5);
    scene_march(scene, "au",
                "<move corps='au-1' path='a467 a466 a464' forced='yes'/>");
    assert_int_equal(scene_find_corps(scene, "au-1")->factors[FACTOR_INFANTRY],
                     9);
    assert_int_equal(scene_find_corps(scene, "au-1")->spent, 4);
}

static void a_depot_is_swept(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_depot(scene, "au", "a326");
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    scene_march(scene, "fr", "<move corps='fr-1' path='a325 a326'/>");
    assert_int_equal(scene->game->depots_count, 0);
}

/* Corps of theirs keep it until they are beaten. */
static void a_defended_depot_stays(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    scene_corps(scene, "au-1", "a326", "10 infantry");
    scene_depot(scene, "au", "a326");
    scene_march(scene, "fr", "<move corps='fr-1' path='a325 a326'/>");
    eia_sweep_depots(&scene->play, FRANCE);
    assert_int_equal(scene->game->depots_count, 1);
    scene_find_corps(scene, "au-1")->at = "a475";
    eia_sweep_depots(&scene->play, FRANCE);
    assert_int_equal(scene->game->depots_count, 0);
}

/* While a power's battles wait for orders it has marched; others have not. */
static void who_fights_has_marched(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a325", "10 infantry");
    scene_corps(scene, "au-1", "a474", "10 infantry");
    scene_depot(scene, "fr", "a433");
    scene->game->land_part = LAND_BATTLES;
    scene->game->acting = FRANCE;
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<move corps='fr-1' path='a325 a326'/>"),
                     BASE(sequence));
    assert_ptr_equal(
        scene_refusal(scene, "fr", "L", "<depot at='a433' op='remove'/>"),
        BASE(sequence));
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<supply corps='fr-1' policy='forage'/>"),
                     BASE(sequence));
    assert_null(scene_refusal(scene, "au", "L",
                              "<move corps='au-1' path='a474 a475'/>"));
}

static void a_march_is_cut(struct scene *scene)
{
    scene_corps(scene, "au-1", "a467", "10 infantry");
    scene_march(scene, "au", "<move corps='au-1' path='a467 a465 a289'/>");
    assert_string_equal(scene_find_corps(scene, "au-1")->at, "a465");
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(mail)));
}

static void leaders_stay_with_their_corps(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a437", "10 infantry");
    scene_corps(scene, "fr-2", "a448", "10 infantry");
    scene_leader(scene, "napoleon", "fr-1");
    scene_march(scene, "fr",
                "<move corps='fr-1' leaders='napoleon' path='a437 a448'/>");
    assert_ptr_equal(
        scene_refusal(
            scene, "fr", "L",
            "<move corps='fr-2' leaders='napoleon' path='a448 a437'/>"),
        RULE(10_6_2a));
    assert_string_equal(eia_leader(&scene->board, "napoleon")->with, "fr-1");
}

static bool is_with(struct scene *scene, const char *leader, const char *corps)
{
    return same_name(eia_leader(&scene->board, leader)->with, corps);
}

/* Two corps stand together, a third next door. */
static void two_and_one(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a437", "10 infantry");
    scene_corps(scene, "fr-2", "a437", "10 infantry");
    scene_corps(scene, "fr-4", "a448", "10 infantry");
    scene_leader(scene, "napoleon", "fr-1");
}

/* Napoleon, with fr-1, leads fr-2 away; fr-1 marches the other way without
 * him. */
static void he_begins_with_another(struct scene *scene)
{
    two_and_one(scene);
    scene_march(scene, "fr",
                "<lead id='napoleon' with='fr-2'/>"
                "<move corps='fr-2' leaders='napoleon' path='a437 a448'/>"
                "<move corps='fr-1' path='a437 a435'/>");
    assert_true(is_with(scene, "napoleon", "fr-2"));
    assert_string_equal(scene_find_corps(scene, "fr-2")->at, "a448");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a435");
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_6_2a),
                                       "Napoleon goes with II"));
    assert_non_null(scene_event_saying(scene, EVENT_MOVE, BASE(land_move),
                                       "with Napoleon marches from"));
}

/* Without an order he is where his corps goes, as ever. */
static void he_goes_along(struct scene *scene)
{
    two_and_one(scene);
    scene_march(scene, "fr", "<move corps='fr-1' path='a437 a448'/>");
    assert_true(is_with(scene, "napoleon", "fr-1"));
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a448");
}

static void he_stays(struct scene *scene)
{
    two_and_one(scene);
    scene_march(scene, "fr",
                "<lead id='napoleon' stay='yes'/>"
                "<move corps='fr-1' path='a437 a448'/>");
    assert_true(is_with(scene, "napoleon", "fr-2"));
    assert_string_equal(scene_find_corps(scene, "fr-2")->at, "a437");
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_6_2a),
                                       "Napoleon is told to stay"));
    assert_non_null(scene_event_saying(scene, EVENT_GROUP, RULE(10_6_2a),
                                       "Napoleon stays"));
    /* It was for this step: next month he goes with his corps again. */
    scene_next_exchange(scene);
    scene_march(scene, "fr", "<move corps='fr-2' path='a437 a448'/>");
    assert_true(is_with(scene, "napoleon", "fr-2"));
    assert_string_equal(scene_find_corps(scene, "fr-2")->at, "a448");
}

static void refuses_lead(struct scene *scene, const char *order,
                         const struct rule *rule)
{
    if (scene_refusal(scene, "fr", "L", order) != rule)
        print_error("%s\n", order);
    assert_ptr_equal(scene_refusal(scene, "fr", "L", order), rule);
}

/* Its last factor falls by the way: its leader is told to leave. */
static void a_straggler_leaves_him_alone(struct scene *scene)
{
    scene_corps(scene, "au-1", "a467", "1 infantry");
    scene_leader(scene, "charles", "au-1");
    scene_die(scene, "land-move/forced/au-1", 6);
    scene_march(scene, "au",
                "<move corps='au-1' path='a467 a466 a464' forced='yes'/>");
    assert_null(scene_find_corps(scene, "au-1")->at);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6d)));
}

/* Not next door, not of others, not at sea, not both nor neither, and not when
 * one of the two has marched. */
static void whom_he_does_not_lead(struct scene *scene)
{
    two_and_one(scene);
    scene_corps(scene, "sp-1", "a437", "4 infantry");
    scene_leader(scene, "charles", "fr-2");
    refuses_lead(scene, "<lead id='napoleon' with='fr-2'/>", NULL);
    refuses_lead(scene, "<lead id='napoleon' stay='yes'/>", NULL);
    refuses_lead(scene, "<lead id='napoleon' with='fr-4'/>", RULE(10_6_2a));
    refuses_lead(scene, "<lead id='napoleon' with='sp-1'/>", RULE(10_6_2a));
    refuses_lead(scene, "<lead id='napoleon' with='fr-2' stay='yes'/>",
                 RULE(10_6_2a));
    refuses_lead(scene, "<lead id='napoleon'/>", RULE(10_6_2a));
    refuses_lead(scene, "<lead id='charles' with='fr-1'/>", RULE(10_6_2a));
    refuses_lead(scene, "<lead id='ney' with='fr-1'/>", RULE(10_6_2a));
    scene_find_corps(scene, "fr-2")->spent = 1;
    refuses_lead(scene, "<lead id='napoleon' with='fr-2'/>", RULE(10_6_2a));
    scene_find_corps(scene, "fr-2")->spent = 0;
    scene_find_corps(scene, "fr-1")->from = "a448";
    refuses_lead(scene, "<lead id='napoleon' with='fr-2'/>", RULE(10_6_2a));
    refuses_lead(scene, "<lead id='napoleon' stay='yes'/>", RULE(10_6_2a));
}

/* Inside a besieged city are other corps than before it. */
static void a_siege_parts_them(struct scene *scene)
{
    two_and_one(scene);
    scene_find_corps(scene, "fr-2")->in_city = true;
    refuses_lead(scene, "<lead id='napoleon' with='fr-2'/>", NULL);
    eia_city_made(&scene->board, "a437")->besieger = AUSTRIA;
    refuses_lead(scene, "<lead id='napoleon' with='fr-2'/>", RULE(10_6_2a));
}

/* The last corps beside who was told to stay does not march off. */
static void who_stays_is_not_alone(struct scene *scene)
{
    two_and_one(scene);
    eia_leader(&scene->board, "napoleon")->stays = true;
    refuses_lead(scene, "<move corps='fr-1' path='a437 a448'/>", NULL);
    refuses_lead(scene, "<move corps='fr-1 fr-2' path='a437 a448'/>",
                 RULE(10_6c));
    refuses_lead(scene,
                 "<move corps='fr-1' leaders='napoleon' path='a437 a448'/>",
                 RULE(10_6_2a));
    scene_march(scene, "fr",
                "<lead id='napoleon' stay='yes'/>"
                "<move corps='fr-1' path='a437 a448'/>"
                "<move corps='fr-2' path='a437 a448'/>");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a448");
    assert_string_equal(scene_find_corps(scene, "fr-2")->at, "a437");
    assert_true(is_with(scene, "napoleon", "fr-2"));
    assert_non_null(scene_event(scene, EVENT_LAPSE, RULE(10_6c)));
}

static void the_channel_arrow(struct scene *scene)
{
    const char *cross = "<move corps='fr-1' path='a433 a019'/>";

    scene_war(scene, "fr", "gb");
    scene_corps(scene, "fr-1", "a433", "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", cross), BASE(land_move));
    scene_option(scene, "channel-arrow", "on");
    assert_null(scene_refusal(scene, "fr", "L", cross));
    scene_march(scene, "fr", cross);
    assert_true(moves_by(scene, RULE(12_2_1_1)));
    scene_corps(scene, "fr-1", "a433", "10 infantry");
    scene_fleet(scene, "gb-f1", "s727", 10);
    scene_next_exchange(scene);
    assert_ptr_equal(scene_refusal(scene, "fr", "L", cross), BASE(crossing));
}

/* The Sound with a British fleet in it. */
static const char *over_the_sound(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_minor(scene, "sweden", CONQUERED, "fr");
    scene_corps(scene, "fr-1", "a295", "10 infantry");
    scene_corps(scene, "fr-2", "a063", "10 infantry");
    scene_fleet(scene, "gb-f1", "s720", 10);
    return "<move corps='fr-1' path='a295 a063'/>";
}

static void danish_arrows_off(struct scene *scene)
{
    assert_ptr_equal(scene_refusal(scene, "fr", "L", over_the_sound(scene)),
                     BASE(crossing));
}

static void both_shores_held(struct scene *scene)
{
    const char *cross = over_the_sound(scene);

    scene_option(scene, "danish-arrows", "on");
    assert_null(scene_refusal(scene, "fr", "L", cross));
    scene_corps(scene, "fr-2", NULL, "");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", cross), BASE(crossing));
    scene_corps(scene, "fr-2", "a063", "10 infantry");
    scene_march(scene, "fr", cross);
    assert_true(moves_by(scene, RULE(12_2_1_2a)));
    assert_true(moves_by(scene, RULE(12_2_1_2b)));
}

static void bavarians_in_breslau(struct scene *scene)
{
    const char *drop = "<move corps='bavaria-1' path='a289' drop='2'/>";

    scene_war(scene, "fr", "pr");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a289", "5 infantry");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", drop), RULE(12_3_8a));
    scene_option(scene, "detach-minor-factors", "on");
    assert_null(scene_refusal(scene, "fr", "L", drop));
    scene_march(scene, "fr", drop);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(12_3_8a),
                                       "leaves 2 infantry"));
}

/* They hold a city they took, too, if the players wish. */
static void bavarians_take_breslau(struct scene *scene)
{
    scene_war(scene, "fr", "pr");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a289", "5 infantry");
    eia_occupy(&scene->play, FRANCE, "a289");
    assert_null(eia_garrison(&scene->board, "a289", "bavaria"));
    scene_option(scene, "detach-minor-factors", "on");
    eia_occupy(&scene->play, FRANCE, "a289");
    assert_non_null(eia_garrison(&scene->board, "a289", "bavaria"));
    assert_int_equal(eia_garrison(&scene->board, "a289", "bavaria")->infantry,
                     1);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_3_8a), "in Breslau"));
}

static void saxons_take_no_bavarians(struct scene *scene)
{
    scene_war(scene, "fr", "pr");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_minor(scene, "saxony", FREE_STATE, "fr");
    scene_garrison(scene, "bavaria", "a289", 2, 0);
    scene_garrison(scene, "fr", "a289", 3, 0);
    scene_corps(scene, "saxony-1", "a289", "1 infantry");
    scene_corps(scene, "bavaria-1", "a289", "1 infantry");
    assert_ptr_equal(
        scene_refusal(scene, "fr", "L",
                      "<move corps='saxony-1' path='a289' take='1' "
                      "take-of='bavaria'/>"),
        RULE(12_3_8b));
    assert_null(scene_refusal(
        scene, "fr", "L", "<move corps='bavaria-1' path='a289' take='2'/>"));
    scene_march(scene, "fr", "<move corps='bavaria-1' path='a289' take='2'/>");
    assert_int_equal(
        scene_find_corps(scene, "bavaria-1")->factors[FACTOR_INFANTRY], 3);
    assert_null(eia_garrison(&scene->board, "a289", "bavaria"));
}

static const struct scene_row march_rows[] = {
    {"12.3.8a Bavarians keep a city they took", bavarians_take_breslau},
    {"base land-move: example 1, step 1", it_marches},
    {"base land-move: forced march", a_forced_march_costs},
    {"base sequence: who fights has marched", who_fights_has_marched},
    {"base land-move: depots are swept", a_depot_is_swept},
    {"base land-move: defended depots stay", a_defended_depot_stays},
    {"base mail: a march is cut", a_march_is_cut},
    {"10.6.2a a leader goes with one corps", leaders_stay_with_their_corps},
    {"10.6.2a he begins the step with another corps", he_begins_with_another},
    {"10.6.2a he goes along unless he is told otherwise", he_goes_along},
    {"10.6.2a he is told to stay", he_stays},
    {"10.6.2a whom he does not lead", whom_he_does_not_lead},
    {"10.6.2a a siege parts them", a_siege_parts_them},
    {"10.6d a forced march may leave him alone", a_straggler_leaves_him_alone},
    {"10.6c who stays is not alone", who_stays_is_not_alone},
    {"12.2.1.1 the channel arrow", the_channel_arrow},
    {"12.2.1.2a Danish arrows: off, fleets block", danish_arrows_off},
    {"12.2.1.2a, 12.2.1.2b held on both shores", both_shores_held},
    {"12.3.8a Bavarians stay at home", bavarians_in_breslau},
    {"12.3.8b each takes his own", saxons_take_no_bavarians},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"base land-move: points",
     "au L",
     {{"corps au-1 a467 10 infantry",
       "<move corps='au-1' path='a467 a466 a468'/>", NULL},
      {"", "<move corps='au-1' path='a467 a466 a464'/>", BASE(land_move)},
      {"", "<move corps='au-1' path='a467 a466 a464' forced='yes'/>", NULL}}},
    {"10.6c no leader is stranded",
     "fr L",
     {{"corps fr-1 a437 3 infantry; leader napoleon fr-1",
       "<move corps='fr-1' path='a437' drop='3'/>", RULE(10_6c)}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(march_rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
