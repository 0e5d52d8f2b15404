/* What fleets carry, and what becomes of it: 12.2.4; of leaders: 10.6. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* Every sea around is full of enemies, and no port is open. */
static void lost_fleets_lose_their_cargo(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "gb-f2", "s742", 5);
    struct corps *corps = scene_corps(scene, "gb-1", NULL, "8 infantry");
    const struct stack stack = {&fleet, 1, NULL};
    const struct sea_battle battle = {.at = "s742"};
    const struct sea_card *const *way = eia_sea_ways(scene->module, battle.at);
    int number = 1;

    corps->embarked = "gb-f2";
    scene_leader(scene, "nelson", "gb-f2");
    scene_war(scene, "gb", "fr");
    for (size_t i = 0; i < scene->game->provinces_count; i++)
        if (scene->game->provinces[i].controller == GREAT_BRITAIN)
            scene->game->provinces[i].controller = FRANCE;
    scene_minor(scene, "gibraltar", NEUTRAL, "none");
    scene_minor(scene, "malta", NEUTRAL, "none");
    for (; *way; way++)
        scene_fleet(scene, arena_text(scene->arena, "fr-f%d", number++),
                    (*way)->id, 3);
    eia_sea_retreat(&scene->play, &stack, &battle, false);
    assert_null(fleet->at);
    assert_null(corps->embarked);
    assert_int_equal(eia_leader(&scene->board, "nelson")->state, LEADER_OFF);
}

/* Twenty-eight ships inflict four losses at the least on one. */
static void a_depot_goes_down_with_its_fleet(struct scene *scene)
{
    scene_war(scene, "gb", "fr");
    scene_fleet(scene, "fr-f1", "p427", 1);
    scene_depot(scene, "fr", "a427");
    scene_fleet(scene, "gb-f1", "b427", 28);
    scene_answers(scene, "N", "fr",
                  "<load fleet='fr-f1' depot='fr-d-a427'/>"
                  "<fleet id='fr-f1' path='b427'/>");
    scene_play(scene, "N");
    assert_null(eia_fleet(&scene->board, "fr-f1")->at);
    assert_null(eia_depot(&scene->board, "fr-d-a427"));
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, BASE(transport),
                                       "the depot aboard"));
}

static void one_depot_a_fleet(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "gb-f1", "p774", 10);
    struct depot *aboard = scene_depot(scene, "gb", "a018");

    scene_depot(scene, "gb", "a774");
    assert_null(scene_refusal(scene, "gb", "N",
                              "<load fleet='gb-f1' depot='gb-d-a774'/>"));
    fleet->depot = aboard->id;
    aboard->at = NULL;
    assert_ptr_equal(scene_refusal(scene, "gb", "N",
                                   "<load fleet='gb-f1' depot='gb-d-a774'/>"),
                     BASE(transport));
}

static void no_guard_goes_aboard(struct scene *scene)
{
    const char *order = "<load fleet='gb-f1' depot='gb-d-a774'/>";

    scene_fleet(scene, "gb-f1", "p774", 10);
    scene_depot(scene, "gb", "a774")->infantry = 5;
    assert_ptr_equal(scene_refusal(scene, "gb", "N", order), BASE(transport));
    scene->game->depots[0].infantry = 0;
    assert_null(scene_refusal(scene, "gb", "N", order));
}

static void a_depot_comes_ashore(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "gb-f1", "p774", 10);
    struct depot *depot = scene_depot(scene, "gb", "a018");
    int before = scene_find_power(scene, GREAT_BRITAIN)->money;

    scene_corps(scene, "gb-1", "a774", "5 infantry");
    fleet->depot = depot->id;
    depot->at = NULL;
    scene_march(scene, "gb", "<depot at='a774' op='place'/>");
    assert_int_equal(scene->game->depots_count, 1);
    assert_true(same_name(depot->at, "a774"));
    assert_null(fleet->depot);
    assert_int_equal(scene_find_power(scene, GREAT_BRITAIN)->money, before);
}

static void a_big_corps_without_the_option(struct scene *scene)
{
    scene_fleet(scene, "fr-f1", "p427", 10);
    scene_corps(scene, "fr-1", "a427", "14 infantry");
    assert_null(
        scene_refusal(scene, "fr", "N", "<load fleet='fr-f1' corps='fr-1'/>"));
    scene_option(scene, "reduced-naval-transport", "on");
    assert_true(scene_refusal_names(
        scene, "fr", "N", "<load fleet='fr-f1' corps='fr-1'/>", RULE(12_2_4a)));
}

static void excess_cargo_is_lost(struct scene *scene)
{
    struct corps *one = scene_corps(scene, "gb-1", "a774", "12 infantry");
    struct corps *two = scene_corps(scene, "gb-2", "a774", "12 infantry");
    struct stack stack = {0};
    const int start[] = {2, 10, 10};

    scene_option(scene, "reduced-naval-transport", "on");
    scene_fleet(scene, "gb-f1", "s735", 2);
    scene_fleet(scene, "gb-f2", "s735", 10);
    scene_fleet(scene, "gb-f3", "s735", 10);
    one->embarked = "gb-f2";
    two->embarked = "gb-f3";
    stack = eia_stack_at(&scene->board, "s735", GREAT_BRITAIN);
    eia_fleet(&scene->board, "gb-f1")->ships = 0;
    eia_sink(&scene->play, &stack, start, 0, "test");
    assert_int_equal(eia_corps_factors(one) + eia_corps_factors(two), 20);
}

/* One of two Russian ships sinks; the other has room for ten of eighteen: of
 * the eight too many 4.44 and 3.56 are theirs, four each. */
static void what_finds_no_room_is_lost(struct scene *scene)
{
    struct corps *one = scene_corps(scene, "ru-1", "a097", "10 infantry");
    struct corps *two = scene_corps(scene, "ru-2", "a097", "8 infantry");

    scene_option(scene, "reduced-naval-transport", "on");
    scene_war(scene, "tu", "ru");
    scene_fleet(scene, "ru-f1", "s742", 1);
    scene_fleet(scene, "ru-f2", "s742", 1);
    scene_fleet(scene, "tu-f1", "s742", 10);
    one->embarked = "ru-f1";
    two->embarked = "ru-f2";
    scene_die(scene, "naval-combat/gauge/tu-f1-s742-end-0-tu-0", 4);
    scene_die(scene, "naval-combat/pursuit/tu-f1-s742-end-0-tu-0", 1);
    scene_answers(scene, "N", "tu", "<fleet id='tu-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_int_equal(eia_corps_factors(one), 6);
    assert_int_equal(eia_corps_factors(two), 4);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(12_2_4c),
                                       "loses 8 infantry and 1 ship"));
    assert_int_equal(scene_count(scene, EVENT_LOSS, RULE(12_2_4c)), 1);
}

/* Moore with I Corps is aboard one ship, Nelson leads it. */
static struct fleet *leaders_at_sea(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_corps(scene, "gb-1", NULL, "8 infantry")->embarked = "gb-f1";
    scene_leader(scene, "moore", "gb-1");
    scene_leader(scene, "nelson", "gb-f1");
    return scene_fleet(scene, "gb-f1", "s742", 1);
}

/* It attacks thirty-three ships, which sink one at the least; of them Spain has
 * the fewer. */
static void leaders_are_taken(struct scene *scene)
{
    leaders_at_sea(scene);
    scene_war(scene, "sp", "gb");
    scene_fleet(scene, "fr-f1", "s742", 28);
    scene_fleet(scene, "sp-f1", "s742", 5);
    scene_standing(scene, "gb", "<captor leader='moore' power='sp'/>");
    scene_answers(scene, "N", "gb", "<fleet id='gb-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_null(eia_fleet(&scene->board, "gb-f1")->at);
    assert_true(same_name(eia_leader(&scene->board, "nelson")->holder, "fr"));
    assert_true(same_name(eia_leader(&scene->board, "moore")->holder, "sp"));
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(10_6_3a)), 2);
}

/* France attacks alone; Spain, at war as well, looks on with more ships. */
static void who_looks_on_takes_nobody(struct scene *scene)
{
    leaders_at_sea(scene);
    scene_war(scene, "sp", "gb");
    scene_fleet(scene, "fr-f1", "s742", 28);
    scene_fleet(scene, "sp-f1", "s742", 30);
    scene_standing(scene, "gb", "<captor leader='moore' power='sp'/>");
    scene_answers(scene, "N", "fr", "<fleet id='fr-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_null(eia_fleet(&scene->board, "gb-f1")->at);
    assert_true(same_name(eia_leader(&scene->board, "nelson")->holder, "fr"));
    assert_true(same_name(eia_leader(&scene->board, "moore")->holder, "fr"));
}

/* Russia is at peace; its ship attacks with one of its Danes, who are not. */
static void danes_take_him_along(struct scene *scene)
{
    scene_minor(scene, "denmark", FREE_STATE, "ru");
    scene_war(scene, "gb", "denmark");
    scene_fleet(scene, "denmark-f1", "s735", 1);
    scene_fleet(scene, "ru-f1", "s735", 1);
    scene_corps(scene, "ru-1", NULL, "8 infantry")->embarked = "ru-f1";
    scene_leader(scene, "bagration", "ru-1");
    scene_fleet(scene, "gb-f1", "s735", 28);
    scene_answers(scene, "N", "ru",
                  "<fleet id='ru-f1 denmark-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_null(eia_fleet(&scene->board, "ru-f1")->at);
    assert_true(
        same_name(eia_leader(&scene->board, "bagration")->holder, "gb"));
}

/* One of the fleets is sunk, not the other, nor II Corps aboard it. */
static void sink_one_of_two(struct scene *scene, const char *corps)
{
    struct fleet *lost = leaders_at_sea(scene);
    const int start[] = {1, 10};
    struct stack stack = {0};

    scene_fleet(scene, "gb-f2", "s742", 10);
    scene_corps(scene, corps, NULL, "8 infantry")->embarked = "gb-f2";
    stack = eia_stack_at(&scene->board, "s742", GREAT_BRITAIN);
    eia_fleet(&scene->board, lost->id)->ships = 0;
    eia_sink(&scene->play, &stack, start, 0, "test");
    assert_string_equal(eia_leader(&scene->board, "nelson")->with, "gb-f2");
}

static void or_go_on_with_the_rest(struct scene *scene)
{
    sink_one_of_two(scene, "gb-2");
    assert_true(same_name(eia_leader(&scene->board, "moore")->with, "gb-2"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_6a),
                                       "Moore goes to II Corps"));
}

static void or_leave_the_map(struct scene *scene)
{
    sink_one_of_two(scene, "ru-1");
    assert_int_equal(eia_leader(&scene->board, "moore")->state, LEADER_OFF);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_6d), "Moore leaves"));
}

static const struct scene_row rows[] = {
    {"base naval-combat: who finds no way is lost with his cargo",
     lost_fleets_lose_their_cargo},
    {"base transport: a depot goes down with its fleet",
     a_depot_goes_down_with_its_fleet},
    {"base transport: one depot a fleet", one_depot_a_fleet},
    {"base transport: no guard goes aboard", no_guard_goes_aboard},
    {"base transport: a depot comes ashore", a_depot_comes_ashore},
    {"10.6.3a leaders are taken with all their ships", leaders_are_taken},
    {"10.6.3a not by who looks on", who_looks_on_takes_nobody},
    {"10.6.3a by who is at war with one of the stack", danes_take_him_along},
    {"10.6.3a or go on with the rest", or_go_on_with_the_rest},
    {"10.6d or leave the map", or_leave_the_map},
    {"12.2.4a a big corps without the option", a_big_corps_without_the_option},
    {"12.2.4c excess cargo is lost", excess_cargo_is_lost},
    {"12.2.4c and told with the ships", what_finds_no_room_is_lost},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"base transport: nobody else's depot",
     "gb N",
     {{"fleet gb-f1 p774 10; depot fr a774",
       "<load fleet='gb-f1' depot='fr-d-a774'/>", BASE(transport)}}},
    {"base transport: who is at sea goes aboard no other fleet",
     "gb N",
     {{"corps gb-c1 a018 4 cavalry; fleet gb-f5 s734 8; embarked gb-c1 gb-f5; "
       "fleet gb-f6 p018 8",
       "<load fleet='gb-f6' corps='gb-c1'/>", BASE(transport)},
      {"fleet gb-f5 p018 8", "<load fleet='gb-f6' corps='gb-c1'/>", NULL}}},
    {"10.1.2l cossacks stay ashore",
     "ru N",
     {{"fleet ru-f1 p097 10; irregular ru-k1 a097",
       "<load fleet='ru-f1' corps='ru-k1'/>", RULE(10_1_2l)}}},
    {"10.6f leaders go with their corps",
     "gb N",
     {{"fleet gb-f1 p774 10; corps gb-1 a774 8 infantry; leader moore gb-1",
       "<load fleet='gb-f1' corps='moore'/>", RULE(10_6f)},
      {"", "<load fleet='gb-f1' corps='gb-1'/>", NULL}}},
    {"12.2.4b ten factors a fleet",
     "fr N",
     {{"option reduced-naval-transport on; fleet fr-f1 p427 10; corps fr-1 "
       "a427 8 infantry; embarked fr-1 fr-f1; corps fr-2 a427 3 infantry",
       "<load fleet='fr-f1' corps='fr-2'/>", RULE(12_2_4b)},
      {"corps fr-3 a427 2 infantry", "<load fleet='fr-f1' corps='fr-3'/>",
       NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
