/* Insurrection corps and those whom a combat brings: 10.1.4. Freikorps and
 * guerillas that are beaten: 10.1.2m, 10.1.1a. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#include <string.h>

/* Gratz in Austria, next to Hungary and Illyria. */
#define GRATZ "a477"

static void it_waits(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "au-ins1", NULL, "15 militia 3 cavalry");
    scene_standing(scene, "au",
                   "<insurrection corps='au-ins1' province='hungary'/>");
}

/* Frenchmen are driven out of Gratz into Hungary. */
static void a_retreat_is_an_entry(struct scene *scene)
{
    struct fight fight;

    it_waits(scene);
    fight = scene_empty_fight(scene, GRATZ);
    scene_joins(&fight, ATTACKER,
                scene_comes(scene, "fr-1", GRATZ, "a501", "9 infantry"));
    eia_retreat_all(&fight, ATTACKER);
    expect_corps(scene, "fr-1", "a501", (const int[]){9, 0, 0});
    expect_corps(scene, "au-ins1", "a501", (const int[]){0, 15, 3});
}

static const struct event *is_told(const struct scene *scene)
{
    return scene_event_saying(scene, EVENT_STANDING, RULE(10_1_4b),
                              "Without a plan of au the default acts");
}

/* Out of Gratz, in a step that is played: what is tried tells no default. */
static void a_frenchman_enters(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, GRATZ);

    scene->play.running = true;
    scene_comes(scene, "fr-1", "a501", GRATZ, "9 infantry");
    eia_enters(&fight, "fr-1", GRATZ, "a501");
}

/* Frenchmen come to Hungary, and nobody has said what is to happen. */
static void a_default_is_told(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "au-ins1", NULL, "15 militia 3 cavalry");
    a_frenchman_enters(scene);
    assert_null(scene_find_corps(scene, "au-ins1")->at);
    assert_non_null(is_told(scene));
}

/* Austria has planned for one of its corps: that is no silence. */
static void a_plan_is_no_default(struct scene *scene)
{
    it_waits(scene);
    a_frenchman_enters(scene);
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a501");
    assert_null(is_told(scene));
}

/* A cossack rides out of Gratz before the combat. */
static void a_cossack_rides_in(struct scene *scene)
{
    struct fight fight;

    it_waits(scene);
    scene_war(scene, "ru", "au");
    fight = scene_empty_fight(scene, GRATZ);
    eia_add_irregular(&fight, DEFENDER, scene_cossack(scene, "ru-k1", GRATZ));
    scene_standing(scene, "ru", "<cossack-retreat areas='a501'/>");
    assert_true(eia_cossacks_retreat(&fight, NULL));
    expect_corps(scene, "au-ins1", "a501", (const int[]){0, 15, 3});
}

/* Fights at the area, with a corps of the side from next door. */
static void fights(struct scene *scene, const char *at, const char *side,
                   const char *corps)
{
    const bool attacks = strcmp(side, "fr") == 0;

    scene_orders(
        scene, "fr", "L",
        arena_text(scene->arena, "<battle at='%s' attack='assault'%s/>", at,
                   attacks ? arena_text(scene->arena, " reinforce='%s'", corps)
                           : ""));
    scene_orders(
        scene, "au", "L",
        arena_text(
            scene->arena, "<battle at='%s' defend='defend'%s/>", at,
            attacks ? "" : arena_text(scene->arena, " reinforce='%s'", corps)));
    for (int round = 2; round <= 3; round++)
        scene_die(scene,
                  arena_text(scene->arena,
                             "reinforce/reinforce/%s-fr-1-%d-%s-%s", at, round,
                             attacks ? "attacker" : "defender", corps),
                  1);
    scene_fight(scene, FRANCE);
}

/* French reinforcements cross the border; who rises does not fight there. */
static void a_reinforcement_is_an_entry(struct scene *scene)
{
    it_waits(scene);
    scene_comes(scene, "fr-1", "a501", "a497", "12 infantry");
    scene_corps(scene, "fr-2", GRATZ, "12 infantry");
    scene_corps(scene, "au-1", "a501", "12 infantry");
    fights(scene, "a501", "fr", "fr-2");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                       "reaches the field"));
    expect_corps(scene, "au-ins1", "a501", (const int[]){0, 15, 3});
}

/* The corps in Hungary does not come to Gratz. */
static void it_reinforces_at_home_alone(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", GRATZ, "a476", "12 infantry");
    scene_corps(scene, "au-1", GRATZ, "12 infantry");
    scene_corps(scene, "au-ins1", "a501", "15 militia 3 cavalry");
    fights(scene, GRATZ, "au", "au-ins1");
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a501");
    assert_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                   "reaches the field"));
}

/* Within the border provinces it does. */
static void it_reinforces_at_home(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", "a497", "a501", "12 infantry");
    scene_corps(scene, "au-1", "a497", "12 infantry");
    scene_corps(scene, "au-ins1", "a501", "15 militia 3 cavalry");
    fights(scene, "a497", "au", "au-ins1");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                       "reaches the field"));
}

/* But not in the month in which it was placed; nor do those that came back. */
static void who_was_placed_stays(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-1", "a497", "a501", "12 infantry");
    scene_corps(scene, "au-1", "a497", "12 infantry");
    scene_corps(scene, "au-ins1", "a501", "15 militia 3 cavalry")->placed =
        scene->game->turn;
    fights(scene, "a497", "au", "au-ins1");
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a501");
    assert_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                   "reaches the field"));
}

static void feudal_corps_stay_too(struct scene *scene)
{
    scene_war(scene, "fr", "tu");
    scene_comes(scene, "fr-1", "a552", "a540", "12 infantry");
    scene_corps(scene, "tu-jan1", "a552", "12 infantry");
    scene_corps(scene, "tu-fi-rumelia", "a551", "9 feudal")->placed =
        scene->game->turn;
    scene_orders(scene, "fr", "L", "<battle at='a552' attack='assault'/>");
    scene_orders(scene, "tu", "L",
                 "<battle at='a552' defend='defend' "
                 "reinforce='tu-fi-rumelia'/>");
    scene_die(scene, "reinforce/reinforce/a552-fr-1-2-defender-tu-fi-rumelia",
              1);
    scene_fight(scene, FRANCE);
    assert_string_equal(scene_find_corps(scene, "tu-fi-rumelia")->at, "a551");
    assert_null(scene_event_saying(scene, EVENT_STATE, BASE(reinforce),
                                   "reaches the field"));
}

/* Prussians beaten at Berlin go to Saxony; the freikorps beside them may not.
 */
static struct fight beaten_at_berlin(struct scene *scene)
{
    struct irregular *freikorps = scene_cossack(scene, "pr-f1", "a285");
    struct fight fight;

    freikorps->kind = FREIKORPS;
    freikorps->owner = PRUSSIA;
    scene_war(scene, "fr", "pr");
    fight = scene_empty_fight(scene, "a285");
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "pr-1", "a285", "9 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", "a285", "9 infantry"));
    eia_add_irregular(&fight, DEFENDER, freikorps);
    scene_standing(scene, "pr", "<retreat areas='a292'/>");
    return fight;
}

static void freikorps_go_home(struct scene *scene)
{
    struct fight fight = beaten_at_berlin(scene);

    eia_retreat_all(&fight, DEFENDER);
    expect_corps(scene, "pr-1", "a292", (const int[]){9, 0, 0});
    assert_string_equal(
        eia_home_of(&scene->board, scene->game->irregulars[0].at), "pr");
    assert_string_not_equal(scene->game->irregulars[0].at, "a285");
    assert_non_null(
        scene_event_saying(scene, EVENT_RETREAT, RULE(10_1_2m), "retreats to"));
}

/* Frenchmen stand in every Prussian area around. */
static void freikorps_surrender(struct scene *scene)
{
    static const char *const around[] = {"a281", "a282", "a283", "a284"};
    struct fight fight = beaten_at_berlin(scene);

    for (int i = 0; i < 4; i++)
        scene_corps(scene, arena_text(scene->arena, "fr-%d", i + 2), around[i],
                    "5 infantry");
    eia_retreat_all(&fight, DEFENDER);
    expect_corps(scene, "pr-1", "a292", (const int[]){9, 0, 0});
    assert_int_equal(scene->game->irregulars_count, 0);
}

/* Three fall to the cavalry, and nobody takes them home. */
static void guerillas_are_no_prisoners(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, "a395");

    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, "a395", 3);
    eia_add_guerillas(&fight, DEFENDER, &scene->game->guerillas[0], 3);
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-c1", "a395", "5 cavalry"));
    scene_die(scene, "pursuit/pursuit/a395-fr-1-1-attacker", 6);
    eia_fight_begin(&fight);
    eia_pursue(&fight, ATTACKER);
    assert_int_equal(eia_party_factors(&fight.parties[DEFENDER]), 0);
    assert_int_equal(scene->game->prisoners_count, 0);
}

static const struct scene_row rows[] = {
    {"10.1.1a guerillas are no prisoners", guerillas_are_no_prisoners},
    {"10.1.2m beaten freikorps go home", freikorps_go_home},
    {"10.1.2m without a way home they surrender", freikorps_surrender},
    {"10.1.3g feudal corps that came back do not reinforce",
     feudal_corps_stay_too},
    {"10.1.4b who retreats in makes them rise", a_retreat_is_an_entry},
    {"10.1.4b so does a cossack", a_cossack_rides_in},
    {"10.1.4b without a plan the default is told", a_default_is_told},
    {"10.1.4b a plan for one of them is a plan", a_plan_is_no_default},
    {"10.1.4b so does who reinforces", a_reinforcement_is_an_entry},
    {"10.1.4f they reinforce nobody outside", it_reinforces_at_home_alone},
    {"10.1.4f but within their provinces", it_reinforces_at_home},
    {"10.1.4h not in the month of their placing", who_was_placed_stays},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
