/* Options of combat: trained corps, numbers, leaders: 12.3.2, 12.3.10, 12.7. */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/supply/supply.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
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
    assert_int_equal(eia_leader(&scene->board, "ney")->state, LEADER_OFF);
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
    eia_minor(&scene->board, "portugal")->since = scene->game->turn;
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
                     eia_garrison(&scene->board, LISBON, "portugal"));
    eia_set_morale(&fight, DEFENDER);
    assert_int_equal(fight.parties[DEFENDER].morale, 20);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(12_3_2c), ": morale 2.0"));
}

/* ---- 12.3.10: overwhelming numbers --------------------------------------- */

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
    expect_corps(scene, "ru-1", eia_corps(&scene->board, "ru-1")->at,
                 (const int[]){4, 0, 0});
    assert_string_not_equal(eia_corps(&scene->board, "ru-1")->at, ULM);
    assert_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(12_3_10b),
                                       "bagration withdraws"));
}

/* Palma is an island: there is no way out. */
static void with_no_way_out(struct scene *scene)
{
    scene_option(scene, "overwhelming-numbers", "on");
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-1", "a366", "20 infantry");
    scene_corps(scene, "sp-1", "a366", "2 infantry 1 cavalry");
    scene_leader(scene, "la-romana", "sp-1");
    scene_standing(scene, "sp", "<battle-plan defend='withdraw'/>");
    scene_die(scene, "withdraw/withdraw/a366-fr-1-1-defender-la-romana", 1);
    scene_fight(scene, FRANCE);
    assert_null(eia_corps(&scene->board, "sp-1")->at);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, BASE(losses),
                                       "Spain loses 2 infantry and 1 cavalry"));
}

static void not_on_a_four(struct scene *scene)
{
    slips(scene, 4);
    assert_non_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
    assert_non_null(scene_event(scene, EVENT_VERDICT, BASE(trivial)));
}

/* ---- 12.7: leader casualties --------------------------------------------- */

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
    return eia_leader(&scene->board, "barclay");
}

static void two_sixes(struct scene *scene)
{
    assert_int_equal(checked(scene, 6, 6)->state, LEADER_WOUNDED);
    assert_non_null(scene_event(scene, EVENT_ROLL, RULE(12_7a)));
    assert_int_equal(eia_leader(&scene->board, "kutuzov")->state, LEADER_ON);
    assert_int_equal(eia_leader(&scene->board, "bagration")->state, LEADER_ON);
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
    {"12.3.10a 20 against 4 are trivial", twenty_against_four},
    {"12.3.10a 19 against 4 are not", nineteen_against_four},
    {"12.3.10b withdraws on a 3", on_a_three},
    {"12.3.10b not on a 4", not_on_a_four},
    {"12.3.10b with no way out all are lost, and told", with_no_way_out},
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
