/* The status display and its points. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void gains_move_right(struct scene *scene)
{
    struct power_state *france = eia_power_state(&scene->board, FRANCE);

    france->box = 20;
    eia_points(&scene->play, FRANCE, "battle-won-2", 1);
    assert_int_equal(france->box, 22);
}

static void losses_move_left(struct scene *scene)
{
    struct power_state *prussia = eia_power_state(&scene->board, PRUSSIA);

    prussia->box = 20;
    eia_points(&scene->play, PRUSSIA, "battle-lost-3", 1);
    assert_int_equal(prussia->box, 17);
    assert_int_equal(eia_zone(&scene->board, PRUSSIA), INSTABILITY);
}

static void marker_stays_on_the_display(struct scene *scene)
{
    struct power_state *france = eia_power_state(&scene->board, FRANCE);

    france->box = 39;
    eia_points(&scene->play, FRANCE, "battle-won-3", 1);
    assert_int_equal(france->box, 40);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_5_1c), "now in box 40"));
    assert_false(france->must_sue);
}

static void off_the_low_end_must_sue(struct scene *scene)
{
    struct power_state *spain = eia_power_state(&scene->board, SPAIN);

    spain->box = 1;
    eia_points(&scene->play, SPAIN, "battle-lost-1", 1);
    assert_int_equal(spain->box, 1);
    assert_true(spain->must_sue);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_5_1d)));
}

static const struct scene_row rows[] = {
    {"10.5.1a gains move the marker right", gains_move_right},
    {"10.5.1b losses move it left", losses_move_left},
    {"10.5.1c it cannot leave the display", marker_stays_on_the_display},
    {"10.5.1d forced off the low end: must sue", off_the_low_end_must_sue},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
