/* Corps that a peace takes or lends: B.1, B.4, C.1. [base peace] */
#include "rulesets/empires-in-arms/economy/economy.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/politics/politics.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* Austria surrenders to France, which asks for these terms. */
static void austria_surrenders(struct scene *scene, const char *terms)
{
    scene_war(scene, "fr", "au");
    scene_standing(scene, "fr", arena_text(scene->arena, "<terms %s/>", terms));
    scene_politics(scene, "au", "<sue enemy='fr' kind='unconditional'/>");
}

static size_t corps_on_map(struct scene *scene, const char *owner)
{
    size_t count = 0;

    for (size_t i = 0; i < scene->game->corps_count; i++) {
        const struct corps *corps = &scene->game->corps[i];

        count += corps->at && same_name(corps->card->owner, owner);
    }
    return count;
}

static bool nothing_left(const struct scene *scene, const char *term)
{
    return scene_event_saying(
        scene, EVENT_STATE, BASE(peace),
        arena_text(scene->arena,
                   "term %s of France for Austria: nothing is left to take",
                   term));
}

static void three_corps(struct scene *scene)
{
    scene_corps(scene, "au-1", "a474", "5 infantry");
    scene_corps(scene, "au-2", "a474", "5 infantry");
    scene_corps(scene, "au-3", "a474", "5 infantry");
}

/* C.1 takes all three, and no corps is left for B.4. */
static void b4_finds_no_corps(struct scene *scene)
{
    three_corps(scene);
    austria_surrenders(scene, "list='c.1 b.4'");
    assert_int_equal(corps_on_map(scene, "au"), 0);
    assert_true(nothing_left(scene, "b.4"));
    assert_int_equal(scene->game->peaces[0].terms.count, 1);
}

/* Of four one is lent first; C.1 takes the others. */
static void c1_spares_the_lent(struct scene *scene)
{
    three_corps(scene);
    scene_corps(scene, "au-4", "a474", "5 infantry");
    austria_surrenders(scene, "list='b.4 c.1' corps='au-4'");
    assert_int_equal(corps_on_map(scene, "au"), 1);
    assert_non_null(scene_find_corps(scene, "au-4")->at);
    assert_int_equal(scene_find_corps(scene, "au-4")->serves, FRANCE);
}

/* It is Austria's to form anew. */
static void b4_ends_with_the_corps(struct scene *scene)
{
    struct corps *lent = scene_corps(scene, "au-1", "a320", "5 infantry");

    lent->serves = FRANCE;
    lent->loan_ends = 13;
    scene_answers(scene, "R", "fr", "<remove-corps id='au-1'/>");
    scene_play(scene, "R");
    assert_null(lent->at);
    assert_int_equal(eia_corps_power(&scene->board, lent), AUSTRIA);
    assert_int_equal(lent->loan_ends, 0);
}

/* Lent, au-4 is gone, and C.1 has nobody left: it is not in the treaty. */
static void c1_finds_no_corps(struct scene *scene)
{
    scene_corps(scene, "au-4", "a474", "5 infantry");
    austria_surrenders(scene, "list='b.4 c.1' corps='au-4'");
    assert_int_equal(scene_find_corps(scene, "au-4")->serves, FRANCE);
    assert_true(nothing_left(scene, "c.1"));
    assert_int_equal(scene->game->peaces[0].terms.count, 1);
    assert_string_equal(scene->game->peaces[0].terms.items[0], "b.4");
}

static void a_corps_on_loan(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "au-1", "a474", "9 infantry");

    scene_war(scene, "fr", "au");
    scene_standing(scene, "fr", "<terms list='b.4' corps='au-1'/>");
    scene_politics(scene, "au", "<sue enemy='fr' kind='conditional'/>");
    assert_int_equal(eia_corps_power(&scene->board, corps), FRANCE);
    assert_int_equal(corps->factors[FACTOR_INFANTRY], 4);
    assert_int_equal(eia_garrison(&scene->board, "a474", "au")->infantry, 5);
    assert_int_equal(corps->loan_ends, 13);
}

/* Charles goes with another corps at Vienna; of France's leaders one is with it
 * when the twelve months are over. */
static void leaders_are_not_lent(struct scene *scene)
{
    const struct leader *charles = scene_leader(scene, "charles", "au-1");
    const struct leader *ney = NULL;

    scene_corps(scene, "au-2", "a474", "5 infantry");
    a_corps_on_loan(scene);
    assert_string_equal(charles->with, "au-2");
    ney = scene_leader(scene, "ney", "au-1");
    scene_month(scene, "1806-01");
    scene_play(scene, "P0");
    assert_int_equal(ney->state, LEADER_OFF);
    assert_string_equal(charles->with, "au-2");
}

/* The half that stays does not walk into a Vienna that Russia holds. */
static void none_stay_with_the_russians(struct scene *scene)
{
    scene_war(scene, "ru", "au");
    scene_garrison(scene, "ru", "a474", 5, 0);
    scene_corps(scene, "au-1", "a474", "10 infantry");
    austria_surrenders(scene, "list='b.4'");
    assert_int_equal(eia_corps_factors(scene_find_corps(scene, "au-1")), 5);
    assert_null(eia_garrison(&scene->board, "a474", "au"));
    assert_int_equal(eia_due(&scene->board, "au", FACTOR_INFANTRY), 5);
}

/* The siege of Vienna ends with this peace. */
static void they_stay_though_france_besieges(struct scene *scene)
{
    scene_corps(scene, "au-1", "a478", "10 infantry");
    scene_garrison(scene, "au", "a474", 1, 0);
    scene_corps(scene, "fr-1", "a474", "9 infantry");
    eia_city_made(&scene->board, "a474")->besieger = FRANCE;
    austria_surrenders(scene, "list='b.4'");
    assert_int_equal(eia_garrison(&scene->board, "a474", "au")->infantry, 6);
}

/* ---- the loan is over --------------------------------------------------- */

/* au-1 at Strasbourg has served France for twelve months. */
static struct corps *a_year_at_strasbourg(struct scene *scene)
{
    struct corps *corps = scene_corps(scene, "au-1", "a775", "9 infantry");

    corps->serves = FRANCE;
    corps->loan_ends = 13;
    scene_month(scene, "1806-01");
    scene_option(scene, "errata", "off");
    return corps;
}

static void it_goes_home(struct scene *scene)
{
    const struct corps *corps = a_year_at_strasbourg(scene);

    scene_play(scene, "P0");
    assert_int_equal(corps->serves, NO_POWER);
    assert_int_equal(eia_controller(&scene->board, corps->at), AUSTRIA);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(peace),
                                       "serves France no longer"));
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(repatriation),
                                       "goes home from Strasbourg"));
}

static void an_ally_stays(struct scene *scene)
{
    const struct corps *corps = a_year_at_strasbourg(scene);

    scene_ally(scene, "fr", "au");
    scene_play(scene, "P0");
    assert_string_equal(corps->at, "a775");
}

/* It walks, as after a peace. */
static void it_walks_with_limited_access(struct scene *scene)
{
    const struct corps *corps = a_year_at_strasbourg(scene);

    scene_option(scene, "limited-access", "on");
    scene_play(scene, "P0");
    assert_string_equal(corps->at, "a775");
    assert_non_null(scene_find_access(scene, "fr", ACCESS_LIMITED));
}

static const struct scene_row rows[] = {
    {"base peace: B.4 ends with the corps", b4_ends_with_the_corps},
    {"base peace: B.4 finds no corps", b4_finds_no_corps},
    {"base peace: C.1 spares the lent", c1_spares_the_lent},
    {"base peace: C.1 finds no corps", c1_finds_no_corps},
    {"base peace: a corps on loan", a_corps_on_loan},
    {"10.6a leaders are not lent", leaders_are_not_lent},
    {"base peace: B.4 none stay with the Russians",
     none_stay_with_the_russians},
    {"base peace: B.4 they stay though France besieges",
     they_stay_though_france_besieges},
    {"base repatriation: the loan is over", it_goes_home},
    {"base repatriation: an ally's corps stays", an_ally_stays},
    {"12.4a with limited access it walks", it_walks_with_limited_access},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
