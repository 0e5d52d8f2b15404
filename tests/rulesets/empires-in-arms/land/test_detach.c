/* Factors and depots on the way of a march. [base depot], [base detach] */
#include "rulesets/empires-in-arms/board/siege-parties.h"
#include "rulesets/empires-in-arms/land/land.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* ---- depots ------------------------------------------------------------- */

/* France besieges Vienna, and calls its depot there in. */
static void no_guard_walks_into_vienna(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_garrison(scene, "au", "a474", 10, 0);
    scene_corps(scene, "fr-1", "a474", "20 infantry");
    eia_city_made(&scene->board, "a474")->besieger = FRANCE;
    scene_depot(scene, "fr", "a474")->infantry = 3;
    scene_march(scene, "fr", "<depot at='a474' op='remove'/>");
    assert_int_equal(scene->game->depots_count, 0);
    assert_null(eia_garrison(&scene->board, "a474", "fr"));
    assert_non_null(
        scene_event_saying(scene, EVENT_LOSS, BASE(depot), "loses 3 infantry"));
}

/* ---- out and back ------------------------------------------------------- */

static struct garrison *paris(struct scene *scene)
{
    return eia_garrison(&scene->board, "a438", "fr");
}

static void out_and_back(struct scene *scene, const char *shift)
{
    scene_corps(scene, "fr-4", "a438", "5 infantry 3 cavalry");
    scene_march(scene, "fr",
                arena_text(scene->arena,
                           "<move corps='fr-4' path='a438 a439 a438' %s/>",
                           shift));
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
}

/* With two drops he would be left with less than nothing. */
static void three_are_left_once(struct scene *scene)
{
    out_and_back(scene, "drop='3' drop-at='a438'");
    assert_int_equal(scene_find_corps(scene, "fr-4")->factors[FACTOR_INFANTRY],
                     2);
    assert_int_equal(paris(scene)->infantry, 3);
}

static void three_are_taken_once(struct scene *scene)
{
    scene_garrison(scene, "fr", "a438", 4, 0);
    out_and_back(scene, "take='3' take-at='a438'");
    assert_int_equal(scene_find_corps(scene, "fr-4")->factors[FACTOR_INFANTRY],
                     8);
    assert_int_equal(paris(scene)->infantry, 1);
}

/* Paris holds twenty: five of those who are inside stay there. */
static void five_stay_inside(struct scene *scene)
{
    scene_corps(scene, "fr-1", "a438", "20 infantry")->in_city = true;
    scene_march(scene, "fr",
                "<move corps='fr-1' path='a438 a439' drop='5' "
                "drop-at='a438'/>");
    assert_string_equal(scene_find_corps(scene, "fr-1")->at, "a439");
    assert_int_equal(paris(scene)->infantry, 5);
}

/* ---- leaders ------------------------------------------------------------ */

/* All that Davout's corps has is given away; IV Corps is beside it. */
static void davout_goes_to_the_fourth(struct scene *scene, const char *orders)
{
    scene_corps(scene, "fr-3", "a437", "3 infantry");
    scene_corps(scene, "fr-4", "a437", "10 infantry");
    scene_leader(scene, "davout", "fr-3");
    scene_march(scene, "fr", orders);
    assert_null(scene_find_corps(scene, "fr-3")->at);
    assert_true(same_name(eia_leader(&scene->board, "davout")->with, "fr-4"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_6a),
                                       "Davout goes to IV Corps"));
}

static void two_corps_become_one(struct scene *scene)
{
    davout_goes_to_the_fourth(
        scene, "<move corps='fr-3' path='a437' drop='3' drop-into='fr-4'/>");
    assert_int_equal(scene_find_corps(scene, "fr-4")->factors[FACTOR_INFANTRY],
                     13);
}

static void the_other_takes_them(struct scene *scene)
{
    davout_goes_to_the_fourth(
        scene, "<move corps='fr-4' path='a437' take='3' take-from='fr-3'/>");
}

static void a_corps_becomes_a_guard(struct scene *scene)
{
    scene_depot(scene, "fr", "a437");
    davout_goes_to_the_fourth(
        scene, "<depot at='a437' op='garrison' n='3' from='fr-3'/>");
}

/* Metz holds ten: whoever is left in the city is inside as well. */
static void metz_holds_ten(struct scene *scene)
{
    const char *left = "<move corps='fr-4' path='a775 a437' drop='10' "
                       "into-city='yes'/>";
    const char *before = "<move corps='fr-4' path='a775 a437' drop='4' "
                         "drop-at='a775' into-city='yes'/>";

    scene_corps(scene, "fr-4", "a775", "14 infantry");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", left), BASE(garrison));
    assert_null(scene_refusal(scene, "fr", "L", before));
    assert_null(scene_refusal(
        scene, "fr", "L", "<move corps='fr-4' path='a775 a437' drop='10'/>"));
    scene_corps(scene, "fr-4", "a775", "10 infantry");
    assert_null(scene_refusal(scene, "fr", "L",
                              "<move corps='fr-4' path='a775 a437' drop='4' "
                              "into-city='yes'/>"));
}

/* From inside one city into another it takes room there; who goes out and back
 * needs none. */
static void who_comes_from_a_city_needs_room(struct scene *scene)
{
    const char *march = "<move corps='fr-4' path='a775 a437' into-city='yes'/>";

    scene_corps(scene, "fr-4", "a775", "12 infantry")->in_city = true;
    assert_ptr_equal(scene_refusal(scene, "fr", "L", march), BASE(garrison));
    scene_corps(scene, "fr-4", "a775", "10 infantry")->in_city = true;
    assert_null(scene_refusal(scene, "fr", "L", march));
    scene_corps(scene, "fr-4", "a437", "10 infantry")->in_city = true;
    assert_null(scene_refusal(
        scene, "fr", "L",
        "<move corps='fr-4' path='a437 a775 a437' into-city='yes'/>"));
}

/* ---- on loan ------------------------------------------------------------ */

static struct corps *lent_at(struct scene *scene, const char *area)
{
    struct corps *lent = scene_corps(scene, "au-1", area, "9 infantry");

    lent->serves = FRANCE;
    lent->loan_ends = 13;
    return lent;
}

/* In France it goes where the French do, and nobody is forced. */
static void the_lent_march_as_french(struct scene *scene)
{
    struct corps *lent = lent_at(scene, "a775");

    assert_null(scene_refusal(scene, "fr", "L",
                              "<move corps='au-1' path='a775 a437'/>"));
    scene_march(scene, "fr",
                "<move corps='au-1' path='a775 a437' forcible='yes'/>");
    assert_string_equal(lent->at, "a437");
    assert_int_equal(scene->game->accesses_count, 0);
    assert_true(
        eia_coherent(scene->game, scene->module, "turn.xml", scene->report));
}

static void and_go_ashore(struct scene *scene)
{
    lent_at(scene, NULL)->embarked = scene_fleet(scene, "fr-f1", "p463", 9)->id;
    scene_march(scene, "fr", "<disembark corps='au-1' area='a463'/>");
    assert_string_equal(scene_find_corps(scene, "au-1")->at, "a463");
}

/* Who serves France is not Austria's to fill or to empty, nor takes he its
 * men. */
static void the_lent_are_kept_apart(struct scene *scene)
{
    const char *empty =
        "<move corps='au-2' path='a775' take='5' take-from='au-1'/>";
    const char *fill = "<move corps='au-1' path='a775' take='3'/>";

    scene_corps(scene, "au-1", "a775", "9 infantry");
    scene_corps(scene, "au-2", "a775", "5 infantry");
    scene_garrison(scene, "au", "a775", 3, 0);
    assert_null(scene_refusal(scene, "au", "L", empty));
    assert_null(scene_refusal(scene, "au", "L", fill));
    lent_at(scene, "a775");
    assert_ptr_equal(scene_refusal(scene, "au", "L", empty), BASE(detach));
    assert_ptr_equal(scene_refusal(scene, "fr", "L", fill), BASE(detach));
}

/* Austria has no war with Prussia, and no leave of it. */
static void they_have_the_wars_of_france(struct scene *scene)
{
    struct corps *lent = lent_at(scene, "a321");

    scene_war(scene, "fr", "pr");
    scene_minor(scene, "saxony", CONQUERED, "pr");
    scene_march(scene, "fr", "<move corps='au-1' path='a321 a294'/>");
    assert_string_equal(lent->at, "a294");
    scene_garrison(scene, "pr", "a294", 3, 0);
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<move corps='au-1' path='a294' drop='2'/>"),
                     BASE(detach));
    assert_true(eia_enemy_in_field(&scene->board, PRUSSIA, "a294"));
    assert_true(eia_enemy_corps_in_minor(&scene->board, PRUSSIA, "saxony"));
}

/* ---- 12.3.8 ------------------------------------------------------------- */

/* A French depot is guarded by Frenchmen, whatever the players wish. */
static void bavarians_guard_no_depot(struct scene *scene)
{
    const char *drop =
        "<move corps='bavaria-1' path='a775' drop='2' drop-into='depot'/>";
    const char *take =
        "<move corps='bavaria-1' path='a775' take='1' take-from='depot'/>";

    scene_minor(scene, "bavaria", FREE_STATE, "fr");
    scene_corps(scene, "bavaria-1", "a775", "5 infantry");
    scene_depot(scene, "fr", "a775")->infantry = 1;
    assert_ptr_equal(scene_refusal(scene, "fr", "L", drop), RULE(12_3_8b));
    assert_ptr_equal(scene_refusal(scene, "fr", "L", take), RULE(12_3_8b));
    assert_ptr_equal(scene_refusal(scene, "fr", "L",
                                   "<depot at='a775' op='garrison' n='2' "
                                   "from='bavaria-1'/>"),
                     RULE(12_3_8b));
    scene_option(scene, "detach-minor-factors", "on");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", drop), RULE(12_3_8b));
}

/* An Austrian corps on loan. */
static void nor_do_the_lent(struct scene *scene)
{
    const char *drop =
        "<move corps='au-1' path='a775' drop='2' drop-into='depot'/>";

    lent_at(scene, "a775");
    scene_depot(scene, "fr", "a775");
    assert_ptr_equal(scene_refusal(scene, "fr", "L", drop), RULE(12_3_8b));
}

static const struct scene_row rows[] = {
    {"base depot: no guard walks into an enemy city",
     no_guard_walks_into_vienna},
    {"base detach: left once on the way out and back", three_are_left_once},
    {"base detach: taken once on it", three_are_taken_once},
    {"base garrison: who is inside has room there", five_stay_inside},
    {"base garrison: who is left inside needs room", metz_holds_ten},
    {"base garrison: who comes from a city, too",
     who_comes_from_a_city_needs_room},
    {"base peace: the lent march as French", the_lent_march_as_french},
    {"base detach: the lent are kept apart", the_lent_are_kept_apart},
    {"base peace: and go ashore", and_go_ashore},
    {"base peace: they have the wars of France", they_have_the_wars_of_france},
    {"10.6c two corps become one", two_corps_become_one},
    {"10.6c and by taking", the_other_takes_them},
    {"10.6c and by the guard of a depot", a_corps_becomes_a_guard},
    {"12.3.8b Bavarians guard no French depot", bavarians_guard_no_depot},
    {"12.3.8b nor do the lent", nor_do_the_lent},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
