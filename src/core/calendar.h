/* Dates as modules spell them and people read them; times and durations as they
 * stand in files, UTC, whole seconds. */
#ifndef BERTHIER_CORE_CALENDAR_H
#define BERTHIER_CORE_CALENDAR_H

#include <stdbool.h>
#include <stdint.h>

struct arena;

/* A day, or a whole month: then day is 0. */
struct date {
    int year, month, day;
};

/* "1805-09" or "1815-06-15"; false if it is neither. */
bool date_read(const char *text, struct date *date);
/* "January" is month 1. */
const char *month_name(int month);

/* 2106-02-07T06:28:15Z: a later time cannot be that of an entry, as libgit2
 * keeps 32 bits of it. */
static const int64_t time_last = INT64_C(0xffffffff);

/* "2026-11-21T18:00:00Z"; a day that exists, years 1970 to 9999. */
bool time_parse(const char *text, int64_t *out);
const char *time_text(struct arena *arena, int64_t time);
/* The same for people: "21 November 2026, 18:00 UTC". */
const char *time_words(struct arena *arena, int64_t time);
/* "P7D" or "PT12H", at least one, at most four digits; as seconds. */
bool duration_parse(const char *text, int64_t *seconds);

#endif
