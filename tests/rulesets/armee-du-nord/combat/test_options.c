/* Options of the house in combat: combined arms of the defender, and who
 * supports a bombardment. Worked by hand on the plain; 2021 and 2121 lie beside
 * 2020, 2023 does not. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* 17 to 5 is 3-1. */
#define DEFENCE(pieces, column)                                                \
    "option rule-combined-defence on; lay " pieces "; "                        \
    "attack 3 fr-12 fr-13; odds " column "; "

/* Six increments of guns in 2021 throw 4: one increment is lost. */
#define SUPPORT(target, more)                                                  \
    "option rule-support-bombard on; "                                         \
    "led 2021 fr-iv-foot fr-iii-foot 2121 fr-12 fr-13 fr-c7; lay " target "; " \
    "order french <bombard target='2020' batteries='fr-iv-foot "               \
    "fr-iii-foot' " more "/>; die bombardment/die/2020-french 4; "             \
    "play french; "

#define NO_SUPPORT(unit, rule)                                                 \
    "refuses french " rule " <bombard target='2020' batteries='fr-iv-foot' "   \
    "supporters='" unit "'/>; "

static const struct scene_script scripts[] = {
    {"exp.support-bombard off",
     "led 2021 fr-iv-foot fr-iii-foot 2020 pr-4 "
     "2023 fr-12; " NO_SUPPORT("fr-12", "exp.support-bombard")},
    {"exp.support-bombard who may not",
     "option rule-support-bombard on; "
     "led 2021 fr-iv-foot fr-iii-foot 2020 pr-4 2023 fr-12; " NO_SUPPORT(
         "fr-iii-foot", "exp.support-bombard")
         NO_SUPPORT("fr-12", "base.attack")},
    {"exp.combined-defence one column",
     DEFENCE("2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2 pr-iii-foot=1",
             "17 against 5 increments: column 2-1, shifted by combined arms of "
             "the defender") "told note exp.combined-defence 2-1"},
    /* 17 to 4, and no gun among them: 4-1 stays. */
    {"exp.combined-defence two arms",
     DEFENCE("2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2",
             "17 against 4 increments: column 4-1.")},
    {"exp.combined-defence horse artillery",
     DEFENCE("2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2 pr-iii-horse=1",
             "column 2-1, shifted")},
    /* 1 to 6 stays in the lowest column. */
    {"exp.combined-defence lowest column",
     DEFENCE("2021 fr-12=1 fr-13=1 2020 pr-11=7 pr-c3=2 pr-iii-foot=1",
             "2 against 10 increments: column 1-5")},
    {"exp.combined-defence off",
     "lay 2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2 pr-iii-foot=1; "
     "attack 3 fr-12 fr-13; odds 17 against 5 increments: column 3-1."},
    /* 18 to 5 is 3-1; the attacker's own shift takes the defender's away. */
    {"exp.combined-defence both cancel",
     "option rule-combined-defence on; "
     "lay 2021 fr-12 fr-13 2020 pr-11=2 pr-c3=2 pr-iii-foot=1; "
     "lay 2021 fr-c7=1; bombard 1; attack 3 fr-12 fr-13 fr-c7; "
     "odds 18 against 5 increments: column 3-1, where combined arms of "
     "both cancel"},
    /* Pecheux is named and goes in; Vichery beside him is not. */
    {"exp.support-bombard named",
     SUPPORT("2020 pr-4=1",
             "supporters='fr-12'") "expect gone pr-4 2020 fr-12 2121 fr-13; "
                                   "told advance exp.support-bombard advances "
                                   "into 2020"},
    /* Of two who has most increments, as after an attack; or who is said. */
    {"exp.support-bombard strongest",
     SUPPORT("2020 pr-4=1",
             "supporters='fr-12 fr-13'") "expect 2020 fr-12 2121 fr-13"},
    {"exp.support-bombard both",
     SUPPORT("2020 pr-4=1",
             "supporters='fr-12 fr-13' advance='fr-12 fr-13'") "expect 2020 "
                                                               "fr-12 fr-13"},
    {"exp.support-bombard not emptied",
     SUPPORT("2020 pr-4=2",
             "supporters='fr-12'") "expect 2020 pr-4=1 2121 fr-12"},
    /* Henckel goes back from guns in 2022: not to 2120, which is the most
     * eastern, for Pecheux is beside it; 2019 is next. */
    {"exp.support-bombard victors",
     "option rule-support-bombard on; "
     "led 2022 fr-iv-foot fr-iii-foot 2121 fr-12 2020 pr-4; "
     "die bombardment/die/2020-french 6; "
     "play french <bombard target='2020' batteries='fr-iv-foot fr-iii-foot' "
     "supporters='fr-12' advance='none'/>; expect 2019 pr-4=9"},
    /* Who has gone in has done as if it had attacked, and breaks through
     * nowhere: no breakthrough follows a bombardment. */
    {"exp.support-bombard no more",
     "lay 2019 pr-5=1; "
     "order french <breakthrough target='2019' units='fr-c7'/>; " SUPPORT(
         "2020 pr-4=1", "supporters='fr-c7'") "expect 2020 fr-c7 2019 pr-5=1; "
                                              "told lapse base.breakthrough "
                                              "behind a bombardment alone"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
