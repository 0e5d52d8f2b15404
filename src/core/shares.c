/* Whole shares and rounding without floating point. */
#include "core/shares.h"

#include <assert.h>
#include <limits.h>

static int to_int(long long number)
{
    assert(number >= INT_MIN && number <= INT_MAX);
    return (int)number;
}

/* C rounds quotients towards zero; this one goes down always. */
static long long floor_of(long long numerator, long long denominator)
{
    assert(denominator > 0);
    if (numerator >= 0)
        return numerator / denominator;
    return -((-numerator + denominator - 1) / denominator);
}

int percent_of(int amount, int tenths_of_percent)
{
    assert(amount >= 0 && tenths_of_percent >= 0);
    return to_int(floor_of((long long)amount * tenths_of_percent + 500, 1000));
}

int divide_up(int numerator, int denominator)
{
    return to_int(-floor_of(-(long long)numerator, denominator));
}

int divide_down(int numerator, int denominator)
{
    return to_int(floor_of(numerator, denominator));
}

int divide_nearest(int numerator, int denominator)
{
    return to_int(floor_of(2LL * numerator + denominator, 2LL * denominator));
}

/* What a place has lost by rounding down, while its share still stands at
 * that; what was raised has lost nothing any more. */
static long long remainder_of(long long exact, long long sum, int share)
{
    return exact - share * sum;
}

void proportional_shares(int total, const int *weights, size_t count, int *out)
{
    long long sum = 0;
    int left = total;

    assert(total >= 0);
    for (size_t i = 0; i < count; i++) {
        assert(weights[i] >= 0);
        sum += weights[i];
    }
    for (size_t i = 0; i < count; i++) {
        out[i] = sum ? (int)((long long)total * weights[i] / sum) : 0;
        left -= out[i];
    }
    while (sum > 0 && left > 0) {
        size_t best = 0;
        long long most = -1;

        for (size_t i = 0; i < count; i++) {
            long long lost =
                remainder_of((long long)total * weights[i], sum, out[i]);

            if (lost > most) {
                most = lost;
                best = i;
            }
        }
        out[best]++;
        left--;
    }
}
