/* The besieged and those who relieve them. */
#include "rulesets/empires-in-arms/combat/combat.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/combat-scene.h"
#include "tests/support/test.h"

#define LINZ "a475"
#define FIRE "round/fire/a475-au-1-"

/* A French corps besieges Austrians at Linz; others come up the river. */
static void siege_of_linz(struct scene *scene)
{
    struct city_state *city = NULL;

    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", LINZ, "20 infantry");
    scene_corps(scene, "au-1", LINZ, "10 infantry")->in_city = true;
    scene_garrison(scene, "au", LINZ, 3, 0);
    city = eia_city_made(&scene->board, LINZ);
    city->besieger = FRANCE;
    city->siege = 2;
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_standing(scene, eia_power_words[i],
                       "<battle-plan attack='assault' defend='defend'/>");
}

static void relief(struct scene *scene)
{
    siege_of_linz(scene);
    scene_comes(scene, "au-2", LINZ, "a474", "10 infantry");
}

static const struct event *field(const struct scene *scene, const char *words)
{
    return scene_event_saying(scene, EVENT_STATE, BASE(combat_list), words);
}

static void relievers_fight_a_limited_combat(struct scene *scene)
{
    relief(scene);
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->combats[0].kind, LIMITED_FIELD_COMBAT);
    assert_int_equal(scene->game->combats[0].besieged.count, 0);
    assert_non_null(field(scene, "Austria with 10 factors against"));
}

static void the_besieged_join_by_order(struct scene *scene)
{
    relief(scene);
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].kind, LIMITED_FIELD_COMBAT);
    assert_non_null(field(scene, "Austria with 20 factors against"));
}

/* The garrison keeps the walls; who won stands in the field and in the city. */
static void together_they_raise_the_siege(struct scene *scene)
{
    relief(scene);
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    scene_standing(scene, "fr", "<battle-plan defend='cordon'/>");
    for (int i = 1; i <= 3; i++)
        scene_die(scene, arena_text(scene->arena, FIRE "%d-attacker", i), 6);
    scene_fight(scene, AUSTRIA);
    assert_string_not_equal(eia_corps(&scene->board, "fr-1")->at, LINZ);
    eia_run_sieges(&scene->play, AUSTRIA);
    assert_false(eia_besieged(&scene->board, LINZ));
    assert_true(eia_corps(&scene->board, "au-1")->in_city);
    assert_string_equal(eia_corps(&scene->board, "au-2")->at, LINZ);
    assert_int_equal(eia_garrison(&scene->board, LINZ, "au")->infantry, 3);
    assert_null(scene_event(scene, EVENT_COMBAT, BASE(sortie)));
}

static void not_won_they_go_back(struct scene *scene)
{
    relief(scene);
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    for (int i = 1; i <= 3; i++) {
        scene_die(scene, arena_text(scene->arena, FIRE "%d-attacker", i), 1);
        scene_die(scene, arena_text(scene->arena, FIRE "%d-defender", i), 1);
    }
    scene_fight(scene, AUSTRIA);
    assert_string_equal(eia_corps(&scene->board, "au-2")->at, "a474");
    assert_string_equal(eia_corps(&scene->board, "au-1")->at, LINZ);
    assert_true(eia_corps(&scene->board, "au-1")->in_city);
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, LINZ);
    eia_run_sieges(&scene->play, AUSTRIA);
    assert_int_equal(eia_city(&scene->board, LINZ)->siege, 2);
}

static void broken_they_go_back(struct scene *scene)
{
    relief(scene);
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    for (int i = 1; i <= 3; i++) {
        scene_die(scene, arena_text(scene->arena, FIRE "%d-attacker", i), 1);
        scene_die(scene, arena_text(scene->arena, FIRE "%d-defender", i), 6);
    }
    scene_fight(scene, AUSTRIA);
    assert_non_null(
        scene_event_saying(scene, EVENT_VERDICT, BASE(days), "defender wins"));
    assert_string_equal(eia_corps(&scene->board, "au-2")->at, "a474");
    assert_true(eia_corps(&scene->board, "au-1")->in_city);
    assert_true(eia_besieged(&scene->board, LINZ));
}

/* Besieged Russians join Austrians by standing order, if they are friends. */
static void russians_besieged(struct scene *scene)
{
    siege_of_linz(scene);
    scene_corps(scene, "au-1", NULL, "");
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "ru-1", LINZ, "10 infantry")->in_city = true;
    scene_comes(scene, "au-2", LINZ, "a474", "10 infantry");
    scene_standing(scene, "ru", "<join-relief city='a475' join='yes'/>");
}

static void allies_join_by_standing_order(struct scene *scene)
{
    russians_besieged(scene);
    scene_ally(scene, "ru", "au");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].besieged.count, 1);
    assert_string_equal(scene->game->combats[0].besieged.items[0], "ru");
    assert_non_null(field(scene, "with 20 factors against"));
    scene_standing(scene, "ru", "<battle-plan ask='yes'/>");
    assert_true(scene_asks(scene, "L", "ru", LINZ));
    assert_null(scene_refusal(scene, "ru", "L",
                              "<battle at='a475' attack='assault'/>"));
}

static bool tries(const struct scene *scene, const char *id)
{
    return scene_event_saying(scene, EVENT_STATE, BASE(reinforce), id);
}

/* Of two corps next door the Austrians' comes: Austria alone attacks. */
static void allies_bring_nobody(struct scene *scene)
{
    russians_besieged(scene);
    scene_ally(scene, "ru", "au");
    scene_corps(scene, "au-3", "a474", "5 infantry");
    scene_corps(scene, "ru-2", "a474", "5 infantry");
    scene_standing(scene, "au", "<reinforce come='yes'/>");
    scene_standing(scene, "ru", "<reinforce come='yes'/>");
    scene_fight(scene, AUSTRIA);
    assert_true(tries(scene, "au-3"));
    assert_false(tries(scene, "ru-2"));
}

static void strangers_do_not(struct scene *scene)
{
    russians_besieged(scene);
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].besieged.count, 0);
}

static void nobody_joins_by_default(struct scene *scene)
{
    russians_besieged(scene);
    scene_ally(scene, "ru", "au");
    scene_standing(scene, "ru", "<join-relief city='a475' join='no'/>");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].besieged.count, 0);
    assert_non_null(field(scene, "with 10 factors against"));
}

/* Without relievers it is a combat of its own, after the others. */
static void alone_it_is_trivial(struct scene *scene)
{
    siege_of_linz(scene);
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats_count, 0);
    eia_run_battles(&scene->play, AUSTRIA);
    eia_run_sieges(&scene->play, AUSTRIA);
    assert_non_null(scene_event(scene, EVENT_COMBAT, BASE(sortie)));
}

/* Who sallies pins, and goes around nobody. */
static void the_besieged_do_not_outflank(struct scene *scene)
{
    relief(scene);
    scene_comes(scene, "au-3", LINZ, "a474", "10 infantry");
    scene_leader(scene, "charles", "au-2");
    scene_standing(
        scene, "au",
        "<battle-plan attack='outflank' outflank='au-1 au-2 au-3'/>");
    scene_orders(scene, "au", "L", "<sortie city='a475'/>");
    scene_fight(scene, AUSTRIA);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(outflank),
                                       "2 corps outflank, 10 factors pin"));
}

/* Whoever only stands by and besieges nobody is attacked in the field. */
static void no_siege_no_limit(struct scene *scene)
{
    relief(scene);
    eia_end_siege(&scene->board, LINZ);
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].kind, FIELD_COMBAT);
}

/* Prussians in Linz are no friends of the Austrians who come, till they are
 * allied. */
static void strangers_are_not_relieved(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "pr");
    scene_corps(scene, "fr-1", LINZ, "20 infantry");
    scene_garrison(scene, "pr", LINZ, 3, 0);
    eia_city_made(&scene->board, LINZ)->besieger = FRANCE;
    scene_comes(scene, "au-2", LINZ, "a474", "10 infantry");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].kind, FIELD_COMBAT);
    scene->game->combats_count = 0;
    scene_ally(scene, "pr", "au");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats[0].kind, LIMITED_FIELD_COMBAT);
}

/* A cossack in Strasbourg, attacked out of England, and by who is there. */
static void who_attacks_is_there(struct scene *scene)
{
    scene_war(scene, "gb", "ru");
    scene_cossack(scene, "ru-k1", "a775");
    assert_ptr_equal(scene_refusal(scene, "gb", "L", "<attack at='a775'/>"),
                     BASE(combat_list));
    scene_orders(scene, "gb", "L", "<attack at='a775'/>");
    scene_list(scene, GREAT_BRITAIN);
    assert_int_equal(scene->game->combats_count, 0);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(combat_list)), 1);
    scene_corps(scene, "gb-1", "a775", "8 infantry");
    assert_null(scene_refusal(scene, "gb", "L", "<attack at='a775'/>"));
}

/* Austria and Spain move with Turkey when a war breaks out between them. */
static void a_group_does_not_fight_itself(struct scene *scene)
{
    struct combination *group =
        LIST_ADD(scene->arena, scene->game->combinations,
                 scene->game->combinations_count);

    names_add(scene->arena, &group->powers, "au");
    names_add(scene->arena, &group->powers, "tu");
    names_add(scene->arena, &group->powers, "sp");
    scene_war(scene, "au", "sp");
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "au-1", LINZ, "10 infantry");
    scene_corps(scene, "sp-1", LINZ, "10 infantry");
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats_count, 0);
    scene_corps(scene, "fr-1", LINZ, "10 infantry");
    scene_depot(scene, "au", LINZ);
    scene_list(scene, AUSTRIA);
    assert_int_equal(scene->game->combats_count, 1);
    assert_int_equal(scene->game->combats[0].attackers.count, 1);
    assert_int_equal(scene->game->combats[0].defenders.count, 1);
    assert_string_equal(scene->game->combats[0].attackers.items[0], "sp");
    assert_string_equal(scene->game->combats[0].defenders.items[0], "fr");
}

static const struct scene_row rows[] = {
    {"combat-list: relief is a limited combat",
     relievers_fight_a_limited_combat},
    {"combat-list: without a siege it is not", no_siege_no_limit},
    {"combat-list: a group does not fight itself",
     a_group_does_not_fight_itself},
    {"combat-list: strangers are not relieved", strangers_are_not_relieved},
    {"combat-list: who attacks is there", who_attacks_is_there},
    {"sortie: the besieged join relievers", the_besieged_join_by_order},
    {"sortie: together they raise the siege", together_they_raise_the_siege},
    {"sortie: not won, they go back", not_won_they_go_back},
    {"sortie: broken, they go back", broken_they_go_back},
    {"sortie: allies by standing order", allies_join_by_standing_order},
    {"base reinforce: but bring nobody along", allies_bring_nobody},
    {"sortie: not with strangers", strangers_do_not},
    {"sortie: nobody by default", nobody_joins_by_default},
    {"sortie: alone it is trivial", alone_it_is_trivial},
    {"outflank: not out of a city", the_besieged_do_not_outflank},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
