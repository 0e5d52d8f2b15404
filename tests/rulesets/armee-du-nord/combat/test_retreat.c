/* Ways back: zones, victors, room, the owner's way, home, the edge. 2020 is
 * attacked from 2021, its neighbour to the south; away from there lead 2019,
 * 2120 and 1920, and the way home of a Prussian without a marker is east. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* Whatever the odds, and nobody goes in. */
static const char *const stays = "if=\"always\" advance=\"none\"";

static void fights(struct scene *scene, const char *units, int die)
{
    scene_attack_with(scene, 2020, units, stays, die);
}

/* Rivers without a bridge leave 2120 alone open, besides the attacker's side.
 */
static void shut_in(struct scene *scene)
{
    scene_river(scene, 2020, 2019, RIVER, false);
    scene_river(scene, 2020, 1920, RIVER, false);
    scene_river(scene, 2020, 1921, RIVER, false);
    scene_river(scene, 2020, 2121, RIVER, false);
}

/* 8 (4) on 4 of 7 (3): 2-1. Die 4: 5, Dr. Die 6: 7, Dr2. */
static void beaten(struct scene *scene, int die)
{
    scene_lay(scene, "2021 fr-13 2020 pr-11=4");
    fights(scene, "fr-13", die);
}

/* ---- zones --------------------------------------------------------------- */

/* Without enemies about, Dr2 leads to 2219 by 2120. Cavalry in 2220 has both
 * in its zone, and who has come into a zone does not go on: the hexes three
 * from the victor that are left are 2018, 2119, 1919 and 1819, and 2119 is the
 * most eastern. What the owner ordered goes through the zone. */
static void not_through_zone(struct scene *scene)
{
    scene_put(scene, "fr-c7", 2220, 0);
    scene_stand(scene, "prussian",
                "<retreat-path unit=\"pr-11\" path=\"2120 2119\"/>");
    beaten(scene, 6);
    assert_true(scene_cell(scene, "Row 7, column 2-1: Dr2."));
    assert_true(scene_told(scene, EVENT_STANDING, RULE(9_9c_a), "zone"));
    scene_expect(scene, "2119 pr-11=4");
    assert_int_equal(scene_count(scene, EVENT_RETREAT, RULE(crt_dr2)), 1);
    assert_int_equal(scene_count(scene, EVENT_LOSS, NULL), 0);
}

/* Cavalry in 2319 has 2219 in its zone, not 2120: there a way may end. */
static void ends_in_zone(struct scene *scene)
{
    scene_put(scene, "fr-c7", 2319, 0);
    beaten(scene, 6);
    assert_true(scene_told(scene, EVENT_RETREAT, RULE(9_9c_a), NULL));
    scene_expect(scene, "2219 pr-11=4");
}

/* The victor is cavalry, 5 of 5 (4) on 2 of 3 (4): 2-1, 5 + 0: Dr. Who stands
 * in its zone goes back all the same. */
static void begins_in_zone(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c7 2020 pr-i-12=2");
    fights(scene, "fr-c7", 5);
    assert_true(scene_cell(scene, "Row 5, column 2-1: Dr."));
    assert_true(scene_told(scene, EVENT_RETREAT, RULE(9_9c_a), NULL));
    scene_expect(scene, "2120 pr-i-12=2");
}

/* 2119 and 1919 have 2019, 2120 and 1920 in their zones; rivers leave 2120. */
static void one_hex_always(struct scene *scene)
{
    shut_in(scene);
    scene_lay(scene, "2119 fr-c7 1919 fr-c4");
    beaten(scene, 4);
    assert_true(scene_cell(scene, "Row 5, column 2-1: Dr."));
    assert_true(scene_told(scene, EVENT_RETREAT, RULE(9_9c_b), NULL));
    scene_expect(scene, "2120 pr-11=4");
}

/* The same with Dr2: from 2120 there is no second hex, for 1 of 4. */
static void second_is_barred(struct scene *scene)
{
    shut_in(scene);
    scene_put(scene, "fr-c7", 2119, 0);
    beaten(scene, 6);
    assert_true(scene_cell(scene, "Row 7, column 2-1: Dr2."));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(9_9c_c), NULL));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(9_9c_c)), 1);
    scene_expect(scene, "2120 pr-11=3");
}

/* ---- victors ------------------------------------------------------------- */

/* 2120 is beside Vichery's comrade in 2119, who fought nobody: no loss. */
static void beside_others(struct scene *scene)
{
    shut_in(scene);
    scene_put(scene, "fr-14", 2119, 0);
    beaten(scene, 4);
    scene_expect(scene, "2120 pr-11=4");
    assert_int_equal(scene_count(scene, -1, RULE(qa_retreat_1)), 0);
}

/* Only 2121 is open, which is beside the victor: 1 of 4. */
static void beside_victor(struct scene *scene)
{
    scene_river(scene, 2020, 2019, RIVER, false);
    scene_river(scene, 2020, 1920, RIVER, false);
    scene_river(scene, 2020, 1921, RIVER, false);
    scene_river(scene, 2020, 2120, RIVER, false);
    beaten(scene, 4);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(qa_retreat_1)), 1);
    scene_expect(scene, "2121 pr-11=3");
}

/* Nothing is open: it stays and pays 1, of Dr2 2. */
static void nowhere(struct scene *scene)
{
    shut_in(scene);
    scene_river(scene, 2020, 2120, RIVER, false);
    beaten(scene, 4);
    scene_expect(scene, "2020 pr-11=3");
}

static void nowhere_twice(struct scene *scene)
{
    shut_in(scene);
    scene_river(scene, 2020, 2120, RIVER, false);
    beaten(scene, 6);
    scene_expect(scene, "2020 pr-11=2");
}

/* ---- room ---------------------------------------------------------------- */

/* 17 + 9 = 26 in 2120 are too many: 2019 is the next to the east. 9 on 9 and
 * +1: die 5, Dr. */
static void no_room(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 2020 pr-4 2120 pr-1");
    fights(scene, "fr-12", 5);
    assert_true(scene_cell(scene, "Row 6, column 1-1: Dr."));
    scene_expect(scene, "2019 pr-4=9");
}

/* 24 is the limit: 15 + 9. */
static void just_room(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 2020 pr-4 2120 pr-2");
    fights(scene, "fr-12", 5);
    scene_expect(scene, "2120 pr-4=9");
}

/* 2120 alone is open and holds 12. 9 + 8 together find no way; each alone, in
 * order of id: pr-10 makes 20, and then there is none for pr-4, which pays 1.
 * Its hex has the lead unit, and the leaders stay there. 17 on 17. */
static void room_for_one(struct scene *scene)
{
    shut_in(scene);
    scene_lay(scene, "2021 fr-12 fr-13 2020 pr-4 pr-10 ziethen 2120 pr-12");
    fights(scene, "fr-12 fr-13", 5);
    assert_true(scene_cell(scene, "Row 6, column 1-1: Dr."));
    scene_expect(scene, "2120 pr-10=8 2020 pr-4=8 ziethen");
}

/* Neither finds a way: they pay once for both, from the stronger. */
static void no_room_for_both(struct scene *scene)
{
    shut_in(scene);
    scene_lay(scene, "2021 fr-12 fr-13 2020 pr-4 pr-10 2120 pr-1");
    fights(scene, "fr-12 fr-13", 5);
    scene_expect(scene, "2020 pr-4=8 pr-10=8");
}

/* ---- whose way ----------------------------------------------------------- */

static void ordered_way(struct scene *scene)
{
    scene_stand(scene, "prussian",
                "<retreat-path unit=\"pr-11\" path=\"1920\"/>");
    beaten(scene, 4);
    scene_expect(scene, "1920 pr-11=4");
}

/* 2121 is beside the victor and would cost 1: it goes to 2120 for nothing. */
static void dear_way(struct scene *scene)
{
    scene_stand(scene, "prussian",
                "<retreat-path unit=\"pr-11\" path=\"2121\"/>");
    beaten(scene, 4);
    assert_true(
        scene_told(scene, EVENT_STANDING, BASE(retreat), "way ordered"));
    scene_expect(scene, "2120 pr-11=4");
}

static void ordered_way_of_two(struct scene *scene)
{
    scene_stand(scene, "prussian",
                "<retreat-path unit=\"pr-11\" path=\"1920 1819\"/>");
    beaten(scene, 6);
    scene_expect(scene, "1819 pr-11=4");
}

/* A marker two hexes west of 1920: there it goes. */
static void way_to_marker(struct scene *scene)
{
    *scene_marker(scene, "prussian.iii") = 1719;
    beaten(scene, 4);
    scene_expect(scene, "1920 pr-11=4");
}

/* Counted in points: 1918 (woods, 2) is two hexes from 2019 and from 1920. From
 * 2019 it is 1 + 2 = 3 by 2018; from 1920 straight on is a forest, 3 + 2, and
 * the way round by 2019 is 4. In hexes 1920 would be the lower of equals. */
static void way_in_points(struct scene *scene)
{
    scene_ground(scene, 1919, FOREST);
    scene_ground(scene, 1918, WOODS);
    scene_ground(scene, 1819, FOREST);
    *scene_marker(scene, "prussian.iii") = 1918;
    beaten(scene, 4);
    scene_expect(scene, "2019 pr-11=4");
}

/* The Anglo-Dutch go north: 2019. 8 (4) on 3 of 5 (4): 2-1, die 5: Dr. */
static void way_north(struct scene *scene)
{
    scene_lay(scene, "2021 fr-13 2020 ad-brunswick-1=3");
    fights(scene, "fr-13", 5);
    assert_true(scene_cell(scene, "Row 5, column 2-1: Dr."));
    scene_expect(scene, "2019 ad-brunswick-1=3");
}

/* Attackers of two hexes, 8 + 9 on 17 (3): 1-1, 1 + 1 = 2: Ar. 1921 goes first,
 * to 1922, 32 from the edge; then 2021 to 1922 again: 17 have room, and it is
 * the lowest of three. Guns in their hex stay. */
static void attackers_go(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 fr-iv-foot 1921 fr-13 2020 pr-1");
    fights(scene, "fr-12 fr-13", 1);
    assert_true(scene_cell(scene, "Row 2, column 1-1: Ar."));
    scene_expect(scene, "1922 fr-13=8 fr-12=9 2021 fr-iv-foot=3 gerard");
}

/* ---- the edge ------------------------------------------------------------ */

/* 4620 lies on the eastern edge; 4619 and 4621 are behind rivers. 8 from 4520
 * on 5: 1-1, 6 or 7: Dr. Nothing is open on the map, as 4521 is held. Of 5 left
 * the half counts, rounded down. */
static void cornered(struct scene *scene, const char *id)
{
    scene_river(scene, 4620, 4619, RIVER, false);
    scene_river(scene, 4620, 4621, RIVER, false);
    scene_lay(scene, "4520 fr-13 4521 fr-14");
    scene_put(scene, id, 4620, 5);
    scene_attack_with(scene, 4620, "fr-13", stays, 6);
}

static void leaves_map(struct scene *scene)
{
    cornered(scene, "pr-11");
    assert_int_equal(scene_unit(scene, "pr-11")->state, LEFT_MAP);
    assert_int_equal(scene->game->armies[PRUSSIAN].left, 2);
    assert_true(
        scene_told(scene, EVENT_STATE, BASE(retreat), "leaves the map"));
}

/* It is not the edge of the Anglo-Dutch, who stay and pay. */
static void not_by_that_edge(struct scene *scene)
{
    cornered(scene, "ad-brunswick-1");
    scene_expect(scene, "4620 ad-brunswick-1=4");
}

static const struct scene_row rows[] = {
    {"9.9c-a not through a zone", scene_on_plain, not_through_zone},
    {"9.9c-a ends in a zone", scene_on_plain, ends_in_zone},
    {"9.9c-a begins in a zone", scene_on_plain, begins_in_zone},
    {"9.9c-b one hex is always open", scene_on_plain, one_hex_always},
    {"9.9c-c the second hex is barred", scene_on_plain, second_is_barred},
    {"qa.retreat-1: beside others for nothing", scene_on_plain, beside_others},
    {"qa.retreat-1 beside a victor for one", scene_on_plain, beside_victor},
    {"base.retreat nowhere", scene_on_plain, nowhere},
    {"base.retreat nowhere, twice", scene_on_plain, nowhere_twice},
    {"base.retreat no room", scene_on_plain, no_room},
    {"base.retreat just room", scene_on_plain, just_room},
    {"base.retreat room for one of two", scene_on_plain, room_for_one},
    {"base.retreat pays once for two", scene_on_plain, no_room_for_both},
    {"base.retreat the owner's way", scene_on_plain, ordered_way},
    {"base.retreat not if it costs more", scene_on_plain, dear_way},
    {"base.retreat the owner's two hexes", scene_on_plain, ordered_way_of_two},
    {"base.retreat to the marker", scene_on_plain, way_to_marker},
    {"base.retreat by points", scene_on_plain, way_in_points},
    {"base.retreat to the north", scene_on_plain, way_north},
    {"base.retreat attackers, hex by hex", scene_on_plain, attackers_go},
    {"base.retreat over its own edge", scene_on_plain, leaves_map},
    {"base.retreat not over another's", scene_on_plain, not_by_that_edge},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
