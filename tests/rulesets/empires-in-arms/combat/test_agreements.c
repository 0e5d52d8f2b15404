/* What allies settle among themselves in a combat: who commands, whose the
 * prisoners are, who bears the losses. */
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* Both sides write the same. */
static void both(struct scene *scene, const char *one, const char *other,
                 const char *order)
{
    scene_standing(scene, one, order);
    scene_standing(scene, other, order);
}

/* ---- 10.6.1g ------------------------------------------------------------ */

static const char *allied_command(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    for (int i = 0; i < 4; i++)
        scene_joins(
            &fight, ATTACKER,
            scene_corps(scene,
                        (const char *[]){"au-1", "au-2", "ru-1", "ru-2"}[i],
                        ULM, "5 infantry"));
    scene_leader(scene, "charles", "au-1");
    scene_leader(scene, "bagration", "ru-1");
    scene_die(scene, "10.6.1g/commander-a320-fr-1-1-attacker/ru-1", 5);
    eia_set_commander(&fight, ATTACKER);
    return fight.parties[ATTACKER].commander;
}

static void austria_is_let_command(struct scene *scene)
{
    both(scene, "au", "ru", "<agree dispute='commander-a320' option='au'/>");
    assert_string_equal(allied_command(scene), "charles");
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, RULE(10_6_1g),
                                       "all agree on Austria"));
    assert_false(
        scene_thrown(scene, "10.6.1g/commander-a320-fr-1-1-attacker/au-1"));
}

static void each_wants_the_command(struct scene *scene)
{
    scene_standing(scene, "au", "<agree dispute='commander' option='au'/>");
    scene_standing(scene, "ru", "<agree dispute='commander' option='ru'/>");
    assert_string_equal(allied_command(scene), "bagration");
    assert_true(
        scene_thrown(scene, "10.6.1g/commander-a320-fr-1-1-attacker/au-1"));
}

/* ---- 10.8b -------------------------------------------------------------- */

static int held(const struct scene *scene, enum power holder)
{
    int sum = 0;

    for (size_t i = 0; i < scene->game->prisoners_count; i++)
        if (scene->game->prisoners[i].holder == holder)
            sum += scene->game->prisoners[i].count;
    return sum;
}

static void capture_three(struct scene *scene)
{
    struct names captors = {NULL, 0};
    const struct captured captured = {
        "fr", FACTOR_INFANTRY, &captors, "a320-ru-1-2-defender-1", 0, false};

    scene_at(scene, "L");
    names_add(scene->arena, &captors, "au");
    names_add(scene->arena, &captors, "ru");
    for (int i = 1; i <= 3; i++)
        scene_die(scene,
                  arena_text(scene->arena,
                             "10.8b/captor-a320-ru-1-2-defender-1-infantry-"
                             "%d/au-1",
                             i),
                  1);
    eia_capture_factors(&scene->play, &captured, 3);
}

static void all_to_austria(struct scene *scene)
{
    both(scene, "au", "ru", "<agree dispute='captor-a320' option='au'/>");
    capture_three(scene);
    assert_int_equal(held(scene, AUSTRIA), 3);
    assert_int_equal(scene_count(scene, EVENT_STANDING, RULE(10_8b)), 3);
}

static void two_to_russia_one_to_austria(struct scene *scene)
{
    both(scene, "au", "ru", "<agree dispute='captor' option='ru au'/>");
    capture_three(scene);
    assert_int_equal(held(scene, RUSSIA), 2);
    assert_int_equal(held(scene, AUSTRIA), 1);
}

static void else_three_rolls(struct scene *scene)
{
    scene_standing(scene, "au", "<agree dispute='captor' option='ru au'/>");
    scene_standing(scene, "ru", "<agree dispute='captor' option='ru'/>");
    capture_three(scene);
    assert_int_equal(held(scene, RUSSIA), 3);
    assert_int_equal(held(scene, AUSTRIA), 0);
    assert_true(scene_thrown(
        scene, "10.8b/captor-a320-ru-1-2-defender-1-infantry-3/ru-1"));
}

/* ---- 12.3.6 ------------------------------------------------------------- */

static struct fight allies(struct scene *scene, const char *factors)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_option(scene, "proportional-land-losses", "on");
    scene_joins(&fight, ATTACKER, scene_corps(scene, "au-1", ULM, factors));
    scene_joins(&fight, ATTACKER, scene_corps(scene, "ru-1", ULM, factors));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "fr-1", ULM, "18 infantry"));
    eia_fight_begin(&fight);
    return fight;
}

static int left(const struct scene *scene, const char *corps)
{
    return eia_corps_factors(eia_corps(&scene->board, corps));
}

/* 1.5 and 1.5 are two and two. */
static void russia_is_spared(struct scene *scene)
{
    struct fight fight = allies(scene, "10 infantry");

    both(scene, "au", "ru", "<agree dispute='odd-spared' option='ru'/>");
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "ru-1"), 9);
    assert_int_equal(left(scene, "au-1"), 8);
    assert_false(
        scene_thrown(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-ru-0"));
}

static void nobody_is_spared_by_word(struct scene *scene)
{
    struct fight fight = allies(scene, "10 infantry");

    scene_standing(scene, "au", "<agree dispute='odd-spared' option='au'/>");
    scene_standing(scene, "ru", "<agree dispute='odd-spared' option='ru'/>");
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-au-0", 6);
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "au-1"), 9);
    assert_int_equal(left(scene, "ru-1"), 8);
}

/* The sixth of eight losses must be cavalry, and both have some. */
static void russia_gives_the_horse(struct scene *scene)
{
    struct fight fight = allies(scene, "8 infantry 4 cavalry");

    both(scene, "au", "ru", "<agree dispute='type' option='ru'/>");
    assert_int_equal(eia_lose(&fight, ATTACKER, 8, false), 8);
    expect_corps(scene, "au-1", ULM, (const int[]){4, 0, 4});
    expect_corps(scene, "ru-1", ULM, (const int[]){5, 0, 3});
    assert_non_null(scene_event(scene, EVENT_STANDING, RULE(12_3_6c)));
}

static void else_the_lower_roll_does(struct scene *scene)
{
    struct fight fight = allies(scene, "8 infantry 4 cavalry");

    scene_standing(scene, "au", "<agree dispute='type' option='ru'/>");
    scene_die(scene, "12.3.6c/type/a320-fr-1-1-attacker-au-0", 2);
    scene_die(scene, "12.3.6c/type/a320-fr-1-1-attacker-ru-1", 5);
    assert_int_equal(eia_lose(&fight, ATTACKER, 8, false), 8);
    expect_corps(scene, "au-1", ULM, (const int[]){5, 0, 3});
}

/* One player runs both contingents, and so agrees with himself. */
static void france_spares_itself(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_option(scene, "proportional-land-losses", "on");
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "bavaria-1", ULM, "10 infantry"));
    eia_fight_begin(&fight);
    scene_standing(scene, "fr", "<agree dispute='odd-spared' option='fr'/>");
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "fr-1"), 9);
    scene_standing(scene, "fr",
                   "<agree dispute='odd-spared-a320' option='bavaria'/>");
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "fr-1"), 7);
    assert_int_equal(left(scene, "bavaria-1"), 7);
}

static const struct scene_row rows[] = {
    {"10.6.1g agreed, Austria commands", austria_is_let_command},
    {"10.6.1g not agreed, the higher roll", each_wants_the_command},
    {"10.8b agreed, all to Austria", all_to_austria},
    {"10.8b agreed, two to Russia", two_to_russia_one_to_austria},
    {"10.8b not agreed, three rolls", else_three_rolls},
    {"12.3.6b agreed, Russia is spared", russia_is_spared},
    {"12.3.6b not agreed, the higher roll", nobody_is_spared_by_word},
    {"12.3.6b one player runs both", france_spares_itself},
    {"12.3.6c agreed, Russia gives horse", russia_gives_the_horse},
    {"12.3.6c not agreed, the lower roll", else_the_lower_roll_does},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
