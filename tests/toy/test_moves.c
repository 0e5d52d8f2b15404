/* 2 The ground and 4 moves, case by case. */
#include "tests/support/scenes.h"
#include "tests/toy/scene.h"

/* A hedgehog of pace 4 in 0404; badgers are far away. */
static void alone(struct scene *scene)
{
    scene_band(scene, "h1", 404, 3);
    scene_band(scene, "b9", 909, 1);
    scene_at(scene, "II", PUSH, SCOUT);
}

static void move(struct scene *scene, const char *path)
{
    scene_sheet(scene, "hedgehogs", "II",
                arena_text(scene->arena, "<move band='h1' path='%s'/>", path));
    scene_sheet(scene, "badgers", "II", "");
    scene_play(scene);
}

static void pace(struct scene *scene)
{
    alone(scene);
    assert_null(scene_refusal(scene, "hedgehogs",
                              "<move band='h1' path='0405 0406 0407 0408'/>"));
    scene_ground(scene, 406, "brambles");
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs",
                      "<move band='h1' path='0405 0406 0407 0408'/>"),
        RULE(2_1));
}

/* With pace 3, grass and brambles can be paid, and no hex more. */
static void ground(struct scene *scene)
{
    alone(scene);
    scene_ground(scene, 406, "brambles");
    scene_find(scene, "h1")->pace = 3;
    assert_null(scene_refusal(scene, "hedgehogs",
                              "<move band='h1' path='0405 0406'/>"));
    scene_find(scene, "h1")->pace = 2;
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='0405 0406'/>"),
        RULE(2_1));
    scene_find(scene, "h1")->pace = 3;
    move(scene, "0405 0406");
    assert_int_equal(scene_event(scene, EVENT_NOTE, RULE(2_2))->number, 3);
}

static void closed(struct scene *scene)
{
    alone(scene);
    scene_ground(scene, 405, "pond");
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='0405'/>"),
        RULE(2_2a));
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='9999'/>"),
        RULE(2_2a));
}

static void beside_an_enemy(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "b1", 508, 2);
    move(scene, "0405 0406 0407");
    assert_int_equal(scene_hex(scene, "h1"), 407);
}

static void stopped_beside_an_enemy(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "b1", 505, 2);
    move(scene, "0405 0406 0407");
    assert_int_equal(scene_hex(scene, "h1"), 405);
    assert_int_equal(scene_events(scene, EVENT_NOTE, RULE(2_3)), 1);
}

static void too_weak(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "b1", 505, 1);
    move(scene, "0405 0406 0407");
    assert_int_equal(scene_hex(scene, "h1"), 407);
    assert_int_equal(scene_events(scene, EVENT_NOTE, RULE(2_3)), 0);
    assert_int_equal(scene_events(scene, EVENT_NOTE, RULE(2_3a)), 1);
}

/* Of strength 1, so that it blocks without stopping. */
static void as_far_as_it_goes(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "b1", 407, 1);
    move(scene, "0405 0406 0407");
    assert_int_equal(scene_hex(scene, "h1"), 406);
    assert_int_equal(scene_events(scene, EVENT_NOTE, RULE(2_4)), 1);
    assert_int_equal(scene_event(scene, EVENT_MOVE, RULE(4_1))->path.count, 3);
}

static void cannot_begin(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "b1", 406, 1);
    scene->game->first = 1;
    scene_sheet(scene, "badgers", "II", "<move band='b1' path='0405'/>");
    move(scene, "0405 0406");
    assert_int_equal(scene_hex(scene, "b1"), 405);
    assert_int_equal(scene_hex(scene, "h1"), 404);
    assert_true(scene_lapsed(scene, RULE(2_4a)));
}

static void room_in_a_hex(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "h2", 405, 1);
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='0405'/>"),
        RULE(2_5));
    scene->module.stacking = 2;
    assert_null(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='0405'/>"));
    scene->module.stacking = 1;
    move(scene, "0505 0405");
    assert_int_equal(scene_hex(scene, "h1"), 505);
    assert_int_equal(scene_events(scene, EVENT_NOTE, RULE(2_5)), 1);
}

/* One may pass a friend, and stops before him if there is no room behind. */
static void passing_a_friend(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "h2", 405, 1);
    move(scene, "0405 0406");
    assert_int_equal(scene_hex(scene, "h1"), 406);
}

static void moves_in_order(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "h2", 405, 1);
    scene_sheet(scene, "hedgehogs", "II",
                "<move band='h2' path='0406'/>"
                "<move band='h1' path='0405'/>"
                "<move band='h1' path='0404'/>");
    scene_sheet(scene, "badgers", "II", "<move band='b9' path='0908'/>");
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "h2"), 406);
    assert_int_equal(scene_hex(scene, "h1"), 405);
    assert_int_equal(scene_hex(scene, "b9"), 908);
    assert_true(scene_lapsed(scene, RULE(4_1)));
}

/* The badgers come second, and in the order of their sheet. */
static void second_moves_alike(struct scene *scene)
{
    const struct event *first, *last;

    alone(scene);
    scene_sheet(scene, "hedgehogs", "II", "<move band='h1' path='0405'/>");
    scene_sheet(scene, "badgers", "II",
                "<move band='b9' path='0908'/><move band='b9' path='0907'/>");
    scene_play(scene);
    first = scene_event(scene, EVENT_MOVE, RULE(4_1));
    assert_string_equal(first->side, "hedgehogs");
    last = journal_last(&scene->journal,
                        (struct sought){EVENT_MOVE, RULE(4_1), NULL});
    assert_string_equal(last->side, "badgers");
    assert_int_equal(scene_hex(scene, "b9"), 908);
    assert_true(scene_lapsed(scene, RULE(4_1)));
}

static void two_moves_in_a_sheet(struct scene *scene)
{
    struct report *report = report_new(scene->arena);
    const struct seat seat = {.arena = scene->arena};

    alone(scene);
    scene_sheet(scene, "hedgehogs", "II",
                "<move band='h1' path='0405'/><move band='h1' path='0403'/>");
    assert_false(toy_ruleset.check_section(&seat, &scene->sections[0], report));
    assert_true(report_names(report, RULE(4_1)));
}

static void whose_band(struct scene *scene)
{
    alone(scene);
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='b9' path='0908'/>"),
        RULE(4_1));
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='h7' path='0908'/>"),
        FILE_RULE(unknown_reference));
}

/* Before it is its go, a family's checker keeps to what cannot change. */
static void nothing_is_certain_yet(struct scene *scene)
{
    alone(scene);
    scene_band(scene, "b1", 405, 1);
    scene->game->first = 1;
    assert_null(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='0405'/>"));
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<move band='h1' path='9999'/>"),
        RULE(2_2a));
}

/* Whatever is offered is accepted, and goes where it says. */
static void offered_moves_are_good(struct scene *scene)
{
    struct choices choices = {.arena = scene->arena};
    struct seat seat = {
        .game = scene->game,
        .module = &scene->module,
        .options = &scene->options,
        .side = "hedgehogs",
        .step = "II",
        .certain = true,
        .arena = scene->arena,
    };

    alone(scene);
    scene_band(scene, "b1", 506, 2);
    scene_band(scene, "h2", 304, 2);
    scene_ground(scene, 403, "brambles");
    scene_ground(scene, 504, "pond");
    toy_move.choices(&seat, &choices);
    assert_true(choices.count > 20);
    for (size_t i = 0; i < choices.count; i++) {
        const struct order order = {.kind = &toy_move,
                                    .details = choices.items[i].details};
        const struct move *details = order.details;
        const struct board board = {scene->game, &scene->module, NULL,
                                    scene->arena};

        assert_true(order_check(&seat, &order, report_new(scene->arena)));
        assert_int_equal(
            toy_walk(&board, scene_find(scene, details->band), &details->path)
                .steps,
            details->path.count);
    }
}

static const struct story stories[] = {
    {"2.1 pace", pace},
    {"2.2 ground", ground},
    {"2.2a closed ground", closed},
    {"2.3 the last hex of a path may be beside an enemy", beside_an_enemy},
    {"2.3 beside an enemy", stopped_beside_an_enemy},
    {"2.3a too weak to stop anybody", too_weak},
    {"2.4 as far as it goes", as_far_as_it_goes},
    {"2.4a a move that cannot begin", cannot_begin},
    {"2.5 room in a hex", room_in_a_hex},
    {"2.5 passing a friend", passing_a_friend},
    {"4.1 moves in the order of the sheet", moves_in_order},
    {"4.1 two moves for one band", two_moves_in_a_sheet},
    {"4.2 the second family moves like the first", second_moves_alike},
    {"4.1 whose band", whose_band},
    {"4.1 nothing is certain before one's go", nothing_is_certain_yet},
    {"4.1 what is offered is good", offered_moves_are_good},
};

int main(void)
{
    const struct table tables[] = {TABLE(stories, scene_tell)};

    return run_tables(tables, LENGTH(tables));
}
