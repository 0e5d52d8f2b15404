/* Artillery corps and losses in proportion: 12.3.5, 12.3.6. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#define MARSH_AREA "a204"
#define MOUNTAIN   "a323"
#define GUNS       "12.3.5.1/bombardment/"

/* French guns and foot against Russian foot. */
static struct fight guns(struct scene *scene, const char *area,
                         const char *artillery, const char *russian)
{
    struct fight fight = scene_empty_fight(scene, area);

    scene_option(scene, "artillery-corps", "on");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", area, "10 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-art", area, artillery));
    scene_joins(&fight, DEFENDER, scene_corps(scene, "ru-1", area, russian));
    return fight;
}

static void fire(struct fight *fight, const char *table)
{
    const struct fire given = {.table = {table, table}};

    eia_both_fire(fight, &given);
}

static void bombard(struct fight *fight)
{
    struct fire given = {.table = {NULL, NULL}};

    eia_bombard(fight, given.why);
}

/* Guns, then all fire, as in a round. */
static void bombard_and_fire(struct fight *fight, const char *table)
{
    struct fire given = {.table = {table, table}};

    eia_bombard(fight, given.why);
    eia_both_fire(fight, &given);
}

/* ---- 12.3.5a, b: when there is artillery --------------------------------- */

static void not_in_the_game(struct scene *scene)
{
    const char *order = "<place-corps id='fr-art' area='a438' artillery='5'/>";

    scene_month(scene, "1805-06");
    assert_ptr_equal(scene_refusal(scene, "fr", "R", order), RULE(12_3_5a));
    scene_option(scene, "artillery-corps", "on");
    assert_true(scene_refusal(scene, "fr", "R", order) != RULE(12_3_5a));
}

static void not_in_assaults(struct scene *scene)
{
    struct city_state *city = eia_city_made(&scene->board, "a475");

    scene_option(scene, "artillery-corps", "on");
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "15 infantry");
    scene_corps(scene, "fr-art", "a475", "5 artillery");
    scene_garrison(scene, "au", "a475", 2, 0);
    city->besieger = FRANCE;
    city->breached = true;
    scene_at(scene, "L");
    scene->game->acting = FRANCE;
    eia_storm(&scene->play, FRANCE, "a475");
    assert_non_null(scene_event(scene, EVENT_COMBAT, BASE(assault)));
    assert_null(scene_event(scene, -1, RULE(12_3_5_1)));
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_5b),
                                       "20 factors, die"));
}

static void but_against_a_relief(struct scene *scene)
{
    scene_option(scene, "artillery-corps", "on");
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "15 infantry");
    scene_corps(scene, "fr-art", "a475", "12 artillery");
    scene_garrison(scene, "au", "a475", 2, 0);
    eia_city_made(&scene->board, "a475")->besieger = FRANCE;
    scene_corps(scene, "au-1", "a475", "15 infantry");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].kind, LIMITED_FIELD_COMBAT);
    eia_run_battles(&scene->play, AUSTRIA);
    assert_true(scene_thrown(scene, GUNS "a475-au-1-1-defender"));
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_5b),
                                       "guns of France"));
}

/* ---- 12.3.5.1 to 6: bombardment ------------------------------------------ */

/* 12 factors each, dice 6 and 1 on table 5-5: 25 and 10 percent. */
static void both_bombard(struct scene *scene)
{
    struct fight fight = guns(scene, ULM, "12 artillery", "15 infantry");

    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-art", ULM, "12 artillery"));
    eia_fight_begin(&fight);
    scene_die(scene, GUNS "a320-fr-1-1-attacker", 6);
    scene_die(scene, GUNS "a320-fr-1-1-defender", 1);
    bombard(&fight);
    expect_corps(scene, "ru-1", ULM, (const int[]){12, 0, 0});
    expect_corps(scene, "fr-1", ULM, (const int[]){9, 0, 0});
    fire(&fight, "2-2");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, BASE(casualty),
                                       "21 factors, die"));
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, BASE(casualty),
                                       "24 factors, die"));
}

static void in_the_rounds_of_the_plan(struct scene *scene)
{
    scene_option(scene, "artillery-corps", "on");
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-1", ULM, "a318", "15 infantry");
    scene_comes(scene, "fr-art", ULM, "a318", "5 artillery");
    scene_corps(scene, "ru-1", ULM, "18 infantry");
    scene_orders(scene, "fr", "L",
                 "<battle at='a320' attack='probe' bombard='2'/>");
    scene_orders(scene, "ru", "L", "<battle at='a320' defend='defend'/>");
    scene_die(scene, "round/fire/a320-fr-1-1-attacker", 1);
    scene_die(scene, "round/fire/a320-fr-1-1-defender", 1);
    scene_fight(scene, FRANCE);
    assert_false(scene_thrown(scene, GUNS "a320-fr-1-1-attacker"));
    assert_true(scene_thrown(scene, GUNS "a320-fr-1-2-attacker"));
}

static void militia_is_spared(struct scene *scene)
{
    struct fight fight =
        guns(scene, ULM, "12 artillery", "5 infantry 4 militia");

    eia_fight_begin(&fight);
    fight.parties[DEFENDER].shaken = 22;
    scene_die(scene, GUNS "a320-fr-1-1-attacker", 6);
    bombard(&fight);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(12_3_5_2),
                                       "3 factors lost by bombardment"));
    expect_corps(scene, "ru-1", ULM, (const int[]){2, 4, 0});
}

static void until_nothing_else_is_left(struct scene *scene)
{
    struct fight fight =
        guns(scene, ULM, "12 artillery", "2 infantry 4 militia");

    eia_fight_begin(&fight);
    fight.parties[DEFENDER].shaken = 22;
    scene_die(scene, GUNS "a320-fr-1-1-attacker", 6);
    bombard(&fight);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(12_3_5_2),
                                       "3 factors lost by bombardment"));
    expect_corps(scene, "ru-1", ULM, (const int[]){0, 3, 0});
}

static void morale_stays(struct scene *scene)
{
    struct fight fight = guns(scene, ULM, "12 artillery", "15 infantry");

    eia_fight_begin(&fight);
    scene_die(scene, GUNS "a320-fr-1-1-attacker", 6);
    bombard(&fight);
    expect_corps(scene, "ru-1", ULM, (const int[]){12, 0, 0});
    assert_int_equal(fight.parties[DEFENDER].shaken, 0);
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_5_3),
                                       "die 6 on table 5-5"));
}

static void always_on_5_5(struct scene *scene)
{
    struct fight fight = guns(scene, MOUNTAIN, "12 artillery", "15 infantry");

    eia_fight_begin(&fight);
    bombard(&fight);
    fire(&fight, "4-3");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_5_4),
                                       "die 3 on table 5-5: 15 percent"));
    assert_non_null(
        scene_event_saying(scene, EVENT_TABLE, BASE(casualty), "table 4-3"));
}

static void not_in_a_marsh(struct scene *scene)
{
    struct fight fight = guns(scene, MARSH_AREA, "12 artillery", "15 infantry");

    eia_fight_begin(&fight);
    bombard_and_fire(&fight, "4-3");
    assert_null(scene_event(scene, -1, RULE(12_3_5_1)));
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_5_4),
                                       "22 factors, die"));
    assert_null(scene_event(scene, -1, RULE(12_3_5_5)));
}

static void guns_fight_too(struct scene *scene)
{
    struct fight fight = guns(scene, ULM, "3 artillery", "15 infantry");

    eia_fight_begin(&fight);
    bombard_and_fire(&fight, "2-2");
    assert_true(scene_thrown(scene, GUNS "a320-fr-1-1-attacker"));
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_5_5),
                                       "13 factors, die"));
}

/* One factor of foot and two guns pin while the horse goes round. */
static void guns_alone_break(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    struct party *party = &fight.parties[ATTACKER];

    scene_option(scene, "artillery-corps", "on");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "1 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-art", ULM, "2 artillery"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-c1", ULM, "5 cavalry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-1", ULM, "15 infantry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-art", ULM, "12 artillery"));
    eia_fight_begin(&fight);
    for (size_t i = 0; i < party->members_count; i++)
        party->members[i].outflanks = same_name(party->members[i].id, "fr-c1");
    party->split = true;
    assert_false(eia_check_broken(&fight));
    scene_die(scene, GUNS "a320-fr-1-1-defender", 1);
    bombard(&fight);
    assert_int_equal(eia_party_troops(party, TROOP_ARTILLERY), 2);
    assert_true(eia_check_broken(&fight));
    assert_true(party->broken);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_3_5_6), "broken"));
    assert_false(fight.parties[DEFENDER].broken);
}

/* ---- 12.3.6: losses in proportion ---------------------------------------- */

static struct fight allies(struct scene *scene, const char *french,
                           const char *bavarian)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_joins(&fight, ATTACKER, scene_corps(scene, "fr-1", ULM, french));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "bavaria-1", ULM, bavarian));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-1", ULM, "18 infantry"));
    eia_fight_begin(&fight);
    return fight;
}

static int left(const struct scene *scene, const char *corps)
{
    return eia_corps_factors(eia_corps(&scene->board, corps));
}

static void by_the_normal_rule(struct scene *scene)
{
    struct fight fight = allies(scene, "12 infantry", "8 infantry");

    assert_int_equal(eia_lose(&fight, ATTACKER, 4, false), 4);
    assert_int_equal(left(scene, "fr-1"), 8);
    assert_int_equal(left(scene, "bavaria-1"), 8);
    fire(&fight, "5-2");
    assert_null(scene_event(scene, -1, RULE(12_3_6a)));
}

static void or_in_proportion(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "proportional-land-losses", "on");
    fight = allies(scene, "12 infantry", "8 infantry");
    fire(&fight, "5-2");
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(12_3_6a),
                                       "France and Bavaria:"));
    assert_non_null(scene_event(scene, EVENT_LOSS, RULE(12_3_6b)));
    assert_non_null(scene_event(scene, EVENT_LOSS, RULE(12_3_6c)));
}

static void five_are_three_and_two(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "proportional-land-losses", "on");
    fight = allies(scene, "12 infantry", "8 infantry");
    assert_int_equal(eia_lose(&fight, ATTACKER, 5, false), 5);
    assert_int_equal(left(scene, "fr-1"), 9);
    assert_int_equal(left(scene, "bavaria-1"), 6);
}

static void three_are_two_and_one(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "proportional-land-losses", "on");
    fight = allies(scene, "12 infantry", "8 infantry");
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "fr-1"), 10);
    assert_int_equal(left(scene, "bavaria-1"), 7);
}

/* 1.5 and 1.5 are two and two: the higher roll is spared the odd one. */
static void the_odd_one_is_rolled_for(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "proportional-land-losses", "on");
    fight = allies(scene, "10 infantry", "10 infantry");
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-fr-0", 2);
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-bavaria-1", 5);
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "fr-1"), 8);
    assert_int_equal(left(scene, "bavaria-1"), 9);
}

static void ties_roll_again(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "proportional-land-losses", "on");
    fight = allies(scene, "10 infantry", "10 infantry");
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-fr-0", 4);
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-bavaria-1", 4);
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-fr-2", 6);
    scene_die(scene, "12.3.6b/odd-loss/a320-fr-1-1-attacker-bavaria-3", 1);
    assert_int_equal(eia_lose(&fight, ATTACKER, 3, false), 3);
    assert_int_equal(left(scene, "fr-1"), 9);
    assert_int_equal(left(scene, "bavaria-1"), 8);
}

/* The sixth of eight losses must be cavalry, and both still owe some. */
static void the_lower_roll_loses_cavalry(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "proportional-land-losses", "on");
    fight = allies(scene, "8 infantry 4 cavalry", "8 infantry 4 cavalry");
    scene_die(scene, "12.3.6c/type/a320-fr-1-1-attacker-fr-0", 2);
    scene_die(scene, "12.3.6c/type/a320-fr-1-1-attacker-bavaria-1", 5);
    assert_int_equal(eia_lose(&fight, ATTACKER, 8, false), 8);
    expect_corps(scene, "fr-1", ULM, (const int[]){5, 0, 3});
    expect_corps(scene, "bavaria-1", ULM, (const int[]){4, 0, 4});
}

static const struct scene_row rows[] = {
    {"12.3.5a artillery is not in the game", not_in_the_game},
    {"12.3.5b not in assaults", not_in_assaults},
    {"12.3.5b but against a relief", but_against_a_relief},
    {"12.3.5.1 both bombard", both_bombard},
    {"12.3.5.1 in the rounds of the plan", in_the_rounds_of_the_plan},
    {"12.3.5.2 militia is spared", militia_is_spared},
    {"12.3.5.2 until nothing else is left", until_nothing_else_is_left},
    {"12.3.5.3 morale stays", morale_stays},
    {"12.3.5.4 always on 5-5", always_on_5_5},
    {"12.3.5.4 not in a marsh", not_in_a_marsh},
    {"12.3.5.5 guns fight too", guns_fight_too},
    {"12.3.5.6 guns alone break", guns_alone_break},
    {"12.3.6a by the normal rule", by_the_normal_rule},
    {"12.3.6a or in proportion", or_in_proportion},
    {"12.3.6b five are three and two", five_are_three_and_two},
    {"12.3.6b three are two and one", three_are_two_and_one},
    {"12.3.6b the odd one is rolled for", the_odd_one_is_rolled_for},
    {"12.3.6b ties roll again", ties_roll_again},
    {"12.3.6c the lower roll loses cavalry", the_lower_roll_loses_cavalry},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
