/* Chapter 2: initiative. */
#include "rooms/campaigns-of-napoleon/day/day.h"
#include "rooms/campaigns-of-napoleon/module/rules.h"
#include "tests/rooms/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

enum { FIRST, SECOND };

struct preference {
    int value;
};

/* Two armies with leaders of span 6 and the points of the example. */
static void two_armies(struct scene *scene)
{
    scene_leader(scene, "french", "napoleon", 304)->initiative = 5;
    scene_leader(scene, "prussian", "bluecher", 1503)->initiative = 4;
    scene_infantry(scene, "french", "f", 304, 5);
    scene_infantry(scene, "prussian", "p", 1503, 5);
    con_army(&scene->board, "french")->ap = 23;
    con_army(&scene->board, "prussian")->ap = 14;
    con_army(&scene->board, "anglo-allied")->ap = 0;
    scene_ready(scene);
}

/* 3 + 4 + 5 = 12 against 5 + 2 + 4 = 11 */
static void the_higher_sum_wins(struct scene *scene)
{
    two_armies(scene);
    scene_die(scene, "2a/initiative/french", 3);
    scene_die(scene, "2a/initiative/coalition", 5);
    scene_play(scene, "I.c");
    assert_int_equal(scene->game->initiative_player, FRENCH);
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(2a))->number, 12);
}

static void equal_spans_take_the_initiative(struct scene *scene)
{
    scene_leader(scene, "french", "a", 304)->initiative = 3;
    scene_leader(scene, "french", "b", 304)->initiative = 4;
    scene_leader(scene, "prussian", "c", 1503)->initiative = 1;
    con_army(&scene->board, "french")->ap = 0;
    scene_ready(scene);
    scene_play(scene, "I.c");
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(2a))->number, 3 + 4);
    assert_string_equal(scene_event(scene, EVENT_ROLL, RULE(2b))->piece, "b");
}

static void the_winner_moves_second(struct scene *scene)
{
    const struct preference second = {SECOND};

    two_armies(scene);
    scene_standing(scene, FRENCH, &con_initiative, &second);
    scene_die(scene, "2a/initiative/french", 6);
    scene_die(scene, "2a/initiative/coalition", 1);
    scene_play(scene, "I.c");
    assert_int_equal(scene->game->initiative_player, FRENCH);
    assert_int_equal(scene->game->first_player, COALITION);
}

static void a_tie_keeps_the_first_player(struct scene *scene)
{
    two_armies(scene);
    scene->game->first_player = COALITION;
    scene_die(scene, "2a/initiative/french", 2);
    scene_die(scene, "2a/initiative/coalition", 5);
    scene_play(scene, "I.c");
    assert_int_equal(scene->game->first_player, COALITION);
    assert_int_equal(scene->game->initiative_player, COALITION);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(2d)));
}

static void the_scenario_names_the_first(struct scene *scene)
{
    two_armies(scene);
    scene->game->turn = 1;
    scene->game->first_player = COALITION;
    scene_play(scene, "I.c");
    assert_int_equal(scene->game->first_player, FRENCH);
    assert_int_equal(scene->game->initiative_player, FRENCH);
    assert_false(scene_thrown(scene, "2a/initiative/french"));
}

static const struct scene_row rows[] = {
    {"2a die, a fifth of the points, initiative of the senior leader",
     the_higher_sum_wins},
    {"2b the better of two leaders of equal span",
     equal_spans_take_the_initiative},
    {"2c the winner may move second", the_winner_moves_second},
    {"2d a tie keeps the first player", a_tie_keeps_the_first_player},
    {"2e log.undated-3 no die on the first turn", the_scenario_names_the_first},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
