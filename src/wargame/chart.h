/* Charts: which column, how far it shifts, which row.
 *
 * What a chart says is the ruleset's, a table of its module or a .def file;
 * here is only how one is read, which is the same in every rulebook: a value
 * falls into the last band that begins at or below it, odds are rounded for the
 * defender, a shift beyond the edge stays at the edge. Columns and rows are
 * counted from 0. */
#ifndef BERTHIER_WARGAME_CHART_H
#define BERTHIER_WARGAME_CHART_H

#include <stddef.h>

/* A chart's columns: the least value of each, ascending. */
struct chart {
    const int *least;
    size_t count; /* 1 at least */
};

/* The value, or the end of the chart that it lies beyond. */
int chart_within(int least, int most, int value);
/* The band of a value; below the first: the first. */
int chart_column(const struct chart *chart, int value);
/* So many columns to the right, or with a minus to the left. */
int chart_shift(const struct chart *chart, int column, int by);
/* Of a die and its modifiers, rows being numbered from least to most. */
int chart_row(int least, int most, int total);

/* Odds as charts print them: 3 for 3 to 1, -2 for 1 to 2, 1 for 1 to 1; what is
 * left over is the defender's. most is the best column of either, 1 at least:
 * who has no strength (0 or less) attacks at -most, and is attacked at most. */
int chart_odds(int attack, int defence, int most);

#endif
