/* Guerillas, and corps that come by their own rules. */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

static void act(struct scene *scene, const char *side, const char *orders)
{
    scene_at(scene, "L");
    scene_orders(scene, side, "L", orders);
    eia_run_marches(&scene->play, eia_power(side));
}

static void step(struct scene *scene, const char *side, const char *orders)
{
    scene_at(scene, "L");
    scene_orders(scene, side, "L", orders);
    eia_run_guerilla_step(&scene->play, eia_power(side));
}

static int guerillas(struct scene *scene)
{
    int sum = 0;

    for (size_t i = 0; i < scene->game->guerillas_count; i++)
        sum += scene->game->guerillas[i].factors;
    return sum;
}

/* ---- guerillas -------------------------------------------------------- */

static void they_rise_by_the_die(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-1", "a387", "10 infantry");
    scene_die(scene, "10.1.1c/creation/old-castile", 2);
    step(scene, "sp", "<guerilla-area province='old-castile' area='a392'/>");
    assert_int_equal(guerillas(scene), 3);
    assert_string_equal(scene->game->guerillas[0].area, "a392");
}

/* Where nothing lies: the order lapses, and they rise at the capital. */
static void they_rise_nowhere_else(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-1", "a387", "10 infantry");
    scene_die(scene, "10.1.1c/creation/old-castile", 2);
    step(scene, "sp", "<guerilla-area province='old-castile' area='a999'/>");
    assert_non_null(scene_event(scene, EVENT_LAPSE, RULE(10_1_1c)));
    assert_int_equal(guerillas(scene), 3);
    assert_string_equal(scene->game->guerillas[0].area, "a390");
}

static void five_is_too_much(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_garrison(scene, "fr", "a390", 2, 0);
    scene_die(scene, "10.1.1c/creation/old-castile", 5);
    step(scene, "sp", "");
    assert_int_equal(guerillas(scene), 0);
}

static void three_and_two_are_five(struct scene *scene)
{
    scene_guerilla(scene, "a390", 3);
    eia_add_guerilla_factors(&scene->board, "a390", false, 2);
    assert_int_equal(scene->game->guerillas_count, 1);
    assert_int_equal(scene->game->guerillas[0].factors, 5);
}

#define HUNT_CATALONIA "<anti-guerilla province='catalonia'/>"

static void fighters_do_not_hunt(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-1", "a400", "10 infantry");
    assert_null(scene_refusal(scene, "fr", "L", HUNT_CATALONIA));
    scene_find_corps(scene, "fr-1")->fought = true;
    assert_ptr_equal(scene_refusal(scene, "fr", "L", HUNT_CATALONIA),
                     RULE(10_1_1e));
}

/* Turkey helps its ally France before Barcelona. */
static void helpers_do_not_hunt(struct scene *scene)
{
    scene_war(scene, "tu", "sp");
    scene_ally(scene, "tu", "fr");
    scene_garrison(scene, "sp", "a400", 1, 0);
    scene_corps(scene, "tu-jan1", "a400", "10 infantry");
    eia_city_made(&scene->board, "a400")->besieger = FRANCE;
    assert_non_null(scene_refusal(scene, "tu", "L", HUNT_CATALONIA));
}

/* Navarre lies in Aragon on this map: value 5. */
static void a_group_hunts_as_one(struct scene *scene)
{
    struct combination *group = ADD_TO(scene->arena, scene->game->combinations);

    names_add(scene->arena, &group->powers, "fr");
    names_add(scene->arena, &group->powers, "pr");
    scene_war(scene, "fr", "sp");
    scene_war(scene, "pr", "sp");
    scene_guerilla(scene, "a394", 4);
    scene_corps(scene, "fr-1", "a394", "10 infantry");
    scene_corps(scene, "pr-1", "a395", "10 infantry");
    scene_die(scene, "10.1.1g/operation/fr-aragon", 5);
    step(scene, "fr", "<anti-guerilla province='aragon'/>");
    assert_int_equal(guerillas(scene), 0);
    assert_ptr_equal(
        scene_refusal(scene, "pr", "L", "<anti-guerilla province='aragon'/>"),
        RULE(10_1_1f));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_1f),
                                       "hunts guerillas"));
}

static void hunters(struct scene *scene, bool two)
{
    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, "a387", 3);
    scene_guerilla(scene, "a392", 1);
    scene_corps(scene, "fr-1", "a390", "10 infantry");
    if (two)
        scene_corps(scene, "fr-2", "a390", "10 infantry");
    scene_die(scene, "10.1.1g/operation/fr-old-castile", 5);
    step(scene, "fr", "<anti-guerilla province='old-castile'/>");
}

static void two_corps_find_them(struct scene *scene)
{
    hunters(scene, true);
    assert_int_equal(guerillas(scene), 0);
}

static void one_corps_does_not(struct scene *scene)
{
    hunters(scene, false);
    assert_int_equal(guerillas(scene), 4);
    assert_null(scene_event(scene, EVENT_STATE, RULE(10_1_1f)));
}

static void each_power_may_try(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_war(scene, "tu", "sp");
    scene_guerilla(scene, "a384", 2);
    scene_corps(scene, "fr-1", "a383", "10 infantry");
    scene_corps(scene, "tu-jan1", "a382", "10 infantry");
    scene_die(scene, "10.1.1g/operation/fr-leon", 3);
    scene_die(scene, "10.1.1g/operation/tu-leon", 5);
    step(scene, "fr", "<anti-guerilla province='leon'/>");
    assert_int_equal(guerillas(scene), 2);
    step(scene, "tu", "<anti-guerilla province='leon'/>");
    assert_int_equal(guerillas(scene), 0);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(10_1_1h)), 1);
    assert_non_null(
        scene_event_saying(scene, EVENT_STATE, RULE(10_1_1h), "Turkey hunts"));
}

static void one_area_a_month(struct scene *scene)
{
    scene_guerilla(scene, "a391", 4);
    assert_ptr_equal(scene_refusal(scene, "sp", "L",
                                   "<guerilla from='a391' to='a407' n='2'/>"),
                     RULE(10_1_1o));
    act(scene, "sp", "<guerilla from='a391' to='a406' n='2'/>");
    assert_int_equal(eia_guerillas(&scene->board, "a406", false)->factors, 2);
    assert_ptr_equal(scene_refusal(scene, "sp", "L",
                                   "<guerilla from='a406' to='a391' n='2'/>"),
                     RULE(10_1_1o));
}

static void they_go_home(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_guerilla(scene, "a390", 6);
    scene_garrison(scene, "fr", "a400", 1, 0);
    eia_city_made(&scene->board, "a400")->besieger = SPAIN;
    step(scene, "sp", "");
    assert_int_equal(guerillas(scene), 6);
    scene->game->garrisons_count = 0;
    step(scene, "sp", "");
    assert_int_equal(guerillas(scene), 0);
}

static const struct scene_row guerilla_rows[] = {
    {"10.1.1c three rise by a die of 2", they_rise_by_the_die},
    {"10.1.1c an order for no area of it lapses", they_rise_nowhere_else},
    {"10.1.1c none by a die of 5", five_is_too_much},
    {"10.1.1d a number an area", three_and_two_are_five},
    {"10.1.1e who fought does not hunt", fighters_do_not_hunt},
    {"10.1.1e nor does who helps besiege", helpers_do_not_hunt},
    {"10.1.1f a group hunts as one", a_group_hunts_as_one},
    {"10.1.1g two corps: +1", two_corps_find_them},
    {"10.1.1g one corps: no modifier", one_corps_does_not},
    {"10.1.1h each power may try", each_power_may_try},
    {"10.1.1o one area a month", one_area_a_month},
    {"10.1.1r no enemy, no guerillas", they_go_home},
};

/* ---- feudal and insurrection corps, Tyrol ----------------------------- */

static void feudal_stand_down(struct scene *scene)
{
    scene_month(scene, "1806-05");
    scene_corps(scene, "tu-fi-rumelia", "a551", "6 feudal");
    act(scene, "tu", "<stand-down corps='tu-fi-rumelia'/>");
    assert_null(scene_find_corps(scene, "tu-fi-rumelia")->at);
    assert_int_equal(
        scene_find_corps(scene, "tu-fi-rumelia")->factors[FACTOR_FEUDAL], 6);
    scene_corps(scene, "tu-fi-rumelia", "a551", "6 feudal")->in_city = true;
    eia_city_made(&scene->board, "a551")->besieger = RUSSIA;
    assert_ptr_equal(
        scene_refusal(scene, "tu", "L", "<stand-down corps='tu-fi-rumelia'/>"),
        RULE(10_1_3e));
}

#define RETURNS "<return-corps id='tu-fi-rumelia' area='a551'/>"

static void feudal_return(struct scene *scene)
{
    scene_war(scene, "ru", "tu");
    scene_corps(scene, "tu-fi-rumelia", NULL, "6 feudal");
    scene_corps(scene, "ru-1", "a552", "10 infantry");
    assert_ptr_equal(scene_refusal(scene, "tu", "L", RETURNS), RULE(10_1_3f));
    scene_corps(scene, "ru-1", "a540", "10 infantry");
    act(scene, "tu", RETURNS);
    assert_string_equal(scene_find_corps(scene, "tu-fi-rumelia")->at, "a551");
    assert_int_equal(
        scene_find_corps(scene, "tu-fi-rumelia")->factors[FACTOR_FEUDAL], 6);
}

static void not_at_once(struct scene *scene)
{
    const char *march = "<move corps='tu-fi-rumelia' path='a551 a552'/>";

    scene_month(scene, "1807-06");
    scene_corps(scene, "tu-fi-rumelia", NULL, "6 feudal");
    act(scene, "tu", RETURNS);
    assert_ptr_equal(scene_refusal(scene, "tu", "L", march), RULE(10_1_3g));
    scene->game->turn++;
    assert_null(scene_refusal(scene, "tu", "L", march));
}

static void insurrection_stands_down(struct scene *scene)
{
    scene_corps(scene, "au-ins1", "a497", "10 militia");
    act(scene, "au", "<stand-down corps='au-ins1'/>");
    assert_null(scene_find_corps(scene, "au-ins1")->at);
    assert_int_equal(
        scene_find_corps(scene, "au-ins1")->factors[FACTOR_MILITIA], 10);
    assert_ptr_equal(scene_refusal(scene, "au", "L",
                                   "<return-corps id='au-ins1' area='a497'/>"),
                     RULE(10_1_4j));
}

/* It stands down, and an enemy comes in the same month. */
static void it_rises_again(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    insurrection_stands_down(scene);
    assert_non_null(scene_refusal(scene, "au", "R",
                                  "<place-corps id='au-ins1' area='a497'/>"));
    scene_standing(scene, "au",
                   "<insurrection corps='au-ins1' province='hungary'/>");
    scene_corps(scene, "fr-1", "a477", "10 infantry");
    act(scene, "fr", "<move corps='fr-1' path='a477 a501'/>");
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a501");
}

static void insurrection_drops_nothing(struct scene *scene)
{
    scene_corps(scene, "au-ins1", "a497", "10 militia");
    assert_ptr_equal(
        scene_refusal(scene, "au", "L",
                      "<move corps='au-ins1' path='a497' drop-militia='2'/>"),
        RULE(10_1_4i));
    assert_ptr_equal(
        scene_refusal(scene, "au", "R", "<remove-corps id='au-ins1'/>"),
        RULE(10_1_4i));
    insurrection_stands_down(scene);
}

static void tyrol_at_war(struct scene *scene)
{
    scene_province(scene, "tyrol", "fr");
    scene_war(scene, "fr", "au");
}

/* Besieged in Innsbruck by Austria's own corps. */
static void tyrol_rises_beside_no_enemy(struct scene *scene)
{
    tyrol_at_war(scene);
    scene_corps(scene, "fr-1", "a478", "10 infantry")->in_city = true;
    scene_corps(scene, "au-1", "a478", "10 infantry");
    eia_city_made(&scene->board, "a478")->besieger = AUSTRIA;
    assert_ptr_equal(
        scene_refusal(scene, "au", "L", "<place-tyrol area='a478'/>"),
        RULE(10_1_5a));
    assert_null(scene_refusal(scene, "au", "L", "<place-tyrol area='a479'/>"));
}

static void tyrol_stays_a_month(struct scene *scene)
{
    const char *march = "<move corps='au-tyrol' path='a478 a325'/>";

    scene_month(scene, "1809-04");
    tyrol_at_war(scene);
    act(scene, "au", "<place-tyrol area='a478'/>");
    assert_ptr_equal(scene_refusal(scene, "au", "L", march), RULE(10_1_5b));
    scene->game->turn++;
    assert_null(scene_refusal(scene, "au", "L", march));
}

static void tyrol_garrisons_innsbruck(struct scene *scene)
{
    tyrol_at_war(scene);
    act(scene, "au",
        "<place-tyrol area='a478'/>"
        "<move corps='au-tyrol' path='a478' drop='2'/>");
    assert_int_equal(
        scene_find_corps(scene, "au-tyrol")->factors[FACTOR_INFANTRY], 6);
    assert_int_equal(eia_garrison(&scene->board, "a478", "au")->infantry, 2);
    assert_non_null(scene_event_saying(scene, EVENT_ORDER, RULE(10_1_5c),
                                       "with 8 infantry"));
}

static void tyrol_once_a_war(struct scene *scene)
{
    tyrol_at_war(scene);
    act(scene, "au", "<place-tyrol area='a478'/>");
    eia_corps_leaves(&scene->board, scene_find_corps(scene, "au-tyrol"));
    scene->game->turn += 2;
    assert_ptr_equal(
        scene_refusal(scene, "au", "L", "<place-tyrol area='a478'/>"),
        RULE(10_1_5e));
}

static void tyrol_in_a_later_war(struct scene *scene)
{
    tyrol_at_war(scene);
    act(scene, "au", "<place-tyrol area='a478'/>");
    scene_find_corps(scene, "au-tyrol")->factors[FACTOR_INFANTRY] = 5;
    eia_make_peace(&scene->play, AUSTRIA, FRANCE);
    assert_null(scene_find_corps(scene, "au-tyrol")->at);
    scene->game->turn += 36;
    scene_war(scene, "au", "fr");
    act(scene, "au", "<place-tyrol area='a478'/>");
    assert_int_equal(
        scene_find_corps(scene, "au-tyrol")->factors[FACTOR_INFANTRY], 8);
    assert_non_null(scene_event_saying(scene, EVENT_LOSS, RULE(10_1_5g),
                                       "with 5 infantry leaves"));
}

static const struct scene_row corps_rows[] = {
    {"10.1.3e feudal corps stand down", feudal_stand_down},
    {"10.1.3f they come back at home", feudal_return},
    {"10.1.3g but do not move at once", not_at_once},
    {"10.1.4i insurrection corps are like them", insurrection_drops_nothing},
    {"10.1.4j but never return so", insurrection_stands_down},
    {"10.1.4j they rise again by the next crossing", it_rises_again},
    {"10.1.5a not where a besieged enemy is", tyrol_rises_beside_no_enemy},
    {"10.1.5b it does not move at once", tyrol_stays_a_month},
    {"10.1.5c with eight factors, to be detached", tyrol_garrisons_innsbruck},
    {"10.1.5e once a war", tyrol_once_a_war},
    {"10.1.5g in a later war with eight again", tyrol_in_a_later_war},
};

/* ---- refusals --------------------------------------------------------- */

#define TYROL_RISES "<place-tyrol area='a478'/>"

static const struct refusal_row refusal_rows[] = {
    {"10.1.1a guerillas are Spain's",
     "fr L",
     {{"guerilla a390 3; province old-castile fr",
       "<guerilla from='a390' to='a387' n='1'/>", RULE(10_1_1a)}}},
    {"10.1.1p never out of Spain",
     "sp L",
     {{"guerilla a383 2; conquered portugal sp",
       "<guerilla from='a383' to='a373' n='2'/>", RULE(10_1_1p)}}},
    {"10.1.5a Tyrol rises",
     "au L",
     {{"province tyrol fr", TYROL_RISES, RULE(10_1_5a)},
      {"war fr au", TYROL_RISES, NULL},
      {"garrison fr a478 1 infantry", TYROL_RISES, NULL},
      {"corps fr-1 a478 10 infantry", TYROL_RISES, RULE(10_1_5a)}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(guerilla_rows, scene_row_runs),
                                   TABLE(corps_rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
