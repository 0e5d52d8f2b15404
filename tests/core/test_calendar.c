/* Dates of modules. */
#include "core/calendar.h"

#include "tests/support/test.h"

static const struct date_row {
    const char *name;
    const char *text;
    bool good;
    struct date date;
} date_rows[] = {
    {"a day", "1815-06-15", true, {1815, 6, 15}},
    {"a month", "1805-01", true, {1805, 1, 0}},
    {"the last day", "1805-12-31", true, {1805, 12, 31}},
    {"no thirteenth month", "1805-13", false, {0}},
    {"no month nought", "1805-00", false, {0}},
    {"no day nought", "1805-01-00", false, {0}},
    {"no day 32", "1805-01-32", false, {0}},
    {"a short month", "1805-1", false, {0}},
    {"a short year", "805-01", false, {0}},
    {"something behind", "1805-01-01x", false, {0}},
    {"another sign between", "1805/01", false, {0}},
    {"a word", "tyrol", false, {0}},
    {"nothing", "", false, {0}},
};

static void dates_have_a_form(void **state)
{
    const struct date_row *row = *state;
    struct date date;

    assert_int_equal(date_read(row->text, &date), row->good);
    if (!row->good)
        return;
    assert_int_equal(date.year, row->date.year);
    assert_int_equal(date.month, row->date.month);
    assert_int_equal(date.day, row->date.day);
}

static const struct month_row {
    const char *name;
    int month;
} month_rows[] = {{"January", 1}, {"June", 6}, {"December", 12}};

static void months_have_names(void **state)
{
    const struct month_row *row = *state;

    assert_string_equal(month_name(row->month), row->name);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(date_rows, dates_have_a_form),
        TABLE(month_rows, months_have_names),
    };

    return run_tables(tables, LENGTH(tables));
}
