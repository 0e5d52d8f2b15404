/* Guerillas, what cossacks are, insurrection corps and prisoners in
 * combat: 10.1, 10.6, 10.8. */
#include "rulesets/empires-in-arms/board/prisoners.h"
#include "rulesets/empires-in-arms/combat/rules.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#define SARAGOSSA "a395"

static int guerillas_at(const struct scene *scene, const char *area)
{
    for (size_t i = 0; i < scene->game->guerillas_count; i++)
        if (same_name(scene->game->guerillas[i].area, area))
            return scene->game->guerillas[i].factors;
    return 0;
}

/* Two small Spanish corps are beaten by a French one. */
static void spanish_defeat(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_comes(scene, "fr-1", SARAGOSSA, "a394", "25 infantry 3 cavalry");
    scene_corps(scene, "sp-1", SARAGOSSA, "6 infantry");
    scene_corps(scene, "sp-2", SARAGOSSA, "6 infantry");
    scene_orders(scene, "fr", "L",
                 "<battle at='a395' attack='escalated-assault'/>");
    scene_orders(scene, "sp", "L", "<battle at='a395' defend='cordon'/>");
    for (int round = 1; round < 4; round++)
        scene_die(
            scene,
            arena_text(scene->arena, "round/fire/a395-fr-1-%d-attacker", round),
            6);
    scene_fight(scene, FRANCE);
}

static void a_defeat_raises_one(struct scene *scene)
{
    spanish_defeat(scene);
    assert_int_equal(guerillas_at(scene, SARAGOSSA), 1);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_1_1b)));
}

static void none_where_it_is_ceded(struct scene *scene)
{
    scene_province(scene, "aragon", "fr");
    spanish_defeat(scene);
    assert_int_equal(guerillas_at(scene, SARAGOSSA), 0);
}

/* The module has counters for 30 factors. */
static void none_beyond_the_counters(struct scene *scene)
{
    scene_option(scene, "countermix", "on");
    scene_guerilla(scene, "a394", 30);
    spanish_defeat(scene);
    assert_int_equal(guerillas_at(scene, SARAGOSSA), 0);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_1d),
                                       "no guerilla factor rises"));
}

static void the_thirtieth_rises(struct scene *scene)
{
    scene_option(scene, "countermix", "on");
    scene_guerilla(scene, "a394", 29);
    spanish_defeat(scene);
    assert_int_equal(guerillas_at(scene, SARAGOSSA), 1);
}

/* The morale that the side is told to have, by that case. */
static int morale_by(struct scene *scene, struct fight *fight,
                     enum party_role role, const struct rule *rule)
{
    eia_set_morale(fight, role);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, rule, ": morale "));
    return fight->parties[role].morale;
}

static void guerilla_morale(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, SARAGOSSA);

    scene_guerilla(scene, SARAGOSSA, 2);
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "sp-1", SARAGOSSA, "2 infantry"));
    eia_add_guerillas(&fight, DEFENDER, &scene->game->guerillas[0], 2);
    assert_int_equal(morale_by(scene, &fight, DEFENDER, RULE(10_1_1i)), 20);
}

static void some_attack(struct scene *scene)
{
    struct fight fight;

    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, SARAGOSSA, 4);
    scene_corps(scene, "fr-1", SARAGOSSA, "10 infantry");
    scene_orders(scene, "sp", "L", "<guerilla-attack area='a395' n='3'/>");
    scene_list(scene, SPAIN);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->combats[0].kind, TRIVIAL_COMBAT);
    fight = eia_fight_of(&scene->play, &scene->game->combats[0]);
    assert_int_equal(eia_party_factors(&fight.parties[ATTACKER]), 3);
    assert_int_equal(eia_party_factors(&fight.parties[DEFENDER]), 10);
}

static void the_fallen_have_not_moved(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, SARAGOSSA, 3);
    scene->game->guerillas[0].moved = 3;
    scene_corps(scene, "fr-1", SARAGOSSA, "10 infantry");
    scene_orders(scene, "sp", "L", "<guerilla-attack area='a395' n='3'/>");
    scene_fight(scene, SPAIN);
    assert_in_range(guerillas_at(scene, SARAGOSSA), 1, 2);
    assert_in_range(scene->game->guerillas[0].moved, 1, 2);
}

static void none_attacks_them(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, SARAGOSSA, 4);
    scene_corps(scene, "fr-1", SARAGOSSA, "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", "<attack at='a395'/>"),
                     RULE(10_1_1k));
    scene_list(scene, FRANCE);
    assert_int_equal(scene->game->combats_count, 0);
}

static void they_stay_out(struct scene *scene)
{
    struct fight fight;

    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, SARAGOSSA, 2);
    scene_corps(scene, "fr-1", SARAGOSSA, "10 infantry");
    scene_corps(scene, "sp-1", SARAGOSSA, "10 infantry");
    scene_list(scene, FRANCE);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_1l),
                                       "against Spain with 10"));
    fight = eia_fight_of(&scene->play, &scene->game->combats[0]);
    assert_int_equal(eia_party_factors(&fight.parties[DEFENDER]), 10);
    scene_standing(scene, "sp", "<guerillas-join join='yes'/>");
    fight = eia_fight_of(&scene->play, &scene->game->combats[0]);
    assert_int_equal(eia_party_factors(&fight.parties[DEFENDER]), 12);
}

static void cossacks_are_cavalry(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "ru-1", ULM, "5 infantry"));
    eia_add_irregular(&fight, ATTACKER, scene_cossack(scene, "ru-k1", ULM));
    eia_add_irregular(&fight, ATTACKER, scene_cossack(scene, "ru-k2", ULM));
    eia_add_irregular(&fight, ATTACKER, scene_cossack(scene, "ru-k3", ULM));
    assert_int_equal(eia_party_cavalry(&fight.parties[ATTACKER]), 3);
    assert_int_equal(eia_party_factors(&fight.parties[ATTACKER]), 8);
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "fr-1", ULM, "10 infantry");
    scene_list(scene, RUSSIA);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_2a),
                                       "Russia with 8 factors"));
}

static void cossack_morale(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "ru-c1", ULM, "1 cavalry"));
    eia_add_irregular(&fight, ATTACKER, scene_cossack(scene, "ru-k1", ULM));
    assert_int_equal(morale_by(scene, &fight, ATTACKER, RULE(10_1_2b)), 25);
}

static void the_insurrection_stands_down(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);
    struct corps *corps =
        scene_corps(scene, "au-ins1", ULM, "7 militia 1 cavalry");

    scene_joins(&fight, DEFENDER, corps);
    eia_retreat_all(&fight, DEFENDER);
    expect_corps(scene, "au-ins1", NULL, (const int[]){0, 7, 1});
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_1_4g)));
}

static void insurrection_morale(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, "a497");

    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "au-ins1", "a497", "15 militia 3 cavalry"));
    /* (15 x 2.0 + 3 x 4.0) / 18 */
    assert_int_equal(morale_by(scene, &fight, DEFENDER, RULE(10_1_4l)), 23);
}

/* Charles with one factor is wiped out by French and Bavarians. */
static void charles_is_taken(struct scene *scene)
{
    struct fight fight = scene_empty_fight(scene, ULM);

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "fr-1", ULM, "10 infantry"));
    scene_joins(&fight, ATTACKER,
                scene_corps(scene, "bavaria-1", ULM, "9 infantry"));
    scene_joins(&fight, DEFENDER,
                scene_corps(scene, "au-1", ULM, "1 infantry"));
    scene_leader(scene, "charles", "au-1");
    eia_fight_begin(&fight);
    assert_int_equal(eia_lose(&fight, DEFENDER, 4, false), 1);
    eia_fight_end(&fight);
    assert_int_equal(eia_leader(&scene->board, "charles")->state,
                     LEADER_CAPTURED);
    assert_string_equal(eia_leader(&scene->board, "charles")->holder, "fr");
    assert_null(eia_corps(&scene->board, "au-1")->at);
}

static void to_whom_he_wishes(struct scene *scene)
{
    struct names captors = {NULL, 0};
    struct leader *charles = scene_leader(scene, "charles", "au-1");

    scene_at(scene, "L");
    names_add(scene->arena, &captors, "fr");
    names_add(scene->arena, &captors, "ru");
    scene_standing(scene, "au", "<captor leader='charles' power='ru'/>");
    eia_capture_leader(&scene->play, charles, &captors, FRANCE);
    assert_string_equal(charles->holder, "ru");
}

static void a_roll_for_each(struct scene *scene)
{
    struct names captors = {NULL, 0};
    const struct captured captured = {"fr", FACTOR_INFANTRY, &captors, "x", 0,
                                      false};

    scene_at(scene, "L");
    names_add(scene->arena, &captors, "au");
    names_add(scene->arena, &captors, "ru");
    scene_die(scene, "10.8b/captor-x-infantry-1/au-1", 6);
    scene_die(scene, "10.8b/captor-x-infantry-2/ru-1", 6);
    scene_die(scene, "10.8b/captor-x-infantry-3/ru-1", 4);
    eia_capture_factors(&scene->play, &captured, 3);
    assert_int_equal(scene->game->prisoners_count, 2);
    assert_int_equal(scene->game->prisoners[0].holder, AUSTRIA);
    assert_int_equal(scene->game->prisoners[0].count, 1);
    assert_int_equal(scene->game->prisoners[1].count, 2);
}

/* I Corps comes in round 2, with as many factors as IV Corps has left. */
static void the_first_of_equals_loses(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_comes(scene, "fr-4", ULM, "a318", "16 infantry");
    scene_corps(scene, "fr-1", "a318", "15 infantry");
    scene_corps(scene, "au-1", ULM, "9 infantry");
    scene_orders(
        scene, "fr", "L",
        "<battle at='a320' attack='assault' reinforce='fr-1' days='1'/>");
    scene_orders(scene, "au", "L", "<battle at='a320' defend='defend'/>");
    scene_die(scene, "round/fire/a320-fr-1-1-defender", 1);
    scene_die(scene, "reinforce/reinforce/a320-fr-1-2-attacker-fr-1", 1);
    scene_die(scene, "round/fire/a320-fr-1-2-defender", 1);
    scene_fight(scene, FRANCE);
    assert_non_null(
        scene_event_saying(scene, EVENT_LOSS, BASE(losses), "lost, 15 left"));
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, BASE(losses),
                                       "(fr-1 1 infantry)"));
}

static const struct scene_row rows[] = {
    {"10.1.1b a Spanish defeat raises one", a_defeat_raises_one},
    {"10.1.1b none where the province is ceded", none_where_it_is_ceded},
    {"10.1.1d a defeat raises no 31st", none_beyond_the_counters},
    {"10.1.1d but the 30th", the_thirtieth_rises},
    {"10.1.1i guerilla morale", guerilla_morale},
    {"10.1.1k some of them attack", some_attack},
    {"10.1.1o of those that moved some fall", the_fallen_have_not_moved},
    {"10.1.1k nobody attacks them", none_attacks_them},
    {"10.1.1l they stay out of a defence", they_stay_out},
    {"10.1.2a a cossack is a cavalry factor", cossacks_are_cavalry},
    {"10.1.2b cossack morale", cossack_morale},
    {"10.1.4g driven out they stand down", the_insurrection_stands_down},
    {"10.1.4l militia and cavalry like others", insurrection_morale},
    {"10.6.3a captured with all he had", charles_is_taken},
    {"10.6.3a by whom he wishes", to_whom_he_wishes},
    {"10.8b a roll for each factor", a_roll_for_each},
    {"base losses: the first of equals, whenever he came",
     the_first_of_equals_loses},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
