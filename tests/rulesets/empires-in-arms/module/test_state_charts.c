/* The charts of states and money of Europe 1805, cell by cell: typed here a
 * second time, or as what they are made of, so that no slip of a digit stays.
 */
#include "rulesets/empires-in-arms/module/module.h"
#include "tests/rulesets/empires-in-arms/scene.h"
#include "tests/support/test.h"

/* What a box gives from one on, up to the next that is named. */
static void boxes_typed_twice(struct scene *scene)
{
    static const struct {
        int last;
        enum zone zone;
        int modifier, victory_points, drift, loss;
    } spans[] = {
        {4, FIASCO, -2, 0, 3, 4},        {8, FIASCO, -2, 0, 3, 3},
        {11, INSTABILITY, -1, 1, 2, 2},  {14, INSTABILITY, -1, 2, 2, 1},
        {18, INSTABILITY, -1, 3, 2, 1},  {20, NEUTRAL_ZONE, 0, 4, 1, 0},
        {22, NEUTRAL_ZONE, 0, 5, 1, 0},  {25, NEUTRAL_ZONE, 0, 6, 0, 0},
        {26, NEUTRAL_ZONE, 0, 7, 0, 0},  {28, NEUTRAL_ZONE, 0, 7, -1, 0},
        {30, NEUTRAL_ZONE, 0, 8, -1, 0}, {32, DOMINANT, 1, 9, -2, 0},
        {34, DOMINANT, 1, 10, -2, 0},    {35, DOMINANT, 1, 11, -2, 0},
        {36, DOMINANT, 1, 11, -3, 0},    {38, DOMINANT, 1, 12, -3, 0},
        {40, DOMINANT, 1, 13, -3, 0}};
    int box = 1;

    assert_int_equal(scene->module->status_count, 40);
    for (size_t i = 0; i < LENGTH(spans); i++) {
        for (; box <= spans[i].last; box++) {
            const struct status_row *row = eia_status_row(scene->module, box);

            assert_int_equal(row->zone, spans[i].zone);
            assert_int_equal(row->modifier, spans[i].modifier);
            assert_int_equal(row->victory_points, spans[i].victory_points);
            assert_int_equal(row->drift, spans[i].drift);
            assert_int_equal(row->economic_loss, spans[i].loss);
        }
    }
}

/* What each cause gives on the chart of political points. */
static const struct {
    const char *cause;
    int given;
} points[] = {
    {"declare-war-major", -3},
    {"declare-war-ally", -2},
    {"declare-war-minor", -1},
    {"declare-war-unsponsored", 1},
    {"alliance-made", 1},
    {"alliance-broken", -2},
    {"call-refused", -2},
    {"battle-won-1", 1},
    {"battle-won-2", 2},
    {"battle-won-3", 3},
    {"battle-lost-1", -1},
    {"battle-lost-2", -2},
    {"battle-lost-3", -3},
    {"naval-won-1", 1},
    {"naval-won-2", 2},
    {"naval-won-3", 3},
    {"naval-lost-1", -1},
    {"naval-lost-2", -2},
    {"naval-lost-3", -3},
    {"nelson-commands-won", 1},
    {"capital-taken", 1},
    {"capital-lost", -1},
    {"surrender-conditional-received", 2},
    {"surrender-conditional-made", -3},
    {"surrender-unconditional-received", 4},
    {"surrender-unconditional-made", -5},
    {"minor-selected", 1},
    {"minor-conquered", 1},
    {"minor-lost", -1},
    {"minor-transferred", 1},
    {"minor-reverted", 0},
    {"ceded-province-conquered", 0},
    {"forcible-access", -1},
    {"fleet-removed", -1},
    {"bankruptcy", -2},
    /* what these give is worked out, not read here */
    {"leader-bought-back", 0},
    {"manipulation", 0},
    {"drift", 0},
    {"civil-disorder", 0},
};

static void points_typed_twice(struct scene *scene)
{
    assert_int_equal(scene->module->points_count, LENGTH(points));
    for (size_t i = 0; i < LENGTH(points); i++)
        assert_int_equal(eia_points_row(scene->module, points[i].cause)->points,
                         points[i].given);
}

/* Money, manpower, months; the most in an Economic Phase, of Great Britain. */
static void prices_typed_twice(struct scene *scene)
{
    static const struct {
        const char *item;
        int cells[5];
    } typed[] = {
        {"infantry", {3, 2, 3, 0, 0}},
        {"militia", {0, 2, 1, 0, 0}},
        {"cavalry", {15, 2, 2, 0, 0}},
        {"guard", {7, 2, 3, 3, 3}},
        {"artillery", {8, 2, 3, 2, 2}},
        {"ship", {10, 1, 3, 5, 8}},
        {"conversion", {3, 0, 3, 0, 0}},
        {"depot", {1, 0, 0, 0, 0}},
        {"corps-maintenance", {1, 0, 0, 0, 0}},
        {"fleet-maintenance", {1, 0, 0, 0, 0}},
        {"depot-maintenance", {1, 0, 0, 0, 0}},
    };

    assert_int_equal(scene->module->prices_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        const struct price_row *row = &scene->module->prices[i];
        const int cells[5] = {row->money, row->manpower, row->months,
                              row->limit, row->limit_great_britain};

        assert_string_equal(row->item, typed[i].item);
        assert_memory_equal(cells, typed[i].cells, sizeof(cells));
    }
}

/* Who would lead a power without a player, and how he is liked there. */
static void caretakers_typed_twice(struct scene *scene)
{
    static const struct {
        enum power bidder;
        int liked[POWER_END];
    } typed[] = {
        {GREAT_BRITAIN,
         {[AUSTRIA] = 3,
          [PRUSSIA] = 2,
          [SPAIN] = 1,
          [RUSSIA] = -1,
          [FRANCE] = -2}},
        {FRANCE,
         {[SPAIN] = 2, [TURKEY] = 1, [AUSTRIA] = -1, [GREAT_BRITAIN] = -2}},
        {AUSTRIA,
         {[GREAT_BRITAIN] = 2, [RUSSIA] = 1, [FRANCE] = -1, [TURKEY] = -2}},
        {PRUSSIA, {[RUSSIA] = 2, [GREAT_BRITAIN] = 1}},
        {RUSSIA, {[PRUSSIA] = 2, [AUSTRIA] = 1, [FRANCE] = -1, [TURKEY] = -3}},
        {SPAIN, {[FRANCE] = 2, [AUSTRIA] = 1, [TURKEY] = -1}},
        {TURKEY,
         {[FRANCE] = 1,
          [GREAT_BRITAIN] = 1,
          [SPAIN] = -1,
          [AUSTRIA] = -2,
          [RUSSIA] = -3}},
    };

    assert_int_equal(scene->module->ump_count, 42);
    for (size_t i = 0; i < scene->module->ump_count; i++) {
        const struct ump_row *row = &scene->module->ump[i];

        assert_int_not_equal(row->bidder, row->power);
        for (size_t j = 0; j < LENGTH(typed); j++)
            if (typed[j].bidder == row->bidder)
                assert_int_equal(row->modifier, typed[j].liked[row->power]);
    }
}

/* U is an eighth of the home money, V three tenths of the home manpower, both
 * to the nearest. */
static void squares_are_made_of_two_units(struct scene *scene)
{
    static const int units[7][2] = {{4, 0},  {3, 0},   {2, 0},  {0, 0},
                                    {0, -1}, {-1, -2}, {-2, -3}};
    static const int home[POWER_END][2] = {
        [AUSTRIA] = {66, 25}, [FRANCE] = {91, 30}, [GREAT_BRITAIN] = {51, 16},
        [PRUSSIA] = {36, 18}, [RUSSIA] = {75, 35}, [SPAIN] = {32, 16},
        [TURKEY] = {23, 12}};

    assert_int_equal(scene->module->manipulation_count, 49);
    for (size_t i = 0; i < scene->module->manipulation_count; i++) {
        const struct manipulation_row *row = &scene->module->manipulation[i];
        const int money = (home[row->power][0] + 4) / 8;
        const int manpower = (3 * home[row->power][1] + 5) / 10;
        const int *unit = units[row->square + 3];

        assert_int_equal(row->psa, row->square);
        assert_int_equal(row->money, unit[0] * money);
        assert_int_equal(row->manpower,
                         row->square == -3 ? manpower : unit[1] * manpower);
    }
}

static void cities_typed_twice(struct scene *scene)
{
    static const int capacity[] = {3, 5, 10, 15, 20};

    assert_int_equal(scene->module->cities_count, LENGTH(capacity));
    for (size_t i = 0; i < LENGTH(capacity); i++) {
        assert_int_equal(scene->module->cities[i].spires, (int)i + 1);
        assert_int_equal(scene->module->cities[i].capacity, capacity[i]);
        assert_int_equal(scene->module->cities[i].under_garrisoned, (int)i + 1);
    }
}

static void forage_typed_twice(struct scene *scene)
{
    static const struct {
        const char *modifier;
        int value;
    } typed[] = {
        {"unspent-point", 1}, {"other-corps", -1},    {"home", 1},
        {"deep-winter", -2},  {"edge-of-winter", -1}, {"forced-march", -1}};

    assert_int_equal(scene->module->forage_count, LENGTH(typed));
    for (size_t i = 0; i < LENGTH(typed); i++) {
        assert_string_equal(scene->module->forage[i].modifier,
                            typed[i].modifier);
        assert_int_equal(scene->module->forage[i].value, typed[i].value);
    }
}

static const struct scene_row rows[] = {
    {"table.political-status-display boxes, typed twice", boxes_typed_twice},
    {"table.political-points causes, typed twice", points_typed_twice},
    {"table.missing-game-card prices, typed twice", prices_typed_twice},
    {"table.missing-game-card caretakers, typed twice", caretakers_typed_twice},
    {"table.missing-game-card squares are made of two units",
     squares_are_made_of_two_units},
    {"table.missing-game-card cities, typed twice", cities_typed_twice},
    {"table.missing-game-card forage, typed twice", forage_typed_twice},
};

int main(void)
{
    const struct table tables[] = {TABLE(rows, scene_row_runs)};

    return run_tables(tables, LENGTH(tables));
}
