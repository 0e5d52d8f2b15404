/* The base game at sea, rule by rule: the gauge, who is beaten, who meets
 * whom, where the beaten go, who sails first, what is carried. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- battles: Turks and Russians, so that no die is modified ------------- */

static const struct fleet *turks(const struct scene *scene)
{
    return eia_fleet(&scene->board, "tu-f1");
}

static const struct fleet *russians(const struct scene *scene)
{
    return eia_fleet(&scene->board, "ru-f1");
}

/* Turkey attacks Russia in an open sea; gauge and fire as the test says. */
static void meet(struct scene *scene, int attackers, int defenders)
{
    scene_war(scene, "tu", "ru");
    scene_fleet(scene, "tu-f1", "s742", attackers);
    scene_fleet(scene, "ru-f1", "s742", defenders);
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-tu-0", 4);
    scene_answers(scene, "N", "tu", "<fleet id='tu-f1' attack='yes'/>");
}

static void higher_fires_first(struct scene *scene)
{
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-ru-0", 5);
    scene_die(scene, "naval-combat/fire/tu-f1-s742-end-0-ru-1", 6);
    meet(scene, 10, 10);
    scene_play(scene, "N");
    /* 25 percent of 10 are 3, and of the 7 left 10 percent are 1 */
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, BASE(naval_combat),
                                       "Turkey, 7 ships, die 3"));
    assert_int_equal(russians(scene)->ships, 9);
    assert_string_not_equal(turks(scene)->at ? turks(scene)->at : "", "s742");
}

static void equal_fire_at_once(struct scene *scene)
{
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-ru-0", 4);
    scene_die(scene, "naval-combat/fire/tu-f1-s742-end-0-ru-1", 6);
    meet(scene, 10, 10);
    scene_play(scene, "N");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, BASE(naval_combat),
                                       "both fire at once"));
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, BASE(naval_combat),
                                       "Turkey, 10 ships, die 3"));
}

/* Three rounds of a tenth each: nobody is beaten, the attacker goes back, and
 * nobody has points. */
static void drawn(struct scene *scene)
{
    int before = eia_power_state(&scene->board, TURKEY)->box;

    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-ru-0", 4);
    meet(scene, 30, 30);
    scene_play(scene, "N");
    assert_int_equal(turks(scene)->ships, russians(scene)->ships);
    assert_non_null(scene_event_saying(scene, EVENT_VERDICT, BASE(naval_combat),
                                       "nobody is beaten"));
    assert_int_equal(eia_power_state(&scene->board, TURKEY)->box, before);
}

static void the_greater_share(struct scene *scene)
{
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-ru-0", 4);
    scene_die(scene, "naval-combat/fire/tu-f1-s742-end-0-tu-2", 1);
    meet(scene, 20, 20);
    scene_play(scene, "N");
    assert_non_null(scene_event_saying(scene, EVENT_VERDICT, BASE(naval_combat),
                                       "Turkey: beaten"));
    assert_false(same_name(turks(scene)->at, "s742"));
    assert_string_equal(russians(scene)->at, "s742");
}

/* Both lose more than a third in one round at once: seven of twenty against
 * fewer; the further beyond is beaten. */
static void both_beyond(struct scene *scene)
{
    const struct fleet *ours = NULL;

    scene_war(scene, "gb", "fr");
    ours = scene_fleet(scene, "gb-f1", "s742", 20);
    scene_fleet(scene, "fr-f1", "s742", 20);
    scene_die(scene, "naval-combat/gauge/fr-f1-s742-end-0-fr-0", 4);
    scene_die(scene, "naval-combat/gauge/fr-f1-s742-end-0-gb-0", 3);
    for (int round = 1; round <= 2; round++) {
        scene_die(scene,
                  arena_text(scene->arena,
                             "naval-combat/fire/fr-f1-s742-end-0-fr-%d", round),
                  5);
        scene_die(scene,
                  arena_text(scene->arena,
                             "naval-combat/fire/fr-f1-s742-end-0-gb-%d", round),
                  5);
    }
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_non_null(scene_event_saying(scene, EVENT_VERDICT, BASE(naval_combat),
                                       "France: beaten"));
    assert_string_equal(ours->at, "s742");
}

/* ---- meeting ------------------------------------------------------------- */

/* A French stack of that size passes twenty British ships. */
static bool met(struct scene *scene, int ships, const char *policy, int face)
{
    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "s739", ships);
    scene_fleet(scene, "gb-f1", "s736", 20);
    if (policy)
        scene_standing(
            scene, "gb",
            arena_text(scene->arena, "<intercept when='%s'/>", policy));
    scene_die(scene, "intercept/meets/fr-f1-s736-gb-1", face);
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' path='s736'/>");
    scene_play(scene, "N");
    return scene_event(scene, EVENT_COMBAT, BASE(naval_combat)) != NULL;
}

static void met_by_four_or_less(struct scene *scene)
{
    assert_true(met(scene, 10, NULL, 4));
}

static void not_by_five(struct scene *scene)
{
    assert_false(met(scene, 10, NULL, 5));
    assert_string_equal(eia_fleet(&scene->board, "fr-f1")->at, "s736");
}

static void not_by_the_weaker(struct scene *scene)
{
    assert_false(met(scene, 21, NULL, 1));
    assert_false(scene_thrown(scene, "intercept/meets/fr-f1-s736-gb-1"));
}

static void by_the_weaker_if_he_will(struct scene *scene)
{
    assert_true(met(scene, 21, "always", 1));
}

static void never_if_he_will_not(struct scene *scene)
{
    assert_false(met(scene, 1, "never", 1));
}

/* Two powers meet one stack in one sea: it beats the one, then the other. */
static void by_two_powers_at_once(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_war(scene, "fr", "ru");
    scene_fleet(scene, "fr-f1", "s739", 30);
    scene_fleet(scene, "gb-f1", "s736", 1);
    scene_fleet(scene, "ru-f1", "s736", 1);
    scene_standing(scene, "gb", "<intercept when='always'/>");
    scene_standing(scene, "ru", "<intercept when='always'/>");
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' path='s736'/>");
    scene_play(scene, "N");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(naval_combat)), 2);
    assert_string_equal(eia_fleet(&scene->board, "fr-f1")->at, "s736");
}

/* ---- where the beaten go, and who sails when ----------------------------- */

static void to_the_named_port(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "fr-f1", "s736", 10);
    const struct stack stack = {&fleet, 1, NULL};
    const struct sea_battle battle = {.at = "s736"};

    scene_standing(scene, "fr", "<fleet-retreat ports='a462 a450'/>");
    eia_sea_retreat(&scene->play, &stack, &battle, false);
    assert_string_equal(fleet->at, "p462");
}

static void not_into_a_blockade(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "fr-f1", "s736", 10);
    const struct stack stack = {&fleet, 1, NULL};
    const struct sea_battle battle = {.at = "s736"};

    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "gb-f1", "b462", 10);
    scene_standing(scene, "fr", "<fleet-retreat ports='a462'/>");
    eia_sea_retreat(&scene->play, &stack, &battle, false);
    assert_int_equal(eia_place_kind(fleet->at), PLACE_PORT);
    assert_string_not_equal(fleet->at, "p462");
}

/* Spain sails before Great Britain, unless that names an earlier place. */
static bool spain_escapes(struct scene *scene)
{
    scene_war(scene, "gb", "sp");
    scene_fleet(scene, "sp-f1", "p423", 10);
    scene_fleet(scene, "gb-f1", "s743", 20);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "N", "");
    scene_orders(scene, "sp", "N", "<fleet id='sp-f1' path='s742'/>");
    scene_orders(scene, "gb", "N", "<fleet id='gb-f1' path='s742 b423'/>");
    scene_play(scene, "N");
    return same_name(eia_fleet(&scene->board, "sp-f1")->at, "s742");
}

static void britain_sails_last(struct scene *scene)
{
    assert_true(spain_escapes(scene));
    assert_int_equal(scene_count(scene, EVENT_LAPSE, NULL), 0);
}

static void britain_in_its_slot(struct scene *scene)
{
    eia_power_state(&scene->board, GREAT_BRITAIN)->slot = 1;
    assert_false(spain_escapes(scene));
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(blockade)));
}

/* A sheet that says the same voyage twice: its first leg would be met by the
 * same die again. */
static void no_stack_sails_twice(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "p427", 10);
    scene_fleet(scene, "gb-f1", "s736", 20);
    scene_die(scene, "intercept/meets/fr-f1-s736-gb-1", 6);
    scene_answers(scene, "N", "fr",
                  "<fleet id='fr-f1' path='s736 p427'/>"
                  "<fleet id='fr-f1' path='s736'/>");
    scene_play(scene, "N");
    assert_non_null(scene_event_saying(scene, EVENT_LAPSE, BASE(fleet_move),
                                       "'fr-f1' has sailed already"));
    assert_string_equal(eia_fleet(&scene->board, "fr-f1")->at, "p427");
}

/* An attack from where it lies, or a way out of port into its box, costs no
 * points and is a voyage all the same. */
static void a_voyage_without_points_is_one(struct scene *scene)
{
    scene_fleet(scene, "fr-f1", "p427", 10);
    scene_answers(scene, "N", "fr",
                  "<fleet id='fr-f1' path='b427'/>"
                  "<fleet id='fr-f1' path='s736'/>");
    scene_play(scene, "N");
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(fleet_move)));
    assert_string_equal(eia_fleet(&scene->board, "fr-f1")->at, "b427");
}

static void nobody_attacks_twice_from_one_place(struct scene *scene)
{
    static const char attack[] = "<fleet id='tu-f1' attack='yes'/>";

    scene_war(scene, "tu", "ru");
    scene_fleet(scene, "tu-f1", "s742", 30);
    scene_fleet(scene, "ru-f1", "s742", 30);
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-tu-0", 4);
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-ru-0", 4);
    scene_answers(scene, "N", "tu",
                  arena_text(scene->arena, "%s%s", attack, attack));
    scene_play(scene, "N");
    assert_int_equal(scene_count(scene, EVENT_COMBAT, BASE(naval_combat)), 1);
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(fleet_move)));
}

/* In a sheet as well: the second is refused when it is judged. */
static void a_second_voyage_is_refused(struct scene *scene)
{
    scene_war(scene, "tu", "ru");
    scene_fleet(scene, "tu-f1", "s742", 10);
    scene_fleet(scene, "ru-f1", "s742", 10);
    assert_null(
        scene_ahead(scene, "tu", "N", "<fleet id='tu-f1' attack='yes'/>"));
    assert_ptr_equal(
        scene_refusal(scene, "tu", "N", "<fleet id='tu-f1' path='s743'/>"),
        BASE(fleet_move));
}

/* ---- cargo --------------------------------------------------------------- */

static void what_a_fleet_carries(struct scene *scene)
{
    static const char load[] = "<load fleet='gb-f1' corps='gb-1'/>";

    scene_corps(scene, "gb-1", "a774", "10 infantry");
    scene_corps(scene, "gb-2", "a774", "3 infantry");
    scene_fleet(scene, "gb-f1", "s727", 20);
    assert_ptr_equal(scene_refusal(scene, "gb", "N", load), BASE(transport));
    scene_fleet(scene, "gb-f1", "p774", 4);
    assert_ptr_equal(scene_refusal(scene, "gb", "N", load), BASE(transport));
    scene_fleet(scene, "gb-f1", "p774", 5);
    assert_null(scene_refusal(scene, "gb", "N", load));
    eia_corps(&scene->board, "gb-2")->embarked = "gb-f1";
    assert_ptr_equal(scene_refusal(scene, "gb", "N", load), BASE(transport));
}

static void a_path_may_begin_where_they_lie(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "fr-f1", "p427", 5);

    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' path='p427 s736'/>");
    scene_play(scene, "N");
    assert_string_equal(fleet->at, "s736");
}

static const struct scene_row rows[] = {
    {"base naval-combat: the higher gauge fires first", higher_fires_first},
    {"base naval-combat: equal gauges fire at once", equal_fire_at_once},
    {"base naval-combat: a draw", drawn},
    {"base naval-combat: the greater share is beaten", the_greater_share},
    {"base naval-combat: both beyond their limits", both_beyond},
    {"base intercept: met by four or less", met_by_four_or_less},
    {"base intercept: not by five", not_by_five},
    {"base intercept: not by the weaker", not_by_the_weaker},
    {"base intercept: by the weaker if he will", by_the_weaker_if_he_will},
    {"base intercept: never if he will not", never_if_he_will_not},
    {"base intercept: by two powers, one after the other",
     by_two_powers_at_once},
    {"base naval-combat: to the named port", to_the_named_port},
    {"base naval-combat: not into a blockade", not_into_a_blockade},
    {"base combine: Great Britain sails last", britain_sails_last},
    {"base combine: Great Britain in its slot", britain_in_its_slot},
    {"base fleet-move: no stack sails twice", no_stack_sails_twice},
    {"base fleet-move: a voyage without points is one",
     a_voyage_without_points_is_one},
    {"base fleet-move: nobody attacks twice from one place",
     nobody_attacks_twice_from_one_place},
    {"base fleet-move: a second voyage is refused", a_second_voyage_is_refused},
    {"base transport: what a fleet carries", what_a_fleet_carries},
    {"base fleet-move: a path may begin in port",
     a_path_may_begin_where_they_lie},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
