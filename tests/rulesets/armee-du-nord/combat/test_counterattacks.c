/* ExC: who counterattacks, with what, on what ground. 2020 is attacked from
 * 2021, its neighbour to the south. Brunswickers are of morale 4 as the French,
 * so that nothing but the ground is added to a die. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static void fights(struct scene *scene, const char *units, int first,
                   int second, int third)
{
    scene_die(scene, "attack/die/2020-french-2", second);
    scene_die(scene, "attack/die/2020-french-3", third);
    scene_attack(scene, units, first);
}

/* 5 + 4 on 5 + 4, bombarded for nothing: 1-1, by combined arms 2-1; 2: ExC. The
 * 8 that are left throw at 8 without a shift: 1-1, 3: ExC. The French have
 * theirs back: 7 on 7 is 2-1, 5: Dr, to the north. */
static void shift_comes_back(struct scene *scene)
{
    scene_lay(scene, "2021 fr-c7 fr-20 2020 ad-brunswick-1=5 ad-brunswick-2=4");
    scene_bombard(scene, 1);
    fights(scene, "fr-c7 fr-20", 2, 3, 5);
    assert_true(scene_odds(scene, "9 against 9 increments: column 2-1"));
    assert_true(scene_odds(scene, "8 against 8 increments: column 1-1"));
    assert_true(scene_odds(scene, "7 against 7 increments: column 2-1"));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(crt_mod_combined)), 2);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 4);
    scene_expect(
        scene,
        "2019 ad-brunswick-1=3 ad-brunswick-2=4 2021 fr-20=3 2020 fr-c7=4");
}

/* 8 on 4 + 2 guns: 1-1, 3: ExC. Of 3 + 2 the foot attacks 7 alone: 1-3, 3: Ar2,
 * and the guns go two hexes back with it. The French go in. */
static void guns_go_along(struct scene *scene)
{
    scene_lay(scene, "2021 fr-13 2020 ad-brunswick-1=4 ad-brunswick-art");
    fights(scene, "fr-13", 3, 3, 3);
    assert_true(scene_odds(scene, "8 against 6 increments: column 1-1"));
    assert_true(scene_odds(scene, "3 against 7 increments: column 1-3"));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
    scene_expect(scene,
                 "2018 ad-brunswick-1=3 ad-brunswick-art=2 2020 fr-13=7");
}

/* 8 on 5 in a Grand Farm: 1-1, 5 - 2 = 3: ExC. 4 on 7 is 1-2, 3: Ar, which a
 * garrison of infantry alone pays, and stays. */
static void farm_stays(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-13 2020 ad-brunswick-1");
    fights(scene, "fr-13", 5, 3, 3);
    assert_true(scene_odds(scene, "4 against 7 increments: column 1-2"));
    assert_true(scene_cell(scene, "Row 3, column 1-2: Ar."));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_ar)), 1);
    scene_expect(scene, "2020 ad-brunswick-1=3");
}

/* 8 + 8 on 10: 1-1, 3: ExC. 9 on 15 is 1-2; the die is 4. */
static void from_two_hexes(struct scene *scene)
{
    scene_ground(scene, 2021, WOODS);
    scene_lay(scene,
              "2021 fr-13 1921 fr-14 2020 ad-brunswick-1 ad-brunswick-2");
    fights(scene, "fr-13 fr-14", 3, 4, 3);
    assert_true(scene_odds(scene, "9 against 15 increments: column 1-2"));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
}

/* Of woods and clear ground the clear one counts: 4. */
static void weaker_of_two(struct scene *scene)
{
    from_two_hexes(scene);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, NULL), 0);
    assert_true(scene_cell(scene, "Row 4, column 1-2: Ar."));
}

/* Woods and a village: -1 from either. 4 - 1 = 3. */
static void two_with_cover(struct scene *scene)
{
    scene_ground(scene, 1921, VILLAGE);
    from_two_hexes(scene);
    assert_true(scene_modifies(scene, RULE(crt_mod_terrain), -1));
    assert_true(scene_cell(scene, "Row 3, column 1-2: Ar."));
}

/* 8 on 8, out of a Grand Farm: 3: ExC. 7 on 7, the farm -2: 6 - 2 = 4: Ex. */
static void from_a_farm(struct scene *scene)
{
    scene_farm(scene, 2021);
    scene_lay(scene, "2021 fr-13 2020 ad-brunswick-1=5 ad-brunswick-2=3");
    fights(scene, "fr-13", 3, 6, 3);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
    assert_true(scene_modifies(scene, RULE(crt_mod_farm), -2));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
    scene_expect(scene, "2021 fr-13=6");
}

/* 4 of 8 (3) on 6 (4): 1-2; 6 - 1 = 5: ExC. 5 on 3 (3): 1-1, 5 + 1 = 6: Dr
 * strikes the first attackers, who go back as attackers do, and nobody goes in
 * after them. 1922 is the lowest of three. */
static void strikes_back(struct scene *scene)
{
    scene_lay(scene, "2021 fr-13=4 2020 ad-brunswick-1=5 ad-brunswick-2=1");
    scene_stand(scene, "french",
                "<result-form attack=\"retreat\" defence=\"loss\"/>");
    fights(scene, "fr-13", 6, 5, 3);
    assert_true(scene_cell(scene, "Row 5, column 1-2: ExC."));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
    assert_true(scene_odds(scene, "5 against 3 increments: column 1-1"));
    assert_true(scene_cell(scene, "Row 6, column 1-1: Dr."));
    scene_expect(scene, "1922 fr-13=3 2020 ad-brunswick-1=4");
}

static const struct scene_row rows[] = {
    {"crt.exc, crt.mod-combined: a shift comes back", scene_on_plain,
     shift_comes_back},
    {"crt.exc guns go along with the beaten", scene_on_plain, guns_go_along},
    {"crt.exc a farm pays and stays", scene_on_plain, farm_stays},
    {"crt.exc the weaker of two hexes", scene_on_plain, weaker_of_two},
    {"crt.exc two hexes of cover", scene_on_plain, two_with_cover},
    {"crt.exc out of a farm", scene_on_plain, from_a_farm},
    {"crt.exc strikes the first attackers", scene_on_plain, strikes_back},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
