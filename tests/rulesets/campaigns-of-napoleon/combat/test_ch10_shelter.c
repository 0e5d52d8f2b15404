/* 10.3c and 10.3d: where a retreat may stop, and what that costs. Gudin's
 * division raids a corps, and retreats three hexes. */
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/gudin_scene.h"

/* 10.3c a friendly corps one hex behind; another division is no shelter. */
static void stops_at_a_corps(struct scene *scene)
{
    scene_troops(scene, "french", "davout", 1911, &corps);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 0});
    raid(scene, 6);
    assert_int_equal(scene_hex(scene, "gudin"), 1911);
}

/* Of 25 SP and 13 there is room for 50; two hexes he does not go. */
static void who_stops_pays_nothing(struct scene *scene)
{
    static const struct troops many = {.size = CORPS, .infantry = 25};
    const struct combat *combat;

    scene_the_unit(scene, "gudin-1")->sp = 13;
    scene_troops(scene, "french", "davout", 1911, &many);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 0});
    combat = raid(scene, 6);
    assert_int_equal(scene_hex(scene, "gudin"), 1911);
    assert_null(scene_event(scene, EVENT_NOTE, BASE(retreat)));
    assert_int_equal(scene_sp(scene, FRENCH), 38 - combat->losses[FRENCH]);
}

/* From Davout the only way on leads into the zone of a Prussian post. */
static void a_stop_is_judged_by_itself(struct scene *scene)
{
    foreach_neighbour (hex, 1911)
        if (hex != SOUTH_HEX && hex != 1912)
            scene_gorge(scene, 1911, hex);
    foreach_neighbour (hex, 1912)
        if (hex != 1911 && hex != 1913)
            scene_gorge(scene, 1912, hex);
    scene_infantry(scene, "prussian", "post", 1914, 5);
    scene_troops(scene, "french", "davout", 1911, &corps);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 0});
    raid(scene, 2);
    assert_null(scene_event(scene, EVENT_LAPSE, NULL));
    assert_int_equal(scene_hex(scene, "gudin"), 1911);
}

/* Davout has 48 SP there: with Gudin they would be too many. */
static void a_full_hex_is_no_shelter(struct scene *scene)
{
    static const struct troops many = {.size = CORPS, .infantry = 48};

    scene_troops(scene, "french", "davout", 1911, &many);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 0});
    raid(scene, 6);
    assert_int_not_equal(scene_hex(scene, "gudin"), 1911);
}

/* The only way leads through a fortress with a weak garrison. */
static void does_not_stop_among_enemies(struct scene *scene)
{
    one_way_south(scene);
    scene_place(scene, 1911, PLACE_TOWN, true);
    scene_infantry(scene, "prussian", "garrison", 1911, 1);
    scene_the_unit(scene, "gudin-1")->sp = 15;
    raid(scene, 6);
    assert_true(scene_cites(scene, "10.3i"));
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "gudin")), 3);
}

static void stops_by_standing_order(struct scene *scene)
{
    const struct troops all = {.size = CORPS, .infantry = 30};

    one_way_south(scene);
    scene_troops(scene, "french", "davout", 1911, &all);
    raid(scene, 6);
    assert_int_equal(scene_hex(scene, "gudin"), 1911);
    assert_true(scene_cites(scene, "10.3c"));
}

static void does_not_stop_at_a_division(struct scene *scene)
{
    scene_troops(scene, "french", "friant", 1911, &division);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 0});
    raid(scene, 6);
    assert_true(scene_event(scene, EVENT_LAPSE, RULE(10_3c)) != NULL);
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "gudin")), 3);
}

static void does_not_stop_at_an_enemy_corps(struct scene *scene)
{
    scene_troops(scene, "prussian", "kleist", 1912, &corps);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 1912, 0});
    raid(scene, 6);
    assert_true(scene_event(scene, EVENT_LAPSE, RULE(10_3c)) != NULL);
}

static void leaves_the_fortress(struct scene *scene)
{
    scene_place(scene, SOUTH_HEX, PLACE_TOWN, true);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){SOUTH_HEX, 0});
    raid(scene, 3);
    assert_true(scene_event(scene, EVENT_LAPSE, RULE(10_3d)) != NULL);
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "gudin")), 3);
}

static const struct scene_row rows[] = {
    {"10.3c the retreat stops at a friendly corps", stops_at_a_corps},
    {"10.3c who stops pays for no hexes", who_stops_pays_nothing},
    {"10.3c an ordered stop is judged by itself", a_stop_is_judged_by_itself},
    {"10.3c by standing order as well", stops_by_standing_order},
    {"10.3c a fortress of the enemy is none", does_not_stop_among_enemies},
    {"10.3c another division is no shelter", does_not_stop_at_a_division},
    {"10.3c a full hex is none", a_full_hex_is_no_shelter},
    {"log.2008-03-06a an enemy corps is none", does_not_stop_at_an_enemy_corps},
    {"10.3d log.2022-04-24 the fortress it starts in is none",
     leaves_the_fortress},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, gudin_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
