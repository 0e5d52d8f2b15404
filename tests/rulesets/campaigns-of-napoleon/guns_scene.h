/* The scene of chapter 9: B at 0304 faces A at 0303, C stands at 0307. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_GUNS_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_GUNS_SCENE_H

#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"

/* Initiative: B and A 4, C 3. */
void guns_scene(struct scene *scene);
/* Forces and groups, as phase V finds them. */
void guns_groups(struct scene *scene);
/* The same, and D with 3 SP stands with C, in his force. */
void guns_one_force(struct scene *scene);
/* C's order to march to the guns along the path, which ends with 0. */
struct guns_order guns_order_along(struct scene *scene, const int *path);
/* Carries it out; does he come? */
bool guns_march(struct scene *scene, const int *path);
const struct rule *guns_refusal(struct scene *scene, const int *path);
const struct rule *forced_refusal(struct scene *scene, const char *force,
                                  const int *path);
bool forced_march(struct scene *scene, const char *force, const int *path);
/* C's way to the hex behind B. */
extern const int guns_to_b[];

#endif
