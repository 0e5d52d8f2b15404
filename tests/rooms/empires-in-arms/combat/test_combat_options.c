/* Options of combat: trained corps, cavalry, numbers, leaders: 12.3.2, 12.3.3,
 * 12.3.10, 12.7. */
#include "rooms/empires-in-arms/combat/rules.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "rooms/empires-in-arms/supply/supply.h"
#include "tests/rooms/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#define LISBON "a376"

/* ---- 10.6d: leaders without a corps -------------------------------------- */

static void he_comes_back(struct scene *scene)
{
    const char *order = "<place-leader id='ney' with='fr-2'/>";
    struct corps *corps = scene_corps(scene, "fr-1", ULM, "1 infantry");

    scene_month(scene, "1805-06");
    scene_corps(scene, "fr-2", "a325", "5 infantry");
    scene_leader(scene, "ney", "fr-1");
    scene_die(scene, "forage/die/fr-1", 6);
    scene_at(scene, "L");
    corps->spent = 4;
    eia_forage(&scene->play, corps, NULL);
    assert_null(corps->at);
    assert_int_equal(eia_leader(&scene->europe, "ney")->state, LEADER_OFF);
    assert_non_null(scene_event(scene, -1, RULE(10_6d)));
    scene_month(scene, "1805-07");
    assert_null(scene_refusal(scene, "fr", "R", order));
}

/* ---- 12.3.2: British training -------------------------------------------- */

/* The morale of a Portuguese corps, a British free state since January 1806. */
static int trained(struct scene *scene, const char *month)
{
    struct fight fight;

    scene_minor(scene, "portugal", FREE_STATE, "gb");
    scene_month(scene, "1806-01");
    eia_minor(&scene->europe, "portugal")->since = scene->game->turn;
    scene_month(scene, month);
    fight = scene_empty_fight(scene, LISBON);
    scene_joins(
        &fight, DEFENDER,
        scene_corps(scene, "portugal-1", LISBON, "8 infantry 1 cavalry"));
    eia_set_morale(&fight, DEFENDER);
    return fight.parties[DEFENDER].morale;
}

static void untrained(struct scene *scene)
{
    assert_int_equal(trained(scene, "1808-07"), 20);
    assert_null(scene_event(scene, -1, RULE(12_3_2a)));
    scene_option(scene, "british-training", "on");
    assert_int_equal(trained(scene, "1808-07"), 40);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_3_2a), ": morale 4.0"));
}

static void after_24_months(struct scene *scene)
{
    scene_option(scene, "british-training", "on");
    assert_int_equal(trained(scene, "1807-12"), 20);
    assert_null(scene_event(scene, -1, RULE(12_3_2b)));
    assert_int_equal(trained(scene, "1808-01"), 40);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_3_2b), ": morale 4.0"));
}

static void garrisons_are_not_trained(struct scene *scene)
{
    struct fight fight;

    scene_option(scene, "british-training", "on");
    assert_int_equal(trained(scene, "1808-01"), 40);
    scene_garrison(scene, "portugal", LISBON, 3, 0);
    fight = scene_empty_fight(scene, LISBON);
    eia_add_garrison(&fight, DEFENDER,
                     eia_garrison(&scene->europe, LISBON, "portugal"));
    eia_set_morale(&fight, DEFENDER);
    assert_int_equal(fight.parties[DEFENDER].morale, 20);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_3_2c), ": morale 2.0"));
}

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
    eia_exchange_fire(fight, &given);
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

/* ---- 12.3.3.2: cavalry withdrawals ----------------------------------------
 */

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
    assert_string_not_equal(eia_corps(&scene->europe, "ru-c1")->at, ULM);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_3_2a),
                                       "withdraws: die 4, at most 4"));
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(12_3_3_2b)));
}

static void not_with_five(struct scene *scene)
{
    scene_option(scene, "cavalry-withdrawals", "on");
    assert_false(rides_away(scene, "fr-1", 5));
    assert_string_equal(eia_corps(&scene->europe, "ru-c1")->at, ULM);
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

/* ---- 12.3.10: overwhelming numbers ----------------------------------------
 */

static enum combat_kind kind_with(struct scene *scene, const char *factors)
{
    scene_option(scene, "overwhelming-numbers", "on");
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-1", ULM, "a318", factors);
    scene_corps(scene, "ru-1", ULM, "4 infantry");
    scene_leader(scene, "bagration", "ru-1");
    scene_list(scene, FRANCE);
    return scene->game->combats[0].kind;
}

static void twenty_against_four(struct scene *scene)
{
    assert_int_equal(kind_with(scene, "20 infantry"), TRIVIAL_COMBAT);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_10a),
                                       "trivial combat"));
}

static void nineteen_against_four(struct scene *scene)
{
    assert_int_equal(kind_with(scene, "19 infantry"), FIELD_COMBAT);
    assert_null(scene_event(scene, -1, RULE(12_3_10a)));
}

static void slips(struct scene *scene, int face)
{
    scene_orders(scene, "ru", "L", "<battle at='a320' defend='withdraw'/>");
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-bagration", face);
    kind_with(scene, "20 infantry");
    eia_run_battles(&scene->play, FRANCE);
}

static void on_a_three(struct scene *scene)
{
    slips(scene, 3);
    expect_corps(scene, "ru-1", eia_corps(&scene->europe, "ru-1")->at,
                 (const int[]){4, 0, 0});
    assert_string_not_equal(eia_corps(&scene->europe, "ru-1")->at, ULM);
    assert_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_10b),
                                       "bagration withdraws"));
}

static void not_on_a_four(struct scene *scene)
{
    slips(scene, 4);
    assert_non_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
    assert_non_null(scene_event(scene, EVENT_VERDICT, BASE(trivial)));
}

/* ---- 12.7: leader casualties ----------------------------------------------
 */

static void battle_with_bagration(struct scene *scene)
{
    scene_war(scene, "fr", "ru");
    scene_comes(scene, "fr-1", ULM, "a318", "15 infantry");
    scene_corps(scene, "ru-1", ULM, "15 infantry");
    scene_leader(scene, "bagration", "ru-1");
    scene_fight(scene, FRANCE);
    assert_non_null(scene_event(scene, EVENT_VERDICT, NULL));
}

static void no_dice_for_leaders(struct scene *scene)
{
    battle_with_bagration(scene);
    assert_false(scene_thrown(scene, "12.7b/casualty/a320-fr-defender"));
}

/* Three Russian leaders are checked with those dice; by id the second is
 * Barclay. */
static struct leader *checked(struct scene *scene, int first, int second)
{
    struct names leaders = {NULL, 0};
    const int faces[8] = {first, second};

    scene_option(scene, "leader-casualties", "on");
    scene_corps(scene, "ru-1", ULM, "4 infantry");
    scene_leader(scene, "kutuzov", "ru-1");
    scene_leader(scene, "bagration", "ru-1");
    scene_leader(scene, "barclay", "ru-1");
    names_add(scene->arena, &leaders, "kutuzov");
    names_add(scene->arena, &leaders, "bagration");
    names_add(scene->arena, &leaders, "barclay");
    scene_at(scene, "L");
    scene_dice(scene, "12.7b/casualty/ulm", faces);
    scene_die(scene, "12.7b/whom/ulm", 2);
    eia_check_leaders(&scene->play, &leaders, "ulm");
    return eia_leader(&scene->europe, "barclay");
}

static void two_sixes(struct scene *scene)
{
    assert_int_equal(checked(scene, 6, 6)->state, LEADER_WOUNDED);
    assert_non_null(scene_event(scene, EVENT_ROLL, RULE(12_7a)));
    assert_int_equal(eia_leader(&scene->europe, "kutuzov")->state, LEADER_ON);
    assert_int_equal(eia_leader(&scene->europe, "bagration")->state, LEADER_ON);
}

static void eleven(struct scene *scene)
{
    assert_int_equal(checked(scene, 6, 5)->state, LEADER_ON);
    assert_false(scene_thrown(scene, "12.7b/whom/ulm"));
}

static void after_field_combats(struct scene *scene)
{
    scene_option(scene, "leader-casualties", "on");
    battle_with_bagration(scene);
    assert_true(scene_thrown(scene, "12.7b/casualty/a320-fr-defender"));
    assert_false(scene_thrown(scene, "12.7b/casualty/a320-fr-attacker"));
}

static void killed(struct scene *scene)
{
    scene_die(scene, "12.7c/wound/ulm", 6);
    assert_int_equal(checked(scene, 6, 6)->state, LEADER_KILLED);
}

static void wounded_for_two_months(struct scene *scene)
{
    const char *order = "<place-leader id='barclay' with='ru-1'/>";

    scene_month(scene, "1809-06");
    scene_die(scene, "12.7c/wound/ulm", 2);
    checked(scene, 6, 6);
    scene_month(scene, "1809-07");
    assert_ptr_equal(scene_refusal(scene, "ru", "R", order), RULE(12_7c));
    scene_month(scene, "1809-08");
    assert_ptr_equal(scene_refusal(scene, "ru", "R", order), RULE(12_7c));
    scene_month(scene, "1809-09");
    assert_null(scene_refusal(scene, "ru", "R", order));
}

static const struct scene_row rows[] = {
    {"10.6d he comes back in July", he_comes_back},
    {"12.3.2a without training", untrained},
    {"12.3.2b trained after 24 months", after_24_months},
    {"12.3.2c garrisons are not", garrisons_are_not_trained},
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
    {"12.3.10a 20 against 4 are trivial", twenty_against_four},
    {"12.3.10a 19 against 4 are not", nineteen_against_four},
    {"12.3.10b withdraws on a 3", on_a_three},
    {"12.3.10b not on a 4", not_on_a_four},
    {"12.7a without the option no dice", no_dice_for_leaders},
    {"12.7a, 12.7b one of three", two_sixes},
    {"12.7b nobody", eleven},
    {"12.7b after field combats", after_field_combats},
    {"12.7c killed", killed},
    {"12.7c wounded for two months", wounded_for_two_months},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
