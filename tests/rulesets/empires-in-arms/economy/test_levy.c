/* Levies, the written record, and what a module's charts must have. */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/refusals.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

#include <stdio.h>

/* Russia controls only so many of its cossack provinces. */
static void cossack_provinces(struct scene *scene, int count)
{
    for (size_t i = 0; i < scene->module->provinces_count; i++) {
        const struct province_card *card = &scene->module->provinces[i];

        if (card->cossack && count-- <= 0)
            scene_province(scene, card->id, "tu");
    }
}

/* Capitals of the cossack provinces, in the module's order. */
static const char *cossack_area(struct scene *scene, int index)
{
    for (size_t i = 0; i < scene->module->provinces_count; i++)
        if (scene->module->provinces[i].cossack && index-- == 0)
            return scene->module->provinces[i].capital;
    fail();
    return NULL;
}

static const char *levy_at(struct scene *scene, int index)
{
    return arena_text(scene->arena, "<levy unit='cossack' area='%s'/>",
                      cossack_area(scene, index));
}

static void cossacks_on_map(struct scene *scene, int count)
{
    for (int i = 0; i < count; i++)
        scene_cossack(scene, arena_text(scene->arena, "ru-k%d", i + 1), "a119");
}

static void no_more_than_allowed(struct scene *scene)
{
    cossack_provinces(scene, 3);
    cossacks_on_map(scene, 3);
    scene_month(scene, "1806-03");
    assert_ptr_equal(scene_refusal(scene, "ru", "E", levy_at(scene, 0)),
                     RULE(10_1_2d));
}

/* The module has fewer cossack provinces than the example: with three under
 * control and one counter on the map, two more come and a third does not. */
static void up_to_the_provinces(struct scene *scene)
{
    cossacks_on_map(scene, 1);
    scene_month(scene, "1806-03");
    scene_answers(scene, "E", NULL, NULL);
    scene_orders(scene, "ru", "E",
                 arena_text(scene->arena, "%s%s%s", levy_at(scene, 0),
                            levy_at(scene, 1), levy_at(scene, 2)));
    scene_play(scene, "E");
    assert_int_equal(scene->game->irregulars_count,
                     eia_cossack_cap(&scene->board));
    assert_int_equal(scene->game->irregulars_count, 3);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, RULE(10_1_2d)), 1);
    assert_null(scene_event(scene, EVENT_ORDER, RULE(10_1_2f)));
}

static void doubled_when_invaded(struct scene *scene)
{
    int provinces = 3;

    scene_war(scene, "fr", "ru");
    cossacks_on_map(scene, provinces);
    scene_corps(scene, "fr-1", "a119", "10 infantry");
    eia_corps(&scene->board, "fr-1")->in_city = true;
    eia_city_made(&scene->board, "a119")->besieger = RUSSIA;
    scene_month(scene, "1812-09");
    scene_answers(scene, "E", NULL, NULL);
    scene_orders(
        scene, "ru", "E",
        arena_text(scene->arena, "%s%s", levy_at(scene, 0), levy_at(scene, 1)));
    scene_play(scene, "E");
    assert_int_equal(eia_cossack_cap(&scene->board), 2 * provinces);
    assert_int_equal(scene->game->irregulars_count, provinces + 2);
    assert_int_equal(scene_count(scene, EVENT_ORDER, RULE(10_1_2f)), 2);
    cossacks_on_map(scene, 1);
    assert_true(scene_refusal_names(scene, "ru", "E", levy_at(scene, 2),
                                    RULE(10_1_2f)));
}

static void surplus_goes_home(struct scene *scene)
{
    int cap = 0;

    cossacks_on_map(scene, 6);
    cap = eia_cossack_cap(&scene->board);
    scene_month(scene, "1813-03");
    scene_answers(scene, "E", NULL, NULL);
    scene_orders(scene, "ru", "E", "<dismiss unit='ru-k1'/>");
    scene_play(scene, "E");
    assert_int_equal(scene->game->irregulars_count, cap);
    assert_string_equal(scene->game->irregulars[0].id, "ru-k2");
}

/* Two provinces are left of three; while the enemy is there all six stay. */
static void none_goes_home_from_the_invader(struct scene *scene)
{
    cossack_provinces(scene, 2);
    cossacks_on_map(scene, 6);
    scene_war(scene, "fr", "ru");
    scene_corps(scene, "fr-1", "a119", "10 infantry")->in_city = true;
    scene_quarter(scene, "1812-09");
    assert_int_equal(eia_cossack_cap(&scene->board), 4);
    scene_play(scene, "E");
    assert_int_equal(scene->game->irregulars_count, 6);
}

static void freikorps_in_the_capital(struct scene *scene)
{
    scene_month(scene, "1809-03");
    assert_null(scene_refusal(scene, "au", "E",
                              "<levy unit='freikorps' area='a474'/>"));
    eia_city_made(&scene->board, "a474")->besieger = FRANCE;
    assert_ptr_equal(
        scene_refusal(scene, "au", "E", "<levy unit='freikorps' area='a474'/>"),
        RULE(10_1_2h));
}

/* Austria has two counters: both come in one step, each with its name. */
static void two_freikorps_at_once(struct scene *scene)
{
    scene_quarter(scene, "1809-03");
    scene_orders(scene, "au", "E",
                 "<levy unit='freikorps' area='a474'/>"
                 "<levy unit='freikorps' area='a474'/>");
    scene_play(scene, "E");
    assert_int_equal(scene->game->irregulars_count, 2);
    assert_string_not_equal(scene->game->irregulars[0].id,
                            scene->game->irregulars[1].id);
}

static void no_levy_in_a_scenario(struct scene *scene)
{
    scene_option(scene, "mode", "scenario");
    scene_month(scene, "1807-05");
    assert_ptr_equal(scene_refusal(scene, "ru", "E", levy_at(scene, 0)),
                     RULE(10_1_2c));
}

static void feudal_corps_start_full(void **state)
{
    struct scene *scene = scene_of_1805();
    const struct corps *corps = eia_corps(&scene->board, "tu-fi-rumelia");

    (void)state;
    assert_int_equal(corps->factors[FACTOR_FEUDAL], 10);
    for (size_t i = 0; i < scene->game->corps_count; i++) {
        const struct corps_card *card = &scene->module->corps[i];
        bool feudal = card->kind == CORPS_FEUDAL_INFANTRY ||
                      card->kind == CORPS_FEUDAL_CAVALRY;

        if (feudal && !same_name(card->available, "ceded"))
            assert_int_equal(scene->game->corps[i].factors[FACTOR_FEUDAL],
                             card->most[FACTOR_FEUDAL]);
    }
    scene_free(scene);
}

static void feudal_levy_in_december(struct scene *scene)
{
    struct corps *corps =
        scene_corps(scene, "tu-fi-rumelia", "a545", "3 feudal");

    scene_month(scene, "1806-12");
    scene_answers(scene, "E", NULL, NULL);
    scene_orders(scene, "tu", "E", "<levy unit='tu-fi-rumelia' area='a551'/>");
    scene_play(scene, "E");
    assert_string_equal(corps->at, "a551");
    assert_int_equal(corps->factors[FACTOR_FEUDAL], 10);
}

static void crimean_corps_need_the_crimea(struct scene *scene)
{
    const struct province_card *crimea =
        eia_province_card(scene->module, "crimea");
    const char *order = arena_text(
        scene->arena, "<levy unit='tu-fc-crimea' area='%s'/>", crimea->capital);

    scene_month(scene, "1807-12");
    assert_ptr_equal(scene_refusal(scene, "tu", "E", order), RULE(10_1_3i));
    scene_province(scene, "crimea", "tu");
    assert_null(scene_refusal(scene, "tu", "E", order));
}

static void insurrection_is_filled(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "au-ins1", NULL, "4 militia");

    scene_month(scene, "1808-12");
    scene_answers(scene, "E", NULL, NULL);
    scene_play(scene, "E");
    assert_int_equal(corps->factors[FACTOR_MILITIA], 15);
    assert_int_equal(corps->factors[FACTOR_CAVALRY], 3);
}

static void insurrection_corps_begin_off_the_map(void **state)
{
    struct scene *scene = scene_of_1805();
    int count = 0;

    (void)state;
    for (size_t i = 0; i < scene->game->corps_count; i++)
        if (scene->module->corps[i].kind == CORPS_INSURRECTION) {
            count++;
            assert_null(scene->game->corps[i].at);
        }
    assert_int_equal(count, 2);
    scene_free(scene);
}

/* A year and a half of quarters: the record's sums are the boxes. */
static void the_record_sums_to_the_boxes(void **state)
{
    struct scene *scene = scene_of_1805();
    int boxes[POWER_END] = {0};

    (void)state;
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        boxes[i] = eia_power_state(&scene->board, (enum power)i)->box;
    eia_points(&scene->play, FRANCE, "battle-won-3", 2);
    eia_points(&scene->play, SPAIN, "battle-lost-3", 9);
    for (int i = 0; i < 6; i++)
        eia_drift(&scene->play);
    for (size_t i = 0; i < scene->game->lines_count; i++)
        boxes[scene->game->lines[i].power] += scene->game->lines[i].amount;
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        assert_int_equal(boxes[i],
                         eia_power_state(&scene->board, (enum power)i)->box);
    eia_tell_record(&scene->play);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(12_6)));
    scene_free(scene);
}

/* Each power's lines stand under its own record; what is older than a quarter
 * has been told before. */
static void the_record_of_a_quarter(struct scene *scene)
{
    const struct event *france = NULL;
    const struct event *spain = NULL;

    scene->game->turn = 1;
    eia_points(&scene->play, FRANCE, "battle-won-1", 1);
    scene->game->turn = 2;
    eia_points(&scene->play, FRANCE, "battle-won-2", 1);
    scene->game->turn = 4;
    eia_points(&scene->play, SPAIN, "battle-lost-3", 1);
    eia_tell_record(&scene->play);
    assert_int_equal(scene_count(scene, EVENT_STATE, RULE(12_6)), 7 + 2);
    france = scene_event_saying(scene, EVENT_STATE, RULE(12_6), "of France");
    spain = scene_event_saying(scene, EVENT_STATE, RULE(12_6), "of Spain");
    assert_ptr_equal(france->first, france->last);
    assert_non_null(strstr(france->first->text, "game turn 2: +2"));
    assert_ptr_equal(spain->first, spain->last);
    assert_non_null(strstr(spain->first->text, "game turn 4: -3"));
}

static const struct scene_row rows[] = {
    {"10.1.2c no levy in a scenario", no_levy_in_a_scenario},
    {"10.1.2d no more than are allowed", no_more_than_allowed},
    {"10.1.2e as many as provinces", up_to_the_provinces},
    {"10.1.2f doubled when invaded", doubled_when_invaded},
    {"10.1.2g surplus goes home", surplus_goes_home},
    {"10.1.2g none goes home from the invader",
     none_goes_home_from_the_invader},
    {"10.1.2h freikorps in the capital", freikorps_in_the_capital},
    {"10.1.2d two freikorps at once", two_freikorps_at_once},
    {"10.1.3c feudal levy in December", feudal_levy_in_december},
    {"10.1.3i the Crimean corps needs the Crimea",
     crimean_corps_need_the_crimea},
    {"10.1.4k insurrection corps are filled", insurrection_is_filled},
    {"12.6 the record of a quarter, each under its power",
     the_record_of_a_quarter},
};
static const struct scene_row start[] = {
    {"10.1.3b feudal corps start full", NULL}};
static const struct scene_row insurrections[] = {
    {"10.1.4a two insurrection corps off the map", NULL}};
static const struct scene_row records[] = {
    {"12.6 the record's sums are the boxes", NULL}};

/* ---- refusals --------------------------------------------------------- */

static const struct refusal_row refusal_rows[] = {
    {"10.1.2i freikorps have dates",
     "pr E",
     {{"month 1812-12", "<levy unit='freikorps' area='a285'/>", RULE(10_1_2i)},
      {"month 1813-03", "<levy unit='freikorps' area='a285'/>", NULL}}},
    {"10.1.3d no feudal levy beside enemies",
     "tu E",
     {{"war ru tu; corps ru-1 a551 5 infantry; month 1806-12",
       "<levy unit='tu-fi-rumelia' area='a551'/>", RULE(10_1_3d)}}},
    {"12.1.1b not of an insurrection corps",
     "au E",
     {{"option militia-conversion on; corps au-ins1 a497 10 militia",
       "<convert militia='2' at='a497'/>", RULE(12_1_1b)},
      {"corps au-1 a497 2 militia", "<convert militia='2' at='a497'/>", NULL}}},
    {"10.6c a feudal levy leaves no leader alone",
     "tu E",
     {{"corps tu-fi-rumelia a546 3 feudal; leader ziya tu-fi-rumelia; "
       "month 1806-12",
       "<levy unit='tu-fi-rumelia' area='a551'/>", RULE(10_6c)}}},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, scene_row_runs), TABLE(start, feudal_corps_start_full),
        TABLE(insurrections, insurrection_corps_begin_off_the_map),
        TABLE(records, the_record_sums_to_the_boxes),
        TABLE(refusal_rows, refusal_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
