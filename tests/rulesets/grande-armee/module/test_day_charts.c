/* The charts of a game of days, typed anew from the paper and compared. */
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

/* base.forced-march: faces 1 to 6. */
static void forced(struct scene *scene)
{
    static const int mp[][6] = {{0, 1, 1, 2, 2, 3}, {1, 2, 2, 4, 4, 5}};
    static const int percent[][6] = {{5, 0, 0, 0, 0, 0}, {10, 5, 5, 0, 0, 0}};

    for (int kind = SINGLE_MARCH; kind <= DOUBLE_MARCH; kind++)
        for (int die = 1; die <= 6; die++) {
            const struct forced_row *row =
                gra_forced_row(&scene->module, kind, die);

            assert_int_equal(row->mp, mp[kind - SINGLE_MARCH][die - 1]);
            assert_int_equal(row->percent,
                             percent[kind - SINGLE_MARCH][die - 1]);
        }
}

/* base.weather: the last face of fair weather and of mud, by month. */
static void weather(struct scene *scene)
{
    static const struct {
        const char *month;
        int fair, mud;
    } months[] = {{"jan", 1, 2}, {"feb", 1, 3}, {"mar", 2, 5}, {"apr", 3, 6},
                  {"may", 5, 6}, {"jun", 6, 6}, {"jul", 5, 6}, {"aug", 6, 6},
                  {"sep", 5, 6}, {"oct", 3, 6}, {"nov", 2, 5}, {"dec", 1, 3}};

    for (size_t i = 0; i < LENGTH(months); i++)
        for (int die = 1; die <= 6; die++)
            assert_int_equal(
                gra_weather_of(&scene->module, months[i].month, die),
                die <= months[i].fair  ? FAIR_WEATHER
                : die <= months[i].mud ? MUD
                                       : SNOW);
}

/* base.skirmish: totals from -1 to 7; beyond them the last row. */
static void skirmish(struct scene *scene)
{
    static const struct {
        int lost[2], retreat[2];
        bool star[2], halts;
    } rows[] = {{{1, 0}, {2, 0}, {true, false}, true},
                {{0, 0}, {2, 0}, {true, false}, true},
                {{0, 0}, {1, 0}, {true, false}, true},
                {{0, 0}, {0, 0}, {false, false}, true},
                {{0, 0}, {0, 0}, {false, false}, true},
                {{0, 0}, {0, 1}, {false, false}, false},
                {{0, 0}, {0, 1}, {false, true}, false},
                {{0, 0}, {0, 2}, {false, true}, false},
                {{0, 1}, {0, 2}, {false, true}, false}};

    for (size_t i = 0; i < LENGTH(rows); i++) {
        const struct skirmish_row *row =
            gra_skirmish_row(&scene->module, (int)i - 1);

        assert_int_equal(row->total, (int)i - 1);
        assert_memory_equal(row->lost, rows[i].lost, sizeof(row->lost));
        assert_memory_equal(row->retreat, rows[i].retreat,
                            sizeof(row->retreat));
        assert_memory_equal(row->demoralized, rows[i].star,
                            sizeof(row->demoralized));
        assert_int_equal(row->halts, rows[i].halts);
    }
    assert_int_equal(gra_skirmish_row(&scene->module, -4)->total, -1);
    assert_int_equal(gra_skirmish_row(&scene->module, 12)->total, 7);
}

/* base.attrition: percent by total, and what is added to the die. */
static void attrition(struct scene *scene)
{
    static const int percent[] = {0, 0, 0, 0, 0, 0, 5, 5, 10, 15, 20, 25, 25};
    static const int worn[ATTRITION_MODIFIERS] = {
        [WORN_SINGLE] = 1,     [WORN_DOUBLE] = 2, [WORN_FORAGED] = 1,
        [WORN_UNSUPPLIED] = 2, [WORN_MUD] = 1,    [WORN_SNOW] = 2,
        [WORN_ROUGH] = 1,      [WORN_DEPOT] = -1, [WORN_STAYED] = -1,
        [WORN_WINTER] = -2};

    for (size_t i = 0; i < LENGTH(percent); i++)
        assert_int_equal(gra_attrition_percent(&scene->module, (int)i),
                         percent[i]);
    assert_memory_equal(scene->module.days.worn, worn, sizeof(worn));
}

/* base.command, 6.22: prices; base.ma, 8.6a, 8.6b, 8.24b: allowances. */
static void prices(struct scene *scene)
{
    const struct days *days = &scene->module.days;
    static const int orders[ORDERS] = {0, 1, 1, 1, 0};
    static const int marches[MARCHES] = {0, 1, 2};
    static const int allowance[] = {5, 7, 7, 7, 7, 5, 7, 4, 4, 8, 5};

    assert_memory_equal(days->order_cost, orders, sizeof(orders));
    assert_memory_equal(days->march_cost, marches, sizeof(marches));
    assert_int_equal(days->corps_points, 3);
    assert_memory_equal(days->allowance, allowance, sizeof(allowance));
    assert_int_equal(days->weather_mp[FAIR_WEATHER], 0);
    assert_int_equal(days->weather_mp[MUD], -2);
    assert_int_equal(days->weather_mp[SNOW], -1);
    assert_int_equal(days->unsupplied_mp, -1);
    assert_int_equal(days->leaving_mp, 2);
    assert_int_equal(scene->module.stack[CLEAR], 100);
    assert_int_equal(scene->module.stack[PARTIAL_ROUGH], 70);
    assert_int_equal(scene->module.stack[ROUGH], 40);
}

/* base.crt, base.pursuit, 18.2: battles have one set of charts, which
 * test_charts.c types from the paper for Austerlitz. */
static void charts_of_battle(struct scene *scene)
{
    struct scene *other = scene_of_austerlitz();
    const struct module *ulm = &scene->module, *austerlitz = &other->module;

    for (size_t i = 0; i < CRT_ROWS; i++) {
        assert_memory_equal(ulm->crt[i].percent, austerlitz->crt[i].percent,
                            sizeof(ulm->crt[i].percent));
        assert_memory_equal(ulm->crt[i].fate, austerlitz->crt[i].fate,
                            sizeof(ulm->crt[i].fate));
        assert_int_equal(ulm->crt[i].leader, austerlitz->crt[i].leader);
    }
    for (size_t i = 0; i <= MOST_PURSUIT; i++)
        assert_int_equal(ulm->pursuit[i].percent,
                         austerlitz->pursuit[i].percent);
    assert_memory_equal(ulm->leader_vp, austerlitz->leader_vp,
                        sizeof(ulm->leader_vp));
    assert_memory_equal(ulm->modifiers, austerlitz->modifiers,
                        sizeof(ulm->modifiers));
    assert_memory_equal(ulm->front, austerlitz->front, sizeof(ulm->front));
    assert_memory_equal(ulm->enter, austerlitz->enter, sizeof(ulm->enter));
    assert_memory_equal(ulm->cross, austerlitz->cross, sizeof(ulm->cross));
    scene_free(other);
}

/* A table that lacks a row is refused when the module is opened. */
static void refuses_gaps(struct scene *scene)
{
    struct module bare = scene->module;

    bare.days.forced_count--;
    assert_false(gra_open_days(&bare, scene->report));
    bare = scene->module;
    bare.days.command_cost_count = 0;
    assert_false(gra_open_module(&bare, scene->arena, scene->report));
    bare = scene->module;
    bare.days.weather_count -= 3;
    bare.turns[0].month = "dec";
    assert_false(gra_open_days(&bare, scene->report));
}

static void test_row(void **state)
{
    const struct scene_row *row = *state;
    struct scene *scene = scene_of_ulm();

    row->play(scene);
    scene_free(scene);
}

static const struct scene_row rows[] = {
    {"base.forced-march points and losses", forced},
    {"base.weather months", weather},
    {"base.skirmish results", skirmish},
    {"base.attrition losses", attrition},
    {"base.command prices and allowances", prices},
    {"base.crt one set of charts for both modules", charts_of_battle},
    {"base.scenario a chart with a gap is refused", refuses_gaps},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, test_row)};

    return run_tables(tables, LENGTH(tables));
}
