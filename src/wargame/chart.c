/* How a chart is read. */
#include "wargame/chart.h"

#include <assert.h>

int chart_column(const struct chart *chart, int value)
{
    int column = 0;

    assert(chart->count > 0);
    for (size_t i = 1; i < chart->count; i++)
        if (chart->least[i] <= value)
            column = (int)i;
    return column;
}

int chart_within(int least, int most, int value)
{
    if (value < least)
        return least;
    return value > most ? most : value;
}

int chart_shift(const struct chart *chart, int column, int by)
{
    return chart_within(0, (int)chart->count - 1, column + by);
}

int chart_row(int least, int most, int total)
{
    return chart_within(least, most, total) - least;
}

int chart_odds(int attack, int defence, int most)
{
    assert(most > 0);
    if (attack <= 0)
        return -most;
    if (defence <= 0)
        return most;
    if (attack >= defence)
        return chart_within(1, most, attack / defence);
    /* Rounded up: 3 against 7 is 1 to 3. */
    return chart_within(-most, -1, -((defence + attack - 1) / attack));
}
