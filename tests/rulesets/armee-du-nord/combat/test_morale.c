/* Morale: that of the lead unit, as it stands, adds its difference to the die
 * of an attack. Attacks go from 2021 on 2020. */
#include "rulesets/armee-du-nord/module/rules.h"
#include "tests/rulesets/armee-du-nord/scene.h"
#include "tests/support/test.h"

struct morale_row {
    const char *name;
    const char *pieces, *units;
    int die, modifier;
    const char *cell;
    const char *broken; /* an army; or NULL */
    bool shaken;        /* by batteries of 3, die 4 in the clear */
};

static const struct morale_row morale_rows[] = {
    /* 4 against 3: 3 + 1 = 4; 9 to 9 is 1-1: Ex. */
    {"crt.mod-morale is the difference", "2021 fr-12 2020 pr-4", "fr-12", 3, 1,
     "Row 4, column 1-1: Ex.", NULL, false},
    /* Kemphen has 4 of 8, no more than half: 3 - 1 = 2. 9 to 4 is 2-1; 3 + 2.
     */
    {"crt.mod-morale: half strength", "2021 fr-12 2020 pr-10=4", "fr-12", 3, 2,
     "Row 5, column 2-1: Dr.", NULL, false},
    /* With 5 of 8 he keeps his 3. 9 to 5 is 1-1. */
    {"crt.mod-morale: above half", "2021 fr-12 2020 pr-10=5", "fr-12", 3, 1,
     "Row 4, column 1-1: Ex.", NULL, false},
    /* Shaken, 3 - 1 = 2. 3 + 2 = 5. */
    {"crt.mod-morale: shaken", "2021 fr-12 2020 pr-4", "fr-12", 3, 2,
     "Row 5, column 1-1: Ex*.", NULL, true},
    {"crt.mod-morale: a broken army", "2021 fr-12 2020 pr-4", "fr-12", 2, 2,
     "Row 4, column 1-1: Ex.", "prussian", false},
    /* Guard 6; Kemphen 3, less 1 at half, 1 broken, 1 shaken: not below 1. The
     * difference of 5 counts as 3. 8 to 4 is 2-1; 1 + 3 = 4. */
    {"crt.mod-morale: not above 3", "2021 fr-grenadiers 2020 pr-10=4",
     "fr-grenadiers", 1, 3, "Row 4, column 2-1: Ex*.", "prussian", true},
    /* A broken French division at half, 4 - 2 = 2, against British Guards of 6:
     * -4 counts as -3. 4 to 4 is 1-1; 6 - 3 = 3. */
    {"crt.mod-morale: not below -3", "2021 fr-13=4 2020 ad-maitland", "fr-13",
     6, -3, "Row 3, column 1-1: ExC.", "french", false},
    /* The lead unit is the one with most increments: of 8 Guards (6) and 9 of
     * the line (4) the line leads, 17 to 9 is 1-1. */
    {"crt.mod-morale: the strongest leads",
     "2021 fr-12 fr-grenadiers 2020 pr-4", "fr-12 fr-grenadiers", 3, 1,
     "Row 4, column 1-1", NULL, false},
    /* Of equal strength the higher morale leads: 8 Guards before 8 of the line:
     * 3 + 3. */
    {"crt.mod-morale: of equals the better",
     "2021 fr-13 fr-grenadiers 2020 pr-4", "fr-13 fr-grenadiers", 3, 3,
     "Row 6, column 1-1", NULL, false},
    /* Kemphen's last one: 3, less 1 at half, 1 broken, 1 shaken, is 1 and not
     * 0. Against 4 of 8, 3, it is +2. 4-1; 1 + 2 = 3. */
    {"crt.mod-morale: never below 1", "2021 fr-13=4 2020 pr-10=1", "fr-13", 1,
     2, "Row 3, column 4-1: Dr.", "prussian", true},
};

static void morale_runs(void **state)
{
    const struct morale_row *row = *state;
    struct scene *scene = scene_on_plain();

    scene_lay(scene, row->pieces);
    if (row->broken)
        scene->game->armies[adn_army_of(row->broken)].broken = true;
    if (row->shaken)
        scene_bombard(scene, 4);
    scene_attack(scene, row->units, row->die);
    assert_int_equal(
        scene_told(scene, EVENT_STATE, BASE(bombardment), "Shaken"),
        row->shaken);
    assert_true(scene_modifies(scene, RULE(crt_mod_morale), row->modifier));
    assert_true(scene_cell(scene, row->cell));
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(morale_rows, morale_runs)};

    return run_tables(tables, LENGTH(tables));
}
