/* Settings of a module. */
#include "core/setting.h"

#include "core/arena.h"
#include "tests/support/test.h"

static const struct setting settings[] = {
    {"first-turn", "3", "seed", {"setup.tsv", 2}},
    {"low", "-6", "house", {"setup.tsv", 3}},
    {"title", "Waterloo", "house", {"setup.tsv", 4}},
};

static const struct number_row {
    const char *name;
    const char *key;
    size_t count;
    int number;
} number_rows[] = {
    {"a number", "first-turn", 3, 3},
    {"a negative one", "low", 3, -6},
    {"a word is no number", "title", 3, 0},
    {"a key that is not there", "x", 3, 7},
    {"no settings at all", "first-turn", 0, 7},
};

static void numbers_or_the_fallback(void **state)
{
    const struct number_row *row = *state;

    assert_int_equal(setting_number(settings, row->count, row->key, 7),
                     row->number);
}

static void rows_say_where_they_stand(void **state)
{
    const struct setting *found =
        setting_find(settings, LENGTH(settings), "low");

    (void)state;
    assert_ptr_equal(found, &settings[1]);
    assert_int_equal(found->at.line, 3);
    assert_null(setting_find(settings, LENGTH(settings), "lo"));
}

static const struct plain_row {
    const char *name;
} place_rows[] = {{"a row and its place"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(number_rows, numbers_or_the_fallback),
        TABLE(place_rows, rows_say_where_they_stand),
    };

    return run_tables(tables, LENGTH(tables));
}
