/* What the module's charts must hold. */
#include "rulesets/empires-in-arms/board/board.h"
#include "rulesets/empires-in-arms/board/dispute.h"
#include "rulesets/empires-in-arms/module/rules.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* The rule of the first finding about a changed module, or NULL. */
static const struct rule *finding(struct scene *scene,
                                  const struct module *module)
{
    struct report *report = report_new(scene->arena);

    if (eia_check_charts(module, report))
        return NULL;
    return report_finding(report, 0)->rule;
}

static struct module *changed(struct scene *scene)
{
    return arena_copy(scene->arena, scene->module, sizeof(struct module));
}

static void display_in_order(struct scene *scene)
{
    struct module *module = changed(scene);

    assert_null(finding(scene, module));
    assert_int_equal(eia_status_row(module, 30)->zone, NEUTRAL_ZONE);
    assert_int_equal(eia_status_row(module, 31)->zone, DOMINANT);
    module->status = arena_copy(scene->arena, module->status,
                                module->status_count * sizeof(*module->status));
    module->status[10].zone = DOMINANT;
    assert_ptr_equal(finding(scene, module),
                     RULE(table_political_status_display));
}

static void points_of_the_documents(struct scene *scene)
{
    struct module *module = changed(scene);

    assert_int_equal(eia_points_row(module, "minor-conquered")->points, 1);
    assert_int_equal(eia_points_row(module, "minor-lost")->points, -1);
    module->points_count--;
    module->points++; /* without its first row */
    assert_ptr_equal(finding(scene, module), RULE(table_political_points));
}

static void excluded_terms_are_terms(struct scene *scene)
{
    struct module *module = changed(scene);
    struct report *report = report_new(scene->arena);
    struct peace_row *row = NULL;

    assert_true(names_contain(&eia_peace_row(module, "B.1")->excluded, "B.4"));
    assert_int_equal(eia_peace_row(module, "B.5")->excluded.count, 0);
    assert_true(eia_open_module(module, scene->arena, report));
    module->peace = arena_copy(scene->arena, module->peace,
                               module->peace_count * sizeof(*module->peace));
    row = &module->peace[module->peace_count - 1];
    row->excludes = "B.1 B.44";
    assert_false(eia_open_module(module, scene->arena, report));
    assert_ptr_equal(report_finding(report, 0)->rule, BASE(peace));
    assert_non_null(strstr(
        finding_text(scene->arena, report_finding(report, 0)), "'B.44'"));
}

static void guard_needs_its_chart(struct scene *scene)
{
    struct module *module = changed(scene);
    struct report *report = report_new(scene->arena);
    const struct place place = {"roster.xml", 1};

    scene_option(scene, "guard-commitment", "on");
    assert_true(eia_check_options(module, &scene->options, &place, report));
    module->guard_count = 0;
    assert_false(eia_check_options(module, &scene->options, &place, report));
    assert_ptr_equal(report_finding(report, 0)->rule,
                     RULE(table_missing_game_card));
}

static void manipulation_is_for_campaigns(struct scene *scene)
{
    struct report *report = report_new(scene->arena);
    const struct place place = {"roster.xml", 1};

    scene_option(scene, "mode", "scenario");
    scene_option(scene, "economic-manipulation", "on");
    assert_false(
        eia_check_options(scene->module, &scene->options, &place, report));
    assert_true(report_names(report, RULE(meta_asterisk)));
}

static void a_box_for_each_power(struct scene *scene)
{
    struct module *module = changed(scene);

    assert_int_equal(eia_power_state(&scene->board, FRANCE)->box, 33);
    assert_int_equal(eia_zone(&scene->board, FRANCE), DOMINANT);
    module->powers = arena_copy(scene->arena, module->powers,
                                module->powers_count * sizeof(*module->powers));
    module->powers[0].box = 41;
    assert_ptr_equal(finding(scene, module), RULE(10_5a));
}

static void districts_are_counted(struct scene *scene)
{
    struct module *module = changed(scene);
    struct report *report = report_new(scene->arena);

    assert_int_equal(eia_minor_card(scene->module, "bavaria")->districts.count,
                     1);
    assert_int_equal(eia_minor_card(scene->module, "denmark")->districts.count,
                     2);
    module->minors = arena_copy(scene->arena, module->minors,
                                module->minors_count * sizeof(*module->minors));
    module->minors[0].districts.count = 0;
    assert_false(eia_check_charts(module, report));
    assert_true(report_names(report, RULE(10_4a)));
}

static void one_major_district(struct scene *scene)
{
    struct module *module = changed(scene);

    assert_int_equal(eia_district_card(module, "denmark")->rank,
                     DISTRICT_MAJOR);
    assert_int_equal(eia_district_card(module, "norway")->rank,
                     DISTRICT_SECONDARY);
    module->minors = arena_copy(scene->arena, module->minors,
                                module->minors_count * sizeof(*module->minors));
    module->minors[0].districts.count = 0;
    assert_ptr_equal(finding(scene, module), RULE(10_4_1a));
}

static void two_countries_of_two(struct scene *scene)
{
    struct module *module = changed(scene);
    int two = 0;

    for (size_t i = 0; i < scene->module->minors_count; i++)
        two += scene->module->minors[i].districts.count > 1;
    assert_int_equal(two, 2);
    assert_string_equal(
        eia_district_card(scene->module, "norway")->capital_city, "Christiana");
    assert_string_equal(
        eia_district_card(scene->module, "finland")->capital_city, "Abo");
    module->districts =
        arena_copy(scene->arena, module->districts,
                   module->districts_count * sizeof(*module->districts));
    for (size_t i = 0; i < module->districts_count; i++)
        if (same_name(module->districts[i].id, "norway"))
            module->districts[i].capital = "a063"; /* Malmo, in Sweden */
    assert_ptr_equal(finding(scene, module), RULE(10_4_1b));
}

/* The row of the set-up of that corps. */
static struct start_row *start_of(struct scene *scene, struct module *module,
                                  const char *id)
{
    module->start = arena_copy(scene->arena, module->start,
                               module->start_count * sizeof(*module->start));
    for (size_t i = 0; i < module->start_count; i++)
        if (same_name(module->start[i].id, id))
            return &module->start[i];
    return NULL;
}

static void feudal_corps_are_full(struct scene *scene)
{
    struct module *module = changed(scene);

    start_of(scene, module, "tu-fi-rumelia")->factors[FACTOR_FEUDAL]--;
    assert_ptr_equal(finding(scene, module), RULE(10_1_3b));
}

static void two_insurrection_corps(struct scene *scene)
{
    struct module *module = changed(scene);

    start_of(scene, module, "au-1")->id = "au-ins1";
    assert_ptr_equal(finding(scene, module), RULE(10_1_4a));
    module = changed(scene);
    module->corps = arena_copy(scene->arena, module->corps,
                               module->corps_count * sizeof(*module->corps));
    for (size_t i = 0; i < module->corps_count; i++)
        if (same_name(module->corps[i].id, "au-ins2"))
            module->corps[i].kind = CORPS_INFANTRY;
    assert_ptr_equal(finding(scene, module), RULE(10_1_4a));
}

static void causes_are_logged(struct scene *scene)
{
    const struct event *event =
        eia_points(&scene->play, FRANCE, "battle-won-2", 1);

    assert_int_equal(event->number, 2);
    assert_non_null(strstr(event->text, "a great battle won"));
    assert_int_equal(scene->game->lines[0].amount, 2);
    assert_true(event_names(event, RULE(10_5b)));
}

static void three_claimants(struct scene *scene)
{
    struct names powers = {NULL, 0};

    names_add(scene->arena, &powers, "au");
    names_add(scene->arena, &powers, "fr");
    names_add(scene->arena, &powers, "pr");
    scene_die(scene, "meta.competitive-rolls/claim/au-1", 5);
    scene_die(scene, "meta.competitive-rolls/claim/fr-1", 5);
    scene_die(scene, "meta.competitive-rolls/claim/pr-1", 2);
    scene_die(scene, "meta.competitive-rolls/claim/au-2", 3);
    scene_die(scene, "meta.competitive-rolls/claim/fr-2", 6);
    assert_int_equal(eia_competitive_roll(&scene->play,
                                          RULE(meta_competitive_rolls), "claim",
                                          &powers, false),
                     FRANCE);
    assert_false(scene_thrown(scene, "meta.competitive-rolls/claim/pr-2"));
}

static const struct scene_row rows[] = {
    {"table.political-status-display zones in order", display_in_order},
    {"table.political-points the documents' numbers", points_of_the_documents},
    {"table.missing-game-card the guard needs its chart",
     guard_needs_its_chart},
    {"meta.asterisk manipulation is for campaigns",
     manipulation_is_for_campaigns},
    {"meta.competitive-rolls three claimants", three_claimants},
    {"10.1.3b the set-up fills feudal corps", feudal_corps_are_full},
    {"10.1.4a two corps, not on the map", two_insurrection_corps},
    {"10.5a a box for each power", a_box_for_each_power},
    {"10.5b causes are logged", causes_are_logged},
    {"10.4a districts are counted", districts_are_counted},
    {"base peace: excluded terms are terms", excluded_terms_are_terms},
    {"10.4.1a one major district", one_major_district},
    {"10.4.1b two countries of two districts", two_countries_of_two},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
