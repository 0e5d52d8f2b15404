/* The countries of chapter 11: Poland, the Ottoman Empire, the Two Sicilies.
 * What each scene ends in follows from the rows of the module and the case. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/peace.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <string.h>

static const char found[] = "<found minor='poland'/>";

static void ceded(struct scene *scene, const char *province)
{
    scene_province(scene, province, "fr");
}

/* France has got Prussia's two Polish provinces by peace. */
static void two_ceded(struct scene *scene)
{
    scene_option(scene, "poland", "on");
    scene_month(scene, "1807-07");
    ceded(scene, "masovia");
    ceded(scene, "posen");
}

static void founded(struct scene *scene)
{
    two_ceded(scene);
    scene_politics(scene, "fr", found);
}

static const char *country_of(struct scene *scene, const char *province)
{
    const char *country = eia_province(&scene->board, province)->country;

    return country ? country : "none";
}

/* ---- Poland ------------------------------------------------------------- */

static void a_free_state_is_founded(struct scene *scene)
{
    const struct minor_state *poland = NULL;

    founded(scene);
    poland = scene_find_minor(scene, "poland");
    assert_int_equal(poland->status, FREE_STATE);
    assert_int_equal(poland->controller, FRANCE);
    assert_string_equal(country_of(scene, "masovia"), "poland");
    assert_string_equal(country_of(scene, "posen"), "poland");
    assert_string_equal(country_of(scene, "west-galicia"), "none");
    /* Warsaw, where both corps come with a factor each. */
    assert_string_equal(scene_find_corps(scene, "poland-1")->at, "a276");
    assert_string_equal(scene_find_corps(scene, "poland-2")->at, "a276");
    assert_int_equal(eia_corps_factors(scene_find_corps(scene, "poland-2")), 1);
    assert_string_equal(eia_home_of(&scene->board, "a276"), "poland");
    assert_int_equal(eia_player_of(&scene->board, "poland"), FRANCE);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, BASE(poland),
                                       "founds Poland from Masovia, Posen"));
}

/* Prussia has Masovia and Posen as its own land: nobody has ceded it. */
/* A further cession is added; who has not founded it adds nothing. */
static void it_grows(struct scene *scene)
{
    founded(scene);
    assert_ptr_equal(scene_refusal(scene, "fr", "P", found), BASE(poland));
    ceded(scene, "west-galicia");
    scene_province(scene, "polesia", "tu");
    assert_ptr_equal(scene_refusal(scene, "tu", "P", found), BASE(poland));
    scene_next_exchange(scene);
    scene_politics(scene, "fr", found);
    assert_string_equal(country_of(scene, "west-galicia"), "poland");
    assert_string_equal(country_of(scene, "polesia"), "none");
}

/* 10.2.1c: two months in Warsaw; the corps that Saxony would lose stays, and
 * France, which led it, leads it on. */
static void conquered(struct scene *scene)
{
    founded(scene);
    scene_war(scene, "fr", "pr");
    scene_corps(scene, "poland-1", "a278", "6 infantry 1 cavalry");
    scene_corps(scene, "poland-2", NULL, "");
    scene_garrison(scene, "pr", "a276", 2, 0);
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
}

static void its_forces_survive_a_conquest(struct scene *scene)
{
    const struct corps *corps = NULL;

    conquered(scene);
    corps = scene_find_corps(scene, "poland-1");
    assert_int_equal(eia_province(&scene->board, "masovia")->controller,
                     PRUSSIA);
    assert_string_equal(country_of(scene, "masovia"), "none");
    assert_string_equal(country_of(scene, "posen"), "none");
    assert_string_equal(corps->at, "a278");
    assert_int_equal(eia_corps_factors(corps), 7);
    assert_int_equal(eia_corps_power(&scene->board, corps), FRANCE);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_2_1c),
                                       "serve on under France"));
}

static void with_the_last_factor_it_is_no_more(struct scene *scene)
{
    struct corps *corps = NULL;

    conquered(scene);
    corps = scene_find_corps(scene, "poland-1");
    eia_corps_leaves(&scene->board, corps);
    memset(corps->factors, 0, sizeof(corps->factors));
    eia_founded_fades(&scene->play);
    assert_int_equal(scene_find_minor(scene, "poland")->status, NEUTRAL);
    assert_int_equal(scene_find_minor(scene, "poland")->controller, NO_POWER);
}

static void a_province_is_ceded_back(struct scene *scene)
{
    founded(scene);
    scene_at(scene, "P");
    eia_cede(&scene->play, "posen", PRUSSIA);
    assert_string_equal(country_of(scene, "posen"), "none");
    assert_int_equal(scene_find_minor(scene, "poland")->status, FREE_STATE);
    eia_cede(&scene->play, "masovia", PRUSSIA);
    assert_int_equal(scene_find_minor(scene, "poland")->status, NEUTRAL);
    assert_null(scene_find_corps(scene, "poland-1")->at);
}

/* ---- the Ottoman Empire ------------------------------------------------- */

static void united(struct scene *scene, const char *option)
{
    scene_option(scene, option, "on");
    eia_unite(&scene->board);
}

/* Syria and six others: one country, Turkey's, a free state as Syria was. */
static void seven_districts(struct scene *scene)
{
    struct rules why = {NULL, 0};

    united(scene, "ottoman");
    assert_int_equal(eia_districts_of(&scene->board, "syria").count, 7);
    assert_string_equal(eia_country_of(&scene->board, "egypt"), "syria");
    assert_true(eia_is_secondary(&scene->board, "algeria"));
    assert_false(eia_is_secondary(&scene->board, "syria"));
    assert_int_equal(scene_find_minor(scene, "syria")->status, FREE_STATE);
    assert_string_equal(eia_corps_nation(scene_find_corps(scene, "egypt-1")),
                        "syria");
    assert_int_equal(
        eia_corps_power(&scene->board, scene_find_corps(scene, "tunisia-1")),
        TURKEY);
    assert_int_equal(eia_districts_covered(&scene->board, "syria", &why), 7);
}

static void war_is_declared_on_the_whole(struct scene *scene)
{
    assert_null(scene_refusal(scene, "fr", "P", "<dow target='egypt'/>"));
    united(scene, "ottoman");
    assert_ptr_equal(scene_refusal(scene, "fr", "P", "<dow target='egypt'/>"),
                     RULE(10_4_2a));
}

/* The facts have 2/3 for corps under it; Egypt's own foot would be 1. */
static void its_own_morale(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, "a636");

    united(scene, "ottoman");
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "egypt-1", "a636", "4 infantry"));
    assert_int_equal(
        eia_party_morale(&scene->board, &fight.parties[DEFENDER], NULL), 20);
}

/* A secondary one is conquered alone, and held apart: 10.4.3c. */
static void egypt_is_held_apart(struct scene *scene)
{
    united(scene, "ottoman");
    scene_month(scene, "1806-04");
    scene_war(scene, "fr", "tu");
    scene_garrison(scene, "fr", "a636", 2, 0);
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_district(&scene->board, "egypt")->apart, FRANCE);
    assert_int_equal(scene_find_minor(scene, "syria")->controller, TURKEY);
    assert_string_equal(eia_country_of(&scene->board, "egypt"), "syria");
}

/* ---- the Two Sicilies --------------------------------------------------- */

static void palermo_falls(struct scene *scene)
{
    united(scene, "sicilies");
    scene_month(scene, "1806-04");
    scene_minor(scene, "naples", FREE_STATE, "gb");
    scene_corps(scene, "naples-1", "a355", "5 infantry");
    scene_corps(scene, "naples-2", "a355", "6 infantry 1 cavalry");
    scene_war(scene, "fr", "gb");
    scene_garrison(scene, "fr", "a360", 2, 0);
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
}

static void sicily_is_part_of_naples(struct scene *scene)
{
    united(scene, "sicilies");
    assert_int_equal(eia_districts_of(&scene->board, "naples").count, 2);
    assert_string_equal(eia_country_of(&scene->board, "sicily"), "naples");
    assert_false(eia_is_there(&scene->board, "sicily"));
}

/* 10.4.4b: apart it is a country, and has naples-2; what that had is gone, as
 * a conquest has it. */
static void sicily_has_its_corps(struct scene *scene)
{
    const struct corps *second = NULL;

    palermo_falls(scene);
    second = scene_find_corps(scene, "naples-2");
    assert_int_equal(scene_find_minor(scene, "sicily")->status, CONQUERED);
    assert_int_equal(scene_find_minor(scene, "sicily")->controller, FRANCE);
    assert_string_equal(eia_corps_nation(second), "sicily");
    assert_null(second->at);
    assert_int_equal(eia_corps_factors(second), 0);
    assert_string_equal(scene_find_corps(scene, "naples-1")->at, "a355");
    assert_int_equal(eia_corps_factors(scene_find_corps(scene, "naples-1")), 5);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_4b),
                                       "is a country of its own"));
    /* It has forces, and may be a free state. */
    assert_null(
        scene_refusal(scene, "fr", "P", "<free-state minor='sicily'/>"));
}

/* Who has Sicily conquers Naples as well: they are one again. */
static void they_are_one_again(struct scene *scene)
{
    palermo_falls(scene);
    scene_garrison(scene, "fr", "a355", 2, 0);
    eia_corps_leaves(&scene->board, scene_find_corps(scene, "naples-1"));
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(scene_find_minor(scene, "naples")->controller, FRANCE);
    assert_string_equal(eia_country_of(&scene->board, "sicily"), "naples");
    assert_string_equal(eia_corps_nation(scene_find_corps(scene, "naples-2")),
                        "naples");
    assert_false(eia_is_there(&scene->board, "sicily"));
}

/* Sicily is free, and Naples conquered: what Sicily has is Sicily's. */
static void sicily_outlives_naples(struct scene *scene)
{
    palermo_falls(scene);
    scene_politics(scene, "fr", "<free-state minor='sicily'/>");
    assert_string_equal(scene_find_corps(scene, "naples-2")->at, "a360");
    eia_corps_disbands(&scene->board, scene_find_corps(scene, "naples-1"));
    scene_minor(scene, "naples", CONQUERED, "gb");
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
    assert_false(eia_knows_corps(&scene->board, GREAT_BRITAIN,
                                 scene_find_corps(scene, "naples-2")));
}

/* Austria holds three of Naples and two of Sicily: five. */
static void their_prisoners_are_one(struct scene *scene)
{
    united(scene, "sicilies");
    eia_district(&scene->board, "sicily")->country = NULL;
    scene_prisoners(scene, "naples", AUSTRIA, FACTOR_INFANTRY, 3);
    scene_prisoners(scene, "sicily", AUSTRIA, FACTOR_INFANTRY, 2);
    eia_join(&scene->board, "sicily", "naples");
    assert_int_equal(scene->game->prisoners_count, 1);
    assert_int_equal(scene->game->prisoners[0].count, 5);
}

/* ---- what the module must have ------------------------------------------ */

static bool options_are_fine(struct scene *scene, const struct module *module)
{
    const struct place place = {"roster.xml", 1};

    return eia_check_options(module, &scene->options, &place, scene->report);
}

/* Syria is Turkey's at the start: a row that wants it for France is refused. */
static void whose_it_is_at_the_start(struct scene *scene)
{
    struct module other = *scene->module;

    scene_option(scene, "ottoman", "on");
    assert_true(options_are_fine(scene, &other));
    other.unions = arena_copy(scene->arena, other.unions,
                              other.unions_count * sizeof(*other.unions));
    for (size_t i = 0; i < other.unions_count; i++)
        other.unions[i].holder = FRANCE;
    assert_false(options_are_fine(scene, &other));
}

static void rows_are_missing(struct scene *scene)
{
    struct module other = *scene->module;

    other.unions_count = 0;
    assert_true(options_are_fine(scene, &other));
    scene_option(scene, "sicilies", "on");
    assert_false(options_are_fine(scene, &other));
    scene_option(scene, "sicilies", "off");
    scene_option(scene, "poland", "on");
    assert_true(options_are_fine(scene, &other));
    other.minors_count--; /* Poland stands last */
    assert_false(options_are_fine(scene, &other));
}

static const struct scene_row rows[] = {
    {"base poland: founded from two ceded provinces", a_free_state_is_founded},
    {"base poland: it grows with cessions", it_grows},
    {"10.2.1c its forces survive a conquest", its_forces_survive_a_conquest},
    {"10.2.1c with the last factor it is no more",
     with_the_last_factor_it_is_no_more},
    {"base poland: ceded, a province leaves it", a_province_is_ceded_back},
    {"base ottoman: seven districts", seven_districts},
    {"10.4.2a war is declared on the whole", war_is_declared_on_the_whole},
    {"base ottoman: its own morale", its_own_morale},
    {"10.4.3c Egypt is held apart", egypt_is_held_apart},
    {"base sicilies: Sicily is part of Naples", sicily_is_part_of_naples},
    {"10.4.4b Sicily apart has its corps", sicily_has_its_corps},
    {"10.4.3a they are one again", they_are_one_again},
    {"10.4.4b Sicily outlives Naples", sicily_outlives_naples},
    {"10.4.1b their prisoners are one", their_prisoners_are_one},
    {"base ottoman: whose it is at the start", whose_it_is_at_the_start},
    {"table.missing-game-card rows are missing", rows_are_missing},
};

/* ---- refusals --------------------------------------------------------- */

#define FOUND "<found minor='poland'/>"
/* France has got Prussia's two Polish provinces by peace. */
#define TWO_CEDED                                                              \
    "option poland on; month 1807-07; province masovia fr; province posen fr"

static const struct refusal_row refusal_rows[] = {
    {"base poland: an option",
     "fr P",
     {{TWO_CEDED "; option poland off", FOUND, BASE(poland)}}},
    {"base poland: two provinces at least",
     "fr P",
     {{TWO_CEDED, FOUND, NULL}, {"province posen pr", FOUND, BASE(poland)}}},
    {"base poland: Masovia is one",
     "fr P",
     {{TWO_CEDED "; province west-galicia fr", FOUND, NULL},
      {"province masovia pr", FOUND, BASE(poland)}}},
    {"base poland: by cession alone",
     "pr P",
     {{"option poland on", FOUND, BASE(poland)}}},
    {"base poland: no enemy corps in it",
     "fr P",
     {{TWO_CEDED "; war fr pr", FOUND, NULL},
      {"corps pr-1 a277 10 infantry", FOUND, BASE(poland)}}},
    {"base poland: no war on what is not there",
     "ru P",
     {{"option poland on", "<dow target='poland'/>", BASE(poland)}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
