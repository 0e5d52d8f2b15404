/* Months of random players: all powers, all kinds of orders, many options. */
#include "tests/rooms/empires-in-arms/random/random.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { QUICK_MONTHS = 3 };

static const struct seed_row {
    const char *name;
    uint64_t seed;
} rows[] = {
    {"months of random players, seed 1", 1},
    {"months of random players, seed 2", 2},
    {"months of random players, seed 3", 3},
};

/* RANDOM_MONTHS asks for more. */
static int months(void)
{
    const char *asked = getenv("RANDOM_MONTHS");

    return asked ? atoi(asked) : QUICK_MONTHS;
}

static void months_go_by(void **state)
{
    const struct seed_row *row = *state;
    struct match match;

    match_begin(&match, row->seed);
    while (match.scene->game->turn <= months() && !match.scene->game->finished)
        match_exchange(&match);
    assert_true(match.orders > 0);
    match_end(&match);
}

int main(void)
{
    const char *seed = getenv("RANDOM_SEED");
    const struct seed_row asked = {"months of random players, as asked",
                                   seed ? strtoull(seed, NULL, 10) : 0};
    const struct table tables[] = {TABLE(rows, months_go_by)};
    const struct table one[] = {{&asked, sizeof(asked), 1, months_go_by}};

    return seed ? run_tables(one, 1) : run_tables(tables, LENGTH(tables));
}
