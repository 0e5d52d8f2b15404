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

/* 4 of 5: shaken in the phase, and no more after it. */
static void shaken_for_a_phase(struct scene *scene)
{
    scene_lay(scene, "2021 fr-guard-foot 2020 pr-4 pr-i-foot");
    fires(scene, "fr-guard-foot", 4);
    assert_true(scene_told(scene, EVENT_STATE, BASE(bombardment), "Henckel"));
    assert_true(scene_told(scene, EVENT_STATE, BASE(bombardment), "foot"));
    assert_false(scene_unit(scene, "pr-4")->shaken);
}

static const struct scene_row rows[] = {
    {"base.bombardment shakes for a phase", scene_on_plain, shaken_for_a_phase},
};

#define GREAT_BATTERY(target)                                                  \
    "lay 2021 fr-iv-foot fr-iii-foot; lay 2020 " target "; "                   \
    "fire 6 fr-iv-foot fr-iii-foot; "                                          \
    "told table base.bombardment Row 6, 6 increments of guns: Dr; "

/* 3 guns, 5 - 1 = 4: shaken. */
#define LESS_ONE(id)                                                           \
    "lay 2021 fr-iv-foot; lay 2020 " id "; fire 5 fr-iv-foot; "                \
    "count 1 modifier -; modifies -1 base.bombardment; "                       \
    "told table base.bombardment Row 4, 3 increments of guns: shaken; "

#define AT_GROUND(ground) "ground 2020 " ground "; " LESS_ONE("pr-4")

/* Also a farm that is not held by infantry alone. */
#define AT_FARM(id) "farm 2020; " LESS_ONE(id)

/* Rain and mud take one between them. */
#define IN_MUD(kind) "weather " kind " mud; " LESS_ONE("pr-4")

static const struct scene_script scripts[] = {
    {"base.bombardment at woods", AT_GROUND("woods")},
    {"base.bombardment at a swamp", AT_GROUND("swamp")},
    {"base.bombardment at a forest", AT_GROUND("forest")},
    {"base.bombardment at a village", AT_GROUND("village")},
    {"base.bombardment at a town", AT_GROUND("town")},
    {"base.bombardment in mud", IN_MUD("day")},
    {"base.bombardment in rain and mud", IN_MUD("rain")},
    {"base.bombardment at a farm", AT_FARM("pr-4")},
    {"base.bombardment at horse in a farm", AT_FARM("pr-c1")},
    /* Away from the guns and nearest to the eastern edge: 2120. */
    {"base.bombardment Dr drives back",
     GREAT_BATTERY("pr-4") "expect 2120 pr-4=9"},
    {"base.bombardment Dr costs one",
     "stand prussian <result-form attack='retreat' "
     "defence='loss'/>; " GREAT_BATTERY("pr-4") "expect 2020 pr-4=8"},
    /* 17 are a crowd, +1; a Grand Farm -1: 6. It stays for 1; guns lose 0. */
    {"base.bombardment Dr in a farm",
     "farm 2020; " GREAT_BATTERY("pr-1") "expect fr-iv-foot=3 2020 pr-1=16"},
    /* With horse in the farm they go like others: 9 + 8 = 17 are a crowd. */
    {"base.bombardment Dr in a mixed farm",
     "farm 2020; lay 2020 pr-c3; " GREAT_BATTERY(
         "pr-4") "expect 2120 pr-4 pr-c3"},
    /* An attack on a hex that the guns have emptied lapses; nobody enters. */
    {"base.bombardment empties a hex",
     "lay 2021 fr-12; "
     "order french <attack target='2020' units='fr-12'/>; " GREAT_BATTERY(
         "pr-4") "told lapse base.attack no enemy; "
                 "expect 2021 fr-12"},
    /* A bridged river between gives nothing: 4. */
    {"base.bombardment over a river",
     "river 2020 2021 bridge; lay 2021 fr-iv-foot 2020 pr-4; "
     "fire 4 fr-iv-foot; count 0 modifier -; "
     "told table base.bombardment Row 4"},
    /* 17 increments: 3 + 1 = 4. 16 are no crowd. */
    {"base.bombardment at a crowd",
     "lay 2021 fr-iv-foot 2020 pr-1; fire 3 fr-iv-foot; "
     "modifies 1 base.bombardment; "
     "told table base.bombardment Row 4, 3 increments of guns: shaken"},
    {"base.bombardment at 16",
     "lay 2021 fr-iv-foot 2020 pr-1=16; fire 3 fr-iv-foot; "
     "told table base.bombardment Row 3, 3 increments of guns: no effect"},
    /* 4 heavy guns three hexes away: 4 - 1 = 3, shaken. With 5 more next to it
     * there is still a battery 3 away. */
    {"base.bombardment from afar",
     "lay 2023 fr-guard-12 2020 pr-4; fire 4 fr-guard-12; "
     "modifies -1 base.bombardment; "
     "told table base.bombardment Row 3, 4 increments of guns: shaken"},
    {"base.bombardment one from afar",
     "lay 2023 fr-guard-12 1921 fr-guard-foot 2020 pr-4; "
     "fire 4 fr-guard-12 fr-guard-foot; "
     "told table base.bombardment Row 3, 9 increments of guns: shaken"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(chart_rows, chart_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
