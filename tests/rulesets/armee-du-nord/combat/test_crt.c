/* The chart of attacks: odds, what is added to the die, and the cell. Each
 * attack is made from 2021 on 2020, its neighbour to the north. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* 9 to 9, morale +1, cover -1: 4 + 1 - 1 = 4. */
#define IN_COVER(ground)                                                       \
    "ground 2020 " ground "; lay 2021 fr-12 2020 pr-4; attack 4 fr-12; "       \
    "modifies -1 crt.mod-terrain; count 1 modifier crt.mod-terrain; "          \
    "cell Row 4, column 1-1: Ex.; "

/* With another arm the farm gives nothing: 6 + 1 = 7; 9 to 9 + 6 is 1-2. */
#define IN_MIXED_FARM(other)                                                   \
    "farm 2020; lay 2021 fr-12 2020 pr-4; lay 2020 " other "=6; "              \
    "attack 6 fr-12; count 0 any crt.mod-farm; "                               \
    "cell Row 7, column 1-2: Ex*.; "

/* 5 + 2 + 2 = 9 to 9; 4 + 1 - 1 = 4. */
#define OVER_BRIDGES                                                           \
    "lay 2021 fr-12=5 2121 fr-13=2 1921 fr-14=2 2020 pr-4; "                   \
    "attack 4 fr-12 fr-13 fr-14; count 1 modifier crt.mod-bridge; "            \
    "modifies -1 qa.terrain-2; cell Row 4, column 1-1: Ex."

static const struct scene_script scripts[] = {
    {"crt.mod-terrain woods", IN_COVER("woods")},
    {"crt.mod-terrain swamp", IN_COVER("swamp")},
    {"crt.mod-terrain forest", IN_COVER("forest")},
    {"crt.mod-terrain village", IN_COVER("village")},
    {"crt.mod-terrain town", IN_COVER("town")},
    {"crt.mod-farm: not with a battery", IN_MIXED_FARM("pr-i-foot")},
    {"crt.mod-farm: not with cavalry", IN_MIXED_FARM("pr-c1")},
    /* Infantry alone: 6 + 1 - 2 = 5, and 9 to 9 is 1-1. */
    {"crt.mod-farm infantry alone",
     "farm 2020; lay 2021 fr-12 2020 pr-4; attack 6 fr-12; "
     "modifies -2 crt.mod-farm; cell Row 5, column 1-1: Ex*."},
    /* 3 + 1 over the bridge: -1. */
    {"crt.mod-bridge a bridged river",
     "river 2020 2021 bridge; lay 2021 fr-12 2020 pr-4; attack 3 fr-12; "
     "modifies -1 crt.mod-bridge; cell Row 3, column 1-1: ExC."},
    /* A stream takes nothing from the die, be there a bridge or not. */
    {"crt.mod-bridge: no stream",
     "stream 2020 2021 bridge; stream 2020 2121; "
     "lay 2021 fr-12=5 2121 fr-13=4 2020 pr-4; attack 3 fr-12 fr-13; "
     "count 1 modifier -; cell Row 4, column 1-1: Ex."},
    /* Woods -1 and a bridged river -1, morale +1: 5 - 1 = 4. */
    {"qa.terrain-1 woods behind a river",
     "ground 2020 woods; river 2020 2021 bridge; "
     "lay 2021 fr-12 2020 pr-4; attack 5 fr-12; "
     "modifies -1 crt.mod-terrain; modifies -1 crt.mod-bridge; "
     "told modifier qa.terrain-1; cell Row 4, column 1-1: Ex."},
    /* One of three comes over a bridge: -1. Two do: still -1. */
    {"qa.terrain-2 one of three", "river 2020 2021 bridge; " OVER_BRIDGES},
    {"qa.terrain-2: counts once",
     "river 2020 2021 bridge; river 2020 2121 bridge; " OVER_BRIDGES},
    /* 2 against 14 is 1-7, the column of 1-5 and nothing else. Morale 4 (2 of 3
     * is more than half) against 3: 6 + 1 = 7, Ar. */
    {"crt.odds-low 1 to 7 is the column of 1-5",
     "lay 2021 fr-c3=2 2020 pr-3; attack 6 fr-c3; "
     "odds 2 against 14 increments: column 1-5; "
     "cell Row 7, column 1-5: Ar.; count 1 note crt.odds-low; "
     "modifies 1 crt.mod-morale; count 1 modifier -"},
    /* 2 against 10 is 1-5 itself: nothing is cited of odds below it. */
    {"crt.odds-low: 1 to 5 is no lower",
     "lay 2021 fr-c3=2 2020 pr-3=10; attack 6 fr-c3; "
     "odds 2 against 10 increments: column 1-5; "
     "cell Row 7, column 1-5: Ar.; count 0 any crt.odds-low; "
     "count 1 modifier -"},
    /* 9 + 8 + 3 = 20 to 2 batteries is 10-1: +4 for four steps above 6-1. Both
     * are of morale 4: 2 + 4 = 6. */
    {"crt.odds-high 10 to 1 adds 4",
     "lay 2021 fr-12 fr-13 fr-c7=3 2020 pr-ii-12; "
     "attack 2 fr-12 fr-13 fr-c7; "
     "odds 20 against 2 increments: column 6-1; "
     "cell Row 6, column 6-1: Dr2.; modifies 4 crt.odds-high; "
     "count 1 modifier -; count 0 any crt.odds-low"},
    /* 13 to 2 is 6-1, rounded down: no bonus. 15 to 2 is 7-1: +1. */
    {"crt.odds-high: 6 to 1 adds nothing",
     "lay 2021 fr-12=8 fr-13=5 2020 pr-ii-12; attack 1 fr-12 fr-13; "
     "odds 13 against 2 increments: column 6-1; "
     "cell Row 1, column 6-1: Dr.; count 0 modifier -"},
    {"crt.odds-high: 7 to 1 adds 1",
     "lay 2021 fr-12=8 fr-13=7 2020 pr-ii-12; attack 1 fr-12 fr-13; "
     "odds 15 against 2 increments: column 6-1; "
     "cell Row 2, column 6-1: Dr.; modifies 1 crt.odds-high; "
     "count 1 modifier -"},
    /* 11 + 5 = 16 to 2 is 8-1, +2; to the right of 6-1 there is no column, with
     * guns that have done nothing for combined arms. 1 + 2 = 3. */
    {"crt.odds-high: a shift leaves the bonus",
     "lay 2021 fr-11 fr-c7 2020 pr-ii-12; bombard 1; attack 1 fr-11 fr-c7; "
     "odds 16 against 2 increments: column 6-1; "
     "cell Row 3, column 6-1: Dr2.; modifies 2 crt.odds-high; "
     "count 1 modifier -"},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
