/* The module Europe 1805 and what is looked up in it. */
#include "rooms/empires-in-arms/board/board.h"
#include "tests/rooms/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void ways_lead_both_ways(struct scene *scene)
{
    const struct edge_card *edge = eia_edge(&scene->europe, "a775", "a318");
    const int *distances = eia_area_distances(&scene->europe, "a775");
    size_t ulm =
        (size_t)(eia_area(scene->module, "a320") - scene->module->areas);

    assert_non_null(edge);
    assert_int_equal(edge->kind, OVER_RIVER);
    assert_ptr_equal(edge, eia_edge(&scene->europe, "a318", "a775"));
    assert_int_equal(distances[ulm], 2);
}

static void the_channel_arrow_is_an_option(struct scene *scene)
{
    assert_null(eia_edge(&scene->europe, "a019", "a433"));
    scene_option(scene, "channel-arrow", "on");
    assert_non_null(eia_edge(&scene->europe, "a019", "a433"));
}

static void lands_have_controllers(struct scene *scene)
{
    assert_int_equal(eia_controller(&scene->europe, "a438"), FRANCE);
    assert_int_equal(eia_controller(&scene->europe, "a341"), AUSTRIA);
    assert_int_equal(eia_controller(&scene->europe, "a326"), NO_POWER);
    assert_string_equal(eia_home_of(&scene->europe, "a326"), "bavaria");
    scene_province(scene, "tyrol", "fr");
    assert_true(eia_is_ceded(&scene->europe, "tyrol"));
}

static void months_and_quarters(struct scene *scene)
{
    scene_month(scene, "1809-05");
    assert_int_equal(eia_year(&scene->europe), 1809);
    assert_int_equal(eia_month(&scene->europe), 5);
    assert_false(eia_is_quarter(&scene->europe));
    assert_string_equal(eia_when(scene->game, scene->module, scene->arena),
                        "May 1809, game turn 53");
}

static void starts_as_in_1805(void **state)
{
    struct scene *scene = scene_of_1805();

    (void)state;
    assert_string_equal(eia_corps(&scene->europe, "fr-4")->at, "a433");
    assert_true(eia_enemies(&scene->europe, FRANCE, GREAT_BRITAIN));
    assert_true(eia_allied(&scene->europe, SPAIN, FRANCE));
    assert_string_equal(eia_city_holder(&scene->europe, "a438"), "fr");
    scene_free(scene);
}

static const struct scene_row rows[] = {
    {"base scenario: ways lead both ways", ways_lead_both_ways},
    {"12.2.1.1 the Channel arrow is an option", the_channel_arrow_is_an_option},
    {"base territory: lands have controllers", lands_have_controllers},
    {"base sequence: months and quarters", months_and_quarters},
};
static const struct scene_row whole[] = {
    {"base scenario: the start of 1805", NULL}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(whole, starts_as_in_1805)};

    return run_tables(tables, LENGTH(tables));
}
