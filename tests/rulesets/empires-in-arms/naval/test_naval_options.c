/* The options of 12.2 at sea: raiding, large stacks, losses. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- 12.2.2 ----------------------------------------------------------- */

/* The trade of Great Britain is determined in the Economic Phase. */
static const struct event *raided(struct scene *scene, const struct rule *rule)
{
    eia_collect(&scene->play, GREAT_BRITAIN);
    return scene_event_saying(scene, EVENT_STATE, rule,
                              "Great Britain collects");
}

static void raiding_is_an_option(struct scene *scene)
{
    int before = 0;

    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "s717", 10);
    scene_fleet(scene, "fr-f2", "s725", 10);
    before = eia_trade(&scene->board, GREAT_BRITAIN, NULL);
    assert_null(raided(scene, RULE(12_2_2a)));
    scene_option(scene, "naval-raiding", "on");
    assert_int_equal(eia_trade(&scene->board, GREAT_BRITAIN, NULL),
                     before - 10);
    assert_non_null(raided(scene, RULE(12_2_2a)));
}

static void raiding_never_below_nothing(struct scene *scene)
{
    int before = 0;

    scene_war(scene, "fr", "gb");
    before = eia_trade(&scene->board, GREAT_BRITAIN, NULL);
    scene_fleet(scene, "fr-f1", "s717", 10);
    scene_fleet(scene, "fr-f2", "s717", 10);
    scene_fleet(scene, "fr-f3", "s725", 10);
    scene_option(scene, "naval-raiding", "on");
    assert_int_equal(eia_trade(&scene->board, GREAT_BRITAIN, NULL),
                     before - 10);
    scene_fleet(scene, "fr-f4", "s730", 10);
    assert_int_equal(eia_trade(&scene->board, GREAT_BRITAIN, NULL),
                     before - 12);
    assert_non_null(raided(scene, RULE(12_2_2b)));
}

static void raiders_in_port_do_not_count(struct scene *scene)
{
    int before = 0;

    scene_war(scene, "fr", "gb");
    scene_option(scene, "naval-raiding", "on");
    before = eia_trade(&scene->board, GREAT_BRITAIN, NULL);
    scene_fleet(scene, "fr-f1", "p427", 10);
    assert_int_equal(eia_trade(&scene->board, GREAT_BRITAIN, NULL), before);
    assert_null(raided(scene, RULE(12_2_2b)));
    scene_fleet(scene, "fr-f1", "s717", 10);
    assert_non_null(raided(scene, RULE(12_2_2c)));
}

/* ---- 12.2.3 ----------------------------------------------------------- */

/* A way there and back again that costs so many points. */
static const char *shuttle(struct scene *scene, const char *fleet, int steps)
{
    const char *path = "";

    for (int i = 0; i < steps; i++)
        path = arena_text(scene->arena, "%s %s", path, i % 2 ? "s735" : "s734");
    return arena_text(scene->arena, "<fleet id='%s' path='%s'/>", fleet,
                      path + 1);
}

/* A fleet has so many points and no more, by that case. */
static void has_points(struct scene *scene, const char *fleet, int points,
                       const struct rule *rule)
{
    const char side[] = {fleet[0], fleet[1], '\0'};

    assert_null(scene_refusal(scene, side, "N", shuttle(scene, fleet, points)));
    assert_true(scene_refusal_names(scene, side, "N",
                                    shuttle(scene, fleet, points + 1), rule));
}

static void seven_points_without_the_option(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "fr-f1", "s735", 10);

    scene_fleet(scene, "fr-f2", "s735", 10);
    scene_fleet(scene, "fr-f3", "s735", 10);
    assert_int_equal(eia_fleet_points(&scene->board, fleet, NULL), 7);
    assert_null(scene_refusal(scene, "fr", "N", shuttle(scene, "fr-f1", 7)));
    scene_option(scene, "large-fleet-movement", "on");
    assert_true(scene_refusal_names(scene, "fr", "N",
                                    shuttle(scene, "fr-f1", 7), RULE(12_2_3a)));
}

static void stacks_are_of_one_power(struct scene *scene)
{
    scene_fleet(scene, "fr-f1", "s735", 10);
    scene_fleet(scene, "sp-f1", "s735", 10);
    scene_option(scene, "large-fleet-movement", "on");
    scene_fleet(scene, "fr-f2", "s735", 10);
    has_points(scene, "fr-f1", 6, RULE(12_2_3_1));
    has_points(scene, "sp-f1", 7, BASE(fleet_move));
    assert_false(scene_refusal_names(
        scene, "sp", "N", shuttle(scene, "sp-f1", 8), RULE(12_2_3_1)));
}

static void transports_lose_a_point(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "gb-1", "a774", "8 infantry");

    scene_fleet(scene, "gb-f1", "s735", 10);
    corps->embarked = "gb-f1";
    scene_option(scene, "large-fleet-movement", "on");
    has_points(scene, "gb-f1", 6, RULE(12_2_3_2));
}

static void large_stacks_are_slower(struct scene *scene)
{
    scene_fleet(scene, "fr-f1", "s735", 10);
    scene_option(scene, "large-fleet-movement", "on");
    scene_fleet(scene, "fr-f2", "s735", 10);
    scene_fleet(scene, "fr-f3", "s735", 10);
    has_points(scene, "fr-f1", 5, RULE(12_2_3_3));
    assert_false(scene_refusal_names(
        scene, "fr", "N", shuttle(scene, "fr-f1", 6), RULE(12_2_3_4)));
}

/* Two fleets begin in one place: whoever sails first, each has six points. */
static void one_after_the_other(struct scene *scene)
{
    struct fleet *first = scene_fleet(scene, "fr-f1", "s735", 10);
    struct fleet *second = scene_fleet(scene, "fr-f2", "s735", 10);

    scene_option(scene, "large-fleet-movement", "on");
    scene_answers(scene, "N", "fr",
                  arena_text(scene->arena, "<fleet id='fr-f1' path='s734'/>%s",
                             shuttle(scene, "fr-f2", 7)));
    scene_play(scene, "N");
    assert_string_equal(first->at, "s734");
    assert_string_equal(second->at, "s735");
    assert_non_null(scene_event(scene, EVENT_LAPSE, RULE(12_2_3_3)));
}

/* Who begins alone and finds a friend where he is loses nothing. */
static void a_friend_comes_by(struct scene *scene)
{
    struct fleet *second = scene_fleet(scene, "fr-f2", "s735", 10);

    scene_fleet(scene, "fr-f1", "s734", 10);
    scene_option(scene, "large-fleet-movement", "on");
    scene_answers(scene, "N", "fr",
                  arena_text(scene->arena, "<fleet id='fr-f1' path='s735'/>%s",
                             shuttle(scene, "fr-f2", 7)));
    scene_play(scene, "N");
    assert_string_equal(second->at, "s734");
}

/* The desk foresees it the same way. */
static void the_desk_knows_who_began(struct scene *scene)
{
    scene_fleet(scene, "fr-f1", "s735", 10);
    scene_fleet(scene, "fr-f2", "s735", 10);
    scene_option(scene, "large-fleet-movement", "on");
    assert_null(
        scene_ahead(scene, "fr", "N", "<fleet id='fr-f1' path='s734'/>"));
    has_points(scene, "fr-f2", 6, RULE(12_2_3_1));
}

static void reductions_end_at_three(struct scene *scene)
{
    scene_fleet(scene, "gb-f1", "s735", 10);
    scene_corps(scene, "gb-1", "a774", "8 infantry")->embarked = "gb-f1";
    scene_option(scene, "large-fleet-movement", "on");
    scene_fleet(scene, "gb-f2", "s735", 10);
    scene_fleet(scene, "gb-f3", "s735", 10);
    scene_fleet(scene, "gb-f4", "s735", 10);
    has_points(scene, "gb-f1", 4, RULE(12_2_3_4));
}

/* Three beaten fleets that have no point left still reach their port. */
static void retreats_are_not_reduced(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "fr-f1", "s739", 10);
    struct stack stack = {0};
    const struct sea_battle battle = {.at = "s739", .which = "test"};

    scene_option(scene, "large-fleet-movement", "on");
    fleet->spent = 7;
    stack = eia_stack_at(&scene->board, "s739", FRANCE);
    eia_sea_retreat(&scene->play, &stack, &battle, false);
    assert_int_equal(eia_place_kind(fleet->at), PLACE_PORT);
    assert_int_equal(fleet->spent, 7);
    assert_non_null(
        scene_event_saying(scene, EVENT_RETREAT, RULE(12_2_3_5), "goes back"));
}

/* From the box into the port of Brest; the French flee to Saint-Malo. */
static void the_winner_follows(struct scene *scene)
{
    struct fleet *first = scene_fleet(scene, "gb-f1", "b427", 1);
    struct fleet *third = scene_fleet(scene, "gb-f3", "b427", 30);

    scene_war(scene, "gb", "fr");
    scene_fleet(scene, "fr-f1", "p427", 12);
    scene_garrison(scene, "fr", "a427", 2, 0);
    scene_die(scene, "harbour/guns/gb-f1-p427-end-0-1", 6);
    scene_die(scene, "naval-combat/fire/gb-f1-p427-end-0-gb-1", 5);
    scene_answers(scene, "N", "gb",
                  "<fleet id='gb-f1 gb-f3' attack='yes' pursue='yes'/>");
    scene_play(scene, "N");
    assert_string_equal(third->at, "b428");
    assert_string_equal(first->at, "b428");
    assert_non_null(scene_event(scene, EVENT_ADVANCE, RULE(12_2_3_5)));
}

/* ---- 12.2.5 ----------------------------------------------------------- */

static struct stack mixed(struct scene *scene, int british, int swedish,
                          int portuguese)
{
    scene_minor(scene, "sweden", FREE_STATE, "gb");
    scene_minor(scene, "portugal", FREE_STATE, "gb");
    scene_fleet(scene, "gb-f1", "s735", british / 2);
    scene_fleet(scene, "gb-f2", "s735", british - british / 2);
    scene_fleet(scene, "sweden-f1", "s735", swedish);
    scene_fleet(scene, "portugal-f1", "s735", portuguese);
    return eia_stack_at(&scene->board, "s735", GREAT_BRITAIN);
}

static int ships_of(struct scene *scene, const char *nation)
{
    int sum = 0;

    for (size_t i = 0; i < scene->game->fleets_count; i++)
        if (same_name(scene->game->fleets[i].nation, nation))
            sum += scene->game->fleets[i].ships;
    return sum;
}

/* A hundred French ships sink ten of what is there. */
static const struct event *french_fire(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "s735", 100);
    scene_die(scene, "naval-combat/gauge/fr-f1-s735-end-0-fr-0", 6);
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' attack='yes'/>");
    scene_play(scene, "N");
    return scene_event_saying(scene, EVENT_LOSS, NULL, "10 ships lost");
}

static void one_nation_bleeds_without_the_option(struct scene *scene)
{
    struct stack stack = mixed(scene, 10, 20, 12);
    const int start[] = {5, 5, 20, 12};

    eia_sink(&scene->play, &stack, start, 8, "test");
    assert_int_equal(ships_of(scene, "sweden"), 12);
    assert_int_equal(ships_of(scene, "gb"), 10);
    mixed(scene, 36, 20, 12);
    scene_option(scene, "proportional-naval-losses", "on");
    assert_true(event_names(french_fire(scene), RULE(12_2_5a)));
}

static void losses_are_shared(struct scene *scene)
{
    struct stack stack = mixed(scene, 36, 20, 12);
    const struct event *event = NULL;
    int start[4];

    for (size_t i = 0; i < stack.count; i++)
        start[i] = stack.fleets[i]->ships;
    scene_option(scene, "proportional-naval-losses", "on");
    eia_sink(&scene->play, &stack, start, 10, "test");
    assert_int_equal(ships_of(scene, "gb"), 31);
    assert_int_equal(ships_of(scene, "sweden"), 17);
    assert_int_equal(ships_of(scene, "portugal"), 10);
    mixed(scene, 36, 20, 12);
    event = french_fire(scene);
    assert_true(event_names(event, RULE(12_2_5b)));
    assert_non_null(strstr(event->text, "sweden-f1 3"));
}

static void the_odd_ship_is_rolled_for(struct scene *scene)
{
    struct stack stack = {0};
    struct stack russians = {0};
    const int start[] = {5, 5};

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
    assert_int_equal(ships_of(scene, "gb"), 3);
    assert_int_equal(ships_of(scene, "sweden"), 2);
}

/* Of 4 x 5 ships two are lost: half a ship each, rounded to four. Britain is
 * spared the first, and has none to be spared when the second is rolled for. */
static void four_nations_lose_two(struct scene *scene)
{
    static const char *const fleets[] = {"gb-f1", "ru-f1", "sp-f1", "tu-f1"};
    struct fleet *aboard[4];
    const struct stack stack = {aboard, 4, NULL};
    const int start[] = {5, 5, 5, 5};

    scene_option(scene, "proportional-naval-losses", "on");
    for (int i = 0; i < 4; i++)
        scene_fleet(scene, fleets[i], "s735", 5);
    for (int i = 0; i < 4; i++)
        aboard[i] = eia_fleet(&scene->board, fleets[i]);
    scene_die(scene, "12.2.5c/test-1/gb-1", 6);
    scene_die(scene, "12.2.5c/test-2/gb-1", 6);
    scene_die(scene, "12.2.5c/test-2/ru-1", 5);
    assert_int_equal(eia_sink(&scene->play, &stack, start, 2, "test").ships, 2);
    assert_int_equal(ships_of(scene, "gb"), 5);
    assert_int_equal(ships_of(scene, "ru"), 5);
    assert_int_equal(ships_of(scene, "sp"), 4);
    assert_int_equal(ships_of(scene, "tu"), 4);
}

/* Three nations of 5 ships lose one, a third each, rounded to none. Spain's
 * ships were sunk before: it does not roll. */
static void the_sunk_roll_no_more(struct scene *scene)
{
    struct fleet *aboard[] = {scene_fleet(scene, "gb-f1", "s735", 5),
                              scene_fleet(scene, "ru-f1", "s735", 5),
                              scene_fleet(scene, "tu-f1", "s735", 5),
                              scene_fleet(scene, "sp-f1", NULL, 0)};
    const struct stack stack = {aboard, 4, NULL};
    const int start[] = {5, 5, 5, 0};

    scene_option(scene, "proportional-naval-losses", "on");
    scene_die(scene, "12.2.5c/test-1/ru-1", 2);
    scene_die(scene, "12.2.5c/test-1/sp-1", 1);
    assert_int_equal(eia_sink(&scene->play, &stack, start, 1, "test").ships, 1);
    assert_int_equal(ships_of(scene, "ru"), 4);
}

static const struct scene_row rows[] = {
    {"12.2.2a raiding is an option", raiding_is_an_option},
    {"12.2.2b raiding takes five a sea", raiding_never_below_nothing},
    {"12.2.2c raiders are looked at in the phase",
     raiders_in_port_do_not_count},
    {"12.2.3a seven points without the option",
     seven_points_without_the_option},
    {"12.2.3.1 stacks are of one power", stacks_are_of_one_power},
    {"12.2.3.2 transports lose a point", transports_lose_a_point},
    {"12.2.3.3 large stacks are slower", large_stacks_are_slower},
    {"12.2.3.3 of those who began together", one_after_the_other},
    {"12.2.3.2, 12.2.3.3 not of those met later", a_friend_comes_by},
    {"12.2.3.1 the desk knows who began", the_desk_knows_who_began},
    {"12.2.3.4 reductions end at three", reductions_end_at_three},
    {"12.2.3.5 retreats are not reduced", retreats_are_not_reduced},
    {"12.2.3.5 the winner follows, from a box, too", the_winner_follows},
    {"12.2.5a one nation bleeds without the option",
     one_nation_bleeds_without_the_option},
    {"12.2.5b losses are shared", losses_are_shared},
    {"12.2.5c the odd ship is rolled for", the_odd_ship_is_rolled_for},
    {"12.2.5c of four nations' ships two are lost", four_nations_lose_two},
    {"12.2.5c the sunk roll no more", the_sunk_roll_no_more},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
