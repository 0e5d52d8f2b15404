/* Shares and rounding. */
#include "core/shares.h"

#include "tests/support/test.h"

static const struct quotient_row {
    const char *name;
    int numerator, denominator;
    int up, down, nearest;
} quotient_rows[] = {
    {"0 / 3", 0, 3, 0, 0, 0},
    {"6 / 3", 6, 3, 2, 2, 2},
    {"7 / 3", 7, 3, 3, 2, 2},
    {"8 / 3", 8, 3, 3, 2, 3},
    {"5 / 2: one half upward", 5, 2, 3, 2, 3},
    {"-5 / 2: one half upward", -5, 2, -2, -3, -2},
    {"-7 / 3", -7, 3, -2, -3, -2},
    {"-8 / 3", -8, 3, -2, -3, -3},
    {"-6 / 3", -6, 3, -2, -2, -2},
    {"1 / 2", 1, 2, 1, 0, 1},
    {"-1 / 2", -1, 2, 0, -1, 0},
    {"the largest by 1", 2147483647, 1, 2147483647, 2147483647, 2147483647},
    {"the least by 1", -2147483647 - 1, 1, -2147483647 - 1, -2147483647 - 1,
     -2147483647 - 1},
    {"the largest by itself", 2147483647, 2147483647, 1, 1, 1},
};

static void quotients_are_rounded(void **state)
{
    const struct quotient_row *row = *state;

    assert_int_equal(divide_up(row->numerator, row->denominator), row->up);
    assert_int_equal(divide_down(row->numerator, row->denominator), row->down);
    assert_int_equal(divide_nearest(row->numerator, row->denominator),
                     row->nearest);
}

static const struct percent_row {
    const char *name;
    int amount, tenths;
    int share;
} percent_rows[] = {
    {"nothing", 0, 500, 0},
    {"no percent", 100, 0, 0},
    {"all", 37, 1000, 37},
    {"10 % of 25: one half upward", 25, 100, 3},
    {"10 % of 24", 24, 100, 2},
    {"2.5 % of 19", 19, 25, 0},
    {"2.5 % of 20: one half upward", 20, 25, 1},
    {"more than all", 10, 1500, 15},
    {"of very many", 2000000000, 1000, 2000000000},
};

static void percents_are_rounded(void **state)
{
    const struct percent_row *row = *state;

    assert_int_equal(percent_of(row->amount, row->tenths), row->share);
}

static const struct share_row {
    const char *name;
    int total;
    size_t count;
    int weights[5];
    int shares[5];
} share_rows[] = {
    {"nobody", 7, 0, {0}, {0}},
    {"one takes all", 7, 1, {3}, {7}},
    {"nothing to share", 0, 2, {1, 2}, {0, 0}},
    {"no weights", 7, 2, {0, 0}, {0, 0}},
    {"even", 6, 3, {1, 1, 1}, {2, 2, 2}},
    {"ties go to the lower index", 2, 3, {1, 1, 1}, {1, 1, 0}},
    {"the largest remainder first", 10, 3, {6, 6, 2}, {4, 4, 2}},
    {"a remainder serves once", 5, 4, {10, 1, 1, 1}, {4, 1, 0, 0}},
    {"no weight, no share", 5, 3, {0, 3, 0}, {0, 5, 0}},
    {"large numbers",
     2147483647,
     2,
     {2147483647, 2147483647},
     {1073741824, 1073741823}},
};

static void shares_sum_up(void **state)
{
    const struct share_row *row = *state;
    int shares[5] = {0};
    int sum = 0, weight = 0;

    proportional_shares(row->total, row->weights, row->count, shares);
    for (size_t i = 0; i < row->count; i++) {
        assert_int_equal(shares[i], row->shares[i]);
        sum += shares[i];
        weight |= row->weights[i];
    }
    if (weight)
        assert_int_equal(sum, row->total);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(quotient_rows, quotients_are_rounded),
        TABLE(percent_rows, percents_are_rounded),
        TABLE(share_rows, shares_sum_up),
    };

    return run_tables(tables, LENGTH(tables));
}
