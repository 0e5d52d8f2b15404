/* Charges: what they cost, what stops them, who may make one. They go from 2021
 * on 2020, its neighbour to the north, unless the row says otherwise. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- the chart ----------------------------------------------------------- */

static void has_no_chart(struct scene *scene)
{
    scene_lay_led(scene, "2021 fr-c4 2020 pr-11");
    scene->module.charge_count = 0;
    scene_refuses(scene, "<move pieces=\"fr-c4\" charge=\"2020\"/>",
                  RULE(table_charge_a));
}

static const struct scene_row rows[] = {
    {"table.charge-a: no chart, no charge", scene_on_plain, has_no_chart},
};

/* Light horse (4) on Luck (3) in a village: 3 + 1 = 4, column +1: Ex s. Each
 * loses one, and nobody moves. */
#define READS_CHART                                                            \
    "ground 2020 village; lay 2021 fr-c4 2020 pr-11; charge 3 fr-c4; "         \
    "charged Row 4, morale +1: Ex with an asterisk.; "                         \
    "told table table.charge-results; count 2 loss crt.ex; "                   \
    "expect 2021 fr-c4=4 2020 pr-11=6; "

static const struct scene_script scripts[] = {
    /* Cuirassiers (5) on Luck (3): +2. Die 3: Dr, and both divisions go in. */
    {"5.3d-a all go in",
     "lay 2021 fr-c13 fr-c14 2020 pr-11; charge 3 fr-c13 fr-c14; "
     "charged Row 3, morale +2: Dr.; told advance 5.3d-a; "
     "expect 2020 fr-c13=4 fr-c14=5 2120 pr-11=7"},
    /* 1 of 7 is of morale 2: +3. Die 3: Dr2 s; it stays, pays and is gone. */
    {"5.3d-a: the defender is gone",
     "lay 2021 fr-c13 fr-c14 2020 pr-11=1; "
     "stand prussian <result-form attack='loss' defence='loss'/>; "
     "charge 3 fr-c13 fr-c14; expect gone pr-11 2020 fr-c13 fr-c14"},
    /* +3, die 6: Ex s. Each side loses one, which empties the hex: they go in
     * all the same, and there they stop. */
    {"5.3d-a: gone by an exchange",
     "lay 2021 fr-c13 fr-c14 2020 pr-11=1; "
     "charge 6 fr-c13 fr-c14 | then='2019'; "
     "charged Row 6, morale +3: Ex with an asterisk.; "
     "told advance 5.3d-a; expect gone pr-11 2020 fr-c13=4 fr-c14=4"},
    /* 1 of 4 (4) on 1 of 7 (2): +2; 5: Ex s takes both. Guns do not go in
       alone. */
    {"5.3d-a: guns stay alone",
     "lay 2021 fr-c13=1 fr-ivc-horse 2020 pr-11=1; "
     "charge 5 fr-c13 fr-ivc-horse; "
     "charged Row 5, morale +2: Ex with an asterisk.; "
     "expect gone fr-c13 pr-11 2021 fr-ivc-horse=2"},
    /* Eight hexes of highway cost 4: 4 left. The highway goes on into the
     * woods, but the advance is paid across country: 2, and 2 are left. Die 2 +
     * 1. */
    {"5.3d-c no road rate",
     "ground 2020 woods; highway 2029 2020; lay 2029 fr-c14 2020 pr-11; "
     "charge 2 fr-c14 | column='yes' path='2028 2027 2026 2025 2024 2023 2022 "
     "2021'; told move - 4 points; told advance 5.3d-c 2 points, 2 left"},
    /* 8 points, three hexes: 5 left. Woods cost cavalry 2, so 3 are left; they
     * add 1 to the die: 2 + 1 = 3, Dr. */
    {"5.3d-b the hex is paid",
     "ground 2020 woods; lay 2024 fr-c14 2020 pr-11; "
     "charge 2 fr-c14 | path='2023 2022 2021'; "
     "told advance 5.3d-b 2 points, 3 left; expect 2020 fr-c14"},
    /* Seven hexes leave 1 point, and the woods cost 2. Six leave enough. */
    {"5.3d-b: too few points",
     "ground 2020 woods; led 2028 fr-c14 2027 fr-c13 2020 pr-11; "
     "refuses french 5.3d-b <move pieces='fr-c14' path='2027 2026 2025 "
     "2024 2023 2022 2021' charge='2020'/>; "
     "refuses french - <move pieces='fr-c13' path='2026 2025 2024 2023 "
     "2022 2021' charge='2020'/>"},
    /* Four hexes and an advance leave 3. Kemphen (3) stands in woods behind:
     * the second charge costs 2 and leaves 1; its die is 2 + 1 = 3 as the
     * first: Dr. The last point goes for a hex in the clear. */
    {"5.3d-d charges again",
     "ground 2019 woods; lay 2025 fr-c14 2020 pr-11 2019 pr-10; "
     "die table.charge-a/die/2019-french-1 2; "
     "charge 3 fr-c14 | path='2024 2023 2022 2021' again='2019' "
     "then='1919 1918'; told advance 5.3d-b 1 point, 3 left; "
     "told note 5.3d-d charges again; "
     "told advance 5.3d-b 2 points, 1 left; expect 1919 fr-c14"},
    /* Nobody stands in 1920: the next that is named is charged, by 3: Dr. */
    {"5.3d-d: the next that can be charged",
     "lay 2021 fr-c14 2020 pr-11; die table.charge-a/die/2120-french-1 3; "
     "charge 3 fr-c14 | again='1920 2120' then='2119'; "
     "told lapse base.charge does not charge 1920; "
     "expect 2119 fr-c14 2219 pr-11"},
    /* Luck pays and stays: nothing was paid for the charge, 4 points of 8 are
     * left after four hexes; and there is no second charge. */
    {"5.3d-e costs nothing",
     "lay 2025 fr-c14 2020 pr-11 2120 pr-10; "
     "stand prussian <result-form attack='loss' defence='loss'/>; "
     "charge 3 fr-c14 | path='2024 2023 2022 2021' again='2120'; "
     "told note 5.3d-e 4 points left; "
     "not thrown table.charge-a/die/2120-french-1; "
     "expect 2020 pr-11=6 2021 fr-c14=5"},
    /* Six hexes, two charges of 1 point each: 8. Charging itself is free. */
    {"5.3d-b: two for the last points",
     "lay 2027 fr-c14 2020 pr-11 2019 pr-10; "
     "charge 3 fr-c14 | path='2026 2025 2024 2023 2022 2021' "
     "again='2019'; expect 2019 fr-c14; "
     "told advance 5.3d-b 1 point, 0 left"},
    {"table.charge-a row and column", READS_CHART},
    /* A Grand Farm over a bridged river in the mud: 6 + 1 + 1 + 1 + 1 = 10; the
     * chart ends with 9. Ar2 for light horse against infantry: two hexes back.
     */
    {"table.charge-a: beyond the last row",
     "weather day mud; farm 2020; river 2020 2021 bridge; "
     "lay 2021 fr-c4 2020 pr-11; charge 6 fr-c4; "
     "charged Row 9, morale +1: Ar2.; expect 1923 fr-c4=5"},
    /* Two hexes, then a charge: 6 left. Die 2, column +2: Dr2 s. It goes in for
     * 1 and stops, with 5 points left. */
    {"table.charge-asterisk stops",
     "lay 2023 fr-c14 2020 pr-11; "
     "charge 2 fr-c14 | path='2022 2021' then='2019'; "
     "charged Row 2, morale +2: Dr2 with an asterisk.; "
     "told note table.charge-asterisk asterisk; "
     "told advance 5.3d-b 1 point, 5 left; "
     "expect 2020 fr-c14=5 2219 pr-11=7"},
    {"table.charge-results Ex", READS_CHART},
    /* Milhaud's corps (5) on British foot (5): 5 - 1 = 4, column 0: Ar. Guns
     * and leader go back with the rest. */
    {"table.charge-results: Ar",
     "lay 2021 fr-c13 fr-c14 fr-ivc-horse 2020 ad-kempt; "
     "charge 5 fr-c13 fr-c14 fr-ivc-horse milhaud; "
     "charged Row 4, morale +0: Ar.; told table table.charge-results; "
     "expect 1922 fr-c13=4 fr-ivc-horse=2 milhaud"},
    /* Maurin (4) on Luck (3): +1, 5: Ar. Gerard does not ride, and stays. */
    {"base.attack: who does not ride stays",
     "lay 2021 fr-12 fr-c7 gerard 2020 pr-11; charge 5 fr-c7; "
     "charged Row 5, morale +1: Ar.; expect 1922 fr-c7 2021 fr-12 gerard"},
    /* Dr is Ex in a Grand Farm: cuirassiers +2; 2 + 2 = 4, Dr s: one each. */
    {"table.charge-results: a Grand Farm",
     "farm 2020; lay 2021 fr-c14 2020 pr-11; charge 2 fr-c14; "
     "charged Row 4, morale +2: Dr with an asterisk.; "
     "told table table.charge-results; expect 2021 fr-c14=4 2020 pr-11=6"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
