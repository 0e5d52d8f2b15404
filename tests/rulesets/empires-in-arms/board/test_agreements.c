/* Disputes that players settle among themselves: 10.8, with what happens when
 * they do not agree. Those of combats stand in combat/test_agreements.c. */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* Both sides write the same. */
static void both(struct scene *scene, const char *one, const char *other,
                 const char *order)
{
    scene_standing(scene, one, order);
    scene_standing(scene, other, order);
}

/* ---- the order ---------------------------------------------------------- */

static struct names claimants(struct scene *scene)
{
    struct names powers = {NULL, 0};

    names_add(scene->arena, &powers, "au");
    names_add(scene->arena, &powers, "fr");
    return powers;
}

static enum power claim_mack(struct scene *scene)
{
    const struct names powers = claimants(scene);

    return eia_competitive_roll(&scene->play, RULE(10_8a), "leader-mack",
                                &powers, false);
}

static void the_longest_name_counts(struct scene *scene)
{
    both(scene, "fr", "au", "<agree option='fr'/>");
    assert_int_equal(claim_mack(scene), FRANCE);
    both(scene, "fr", "au", "<agree dispute='leader' option='au'/>");
    assert_int_equal(claim_mack(scene), AUSTRIA);
    both(scene, "fr", "au", "<agree dispute='leader-mack' option='fr'/>");
    assert_int_equal(claim_mack(scene), FRANCE);
    both(scene, "fr", "au", "<agree dispute='leader-mac' option='au'/>");
    assert_int_equal(claim_mack(scene), FRANCE);
    assert_false(scene_thrown(scene, "10.8a/leader-mack/au-1"));
}

static void dice_are_an_answer(struct scene *scene)
{
    both(scene, "fr", "au", "<agree option='fr'/>");
    scene_standing(scene, "au", "<agree dispute='leader' option='dice'/>");
    scene_die(scene, "10.8a/leader-mack/au-1", 5);
    scene_die(scene, "10.8a/leader-mack/fr-1", 2);
    assert_int_equal(claim_mack(scene), AUSTRIA);
}

static void a_stranger_gets_nothing(struct scene *scene)
{
    both(scene, "fr", "au", "<agree option='ru'/>");
    scene_die(scene, "10.8a/leader-mack/au-1", 1);
    assert_int_equal(claim_mack(scene), FRANCE);
    assert_true(scene_thrown(scene, "10.8a/leader-mack/fr-1"));
}

/* Nations in turn, powers or minor countries; or dice, and nothing else. */
static void it_names_nations(struct scene *scene)
{
    assert_null(scene_refusal(scene, "fr", NULL, "<agree option='fr au'/>"));
    assert_null(scene_refusal(scene, "fr", NULL, "<agree option='saxony'/>"));
    assert_null(scene_refusal(scene, "fr", NULL, "<agree option='dice'/>"));
    assert_ptr_equal(
        scene_refusal(scene, "fr", NULL, "<agree option='fr atlantis'/>"),
        RULE(10_8a));
    assert_ptr_equal(
        scene_refusal(scene, "fr", NULL, "<agree option='fr dice'/>"),
        RULE(10_8a));
}

/* ---- cities, yards, countries, ships ------------------------------------ */

static void mixed_garrison(struct scene *scene)
{
    scene_garrison(scene, "gb", "a327", 3, 0);
    scene_garrison(scene, "ru", "a327", 2, 0);
    scene_die(scene, "10.3.2c/city-a327/gb-1", 4);
    scene_die(scene, "10.3.2c/city-a327/ru-1", 2);
}

static void russia_decides_for_antwerp(struct scene *scene)
{
    mixed_garrison(scene);
    both(scene, "gb", "ru", "<agree dispute='city-a327' option='ru'/>");
    assert_int_equal(eia_city_decides(&scene->play, "a327", NULL), RUSSIA);
    assert_false(scene_thrown(scene, "10.3.2c/city-a327/gb-1"));
}

static void else_the_dice_do(struct scene *scene)
{
    mixed_garrison(scene);
    scene_standing(scene, "ru", "<agree dispute='city-a327' option='ru'/>");
    assert_int_equal(eia_city_decides(&scene->play, "a327", NULL),
                     GREAT_BRITAIN);
    assert_true(scene_thrown(scene, "10.3.2c/city-a327/ru-1"));
}

static void copenhagen(struct scene *scene)
{
    struct ship_build *build =
        LIST_ADD(scene->arena, scene->game->builds, scene->game->builds_count);

    *build = (struct ship_build){
        .nation = "denmark", .port = "p295", .ships = 2, .due = 6};
    scene_month(scene, "1805-04");
    scene_minor(scene, "denmark", FREE_STATE, "fr");
    scene_war(scene, "fr", "gb");
    scene_war(scene, "fr", "ru");
    scene_garrison(scene, "gb", "a295", 3, 0);
    scene_garrison(scene, "ru", "a295", 2, 0);
    scene_standing(scene, "gb", "<yard-ships fate='destroy'/>");
    scene_standing(scene, "ru", "<yard-ships fate='continue'/>");
    scene_die(scene, "12.1.2.2b/fate-a295-denmark-0/gb-1", 5);
    scene_at(scene, "L");
}

static void captors_keep_the_ships(struct scene *scene)
{
    copenhagen(scene);
    both(scene, "gb", "ru", "<agree dispute='fate-a295' option='ru'/>");
    eia_run_sieges(&scene->play, GREAT_BRITAIN);
    assert_int_equal(scene->game->builds_count, 1);
    assert_int_equal(scene->game->builds[0].captor, RUSSIA);
}

static void else_the_british_burn_them(struct scene *scene)
{
    copenhagen(scene);
    scene_standing(scene, "gb", "<agree dispute='fate' option='gb'/>");
    eia_run_sieges(&scene->play, GREAT_BRITAIN);
    assert_true(scene_thrown(scene, "12.1.2.2b/fate-a295-denmark-0/ru-1"));
    assert_int_equal(scene->game->builds_count, 0);
}

/* France in the Fiasco Zone loses Saxony, where two enemies stand. */
static void saxony_falls(struct scene *scene)
{
    for (size_t i = 0; i < scene->game->minors_count; i++)
        if (scene->game->minors[i].controller == FRANCE)
            scene_minor(scene, scene->game->minors[i].id, NEUTRAL, "none");
    eia_power_state(&scene->board, FRANCE)->box = 5;
    scene_minor(scene, "saxony", CONQUERED, "fr");
    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "ru");
    scene_garrison(scene, "au", "a294", 1, 0);
    scene_garrison(scene, "ru", "a294", 1, 0);
    scene_die(scene, "10.5.2g/saxony/au-1", 5);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "P", "");
}

static void russia_gets_saxony(struct scene *scene)
{
    saxony_falls(scene);
    both(scene, "au", "ru", "<agree dispute='saxony' option='ru'/>");
    scene_play(scene, "P");
    assert_int_equal(eia_minor(&scene->board, "saxony")->controller, RUSSIA);
}

static void else_saxony_is_rolled_for(struct scene *scene)
{
    saxony_falls(scene);
    scene_standing(scene, "ru", "<agree dispute='saxony' option='ru'/>");
    scene_play(scene, "P");
    assert_true(scene_thrown(scene, "10.5.2g/saxony/ru-1"));
    assert_int_equal(eia_minor(&scene->board, "saxony")->controller, AUSTRIA);
}

static int ships_lost(struct scene *scene, const char *fleet)
{
    const int start[] = {5, 5};
    struct stack stack = {0};
    struct stack russians = {0};

    scene_minor(scene, "sweden", FREE_STATE, "ru");
    scene_option(scene, "proportional-naval-losses", "on");
    scene_fleet(scene, "gb-f1", "s735", 5);
    scene_fleet(scene, "sweden-f1", "s735", 5);
    stack = eia_stack_at(&scene->board, "s735", GREAT_BRITAIN);
    russians = eia_stack_at(&scene->board, "s735", RUSSIA);
    eia_stack_join(scene->arena, &stack, &russians);
    scene_die(scene, "12.2.5c/test-1/gb-1", 4);
    scene_die(scene, "12.2.5c/test-1/ru-1", 2);
    eia_sink(&scene->play, &stack, start, 5, "test");
    return 5 - eia_fleet(&scene->board, fleet)->ships;
}

static void sweden_is_spared(struct scene *scene)
{
    both(scene, "gb", "ru", "<agree dispute='odd-spared' option='ru'/>");
    assert_int_equal(ships_lost(scene, "sweden-f1"), 2);
    assert_false(scene_thrown(scene, "12.2.5c/test-1/gb-1"));
}

static void else_the_british_are(struct scene *scene)
{
    scene_standing(scene, "gb", "<agree dispute='odd-spared' option='ru'/>");
    assert_int_equal(ships_lost(scene, "sweden-f1"), 3);
    assert_true(scene_thrown(scene, "12.2.5c/test-1/gb-1"));
}

static const struct scene_row rows[] = {
    {"10.8a the longest name counts", the_longest_name_counts},
    {"10.8a dice are an answer", dice_are_an_answer},
    {"10.8a a stranger gets nothing", a_stranger_gets_nothing},
    {"10.8a it names nations, or dice alone", it_names_nations},
    {"10.3.2c agreed, Russia decides", russia_decides_for_antwerp},
    {"10.3.2c not agreed, the dice do", else_the_dice_do},
    {"10.5.2g agreed, Russia gets Saxony", russia_gets_saxony},
    {"10.5.2g not agreed, it is rolled for", else_saxony_is_rolled_for},
    {"12.1.2.2b agreed, the ships are kept", captors_keep_the_ships},
    {"12.1.2.2b not agreed, they burn", else_the_british_burn_them},
    {"12.2.5c agreed, Sweden is spared", sweden_is_spared},
    {"12.2.5c not agreed, Britain is", else_the_british_are},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
