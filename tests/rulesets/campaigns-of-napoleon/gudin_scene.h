/* Gudin's division in the south raids a corps in the north, and retreats: what
 * the tests of 10.3 share. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_GUDIN_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_GUDIN_SCENE_H

#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static const struct troops division = {.size = DIVISION, .infantry = 6};
static const struct troops corps = {.size = CORPS, .infantry = 20};

static inline void gudin_meets_corps(struct scene *scene)
{
    scene_troops(scene, "french", "gudin", SOUTH_HEX, &division);
    scene_major_general(scene, "french", "gudin", SOUTH_HEX);
    scene_assign(scene, "gudin-1", "gudin");
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps);
    scene_stay(scene, COALITION);
}

/* Each row has that scene for itself. */
static inline void gudin_row_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_new();

    gudin_meets_corps(scene);
    row->play(scene);
    scene_free(scene);
}

/* The French raid; the die says how it goes. */
static inline struct combat *raid(struct scene *scene, int die)
{
    struct combat *combat = scene_duel(scene, FRENCH);

    scene_chits(scene, CHIT_CORPS, CHIT_ARMY);
    scene_die(scene, "10.5.1a/raid/1909", die);
    assert_true(scene_fight(scene));
    return combat;
}

/* The only way back is 1911. */
static inline void one_way_south(struct scene *scene)
{
    scene_gorge(scene, SOUTH_HEX, 2009);
    scene_gorge(scene, SOUTH_HEX, 2010);
    scene_gorge(scene, SOUTH_HEX, 1809);
    scene_gorge(scene, SOUTH_HEX, 1810);
}

#endif
