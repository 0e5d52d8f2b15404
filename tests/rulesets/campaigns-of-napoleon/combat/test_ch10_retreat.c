/* 10.3 on the map: who retreats, how far, and by which way. */
#include "rulesets/campaigns-of-napoleon/board/board.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/gudin_scene.h"

static void smaller_class_retreats(struct scene *scene)
{
    struct combat *combat = raid(scene, 6);

    assert_int_equal(combat->losses[COALITION], 3);
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "gudin")), 3);
    assert_int_equal(scene_hex(scene, "yorck"), NORTH_HEX);
    assert_true(scene_cites(scene, "10.3a"));
}

/* Stronger by far than the corps. */
static void strength_does_not_matter(struct scene *scene)
{
    scene_the_unit(scene, "gudin-1")->sp = 40;
    raid(scene, 2);
    assert_true(scene_sp(scene, FRENCH) > scene_sp(scene, COALITION));
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "gudin")), 3);
    assert_int_equal(scene_hex(scene, "yorck"), NORTH_HEX);
    assert_true(scene_cites(scene, "10.3a"));
}

/* A path into the zone of Kleist breaks priority 5 and no other. */
static void send_through_zone(struct scene *scene)
{
    scene_troops(scene, "prussian", "kleist", 2112, &corps);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 2011, 2012, 0});
}

static void success_frees_the_path(struct scene *scene)
{
    struct combat *combat;

    send_through_zone(scene);
    combat = raid(scene, 5);
    assert_int_equal(combat->losses[FRENCH], 2);
    assert_int_equal(combat->losses[COALITION], 3);
    assert_true(scene_cites(scene, "10.3e"));
    assert_int_equal(scene_hex(scene, "gudin"), 2012);
}

static void failure_does_not(struct scene *scene)
{
    struct combat *combat;

    send_through_zone(scene);
    combat = raid(scene, 2);
    assert_int_equal(combat->losses[FRENCH], 2);
    assert_int_equal(combat->losses[COALITION], 2);
    assert_true(scene_event(scene, EVENT_LAPSE, BASE(retreat)) != NULL);
    assert_int_not_equal(scene_hex(scene, "gudin"), 2012);
}

/* 10.3e no leeway after a Skirmish, however it went. */
static void skirmish_does_not(struct scene *scene)
{
    send_through_zone(scene);
    scene_duel(scene, FRENCH);
    scene_die(scene, "table.skirmish/skirmish/1909", 3);
    assert_true(scene_fight(scene));
    assert_true(scene_event(scene, EVENT_LAPSE, BASE(retreat)) != NULL);
}

/* 10.5.1b three hexes through one zone and over one bridge. */
static void pays_for_zone_and_bridge(struct scene *scene)
{
    scene_troops(scene, "prussian", "kleist", 2113, &corps);
    scene_river(scene, SOUTH_HEX, 1911, RIVER_PRIMARY);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 1912, 2012, 0});
    raid(scene, 6);
    assert_int_equal(scene_hex(scene, "gudin"), 2012);
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(10_5_1b)), 2);
    assert_int_equal(scene_sp(scene, FRENCH), 6 - 2);
}

/* 10.5.2b the Ambushed retreats through one zone. */
static void ambushed_pays(struct scene *scene)
{
    scene_troops(scene, "prussian", "kleist", 2113, &corps);
    scene_chits(scene, CHIT_ARMY, CHIT_DIVISION);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 1912, 2012, 0});
    scene_die(scene, "10.5.2a/ambush/1909", 1);
    assert_true(scene_fight(scene));
    assert_null(scene_event(scene, EVENT_LAPSE, NULL));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(10_5_2b)), 1);
    assert_int_equal(scene_sp(scene, FRENCH), 6 - 1);
}

/* 10.5.3a over one bridge. */
static void skirmisher_pays(struct scene *scene)
{
    scene_duel(scene, FRENCH);
    scene_river(scene, SOUTH_HEX, 1911, RIVER_PRIMARY);
    scene_retreat(scene, FRENCH, "gudin", (const int[]){1911, 1912, 1913, 0});
    scene_die(scene, "table.skirmish/skirmish/1909", 3);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(10_5_3a)), 1);
    assert_int_equal(scene_sp(scene, FRENCH), 6 - 1);
}

static const struct scene_row gudin_rows[] = {
    {"10.3a the division retreats, the corps stays", smaller_class_retreats},
    {"10.3a 3.2m a division of more SP yields to a corps",
     strength_does_not_matter},
    {"10.3e log.2009-08-16 a successful Raider may go through a zone",
     success_frees_the_path},
    {"10.3e losses alike free nobody", failure_does_not},
    {"10.3e nor does a Skirmish", skirmish_does_not},
    {"10.5.1b one zone and one bridge cost 2 SP", pays_for_zone_and_bridge},
    {"10.5.3a one bridge costs 1 SP", skirmisher_pays},
};

/* The French are the attackers here: their plan to raid fails. */
static void gudin_is_ambushed(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_new();

    gudin_meets_corps(scene);
    scene_duel(scene, FRENCH);
    row->play(scene);
    scene_free(scene);
}

static const struct scene_row ambush_rows[] = {
    {"10.5.2b one zone costs 1 SP", ambushed_pays},
};

/* 10.3b between two divisions */
static const struct division_row {
    const char *name;
    int attack, defence;
    bool woods;
    enum side retreats;
} division_rows[] = {
    {"10.3b 9 attack 5 in the open", 9, 5, false, COALITION},
    {"10.3b 9 attack 5 in the woods", 9, 5, true, FRENCH},
    {"10.3b 15 attack 5 in the woods", 15, 5, true, COALITION},
    {"10.3b log.2008-03-20c 6 attack 5: the attacker", 6, 5, false, FRENCH},
};

static void one_division_retreats(void **state)
{
    const struct division_row *row = *state;
    const struct troops french = {.size = DIVISION, .infantry = row->attack};
    const struct troops prussians = {.size = DIVISION,
                                     .infantry = row->defence};
    struct scene *scene = scene_new();
    struct combat *combat;

    if (row->woods)
        scene_ground(scene, NORTH_HEX, WOODS);
    scene_troops(scene, "french", "gudin", SOUTH_HEX, &french);
    scene_troops(scene, "prussian", "borcke", NORTH_HEX, &prussians);
    scene_stay(scene, FRENCH);
    scene_stay(scene, COALITION);
    combat = scene_duel(scene, FRENCH);
    assert_true(scene_fight(scene));
    assert_true(combat->retreats[row->retreats]);
    assert_false(combat->retreats[con_enemy(row->retreats)]);
    assert_true(scene_cites(scene, "10.3b"));
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "gudin-1")),
                     row->retreats == FRENCH ? 3 : 0);
    scene_free(scene);
}

/* 10.3h only the edge of the map is left to Borcke in the corner. */
static void leaves_the_map(void **state)
{
    struct scene *scene = scene_new();
    const struct troops strong = {.size = DIVISION, .infantry = 18};

    (void)state;
    scene_gorge(scene, 101, 201);
    scene_troops(scene, "french", "gudin", 102, &strong);
    scene_troops(scene, "prussian", "borcke", 101, &division);
    scene_ready(scene);
    scene_combat(scene, FRENCH, (const int[]){102, 0}, (const int[]){101, 0});
    assert_true(scene_fight(scene));
    assert_true(scene_cites(scene, "10.3h"));
    assert_int_equal(scene_sp(scene, COALITION), 0);
    assert_int_equal(scene_hex(scene, "borcke-1"), 0);
    scene_free(scene);
}

/* The same with a leader: he is lost with his men. */
static void leaves_the_map_led(void **state)
{
    struct scene *scene = scene_new();
    const struct troops strong = {.size = DIVISION, .infantry = 18};

    (void)state;
    scene_gorge(scene, 101, 201);
    scene_troops(scene, "french", "gudin", 102, &strong);
    scene_leader(scene, "prussian", "borcke", 101);
    scene_infantry(scene, "prussian", "borcke-1", 101, 6);
    scene_assign(scene, "borcke-1", "borcke");
    scene_ready(scene);
    scene_combat(scene, FRENCH, (const int[]){102, 0}, (const int[]){101, 0});
    assert_true(scene_fight(scene));
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(10_3h)), 1);
    assert_int_equal(scene_sp(scene, COALITION), 0);
    assert_int_equal(con_leader(&scene->board, "borcke")->state, OUT);
    assert_int_equal(scene_hex(scene, "borcke"), 0);
    assert_null(con_leader(&scene->board, "borcke")->force);
    scene_free(scene);
}

/* 10.3i the only way of a beaten corps leads through one point of cavalry. */
static void breaks_through(void **state)
{
    struct scene *scene = scene_new();
    struct combat *combat;

    (void)state;
    one_way_south(scene);
    scene_troops(scene, "french", "davout", SOUTH_HEX, &corps);
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps);
    scene_cavalry(scene, "prussian", "patrol", 1911, 1, LIGHT);
    scene_stay(scene, COALITION);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 1, 4);
    assert_true(scene_fight(scene));
    assert_int_equal(combat->r_number, 2);
    assert_int_equal(hex_distance(SOUTH_HEX, scene_hex(scene, "davout")), 2);
    assert_true(scene_cites(scene, "10.3i"));
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(10_5_7_4g)), 1);
    scene_free(scene);
}

static const struct {
    const char *name;
} edge_rows[] = {{"10.3h off the map everything is lost"}},
  led_rows[] = {{"10.3h off the map the leader is lost as well"}},
  weak_rows[] = {{"10.3i through a weak stack for one zone"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(gudin_rows, gudin_row_runs),
        TABLE(ambush_rows, gudin_is_ambushed),
        TABLE(division_rows, one_division_retreats),
        TABLE(edge_rows, leaves_the_map),
        TABLE(led_rows, leaves_the_map_led),
        TABLE(weak_rows, breaks_through),
    };
    return run_tables(tables, LENGTH(tables));
}
