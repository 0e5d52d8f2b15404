/* What random and wicked players found, each with a scene of its own. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

/* One side orders, the others are silent. */
static void play_order_of(struct scene *scene, const char *side,
                          const char *step, const char *orders)
{
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], step,
                     strcmp(eia_power_words[i], side) == 0 ? orders : "");
    scene_play(scene, step);
}

static void quarter(struct scene *scene)
{
    scene_month(scene, "1806-03");
}

static void all_militia_of_a_corps_is_converted(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "au-1", "a474", "3 militia");

    quarter(scene);
    scene_option(scene, "militia-conversion", "on");
    eia_power_state(&scene->board, AUSTRIA)->money = 20;
    play_order_of(scene, "au", "E", "<convert militia='3' at='a474'/>");
    assert_null(corps->at);
}

static void converting_strands_no_leader(struct scene *scene)
{
    scene_corps(scene, "au-1", "a474", "3 militia");
    scene_leader(scene, "charles", "au-1");
    quarter(scene);
    scene_option(scene, "militia-conversion", "on");
    eia_power_state(&scene->board, AUSTRIA)->money = 20;
    assert_ptr_equal(
        scene_refusal(scene, "au", "E", "<convert militia='3' at='a474'/>"),
        RULE(10_6c));
    assert_null(
        scene_refusal(scene, "au", "E", "<convert militia='2' at='a474'/>"));
}

static void
a_leader_does_not_stay_with_a_fleet_that_is_gone(struct scene *scene)
{
    scene_minor(scene, "naples", FREE_STATE, "gb");
    eia_minor(&scene->board, "naples")->ships = 0;
    scene_fleet(scene, "naples-f1", "p355", 4);
    scene_leader(scene, "nelson", "naples-f1");
    scene_corps(scene, "gb-1", NULL, "5 infantry")->embarked = "naples-f1";
    eia_minor_changes(&scene->play, "naples", NEUTRAL, NO_POWER);
    assert_int_equal(eia_leader(&scene->board, "nelson")->state, LEADER_OFF);
    assert_string_equal(eia_corps(&scene->board, "gb-1")->at, "a355");
    assert_int_equal(eia_minor(&scene->board, "naples")->ships, 4);
}

static void a_garrison_that_is_sent_home_is_gone(struct scene *scene)
{
    scene_garrison(scene, "au", "a474", 3, 0);
    play_order_of(scene, "au", "R",
                  "<demobilise n='3' kind='infantry' from='a474'/>");
    assert_null(eia_garrison(&scene->board, "a474", "au"));
}

static void a_march_to_nowhere_lapses(struct scene *scene)
{
    scene_war(scene, "au", "fr");
    scene_corps(scene, "au-1", "a474", "3 infantry");
    play_order_of(scene, "au", "L", "<move corps='au-1' path=''/>");
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(land_move)));
    assert_string_equal(eia_corps(&scene->board, "au-1")->at, "a474");
}

/* What the side is offered of that kind. */
static size_t offers(struct scene *scene, const char *side, const char *step,
                     const struct order_kind *kind)
{
    struct choices choices = {.arena = scene->arena, .most = 100};
    const struct seat seat = {.game = scene->game,
                              .module = scene->module,
                              .options = &scene->options,
                              .side = side,
                              .step = step,
                              .certain = true,
                              .arena = scene->arena};

    kind->choices(&seat, &choices);
    return choices.count;
}

static void nobody_lends_for_an_absent_power(struct scene *scene)
{
    eia_power_state(&scene->board, AUSTRIA)->money = 9;
    assert_int_equal(offers(scene, "au", "E", &eia_lend), 6);
    eia_power_state(&scene->board, AUSTRIA)->silent = 99;
    assert_int_equal(offers(scene, "au", "E", &eia_lend), 0);
}

static void nobody_storms_a_city_from_aboard(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "gb-1", "a376", "5 infantry");

    scene_minor(scene, "portugal", CONQUERED, "fr");
    scene_war(scene, "gb", "fr");
    scene_garrison(scene, "fr", "a376", 2, 0);
    assert_int_equal(offers(scene, "gb", "L", &eia_siege), 2);
    scene_fleet(scene, "gb-f1", "b376", 9);
    corps->embarked = "gb-f1";
    assert_int_equal(offers(scene, "gb", "L", &eia_siege), 0);
}

static void groups_that_meet_are_one(struct scene *scene)
{
    scene_ally(scene, "au", "pr");
    scene_ally(scene, "ru", "sp");
    scene_ally(scene, "au", "ru");
    scene_ally(scene, "pr", "sp");
    scene_fleet(scene, "gb-f1", "s735", 10); /* play stops when it is asked */
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "P", "");
    scene_orders(scene, "au", "P", "<combine with='pr'/>");
    scene_orders(scene, "pr", "P", "<combine with='au'/><combine with='sp'/>");
    scene_orders(scene, "ru", "P", "<combine with='sp'/>");
    scene_orders(scene, "sp", "P", "<combine with='ru'/><combine with='pr'/>");
    scene_play(scene, "P");
    assert_int_equal(scene->game->combinations_count, 1);
    assert_true(eia_combined(&scene->board, AUSTRIA, RUSSIA));
}

static void the_fallen_do_not_withdraw(struct scene *scene)
{
    struct corps *fallen = scene_corps(scene, "sp-1", "a413", "2 infantry");
    struct corps *other = scene_corps(scene, "sp-2", "a413", "5 infantry");
    struct corps *enemy = scene_corps(scene, "fr-1", "a413", "9 infantry");
    struct fight fight;
    struct party *party = NULL;

    scene_war(scene, "fr", "sp");
    scene_at(scene, "L");
    fight = eia_fight(&scene->play, "a413", FRANCE, BASE(field));
    eia_add_corps(&fight, ATTACKER, enemy);
    eia_add_corps(&fight, DEFENDER, fallen);
    eia_add_corps(&fight, DEFENDER, other);
    eia_fight_begin(&fight);
    party = &fight.parties[DEFENDER];
    for (int i = 0; i < 2; i++)
        eia_lose_from(&fight.board, party, &party->members[0], TROOP_INFANTRY);
    party->members[0].leaves = party->members[1].leaves = true;
    eia_leave(&fight, DEFENDER);
    eia_fight_end(&fight);
    assert_null(fallen->at);
    assert_non_null(other->at);
    assert_string_not_equal(other->at, "a413");
}

static void an_absent_power_is_offered_no_siege_abroad(struct scene *scene)
{
    scene_corps(scene, "ru-1", "a376", "5 infantry");
    scene_minor(scene, "portugal", CONQUERED, "fr");
    scene_war(scene, "ru", "fr");
    scene_garrison(scene, "fr", "a376", 2, 0);
    assert_int_equal(offers(scene, "ru", "L", &eia_siege), 2);
    eia_power_state(&scene->board, RUSSIA)->silent = 99;
    assert_int_equal(offers(scene, "ru", "L", &eia_siege), 1);
}

static void no_war_with_a_power_lapses(struct scene *scene)
{
    scene_war(scene, "au", "fr");
    assert_ptr_equal(scene_refusal(scene, "au", "P", "<lapse minor='fr'/>"),
                     BASE(lapse));
}

static void nobody_is_no_garrison(struct scene *scene)
{
    play_order_of(scene, "ru", "R",
                  "<place-factors to='a131' kind='militia' n='0'/>");
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(army_reinforcement)));
    assert_null(eia_garrison(&scene->board, "a131", "ru"));
}

static const struct scene_row rows[] = {
    {"base army-reinforcement: nobody is no garrison", nobody_is_no_garrison},
    {"base lapse: a war with a power does not lapse",
     no_war_with_a_power_lapses},
    {"base uncontrolled: no siege abroad is offered without a player",
     an_absent_power_is_offered_no_siege_abroad},
    {"base withdraw: the fallen do not withdraw", the_fallen_do_not_withdraw},
    {"base combine: nobody moves in two groups", groups_that_meet_are_one},
    {"base siege: corps aboard are not before a city",
     nobody_storms_a_city_from_aboard},
    {"base uncontrolled: lending is not offered to a power without a player",
     nobody_lends_for_an_absent_power},
    {"base land-move: a march without a way lapses", a_march_to_nowhere_lapses},
    {"12.1.1b a corps of militia alone is converted and leaves the map",
     all_militia_of_a_corps_is_converted},
    {"12.1.1b converting leaves no leader alone", converting_strands_no_leader},
    {"10.2.1c nobody sails with the fleet of a country that changes hands",
     a_leader_does_not_stay_with_a_fleet_that_is_gone},
    {"base demobilise: the last factor of a garrison goes home",
     a_garrison_that_is_sent_home_is_gone},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
