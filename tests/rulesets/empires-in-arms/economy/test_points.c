/* What a quarter does to the markers: victory points, drift, civil disorder,
 * and who has won. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- points -------------------------------------------------------------- */

static void britain_takes_points(struct scene *scene)
{
    scene_find_power(scene, GREAT_BRITAIN)->box = 32; /* 9 points */
    scene_find_power(scene, GREAT_BRITAIN)->victory = 20;
    scene_find_power(scene, FRANCE)->victory = 30;
    scene_war(scene, "gb", "fr");
    scene_quarter(scene, "1805-03");
    scene_orders(scene, "gb", "E",
                 "<reduce target='fr' points='3'/>"
                 "<reduce target='fr' points='3'/>");
    scene_play(scene, "E");
    assert_int_equal(scene_find_power(scene, FRANCE)->victory, 27);
    assert_int_equal(scene_find_power(scene, GREAT_BRITAIN)->victory, 17);
    assert_ptr_equal(
        scene_refusal(scene, "gb", "E", "<reduce target='fr' points='3'/>"),
        BASE(victory_points));
}

static void a_third_and_an_enemy(struct scene *scene)
{
    scene_find_power(scene, GREAT_BRITAIN)->box = 32;
    scene_find_power(scene, GREAT_BRITAIN)->victory = 20;
    scene_month(scene, "1805-03");
    assert_ptr_equal(
        scene_refusal(scene, "gb", "E", "<reduce target='fr' points='1'/>"),
        BASE(victory_points));
    scene_war(scene, "gb", "fr");
    assert_null(
        scene_refusal(scene, "gb", "E", "<reduce target='fr' points='3'/>"));
    assert_ptr_equal(
        scene_refusal(scene, "gb", "E", "<reduce target='fr' points='4'/>"),
        BASE(victory_points));
    assert_ptr_equal(
        scene_refusal(scene, "fr", "E", "<reduce target='gb' points='1'/>"),
        BASE(victory_points));
}

static void markers_drift(struct scene *scene)
{
    scene_find_power(scene, AUSTRIA)->box = 17;
    scene_find_power(scene, FRANCE)->box = 37;
    scene_find_power(scene, RUSSIA)->box = 26;
    scene_quarter(scene, "1805-03");
    scene_play(scene, "E");
    assert_int_equal(scene_find_power(scene, AUSTRIA)->box, 19);
    assert_int_equal(scene_find_power(scene, FRANCE)->box, 34);
    assert_int_equal(scene_find_power(scene, RUSSIA)->box, 26);
}

static void civil_disorder(struct scene *scene)
{
    scene_war(scene, "fr", "pr");
    scene_ally(scene, "pr", "ru");
    scene_find_power(scene, PRUSSIA)->box = 2;
    scene_find_power(scene, PRUSSIA)->low_quarters = 1;
    scene_quarter(scene, "1805-03");
    scene_play(scene, "E");
    assert_int_equal(scene_find_power(scene, PRUSSIA)->box, 9);
    assert_false(eia_enemies(&scene->board, FRANCE, PRUSSIA));
    assert_false(eia_allied(&scene->board, PRUSSIA, RUSSIA));
    assert_ptr_equal(scene_refusal(scene, "fr", "P", "<dow target='pr'/>"),
                     BASE(civil_disorder));
    scene->game->turn += 11;
    assert_null(scene_refusal(scene, "fr", "P", "<dow target='pr'/>"));
}

static void the_greatest_share_wins(struct scene *scene)
{
    scene_find_power(scene, TURKEY)->victory = 330;  /* of 315 */
    scene_find_power(scene, FRANCE)->victory = 450;  /* of 445 */
    scene_find_power(scene, AUSTRIA)->victory = 359; /* of 360 */
    scene_quarter(scene, "1805-03");
    scene_play(scene, "E");
    assert_true(scene->game->finished);
    assert_int_equal(scene->game->winner, TURKEY);
}

static void nobody_has_won(struct scene *scene)
{
    scene_find_power(scene, AUSTRIA)->victory = 359;
    scene_find_power(scene, FRANCE)->victory = 100;
    scene_month(scene, "1815-12");
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "E", "");
    scene_play(scene, "E");
    assert_int_equal(scene->game->winner, GREAT_BRITAIN);
}

static void nobody_has_won_without_britain(struct scene *scene)
{
    scene_find_power(scene, AUSTRIA)->victory = 359;
    scene_find_power(scene, GREAT_BRITAIN)->silent = 2;
    scene_month(scene, "1815-12");
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "E", "");
    scene_play(scene, "E");
    assert_int_equal(scene->game->winner, AUSTRIA);
}

static const struct scene_row rows[] = {
    {"base victory-points: Great Britain takes points", britain_takes_points},
    {"base victory-points: a third, of an enemy", a_third_and_an_enemy},
    {"base drift: markers drift", markers_drift},
    {"base civil-disorder: peace for a year", civil_disorder},
    {"base victory: the greatest share wins", the_greatest_share_wins},
    {"base victory: nobody has won", nobody_has_won},
    {"base victory: nor does an unled Great Britain",
     nobody_has_won_without_britain},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
