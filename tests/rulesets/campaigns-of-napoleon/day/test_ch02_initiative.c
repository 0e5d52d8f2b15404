/* Chapter 2: initiative. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
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

/* The Prussian and the Anglo-Allied pool, one of whose leaders is senior; the
 * Coalition's die is 3. */
static int coalition_sum(struct scene *scene, int prussian, int allied,
                         bool wellington)
{
    two_armies(scene);
    scene_leader(scene, "anglo-allied", "wellington", 1403)->initiative = 4;
    scene->module.leaders[scene->module.leaders_count - 1].span =
        wellington ? 6 : 4;
    con_army(&scene->board, "prussian")->ap = prussian;
    con_army(&scene->board, "anglo-allied")->ap = allied;
    scene_play(scene, "I.c");
    return scene_last(scene, EVENT_ROLL, RULE(2a))->number;
}

static void the_seniors_army_counts(struct scene *scene)
{
    assert_int_equal(coalition_sum(scene, 25, 12, false), 3 + 5 + 4);
    assert_non_null(strstr(scene_last(scene, EVENT_ROLL, RULE(2a))->text,
                           "25 administrative points of the Army of the Lower "
                           "Rhine"));
}

static void another_senior_has_another_army(struct scene *scene)
{
    assert_int_equal(coalition_sum(scene, 25, 12, true), 3 + 2 + 4);
}

static void all_armies_count(struct scene *scene)
{
    scene_option(scene, "initiative-points", "sum");
    assert_int_equal(coalition_sum(scene, 25, 12, true), 3 + 7 + 4);
}

/* Both armies have all that there is, and both seniors. */
static void a_shared_pool_counts_once(struct scene *scene)
{
    scene_option(scene, "coalition-ap", "joint");
    assert_int_equal(coalition_sum(scene, 25, 0, true), 3 + 5 + 4);
}

static void nobody_there_has_no_points(struct scene *scene)
{
    scene_leader(scene, "french", "napoleon", 304);
    con_army(&scene->board, "french")->ap = 25;
    con_army(&scene->board, "prussian")->ap = 25;
    scene_play(scene, "I.c");
    assert_int_equal(scene_event(scene, EVENT_ROLL, RULE(2a))->number,
                     3 + 5 + 3);
    assert_int_equal(scene_last(scene, EVENT_ROLL, RULE(2a))->number, 3);
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
    {"2a the points of the army whose leader is senior",
     the_seniors_army_counts},
    {"2a another senior, another army", another_senior_has_another_army},
    {"2a initiative-points sum: all armies", all_armies_count},
    {"2a a shared pool counts once, whoever is senior",
     a_shared_pool_counts_once},
    {"2a without a leader on the map no points", nobody_there_has_no_points},
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
