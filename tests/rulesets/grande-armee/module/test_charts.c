/* Charts and settings of Austerlitz, cell by cell, as the base game has them.
 */
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
    static const int modifiers[] = {4,  3,  2,  1, -1, -2, 2,
                                    -1, -2, -2, 1, -1, 1,  -2};
    static const int enter[] = {1, 2, 2, NO_ENTRY};
    static const int front[] = {30, 24, 15, 0};
    static const int worth[] = {10, 5, 3, 1, 1, 1, 0};
    const struct module *module = &scene->module;

    type_austerlitz(scene);
    assert_true(gra_open_module(&scene->module, scene->arena, scene->report));
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
    assert_true(gra_open_module(&scene->module, scene->arena, scene->report));
    assert_int_equal(gra_nation(&scene->module, "france")->morale, 4);
    assert_int_equal(gra_nation(&scene->module, "austria")->morale, 3);
    assert_int_equal(gra_nation(&scene->module, "russia")->morale, 4);
    for (size_t i = 0; i < scene->module.pools_count; i++) {
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

    assert_non_null(setting_find(scene->module.settings,
                                 scene->module.settings_count, key));
    assert_int_equal(setting_number(scene->module.settings,
                                    scene->module.settings_count, key, -99),
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
    const struct rule *rule;
};

/* 8 v. 8, a crossing 1 less, and ground 1 or 2: the dice make it 6: 1 and 1 SP,
 * and W. He has (6 + 4 - 1) / 2 = 4 points, follows, and pays a round. */
static void advances(struct scene *scene, const struct step_row *row)
{
    scene_order(
        scene, "france",
        "<attack from='5235' target='5236' rounds='2' hold='0' occupy='no'/>");
    scene_stand(scene, "coalition", "<reaction choice='stand' hold='0'/>");
    scene_dice(scene, "crt/battle/4-5235-5236-1-main", 3,
               3 + (int)row->to + (row->river != NO_RIVER));
    scene_dice(scene, "ap/die/4-5235-5236-1", 6, 0);
    scene_play(scene);
    assert_int_equal(scene_hex(scene, "fr-a"), 5236);
    assert_true(scene_told(
        scene, EVENT_NOTE, RULE(12_0a),
        arena_text(scene->arena, "has %d advance", 4 - row->cost - 1)));
    assert_true(scene_told(scene, EVENT_ADVANCE, row->rule, NULL));
}

static void step_costs(void **state)
{
    const struct step_row *row = *state;
    struct scene *scene = scene_begin();

    scene_ground(scene, 5235, row->from);
    scene_ground(scene, 5236, row->to);
    if (row->river != NO_RIVER)
        scene_river(scene, 5235, 5236, row->river, row->bridge);
    scene_pieces(scene, "leader soult france corps 4 0 0 5235 -\n"
                        "leader kutuzov russia corps 3 0 0 5236 -\n"
                        "unit fr-a infantry 8 soult\n"
                        "unit ru-a infantry 8 kutuzov\n"
                        "depot ru-d1 russia 5438\n");
    scene_lay(scene);
    assert_int_equal(gra_adjacent(&scene->board, 5235, 5236),
                     row->river != MAJOR || row->bridge);
    if (row->cost == 0) {
        assert_true(gra_step_cost(&scene->board, 5235, 5236) == PROHIBITED);
    } else {
        assert_int_equal(gra_step_cost(&scene->board, 5235, 5236), row->cost);
        advances(scene, row);
    }
    scene_free(scene);
}

/* clang-format off */
static const struct step_row steps[] = {
    {"8.32a from clear", CLEAR, PARTIAL_ROUGH, NO_RIVER, false, 2,
     RULE(8_32a)},
    {"8.32a from partial rough", PARTIAL_ROUGH, PARTIAL_ROUGH, NO_RIVER,
     false, 1, RULE(8_32a)},
    {"8.32a from rough", ROUGH, PARTIAL_ROUGH, NO_RIVER, false, 1,
     RULE(8_32a)},
    {"base.terrain clear", PARTIAL_ROUGH, CLEAR, NO_RIVER, false, 1, NULL},
    {"base.terrain rough", ROUGH, ROUGH, NO_RIVER, false, 2, NULL},
    {"base.terrain alpine", CLEAR, ALPINE, NO_RIVER, false, 0, NULL},
    {"base.terrain a major river", CLEAR, CLEAR, MAJOR, false, 0, NULL},
    {"8.32c a bridge over a major river", CLEAR, CLEAR, MAJOR, true, 2,
     RULE(8_32c)},
    {"8.32d a minor river", CLEAR, CLEAR, MINOR, false, 2, RULE(8_32d)},
    {"8.32d a minor river before rough", CLEAR, ROUGH, MINOR, false, 3,
     RULE(8_32d)},
    {"8.32e a bridge over a minor river", CLEAR, CLEAR, MINOR, true, 1,
     RULE(8_32e)},
};
/* clang-format on */

static const struct scene_row rows[] = {
    {"base.scenario small charts", small_charts},
    {"base.morale nations and pools", nations_and_pools},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(rows, scene_row_runs), TABLE(cells, chart_as_typed),
        TABLE(figures, setting_as_typed), TABLE(steps, step_costs)};

    return run_tables(tables, LENGTH(tables));
}
