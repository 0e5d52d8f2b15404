/* Which guns may fire at 2020, what they see, and when: [1Da], [1Db]. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

#include <string.h>

/* ---- what they see ------------------------------------------------------- */

struct sight_row {
    const char *name;
    const char *gun;
    int from;
    int woods, more_woods; /* hexes that hold them; 0: none */
    int friend, enemy;     /* hexes that hold a unit; 0: none */
    bool sees;
};

/* From 2022 the line goes through 2021. From 2220 it runs along the side of
 * 2120 and 2121. From 2321 it rises half a row in three columns: it crosses
 * 2220 and 2121. */
static const struct sight_row sight_rows[] = {
    {"base.sight straight", "fr-iv-foot", 2022, 0, 0, 0, 0, true},
    {"base.sight woods", "fr-iv-foot", 2022, 2021, 0, 0, 0, false},
    {"base.sight a friend", "fr-iv-foot", 2022, 0, 0, 2021, 0, false},
    {"base.sight an enemy", "fr-iv-foot", 2022, 0, 0, 0, 2021, false},
    {"base.sight the next hex", "fr-iv-foot", 2021, 2020, 2021, 0, 0, true},
    {"base.sight woods at the ends", "fr-iv-foot", 2022, 2020, 2022, 0, 0,
     true},
    {"base.sight along a side", "fr-iv-foot", 2220, 0, 0, 0, 0, true},
    {"base.sight north of it", "fr-iv-foot", 2220, 2120, 0, 0, 0, true},
    {"base.sight south of it", "fr-iv-foot", 2220, 2121, 0, 0, 0, true},
    {"base.sight on both sides", "fr-iv-foot", 2220, 2120, 2121, 0, 0, false},
    {"base.sight woods and a unit", "fr-iv-foot", 2220, 2120, 0, 2121, 0,
     false},
    {"base.sight three hexes", "fr-guard-12", 2023, 0, 0, 0, 0, true},
    {"base.sight three, woods near", "fr-guard-12", 2023, 2022, 0, 0, 0, false},
    {"base.sight three, woods far", "fr-guard-12", 2023, 2021, 0, 0, 0, false},
    {"base.sight three aslant", "fr-guard-12", 2321, 2120, 2221, 0, 0, true},
    {"base.sight aslant, near", "fr-guard-12", 2321, 2220, 0, 0, 0, false},
    {"base.sight aslant, far", "fr-guard-12", 2321, 2121, 0, 0, 0, false},
    {"base.sight out of range", "fr-iv-foot", 2023, 0, 0, 0, 0, false},
    {"base.sight heavy guns, four", "fr-guard-12", 2024, 0, 0, 0, 0, false},
};

static void sight_runs(void **state)
{
    const struct sight_row *row = *state;
    struct scene *scene = scene_on_plain();
    const struct rule *rule;

    if (row->woods)
        scene_ground(scene, row->woods, WOODS);
    if (row->more_woods)
        scene_ground(scene, row->more_woods, WOODS);
    scene_put(scene, row->gun, row->from, 0);
    scene_put(scene, "pr-4", 2020, 0);
    if (row->friend)
        scene_put(scene, "fr-12", row->friend, 0);
    if (row->enemy)
        scene_put(scene, "pr-3", row->enemy, 0);
    scene_all_in_command(scene);
    rule = scene_refusal(scene, "french", scene_fire(scene, row->gun));
    assert_ptr_equal(rule, row->sees ? NULL : BASE(bombardment));
    scene_free(scene);
}

/* ---- 1Da, 1Db ------------------------------------------------------------ */

/* Of the rolls the bombardments and attacks, by letters. */
static const char *order_of(const struct scene *scene)
{
    static const char *const labels[][2] = {
        {"bombardment/die/2020-french", "x"}, {"attack/die/2020-french-1", "X"},
        {"bombardment/die/2420-french", "y"}, {"attack/die/2420-french-1", "Y"},
        {"bombardment/die/2820-french", "z"},
    };
    size_t count;
    const struct roll *const *rolls = dice_rolls(scene->play.dice, &count);
    const char *order = "";

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < LENGTH(labels); j++)
            if (strcmp(rolls[i]->label, labels[j][0]) == 0)
                order = arena_text(scene->arena, "%s%s", order, labels[j][1]);
    return order;
}

/* 9 on 8 at each: 1-1, 3 + 1 = 4, Ex. One gun shakes nobody with a 3. */
static void three_hexes(struct scene *scene)
{
    static const char *const orders[] = {
        "<attack target=\"2020\" units=\"fr-12\"/>",
        "<bombard target=\"2420\" batteries=\"fr-i-12\"/>",
        "<attack target=\"2420\" units=\"fr-5\"/>",
        "<bombard target=\"2020\" batteries=\"fr-iv-12\"/>",
        "<bombard target=\"2820\" batteries=\"fr-ii-12\"/>",
    };

    scene_lay_led(scene, "2021 fr-12 fr-iv-12 2020 pr-10 2421 fr-5 fr-i-12 "
                         "2420 pr-4=8 2821 fr-ii-12 2820 pr-11");
    for (size_t i = 0; i < LENGTH(orders); i++)
        scene_order(scene, "french", orders[i]);
    scene_play(scene, "french");
}

/* All guns in the order of the sheet, then the attacks. */
static void strict(struct scene *scene)
{
    three_hexes(scene);
    assert_true(
        scene_told(scene, EVENT_NOTE, RULE(1Da), "before the first attack"));
    assert_string_equal(order_of(scene), "yxzXY");
}

/* Each just before its attack, wherever it stands in the sheet; what belongs
 * to no attack in its own place. */
static void interleaved(struct scene *scene)
{
    scene_stand(scene, "french", "<timing value=\"interleaved\"/>");
    three_hexes(scene);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(1Da), "just before"));
    assert_string_equal(order_of(scene), "xXyYz");
}

/* The claim fails for a hex that no order bombards; the mark is told with the
 * bombardment, and is gone with the phase. */
static void mark(struct scene *scene)
{
    scene_lay_led(scene, "2021 fr-12 fr-c7 fr-iv-foot 2020 pr-4");
    scene_order(scene, "french",
                "<attack target=\"2020\" units=\"fr-12 fr-c7\" "
                "combined=\"yes\"/>");
    assert_ptr_equal(scene_section_refusal(scene, "french"), RULE(1Db));
    scene_order(scene, "french", scene_fire(scene, "fr-iv-foot"));
    assert_null(scene_section_refusal(scene, "french"));
    scene_play(scene, "french");
    assert_true(scene_told(scene, EVENT_STATE, RULE(1Db), "Bombardment"));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(crt_mod_combined), NULL));
    assert_int_equal(scene->game->bombarded.count, 0);
}

static const struct scene_row rows[] = {
    {"1Da strict", scene_on_plain, strict},
    {"1Da interleaved", scene_on_plain, interleaved},
    {"1Db combined arms want the mark", scene_on_plain, mark},
};

#define MARCHES(column)                                                        \
    "road 2022 2024; led 2024 fr-iv-foot 2020 pr-4; "                          \
    "order french <move pieces='fr-iv-foot' path='2023 2022'" column "/>; "
#define FIRES "<bombard target='2020' batteries='fr-iv-foot'/>; "

static const struct scene_script scripts[] = {
    {"base.bombardment not after column",
     MARCHES(" column='yes'") "refuses french 6.3a " FIRES "play french " FIRES
                              "told lapse 6.3a column; "
                              "not thrown bombardment/die/2020-french"},
    {"base.bombardment after a march",
     MARCHES("") "play french " FIRES "thrown bombardment/die/2020-french"},
    {"base.combined-arms without cavalry",
     "led 2021 fr-12 fr-c7 fr-iv-foot 2020 pr-4; order french " FIRES
     "order french <attack target='2020' units='fr-12' if='always' "
     "combined='yes'/>; section french base.combined-arms; play french; "
     "told note base.combined-arms claimed against 2020 are not there"},
    {"base.combined-arms claimed in rain",
     "weather rain mud; led 2021 fr-12 fr-c7 fr-iv-foot 2020 pr-4; "
     "order french <bombard target='2020' batteries='fr-iv-foot'/>; "
     "order french <attack target='2020' units='fr-12 fr-c7' "
     "combined='yes'/>; section french base.combined-arms"},
    /* Swamp and Grand Farms lie low. */
    {"base.sight over low ground",
     "ground 2120 swamp; ground 2121 woods; farm 2021; "
     "led 2220 fr-iv-foot 2022 fr-vi-foot 2020 pr-4; "
     "refuses french - <bombard target='2020' batteries='fr-iv-foot "
     "fr-vi-foot'/>"},
    /* No leader is there. The battery needs 2, and 3 falls; the Guard's
       needs 3. */
    {"base.bombardment out of command",
     "lay 2021 fr-iv-foot fr-guard-foot 2020 pr-4; "
     "order french <bombard target='2020' batteries='fr-iv-foot "
     "fr-guard-foot'/>; die french-initiative/die/fr-iv-foot 3; "
     "die french-initiative/die/fr-guard-foot 3; play french; "
     "told note base.command out of command; "
     "told table base.bombardment 5 increments of guns"},
    {"base.bombardment once",
     "led 2021 fr-iv-foot 2020 pr-4 2121 pr-3; "
     "order french <bombard target='2020' batteries='fr-iv-foot'/>; "
     "refuses french base.bombardment <bombard target='2121' "
     "batteries='fr-iv-foot'/>; refuses french base.bombardment <bombard "
     "target='2020' batteries='fr-iv-foot fr-iv-foot'/>; because named twice"},
    {"base.bombardment not at night",
     "weather night dry; led 2021 fr-iv-foot 2020 pr-4; "
     "refuses french base.night-rain <bombard target='2020' "
     "batteries='fr-iv-foot'/>"},
    {"base.bombardment guns alone",
     "led 2021 fr-12 2020 pr-4; "
     "refuses french base.bombardment <bombard target='2020' "
     "batteries='fr-12'/>"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(sight_rows, sight_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
