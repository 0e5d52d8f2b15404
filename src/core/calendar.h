/* Dates as modules spell them and people read them. */
#ifndef BERTHIER_CORE_CALENDAR_H
#define BERTHIER_CORE_CALENDAR_H

#include <stdbool.h>

/* A day, or a whole month: then day is 0. */
struct date {
    int year, month, day;
};

/* "1805-09" or "1815-06-15"; false if it is neither. */
bool date_read(const char *text, struct date *date);
/* "January" is month 1. */
const char *month_name(int month);

#endif
