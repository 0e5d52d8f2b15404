/* Every switch of the ruleset does something: the same scene is played with it
 * as it is by default, and as it is set, and ends otherwise. No switch may be
 * without a row here. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/rulesets/empires-in-arms/option-probes.h"
#include "tests/support/test.h"

extern const struct ruleset empires_in_arms_ruleset;

/* ---- the month and the map ----------------------------------------------- */

static int asks_politics(struct scene *scene)
{
    return scene_asks(scene, "P", "fr", NULL);
}

/* A garrison in a country that is lost goes home by the errata. */
static int garrison_stays(struct scene *scene)
{
    eia_power_state(&scene->board, FRANCE)->box = 5;
    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_garrison(scene, "fr", "a326", 3, 0);
    scene_at(scene, "P");
    eia_zones_free(&scene->play);
    return eia_garrison(&scene->board, "a326", "fr") != NULL;
}

/* The corps of each power that the module names first stands in a province of
 * its home, and may march. */
static void corps_at_home(struct scene *scene)
{
    const struct module *module = scene->module;

    for (int i = NO_POWER + 1; i < POWER_END; i++) {
        size_t corps = 0, province = 0;

        while (!same_name(module->corps[corps].owner, eia_power_words[i]))
            corps++;
        while (module->provinces[province].home != (enum power)i)
            province++;
        scene_corps(scene, module->corps[corps].id,
                    module->provinces[province].capital, "5 infantry");
    }
}

/* How many powers are asked for the land phase at once: Russia and Turkey
 * come first, and the third, Austria, is Russia's enemy. */
static int asked_at_once(struct scene *scene)
{
    int count = 0;

    corps_at_home(scene);
    scene_war(scene, "ru", "au");
    scene_war(scene, "tu", "pr");
    scene_war(scene, "gb", "fr");
    scene->game->acted = (struct names){NULL, 0};
    names_add(scene->arena, &scene->game->acted, "sp");
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        count += scene_asks(scene, "L", eia_power_words[i], NULL);
    return count;
}

static int into_the_ice(struct scene *scene)
{
    scene_fleet(scene, "ru-f1", "s720", 10);
    scene_month(scene, "1806-01");
    return option_refused(scene, "ru", "N", "<fleet id='ru-f1' path='s722'/>");
}

static int over_the_channel(struct scene *scene)
{
    return eia_edge(&scene->board, "a019", "a433") != NULL;
}

static int over_the_sound(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_minor(scene, "sweden", CONQUERED, "fr");
    scene_corps(scene, "fr-1", "a295", "10 infantry");
    scene_corps(scene, "fr-2", "a063", "10 infantry");
    scene_fleet(scene, "gb-f1", "s720", 10);
    return option_refused(scene, "fr", "L",
                          "<move corps='fr-1' path='a295 a063'/>");
}

/* ---- irregulars ---------------------------------------------------------- */

static int cossacks_raised(struct scene *scene)
{
    const char *orders = "";
    int count = 0;

    scene_month(scene, "1807-03");
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "E", "");
    for (size_t i = 0; i < scene->module->provinces_count; i++)
        if (scene->module->provinces[i].cossack && count++ < 2)
            orders =
                arena_text(scene->arena, "%s<levy unit='cossack' area='%s'/>",
                           orders, scene->module->provinces[i].capital);
    scene_orders(scene, "ru", "E", orders);
    scene_play(scene, "E");
    return (int)scene->game->irregulars_count;
}

/* The counters show thirty: twenty-nine are there. */
static int guerillas(struct scene *scene)
{
    int sum = 0;

    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, "a406", 29);
    scene_corps(scene, "fr-1", "a420", "10 infantry");
    scene_garrison(scene, "fr", "a420", 5, 0);
    scene_die(scene, "10.1.1c/creation/andalusia", 1);
    scene_at(scene, "L");
    eia_run_guerilla_step(&scene->play, SPAIN);
    for (size_t i = 0; i < scene->game->guerillas_count; i++)
        sum += scene->game->guerillas[i].factors;
    return sum > 30;
}

/* ---- 12.1, 12.2, 12.5, 12.9 ---------------------------------------------- */

static int conversion(struct scene *scene)
{
    scene_garrison(scene, "au", "a474", 0, 5);
    return option_refused(scene, "au", "E", "<convert militia='4' at='a474'/>");
}

static int ships_without_a_port(struct scene *scene)
{
    return option_refused(scene, "gb", "E", "<build ships='1'/>");
}

static int raided_trade(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "s717", 10);
    return eia_trade(&scene->board, GREAT_BRITAIN, NULL);
}

static int points_of_three_fleets(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "fr-f1", "s735", 10);

    scene_fleet(scene, "fr-f2", "s735", 10);
    scene_fleet(scene, "fr-f3", "s735", 10);
    return eia_fleet_points(&scene->board, fleet, NULL);
}

static int fourteen_aboard(struct scene *scene)
{
    scene_fleet(scene, "fr-f1", "p427", 10);
    scene_corps(scene, "fr-1", "a427", "14 infantry");
    return option_refused(scene, "fr", "N",
                          "<load fleet='fr-f1' corps='fr-1'/>");
}

/* Of nine ships and three, four are sunk: whose? */
static int french_ships_left(struct scene *scene)
{
    const int start[] = {9, 3};
    struct stack stack = {0};
    struct stack spanish = {0};

    scene_fleet(scene, "fr-f1", "s735", 9);
    scene_fleet(scene, "sp-f1", "s735", 3);
    stack = eia_stack_at(&scene->board, "s735", FRANCE);
    spanish = eia_stack_at(&scene->board, "s735", SPAIN);
    eia_stack_join(scene->arena, &stack, &spanish);
    scene_at(scene, "N");
    eia_sink(&scene->play, &stack, start, 4, "test");
    return eia_fleet(&scene->board, "fr-f1")->ships;
}

static int manipulation(struct scene *scene)
{
    return option_refused(scene, "fr", "E", "<manipulate square='-1'/>");
}

/* Term B.6 is on Austria: does Great Britain throw for war with America? */
static int throws_for_america(struct scene *scene)
{
    struct embargo *embargo = LIST_ADD(scene->arena, scene->game->embargoes,
                                       scene->game->embargoes_count);

    *embargo = (struct embargo){
        .power = AUSTRIA, .trade = TRADE_AMERICAN, .until = 100};
    scene_at(scene, "E1");
    eia_american_war(&scene->play);
    return scene_thrown(scene, "12.9c/american-war");
}

/* ---- 12.4, 12.7, 12.8 ---------------------------------------------------- */

static int troops_walk_home(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a467", "6 infantry");
    scene_at(scene, "P");
    eia_make_peace(&scene->play, FRANCE, AUSTRIA);
    return same_name(eia_corps(&scene->board, "fr-1")->at, "a467");
}

static int leaders_are_checked(struct scene *scene)
{
    struct names leaders = {NULL, 0};

    scene_corps(scene, "ru-1", ULM, "4 infantry");
    scene_leader(scene, "bagration", "ru-1");
    names_add(scene->arena, &leaders, "bagration");
    scene_at(scene, "L");
    eia_check_leaders(&scene->play, &leaders, "ulm");
    return scene_thrown(scene, "12.7b/casualty/ulm");
}

static int access_for_anybody(struct scene *scene)
{
    return option_refused(scene, "pr", "P",
                          "<grant-access to='fr' provinces='silesia'/>");
}

/* ---- all of them --------------------------------------------------------- */

struct option_row {
    const char *name; /* of the case and the probe */
    const char *option, *value;
    int (*probe)(struct scene *scene);
    int by_default, switched;
};

static const struct option_row rows[] = {
    {"meta.asterisk a scenario has no politics", "mode", "scenario",
     asks_politics, 1, 0},
    {"meta.errata garrisons go home", "errata", "off", garrison_stays, 0, 1},
    {"base bidding: powers are bid for first", "bid-for-powers", "on",
     option_begins_with_bids, 0, 1},
    {"base set-up: forces are set up first", "set-up", "sealed",
     option_begins_with_set_up, 0, 1},
    {"base sequence: waves of those who are no enemies", "tempo", "waves",
     asked_at_once, 1, 2},
    {"base sequence: all at once", "tempo", "brisk", asked_at_once, 1, 6},
    {"base sequence: swift, all at once, too", "tempo", "swift", asked_at_once,
     1, 6},
    {"10.1.2e one cossack in all", "cossack-one-per-step", "on",
     cossacks_raised, 2, 1},
    {"10.1.1d as many as the counters show", "countermix", "on", guerillas, 1,
     0},
    {"base fleet-move: ice", "ice", "on", into_the_ice, 0, 1},
    {"12.1.1a militia conversion", "militia-conversion", "on", conversion, 1,
     0},
    {"12.1.2a ship building locations", "ship-building-locations", "on",
     ships_without_a_port, 0, 1},
    {"12.2.1.1 the Channel arrow", "channel-arrow", "on", over_the_channel, 0,
     1},
    {"12.2.1.2a Danish arrows", "danish-arrows", "on", over_the_sound, 1, 0},
    {"12.2.2a naval raiding", "naval-raiding", "on", raided_trade, 43, 38},
    {"12.2.3a large fleets", "large-fleet-movement", "on",
     points_of_three_fleets, 7, 5},
    {"12.2.4a reduced transport", "reduced-naval-transport", "on",
     fourteen_aboard, 0, 1},
    {"12.2.5a proportional losses at sea", "proportional-naval-losses", "on",
     french_ships_left, 5, 6},
    {"12.3.1a four a depot", "supply-limits-per-depot", "on",
     option_fed_by_one_depot, 5, 4},
    {"12.3.2a British training", "british-training", "on",
     option_portuguese_morale, 20, 40},
    {"12.3.3.1a cavalry superiority", "cavalry-superiority", "on",
     option_superiority, 0, 1},
    {"12.3.3.2a cavalry withdrawals", "cavalry-withdrawals", "on",
     option_riding_away, 0, 1},
    {"12.3.4a guard commitment", "guard-commitment", "on", option_guard, 1, 0},
    {"12.3.5a artillery corps", "artillery-corps", "on", option_guns_are_placed,
     0, 1},
    {"12.3.6a proportional losses on land", "proportional-land-losses", "on",
     option_french_foot_left, 7, 9},
    {"12.3.7.1a corps leaders", "corps-leaders", "on",
     option_three_without_leader, 2, 0},
    {"12.3.7.2 further reductions", "tactical-reduction-ext", "on",
     option_lannes_with_seven, 2, 1},
    {"12.3.7.2 just as many are enough", "tactical-reduction-ext", "inclusive",
     option_lannes_with_six, 2, 1},
    {"12.3.7.3a Napoleon's ratings", "napoleon-ratings", "on",
     option_napoleon_in_1809, 5, 4},
    {"12.3.8a minor factors abroad", "detach-minor-factors", "on",
     option_bavarians_in_breslau, 1, 0},
    {"12.3.9 no ceding", "no-ceding", "on", option_bavaria_is_given, 0, 1},
    {"12.3.10a overwhelming numbers", "overwhelming-numbers", "on",
     option_twenty_against_four, 0, 1},
    {"12.4a limited access", "limited-access", "on", troops_walk_home, 0, 1},
    {"12.5a economic manipulation", "economic-manipulation", "on", manipulation,
     1, 0},
    {"12.7a leader casualties", "leader-casualties", "on", leaders_are_checked,
     0, 1},
    {"12.8 access for allies alone", "allied-access-only", "on",
     access_for_anybody, 0, 1},
    {"hidden strengths", "hidden-strengths", "off", option_hides_corps, 1, 0},
    {"hidden treasuries", "hidden-treasuries", "on", option_hides_money, 0, 1},
    {"12.9a American trade", "american-trade", "on", throws_for_america, 0, 1},
    {"base poland: founded", "poland", "on", option_poland_is_refused, 1, 0},
    {"base ottoman: one", "ottoman", "on", option_ottoman_districts, 1, 7},
    {"base sicilies: two districts", "sicilies", "on",
     option_sicilian_districts, 1, 2},
};

static void option_row_runs(void **state)
{
    const struct option_row *row = *state;
    struct scene *scene = scene_new();

    assert_int_equal(row->probe(scene), row->by_default);
    scene_free(scene);
    scene = scene_new();
    scene_option(scene, row->option, row->value);
    assert_int_equal(row->probe(scene), row->switched);
    assert_int_not_equal(row->by_default, row->switched);
    scene_free(scene);
}

static bool has_row(const char *option, const char *value)
{
    for (size_t i = 0; i < LENGTH(rows); i++)
        if (strcmp(rows[i].option, option) == 0 &&
            strcmp(rows[i].value, value) == 0)
            return true;
    return false;
}

/* Each value that is not the default has a row; all options of chapter 12 are
 * off, the errata on. */
static void none_is_left_out(void **state)
{
    const struct option *option = empires_in_arms_ruleset.options;

    (void)state;
    for (; option->name; option++) {
        const char *number = option->rule->number;

        for (size_t i = 1; option->values[i]; i++)
            if (!has_row(option->name, option->values[i])) {
                print_error("%s=%s has no row\n", option->name,
                            option->values[i]);
                fail();
            }
        if (strncmp(number, "12.", 3) == 0)
            assert_string_equal(option->values[0], "off");
        if (strcmp(number, "meta.errata") == 0)
            assert_string_equal(option->values[0], "on");
    }
}

/* What new, consent and the roster print of an option is what its case says:
 * whom it is about, what they get and when, and who does not. */
static void training_is_told(void **state)
{
    static const char *const said[] = {
        "Hanover and Portugal", "corps",    "4.0", "24 months",
        "British free state",   "garrisons"};
    const struct option *option = empires_in_arms_ruleset.options;

    (void)state;
    while (strcmp(option->name, "british-training") != 0)
        option++;
    for (size_t i = 0; i < LENGTH(said); i++)
        assert_non_null(strstr(option->text, said[i]));
}

struct whole_row {
    const char *name;
    void (*test)(void **state);
};

static void whole_row_runs(void **state)
{
    ((const struct whole_row *)*state)->test(NULL);
}

static const struct whole_row whole[] = {
    {"meta.errata every switch has a row, and its default", none_is_left_out},
    {"12.3.2a what British training does is told", training_is_told}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, option_row_runs),
                                   TABLE(whole, whole_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
