/* How many exchanges a month takes. Three powers are at war in a quarter month:
 * the Russians march on a French corps, then the French on the Austrians. */
#include "core/arena.h"
#include "rulesets/empires-in-arms/board/state.h"
#include "rulesets/empires-in-arms/module/module.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#include <string.h>

#define VORARLBERG "a325"

static void the_war(struct scene *scene)
{
    scene_month(scene, "1805-03");
    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "ru");
    scene_ally(scene, "au", "ru");
    scene_depot(scene, "fr", "a775");
    scene_corps(scene, "fr-4", "a775", "20 infantry");
    scene_corps(scene, "fr-5", "a775", "12 infantry");
    scene_corps(scene, "fr-2", VORARLBERG, "10 infantry");
    scene_corps(scene, "au-1", ULM, "10 infantry");
    scene_corps(scene, "ru-1", "a326", "12 infantry");
    scene_fleet(scene, "gb-f1", "s735", 10);
}

static void plans(struct scene *scene)
{
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_standing(scene, eia_power_words[i],
                       "<battle-plan attack='assault' defend='defend'/>");
}

/* A section of everybody for the step, with the marches of the war in L. */
static void all_for(struct scene *scene, const char *step)
{
    bool land = strcmp(step, "L") == 0;

    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], step, "");
    if (!land)
        return;
    scene_orders(scene, "fr", "L",
                 "<move corps='fr-4 fr-5' path='a775 a318 a320'/>");
    scene_orders(scene, "ru", "L", "<move corps='ru-1' path='a326 a325'/>");
}

static void complete_sheets(struct scene *scene)
{
    static const char *const steps[] = {"P", "R", "N", "L", "E"};

    for (size_t i = 0; i < LENGTH(steps); i++)
        all_for(scene, steps[i]);
}

/* The month is over, and both combats were fought. */
static void expect_month_played(const struct scene *scene, const char *stands)
{
    assert_string_equal(stands, "P");
    assert_int_equal(scene->game->turn, 4);
    assert_int_equal(scene->game->acted.count, 0);
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 2);
    assert_non_null(
        scene_event_saying(scene, EVENT_COMBAT, BASE(field), "(a325): Russia"));
    assert_non_null(
        scene_event_saying(scene, EVENT_COMBAT, BASE(field), "(a320): France"));
}

/* ---- all that is said at once ------------------------------------------- */

static void one_exchange(struct scene *scene)
{
    the_war(scene);
    plans(scene);
    complete_sheets(scene);
    expect_month_played(scene, scene_play(scene, "P"));
    assert_non_null(scene_event(scene, EVENT_STEP, BASE(collection)));
}

/* Orders for a battle may lie in the sheet of the month, too. */
static void one_exchange_with_battle_orders(struct scene *scene)
{
    the_war(scene);
    complete_sheets(scene);
    scene_orders(scene, "fr", "L",
                 "<battle at='a320' attack='echelon'/>"
                 "<battle at='a325' defend='counter-attack'/>");
    scene_orders(scene, "au", "L", "<battle at='a320' defend='cordon'/>");
    scene_orders(scene, "ru", "L", "<battle at='a325' attack='probe'/>");
    expect_month_played(scene, scene_play(scene, "P"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(chit),
                                       "Austria: the chit cordon"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(chit),
                                       "Russia: the chit probe"));
}

static void no_plans_but_brisk(struct scene *scene)
{
    the_war(scene);
    scene_option(scene, "tempo", "brisk");
    complete_sheets(scene);
    expect_month_played(scene, scene_play(scene, "P"));
}

/* ---- a sheet for each phase --------------------------------------------- */

static int exchanges(struct scene *scene)
{
    const char *stands = "P";
    int count = 0;

    do {
        scene_next_exchange(scene);
        all_for(scene, stands);
        stands = scene_play(scene, stands);
        count++;
    } while (scene->game->turn == 3);
    expect_month_played(scene, stands);
    return count;
}

static void one_a_phase(struct scene *scene)
{
    the_war(scene);
    plans(scene);
    assert_int_equal(exchanges(scene), 5);
}

static void one_a_phase_brisk(struct scene *scene)
{
    the_war(scene);
    scene_option(scene, "tempo", "brisk");
    assert_int_equal(exchanges(scene), 5);
}

static void no_economy_no_exchange(struct scene *scene)
{
    const char *stands = "P";

    the_war(scene);
    plans(scene);
    scene_month(scene, "1805-02");
    all_for(scene, "P");
    all_for(scene, "R");
    all_for(scene, "N");
    stands = scene_play(scene, stands);
    assert_string_equal(stands, "L");
    scene_next_exchange(scene);
    all_for(scene, "L");
    assert_string_equal(scene_play(scene, stands), "P");
    assert_int_equal(scene->game->turn, 3);
}

/* ---- the land phase ----------------------------------------------------- */

/* Who must speak now, "ru" or "fr ru", by power and in the order of powers. */
static void expect_asked(struct scene *scene, const char *sides)
{
    struct questions questions = {.arena = scene->arena};
    struct names asked = {NULL, 0};

    play_questions(&scene->play, eia_sequence, "L", &questions);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        for (size_t j = 0; j < questions.count; j++)
            if (play_waits(&scene->play, &questions.items[j]) &&
                strcmp(questions.items[j].side, eia_power_words[i]) == 0 &&
                !names_contain(&asked, eia_power_words[i]))
                names_add(scene->arena, &asked, eia_power_words[i]);
    assert_string_equal(names_text(&asked, " ", scene->arena), sides);
}

static void land_orders(struct scene *scene, const char *side)
{
    if (strcmp(side, "fr") == 0)
        scene_orders(scene, "fr", "L",
                     "<move corps='fr-4 fr-5' path='a775 a318 a320'/>");
    else if (strcmp(side, "ru") == 0)
        scene_orders(scene, "ru", "L", "<move corps='ru-1' path='a326 a325'/>");
    else
        scene_orders(scene, side, "L", "");
}

/* Whoever is to march sends his sheet; where play stands then. */
static const char *march(struct scene *scene, const char *side,
                         const char *other)
{
    scene_next_exchange(scene);
    land_orders(scene, side);
    if (other)
        land_orders(scene, other);
    return scene_play(scene, "L");
}

static const char *battle(struct scene *scene, const char *side,
                          const char *other, const char *order)
{
    scene_next_exchange(scene);
    scene_orders(scene, side, "L", order);
    scene_orders(scene, other, "L", order);
    return scene_play(scene, "L");
}

static void power_by_power(struct scene *scene)
{
    the_war(scene);
    expect_asked(scene, "");
    assert_string_equal(scene_play(scene, "L"), "L");
    expect_asked(scene, "ru");
    march(scene, "ru", NULL);
    expect_asked(scene, "fr ru");
    battle(scene, "fr", "ru", "<battle at='a325'/>");
    expect_asked(scene, "au");
    march(scene, "au", NULL);
    expect_asked(scene, "fr");
    march(scene, "fr", NULL);
    expect_asked(scene, "au fr");
    assert_string_equal(battle(scene, "au", "fr", "<battle at='a320'/>"), "E");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 2);
}

static void in_waves(struct scene *scene)
{
    the_war(scene);
    scene_option(scene, "tempo", "waves");
    assert_string_equal(scene_play(scene, "L"), "L");
    expect_asked(scene, "au ru");
    march(scene, "au", NULL);
    assert_int_equal(scene->game->acted.count, 0);
    march(scene, "au", "ru");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 1);
    expect_asked(scene, "fr");
    assert_string_equal(march(scene, "fr", NULL), "E");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 2);
}

static void all_at_once(struct scene *scene)
{
    the_war(scene);
    scene_option(scene, "tempo", "brisk");
    expect_asked(scene, "au fr ru");
    scene_next_exchange(scene);
    all_for(scene, "L");
    assert_string_equal(scene_play(scene, "L"), "E");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 2);
}

/* Austrians and Russians who are combined march before either fights. */
static void a_group_acts_as_one(struct scene *scene)
{
    struct combination *group =
        LIST_ADD(scene->arena, scene->game->combinations,
                 scene->game->combinations_count);
    const struct event *combat = NULL;

    the_war(scene);
    plans(scene);
    names_add(scene->arena, &group->powers, "au");
    names_add(scene->arena, &group->powers, "ru");
    scene_corps(scene, "au-2", "a478", "10 infantry");
    assert_string_equal(scene_play(scene, "L"), "L");
    expect_asked(scene, "au ru");
    scene_next_exchange(scene);
    scene_orders(scene, "au", "L", "<move corps='au-2' path='a478 a325'/>");
    land_orders(scene, "ru");
    assert_string_equal(scene_play(scene, "L"), "L");
    combat = scene_event_saying(scene, EVENT_STATE, BASE(combat_list),
                                "with 22 factors against France with 10");
    assert_non_null(combat);
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 1);
    expect_asked(scene, "fr");
}

/* Prussia is at peace, but marches as one with Russia and waits for it. */
static void peace_waits_for_its_group(struct scene *scene)
{
    struct combination *group =
        LIST_ADD(scene->arena, scene->game->combinations,
                 scene->game->combinations_count);

    the_war(scene);
    plans(scene);
    names_add(scene->arena, &group->powers, "pr");
    names_add(scene->arena, &group->powers, "ru");
    scene_corps(scene, "pr-1", "a285", "10 infantry");
    assert_string_equal(scene_play(scene, "L"), "L");
    expect_asked(scene, "au");
    assert_false(names_contain(&scene->game->acted, "pr"));
    march(scene, "au", NULL);
    expect_asked(scene, "pr ru");
    march(scene, "pr", "ru");
    assert_true(names_contain(&scene->game->acted, "pr"));
    expect_asked(scene, "fr");
}

/* ---- who is asked -------------------------------------------------------- */

/* Ruling 64: a month of peace is asked for, of all at once, and each of them
 * marches when his turn has come. */
static void peace_is_asked_for(struct scene *scene)
{
    the_war(scene);
    plans(scene);
    scene_corps(scene, "pr-1", "a285", "10 infantry");
    scene_corps(scene, "sp-1", "a400", "10 infantry");
    expect_asked(scene, "pr sp");
    march(scene, "sp", NULL);
    assert_int_equal(scene->game->acted.count, 0);
    expect_asked(scene, "pr sp");
    march(scene, "sp", "pr");
    assert_true(names_contain(&scene->game->acted, "pr"));
    assert_true(names_contain(&scene->game->acted, "sp"));
    expect_asked(scene, "ru");
}

/* The first of a wave fights a minor country, which nobody plays. */
static void war_in_saxony(struct scene *scene)
{
    scene_war(scene, "pr", "saxony");
    scene_minor(scene, "saxony", NEUTRAL, "none");
    scene_corps(scene, "pr-1", "a294", "10 infantry");
    scene_corps(scene, "saxony-1", "a294", "4 infantry");
    scene_corps(scene, "sp-1", "a406", "10 infantry");
    expect_asked(scene, "pr sp");
    scene_orders(scene, "sp", "L", "<move corps='sp-1' path='a406 a407'/>");
}

/* It is asked for its battle, and those who wrote with it wait. */
static void a_battle_in_the_wave(struct scene *scene)
{
    war_in_saxony(scene);
    scene_orders(scene, "pr", "L", "");
    assert_string_equal(scene_play(scene, "L"), "L");
    assert_string_equal(scene_find_corps(scene, "sp-1")->at, "a406");
    scene_next_exchange(scene);
    expect_asked(scene, "pr");
    scene_orders(scene, "pr", "L", "<battle at='a294' attack='assault'/>");
    assert_string_equal(scene_play(scene, "L"), "L");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 1);
    expect_asked(scene, "sp");
}

/* With its orders in the sheet the others are not asked twice. */
static void a_wave_in_one_exchange(struct scene *scene)
{
    war_in_saxony(scene);
    scene_orders(scene, "pr", "L", "<battle at='a294' attack='assault'/>");
    assert_string_equal(scene_play(scene, "L"), "P");
    assert_string_equal(scene_find_corps(scene, "sp-1")->at, "a407");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(field)), 1);
}

static const struct scene_row rows[] = {
    {"sequence: complete sheets take one exchange", one_exchange},
    {"sequence: battle orders instead of plans",
     one_exchange_with_battle_orders},
    {"sequence: brisk needs no plans", no_plans_but_brisk},
    {"sequence: else one a phase", one_a_phase},
    {"sequence: brisk one a phase", one_a_phase_brisk},
    {"sequence: no economy, no exchange", no_economy_no_exchange},
    {"sequence: power by power", power_by_power},
    {"sequence: in waves", in_waves},
    {"sequence: all at once", all_at_once},
    {"combine: a group acts as one", a_group_acts_as_one},
    {"combine: peace waits for its group", peace_waits_for_its_group},
    {"sequence: peace is asked for", peace_is_asked_for},
    {"sequence: a battle in the wave", a_battle_in_the_wave},
    {"sequence: a wave in one exchange", a_wave_in_one_exchange},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
