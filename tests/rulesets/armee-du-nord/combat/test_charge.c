/* Charges: what they cost, what stops them, who may make one. They go from 2021
 * on 2020, its neighbour to the north, unless the row says otherwise. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- 5.3d: the advance --------------------------------------------------- */

/* Cuirassiers (5) on Luck (3): +2. Die 3: Dr, and both divisions go in. */
static void all_go_in(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c13 fr-c14 2020 pr-11");
    scene_charge(scene, "fr-c13 fr-c14", "", 3);
    assert_true(scene_charged(scene, "Row 3, morale +2: Dr."));
    assert_true(scene_told(scene, EVENT_ADVANCE, RULE(5_3d_a), NULL));
    scene_expect(scene, "2020 fr-c13=4 fr-c14=5 2120 pr-11=7");
}

/* 1 of 7 is of morale 2: +3. Die 3: Dr2 s; it stays, pays 2, and is gone. */
static void all_go_in_where_none_is_left(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c13 fr-c14 2020 pr-11=1");
    scene_stand(scene, "prussian",
                "<result-form attack=\"loss\" defence=\"loss\"/>");
    scene_charge(scene, "fr-c13 fr-c14", "", 3);
    scene_expect(scene, "gone pr-11 2020 fr-c13 fr-c14");
}

/* +3, die 6: Ex s. Each side loses one, which empties the hex: they go in all
 * the same, and there they stop. */
static void all_go_in_after_exchange(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c13 fr-c14 2020 pr-11=1");
    scene_charge(scene, "fr-c13 fr-c14", "then=\"2019\"", 6);
    assert_true(scene_charged(scene, "Row 6, morale +3: Ex with an asterisk."));
    assert_true(scene_told(scene, EVENT_ADVANCE, RULE(5_3d_a), NULL));
    scene_expect(scene, "gone pr-11 2020 fr-c13=4 fr-c14=4");
}

/* 1 of 4 (4) on 1 of 7 (2): +2; 5: Ex s takes both. Guns do not go in alone. */
static void guns_stay(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c13=1 fr-ivc-horse 2020 pr-11=1");
    scene_charge(scene, "fr-c13 fr-ivc-horse", "", 5);
    assert_true(scene_charged(scene, "Row 5, morale +2: Ex with an asterisk."));
    scene_expect(scene, "gone fr-c13 pr-11 2021 fr-ivc-horse=2");
}

/* 8 points, three hexes: 5 left. Woods cost cavalry 2, so 3 are left; they add
 * 1 to the die: 2 + 1 = 3, Dr. */
static void pays_entry(struct scene *scene)
{
    scene_ground(scene, 2020, WOODS);
    scene_lay(scene, "2024 fr-c14 2020 pr-11");
    scene_charge(scene, "fr-c14", "path=\"2023 2022 2021\"", 2);
    assert_true(
        scene_told(scene, EVENT_ADVANCE, RULE(5_3d_b), "2 points, 3 left"));
    assert_int_equal(scene_hex(scene, "fr-c14"), 2020);
}

/* Seven hexes leave 1 point, and the woods cost 2. Six leave enough. */
static void cannot_pay_entry(struct scene *scene)
{
    scene_ground(scene, 2020, WOODS);
    scene_lay_led(scene, "2028 fr-c14 2027 fr-c13 2020 pr-11");
    scene_refuses(scene,
                  "<move pieces=\"fr-c14\" path=\"2027 2026 2025 2024 2023 "
                  "2022 2021\" charge=\"2020\"/>",
                  RULE(5_3d_b));
    scene_refuses(scene,
                  "<move pieces=\"fr-c13\" path=\"2026 2025 2024 2023 2022 "
                  "2021\" charge=\"2020\"/>",
                  NULL);
}

/* Eight hexes of highway cost 4: 4 left. The highway goes on into the woods,
 * but the advance is paid across country: 2, and 2 are left. Die 2 + 1. */
static void pays_no_road_rate(struct scene *scene)
{
    scene_ground(scene, 2020, WOODS);
    for (int hex = 2029; hex > 2020; hex--)
        scene_road(scene, hex - 1, hex, HIGHWAY);
    scene_lay(scene, "2029 fr-c14 2020 pr-11");
    scene_charge(
        scene, "fr-c14",
        "column=\"yes\" path=\"2028 2027 2026 2025 2024 2023 2022 2021\"", 2);
    assert_true(scene_told(scene, EVENT_MOVE, NULL, "4 points"));
    assert_true(
        scene_told(scene, EVENT_ADVANCE, RULE(5_3d_c), "2 points, 2 left"));
}

/* Four hexes and an advance leave 3. Kemphen (3) stands in woods behind: the
 * second charge costs 2 and leaves 1; its die is 2 + 1 = 3 as the first: Dr.
 * The last point goes for a hex in the clear. */
static void charges_again(struct scene *scene)
{
    scene_ground(scene, 2019, WOODS);
    scene_lay(scene, "2025 fr-c14 2020 pr-11 2019 pr-10");
    scene_die(scene, "table.charge-a/die/2019-french-1", 2);
    scene_charge(
        scene, "fr-c14",
        "path=\"2024 2023 2022 2021\" again=\"2019\" then=\"1919 1918\"", 3);
    assert_true(
        scene_told(scene, EVENT_ADVANCE, RULE(5_3d_b), "1 point, 3 left"));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(5_3d_d), "charges again"));
    assert_true(
        scene_told(scene, EVENT_ADVANCE, RULE(5_3d_b), "2 points, 1 left"));
    assert_int_equal(scene_hex(scene, "fr-c14"), 1919);
}

/* Luck pays and stays: nothing was paid for the charge, 4 points of 8 are left
 * after four hexes; and there is no second charge. */
static void costs_nothing(struct scene *scene)
{
    scene_lay(scene, "2025 fr-c14 2020 pr-11 2120 pr-10");
    scene_stand(scene, "prussian",
                "<result-form attack=\"loss\" defence=\"loss\"/>");
    scene_charge(scene, "fr-c14", "path=\"2024 2023 2022 2021\" again=\"2120\"",
                 3);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(5_3d_e), "4 points left"));
    assert_false(scene_thrown(scene, "table.charge-a/die/2120-french-1"));
    scene_expect(scene, "2020 pr-11=6 2021 fr-c14=5");
}

/* Six hexes, and two charges of 1 point each: 8. Charging itself is free. */
static void two_for_the_last_points(struct scene *scene)
{
    scene_lay(scene, "2027 fr-c14 2020 pr-11 2019 pr-10");
    scene_charge(scene, "fr-c14",
                 "path=\"2026 2025 2024 2023 2022 2021\" again=\"2019\"", 3);
    assert_int_equal(scene_hex(scene, "fr-c14"), 2019);
    assert_true(
        scene_told(scene, EVENT_ADVANCE, RULE(5_3d_b), "1 point, 0 left"));
}

/* ---- the chart ----------------------------------------------------------- */

/* Light horse (4) on Luck (3) in a village: 3 + 1 = 4, column +1: Ex s. Each
 * loses one, and nobody moves. */
static void reads_chart(struct scene *scene)
{
    scene_ground(scene, 2020, VILLAGE);
    scene_lay(scene, "2021 fr-c4 2020 pr-11");
    scene_charge(scene, "fr-c4", "", 3);
    assert_true(scene_charged(scene, "Row 4, morale +1: Ex with an asterisk."));
    assert_true(
        scene_told(scene, EVENT_TABLE, RULE(table_charge_results), NULL));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_ex)), 2);
    scene_expect(scene, "2021 fr-c4=4 2020 pr-11=6");
}

static void has_no_chart(struct scene *scene)
{
    scene_lay_led(scene, "2021 fr-c4 2020 pr-11");
    scene->module.charge_count = 0;
    scene_refuses(scene, "<move pieces=\"fr-c4\" charge=\"2020\"/>",
                  RULE(table_charge_a));
}

/* A Grand Farm over a bridged river in the mud: 6 + 1 + 1 + 1 + 1 = 10; the
 * chart ends with 9. Ar2 for light horse against infantry: two hexes back. */
static void beyond_the_chart(struct scene *scene)
{
    scene_weather(scene, DAY, MUD);
    scene_farm(scene, 2020);
    scene_river(scene, 2020, 2021, RIVER, true);
    scene_lay(scene, "2021 fr-c4 2020 pr-11");
    scene_charge(scene, "fr-c4", "", 6);
    assert_true(scene_charged(scene, "Row 9, morale +1: Ar2."));
    scene_expect(scene, "1923 fr-c4=5");
}

/* Two hexes, then a charge: 6 left. Die 2, column +2: Dr2 s. It goes in for 1
 * and stops, with 5 points left. */
static void asterisk_stops(struct scene *scene)
{
    scene_lay(scene, "2023 fr-c14 2020 pr-11");
    scene_charge(scene, "fr-c14", "path=\"2022 2021\" then=\"2019\"", 2);
    assert_true(
        scene_charged(scene, "Row 2, morale +2: Dr2 with an asterisk."));
    assert_true(
        scene_told(scene, EVENT_NOTE, RULE(table_charge_asterisk), "asterisk"));
    assert_true(
        scene_told(scene, EVENT_ADVANCE, RULE(5_3d_b), "1 point, 5 left"));
    scene_expect(scene, "2020 fr-c14=5 2219 pr-11=7");
}

/* Milhaud's corps (5) on British foot (5): 5 - 1 = 4, column 0: Ar. Guns and
 * leader go back with the rest. */
static void repelled_together(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c13 fr-c14 fr-ivc-horse 2020 ad-kempt");
    scene_charge(scene, "fr-c13 fr-c14 fr-ivc-horse milhaud", "", 5);
    assert_true(scene_charged(scene, "Row 4, morale +0: Ar."));
    assert_true(
        scene_told(scene, EVENT_TABLE, RULE(table_charge_results), NULL));
    scene_expect(scene, "1922 fr-c13=4 fr-ivc-horse=2 milhaud");
}

/* Dr is Ex in a Grand Farm: cuirassiers +2; 2 + 2 = 4, Dr s: one each. */
static void farm_holds(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-c14 2020 pr-11");
    scene_charge(scene, "fr-c14", "", 2);
    assert_true(scene_charged(scene, "Row 4, morale +2: Dr with an asterisk."));
    assert_true(
        scene_told(scene, EVENT_TABLE, RULE(table_charge_results), NULL));
    scene_expect(scene, "2021 fr-c14=4 2020 pr-11=6");
}

static const struct scene_row rows[] = {
    {"5.3d-a all go in", scene_on_plain, all_go_in},
    {"5.3d-a: the defender is gone", scene_on_plain,
     all_go_in_where_none_is_left},
    {"5.3d-a: gone by an exchange", scene_on_plain, all_go_in_after_exchange},
    {"5.3d-a: guns stay alone", scene_on_plain, guns_stay},
    {"5.3d-b the hex is paid", scene_on_plain, pays_entry},
    {"5.3d-b: too few points", scene_on_plain, cannot_pay_entry},
    {"5.3d-c no road rate", scene_on_plain, pays_no_road_rate},
    {"5.3d-d charges again", scene_on_plain, charges_again},
    {"5.3d-e costs nothing", scene_on_plain, costs_nothing},
    {"5.3d-b: two for the last points", scene_on_plain,
     two_for_the_last_points},
    {"table.charge-a row and column", scene_on_plain, reads_chart},
    {"table.charge-a: no chart, no charge", scene_on_plain, has_no_chart},
    {"table.charge-a: beyond the last row", scene_on_plain, beyond_the_chart},
    {"table.charge-asterisk stops", scene_on_plain, asterisk_stops},
    {"table.charge-results Ex", scene_on_plain, reads_chart},
    {"table.charge-results: Ar", scene_on_plain, repelled_together},
    {"table.charge-results: a Grand Farm", scene_on_plain, farm_holds},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
