/* Cavalry as an option: superiority and withdrawals, 12.3.3. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

/* ---- 12.3.3.1: cavalry superiority --------------------------------------- */

static struct fight horse(struct scene *scene, const char *french,
                          const char *russian)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_joins(&fight, ATTACKER, scene_corps(scene, "fr-c1", ULM, french));
    scene_joins(&fight, DEFENDER, scene_corps(scene, "ru-c1", ULM, russian));
    return fight;
}

static void foot(struct scene *scene, struct fight *fight)
{
    scene_joins(fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    scene_joins(fight, DEFENDER,
                scene_corps(scene, "ru-1", ULM, "10 infantry"));
}

static void no_superiority(struct scene *scene)
{
    struct fight fight = horse(scene, "8 cavalry", "2 cavalry");

    foot(scene, &fight);
    assert_int_equal(eia_cavalry_superiority(&fight, ATTACKER, NULL), 0);
    scene_option(scene, "cavalry-superiority", "on");
    assert_int_equal(eia_cavalry_superiority(&fight, ATTACKER, NULL), 1);
    assert_non_null(scene_event(scene, EVENT_MODIFIER, RULE(12_3_3_1a)));
}

static void eight_against_four(struct scene *scene)
{
    struct fight fight = horse(scene, "4 cavalry", "6 cavalry");

    scene_option(scene, "cavalry-superiority", "on");
    foot(scene, &fight);
    assert_int_equal(eia_cavalry_superiority(&fight, DEFENDER, NULL), 0);
    eia_add_irregular(&fight, DEFENDER, scene_cossack(scene, "ru-k1", ULM));
    eia_add_irregular(&fight, DEFENDER, scene_cossack(scene, "ru-k2", ULM));
    assert_int_equal(eia_cavalry_superiority(&fight, DEFENDER, NULL), 1);
    assert_int_equal(eia_cavalry_superiority(&fight, ATTACKER, NULL), 0);
    assert_non_null(scene_event_saying(scene, EVENT_MODIFIER, RULE(12_3_3_1b),
                                       "8 cavalry against 4"));
}

/* Napoleon's tactical 5 against 2 is +1 already. */
static void one_at_most(struct scene *scene)
{
    scene_option(scene, "cavalry-superiority", "on");
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-1", ULM, "a318", "15 infantry");
    scene_comes(scene, "fr-c1", ULM, "a318", "5 cavalry");
    scene_leader(scene, "napoleon", "fr-1");
    scene_corps(scene, "ru-1", ULM, "15 infantry");
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='assault'/>");
    scene_orders(scene, "ru", "L",
                 "<battle at='a320' defend='counter-attack'/>");
    scene_fight(scene, FRANCE);
    assert_non_null(scene_event(scene, EVENT_MODIFIER, RULE(12_3_3_1b)));
    assert_non_null(
        scene_event_saying(scene, EVENT_TABLE, RULE(12_3_3_1c), "die 3+1"));
    assert_null(
        scene_event_saying(scene, EVENT_TABLE, BASE(casualty), "die 3+2"));
}

/* The attacker fires with what his cavalry adds to the die. */
static void fires(struct fight *fight)
{
    struct fire given = {.table = {"1-1", NULL}};

    given.modifier[ATTACKER] =
        eia_cavalry_superiority(fight, ATTACKER, &given.why[ATTACKER]);
    eia_both_fire(fight, &given);
}

static void outflankers_count_when_they_come(struct scene *scene)
{
    struct fight fight = horse(scene, "4 cavalry", "4 cavalry");
    struct party *party = &fight.parties[ATTACKER];

    scene_option(scene, "cavalry-superiority", "on");
    party->members[0].outflanks = true;
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-c2", ULM, "4 cavalry"));
    foot(scene, &fight);
    party->split = true;
    fires(&fight);
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(12_3_3_1d),
                                       "France, 14 factors, die 3+0"));
    party->split = false;
    party->arrived = true;
    assert_int_equal(eia_cavalry_superiority(&fight, ATTACKER, NULL), 1);
    assert_non_null(scene_event_saying(scene, EVENT_MODIFIER, RULE(12_3_3_1d),
                                       "8 cavalry against 4"));
}

static void not_among_cavalry(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_option(scene, "cavalry-superiority", "on");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-c1", ULM, "6 cavalry"));
    eia_add_irregular(&fight, DEFENDER, scene_cossack(scene, "ru-k1", ULM));
    eia_add_irregular(&fight, DEFENDER, scene_cossack(scene, "ru-k2", ULM));
    fires(&fight);
    assert_non_null(
        scene_event_saying(scene, EVENT_TABLE, RULE(12_3_3_1e), "die 3+0"));
    assert_null(scene_event(scene, EVENT_MODIFIER, RULE(12_3_3_1b)));
}

/* ---- 12.3.3.2: cavalry withdrawals --------------------------------------- */

/* A Russian cavalry corps with its leader withdraws on that face? */
static bool rides_away(struct scene *scene, const char *attacker, int face)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    const char *factors = attacker[3] == 'c' ? "5 cavalry" : "10 infantry";

    scene_war(scene, "fr", "ru");
    scene_joins(&fight, ATTACKER,
                scene_comes(scene, attacker, ULM, "a318", factors));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "ru-c1", ULM, "4 cavalry"));
    scene_leader(scene, "bagration", "ru-c1");
    eia_fight_begin(&fight);
    eia_set_commander(&fight, DEFENDER);
    fight.parties[ATTACKER].chit = CHIT_ASSAULT;
    fight.parties[DEFENDER].chit = CHIT_WITHDRAW;
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-bagration", face);
    return eia_withdraw(&fight);
}

static void with_three(struct scene *scene)
{
    assert_false(rides_away(scene, "fr-1", 4));
}

static void three_is_enough(struct scene *scene)
{
    assert_true(rides_away(scene, "fr-1", 3));
    assert_null(scene_event(scene, -1, RULE(12_3_3_2a)));
}

static void with_four(struct scene *scene)
{
    scene_option(scene, "cavalry-withdrawals", "on");
    assert_true(rides_away(scene, "fr-1", 4));
    assert_string_not_equal(eia_corps(&scene->board, "ru-c1")->at, ULM);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_3_2a),
                                       "withdraws: die 4, at most 4"));
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(12_3_3_2b)));
}

static void not_with_five(struct scene *scene)
{
    scene_option(scene, "cavalry-withdrawals", "on");
    assert_false(rides_away(scene, "fr-1", 5));
    assert_string_equal(eia_corps(&scene->board, "ru-c1")->at, ULM);
}

static void not_from_cavalry(struct scene *scene)
{
    scene_option(scene, "cavalry-withdrawals", "on");
    assert_false(rides_away(scene, "fr-c1", 4));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_3_2c),
                                       "cannot withdraw: die 4, at most 3"));
}

static void five_stays_five(struct scene *scene)
{
    struct rules why = {NULL, 0};
    struct fight fight = horse(scene, "5 cavalry", "4 cavalry");

    scene_option(scene, "cavalry-withdrawals", "on");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    assert_int_equal(eia_withdrawal_bonus(&fight, 4, NULL), 1);
    assert_int_equal(eia_withdrawal_bonus(&fight, 5, &why), 0);
    assert_true(rules_contain(&why, RULE(12_3_3_2c)));
}

static const struct scene_row rows[] = {
    {"12.3.3.1a superiority is an option", no_superiority},
    {"12.3.3.1b eight against four", eight_against_four},
    {"12.3.3.1c +1 at most", one_at_most},
    {"12.3.3.1d outflankers", outflankers_count_when_they_come},
    {"12.3.3.1e not among cavalry", not_among_cavalry},
    {"12.3.3.2a with 3 without the option", with_three},
    {"12.3.3.2a that is enough for a 3", three_is_enough},
    {"12.3.3.2a, 12.3.3.2b with 4", with_four},
    {"12.3.3.2b not on a 5", not_with_five},
    {"12.3.3.2c not from cavalry", not_from_cavalry},
    {"12.3.3.2c 5 stays 5", five_stays_five},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
