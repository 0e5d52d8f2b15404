/* 10.3.3 neutral corps in a city that is besieged. Whose word goes before a
 * city: [base siege]. */
#include "rulesets/empires-in-arms/module/rules.h"
#include "rulesets/empires-in-arms/siege/siege.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The sieges of a power's land phase. */
static void sieges(struct scene *scene, enum power power)
{
    scene_at(scene, "L");
    eia_run_sieges(&scene->play, power);
}

static int garrison_of(struct scene *scene, const char *area,
                       const char *nation)
{
    const struct garrison *garrison = eia_garrison(&scene->board, area, nation);

    return garrison ? garrison->infantry + garrison->militia : 0;
}

static void linz(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "15 infantry");
    scene_garrison(scene, "au", "a475", 2, 0);
    scene_garrison(scene, "ru", "a475", 3, 0);
}

static void russians_leave_linz(struct scene *scene)
{
    linz(scene);
    sieges(scene, FRANCE);
    assert_true(eia_besieged(&scene->board, "a475"));
    assert_int_equal(garrison_of(scene, "a475", "au"), 2);
    assert_int_equal(garrison_of(scene, "a475", "ru"), 0);
    assert_non_null(scene_event(scene, EVENT_STATE, RULE(10_3_3a)));
    assert_int_equal(scene->game->prisoners_count, 0);
}

static void russians_at_war_stay(struct scene *scene)
{
    linz(scene);
    scene_war(scene, "fr", "ru");
    sieges(scene, FRANCE);
    assert_int_equal(garrison_of(scene, "a475", "ru"), 3);
}

static void russians_come_home(struct scene *scene)
{
    scene_month(scene, "1805-06");
    linz(scene);
    sieges(scene, FRANCE);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_3_3b),
                                       "home with the next reinforcement"));
    assert_int_equal(eia_due(&scene->board, "ru", FACTOR_INFANTRY), 0);
    scene_month(scene, "1805-07");
    assert_int_equal(eia_due(&scene->board, "ru", FACTOR_INFANTRY), 3);
    for (int i = NO_POWER + 1; i < POWER_END; i++)
        scene_orders(scene, eia_power_words[i], "R", "");
    scene_orders(scene, "ru", "R",
                 "<place-factors to='a119' kind='infantry' n='3'/>");
    scene_play(scene, "R");
    assert_int_equal(garrison_of(scene, "a119", "ru"), 3);
}

/* Guerillas are a garrison, or part of one. Burgos is France's by
 * cession, and Spain is at peace with all. */
static void guerillas_leave(struct scene *scene)
{
    scene_war(scene, "fr", "gb");
    scene_province(scene, "old-castile", "fr");
    scene_corps(scene, "gb-1", "a390", "9 infantry");
    scene_garrison(scene, "fr", "a390", 2, 0);
    eia_add_guerilla_factors(&scene->board, "a390", true, 2);
    sieges(scene, GREAT_BRITAIN);
    assert_true(eia_besieged(&scene->board, "a390"));
    assert_null(eia_guerillas(&scene->board, "a390", true));
    assert_int_equal(eia_guerillas(&scene->board, "a390", false)->factors, 2);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, RULE(10_1_1j),
                                       "Spain, neutral, leaves"));
}

/* Russia moves with France, which besieges Linz. */
static void both_before_linz(struct scene *scene)
{
    struct combination *group =
        LIST_ADD(scene->arena, scene->game->combinations,
                 scene->game->combinations_count);

    names_add(scene->arena, &group->powers, "fr");
    names_add(scene->arena, &group->powers, "ru");
    scene_war(scene, "fr", "au");
    scene_war(scene, "ru", "au");
    scene_corps(scene, "fr-4", "a475", "15 infantry");
    scene_corps(scene, "ru-1", "a475", "9 infantry");
    scene_garrison(scene, "au", "a475", 3, 0);
    eia_city_made(&scene->board, "a475")->besieger = FRANCE;
}

/* Its orders are none. */
static void helpers_do_not_order(struct scene *scene)
{
    both_before_linz(scene);
    assert_ptr_equal(
        scene_refusal(scene, "ru", "L", "<assault city='a475' when='always'/>"),
        BASE(siege));
    assert_ptr_equal(
        scene_refusal(scene, "ru", "L", "<siege city='a475' op='raise'/>"),
        BASE(siege));
    assert_null(scene_refusal(scene, "fr", "L",
                              "<assault city='a475' when='always'/>"));
    scene_orders(scene, "ru", "L", "<assault city='a475' when='always'/>");
    sieges(scene, RUSSIA);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(siege)), 1);
}

/* The French march off. */
static void who_helped_goes_on(struct scene *scene)
{
    both_before_linz(scene);
    eia_corps(&scene->board, "fr-4")->at = "a319";
    eia_lift_sieges(&scene->play);
    assert_int_equal(eia_city(&scene->board, "a475")->besieger, RUSSIA);
    assert_non_null(scene_event_saying(scene, EVENT_STATE, BASE(siege),
                                       "Russia goes on with the siege"));
}

/* Three before Linz storm nobody while five are inside. */
static void an_assault_on_more_lapses(struct scene *scene)
{
    scene_war(scene, "fr", "au");
    scene_corps(scene, "fr-4", "a475", "3 infantry");
    scene_garrison(scene, "au", "a475", 5, 0);
    scene_orders(scene, "fr", "L", "<assault city='a475' when='always'/>");
    sieges(scene, FRANCE);
    assert_int_equal(scene_count(scene, EVENT_LAPSE, BASE(siege)), 1);
    assert_false(eia_besieged(&scene->board, "a475"));
}

static const struct scene_row rows[] = {
    {"base siege: helpers do not order", helpers_do_not_order},
    {"base siege: who helped goes on", who_helped_goes_on},
    {"base assault: on more inside it lapses", an_assault_on_more_lapses},
    {"10.3.3a neutral Russians leave Linz", russians_leave_linz},
    {"10.3.3a Russians at war stay", russians_at_war_stay},
    {"10.1.1j neutral guerillas leave as a garrison does", guerillas_leave},
    {"10.3.3b they come home in July", russians_come_home},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
