/* 1 The night, 6 cousins, 7 apples and 8 hiding, case by case. */
#include "tests/toy/scene.h"

#include "core/buffer.h"
#include "core/writer.h"

static void night(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 909, 2);
    scene_at(scene, "IV", PUSH, SCOUT);
    scene_dice(scene, "7.2/wind", "1");
}

static void order_of_a_watch(struct scene *scene)
{
    static const char *const ids[] = {"I", "II", "III", "IV"};

    (void)scene;
    for (size_t i = 0; i < LENGTH(ids); i++) {
        assert_string_equal(toy_ruleset.sequence[i].id, ids[i]);
        assert_ptr_equal(toy_ruleset.sequence[i].rule, RULE(1_1));
        assert_int_equal(toy_ruleset.sequence[i].ends_game_turn, i == 3);
    }
    assert_null(toy_ruleset.sequence[4].id);
}

static void last_watch(struct scene *scene)
{
    night(scene);
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene->game->watch, 2);
    scene->game->watch = 3;
    scene->place.step = "IV";
    scene_at(scene, "IV", PUSH, SCOUT);
    assert_int_equal(scene_play(scene), PLAY_OVER);
    assert_int_equal(scene_events(scene, EVENT_STATE, RULE(1_2)), 1);
}

static void nobody_left(struct scene *scene)
{
    scene_band(scene, "b1", 909, 2);
    scene_at(scene, "IV", PUSH, SCOUT);
    assert_int_equal(scene_play(scene), PLAY_OVER);
}

static void gather(struct scene *scene)
{
    night(scene);
    scene_heap(scene, 404, 5);
    scene_play(scene);
    assert_int_equal(scene->game->households[0].apples, 2);
    assert_int_equal(scene->game->heaps[0].apples, 3);
    assert_int_equal(scene_event(scene, EVENT_STATE, RULE(7_1))->number, 2);
}

static void last_apple(struct scene *scene)
{
    night(scene);
    scene_heap(scene, 404, 1);
    scene_play(scene);
    assert_int_equal(scene->game->households[0].apples, 1);
    assert_int_equal(scene->game->heaps[0].apples, 0);
}

static const struct wind_case {
    const char *name;
    const char *face;
    int apples;
} winds[] = {
    {"7.2 a wind of 1", "1", 0},
    {"7.2 a wind of 3", "3", 0},
    {"7.2 a wind of 4", "4", 1},
    {"7.2 a wind of 6", "6", 2},
};

static void wind(void **state)
{
    const struct wind_case *row = *state;
    struct scene *scene = scene_new();

    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 909, 2);
    scene_heap(scene, 101, 0);
    scene_heap(scene, 505, 3);
    scene_at(scene, "IV", PUSH, SCOUT);
    scene_dice(scene, "7.2/wind", row->face);
    scene_play(scene);
    assert_int_equal(scene->game->heaps[0].apples, row->apples);
    assert_int_equal(scene->game->heaps[1].apples, 3 + row->apples);
    assert_int_equal(scene_event(scene, EVENT_TABLE, BASE(wind_chart))->number,
                     row->apples);
    scene_free(scene);
}

static void still_night(struct scene *scene)
{
    struct report *report = report_new(scene->arena);
    const struct place place = {"roster.xml", 1};

    night(scene);
    scene_option(scene, "wind", "off");
    scene->module.wind_count = 0;
    assert_true(toy_ruleset.check_options(&scene->module, &scene->options,
                                          &place, report));
    scene_play(scene);
    assert_int_equal(scene_events(scene, EVENT_ROLL, RULE(7_2)), 0);
    scene_option(scene, "wind", "on");
    assert_false(toy_ruleset.check_options(&scene->module, &scene->options,
                                           &place, report));
    assert_true(report_names(report, RULE(7_2)));
}

static void verdict(struct scene *scene, int hedgehogs, int badgers)
{
    night(scene);
    scene->game->watch = 3;
    scene->game->households[0].apples = hedgehogs;
    scene->game->households[1].apples = badgers;
    scene_sheet(scene, "hedgehogs", "IV", "");
    scene_sheet(scene, "badgers", "IV", "");
    assert_int_equal(scene_play(scene), PLAY_OVER);
    assert_int_equal(scene_events(scene, EVENT_VERDICT, RULE(7_3)), 1);
}

static void first_wins(struct scene *scene)
{
    verdict(scene, 5, 3);
    assert_int_equal(scene->game->verdict, FIRST_WINS);
}

static void second_wins(struct scene *scene)
{
    verdict(scene, 2, 3);
    assert_int_equal(scene->game->verdict, SECOND_WINS);
}

static void draw(struct scene *scene)
{
    verdict(scene, 3, 3);
    assert_int_equal(scene->game->verdict, DRAW);
}

static void cousin_comes(struct scene *scene)
{
    night(scene);
    scene->game->households[0].apples = 4;
    scene_sheet(scene, "hedgehogs", "IV", "<call band='h1'/>");
    scene_play(scene);
    assert_int_equal(scene->game->households[0].apples, 1);
    assert_int_equal(scene_hex(scene, "h1.cousin"), 101);
    assert_int_equal(scene_strength(scene, "h1.cousin"), 2);
    assert_ptr_equal(scene_refusal(scene, "hedgehogs", "<call band='h1'/>"),
                     RULE(6_1));
}

/* The second of two calls finds too little in store and lapses. */
static void too_few_apples(struct scene *scene)
{
    night(scene);
    scene_band(scene, "h2", 303, 2);
    scene->game->households[0].apples = 5;
    scene->module.stacking = 2;
    scene_sheet(scene, "hedgehogs", "IV", "<call band='h1'/><call band='h2'/>");
    scene_play(scene);
    assert_int_equal(scene->game->households[0].apples, 2);
    assert_int_equal(scene_hex(scene, "h2.cousin"), 0);
    assert_true(scene_lapsed(scene, RULE(6_1)));
}

static void full_burrow(struct scene *scene)
{
    night(scene);
    scene_band(scene, "h2", 101, 2);
    scene->game->households[0].apples = 4;
    scene_sheet(scene, "hedgehogs", "IV", "<call band='h1'/>");
    scene_play(scene);
    assert_int_equal(scene->game->households[0].apples, 4);
    assert_int_equal(scene_hex(scene, "h1.cousin"), 0);
    assert_true(scene_lapsed(scene, RULE(6_1a)));
}

/* The bytes of what a side sees. */
static const char *seat_of(struct scene *scene, const char *side)
{
    struct buffer bytes;
    struct writer writer;
    const char *text;

    buffer_init(&bytes);
    writer_init(&writer, &bytes, scene->arena);
    record_write(
        &writer, &toy_game_record,
        toy_ruleset.see(scene->game, &scene->module, NULL, side, scene->arena));
    text = arena_string(scene->arena, bytes.bytes, bytes.length);
    buffer_release(&bytes);
    return text;
}

static void hiding(struct scene *scene)
{
    night(scene);
    scene_band(scene, "h2", 707, 2);
    scene_ground(scene, 404, "brambles");
    assert_null(strstr(seat_of(scene, "badgers"), "\"h1\""));
    assert_non_null(strstr(seat_of(scene, "badgers"), "\"h2\""));
    assert_non_null(strstr(seat_of(scene, "hedgehogs"), "\"h1\""));
    scene_band(scene, "b2", 405, 1);
    assert_non_null(strstr(seat_of(scene, "badgers"), "\"h1\""));
}

/* Whatever is hidden, every byte of the view stays the same. */
static void hidden_part_does_not_show(struct scene *scene)
{
    const char *before;

    night(scene);
    scene_ground(scene, 404, "brambles");
    before = seat_of(scene, "badgers");
    scene_find(scene, "h1")->strength = 9;
    scene_find(scene, "h1")->tired = true;
    assert_string_equal(seat_of(scene, "badgers"), before);
}

/* A move into hiding is told to nobody else; who comes beside it sees. */
static void moves_in_hiding(struct scene *scene)
{
    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 707, 2);
    scene_ground(scene, 405, "brambles");
    scene_at(scene, "II", SCOUT, PUSH);
    scene_sheet(scene, "hedgehogs", "II", "<move band='h1' path='0405'/>");
    scene_play(scene);
    assert_true(
        event_seen_by(scene_event(scene, EVENT_MOVE, RULE(4_1)), "hedgehogs"));
    assert_false(
        event_seen_by(scene_event(scene, EVENT_MOVE, RULE(4_1)), "badgers"));
    scene_sheet(scene, "badgers", "II",
                "<move band='b1' path='0607 0507 0506'/>");
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "b1"), 506);
    assert_string_equal(scene_event(scene, EVENT_SCOUT, RULE(8_1))->piece,
                        "h1");
}

static struct seat desk_of(struct scene *scene, const char *side,
                           const char *step)
{
    return (struct seat){.game = scene->game,
                         .module = &scene->module,
                         .options = &scene->options,
                         .side = side,
                         .step = step,
                         .certain = true,
                         .arena = scene->arena};
}

static void told_of_bands(struct scene *scene)
{
    struct seat mine = desk_of(scene, "hedgehogs", "II");

    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 909, 2);
    mine.game = scene->game;
    assert_non_null(strstr(toy_describe(&mine, &toy_move, "h1"),
                           ": 2 strong at 0404, pace 4"));
    assert_null(toy_describe(&mine, &toy_move, "b1"));
    assert_null(toy_describe(&mine, &toy_move, "nobody"));
}

static void told_of_apples(struct scene *scene)
{
    struct seat mine = desk_of(scene, "hedgehogs", "IV");

    night(scene);
    mine.game = scene->game;
    scene->game->households[0].apples = 5;
    assert_string_equal(toy_purse(&mine)[0],
                        "You have 5 apples; a cousin costs 3.");
    assert_null(toy_purse(&mine)[1]);
    mine.step = "II";
    assert_null(toy_purse(&mine));
}

static const struct story stories[] = {
    {"1.1 order of a watch", order_of_a_watch},
    {"1.2 the night ends with its last watch", last_watch},
    {"1.2 or when a family has no band left", nobody_left},
    {"6.1 a cousin comes", cousin_comes},
    {"6.1 too few apples", too_few_apples},
    {"6.1a room in the burrow", full_burrow},
    {"a sheet says how a band stands", told_of_bands},
    {"a sheet says what apples buy", told_of_apples},
    {"7.1 gathering", gather},
    {"7.1 no more than there are", last_apple},
    {"7.2 a still night needs no chart", still_night},
    {"7.3 the first family wins", first_wins},
    {"7.3 the second family wins", second_wins},
    {"7.3 a draw", draw},
    {"8.1 hiding", hiding},
    {"8.1 what is hidden does not show", hidden_part_does_not_show},
    {"8.1 moves in hiding", moves_in_hiding},
};

int main(void)
{
    const struct table tables[] = {TABLE(stories, scene_tell),
                                   TABLE(winds, wind)};

    return run_tables(tables, LENGTH(tables));
}
