/* Dates as modules spell them and people read them, times and durations as
 * files do. */
#include "core/calendar.h"

#include "core/arena.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MONTHS = 12, LAST_DAY = 31 };

/* Digits where the form has a 0, and what it has elsewhere. */
static bool has_form(const char *text, const char *form)
{
    for (; *form && *text; form++, text++)
        if (*form == '0' ? *text < '0' || *text > '9' : *text != *form)
            return false;
    return *form == *text;
}

bool date_read(const char *text, struct date *date)
{
    bool day = has_form(text, "0000-00-00");

    if (!day && !has_form(text, "0000-00"))
        return false;
    *date = (struct date){atoi(text), atoi(text + 5), day ? atoi(text + 8) : 0};
    return date->month >= 1 && date->month <= MONTHS &&
           (!day || (date->day >= 1 && date->day <= LAST_DAY));
}

const char *month_name(int month)
{
    static const char *const names[MONTHS] = {
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};

    assert(month >= 1 && month <= MONTHS);
    return names[month - 1];
}

/* ---- times --------------------------------------------------------------- */

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_in(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

/* Days from the first of 1970 to the first of a year. */
static int64_t days_before(int year)
{
    int64_t before = year - 1;

    return 365 * (int64_t)(year - 1970) + before / 4 - before / 100 +
           before / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400);
}

/* A number of that many digits, or -1. */
static int digits(const char *text, size_t count)
{
    int value = 0;

    for (size_t i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        value = 10 * value + (text[i] - '0');
    }
    return value;
}

bool time_parse(const char *text, int64_t *out)
{
    int year, month, day, hour, minute, second;
    int64_t days;

    if (!has_form(text, "0000-00-00T00:00:00Z"))
        return false;
    year = digits(text, 4);
    month = digits(text + 5, 2);
    day = digits(text + 8, 2);
    hour = digits(text + 11, 2);
    minute = digits(text + 14, 2);
    second = digits(text + 17, 2);
    if (year < 1970 || month < 1 || month > 12 || day < 1 ||
        day > days_in(year, month) || hour > 23 || minute > 59 || second > 59)
        return false;
    days = days_before(year) + day - 1;
    for (int i = 1; i < month; i++)
        days += days_in(year, i);
    *out = days * DAY + hour * HOUR + minute * MINUTE + second;
    return true;
}

/* A time taken apart; month 1 is January. */
struct moment {
    int year, month, day, hour, minute, second;
};

static struct moment moment_of(int64_t time)
{
    int64_t days = time / DAY;
    int rest = (int)(time % DAY);
    struct moment moment = {.year = 1970, .month = 1};

    while (days_before(moment.year + 1) <= days)
        moment.year++;
    days -= days_before(moment.year);
    for (; days >= days_in(moment.year, moment.month); moment.month++)
        days -= days_in(moment.year, moment.month);
    moment.day = (int)days + 1;
    moment.hour = rest / HOUR;
    moment.minute = rest % HOUR / MINUTE;
    moment.second = rest % MINUTE;
    return moment;
}

const char *time_text(struct arena *arena, int64_t time)
{
    const struct moment at = moment_of(time);

    return arena_text(arena, "%04d-%02d-%02dT%02d:%02d:%02dZ", at.year,
                      at.month, at.day, at.hour, at.minute, at.second);
}

const char *time_words(struct arena *arena, int64_t time)
{
    const struct moment at = moment_of(time);

    return arena_text(arena, "%d %s %d, %02d:%02d UTC", at.day,
                      month_name(at.month), at.year, at.hour, at.minute);
}

bool duration_parse(const char *text, int64_t *seconds)
{
    bool hours = strncmp(text, "PT", 2) == 0;
    const char *number = text + (hours ? 2 : 1);
    size_t count;
    int value;

    if (text[0] != 'P')
        return false;
    count = strspn(number, "0123456789");
    if (count < 1 || count > 4 || number[0] == '0')
        return false;
    if (strcmp(number + count, hours ? "H" : "D") != 0)
        return false;
    value = digits(number, count);
    *seconds = (int64_t)value * (hours ? HOUR : DAY);
    return true;
}
