/* Ways back: zones, victors, room, the owner's way, home, the edge. 2020 is
 * attacked from 2021, its neighbour to the south; away from there lead 2019,
 * 2120 and 1920, and the way home of a Prussian without a marker is east. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* Whatever the odds, and nobody goes in. */
static const char *const stays = "if=\"always\" advance=\"none\"";

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

static const struct scene_row rows[] = {
    {"base.retreat over its own edge", scene_on_plain, leaves_map},
};

#define FIGHTS(units, die)                                                     \
    "attack " die " " units " | if='always' advance='none'; "

/* Rivers without a bridge leave 2120 alone open, and the attacker's side. */
#define SHUT_IN                                                                \
    "river 2020 2019; river 2020 1920; river 2020 1921; river 2020 2121; "

/* 8 (4) on 4 of 7 (3): 2-1. Die 4: 5, Dr. Die 6: 7, Dr2. */
#define BEATEN(die) "lay 2021 fr-13 2020 pr-11=4; " FIGHTS("fr-13", die)

#define CORNERED(id)                                                           \
    "river 4620 4619; river 4620 4621; lay 4520 fr-13 4521 fr-14; "            \
    "lay 4620 " id "=5; "                                                      \
    "attack 4620 6 fr-13 | if='always' advance='none'; "

static const struct scene_script scripts[] = {
    /* 19 to 3 is 6-1: Dr2. Guns leave the forest by the road to 2019; behind it
     * 2119 is the most eastern. Others would go to 2219 by 2120. */
    {"base.road-column guns go back by the road",
     "ground 2020 forest; road 2020 2019; "
     "lay 2021 fr-12 fr-13 2020 pr-iii-foot; "
     "attack 6 fr-12 fr-13 | ; expect 2119 pr-iii-foot"},
    /* Without enemies about, Dr2 leads to 2219 by 2120. Cavalry in 2220 has
     * both in its zone, and who has come into a zone does not go on: the hexes
     * three from the victor that are left are 2018, 2119, 1919 and 1819, and
     * 2119 is the most eastern. What the owner ordered goes through the zone.
     */
    {"9.9c-a not through a zone",
     "lay 2220 fr-c7; "
     "stand prussian <retreat-path unit='pr-11' path='2120 2119'/>; " BEATEN(
         "6") "cell Row 7, column 2-1: Dr2.; "
              "told standing 9.9c-a zone; expect 2119 pr-11=4; "
              "count 1 retreat crt.dr2; count 0 loss -"},
    /* Cavalry in 2319 has 2219 in its zone, not 2120: there a way may end. */
    {"9.9c-a ends in a zone",
     "lay 2319 fr-c7; " BEATEN("6") "told retreat 9.9c-a; "
                                    "expect 2219 pr-11=4"},
    /* The victor is cavalry, 5 of 5 (4) on 2 of 3 (4): 2-1, 5 + 0: Dr. Who
     * stands in its zone goes back all the same. */
    {"9.9c-a begins in a zone",
     "lay 2021 fr-c7 2020 pr-i-12=2; " FIGHTS(
         "fr-c7", "5") "cell Row 5, column 2-1: Dr.; told retreat 9.9c-a; "
                       "expect 2120 pr-i-12=2"},
    /* 2119 and 1919 have 2019, 2120, 1920 in their zones; rivers leave 2120. */
    {"9.9c-b one hex is always open",
     SHUT_IN "lay 2119 fr-c7 1919 fr-c4; " BEATEN(
         "4") "cell Row 5, column 2-1: Dr.; told retreat 9.9c-b; "
              "expect 2120 pr-11=4"},
    /* The same with Dr2: from 2120 there is no second hex, for 1 of 4. */
    {"9.9c-c the second hex is barred",
     SHUT_IN "lay 2119 fr-c7; " BEATEN(
         "6") "cell Row 7, column 2-1: Dr2.; told note 9.9c-c; "
              "count 1 loss 9.9c-c; expect 2120 pr-11=3"},
    /* 2120 is beside Vichery's comrade in 2119, who fought nobody: no loss. */
    {"qa.retreat-1: beside others for nothing",
     SHUT_IN "lay 2119 fr-14; " BEATEN("4") "expect 2120 pr-11=4; "
                                            "count 0 any qa.retreat-1"},
    /* Only 2121 is open, which is beside the victor: 1 of 4. */
    {"qa.retreat-1 beside a victor for one",
     "river 2020 2019; river 2020 1920; river 2020 1921; "
     "river 2020 2120; " BEATEN("4") "count 1 loss qa.retreat-1; "
                                     "expect 2121 pr-11=3"},
    /* Nothing is open: it stays and pays 1, of Dr2 2. */
    {"base.retreat nowhere",
     SHUT_IN "river 2020 2120; " BEATEN("4") "expect 2020 pr-11=3"},
    {"base.retreat nowhere, twice",
     SHUT_IN "river 2020 2120; " BEATEN("6") "expect 2020 pr-11=2"},
    /* 17 + 9 = 26 in 2120 are too many: 2019 is the next to the east. 9 on 9
     * and +1: die 5, Dr. */
    {"base.retreat no room",
     "lay 2021 fr-12 2020 pr-4 2120 pr-1; " FIGHTS(
         "fr-12", "5") "cell Row 6, column 1-1: Dr.; expect 2019 pr-4=9"},
    /* 24 is the limit: 15 + 9. */
    {"base.retreat just room", "lay 2021 fr-12 2020 pr-4 2120 pr-2; " FIGHTS(
                                   "fr-12", "5") "expect 2120 pr-4=9"},
    /* 2120 alone is open and holds 12. 9 + 8 together find no way; each alone,
     * in order of id: pr-10 makes 20, and then there is none for pr-4, which
     * pays 1. Its hex has the lead unit, and the leaders stay there. 17 on 17.
     */
    {"base.retreat room for one of two",
     SHUT_IN "lay 2021 fr-12 fr-13 2020 pr-4 pr-10 ziethen 2120 pr-12; " FIGHTS(
         "fr-12 fr-13", "5") "cell Row 6, column 1-1: Dr.; "
                             "expect 2120 pr-10=8 2020 pr-4=8 ziethen"},
    /* Neither finds a way: they pay once for both, from the stronger. */
    {"base.retreat pays once for two",
     SHUT_IN "lay 2021 fr-12 fr-13 2020 pr-4 pr-10 2120 pr-1; " FIGHTS(
         "fr-12 fr-13", "5") "expect 2020 pr-4=8 pr-10=8"},
    {"base.retreat the owner's way",
     "stand prussian <retreat-path unit='pr-11' path='1920'/>; " BEATEN(
         "4") "expect 1920 pr-11=4"},
    /* 2121 is beside the victor, would cost 1: it goes to 2120 for nothing. */
    {"base.retreat not if it costs more",
     "stand prussian <retreat-path unit='pr-11' path='2121'/>; " BEATEN(
         "4") "told standing base.retreat way ordered; "
              "expect 2120 pr-11=4"},
    {"base.retreat the owner's two hexes",
     "stand prussian <retreat-path unit='pr-11' path='1920 1819'/>; " BEATEN(
         "6") "expect 1819 pr-11=4"},
    /* A marker two hexes west of 1920: there it goes. */
    {"base.retreat to the marker",
     "marker prussian.iii 1719; " BEATEN("4") "expect 1920 pr-11=4"},
    /* Counted in points: 1918 (woods, 2) is two hexes from 2019 and from 1920.
     * From 2019 it is 1 + 2 = 3 by 2018; from 1920 straight on is a forest, 3 +
     * 2, and the way round by 2019 is 4. In hexes 1920 would be the lower of
     * equals. */
    {"base.retreat by points",
     "ground 1919 forest; ground 1918 woods; ground 1819 forest; "
     "marker prussian.iii 1918; " BEATEN("4") "expect 2019 pr-11=4"},
    /* The Anglo-Dutch go north: 2019. 8 (4) on 3 of 5 (4): 2-1, die 5: Dr. */
    {"base.retreat to the north",
     "lay 2021 fr-13 2020 ad-brunswick-1=3; " FIGHTS(
         "fr-13",
         "5") "cell Row 5, column 2-1: Dr.; expect 2019 ad-brunswick-1=3"},
    /* Attackers of two hexes, 8 + 9 on 17 (3): 1-1, 1 + 1 = 2: Ar. 1921 goes
     * first, to 1922, 32 from the edge; then 2021 to 1922 again: 17 have room,
     * and it is the lowest of three. Guns in their hex stay. */
    {"base.retreat attackers, hex by hex",
     "lay 2021 fr-12 fr-iv-foot 1921 fr-13 2020 pr-1; " FIGHTS(
         "fr-12 fr-13",
         "1") "cell Row 2, column 1-1: Ar.; "
              "expect 1922 fr-13=8 fr-12=9 2021 fr-iv-foot=3 gerard"},
    /* It is not the edge of the Anglo-Dutch, who stay and pay. */
    {"base.retreat not over another's",
     CORNERED("ad-brunswick-1") "expect 4620 ad-brunswick-1=4"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
