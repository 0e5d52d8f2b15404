/* Who is asked, what is run past, and what silence costs. */
#include "campaign/documents/documents.h"
#include "rulesets/campaigns-of-napoleon/combat/combat.h"
#include "rulesets/campaigns-of-napoleon/day/day.h"
#include "rulesets/campaigns-of-napoleon/guns/guns.h"
#include "rulesets/campaigns-of-napoleon/march/march.h"
#include "rulesets/campaigns-of-napoleon/module/rules.h"
#include "rulesets/campaigns-of-napoleon/orders/orders.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

extern const struct ruleset campaigns_of_napoleon_ruleset;

struct for_force { /* as `command` and `rally` read it */
    const char *force;
    int extra;
};

static const struct step *step_of(const char *id)
{
    return sequence_find(campaigns_of_napoleon_ruleset.sequence, id);
}

/* Is the side asked there, and must it answer? */
static bool is_asked(struct scene *scene, enum side side, const char *step)
{
    struct questions questions = {.arena = scene->arena};
    bool asked = false;

    play_questions(&scene->play, campaigns_of_napoleon_ruleset.sequence, step,
                   &questions);
    for (size_t i = 0; i < questions.count; i++)
        if (strcmp(questions.items[i].side, con_side_id(side)) == 0 &&
            play_waits(&scene->play, &questions.items[i]))
            asked = true;
    return asked;
}

static struct section *section_of(struct scene *scene, enum side side,
                                  const char *step)
{
    scene->play.step = step_of(step);
    return play_section(&scene->play, con_side_id(side), 1);
}

/* What it costs the side that it has said no more. */
static const char *silence(struct scene *scene, enum side side,
                           const char *step, bool certain)
{
    const struct section *section = section_of(scene, side, step);
    struct seat seat = play_seat(&scene->play, con_side_id(side));

    seat.certain = certain;
    return step_of(step)->silence(&seat, section);
}

static void whole_day(struct scene *scene, enum side side)
{
    static const char *const steps[] = {"I.a2",  "I.b3", "II.a", "II.b",
                                        "III.c", "IV",   "V.a",  "V.b"};

    for (size_t i = 0; i < LENGTH(steps); i++)
        scene_section(scene, side, steps[i]);
}

/* ---- commands ------------------------------------------------------------ */

/* A corps of two forces, and points for both. */
static void two_forces(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 1019);
    scene_infantry(scene, "french", "foy", 1019, 4);
    scene_assign(scene, "foy", "reille");
    scene_leader(scene, "french", "erlon", 1122);
    scene_infantry(scene, "french", "durutte", 1122, 4);
    scene_assign(scene, "durutte", "erlon");
    scene_ready(scene);
    con_army(&scene->board, "french")->center = 1020;
    con_army(&scene->board, "french")->ap = 2;
    scene_asks(scene);
}

static void commands_are_asked(struct scene *scene)
{
    scene_asks(scene);
    assert_true(is_asked(scene, FRENCH, "I.b3"));
    assert_true(is_asked(scene, COALITION, "I.b3"));
    assert_true(step_of("I.b3")->waits);
}

/* No point is left, so that there is nothing to decide. */
static void no_point_no_question(struct scene *scene)
{
    scene_asks(scene);
    con_army(&scene->board, "french")->ap = 0;
    assert_false(is_asked(scene, FRENCH, "I.b3"));
    assert_true(is_asked(scene, COALITION, "I.b3"));
}

/* Every force has its command. */
static void no_force_no_question(struct scene *scene)
{
    scene_asks(scene);
    for (size_t i = 0; i < scene->game->forces_count; i++)
        scene->game->forces[i].commanded = COMMAND_PAID;
    assert_false(is_asked(scene, FRENCH, "I.b3"));
    assert_false(is_asked(scene, COALITION, "I.b3"));
}

static void center_alone_is_asked_again(struct scene *scene)
{
    scene_asks(scene);
    scene_section(scene, FRENCH, "I.a2");
    scene_section(scene, COALITION, "I.a2");
    assert_string_equal(scene_play(scene, "W"), "I.b3");
    scene_section(scene, FRENCH, "I.b3");
    scene_section(scene, COALITION, "I.b3");
    assert_string_equal(scene_play(scene, "I.b3"), "II.a");
}

static void others_are_named(struct scene *scene)
{
    static const struct for_force reille = {"reille", 0};

    two_forces(scene);
    assert_string_equal(silence(scene, FRENCH, "I.b3", true),
                        "no command for erlon and reille: they test their "
                        "initiative to march");
    scene_order(scene, FRENCH, "I.b3", &con_command, &reille);
    assert_string_equal(silence(scene, FRENCH, "I.b3", true),
                        "no command for erlon: he tests his initiative to "
                        "march");
    con_army(&scene->board, "french")->ap = 0;
    assert_null(silence(scene, FRENCH, "I.b3", true));
}

/* [base forage] No supply reaches them: they forage, ordered or not. */
static void the_hungry_are_named(struct scene *scene)
{
    static const struct for_force reille = {"reille", 0};

    two_forces(scene);
    assert_null(silence(scene, FRENCH, "I.b2", true));
    con_army(&scene->board, "french")->center = 0;
    con_army(&scene->board, "french")->line.count = 0;
    assert_string_equal(silence(scene, FRENCH, "I.b2", true),
                        "no supply reaches erlon and reille: they live on "
                        "the land, without a command");
    scene_order(scene, FRENCH, "I.b2", &con_forage, &reille);
    assert_string_equal(silence(scene, FRENCH, "I.b2", true),
                        "no supply reaches erlon: he lives on the land, "
                        "without a command");
}

/* ---- marches ------------------------------------------------------------- */

static void lost_commands_are_named(struct scene *scene)
{
    two_forces(scene);
    assert_string_equal(silence(scene, FRENCH, "II.a", false),
                        "no march for erlon and reille");
    con_force(&scene->board, "reille")->commanded = COMMAND_PAID;
    assert_string_equal(silence(scene, FRENCH, "II.a", false),
                        "no march for reille: the command is lost; nor for "
                        "erlon");
}

static void who_could_march_on_is_asked(struct scene *scene)
{
    two_forces(scene);
    assert_true(is_asked(scene, FRENCH, "V.a"));
    assert_false(is_asked(scene, COALITION, "V.b"));
    assert_string_equal(silence(scene, FRENCH, "V.a", true),
                        "no forced march or march to the guns of erlon and "
                        "reille");
    assert_string_equal(silence(scene, FRENCH, "V.a", false),
                        "nobody makes a forced march or marches to the guns");
    for (size_t i = 0; i < scene->game->forces_count; i++)
        scene->game->forces[i].forced_march = true;
    assert_false(is_asked(scene, FRENCH, "V.a"));
    assert_null(silence(scene, FRENCH, "V.a", true));
}

/* ---- morale and chits ---------------------------------------------------- */

static void who_could_rally_is_asked(struct scene *scene)
{
    two_forces(scene);
    assert_false(is_asked(scene, FRENCH, "IV"));
    assert_null(silence(scene, FRENCH, "IV", true));
    scene_the_unit(scene, "foy")->demoralized = true;
    assert_true(is_asked(scene, FRENCH, "IV"));
    assert_string_equal(silence(scene, FRENCH, "IV", true),
                        "no rally of reille: he stays demoralized");
    con_army(&scene->board, "french")->ap = 0;
    assert_false(is_asked(scene, FRENCH, "IV"));
    scene_option(scene, "morale", "off");
    assert_null(silence(scene, FRENCH, "IV", true));
}

static void a_contact(struct scene *scene)
{
    two_forces(scene);
    scene_leader(scene, "prussian", "ziethen", 1018);
    scene_infantry(scene, "prussian", "pirch", 1018, 4);
    scene_assign(scene, "pirch", "ziethen");
    scene_ready(scene);
    con_make_groups(&scene->play);
}

static void chits_are_named(struct scene *scene)
{
    static const struct chit_words {
        int at;
        enum chit size;
    } chit = {1019, CHIT_CORPS};

    two_forces(scene);
    assert_string_equal(silence(scene, FRENCH, "III.c", false),
                        "a combat group without a chit has guessed wrong");
    assert_null(silence(scene, FRENCH, "III.c", true));
    a_contact(scene);
    assert_int_equal(scene->game->combats_count, 1);
    assert_true(is_asked(scene, FRENCH, "III.c"));
    assert_string_equal(silence(scene, FRENCH, "III.c", true),
                        "no chit for the group at 1019: it counts as a wrong "
                        "guess");
    scene_order(scene, FRENCH, "III.c", &con_chit, &chit);
    assert_null(silence(scene, FRENCH, "III.c", true));
}

/* Lost stands next to Reille, and far next to nobody. */
static void who_gets_a_leader_is_named(struct scene *scene)
{
    scene_leader(scene, "french", "reille", 1909);
    scene_infantry(scene, "french", "reille-1", 1909, 4);
    scene_assign(scene, "reille-1", "reille");
    scene_ready(scene);
    assert_null(silence(scene, FRENCH, "VI.b", true));
    assert_string_equal(silence(scene, FRENCH, "VI.b", false),
                        "a unit that loses its leader comes under the nearest "
                        "with room");
    scene_infantry(scene, "french", "lost", 1910, 4);
    scene_infantry(scene, "french", "far", 1915, 4);
    scene_ready(scene);
    assert_string_equal(silence(scene, FRENCH, "VI.b", true),
                        "the nearest leader with room takes lost");
    assert_null(silence(scene, COALITION, "VI.b", true));
}

/* ---- standing orders and options ----------------------------------------- */

static void waived_steps_are_run_past(struct scene *scene)
{
    const struct event *event;

    scene_section(scene, FRENCH, "I.a2");
    scene_section(scene, COALITION, "I.a2");
    assert_string_equal(scene_play(scene, "W"), "II.a");
    event = scene_event(scene, EVENT_STANDING, BASE(sequence));
    assert_string_equal(event->text,
                        "Standing order of french: I.b3 is not asked");
}

static void brisk_waives_all(struct scene *scene)
{
    scene_asks(scene);
    scene_option(scene, "express", "brisk");
    for (int side = 0; side < SIDE_COUNT; side++)
        campaigns_of_napoleon_ruleset.begin_standing(
            &scene->standing[side], &scene->module, &scene->options,
            scene->arena);
    assert_int_equal(scene->standing[FRENCH].count, 5);
    assert_false(is_asked(scene, FRENCH, "I.b3"));
    assert_false(is_asked(scene, FRENCH, "V.a"));
    assert_true(is_asked(scene, FRENCH, "I.a2"));
    assert_true(is_asked(scene, scene->game->first_player, "II.a"));
}

static void other_options_waive_nothing(struct scene *scene)
{
    struct standing standing = {.side = "french"};

    campaigns_of_napoleon_ruleset.begin_standing(&standing, &scene->module,
                                                 &scene->options, scene->arena);
    assert_int_equal(standing.count, 0);
    scene_option(scene, "express", "off");
    campaigns_of_napoleon_ruleset.begin_standing(&standing, &scene->module,
                                                 &scene->options, scene->arena);
    assert_int_equal(standing.count, 0);
}

/* Bridges and groups wait without express play alone. */
static void full_play_waits(struct scene *scene)
{
    static const char *const steps[] = {"III.a0", "III.a1", "III.a2"};
    struct seat seat = play_seat(&scene->play, "french");

    for (size_t i = 0; i < LENGTH(steps); i++) {
        assert_false(step_of(steps[i])->waits_for(&seat));
        assert_non_null(silence(scene, FRENCH, steps[i], false));
    }
    scene_option(scene, "express", "off");
    for (size_t i = 0; i < LENGTH(steps); i++)
        assert_true(step_of(steps[i])->waits_for(&seat));
}

/* In a combat play waits for who has it ask him. */
static void delay_may_ask(struct scene *scene)
{
    static const struct delay_order ask = {.when = DELAY_ASK};
    const struct step *combats = step_of("VI.a1");
    struct seat seat = play_seat(&scene->play, "french");

    seat.standing = &scene->standing[FRENCH];
    assert_false(combats->waits_for(&seat));
    scene_standing(scene, FRENCH, &con_delay_if, &ask);
    assert_true(combats->waits_for(&seat));
    assert_null(silence(scene, FRENCH, "VI.a1", false));
}

/* ---- one exchange -------------------------------------------------------- */

static void complete_sheets_play_the_day(struct scene *scene)
{
    scene_asks(scene);
    whole_day(scene, FRENCH);
    whole_day(scene, COALITION);
    assert_string_equal(scene_play(scene, "W"), "I.a2");
    assert_int_equal(scene->game->turn, 2);
}

static void who_is_absent_stops_nothing(struct scene *scene)
{
    struct names absent = {NULL, 0};
    const struct event *event;

    scene_asks(scene);
    names_add(scene->arena, &absent, "coalition");
    scene->play.absent = &absent;
    whole_day(scene, FRENCH);
    assert_string_equal(scene_play(scene, "W"), "I.a2");
    assert_int_equal(scene->game->turn, 2);
    event = scene_event(scene, EVENT_STANDING, RULE(1b));
    assert_string_equal(event->text, "Nothing came from coalition: no center "
                                     "moves, no depot is placed");
    assert_non_null(strstr(scene_last(scene, EVENT_STANDING, RULE(1b))->text,
                           "Nothing came from coalition: no command for "));
}

static const struct scene_row rows[] = {
    {"1b commands are asked", commands_are_asked},
    {"1b nobody who has no point", no_point_no_question},
    {"1b nobody whose forces are commanded", no_force_no_question},
    {"1b a sheet with I.a2 alone is asked again", center_alone_is_asked_again},
    {"1f waived steps are run past", waived_steps_are_run_past},
    {"1b express brisk waives all", brisk_waives_all},
    {"1b on and off waive nothing", other_options_waive_nothing},
    {"3.1n bridges and groups wait in full play", full_play_waits},
    {"10.5k delay-if may ask", delay_may_ask},
    {"1a complete sheets play a day in one exchange",
     complete_sheets_play_the_day},
    {"1a who is absent stops nothing", who_is_absent_stops_nothing},
};

static const struct scene_row own_rows[] = {
    {"1b who gets no command is named", others_are_named},
    {"1b whom no supply reaches is named", the_hungry_are_named},
    {"1c who does not march is named", lost_commands_are_named},
    {"1f who could march on is asked", who_could_march_on_is_asked},
    {"8e who could rally is asked", who_could_rally_is_asked},
    {"1g who gets a leader in the evening is named",
     who_gets_a_leader_is_named},
    {"10.5a groups without a chit are named", chits_are_named},
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
                                   TABLE(own_rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
