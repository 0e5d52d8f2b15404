/* Chapter 4: vedettes. */
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/vedette_scene.h"
#include "tests/support/test.h"

static void dispersed_is_regrouping(struct scene *scene)
{
    static const int path[] = {305, 304, 0};
    const struct vedette *post = NULL;

    davout(scene);
    assert_true(marches(scene, FRENCH, "davout", path));
    post = con_vedette(&scene->board, "post");
    assert_int_equal(post->state, REGROUP);
    assert_int_equal(post->back, scene->game->turn + 1);
    assert_string_equal(scene_event(scene, EVENT_STATE, RULE(4a))->piece,
                        "post");
}

/* The id of a counter tells of which unit it is. */
static void their_unit_is_not_told(struct scene *scene)
{
    static const int path[] = {305, 304, 0};
    struct journal read;

    davout(scene);
    assert_true(marches(scene, FRENCH, "davout", path));
    journal_for(&read, &scene->journal, "french", scene->arena);
    assert_null(
        journal_first(&read, (struct sought){EVENT_STATE, RULE(4c), "disperse"})
            ->piece);
}

static void contact_reveals(struct scene *scene)
{
    static const int path[] = {302, 303, 0};

    davout(scene);
    scene_put(scene, "post", 302);
    scene_put(scene, "davout", 304);
    scene_put(scene, "a", 304);
    scene_put(scene, "b", 304);
    assert_true(marches(scene, COALITION, "post", path));
    assert_non_null(scene_event(scene, EVENT_SCOUT, RULE(4b)));
    assert_true(con_vedette(&scene->board, "post")->revealed);
    assert_int_equal(con_vedette(&scene->board, "post")->state, ON_MAP);
}

/* What rides through its friends is no stack of vedettes alone. */
static void among_friends_it_is_not_revealed(struct scene *scene)
{
    static const int path[] = {302, 303, 0};

    davout(scene);
    scene_put(scene, "post", 302);
    scene_put(scene, "davout", 304);
    scene_put(scene, "a", 304);
    scene_put(scene, "b", 304);
    scene_infantry(scene, "prussian", "friend", 303, 5);
    assert_true(marches(scene, COALITION, "post", path));
    assert_int_equal(con_vedette(&scene->board, "post")->hex, 303);
    assert_null(scene_event(scene, EVENT_SCOUT, RULE(4b)));
    assert_false(con_vedette(&scene->board, "post")->revealed);
}

static void a_start_next_to_them_disperses(struct scene *scene)
{
    static const int path[] = {305, 306, 0};

    davout(scene);
    scene_put(scene, "post", 304);
    assert_true(marches(scene, FRENCH, "davout", path));
    assert_int_equal(con_vedette(&scene->board, "post")->state, REGROUP);
    assert_int_equal(scene_the_unit(scene, "a")->hex, 306);
}

/* [base hidden] A name that is its owner's (ruling 70). */
static void the_report_names_no_unit(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    scene_infantry(scene, "french", "x", 305, 8);
    scene_vedette(scene, "prussian", "post", 303);
    scene_ready(scene);
    con_force(&scene->board, "x")->commanded = COMMAND_PAID;
    assert_true(marches(scene, FRENCH, "x", path));
    assert_string_equal(scene_event(scene, EVENT_SCOUT, RULE(4d))->text,
                        "The vedettes at 0303 report: troops without a leader, "
                        "a division, about 10 SP.");
}

static void the_report_says_who(struct scene *scene)
{
    static const int path[] = {305, 304, 0};
    const struct event *report = NULL;

    davout(scene);
    assert_true(marches(scene, FRENCH, "davout", path));
    report = scene_event(scene, EVENT_SCOUT, RULE(4d));
    assert_non_null(report);
    assert_string_equal(report->text, "The vedettes at 0303 report: davout, "
                                      "a corps, about 20 SP.");
    assert_true(event_seen_by(report, "coalition"));
    assert_false(event_seen_by(report, "french"));
}

static void few_are_reported_as_one(struct scene *scene)
{
    (void)scene;
    assert_int_equal(con_reported_sp(4), 1);
    assert_int_equal(con_reported_sp(5), 1);
    assert_int_equal(con_reported_sp(6), 10);
    assert_int_equal(con_reported_sp(14), 10);
    assert_int_equal(con_reported_sp(15), 20);
    assert_int_equal(con_reported_sp(23), 20);
}

/* 1019 lies across the Sambre from 1018; no bridge is needed to be seen. */
static void nothing_across_a_primary_river(struct scene *scene)
{
    static const int path[] = {1020, 1019, 0};

    davout(scene);
    scene_put(scene, "davout", 1020);
    scene_put(scene, "a", 1020);
    scene_put(scene, "b", 1020);
    scene_put(scene, "post", 1018);
    assert_true(marches(scene, FRENCH, "davout", path));
    assert_int_equal(con_vedette(&scene->board, "post")->state, REGROUP);
    assert_int_equal(scene_event(scene, EVENT_SCOUT, RULE(4d))->has_number,
                     false);
}

static void vedettes_disperse_each_other(struct scene *scene)
{
    static const int path[] = {305, 304, 0};

    scene_vedette(scene, "french", "ours", 305);
    scene_vedette(scene, "prussian", "theirs", 303);
    assert_true(marches(scene, FRENCH, "ours", path));
    assert_int_equal(con_vedette(&scene->board, "ours")->state, REGROUP);
    assert_int_equal(con_vedette(&scene->board, "theirs")->state, REGROUP);
}

/* Two of five points are spent when the vedettes disperse; three are left. */
static void vedettes_stop_nobody(struct scene *scene)
{
    static const int path[] = {306, 305, 304, 303, 302, 301, 0};

    davout(scene);
    scene_put(scene, "davout", 306);
    scene_put(scene, "a", 306);
    scene_put(scene, "b", 306);
    assert_true(marches(scene, FRENCH, "davout", path));
    assert_int_equal(scene_the_unit(scene, "a")->hex, 301);
}

/* Nor does a leader without troops do anything to them. */
static void a_leader_alone_is_no_force(struct scene *scene)
{
    static const int path[] = {305, 304, 404, 0};
    static const int into[] = {404, 304, 303, 0};

    scene_leader(scene, "french", "davout", 305);
    scene_vedette(scene, "prussian", "post", 303);
    scene_ready(scene);
    assert_true(marches(scene, FRENCH, "davout", path));
    assert_int_equal(con_vedette(&scene->board, "post")->state, ON_MAP);
    assert_null(scene_event(scene, EVENT_SCOUT, NULL));
    assert_int_equal(con_leader(&scene->board, "davout")->hex, 404);
    assert_false(marches(scene, FRENCH, "davout", into));
    assert_int_equal(con_leader(&scene->board, "davout")->hex, 404);
}

/* What the end of a combat does for those who have come to stand there. */
static void who_retreats_rides_over_them(struct scene *scene)
{
    scene_vedette(scene, "french", "post", 305);
    scene_vedette(scene, "french", "elsewhere", 307);
    scene_infantry(scene, "prussian", "beaten", 305, 5);
    scene_ready(scene);
    con_ride_down(&scene->play, RULE(4h));
    assert_int_equal(con_vedette(&scene->board, "post")->state, REGROUP);
    assert_int_equal(con_vedette(&scene->board, "elsewhere")->state, ON_MAP);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(4h)), 1);
}

static const struct scene_row rows[] = {
    {"4a log.2008-12-15 dispersed vedettes regroup until the next turn",
     dispersed_is_regrouping},
    {"4a hidden of which unit they are is not told", their_unit_is_not_told},
    {"4b log.2009-11-08a vedettes next to an enemy are known for what they are",
     contact_reveals},
    {"4b vedettes among troops are not", among_friends_it_is_not_revealed},
    {"4c a leader alone is no force", a_leader_alone_is_no_force},
    {"4c a march that starts next to vedettes disperses them",
     a_start_next_to_them_disperses},
    {"4d log.2008-03-24c log.2008-11-04 dispersed vedettes report leader, "
     "class and strength",
     the_report_says_who},
    {"4d the report names no unit", the_report_names_no_unit},
    {"4d up to 5 SP is reported as 1, 15 as 20", few_are_reported_as_one},
    {"4d log.2009-02-08b nothing is seen across a primary river",
     nothing_across_a_primary_river},
    {"4h whoever retreats onto vedettes disperses them",
     who_retreats_rides_over_them},
    {"4e vedettes disperse each other", vedettes_disperse_each_other},
    {"4f vedettes stop nobody in phase II", vedettes_stop_nobody},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
