/* The evening of a day: control, morale track, verdict, weather; arrivals. */
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

static void evening(struct scene *scene)
{
    scene_play(scene, "VI.b");
}

static void the_french_take_charleroi(struct scene *scene)
{
    scene_put(scene, "ziethen", 2216);
    scene_put(scene, "reille", 1218);
    scene_put(scene, "fr-foy", 1218);
    evening(scene);
    for (size_t i = 0; i < scene->game->held_count; i++)
        if (scene->game->held[i].hex == 1218) {
            assert_int_equal(scene->game->held[i].side, FRENCH);
            return;
        }
    fail();
}

static void bruxelles_counts_once(struct scene *scene)
{
    const char *const away[] = {"wellington",          "picton",  "cole",
                                "aa-picton",           "aa-best", "aa-nassau",
                                "aa-reserve-artillery"};

    for (size_t i = 0; i < LENGTH(away); i++)
        scene_put(scene, away[i], 101);
    scene_put(scene, "fr-foy", 903);
    evening(scene);
    assert_int_equal(scene->game->track, 3);
    scene->play.dice = NULL;
    evening(scene);
    assert_int_equal(scene->game->track, 3);
}

/* A point of hussars in Bruxelles: an outpost holds no town, a squadron does.
 */
static void an_outpost_holds_no_town(struct scene *scene)
{
    scene_cavalry(scene, "french", "hussars", 903, 1, LIGHT);
    scene_the_unit(scene, "hussars")->acting_vedette = true;
    evening(scene);
    assert_int_equal(scene->game->track, 0);
    assert_int_equal(con_held(&scene->board, 903)->side, COALITION);
    scene_the_unit(scene, "hussars")->acting_vedette = false;
    scene->play.dice = NULL;
    evening(scene);
    assert_int_equal(scene->game->track, 3);
    assert_int_equal(con_held(&scene->board, 903)->side, FRENCH);
}

static void losses_count_at_a_quarter(struct scene *scene)
{
    struct army *french = con_army(&scene->board, "french");

    french->lost_sp = (french->start_sp + 3) / 4;
    evening(scene);
    assert_int_equal(scene->game->track, -1);
}

static void a_hit_commander_counts(struct scene *scene)
{
    scene_take(scene, "napoleon", OUT);
    evening(scene);
    assert_int_equal(scene->game->track, -1);
}

static void six_wins_at_once(struct scene *scene)
{
    scene->game->track = 6;
    evening(scene);
    assert_true(scene->play.over);
    assert_int_equal(scene->game->verdict, FRENCH_WIN);
}

static const struct last_row {
    const char *name;
    int track;
    enum verdict verdict;
} last_rows[] = {
    {"victory the last day at +3", 3, FRENCH_WIN},
    {"victory the last day at +2", 2, DRAWN},
    {"victory the last day at +1", 1, DRAWN},
    {"victory the last day at 0", 0, COALITION_WINS},
};

static void the_last_day(void **state)
{
    const struct last_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    scene->game->turn = scene->module.last_turn;
    scene->game->track = row->track;
    evening(scene);
    assert_int_equal(scene->game->verdict, row->verdict);
    scene_free(scene);
}

static void weather_of_history(struct scene *scene)
{
    scene->game->turn = 2;
    evening(scene);
    assert_int_equal(scene->game->weather, RAIN);
}

static void weather_by_the_die(struct scene *scene)
{
    scene_option(scene, "weather", "random");
    scene_die(scene, "weather/tomorrow", 6);
    evening(scene);
    assert_int_equal(scene->game->weather, RAIN);
}

static void mud_follows_rain(struct scene *scene)
{
    scene_option(scene, "weather", "random");
    scene->game->weather = RAIN;
    scene_die(scene, "weather/tomorrow", 2);
    evening(scene);
    assert_int_equal(scene->game->weather, MUD);
}

static void flags_of_the_day_go(struct scene *scene)
{
    struct force *reille = con_force(&scene->board, "reille");

    reille->failed_repulse = true;
    reille->commanded = COMMAND_PAID;
    scene_the_unit(scene, "fr-foy")->zoc_entry = 3;
    evening(scene);
    reille = con_force(&scene->board, "reille");
    assert_false(reille->failed_repulse);
    assert_int_equal(reille->commanded, NOT_COMMANDED);
    assert_int_equal(scene_the_unit(scene, "fr-foy")->zoc_entry, 3);
}

static void too_many_step_aside(struct scene *scene)
{
    const char *const corps[] = {"reille",    "girard",    "fr-bachelu",
                                 "fr-jerome", "fr-girard", "fr-foy",
                                 "fr-pire"};

    for (size_t i = 0; i < LENGTH(corps); i++)
        scene_put(scene, corps[i], 522);
    evening(scene);
    assert_true(con_stack_sp(&scene->board, FRENCH, 522) <= 50);
}

/* Ten points of Reille stand with 45 of others, his first 40 next door: the ten
 * are the smallest there, and 45 are not too many. */
static void what_stands_there_steps_aside(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 1910);
    scene_infantry(scene, "french", "reille-1", 1910, 40);
    scene_infantry(scene, "french", "reille-2", 1910, 10);
    scene_leader(scene, "french", "ney", 1909)->span = 1;
    scene_infantry(scene, "french", "ney-1", 1909, 25);
    scene_leader(scene, "french", "derlon", 1909)->span = 1;
    scene_infantry(scene, "french", "derlon-1", 1909, 20);
    scene_ready(scene);
    scene_put(scene, "reille-2", 1909);
    evening(scene);
    assert_int_equal(scene_the_unit(scene, "reille-2")->hex, 1808);
    assert_int_equal(scene_the_unit(scene, "reille-1")->hex, 1910);
    assert_int_equal(scene_the_unit(scene, "ney-1")->hex, 1909);
    assert_int_equal(scene_the_unit(scene, "derlon-1")->hex, 1909);
    assert_int_equal(scene_count(scene, EVENT_STATE, BASE(stacking)), 1);
}

static void is_under(const struct scene *scene, const char *unit,
                     const char *leader)
{
    assert_string_equal(scene_the_unit(scene, unit)->leader, leader);
    assert_string_equal(scene_the_unit(scene, unit)->force, leader);
}

/* Reille has room for one of two units next door; nobody is near the third. */
static void leaders_are_found_next_door(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 1909)->span = 2;
    scene_infantry(scene, "french", "reille-1", 1909, 4);
    scene_assign(scene, "reille-1", "reille");
    scene_infantry(scene, "french", "lost-1", 1910, 4);
    scene_infantry(scene, "french", "lost-2", 1910, 4);
    scene_infantry(scene, "french", "lost-3", 1911, 4);
    scene_assign(scene, "lost-3", "reille");
    evening(scene);
    is_under(scene, "lost-1", "reille");
    assert_string_equal(scene_the_unit(scene, "lost-2")->force, "lost-2");
    assert_string_equal(scene_the_unit(scene, "lost-3")->force, "lost-3");
    assert_int_equal(scene_count(scene, EVENT_STATE, BASE(consolidation)), 1);
    assert_string_equal(
        scene_event(scene, EVENT_STATE, BASE(consolidation))->side, "french");
}

/* Ney stands in the hex of the infantry, Davout next to it; Ney's general of
 * cavalry leads none. */
static void the_nearest_leader_is_found(struct scene *scene)
{
    scene_leader(scene, "french", "davout", 1909);
    scene_leader(scene, "french", "ney", 1910);
    scene_major_general(scene, "french", "alix", 1910)->rank =
        CAVALRY_MAJOR_GENERAL;
    scene_leader(scene, "prussian", "bluecher", 1810);
    scene_ready(scene);
    scene_infantry(scene, "french", "lost", 1910, 4);
    evening(scene);
    is_under(scene, "lost", "ney");
}

/* Next door all are as near: the lowest id has the unit, not the highest rank.
 */
static void of_two_the_lower_id(struct scene *scene)
{
    scene_leader(scene, "french", "ney", 1909)->rank = MARSHAL;
    scene_leader(scene, "french", "drouot", 2009);
    scene_infantry(scene, "french", "lost", 1910, 4);
    evening(scene);
    is_under(scene, "lost", "drouot");
}

/* The owner says who has the unit: Ney, whose id is not the lower one. */
static void the_owner_assigns_it(struct scene *scene)
{
    static const struct assign {
        const char *unit, *to;
    } assign = {"lost", "ney"};

    scene_leader(scene, "french", "ney", 1909);
    scene_leader(scene, "french", "drouot", 2009);
    scene_infantry(scene, "french", "lost", 1910, 4);
    scene_order(scene, FRENCH, "VI.b", &con_assign, &assign);
    evening(scene);
    is_under(scene, "lost", "ney");
    assert_null(scene_event(scene, EVENT_LAPSE, NULL));
}

/* Ney rides over two hexes of open country to troops that nobody leads. */
static void a_leader_rides_there(struct scene *scene)
{
    static const struct place {
        const char *leader;
        int hex;
    } place = {"ney", 1910};

    scene_leader(scene, "french", "ney", 1908);
    scene_infantry(scene, "french", "lost", 1910, 4);
    scene_order(scene, FRENCH, "VI.b", &con_place_leader, &place);
    evening(scene);
    assert_int_equal(con_leader(&scene->board, "ney")->hex, 1910);
    is_under(scene, "lost", "ney");
}

/* Two of his points go to the other division of their hex. */
static void strength_is_given(struct scene *scene)
{
    static const struct transfer {
        const char *from, *to;
        int sp, art;
    } transfer = {"foy", "bachelu", 2, 0};

    scene_infantry(scene, "french", "foy", 1910, 5);
    scene_infantry(scene, "french", "bachelu", 1910, 4);
    scene_the_unit(scene, "bachelu")->sp = 2;
    scene_order(scene, FRENCH, "VI.b", &con_transfer, &transfer);
    evening(scene);
    assert_int_equal(scene_the_unit(scene, "foy")->sp, 3);
    assert_int_equal(scene_the_unit(scene, "bachelu")->sp, 4);
}

/* Outposts and a general who rides alone are no bar on a road. */
static void they_arrive_among_outposts(struct scene *scene)
{
    const struct arrival *arrival = scene->module.arrivals;
    struct vedette *post = con_vedette(&scene->board, "pr-vedette-1");

    while (con_army_side(&scene->board, arrival->army) != COALITION ||
           arrival->kind != ARRIVES_UNIT)
        arrival++;
    post->army = "french";
    post->hex = arrival->entry;
    con_make_stacks(scene->game, &scene->module, scene->arena);
    scene_put(scene, "grouchy", arrival->entry);
    scene->game->turn = arrival->turn;
    con_reinforcements(&scene->play, COALITION);
    assert_int_equal(scene_the_unit(scene, arrival->piece)->hex,
                     arrival->entry);
    assert_int_equal(post->state, REGROUP);
    assert_int_not_equal(con_leader(&scene->board, "grouchy")->hex,
                         arrival->entry);
}

static void ney_joins_napoleon(struct scene *scene)
{
    scene->game->turn = 2;
    scene_section(scene, FRENCH, "I.b1");
    scene_section(scene, COALITION, "I.b1");
    scene_play(scene, "I.b1");
    assert_int_equal(con_leader(&scene->board, "ney")->state, ON_MAP);
    assert_int_equal(con_leader(&scene->board, "ney")->hex, 624);
}

static void thielemann_comes_with_his_corps(struct scene *scene)
{
    scene_section(scene, COALITION, "II.b");
    scene_play(scene, "II.b");
    assert_int_equal(con_leader(&scene->board, "thielemann")->hex, 2418);
    assert_int_equal(scene_the_unit(scene, "pr-9")->hex, 2418);
    assert_int_equal(scene_count(scene, EVENT_STATE, BASE(reinforcement)), 3);
}

/* They were due yesterday, and enter today. */
static void who_waited_needs_no_command(struct scene *scene)
{
    scene->game->turn++;
    con_reinforcements(&scene->play, COALITION);
    assert_int_equal(con_leader(&scene->board, "thielemann")->hex, 2418);
    assert_int_equal(con_force(&scene->board, "thielemann")->commanded,
                     COMMAND_FREE);
}

static void an_enemy_closes_the_road(struct scene *scene)
{
    scene_put(scene, "fr-foy", 2418);
    scene_section(scene, COALITION, "II.b");
    scene_play(scene, "II.b");
    assert_int_not_equal(con_leader(&scene->board, "thielemann")->hex, 2418);
    assert_true(
        hex_distance(con_leader(&scene->board, "thielemann")->hex, 2418) <= 3);
}

static const struct scene_row rows[] = {
    {"consolidation the French take Charleroi", the_french_take_charleroi},
    {"consolidation flags of the day go", flags_of_the_day_go},
    {"stacking too many step aside", too_many_step_aside},
    {"morale-track Bruxelles counts once", bruxelles_counts_once},
    {"morale-track a quarter lost", losses_count_at_a_quarter},
    {"morale-track a commander hit", a_hit_commander_counts},
    {"victory the end of the track", six_wins_at_once},
    {"weather as in history", weather_of_history},
    {"weather by the die", weather_by_the_die},
    {"weather mud follows rain", mud_follows_rain},
    {"reinforcement Ney joins Napoleon", ney_joins_napoleon},
    {"reinforcement Thielemann comes with his corps",
     thielemann_comes_with_his_corps},
    {"reinforcement who waited needs no command", who_waited_needs_no_command},
    {"reinforcement they arrive among outposts", they_arrive_among_outposts},
    {"reinforcement an enemy closes the road", an_enemy_closes_the_road},
};

static const struct scene_row own_rows[] = {
    {"stacking what stands there steps aside", what_stands_there_steps_aside},
    {"4g victory an outpost holds no town", an_outpost_holds_no_town},
    {"1g consolidation leaders are found next door",
     leaders_are_found_next_door},
    {"1g consolidation the nearest leader is found",
     the_nearest_leader_is_found},
    {"consolidation of two next door the lower id", of_two_the_lower_id},
    {"1g organization the owner assigns it", the_owner_assigns_it},
    {"1g organization a leader rides there", a_leader_rides_there},
    {"1g organization strength is given", strength_is_given},
};

static void waterloo_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, waterloo_runs),
                                   TABLE(own_rows, scene_row_runs),
                                   TABLE(last_rows, the_last_day)};

    return run_tables(tables, LENGTH(tables));
}
