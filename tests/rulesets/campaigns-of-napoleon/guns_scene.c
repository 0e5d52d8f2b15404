/* The scene of chapter 9. */
#include "tests/rulesets/campaigns-of-napoleon/guns_scene.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "tests/support/test.h"

/* B at 0304 faces A at 0303; C, leader initiative 3, stands at 0307. */
void guns_scene(struct scene *scene)
{
    scene_leader(scene, "french", "b", 304)->initiative = 4;
    scene_infantry(scene, "french", "b-1", 304, 10);
    scene_assign(scene, "b-1", "b");
    scene_leader(scene, "prussian", "a", 303)->initiative = 4;
    scene_infantry(scene, "prussian", "a-1", 303, 10);
    scene_assign(scene, "a-1", "a");
    scene_leader(scene, "french", "c", 307);
    scene_infantry(scene, "french", "c-1", 307, 8);
    scene_assign(scene, "c-1", "c");
}

void guns_groups(struct scene *scene)
{
    scene_ready(scene);
    con_find_bridges(&scene->board);
    con_make_groups(&scene->play);
    con_note_first_leaders(&scene->play);
    con_note_occupied(&scene->board);
}

void guns_one_force(struct scene *scene)
{
    guns_scene(scene);
    scene_leader(scene, "french", "d", 307);
    scene_infantry(scene, "french", "d-1", 307, 3);
    scene_assign(scene, "d-1", "d");
    guns_groups(scene);
    con_leader(&scene->board, "d")->force = "c";
    scene_the_unit(scene, "d-1")->force = "c";
    con_tidy_forces(&scene->board);
}

struct guns_order guns_order_along(struct scene *scene, const int *path)
{
    const struct guns_order order = {.force = "c",
                                     .path = scene_path(scene, path)};

    return order;
}

bool guns_march(struct scene *scene, const int *path)
{
    const struct guns_order order = guns_order_along(scene, path);

    assert_true(
        scene_carry_out(scene, FRENCH, "V.a", &con_march_to_guns, &order));
    return con_force(&scene->board, "c")->marched_to_guns;
}

const struct rule *guns_refusal(struct scene *scene, const int *path)
{
    const struct guns_order order = guns_order_along(scene, path);

    return scene_refusal(scene, FRENCH, &con_march_to_guns, &order);
}

const struct rule *forced_refusal(struct scene *scene, const char *force,
                                  const int *path)
{
    const struct forced_order order = {.force = force,
                                       .path = scene_path(scene, path)};

    return scene_refusal(scene, FRENCH, &con_forced_march_order, &order);
}

bool forced_march(struct scene *scene, const char *force, const int *path)
{
    const struct forced_order order = {.force = force,
                                       .path = scene_path(scene, path)};

    return scene_carry_out(scene, FRENCH, "V.a", &con_forced_march_order,
                           &order);
}

const int guns_to_b[] = {307, 306, 305, 0};
