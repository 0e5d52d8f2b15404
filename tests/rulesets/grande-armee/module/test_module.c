/* What a module must hold, the errata, and charts and settings as the base game
 * has them. */
#include "core/arena.h"
#include "core/setting.h"
#include "rulesets/grande-armee/board/board.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"
#include "wargame/ways.h"

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
                   scene->module.leader_count, id, id);

    assert_non_null(card);
    return card;
}

static struct unit_card *unit(struct scene *scene, const char *id)
{
    struct unit_card *card = FIND_NAMED(struct unit_card, scene->module.units,
                                        scene->module.unit_count, id, id);

    assert_non_null(card);
    return card;
}

static struct setting *setting(struct scene *scene, const char *key)
{
    for (size_t i = 0; i < scene->module.setting_count; i++)
        if (same_name(scene->module.settings[i].key, key))
            return &scene->module.settings[i];
    return NULL;
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
    for (size_t i = 4; i < scene->module.unit_count; i++)
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
    scene->module.units[0] = scene->module.units[--scene->module.unit_count];
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
}

static void trains_need_no_box(struct scene *scene)
{
    four_divisions(scene, "unit fr-e supply-train 2 soult\n");
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

/* ---- setup.aoc-2 --------------------------------------------------------- */

static void where_units_start(struct scene *scene)
{
    scene_pieces(scene, "leader kutuzov russia supreme 3 1 1 5336 -\n"
                        "leader bagration russia corps 4 1 1 0 kutuzov\n"
                        "unit ru-a infantry 5 bagration\n"
                        "unit ru-b infantry 5 bagration 5336\n"
                        "unit ru-c infantry 5 bagration 5435\n"
                        "led langeron ru-c 1 1\n");
    scene_lay(scene);
    assert_int_equal(scene_hex(scene, "bagration"), 5336);
    assert_int_equal(scene_hex(scene, "ru-a"), 5336);
    assert_int_equal(scene_hex(scene, "ru-b"), 5336);
    assert_int_equal(scene_hex(scene, "ru-c"), 5435);
    assert_int_equal(scene_hex(scene, "langeron"), 5435);
}

/* setup.1805-austerlitz-1 and -2 as they begin: 52 and 15 SP, 47 v. them. */
static void austerlitz_begins(struct scene *scene)
{
    struct scene *other = scene_of_austerlitz();
    const struct force main =
        gra_force_at(&other->board, 5235, FRANCE, gra_can_fight);
    const struct force davout =
        gra_force_at(&other->board, 5138, FRANCE, gra_can_fight);
    const struct force allies =
        gra_force_at(&other->board, 5336, COALITION, gra_can_fight);

    (void)scene;
    assert_int_equal(gra_force_sp(&main), 52);
    assert_int_equal(gra_force_sp(&davout), 15);
    assert_int_equal(gra_force_sp(&allies), 47);
    scene_free(other);
}

/* ---- what is missing ----------------------------------------------------- */

/* clang-format off */
static void without_a_table(struct scene *scene)
{
    struct module *module = &scene->module;
    size_t *const counts[] = {
        &module->crt_count, &module->modifier_count, &module->terrain_count,
        &module->frontage_count, &module->vp_count, &module->pursuit_count,
        &module->turn_count, &module->leader_count, &module->unit_count,
        &module->pool_count};

    for (size_t i = 0; i < LENGTH(counts); i++) {
        type_austerlitz(scene);
        *counts[i] = 0;
        assert_true(refused(scene, BASE(scenario), "is missing"));
    }
}
/* clang-format on */

static void without_a_setting(struct scene *scene)
{
    static const char *const keys[] = {
#define NUMBER(key, member) key,
        GRA_NUMBERS(NUMBER)
#undef NUMBER
            "kind",
        "first-player", "weather", "held-winner"};

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
    static const char *const keys[] = {"front-part",
                                       "mask-part",
                                       "bid-cap-part",
                                       "second-line-part",
                                       "river-front-part",
                                       "cavalry-leader-sp",
                                       "ap-part",
                                       "divisions-a-corps",
                                       "brigades-a-division",
                                       "vp-sp"};

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

/* ---- charts and settings ------------------------------------------------- */

struct crt_cells {
    const char *name;
    int percent[2];
    const char *fate[2]; /* of who is outbid; "h" of the attacker is "s" */
    int leader;          /* 1, 2: L1, L2 of the attacker; 3, 4 of the other */
};

/* clang-format off */
static const struct crt_cells cells[] = {
    {"base.crt 0", {20, 5}, {"r3", "h"}, 2},
    {"base.crt 1", {20, 5}, {"r2", "h"}, 1},
    {"base.crt 2", {18, 6}, {"r2", "h"}, 1},
    {"base.crt 3", {16, 6}, {"r1", "h"}, 0},
    {"base.crt 4", {14, 8}, {"r1", "h"}, 0},
    {"base.crt 5", {12, 8}, {"r0", "w"}, 0},
    {"base.crt 6", {12, 10}, {"r0", "w"}, 0},
    {"base.crt 7", {10, 10}, {"r0", "w"}, 0},
    {"base.crt 8", {10, 12}, {"h", "r0"}, 0},
    {"base.crt 9", {8, 12}, {"h", "r0"}, 0},
    {"base.crt 10", {8, 14}, {"h", "r1"}, 0},
    {"base.crt 11", {6, 14}, {"h", "r1"}, 0},
    {"base.crt 12", {6, 16}, {"h", "r2"}, 3},
    {"base.crt 13", {5, 18}, {"h", "r2"}, 3},
    {"base.crt 14", {5, 20}, {"h", "r3"}, 4},
};
/* clang-format on */

static void chart_as_typed(void **state)
{
    const struct crt_cells *row = *state;
    size_t at = (size_t)(row - cells);
    struct scene *scene = scene_begin();
    const struct crt_row *typed = &scene->module.crt[at];

    assert_int_equal(typed->total, (int)at);
    for (int role = 0; role < 2; role++) {
        assert_int_equal(typed->percent[role], row->percent[role]);
        assert_string_equal(gra_fate_words[typed->fate[role]], row->fate[role]);
    }
    assert_int_equal(typed->leader, row->leader);
    scene_free(scene);
}

static void small_charts(struct scene *scene)
{
    static const int pursuit[] = {0, 0, 0, 5, 10, 15, 20, 30, 40};
    static const int modifiers[] = {4, 3, 2, 1, -1, -2, 2, -1, -2, -2, 1};
    static const int enter[] = {1, 2, 2, NO_ENTRY};
    static const int front[] = {30, 24, 15, 0};
    static const int worth[] = {10, 5, 3, 1, 1, 1, 0};
    const struct module *module = &scene->module;

    type_austerlitz(scene);
    assert_true(opens(scene));
    for (size_t i = 0; i < LENGTH(pursuit); i++)
        assert_int_equal(module->pursuit[i].percent, pursuit[i]);
    assert_int_equal(LENGTH(modifiers), BATTLE_MODIFIERS);
    assert_memory_equal(module->modifiers, modifiers, sizeof(modifiers));
    assert_memory_equal(module->enter, enter, sizeof(enter));
    assert_memory_equal(module->front, front, sizeof(front));
    assert_memory_equal(module->leader_vp, worth, sizeof(worth));
    assert_int_equal(module->enter_from_rough, 1);
    assert_int_equal(module->cross[NO_RIVER][0], 0);
    assert_int_equal(module->cross[MINOR][0], 1);
    assert_int_equal(module->cross[MINOR][1], 0);
    assert_int_equal(module->cross[MAJOR][0], NO_ENTRY);
    assert_int_equal(module->cross[MAJOR][1], 1);
}

static void nations_and_pools(struct scene *scene)
{
    type_austerlitz(scene);
    assert_true(opens(scene));
    assert_int_equal(gra_nation(&scene->module, "france")->morale, 4);
    assert_int_equal(gra_nation(&scene->module, "austria")->morale, 3);
    assert_int_equal(gra_nation(&scene->module, "russia")->morale, 4);
    for (size_t i = 0; i < scene->module.pool_count; i++) {
        assert_int_equal(scene->module.pool[i].bonus, 1);
        assert_int_equal(scene->module.pool[i].morale, 0);
    }
}

struct figure_row {
    const char *name;
    int value;
};

static void setting_as_typed(void **state)
{
    const struct figure_row *row = *state;
    struct scene *scene = scene_begin();
    const char *key = row->name + strlen("base.scenario ");

    assert_non_null(setting(scene, key));
    assert_int_equal(setting_number(scene->module.settings,
                                    scene->module.setting_count, key, -99),
                     row->value);
    scene_free(scene);
}

/* clang-format off */
#define S "base.scenario "
static const struct figure_row figures[] = {
    {S "start-vp", 0}, {S "held-hex", 5235}, {S "held-rounds", 3},
    {S "zone-sp", 4}, {S "zone-rout-sp", 1}, {S "zone-retreat-sp", 1},
    {S "front-part", 3}, {S "rear-guard-percent", 25}, {S "mask-part", 2},
    {S "lone-depot-sp", 1}, {S "overrun-odds", 8}, {S "rounds-most", 6},
    {S "bid-cap-part", 3}, {S "small-fight", 50}, {S "guns-advantage-sp", 2},
    {S "odds-against-none", 4}, {S "second-line-part", 2},
    {S "river-front-part", 2}, {S "cavalry-leader-sp", 2}, {S "killed-l1", 2},
    {S "killed-l2", 3}, {S "corps-leader-dead", 3},
    {S "acting-leader-initiative", 2}, {S "no-leader-initiative", 1},
    {S "guard-morale", 1}, {S "guard-line-check", 1}, {S "check-passes", 1},
    {S "check-fails", 6}, {S "rout-percent", 10}, {S "rout-spared-sp", 2},
    {S "rout-hexes", 3}, {S "rout-shelter-hex", 2},
    {S "routed-attacked-percent", 50}, {S "withdraw-hexes", 1},
    {S "withdraw-cavalry-hexes", 2}, {S "ap-part", 2}, {S "round-ap", 1},
    {S "pursuit-difference", 2}, {S "pursuit-ground", -1},
    {S "pursuit-no-cavalry", -2}, {S "guns-mp", 3}, {S "guns-cavalry-mp", 5},
    {S "counterattack-rounds", 3}, {S "divisions-a-corps", 4},
    {S "brigades-a-division", 2}, {S "vp-sp", 2},
};
/* clang-format on */

/* ---- 8.32a to 8.32e ------------------------------------------------------ */

struct step_row {
    const char *name;
    enum terrain_word from, to;
    enum river_word river;
    bool bridge;
    int cost; /* 0: it is prohibited */
};

static void step_costs(void **state)
{
    const struct step_row *row = *state;
    struct scene *scene = scene_begin();

    scene_ground(scene, 5235, row->from);
    scene_ground(scene, 5236, row->to);
    if (row->river != NO_RIVER)
        scene_river(scene, 5235, 5236, row->river, row->bridge);
    scene_pieces(scene, "leader soult france corps 4 1 1 5435 -\n"
                        "unit fr-a infantry 5 soult\n");
    scene_lay(scene);
    if (row->cost)
        assert_int_equal(gra_step_cost(&scene->board, 5235, 5236), row->cost);
    else
        assert_true(gra_step_cost(&scene->board, 5235, 5236) == PROHIBITED);
    assert_int_equal(gra_adjacent(&scene->board, 5235, 5236),
                     row->river != MAJOR || row->bridge);
    scene_free(scene);
}

static const struct step_row steps[] = {
    {"8.32a from clear", CLEAR, PARTIAL_ROUGH, NO_RIVER, false, 2},
    {"8.32a from partial rough", PARTIAL_ROUGH, PARTIAL_ROUGH, NO_RIVER, false,
     1},
    {"8.32a from rough", ROUGH, PARTIAL_ROUGH, NO_RIVER, false, 1},
    {"8.32a clear from partial rough", PARTIAL_ROUGH, CLEAR, NO_RIVER, false,
     1},
    {"8.32a rough from rough", ROUGH, ROUGH, NO_RIVER, false, 2},
    {"base.terrain alpine", CLEAR, ALPINE, NO_RIVER, false, 0},
    {"8.32b a major river", CLEAR, CLEAR, MAJOR, false, 0},
    {"8.32c a bridge over it", CLEAR, CLEAR, MAJOR, true, 2},
    {"8.32d a minor river", CLEAR, CLEAR, MINOR, false, 2},
    {"8.32d a minor river before rough", CLEAR, ROUGH, MINOR, false, 3},
    {"8.32e a bridge over it", CLEAR, CLEAR, MINOR, true, 1},
};

static const struct scene_row rows[] = {
    {"7.76a bottom boxes take single points", bottom_boxes_take_points},
    {"7.76a three for two bottom boxes", three_for_two_bottom_boxes},
    {"7.76a an ordinary box takes any unit", ordinary_box_takes_any},
    {"7.76b a fifth division", fifth_division},
    {"7.76b guns that need a marker", guns_that_need_a_marker},
    {"7.76b trains need no box", trains_need_no_box},
    {"base.errata right values are silent", right_values_are_silent},
    {"setup.1805-austerlitz-1 the printed hex", printed_hex},
    {"setup.1805-austerlitz-2 Davout himself", davout_himself},
    {"setup.1805-austerlitz-2 how it begins", austerlitz_begins},
    {"setup.aoc-1 counter and chart", counter_beats_chart},
    {"setup.aoc-2 a unit's own hex", where_units_start},
    {"setup.counters-1 Berthier", berthier},
    {"base.errata another scope", another_scope},
    {"base.scenario without a table", without_a_table},
    {"base.scenario without a setting", without_a_setting},
    {"base.scenario a setting that divides", setting_that_divides},
    {"base.scenario without a row", without_a_row},
    {"base.organization lines of command", lines_of_command},
    {"base.scenario small charts", small_charts},
    {"base.morale nations and pools", nations_and_pools},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, scene_row_runs), TABLE(davouts, davout_is_there),
        TABLE(cells, chart_as_typed), TABLE(figures, setting_as_typed),
        TABLE(steps, step_costs)};

    return run_tables(tables, LENGTH(tables));
}
