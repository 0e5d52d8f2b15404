/* What must hold of corps, cities and light troops besides what each
 * record says: every row breaks one thing of January 1805, and is refused with
 * the words. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/board/coherent_row.h"

static struct city_state *the_city(struct scene *scene, const char *area)
{
    return eia_city_made(&scene->board, area);
}

/* ---- taken --------------------------------------------------------------- */

static void nothing(struct scene *scene)
{
    (void)scene;
}

static void a_corps_at_sea(struct scene *scene)
{
    struct fleet *fleet = scene_fleet(scene, "gb-f1", "s703", 10);

    scene_corps(scene, "gb-1", "a013", "5 infantry")->embarked = fleet->id;
}

static void a_siege(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a474", "5 infantry");
    the_city(scene, "a474")->besieger = FRANCE;
}

/* ---- troops -------------------------------------------------------------- */

static void more_than_the_counter(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a320", "26 infantry");
}

static void more_foot_than_the_counter(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a320", "20 infantry 6 militia");
}

static void militia_in_the_guard(struct scene *scene)
{
    scene_corps(scene, "fr-guard", "a320", "5 guard 1 militia");
}

static void a_corps_of_nobody(struct scene *scene)
{
    memset(scene_find_corps(scene, "fr-1")->factors, 0,
           sizeof(scene_find_corps(scene, "fr-1")->factors));
    scene_find_corps(scene, "fr-1")->at = "a320";
}

static void at_sea_with_nobody(struct scene *scene)
{
    scene_fleet(scene, "gb-f1", NULL, 0);
    scene_corps(scene, "gb-1", NULL, "5 infantry")->embarked = "gb-f1";
}

static void at_sea_and_in_a_city(struct scene *scene)
{
    a_corps_at_sea(scene);
    scene_find_corps(scene, "gb-1")->in_city = true;
}

static void in_a_city_off_the_map(struct scene *scene)
{
    scene_corps(scene, "fr-1", NULL, "5 infantry")->in_city = true;
}

/* An area without a city. */
static const char *open_country(const struct scene *scene)
{
    for (size_t i = 0; i < scene->module->areas_count; i++)
        if (!scene->module->areas[i].city)
            return scene->module->areas[i].id;
    fail();
    return NULL;
}

static void in_a_city_that_is_none(struct scene *scene)
{
    scene_corps(scene, "fr-1", open_country(scene), "5 infantry")->in_city =
        true;
}

static void marched_off_the_map(struct scene *scene)
{
    scene_corps(scene, "fr-1", NULL, "5 infantry")->spent = 3;
}

static void placed_in_a_month_to_come(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a320", "5 infantry")->placed = 9;
}

static void on_loan_for_ever(struct scene *scene)
{
    scene_find_corps(scene, "fr-1")->serves = RUSSIA;
}

static void on_loan_to_nobody(struct scene *scene)
{
    scene_find_corps(scene, "fr-1")->loan_ends = 9;
}

static void on_loan_to_its_owner(struct scene *scene)
{
    scene_find_corps(scene, "fr-1")->serves = FRANCE;
    scene_find_corps(scene, "fr-1")->loan_ends = 9;
}

static void troops_of_the_conquered(struct scene *scene)
{
    scene_minor(scene, "bavaria", CONQUERED, "fr");
    scene_corps(scene, "bavaria-1", "a320", "2 infantry");
}

static void a_garrison_in_the_country(struct scene *scene)
{
    scene_garrison(scene, "fr", open_country(scene), 1, 0);
}

static void a_city_too_full(struct scene *scene)
{
    scene_garrison(scene, "fr", "a320", 99, 0);
}

static void a_siege_by_nobody(struct scene *scene)
{
    the_city(scene, "a474")->breached = true;
}

static void a_siege_of_the_country(struct scene *scene)
{
    the_city(scene, open_country(scene));
}

static void guerillas_in_france(struct scene *scene)
{
    scene_guerilla(scene, "a427", 2);
}

static const char *in_spain(const struct scene *scene)
{
    return eia_power_state(&scene->board, SPAIN)
               ? scene->module->power[SPAIN]->capitals.items[0]
               : NULL;
}

static void guerillas_twice(struct scene *scene)
{
    for (int i = 0; i < 2; i++) {
        struct guerilla *one = ADDED(scene, guerillas, guerillas_count);

        one->area = in_spain(scene);
        one->factors = 2;
    }
}

static void more_guerillas_march_than_there_are(struct scene *scene)
{
    struct guerilla *one = ADDED(scene, guerillas, guerillas_count);

    one->area = in_spain(scene);
    one->factors = 2;
    one->moved = 3;
}

static void cossacks_in_no_city(struct scene *scene)
{
    scene_cossack(scene, "ru-cossack-9", open_country(scene))->in_city = true;
}

/* ---- rows ---------------------------------------------------------------- */

static const struct coherent_row rows[] = {
    {"January 1805", nothing, NULL, NULL},
    {"transport: a corps at sea", a_corps_at_sea, NULL, NULL},
    {"siege: with a corps", a_siege, NULL, NULL},
    {"army-reinforcement: too much", more_than_the_counter,
     BASE(army_reinforcement),
     "I Corps (fr-1) has 26 factors of infantry, and its counter holds 25"},
    {"army-reinforcement: too much foot", more_foot_than_the_counter,
     BASE(army_reinforcement), "has 26 factors of infantry and militia"},
    {"army-reinforcement: militia in the guard", militia_in_the_guard,
     BASE(army_reinforcement), "and its counter takes none"},
    {"demobilise: nobody", a_corps_of_nobody, BASE(demobilise),
     "I Corps (fr-1) is on the map without a factor"},
    {"transport: no fleet", at_sea_with_nobody, BASE(transport),
     "which is not on the map"},
    {"transport: at sea and in a city", at_sea_and_in_a_city, BASE(transport),
     "and is in a city"},
    {"garrison: in a city, off the map", in_a_city_off_the_map, BASE(garrison),
     "is in a city, and off the map"},
    {"garrison: in no city", in_a_city_that_is_none, BASE(garrison),
     "which has none"},
    {"land-move: off the map", marched_off_the_map, BASE(land_move),
     "has marched, and is off the map"},
    {"scenario: placed later", placed_in_a_month_to_come, BASE(scenario),
     "the placing of a corps is of month 9, and the game has come to 1"},
    {"peace: on loan for ever", on_loan_for_ever, BASE(peace),
     "is on loan without an end"},
    {"peace: on loan to nobody", on_loan_to_nobody, BASE(peace),
     "is on loan to nobody"},
    {"peace: on loan to its owner", on_loan_to_its_owner, BASE(peace),
     "is on loan to its owner, 'fr'"},
    {"10.2.1c troops of the conquered", troops_of_the_conquered, RULE(10_2_1c),
     "is on the map, and 'bavaria' is conquered"},
    {"garrison: in the country", a_garrison_in_the_country, BASE(garrison),
     "which has no city"},
    {"garrison: a city too full", a_city_too_full, BASE(garrison),
     "and the city holds"},
    {"siege: by nobody", a_siege_by_nobody, BASE(siege),
     "is besieged or breached by nobody"},
    {"siege: of no city", a_siege_of_the_country, BASE(siege), "has no city"},
    {"10.1.1p guerillas in France", guerillas_in_france, RULE(10_1_1p),
     "which is not in Spain"},
    {"10.1.1d guerillas twice", guerillas_twice, RULE(10_1_1d),
     "two bands of guerillas"},
    {"10.1.1d more march", more_guerillas_march_than_there_are, RULE(10_1_1d),
     "and 3 have moved"},
    {"garrison: cossacks in no city", cossacks_in_no_city, BASE(garrison),
     "'ru-cossack-9' is in the city of"},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, holds_or_not)};

    return run_tables(tables, LENGTH(tables));
}
