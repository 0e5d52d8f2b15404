/* A whole battle, number by number: Ulm, September 1805; and who gets its
 * points. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

static void armies(struct scene *scene)
{
    scene_month(scene, "1805-09");
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-4", ULM, "a318", "20 infantry 2 cavalry");
    scene_comes(scene, "fr-5", ULM, "a318", "11 infantry 1 cavalry");
    scene_comes(scene, "fr-6", ULM, "a318", "15 infantry 1 cavalry");
    scene_comes(scene, "fr-c1", ULM, "a318", "5 cavalry");
    scene_leader(scene, "napoleon", "fr-4");
    scene_leader(scene, "murat", "fr-c1");
    scene_corps(scene, "au-1", ULM, "10 infantry 2 militia 1 cavalry");
    scene_corps(scene, "au-3", ULM, "10 infantry 2 militia 1 cavalry");
    scene_corps(scene, "au-c1", ULM, "4 cavalry");
    scene_leader(scene, "mack", "au-1");
}

static void orders_and_dice(struct scene *scene)
{
    scene_orders(scene, "fr", "L",
                 "<battle at='a320' attack='outflank' "
                 "outflank='fr-5 fr-c1'/>");
    scene_orders(scene, "au", "L",
                 "<battle at='a320' defend='defend' retreat='a325'/>");
    scene_die(scene, "round/fire/a320-fr-1-1-attacker", 4);
    scene_die(scene, "round/fire/a320-fr-1-1-defender", 3);
    scene_die(scene, "outflank/arrival/a320-fr-1-2-attacker", 3);
    scene_die(scene, "round/fire/a320-fr-1-2-attacker", 5);
    scene_die(scene, "round/fire/a320-fr-1-2-defender", 2);
    scene_die(scene, "pursuit/pursuit/a320-fr-1-2-attacker", 3);
}

static void expect_text(const struct scene *scene, int kind,
                        const struct rule *rule, const char *words)
{
    const struct event *event = scene_event_saying(scene, kind, rule, words);

    if (!event)
        scene_print(scene);
    assert_non_null(event);
}

static void expect_rounds(const struct scene *scene)
{
    expect_text(scene, EVENT_STATE, BASE(morale), "France: morale 4.0");
    expect_text(scene, EVENT_STATE, BASE(morale), "Austria: morale 3.1");
    expect_text(scene, EVENT_MODIFIER, RULE(10_6_1m),
                "tactical 5 against 1: +1 for the attacker, -1 for the "
                "defender");
    expect_text(scene, EVENT_STATE, BASE(outflank),
                "2 corps outflank, 38 factors pin");
    expect_text(scene, EVENT_TABLE, BASE(casualty),
                "38 factors, die 4+1 on table 2-1: 5 percent, 2 factors and "
                "0.8 morale");
    expect_text(scene, EVENT_TABLE, BASE(casualty),
                "30 factors, die 3-1 on table 3-1: 5 percent, 2 factors and "
                "0.2 morale");
    expect_text(scene, EVENT_LOSS, BASE(losses),
                "2 factors lost, 36 left; morale loss 0.2 of 4.0 "
                "(fr-4 2 infantry)");
    expect_text(scene, EVENT_LOSS, BASE(losses),
                "2 factors lost, 28 left; morale loss 0.8 of 3.1 "
                "(au-1 1 militia; au-3 1 militia)");
    expect_text(scene, EVENT_TABLE, BASE(casualty),
                "70 factors, die 5+1 on table 2-4: 15 percent, 11 factors and "
                "3.2 morale");
    expect_text(scene, EVENT_TABLE, BASE(casualty),
                "28 factors, die 2-1 on table 1-1: 0 percent, 0 factors and "
                "0.0 morale");
    expect_text(scene, EVENT_LOSS, BASE(losses),
                "11 factors lost, 17 left; morale loss 4.0 of 3.1 "
                "(au-1 4 infantry, 1 militia; au-3 4 infantry, 1 militia; "
                "au-c1 1 cavalry)");
}

static void expect_result(const struct scene *scene)
{
    expect_text(scene, EVENT_TABLE, BASE(pursuit),
                "9 cavalry, class 4, die 4: 2 cavalry factors' worth");
    expect_text(scene, EVENT_LOSS, BASE(pursuit),
                "6 factors lost in the pursuit, 11 left "
                "(au-1 3 infantry; au-3 3 infantry)");
    expect_corps(scene, "au-1", "a325", (const int[]){3, 0, 1});
    expect_corps(scene, "au-3", "a325", (const int[]){3, 0, 1});
    expect_corps(scene, "au-c1", "a325", (const int[]){0, 0, 3});
    expect_corps(scene, "fr-4", ULM, (const int[]){18, 0, 2});
    expect_corps(scene, "fr-5", ULM, (const int[]){11, 0, 1});
    expect_corps(scene, "fr-6", ULM, (const int[]){15, 0, 1});
    expect_corps(scene, "fr-c1", ULM, (const int[]){0, 0, 5});
    assert_int_equal(scene->game->prisoners_count, 1);
    assert_string_equal(scene->game->prisoners[0].nation, "au");
    assert_int_equal(scene->game->prisoners[0].holder, FRANCE);
    assert_int_equal(scene->game->prisoners[0].factor, FACTOR_INFANTRY);
    assert_int_equal(scene->game->prisoners[0].count, 6);
    assert_int_equal(eia_leader(&scene->board, "mack")->state, LEADER_ON);
}

static void battle(struct scene *scene)
{
    int france = eia_power_state(&scene->board, FRANCE)->box;
    int austria = eia_power_state(&scene->board, AUSTRIA)->box;

    armies(scene);
    orders_and_dice(scene);
    scene_list(scene, FRANCE);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->combats[0].kind, FIELD_COMBAT);
    expect_text(scene, EVENT_STATE, BASE(combat_list),
                "France with 55 factors against Austria with 30");
    eia_run_battles(&scene->play, FRANCE);
    expect_rounds(scene);
    expect_result(scene);
    assert_int_equal(eia_power_state(&scene->board, FRANCE)->box, france + 1);
    assert_int_equal(eia_power_state(&scene->board, AUSTRIA)->box, austria - 1);
}

/* ---- points: [base points] ---------------------------------------------- */

/* Storms Ulm with such luck that who stands there breaks by round two. */
static void storm_ulm(struct scene *scene, const char *defend,
                      int won[POWER_END])
{
    scene_comes(scene, "fr-1", ULM, "a318", "20 infantry");
    for (int i = 1; i <= 2; i++)
        scene_die(
            scene,
            arena_text(scene->arena, "round/fire/a320-fr-1-%d-attacker", i), 6);
    for (int i = NO_POWER + 1; i < POWER_END; i++) {
        won[i] = eia_power_state(&scene->board, (enum power)i)->box;
        scene_orders(scene, eia_power_words[i], "L",
                     i == FRANCE ? "<battle at='a320' attack='assault'/>"
                                 : arena_text(scene->arena,
                                              "<battle at='a320' defend='%s'/>",
                                              defend));
    }
    scene_fight(scene, FRANCE);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        won[i] = eia_power_state(&scene->board, (enum power)i)->box - won[i];
}

/* Austrians are away by a die of 1, Russians not by a 6: 4-2 at a six is
 * 15 % and 2.3 a round, and their morale is 3. One corps is beaten. */
static void who_withdraws_loses_no_points(struct scene *scene)
{
    int won[POWER_END] = {0};

    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "au-1", ULM, "5 infantry");
    scene_corps(scene, "ru-1", ULM, "8 infantry");
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-au-1", 1);
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-ru-1", 6);
    storm_ulm(scene, "withdraw", won);
    assert_string_not_equal(scene_find_corps(scene, "au-1")->at, ULM);
    assert_int_equal(won[FRANCE], 1);
    assert_int_equal(won[RUSSIA], -1);
    assert_int_equal(won[AUSTRIA], 0);
}

/* Morale (5 x 3 + 1) / 6 = 2.7, and 3-1 at a six takes 1.5 in each round. */
static void a_cossack_is_no_corps(struct scene *scene)
{
    int won[POWER_END] = {0};

    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "au-1", ULM, "5 infantry");
    scene_cossack(scene, "ru-k1", ULM);
    scene_standing(scene, "ru", "<cossack-retreat stand='yes'/>");
    storm_ulm(scene, "defend", won);
    assert_int_equal(won[FRANCE], 1);
    assert_int_equal(won[AUSTRIA], -1);
    assert_int_equal(won[RUSSIA], 0);
}

/* Kutuzov (3, 3) is away with his corps; the cossack who stands has no rating,
 * and 4-2 at a six takes him. No corps is beaten. */
static void cossacks_left_behind(struct scene *scene)
{
    int won[POWER_END] = {0};

    scene_war(scene, "fr", "ru");
    scene_corps(scene, "ru-1", ULM, "8 infantry");
    scene_leader(scene, "kutuzov", "ru-1");
    scene_cossack(scene, "ru-k1", ULM);
    scene_standing(scene, "ru", "<cossack-retreat stand='yes'/>");
    scene_die(scene, "withdraw/withdraw/a320-fr-1-1-defender-kutuzov", 1);
    storm_ulm(scene, "withdraw", won);
    assert_string_not_equal(scene_find_corps(scene, "ru-1")->at, ULM);
    assert_int_equal(scene->game->irregulars_count, 0);
    expect_text(scene, EVENT_MODIFIER, RULE(10_6_1c), "tactical 2 against 0");
    assert_int_equal(won[FRANCE], 0);
    assert_int_equal(won[RUSSIA], 0);
}

static const struct scene_row rows[] = {
    {"10.6.1c cossacks left behind have no rating", cossacks_left_behind},
    {"base points: who withdraws loses none", who_withdraws_loses_no_points},
    {"base points: a cossack is no corps", a_cossack_is_no_corps},
    {"field battle of Ulm, September 1805", battle},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
