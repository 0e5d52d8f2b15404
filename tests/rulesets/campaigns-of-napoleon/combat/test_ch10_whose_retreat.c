/* 10.5.7.3c, 10.5.7.3f and 10.5.7.3g on the map: whose retreat, and how much
 * of it, a check for demoralization looks at. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static const struct troops corps20 = {.size = CORPS, .infantry = 20};

/* ---- stacks that come to one hex (ruling 127) ------------------------- */

/* The French are beaten, Ney at 1910 and Reille at 2009, and both come to
 * 2011; a river may be on Ney's way. */
static void beaten_by_two_ways(struct scene *scene)
{
    static const int one[] = {1911, 2011, 0};
    static const int other[] = {2010, 2011, 0};
    static const int south[] = {SOUTH_HEX, 2009, 0};

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_troops(scene, "french", "reille", 2009, &corps20);
    scene_retreat(scene, FRENCH, "ney", one);
    scene_retreat(scene, FRENCH, "reille", other);
    scene_beat_french(scene, south);
    assert_int_equal(scene_hex(scene, "ney"), scene_hex(scene, "reille"));
}

static void one_crosses(struct scene *scene)
{
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps20);
    scene_stay(scene, COALITION);
    scene_river(scene, SOUTH_HEX, 1911, RIVER_PRIMARY);
    beaten_by_two_ways(scene);
    assert_int_equal(scene_hex(scene, "ney"), 2011);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(10_5_7_3f)), 1);
}

/* A force of Reille's alone: its part at 1910 crosses, its leader does not. */
static void a_part_crosses(struct scene *scene)
{
    static const int south[] = {SOUTH_HEX, 2009, 0};
    static const int north[] = {NORTH_HEX, 0};
    struct combat *combat;

    scene_troops(scene, "french", "reille", 2009, &corps20);
    scene_infantry(scene, "french", "part", SOUTH_HEX, 5);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps20);
    scene_stay(scene, COALITION);
    for (int i = 0; i < 6; i++)
        if (hex_neighbour(SOUTH_HEX, i) != NORTH_HEX)
            scene_river(scene, SOUTH_HEX, hex_neighbour(SOUTH_HEX, i),
                        RIVER_PRIMARY);
    scene_ready(scene);
    scene_the_unit(scene, "part")->force = "reille";
    combat = scene_combat(scene, FRENCH, south, north);
    scene_battle_dice(scene, combat, 1, 4);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(10_5_7_3f)), 1);
}

/* Yorck, much the better leader, follows Ney. */
static void one_is_pursued(struct scene *scene)
{
    static const struct follow_order pursue = {"yorck", FOLLOW_GO, SOUTH_HEX};

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps20);
    scene->module.leaders[0].initiative = 5;
    scene_follow(scene, COALITION, &con_pursue, &pursue);
    scene_die(scene, "pursuit/pursuit/1909-yorck", 6);
    beaten_by_two_ways(scene);
    assert_int_equal(scene->game->combats[0].pursued, 3);
    assert_int_equal(scene_count(scene, EVENT_MODIFIER, RULE(10_5_7_3g)), 1);
}

static const struct scene_row stack_rows[] = {
    {"10.5.7.3f who crosses a river does not shake whom he comes to",
     one_crosses},
    {"10.5.7.3f a part of a force that crosses counts", a_part_crosses},
    {"10.5.7.3g who is pursued does not shake whom he comes to",
     one_is_pursued},
};

/* ---- hexes gone (ruling 128) ------------------------------------------ */

static void shelter_on_the_way(struct scene *scene)
{
    static const int path[] = {1911, 0};

    scene_place(scene, 1911, PLACE_TOWN, true);
    scene_retreat(scene, FRENCH, "ney", path);
}

static void one_hex_is_full(struct scene *scene)
{
    static const int full[] = {1809, 1810, 1911, 2009, 2010};

    for (int i = 0; i < 5; i++)
        scene_infantry(scene, "french", arena_text(scene->arena, "there-%d", i),
                       full[i], 45);
}

static void it_is_ordered(struct scene *scene)
{
    static const int path[] = {1911, 0};

    one_hex_is_full(scene);
    scene_retreat(scene, FRENCH, "ney", path);
}

static void an_assault(struct scene *scene)
{
    static const struct siege_order assault = {.word = SIEGE_ASSAULT};

    scene->game->groups[FRENCH].besieged = true;
    scene_standing(scene, COALITION, &con_siege, &assault);
}

static void no_more(struct scene *scene)
{
    (void)scene;
}

/* Yorck beats Ney, with the die of the row against 1. */
static const struct gone_row {
    const char *name;
    void (*before)(struct scene *scene);
    void (*after)(struct scene *scene); /* when there are groups */
    int die, r_number, gone;
    bool winner_checks;
} gone_rows[] = {
    {"10.5.7.3c R2, but shelter after one hex", shelter_on_the_way, no_more, 4,
     2, 1, true},
    {"10.5.7.3c R1, but no room after one hex", one_hex_is_full, no_more, 2, 1,
     2, false},
    {"base retreat: not by an order into the full hex", it_is_ordered, no_more,
     2, 1, 2, false},
    {"10.5.7.3c R1, but the besieged stay", no_more, an_assault, 2, 1, 0,
     false},
};

static void the_winner_checks(void **state)
{
    const struct gone_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps20);
    row->before(scene);
    combat = scene_duel(scene, FRENCH);
    row->after(scene);
    scene_battle_dice(scene, combat, 1, row->die);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->r_number, row->r_number);
    assert_int_equal(hex_distance(scene_hex(scene, "ney"), SOUTH_HEX),
                     row->gone);
    assert_int_equal(scene_thrown(scene, "10.5.7.3d/demoralization/1909-yorck"),
                     row->winner_checks);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(stack_rows, scene_row_runs),
        TABLE(gone_rows, the_winner_checks),
    };
    return run_tables(tables, LENGTH(tables));
}
