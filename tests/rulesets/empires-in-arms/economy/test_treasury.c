/* The base game's quarter: incomes, trade, debts, bankruptcy. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- what comes in ------------------------------------------------------- */

struct income {
    const char *name;
    enum power power;
    int lands, trade, manpower;
};

/* The printed map: home, conquests, American trade and gold at the start. */
static void start_income_runs(void **state)
{
    const struct income *row = *state;
    struct scene *scene = scene_of_1805();
    struct power_state *it = scene_find_power(scene, row->power);

    it->money = it->manpower = 0;
    assert_int_equal(eia_trade(&scene->board, row->power, NULL), row->trade);
    scene_at(scene, "E1");
    eia_collect(&scene->play, row->power);
    assert_int_equal(it->money, row->lands + row->trade);
    assert_int_equal(it->manpower, row->manpower);
    scene_free(scene);
}

static const struct income incomes[] = {
    {"base collection: France at the start", FRANCE, 131, 15, 45},
    {"base collection: Great Britain at the start", GREAT_BRITAIN, 51, 39, 16},
    {"base collection: Russia at the start", RUSSIA, 75, 14, 35},
    {"base collection: Austria at the start", AUSTRIA, 71, 10, 27},
    {"base collection: Prussia at the start", PRUSSIA, 36, 9, 18},
    {"base collection: Spain at the start", SPAIN, 40, 3, 16},
    {"base collection: Turkey at the start", TURKEY, 25, 10, 14},
};

static void gold_fleets_are_watched(struct scene *scene)
{
    int full = 0;

    scene_war(scene, "gb", "sp");
    scene_at(scene, "E1");
    eia_collect(&scene->play, SPAIN);
    full = scene_find_power(scene, SPAIN)->money;
    scene_fleet(scene, "gb-f1", "s738", 5);
    scene_find_power(scene, SPAIN)->money = 0;
    eia_collect(&scene->play, SPAIN);
    assert_int_equal(full - scene_find_power(scene, SPAIN)->money,
                     4 + scene->module->power[SPAIN]->money);
    scene_fleet(scene, "gb-f2", "s741", 5);
    scene_fleet(scene, "gb-f3", "s742", 5);
    scene_find_power(scene, SPAIN)->money = 0;
    eia_collect(&scene->play, SPAIN);
    assert_int_equal(full - scene_find_power(scene, SPAIN)->money,
                     8 + scene->module->power[SPAIN]->money);
}

static void occupied_and_besieged_land(struct scene *scene)
{
    const struct province_card *card =
        eia_province_card(scene->module, "tyrol");
    struct power_state *austria = scene_find_power(scene, AUSTRIA);
    int whole = 0;

    scene_at(scene, "E1");
    austria->money = 0;
    eia_collect(&scene->play, AUSTRIA);
    whole = austria->money;
    scene_war(scene, "fr", "au");
    eia_city_made(&scene->board, card->capital)->besieger = FRANCE;
    austria->money = 0;
    eia_collect(&scene->play, AUSTRIA);
    assert_int_equal(whole - austria->money, card->money / 2);
    eia_city(&scene->board, card->capital)->besieger = NO_POWER;
    scene_garrison(scene, "fr", card->capital, 2, 0);
    austria->money = 0;
    eia_collect(&scene->play, AUSTRIA);
    assert_int_equal(whole - austria->money, card->money);
}

static void kept_manpower_is_capped(struct scene *scene)
{
    scene_find_power(scene, PRUSSIA)->manpower = 30;
    scene_at(scene, "E1");
    eia_collect(&scene->play, PRUSSIA);
    assert_int_equal(scene_find_power(scene, PRUSSIA)->manpower, 18 + 18);
}

/* ---- trade --------------------------------------------------------------- */

static void denied_trade(struct scene *scene)
{
    int before = eia_trade(&scene->board, RUSSIA, NULL);

    scene_quarter(scene, "1805-03");
    scene_orders(scene, "gb", "E", "<deny-american power='ru' deny='yes'/>");
    scene_play(scene, "E");
    assert_true(eia_trade(&scene->board, RUSSIA, NULL) < before);
    assert_int_equal(eia_trade(&scene->board, TURKEY, NULL), 10);
    scene_die(scene, "trade/american-war", 1);
    eia_american_war(&scene->play);
    assert_true(scene_find_power(scene, GREAT_BRITAIN)->american_war >
                scene->game->turn + 23);
    assert_int_equal(eia_trade(&scene->board, RUSSIA, NULL), before);
}

static void the_war_halves_colonies(struct scene *scene)
{
    int before = eia_trade(&scene->board, GREAT_BRITAIN, NULL);

    scene_find_power(scene, GREAT_BRITAIN)->american_war =
        scene->game->turn + 1;
    assert_int_equal(before - eia_trade(&scene->board, GREAT_BRITAIN, NULL), 6);
}

static void closed_ports(struct scene *scene)
{
    int britain = eia_trade(&scene->board, GREAT_BRITAIN, NULL);
    int russia = eia_trade(&scene->board, RUSSIA, NULL);

    scene_quarter(scene, "1805-03");
    scene_orders(scene, "ru", "E", "<close-british closed='yes'/>");
    scene_play(scene, "E");
    assert_true(eia_trade(&scene->board, GREAT_BRITAIN, NULL) < britain);
    assert_true(eia_trade(&scene->board, RUSSIA, NULL) < russia);
}

static void blockaded_ports(struct scene *scene)
{
    int before = eia_trade(&scene->board, FRANCE, NULL);

    scene_fleet(scene, "gb-f1", "b432", 5);
    assert_int_equal(eia_trade(&scene->board, FRANCE, NULL), before);
    scene_war(scene, "gb", "fr");
    before = eia_trade(&scene->board, FRANCE, NULL);
    scene_fleet(scene, "gb-f1", NULL, 0);
    assert_true(eia_trade(&scene->board, FRANCE, NULL) > before);
}

/* ---- money between powers, and none left --------------------------------- */

static void loans_are_repaid(struct scene *scene)
{
    scene_find_power(scene, GREAT_BRITAIN)->money = 40;
    scene_find_power(scene, AUSTRIA)->money = 0;
    scene_quarter(scene, "1805-03");
    scene_orders(scene, "gb", "E", "<lend to='au' money='10' due='6'/>");
    scene_play(scene, "E");
    assert_int_equal(scene_find_power(scene, AUSTRIA)->money, 10);
    scene->game->turn = 6;
    scene_find_power(scene, AUSTRIA)->money = 7;
    scene_at(scene, "P0");
    eia_pay_debts(&scene->play);
    assert_int_equal(scene_find_power(scene, AUSTRIA)->money, 0);
    assert_int_equal(scene_find_power(scene, GREAT_BRITAIN)->money, 37);
    assert_int_equal(scene->game->debts_count, 0);
}

/* Austria has spent its money, and owes some in March. */
static void paid_out_of_the_income(struct scene *scene)
{
    struct debt *debt =
        LIST_ADD(scene->arena, scene->game->debts, scene->game->debts_count);

    *debt = (struct debt){.from = AUSTRIA, .to = FRANCE, .money = 22, .due = 3};
    scene_month(scene, "1805-03");
    scene_find_power(scene, AUSTRIA)->money = 3;
    scene_play(scene, "P0");
    assert_int_equal(scene->game->debts_count, 1);
    scene_play(scene, "E1");
    assert_int_equal(scene->game->debts_count, 0);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(collection),
                                       "repays 22 money of 22"));
}

/* Nobody owes nothing: the turn that had such a debt could not be read. */
static void a_loan_of_nothing_lapses(struct scene *scene)
{
    scene_quarter(scene, "1805-03");
    scene_orders(scene, "gb", "E", "<lend to='au' money='0' due='6'/>");
    scene_play(scene, "E");
    assert_non_null(scene_event(scene, EVENT_LAPSE, BASE(expenditure)));
    assert_int_equal(scene->game->debts_count, 0);
    assert_ptr_equal(
        scene_refusal(scene, "gb", "E", "<lend to='au' money='0' gift='yes'/>"),
        BASE(expenditure));
}

static void no_more_than_the_treasury(struct scene *scene)
{
    scene_find_power(scene, PRUSSIA)->money = 5;
    scene_month(scene, "1805-03");
    assert_ptr_equal(
        scene_refusal(scene, "pr", "E", "<lend to='ru' money='6' gift='yes'/>"),
        BASE(expenditure));
    assert_null(scene_refusal(scene, "pr", "E",
                              "<lend to='ru' money='5' gift='yes'/>"));
}

static void three_units_and_one_coin(struct scene *scene)
{
    scene_find_power(scene, PRUSSIA)->money = 1;
    scene_corps(scene, "pr-1", "a285", "5 infantry");
    scene_corps(scene, "pr-2", "a285", "3 infantry");
    scene_depot(scene, "pr", "a285");
    scene_quarter(scene, "1805-03");
}

static void depots_go_first(struct scene *scene)
{
    int before = scene_find_power(scene, PRUSSIA)->box;

    three_units_and_one_coin(scene);
    scene_at(scene, "E");
    eia_maintenance(&scene->play, PRUSSIA);
    assert_int_equal(scene_find_power(scene, PRUSSIA)->box, before - 2);
    assert_int_equal(scene->game->depots_count, 0);
    assert_null(eia_corps(&scene->board, "pr-2")->at);
    assert_non_null(eia_corps(&scene->board, "pr-1")->at);
}

/* Its fleet carries nothing then. */
static void a_depot_aboard_goes(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "gb-f1", "s735", 10);
    struct depot *depot = scene_depot(scene, "gb", "a774");

    fleet->depot = depot->id;
    depot->at = NULL;
    scene_find_power(scene, GREAT_BRITAIN)->money = 1;
    scene_quarter(scene, "1805-03");
    scene_at(scene, "E");
    eia_maintenance(&scene->play, GREAT_BRITAIN);
    assert_int_equal(scene->game->depots_count, 0);
    assert_null(fleet->depot);
    assert_non_null(fleet->at);
}

/* The fleet goes with one in its port, where another lies. */
static void no_two_depots_are_left(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "gb-f1", "p774", 10);

    scene_depot(scene, "gb", "a774");
    fleet->depot = scene_depot(scene, "gb", "a018")->id;
    eia_depot(&scene->board, fleet->depot)->at = NULL;
    scene_find_power(scene, GREAT_BRITAIN)->money = 2;
    scene_standing(scene, "gb", "<disband-order first='fleets'/>");
    scene_quarter(scene, "1805-03");
    scene_at(scene, "E");
    eia_maintenance(&scene->play, GREAT_BRITAIN);
    assert_null(fleet->at);
    assert_int_equal(scene->game->depots_count, 1);
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
}

static void corps_go_first_by_order(struct scene *scene)
{
    three_units_and_one_coin(scene);
    scene_standing(scene, "pr", "<disband-order first='corps'/>");
    scene_at(scene, "E");
    eia_maintenance(&scene->play, PRUSSIA);
    assert_int_equal(scene->game->depots_count, 1);
    assert_null(eia_corps(&scene->board, "pr-1")->at);
    assert_null(eia_corps(&scene->board, "pr-2")->at);
}

/* The weakest is Austria's, and serves Prussia. */
static void none_on_loan_goes(struct scene *scene)
{
    struct corps *lent = NULL;

    three_units_and_one_coin(scene);
    lent = scene_corps(scene, "au-1", "a285", "2 infantry");
    lent->serves = PRUSSIA;
    lent->loan_ends = 13;
    scene_standing(scene, "pr", "<disband-order first='corps'/>");
    scene_at(scene, "E");
    eia_maintenance(&scene->play, PRUSSIA);
    assert_non_null(lent->at);
    assert_null(eia_corps(&scene->board, "pr-2")->at);
}

/* An owner's price for a corps: one that goes saves all of it. */
static void a_dear_corps_saves_more(struct scene *scene)
{
    struct module *module =
        arena_copy(scene->arena, scene->module, sizeof(*scene->module));

    three_units_and_one_coin(scene);
    module->prices = arena_copy(scene->arena, module->prices,
                                module->prices_count * sizeof(*module->prices));
    for (size_t i = 0; i < module->prices_count; i++)
        if (same_name(module->prices[i].item, "corps-maintenance"))
            module->prices[i].money = 3;
    scene->play.module = module;
    scene_standing(scene, "pr", "<disband-order first='corps'/>");
    scene_at(scene, "E");
    scene_find_power(scene, PRUSSIA)->money = 4;
    eia_maintenance(&scene->play, PRUSSIA);
    assert_null(eia_corps(&scene->board, "pr-2")->at);
    assert_non_null(eia_corps(&scene->board, "pr-1")->at);
    assert_int_equal(scene->game->depots_count, 1);
}

static void three_guards_a_quarter(struct scene *scene)
{
    scene_find_power(scene, FRANCE)->money =
        scene_find_power(scene, FRANCE)->manpower = 90;
    scene_quarter(scene, "1805-03");
    assert_ptr_equal(
        scene_refusal(scene, "fr", "E", "<buy kind='guard' n='4'/>"),
        BASE(expenditure));
    scene_orders(scene, "fr", "E",
                 "<buy kind='guard' n='2'/><buy kind='guard' n='2'/>");
    scene_play(scene, "E");
    assert_int_equal(scene->game->arrivals_count, 1);
    assert_int_equal(scene->game->arrivals[0].count, 2);
    assert_int_equal(scene->game->arrivals[0].due, 6);
}

static void eight_ships_for_britain(struct scene *scene)
{
    static const char six[] = "<build ships='6'/>";

    scene_find_power(scene, GREAT_BRITAIN)->money =
        scene_find_power(scene, FRANCE)->money = 90;
    scene_month(scene, "1805-03");
    assert_null(scene_refusal(scene, "gb", "E", six));
    assert_ptr_equal(scene_refusal(scene, "fr", "E", six), BASE(expenditure));
    assert_ptr_equal(scene_refusal(scene, "gb", "E", "<build ships='9'/>"),
                     BASE(expenditure));
    scene_minor(scene, "denmark", FREE_STATE, "gb");
    eia_minor(&scene->board, "denmark")->money = 90;
    eia_minor(&scene->board, "denmark")->manpower = 90;
    assert_ptr_equal(
        scene_refusal(scene, "gb", "E", "<build ships='6' for='denmark'/>"),
        BASE(expenditure));
}

static const struct scene_row rows[] = {
    {"base collection: gold fleets are watched", gold_fleets_are_watched},
    {"base collection: occupied and besieged land", occupied_and_besieged_land},
    {"base collection: kept manpower is capped", kept_manpower_is_capped},
    {"base trade: Great Britain denies, and America answers", denied_trade},
    {"base trade: the American war halves the colonies",
     the_war_halves_colonies},
    {"base trade: closed ports", closed_ports},
    {"base trade: blockaded ports", blockaded_ports},
    {"base expenditure: loans are repaid as far as it goes", loans_are_repaid},
    {"base collection: a debt of March is paid out of its income",
     paid_out_of_the_income},
    {"base expenditure: a loan of nothing lapses", a_loan_of_nothing_lapses},
    {"base expenditure: no more than the treasury", no_more_than_the_treasury},
    {"base bankrupt: depots go first", depots_go_first},
    {"base bankrupt: a depot aboard goes", a_depot_aboard_goes},
    {"base bankrupt: no two depots are left in a port", no_two_depots_are_left},
    {"base bankrupt: corps go first by order", corps_go_first_by_order},
    {"base bankrupt: none on loan goes", none_on_loan_goes},
    {"base bankrupt: a dear corps saves more", a_dear_corps_saves_more},
    {"base expenditure: three guards a quarter", three_guards_a_quarter},
    {"base expenditure: eight ships for Great Britain",
     eight_ships_for_britain},
};

int main(void)
{
    const struct table tables[] = {TABLE(incomes, start_income_runs),
                                   TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
