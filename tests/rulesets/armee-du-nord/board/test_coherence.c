/* What must hold of a turn that somebody may have been at. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const struct rule *found(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    if (adn_coherent(scene->game, &scene->module, "turn.xml", scene->refused))
        return NULL;
    return report_finding(scene->refused, 0)->rule;
}

static void set_ups_are_fine(struct scene *scene)
{
    struct scene *other = scene_of_waterloo();

    assert_null(found(scene));
    assert_null(found(other));
    scene_free(other);
}

static void too_many(struct scene *scene)
{
    for (const char **id = (const char *[]){"fr-1", "fr-2", "fr-3", NULL}; *id;
         id++)
        adn_put(&scene->board, &scene_unit(scene, *id)->piece, 2041);
    assert_ptr_equal(found(scene), BASE(stacking));
}

static void two_camps(struct scene *scene)
{
    adn_put(&scene->board, &scene_unit(scene, "fr-c3")->piece, 3234);
    assert_ptr_equal(found(scene), BASE(stacking));
}

static void losses_without_units(struct scene *scene)
{
    scene->game->armies[FRENCH].lost = 3;
    assert_ptr_equal(found(scene), BASE(broken_armies));
    assert_non_null(strstr(report_finding(scene->refused, 0)->text,
                           "'set army french lost 0' would mend it"));
}

static void dead_on_the_map(struct scene *scene)
{
    scene_unit(scene, "fr-1")->increments = 0;
    scene->game->armies[FRENCH].lost = 8;
    assert_ptr_equal(found(scene), BASE(increments));
}

static void more_than_ever(struct scene *scene)
{
    scene_unit(scene, "fr-1")->increments = 9;
    scene->game->armies[FRENCH].lost = 0;
    assert_ptr_equal(found(scene), BASE(increments));
}

static void held_by_others(struct scene *scene)
{
    scene->game->held[0].camp = FRENCH_CAMP;
    assert_ptr_equal(found(scene), BASE(control));
}

/* Henckel is at 3634; 3535 and 3635 beside it are empty, 3633 is not. */
static void deployed_well(struct scene *scene)
{
    struct unit *unit = scene_unit(scene, "pr-4");
    struct hexes hexes = {NULL, 0};

    hexes_add(scene->arena, &hexes, 3535);
    hexes_add(scene->arena, &hexes, 3635);
    adn_deploy(&scene->board, unit, &hexes);
    assert_ptr_equal(found(scene), BASE(deployment));
    scene->game->armies[PRUSSIAN].rule_21 = 15;
    assert_null(found(scene));
    unit->deployed.count = 1;
    assert_ptr_equal(found(scene), BASE(deployment));
}

static void deployed_on_others(struct scene *scene)
{
    struct hexes hexes = {NULL, 0};

    hexes_add(scene->arena, &hexes, 3633);
    hexes_add(scene->arena, &hexes, 3635);
    scene->game->armies[PRUSSIAN].rule_21 = 15;
    adn_deploy(&scene->board, scene_unit(scene, "pr-4"), &hexes);
    assert_ptr_equal(found(scene), BASE(deployment));
}

static void marker_under_the_enemy(struct scene *scene)
{
    scene->game->corps[0].marker = 2041;
    assert_ptr_equal(found(scene), BASE(markers));
}

/* Reading refuses pieces that are not the module's, and hexes off the map. */
static void reading(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    scene->game->units[3].hex = 0;
    assert_false(adn_open_game(scene->game, &scene->module, scene->arena,
                               "turn.xml", scene->refused));
    scene->game->units[3].hex = 2046;
    scene->game->units_count--;
    assert_false(adn_open_game(scene->game, &scene->module, scene->arena,
                               "turn.xml", scene->refused));
    scene->game->units_count++;
    scene->game->turn = 99;
    assert_false(adn_open_game(scene->game, &scene->module, scene->arena,
                               "turn.xml", scene->refused));
}

/* A copy has stacks of its own: what is played on it leaves the game alone. */
static void copies(struct scene *scene)
{
    struct board other = scene->board;

    other.game = adn_copy(&scene->board);
    adn_put(&other, &adn_unit(&other, "fr-1")->piece, 2040);
    assert_int_equal(scene_hex(scene, "fr-1"), 2041);
    assert_ptr_equal(adn_first(&scene->board, 2041, FRENCH_CAMP),
                     scene_unit(scene, "fr-1"));
    assert_null(adn_first(&other, 2041, FRENCH_CAMP));
}

/* [base bombardment] a line of two hexes that runs along a hexside is free if
 * one of the two is; a straight one has but one between; three cross two. */
static void lines_of_sight(struct scene *scene)
{
    const struct board *board = &scene->board;

    assert_true(adn_line_of_sight(board, 2020, 2018));
    scene_ground(scene, 2019, WOODS);
    assert_false(adn_line_of_sight(board, 2020, 2018));
    assert_true(adn_line_of_sight(board, 2020, 2021));
    /* 2020 to 2119 runs between 2019 and 2120. */
    assert_true(adn_line_of_sight(board, 2020, 2119));
    scene_put(scene, "fr-1", 2120, 0);
    assert_false(adn_line_of_sight(board, 2020, 2119));
    /* 2020 to 2023 is straight: 2021 and 2022. */
    assert_true(adn_line_of_sight(board, 2020, 2023));
    scene_ground(scene, 2022, VILLAGE);
    assert_false(adn_line_of_sight(board, 2020, 2023));
}

static bool opens(struct scene *scene)
{
    extern const struct ruleset armee_du_nord_ruleset;

    scene->refused = report_new(scene->arena);
    return armee_du_nord_ruleset.open_game(
        scene->game, &scene->module, scene->arena, "turn.xml", scene->refused);
}

/* A box holds its own army, in the state of boxes, and couriers ride to one. */
static void boxes(struct scene *scene)
{
    struct unit *unit = scene_unit(scene, "fr-1");

    assert_null(found(scene));
    unit->hex = 6001;
    assert_ptr_equal(found(scene), BASE(tracks));
    unit->hex = 2250;
    assert_false(opens(scene));
    unit->hex = 6106;
    assert_true(opens(scene));
    scene->game->couriers[0].state = RIDES;
    assert_false(opens(scene));
    scene->game->couriers[0].hex = 2250;
    scene->game->couriers[0].to = 2250;
    assert_false(opens(scene));
}

static const struct scene_row rows[] = {
    {"base scenario set-ups are fine", scene_of_ligny, set_ups_are_fine},
    {"base stacking too many", scene_of_ligny, too_many},
    {"base stacking two camps", scene_of_ligny, two_camps},
    {"base broken-armies losses", scene_of_ligny, losses_without_units},
    {"base increments dead on the map", scene_of_ligny, dead_on_the_map},
    {"base increments more than ever", scene_of_ligny, more_than_ever},
    {"base control held by others", scene_of_ligny, held_by_others},
    {"base deployment fits", scene_of_ligny, deployed_well},
    {"base deployment on others", scene_of_ligny, deployed_on_others},
    {"base markers under the enemy", scene_of_ligny, marker_under_the_enemy},
    {"base scenario reading", scene_of_ligny, reading},
    {"base scenario copies", scene_of_ligny, copies},
    {"base tracks boxes and couriers", scene_of_campaign, boxes},
    {"base bombardment lines of sight", scene_on_plain, lines_of_sight},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
