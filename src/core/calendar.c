/* Dates as modules spell them and people read them. */
#include "core/calendar.h"

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
