/* 10.3h and base retreat: the edge of the map is the last choice of who
 * retreats. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

/* Nobody steps from the hex into any of these; 0 ends. */
static void shut(struct scene *scene, int hex, const int others[])
{
    for (size_t i = 0; others[i]; i++)
        scene_gorge(scene, hex, others[i]);
}

/* A Prussian division meets a French one three times as strong. */
static void chase_borcke(struct scene *scene, int french, int prussian)
{
    const struct troops strong = {.size = DIVISION, .infantry = 18};
    const struct troops weak = {.size = DIVISION, .infantry = 6};
    const int attack[] = {french, 0};
    const int defence[] = {prussian, 0};

    scene_troops(scene, "french", "gudin", french, &strong);
    scene_troops(scene, "prussian", "borcke", prussian, &weak);
    scene_stay(scene, FRENCH);
    scene_ready(scene);
    scene_combat(scene, FRENCH, attack, defence);
    assert_true(scene_fight(scene));
    assert_true(scene_cites(scene, "10.3b"));
}

/* From 0202 one way ends at once in 0201 at the edge, the other at once in
 * 0203, which is none. */
static void a_dead_end_is_better(struct scene *scene)
{
    shut(scene, 202, (const int[]){102, 103, 302, 0});
    shut(scene, 201, (const int[]){101, 301, 302, 102, 0});
    shut(scene, 203, (const int[]){103, 104, 204, 304, 0});
    chase_borcke(scene, 303, 202);
    assert_int_equal(scene_hex(scene, "borcke-1"), 203);
    assert_false(scene_cites(scene, "10.3h"));
}

/* A gorge leads from 0304 to the edge at 0301. */
static void gorge_to_the_edge(struct scene *scene)
{
    shut(scene, 304, (const int[]){203, 204, 403, 404, 0});
    shut(scene, 303, (const int[]){202, 203, 402, 403, 0});
    shut(scene, 302, (const int[]){201, 202, 401, 402, 0});
    shut(scene, 301, (const int[]){201, 401, 0});
}

/* Three hexes back the only end is full; one hex farther is off the map. */
static void a_full_end_is_better(struct scene *scene)
{
    gorge_to_the_edge(scene);
    scene_infantry(scene, "prussian", "crowd", 301, 48);
    chase_borcke(scene, 305, 304);
    assert_int_equal(scene_hex(scene, "borcke-1"), 301);
    assert_false(scene_cites(scene, "10.3h"));
}

/* Two hexes back lies a fortress, at the edge. */
static void so_is_a_fortress(struct scene *scene)
{
    gorge_to_the_edge(scene);
    scene_place(scene, 301, PLACE_TOWN, true);
    chase_borcke(scene, 304, 303);
    assert_int_equal(scene_hex(scene, "borcke-1"), 301);
    assert_true(scene_cites(scene, "10.3c"));
    assert_false(scene_cites(scene, "10.3h"));
}

/* Without it the map ends two hexes back. */
static void nothing_else_is_left(struct scene *scene)
{
    gorge_to_the_edge(scene);
    chase_borcke(scene, 304, 303);
    assert_int_equal(scene_hex(scene, "borcke-1"), 0);
    assert_true(scene_cites(scene, "10.3h"));
}

/* A draw keeps trains, but not off the map. */
static void trains_go_with_them(struct scene *scene)
{
    const struct troops corps = A_CORPS;
    struct combat *combat = NULL;

    gorge_to_the_edge(scene);
    scene_troops(scene, "french", "gudin", 302, &corps);
    scene_troops(scene, "prussian", "borcke", 301, &corps);
    scene_unit(scene, "prussian", "train", 301)->arm = PONTOON;
    scene_stay(scene, FRENCH);
    scene_ready(scene);
    combat = scene_combat(scene, FRENCH, (const int[]){302, 0},
                          (const int[]){301, 0});
    scene_battle_dice(scene, combat, 6, 6);
    assert_true(scene_fight(scene));
    assert_true(combat->drawn);
    assert_true(scene_cites(scene, "10.3h"));
    assert_int_equal(scene_hex(scene, "train"), 0);
}

static const struct scene_row rows[] = {
    {"base retreat: a dead end is better than the edge", a_dead_end_is_better},
    {"base retreat: a full hex is better", a_full_end_is_better},
    {"10.3c a fortress at the edge is better", so_is_a_fortress},
    {"10.3h nothing else is left", nothing_else_is_left},
    {"10.3h nor are trains", trains_go_with_them},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
