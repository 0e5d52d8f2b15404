/* 10.3f and 10.5d: of a force that stands in several hexes each part counts,
 * after the combat as in it. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static const struct troops corps20 = {.size = CORPS, .infantry = 20};
static const struct troops corps30 = {.size = CORPS, .infantry = 30};

/* Ney stands a hex behind his corps, which enters without him. */
static void leader_stays_behind(struct scene *scene)
{
    static const struct follow_order advance = {"ney", FOLLOW_GO, 0};
    static const int south[] = {SOUTH_HEX, 1911, 0};
    static const int north[] = {NORTH_HEX, 0};

    scene_troops(scene, "prussian", "borcke", NORTH_HEX,
                 &(const struct troops){.size = DIVISION, .infantry = 6});
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_ready(scene);
    scene_put(scene, "ney", 1911);
    scene_follow(scene, FRENCH, &con_advance, &advance);
    scene_combat(scene, FRENCH, south, north);
    scene_die(scene, "table.skirmish/skirmish/1909", 3);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "ney-1"), NORTH_HEX);
    assert_int_equal(scene_hex(scene, "ney"), 1911);
}

/* 7d, 10.5d: troops at 1810 are left behind when Ney, who forages, is beaten:
 * they forage still. */
static void they_forage_still(struct scene *scene)
{
    static const int south[] = {SOUTH_HEX, 0};
    static const int north[] = {NORTH_HEX, 0};
    struct combat *combat;

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_infantry(scene, "french", "far", SOUTH_HEX, 5);
    scene_assign(scene, "far", "ney");
    scene_ready(scene);
    scene_put(scene, "far", 1810);
    con_force(&scene->board, "ney")->forage = true;
    con_force(&scene->board, "ney")->failed_repulse = true;
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 0});
    scene_stay(scene, COALITION);
    combat = scene_combat(scene, FRENCH, south, north);
    scene_battle_dice(scene, combat, 1, 6);
    assert_true(scene_fight(scene));
    assert_int_not_equal(scene_hex(scene, "ney"), SOUTH_HEX);
    assert_string_equal(scene_the_unit(scene, "far")->force, "far");
    assert_true(con_force(&scene->board, "far")->forage);
    assert_true(con_force(&scene->board, "far")->failed_repulse);
}

/* Ney's order names 2110, which his own part at 1910 is not next to. */
static void the_part_that_is_beside_it(struct scene *scene)
{
    static const struct troops small = {.size = CORPS, .infantry = 12};
    static const struct follow_order advance = {"ney", FOLLOW_GO, 2110};
    static const int south[] = {1910, 2010, 0};
    static const int north[] = {1909, 2110, 0};
    struct combat *combat;

    scene_troops(scene, "french", "ney", 1910, &corps30);
    scene_infantry(scene, "french", "far", 1910, 9);
    scene_assign(scene, "far", "ney");
    scene_troops(scene, "prussian", "yorck", 1909, &small);
    scene_troops(scene, "prussian", "kleist", 2110, &small);
    scene_ready(scene);
    scene_put(scene, "far", 2010);
    scene_follow(scene, FRENCH, &con_advance, &advance);
    combat = scene_combat(scene, FRENCH, south, north);
    scene_chits(scene, CHIT_CORPS, CHIT_DIVISION);
    scene_battle_dice(scene, combat, 6, 2);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "far"), 2110);
    assert_int_equal(scene_hex(scene, "ney-1"), 1910);
}

static const struct scene_row rows[] = {
    {"10.3f they enter it, and their leader stays behind", leader_stays_behind},
    {"10.3f the part beside the named hex enters it",
     the_part_that_is_beside_it},
    {"10.5d, 7d they forage still after another combat", they_forage_still},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
