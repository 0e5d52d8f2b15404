/* Who is asked in a month: whoever could order something, and nobody else.
 * Rulings 63 and 64. */
#include "core/arena.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/sequence.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* Who is asked in that step, by power and in the order of powers. */
static const char *asked(struct scene *scene, const char *step)
{
    struct names sides = {NULL, 0};

    for (int i = NO_POWER + 1; i < POWER_END; i++)
        if (scene_asks(scene, step, eia_power_words[i], NULL))
            names_add(scene->arena, &sides, eia_power_words[i]);
    return names_text(&sides, " ", scene->arena);
}

/* In January 1805 nothing has been bought, and but for some leaders all that
 * can come is there. */
static void january(void **state)
{
    struct scene *scene = scene_of_1805();

    (void)state;
    assert_string_equal(asked(scene, "P"), "au fr gb pr ru sp tu");
    assert_string_equal(asked(scene, "R"), "au pr ru tu");
    assert_string_equal(asked(scene, "N"), "fr gb ru sp tu");
    assert_string_equal(asked(scene, "L"), "au pr ru tu");
    assert_string_equal(asked(scene, "E"), "");
    scene_month(scene, "1805-03");
    assert_string_equal(asked(scene, "E"), "au fr gb pr ru sp tu");
    scene_free(scene);
}

static void without_leaders(struct scene *scene)
{
    for (size_t i = 0; i < scene->game->leaders_count; i++)
        scene->game->leaders[i].state = LEADER_KILLED;
}

static void nobody_has_nothing_to_place(struct scene *scene)
{
    without_leaders(scene);
    scene_corps(scene, "fr-4", "a775", "10 infantry");
    assert_string_equal(asked(scene, "R"), "");
    eia_arrive(&scene->board, "fr", FACTOR_INFANTRY, 2, 2);
    assert_string_equal(asked(scene, "R"), "");
    scene->game->turn = 2;
    assert_string_equal(asked(scene, "R"), "fr");
    scene->game->arrivals_count = 0;
    eia_leader(&scene->board, "ney")->state = LEADER_OFF;
    assert_string_equal(asked(scene, "R"), "fr");
}

/* What goes of free will may be ordered by who is not asked. */
static void who_is_not_asked_may_speak(struct scene *scene)
{
    without_leaders(scene);
    scene_corps(scene, "fr-4", "a433", "10 infantry");
    scene_fleet(scene, "gb-f1", "s735", 10);
    scene_orders(scene, "fr", "R",
                 "<demobilise n='4' kind='infantry' from='fr-4'/>");
    assert_string_equal(scene_play(scene, "R"), "N");
    assert_int_equal(scene_find_corps(scene, "fr-4")->factors[FACTOR_INFANTRY],
                     6);
}

static void no_fleet_no_question(struct scene *scene)
{
    assert_string_equal(asked(scene, "N"), "");
    scene_fleet(scene, "ru-f1", "s720", 3);
    assert_string_equal(asked(scene, "N"), "ru");
}

static void no_corps_no_question(struct scene *scene)
{
    assert_string_equal(asked(scene, "L"), "");
    scene_corps(scene, "tu-jan1", "a622", "5 infantry");
    assert_string_equal(asked(scene, "L"), "tu");
}

/* Who has neither money nor manpower, nor anything to manage. */
static void no_money_no_question(struct scene *scene)
{
    scene_month(scene, "1805-06");
    eia_power_state(&scene->board, AUSTRIA)->money = 0;
    eia_power_state(&scene->board, AUSTRIA)->manpower = 0;
    assert_string_equal(asked(scene, "E"), "fr gb pr ru sp tu");
    eia_power_state(&scene->board, AUSTRIA)->manpower = 6;
    assert_string_equal(asked(scene, "E"), "au fr gb pr ru sp tu");
}

/* Who has waived the step is run past, and the log says so in words. */
static void who_waived_is_not_waited_for(struct scene *scene)
{
    scene_fleet(scene, "gb-f1", "s735", 10);
    scene_fleet(scene, "ru-f1", "s720", 3);
    assert_string_equal(scene_play(scene, "N"), "N");
    scene_standing(scene, "gb", "<ask step='N' value='never'/>");
    assert_string_equal(scene_play(scene, "N"), "N");
    scene_standing(scene, "ru", "<ask step='N' value='never'/>");
    assert_string_equal(scene_play(scene, "N"), "P");
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, BASE(asking),
                                       "Standing order of ru: N is not asked"));
    scene_standing(scene, "ru", "<ask step='N' value='always'/>");
    assert_string_equal(scene_play(scene, "N"), "N");
}

static const struct scene_row rows[] = {
    {"asking: who waived a step is not waited for",
     who_waived_is_not_waited_for},
    {"army-reinforcement: nothing has come", nobody_has_nothing_to_place},
    {"army-reinforcement: who is not asked may speak",
     who_is_not_asked_may_speak},
    {"fleet-move: no fleet, no question", no_fleet_no_question},
    {"sequence: no corps, no question", no_corps_no_question},
    {"expenditure: no money, no question", no_money_no_question},
};

static const struct row {
    const char *name;
} januaries[] = {{"mail: who is asked in January 1805"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(januaries, january)};

    return run_tables(tables, LENGTH(tables));
}
