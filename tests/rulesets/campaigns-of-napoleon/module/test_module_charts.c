/* The charts of the module Waterloo 1815, cell by cell: typed here a second
 * time, so that no slip of a digit stays. */
#include "rulesets/campaigns-of-napoleon/module/module.h"
#include "tests/rulesets/campaigns-of-napoleon/scene.h"
#include "tests/support/test.h"

/* A line of numbers, 9 at the most. */
struct line {
    int cells[9];
};

static void assert_line(const struct line *given, const struct line *typed)
{
    for (size_t i = 0; i < LENGTH(given->cells); i++)
        assert_int_equal(given->cells[i], typed->cells[i]);
}

static void administration(struct scene *scene)
{
    static const struct line typed[] = {
        {{0, 4, 9}},   {{5, 9, 8}},   {{10, 14, 7}},
        {{15, 19, 6}}, {{20, 24, 5}}, {{25, 29, 4}},
        {{30, 34, 3}}, {{35, 40, 2}}, {{41, 999, 0}}};

    assert_int_equal(scene->module.ap_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct band *row = &scene->module.ap[i];

        assert_line(&(struct line){{row->from, row->to, row->gives}},
                    &typed[i]);
    }
}

static void attrition(struct scene *scene)
{
    static const struct line columns[] = {{{6, 99, 'A', -1}},
                                          {{3, 5, 'B', 0}},
                                          {{1, 2, 'C', 1}},
                                          {{0, 0, 'D', 2}}};
    static const struct line losses[] = {{{-99, 6, 0}},   {{7, 7, 25}},
                                         {{8, 8, 50}},    {{9, 9, 75}},
                                         {{10, 10, 100}}, {{11, 99, 125}}};

    assert_int_equal(scene->module.attrition_columns_count, LENGTH(columns));
    for (size_t i = 0; i < LENGTH(columns); i++) {
        const struct attrition_column *row =
            &scene->module.attrition_columns[i];

        assert_line(
            &(struct line){{row->from, row->to, row->column[0], row->modifier}},
            &columns[i]);
    }
    assert_int_equal(scene->module.attrition_count, LENGTH(losses));
    for (size_t i = 0; i < LENGTH(losses); i++) {
        const struct band *row = &scene->module.attrition[i];

        assert_line(&(struct line){{row->from, row->to, row->gives}},
                    &losses[i]);
    }
}

/* Bounds of the ratio in quarters; the last has no end. */
static void cavalry_differential(struct scene *scene)
{
    static const struct line typed[] = {
        {{0, 6, 0}}, {{6, 12, 1}}, {{12, 20, 2}}, {{20, 0, 3}}};

    assert_int_equal(scene->module.differentials_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct differential_row *row = &scene->module.differentials[i];

        assert_line(&(struct line){{row->from, row->below, row->modifier}},
                    &typed[i]);
    }
}

/* Quarters of a point, of a force of ordinary length and of a long one. */
static void movement(struct scene *scene)
{
    static const struct {
        const char *step;
        struct line cells;
    } typed[] = {
        {"primary-road", {{2, 3}}},
        {"secondary-road", {{3, 4}}},
        {"clear", {{4, 4}}},
        {"woods", {{8, 8}}},
        {"hills", {{8, 8}}},
        {"woods-hills", {{12, 12}}},
        {"marsh", {{12, 12}}},
        {"secondary-river-without-bridge", {{4, 4}}},
        {"leaving-zoc", {{4, 4}}},
        {"repulse", {{4, 4}}},
    };

    assert_int_equal(scene->module.movement_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct movement_row *row = &scene->module.movement[i];

        assert_string_equal(row->step, typed[i].step);
        assert_line(&(struct line){{row->normal, row->column}},
                    &typed[i].cells);
    }
}

static void pursuit(struct scene *scene)
{
    static const struct line typed[] = {
        {{0, 2, 0}}, {{3, 4, 1}}, {{5, 6, 2}}, {{7, 8, 3}}, {{9, 99, 4}}};

    assert_int_equal(scene->module.pursuit_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct band *row = &scene->module.pursuit[i];

        assert_line(&(struct line){{row->from, row->to, row->gives}},
                    &typed[i]);
    }
}

/* Clear for cavalry, affecting, good against infantry, class. */
static void terrain(struct scene *scene)
{
    static const struct line typed[] = {
        [CLEAR] = {{true, AFFECTS_NOT, false, '-'}},
        [WOODS] = {{false, AFFECTS, true, 'A'}},
        [HILLS] = {{false, AFFECTS, true, 'A'}},
        [WOODS_HILLS] = {{false, AFFECTS, true, 'A'}},
        [MARSH] = {{false, AFFECTS_NOT, false, '-'}},
        [VILLAGE] = {{true, AFFECTS_NOT, false, '-'}},
        [TOWN] = {{false, AFFECTS, true, 'A'}},
        [CENTER] = {{false, AFFECTS, true, 'A'}},
        [FORTIFIED] = {{false, AFFECTS_STRONGLY, true, 'F'}}};

    assert_int_equal(scene->module.terrain_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct terrain_row *row = &scene->module.terrain[i];

        assert_line(&(struct line){{row->clear_for_cavalry, (int)row->affecting,
                                    row->good_against_infantry,
                                    row->class_of ? row->class_of[0] : '-'}},
                    &typed[row->terrain]);
    }
}

/* Movement points, quarters on a secondary road, points off the road; dice of
 * bombardment, initiative, pursuit; effort; loss in tenths of a percent. */
static void weather(struct scene *scene)
{
    static const struct line typed[] = {
        [WEATHER_CLEAR] = {{0, 3, 0, 0, 0, 0, 0, 0}},
        [RAIN] = {{-1, 3, 0, -1, 1, -1, 1, 0}},
        [MUD] = {{-1, 4, 1, -1, 1, 0, 2, 0}},
        [SNOW] = {{-1, 3, 0, 0, 2, -1, 2, 25}},
        [BLIZZARD] = {{-3, 3, 1, -2, 2, -2, 3, 25}}};

    assert_int_equal(scene->module.weather_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct weather_row *row = &scene->module.weather[i];

        assert_line(&(struct line){{row->mp, row->secondary_road, row->off_road,
                                    row->bombardment, row->initiative,
                                    row->pursuit, row->effort, row->loss}},
                    &typed[row->weather]);
    }
}

static const struct chart_row {
    const char *name;
    void (*compare)(struct scene *scene);
} rows[] = {
    {"base supply: points by length, typed twice", administration},
    {"base attrition: columns and losses, typed twice", attrition},
    {"base cavalry-differential: typed twice", cavalry_differential},
    {"base movement: costs, typed twice", movement},
    {"base pursuit: hexes, typed twice", pursuit},
    {"base terrain-chart: typed twice", terrain},
    {"base weather: typed twice", weather},
};

static void chart_is_as_typed(void **state)
{
    const struct chart_row *row = *state;
    struct scene *scene = scene_new();

    row->compare(scene);
    scene_free(scene);
}

int main(void)
{
    const struct table tables[] = {TABLE(rows, chart_is_as_typed)};

    return run_tables(tables, LENGTH(tables));
}
