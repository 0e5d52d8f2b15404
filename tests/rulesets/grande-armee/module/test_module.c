/* What a module must hold, and the errata. */
#include "core/arena.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* The tables of Austerlitz as they are typed, not yet opened. */
static void type_austerlitz(struct scene *scene)
{
    const struct module_tables tables = {
        &gra_module_record, "samples/modules/austerlitz-1805", scene->arena};

    scene->module = (struct module){0};
    scenes_read_module(&scene->module, &tables, scene->report);
    assert_true(report_clean(scene->report));
}

static bool opens(struct scene *scene)
{
    scene->refused = report_new(scene->arena);
    return gra_open_module(&scene->module, scene->arena, scene->refused);
}

/* Is it refused by that case, in these words? */
static bool refused(struct scene *scene, const struct rule *rule,
                    const char *words)
{
    if (opens(scene))
        return false;
    for (size_t i = 0; i < report_findings(scene->refused); i++) {
        const struct finding *finding = report_finding(scene->refused, i);

        if (finding->rule == rule && strstr(finding->text, words))
            return true;
    }
    return false;
}

static struct leader_card *leader(struct scene *scene, const char *id)
{
    struct leader_card *card =
        FIND_NAMED(struct leader_card, scene->module.leaders,
                   scene->module.leaders_count, id, id);

    assert_non_null(card);
    return card;
}

static struct unit_card *unit(struct scene *scene, const char *id)
{
    struct unit_card *card = FIND_NAMED(struct unit_card, scene->module.units,
                                        scene->module.units_count, id, id);

    assert_non_null(card);
    return card;
}

static struct setting *setting(struct scene *scene, const char *key)
{
    return (struct setting *)(uintptr_t)setting_find(
        scene->module.settings, scene->module.settings_count, key);
}

/* ---- 7.76a, 7.76b -------------------------------------------------------- */

/* Soult has four ordinary boxes and two bottom ones, and fills the four. */
static void four_divisions(struct scene *scene, const char *more)
{
    scene_pieces(scene, "leader soult france corps 4 1 1 5235 -\n"
                        "unit fr-a infantry 5 soult\n"
                        "unit fr-b infantry 5 soult\n"
                        "unit fr-c infantry 5 soult\n"
                        "unit fr-d infantry 1 soult\n");
    scene_pieces(scene, more);
    leader(scene, "soult")->boxes = 4;
    leader(scene, "soult")->bottom_boxes = 2;
    for (size_t i = 4; i < scene->module.units_count; i++)
        scene->module.units[i].inherent =
            scene->module.units[i].type != INFANTRY;
}

static void bottom_boxes_take_points(struct scene *scene)
{
    four_divisions(scene, "unit fr-e artillery 1 soult\n"
                          "unit fr-f light-cavalry 1 soult\n");
    assert_true(opens(scene));
}

static void three_for_two_bottom_boxes(struct scene *scene)
{
    four_divisions(scene, "unit fr-e artillery 1 soult\n"
                          "unit fr-f light-cavalry 1 soult\n"
                          "unit fr-g artillery 1 soult\n");
    assert_true(refused(scene, RULE(7_76a), "'soult' has 3 units"));
}

/* An ordinary box takes any unit: with three divisions there is one more. */
static void ordinary_box_takes_any(struct scene *scene)
{
    four_divisions(scene, "unit fr-e artillery 1 soult\n"
                          "unit fr-f light-cavalry 1 soult\n"
                          "unit fr-g artillery 1 soult\n");
    scene->module.units[0] = scene->module.units[--scene->module.units_count];
    scene->module.units[0].inherent = true;
    assert_true(opens(scene));
}

static void fifth_division(struct scene *scene)
{
    four_divisions(scene, "unit fr-e infantry 3 soult\n");
    assert_true(refused(scene, RULE(7_76b), "boxes for 4"));
}

/* Of two points, or of none inherent, it needs a marker. */
static void guns_that_need_a_marker(struct scene *scene)
{
    four_divisions(scene, "unit fr-e artillery 2 soult\n");
    assert_true(refused(scene, RULE(7_76b), "boxes for 4"));
    unit(scene, "fr-e")->sp = 1;
    assert_true(opens(scene));
    unit(scene, "fr-e")->inherent = false;
    assert_true(refused(scene, RULE(7_76b), "boxes for 4"));
    unit(scene, "fr-e")->type = SUPPLY_TRAIN;
    assert_true(opens(scene));
}

/* ---- errata -------------------------------------------------------------- */

static void right_values_are_silent(struct scene *scene)
{
    type_austerlitz(scene);
    assert_true(opens(scene));
    assert_true(report_clean(scene->refused));
}

/* Each leader of the French as he is printed. */
static void printed_hex(struct scene *scene)
{
    static const char *const ids[] = {"napoleon",   "soult", "lannes",
                                      "bernadotte", "murat", "bessieres"};

    type_austerlitz(scene);
    for (size_t i = 0; i < LENGTH(ids); i++) {
        leader(scene, ids[i])->start = 5234;
        assert_true(refused(
            scene, RULE(setup_1805_austerlitz_1),
            arena_text(scene->arena, "of '%s', which the errata", ids[i])));
        assert_non_null(
            strstr(report_finding(scene->refused, 0)->text, "type '5235'"));
        leader(scene, ids[i])->start = 5235;
    }
    assert_true(opens(scene));
}

struct davout_row {
    const char *name;
    const char *piece;
    const char *leader; /* NULL: as it is */
    int sp;             /* 0: as it is */
    bool absent;
    const char *words;
};

static void davout_is_there(void **state)
{
    const struct davout_row *row = *state;
    struct scene *scene = scene_begin();
    struct unit_card *card;

    type_austerlitz(scene);
    card = unit(scene, row->piece);
    if (row->leader)
        card->leader_id = row->leader;
    if (row->sp)
        card->sp = row->sp;
    if (row->absent)
        card->id = "fr-x";
    assert_true(refused(scene, RULE(setup_1805_austerlitz_2), row->words));
    scene_free(scene);
}

/* clang-format off */
#define D "setup.1805-austerlitz-2 "
static const struct davout_row davouts[] = {
    {D "1st division, leader", "fr-inf-01", "soult", 0, false,
     "'soult' as leader of 'fr-inf-01', which the errata correct: type "
     "'davout'"},
    {D "1st division, points", "fr-inf-01", NULL, 4, false, "type '5'"},
    {D "2nd division, leader", "fr-inf-02", "soult", 0, false, "'davout'"},
    {D "2nd division, points", "fr-inf-02", NULL, 5, false, "type '4'"},
    {D "3rd division, leader", "fr-inf-03", "soult", 0, false, "'davout'"},
    {D "3rd division, points", "fr-inf-03", NULL, 5, false, "type '4'"},
    {D "light brigade, points", "fr-lcb-02", NULL, 2, false, "type '1'"},
    {D "5th artillery, points", "fr-art-05", NULL, 2, false, "type '1'"},
    {D "no 1st division", "fr-inf-01", NULL, 0, true,
     "lacks 'fr-inf-01', which the errata add: type a row"},
    {D "no 2nd division", "fr-inf-02", NULL, 0, true, "lacks 'fr-inf-02'"},
    {D "no 3rd division", "fr-inf-03", NULL, 0, true, "lacks 'fr-inf-03'"},
    {D "no light brigade", "fr-lcb-02", NULL, 0, true, "lacks 'fr-lcb-02'"},
    {D "no artillery", "fr-art-05", NULL, 0, true, "lacks 'fr-art-05'"},
};
/* clang-format on */

static void davout_himself(struct scene *scene)
{
    type_austerlitz(scene);
    leader(scene, "davout")->start = 5235;
    assert_true(refused(scene, RULE(setup_1805_austerlitz_2), "type '5138'"));
    leader(scene, "davout")->id = "davou";
    assert_true(
        refused(scene, RULE(setup_1805_austerlitz_2), "lacks 'davout'"));
}

/* A leader who is in no table is not missed; one with the chart's figure is
 * refused with the counter's. */
static void counter_beats_chart(struct scene *scene)
{
    type_austerlitz(scene);
    scene_pieces(scene, "leader augereau france corps 3 0 1 5235 napoleon\n");
    assert_true(refused(scene, RULE(setup_aoc_1),
                        "'0' as bonus of 'augereau', which the errata "
                        "correct: type '1'"));
    leader(scene, "augereau")->bonus = 1;
    assert_true(opens(scene));
}

static void berthier(struct scene *scene)
{
    type_austerlitz(scene);
    scene_pieces(scene, "leader berthier france staff 2 0 0 5235 napoleon\n");
    assert_true(refused(scene, RULE(setup_counters_1), "type '3'"));
    leader(scene, "berthier")->initiative = 3;
    assert_true(opens(scene));
    leader(scene, "berthier")->bonus = 1;
    assert_true(refused(scene, RULE(setup_counters_1), "as bonus of"));
    leader(scene, "berthier")->bonus = 0;
    leader(scene, "berthier")->morale = 1;
    assert_true(refused(scene, RULE(setup_counters_1), "as morale of"));
}

/* What the errata say of another scenario holds there alone. */
static void another_scope(struct scene *scene)
{
    type_austerlitz(scene);
    scene_pieces(scene, "leader mack austria army 2 0 0 5336 -\n");
    assert_true(opens(scene));
    setting(scene, "errata-scope")->value = "aoc 1805-campaign";
    assert_false(opens(scene));
}

/* ---- what is missing ----------------------------------------------------- */

/* clang-format off */
static void without_a_table(struct scene *scene)
{
    struct module *module = &scene->module;
    size_t *const counts[] = {
        &module->crt_count, &module->modifiers_count, &module->terrain_count,
        &module->frontage_count, &module->vp_count, &module->pursuit_count,
        &module->turns_count, &module->leaders_count, &module->units_count,
        &module->pools_count};

    for (size_t i = 0; i < LENGTH(counts); i++) {
        type_austerlitz(scene);
        *counts[i] = 0;
        assert_true(refused(scene, BASE(scenario), "is missing"));
    }
}
/* clang-format on */

static void without_a_setting(struct scene *scene)
{
    static const char *const keys[] = {"kind", "first-player", "weather",
                                       "held-winner",
#define NUMBER(key, member) key,
                                       GRA_NUMBERS(NUMBER)
#undef NUMBER
    };

    for (size_t i = 0; i < LENGTH(keys); i++) {
        type_austerlitz(scene);
        assert_non_null(setting(scene, keys[i]));
        setting(scene, keys[i])->key = "misspelt";
        assert_true(
            refused(scene, BASE(scenario),
                    arena_text(scene->arena, "'%s' is missing", keys[i])));
    }
}

static void setting_that_divides(struct scene *scene)
{
    /* clang-format off */
    static const char *const keys[] = {
        "front-part", "mask-part", "bid-cap-part", "second-line-part",
        "river-front-part", "cavalry-leader-sp", "ap-part",
        "divisions-a-corps", "brigades-a-division", "vp-sp"};
    /* clang-format on */

    for (size_t i = 0; i < LENGTH(keys); i++) {
        type_austerlitz(scene);
        setting(scene, keys[i])->value = "0";
        assert_true(refused(scene, BASE(scenario), "divides"));
    }
}

/* Austerlitz with one change is refused by that case, in these words. */
#define BREAKS(change, rule, words)                                            \
    do {                                                                       \
        type_austerlitz(scene);                                                \
        change;                                                                \
        assert_true(refused(scene, rule, words));                              \
    } while (0)

static void without_a_row(struct scene *scene)
{
    struct module *module = &scene->module;

    BREAKS(module->modifier_rows[4].key = "partly-rough", BASE(scenario),
           "no row 'partial-rough'");
    BREAKS(module->terrain_rows[6].key = "bridge", BASE(scenario),
           "no row 'major-bridge'");
    BREAKS(module->vp_rows[2].key = "corp", BASE(scenario), "no row 'corps'");
    BREAKS(module->frontage[2].terrain = CLEAR, BASE(frontage), "each ground");
    BREAKS(module->crt[3].total = 4, BASE(crt), "table-crt");
    BREAKS(module->pursuit_count--, BASE(crt), "table-pursuit");
    BREAKS(module->turns[0].turn = 7, BASE(sequence), "turn 1");
}

/* Neither the division nor Miloradovich nor Kutuzov has a hex. */
static void nowhere_to_start(struct scene *scene)
{
    BREAKS(leader(scene, "miloradovich")->start = 0;
           leader(scene, "kutuzov")->start = 0, RULE(setup_aoc_2),
           "'ru-inf-04' has no hex of its own");
    unit(scene, "ru-inf-04")->start = 5336;
    assert_false(refused(scene, RULE(setup_aoc_2), "'ru-inf-04'"));
}

static void lines_of_command(struct scene *scene)
{
    BREAKS(leader(scene, "kutuzov")->superior_id = "bagration",
           BASE(organization), "not under");
    BREAKS(leader(scene, "bagration")->superior_id = "napoleon",
           BASE(organization), "same side");
    BREAKS(unit(scene, "ru-inf-01")->leader_id = "ulanius", BASE(organization),
           "no leader of a corps");
    BREAKS(unit(scene, "ru-inf-01")->leader_id = "soult", BASE(organization),
           "takes no unit");
    BREAKS(unit(scene, "ru-inf-01")->sp = 11, BASE(organization),
           "11 SP of 10");
}

static const struct scene_row rows[] = {
    {"7.76a bottom boxes take single points", bottom_boxes_take_points},
    {"7.76a three for two bottom boxes", three_for_two_bottom_boxes},
    {"7.76a an ordinary box takes any unit", ordinary_box_takes_any},
    {"7.76b a fifth division", fifth_division},
    {"7.76b guns that need a marker", guns_that_need_a_marker},
    {"base.errata right values are silent", right_values_are_silent},
    {"setup.1805-austerlitz-1 the printed hex", printed_hex},
    {"setup.1805-austerlitz-2 Davout himself", davout_himself},
    {"setup.aoc-1 counter and chart", counter_beats_chart},
    {"setup.counters-1 Berthier", berthier},
    {"base.errata another scope", another_scope},
    {"base.scenario without a table", without_a_table},
    {"base.scenario without a setting", without_a_setting},
    {"base.scenario a setting that divides", setting_that_divides},
    {"base.scenario without a row", without_a_row},
    {"setup.aoc-2 a unit without a hex", nowhere_to_start},
    {"base.organization lines of command", lines_of_command},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs),
                                   TABLE(davouts, davout_is_there)};

    return run_tables(tables, LENGTH(tables));
}
