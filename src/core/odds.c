/* Chances: sampled, and what the tally of a walk or of samples says. */
#include "core/odds.h"

#include "core/arena.h"
#include "core/odds-tally.h"

#include <assert.h>
#include <string.h>

enum { WATCHED_EVERY = 256 };

uint64_t odds_common_divisor(uint64_t one, uint64_t other)
{
    while (other > 0) {
        uint64_t rest = one % other;

        one = other;
        other = rest;
    }
    return one;
}

/* ---- the tally -------------------------------------------------------- */

/* The first share whose value is not less. */
static size_t place_of(const struct odds_table *table, int value)
{
    size_t low = 0;
    size_t high = table->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (table->shares[middle].value < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void count_value(struct odds_table *table, int value, uint64_t weight,
                        struct arena *arena)
{
    size_t place = place_of(table, value);

    assert(value >= 0);
    if (place == table->count || table->shares[place].value != value) {
        (void)LIST_ADD(arena, table->shares, table->count);
        memmove(&table->shares[place + 1], &table->shares[place],
                (table->count - 1 - place) * sizeof(table->shares[0]));
        table->shares[place] = (struct odds_share){value, 0};
    }
    table->shares[place].weight += weight;
}

void odds_count(struct odds *odds, const struct odds_experiment *experiment,
                const int *values, uint64_t weight, struct arena *arena)
{
    for (size_t i = 0; i < experiment->count; i++)
        count_value(&odds->tables[i], values[i], weight, arena);
}

bool odds_widen(struct odds *odds, const struct odds_experiment *experiment,
                uint64_t factor)
{
    if (odds->total > ODDS_MOST_TOTAL / factor)
        return false;
    odds->total *= factor;
    for (size_t i = 0; factor > 1 && i < experiment->count; i++)
        for (size_t j = 0; j < odds->tables[i].count; j++)
            odds->tables[i].shares[j].weight *= factor;
    return true;
}

void odds_begin(struct odds *out, const struct odds_experiment *experiment,
                struct arena *arena)
{
    *out = (struct odds){.total = 1};
    out->tables = ARENA_ARRAY(arena, struct odds_table, experiment->count);
}

void odds_watched(const struct odds_experiment *experiment, uint64_t plays)
{
    if (experiment->progress && plays % WATCHED_EVERY == 0)
        experiment->progress(experiment->watcher, plays);
}

void odds_simulate(struct odds *out, const struct odds_experiment *experiment,
                   const struct odds_sampler *sampler, struct arena *arena)
{
    int *values = ARENA_ARRAY(arena, int, experiment->count + 1);

    assert(sampler->samples > 0 && sampler->samples <= ODDS_MOST_SAMPLES);
    odds_begin(out, experiment, arena);
    out->total = out->plays = (uint64_t)sampler->samples;
    for (int i = 1; i <= sampler->samples; i++) {
        struct arena *own = arena_new();
        struct dice *dice = sampler->sample(sampler->context, i, own);

        experiment->play(experiment->context, dice, own, values);
        arena_free(own);
        odds_count(out, experiment, values, 1, arena);
        odds_watched(experiment, (uint64_t)i);
    }
}

/* ---- what the tally says ---------------------------------------------- */

uint64_t odds_weight(const struct odds *odds, size_t table, int value)
{
    const struct odds_table *looked = &odds->tables[table];
    size_t place = place_of(looked, value);

    if (place == looked->count || looked->shares[place].value != value)
        return 0;
    return looked->shares[place].weight;
}

uint64_t odds_weight_from(const struct odds *odds, size_t table, int value)
{
    const struct odds_table *looked = &odds->tables[table];
    uint64_t sum = 0;

    for (size_t i = place_of(looked, value); i < looked->count; i++)
        sum += looked->shares[i].weight;
    return sum;
}

/* weight * 10^digits / total to the nearest, digit by digit as on paper. */
static uint64_t decimal(uint64_t weight, uint64_t total, int digits)
{
    uint64_t result = weight / total;
    uint64_t rest = weight % total;

    for (int i = 0; i < digits; i++) {
        rest *= 10;
        result = 10 * result + rest / total;
        rest %= total;
    }
    return result + (rest >= total - rest);
}

int odds_tenths(const struct odds *odds, uint64_t weight)
{
    return (int)decimal(weight, odds->total, 3);
}

/* The smallest number whose square is not less. */
static uint64_t root_up(uint64_t square)
{
    uint64_t root = 0;

    for (uint64_t bit = (uint64_t)1 << 31; bit > 0; bit /= 2)
        if ((root + bit - 1) * (root + bit - 1) < square)
            root += bit;
    return root;
}

static uint64_t divided_up(uint64_t number, uint64_t divisor)
{
    return number / divisor + (number % divisor > 0);
}

/* 1960 is 1.96 standard errors in thousandths. */
int odds_error(const struct odds *odds, uint64_t weight)
{
    uint64_t hits = weight + 2;
    uint64_t tries = odds->total + 4;
    uint64_t square;

    if (odds->exact)
        return 0;
    square = divided_up(hits * (tries - hits), tries) * 1960 * 1960;
    return (int)root_up(divided_up(divided_up(square, tries), tries));
}

/* number * weight / total by doubling, whole and rest, for the product need
 * not fit. */
struct mean {
    uint64_t whole, rest;
};

static void mean_add(struct mean *mean, uint64_t whole, uint64_t rest,
                     uint64_t total)
{
    mean->whole += whole;
    mean->rest += rest;
    mean->whole += mean->rest / total;
    mean->rest %= total;
}

static struct mean product(uint64_t number, uint64_t weight, uint64_t total)
{
    struct mean sum = {0, 0};

    for (uint64_t bit = (uint64_t)1 << 35; bit > 0; bit /= 2) {
        mean_add(&sum, sum.whole, sum.rest, total);
        if (number & bit)
            mean_add(&sum, weight / total, weight % total, total);
    }
    return sum;
}

int odds_mean(const struct odds *odds, size_t table)
{
    const struct odds_table *looked = &odds->tables[table];
    struct mean sum = {0, 0};

    for (size_t i = 0; i < looked->count; i++) {
        const struct odds_share *share = &looked->shares[i];
        const struct mean one =
            product(10 * (uint64_t)share->value, share->weight, odds->total);

        mean_add(&sum, one.whole, one.rest, odds->total);
    }
    return (int)sum.whole + (sum.rest >= odds->total - sum.rest);
}

/* 38416 is the square of 196; in tenths it is divided by 100. */
int odds_mean_error(const struct odds *odds, size_t table)
{
    const struct odds_table *looked = &odds->tables[table];
    uint64_t total = odds->total;
    uint64_t sum = 0;
    uint64_t squares = 0;
    uint64_t variance; /* times total */

    if (odds->exact)
        return 0;
    for (size_t i = 0; i < looked->count; i++) {
        uint64_t value = (uint64_t)looked->shares[i].value;

        sum += looked->shares[i].weight * value;
        squares += looked->shares[i].weight * value * value;
    }
    variance = divided_up(total * squares - sum * sum, total);
    return (int)root_up(divided_up(
        divided_up(divided_up(variance * 38416, total), total), 100));
}

struct odds_fraction odds_fraction(const struct odds *odds, uint64_t weight)
{
    uint64_t divisor = odds_common_divisor(odds->total, weight);

    return (struct odds_fraction){weight / divisor, odds->total / divisor};
}
