/* ExC: who counterattacks, with what, on what ground. 2020 is attacked from
 * 2021, its neighbour to the south. Brunswickers are of morale 4 as the French,
 * so that nothing but the ground is added to a die. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

#define FIGHTS(units, first, second, third)                                    \
    "die attack/die/2020-french-2 " second "; "                                \
    "die attack/die/2020-french-3 " third "; attack " first " " units "; "

/* 8 + 8 on 10: 1-1, 3: ExC. 9 on 15 is 1-2; the die is 4. */
#define FROM_TWO_HEXES                                                         \
    "ground 2021 woods; "                                                      \
    "lay 2021 fr-13 1921 fr-14 2020 ad-brunswick-1 ad-brunswick-2; " FIGHTS(   \
        "fr-13 fr-14", "3", "4", "3") "odds 9 against 15 increments: column "  \
                                      "1-2; count 2 loss crt.exc; "

static const struct scene_script scripts[] = {
    /* 5 + 4 on 5 + 4, bombarded for nothing: 1-1, by combined arms 2-1; 2: ExC.
     * The 8 that are left throw at 8 without a shift: 1-1, 3: ExC. The French
     * have theirs back: 7 on 7 is 2-1, 5: Dr, to the north. */
    {"crt.exc, crt.mod-combined: a shift comes back",
     "lay 2021 fr-c7 fr-20 2020 ad-brunswick-1=5 ad-brunswick-2=4; "
     "bombard 1; " FIGHTS(
         "fr-c7 fr-20", "2", "3",
         "5") "odds 9 against 9 increments: column 2-1; "
              "odds 8 against 8 increments: column 1-1; "
              "odds 7 against 7 increments: column 2-1; "
              "count 2 note crt.mod-combined; count 4 loss crt.exc; "
              "expect 2019 ad-brunswick-1=3 ad-brunswick-2=4 2021 fr-20=3 2020 "
              "fr-c7=4"},
    /* 8 on 4 + 2 guns: 1-1, 3: ExC. Of 3 + 2 the foot attacks 7 alone: 1-3, 3:
     * Ar2, and the guns go two hexes back with it. The French go in. */
    {"crt.exc guns go along with the beaten",
     "lay 2021 fr-13 2020 ad-brunswick-1=4 ad-brunswick-art; " FIGHTS(
         "fr-13", "3", "3",
         "3") "odds 8 against 6 increments: column 1-1; "
              "odds 3 against 7 increments: column 1-3; count 2 loss crt.exc; "
              "expect 2018 ad-brunswick-1=3 ad-brunswick-art=2 2020 fr-13=7"},
    /* 8 on 5 in a Grand Farm: 1-1, 5 - 2 = 3: ExC. 4 on 7 is 1-2, 3: Ar, which
     * a garrison of infantry alone pays, and stays. */
    {"crt.exc a farm pays and stays",
     "farm 2020; lay 2021 fr-13 2020 ad-brunswick-1; " FIGHTS(
         "fr-13", "5", "3",
         "3") "odds 4 against 7 increments: column 1-2; "
              "cell Row 3, column 1-2: Ar.; count 2 loss crt.exc; "
              "count 1 loss crt.ar; expect 2020 ad-brunswick-1=3"},
    /* Of woods and clear ground the clear one counts: 4. */
    {"crt.exc the weaker of two hexes",
     FROM_TWO_HEXES "count 0 modifier -; cell Row 4, column 1-2: Ar."},
    /* Woods and a village: -1 from either. 4 - 1 = 3. */
    {"crt.exc two hexes of cover",
     "ground 1921 village; " FROM_TWO_HEXES
     "modifies -1 crt.mod-terrain; cell Row 3, column 1-2: Ar."},
    /* 8 on 8, out of a Grand Farm: 3: ExC. 7 on 7, farm -2: 6 - 2 = 4: Ex. */
    {"crt.exc out of a farm",
     "farm 2021; lay 2021 fr-13 2020 ad-brunswick-1=5 "
     "ad-brunswick-2=3; " FIGHTS(
         "fr-13", "3", "6",
         "3") "count 2 loss crt.exc; "
              "modifies -2 crt.mod-farm; cell Row 4, column 1-1: Ex.; "
              "expect 2021 fr-13=6"},
    /* 4 of 8 (3) on 6 (4): 1-2; 6 - 1 = 5: ExC. 5 on 3 (3): 1-1, 5 + 1 = 6: Dr
     * strikes the first attackers, who go back as attackers do, and nobody goes
     * in after them. 1922 is the lowest of three. */
    {"crt.exc strikes the first attackers",
     "lay 2021 fr-13=4 2020 ad-brunswick-1=5 ad-brunswick-2=1; "
     "stand french <result-form attack='retreat' defence='loss'/>; " FIGHTS(
         "fr-13", "6", "5",
         "3") "cell Row 5, column 1-2: ExC.; "
              "count 2 loss crt.exc; odds 5 against 3 increments: column 1-1; "
              "cell Row 6, column 1-1: Dr.; "
              "expect 1922 fr-13=3 2020 ad-brunswick-1=4"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
