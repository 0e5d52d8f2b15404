/* The economic phase: collection, trade, purchases, levies. */
#include "core/shares.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The second worked example of the base document: Spain, March 1806. */
static void spain_in_march_1806(struct scene *scene)
{
    struct power_state *spain = scene_find_power(scene, SPAIN);
    static const char *const corps[] = {"sp-1", "sp-2", "sp-3",
                                        "sp-4", "sp-5", "sp-c1"};

    scene_war(scene, "gb", "sp");
    for (size_t i = 0; i < LENGTH(corps); i++)
        scene_corps(scene, corps[i], "a420", "3 infantry");
    scene_fleet(scene, "sp-f1", "p415", 10);
    scene_fleet(scene, "sp-f2", "p415", 5);
    scene_fleet(scene, "sp-f3", "p415", 5);
    scene_depot(scene, "sp", "a420");
    scene_fleet(scene, "gb-f1", "b423", 20);
    scene_fleet(scene, "gb-f2", "b424", 10);
    spain->box = 17;
    spain->victory = 60;
    spain->money = 15;
    spain->manpower = 8;
    scene_find_power(scene, FRANCE)->money = 50;
    scene_quarter(scene, "1806-03");
    scene_die(scene, "10.5.2a/loss/sp", 1);
    scene_orders(scene, "sp", "E",
                 "<buy kind='infantry' n='4'/><build ships='1' port='p415'/>"
                 "<buy kind='militia' n='3'/><buy kind='cavalry' n='1'/>");
    scene_orders(scene, "fr", "E", "<lend to='sp' money='10' gift='yes'/>");
    scene_play(scene, "E1");
    assert_int_equal(spain->victory, 63);
    assert_int_equal(spain->money, 16);
    assert_int_equal(spain->manpower, 1);
    assert_int_equal(spain->box, 19);
    assert_int_equal(scene->game->arrivals_count, 2);
    assert_int_equal(scene->game->arrivals[0].count, 4);
    assert_int_equal(scene->game->arrivals[0].due, 18);
    assert_int_equal(scene->game->arrivals[1].due, 16);
    assert_int_equal(scene->game->builds[0].due, 18);
}

static void economic_loss_roll(struct scene *scene)
{
    scene_find_power(scene, PRUSSIA)->box = 5; /* loss number 3 */
    scene_find_power(scene, PRUSSIA)->money = 0;
    scene_quarter(scene, "1806-03");
    scene_die(scene, "10.5.2a/loss/pr", 4);
    scene_play(scene, "E1");
    assert_true(scene_thrown(scene, "10.5.2a/loss/pr"));
    assert_null(scene_event(scene, EVENT_STATE, RULE(10_5_2b)));
    assert_false(scene_thrown(scene, "10.5.2a/loss/fr"));
}

static void economic_loss_halves(struct scene *scene)
{
    struct minor_state *saxony = eia_minor(&scene->board, "saxony");
    int printed = eia_home_money(scene->module, PRUSSIA);

    scene_minor(scene, "saxony", FREE_STATE, "pr");
    scene_find_power(scene, PRUSSIA)->box = 5;
    scene_find_power(scene, PRUSSIA)->money = 0;
    scene_find_power(scene, PRUSSIA)->manpower = 0;
    scene_month(scene, "1806-03");
    scene_die(scene, "10.5.2a/loss/pr", 3);
    scene_play(scene, "E1");
    assert_int_equal(printed, 36);
    assert_int_equal(scene_find_power(scene, PRUSSIA)->money, 18 + 9);
    assert_int_equal(scene_find_power(scene, PRUSSIA)->manpower, 9);
    assert_int_equal(saxony->money, 6);
    assert_int_equal(saxony->manpower, 3);
}

static void trade_is_whole(struct scene *scene)
{
    scene_find_power(scene, AUSTRIA)->box = 5;
    scene_find_power(scene, AUSTRIA)->money = 0;
    scene_month(scene, "1806-03");
    scene_die(scene, "10.5.2a/loss/au", 1);
    scene_play(scene, "E1");
    assert_int_equal(scene_find_power(scene, AUSTRIA)->money,
                     divide_up(66 + 5, 2) +
                         eia_trade(&scene->board, AUSTRIA, NULL));
    assert_int_equal(eia_trade(&scene->board, AUSTRIA, NULL), 10);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_5_2c),
                                       "Austria collects"));
}

static void secondary_district_is_doubled(struct scene *scene)
{
    struct minor_state *denmark = eia_minor(&scene->board, "denmark");

    scene_minor(scene, "denmark", FREE_STATE, "fr");
    scene_month(scene, "1806-03");
    scene_play(scene, "E1");
    assert_int_equal(denmark->money, 2 * (4 + 2));
    assert_int_equal(denmark->manpower, 2 * (2 + 2));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_4c),
                                       "Denmark collects"));
}

static void embargo_on(struct scene *scene, enum power whom)
{
    struct embargo *embargo = LIST_ADD(scene->arena, scene->game->embargoes,
                                       scene->game->embargoes_count);

    embargo->power = whom;
    embargo->trade = TRADE_AMERICAN;
    embargo->until = 100;
}

static void b6_alone_throws_no_die(struct scene *scene)
{
    embargo_on(scene, AUSTRIA);
    scene_month(scene, "1806-06");
    scene_play(scene, "E1");
    assert_false(scene_thrown(scene, "base.trade/american-war"));
    assert_null(scene_event(scene, EVENT_ROLL, BASE(trade)));
    scene_option(scene, "american-trade", "on");
    eia_american_war(&scene->play);
    assert_non_null(scene_event(scene, EVENT_ROLL, RULE(12_9a)));
}

static void b6_counts_as_denied(struct scene *scene)
{
    scene_option(scene, "american-trade", "on");
    embargo_on(scene, AUSTRIA);
    names_add(scene->arena, &scene_find_power(scene, GREAT_BRITAIN)->denied,
              "pr");
    scene_month(scene, "1806-06");
    scene_die(scene, "12.9c/american-war", 2);
    scene_play(scene, "E1");
    assert_true(scene_find_power(scene, GREAT_BRITAIN)->american_war > 0);
    assert_non_null(scene_event(scene, EVENT_ROLL, RULE(12_9b)));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_9b),
                                       "2 powers were denied"));
}

static void britain_must_roll(struct scene *scene)
{
    scene_option(scene, "american-trade", "on");
    embargo_on(scene, AUSTRIA);
    scene_month(scene, "1806-06");
    scene_die(scene, "12.9c/american-war", 2);
    scene_play(scene, "E1");
    assert_true(scene_thrown(scene, "12.9c/american-war"));
    assert_int_equal(scene_find_power(scene, GREAT_BRITAIN)->american_war, 0);
}

/* No ships are built for them. */
/* No factors are bought for them. */
/* No maintenance is paid: for one corps, and not for 18 Danish ships; free,
 * and its fleet on the map, Denmark pays itself. */
static void danish_ships_cost_nothing(struct scene *scene)
{
    scene_minor(scene, "denmark", CONQUERED, "gb");
    eia_minor(&scene->board, "denmark")->ships = 18;
    scene_corps(scene, "gb-1", "a008", "9 infantry");
    eia_maintenance(&scene->play, GREAT_BRITAIN);
    assert_int_equal(scene_event(scene, EVENT_STATE, RULE(10_2_1e))->number, 1);
    scene_minor(scene, "denmark", FREE_STATE, "gb");
    eia_minor(&scene->board, "denmark")->money = 9;
    scene_fleet(scene, "denmark-f1", "p295", 18);
    assert_int_equal(eia_maintenance_of(&scene->board, "denmark", NULL), 1);
    eia_maintenance(&scene->play, GREAT_BRITAIN);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(10_2_1e)), 1);
    assert_int_equal(eia_minor(&scene->board, "denmark")->money, 8);
}

static void feudal_corps_cost_on_the_map(struct scene *scene)
{
    scene_corps(scene, "tu-fi-rumelia", "a551", "10 feudal");
    scene_corps(scene, "tu-fi-bosnia", "a551", "6 feudal");
    scene_corps(scene, "tu-fi-serbia", NULL, "6 feudal");
    assert_int_equal(eia_maintenance_of(&scene->board, "tu", NULL), 2);
    eia_maintenance(&scene->play, TURKEY);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_1_3k), "Turkey pays 2"));
}

static void insurrection_corps_cost_on_the_map(struct scene *scene)
{
    scene_corps(scene, "au-ins1", "a474", "15 militia");
    scene_corps(scene, "au-ins2", NULL, "15 militia");
    assert_int_equal(eia_maintenance_of(&scene->board, "au", NULL), 1);
    eia_maintenance(&scene->play, AUSTRIA);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_4m),
                                       "Austria pays 1"));
}

static void tyrol_corps_costs_on_the_map(struct scene *scene)
{
    scene_corps(scene, "au-tyrol", "a478", "8 infantry");
    assert_int_equal(eia_maintenance_of(&scene->board, "au", NULL), 1);
    eia_maintenance(&scene->play, AUSTRIA);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_5d),
                                       "Austria pays 1"));
}

static void converting_costs_three(struct scene *scene)
{
    scene_option(scene, "militia-conversion", "on");
    scene_garrison(scene, "au", "a474", 0, 5);
    scene_find_power(scene, AUSTRIA)->money = 14;
    assert_ptr_equal(
        scene_refusal(scene, "au", "E", "<convert militia='5' at='a474'/>"),
        RULE(12_1_1b));
    scene_find_power(scene, AUSTRIA)->money = 20;
    scene_quarter(scene, "1806-03");
    scene_orders(scene, "au", "E", "<convert militia='5' at='a474'/>");
    scene_play(scene, "E");
    assert_int_equal(scene_find_power(scene, AUSTRIA)->money, 5);
    assert_null(eia_garrison(&scene->board, "a474", "au"));
}

/* No factor is to arrive: the turn that had it could not be read. */
static void of_none_none_are_made(struct scene *scene)
{
    scene_option(scene, "militia-conversion", "on");
    scene_quarter(scene, "1806-03");
    scene_orders(scene, "au", "E", "<convert militia='0' at='a474'/>");
    scene_play(scene, "E");
    assert_non_null(scene_event(scene, EVENT_LAPSE, RULE(12_1_1b)));
    assert_int_equal(scene->game->arrivals_count, 0);
}

/* British militia went aboard at Portsmouth, and sails. */
static void none_is_made_at_sea(struct scene *scene)
{
    static const char order[] = "<convert militia='2' at='a774'/>";
    struct corps *corps = scene_corps(scene, "gb-1", "a774", "2 militia");

    scene_option(scene, "militia-conversion", "on");
    scene_find_power(scene, GREAT_BRITAIN)->money = 20;
    assert_null(scene_refusal(scene, "gb", "E", order));
    corps->embarked = scene_fleet(scene, "gb-f1", "s735", 10)->id;
    assert_ptr_equal(scene_refusal(scene, "gb", "E", order), RULE(12_1_1b));
}

static void converted_come_in_three_months(struct scene *scene)
{
    scene_option(scene, "militia-conversion", "on");
    scene_garrison(scene, "au", "a474", 0, 5);
    scene_find_power(scene, AUSTRIA)->money = 20;
    scene_quarter(scene, "1806-03");
    scene_orders(scene, "au", "E", "<convert militia='5' at='a474'/>");
    scene_play(scene, "E");
    scene_month(scene, "1806-05");
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_INFANTRY), 0);
    scene_month(scene, "1806-06");
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_INFANTRY), 5);
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_MILITIA), 0);
    assert_null(scene_refusal(scene, "au", "R",
                              "<place-factors to='a474' kind='infantry' "
                              "n='5'/>"));
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(12_1_1c),
                                       "makes regulars of 5"));
}

static void the_port_is_public(struct scene *scene)
{
    const struct event *event = NULL;

    scene_option(scene, "ship-building-locations", "on");
    scene_find_power(scene, GREAT_BRITAIN)->money = 100;
    scene_find_power(scene, GREAT_BRITAIN)->manpower = 10;
    scene_quarter(scene, "1806-03");
    scene_orders(scene, "gb", "E",
                 "<build ships='2' port='p007'/><build ships='1' "
                 "port='p006'/>");
    scene_play(scene, "E");
    event = scene_event(scene, EVENT_ORDER, RULE(12_1_2b));
    assert_non_null(event);
    assert_true(event->all_see);
    assert_int_equal(scene->game->builds_count, 2);
    assert_string_equal(scene->game->builds[0].port, "p007");
}

static struct leader *mack_removed(struct scene *scene, int box)
{
    struct leader *mack = eia_leader(&scene->board, "mack");

    mack->state = LEADER_REMOVED;
    scene_find_power(scene, AUSTRIA)->box = box;
    scene_quarter(scene, "1806-03");
    return mack;
}

static void fiasco_brings_him_back(struct scene *scene)
{
    struct leader *mack = mack_removed(scene, 3);

    scene_play(scene, "E");
    assert_int_equal(mack->state, LEADER_OFF);
}

static void elsewhere_he_stays_away(struct scene *scene)
{
    struct leader *mack = mack_removed(scene, 25);

    scene_play(scene, "E");
    assert_int_equal(mack->state, LEADER_REMOVED);
}

static void points_bring_him_back(struct scene *scene)
{
    struct leader *mack = mack_removed(scene, 25);
    const struct leader_card *card = eia_leader_card(scene->module, "mack");

    scene_orders(scene, "au", "E", "<pay-leader id='mack'/>");
    scene_play(scene, "E");
    assert_int_equal(mack->state, LEADER_OFF);
    assert_int_equal(scene_find_power(scene, AUSTRIA)->box,
                     25 - card->strategic - card->tactical + 1);
    eia_leader(&scene->board, "nelson")->state = LEADER_REMOVED;
    scene_find_power(scene, GREAT_BRITAIN)->box = 10;
    assert_ptr_equal(
        scene_refusal(scene, "gb", "E", "<pay-leader id='nelson'/>"),
        RULE(10_6_4b));
}

static const struct scene_row rows[] = {
    {"base expenditure: Spain in March 1806, a worked example",
     spain_in_march_1806},
    {"10.5.2a economic loss roll", economic_loss_roll},
    {"10.5.2b economic loss halves", economic_loss_halves},
    {"10.5.2c trade is not halved", trade_is_whole},
    {"10.4.4c a secondary district's income is doubled",
     secondary_district_is_doubled},
    {"12.9a B.6 alone throws no die", b6_alone_throws_no_die},
    {"12.9b B.6 counts as denied", b6_counts_as_denied},
    {"12.9c Britain must roll", britain_must_roll},
    {"10.1.3k feudal corps cost on the map", feudal_corps_cost_on_the_map},
    {"10.1.4m insurrection corps cost on the map",
     insurrection_corps_cost_on_the_map},
    {"10.1.5d the Tyrol corps costs on the map", tyrol_corps_costs_on_the_map},
    {"10.2.1e what is on record costs nothing", danish_ships_cost_nothing},
    {"12.1.1b converting costs three", converting_costs_three},
    {"12.1.1b of no militia no regulars", of_none_none_are_made},
    {"12.1.1b at sea is not at home", none_is_made_at_sea},
    {"12.1.1c converted come in three months", converted_come_in_three_months},
    {"12.1.2b the port is public", the_port_is_public},
    {"10.6.4a the Fiasco Zone brings a leader back", fiasco_brings_him_back},
    {"10.6.4a elsewhere he stays away", elsewhere_he_stays_away},
    {"10.6.4b points bring him back", points_bring_him_back},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.1.3a feudal factors are not bought",
     "tu E",
     {{"month 1806-03", "<buy kind='feudal' n='2'/>", RULE(10_1_3a)},
      {"", "<buy kind='infantry' n='2'/>", NULL}}},
    {"10.1.3a no militia for Turkey itself",
     "tu E",
     {{"", "<buy kind='militia' n='2' for='tu'/>", RULE(10_1_3a)},
      {"", "<buy kind='infantry' n='2' for='tu'/>", NULL}}},
    {"10.2.1e nothing is added for the conquered",
     "gb E",
     {{"conquered denmark gb", "<build ships='2' for='denmark'/>",
       RULE(10_2_1e)},
      {"free-state denmark gb", "<build ships='2' for='denmark'/>",
       BASE(expenditure)}}},
    {"10.2.1e no factors either",
     "gb E",
     {{"conquered denmark gb", "<buy kind='infantry' n='1' for='denmark'/>",
       RULE(10_2_1e)},
      {"free-state denmark gb", "<buy kind='infantry' n='1' for='denmark'/>",
       BASE(expenditure)}}},
    {"12.1.1a conversion is an option",
     "au E",
     {{"garrison au a474 5 militia", "<convert militia='4' at='a474'/>",
       RULE(12_1_1a)}}},
    {"10.6c of two corps used up neither is a refuge",
     "au E",
     {{"option militia-conversion on; corps au-1 a474 5 militia; "
       "corps au-2 a474 3 militia; leader charles au-1",
       "<convert militia='8' at='a474'/>", RULE(10_6c)},
      {"", "<convert militia='7' at='a474'/>", NULL}}},
    {"12.1.2a ships need a port",
     "gb E",
     {{"option ship-building-locations on", "<build ships='3'/>",
       RULE(12_1_2a)}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
