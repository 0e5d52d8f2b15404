/* Minor countries: who gets, runs and frees them; powers without a player;
 * disputes. */
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/reinforcement/reinforcement.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- districts ---------------------------------------------------------- */

static void norway_goes_with_denmark(struct scene *scene)
{
    eia_minor_changes(&scene->play, "denmark", CONQUERED, GREAT_BRITAIN);
    assert_int_equal(
        eia_controller(&scene->board,
                       eia_district_card(scene->module, "norway")->capital),
        GREAT_BRITAIN);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_3a),
                                       "Denmark is a conquest"));
}

static void norway_stays_british(struct scene *scene)
{
    const char *christiana =
        eia_district_card(scene->module, "norway")->capital;

    eia_district(&scene->board, "norway")->apart = GREAT_BRITAIN;
    eia_minor_changes(&scene->play, "denmark", CONQUERED, FRANCE);
    assert_int_equal(eia_controller(&scene->board, "a295"), FRANCE);
    assert_int_equal(eia_controller(&scene->board, christiana), GREAT_BRITAIN);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_3b),
                                       "Denmark is a conquest"));
}

static void norway_rejoins(struct scene *scene)
{
    const char *christiana =
        eia_district_card(scene->module, "norway")->capital;

    eia_district(&scene->board, "norway")->apart = GREAT_BRITAIN;
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_find_power(scene, GREAT_BRITAIN)->box = 4;
    scene_politics(scene, "gb", "");
    assert_int_equal(eia_controller(&scene->board, christiana), FRANCE);
    assert_int_equal(eia_district(&scene->board, "norway")->apart, NO_POWER);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_4_3d)));
}

static void norway_has_no_corps(struct scene *scene)
{
    scene_minor(scene, "denmark", CONQUERED, "fr");
    eia_district(&scene->board, "norway")->apart = GREAT_BRITAIN;
    assert_ptr_equal(
        scene_refusal(scene, "gb", "P", "<free-state minor='norway'/>"),
        RULE(10_4_4a));
    assert_non_null(scene_refusal(scene, "gb", "R",
                                  "<place-corps id='denmark-1' "
                                  "area='a295'/>"));
}

/* ---- free states -------------------------------------------------------- */

static void eighteen_ships(struct scene *scene)
{
    scene_minor(scene, "denmark", FREE_STATE, "gb");
    scene_find_minor(scene, "denmark")->ships = 0;
    scene_fleet(scene, "denmark-f1", "p295", 18);
    eia_minor_changes(&scene->play, "denmark", CONQUERED, FRANCE);
    assert_null(eia_fleet(&scene->board, "denmark-f1")->at);
    scene_month(scene, "1806-01");
    scene_politics(scene, "fr", "<free-state minor='denmark'/>");
    assert_int_equal(scene_find_minor(scene, "denmark")->status, FREE_STATE);
    assert_int_equal(scene->game->builds_count, 1);
    assert_string_equal(scene->game->builds[0].nation, "denmark");
    assert_int_equal(scene->game->builds[0].ships, 18);
    assert_true(scene->game->builds[0].due <= scene->game->turn);
    assert_int_equal(eia_due_ships(&scene->board, "denmark", "p295"), 18);
    assert_string_equal(eia_corps(&scene->board, "denmark-1")->at, "a295");
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_2_1d),
                                       "makes Denmark a free state"));
}

/* ---- attacked neutrals -------------------------------------------------- */

static void austria_runs_bavaria(struct scene *scene)
{
    scene_find_power(scene, AUSTRIA)->box = 33;
    scene_standing(scene, "au", "<sponsor policy='listed' minors='bavaria'/>");
    scene_die(scene, "minor-control/sponsor/bavaria-au-1", 4);
    scene_politics(scene, "pr", "<dow target='bavaria'/>");
    assert_true(scene_thrown(scene, "minor-control/sponsor/bavaria-au-1"));
    assert_int_equal(scene_event(scene, EVENT_MODIFIER, RULE(10_5_3a))->number,
                     1);
    /* 4 + 1 - 2 of the lean: just enough */
    assert_int_equal(scene_find_minor(scene, "bavaria")->controller, AUSTRIA);
    assert_int_equal(scene_find_power(scene, AUSTRIA)->box, 34);
}

static void without_the_zone_it_fails(struct scene *scene)
{
    scene_find_power(scene, AUSTRIA)->box = 26;
    scene_standing(scene, "au", "<sponsor policy='listed' minors='bavaria'/>");
    scene_die(scene, "minor-control/sponsor/bavaria-au-1", 4);
    scene_politics(scene, "pr", "<dow target='bavaria'/>");
    assert_int_equal(scene_find_minor(scene, "bavaria")->controller, NO_POWER);
}

static void its_forces_stand_up(struct scene *scene)
{
    int before = scene_find_power(scene, FRANCE)->box;

    scene_standing(scene, "fr", "<sponsor policy='all'/>");
    scene_die(scene, "minor-control/sponsor/bavaria-fr-1", 6);
    scene_politics(scene, "au", "<dow target='bavaria'/>");
    assert_int_equal(scene_find_minor(scene, "bavaria")->status, FREE_STATE);
    assert_int_equal(scene_find_minor(scene, "bavaria")->controller, FRANCE);
    assert_string_equal(eia_corps(&scene->board, "bavaria-1")->at, "a326");
    assert_int_equal(eia_garrison(&scene->board, "a326", "bavaria")->infantry,
                     1);
    assert_true(eia_at_war(&scene->board, "au", "bavaria"));
    assert_false(eia_enemies(&scene->board, AUSTRIA, FRANCE));
    assert_int_equal(scene_find_power(scene, FRANCE)->box, before + 1);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_4_4a), " runs "));
}

/* Fifteen Austrians are in Munich when Russia attacks it as well. */
static void none_comes_into_a_full_city(struct scene *scene)
{
    scene_war(scene, "au", "bavaria");
    scene_garrison(scene, "au", "a326", 15, 0);
    scene_standing(scene, "fr", "<sponsor policy='all'/>");
    scene_die(scene, "minor-control/sponsor/bavaria-fr-1", 6);
    scene_politics(scene, "ru", "<dow target='bavaria'/>");
    assert_int_equal(scene_find_minor(scene, "bavaria")->controller, FRANCE);
    assert_string_equal(eia_corps(&scene->board, "bavaria-1")->at, "a326");
    assert_null(eia_garrison(&scene->board, "a326", "bavaria"));
}

static void nobody_runs_denmark(struct scene *scene)
{
    int before = scene_find_power(scene, FRANCE)->box;

    scene_politics(scene, "fr", "<dow target='denmark'/>");
    assert_int_equal(scene_find_minor(scene, "denmark")->status, NEUTRAL);
    assert_int_equal(scene_find_power(scene, FRANCE)->box, before);
}

static void saxony_lapses(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "pr", "saxony");
    scene_corps(scene, "saxony-1", "a294", "4 infantry");
    scene_prisoners(scene, "pr", AUSTRIA, FACTOR_INFANTRY, 3);
    scene->game->wars[0].since = 0;
    scene_politics(scene, "pr", "<lapse minor='saxony'/>");
    assert_int_equal(scene_find_minor(scene, "saxony")->status, NEUTRAL);
    assert_null(eia_corps(&scene->board, "saxony-1")->at);
    assert_false(eia_at_war(&scene->board, "pr", "saxony"));
    assert_int_equal(eia_due(&scene->board, "pr", FACTOR_INFANTRY), 3);
}

static void quiet_wars_lapse(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "pr", "saxony");
    scene->game->wars[0].since = 0;
    scene_find_minor(scene, "saxony")->quiet = 3;
    scene_politics(scene, "pr", "");
    assert_false(eia_at_war(&scene->board, "pr", "saxony"));
}

/* April, May and June pass, the last with an Economic Phase. */
static void three_months_pass(struct scene *scene)
{
    for (int month = 4; month <= 6; month++) {
        scene_next_exchange(scene);
        scene_answers(scene, "L", NULL, NULL);
        scene_answers(scene, "E", NULL, NULL);
        scene_play(scene, "L");
        assert_int_equal(scene->game->turn, month + 1);
    }
    scene_next_exchange(scene);
}

/* Breslau is no neighbour of Saxony, Magdeburg is. */
static void prussia_stands_in(struct scene *scene, const char *area)
{
    scene_month(scene, "1805-04");
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "pr", "saxony");
    scene->game->wars[0].since = 4;
    scene_corps(scene, "pr-1", area, "5 infantry");
    three_months_pass(scene);
}

static void it_lapses_in_july(struct scene *scene)
{
    prussia_stands_in(scene, "a289");
    assert_true(eia_at_war(&scene->board, "pr", "saxony"));
    scene_politics(scene, "pr", "");
    assert_false(eia_at_war(&scene->board, "pr", "saxony"));
    assert_int_equal(scene_find_minor(scene, "saxony")->status, NEUTRAL);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(lapse),
                                       "Prussia with Saxony lapses after 3 "
                                       "months without a corps near it"));
}

static void not_with_a_neighbour(struct scene *scene)
{
    prussia_stands_in(scene, "a290");
    scene_politics(scene, "pr", "");
    assert_true(eia_at_war(&scene->board, "pr", "saxony"));
    assert_null(scene_event(scene, EVENT_STATE, BASE(lapse)));
}

/* Two months were quiet; another power's war has its own three. */
static void another_war_is_not_quiet(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "pr", "saxony");
    scene_find_minor(scene, "saxony")->quiet = 2;
    eia_begin_war(&scene->board, "ru", "saxony");
    assert_int_equal(scene_find_minor(scene, "saxony")->quiet, 0);
}

static void captured_frenchmen_return(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_prisoners(scene, "fr", AUSTRIA, FACTOR_INFANTRY, 3);
    eia_minor_changes(&scene->play, "saxony", CONQUERED, FRANCE);
    assert_int_equal(eia_prisoners_of(&scene->board, AUSTRIA, "fr"), 0);
    assert_int_equal(eia_due(&scene->board, "fr", FACTOR_INFANTRY), 3);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_2_1g), "home"));
}

/* ---- war out of sequence, disputes --------------------------------------- */

static void russia_is_called(struct scene *scene)
{
    scene_ally(scene, "pr", "ru");
    scene_standing(scene, "pr", "<call attacked='all' attacking='all'/>");
    scene_standing(scene, "ru", "<answer answer='honour'/>");
    scene_at(scene, "L");
    eia_declare_war(&scene->play, "pr", "fr", RULE(10_3_4e));
    assert_true(eia_enemies(&scene->board, PRUSSIA, FRANCE));
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, RULE(10_3_4e),
                                       "calls Russia"));
    assert_true(eia_enemies(&scene->board, RUSSIA, FRANCE));
}

static struct names claimants(struct scene *scene)
{
    struct names powers = {NULL, 0};

    names_add(scene->arena, &powers, "au");
    names_add(scene->arena, &powers, "fr");
    return powers;
}

static void one_leader_two_claims(struct scene *scene)
{
    const struct names powers = claimants(scene);

    scene_die(scene, "10.8a/leader-mack/fr-1", 2);
    scene_die(scene, "10.8a/leader-mack/au-1", 2);
    scene_die(scene, "10.8a/leader-mack/fr-2", 6);
    scene_die(scene, "10.8a/leader-mack/au-2", 4);
    scene_standing(scene, "fr", "<agree dispute='leader-mack' option='fr'/>");
    assert_int_equal(eia_competitive_roll(&scene->play, RULE(10_8a),
                                          "leader-mack", &powers, false),
                     FRANCE);
    assert_true(scene_thrown(scene, "10.8a/leader-mack/au-2"));
}

static void they_agree(struct scene *scene)
{
    const struct names powers = claimants(scene);

    scene_standing(scene, "fr", "<agree dispute='leader-mack' option='au'/>");
    scene_standing(scene, "au", "<agree option='au'/>");
    assert_int_equal(eia_competitive_roll(&scene->play, RULE(10_8a),
                                          "leader-mack", &powers, false),
                     AUSTRIA);
    assert_false(scene_thrown(scene, "10.8a/leader-mack/au-1"));
    assert_non_null(scene_event_saying(scene, EVENT_STANDING, RULE(10_8a),
                                       "all agree on Austria"));
}

static const struct scene_row rows[] = {
    {"10.4.3a Norway goes with Denmark", norway_goes_with_denmark},
    {"10.4.3b Norway stays British", norway_stays_british},
    {"10.4.3d Norway rejoins", norway_rejoins},
    {"10.4.4a Norway has no corps", norway_has_no_corps},
    {"10.2.1d eighteen Danish ships", eighteen_ships},
    {"10.5.3a Austria dices for Bavaria", austria_runs_bavaria},
    {"10.5.3a without the zone it fails", without_the_zone_it_fails},
    {"base minor-control: forces stand up", its_forces_stand_up},
    {"base minor-control: none comes into a full city",
     none_comes_into_a_full_city},
    {"base minor-control: nobody runs it", nobody_runs_denmark},
    {"base lapse: Saxony is neutral again", saxony_lapses},
    {"base lapse: quiet wars", quiet_wars_lapse},
    {"base lapse: three months without a corps", it_lapses_in_july},
    {"base lapse: not with a corps next door", not_with_a_neighbour},
    {"base lapse: a new war counts anew", another_war_is_not_quiet},
    {"10.2.1g captured Frenchmen return", captured_frenchmen_return},
    {"10.3.4e Russia is called", russia_is_called},
    {"10.8a one leader, two claims", one_leader_two_claims},
    {"10.8a they agree", they_agree},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.4.4b Sicily has no corps",
     "gb P",
     {{"conquered sicily gb", "<free-state minor='sicily'/>", RULE(10_4_4b)}}},
    {"base free-state: zone and enemies",
     "fr P",
     {{"conquered saxony fr; status fr 18", "<free-state minor='saxony'/>",
       BASE(free_state)},
      {"status fr 19", "<free-state minor='saxony'/>", NULL},
      {"war fr pr; corps pr-1 a294 5 infantry", "<free-state minor='saxony'/>",
       BASE(free_state)}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
