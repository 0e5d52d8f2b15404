/* A minor country at war, while the power that runs it is at peace: Saxony
 * under Prussia, attacked by France. By sea it is in naval/test_harbours.c,
 * in the course of a combat in combat/test_minor_fights.c. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "rulesets/empires-in-arms/sight/sight.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

static int box(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power)->box;
}

static void saxony_alone(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "pr");
    scene_war(scene, "fr", "saxony");
    scene_at(scene, "L");
}

static void its_corps_is_fought(struct scene *scene)
{
    const struct combat *combat = NULL;

    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    eia_list_combats(&scene->play, FRANCE);
    assert_int_equal(scene->game->combats_count, 1);
    combat = &scene->game->combats[0];
    assert_int_equal(combat->kind, FIELD_COMBAT);
    assert_true(names_contain(&combat->attackers, "fr"));
    assert_true(names_contain(&combat->defenders, "pr"));
    assert_false(eia_enemies(&scene->board, FRANCE, PRUSSIA));
}

static void its_corps_attacks(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    eia_list_combats(&scene->play, PRUSSIA);
    assert_int_equal(scene->game->combats_count, 1);
    assert_true(names_contain(&scene->game->combats[0].attackers, "pr"));
    assert_true(names_contain(&scene->game->combats[0].defenders, "fr"));
}

static void its_corps_stops(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a293", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    scene_depot(scene, "fr", "a294");
    assert_non_null(scene_refusal(
        scene, "pr", "L", "<move corps='saxony-1' path='a293 a294 a321'/>"));
    scene_march(scene, "pr", "<move corps='saxony-1' path='a293 a294'/>");
    assert_string_equal(scene_find_corps(scene, "saxony-1")->at, "a294");
    assert_non_null(eia_depot_at(&scene->board, FRANCE, "a294"));
}

/* Who is at peace is not fought, be he in the country that is at war. */
static void prussians_are_left_alone(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "pr-1", "a294", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    eia_list_combats(&scene->play, FRANCE);
    assert_int_equal(scene->game->combats_count, 0);
}

/* Beside a Saxon corps, a Prussian one looks on. */
static void prussians_look_on(struct scene *scene)
{
    struct fight fight;

    saxony_alone(scene);
    scene_corps(scene, "pr-1", "a294", "6 infantry");
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    eia_list_combats(&scene->play, FRANCE);
    assert_int_equal(scene->game->combats_count, 1);
    fight = eia_fight_of(&scene->play, &scene->game->combats[0]);
    assert_int_equal(fight.parties[DEFENDER].members_count, 1);
    assert_string_equal(fight.parties[DEFENDER].members[0].id, "saxony-1");
}

/* What stands at Dresden with saxony-1 when fr-1 came up; the defenders. */
static size_t defenders_at_dresden(struct scene *scene)
{
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_comes(scene, "fr-1", "a294", "a293", "10 infantry");
    scene_list(scene, FRANCE);
    return eia_fight_of(&scene->play, &scene->game->combats[0])
        .parties[DEFENDER]
        .members_count;
}

static void freikorps_look_on(struct scene *scene)
{
    struct irregular *freikorps = scene_cossack(scene, "pr-f1", "a294");

    freikorps->kind = FREIKORPS;
    freikorps->owner = PRUSSIA;
    saxony_alone(scene);
    assert_int_equal(defenders_at_dresden(scene), 1);
    scene_war(scene, "fr", "pr");
    assert_int_equal(defenders_at_dresden(scene), 2);
}

static void saxony_under_russia(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "ru");
    scene_war(scene, "fr", "saxony");
    scene_at(scene, "L");
    scene_cossack(scene, "ru-k1", "a294");
}

static void cossacks_look_on(struct scene *scene)
{
    saxony_under_russia(scene);
    assert_int_equal(defenders_at_dresden(scene), 1);
    scene_war(scene, "fr", "ru");
    assert_int_equal(defenders_at_dresden(scene), 2);
}

/* Nor do they attack with the Saxons. */
static void cossacks_attack_nobody(struct scene *scene)
{
    struct fight fight;

    saxony_under_russia(scene);
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    scene_list(scene, RUSSIA);
    fight = eia_fight_of(&scene->play, &scene->game->combats[0]);
    assert_int_equal(fight.parties[ATTACKER].members_count, 1);
}

/* Spain runs Portugal; guerillas stand beside its corps. */
static void guerillas_look_on(struct scene *scene)
{
    const struct combat *combats = NULL;

    scene_minor(scene, "portugal", FREE_STATE, "sp");
    scene_war(scene, "fr", "portugal");
    scene_at(scene, "L");
    scene_standing(scene, "sp", "<guerillas-join join='yes'/>");
    scene_corps(scene, "portugal-1", "a424", "6 infantry");
    scene_guerilla(scene, "a424", 3);
    scene_corps(scene, "fr-1", "a424", "10 infantry");
    scene_list(scene, FRANCE);
    combats = scene->game->combats;
    assert_int_equal(
        eia_fight_of(&scene->play, combats).parties[DEFENDER].members_count, 1);
    scene_war(scene, "fr", "sp");
    assert_int_equal(
        eia_fight_of(&scene->play, combats).parties[DEFENDER].members_count, 2);
}

/* Prussia moves with France this month, and its Saxons do. */
static void who_is_combined_does_not_fight(struct scene *scene)
{
    struct combination *combination = NULL;

    saxony_alone(scene);
    combination = LIST_ADD(scene->arena, scene->game->combinations,
                           scene->game->combinations_count);
    *combination = (struct combination){.powers = {NULL, 0}};
    names_add(scene->arena, &combination->powers, "fr");
    names_add(scene->arena, &combination->powers, "pr");
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    scene_list(scene, FRANCE);
    assert_int_equal(scene->game->combats_count, 0);
}

/* The war with Saxony ends, and he is a prisoner still. */
static void a_leader_is_set_free_alone(struct scene *scene)
{
    struct leader *leader = NULL;

    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a294", "1 infantry");
    leader = scene_leader(scene, "blucher", "saxony-1");
    leader->state = LEADER_CAPTURED;
    leader->with = NULL;
    leader->holder = "fr";
    eia_end_minor_war(scene->game, "fr", "saxony");
    assert_int_equal(leader->state, LEADER_CAPTURED);
    assert_null(scene_refusal(scene, "fr", "P", "<free-leader id='blucher'/>"));
}

/* A corps of France's Bavaria has France's wars. */
static void bavarians_fight_saxons(struct scene *scene)
{
    saxony_alone(scene);
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_corps(scene, "bavaria-1", "a294", "9 infantry");
    eia_list_combats(&scene->play, FRANCE);
    assert_int_equal(scene->game->combats_count, 1);
}

static void none_is_placed_before_frenchmen(struct scene *scene)
{
    const char *place = "<place-corps id='saxony-1' area='a294'/>";

    saxony_alone(scene);
    scene_garrison(scene, "saxony", "a294", 2, 0);
    scene_corps(scene, "saxony-1", NULL, "3 infantry");
    assert_null(scene_refusal(scene, "pr", "R", place));
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "pr", "R", place),
                     BASE(army_reinforcement));
}

/* From Dresden one way of two steps leads to Nuremberg; a French corps stands
 * on it. Prussia's chain goes past it, that of its Saxons does not. */
static void its_enemy_cuts_its_supply(struct scene *scene)
{
    saxony_alone(scene);
    scene_garrison(scene, "saxony", "a294", 2, 0);
    scene_depot(scene, "pr", "a294");
    eia_power_state(&scene->board, PRUSSIA)->money = 9;
    scene_corps(scene, "pr-1", "a322", "6 infantry");
    scene_corps(scene, "saxony-1", "a322", "6 infantry");
    scene_corps(scene, "fr-1", "a321", "10 infantry");
    assert_true(
        eia_chain_feeds(&scene->board, scene_find_corps(scene, "pr-1")));
    assert_false(
        eia_chain_feeds(&scene->board, scene_find_corps(scene, "saxony-1")));
    eia_arrive(&scene->board, "saxony", FACTOR_INFANTRY, 1, 1);
    assert_ptr_equal(
        scene_refusal(scene, "pr", "R",
                      "<place-factors to='saxony-1' kind='infantry' n='1'/>"),
        BASE(army_reinforcement));
    eia_run_supply(&scene->play, PRUSSIA);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, BASE(supply), "(pr-1) for 1"));
    assert_non_null(scene_event_saying(scene, EVENT_GROUP, BASE(forage),
                                       "(saxony-1) forages"));
}

/* Two Prussians hold Dresden with a Saxon: they go, the siege goes on. */
static void dresden_is_besieged(struct scene *scene)
{
    saxony_alone(scene);
    scene_garrison(scene, "saxony", "a294", 1, 0);
    scene_garrison(scene, "pr", "a294", 2, 0);
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    eia_run_sieges(&scene->play, FRANCE);
    assert_true(eia_besieged(&scene->board, "a294"));
    assert_null(eia_garrison(&scene->board, "a294", "pr"));
    assert_non_null(eia_garrison(&scene->board, "a294", "saxony"));
}

/* Its land is a point to Prussia; three French prisoners go home (10.2.1g). */
static void saxony_is_conquered(struct scene *scene)
{
    int prussia = box(scene, PRUSSIA);

    saxony_alone(scene);
    scene_month(scene, "1806-04");
    scene_garrison(scene, "fr", "a294", 2, 0);
    scene_prisoners(scene, "fr", PRUSSIA, FACTOR_INFANTRY, 3);
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "saxony")->controller, FRANCE);
    assert_int_equal(box(scene, PRUSSIA), prussia - 1);
    assert_int_equal(scene->game->prisoners_count, 0);
    assert_null(eia_war(&scene->board, "fr", "saxony"));
}

/* By right of war (10.3.1i). */
static void nobody_sends_them_home(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    scene_corps(scene, "au-1", "a294", "10 infantry");
    scene_garrison(scene, "fr", "a293", 1, 0);
    eia_neutral_forces(&scene->play);
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a294");
    assert_string_not_equal(scene_find_corps(scene, "au-1")->at, "a294");
    assert_non_null(eia_garrison(&scene->board, "a293", "fr"));
}

/* Nor a Saxon corps that attacks France; a Prussian one is. */
static void saxons_stay_in_france(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a775", "6 infantry");
    scene_option(scene, "limited-access", "on");
    eia_neutral_forces(&scene->play);
    assert_int_equal(scene->game->accesses_count, 0);
    scene_option(scene, "limited-access", "off");
    scene_corps(scene, "pr-1", "a775", "5 infantry");
    eia_neutral_forces(&scene->play);
    assert_string_equal(scene_find_corps(scene, "saxony-1")->at, "a775");
    assert_string_not_equal(scene_find_corps(scene, "pr-1")->at, "a775");
}

/* The limited access was for pr-1. */
static void nor_are_they_disbanded(struct scene *scene)
{
    saxony_alone(scene);
    scene_option(scene, "limited-access", "on");
    scene_corps(scene, "saxony-1", "a775", "6 infantry");
    scene_corps(scene, "pr-1", "a775", "5 infantry");
    eia_neutral_forces(&scene->play);
    scene->game->turn += 6;
    eia_deadlines(&scene->play);
    assert_null(scene_find_corps(scene, "pr-1")->at);
    assert_string_equal(scene_find_corps(scene, "saxony-1")->at, "a775");
}

/* ---- what is seen (rulings 66, 140) -------------------------------------- */

/* The strength that France sees; 0: a back, or nothing. */
static int france_sees(struct scene *scene, const char *id)
{
    struct board seen = scene->board;

    seen.game = eia_see(scene->game, scene->module, &scene->options, "fr",
                        scene->arena);
    return eia_corps_factors(eia_corps(&seen, id));
}

static void who_looks_on_is_hidden(struct scene *scene)
{
    struct depot *depot = scene_depot(scene, "pr", "a294");

    depot->infantry = 2;
    saxony_alone(scene);
    scene_minor(scene, "hanover", FREE_STATE, "pr");
    scene_option(scene, "hidden-strengths", "on");
    scene_corps(scene, "pr-1", "a294", "7 infantry");
    scene_corps(scene, "hanover-1", "a294", "4 infantry");
    assert_int_equal(defenders_at_dresden(scene), 1);
    assert_int_equal(france_sees(scene, "saxony-1"), 6);
    assert_int_equal(france_sees(scene, "pr-1"), 0);
    assert_int_equal(france_sees(scene, "hanover-1"), 0);
    assert_false(eia_knows_depot(&scene->board, FRANCE, depot));
    scene_war(scene, "fr", "pr");
    assert_int_equal(france_sees(scene, "pr-1"), 7);
    assert_int_equal(france_sees(scene, "hanover-1"), 4);
    assert_true(eia_knows_depot(&scene->board, FRANCE, depot));
}

/* Prussia reads the strength of those who fight its Saxons. */
static void its_power_sees_them(struct scene *scene)
{
    saxony_alone(scene);
    scene_option(scene, "hidden-strengths", "on");
    assert_int_equal(defenders_at_dresden(scene), 1);
    assert_true(eia_knows_corps(&scene->board, PRUSSIA,
                                scene_find_corps(scene, "fr-1")));
}

static const struct scene_row rows[] = {
    {"10.2.1a under a power at peace its corps is fought", its_corps_is_fought},
    {"10.2.1a and attacks in that power's step", its_corps_attacks},
    {"10.2.1a it stops where its enemy stands", its_corps_stops},
    {"10.2.1a that power itself is not fought", prussians_are_left_alone},
    {"10.2.1a nor beside its minor country's corps", prussians_look_on},
    {"10.2.1g who is combined with it does not fight",
     who_is_combined_does_not_fight},
    {"10.6.3d its power's leader is set free", a_leader_is_set_free_alone},
    {"10.2.1g its freikorps look on", freikorps_look_on},
    {"10.2.1g its cossacks, too", cossacks_look_on},
    {"10.1.1l guerillas at peace look on", guerillas_look_on},
    {"10.2.1g who looks on is hidden still", who_looks_on_is_hidden},
    {"10.2.1g its power sees whom they fight", its_power_sees_them},
    {"10.2.1g nor do they attack", cossacks_attack_nobody},
    {"10.2.1a one's other countries have one's wars", bavarians_fight_saxons},
    {"10.2.1a no corps of it comes where the enemy stands",
     none_is_placed_before_frenchmen},
    {"10.2.1g its enemy cuts its supply", its_enemy_cuts_its_supply},
    {"10.2.1a its capital is besieged", dresden_is_besieged},
    {"10.2.1g under a power at peace, its prisoners go home",
     saxony_is_conquered},
    {"10.3.1i who is at war with the country stays", nobody_sends_them_home},
    {"10.3.1i so does the country's own corps", saxons_stay_in_france},
    {"12.4.2 nor is it disbanded there", nor_are_they_disbanded},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
