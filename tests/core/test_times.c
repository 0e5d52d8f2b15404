/* Tests of times and durations as they stand in files. */
#include "core/calendar.h"

#include "core/arena.h"
#include "tests/support/test.h"

static const struct time_row {
    const char *text;
    int64_t time;      /* -1: no time */
    const char *words; /* for people; NULL: not compared */
} time_rows[] = {
    {"1970-01-01T00:00:00Z", 0, "1 January 1970, 00:00 UTC"},
    {"1970-12-31T23:59:59Z", 31535999, NULL},
    {"2000-02-29T12:00:00Z", 951825600, NULL},
    {"2026-11-21T18:00:00Z", 1795284000, "21 November 2026, 18:00 UTC"},
    {"2100-03-01T00:00:00Z", 4107542400, NULL},
    {"9999-12-31T23:59:59Z", 253402300799, NULL},
    {"1969-12-31T23:59:59Z", -1, NULL},
    {"2100-02-29T00:00:00Z", -1, NULL},
    {"2026-02-30T00:00:00Z", -1, NULL},
    {"2026-04-31T00:00:00Z", -1, NULL},
    {"2026-00-10T00:00:00Z", -1, NULL},
    {"2026-13-10T00:00:00Z", -1, NULL},
    {"2026-01-00T00:00:00Z", -1, NULL},
    {"2026-11-21T24:00:00Z", -1, NULL},
    {"2026-11-21T18:60:00Z", -1, NULL},
    {"2026-11-21T18:00:60Z", -1, NULL},
    {"2026-11-21T18:00:00", -1, NULL},
    {"2026-11-21 18:00:00Z", -1, NULL},
    {"2026-11-21T18:00:00z", -1, NULL},
    {"2026-11-21T18:00:00.0Z", -1, NULL},
    {"+026-11-21T18:00:00Z", -1, NULL},
    {"2026-11-21T18:00:00+00:00", -1, NULL},
    {"now", -1, NULL},
};

static void time_is_read(void **state)
{
    const struct time_row *row = *state;
    struct arena *arena = arena_new();
    int64_t time = -1;

    assert_int_equal(time_parse(row->text, &time), row->time >= 0);
    if (row->time >= 0) {
        assert_int_equal(time, row->time);
        assert_string_equal(time_text(arena, time), row->text);
        if (row->words)
            assert_string_equal(time_words(arena, time), row->words);
    }
    arena_free(arena);
}

static const struct duration_row {
    const char *text;
    int64_t seconds; /* 0: no duration */
} duration_rows[] = {
    {"P7D", 604800},
    {"P1D", 86400},
    {"PT12H", 43200},
    {"PT1H", 3600},
    {"P9999D", 863913600},
    {"P0D", 0},
    {"P07D", 0},
    {"P10000D", 0},
    {"P7", 0},
    {"7D", 0},
    {"P7H", 0},
    {"PT7D", 0},
    {"P-7D", 0},
    {"P7D ", 0},
    {"P", 0},
    {"", 0},
    {"P1W", 0},
    {"PT", 0},
};

static void duration_is_read(void **state)
{
    const struct duration_row *row = *state;
    int64_t seconds = 0;

    assert_int_equal(duration_parse(row->text, &seconds), row->seconds > 0);
    assert_int_equal(seconds, row->seconds);
}

/* Every day of four hundred years, which is where the calendar repeats. */
static const struct day_row {
    const char *name;
    int64_t first, last; /* days since 1970 */
} day_rows[] = {
    {"every day from 1970 to 2370", 0, 146097},
};

static void days_follow_each_other(void **state)
{
    const struct day_row *row = *state;
    char before[32] = "";

    for (int64_t day = row->first; day < row->last; day++) {
        struct arena *arena = arena_new();
        const char *text = time_text(arena, day * 86400);
        int64_t back = -1;

        assert_true(time_parse(text, &back));
        assert_int_equal(back, day * 86400);
        assert_true(strcmp(before, text) < 0);
        memcpy(before, text, strlen(text) + 1);
        arena_free(arena);
    }
}

int main(void)
{
    const struct table tables[] = {
        TABLE(time_rows, time_is_read),
        TABLE(duration_rows, duration_is_read),
        TABLE(day_rows, days_follow_each_other),
    };

    return run_tables(tables, LENGTH(tables));
}
