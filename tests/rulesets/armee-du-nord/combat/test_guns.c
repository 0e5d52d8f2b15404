/* Bombardments: the chart, the die, what guns see, who may fire. Guns fire at
 * 2020, mostly from 2021, its neighbour to the south. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static void fires(struct scene *scene, const char *batteries, int die)
{
    scene_all_in_command(scene);
    scene_order(scene, "french", scene_fire(scene, batteries));
    scene_die(scene, "bombardment/die/2020-french", die);
    scene_play(scene, "french");
}

static bool told_row(const struct scene *scene, const char *words)
{
    return scene_told(scene, EVENT_TABLE, BASE(bombardment), words);
}

/* ---- the chart ----------------------------------------------------------- */

struct chart_row {
    const char *name;
    const char *batteries;
    int die, guns;
    const char *result;
    int left; /* increments of 9 */
};

/* At 9 increments in the clear, from the next hex, nothing is added. */
static const struct chart_row chart_rows[] = {
    {"base.bombardment 1, 4", "fr-iv-12", 4, 1, "no effect", 9},
    {"base.bombardment 1, 5", "fr-iv-12", 5, 1, "shaken", 9},
    {"base.bombardment 1, 6", "fr-iv-12", 6, 1, "shaken", 9},
    {"base.bombardment 2, 3", "fr-ii-foot-1", 3, 2, "no effect", 9},
    {"base.bombardment 2, 6", "fr-ii-foot-1", 6, 2, "an increment is lost", 8},
    {"base.bombardment 3, 4", "fr-iv-foot", 4, 3, "shaken", 9},
    {"base.bombardment 3, 5", "fr-iv-foot", 5, 3, "shaken", 9},
    {"base.bombardment 4, 2", "fr-vi-foot", 2, 4, "no effect", 9},
    {"base.bombardment 4, 3", "fr-vi-foot", 3, 4, "shaken", 9},
    {"base.bombardment 5, 4", "fr-guard-foot", 4, 5, "shaken", 9},
    {"base.bombardment 5, 5", "fr-guard-foot", 5, 5, "an increment is lost", 8},
    {"base.bombardment 6, 1", "fr-iv-foot fr-iii-foot", 1, 6, "no effect", 9},
    {"base.bombardment 6, 2", "fr-iv-foot fr-iii-foot", 2, 6, "shaken", 9},
    {"base.bombardment 6, 3", "fr-iv-foot fr-iii-foot", 3, 6, "shaken", 9},
    {"base.bombardment 7, 4", "fr-iv-foot fr-vi-foot", 4, 7,
     "an increment is lost", 8},
};

static void chart_runs(void **state)
{
    const struct chart_row *row = *state;
    struct scene *scene = scene_on_plain();

    scene_lay(scene,
              arena_text(scene->arena, "2021 %s 2020 pr-4", row->batteries));
    fires(scene, row->batteries, row->die);
    assert_true(told_row(scene, arena_text(scene->arena,
                                           "Row %d, %d increments of guns: %s",
                                           row->die, row->guns, row->result)));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 0);
    assert_int_equal(scene_increments(scene, "pr-4"), row->left);
    assert_int_equal(scene_hex(scene, "pr-4"), 2020);
    scene_free(scene);
}

/* ---- Dr ------------------------------------------------------------------ */

static void great_battery(struct scene *scene, const char *target)
{
    scene_lay(scene, "2021 fr-iv-foot fr-iii-foot");
    scene_put(scene, target, 2020, 0);
    fires(scene, "fr-iv-foot fr-iii-foot", 6);
    assert_true(told_row(scene, "Row 6, 6 increments of guns: Dr"));
}

/* Away from the guns and nearest to the eastern edge: 2120. */
static void drives_back(struct scene *scene)
{
    great_battery(scene, "pr-4");
    scene_expect(scene, "2120 pr-4=9");
}

static void costs_one(struct scene *scene)
{
    scene_stand(scene, "prussian",
                "<result-form attack=\"retreat\" defence=\"loss\"/>");
    great_battery(scene, "pr-4");
    scene_expect(scene, "2020 pr-4=8");
}

/* 17 are a crowd, +1; a Grand Farm -1: 6. It stays for 1, and guns lose none.
 */
static void farm_holds(struct scene *scene)
{
    scene_farm(scene, 2020);
    great_battery(scene, "pr-1");
    scene_expect(scene, "fr-iv-foot=3 2020 pr-1=16");
}

/* With horse in the farm they go like others: 9 + 8 = 17 are a crowd. */
static void mixed_farm_goes(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_put(scene, "pr-c3", 2020, 0);
    great_battery(scene, "pr-4");
    scene_expect(scene, "2120 pr-4 pr-c3");
}

/* An attack on a hex that the guns have emptied lapses, and nobody enters. */
static void empties(struct scene *scene)
{
    scene_put(scene, "fr-12", 2021, 0);
    scene_order(scene, "french", "<attack target=\"2020\" units=\"fr-12\"/>");
    great_battery(scene, "pr-4");
    assert_true(scene_told(scene, EVENT_LAPSE, BASE(attack), "no enemy"));
    assert_int_equal(scene_hex(scene, "fr-12"), 2021);
}

/* 4 of 5: shaken in the phase, and no more after it. */
static void shaken_for_a_phase(struct scene *scene)
{
    scene_lay(scene, "2021 fr-guard-foot 2020 pr-4 pr-i-foot");
    fires(scene, "fr-guard-foot", 4);
    assert_true(scene_told(scene, EVENT_STATE, BASE(bombardment), "Henckel"));
    assert_true(scene_told(scene, EVENT_STATE, BASE(bombardment), "foot"));
    assert_false(scene_unit(scene, "pr-4")->shaken);
}

/* ---- the die ------------------------------------------------------------- */

/* 3 guns, 5 - 1 = 4: shaken. */
static void less_one(struct scene *scene, const char *id)
{
    scene_put(scene, "fr-iv-foot", 2021, 0);
    scene_put(scene, id, 2020, 0);
    fires(scene, "fr-iv-foot", 5);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 1);
    assert_true(scene_modifies(scene, BASE(bombardment), -1));
    assert_true(told_row(scene, "Row 4, 3 increments of guns: shaken"));
}

static void at_ground(struct scene *scene, int ground)
{
    scene_ground(scene, 2020, (enum ground_word)ground);
    less_one(scene, "pr-4");
}

/* Also a farm that is not held by infantry alone. */
static void at_farm(struct scene *scene, const char *id)
{
    scene_farm(scene, 2020);
    less_one(scene, id);
}

/* Rain and mud take one between them. */
static void in_mud(struct scene *scene, int kind)
{
    scene_weather(scene, (enum turn_kind)kind, MUD);
    less_one(scene, "pr-4");
}

/* A bridged river between gives nothing: 4. */
static void over_river(struct scene *scene)
{
    scene_river(scene, 2020, 2021, RIVER, true);
    scene_lay(scene, "2021 fr-iv-foot 2020 pr-4");
    fires(scene, "fr-iv-foot", 4);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 0);
    assert_true(told_row(scene, "Row 4"));
}

/* 17 increments: 3 + 1 = 4. 16 are no crowd. */
static void at_crowd(struct scene *scene)
{
    scene_lay(scene, "2021 fr-iv-foot 2020 pr-1");
    fires(scene, "fr-iv-foot", 3);
    assert_true(scene_modifies(scene, BASE(bombardment), 1));
    assert_true(told_row(scene, "Row 4, 3 increments of guns: shaken"));
}

static void at_no_crowd(struct scene *scene)
{
    scene_lay(scene, "2021 fr-iv-foot 2020 pr-1=16");
    fires(scene, "fr-iv-foot", 3);
    assert_true(told_row(scene, "Row 3, 3 increments of guns: no effect"));
}

/* 4 heavy guns three hexes away: 4 - 1 = 3, shaken. With 5 more next to it
 * there is still a battery 3 away. */
static void from_afar(struct scene *scene)
{
    scene_lay(scene, "2023 fr-guard-12 2020 pr-4");
    fires(scene, "fr-guard-12", 4);
    assert_true(scene_modifies(scene, BASE(bombardment), -1));
    assert_true(told_row(scene, "Row 3, 4 increments of guns: shaken"));
}

static void one_from_afar(struct scene *scene)
{
    scene_lay(scene, "2023 fr-guard-12 1921 fr-guard-foot 2020 pr-4");
    fires(scene, "fr-guard-12 fr-guard-foot", 4);
    assert_true(told_row(scene, "Row 3, 9 increments of guns: shaken"));
}

static const struct scene_number_row ground_rows[] = {
    {"base.bombardment at woods", at_ground, WOODS},
    {"base.bombardment at a swamp", at_ground, SWAMP},
    {"base.bombardment at a forest", at_ground, FOREST},
    {"base.bombardment at a village", at_ground, VILLAGE},
    {"base.bombardment at a town", at_ground, TOWN},
    {"base.bombardment in mud", in_mud, DAY},
    {"base.bombardment in rain and mud", in_mud, RAIN},
};

static const struct scene_text_row farm_rows[] = {
    {"base.bombardment at a farm", at_farm, "pr-4"},
    {"base.bombardment at horse in a farm", at_farm, "pr-c1"},
};

static const struct scene_row rows[] = {
    {"base.bombardment Dr drives back", scene_on_plain, drives_back},
    {"base.bombardment Dr costs one", scene_on_plain, costs_one},
    {"base.bombardment Dr in a farm", scene_on_plain, farm_holds},
    {"base.bombardment Dr in a mixed farm", scene_on_plain, mixed_farm_goes},
    {"base.bombardment empties a hex", scene_on_plain, empties},
    {"base.bombardment shakes for a phase", scene_on_plain, shaken_for_a_phase},
    {"base.bombardment over a river", scene_on_plain, over_river},
    {"base.bombardment at a crowd", scene_on_plain, at_crowd},
    {"base.bombardment at 16", scene_on_plain, at_no_crowd},
    {"base.bombardment from afar", scene_on_plain, from_afar},
    {"base.bombardment one from afar", scene_on_plain, one_from_afar},
};

int main(void)
{
    const struct table tables[] = {TABLE(chart_rows, chart_runs),
                                   TABLE(ground_rows, scene_number_row_runs),
                                   TABLE(farm_rows, scene_text_row_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
