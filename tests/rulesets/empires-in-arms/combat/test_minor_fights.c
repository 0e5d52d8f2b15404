/* How a minor country's corps fights, while the power that runs it is at
 * peace: who comes, and where it goes. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

static void saxony_alone(struct scene *scene)
{
    scene_minor(scene, "saxony", FREE_STATE, "pr");
    scene_war(scene, "fr", "saxony");
    scene_at(scene, "L");
}

/* ---- who comes ----------------------------------------------------------- */

/* Austria runs Bavaria, that France attacks at Munich; another Bavarian corps
 * is next door, and is to come. */
static void munich_is_attacked(struct scene *scene)
{
    scene_minor(scene, "bavaria", FREE_STATE, "au");
    scene_war(scene, "fr", "bavaria");
    scene_at(scene, "L");
    scene_corps(scene, "bavaria-1", "a326", "10 infantry");
    scene_corps(scene, "bavaria-2", "a324", "10 infantry");
    scene_corps(scene, "au-1", "a324", "10 infantry");
    scene_comes(scene, "fr-1", "a326", "a325", "10 infantry");
    scene_standing(scene, "au", "<reinforce corps='bavaria-2' come='yes'/>");
    scene_standing(scene, "au", "<reinforce corps='au-1' come='yes'/>");
    scene_list(scene, FRANCE);
}

static void they_come(struct scene *scene)
{
    struct fight fight =
        eia_fight_of(&scene->play, eia_combat_at(&scene->board, "a326"));

    eia_reinforcements(&fight, DEFENDER);
}

static bool tried(struct scene *scene, const char *corps)
{
    return scene_event_saying(scene, EVENT_STATE, BASE(reinforce), corps);
}

static void bavarians_reinforce(struct scene *scene)
{
    munich_is_attacked(scene);
    they_come(scene);
    assert_true(tried(scene, "bavaria-2"));
    assert_false(tried(scene, "au-1"));
}

/* Beside them Austria's Saxons fight Russia. */
static void saxons_fight_beside(struct scene *scene)
{
    struct combat *combat = NULL;

    munich_is_attacked(scene);
    scene_minor(scene, "saxony", FREE_STATE, "au");
    scene_war(scene, "ru", "saxony");
    scene_corps(scene, "saxony-1", "a324", "6 infantry");
    scene_corps(scene, "ru-1", "a324", "6 infantry");
    combat = LIST_ADD(scene->arena, scene->game->combats,
                      scene->game->combats_count);
    *combat = (struct combat){.area = "a324"};
    names_add(scene->arena, &combat->attackers, "ru");
    names_add(scene->arena, &combat->defenders, "au");
}

static void who_looks_on_reinforces(struct scene *scene)
{
    saxons_fight_beside(scene);
    they_come(scene);
    assert_true(tried(scene, "bavaria-2"));
}

static void who_fights_does_not(struct scene *scene)
{
    saxons_fight_beside(scene);
    scene_war(scene, "ru", "bavaria");
    they_come(scene);
    assert_false(tried(scene, "bavaria-2"));
}

/* Bavarians in Munich are besieged, and others come to relieve them. */
static void munich_is_relieved(struct scene *scene)
{
    struct city_state *city = NULL;

    scene_minor(scene, "bavaria", FREE_STATE, "au");
    scene_war(scene, "fr", "bavaria");
    scene_at(scene, "L");
    scene_corps(scene, "au-1", "a326", "4 infantry")->in_city = true;
    scene_corps(scene, "bavaria-1", "a326", "5 infantry")->in_city = true;
    scene_corps(scene, "fr-1", "a326", "10 infantry");
    city = eia_city_made(&scene->board, "a326");
    city->besieger = FRANCE;
    city->siege = 2;
    scene_comes(scene, "bavaria-2", "a326", "a325", "8 infantry");
}

/* The Austrian corps with them in the city looks on. */
static void bavarians_come_out(struct scene *scene)
{
    const struct combat *combat = scene->game->combats;
    struct fight fight;

    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(combat->kind, LIMITED_FIELD_COMBAT);
    fight = eia_fight_of(&scene->play, combat);
    assert_int_equal(fight.parties[ATTACKER].members_count, 2);
    assert_int_equal(eia_party_factors(&fight.parties[ATTACKER]), 5 + 8);
}

static void the_besieged_come_out(struct scene *scene)
{
    munich_is_relieved(scene);
    scene_standing(scene, "au", "<join-relief join='yes'/>");
    scene_list(scene, AUSTRIA);
    bavarians_come_out(scene);
}

static void or_by_order(struct scene *scene)
{
    munich_is_relieved(scene);
    scene_orders(scene, "au", "L", "<sortie city='a326'/>");
    scene_list(scene, AUSTRIA);
    bavarians_come_out(scene);
}

/* Nobody comes; the Bavarians sally alone. */
static void or_alone(struct scene *scene)
{
    munich_is_relieved(scene);
    scene_corps(scene, "bavaria-2", NULL, "");
    scene_orders(scene, "au", "L", "<sortie city='a326'/>");
    eia_sally(&scene->play, AUSTRIA, "a326");
    assert_non_null(scene_event_saying(scene, -1, BASE(sortie), "Bavaria"));
    assert_null(scene_event_saying(scene, -1, BASE(sortie), "Austria"));
    assert_int_equal(eia_corps_factors(scene_find_corps(scene, "au-1")), 4);
}

/* ---- attacks that nobody has to make ------------------------------------- */

#define ATTACK "<attack at='a294'/>"

static void depots_are_attacked(struct scene *scene)
{
    struct fight fight;

    saxony_alone(scene);
    scene_corps(scene, "pr-1", "a294", "6 infantry");
    scene_depot(scene, "fr", "a294")->infantry = 2;
    assert_ptr_equal(scene_refusal(scene, "pr", "L", ATTACK),
                     BASE(combat_list));
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    assert_null(scene_refusal(scene, "pr", "L", ATTACK));
    scene_orders(scene, "pr", "L", ATTACK);
    scene_list(scene, PRUSSIA);
    assert_int_equal(scene->game->combats_count, 1);
    fight = eia_fight_of(&scene->play, scene->game->combats);
    assert_int_equal(fight.parties[ATTACKER].members_count, 1);
    assert_int_equal(fight.parties[DEFENDER].members_count, 1);
}

static void cossacks_are_attacked(struct scene *scene)
{
    saxony_alone(scene);
    scene_war(scene, "ru", "saxony");
    scene_corps(scene, "saxony-1", "a294", "6 infantry");
    scene_cossack(scene, "ru-k1", "a294");
    scene_orders(scene, "pr", "L", ATTACK);
    scene_list(scene, PRUSSIA);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(eia_fight_of(&scene->play, scene->game->combats)
                         .parties[DEFENDER]
                         .members_count,
                     1);
}

/* Spain is at peace, its Portuguese are not: guerillas do not attack. */
static void guerillas_attack_nobody(struct scene *scene)
{
    scene_minor(scene, "portugal", FREE_STATE, "sp");
    scene_war(scene, "fr", "portugal");
    scene_at(scene, "L");
    scene_corps(scene, "portugal-1", "a424", "6 infantry");
    scene_guerilla(scene, "a424", 3);
    scene_depot(scene, "fr", "a424")->infantry = 2;
    assert_null(scene_refusal(scene, "sp", "L", "<attack at='a424'/>"));
    assert_ptr_equal(scene_refusal(scene, "sp", "L",
                                   "<guerilla-attack area='a424' "
                                   "n='3'/>"),
                     RULE(10_1_1k));
}

/* ---- retreats ----------------------------------------------------------- */

/* The Saxons withdraw before fr-1, and are away before it fires. */
static const char *saxons_withdraw(struct scene *scene, const char *area,
                                   const char *retreat)
{
    struct arena *arena = scene->arena;

    scene_orders(scene, "fr", "L",
                 arena_text(arena, "<battle at='%s' attack='assault'/>", area));
    scene_orders(scene, "pr", "L",
                 arena_text(arena,
                            "<battle at='%s' defend='withdraw' "
                            "retreat='%s'/>",
                            area, retreat));
    scene_die(scene,
              arena_text(arena, "withdraw/withdraw/%s-fr-1-1-defender-saxony-1",
                         area),
              1);
    scene_fight(scene, FRANCE);
    return scene_find_corps(scene, "saxony-1")->at;
}

/* France stands at Erfurt, so Bavaria it is. */
static void saxons_meet_no_frenchman(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a294", "8 infantry");
    scene_corps(scene, "fr-2", "a307", "4 infantry");
    scene_comes(scene, "fr-1", "a294", "a293", "20 infantry");
    assert_string_equal(saxons_withdraw(scene, "a294", "a307 a321"), "a321");
}

/* The depot is at Dresden, and a French corps on the way there: round by Baden
 * it is three steps more, from all other places further. */
static void saxons_go_round_the_french(struct scene *scene)
{
    saxony_alone(scene);
    scene_garrison(scene, "saxony", "a294", 2, 0);
    scene_depot(scene, "pr", "a294");
    scene_corps(scene, "saxony-1", "a322", "8 infantry");
    scene_corps(scene, "fr-2", "a321", "4 infantry");
    scene_comes(scene, "fr-1", "a322", "a306", "20 infantry");
    assert_string_equal(saxons_withdraw(scene, "a322", "a321"), "a317");
}

/* Out of Brest two ways lead, both in France. France came by one of them. */
static void saxons_retreat_in_france(struct scene *scene)
{
    saxony_alone(scene);
    scene_corps(scene, "saxony-1", "a427", "8 infantry");
    scene_comes(scene, "fr-1", "a427", "a428", "20 infantry");
    assert_string_equal(saxons_withdraw(scene, "a427", "a429"), "a429");
}

/* They attack 20 factors with 8, and go back the way they came. */
static void saxons_go_back_in_france(struct scene *scene)
{
    saxony_alone(scene);
    scene_comes(scene, "saxony-1", "a427", "a429", "8 infantry");
    scene_corps(scene, "fr-1", "a427", "20 infantry");
    scene_orders(scene, "fr", "L", "<battle at='a427' defend='defend'/>");
    scene_orders(scene, "pr", "L", "<battle at='a427' attack='probe'/>");
    scene_fight(scene, PRUSSIA);
    assert_string_equal(scene_find_corps(scene, "saxony-1")->at, "a429");
    assert_true(eia_corps_factors(scene_find_corps(scene, "saxony-1")) > 0);
}

static const struct scene_row rows[] = {
    {"10.2.1g besieged it joins its relievers", the_besieged_come_out},
    {"10.2.1g it does so by order", or_by_order},
    {"10.2.1g or sallies, and its power's corps does not", or_alone},
    {"10.2.1g its corps next door come, its power's not", bavarians_reinforce},
    {"10.2.1g who looks on elsewhere may come", who_looks_on_reinforces},
    {"10.2.1g who fights elsewhere may not", who_fights_does_not},
    {"10.2.1g it attacks a depot of its enemy", depots_are_attacked},
    {"10.2.1g and cossacks", cossacks_are_attacked},
    {"10.1.1k beside it guerillas attack nobody", guerillas_attack_nobody},
    {"10.2.1g its corps retreats onto no enemy", saxons_meet_no_frenchman},
    {"base retreat: past its own enemies", saxons_go_round_the_french},
    {"10.2.1g in its enemy's land it has a way out", saxons_retreat_in_france},
    {"10.2.1g and goes back there the way it came", saxons_go_back_in_france},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
