/* Davout before a Prussian outpost: what the tests of chapter 4 share. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_VEDETTE_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_VEDETTE_SCENE_H

#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"

/* Davout with 23 SP at 0305 under orders, Prussian outpost at 0303. */
static inline void davout(struct scene *scene)
{
    scene_leader(scene, "french", "davout", 305);
    scene_infantry(scene, "french", "a", 305, 12);
    scene_infantry(scene, "french", "b", 305, 11);
    scene_assign(scene, "a", "davout");
    scene_assign(scene, "b", "davout");
    scene_vedette(scene, "prussian", "post", 303);
    scene_ready(scene);
    con_force(&scene->board, "davout")->commanded = COMMAND_PAID;
}

static inline bool marches(struct scene *scene, enum side side,
                           const char *force, const int *hexes)
{
    const struct move move = {.force = force, .path = scene_path(scene, hexes)};

    return scene_carry_out(scene, side, side == FRENCH ? "II.a" : "II.b",
                           &con_move, &move);
}

#endif
