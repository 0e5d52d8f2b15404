/* [base morale], [base dominance]: what feudal troops are worth. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* Morale in tenths of a side of these Turks. */
static int morale_of(struct scene *scene, const char *one, const char *factors,
                     const char *other, const char *others)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    struct rules why = {NULL, 0};

    scene_joins(&fight, DEFENDER, scene_corps(scene, one, ULM, factors));
    if (other)
        scene_joins(&fight, DEFENDER, scene_corps(scene, other, ULM, others));
    return eia_party_morale(&scene->board, &fight.parties[DEFENDER], &why);
}

static void feudal_troops(struct scene *scene)
{
    assert_int_equal(morale_of(scene, "tu-fi-rumelia", "10 feudal", NULL, NULL),
                     20);
    assert_int_equal(morale_of(scene, "tu-fc-rumelia", "6 feudal", NULL, NULL),
                     20);
}

/* Of a dominant power both are worth 2.5, of regulars the infantry 3: the mean
 * of 10 and 10. */
static void of_a_dominant_power(struct scene *scene)
{
    eia_power_state(&scene->board, TURKEY)->dominant = true;
    assert_int_equal(morale_of(scene, "tu-fi-rumelia", "10 feudal", NULL, NULL),
                     25);
    assert_int_equal(morale_of(scene, "tu-fc-rumelia", "6 feudal", NULL, NULL),
                     25);
    assert_int_equal(morale_of(scene, "tu-fi-rumelia", "10 feudal", "tu-jan1",
                               "10 infantry"),
                     28);
}

static const struct scene_row rows[] = {
    {"morale: feudal troops have their own", feudal_troops},
    {"dominance: and more of a dominant power", of_a_dominant_power},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
