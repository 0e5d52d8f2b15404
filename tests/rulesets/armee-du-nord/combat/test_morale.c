/* Morale: that of the lead unit, as it stands, adds its difference to the die
 * of an attack. Attacks go from 2021 on 2020. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

static const struct scene_script scripts[] = {
    /* 4 against 3: 3 + 1 = 4; 9 to 9 is 1-1: Ex. */
    {"crt.mod-morale is the difference",
     "lay 2021 fr-12 2020 pr-4; attack 3 fr-12; "
     "not told state base.bombardment Shaken; "
     "modifies 1 crt.mod-morale; cell Row 4, column 1-1: Ex."},
    /* Kemphen has 4 of 8, not above half: 3 - 1 = 2. 9 to 4 is 2-1; 3 + 2. */
    {"crt.mod-morale: half strength",
     "lay 2021 fr-12 2020 pr-10=4; attack 3 fr-12; "
     "not told state base.bombardment Shaken; "
     "modifies 2 crt.mod-morale; cell Row 5, column 2-1: Dr."},
    /* With 5 of 8 he keeps his 3. 9 to 5 is 1-1. */
    {"crt.mod-morale: above half",
     "lay 2021 fr-12 2020 pr-10=5; attack 3 fr-12; "
     "not told state base.bombardment Shaken; "
     "modifies 1 crt.mod-morale; cell Row 4, column 1-1: Ex."},
    /* Shaken, 3 - 1 = 2. 3 + 2 = 5. */
    {"crt.mod-morale: shaken",
     "lay 2021 fr-12 2020 pr-4; bombard 4; attack 3 fr-12; "
     "told state base.bombardment Shaken; "
     "modifies 2 crt.mod-morale; cell Row 5, column 1-1: Ex*."},
    {"crt.mod-morale: a broken army",
     "lay 2021 fr-12 2020 pr-4; broken prussian; attack 2 fr-12; "
     "not told state base.bombardment Shaken; "
     "modifies 2 crt.mod-morale; cell Row 4, column 1-1: Ex."},
    /* Guard 6; Kemphen 3, less 1 at half, 1 broken, 1 shaken: not below 1. The
     * difference of 5 counts as 3. 8 to 4 is 2-1; 1 + 3 = 4. */
    {"crt.mod-morale: not above 3",
     "lay 2021 fr-grenadiers 2020 pr-10=4; broken prussian; bombard 4; attack "
     "1 fr-grenadiers; "
     "told state base.bombardment Shaken; "
     "modifies 3 crt.mod-morale; cell Row 4, column 2-1: Ex*."},
    /* A broken French division at half, 4 - 2 = 2, against British Guards of 6:
     * -4 counts as -3. 4 to 4 is 1-1; 6 - 3 = 3. */
    {"crt.mod-morale: not below -3",
     "lay 2021 fr-13=4 2020 ad-maitland; broken french; attack 6 fr-13; "
     "not told state base.bombardment Shaken; "
     "modifies -3 crt.mod-morale; cell Row 3, column 1-1: ExC."},
    /* The lead unit is the one with most increments: of 8 Guards (6) and 9 of
     * the line (4) the line leads, 17 to 9 is 1-1. */
    {"crt.mod-morale: the strongest leads",
     "lay 2021 fr-12 fr-grenadiers 2020 pr-4; attack 3 fr-12 fr-grenadiers; "
     "not told state base.bombardment Shaken; "
     "modifies 1 crt.mod-morale; cell Row 4, column 1-1"},
    /* Of equal strength the higher morale leads: 8 Guards before 8 of the line:
     * 3 + 3. */
    {"crt.mod-morale: of equals the better",
     "lay 2021 fr-13 fr-grenadiers 2020 pr-4; attack 3 fr-13 fr-grenadiers; "
     "not told state base.bombardment Shaken; "
     "modifies 3 crt.mod-morale; cell Row 6, column 1-1"},
    /* Kemphen's last one: 3, less 1 at half, 1 broken, 1 shaken, is 1 and not
     * 0. Against 4 of 8, 3, it is +2. 4-1; 1 + 2 = 3. */
    {"crt.mod-morale: never below 1",
     "lay 2021 fr-13=4 2020 pr-10=1; broken prussian; bombard 4; attack 1 "
     "fr-13; "
     "told state base.bombardment Shaken; "
     "modifies 2 crt.mod-morale; cell Row 3, column 4-1: Dr."},
};

int main(void)
{
    const struct table tables[] = {TABLE(scripts, scene_script_runs)};

    return run_tables(tables, LENGTH(tables));
}
