/* Morale: that of the lead unit, as it stands, adds its difference to the die
 * of an attack. Attacks go from 2021 on 2020. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

/* 4 against 3: 3 + 1 = 4; 9 to 9 is 1-1: Ex. */
static void morale_counts(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 3);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 1));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

/* Kemphen has 4 of 8, no more than half: 3 - 1 = 2. 9 to 4 is 2-1; 3 + 2. */
static void morale_of_half(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 2020 pr-10=4");
    scene_attack(scene, "fr-12", 3);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 2));
    assert_true(scene_cell(scene, "Row 5, column 2-1: Dr."));
}

/* With 5 of 8 he keeps his 3. 9 to 5 is 1-1. */
static void morale_above_half(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 2020 pr-10=5");
    scene_attack(scene, "fr-12", 3);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 1));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

/* Batteries of 3, die 4 in the clear: shaken, 3 - 1 = 2. 3 + 2 = 5. */
static void morale_of_shaken(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_bombard(scene, 4);
    scene_attack(scene, "fr-12", 3);
    assert_true(scene_told(scene, EVENT_STATE, BASE(bombardment), "Shaken"));
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 2));
    assert_true(scene_cell(scene, "Row 5, column 1-1: Ex*."));
}

static void morale_of_broken(struct scene *scene)
{
    scene->game->armies[PRUSSIAN].broken = true;
    scene_lay(scene, "2021 fr-12 2020 pr-4");
    scene_attack(scene, "fr-12", 2);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 2));
    assert_true(scene_cell(scene, "Row 4, column 1-1: Ex."));
}

/* Guard 6; Kemphen 3, less 1 at half, 1 broken, 1 shaken: not below 1. The
 * difference of 5 counts as 3. 8 to 4 is 2-1; 1 + 3 = 4. */
static void morale_at_most(struct scene *scene)
{
    scene->game->armies[PRUSSIAN].broken = true;
    scene_lay(scene, "2021 fr-grenadiers 2020 pr-10=4");
    scene_bombard(scene, 4);
    scene_attack(scene, "fr-grenadiers", 1);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 3));
    assert_true(scene_cell(scene, "Row 4, column 2-1: Ex*."));
}

/* A broken French division at half, 4 - 2 = 2, against British Guards of 6:
 * -4 counts as -3. 4 to 4 is 1-1; 6 - 3 = 3. */
static void morale_at_least(struct scene *scene)
{
    scene->game->armies[FRENCH].broken = true;
    scene_lay(scene, "2021 fr-13=4 2020 ad-maitland");
    scene_attack(scene, "fr-13", 6);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), -3));
    assert_true(scene_cell(scene, "Row 3, column 1-1: ExC."));
}

/* The lead unit is the one with most increments: of 8 Guards (6) and 9 of the
 * line (4) the line leads, 17 to 9 is 1-1. */
static void morale_of_lead(struct scene *scene)
{
    scene_lay(scene, "2021 fr-12 fr-grenadiers 2020 pr-4");
    scene_attack(scene, "fr-12 fr-grenadiers", 3);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 1));
}

/* Of equal strength the higher morale leads: 8 Guards before 8 of the line. */
static void morale_of_equals(struct scene *scene)
{
    scene_lay(scene, "2021 fr-13 fr-grenadiers 2020 pr-4");
    scene_attack(scene, "fr-13 fr-grenadiers", 3);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 3));
}

/* Kemphen's last one: 3, less 1 at half, 1 broken, 1 shaken, is 1 and not 0.
 * Against 4 of 8, 3, it is +2. 4-1; 1 + 2 = 3. */
static void morale_is_one(struct scene *scene)
{
    scene->game->armies[PRUSSIAN].broken = true;
    scene_lay(scene, "2021 fr-13=4 2020 pr-10=1");
    scene_bombard(scene, 4);
    scene_attack(scene, "fr-13", 1);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), 2));
    assert_true(scene_cell(scene, "Row 3, column 4-1: Dr."));
}

static const struct scene_row rows[] = {
    {"crt.mod-morale is the difference", scene_on_plain, morale_counts},
    {"crt.mod-morale: half strength", scene_on_plain, morale_of_half},
    {"crt.mod-morale: above half", scene_on_plain, morale_above_half},
    {"crt.mod-morale: shaken", scene_on_plain, morale_of_shaken},
    {"crt.mod-morale: a broken army", scene_on_plain, morale_of_broken},
    {"crt.mod-morale: not above 3", scene_on_plain, morale_at_most},
    {"crt.mod-morale: not below -3", scene_on_plain, morale_at_least},
    {"crt.mod-morale: the strongest leads", scene_on_plain, morale_of_lead},
    {"crt.mod-morale: of equals the better", scene_on_plain, morale_of_equals},
    {"crt.mod-morale: never below 1", scene_on_plain, morale_is_one},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
