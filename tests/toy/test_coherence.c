/* What must hold between the pieces of an orchard: every row breaks one thing,
 * and is refused with the words; unbroken it is taken. */
#include "tests/rulesets/generic/coherent_row.h"
#include "tests/toy/scene.h"

static void nothing(struct scene *scene)
{
    (void)scene;
}

static void a_hex_that_is_full(struct scene *scene)
{
    scene->module.stacking = 2;
    scene_band(scene, "h2", 404, 1);
}

static void one_too_many(struct scene *scene)
{
    a_hex_that_is_full(scene);
    scene_band(scene, "h3", 404, 1);
}

static void both_families_in_a_hex(struct scene *scene)
{
    scene->module.stacking = 2;
    scene_band(scene, "b2", 404, 1);
}

static void nobody_left_of_a_band(struct scene *scene)
{
    scene_find(scene, "h1")->strength = 0;
}

static void the_last_watch(struct scene *scene)
{
    scene->game->watch = scene->module.watches;
}

static void a_watch_behind_it(struct scene *scene)
{
    scene->game->watch = scene->module.watches + 1;
}

static const struct coherent_row rows[] = {
    {"all as it is", nothing, NULL, NULL},
    {"2.5 a hex that is full", a_hex_that_is_full, NULL, NULL},
    {"2.5 one too many", one_too_many, RULE(2_5),
     "band 'h3' (h3) is one too many in 0404: there is room for 2"},
    {"2.5 both families in a hex", both_families_in_a_hex, RULE(2_5),
     "band 'b2' (b2) stands in 0404, where 'h1' (h1) of the other family"},
    {"5.6 nobody left of a band", nobody_left_of_a_band, RULE(5_6),
     "band 'h1' (h1) stands in 0404 and has no strength"},
    {"1.2 the last watch", the_last_watch, NULL, NULL},
    {"1.2 a watch behind it", a_watch_behind_it, RULE(1_2),
     "is none of the night"},
};

static void holds_or_not(void **state)
{
    const struct coherent_row *row = *state;
    struct scene *scene = scene_new();
    struct report *report = report_new(scene->arena);

    scene_band(scene, "h1", 404, 2);
    scene_band(scene, "b1", 909, 2);
    row->change(scene);
    as_the_row_says(
        row, toy_coherent(scene->game, &scene->module, "turn.xml", report),
        report);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, holds_or_not)};

    return run_tables(tables, LENGTH(tables));
}
