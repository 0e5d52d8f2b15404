/* The options of 12.2 at sea: raiding. */
#include "rooms/empires-in-arms/economy/economy.h"
#include "rooms/empires-in-arms/module/rules.h"
#include "tests/rooms/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- 12.2.2 ----------------------------------------------------------- */

/* The trade of Great Britain is determined in the Economic Phase. */
static const struct event *raided(struct scene *scene, const struct rule *rule)
{
    eia_collect(&scene->play, GREAT_BRITAIN);
    return scene_event_saying(scene, EVENT_STATE, rule,
                              "Great Britain collects");
}

static void raiding_is_an_option(struct scene *scene)
{
    int before = 0;

    scene_war(scene, "fr", "gb");
    scene_fleet(scene, "fr-f1", "s717", 10);
    scene_fleet(scene, "fr-f2", "s725", 10);
    before = eia_trade(&scene->europe, GREAT_BRITAIN, NULL);
    assert_null(raided(scene, RULE(12_2_2a)));
    scene_option(scene, "naval-raiding", "on");
    assert_int_equal(eia_trade(&scene->europe, GREAT_BRITAIN, NULL),
                     before - 10);
    assert_non_null(raided(scene, RULE(12_2_2a)));
}

static void raiding_never_below_nothing(struct scene *scene)
{
    int before = 0;

    scene_war(scene, "fr", "gb");
    before = eia_trade(&scene->europe, GREAT_BRITAIN, NULL);
    scene_fleet(scene, "fr-f1", "s717", 10);
    scene_fleet(scene, "fr-f2", "s717", 10);
    scene_fleet(scene, "fr-f3", "s725", 10);
    scene_option(scene, "naval-raiding", "on");
    assert_int_equal(eia_trade(&scene->europe, GREAT_BRITAIN, NULL),
                     before - 10);
    scene_fleet(scene, "fr-f4", "s730", 10);
    assert_int_equal(eia_trade(&scene->europe, GREAT_BRITAIN, NULL),
                     before - 12);
    assert_non_null(raided(scene, RULE(12_2_2b)));
}

static void raiders_in_port_do_not_count(struct scene *scene)
{
    int before = 0;

    scene_war(scene, "fr", "gb");
    scene_option(scene, "naval-raiding", "on");
    before = eia_trade(&scene->europe, GREAT_BRITAIN, NULL);
    scene_fleet(scene, "fr-f1", "p427", 10);
    assert_int_equal(eia_trade(&scene->europe, GREAT_BRITAIN, NULL), before);
    assert_null(raided(scene, RULE(12_2_2b)));
    scene_fleet(scene, "fr-f1", "s717", 10);
    assert_non_null(raided(scene, RULE(12_2_2c)));
}

static const struct scene_row rows[] = {
    {"12.2.2a raiding is an option", raiding_is_an_option},
    {"12.2.2b raiding takes five a sea", raiding_never_below_nothing},
    {"12.2.2c raiders are looked at in the phase",
     raiders_in_port_do_not_count},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
