/* Chapter 1: the sequence of play, and the switches. */
#include "campaign/documents/documents.h"
#include "campaign/documents/roster.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

extern const struct ruleset campaigns_of_napoleon_ruleset;

static void waterloo_runs(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_waterloo();

    row->play(scene);
    scene_free(scene);
}

static const struct option *option(const char *name)
{
    const struct option *found = campaigns_of_napoleon_ruleset.options;

    while (found->name && strcmp(found->name, name) != 0)
        found++;
    return found->name ? found : NULL;
}

/* Would a roster with that switch do? */
static bool may_be(struct scene *scene, const char *name, const char *value)
{
    const struct place place = {"roster.xml", 1};
    struct option_value given = {.name = name, .value = value};
    const struct roster roster = {.options = &given, .options_count = 1};

    scene->report = report_new(scene->arena);
    return options_check(&roster, &campaigns_of_napoleon_ruleset, &place,
                         scene->report);
}

static void the_variant_is_always_on(struct scene *scene)
{
    assert_string_equal(option_value(&scene->options, "variant-daudin"), "on");
    assert_null(option("variant-daudin")->values[1]);
    assert_ptr_equal(option("variant-daudin")->rule, RULE(0));
    assert_false(may_be(scene, "variant-daudin", "off"));
    assert_true(report_names(scene->report, RULE(0)));
    assert_true(may_be(scene, "variant-daudin", "on"));
}

/* No case of the variant speaks of supply: the base game's rule is as it was.
 */
static void the_base_game_stands(struct scene *scene)
{
    assert_string_equal(option_value(&scene->options, "variant-daudin"), "on");
    scene_section(scene, FRENCH, "I.a2");
    scene_section(scene, COALITION, "I.a2");
    assert_string_equal(scene_play(scene, "W"), "II.a");
    assert_non_null(scene_event(scene, EVENT_STATE, BASE(forage)));
    assert_true(con_force(&scene->board, "alten")->forage);
    assert_false(con_force(&scene->board, "reille")->forage);
}

/* A day's steps come once each, in the order of the six phases. */
static void six_phases_in_order(struct scene *scene)
{
    static const char *const ids[] = {
        "W",    "I.a1", "I.a2",   "I.b1",   "I.b2",   "I.b3",  "I.c",
        "II.a", "II.b", "III.a0", "III.a1", "III.a2", "III.b", "III.c",
        "IV",   "V.a",  "V.b",    "VI.a0",  "VI.a1",  "VI.b"};
    const struct step *step = campaigns_of_napoleon_ruleset.sequence;

    for (size_t i = 0; i < LENGTH(ids); i++, step++)
        assert_string_equal(step->id, ids[i]);
    assert_null(step->id);
    scene_section(scene, FRENCH, "I.a2");
    scene_section(scene, COALITION, "I.a2");
    scene_section(scene, FRENCH, "II.a");
    scene_section(scene, COALITION, "II.b");
    /* The next day's weather and points come before anybody is asked. */
    assert_string_equal(scene_play(scene, "W"), "I.a2");
    assert_int_equal(scene->game->turn, 2);
}

static const struct move_words { /* as `move` reads it */
    const char *force;
    struct hexes path, repulse;
} no_move;

static void order_to(struct scene *scene, enum side side, const char *step,
                     const char *force, const int *path)
{
    struct move_words move = no_move;

    move.force = force;
    move.path = scene_path(scene, path);
    con_force(&scene->board, force)->commanded = COMMAND_PAID;
    scene_order(scene, side, step, &con_move, &move);
}

/* A forced march that comes with the sheet of phase II waits for phase V. */
static void no_order_before_its_phase(struct scene *scene)
{
    static const int path[] = {1223, 1224, 0};
    struct move_words march = no_move; /* a forced march begins so, too */

    march.force = "grouchy";
    march.path = scene_path(scene, path);
    scene_die(scene, "initiative-test/v/grouchy", 1);
    scene_section(scene, FRENCH, "II.a");
    scene_section(scene, COALITION, "II.b");
    scene_order(scene, FRENCH, "V.a", &con_forced_march_order, &march);
    scene_play(scene, "II.a");
    assert_non_null(scene_event(scene, EVENT_MOVE, RULE(9_1a)));
    assert_string_equal(
        scene_step_of(scene, scene_event(scene, EVENT_MOVE, NULL)),
        "V.a The first player marches on");
}

/* The points that are left after I.b3 count in I.c. */
static void command_comes_before_initiative(struct scene *scene)
{
    static const struct command {
        const char *force;
    } command = {"reille"};

    scene->game->turn = 2;
    scene_section(scene, FRENCH, "I.a2");
    scene_section(scene, COALITION, "I.a2");
    scene_order(scene, FRENCH, "I.b3", &con_command, &command);
    scene_play(scene, "I.a1");
    assert_int_equal(con_army(&scene->board, "french")->ap, 12 + 9 - 1);
    assert_int_equal(con_force(&scene->board, "reille")->commanded,
                     COMMAND_PAID);
    assert_non_null(strstr(scene_event(scene, EVENT_ROLL, RULE(2a))->text,
                           "4 for 20 administrative points"));
}

static void one_side_after_the_other(struct scene *scene)
{
    scene->game->first_player = COALITION;
    scene->game->initiative_player = COALITION;
    scene_section(scene, COALITION, "II.a");
    assert_string_equal(scene_play(scene, "II.a"), "II.b");
    scene_section(scene, FRENCH, "II.b");
    assert_string_equal(scene_play(scene, "II.b"), "I.a2");
}

/* Both sheets are there: the Coalition's marches come first all the same. */
static void all_first_moves_first(struct scene *scene)
{
    static const int reille[] = {722, 821, 0};
    static const int thielemann[] = {1614, 1615, 0};

    scene->game->first_player = COALITION;
    order_to(scene, FRENCH, "II.b", "reille", reille);
    order_to(scene, COALITION, "II.a", "roeder", thielemann);
    scene_play(scene, "II.a");
    assert_string_equal(scene_event(scene, EVENT_MOVE, NULL)->side,
                        "coalition");
    assert_string_equal(
        scene_step_of(scene, scene_event(scene, EVENT_MOVE, NULL)),
        "II.a The first player moves");
    assert_string_equal(scene_last(scene, EVENT_MOVE, NULL)->side, "french");
    assert_string_equal(
        scene_step_of(scene, scene_last(scene, EVENT_MOVE, NULL)),
        "II.b The second player moves");
}

/* Chits are asked for when the groups stand and the scouts are back. */
static void chits_after_scouting(struct scene *scene)
{
    scene_put(scene, "pr-1", 1019);
    scene_put(scene, "reille", 1020);
    scene_put(scene, "fr-foy", 1020);
    scene_put(scene, "fr-pire", 1020);
    con_default_forces(&scene->board);
    scene_section(scene, FRENCH, "II.a");
    scene_section(scene, COALITION, "II.b");
    assert_string_equal(scene_play(scene, "II.a"), "III.c");
    assert_true(scene->game->combats_count > 0);
    assert_non_null(scene_event(scene, EVENT_SCOUT, RULE(5d)));
}

static void evening_after_all_combats(struct scene *scene)
{
    scene_put(scene, "pr-1", 1019);
    scene_put(scene, "reille", 1020);
    scene_put(scene, "fr-foy", 1020);
    con_default_forces(&scene->board);
    scene_section(scene, FRENCH, "II.a");
    scene_section(scene, COALITION, "II.b");
    scene_section(scene, FRENCH, "III.c");
    scene_section(scene, COALITION, "III.c");
    assert_string_equal(scene_play(scene, "II.a"), "I.a2");
    assert_int_equal(scene->game->combats_count, 0);
    assert_int_equal(scene->game->turn, 2);
}

/* Two combats: both lie in the step before the evening, with their losses and
 * retreats. */
static void both_combats_before_the_evening(struct scene *scene)
{
    scene_put(scene, "pr-1", 1019);
    scene_put(scene, "reille", 1020);
    scene_put(scene, "fr-foy", 1020);
    scene_put(scene, "pr-2", 1418);
    scene_put(scene, "fr-bachelu", 1419);
    con_default_forces(&scene->board);
    scene_section(scene, FRENCH, "II.a");
    scene_section(scene, COALITION, "II.b");
    scene_section(scene, FRENCH, "III.c");
    scene_section(scene, COALITION, "III.c");
    scene_play(scene, "II.a");
    assert_true(scene_count(scene, EVENT_COMBAT, NULL) >= 2);
    assert_string_equal(
        scene_step_of(scene, scene_event(scene, EVENT_COMBAT, NULL)),
        "VI.a Combats");
    assert_string_equal(
        scene_step_of(scene, scene_last(scene, EVENT_COMBAT, NULL)),
        "VI.a Combats");
    assert_string_equal(
        scene_step_of(scene, scene_last(scene, EVENT_RETREAT, NULL)),
        "VI.a Combats");
}

/* Both sheets hold every step, whoever moves first: the day goes from weather
 * to evening, a combat in it, and asks nobody again. */
static void a_day_with_a_combat_in_one_exchange(struct scene *scene)
{
    static const char *const steps[] = {"I.a2", "II.a", "II.b", "III.c"};

    scene_put(scene, "pr-1", 1019);
    scene_put(scene, "reille", 1020);
    scene_put(scene, "fr-foy", 1020);
    con_default_forces(&scene->board);
    for (size_t i = 0; i < LENGTH(steps); i++)
        for (enum side side = FRENCH; side < SIDE_COUNT; side++)
            scene_section(scene, side, steps[i]);
    assert_string_equal(scene_play(scene, "W"), "I.a2");
    assert_int_equal(scene->game->turn, 2);
    assert_true(scene_count(scene, EVENT_COMBAT, NULL) >= 1);
}

static void morale_is_a_switch(struct scene *scene)
{
    static const struct rally {
        const char *force;
        int extra;
    } rally = {"reille", 0};

    assert_string_equal(option_value(&scene->options, "morale"), "on");
    assert_string_equal(option("morale")->values[1], "off");
    assert_ptr_equal(option("morale")->rule, RULE(8a));
    scene->play.step = sequence_find(scene->play.step, "IV");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_rally, &rally),
                     RULE(8c));
    scene_option(scene, "morale", "off");
    assert_ptr_equal(scene_refusal(scene, FRENCH, &con_rally, &rally),
                     RULE(8a));
}

static const struct scene_row rows[] = {
    {"0 the variant is always on", the_variant_is_always_on},
    {"0 supply is as in the base game", the_base_game_stands},
    {"1a six phases in order", six_phases_in_order},
    {"1a no order before its phase", no_order_before_its_phase},
    {"1b commands come before the initiative roll",
     command_comes_before_initiative},
    {"1c one side moves after the other", one_side_after_the_other},
    {"1c every first move before a second one", all_first_moves_first},
    {"1d chits after groups and scouting", chits_after_scouting},
    {"1g the evening comes after all combats", evening_after_all_combats},
    {"1g both combats before the evening", both_combats_before_the_evening},
    {"1a complete sheets play a day of combat in one exchange",
     a_day_with_a_combat_in_one_exchange},
    {"8a morale is a switch", morale_is_a_switch},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, waterloo_runs)};

    return run_tables(tables, LENGTH(tables));
}
