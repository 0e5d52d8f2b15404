/* Charts are read, and modifiers summed, as any rulebook has it. */
#include "core/rule.h"
#include "tests/support/test.h"
#include "wargame/arrivals.h"
#include "wargame/chart.h"
#include "wargame/modifiers.h"

/* Columns of a chart by strength: 1, 2 to 3, 4 to 5, 6 and more. */
static const int least[] = {1, 2, 4, 6};
static const struct chart bands = {least, LENGTH(least)};

static const struct column_row {
    const char *name;
    int value, column, by, shifted;
} column_rows[] = {
    {"the least of the first band", 1, 0, 1, 1},
    {"below the first band", 0, 0, -1, 0},
    {"the last of a band", 3, 1, 2, 3},
    {"the first of the next", 4, 2, -1, 1},
    {"beyond the last", 99, 3, 1, 3},
    {"a shift over both edges", 5, 2, -9, 0},
};

static void columns(void **state)
{
    const struct column_row *row = *state;

    assert_int_equal(chart_column(&bands, row->value), row->column);
    assert_int_equal(chart_shift(&bands, row->column, row->by), row->shifted);
}

static const struct odds_row {
    const char *name;
    int attack, defence, odds;
} odds_rows[] = {
    {"equal", 5, 5, 1},
    {"what is left over is the defender's", 11, 4, 2},
    {"twelve against four", 12, 4, 3},
    {"more than the chart has", 60, 4, 6},
    {"one to two", 2, 4, -2},
    {"three against seven is one to three", 3, 7, -3},
    {"less than the chart has", 1, 40, -6},
    {"nobody defends", 3, 0, 6},
    {"nobody attacks", 0, 3, -6},
    {"nobody at all", 0, 0, -6},
};

static void odds(void **state)
{
    const struct odds_row *row = *state;

    assert_int_equal(chart_odds(row->attack, row->defence, 6), row->odds);
}

static const struct row_row {
    const char *name;
    int total, row;
} row_rows[] = {
    {"a die below the chart", -3, 0}, {"its first row", -1, 0},
    {"a middle one", 3, 4},           {"its last", 8, 9},
    {"a die beyond", 12, 9},
};

static void rows_of_a_chart(void **state)
{
    const struct row_row *row = *state;

    assert_int_equal(chart_row(-1, 8, row->total), row->row);
    assert_int_equal(chart_within(-1, 8, row->total), row->row - 1);
}

/* ---- modifiers, arrivals ------------------------------------------------- */

static void sums(void)
{
    static const struct rule woods = {.number = "2", .title = "woods"};
    const struct modifier found[] = {
        {&woods, -1, 0, "stands in woods"},
        {&woods, 0, 1, "stands in the open"},
        {&woods, +3, 1, "has the guard"},
    };
    struct modifiers modifiers = {.count = 0};

    for (size_t i = 0; i < LENGTH(found); i++)
        modifiers_add(&modifiers, &found[i]);
    assert_int_equal(modifiers.sum, 2);
    assert_int_equal(modifiers.count, 2);
    assert_string_equal(modifiers.items[1].reason, "has the guard");
}

static bool open_to_the_east(const void *context, int hex)
{
    (void)context;
    return hex / 100 >= 5 && hex / 100 <= 9 && hex % 100 <= 9;
}

static void entries(void)
{
    const struct arrival_card card = {.turn = 4, .piece = "thielmann"};
    struct entry_rule rule = {.open = open_to_the_east, .farthest = 2};

    assert_false(arrival_due(&card, 3));
    assert_true(arrival_due(&card, 4));
    assert_true(arrival_due(&card, 5));
    assert_int_equal(arrival_hex(&rule, 505), 505);
    /* From 0405 the neighbours 0505 and 0506 are open: the lower. */
    assert_int_equal(arrival_hex(&rule, 405), 505);
    assert_int_equal(arrival_hex(&rule, 205), 0);
    rule.farthest = 0;
    assert_int_equal(arrival_hex(&rule, 405), 0);
}

static const struct plain_row {
    const char *name;
    void (*test)(void);
} plain_rows[] = {
    {"modifiers of 0 are none", sums},
    {"the nearest open hex to enter by", entries},
};

static void plain(void **state)
{
    ((const struct plain_row *)*state)->test();
}

int main(void)
{
    const struct table tables[] = {
        TABLE(column_rows, columns),
        TABLE(odds_rows, odds),
        TABLE(row_rows, rows_of_a_chart),
        TABLE(plain_rows, plain),
    };

    return run_tables(tables, LENGTH(tables));
}
