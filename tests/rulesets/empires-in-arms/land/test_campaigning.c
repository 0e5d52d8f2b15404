/* War on land as players write it: sheets of whole months, nothing called by
 * hand. The numbers are worked out from the charts; dice not named show 3. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#include <string.h>

#define LINZ "a475"

/* A month of empty sheets but for these orders of the land phase. */
static void month(struct scene *scene, const char *side, const char *orders)
{
    static const char *const steps[] = {"P", "R", "N", "L", "E"};
    int turn = scene->game->turn;

    scene_next_exchange(scene);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        for (size_t j = 0; j < LENGTH(steps); j++)
            scene_orders(scene, eia_power_words[i], steps[j], "");
    scene_orders(scene, side, "L", orders);
    assert_string_equal(scene_play(scene, "P"), "P");
    assert_int_equal(scene->game->turn, turn + 1);
}

static void plans(struct scene *scene, const char *attack, const char *defend)
{
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_standing(scene, eia_power_words[i],
                       arena_text(scene->arena,
                                  "<battle-plan attack='%s' defend='%s'/>",
                                  attack, defend));
}

/* France is at war with Austria in a month in which foraging is easy. */
static void the_war(struct scene *scene)
{
    scene_month(scene, "1805-05");
    scene_war(scene, "fr", "au");
    scene_depot(scene, "fr", "a775");
}

/* Somewhere the log says so. */
static void expect(const struct scene *scene, int kind, const struct rule *rule,
                   const char *words)
{
    if (!scene_event_saying(scene, kind, rule, words))
        scene_print(scene);
    assert_non_null(scene_event_saying(scene, kind, rule, words));
}

static const char *at(const struct scene *scene, const char *corps)
{
    return eia_corps(&scene->board, corps)->at;
}

/* ---- field combats ------------------------------------------------------ */

static void outflankers_come_in_round_two(struct scene *scene)
{
    the_war(scene);
    plans(scene, "assault", "defend");
    scene_corps(scene, "fr-4", "a775", "20 infantry 2 cavalry");
    scene_corps(scene, "fr-5", "a775", "12 infantry 1 cavalry");
    scene_corps(scene, "fr-c1", "a775", "5 cavalry");
    scene_leader(scene, "napoleon", "fr-4");
    scene_corps(scene, "au-1", ULM, "15 infantry 2 militia");
    scene_corps(scene, "au-c1", ULM, "4 cavalry");
    month(scene, "fr",
          "<move corps='fr-4 fr-5 fr-c1' path='a775 a318 a320'/>"
          "<battle at='a320' attack='outflank' outflank='fr-5 fr-c1'/>");
    expect(scene, EVENT_TABLE, BASE(casualty),
           "22 factors, die 3+1 on table 2-1: 5 percent, 1 factor and 0.5");
    expect(scene, EVENT_STATE, BASE(outflank), "arrives: die 3, at most 6");
    /* 21 pin, and 18 that come from behind count twice. */
    expect(scene, EVENT_TABLE, BASE(casualty),
           "57 factors, die 3+1 on table 2-4: 10 percent, 6 factors and 2.1");
    expect(scene, EVENT_TABLE, BASE(casualty),
           "57 factors, die 3+1 on table 4-4: 15 percent, 9 factors and 2.6");
    expect(scene, EVENT_STATE, BASE(break), "Austria: broken in round 3");
    expect(scene, EVENT_TABLE, BASE(pursuit), "8 cavalry, class 3, die 3: 1");
    assert_null(at(scene, "au-1"));
    expect_corps(scene, "au-c1", "a325", (const int[]){0, 0, 3});
    expect_corps(scene, "fr-4", ULM, (const int[]){19, 0, 2});
}

/* Who defends lets himself be gone round more easily (the attacker's rating and
 * 1), and in the third round all outflankers find the way (2 more): both. */
static void outflankers_come_in_round_three(struct scene *scene)
{
    the_war(scene);
    plans(scene, "assault", "defend");
    scene_corps(scene, "fr-4", "a775", "20 infantry 2 cavalry");
    scene_corps(scene, "fr-c1", "a775", "5 cavalry");
    scene_leader(scene, "eugene", "fr-4");
    scene_corps(scene, "au-1", ULM, "20 infantry 4 cavalry");
    scene_die(scene, "outflank/arrival/a320-fr-1-2-attacker", 4);
    scene_die(scene, "outflank/arrival/a320-fr-1-3-attacker", 5);
    month(scene, "fr",
          "<move corps='fr-4 fr-c1' path='a775 a318 a320'/>"
          "<battle at='a320' attack='outflank' outflank='fr-c1'/>");
    expect(scene, EVENT_STATE, BASE(outflank), "on its way: die 4, at most 3");
    expect(scene, EVENT_STATE, BASE(outflank), "arrives: die 5, at most 5");
}

/* One die for Ney and his corps; who is not told to stays away. */
static void reinforcements(struct scene *scene)
{
    the_war(scene);
    plans(scene, "assault", "defend");
    scene_corps(scene, "fr-4", "a318", "20 infantry");
    scene_corps(scene, "fr-5", "a319", "12 infantry");
    scene_corps(scene, "fr-6", "a322", "12 infantry");
    scene_leader(scene, "ney", "fr-5");
    scene_standing(scene, "fr", "<reinforce corps='fr-5' come='yes'/>");
    scene_corps(scene, "au-1", ULM, "20 infantry");
    scene_corps(scene, "au-2", "a325", "9 infantry");
    scene_standing(scene, "au", "<reinforce come='yes'/>");
    month(scene, "fr", "<move corps='fr-4' path='a318 a320'/>");
    expect(scene, EVENT_GROUP, RULE(10_6_1i), "Ney takes command of France");
    expect(scene, EVENT_TABLE, BASE(casualty), "France, 30 factors, die 3+0");
    assert_true(
        scene_thrown(scene, "reinforce/reinforce/a320-fr-1-2-defender-au-2"));
    assert_true(
        scene_thrown(scene, "reinforce/reinforce/a320-fr-1-3-defender-au-2"));
    assert_string_equal(at(scene, "au-2"), "a325");
    assert_string_equal(at(scene, "fr-6"), "a322");
    /* The attacker breaks off at 3.6 of 4.0, and goes where he came from. */
    assert_string_equal(at(scene, "fr-4"), "a318");
    assert_string_equal(at(scene, "fr-5"), "a318");
    expect(scene, EVENT_VERDICT, BASE(days), "nobody wins");
}

static void a_corps_in_a_city_reinforces(struct scene *scene)
{
    the_war(scene);
    plans(scene, "assault", "defend");
    scene_corps(scene, "fr-4", "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "20 infantry");
    scene_corps(scene, "au-2", "a326", "9 infantry");
    scene_corps(scene, "au-3", "a319", "9 infantry")->in_city = true;
    scene_standing(scene, "au", "<reinforce come='yes'/>");
    scene_die(scene, "reinforce/reinforce/a320-fr-1-2-defender-au-3", 1);
    month(scene, "fr", "<move corps='fr-4' path='a318 a320'/>");
    expect_corps(scene, "au-3", ULM, (const int[]){9, 0, 0});
    assert_false(eia_corps(&scene->board, "au-3")->in_city);
    assert_false(
        scene_thrown(scene, "reinforce/reinforce/a320-fr-1-2-defender-au-2"));
}

/* Against outflankers a corps gets away at its rating and one; who fails fights
 * a round, and then goes. */
static void withdrawal_corps_by_corps(struct scene *scene)
{
    the_war(scene);
    plans(scene, "outflank", "withdraw");
    scene_corps(scene, "fr-4", "a318", "20 infantry");
    scene_corps(scene, "fr-5", "a318", "12 infantry");
    scene_leader(scene, "ney", "fr-5");
    scene_corps(scene, "au-1", ULM, "20 infantry");
    scene_corps(scene, "au-2", ULM, "9 infantry");
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-au-1", 3);
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-au-2", 2);
    scene_die(scene, "outflank/arrival/a320-fr-1-2-attacker", 6);
    month(scene, "fr", "<move corps='fr-4 fr-5' path='a318 a320'/>");
    expect(scene, EVENT_STATE, BASE(withdraw), "die 3, at most 2");
    expect(scene, EVENT_TABLE, BASE(casualty),
           "12 factors, die 3+0 on table 2-2: 5 percent, 1 factor and 0.7");
    expect(scene, EVENT_VERDICT, BASE(days), "withdraws, nobody wins");
    expect_corps(scene, "au-1", "a325", (const int[]){19, 0, 0});
    expect_corps(scene, "au-2", "a325", (const int[]){9, 0, 0});
    assert_null(scene_event(scene, -1, BASE(pursuit)));
    assert_int_equal(eia_power_state(&scene->board, AUSTRIA)->box, 25);
}

/* Both would go round: nobody does, and they meet on 1-2 and then on 1-4. */
static void both_outflank(struct scene *scene)
{
    the_war(scene);
    plans(scene, "outflank", "outflank");
    scene_corps(scene, "fr-4", "a318", "20 infantry");
    scene_corps(scene, "fr-5", "a318", "12 infantry");
    scene_leader(scene, "ney", "fr-5");
    scene_corps(scene, "au-1", ULM, "20 infantry");
    scene_corps(scene, "au-2", ULM, "9 infantry");
    scene_leader(scene, "charles", "au-1");
    month(scene, "fr", "<move corps='fr-4 fr-5' path='a318 a320'/>");
    expect(scene, EVENT_TABLE, BASE(casualty), "France, 32 factors, die 3");
    expect(scene, EVENT_TABLE, BASE(casualty), "on table 1-2");
    expect(scene, EVENT_TABLE, BASE(casualty), "on table 1-4");
    assert_false(scene_thrown(scene, "outflank/arrival/a320-fr-1-2-attacker"));
    assert_false(scene_thrown(scene, "outflank/arrival/a320-fr-1-2-defender"));
}

/* A probe lets everybody go, with no die and no round. */
static void nothing_holds_before_a_probe(struct scene *scene)
{
    the_war(scene);
    plans(scene, "probe", "withdraw");
    scene_corps(scene, "fr-4", "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "20 infantry");
    month(scene, "fr", "<move corps='fr-4' path='a318 a320'/>");
    expect_corps(scene, "au-1", "a325", (const int[]){20, 0, 0});
    assert_null(scene_event(scene, EVENT_ROLL, BASE(withdraw)));
    assert_null(scene_event(scene, EVENT_ROLL, BASE(round)));
}

/* A night gives back 1.0 of 2.2, and the next its chit of the third day. */
static void three_days(struct scene *scene)
{
    the_war(scene);
    plans(scene, "probe", "counter-attack");
    scene_corps(scene, "fr-4", "a318", "20 infantry");
    scene_corps(scene, "au-1", ULM, "20 infantry");
    month(scene, "fr",
          "<move corps='fr-4' path='a318 a320'/>"
          "<battle at='a320' attack='probe probe echelon' days='3'/>");
    expect(scene, EVENT_LOSS, BASE(losses), "17 left; morale loss 2.2 of 4.0");
    expect(scene, EVENT_LOSS, BASE(losses), "16 left; morale loss 1.8 of 4.0");
    expect(scene, EVENT_TABLE, BASE(casualty),
           "13 factors, die 3+0 on table 3-4: 10 percent, 1 factor and 1.8");
    expect(scene, EVENT_STATE, BASE(break), "Austria: broken in round 2");
    assert_true(scene_thrown(scene, "round/fire/a320-fr-3-2-attacker"));
    expect_corps(scene, "fr-4", ULM, (const int[]){12, 0, 0});
    expect_corps(scene, "au-1", "a325", (const int[]){15, 0, 0});
}

/* ---- marches ------------------------------------------------------------ */

/* Five areas for four points and one: a 5 costs a factor, but not Napoleon's
 * men. */
static void forced_marches(struct scene *scene)
{
    the_war(scene);
    scene_corps(scene, "fr-4", "a775", "12 infantry 1 militia");
    scene_corps(scene, "fr-5", "a775", "15 infantry");
    scene_leader(scene, "napoleon", "fr-5");
    scene_die(scene, "land-move/forced/fr-4", 5);
    scene_die(scene, "land-move/forced/fr-5", 5);
    scene_die(scene, "forage/die/fr-4", 1);
    scene_die(scene, "forage/die/fr-5", 1);
    month(scene, "fr",
          "<move corps='fr-4' forced='yes' path='a775 a318 a320 a325 a326 "
          "a475'/>"
          "<move corps='fr-5' forced='yes' path='a775 a318 a320 a325 a326 "
          "a475'/>");
    expect_corps(scene, "fr-4", LINZ, (const int[]){12, 0, 0});
    expect_corps(scene, "fr-5", LINZ, (const int[]){15, 0, 0});
    assert_ptr_equal(
        scene_refusal(scene, "fr", "L",
                      "<move corps='fr-4' path='a475 a326 a325 a320 a318 "
                      "a775'/>"),
        BASE(land_move));
}

/* ---- small fights ------------------------------------------------------- */

static void light_horse_and_depots(struct scene *scene)
{
    the_war(scene);
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "fr-4", "a775", "10 infantry");
    scene_corps(scene, "fr-5", "a320", "10 infantry");
    scene_cossack(scene, "ru-k1", "a318");
    scene_depot(scene, "ru", "a319")->infantry = 3;
    month(scene, "fr",
          "<move corps='fr-4' path='a775 a318'/><attack at='a318'/>"
          "<move corps='fr-5' path='a320 a319'/><attack at='a319'/>");
    expect(scene, EVENT_RETREAT, RULE(10_1_2p), "Palatinate");
    expect(scene, EVENT_LOSS, BASE(losses), "2 left; morale loss 0.7 of 3.0");
    expect(scene, EVENT_STATE, BASE(break), "Russia: broken in round 3");
    assert_null(eia_depot_at(&scene->board, RUSSIA, "a319"));
}

/* A third of the enemy shakes him by half of 0.7: 0.3. */
static void guerillas_attack_and_rise(struct scene *scene)
{
    scene_month(scene, "1808-05");
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-4", "a391", "10 infantry");
    scene_corps(scene, "fr-5", "a392", "10 infantry");
    scene_guerilla(scene, "a391", 5);
    month(scene, "sp", "<guerilla-attack area='a391' n='3'/>");
    expect(scene, EVENT_TABLE, BASE(casualty),
           "3 factors, die 3+0 on table 2-2: 5 percent, 0 factors and 0.3");
    expect(scene, EVENT_STATE, BASE(break), "Spain: broken in round 2");
    expect(scene, EVENT_STATE, RULE(10_1_1c), "guerillas rise at Burgos");
    assert_int_equal(scene->game->guerillas_count, 2);
    assert_int_equal(scene->game->guerillas[0].factors, 3);
    assert_int_equal(scene->game->guerillas[1].factors, 2);
}

/* ---- a siege ------------------------------------------------------------ */

static void siege_of_linz(struct scene *scene)
{
    the_war(scene);
    scene_corps(scene, "fr-4", "a326", "20 infantry 2 cavalry");
    scene_garrison(scene, "au", LINZ, 5, 0);
    scene_standing(scene, "au", "<honours when='hold' accept='no'/>");
    scene_die(scene, "siege/breach/a475-fr", 4);
    month(scene, "fr",
          "<move corps='fr-4' path='a326 a475'/>"
          "<siege city='a475' op='announce'/>");
}

/* Three spires feed on a 3; a 4 less the fletch breaches in the third step, and
 * 22 against 5 storm at once. */
static void three_months_before_linz(struct scene *scene)
{
    siege_of_linz(scene);
    expect(scene, EVENT_STATE, BASE(siege), "die 4-1 of 5: the wall holds");
    month(scene, "fr", "");
    expect(scene, EVENT_STATE, BASE(besieged_supply), "die 3 against 3");
    expect(scene, EVENT_STATE, BASE(siege), "die 4+0 of 5: the wall holds");
    for (int i = 1; i <= 2; i++)
        scene_die(scene,
                  arena_text(scene->arena,
                             "round/fire/a475-fr-assault-1-%d-attacker", i),
                  6);
    month(scene, "fr", "");
    expect(scene, EVENT_STATE, BASE(siege), "die 4+1 of 5: the wall is breach");
    expect(scene, EVENT_COMBAT, BASE(assault),
           "storm of Linz (a475), breached: France with 22 factors");
    expect(scene, EVENT_STATE, BASE(assault), "is taken");
    assert_false(eia_besieged(&scene->board, LINZ));
    assert_string_equal(eia_city_holder(&scene->board, LINZ), "fr");
}

static void hunger_at_linz(struct scene *scene)
{
    siege_of_linz(scene);
    scene_die(scene, "besieged-supply/hunger/a475-au", 4);
    month(scene, "fr", "<assault city='a475' when='never'/>");
    expect(scene, EVENT_STATE, BASE(besieged_supply), "1 of 5 factors lost");
    assert_int_equal(eia_city_factors(&scene->board, LINZ), 4);
    month(scene, "fr", "<siege city='a475' op='raise'/>");
    assert_false(eia_besieged(&scene->board, LINZ));
}

static const struct scene_row rows[] = {
    {"outflank: they come in round two", outflankers_come_in_round_two},
    {"outflank: they come in round three", outflankers_come_in_round_three},
    {"reinforce: by standing order", reinforcements},
    {"reinforce: out of a city", a_corps_in_a_city_reinforces},
    {"withdraw: corps by corps", withdrawal_corps_by_corps},
    {"base chit, outflank against outflank: nobody goes round", both_outflank},
    {"withdraw: nothing holds before a probe", nothing_holds_before_a_probe},
    {"days: three of them", three_days},
    {"land-move: forced marches", forced_marches},
    {"trivial: light horse and depots", light_horse_and_depots},
    {"trivial: guerillas attack, and rise", guerillas_attack_and_rise},
    {"siege: three months before Linz", three_months_before_linz},
    {"siege: hunger, and it is raised", hunger_at_linz},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
