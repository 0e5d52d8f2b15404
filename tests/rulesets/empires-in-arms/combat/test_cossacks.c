/* Cossacks and freikorps ride away from a combat, or fight: 10.1.2m to 10.1.2s.
 */
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

static void they_must_attack(struct scene *scene)
{
    scene_war(scene, "fr", "ru");
    scene_cossack(scene, "ru-k1", ULM);
    scene_corps(scene, "fr-1", ULM, "10 infantry");
    scene_list(scene, RUSSIA);
    assert_int_equal(scene->game->combats_count, 1);
    assert_string_equal(scene->game->combats[0].attackers.items[0], "ru");
    assert_string_equal(scene->game->combats[0].defenders.items[0], "fr");
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_2o),
                                       "Russia with 1 factor"));
    assert_null(scene_event(scene, -1, RULE(10_1_2s)));
}

/* Cossacks alone at Ulm are attacked by that corps. */
static void attack_cossacks(struct scene *scene, const char *corps,
                            const char *factors)
{
    scene_war(scene, "fr", "ru");
    scene_cossack(scene, "ru-k1", ULM);
    scene_cossack(scene, "ru-k2", ULM);
    scene_cossack(scene, "ru-k3", ULM);
    scene_comes(scene, corps, ULM, "a318", factors);
    scene_orders(scene, "fr", "L", "<attack at='a320'/>");
    scene_fight(scene, FRANCE);
}

static void they_ride_away(struct scene *scene)
{
    scene_standing(scene, "ru", "<cossack-retreat areas='a325'/>");
    attack_cossacks(scene, "fr-1", "10 infantry");
    for (int i = 0; i < 3; i++)
        assert_string_equal(scene->game->irregulars[i].at, "a325");
    assert_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
}

static void they_stand(struct scene *scene)
{
    scene_standing(scene, "ru", "<cossack-retreat stand='yes'/>");
    attack_cossacks(scene, "fr-1", "10 infantry");
    assert_non_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
}

static void cavalry_catches_them(struct scene *scene)
{
    scene_die(scene, "10.1.2q/cossacks/a320-fr-1-1-defender", 5);
    attack_cossacks(scene, "fr-c1", "5 cavalry");
    assert_non_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
}

static void or_does_not(struct scene *scene)
{
    scene_die(scene, "10.1.2q/cossacks/a320-fr-1-1-defender", 4);
    attack_cossacks(scene, "fr-c1", "5 cavalry");
    assert_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
    assert_int_equal(scene->game->irregulars_count, 3);
}

static void beside_a_withdrawing_corps(struct scene *scene)
{
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "ru-1", ULM, "5 infantry");
    scene_cossack(scene, "ru-k1", ULM);
    scene_cossack(scene, "ru-k2", ULM);
    scene_comes(scene, "fr-c1", ULM, "a318", "5 cavalry");
    scene_orders(scene, "fr", "L", "<battle at='a320' attack='assault'/>");
    scene_orders(scene, "ru", "L", "<battle at='a320' defend='withdraw'/>");
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-ru-1", 6);
    scene_die(scene, "10.1.2q/cossacks/a320-fr-1-1-defender", 3);
    scene_fight(scene, FRANCE);
    assert_string_not_equal(scene->game->irregulars[0].at, ULM);
    assert_string_not_equal(scene->game->irregulars[1].at, ULM);
    assert_true(scene_thrown(scene, "round/fire/a320-fr-1-1-defender"));
    assert_int_equal(scene_count(scene, EVENT_RETREAT, RULE(10_1_2r)), 2);
}

/* Freikorps in Silesia with Saxony, where they may not be, next door. */
static void freikorps_ride_home(struct scene *scene)
{
    struct irregular *freikorps = scene_cossack(scene, "pr-f1", "a285");

    freikorps->kind = FREIKORPS;
    freikorps->owner = PRUSSIA;
    scene_war(scene, "fr", "pr");
    scene_comes(scene, "fr-1", "a285", "a292", "10 infantry");
    scene_standing(scene, "pr", "<cossack-retreat areas='a292'/>");
    scene_orders(scene, "fr", "L", "<attack at='a285'/>");
    scene_fight(scene, FRANCE);
    assert_string_equal(
        eia_home_of(&scene->board, scene->game->irregulars[0].at), "pr");
    assert_string_not_equal(scene->game->irregulars[0].at, "a285");
    assert_non_null(
        scene_event_saying(scene, EVENT_RETREAT, RULE(10_1_2m), "retreats to"));
}

static void they_fight_each_other(struct scene *scene)
{
    struct irregular *freikorps = NULL;
    struct fight fight;

    scene_war(scene, "ru", "pr");
    scene_cossack(scene, "ru-k1", "a287");
    freikorps = scene_cossack(scene, "pr-f1", "a287");
    freikorps->kind = FREIKORPS;
    freikorps->owner = PRUSSIA;
    scene_list(scene, RUSSIA);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->combats[0].kind, TRIVIAL_COMBAT);
    fight = eia_fight_of(&scene->play, &scene->game->combats[0]);
    assert_int_equal(eia_party_factors(&fight.parties[ATTACKER]), 1);
    assert_int_equal(eia_party_factors(&fight.parties[DEFENDER]), 1);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_2s),
                                       "trivial combat"));
}

/* I Corps is attacked at Ulm, which is its own, beside a cossack, and goes into
 * the city. */
static void corps_go_inside(struct scene *scene, const char *attacker)
{
    scene_war(scene, "fr", "ru");
    scene_garrison(scene, "ru", ULM, 1, 0);
    scene_corps(scene, "ru-1", ULM, "1 infantry");
    scene_cossack(scene, "ru-k1", ULM);
    scene_comes(scene, attacker, ULM, "a318", "5 cavalry");
    scene_orders(scene, "ru", "L", "<battle at='a320' on-attack='city'/>");
    scene_fight(scene, FRANCE);
    assert_true(scene_find_corps(scene, "ru-1")->in_city);
}

static void they_stay_before_no_city(struct scene *scene)
{
    corps_go_inside(scene, "fr-c1");
    assert_true(scene_thrown(scene, "10.1.2q/cossacks/a320-fr-1-1-defender"));
    assert_string_not_equal(scene->game->irregulars[0].at, ULM);
    assert_null(scene_event(scene, EVENT_TABLE, BASE(casualty)));
}

/* 5 factors at a six on 2-2 take 10 % and one factor; the cossack is lost. */
static void or_they_fight_before_it(struct scene *scene)
{
    scene_standing(scene, "ru", "<cossack-retreat stand='yes'/>");
    scene_die(scene, "round/fire/a320-fr-1-1-attacker", 6);
    corps_go_inside(scene, "fr-c1");
    assert_int_equal(scene->game->irregulars_count, 0);
    assert_non_null(scene_event_saying(scene, EVENT_VERDICT, BASE(trivial),
                                       "lost by Russia"));
    assert_int_equal(scene_count(scene, EVENT_OUTCOME, BASE(trivial)), 2);
    assert_int_equal(scene_count(scene, EVENT_OUTCOME, BASE(days)), 0);
}

static const struct scene_row rows[] = {
    {"10.1.2m freikorps ride to their own land", freikorps_ride_home},
    {"10.1.2o they must attack", they_must_attack},
    {"10.1.2p they ride away", they_ride_away},
    {"10.1.2p or stand", they_stand},
    {"10.1.2q cavalry catches them", cavalry_catches_them},
    {"10.1.2q or does not", or_does_not},
    {"10.1.2r beside a withdrawing corps", beside_a_withdrawing_corps},
    {"10.1.2s they fight each other", they_fight_each_other},
    {"10.1.2p they do not stay before a city", they_stay_before_no_city},
    {"10.1.2p or they fight before it", or_they_fight_before_it},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
