/* The module Europe 1805 and what is looked up in it. */
#include "rulesets/empires-in-arms/board/board.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void ways_lead_both_ways(struct scene *scene)
{
    const struct edge_card *edge = eia_edge(&scene->board, "a775", "a318");
    const int *distances = eia_area_distances(&scene->board, "a775");
    size_t ulm =
        (size_t)(eia_area(scene->module, "a320") - scene->module->areas);

    assert_non_null(edge);
    assert_int_equal(edge->kind, OVER_RIVER);
    assert_ptr_equal(edge, eia_edge(&scene->board, "a318", "a775"));
    assert_int_equal(distances[ulm], 2);
}

static void the_channel_arrow_is_an_option(struct scene *scene)
{
    assert_null(eia_edge(&scene->board, "a019", "a433"));
    scene_option(scene, "channel-arrow", "on");
    assert_non_null(eia_edge(&scene->board, "a019", "a433"));
}

static void lands_have_controllers(struct scene *scene)
{
    assert_int_equal(eia_controller(&scene->board, "a438"), FRANCE);
    assert_int_equal(eia_controller(&scene->board, "a341"), AUSTRIA);
    assert_int_equal(eia_controller(&scene->board, "a326"), NO_POWER);
    assert_string_equal(eia_home_of(&scene->board, "a326"), "bavaria");
    scene_province(scene, "tyrol", "fr");
    assert_true(eia_is_ceded(&scene->board, "tyrol"));
}

static void months_and_quarters(struct scene *scene)
{
    scene_month(scene, "1809-05");
    assert_int_equal(eia_year(&scene->board), 1809);
    assert_int_equal(eia_month(&scene->board), 5);
    assert_false(eia_is_quarter(&scene->board));
    assert_string_equal(eia_when(scene->game, scene->module, scene->arena),
                        "May 1809, game turn 53");
}

/* Whom the rulebook names, and nobody else. */
static void only_napoleon_ages(struct scene *scene)
{
    for (size_t i = 0; i < scene->module->leaders_count; i++) {
        const struct leader_card *card = &scene->module->leaders[i];

        assert_int_equal(card->ages, same_name(card->name, "Napoleon"));
    }
}

static void only_bernadotte_is_called(struct scene *scene)
{
    for (size_t i = 0; i < scene->module->leaders_count; i++) {
        const struct leader_card *card = &scene->module->leaders[i];

        if (same_name(card->name, "Bernadotte"))
            assert_non_null(eia_minor_card(scene->module, card->called_to));
        else
            assert_null(card->called_to);
    }
}

static void two_countries_are_trained(struct scene *scene)
{
    static const char *const trained[] = {"Hanover", "Portugal", NULL};

    for (size_t i = 0; i < scene->module->minors_count; i++) {
        const struct minor_card *card = &scene->module->minors[i];

        assert_int_equal(card->trainable, word_place(trained, card->name) >= 0);
        assert_int_equal(card->bare, same_name(card->name, "Sicily"));
    }
}

static void three_arrows_are_narrow(struct scene *scene)
{
    static const char *const narrow[] = {"Little Belt", "Great Belt", "Sound",
                                         NULL};
    int crossings = 0;

    for (size_t i = 0; i < scene->module->edges_count; i++) {
        const struct edge_card *edge = &scene->module->edges[i];

        if (edge->kind != OVER_CROSSING)
            continue;
        assert_int_equal(edge->narrow, word_place(narrow, edge->name) >= 0);
        crossings += edge->narrow;
    }
    assert_int_equal(crossings, 3);
}

static void without_sicily_none_is_bare(struct scene *scene)
{
    struct module *module =
        arena_copy(scene->arena, scene->module, sizeof(struct module));

    module->minors = arena_copy(scene->arena, module->minors,
                                module->minors_count * sizeof(*module->minors));
    for (size_t i = 0; i < module->minors_count; i++) {
        module->minors[i].bare = false;
        if (same_name(module->minors[i].name, "Sicily"))
            module->minors[i].id = "trinacria";
    }
    eia_open_module(module, scene->arena, report_new(scene->arena));
    for (size_t i = 0; i < module->minors_count; i++)
        assert_false(module->minors[i].bare);
}

static void starts_as_in_1805(void **state)
{
    struct scene *scene = scene_of_1805();

    (void)state;
    assert_string_equal(eia_corps(&scene->board, "fr-4")->at, "a433");
    assert_true(eia_enemies(&scene->board, FRANCE, GREAT_BRITAIN));
    assert_true(eia_allied(&scene->board, SPAIN, FRANCE));
    assert_string_equal(eia_city_holder(&scene->board, "a438"), "fr");
    scene_free(scene);
}

static const struct scene_row rows[] = {
    {"base scenario: ways lead both ways", ways_lead_both_ways},
    {"12.2.1.1 the Channel arrow is an option", the_channel_arrow_is_an_option},
    {"base territory: lands have controllers", lands_have_controllers},
    {"base sequence: months and quarters", months_and_quarters},
    {"12.3.7.3b only Napoleon ages", only_napoleon_ages},
    {"10.6.5b only Bernadotte is called away", only_bernadotte_is_called},
    {"12.3.2a two countries are trained", two_countries_are_trained},
    {"12.2.1.2b three arrows are narrow", three_arrows_are_narrow},
    {"10.4.4b without Sicily none is bare", without_sicily_none_is_bare},
};
static const struct scene_row whole[] = {
    {"base scenario: the start of 1805", NULL}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(whole, starts_as_in_1805)};

    return run_tables(tables, LENGTH(tables));
}
