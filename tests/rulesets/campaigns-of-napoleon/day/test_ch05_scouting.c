/* Chapter 5: scouting. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

/* Two brigades face each other, 0304 and 0303. */
static void facing(struct scene *scene)
{
    scene_leader(scene, "french", "vandamme", 304);
    scene_infantry(scene, "french", "f", 304, 12);
    scene_assign(scene, "f", "vandamme");
    scene_leader(scene, "prussian", "ziethen", 303);
    scene_infantry(scene, "prussian", "x", 303, 23);
    scene_infantry(scene, "prussian", "y", 303, 1);
    scene_assign(scene, "x", "ziethen");
    scene_assign(scene, "y", "ziethen");
}

static void scouts(struct scene *scene)
{
    scene_ready(scene);
    assert_string_equal(scene_play(scene, "III.a0"), "III.c");
}

static int light(struct scene *scene, enum side side, int hex)
{
    const struct party party = con_party_of_hex(&scene->board, side, hex);

    return con_party_light_halves(&party);
}

static void vedettes_are_half_a_point(struct scene *scene)
{
    facing(scene);
    scene_cavalry(scene, "french", "h", 304, 3, LIGHT);
    scene_vedette(scene, "french", "v1", 304);
    scene_vedette(scene, "french", "v2", 304);
    assert_int_equal(light(scene, FRENCH, 304), 2 * 4);
    scouts(scene);
    assert_true(
        event_names(scene_event(scene, EVENT_SCOUT, RULE(5d)), RULE(5a)));
}

static void the_card_says_what_is_light(struct scene *scene)
{
    static const struct vedettes_order {
        const char *unit;
        int deed, count;
    } make = {"h", 0, 1};

    facing(scene);
    scene_cavalry(scene, "french", "h", 304, 3, MEDIUM);
    scene_cavalry(scene, "french", "l", 304, 2, LIGHT);
    assert_int_equal(light(scene, FRENCH, 304), 2 * 2);
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_vedettes, &make),
                     RULE(5b));
}

static void one_vedette_learns_the_name(struct scene *scene)
{
    const struct event *report = NULL;

    facing(scene);
    scene_vedette(scene, "french", "v", 304);
    scene_cavalry(scene, "prussian", "c", 303, 2, LIGHT);
    scouts(scene);
    report = scene_event(scene, EVENT_SCOUT, RULE(5c));
    assert_non_null(report);
    assert_non_null(strstr(report->text, "ziethen leads."));
    assert_true(event_seen_by(report, "french"));
    assert_false(event_seen_by(report, "coalition"));
}

static void half_the_cavalry_learns_strength(struct scene *scene)
{
    facing(scene);
    scene_cavalry(scene, "french", "h", 304, 2, LIGHT);
    scene_cavalry(scene, "prussian", "c", 303, 4, LIGHT);
    scouts(scene);
    assert_int_equal(scene_count(scene, EVENT_SCOUT, RULE(5d)), 2);
    assert_int_equal(scene_event(scene, EVENT_SCOUT, RULE(5d))->number, 30);
}

/* Whose cavalry is too weak has no class reported, and does not see that his
 * own was. */
static void what_was_reported_is_known(struct scene *scene)
{
    const struct game *view;

    facing(scene);
    scene_cavalry(scene, "french", "h", 304, 1, LIGHT);
    scene_cavalry(scene, "prussian", "c", 303, 4, LIGHT);
    scouts(scene);
    assert_int_equal(scene_group(scene, COALITION, 303)->reported, NO_CLASS);
    assert_int_equal(scene_group(scene, FRENCH, 304)->reported,
                     scene_group(scene, FRENCH, 304)->class);
    view = con_see(scene->game, &scene->module, NULL, "french", scene->arena);
    for (size_t i = 0; i < view->groups_count; i++)
        assert_int_equal(view->groups[i].reported, NO_CLASS);
    view =
        con_see(scene->game, &scene->module, NULL, "coalition", scene->arena);
    for (size_t i = 0; i < view->groups_count; i++)
        assert_int_equal(view->groups[i].reported != NO_CLASS,
                         view->groups[i].side == FRENCH);
}

static void none_learns_nothing(struct scene *scene)
{
    facing(scene);
    scouts(scene);
    assert_int_equal(scene_count(scene, EVENT_SCOUT, NULL), 0);
}

static void vedettes_in_contact_disperse(struct scene *scene)
{
    facing(scene);
    scene_vedette(scene, "french", "v", 304);
    scouts(scene);
    assert_non_null(scene_event(scene, EVENT_SCOUT, NULL));
    assert_int_equal(con_vedette(&scene->board, "v")->state, REGROUP);
}

/* 4g it joins the troops of its hex, and is a force among them. */
static void who_falls_back_is_a_force(struct scene *scene)
{
    facing(scene);
    scene_cavalry(scene, "french", "h", 304, 1, LIGHT);
    scene_the_unit(scene, "h")->acting_vedette = true;
    scouts(scene);
    assert_false(scene_the_unit(scene, "h")->acting_vedette);
    assert_non_null(
        con_force(&scene->board, scene_the_unit(scene, "h")->force));
}

static void nothing_over_a_bridge(struct scene *scene)
{
    static const struct bridge_wish {
        int at, wish, ratio;
    } fight = {0, 1, 0};

    facing(scene);
    scene_put(scene, "vandamme", 1019);
    scene_put(scene, "f", 1019);
    scene_put(scene, "ziethen", 1018);
    scene_put(scene, "x", 1018);
    scene_put(scene, "y", 1018);
    scene_cavalry(scene, "french", "h", 1019, 2, LIGHT);
    scene_standing(scene, FRENCH, &con_bridge_fight, &fight);
    scene_standing(scene, COALITION, &con_bridge_fight, &fight);
    scouts(scene);
    assert_non_null(scene_event(scene, EVENT_SCOUT, RULE(5f)));
    assert_null(scene_event(scene, EVENT_SCOUT, RULE(5d)));
}

static const struct scene_row rows[] = {
    {"5a log.2009-01-20 log.2009-02-01a log.2023-11-22 light cavalry and half "
     "a point a vedette",
     vedettes_are_half_a_point},
    {"5b the card says what is light", the_card_says_what_is_light},
    {"5c a vedette learns the leader's name", one_vedette_learns_the_name},
    {"5d half as much cavalry learns class and strength",
     half_the_cavalry_learns_strength},
    {"5d what was reported is known, to whom it was",
     what_was_reported_is_known},
    {"5d no cavalry learns nothing", none_learns_nothing},
    {"5e log.2008-11-26 vedettes in contact disperse after scouting",
     vedettes_in_contact_disperse},
    {"4g 5e cavalry that falls back is a force", who_falls_back_is_a_force},
    {"5f nothing is learned over a bridge", nothing_over_a_bridge},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
