/* 3 Plans, case by case. */
#include "tests/toy/scene.h"

static void both_there(struct scene *scene)
{
    scene_band(scene, "h1", 404, 3);
    scene_band(scene, "b1", 409, 3);
}

static void plans(struct scene *scene, const char *hedgehogs,
                  const char *badgers)
{
    both_there(scene);
    scene_sheet(scene, "hedgehogs", "I",
                arena_text(scene->arena, "<plan value='%s'/>", hedgehogs));
    scene_sheet(scene, "badgers", "I",
                arena_text(scene->arena, "<plan value='%s'/>", badgers));
    scene_play(scene);
}

static void nothing_is_known_of_one(struct scene *scene)
{
    both_there(scene);
    scene_sheet(scene, "hedgehogs", "I", "<plan value='push'/>");
    assert_int_equal(scene_play(scene), PLAY_ASKS);
    assert_null(scene->journal.first);
    assert_int_equal(scene->game->households[0].plan, UNPLANNED);
}

static void both_are_revealed(struct scene *scene)
{
    plans(scene, "push", "scout");
    assert_int_equal(scene_events(scene, EVENT_STATE, RULE(3_1)), 2);
    assert_true(scene_event(scene, EVENT_STATE, RULE(3_1))->all_see);
    assert_int_equal(scene->game->households[0].plan, PUSH);
    assert_int_equal(scene->game->households[1].plan, SCOUT);
}

static void none_means_rest(struct scene *scene)
{
    both_there(scene);
    scene_sheet(scene, "hedgehogs", "I", "");
    scene_sheet(scene, "badgers", "I", "<plan value='push'/>");
    scene_play(scene);
    assert_int_equal(scene->game->households[0].plan, REST);
    assert_ptr_equal(scene_refusal(scene, "hedgehogs", "<plan value='none'/>"),
                     RULE(3_1));
}

static void quicker_goes_first(struct scene *scene)
{
    plans(scene, "push", "scout");
    assert_int_equal(scene->game->first, 1);
    assert_int_equal(scene_events(scene, EVENT_ROLL, RULE(3_2)), 0);
}

static void scout_goes_first(struct scene *scene)
{
    plans(scene, "scout", "push");
    assert_int_equal(scene->game->first, 0);
}

static void higher_die_goes_first(struct scene *scene)
{
    scene_dice(scene, "3.2/first/hedgehogs", "2");
    scene_dice(scene, "3.2/first/badgers", "5");
    plans(scene, "push", "push");
    assert_int_equal(scene->game->first, 1);
    assert_int_equal(scene_events(scene, EVENT_ROLL, RULE(3_2)), 2);
}

static void equal_dice(struct scene *scene)
{
    scene_dice(scene, "3.2/first/hedgehogs", "4");
    scene_dice(scene, "3.2/first/badgers", "4");
    plans(scene, "push", "push");
    assert_int_equal(scene->game->first, 0);
    assert_int_equal(scene_events(scene, EVENT_STATE, BASE(tie_break)), 1);
}

static void resting_bands_stay(struct scene *scene)
{
    both_there(scene);
    scene_find(scene, "h1")->tired = true;
    scene_sheet(scene, "hedgehogs", "I", "<plan value='rest'/>");
    scene_sheet(scene, "badgers", "I", "<plan value='scout'/>");
    scene_sheet(scene, "hedgehogs", "II", "<move band='h1' path='0405'/>");
    scene_sheet(scene, "badgers", "II", "");
    assert_int_equal(scene_play(scene), PLAY_GAME_TURN);
    assert_int_equal(scene_hex(scene, "h1"), 404);
    assert_true(scene_lapsed(scene, RULE(3_3)));
    assert_false(scene_find(scene, "h1")->tired);
}

static void resting_bands_begin_nothing(struct scene *scene)
{
    scene_band(scene, "h1", 404, 3);
    scene_band(scene, "b1", 405, 3);
    scene_at(scene, "III", REST, SCOUT);
    assert_ptr_equal(
        scene_refusal(scene, "hedgehogs", "<scuffle band='h1' enemy='b1'/>"),
        RULE(3_3));
    assert_int_equal(scene_questions(scene).count, 0);
}

/* Who does not rest stays tired. */
static void tired_stay_tired(struct scene *scene)
{
    both_there(scene);
    scene_find(scene, "h1")->tired = true;
    scene_at(scene, "IV", PUSH, SCOUT);
    scene_play(scene);
    assert_true(scene_find(scene, "h1")->tired);
}

static const struct story stories[] = {
    {"3.1 nothing is known of a plan that came alone", nothing_is_known_of_one},
    {"3.1 plans are made known together", both_are_revealed},
    {"3.1 none means rest", none_means_rest},
    {"3.2 the quicker plan goes first", quicker_goes_first},
    {"3.2 scout before push", scout_goes_first},
    {"3.2 equal plans: the higher die", higher_die_goes_first},
    {"3.2 equal dice: whom the module names first", equal_dice},
    {"3.3 resting bands stay and get fresh", resting_bands_stay},
    {"3.3 and begin nothing", resting_bands_begin_nothing},
    {"3.3 others stay tired", tired_stay_tired},
};

int main(void)
{
    const struct table tables[] = {TABLE(stories, scene_tell)};

    return run_tables(tables, LENGTH(tables));
}
