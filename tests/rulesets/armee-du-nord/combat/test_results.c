/* What the words of the chart do, and which chart is read. Attacks go from 2021
 * on 2020, its neighbour to the north. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- combined arms ------------------------------------------------------- */

struct combined_row {
    const char *name;
    enum turn_kind kind;
    enum soil soil;
    bool bombarded;   /* the guns do nothing with a 1 */
    const char *with; /* who attacks beside Pecheux */
    const char *more;
    bool shifts;
};

/* 9 + 5 = 14 to 7 is 2-1, morale 4 to 3: Ex*; one column to the right: Dr. */
static const struct combined_row combined_rows[] = {
    {"crt.mod-combined one column right", DAY, DRY, true, "fr-c7", "", true},
    {"crt.mod-combined: mud forbids nothing", DAY, MUD, true, "fr-c7",
     "combined=\"yes\"", true},
    {"crt.mod-combined: not in rain", RAIN, MUD, true, "fr-c7", "", false},
    {"crt.mod-combined: no", DAY, DRY, true, "fr-c7", "combined=\"no\"", false},
    {"crt.mod-combined: guns", DAY, DRY, false, "fr-c7", "", false},
    {"crt.mod-combined: horse", DAY, DRY, true, "fr-13", "", false},
};

static void combined_runs(void **state)
{
    const struct combined_row *row = *state;
    struct scene *scene = scene_on_plain();

    scene_weather(scene, row->kind, row->soil);
    scene_lay(scene, "2021 fr-12 2020 pr-11");
    scene_put(scene, row->with, 2021, 5);
    if (row->bombarded)
        scene_bombard(scene, 1);
    scene_attack_with(scene, 2020,
                      arena_text(scene->arena, "fr-12 %s", row->with),
                      row->more, 3);
    if (row->shifts)
        assert_true(scene_told(scene, EVENT_NOTE, RULE(crt_mod_combined),
                               "14 against 7 increments: column 3-1"));
    else
        assert_int_equal(scene_count(scene, -1, RULE(crt_mod_combined)), 0);
    assert_true(scene_cell(scene, row->shifts ? "Row 4, column 3-1: Dr."
                                              : "Row 4, column 2-1: Ex*."));
    scene_free(scene);
}

/* ---- Ex, Ex*, ExC -------------------------------------------------------- */

/* 5 of 9 (morale 4) to 4 of 7 (3) is 1-1: 3 + 1 = 4, Ex. */
static void exchanges(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12=5 2020 pr-11=4");
    scene_attack(scene, "fr-12", 3);
    scene_expect(scene, "2021 fr-12=4 2020 pr-11=3");
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_ex)), 2);
    assert_false(scene_thrown(scene, "attack/die/2020-french-2"));
}

/* 6 of 9 (4) to 3 of 7 (3 - 1 = 2): 2-1, 2 + 2 = 4: Ex*. Then 5 to 2, 2.5
 * rounded down: 2-1; 3 + 2 = 5: Dr. Of the hexes away from 2021 the eastern
 * one is nearest to the Prussian edge: 2120. */
static void repeats(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12=6 2020 pr-11=3");
    scene_die(scene, "attack/die/2020-french-2", 3);
    scene_attack(scene, "fr-12", 2);
    assert_true(scene_odds(scene, "6 against 3 increments: column 2-1"));
    assert_true(scene_odds(scene, "5 against 2 increments: column 2-1"));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exstar)), 2);
    assert_true(scene_cell(scene, "Row 5, column 2-1: Dr."));
    scene_expect(scene, "2120 pr-11=2 2020 fr-12=5");
}

/* 3 of 4 (4) to 1 of 4 (6 - 1 = 5): 3-1, 4 - 1 = 3: Ex*. Nobody is left to
 * throw against, and the attacker goes in. */
static void repeats_no_more(struct scene *scene)
{
    scene_lay(scene, "2021 fr-20=3 2020 ad-maitland=1");
    scene_attack(scene, "fr-20", 4);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exstar)), 2);
    assert_false(scene_thrown(scene, "attack/die/2020-french-2"));
    scene_expect(scene, "gone ad-maitland 2020 fr-20=2");
}

/* 6 of 9 (4) to 3 of 5 (4): 2-1, die 2: ExC. The Brunswickers with 2 (2 x 2 <=
 * 5: 3) attack 5 (4): 1-3, 3 - 1 = 2: Ar2 strikes them. Two hexes back to the
 * north edge is 2018; the French, who attacked first, go in. */
static void counterattacks(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12=6 2020 ad-brunswick-1=3");
    scene_die(scene, "attack/die/2020-french-2", 3);
    scene_attack(scene, "fr-12", 2);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
    assert_true(scene_told(scene, EVENT_NOTE, RULE(crt_exc), "Counterattack"));
    assert_true(scene_odds(scene, "2 against 5 increments: column 1-3"));
    assert_true(scene_cell(scene, "Row 2, column 1-3: Ar2."));
    scene_expect(scene, "2018 ad-brunswick-1=2 2020 fr-12=5");
}

/* 4 of 4 (4) to 2 guns (4): 2-1, die 2: ExC. Guns never attack: as Ex. */
static void guns_do_not(struct scene *scene)
{
    scene_lay(scene, "2021 fr-20 2020 pr-ii-12");
    scene_attack(scene, "fr-20", 2);
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_exc)), 2);
    assert_false(scene_thrown(scene, "attack/die/2020-french-2"));
    scene_expect(scene, "2021 fr-20=3 2020 pr-ii-12=1");
}

/* ---- the other chart ----------------------------------------------------- */

/* 8 (4) to 2 + 2 guns (4) in a village: 2-1; 5 - 1 = 4. */
static void charts(struct scene *scene)
{
    scene_ground(scene, 2020, VILLAGE);
    scene_lay(scene, "2021 fr-13 2020 pr-ii-12 pr-iii-foot=2");
    scene_attack(scene, "fr-13", 5);
}

static void optional_chart(struct scene *scene)
{
    charts(scene);
    assert_true(scene_cell(scene, "Row 4, column 2-1: Ex*."));
    assert_true(scene_thrown(scene, "attack/die/2020-french-2"));
}

static void printed_chart(struct scene *scene)
{
    scene_option(scene, "optional-crt", "off");
    charts(scene);
    assert_int_equal(scene_count(scene, -1, RULE(option_crt)), 0);
    assert_true(
        scene_told(scene, EVENT_TABLE, BASE(attack), "Row 4, column 2-1: Ex."));
    assert_false(scene_thrown(scene, "attack/die/2020-french-2"));
}

/* ---- Grand Farms --------------------------------------------------------- */

/* Guards 9 + 1 (6) to 5 of 9 (3): 2-1; 6 + 3 - 2 = 7: Dr2, which costs each 2
 * where infantry alone holds a farm. */
static void farm_holds(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-chasseurs fr-grenadiers=1 2020 pr-4=5");
    scene_attack(scene, "fr-chasseurs fr-grenadiers", 6);
    assert_true(scene_cell(scene, "Row 7, column 2-1: Dr2."));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(crt_mod_farm_dr),
                           "each side loses 2"));
    scene_expect(scene, "2021 fr-chasseurs=7 fr-grenadiers=1 2020 pr-4=3");
}

/* 6 of 8 Guards to 5: 1-1, row 7: Dr, 1 each. */
static void farm_holds_once(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-grenadiers=6 2020 pr-4=5");
    scene_attack(scene, "fr-grenadiers", 6);
    assert_true(scene_cell(scene, "Row 7, column 1-1: Dr."));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(crt_mod_farm_dr)), 2);
    scene_expect(scene, "2021 fr-grenadiers=5 2020 pr-4=4");
}

/* With a battery it is a Dr2 like any other: 5 + 1 go two hexes back. 6 to 6;
 * 6 + 3 = 9. */
static void mixed_farm_goes(struct scene *scene)
{
    scene_farm(scene, 2020);
    scene_lay(scene, "2021 fr-grenadiers=6 2020 pr-4=5 pr-ii-12=1");
    scene_attack(scene, "fr-grenadiers", 6);
    assert_true(scene_cell(scene, "Row 9, column 1-1: Dr2."));
    assert_int_equal(scene_count(scene, -1, RULE(crt_mod_farm_dr)), 0);
    assert_true(scene_hex(scene, "pr-4") != 2020);
    assert_int_equal(scene_hex(scene, "pr-4"), scene_hex(scene, "pr-ii-12"));
    scene_expect(scene, "2020 fr-grenadiers=6");
}

static const struct scene_row rows[] = {
    {"crt.ex each side loses one", scene_on_plain, exchanges},
    {"crt.exstar is thrown again", scene_on_plain, repeats},
    {"crt.exstar: nobody is left", scene_on_plain, repeats_no_more},
    {"crt.exc turns the fight round", scene_on_plain, counterattacks},
    {"crt.exc: guns do not counterattack", scene_on_plain, guns_do_not},
    {"option.crt on", scene_on_plain, optional_chart},
    {"option.crt: off", scene_on_plain, printed_chart},
    {"crt.mod-farm-dr Dr2 costs each two", scene_on_plain, farm_holds},
    {"crt.mod-farm-dr: Dr costs each one", scene_on_plain, farm_holds_once},
    {"crt.mod-farm-dr: infantry alone", scene_on_plain, mixed_farm_goes},
};

int main(void)
{
    const struct table tables[] = {TABLE(combined_rows, combined_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
