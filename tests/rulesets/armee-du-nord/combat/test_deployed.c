/* Combat against a unit that stands in three hexes (21.0), worked by hand on
 * the plain. Luck, 7 increments of morale 3, is in 2020, which is clear, in
 * 2021, a Grand Farm, and in 2121, woods. 2120 lies beside 2020 and 2121, 2122
 * beside 2021 and 2121, 2022 beside 2021, 2019 beside 2020. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static void deployed(struct scene *scene, int increments)
{
    struct hexes hexes = {NULL, 0};

    hexes_add(scene->arena, &hexes, 2021);
    hexes_add(scene->arena, &hexes, 2121);
    scene->game->armies[PRUSSIAN].rule_21 = 15;
    scene_put(scene, "pr-11", 2020, increments);
    adn_deploy(&scene->board, scene_unit(scene, "pr-11"), &hexes);
}

/* ---- qa.spi-1: which ground counts --------------------------------------- */

struct ground_row {
    const char *name;
    const char *from; /* where Pecheux attacks from */
    int target;
    const char *also;
    int ground; /* what the ground adds to the die */
    bool farm;
};

static const struct ground_row ground_rows[] = {
    {"qa.spi-1 clear alone", "2120", 2020, "", 0, false},
    {"qa.spi-1 woods alone", "2120", 2121, "", -1, false},
    {"qa.spi-1 farm alone", "2022", 2021, "", -2, true},
    {"qa.spi-1 woods and clear", "2120", 2121, "also=\"2020\"", 0, false},
    {"qa.spi-1 woods and farm", "2122", 2121, "also=\"2021\"", -1, false},
    {"qa.spi-1 farm and woods", "2122", 2021, "also=\"2121\"", -1, false},
    {"qa.spi-1 all three", "2122", 2021, "also=\"2020 2121\"", 0, false},
};

static void ground_runs(void **state)
{
    const struct ground_row *row = *state;
    struct scene *scene = scene_on_plain();
    const struct rule *rule =
        row->farm ? RULE(crt_mod_farm) : RULE(crt_mod_terrain);

    scene_farm(scene, 2021);
    scene_ground(scene, 2121, WOODS);
    deployed(scene, 7);
    scene_lay(scene, arena_text(scene->arena, "%s fr-12", row->from));
    scene_attack_with(scene, row->target, "fr-12",
                      arena_text(scene->arena, "%s if=\"always\"", row->also),
                      3);
    assert_true(scene_odds(scene, "9 against 7 increments"));
    assert_true(scene_told(scene, EVENT_NOTE, RULE(qa_spi_1), NULL));
    if (row->ground == 0)
        assert_false(
            scene_told(scene, EVENT_MODIFIER, RULE(crt_mod_terrain), NULL) ||
            scene_told(scene, EVENT_MODIFIER, RULE(crt_mod_farm), NULL));
    else
        assert_true(scene_modifies(scene, rule, row->ground));
    scene_free(scene);
}

/* ---- retreat and loss ---------------------------------------------------- */

/* The last increment goes, and with it all three hexes are free. */
static void eliminated(struct scene *scene)
{
    deployed(scene, 1);
    scene_lay(scene, "2022 fr-12");
    scene_stand(scene, "prussian",
                "<result-form attack=\"loss\" defence=\"loss\"/>");
    scene_attack_with(scene, 2021, "fr-12", "if=\"always\"", 6);
    scene_expect(scene, "gone pr-11 2021 fr-12");
    assert_true(adn_is_empty(&scene->board, 2121));
}

static const struct scene_row rows[] = {
    {"base deployment eliminated", scene_on_plain, eliminated},
};

static const struct scene_script scripts[] = {
    /* Two attackers, of whom each is beside one of the hexes: 9 and 8 to 7. */
    {"qa.spi-1 from two sides",
     "deploy pr-11=7 2020 2021 2121; lay 2019 fr-12 2022 fr-13; "
     "attack 3 fr-12 fr-13 | also='2021'; "
     "odds 17 against 7 increments: column 2-1"},
    /* Each hex is attacked once: the second with its whole strength again. */
    {"qa.spi-1 one after the other",
     "deploy pr-11=7 2020 2021 2121; "
     "lay 2019 fr-12 2022 fr-13 2122 fr-14; "
     "stand prussian <result-form attack='loss' defence='loss'/>; "
     "order french <attack target='2021' units='fr-13' if='always'/>; "
     "die attack/die/2021-french-1 1; attack 1 fr-12; "
     "odds 8 against 7 increments; odds 9 against 7 increments"},
    {"qa.spi-1 not of one unit",
     "deploy pr-11=7 2020 2021 2121; "
     "led 2120 fr-12 2220 pr-10 1920 pr-12; "
     "refuses french qa.spi-1 <attack target='2020' also='2220' "
     "units='fr-12'/>; "
     "refuses french qa.spi-1 <attack target='2220' also='2020' "
     "units='fr-12'/>; "
     "refuses french qa.spi-1 <attack target='2020' also='2020' "
     "units='fr-12'/>; "
     "refuses french - <attack target='2020' also='2121' units='fr-12'/>"},
    /* A bridge lies between 2120 and 2121, none between 2120 and 2020: who
     * attacks both does not come over it. [ruling 76] */
    {"qa.spi-1 the best hexside",
     "river 2120 2121 bridge; deploy pr-11=7 2020 2021 2121; "
     "lay 2120 fr-12; attack 3 fr-12 | also='2121' if='always'; "
     "not told modifier crt.mod-bridge"},
    {"qa.spi-1 over the bridge",
     "river 2120 2121 bridge; deploy pr-11=7 2020 2021 2121; "
     "lay 2120 fr-12; attack 2121 3 fr-12; modifies -1 crt.mod-bridge"},
    /* 9 + 5 to 7 is 2-1. Guns at the other hex fire first, and do nothing but
     * shift it. [ruling 51] */
    {"qa.spi-1 guns at another of its hexes",
     "deploy pr-11=7 2020 2021 2121; led 2120 fr-12 fr-c7 2122 fr-iv-foot; "
     "stand french <timing value='interleaved'/>; "
     "order french <attack target='2020' also='2121' units='fr-12 fr-c7' "
     "combined='yes'/>; "
     "order french <bombard target='2121' batteries='fr-iv-foot'/>; "
     "section french -; play french; "
     "odds 14 against 7 increments: column 3-1"},
    /* 3 to 3 is 1-1; morale 4 - 1 to 3 - 1 is +1, and 2 + 1 is ExC. Each has 2
     * then; again 1-1, and 1 + 1 is Ar: the French go back. */
    {"qa.spi-5 no counterattack",
     "deploy pr-11=3 2020 2021 2121; lay 2120 fr-12=3; "
     "die attack/die/2020-french-2 1; attack 2 fr-12; "
     "cell column 1-1: ExC; told note qa.spi-5 ExC is Ex*; "
     "cell Row 2, column 1-1: Ar.; not told note crt.exc; "
     "expect 2020 pr-11=2; expect fr-12=2; deployed pr-11"},
    /* A new ExC becomes it again. [ruling 27] */
    {"qa.spi-5 again and again",
     "deploy pr-11=3 2020 2021 2121; lay 2120 fr-12=3; "
     "die attack/die/2020-french-2 2; die attack/die/2020-french-3 1; "
     "attack 2 fr-12; count 2 note qa.spi-5; expect 2020 pr-11=1"},
    /* Dr from 2022 (9 to 7 is 1-1, +1, 6 + 1 is Dr). From 2020 and from 2121 it
     * comes three hexes away from Pecheux, from 2021 but two; of 1920, 2019,
     * 2120 and 2220 the last is nearest to the eastern edge. */
    {"base deployment retreat",
     "deploy pr-11=7 2020 2021 2121; lay 2022 fr-12; "
     "attack 2021 6 fr-12; cell Dr.; "
     "told state base.deployment consolidates at 2121; "
     "expect 2220 pr-11=7 2021 fr-12; not deployed pr-11"},
    /* By standing order it pays and stays in its three hexes. */
    {"base deployment loss",
     "deploy pr-11=7 2020 2021 2121; lay 2022 fr-12; "
     "stand prussian <result-form attack='loss' defence='loss'/>; "
     "attack 2021 6 fr-12; expect 2020 pr-11=6 2022 fr-12; deployed pr-11"},
    /* Woods of the hex that is fired at: -1. */
    {"base deployment bombarded",
     "ground 2121 woods; deploy pr-11=7 2020 2021 2121; led 2122 fr-iv-foot; "
     "die bombardment/die/2121-french 6; "
     "play french <bombard target='2121' batteries='fr-iv-foot'/>; "
     "modifies -1 base.bombardment; told state base.bombardment Shaken; "
     "expect pr-11=7"},
    /* Maurin, morale 4 to 3, throws 1: Dr2 s in 2121, and advances there. */
    {"base deployment charged",
     "deploy pr-11=7 2020 2021 2121; led 2122 fr-c7; "
     "order french <move pieces='fr-c7' charge='2121'/>; "
     "die table.charge-a/die/2121-french-1 1; play french; charged Dr2; "
     "expect 2121 fr-c7; not deployed pr-11"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs),
                                   TABLE(ground_rows, ground_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
