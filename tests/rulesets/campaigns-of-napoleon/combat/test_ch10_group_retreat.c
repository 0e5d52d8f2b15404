/* 10.5.7.4 on the map: a beaten group walks off together, and pays for zones
 * and bridges. */
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/combat_scene.h"
#include "tests/support/test.h"

static const struct troops corps20 = {.size = CORPS, .infantry = 20};
static const struct troops corps30 = {.size = CORPS, .infantry = 30};

/* ---- 10.5.7.4b, c: Ney and Reille in one hex --------------------------- */

static const struct together_row {
    const char *name;
    int ney[3], reille[3];
    const char *case_number; /* of the lapse */
    int end;
} together_rows[] = {
    {"10.5.7.4b two paths from one hex",
     {1911, 1912},
     {1810, 1811},
     "10.5.7.4b",
     1912},
    {"10.5.7.4b the same path is one path",
     {1911, 1912},
     {1911, 1912},
     NULL,
     1912},
    {"10.5.7.4c nobody is dropped on the way",
     {1911, 1912},
     {1911},
     "10.5.7.4c",
     1912},
};

static void go_together(void **state)
{
    static const int south[] = {SOUTH_HEX, 0};
    const struct together_row *row = *state;
    struct scene *scene = scene_new();
    const struct event *lapse;

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_leader(scene, "french", "reille", SOUTH_HEX);
    scene_infantry(scene, "french", "foy", SOUTH_HEX, 2);
    scene_assign(scene, "foy", "reille");
    scene_retreat(scene, FRENCH, "ney", row->ney);
    scene_retreat(scene, FRENCH, "reille", row->reille);
    scene_beat_french(scene, south);
    assert_int_equal(scene_hex(scene, "ney"), row->end);
    assert_int_equal(scene_hex(scene, "reille"), row->end);
    assert_int_equal(scene_hex(scene, "foy"), row->end);
    lapse = scene_event(scene, EVENT_LAPSE, NULL);
    if (row->case_number)
        assert_string_equal(lapse->case_number, row->case_number);
    else
        assert_null(lapse);
    assert_true(scene_cites(scene, "10.5.7.4e"));
    scene_free(scene);
}

/* ---- 10.5.7.4e: equal in rank and span, Reille leads the group ----------- */

static void give_reille_initiative(struct scene *scene)
{
    scene->module.leaders[2].initiative = 4;
}

static void let_his_owner_name_him(struct scene *scene)
{
    static struct seniority senior;

    senior.leaders = (struct names){NULL, 0};
    names_add(scene->arena, &senior.leaders, "reille");
    scene_standing(scene, FRENCH, &con_senior_order, &senior);
}

static const struct senior_row {
    const char *name;
    void (*prefer)(struct scene *scene);
} senior_rows[] = {
    {"10.5.7.4e the way is his who leads the group", give_reille_initiative},
    {"10.5.7.4e his whom his owner names", let_his_owner_name_him},
};

static void the_senior_leads(void **state)
{
    static const int ney[] = {1911, 1912, 0};
    static const int reille[] = {1810, 1811, 0};
    static const int south[] = {SOUTH_HEX, 0};
    static const int north[] = {NORTH_HEX, 0};
    const struct senior_row *row = *state;
    struct scene *scene = scene_new();
    struct combat *combat;

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene_troops(scene, "french", "reille", SOUTH_HEX, &corps20);
    row->prefer(scene);
    scene_retreat(scene, FRENCH, "ney", ney);
    scene_retreat(scene, FRENCH, "reille", reille);
    scene_ready(scene);
    combat = scene_combat(scene, FRENCH, south, north);
    con_renew_groups(&scene->play);
    assert_string_equal(scene_group(scene, FRENCH, SOUTH_HEX)->senior,
                        "reille");
    scene_battle_dice(scene, combat, 1, 4);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "reille"), 1811);
    assert_int_equal(scene_hex(scene, "ney"), 1811);
    scene_free(scene);
}

/* ---- 10.5.7.4d, e: Ney in 1910, Reille beside him in 2009 --------------- */

static const int south[] = {SOUTH_HEX, 2009, 0};

static struct scene *side_by_side(const int ney[], const int reille[])
{
    struct scene *scene = scene_new();

    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps20);
    scene->module.leaders[1].span = 10;
    scene_leader(scene, "french", "reille", 2009)->superior = "ney";
    scene_infantry(scene, "french", "foy", 2009, 10);
    scene_assign(scene, "foy", "reille");
    scene_retreat(scene, FRENCH, "ney", ney);
    scene_retreat(scene, FRENCH, "reille", reille);
    return scene;
}

static const struct beside_row {
    const char *name;
    int ney[3], reille[3];
    bool lapses;
} beside_rows[] = {
    {"10.5.7.4d ends two hexes apart", {1911, 1912}, {2109, 2209}, true},
    {"10.5.7.4d log.2014-06-22 ends side by side",
     {1911, 1912},
     {2010, 2011},
     false},
};

static void end_together(void **state)
{
    const struct beside_row *row = *state;
    struct scene *scene = side_by_side(row->ney, row->reille);

    scene_beat_french(scene, south);
    assert_int_equal(scene_hex(scene, "ney"), row->ney[1]);
    assert_int_equal(scene_event(scene, EVENT_LAPSE, RULE(10_5_7_4d)) != NULL,
                     row->lapses);
    if (!row->lapses)
        assert_int_equal(scene_hex(scene, "reille"), row->reille[1]);
    assert_true(
        hex_distance(scene_hex(scene, "ney"), scene_hex(scene, "reille")) <= 1);
    assert_true(scene_cites(scene, "10.5.7.4d"));
    scene_free(scene);
}

/* 10.3c Reille comes by a fortress at 2010, two hexes from where Ney ends. */
static const struct shelter_row {
    const char *name;
    int reille[2];
    bool lapses;
} shelter_rows[] = {
    {"10.5.7.4d shelter apart from a neighbour is passed", {0}, false},
    {"10.5.7.4d and cannot be ordered", {2010}, true},
};

static void pass_shelter(void **state)
{
    const struct shelter_row *row = *state;
    struct scene *scene =
        side_by_side((const int[]){1911, 1912, 0}, row->reille);

    scene_place(scene, 2010, PLACE_TOWN, true);
    scene_beat_french(scene, south);
    assert_int_equal(scene_event(scene, EVENT_LAPSE, RULE(10_5_7_4d)) != NULL,
                     row->lapses);
    assert_int_equal(scene_hex(scene, "ney"), 1912);
    assert_int_equal(hex_distance(1912, scene_hex(scene, "reille")), 1);
    scene_free(scene);
}

/* 10.5.7.4e Reille crosses 2010; the path of the group is Ney's. */
static void leader_is_decisive(void **state)
{
    struct scene *scene = side_by_side((const int[]){1911, 1912, 0},
                                       (const int[]){2010, 2011, 0});
    const struct event *event;

    (void)state;
    scene_beat_french(scene, south);
    event = scene_event(scene, EVENT_RETREAT, RULE(10_5_7_4e));
    assert_non_null(event);
    assert_string_equal(event->piece, "ney");
    assert_int_equal(event->path.count, 3);
    assert_false(names_contain(&event->path, "2010"));
    assert_int_equal(scene_count(scene, EVENT_RETREAT, RULE(10_5_7_4e)), 1);
    scene_free(scene);
}

/* ---- [base pursuit]: the beaten and those who were not in it ------------- */

/* Only the way north is open to the Prussians, who are beaten by R1 without a
 * loss: dice 1 and 1. */
static struct scene *way_north(int sp)
{
    const struct troops both = {.size = CORPS, .infantry = sp};
    struct scene *scene = scene_new();

    for (int i = 1; i < 6; i++)
        if (hex_neighbour(NORTH_HEX, i) != SOUTH_HEX)
            scene_gorge(scene, NORTH_HEX, hex_neighbour(NORTH_HEX, i));
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &both);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &both);
    scene_stay(scene, FRENCH);
    return scene;
}

static void into_a_zone(void **state)
{
    const struct troops davout = {.size = CORPS, .infantry = 35};
    struct scene *scene = way_north(25);
    struct combat *combat;

    (void)state;
    scene_troops(scene, "french", "davout", 1907, &davout);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 1, 1);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "yorck"), 1908);
    assert_true(scene_number(scene, EVENT_NOTE, RULE(10_5_7_4g), 2));
    assert_int_equal(scene_sp(scene, COALITION), 25 - 2);
    scene_free(scene);
}

/* Of the Prussians and of the French next to the hex that they leave, for next
 * to that beyond the river nobody stands. */
static const struct bridge_row {
    const char *name;
    int sp, lost;
} bridge_rows[] = {
    {"10.5.7.4h log.2008-04-25 20 SP and 20 behind them: 1 SP", 20, 1},
    {"10.5.7.4h 30 SP and 30 behind them: 2 SP, not 1 of 30 alone", 30, 2},
};

static void over_a_bridge(void **state)
{
    const struct bridge_row *row = *state;
    struct scene *scene = way_north(row->sp);
    struct combat *combat;

    scene_river(scene, NORTH_HEX, 1908, RIVER_PRIMARY);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 1, 1);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "yorck"), 1908);
    assert_true(scene_number(scene, EVENT_NOTE, RULE(10_5_7_4h), row->lost));
    assert_int_equal(scene_sp(scene, COALITION), row->sp - row->lost);
    scene_free(scene);
}

/* 4h the only way back leads past a vedette. */
static void past_vedettes(void **state)
{
    static const int way[] = {1908, 0};
    struct scene *scene = way_north(20);
    struct combat *combat;

    (void)state;
    scene_vedette(scene, "french", "post", 1907);
    scene_retreat(scene, COALITION, "yorck", way);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 1, 1);
    assert_true(scene_fight(scene));
    assert_int_equal(scene_hex(scene, "yorck"), 1908);
    assert_null(scene_event(scene, EVENT_LAPSE, NULL));
    assert_int_equal(scene_sp(scene, COALITION), 20);
    assert_true(scene_cites(scene, "4h"));
    scene_free(scene);
}

static void both_step_back(void **state)
{
    static const struct follow_order advance = {"ney", FOLLOW_GO, 0};
    struct scene *scene = scene_new();
    struct combat *combat;

    (void)state;
    scene_troops(scene, "prussian", "yorck", NORTH_HEX, &corps30);
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_follow(scene, FRENCH, &con_advance, &advance);
    combat = scene_duel(scene, FRENCH);
    scene_battle_dice(scene, combat, 6, 6);
    assert_true(scene_fight(scene));
    assert_int_equal(hex_distance(scene_hex(scene, "ney"), SOUTH_HEX), 1);
    assert_int_equal(hex_distance(scene_hex(scene, "yorck"), NORTH_HEX), 1);
    assert_string_equal(scene_event(scene, EVENT_RETREAT, NULL)->piece,
                        "yorck");
    assert_null(scene_event(scene, EVENT_ADVANCE, NULL));
    assert_true(scene_cites(scene, "10.5.7.4i"));
    scene_free(scene);
}

/* ---- 7c: the Skirmish that follows a repulse ---------------------------- */

static void repulsed_retreats(void **state)
{
    struct scene *scene = scene_new();
    struct mover mover;

    (void)state;
    scene_troops(scene, "french", "ney", SOUTH_HEX, &corps30);
    scene_infantry(scene, "prussian", "post", NORTH_HEX, 5);
    scene_ready(scene);
    scene_die(scene, "table.skirmish/skirmish/1909-by-ney", 3);
    assert_true(con_mover(&scene->board, "ney", SOUTH_HEX, &mover));
    con_repulse_skirmish(&scene->play, &mover, NORTH_HEX);
    assert_int_equal(scene_sp(scene, COALITION), 5 - 1);
    assert_int_equal(hex_distance(NORTH_HEX, scene_hex(scene, "post")), 3);
    assert_int_equal(scene_hex(scene, "ney"), SOUTH_HEX);
    assert_non_null(strstr(
        event_words_for(scene_event(scene, EVENT_RETREAT, NULL), "french"),
        "Retreat of troops without a leader"));
    assert_true(scene_cites(scene, "7c"));
    assert_int_equal(scene->game->combats_count, 0);
    scene_free(scene);
}

static const struct {
    const char *name;
} decisive_rows[] = {{"10.5.7.4e the leader's path is the group's"}},
  zone_rows[] = {{"10.5.7.4g log.2009-11-08b 25 SP and 35 around: 2 SP"}},
  vedette_rows[] = {{"4h a vedette beside the way costs nothing"}},
  draw_rows[] = {{"10.5.7.4i the disadvantaged first, then the other"}},
  repulse_rows[] = {{"7c hidden the repulsed retreats three hexes"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(together_rows, go_together),
        TABLE(senior_rows, the_senior_leads),
        TABLE(beside_rows, end_together),
        TABLE(shelter_rows, pass_shelter),
        TABLE(decisive_rows, leader_is_decisive),
        TABLE(zone_rows, into_a_zone),
        TABLE(bridge_rows, over_a_bridge),
        TABLE(vedette_rows, past_vedettes),
        TABLE(draw_rows, both_step_back),
        TABLE(repulse_rows, repulsed_retreats),
    };
    return run_tables(tables, LENGTH(tables));
}
