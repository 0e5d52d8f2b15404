/* What the words of the chart do, and which chart is read. Attacks go from 2021
 * on 2020, its neighbour to the north. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* 8 (4) to 2 + 2 guns (4) in a village: 2-1; 5 - 1 = 4. */
#define CHARTS                                                                 \
    "ground 2020 village; lay 2021 fr-13 2020 pr-ii-12 pr-iii-foot=2; "        \
    "attack 5 fr-13; "

/* 9 + 5 = 14 to 7 is 2-1, morale 4 to 3: Ex*; one column to the right: Dr. */
#define COMBINED(before, with, more)                                           \
    before "lay 2021 fr-12 2020 pr-11; lay 2021 " with "=5; "                  \
           "attack 3 fr-12 " with " | " more "; "
#define SHIFTS                                                                 \
    "told note crt.mod-combined 14 against 7 increments: column 3-1; "         \
    "cell Row 4, column 3-1: Dr."
#define SHIFTS_NOT "count 0 any crt.mod-combined; cell Row 4, column 2-1: Ex*."

static const struct scene_script scripts[] = {
    /* 5 of 9 (morale 4) to 4 of 7 (3) is 1-1: 3 + 1 = 4, Ex. */
    {"crt.ex each side loses one",
     "lay 2021 fr-12=5 2020 pr-11=4; attack 3 fr-12; "
     "expect 2021 fr-12=4 2020 pr-11=3; count 2 loss crt.ex; "
     "not thrown attack/die/2020-french-2"},
    /* 6 of 9 (4) to 3 of 7 (3 - 1 = 2): 2-1, 2 + 2 = 4: Ex*. Then 5 to 2, 2.5
     * rounded down: 2-1; 3 + 2 = 5: Dr. Of the hexes away from 2021 the eastern
     * one is nearest to the Prussian edge: 2120. */
    {"crt.exstar is thrown again",
     "lay 2021 fr-12=6 2020 pr-11=3; die attack/die/2020-french-2 3; "
     "attack 2 fr-12; odds 6 against 3 increments: column 2-1; "
     "odds 5 against 2 increments: column 2-1; count 2 loss crt.exstar; "
     "cell Row 5, column 2-1: Dr.; expect 2120 pr-11=2 2020 fr-12=5"},
    /* 3 of 4 (4) to 1 of 4 (6 - 1 = 5): 3-1, 4 - 1 = 3: Ex*. Nobody is left to
     * throw against, and the attacker goes in. */
    {"crt.exstar: nobody is left",
     "lay 2021 fr-20=3 2020 ad-maitland=1; attack 4 fr-20; "
     "count 2 loss crt.exstar; not thrown attack/die/2020-french-2; "
     "expect gone ad-maitland 2020 fr-20=2"},
    /* 6 of 9 (4) to 3 of 5 (4): 2-1, die 2: ExC. The Brunswickers with 2 (2 x 2
     * <= 5: 3) attack 5 (4): 1-3, 3 - 1 = 2: Ar2 strikes them. Two hexes back
     * to the north edge is 2018; the French, who attacked first, go in. */
    {"crt.exc turns the fight round",
     "lay 2021 fr-12=6 2020 ad-brunswick-1=3; "
     "die attack/die/2020-french-2 3; attack 2 fr-12; "
     "count 2 loss crt.exc; told note crt.exc Counterattack; "
     "odds 2 against 5 increments: column 1-3; "
     "cell Row 2, column 1-3: Ar2.; "
     "expect 2018 ad-brunswick-1=2 2020 fr-12=5"},
    /* 4 of 4 (4) to 2 guns (4): 2-1, die 2: ExC. Guns never attack: as Ex. */
    {"crt.exc: guns do not counterattack",
     "lay 2021 fr-20 2020 pr-ii-12; attack 2 fr-20; "
     "count 2 loss crt.exc; not thrown attack/die/2020-french-2; "
     "expect 2021 fr-20=3 2020 pr-ii-12=1"},
    /* With a battery it is a Dr2 like any other: 5 + 1 go two hexes back. 6 to
     * 6; 6 + 3 = 9. */
    {"crt.mod-farm-dr: infantry alone",
     "farm 2020; lay 2021 fr-grenadiers=6 2020 pr-4=5 pr-ii-12=1; "
     "attack 6 fr-grenadiers; cell Row 9, column 1-1: Dr2.; "
     "count 0 any crt.mod-farm-dr; "
     "expect 2219 pr-4 pr-ii-12 2020 fr-grenadiers=6"},
    {"option.crt on", CHARTS "cell Row 4, column 2-1: Ex*.; "
                             "thrown attack/die/2020-french-2"},
    {"option.crt: off",
     "option optional-crt off; " CHARTS "count 0 any option.crt; "
     "told table base.attack Row 4, column 2-1: Ex.; "
     "not thrown attack/die/2020-french-2"},
    /* Guards 9 + 1 (6) to 5 of 9 (3): 2-1; 6 + 3 - 2 = 7: Dr2, which costs each
     * 2 where infantry alone holds a farm. */
    {"crt.mod-farm-dr Dr2 costs each two",
     "farm 2020; lay 2021 fr-chasseurs fr-grenadiers=1 2020 pr-4=5; "
     "attack 6 fr-chasseurs fr-grenadiers; cell Row 7, column 2-1: Dr2.; "
     "told note crt.mod-farm-dr each side loses 2; "
     "expect 2021 fr-chasseurs=7 fr-grenadiers=1 2020 pr-4=3"},
    /* 6 of 8 Guards to 5: 1-1, row 7: Dr, 1 each. */
    {"crt.mod-farm-dr: Dr costs each one",
     "farm 2020; lay 2021 fr-grenadiers=6 2020 pr-4=5; "
     "attack 6 fr-grenadiers; cell Row 7, column 1-1: Dr.; "
     "count 2 loss crt.mod-farm-dr; "
     "expect 2021 fr-grenadiers=5 2020 pr-4=4"},
    /* The guns do nothing with a 1. */
    {"crt.mod-combined one column right",
     COMBINED("bombard 1; ", "fr-c7", "") SHIFTS},
    {"crt.mod-combined: mud forbids nothing",
     COMBINED("weather day mud; bombard 1; ", "fr-c7", "combined='yes'")
         SHIFTS},
    {"crt.mod-combined: not in rain",
     COMBINED("weather rain mud; bombard 1; ", "fr-c7", "") SHIFTS_NOT},
    {"crt.mod-combined: no",
     COMBINED("bombard 1; ", "fr-c7", "combined='no'") SHIFTS_NOT},
    {"crt.mod-combined: guns", COMBINED("", "fr-c7", "") SHIFTS_NOT},
    {"crt.mod-combined: horse",
     COMBINED("bombard 1; ", "fr-13", "") SHIFTS_NOT},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
