/* Cavalry that may act as a vedette, and the orders about it: what the tests of
 * 4g share. */
#ifndef BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_CAVALRY_SCENE_H
#define BERTHIER_TESTS_CAMPAIGNS_OF_NAPOLEON_CAVALRY_SCENE_H

#include "tests/rulesets/campaigns-of-napoleon/scene.h"

struct acting_details {
    const char *unit;
    int deed; /* 0 begin, 1 end */
};
struct one_name {
    const char *force;
};
struct force_details {
    const char *leader;
    struct names members;
};
struct transfer_details {
    const char *from, *to;
    int sp, art;
};
struct vedettes_details {
    const char *unit;
    int deed; /* 0 make, 1 return */
    int count;
};

/* Hussars and dragoons of one point each under Murat. */
static inline void under_murat(struct scene *scene)
{
    scene_leader(scene, "french", "murat", 303);
    scene_cavalry(scene, "french", "hussars", 303, 1, LIGHT)->vedettes = 2;
    scene_cavalry(scene, "french", "dragoons", 303, 1, LIGHT);
    scene_assign(scene, "hussars", "murat");
    scene_assign(scene, "dragoons", "murat");
    scene->module.units[0].sp = 3;
    scene_ready(scene);
}

static inline bool does(struct scene *scene, const struct order_kind *kind,
                        const void *details)
{
    return scene_carry_out(scene, FRENCH, "I.b1", kind, details);
}

static inline const char *force_of(const struct scene *scene, const char *unit)
{
    return scene_the_unit(scene, unit)->force;
}

#endif
