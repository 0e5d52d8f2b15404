/* Options of the house in combat: combined arms of the defender, and who
 * supports a bombardment. Worked by hand on the plain; 2021 and 2121 lie beside
 * 2020, 2023 does not. */
#include "core/arena.h"
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* ---- exp.combined-defence ------------------------------------------------ */

/* 17 to 5 is 3-1. */
static const char three_arms[] =
    "2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2 pr-iii-foot=1";

static void defence(struct scene *scene, const char *pieces, const char *column)
{
    scene_option(scene, "rule-combined-defence", "on");
    scene_lay(scene, pieces);
    scene_attack(scene, "fr-12 fr-13", 3);
    assert_true(scene_odds(scene, column));
}

static void one_column_back(struct scene *scene)
{
    defence(scene, three_arms,
            "17 against 5 increments: column 2-1, shifted by combined arms of "
            "the defender");
    assert_true(
        scene_told(scene, EVENT_NOTE, RULE(exp_combined_defence), "2-1"));
}

/* 17 to 4, and no gun among them: 4-1 stays. */
static void two_arms(struct scene *scene)
{
    defence(scene, "2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2",
            "17 against 4 increments: column 4-1.");
}

static void horse_guns_do(struct scene *scene)
{
    defence(scene, "2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2 pr-iii-horse=1",
            "column 2-1, shifted");
}

/* 1 to 6 stays in the lowest column. */
static void lowest_column(struct scene *scene)
{
    defence(scene, "2021 fr-12=1 fr-13=1 2020 pr-11=7 pr-c3=2 pr-iii-foot=1",
            "2 against 10 increments: column 1-5");
}

static void off(struct scene *scene)
{
    scene_lay(scene, three_arms);
    scene_attack(scene, "fr-12 fr-13", 3);
    assert_true(scene_odds(scene, "17 against 5 increments: column 3-1."));
}

/* 18 to 5 is 3-1; the attacker's own shift takes the defender's away. */
static void both_cancel(struct scene *scene)
{
    scene_option(scene, "rule-combined-defence", "on");
    scene_lay(scene, three_arms);
    scene_put(scene, "fr-c7", 2021, 1);
    scene_bombard(scene, 1);
    scene_attack(scene, "fr-12 fr-13 fr-c7", 3);
    assert_true(scene_odds(scene, "18 against 5 increments: column 3-1, where "
                                  "combined arms of both cancel"));
}

/* ---- exp.support-bombard ------------------------------------------------- */

/* Six increments of guns in 2021 throw 4: one increment is lost. */
static void support(struct scene *scene, const char *target, const char *more)
{
    scene_option(scene, "rule-support-bombard", "on");
    scene_lay_led(scene, "2021 fr-iv-foot fr-iii-foot 2121 fr-12 fr-13 fr-c7");
    scene_lay(scene, target);
    scene_order(scene, "french",
                arena_text(scene->arena,
                           "<bombard target=\"2020\" batteries=\"fr-iv-foot "
                           "fr-iii-foot\" %s/>",
                           more));
    scene_die(scene, "bombardment/die/2020-french", 4);
    scene_play(scene, "french");
}

/* Pecheux is named and goes in; Vichery beside him is not. */
static void named_advances(struct scene *scene)
{
    support(scene, "2020 pr-4=1", "supporters=\"fr-12\"");
    scene_expect(scene, "gone pr-4 2020 fr-12 2121 fr-13");
    assert_true(scene_told(scene, EVENT_ADVANCE, RULE(exp_support_bombard),
                           "advances into 2020"));
}

/* Of two the one with most increments, as after an attack; or who is said. */
static void strongest_advances(struct scene *scene)
{
    support(scene, "2020 pr-4=1", "supporters=\"fr-12 fr-13\"");
    scene_expect(scene, "2020 fr-12 2121 fr-13");
}

static void both_advance(struct scene *scene)
{
    support(scene, "2020 pr-4=1",
            "supporters=\"fr-12 fr-13\" advance=\"fr-12 fr-13\"");
    scene_expect(scene, "2020 fr-12 fr-13");
}

static void not_emptied(struct scene *scene)
{
    support(scene, "2020 pr-4=2", "supporters=\"fr-12\"");
    scene_expect(scene, "2020 pr-4=1 2121 fr-12");
}

/* Who has gone in has done as if it had attacked, and breaks through
 * nowhere: no breakthrough follows a bombardment. */
static void attacks_no_more(struct scene *scene)
{
    scene_lay(scene, "2019 pr-5=1");
    scene_order(scene, "french",
                "<breakthrough target=\"2019\" "
                "units=\"fr-c7\"/>");
    support(scene, "2020 pr-4=1", "supporters=\"fr-c7\"");
    scene_expect(scene, "2020 fr-c7 2019 pr-5=1");
    assert_true(scene_told(scene, EVENT_LAPSE, BASE(breakthrough),
                           "behind a bombardment alone"));
}

static void refuse_support(struct scene *scene, const char *id,
                           const struct rule *rule)
{
    scene_lay_led(scene, "2021 fr-iv-foot fr-iii-foot 2020 pr-4 2023 fr-12");
    scene_refuses(scene,
                  arena_text(scene->arena,
                             "<bombard target=\"2020\" batteries=\"fr-iv-foot\""
                             " supporters=\"%s\"/>",
                             id),
                  rule);
}

static void without_the_rule(struct scene *scene)
{
    refuse_support(scene, "fr-12", RULE(exp_support_bombard));
}

static void who_may_not(struct scene *scene)
{
    scene_option(scene, "rule-support-bombard", "on");
    refuse_support(scene, "fr-iii-foot", RULE(exp_support_bombard));
    refuse_support(scene, "fr-12", BASE(attack));
}

static const struct scene_row rows[] = {
    {"exp.combined-defence one column", scene_on_plain, one_column_back},
    {"exp.combined-defence two arms", scene_on_plain, two_arms},
    {"exp.combined-defence horse artillery", scene_on_plain, horse_guns_do},
    {"exp.combined-defence lowest column", scene_on_plain, lowest_column},
    {"exp.combined-defence off", scene_on_plain, off},
    {"exp.combined-defence both cancel", scene_on_plain, both_cancel},
    {"exp.support-bombard named", scene_on_plain, named_advances},
    {"exp.support-bombard strongest", scene_on_plain, strongest_advances},
    {"exp.support-bombard both", scene_on_plain, both_advance},
    {"exp.support-bombard not emptied", scene_on_plain, not_emptied},
    {"exp.support-bombard no more", scene_on_plain, attacks_no_more},
    {"exp.support-bombard off", scene_on_plain, without_the_rule},
    {"exp.support-bombard who may not", scene_on_plain, who_may_not},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
