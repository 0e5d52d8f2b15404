/* Harbours and straits that others decide about: 10.3.2, 10.7. */
#include "rooms/empires-in-arms/naval/naval.h"
#include "tests/rooms/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void russians_decide_for_brest(struct scene *scene)
{
    scene_garrison(scene, "ru", "a427", 2, 0);
    assert_int_equal(eia_city_decides(&scene->play, "a427"), RUSSIA);
}

static void prussia_decides_for_danzig(struct scene *scene)
{
    scene_garrison(scene, "pr", "a272", 2, 0);
    scene_garrison(scene, "ru", "a272", 5, 0);
    assert_int_equal(eia_city_decides(&scene->play, "a272"), PRUSSIA);
}

static void antwerp_is_rolled_for(struct scene *scene)
{
    scene_garrison(scene, "gb", "a327", 3, 0);
    scene_garrison(scene, "ru", "a327", 2, 0);
    scene_die(scene, "10.3.2c/city-a327/gb-1", 4);
    scene_die(scene, "10.3.2c/city-a327/ru-1", 2);
    assert_int_equal(eia_city_decides(&scene->play, "a327"), GREAT_BRITAIN);
}

static void empty_ports_do_not_fire(struct scene *scene)
{
    assert_int_equal(eia_harbour_ships(&scene->play, "p427"), 0);
    scene_garrison(scene, "fr", "a427", 2, 0);
    assert_true(eia_harbour_ships(&scene->play, "p427") > 0);
    scene_standing(scene, "fr", "<harbour-guns fire='no'/>");
    assert_int_equal(eia_harbour_ships(&scene->play, "p427"), 0);
}

static void turkey_decides_about_the_straits(struct scene *scene)
{
    assert_false(eia_may_pass(&scene->europe, RUSSIA, "s769", "s768"));
    assert_true(eia_may_pass(&scene->europe, TURKEY, "s769", "s768"));
    struct access *access = LIST_ADD(scene->arena, scene->game->accesses,
                                     scene->game->access_count);
    *access = (struct access){.grantor = "tu",
                              .grantee = "ru",
                              .kind = ACCESS_DARDANELLES,
                              .since = 1};
    assert_true(eia_may_pass(&scene->europe, RUSSIA, "s769", "s768"));
}

static void besieged_constantinople_opens_them(struct scene *scene)
{
    eia_city_made(&scene->europe, "a555")->besieger = AUSTRIA;
    assert_true(eia_may_pass(&scene->europe, GREAT_BRITAIN, "s762", "s768"));
}

static const struct scene_row rows[] = {
    {"10.3.2a Russians decide for Brest", russians_decide_for_brest},
    {"10.3.2b Prussia decides for Danzig", prussia_decides_for_danzig},
    {"10.3.2c Antwerp is rolled for", antwerp_is_rolled_for},
    {"10.3.2d empty ports do not fire", empty_ports_do_not_fire},
    {"10.7a Turkey decides about the straits",
     turkey_decides_about_the_straits},
    {"10.7b besieged Constantinople opens them",
     besieged_constantinople_opens_them},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
