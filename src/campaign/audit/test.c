/* The arithmetic of an audit's summary, in whole numbers: no float has two
 * ways to be rounded here. */
#include "campaign/audit/audit.h"

#include <stdint.h>
#include <string.h>

enum { THOUSAND = 1000 };

/* The whole part by halving, then one binary place after the other: squared,
 * the rest of it is doubled in its logarithm. Twenty places are enough for
 * thousandths. */
int audit_bits(unsigned number)
{
    uint64_t rest = number;
    int64_t whole = 0, part = 0;

    while (rest >> (whole + 1))
        whole++;
    rest = (rest << 30) >> whole; /* 1 to 2, in units of 2^-30 */
    for (int place = 0; place < 20; place++) {
        rest = (rest * rest) >> 30;
        part <<= 1;
        if (rest >> 31) {
            rest >>= 1;
            part |= 1;
        }
    }
    part = part * THOUSAND;
    return (int)(whole * THOUSAND + (part + (1 << 20) - 1) / (1 << 20));
}

/* The largest number whose square is not more. */
static int64_t square_root(int64_t number)
{
    int64_t root = 0;

    for (int64_t bit = (int64_t)1 << 31; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= number)
            root += bit;
    return root;
}

/*
 * What a chi-square of so many degrees of freedom exceeds with the probability
 * whose normal deviate is z, in thousandths (Wilson and Hilferty 1931):
 * f * (1 - 2/(9f) + z * sqrt(2/(9f)))^3. It is two in a hundred off at most,
 * from three degrees on.
 */
static long exceeded(long freedom, int64_t z)
{
    const int64_t unit = 1000000;
    int64_t ninth = 2 * unit / (9 * freedom);
    int64_t base = unit - ninth + z * square_root(ninth * unit) / unit;
    int64_t cube = base * base / unit * base / unit;

    return (long)(freedom * cube / (unit / THOUSAND));
}

/* Sides times the sum of squares over how many fell, less how many fell. */
static int64_t chi_square(const struct audit_faces *faces)
{
    int64_t squares = 0;

    for (int face = 1; face <= faces->sides; face++)
        squares += (int64_t)faces->counts[face] * faces->counts[face];
    return squares / faces->thrown * faces->sides * THOUSAND +
           squares % faces->thrown * faces->sides * THOUSAND / faces->thrown -
           (int64_t)faces->thrown * THOUSAND;
}

void audit_chi_square(struct audit_test *out, const struct audit_faces *faces,
                      size_t count)
{
    memset(out, 0, sizeof(*out));
    for (size_t i = 0; i < count; i++) {
        if (faces[i].thrown < 5L * faces[i].sides)
            continue;
        out->freedom += faces[i].sides - 1;
        out->chi_square += (long)chi_square(&faces[i]);
    }
    if (out->freedom == 0)
        return;
    out->once_in_20 = exceeded(out->freedom, 1644854);
    out->once_in_1000 = exceeded(out->freedom, 3090232);
}
