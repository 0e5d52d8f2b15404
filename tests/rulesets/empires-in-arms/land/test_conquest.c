/* The Conquest Step. */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static int box(struct scene *scene, enum power power)
{
    return eia_power_state(&scene->board, power)->box;
}

/* Two months of occupation. */
static void two_months(struct scene *scene)
{
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
}

/* Austria's Bavaria with a French garrison in Munich. */
static void munich(struct scene *scene)
{
    scene_month(scene, "1806-04");
    scene_war(scene, "fr", "au");
    scene_minor(scene, "bavaria", FREE_STATE, "au");
    scene_garrison(scene, "fr", "a326", 2, 0);
}

static void a_month_in_munich(struct scene *scene)
{
    munich(scene);
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->controller, AUSTRIA);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->controller, FRANCE);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_2_1a),
                                       "France conquers"));
}

static void a_siege_breaks_the_month(struct scene *scene)
{
    munich(scene);
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene->game->turn++;
    eia_city_made(&scene->board, "a326")->besieger = AUSTRIA;
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->controller, AUSTRIA);
    eia_city(&scene->board, "a326")->besieger = NO_POWER;
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->controller, AUSTRIA);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->controller, FRANCE);
}

static enum power of_bavaria(struct scene *scene)
{
    return eia_minor(&scene->board, "bavaria")->controller;
}

/* Russia's larger garrison comes in the second month. */
static void a_larger_garrison_begins_nothing(struct scene *scene)
{
    munich(scene);
    scene_war(scene, "ru", "au");
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene_garrison(scene, "ru", "a326", 5, 0);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(of_bavaria(scene), FRANCE);
}

/* Prussia stands before Munich; Austria, first in the order, joins it. */
static void an_ally_who_comes_begins_nothing(struct scene *scene)
{
    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "pr");
    scene_corps(scene, "pr-1", "a326", "6 infantry");
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene_corps(scene, "au-1", "a326", "9 infantry");
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(of_bavaria(scene), PRUSSIA);
}

/* Its one factor is gone in the second month: Russia begins then. */
static void who_has_left_has_lost(struct scene *scene)
{
    munich(scene);
    scene_war(scene, "ru", "au");
    scene_at(scene, "L");
    eia_run_conquest(&scene->play);
    scene_garrison(scene, "ru", "a326", 5, 0);
    eia_garrison(&scene->board, "a326", "fr")->infantry = 0;
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(of_bavaria(scene), AUSTRIA);
    scene->game->turn++;
    eia_run_conquest(&scene->play);
    assert_int_equal(of_bavaria(scene), RUSSIA);
}

/* Two French and two Russian factors enter in one month. */
static void two_in_munich(struct scene *scene, int french, int russian)
{
    munich(scene);
    scene_war(scene, "ru", "au");
    scene_garrison(scene, "ru", "a326", 2, 0);
    scene_die(
        scene,
        arena_text(scene->arena, "10.8a/bavaria-%d/fr-1", scene->game->turn),
        french);
    scene_die(
        scene,
        arena_text(scene->arena, "10.8a/bavaria-%d/ru-1", scene->game->turn),
        russian);
}

static void equal_claims_are_rolled_for(struct scene *scene)
{
    two_in_munich(scene, 2, 5);
    two_months(scene);
    assert_int_equal(of_bavaria(scene), RUSSIA);
    assert_int_equal(scene_count(scene, EVENT_ROLL, RULE(10_8a)), 2);
}

static void or_agreed_on(struct scene *scene)
{
    two_in_munich(scene, 2, 5);
    scene_standing(scene, "fr", "<agree dispute='bavaria' option='fr'/>");
    scene_standing(scene, "ru", "<agree dispute='bavaria' option='fr'/>");
    two_months(scene);
    assert_int_equal(of_bavaria(scene), FRANCE);
    assert_int_equal(scene_count(scene, EVENT_ROLL, RULE(10_8a)), 0);
}

static void it_is_conquered_not_free(struct scene *scene)
{
    munich(scene);
    two_months(scene);
    assert_int_equal(eia_minor(&scene->board, "bavaria")->status, CONQUERED);
}

static void its_corps_are_gone(struct scene *scene)
{
    munich(scene);
    scene_corps(scene, "bavaria-1", "a320", "6 infantry");
    two_months(scene);
    assert_null(eia_corps(&scene->board, "bavaria-1")->at);
    assert_int_equal(eia_corps_factors(eia_corps(&scene->board, "bavaria-1")),
                     0);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(10_2_1c),
                                       "loses 6 infantry"));
}

static void its_fleet_is_kept_on_record(struct scene *scene)
{
    scene_war(scene, "gb", "denmark");
    scene_fleet(scene, "denmark-f1", "p295", 18);
    eia_minor(&scene->board, "denmark")->ships = 0;
    scene_garrison(scene, "gb", "a295", 3, 0);
    two_months(scene);
    assert_null(eia_fleet(&scene->board, "denmark-f1")->at);
    assert_int_equal(eia_minor(&scene->board, "denmark")->ships, 18);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_2_1d),
                                       "Denmark is a conquest"));
}

static void a_point_for_each_district(struct scene *scene)
{
    int britain = box(scene, GREAT_BRITAIN);
    int russia = box(scene, RUSSIA);

    scene_war(scene, "gb", "ru");
    scene_minor(scene, "sweden", CONQUERED, "ru");
    scene_garrison(scene, "gb", "a058", 2, 0);
    two_months(scene);
    assert_int_equal(box(scene, GREAT_BRITAIN), britain + 2);
    assert_int_equal(box(scene, RUSSIA), russia - 2);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(10_2_1f)), 2);
}

static void tyrol(struct scene *scene)
{
    scene_province(scene, "tyrol", "fr");
    scene_war(scene, "fr", "au");
    scene_war(scene, "fr", "pr");
}

static void home_again(struct scene *scene)
{
    tyrol(scene);
    scene_garrison(scene, "au", "a478", 1, 0);
    two_months(scene);
    assert_false(eia_is_ceded(&scene->board, "tyrol"));
}

static void to_prussia(struct scene *scene)
{
    tyrol(scene);
    scene_garrison(scene, "pr", "a478", 1, 0);
    two_months(scene);
    assert_true(eia_is_ceded(&scene->board, "tyrol"));
    assert_int_equal(eia_province(&scene->board, "tyrol")->controller, PRUSSIA);
}

static void bohemia_stays_austrian(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-1", "a467", "10 infantry");
    for (int i = 0; i < 6; i++)
        two_months(scene);
    assert_int_equal(eia_province(&scene->board, "bohemia")->controller,
                     AUSTRIA);
    assert_non_null(scene_event_saying(scene, EVENT_NOTE, RULE(10_2_2b),
                                       "stays with Austria"));
}

/* Turkey had the Crimea by a peace, and its corps with it. */
static void the_crimea_comes_home(struct scene *scene)
{
    scene_province(scene, "crimea", "tu");
    scene_war(scene, "ru", "tu");
    scene_corps(scene, "tu-fc-crimea", "a551", "6 feudal");
    scene_garrison(scene, "ru", "a238", 1, 0);
    two_months(scene);
    assert_false(eia_is_ceded(&scene->board, "crimea"));
    assert_null(scene_find_corps(scene, "tu-fc-crimea")->at);
    assert_int_equal(eia_corps_factors(scene_find_corps(scene, "tu-fc-crimea")),
                     0);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(10_1_3i),
                                       "is lost with its province"));
}

static void no_points_for_provinces(struct scene *scene)
{
    int austria = box(scene, AUSTRIA);
    int france = box(scene, FRANCE);

    home_again(scene);
    assert_int_equal(box(scene, AUSTRIA), austria);
    assert_int_equal(box(scene, FRANCE), france);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_2_2d),
                                       "Austria conquers"));
}

static void norway_comes_with_denmark(struct scene *scene)
{
    scene_war(scene, "gb", "denmark");
    scene_garrison(scene, "gb", "a295", 3, 0);
    two_months(scene);
    assert_int_equal(eia_controller(&scene->board, "a042"), GREAT_BRITAIN);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_3a),
                                       "Denmark is a conquest"));
}

static void norway_stays_british(struct scene *scene)
{
    int before = box(scene, FRANCE);

    eia_district(&scene->board, "norway")->apart = GREAT_BRITAIN;
    scene_war(scene, "fr", "denmark");
    scene_garrison(scene, "fr", "a295", 3, 0);
    two_months(scene);
    assert_int_equal(eia_controller(&scene->board, "a295"), FRANCE);
    assert_int_equal(eia_controller(&scene->board, "a042"), GREAT_BRITAIN);
    assert_int_equal(box(scene, FRANCE), before + 1);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_4_3b),
                                       "Denmark is a conquest"));
    assert_null(scene_event(scene, EVENT_STATE, RULE(10_4_3a)));
}

static void norway_alone(struct scene *scene)
{
    scene_war(scene, "gb", "fr");
    scene_minor(scene, "denmark", CONQUERED, "fr");
    scene_garrison(scene, "gb", "a042", 2, 0);
    two_months(scene);
    assert_int_equal(eia_controller(&scene->board, "a042"), GREAT_BRITAIN);
    assert_int_equal(eia_controller(&scene->board, "a295"), FRANCE);
}

static const struct scene_row rows[] = {
    {"10.1.3i conquered, the Crimea's corps is gone", the_crimea_comes_home},
    {"10.2.1a a month in the capital", a_month_in_munich},
    {"10.2.1a a siege breaks it", a_siege_breaks_the_month},
    {"10.2.1a a larger garrison begins nothing",
     a_larger_garrison_begins_nothing},
    {"10.2.1a an ally who comes begins nothing",
     an_ally_who_comes_begins_nothing},
    {"10.2.1a who has left has lost", who_has_left_has_lost},
    {"10.8a equal claims are rolled for", equal_claims_are_rolled_for},
    {"10.8a or agreed on", or_agreed_on},
    {"10.2.1b conquered, no free state", it_is_conquered_not_free},
    {"10.2.1c its corps are gone", its_corps_are_gone},
    {"10.2.1d its ships stay on record", its_fleet_is_kept_on_record},
    {"10.2.1f a point for each district", a_point_for_each_district},
    {"10.2.2a home again, and unceded", home_again},
    {"10.2.2a to another, and ceded", to_prussia},
    {"10.2.2b an unceded province is not conquered", bohemia_stays_austrian},
    {"10.2.2d provinces give no points", no_points_for_provinces},
    {"10.4.3a secondary districts follow", norway_comes_with_denmark},
    {"10.4.3b but not one held apart", norway_stays_british},
    {"10.4.3c one is conquered by itself", norway_alone},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
