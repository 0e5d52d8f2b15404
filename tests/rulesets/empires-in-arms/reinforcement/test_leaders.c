/* The reinforcement phase: leaders come, retire and change sides. 10.6 */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void leaders_join_corps(struct scene *scene)
{
    assert_ptr_equal(scene_refusal(scene, "fr", "R",
                                   "<place-leader id='murat' with='fr-c1'/>"),
                     RULE(10_6a));
    scene_corps(scene, "fr-c1", "a438", "5 cavalry");
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "fr", "R", "<place-leader id='murat' with='fr-c1'/>");
    scene_play(scene, "R");
    assert_string_equal(eia_leader(&scene->board, "murat")->with, "fr-c1");
}

static void nelson_joins_fleets(struct scene *scene)
{
    scene_corps(scene, "gb-1", "a017", "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "gb", "R",
                                   "<place-leader id='nelson' with='gb-1'/>"),
                     RULE(10_6b));
    scene_fleet(scene, "gb-f1", "b427", 20);
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "gb", "R", "<place-leader id='nelson' with='gb-f1'/>");
    scene_play(scene, "R");
    assert_string_equal(eia_leader(&scene->board, "nelson")->with, "gb-f1");
}

/* Any later Reinforcement Step: not the one in which he retires. */
static void nobody_retires_and_comes_back_at_once(struct scene *scene)
{
    struct leader *davout = NULL;

    scene_corps(scene, "fr-1", "a438", "10 infantry");
    scene_corps(scene, "fr-3", "a438", "10 infantry");
    davout = scene_leader(scene, "davout", "fr-3");
    scene_answers(scene, "R", "fr",
                  "<retire-leader id='davout'/>"
                  "<place-leader id='davout' with='fr-1'/>");
    scene_play(scene, "R");
    assert_int_equal(davout->state, LEADER_OFF);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, RULE(10_6_2b)), 1);
}

static void davout_retires(struct scene *scene)
{
    struct leader *davout = NULL;

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "fr-3", "a438", "10 infantry");
    scene_corps(scene, "bavaria-1", "a326", "5 infantry");
    davout = scene_leader(scene, "davout", "fr-3");
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "fr", "R", "<retire-leader id='davout'/>");
    scene_play(scene, "R");
    assert_int_equal(davout->state, LEADER_OFF);
    scene_month(scene, "1805-02");
    assert_null(scene_refusal(scene, "fr", "R",
                              "<place-leader id='davout' with='fr-3'/>"));
    assert_ptr_equal(
        scene_refusal(scene, "fr", "R",
                      "<place-leader id='davout' with='bavaria-1'/>"),
        RULE(10_6_2b));
}

/* A French leader in a besieged city: a port, a blockaded port, inland. */
static const struct rule *retiring_from(struct scene *scene, const char *area)
{
    struct corps *corps = scene_corps(scene, "fr-3", area, "10 infantry");

    corps->in_city = true;
    scene_leader(scene, "davout", "fr-3");
    eia_city_made(&scene->board, area)->besieger = AUSTRIA;
    return scene_refusal(scene, "fr", "R", "<retire-leader id='davout'/>");
}

static void shut_in_leaders_stay(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    assert_null(retiring_from(scene, "a427"));
    scene_fleet(scene, "gb-f1", "b427", 20);
    assert_ptr_equal(retiring_from(scene, "a427"), RULE(10_6_2c));
    assert_ptr_equal(retiring_from(scene, "a474"), RULE(10_6_2c));
}

static void prussian_ratings_have_two_values(struct scene *scene)
{
    const struct power_card *card = scene->module->power[PRUSSIA];

    assert_int_not_equal(card->strategic, card->strategic_1810);
}

static void bernadotte_is_french(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a301", "10 infantry");
    scene_month(scene, "1810-07");
    assert_null(scene_refusal(scene, "fr", "R",
                              "<place-leader id='bernadotte' with='fr-1'/>"));
    scene_month(scene, "1810-08");
    scene_answers(scene, "R", NULL, NULL);
    scene_play(scene, "R");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_6_5a),
                                       "Bernadotte goes to Sweden"));
    assert_non_null(scene_refusal(
        scene, "fr", "R", "<place-leader id='bernadotte' with='fr-1'/>"));
}

static void bernadotte_goes_to_sweden(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "fr-1", "a320", "10 infantry");

    corps->in_city = true;
    eia_city_made(&scene->board, "a320")->besieger = AUSTRIA;
    scene_leader(scene, "bernadotte", "fr-1");
    scene_corps(scene, "ru-1", "a119", "10 infantry");
    scene_minor(scene, "sweden", FREE_STATE, "ru");
    scene_month(scene, "1810-08");
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "ru", "R",
                 "<place-leader id='bernadotte' with='ru-1'/>");
    scene_play(scene, "R");
    assert_string_equal(eia_leader(&scene->board, "bernadotte")->with, "ru-1");
}

/* By C.6 no French leader any more: that is no reason of 10.6.5c's. */
static void bernadotte_was_removed(struct scene *scene)
{
    eia_leader(&scene->board, "bernadotte")->state = LEADER_REMOVED;
    scene_minor(scene, "sweden", FREE_STATE, "ru");
    scene_month(scene, "1810-08");
    scene_corps(scene, "ru-1", "a119", "10 infantry");
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "ru", "R",
                 "<place-leader id='bernadotte' with='ru-1'/>");
    scene_play(scene, "R");
    assert_string_equal(eia_leader(&scene->board, "bernadotte")->with, "ru-1");
}

static void bernadotte_stays_lost(struct scene *scene)
{
    eia_power_state(&scene->board, FRANCE)->disorder = 53;
    scene_minor(scene, "sweden", FREE_STATE, "ru");
    scene_month(scene, "1810-08");
    scene_answers(scene, "R", NULL, NULL);
    scene_play(scene, "R");
    assert_string_equal(eia_leader(&scene->board, "bernadotte")->nation, "fr");
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6_5c)));
}

static void bernadotte_waits(struct scene *scene)
{
    scene_month(scene, "1810-08");
    scene_answers(scene, "R", NULL, NULL);
    scene_play(scene, "R");
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6_5d)));
    scene_minor(scene, "sweden", FREE_STATE, "gb");
    scene_corps(scene, "gb-1", "a017", "5 infantry");
    assert_null(scene_refusal(scene, "gb", "R",
                              "<place-leader id='bernadotte' with='gb-1'/>"));
}

/* He leads Russians, for whom Sweden is no more. */
static void bernadotte_leaves(struct scene *scene)
{
    struct leader *leader = NULL;

    scene_minor(scene, "sweden", FREE_STATE, "ru");
    scene_corps(scene, "ru-2", "a192", "5 infantry");
    leader = scene_leader(scene, "bernadotte", "ru-2");
    leader->nation = "sweden";
    eia_minor_changes(&scene->play, "sweden", NEUTRAL, NO_POWER);
    assert_int_equal(leader->state, LEADER_OFF);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_6_5d)));
}

static void the_wounded_come_back(struct scene *scene)
{
    struct leader *leader = eia_leader(&scene->board, "charles");
    const char *order = "<place-leader id='charles' with='au-1'/>";

    scene_corps(scene, "au-1", "a474", "5 infantry");
    leader->state = LEADER_WOUNDED;
    leader->back = eia_turn_of(scene->module, "1809-09");
    scene_month(scene, "1809-08");
    assert_ptr_equal(scene_refusal(scene, "au", "R", order), RULE(12_7c));
    scene_month(scene, "1809-09");
    assert_null(scene_refusal(scene, "au", "R", order));
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "au", "R", order);
    scene_play(scene, "R");
    assert_non_null(
        scene_event_saying(scene, EVENT_ORDER, RULE(12_7c), "joins"));
}

/* Who never retired may come with any corps of his power's. */
static void davout_joins_bavarians(struct scene *scene)
{
    static const char order[] = "<place-leader id='davout' with='bavaria-1'/>";

    scene_corps(scene, "bavaria-1", "a326", "5 infantry");
    assert_ptr_equal(scene_refusal(scene, "fr", "R", order), RULE(10_6a));
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    assert_null(scene_refusal(scene, "fr", "R", order));
}

/* A Swede, be he French before, or retired since. */
static void bernadotte_joins_swedes(struct scene *scene)
{
    static const char order[] =
        "<place-leader id='bernadotte' with='sweden-1'/>";

    scene_minor(scene, "sweden", FREE_STATE, "ru");
    scene_corps(scene, "sweden-1", "a058", "5 infantry");
    scene_month(scene, "1810-08");
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "ru", "R", order);
    scene_play(scene, "R");
    assert_string_equal(eia_leader(&scene->board, "bernadotte")->with,
                        "sweden-1");
    eia_leader(&scene->board, "bernadotte")->state = LEADER_OFF;
    eia_leader(&scene->board, "bernadotte")->retired = 1;
    assert_null(scene_refusal(scene, "ru", "R", order));
}

static const struct scene_row rows[] = {
    {"10.6a leaders join corps", leaders_join_corps},
    {"10.6b Nelson joins fleets", nelson_joins_fleets},
    {"10.6.2b nobody retires and comes back at once",
     nobody_retires_and_comes_back_at_once},
    {"10.6.2b Davout retires", davout_retires},
    {"10.6.2b who never retired joins Bavarians", davout_joins_bavarians},
    {"10.6.2c shut in leaders stay", shut_in_leaders_stay},
    {"10.6.1d Prussian ratings have two values",
     prussian_ratings_have_two_values},
    {"10.6.5a Bernadotte is French", bernadotte_is_french},
    {"10.6.5b Bernadotte goes to Sweden", bernadotte_goes_to_sweden},
    {"10.6.5b and joins Swedes", bernadotte_joins_swedes},
    {"10.6.5b removed by C.6 he goes all the same", bernadotte_was_removed},
    {"10.6.5c Bernadotte stays lost", bernadotte_stays_lost},
    {"10.6.5d Bernadotte waits", bernadotte_waits},
    {"10.6.5d and leaves Russians", bernadotte_leaves},
    {"12.7c the wounded come back", the_wounded_come_back},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.6b Nelson keeps his fleet",
     "gb R",
     {{"fleet gb-f1 p774 10; fleet gb-f2 p774 10; leader nelson gb-f1",
       "<transfer-ships from='gb-f1' to='gb-f2' n='10'/>", RULE(10_6b)},
      {"", "<transfer-ships from='gb-f1' to='gb-f2' n='9'/>", NULL}}},
    {"10.6c Murat may not be left alone",
     "fr R",
     {{"corps fr-c1 a438 5 cavalry; leader murat fr-c1",
       "<remove-corps id='fr-c1'/>", RULE(10_6c)},
      {"", "<demobilise from='fr-c1' kind='cavalry' n='5'/>", RULE(10_6c)},
      {"corps fr-1 a438 9 infantry", "<remove-corps id='fr-c1'/>", NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
