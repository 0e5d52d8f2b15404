/* Marches of irregulars, feudal and insurrection corps. */
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* So many factors of fr-5 join the corps in Ulm. */
#define JOIN_FR_4(count)                                                       \
    "<move corps='fr-5' path='a318 a320' drop='" count "' drop-into='fr-4'/>"

/* ---- special troops --------------------------------------------------- */

static void guerillas_stop_nobody(struct scene *scene)
{
    scene_war(scene, "fr", "sp");
    scene_corps(scene, "fr-1", "a400", "10 infantry");
    scene_guerilla(scene, "a394", 3);
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a400 a394 a388 a390 a387'/>");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a387");
    assert_non_null(
        scene_event_saying(scene, EVENT_MOVE, RULE(10_1_1q), "marches from"));
}

static void cossacks_ride_through(struct scene *scene)
{
    scene_war(scene, "ru", "fr");
    scene_minor(scene, "saxony", CONQUERED, "fr");
    scene_corps(scene, "fr-1", "a294", "10 infantry");
    scene_cossack(scene, "ru-k1", "a293");
    scene_march(scene, "ru", "<move corps='ru-k1' path='a293 a294 a321'/>");
    assert_string_equal(scene->game->irregulars[0].at, "a321");
    assert_int_equal(scene_count(scene, EVENT_MOVE, RULE(10_1_2k)), 1);
    scene_march(scene, "fr", "<move corps='fr-1' path='a294 a321 a322'/>");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a322");
    assert_int_equal(scene_count(scene, EVENT_MOVE, RULE(10_1_2k)), 2);
}

/* ---- insurrection ----------------------------------------------------- */

/* The plan of that corps. */
static void rises(struct scene *scene, const char *corps, const char *where)
{
    scene_standing(scene, "au",
                   arena_text(scene->arena, "<insurrection corps='%s' %s/>",
                              corps, where));
}

#define TURKS_COME "<move corps='tu-jan1' path='a519 a510 a508'/>"

static void two_of_them(struct scene *scene)
{
    struct scene *set_up = scene_of_1805();

    assert_null(scene_find_corps(set_up, "au-ins1")->at);
    assert_null(scene_find_corps(set_up, "au-ins2")->at);
    assert_null(eia_corps(&set_up->board, "au-ins3"));
    scene_free(set_up);
    (void)scene;
}

static void austria_at_war_with_turkey(struct scene *scene)
{
    scene_war(scene, "tu", "au");
    scene_corps(scene, "au-ins1", NULL, "15 militia 3 cavalry");
    scene_corps(scene, "au-ins2", NULL, "15 militia 3 cavalry");
    scene_corps(scene, "tu-jan1", "a519", "10 infantry");
}

static void both_rise(struct scene *scene)
{
    rises(scene, "au-ins1", "province='transylvania' area='a510'");
    rises(scene, "au-ins2", "province='transylvania' area='a510'");
}

static void they_rise(struct scene *scene)
{
    austria_at_war_with_turkey(scene);
    both_rise(scene);
    scene_march(scene, "tu", TURKS_COME);
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a510");
    assert_string_equal(scene_find_corps(scene, "au-ins2")->at, "a510");
    assert_int_equal(
        scene_find_corps(scene, "au-ins1")->factors[FACTOR_MILITIA], 15);
}

static void not_where_it_is_ceded(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_province(scene, "illyria", "fr");
    scene_corps(scene, "au-ins1", NULL, "15 militia 3 cavalry");
    scene_corps(scene, "fr-1", "a477", "10 infantry");
    rises(scene, "au-ins1", "province='illyria hungary'");
    scene_march(scene, "fr", "<move corps='fr-1' path='a477 a482'/>");
    assert_null(scene_find_corps(scene, "au-ins1")->at);
    scene_march(scene, "fr", "<move corps='fr-1' path='a482 a501'/>");
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a501");
    assert_non_null(
        scene_event_saying(scene, EVENT_STANDING, RULE(10_1_4c), "rises at"));
}

/* Each corps at its own place, in one province and by one crossing. */
static void each_has_its_plan(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "au-ins1", NULL, "15 militia 3 cavalry");
    scene_corps(scene, "au-ins2", NULL, "15 militia 3 cavalry");
    scene_corps(scene, "fr-1", "a477", "10 infantry");
    rises(scene, "au-ins1", "province='hungary illyria' area='a497 a481'");
    rises(scene, "au-ins2", "province='hungary' area='a501'");
    scene_march(scene, "fr", "<move corps='fr-1' path='a477 a501'/>");
    assert_string_equal(scene_find_corps(scene, "au-ins1")->at, "a497");
    assert_string_equal(scene_find_corps(scene, "au-ins2")->at, "a501");
}

static void it_stops_them(struct scene *scene)
{
    austria_at_war_with_turkey(scene);
    scene_cossack(scene, "tu-k1", "a519")->kind = COSSACK;
    both_rise(scene);
    scene_march(scene, "tu",
                TURKS_COME "<move corps='tu-k1' path='a519 a510 a508'/>");
    assert_string_equal(scene_find_corps(scene, "tu-jan1")->at, "a510");
    assert_ptr_equal(scene_refusal(scene, "tu", "L",
                                   "<move corps='tu-jan1' path='a510 a508'/>"),
                     BASE(land_move));
    assert_string_equal(scene->game->irregulars[0].at, "a508");
    assert_non_null(scene_event_saying(scene, EVENT_MOVE, RULE(10_1_4d),
                                       "is stopped there"));
    assert_int_equal(scene_count(scene, EVENT_MOVE, RULE(10_1_4d)), 1);
    assert_null(scene_event(scene, EVENT_STANDING, RULE(10_1_4e)));
}

static void not_in_its_first_month(struct scene *scene)
{
    scene_corps(scene, "au-ins1", "a501", "15 militia 3 cavalry")->placed =
        scene->game->turn;
    assert_ptr_equal(scene_refusal(scene, "au", "L",
                                   "<move corps='au-ins1' path='a501 a497'/>"),
                     RULE(10_1_4h));
    scene->game->turn++;
    assert_null(scene_refusal(scene, "au", "L",
                              "<move corps='au-ins1' path='a501 a497'/>"));
}

/* Ulm holds ten factors; the Austrians before it let nobody in or out. */
static void a_siege_parts_corps(struct scene *scene)
{
    struct corps *inside = scene_corps(scene, "fr-4", "a320", "5 infantry");

    inside->in_city = true;
    scene_corps(scene, "fr-5", "a318", "12 infantry");
    assert_null(scene_refusal(scene, "fr", "L", JOIN_FR_4("5")));
    scene_war(scene, "fr", "au");
    eia_city_made(&scene->board, "a320")->besieger = AUSTRIA;
    assert_ptr_equal(scene_refusal(scene, "fr", "L", JOIN_FR_4("5")),
                     BASE(detach));
    assert_ptr_equal(
        scene_refusal(scene, "fr", "L",
                      "<move corps='fr-5' path='a318 a320' take='2' "
                      "take-from='fr-4'/>"),
        BASE(detach));
}

/* Five inside, and two of the garrison: three more find room in Ulm. */
static void a_city_has_room_for_ten(struct scene *scene)
{
    scene_corps(scene, "fr-4", "a320", "5 infantry")->in_city = true;
    scene_garrison(scene, "fr", "a320", 2, 0);
    scene_corps(scene, "fr-5", "a318", "12 infantry");
    assert_null(scene_refusal(scene, "fr", "L", JOIN_FR_4("3")));
    assert_ptr_equal(scene_refusal(scene, "fr", "L", JOIN_FR_4("4")),
                     BASE(garrison));
}

static const struct scene_row special_rows[] = {
    {"base detach: a siege parts corps", a_siege_parts_corps},
    {"base garrison: a city has room for ten", a_city_has_room_for_ten},
    {"10.1.1q guerillas stop nobody", guerillas_stop_nobody},
    {"10.1.2k cossacks ride through", cossacks_ride_through},
    {"10.1.4a two insurrection corps, off the map", two_of_them},
    {"10.1.4b they rise when the enemy comes", they_rise},
    {"10.1.4b each of them has its plan", each_has_its_plan},
    {"10.1.4c not in a ceded province", not_where_it_is_ceded},
    {"10.1.4d they stop the enemy, but no cossacks", it_stops_them},
    {"10.1.4h they do not move at once", not_in_its_first_month},
};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.1.2j cossacks have five points",
     "ru L",
     {{"war ru au; irregular ru-k1 a467",
       "<move corps='ru-k1' path='a467 a466 a464 a467'/>", NULL},
      {"", "<move corps='ru-k1' path='a467 a466 a464 a465'/>", RULE(10_1_2j)},
      {"", "<move corps='ru-k1' path='a467 a466 a464 a465' forced='yes'/>",
       RULE(10_1_2j)}}},
    {"10.6c of two that stand down neither is a refuge",
     "tu L",
     {{"corps tu-fi-rumelia a551 6 feudal; corps tu-fi-bulgaria a551 6 feudal; "
       "leader ziya tu-fi-rumelia",
       "<stand-down corps='tu-fi-rumelia tu-fi-bulgaria'/>", RULE(10_6c)},
      {"", "<stand-down corps='tu-fi-rumelia'/>", NULL}}},
    {"10.1.2m freikorps stay at home",
     "pr L",
     {{"irregular pr-k1 a285; war pr fr; conquered saxony fr",
       "<move corps='pr-k1' path='a285 a292'/>", RULE(10_1_2m)},
      {"conquered saxony pr", "<move corps='pr-k1' path='a285 a292'/>", NULL}}},
    {"10.1.3h feudal corps drop nothing",
     "tu L",
     {{"corps tu-fi-rumelia a551 6 feudal",
       "<move corps='tu-fi-rumelia' path='a551' drop='2'/>", RULE(10_1_3h)}}},
    {"10.1.4f they stay in the border provinces",
     "au L",
     {{"corps au-ins1 a501 15 militia 3 cavalry",
       "<move corps='au-ins1' path='a501 a477'/>", RULE(10_1_4f)},
      {"province illyria fr", "<move corps='au-ins1' path='a501 a482'/>",
       RULE(10_3_1d)},
      {"war fr au", "<move corps='au-ins1' path='a501 a482'/>", NULL}}},
    {"10.1.4f they go aboard no fleet",
     "au N",
     {{"corps au-ins1 a481 15 militia 3 cavalry; fleet au-f1 p481 20",
       "<load fleet='au-f1' corps='au-ins1'/>", RULE(10_1_4f)}}},
    {"10.1.4f they land in the border provinces alone",
     "au L",
     {{"corps au-ins1 a481 15 militia 3 cavalry; fleet au-f1 p481 20; "
       "embarked au-ins1 au-f1",
       "<disembark corps='au-ins1' area='a477'/>", RULE(10_1_4f)},
      {"", "<disembark corps='au-ins1' area='a481'/>", NULL}}},
    {"10.1.4b a plan has one area of each province at most",
     "au",
     {{"", "<insurrection corps='au-ins1' province='hungary' area='a481'/>",
       RULE(10_1_4b)},
      {"",
       "<insurrection corps='au-ins1' province='hungary' area='a497 a501'/>",
       RULE(10_1_4b)},
      {"", "<insurrection corps='au-ins1' province='tyrol'/>", RULE(10_1_4c)},
      {"", "<insurrection corps='au-ins1' area='a497'/>", RULE(10_1_4b)},
      {"",
       "<insurrection corps='au-ins1' province='hungary illyria' "
       "area='a481 a497'/>",
       NULL}}},
};

int main(void)
{
    const struct table tables[] = {TABLE(special_rows, scene_row_runs),
                                   TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
