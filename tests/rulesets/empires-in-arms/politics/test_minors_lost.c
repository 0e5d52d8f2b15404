/* 10.5.2 what a power loses that slips into instability or fiasco. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* France in that box has no other minor countries. */
static void france_at(struct scene *scene, int box)
{
    for (size_t i = 0; i < scene->game->minors_count; i++)
        if (scene->game->minors[i].controller == FRANCE)
            scene_minor(scene, scene->game->minors[i].id, NEUTRAL, "none");
    scene_find_power(scene, FRANCE)->box = box;
}

static void instability(struct scene *scene)
{
    france_at(scene, 15);
    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_minor(scene, "saxony", CONQUERED, "fr");
    scene_minor(scene, "holland", FREE_STATE, "fr");
    scene_corps(scene, "fr-1", "a294", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_int_equal(scene_find_minor(scene, "bavaria")->status, NEUTRAL);
    assert_int_equal(scene_find_minor(scene, "bavaria")->controller, NO_POWER);
    assert_int_equal(scene_find_minor(scene, "saxony")->controller, FRANCE);
    assert_int_equal(scene_find_minor(scene, "holland")->controller, FRANCE);
}

static void fiasco(struct scene *scene)
{
    france_at(scene, 5);
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "fr-1", "a326", "5 infantry");
    scene_corps(scene, "fr-2", "a326", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_int_equal(scene_find_minor(scene, "bavaria")->status, NEUTRAL);
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a326");
}

static void saxony_falls(struct scene *scene)
{
    france_at(scene, 5);
    scene_minor(scene, "saxony", FREE_STATE, "fr");
    scene_war(scene, "fr", "au");
    scene_garrison(scene, "au", "a294", 2, 0);
}

static void an_enemy_takes_it(struct scene *scene)
{
    saxony_falls(scene);
    scene_politics(scene, "fr", "");
    assert_int_equal(scene_find_minor(scene, "saxony")->controller, AUSTRIA);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_5_2f)));
}

static void it_is_a_conquest(struct scene *scene)
{
    saxony_falls(scene);
    scene_politics(scene, "fr", "");
    assert_int_equal(scene_find_minor(scene, "saxony")->status, CONQUERED);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_5_2h),
                                       "France loses Saxony to"));
}

static void enemies_dice_for_it(struct scene *scene)
{
    saxony_falls(scene);
    scene_war(scene, "fr", "ru");
    scene_garrison(scene, "ru", "a294", 1, 0);
    scene_die(scene, "10.5.2g/saxony/au-1", 5);
    scene_die(scene, "10.5.2g/saxony/ru-1", 3);
    scene_politics(scene, "fr", "");
    assert_true(scene_thrown(scene, "10.5.2g/saxony/ru-1"));
    assert_int_equal(scene_find_minor(scene, "saxony")->controller, AUSTRIA);
}

static void danish_forces_go(struct scene *scene)
{
    france_at(scene, 5);
    scene_minor(scene, "denmark", FREE_STATE, "fr");
    scene_find_minor(scene, "denmark")->ships = 0;
    scene_corps(scene, "denmark-1", "a295", "7 infantry");
    scene_fleet(scene, "denmark-f1", "p295", 12);
    scene_politics(scene, "fr", "");
    assert_int_equal(scene_find_minor(scene, "denmark")->status, NEUTRAL);
    assert_null(eia_corps(&scene->board, "denmark-1")->at);
    assert_int_equal(eia_corps_factors(eia_corps(&scene->board, "denmark-1")),
                     0);
    assert_null(eia_fleet(&scene->board, "denmark-f1")->at);
    assert_int_equal(scene_find_minor(scene, "denmark")->ships, 12);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_5_2i),
                                       "Denmark is neutral"));
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(10_5_2i),
                                       "loses 7 infantry"));
}

static void garrisons_march_off(struct scene *scene)
{
    france_at(scene, 5);
    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_garrison(scene, "fr", "a326", 3, 0);
    scene_corps(scene, "fr-1", "a326", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_null(eia_garrison(&scene->board, "a326", "fr"));
    assert_int_equal(eia_due(&scene->board, "fr", FACTOR_INFANTRY), 3);
    assert_string_equal(eia_corps(&scene->board, "fr-1")->at, "a326");
}

static void without_errata_they_stay(struct scene *scene)
{
    scene_option(scene, "errata", "off");
    france_at(scene, 5);
    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_garrison(scene, "fr", "a326", 3, 0);
    scene_corps(scene, "pr-1", "a478", "5 infantry");
    scene_politics(scene, "fr", "");
    assert_non_null(eia_garrison(&scene->board, "a326", "fr"));
    assert_string_equal(eia_corps(&scene->board, "pr-1")->at, "a478");
}

static void without_errata_no_force(struct scene *scene)
{
    const char *march = "<move corps='au-1' path='a465 a289' forcible='yes'/>";

    scene_corps(scene, "au-1", "a465", "5 infantry");
    scene->game->acting = AUSTRIA;
    assert_null(scene_refusal(scene, "au", "L", march));
    scene_option(scene, "errata", "off");
    assert_non_null(scene_refusal(scene, "au", "L", march));
}

static void one_point_for_denmark(struct scene *scene)
{
    int britain = scene_find_power(scene, GREAT_BRITAIN)->box;

    france_at(scene, 5);
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_war(scene, "fr", "gb");
    scene_garrison(scene, "gb", "a295", 2, 0);
    scene_politics(scene, "fr", "");
    assert_int_equal(scene_find_minor(scene, "denmark")->controller,
                     GREAT_BRITAIN);
    assert_int_equal(scene_find_power(scene, GREAT_BRITAIN)->box, britain + 1);
    assert_int_equal(scene_find_power(scene, FRANCE)->box, 5);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_5_2k),
                                       "Great Britain: +1"));
}

/* France has Denmark and takes British Norway: a point, and nothing is apart.
 */
static void norway_goes_to_denmark(struct scene *scene)
{
    const char *christiana =
        eia_district_card(scene->module, "norway")->capital;
    int france = scene_find_power(scene, FRANCE)->box;

    eia_district(&scene->board, "norway")->apart = GREAT_BRITAIN;
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_war(scene, "fr", "gb");
    scene_garrison(scene, "fr", christiana, 2, 0);
    scene_find_power(scene, GREAT_BRITAIN)->box = 4;
    scene_politics(scene, "gb", "");
    assert_int_equal(eia_controller(&scene->board, christiana), FRANCE);
    assert_int_equal(eia_district(&scene->board, "norway")->apart, NO_POWER);
    assert_int_equal(scene_find_power(scene, FRANCE)->box, france + 1);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_5_2f),
                                       "loses Norway to France"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_3d),
                                       "goes back to Denmark"));
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
}

static const struct scene_row rows[] = {
    {"10.5.2d instability frees conquests", instability},
    {"10.5.2e fiasco frees all", fiasco},
    {"10.5.2f an enemy takes Saxony", an_enemy_takes_it},
    {"10.5.2g two enemies dice for Saxony", enemies_dice_for_it},
    {"10.5.2h it is a conquest", it_is_a_conquest},
    {"10.5.2i Danish forces go, ships are kept", danish_forces_go},
    {"10.5.2j garrisons march off", garrisons_march_off},
    {"10.5.2j without errata they stay", without_errata_they_stay},
    {"meta.errata without errata no forcible access", without_errata_no_force},
    {"10.5.2k one point for Denmark", one_point_for_denmark},
    {"10.4.3d who has Denmark takes Norway", norway_goes_to_denmark},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
