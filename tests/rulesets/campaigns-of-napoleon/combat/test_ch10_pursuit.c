/* 10.5.7.4f, 10.3f, 10.3g and [base pursuit] on the map: a beaten group is
 * followed. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static const struct troops corps20 = {.size = CORPS, .infantry = 20};
static const struct troops riders = {
    .size = CORPS, .infantry = 26, .cavalry = 4};
static const struct troops corps30 = {.size = CORPS, .infantry = 30};

/* ---- 10.5.7.4f to 10.5.7.4i -------------------------------------------- */

/* The beaten go A-B-C; the pursuer of two hexes ends in B. */
static void pursuer_ends_in_b(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    static const struct follow_order pursue = {"yorck", FOLLOW_GO, 0};
    struct scene *scene = scene_new();

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene->module.leaders[0].initiative = 5;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 0});
    scene_follow(scene, COALITION, &con_pursue, &pursue);
    scene_die(scene, "pursuit/pursuit/1909-yorck", 3);
    scene_beat_french(scene, south);
    assert_int_equal(scene_hex(scene, "ney"), 1912);
    assert_int_equal(scene_hex(scene, "yorck"), 1911);
    assert_true(scene_cites(scene, "10.5.7.4f"));
    scene_free(scene);
}

/* Ney is wounded in the defeat: his 3 are 1, and a die of 3 makes 5. */
static void the_wounded_resist_no_more(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    static const struct follow_order pursue = {"yorck", FOLLOW_GO, 0};
    struct scene *scene = scene_new();
    const struct combat *combat = NULL;

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_follow(scene, COALITION, &con_pursue, &pursue);
    scene_dice(scene, "leader-loss/leader/1909-ney", (const int[8]){6, 6});
    scene_die(scene, "pursuit/pursuit/1909-yorck", 3);
    combat = scene_beat_french(scene, south);
    assert_int_not_equal(con_leader(&scene->board, "ney")->state, ON_MAP);
    assert_int_equal(combat->pursued, 2);
    scene_free(scene);
}

/* ---- [base pursuit]: the beaten and those who were not in it ------------- */

/* Yorck, of whom a die of 6 makes a pursuit of four hexes, stands in 1909, the
 * French go 1911-1912; who stands where besides. */
static const struct pursued_row {
    const char *name;
    int infantry, guns, post; /* hexes of fresh troops, or 0 */
    int outpost;              /* of cavalry that acts as a vedette, or 0 */
    int pursued;
    int yorck, ney; /* where they end */
    bool noted;
} pursued_rows[] = {
    {"base pursuit the beaten alone are pursued to the end", 0, 0, 0, 0, 4,
     1812, 1813, false},
    {"base pursuit a fresh stack where the beaten end", 1912, 0, 0, 0, 2, 1911,
     1912, true},
    {"base pursuit a fresh stack beside the way", 2009, 0, 0, 0, 1, 1910, 1912,
     true},
    {"base pursuit a fresh stack behind the beaten", 2012, 0, 0, 0, 3, 1912,
     1812, true},
    {"base pursuit who stands in a zone before he sets out", 2008, 0, 0, 0, 4,
     1812, 1813, false},
    {"base pursuit guns alone have no zone, but hold their hex", 0, 1912, 0, 0,
     2, 1911, 1912, false},
    {"base pursuit guns beside the way stop nobody", 0, 2011, 0, 0, 4, 1812,
     1813, false},
    {"base pursuit vedettes stop nobody", 0, 0, 2011, 0, 4, 1812, 1813, false},
    {"base pursuit cavalry on outpost stops nobody beside the way", 0, 0, 0,
     2011, 4, 1812, 1813, false},
    {"base pursuit cavalry on outpost stops nobody on the way", 0, 0, 0, 1911,
     4, 1812, 1813, false},
};

static void fresh_stay(const struct scene *scene, const struct pursued_row *row)
{
    if (row->infantry) {
        assert_int_equal(scene_hex(scene, "fresh"), row->infantry);
        assert_int_equal(scene_the_unit(scene, "fresh")->sp, 5);
    }
    if (row->guns) {
        assert_int_equal(scene_hex(scene, "guns"), row->guns);
        assert_int_equal(scene_the_unit(scene, "guns")->art, 3);
    }
}

static void pursued(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    static const struct follow_order pursue = {"yorck", FOLLOW_GO, 0};
    const struct pursued_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &riders);
    scene->module.leaders[0].initiative = 5;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    if (row->infantry)
        scene_infantry(scene, "french", "fresh", row->infantry, 5);
    if (row->guns)
        scene_guns(scene, "french", "guns", row->guns, 3);
    if (row->post)
        scene_vedette(scene, "french", "post", row->post);
    if (row->outpost) {
        scene_cavalry(scene, "french", "hussars", row->outpost, 1, LIGHT);
        scene_the_unit(scene, "hussars")->acting_vedette = true;
    }
    scene_vedette(scene, "french", "along", SOUTH_HEX);
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 0});
    scene_follow(scene, COALITION, &con_pursue, &pursue);
    scene_die(scene, "pursuit/pursuit/1909-yorck", 6);
    combat = scene_beat_french(scene, south);
    assert_int_equal(scene_hex(scene, "yorck"), row->yorck);
    assert_int_equal(scene_hex(scene, "ney"), row->ney);
    assert_int_equal(con_vedette(&scene->board, "along")->hex, row->ney);
    assert_int_equal(combat->pursued, row->pursued);
    assert_int_equal(scene_event(scene, EVENT_NOTE, BASE(pursuit)) != NULL,
                     row->noted);
    fresh_stay(scene, row);
    scene_free(scene);
}

/* Hill leads a stack whose first unit is a Prussian's. He has gone to 1907; a
 * total of 7 follows for three hexes, and drives him on for one: towards
 * Bruxelles in the west, not towards Namur in the east. */
static void the_leader_says_where_home_is(void **state)
{
    static const struct follow_order pursue = {"ney", FOLLOW_GO, 0};
    struct scene *scene = scene_new();
    struct combat *combat;

    (void)state;
    scene_major_general(scene, "prussian", "jagow", NORTH_HEX);
    scene_infantry(scene, "prussian", "first", NORTH_HEX, 4);
    scene_assign(scene, "first", "jagow");
    scene_troops(scene, "anglo-allied", "hill", NORTH_HEX, &corps20);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene->module.leaders[2].initiative = 5;
    scene_retreat(scene, COALITION, "hill", (const int[]){1908, 1907, 0});
    scene_follow(scene, FRENCH, &con_pursue, &pursue);
    scene_die(scene, "pursuit/pursuit/1909-ney", 5);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 4, 2);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->r_number, 2);
    assert_int_equal(combat->pursued, 3);
    assert_int_equal(scene_hex(scene, "ney"), 1907);
    assert_int_equal(scene_hex(scene, "hill"), scene_hex(scene, "first"));
    assert_int_equal(scene_hex(scene, "hill") / 100, 18);
    scene_free(scene);
}

/* Guns fill all hexes around 1912, where the beaten end, but that of a few
 * Prussian guns: they go two hexes farther, and end beyond. */
static void full_hexes_are_passed(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    static const struct follow_order pursue = {"yorck", FOLLOW_GO, 0};
    struct scene *scene = scene_new();
    int hex;

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &riders);
    scene->module.leaders[0].initiative = 5;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    foreach_neighbour (near, 1912)
        if (near == 1913)
            scene_guns(scene, "prussian", "brigade", near, 5);
        else if (near != 1911)
            scene_guns(scene, "french",
                       arena_text(scene->arena, "guns-%d", near), near, 45);
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 0});
    scene_follow(scene, COALITION, &con_pursue, &pursue);
    scene_die(scene, "pursuit/pursuit/1909-yorck", 6);
    scene_beat_french(scene, south);
    hex = scene_hex(scene, "ney");
    assert_int_equal(hex_distance(hex, 1912), 2);
    assert_false(con_troops(&scene->board, COALITION, hex));
    assert_true(con_stack_sp(&scene->board, FRENCH, hex) <= 50);
    scene_free(scene);
}

/* A pontoon bridge alone leads from 1909 to 1910. The train of the beaten is
 * lost, and nobody follows over its bridge; over the winner's own he does. */
static const struct bridge_row {
    const char *name;
    const char *army;
    int train, other;
    int yorck; /* where he ends */
} bridge_rows[] = {
    {"10.3f base pontoon the bridge of a lost train bears no pursuit", "french",
     SOUTH_HEX, NORTH_HEX, NORTH_HEX},
    {"10.3f base pontoon the winner's own bridge bears it", "prussian",
     NORTH_HEX, SOUTH_HEX, 1911},
};

static void over_the_pontoons(void **state)
{
    static const struct follow_order pursue = {"yorck", FOLLOW_GO, 0};
    const struct bridge_row *row = *state;
    struct scene *scene = scene_new();
    struct pontoon_bridge *bridge;

    scene_gorge(scene, NORTH_HEX, SOUTH_HEX);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene->module.leaders[0].initiative = 5;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_unit(scene, row->army, "train", row->train)->arm = PONTOON;
    bridge = GAME_ADD(&scene->board, pontoons);
    bridge->one = row->train;
    bridge->other = row->other;
    bridge->unit = "train";
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 1913, 0});
    scene_follow(scene, COALITION, &con_pursue, &pursue);
    scene_die(scene, "pursuit/pursuit/1909-yorck", 3);
    scene_battle_dice(scene, scene_duel(scene, FRENCH), 1, 4);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "ney"), 1913);
    assert_int_equal(scene_hex(scene, "yorck"), row->yorck);
    scene_free(scene);
}

/* It is no weak stack that is broken through: nobody sees it stand there. */
static void past_an_outpost(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    struct scene *scene = scene_new();

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_cavalry(scene, "prussian", "uhlans", 1911, 1, LIGHT);
    scene_the_unit(scene, "uhlans")->acting_vedette = true;
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 0});
    scene_stay(scene, COALITION);
    scene_beat_french(scene, south);
    assert_int_equal(scene_hex(scene, "ney"), 1912);
    assert_null(scene_event(scene, EVENT_NOTE, RULE(10_3i)));
    assert_null(scene_event(scene, EVENT_NOTE, RULE(10_5_7_4g)));
    scene_free(scene);
}

/* Two vedettes stood with Ney, one stands on his way. */
static void vedettes_go_along(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    struct scene *scene = scene_new();

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_vedette(scene, "french", "one", SOUTH_HEX);
    scene_vedette(scene, "french", "two", SOUTH_HEX);
    scene_vedette(scene, "french", "passed", 1911);
    scene_retreat(scene, FRENCH, "ney", (const int[]){1911, 1912, 0});
    scene_stay(scene, COALITION);
    scene_beat_french(scene, south);
    assert_int_equal(con_vedette(&scene->board, "one")->hex, 1912);
    assert_int_equal(con_vedette(&scene->board, "two")->hex, 1912);
    assert_int_equal(con_vedette(&scene->board, "passed")->hex, 1911);
    scene_free(scene);
}

/* ---- 10.3f, 10.3g ------------------------------------------------------ */

/* A division retreats from a Skirmish; the corps enters its hex at no cost. */
static void corps_advances(void **state)
{
    static const struct follow_order advance = {"ney", FOLLOW_GO, 0};
    struct scene *scene = scene_new();

    (void)state;
    scene_troops(scene, "prussian", "borcke", NORTH_HEX,
                 &(const struct troops){.size = DIVISION, .infantry = 6});
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_follow(scene, FRENCH, &con_advance, &advance);
    scene_duel(scene, FRENCH);
    scene_die(scene, "table.skirmish/skirmish/1909", 3);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "ney"), NORTH_HEX);
    assert_int_equal(scene_sp(scene, COALITION), 6 - 1);
    assert_true(scene_cites(scene, "10.3f"));
    scene_free(scene);
}

/* Three forces want to pursue a group that left two hexes. */
static void third_does_not_pursue(void **state)
{
    static const int south[] = {1910, 2010, 1809, 0};
    static const int north[] = {1909, 2009, 0};
    static const struct troops small = {.size = CORPS, .infantry = 12};
    static const char *const names[] = {"ney", "davout", "soult"};
    struct scene *scene = scene_new();
    struct combat *combat;

    (void)state;
    for (size_t i = 0; i < LENGTH(names); i++) {
        const struct follow_order pursue = {names[i], FOLLOW_GO, 0};

        scene_troops(scene, "french", names[i], south[i], &small);
        scene_follow(scene, FRENCH, &con_pursue, &pursue);
    }
    scene_troops(scene, "prussian", "yorck", 1909, &corps20);
    scene_troops(scene, "prussian", "kleist", 2009, &small);
    scene_ready(scene);
    combat = scene_combat(scene, FRENCH, south, north);
    /* The armies guess wrong, so that it is Wrongfooted!, fought to the end. */
    scene_chits(scene, CHIT_CORPS, CHIT_DIVISION);
    scene_battle_dice(scene, combat, 6, 2);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_LAPSE, RULE(10_3g)), 1);
    assert_int_equal(scene_count(scene, EVENT_ROLL, BASE(pursuit)), 2);
    scene_free(scene);
}

/* ---- 7c: the Skirmish that follows a repulse ---------------------------- */

static const struct {
    const char *name;
} pursuit_rows[] = {{"10.5.7.4f two hexes behind A-B-C end in B"}},
  home_rows[] = {{"base retreat the leader of who is driven on says where home "
                  "is"}},
  wounded_rows[] = {{"base pursuit: the wounded resist no more"}},
  full_rows[] = {{"base pursuit through hexes that are full"}},
  along_rows[] = {{"base retreat vedettes go the whole way along"}},
  outpost_rows[] = {{"4h nor does cavalry on outpost in its hexes"}},
  advance_rows[] = {{"10.3f the corps enters the vacated hex"}},
  crowd_rows[] = {{"10.3g one pursuer for each vacated hex"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(pursuit_rows, pursuer_ends_in_b),
        TABLE(wounded_rows, the_wounded_resist_no_more),
        TABLE(pursued_rows, pursued),
        TABLE(bridge_rows, over_the_pontoons),
        TABLE(outpost_rows, past_an_outpost),
        TABLE(home_rows, the_leader_says_where_home_is),
        TABLE(full_rows, full_hexes_are_passed),
        TABLE(along_rows, vedettes_go_along),
        TABLE(advance_rows, corps_advances),
        TABLE(crowd_rows, third_does_not_pursue),
    };
    return run_tables(tables, LENGTH(tables));
}
