/* Depots, supply and foraging. */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

static void act(struct scene *scene, const char *side, const char *orders)
{
    scene_at(scene, "L");
    scene_orders(scene, side, "L", orders);
    eia_run_marches(&scene->play, eia_power(side));
    eia_run_feeding(&scene->play, eia_power(side));
}

static int money(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power)->money;
}

/* ---- depots ----------------------------------------------------------- */

static void a_depot_costs_one(struct scene *scene)
{
    int before = money(scene, FRANCE);

    scene_corps(scene, "fr-1", "a775", "10 infantry");
    act(scene, "fr",
        "<depot at='a775' op='place'/>"
        "<depot at='a775' op='garrison' n='2' from='fr-1'/>");
    assert_int_equal(eia_depot_at(&scene->board, FRANCE, "a775")->infantry, 2);
    assert_int_equal(scene_find_corps(scene, "fr-1")->factors[FACTOR_INFANTRY],
                     8);
    assert_int_equal(money(scene, FRANCE), before - 1);
}

static void guerillas_keep_no_depot(struct scene *scene)
{
    scene_guerilla(scene, "a390", 3);
    scene_depot(scene, "sp", "a390");
    act(scene, "sp", "<guerilla from='a390' to='a390' n='2' into-city='yes'/>");
    assert_int_equal(eia_city_factors(&scene->board, "a390"), 2);
    assert_ptr_equal(
        scene_refusal(scene, "sp", "L",
                      "<depot at='a390' op='garrison' kind='guerilla' n='1'/>"),
        RULE(10_1_1j));
}

/* ---- chains ----------------------------------------------------------- */

/* Example 1 of the base game, steps 1 and 2. */
static void ulm(struct scene *scene)
{
    int before = money(scene, FRANCE);

    scene_month(scene, "1805-09");
    scene_war(scene, "fr", "au");
    scene_depot(scene, "fr", "a775");
    scene_corps(scene, "fr-4", "a775", "20 infantry 2 cavalry");
    scene_corps(scene, "fr-5", "a775", "12 infantry 1 cavalry");
    scene_corps(scene, "fr-6", "a775", "15 infantry 1 cavalry");
    scene_corps(scene, "fr-c1", "a775", "5 cavalry");
    scene_leader(scene, "napoleon", "fr-4");
    scene_leader(scene, "murat", "fr-c1");
    scene_corps(scene, "au-1", "a320", "10 infantry 2 militia 1 cavalry");
    scene_corps(scene, "au-3", "a320", "10 infantry 2 militia 1 cavalry");
    scene_corps(scene, "au-c1", "a320", "4 cavalry");
    scene_die(scene, "forage/die/fr-5", 4);
    act(scene, "fr",
        "<move corps='fr-4 fr-5 fr-6 fr-c1' path='a775 a318 a320'/>"
        "<supply corps='fr-5' policy='forage'/>");
    assert_string_equal(scene_find_corps(scene, "fr-c1")->at, "a320");
    assert_int_equal(scene_find_corps(scene, "fr-5")->spent, 2);
    assert_int_equal(money(scene, FRANCE), before - 2);
    assert_int_equal(scene_find_corps(scene, "fr-5")->factors[FACTOR_INFANTRY],
                     11);
    assert_int_equal(scene_find_corps(scene, "fr-4")->factors[FACTOR_INFANTRY],
                     20);
}

static void through_a_neutral(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_depot(scene, "fr", "a775");
    scene_corps(scene, "fr-1", "a319", "10 infantry");
    assert_true(eia_chain_reaches(&scene->board, FRANCE, "a319"));
    scene_minor(scene, "baden", CONQUERED, "pr");
    scene_minor(scene, "palatinate", CONQUERED, "pr");
    assert_false(eia_chain_reaches(&scene->board, FRANCE, "a319"));
}

/* Now there is a corps that the land does not feed. */
static void at_gerona(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a399", "10 infantry")->spent = 4;
    eia_run_supply(&scene->play, FRANCE);
}

/* A French corps at Gerona, fed from Toulouse by Perpignan. */
static void guerillas_cut_the_chain(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_garrison(scene, "fr", "a458", 1, 0);
    scene_depot(scene, "fr", "a458");
    assert_true(eia_chain_reaches(&scene->board, FRANCE, "a399"));
    scene_guerilla(scene, "a460", 1);
    assert_false(eia_chain_reaches(&scene->board, FRANCE, "a399"));
    scene_at(scene, "L");
    eia_run_supply(&scene->play, SPAIN);
    assert_int_equal(scene->game->guerillas[0].factors, 1);
    assert_int_equal(scene_count(scene, EVENT_ROLL, NULL), 0);
    at_gerona(scene);
    assert_non_null(
        scene_event_saying(scene, EVENT_GROUP, RULE(10_1_1m), "forages"));
}

static void a_cossack_cuts_the_chain(struct scene *scene)
{
    scene_war(scene, "fr", "ru");
    scene_war(scene, "fr", "sp");
    scene_depot(scene, "fr", "a458");
    assert_true(eia_chain_reaches(&scene->board, FRANCE, "a399"));
    scene_cossack(scene, "ru-k1", "a460");
    assert_false(eia_chain_reaches(&scene->board, FRANCE, "a399"));
    scene_at(scene, "L");
    eia_run_supply(&scene->play, RUSSIA);
    assert_int_equal(scene_count(scene, EVENT_ROLL, NULL), 0);
    at_gerona(scene);
    assert_non_null(
        scene_event_saying(scene, EVENT_GROUP, RULE(10_1_2n), "forages"));
}

static void a_risen_corps_cuts_the_chain(struct scene *scene)
{
    const char *wish = "<insurrection corps='au-ins1' province='hungary' "
                       "area='a502'/>";

    scene_war(scene, "tu", "au");
    scene_depot(scene, "tu", "a486");
    scene_corps(scene, "au-ins1", NULL, "15 militia 3 cavalry");
    scene_corps(scene, "tu-jan1", "a485", "5 infantry");
    scene_march(scene, "tu", "<move corps='tu-jan1' path='a485 a502 a501'/>");
    assert_string_equal(scene_find_corps(scene, "tu-jan1")->at, "a501");
    assert_null(scene_find_corps(scene, "au-ins1")->at);
    scene->game->turn++;
    scene_standing(scene, "au", wish);
    scene_corps(scene, "tu-imp1", "a485", "5 cavalry");
    scene_march(scene, "tu", "<move corps='tu-imp1' path='a485 a504 a503'/>");
    assert_non_null(scene_event(scene, EVENT_STANDING, RULE(10_1_4e)));
    assert_true(eia_closed_areas(&scene->board, TURKEY, "tu")[(
        size_t)(eia_area(scene->module, "a502") - scene->module->areas)]);
}

/* So many French corps at Strasbourg beside their only depot. */
static int fed_at_strasbourg(struct scene *scene, int count)
{
    static const char *const ids[] = {"fr-1", "fr-2", "fr-3",
                                      "fr-4", "fr-5", "fr-6"};

    scene_depot(scene, "fr", "a775");
    for (int i = 0; i < count; i++)
        scene_corps(scene, ids[i], "a318", "10 infantry");
    scene_at(scene, "L");
    eia_run_supply(&scene->play, FRANCE);
    return (int)scene_event_saying(scene, EVENT_STATE, BASE(supply), "feeds")
        ->number;
}

static void six_by_one_depot(struct scene *scene)
{
    assert_int_equal(fed_at_strasbourg(scene, 6), 6);
    assert_null(scene_event(scene, -1, RULE(12_3_1a)));
}

static void four_a_depot(struct scene *scene)
{
    scene_option(scene, "supply-limits-per-depot", "on");
    assert_int_equal(fed_at_strasbourg(scene, 5), 4);
    assert_int_equal(scene_count(scene, EVENT_GROUP, BASE(forage)), 1);
    assert_int_equal(scene_count(scene, EVENT_GROUP, RULE(12_3_1a)), 1);
    assert_int_equal(scene_count(scene, EVENT_GROUP, RULE(12_3_1b)), 1);
}

static bool is_fed(const struct scene *scene, const char *corps,
                   const char *depot)
{
    const struct event *event =
        scene_event_saying(scene, EVENT_STATE, BASE(supply),
                           arena_text(scene->arena, "(%s) feeds", depot));

    return event &&
           strstr(event->text, arena_text(scene->arena, "(%s)", corps));
}

static bool forages(const struct scene *scene, const char *corps)
{
    return scene_event_saying(scene, EVENT_GROUP, BASE(forage),
                              arena_text(scene->arena, "(%s) forages", corps));
}

/* Lisbon, shut from the sea, is besieged; its depot is fed from a fleet, and
 * four corps have come to relieve it. */
static void lisbon(struct scene *scene, const char *garrison)
{
    static const char *const ids[] = {"gb-1", "gb-2", "gb-3", "gb-4"};
    struct depot *depot = NULL;

    scene_war(scene, "fr", "gb");
    scene_minor(scene, "portugal", FREE_STATE, "gb");
    scene_option(scene, "supply-limits-per-depot", "on");
    scene_fleet(scene, "fr-f1", "b376", 10);
    depot = scene_depot(scene, "gb", "a774");
    depot->at = NULL;
    scene_fleet(scene, "gb-f1", "s740", 10)->depot = depot->id;
    scene_depot(scene, "gb", "a376");
    scene_garrison(scene, garrison, "a376", 5, 0);
    scene_corps(scene, "fr-1", "a376", "10 infantry");
    for (int i = 0; i < 4; i++)
        scene_corps(scene, ids[i], "a375", "10 infantry");
    eia_city_made(&scene->board, "a376")->besieger = FRANCE;
    scene_at(scene, "L");
    eia_power_state(&scene->board, GREAT_BRITAIN)->money = 20;
}

static void three_and_a_garrison(struct scene *scene)
{
    lisbon(scene, "gb");
    scene_die(scene, "besieged-supply/hunger/a376-gb", 6);
    eia_run_supply(&scene->play, GREAT_BRITAIN);
    eia_besieged_supply(&scene->play, GREAT_BRITAIN);
    assert_true(is_fed(scene, "gb-1", "gb-d-a376"));
    assert_true(is_fed(scene, "gb-2", "gb-d-a376"));
    assert_true(is_fed(scene, "gb-3", "gb-d-a376"));
    assert_true(forages(scene, "gb-4"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE,
                                       BASE(besieged_supply), "pays 1 money"));
    assert_int_equal(eia_city_factors(&scene->board, "a376"), 5);
}

static void without_the_option_all_four(struct scene *scene)
{
    lisbon(scene, "gb");
    scene_option(scene, "supply-limits-per-depot", "off");
    eia_run_supply(&scene->play, GREAT_BRITAIN);
    assert_true(is_fed(scene, "gb-4", "gb-d-a376"));
}

/* Frenchmen in the city eat nothing of the British depot before it. */
static void the_enemy_uses_nothing(struct scene *scene)
{
    lisbon(scene, "fr");
    scene_corps(scene, "fr-1", NULL, "10 infantry");
    eia_city(&scene->board, "a376")->besieger = GREAT_BRITAIN;
    eia_run_supply(&scene->play, GREAT_BRITAIN);
    assert_true(is_fed(scene, "gb-4", "gb-d-a376"));
}

static void named_chains_go_first(struct scene *scene)
{
    lisbon(scene, "gb");
    scene_orders(scene, "gb", "L",
                 "<supply corps='gb-4' policy='depot-first' "
                 "chain='gb-d-a376 gb-d-a774'/>");
    eia_run_supply(&scene->play, GREAT_BRITAIN);
    assert_true(is_fed(scene, "gb-4", "gb-d-a376"));
    assert_true(forages(scene, "gb-3"));
}

/* Strasbourg and Metz feed Ulm, Ulm feeds Dresden: two eat at each, and the
 * third at Dresden finds Ulm full, though neither Dresden nor Strasbourg is. */
static void a_link_is_the_bottleneck(struct scene *scene)
{
    static const char *const places[] = {"a320", "a320", "a294",
                                         "a294", "a294", "a437"};

    scene_option(scene, "supply-limits-per-depot", "on");
    for (int i = 0; i < 4; i++)
        scene_depot(scene, "fr",
                    (const char *[]){"a775", "a437", "a320", "a294"}[i]);
    for (int i = 0; i < 6; i++)
        scene_corps(scene, arena_text(scene->arena, "fr-%d", i + 1), places[i],
                    "10 infantry");
    scene_at(scene, "L");
    eia_power_state(&scene->board, FRANCE)->money = 20;
    eia_run_supply(&scene->play, FRANCE);
    assert_true(is_fed(scene, "fr-2", "fr-d-a320"));
    assert_true(is_fed(scene, "fr-4", "fr-d-a294"));
    assert_true(forages(scene, "fr-5"));
    assert_true(is_fed(scene, "fr-6", "fr-d-a775"));
}

static const struct scene_row supply_rows[] = {
    {"base depot: price and garrison", a_depot_costs_one},
    {"10.1.1j guerillas garrison cities, no depots", guerillas_keep_no_depot},
    {"base supply: example 1, steps 1 and 2", ulm},
    {"10.3.1b supply through a neutral", through_a_neutral},
    {"10.1.1m guerillas cut a chain and eat nothing", guerillas_cut_the_chain},
    {"10.1.2n a cossack cuts it, too", a_cossack_cuts_the_chain},
    {"10.1.4e a later crossing asks again", a_risen_corps_cuts_the_chain},
    {"12.3.1a a depot feeds six", six_by_one_depot},
    {"12.3.1a, 12.3.1b a depot feeds four", four_a_depot},
    {"12.3.1b three corps and a garrison", three_and_a_garrison},
    {"12.3.1b without it all four", without_the_option_all_four},
    {"12.3.1b the enemy inside is no user", the_enemy_uses_nothing},
    {"12.3.1b named chains go first", named_chains_go_first},
    {"12.3.1b a link is the bottleneck", a_link_is_the_bottleneck},
};

/* ---- foraging and hunger ---------------------------------------------- */

static const struct leader *ney_starves(struct scene *scene)
{
    scene_month(scene, "1806-06");
    scene_corps(scene, "fr-1", "a401", "1 infantry")->spent = 4;
    scene_leader(scene, "ney", "fr-1");
    scene_die(scene, "forage/die/fr-1", 6);
    scene_at(scene, "L");
    eia_run_supply(&scene->play, FRANCE);
    assert_null(scene_find_corps(scene, "fr-1")->at);
    return eia_leader(&scene->board, "ney");
}

static void a_leader_without_his_corps(struct scene *scene)
{
    assert_int_equal(ney_starves(scene)->state, LEADER_OFF);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6d)));
}

static void a_leader_beside_another_corps(struct scene *scene)
{
    scene_corps(scene, "fr-2", "a401", "20 infantry");
    assert_string_equal(ney_starves(scene)->with, "fr-2");
    assert_null(scene_event(scene, EVENT_STATE, RULE(10_6d)));
}

static void leaders_eat_nothing(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a401", "10 infantry")->spent = 4;
    scene_leader(scene, "ney", "fr-1");
    scene_leader(scene, "soult", "fr-1");
    scene_at(scene, "L");
    eia_run_supply(&scene->play, FRANCE);
    assert_int_equal(scene_count(scene, EVENT_ROLL, BASE(forage)), 1);
    assert_non_null(
        scene_event_saying(scene, EVENT_GROUP, RULE(10_6e), "forages"));
}

static void winter_is_hard(struct scene *scene)
{
    struct corps *first = scene_corps(scene, "fr-1", "a401", "10 infantry");

    first->spent = 4;
    scene_month(scene, "1805-06");
    assert_int_equal(eia_forage_target(&scene->board, first), 1);
    scene_month(scene, "1806-01");
    assert_int_equal(eia_forage_target(&scene->board, first), -1);
    first->spent = 2;
    first->forced = true;
    assert_int_equal(eia_forage_target(&scene->board, first), 0);
}

static const struct scene_row hunger_rows[] = {
    {"10.6d a leader whose corps starves", a_leader_without_his_corps},
    {"10.6d he stays if another of his is there",
     a_leader_beside_another_corps},
    {"10.6e leaders eat nothing", leaders_eat_nothing},
    {"base forage: the target", winter_is_hard},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.3.1c no depot in neutral land",
     "fr L",
     {{"corps fr-1 a326 10 infantry", "<depot at='a326' op='place'/>",
       RULE(10_3_1c)},
      {"war fr bavaria", "<depot at='a326' op='place'/>", NULL}}},
    {"10.3.1k no depot against the conditions",
     "fr L",
     {{"access au fr no-depots; corps fr-1 a467 10 infantry",
       "<depot at='a467' op='place'/>", RULE(10_3_1k)}}},
    {"10.3.1k a depot without conditions",
     "fr L",
     {{"access au fr; corps fr-1 a467 10 infantry",
       "<depot at='a467' op='place'/>", NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(supply_rows, scene_row_runs),
                                   TABLE(hunger_rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
