/* Harbours and straits that others decide about: 10.3.2, 10.7. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/naval/naval.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The British attack a fleet in its port. */
static void attack_port(struct scene *scene, const char *enemy,
                        const char *fleet, const char *number)
{
    scene_war(scene, "gb", enemy);
    scene_fleet(scene, fleet, arena_text(scene->arena, "p%s", number), 12);
    scene_fleet(scene, "gb-f1", arena_text(scene->arena, "b%s", number), 30);
    scene_answers(scene, "N", "gb", "<fleet id='gb-f1' attack='yes'/>");
    scene_play(scene, "N");
}

static void russians_decide_for_brest(struct scene *scene)
{
    scene_garrison(scene, "ru", "a427", 2, 0);
    assert_int_equal(eia_city_decides(&scene->play, "a427", NULL), RUSSIA);
    attack_port(scene, "fr", "fr-f1", "427");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(10_3_2a),
                                       "the guns of the port of Brest"));
}

static void prussia_decides_for_danzig(struct scene *scene)
{
    scene_garrison(scene, "pr", "a272", 2, 0);
    scene_garrison(scene, "ru", "a272", 5, 0);
    assert_int_equal(eia_city_decides(&scene->play, "a272", NULL), PRUSSIA);
    attack_port(scene, "ru", "ru-f1", "272");
    assert_non_null(scene_event_saying(scene, EVENT_TABLE, RULE(10_3_2b),
                                       "the guns of the port of Danzig"));
    assert_null(scene_event(scene, EVENT_TABLE, RULE(10_3_2a)));
}

/* Guerillas are the garrison of Corunna, or with Russians a part of it. */
static void guerillas_decide_for_corunna(struct scene *scene)
{
    eia_add_guerilla_factors(&scene->board, "a424", true, 2);
    assert_int_equal(eia_city_decides(&scene->play, "a424", NULL), SPAIN);
    assert_true(eia_harbour_ships(&scene->play, "p424", NULL) > 0);
}

static void a_guerilla_decides_for_russians(struct scene *scene)
{
    struct rules why = {NULL, 0};

    eia_add_guerilla_factors(&scene->board, "a424", true, 1);
    scene_garrison(scene, "ru", "a424", 5, 0);
    assert_int_equal(eia_city_decides(&scene->play, "a424", &why), SPAIN);
    assert_ptr_equal(why.items[0], RULE(10_3_2b));
}

/* The British attack Denmark's ships in Copenhagen, which Russia runs. */
static void copenhagen(struct scene *scene)
{
    scene_minor(scene, "denmark", FREE_STATE, "ru");
    scene_war(scene, "gb", "denmark");
    scene_fleet(scene, "denmark-f1", "p295", 12);
    scene_fleet(scene, "gb-f1", "b295", 30);
}

static void the_danes_alone_are_attacked(struct scene *scene)
{
    copenhagen(scene);
    scene_fleet(scene, "ru-f1", "p295", 12);
    assert_true(eia_blockaded(&scene->board, "a295"));
    assert_false(eia_friendly_port(&scene->board, GREAT_BRITAIN, "a295"));
    scene_answers(scene, "N", "gb", "<fleet id='gb-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_true(eia_fleet(&scene->board, "denmark-f1")->ships < 12);
    assert_int_equal(eia_fleet(&scene->board, "ru-f1")->ships, 12);
    assert_false(eia_enemies(&scene->board, GREAT_BRITAIN, RUSSIA));
}

static void the_danes_come_out(struct scene *scene)
{
    scene_month(scene, "1805-06");
    copenhagen(scene);
    assert_ptr_equal(
        scene_refusal(scene, "ru", "N", "<fleet id='denmark-f1' path='s720'/>"),
        BASE(blockade));
    scene_answers(scene, "N", "ru", "<fleet id='denmark-f1' path='b295'/>");
    scene_play(scene, "N");
    assert_true(eia_fleet(&scene->board, "gb-f1")->ships < 30);
}

static void antwerp_is_rolled_for(struct scene *scene)
{
    scene_garrison(scene, "gb", "a327", 3, 0);
    scene_garrison(scene, "ru", "a327", 2, 0);
    scene_die(scene, "10.3.2c/city-a327/gb-1", 4);
    scene_die(scene, "10.3.2c/city-a327/ru-1", 2);
    assert_int_equal(eia_city_decides(&scene->play, "a327", NULL),
                     GREAT_BRITAIN);
}

static void empty_ports_do_not_fire(struct scene *scene)
{
    attack_port(scene, "fr", "fr-f1", "427");
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(10_3_2d)), 1);
    assert_null(scene_event(scene, EVENT_ROLL, BASE(harbour)));
    scene_garrison(scene, "fr", "a427", 2, 0);
    assert_true(eia_harbour_ships(&scene->play, "p427", NULL) > 0);
    scene_standing(scene, "fr", "<harbour-guns fire='no'/>");
    assert_int_equal(eia_harbour_ships(&scene->play, "p427", NULL), 0);
    attack_port(scene, "fr", "fr-f1", "427");
    assert_int_equal(scene_count(scene, EVENT_NOTE, RULE(10_3_2d)), 1);
}

static void turkey_decides_about_the_straits(struct scene *scene)
{
    static const char order[] = "<fleet id='ru-f1' path='s768 s762'/>";

    scene_fleet(scene, "ru-f1", "s769", 10);
    scene_fleet(scene, "tu-f1", "s769", 10);
    assert_ptr_equal(scene_refusal(scene, "ru", "N", order), RULE(10_7a));
    assert_null(
        scene_refusal(scene, "tu", "N", "<fleet id='tu-f1' path='s768'/>"));
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->accesses_count);
    *access = (struct access){.grantor = "tu",
                              .grantee = "ru",
                              .kind = ACCESS_DARDANELLES,
                              .since = 1};
    scene_answers(scene, "N", "ru", order);
    scene_play(scene, "N");
    assert_non_null(
        scene_event_saying(scene, EVENT_MOVE, RULE(10_7a), "sails from"));
}

static void besieged_constantinople_opens_them(struct scene *scene)
{
    static const char order[] = "<fleet id='gb-f1' path='s768'/>";

    scene_fleet(scene, "gb-f1", "s762", 10);
    assert_ptr_equal(scene_refusal(scene, "gb", "N", order), RULE(10_7a));
    eia_city_made(&scene->board, "a555")->besieger = AUSTRIA;
    scene_answers(scene, "N", "gb", order);
    scene_play(scene, "N");
    assert_string_equal(eia_fleet(&scene->board, "gb-f1")->at, "s768");
    assert_non_null(
        scene_event_saying(scene, EVENT_MOVE, RULE(10_7b), "sails from"));
    assert_null(scene_event(scene, EVENT_MOVE, RULE(10_7a)));
}

/* Russia's ships lie beside its Danes; Britain attacks these alone. */
static void russians_look_on(struct scene *scene)
{
    scene_minor(scene, "denmark", FREE_STATE, "ru");
    scene_war(scene, "gb", "denmark");
    scene_fleet(scene, "denmark-f1", "s735", 5);
    scene_fleet(scene, "ru-f1", "s735", 5);
    scene_fleet(scene, "gb-f1", "s735", 28);
    scene_answers(scene, "N", "gb", "<fleet id='gb-f1' attack='yes'/>");
    scene_play(scene, "N");
    assert_true(eia_fleet(&scene->board, "denmark-f1")->ships < 5);
    assert_int_equal(eia_fleet(&scene->board, "ru-f1")->ships, 5);
    assert_string_equal(eia_fleet(&scene->board, "ru-f1")->at, "s735");
}

static const struct scene_row rows[] = {
    {"10.2.1g a country at war under a power at peace is attacked at sea",
     the_danes_alone_are_attacked},
    {"10.2.1g and its fleet fights", the_danes_come_out},
    {"10.3.2a Russians decide for Brest", russians_decide_for_brest},
    {"10.3.2a guerillas decide for Corunna", guerillas_decide_for_corunna},
    {"10.3.2b a guerilla decides for Russians",
     a_guerilla_decides_for_russians},
    {"10.3.2b Prussia decides for Danzig", prussia_decides_for_danzig},
    {"10.3.2c Antwerp is rolled for", antwerp_is_rolled_for},
    {"10.3.2d empty ports do not fire", empty_ports_do_not_fire},
    {"10.7a Turkey decides about the straits",
     turkey_decides_about_the_straits},
    {"10.7b besieged Constantinople opens them",
     besieged_constantinople_opens_them},
    {"10.2.1g who lies beside a fleet at war looks on", russians_look_on},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
