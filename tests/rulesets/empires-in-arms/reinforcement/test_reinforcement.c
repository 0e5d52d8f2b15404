/* The reinforcement phase: corps, factors and ships. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void corps_are_formed(struct scene *scene)
{
    const char *order = "<place-corps id='fr-9' area='a438' infantry='6'/>";

    eia_arrive(&scene->board, "fr", FACTOR_INFANTRY, 8, 2);
    assert_non_null(scene_refusal(scene, "fr", "R", order));
    scene->game->turn = 2;
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "fr", "R",
                 "<place-corps id='fr-9' area='a438' infantry='6'/>"
                 "<place-factors to='a438' kind='infantry' n='2'/>");
    scene_play(scene, "R");
    assert_string_equal(eia_corps(&scene->board, "fr-9")->at, "a438");
    assert_int_equal(eia_garrison(&scene->board, "a438", "fr")->infantry, 2);
    assert_int_equal(scene->game->arrivals_count, 0);
}

static void exchanged_factors_come_back(struct scene *scene)
{
    eia_arrive(&scene->board, "ru", FACTOR_INFANTRY, 3, 2);
    scene->game->turn = 2;
    assert_null(scene_refusal(
        scene, "ru", "R", "<place-factors to='a119' kind='infantry' n='3'/>"));
}

static void ships_come_where_they_were_built(struct scene *scene)
{
    struct ship_build *build =
        LIST_ADD(scene->arena, scene->game->builds, scene->game->builds_count);

    *build = (struct ship_build){
        .nation = "gb", .port = "p014", .ships = 2, .due = 1};
    scene_option(scene, "ship-building-locations", "on");
    scene_fleet(scene, "gb-f1", "p380", 5);
    scene_fleet(scene, "gb-f2", "p014", 5);
    assert_ptr_equal(
        scene_refusal(scene, "gb", "R", "<place-ships fleet='gb-f1' n='2'/>"),
        RULE(12_1_2c));
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "gb", "R", "<place-ships fleet='gb-f2' n='2'/>");
    scene_play(scene, "R");
    assert_int_equal(eia_fleet(&scene->board, "gb-f2")->ships, 7);
    assert_int_equal(scene->game->builds_count, 0);
}

static void five_ships_are_scuttled_a_month(struct scene *scene)
{
    int before = eia_power_state(&scene->board, FRANCE)->box;

    scene_fleet(scene, "fr-f1", "p427", 10);
    scene_answers(scene, "R", NULL, NULL);
    scene_orders(scene, "fr", "R",
                 "<scuttle fleet='fr-f1' n='4'/><scuttle fleet='fr-f1' "
                 "n='2'/>");
    scene_play(scene, "R");
    assert_int_equal(eia_fleet(&scene->board, "fr-f1")->ships, 6);
    assert_int_equal(eia_power_state(&scene->board, FRANCE)->box, before - 1);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(scuttle)), 1);
}

/* Orleans has room for ten: five inside leave five. */
static void a_corps_inside_takes_what_finds_room(struct scene *scene)
{
    eia_arrive(&scene->board, "fr", FACTOR_INFANTRY, 8, 1);
    scene_corps(scene, "fr-1", "a439", "5 infantry")->in_city = true;
    assert_null(scene_refusal(
        scene, "fr", "R", "<place-factors to='fr-1' kind='infantry' n='5'/>"));
    assert_ptr_equal(
        scene_refusal(scene, "fr", "R",
                      "<place-factors to='fr-1' kind='infantry' n='6'/>"),
        BASE(garrison));
}

static void corps_rise_in_own_hands(struct scene *scene)
{
    static const char order[] =
        "<place-corps id='au-7' area='a478' infantry='3'/>";

    eia_arrive(&scene->board, "au", FACTOR_INFANTRY, 5, 1);
    assert_null(scene_refusal(scene, "au", "R", order));
    scene_province(scene, "tyrol", "fr");
    assert_ptr_equal(scene_refusal(scene, "au", "R", order),
                     BASE(army_reinforcement));
}

static void nobody_joins_the_enemys_garrison(struct scene *scene)
{
    static const char order[] =
        "<place-factors to='a474' kind='infantry' n='2'/>";

    eia_arrive(&scene->board, "au", FACTOR_INFANTRY, 5, 1);
    assert_null(scene_refusal(scene, "au", "R", order));
    scene_war(scene, "fr", "au");
    scene_garrison(scene, "fr", "a474", 5, 0);
    assert_ptr_equal(scene_refusal(scene, "au", "R", order),
                     BASE(army_reinforcement));
}

static void ships_have_come(struct scene *scene, const char *nation)
{
    struct ship_build *build =
        LIST_ADD(scene->arena, scene->game->builds, scene->game->builds_count);

    *build = (struct ship_build){.nation = nation, .ships = 4, .due = 1};
}

/* A free state's port is for its own ships, a conquered one for its lord's. */
static void ports_of_ones_own(struct scene *scene)
{
    static const char order[] = "<place-fleet id='fr-f2' port='p295' n='2'/>";

    ships_have_come(scene, "fr");
    scene_minor(scene, "denmark", FREE_STATE, "fr");
    assert_ptr_equal(scene_refusal(scene, "fr", "R", order),
                     BASE(naval_reinforcement));
    scene_minor(scene, "denmark", CONQUERED, "fr");
    assert_null(scene_refusal(scene, "fr", "R", order));
}

static void ships_join_in_home_ports(struct scene *scene)
{
    static const char order[] = "<place-ships fleet='fr-f2' n='2'/>";

    ships_have_come(scene, "fr");
    scene_fleet(scene, "fr-f2", "p423", 5);
    assert_ptr_equal(scene_refusal(scene, "fr", "R", order),
                     BASE(naval_reinforcement));
    scene_fleet(scene, "fr-f2", "p427", 5);
    assert_null(scene_refusal(scene, "fr", "R", order));
}

/* Term B.4: who has it may dissolve it, and its owner sends nobody home. */
static void a_corps_on_loan_stays(struct scene *scene)
{
    const char *home = "<demobilise from='au-1' kind='infantry' n='1'/>";
    struct corps *corps = scene_corps(scene, "au-1", "a474", "5 infantry");

    assert_null(scene_refusal(scene, "au", "R", home));
    corps->serves = FRANCE;
    corps->loan_ends = 13;
    assert_ptr_equal(scene_refusal(scene, "au", "R", home),
                     BASE(army_reinforcement));
    assert_ptr_equal(
        scene_refusal(scene, "au", "R", "<remove-corps id='au-1'/>"),
        BASE(army_reinforcement));
    assert_null(scene_refusal(scene, "fr", "R", home));
}

/* Without the option no Bavarians stay in Strasbourg, by neither order. */
static void bavarians_at_strasbourg(struct scene *scene)
{
    const char *place =
        "<place-factors to='a775' kind='infantry' n='2' of='bavaria'/>";

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a775", "5 infantry");
    eia_arrive(&scene->board, "bavaria", FACTOR_INFANTRY, 2, 1);
    assert_ptr_equal(scene_refusal(scene, "fr", "R", place), RULE(12_3_8a));
    scene_option(scene, "detach-minor-factors", "on");
    assert_null(scene_refusal(scene, "fr", "R", place));
    scene_option(scene, "detach-minor-factors", "off");
    scene_answers(scene, "R", "fr", "<remove-corps id='bavaria-1'/>");
    scene_play(scene, "R");
    assert_null(eia_garrison(&scene->board, "a775", "bavaria"));
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(12_3_8a),
                                       "loses 5 infantry"));
}

/* Paris holds twenty: they are inside, and stay there. */
static void twenty_stay_in_paris(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a438", "20 infantry")->in_city = true;
    scene_answers(scene, "R", "fr", "<remove-corps id='fr-1'/>");
    scene_play(scene, "R");
    assert_null(scene_find_corps(scene, "fr-1")->at);
    assert_int_equal(eia_garrison(&scene->board, "a438", "fr")->infantry, 20);
}

static const struct scene_row rows[] = {
    {"base demobilise: not a corps on loan", a_corps_on_loan_stays},
    {"base garrison: a corps inside takes what finds room",
     a_corps_inside_takes_what_finds_room},
    {"base army-reinforcement: corps rise in own hands",
     corps_rise_in_own_hands},
    {"base army-reinforcement: not into the enemy's garrison",
     nobody_joins_the_enemys_garrison},
    {"base naval-reinforcement: ports of one's own", ports_of_ones_own},
    {"base naval-reinforcement: ships join in home ports",
     ships_join_in_home_ports},
    {"12.1.2c ships come where they were built",
     ships_come_where_they_were_built},
    {"base scuttle: five ships a month", five_ships_are_scuttled_a_month},
    {"base army-reinforcement: corps are formed", corps_are_formed},
    {"base army-reinforcement: exchanged factors come back",
     exchanged_factors_come_back},
    {"base garrison: dissolved inside, all stay", twenty_stay_in_paris},
    {"12.3.8a no Bavarians at Strasbourg", bavarians_at_strasbourg},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
