/* 12.5 economic manipulation. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static struct power_state *manipulated(struct scene *scene, int square)
{
    struct power_state *france = scene_find_power(scene, FRANCE);

    scene_option(scene, "economic-manipulation", "on");
    france->box = 25;
    france->money = 40;
    france->manipulation = square;
    scene_quarter(scene, "1806-03");
    return france;
}

static void recorded_before_set(struct scene *scene)
{
    struct power_state *france = manipulated(scene, -1);

    scene_orders(scene, "fr", "E", "<manipulate square='2'/>");
    scene_play(scene, "E");
    assert_int_equal(france->box, 24);
    assert_int_equal(france->manipulation, 2);
}

/* Square 3 costs 27 manpower. */
static void what_cannot_be_paid_is_nothing(struct scene *scene)
{
    struct power_state *france = manipulated(scene, 3);
    int box = france->box;

    france->manpower = 26;
    scene_play(scene, "E");
    assert_int_equal(france->box, box);
    assert_int_equal(france->money, 40);
    assert_int_equal(france->manpower, 26);
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(manipulation)));
}

static void nothing_at_the_start(struct scene *scene)
{
    struct power_state *france = manipulated(scene, 0);

    scene_play(scene, "E");
    assert_int_equal(france->money, 40);
    assert_null(scene_event(scene, EVENT_STATE, RULE(12_5_1)));
    france->box = 3;
    scene_month(scene, "1806-06");
    assert_ptr_equal(
        scene_refusal(scene, "fr", "E", "<manipulate square='-1'/>"),
        RULE(12_5b));
}

/* Disorder came with the end of March: it binds in June, not in September. */
static void after_civil_disorder(struct scene *scene)
{
    const char *order = "<manipulate square='2'/>";
    struct power_state *france = manipulated(scene, 0);

    france->disorder = scene->game->turn;
    scene_month(scene, "1806-06");
    assert_ptr_equal(scene_refusal(scene, "fr", "E", order), RULE(12_5b));
    assert_null(scene_refusal(scene, "fr", "E", "<manipulate square='1'/>"));
    scene_month(scene, "1806-09");
    assert_null(scene_refusal(scene, "fr", "E", order));
}

static void recording_gives_points_and_money(struct scene *scene)
{
    struct power_state *france = manipulated(scene, -2);
    int unit = 0;

    for (size_t i = 0; i < scene->module->manipulation_count; i++)
        if (scene->module->manipulation[i].power == FRANCE &&
            scene->module->manipulation[i].square == -2)
            unit = scene->module->manipulation[i].money;
    scene_play(scene, "E");
    assert_int_equal(france->money, 40 + unit);
    assert_int_equal(france->box, 23);
}

static void the_setting_acts_next_quarter(struct scene *scene)
{
    struct power_state *france = manipulated(scene, 1);

    france->manpower = 30;
    scene_play(scene, "E");
    assert_int_equal(france->box, 26);
    assert_int_equal(france->manipulation, 1);
    assert_ptr_equal(
        scene_refusal(scene, "fr", "E", "<manipulate square='4'/>"),
        RULE(12_5b));
    scene_next_exchange(scene);
    scene_month(scene, "1806-06");
    france->manpower = 30;
    scene_answers(scene, "E", NULL, NULL);
    scene_orders(scene, "fr", "E", "<manipulate square='2'/>");
    scene_play(scene, "E");
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_5_1a), "now in box 27"));
    assert_int_equal(france->manipulation, 2);
    assert_non_null(scene_event(scene, EVENT_ORDER, RULE(12_5_2)));
}

static void manipulation_is_an_option(struct scene *scene)
{
    assert_ptr_equal(
        scene_refusal(scene, "fr", "E", "<manipulate square='1'/>"),
        RULE(12_5a));
    scene_option(scene, "economic-manipulation", "on");
    assert_null(scene_refusal(scene, "fr", "E", "<manipulate square='1'/>"));
}

static const struct scene_row rows[] = {
    {"12.5a recorded before set", recorded_before_set},
    {"12.5b nothing at the start", nothing_at_the_start},
    {"12.5b after civil disorder", after_civil_disorder},
    {"base manipulation: what cannot be paid is nothing",
     what_cannot_be_paid_is_nothing},
    {"12.5.1 recording gives points and money",
     recording_gives_points_and_money},
    {"12.5.2 the setting acts next quarter", the_setting_acts_next_quarter},
    {"12.5a manipulation is an option", manipulation_is_an_option},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
