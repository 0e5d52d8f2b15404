/* Worked examples of the base game, reckoned by hand on the map of Ligny. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* Turn 16, step 2D: the French before Ligny. Henckel holds the village, and
 * the guns of his corps stand behind it. */
static void ligny(struct scene *scene)
{
    scene_lay_led(scene, "3635 fr-12 fr-iv-foot 3735 fr-13 fr-iv-12 3535 fr-c7 "
                         "3634 pr-4 3633 pr-i-foot");
}

/*
 * Bombardment: 3 + 1 = 4 increments, column 4-5; the village takes 1 from the
 * die: 5 - 1 = 4, shaken. Attack: 9 + 8 + 5 = 22 to 9 is 2-1, combined arms
 * make it 3-1. Pecheux's 4 against Henckel's 3 - 1 = 2: +2, the village -1, a
 * bridged stream 0. Die 2 + 1 = 3: Ex*. 21 to 8 is 2-1, with the shift 3-1;
 * die 3 + 1 = 4: Dr. One hex back is 3633 alone: 8 + 6 = 14 increments there.
 * Pecheux and Vichery have 8 each: fr-12 is the lower id, and goes in.
 */
static void plays_ligny(struct scene *scene)
{
    ligny(scene);
    scene_order(scene, "french",
                "<bombard target=\"3634\" batteries=\"fr-iv-foot fr-iv-12\"/>");
    scene_order(scene, "french",
                "<attack target=\"3634\" units=\"fr-12 fr-13 fr-c7\"/>");
    scene_die(scene, "bombardment/die/3634-french", 5);
    scene_die(scene, "attack/die/3634-french-1", 2);
    scene_die(scene, "attack/die/3634-french-2", 3);
    scene_play(scene, "french");
    scene_expect(scene, "3633 pr-4=8 3634 fr-12=8 3735 fr-13");
    assert_false(scene_unit(scene, "pr-4")->shaken);
    assert_true(scene_odds(scene, "22 against 9 increments: column 3-1"));
    assert_true(scene_odds(scene, "21 against 8 increments: column 3-1"));
}

static const struct scene_row rows[] = {
    {"7.1 bombardment and combined arms at Ligny", scene_on_map, plays_ligny},
};

#define LIGNY                                                                  \
    "led 3635 fr-12 fr-iv-foot 3735 fr-13 fr-iv-12 3535 fr-c7 3634 pr-4 "      \
    "3633 pr-i-foot; "

/* Turn 18, step 2B: Ligny is empty, and Milhaud comes by it. Roeder and others
 * stand elsewhere. */
#define MILHAUD(others, die)                                                   \
    "turn 18; marker prussian.i 4031; lay " others "; "                        \
    "led 3637 fr-c13 fr-c14 fr-ivc-horse 3633 pr-2; "                          \
    "order french <attack target='3632' units='fr-c13 fr-c14' "                \
    "if='always'/>; die table.charge-a/die/3633-french-1 " die "; "            \
    "play french <move pieces='fr-c13 fr-c14 fr-ivc-horse milhaud' "           \
    "path='3636 3635 3634' charge='3633' again='3733'/>; "

#define ATTACK_LIGNY(units, die) "attack 3634 " die " " units "; "

/* Bijlandt holds the Grand Farm with 6. Bachelu 9 and Foy 10: 19 on 6, 3-1. */
#define GEMIONCOURT(guns, die)                                                 \
    "led 2328 fr-5 fr-ii-foot-1 fr-ii-foot-2 2427 fr-9 2327 ad-bijlandt; "     \
    "order french <bombard target='2327' batteries='fr-ii-foot-1 "             \
    "fr-ii-foot-2'/>; "                                                        \
    "order french <attack target='2327' units='fr-5 fr-9'/>; "                 \
    "die bombardment/die/2327-french " guns "; "                               \
    "die attack/die/2327-french-1 " die "; play french; "

static const struct scene_script scripts[] = {
    /*
     * 1 + 1 + 1 (a village, by the bridge of a stream) = 3 of 8 points: 5 left.
     * Delort's 5 against Pirch's 3: +2; complete corps: 4 - 1 = 3: Dr, no
     * asterisk. One hex back, two from 3634: 3632 (6 + 3 + 15 = 24 increments,
     * 4 points from the marker), 3533 (5) and 3733 (3): the last. All go in for
     * 1: 4 left. Roeder in 3632 has 3633 in his zone: that is the end of it,
     * and nobody who charged attacks.
     */
    {"7.2 a complete corps charges",
     "on map; " MILHAUD(
         "3632 pr-c1 pr-i-horse",
         "4") "charged Row 3, morale +2: Dr.; "
              "told advance 5.3d-b 1 point, 4 left; "
              "expect 3733 pr-2=15 3633 fr-c13 fr-c14 fr-ivc-horse milhaud; "
              "told note base.zoi stops; "
              "not thrown table.charge-a/die/3733-french-1; "
              "told lapse table.charge-noattack"},
    /* 6 - 1 = 5: Ex s: Delort and Pirch lose one, and all stand where they
     * stood.
     */
    {"7.2 and is held",
     "on map; " MILHAUD("3632 pr-c1 pr-i-horse",
                        "6") "charged Row 5, morale +2: Ex with an asterisk.; "
                             "expect fr-c13=4 3634 fr-c14=4 3633 pr-2=14"},
    /*
     * Without Roeder they go on. 5.3d-d: 4 points left in 3633, the target 3733
     * is clear: again 4 - 1 = 3, Dr. Pirch goes from 3733 to 3832 (2 points
     * from the marker, 3732 and 3833 are 3); they go in for 1: 3 left.
     */
    {"5.3d-d, qa.charge-3c: a stack charges again",
     "on map; die table.charge-a/die/3733-french-1 4; " MILHAUD(
         "4231 pr-c1", "4") "expect 3832 pr-2 3733 fr-c14; "
                            "told advance 5.3d-b 1 point, 3 left"},
    /*
     * Pecheux alone, 9 on 9: 1-1. 4 - 3 = +1, the village -1: 3: ExC, 8 and 8.
     * Henckel attacks over the bridged stream: 8 on 8, 1-1, -1, clear ground: 4
     * - 1 = 3: ExC, 7 and 7. Pecheux again: 7 on 7, 0: 6: Dr. Henckel to 3633,
     * where 7 and 6 guns have room; Pecheux goes in.
     */
    {"crt.exc two counterattacks",
     "on map; lay 3635 fr-12 3634 pr-4 3633 pr-i-foot; "
     "stand prussian <retreat-path unit='pr-4' path='3633'/>; "
     "die attack/die/3634-french-2 4; die attack/die/3634-french-3 "
     "6; " ATTACK_LIGNY("fr-12",
                        "3") "count 4 loss crt.exc; odds 8 against 8; "
                             "odds 7 against 7; cell Row 6, column 1-1: Dr.; "
                             "expect 3633 pr-4=7 3634 fr-12=7"},
    /*
     * 7.1 with 5 for its attack: 5 + 2 - 1 = 6, column 3-1: Dr2. Vandamme's
     * horse in 3533 has 3633 in its zone, and another division stands in 3734:
     * the first hex is 3633, and there is no second: 9 - 1 = 8.
     */
    {"9.9c-c a second hex inside a zone",
     "on map; " LIGNY "lay 3533 fr-c3 3734 fr-14; "
     "order french <bombard target='3634' batteries='fr-iv-foot "
     "fr-iv-12'/>; die bombardment/die/3634-french 5; " ATTACK_LIGNY(
         "fr-12 fr-13 fr-c7",
         "5") "cell Row 6, column 3-1: Dr2.; count 1 loss 9.9c-c; "
              "expect 3633 pr-4=8"},
    /*
     * Henckel and Kemphen, 9 + 8 = 17, with Frenchmen all around: 9 + 8 + 5 =
     * 22 of them attack, 1-1; +1 - 1; 6: Dr. Nobody finds a way: one increment
     * for both.
     */
    {"base.retreat a stack pays together once",
     "on map; "
     "lay 3635 fr-12 3735 fr-13 3535 fr-c7 3734 fr-14 3633 fr-8 3534 "
     "fr-10 3634 pr-4 pr-10; " ATTACK_LIGNY(
         "fr-12 fr-13 fr-c7",
         "6") "odds 22 against 17 increments: column 1-1; count 1 loss -; "
              "expect pr-4=8 3634 pr-10=8"},
    /* 9 + 8 + 3 = 20 on 2: 10-1, column 6-1 and +4. 4 - (3 - 1) = +2, the
     * village -1: 1 + 5 = 6: Dr2. */
    {"crt.odds-high ten to one",
     "on map; lay 3635 fr-12 3735 fr-13 3535 fr-c7=3 3634 "
     "pr-4=2; " ATTACK_LIGNY(
         "fr-12 fr-13 fr-c7",
         "1") "modifies 4 crt.odds-high; "
              "cell Row 6, column 6-1: Dr2.; expect pr-4=2 3634 fr-12"},
    /* 2 on 14: 1-7, column 1-5. 4 - 3 - 1 = 0: 6: Ar. Of 3736, 3636 and 3536
     * the second and the third are 20 points from the southern edge, the first
     * 21: the lower number. */
    {"crt.odds-low one to seven",
     "on map; lay 3635 fr-c3=2 3634 pr-3; " ATTACK_LIGNY(
         "fr-c3",
         "6") "count 1 note crt.odds-low; cell Row 6, column 1-5: Ar.; "
              "expect 3536 fr-c3=2"},
    /* 3 - 1 = 2 of the guns: nothing. 4 - 3 = +1, the farm -2: 5 - 1 = 4: Dr,
     * which costs each side 1: 9 and 9, 5. */
    {"crt.mod-farm-dr Gemioncourt",
     "on map; " GEMIONCOURT("3",
                            "5") "cell Row 4, column 3-1: Dr.; "
                                 "expect fr-9=9 fr-5=9 2327 ad-bijlandt=5"},
    /* 5 - 1 = 4: shaken. +2, the farm -2: 6: Dr2, which costs each side 2: of
     * 10 and 9 the first from Foy, of 9 and 9 the second from the lower id. */
    {"crt.mod-farm-dr Gemioncourt shaken",
     "on map; " GEMIONCOURT("5",
                            "6") "cell Row 6, column 3-1: Dr2.; "
                                 "expect fr-9=9 fr-5=8 2327 ad-bijlandt=4"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
