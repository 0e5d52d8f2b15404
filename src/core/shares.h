/* Whole shares and rounding without floating point. */
#ifndef BERTHIER_CORE_SHARES_H
#define BERTHIER_CORE_SHARES_H

#include <stddef.h>

/* amount * tenths_of_percent / 1000, to the nearest whole, one half upward.
 * amount and tenths_of_percent are not negative. */
int percent_of(int amount, int tenths_of_percent);
/* (numerator / denominator) rounded up, down, or to the nearest with one half
 * upward; denominator > 0; correct for negative numerators too. */
int divide_up(int numerator, int denominator);
int divide_down(int numerator, int denominator);
int divide_nearest(int numerator, int denominator);
/* Splits total over weights by largest remainder; ties go to the lower index;
 * all zero weights give all to none. out has count places. */
void proportional_shares(int total, const int *weights, size_t count, int *out);

#endif
