/* Scenes of combats: corps that stand where they fight. */
#ifndef BERTHIER_TESTS_EMPIRES_IN_ARMS_COMBAT_SCENE_H
#define BERTHIER_TESTS_EMPIRES_IN_ARMS_COMBAT_SCENE_H

#include "rulesets/empires-in-arms/combat/combat.h"
#include "tests/rulesets/empires-in-arms/scene.h"

/* A clear area next to a318 and a325; a Spanish one; a marsh. */
#define ULM "a320"

/* A corps that came to Ulm, or wherever, from that area this turn. */
struct corps *scene_comes(struct scene *scene, const char *id, const char *at,
                          const char *from, const char *factors);
/* Lists the combats of the acting power. */
void scene_list(struct scene *scene, enum power acting);
/* Lists and fights them. */
void scene_fight(struct scene *scene, enum power acting);
/* The factors of a corps, "3 0 1": infantry, militia, cavalry. */
void expect_corps(const struct scene *scene, const char *id, const char *at,
                  const int factors[3]);
/* An empty fight at an area; factors of a corps that only counts. */
struct fight scene_empty_fight(struct scene *scene, const char *area);
void scene_joins(struct fight *fight, enum party_role role,
                 const struct corps *corps);

#endif
