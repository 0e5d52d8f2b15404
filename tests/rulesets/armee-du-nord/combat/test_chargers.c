/* What is added to the die of a charge, and complete corps. Charges go from
 * 2021 on 2020, its neighbour to the north. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* Light horse (4) before Luck (3): column +1. */
static void stand(struct scene *scene)
{
    scene_lay_led(scene, "2021 fr-c4 2020 pr-11");
}

static size_t modifiers(const struct scene *scene)
{
    return scene_count(scene, EVENT_MODIFIER, NULL);
}

/* ---- the die ------------------------------------------------------------- */

/* 2 + 1 = 3: Dr s. */
static void into(struct scene *scene, int ground)
{
    scene_ground(scene, 2020, (enum ground_word)ground);
    stand(scene);
    scene_charge(scene, "fr-c4", "", 2);
    assert_true(scene_modifies(scene, RULE(table_charge_mod1), 1));
    assert_int_equal(modifiers(scene), 1);
    assert_true(scene_charged(scene, "Row 3, morale +1: Dr with an asterisk."));
}

static void into_clear(struct scene *scene)
{
    stand(scene);
    scene_charge(scene, "fr-c4", "", 2);
    assert_int_equal(modifiers(scene), 0);
    assert_true(scene_charged(scene, "Row 2, morale +1: Dr."));
}

/* 4 + 1 = 5: Ar. */
static void over_bridge(struct scene *scene)
{
    scene_river(scene, 2020, 2021, RIVER, true);
    stand(scene);
    scene_charge(scene, "fr-c4", "", 4);
    assert_true(scene_modifies(scene, RULE(table_charge_mod2), 1));
    assert_int_equal(modifiers(scene), 1);
    assert_true(scene_charged(scene, "Row 5, morale +1: Ar."));
}

/* 1 + 1 + 1 = 3: Dr s, and the farm makes it Ex. */
static void into_farm(struct scene *scene)
{
    scene_farm(scene, 2020);
    stand(scene);
    scene_charge(scene, "fr-c4", "", 1);
    assert_true(scene_modifies(scene, RULE(table_charge_mod1), 1));
    assert_true(scene_modifies(scene, RULE(table_charge_mod5), 1));
    assert_int_equal(modifiers(scene), 2);
    assert_true(scene_charged(scene, "Row 3, morale +1: Dr with an asterisk."));
}

/* A farm with guns in it counts for a charge all the same. */
static void into_farm_with_guns(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_put(scene, "pr-iii-foot", 2020, 0);
    stand(scene);
    scene_charge(scene, "fr-c4", "", 1);
    assert_true(scene_modifies(scene, RULE(table_charge_mod5), 1));
    assert_true(scene_charged(scene, "Row 3, morale +1: Dr with an asterisk."));
}

static void roeder_charges(struct scene *scene, const char *leader)
{
    scene_lay_led(scene, "2021 pr-c1 2020 fr-12");
    scene_play_order(scene, "prussian",
                     arena_text(scene->arena,
                                "<move pieces=\"pr-c1 %s\" charge=\"2020\"/>",
                                leader));
}

/* Roeder (3) with Bluecher on French foot (4): column -1; 3 - 1 = 2: Ex s. */
static void with_bluecher(struct scene *scene)
{
    roeder_charges(scene, "bluecher");
    assert_true(scene_thrown(scene, "table.charge-a/die/2020-prussian-1"));
    assert_true(scene_modifies(scene, RULE(table_charge_mod4), -1));
    assert_true(scene_charged(scene, "Row 2, morale -1: Ex with an asterisk."));
}

/* He stands there, but does not ride: 3, Ar. */
static void without_bluecher(struct scene *scene)
{
    roeder_charges(scene, "ziethen");
    assert_int_equal(modifiers(scene), 0);
    assert_true(scene_charged(scene, "Row 3, morale -1: Ar."));
}

/* Rain on mud is +1 once: 2 + 1 = 3. */
static void in_rain_and_mud(struct scene *scene)
{
    scene_weather(scene, RAIN, MUD);
    stand(scene);
    scene_charge(scene, "fr-c4", "", 2);
    assert_true(scene_modifies(scene, BASE(charge), 1));
    assert_int_equal(modifiers(scene), 1);
    assert_true(scene_charged(scene, "Row 3, morale +1: Dr with an asterisk."));
}

/* ---- complete corps ------------------------------------------------------ */

static void milhaud(struct scene *scene, const char *pieces, int die)
{
    scene_lay_led(scene, "2021 fr-c13 fr-c14 fr-ivc-horse 2020 pr-11");
    scene_charge(scene, pieces, "", die);
}

/* Cuirassiers (5): column +2; 3 - 1 = 2: Dr2 s. */
static void complete(struct scene *scene)
{
    milhaud(scene, "fr-c13 fr-c14 fr-ivc-horse milhaud", 3);
    assert_true(scene_modifies(scene, RULE(table_charge_mod3), -1));
    assert_true(
        scene_told(scene, EVENT_MODIFIER, RULE(table_charge_corps), NULL));
    assert_int_equal(modifiers(scene), 1);
    assert_true(
        scene_charged(scene, "Row 2, morale +2: Dr2 with an asterisk."));
    scene_expect(scene, "2020 fr-ivc-horse milhaud");
}

/* 2 + 1 + 1 + 1 - 1 = 4. */
static void complete_over_bridge_into_farm(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_river(scene, 2020, 2021, RIVER, true);
    milhaud(scene, "fr-c13 fr-c14 fr-ivc-horse milhaud", 2);
    assert_int_equal(modifiers(scene), 4);
    assert_int_equal(
        scene_count(scene, EVENT_MODIFIER, RULE(table_charge_cumulative)), 4);
    assert_true(scene_charged(scene, "Row 4, morale +2: Dr with an asterisk."));
}

static void incomplete(struct scene *scene, const char *pieces)
{
    milhaud(scene, pieces, 3);
    assert_int_equal(modifiers(scene), 0);
    assert_true(scene_charged(scene, "Row 3, morale +2: Dr."));
}

/* Subervie is not on the map: Pajol's corps is never complete. */
static void with_division_away(struct scene *scene)
{
    scene_put(scene, "fr-ic-horse", 2021, 0);
    stand(scene);
    scene_charge(scene, "fr-c4 fr-ic-horse pajol", "", 2);
    assert_int_equal(modifiers(scene), 0);
    assert_true(scene_charged(scene, "Row 2, morale +1: Dr."));
}

/* The Guard's horse, 7 of light (5): +2, and no -1. */
static void guard(struct scene *scene)
{
    scene_lay_led(
        scene, "2021 fr-guard-light fr-guard-heavy fr-guard-horse 2020 pr-11");
    scene_charge(scene, "fr-guard-light fr-guard-heavy fr-guard-horse drouot",
                 "", 3);
    assert_int_equal(modifiers(scene), 0);
    assert_true(scene_charged(scene, "Row 3, morale +2: Dr."));
}

static const struct scene_number_row ground_rows[] = {
    {"table.charge-mod1 woods", into, WOODS},
    {"table.charge-mod1 a village", into, VILLAGE},
};

static const struct scene_text_row corps_rows[] = {
    {"table.charge-corps: no guns", incomplete, "fr-c13 fr-c14 milhaud"},
    {"table.charge-corps: no leader", incomplete, "fr-c13 fr-c14 fr-ivc-horse"},
    {"table.charge-corps: one division", incomplete,
     "fr-c14 fr-ivc-horse milhaud"},
};

static const struct scene_row rows[] = {
    {"table.charge-mod1: not in the clear", scene_on_plain, into_clear},
    {"table.charge-mod2 a bridged river", scene_on_plain, over_bridge},
    {"table.charge-mod3 a complete corps", scene_on_plain, complete},
    {"table.charge-mod4 Bluecher rides", scene_on_plain, with_bluecher},
    {"table.charge-mod4: or not", scene_on_plain, without_bluecher},
    {"table.charge-mod5 a Grand Farm", scene_on_plain, into_farm},
    {"table.charge-mod5: with guns", scene_on_plain, into_farm_with_guns},
    {"table.charge-cumulative all add up", scene_on_plain,
     complete_over_bridge_into_farm},
    {"table.charge-corps both divisions", scene_on_plain, complete},
    {"table.charge-corps: one away", scene_on_plain, with_division_away},
    {"table.charge-corps: no Guard", scene_on_plain, guard},
    {"base.charge rain and mud once", scene_on_plain, in_rain_and_mud},
};

int main(void)
{
    const struct table tables[] = {TABLE(ground_rows, scene_number_row_runs),
                                   TABLE(corps_rows, scene_text_row_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
