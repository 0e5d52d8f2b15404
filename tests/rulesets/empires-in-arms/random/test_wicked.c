/* Campaigns of seven players who write nonsense: nothing of it is ever more
 * than a finding, and what is left is lawful. BERTHIER_SEED=N plays campaign N
 * alone. */
#include "tests/rulesets/empires-in-arms/random/random.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { CAMPAIGNS = 12, LONG_CAMPAIGNS = 400, EXCHANGES = 8 };
/* Of each campaign, on the average. */
enum { LEAST_FINDINGS = 200, LEAST_ORDERS = 20 };

struct sums {
    size_t findings, orders;
};

static void play(struct sums *sums, uint64_t seed)
{
    struct match match;

    match_begin(&match, seed);
    match.wicked = true;
    for (int i = 0; i < EXCHANGES && !match.scene->game->finished; i++)
        match_exchange(&match);
    sums->findings += match.findings;
    sums->orders += match.orders;
    match_end(&match);
}

static void wicked_campaigns(void **state)
{
    const char *seed = getenv("BERTHIER_SEED");
    const char *many = getenv("BERTHIER_LONG");
    uint64_t count = many && *many ? LONG_CAMPAIGNS : CAMPAIGNS;
    struct sums sums = {0, 0};

    (void)state;
    if (seed)
        play(&sums, strtoull(seed, NULL, 10));
    for (uint64_t i = 1; !seed && i <= count; i++)
        play(&sums, i);
    printf("%zu findings, %zu orders accepted\n", sums.findings, sums.orders);
    if (!seed) {
        assert_true(sums.findings > count * LEAST_FINDINGS);
        assert_true(sums.orders > count * LEAST_ORDERS);
    }
}

static const struct plain_row {
    const char *name;
} rows[] = {{"campaigns of wicked players"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, wicked_campaigns)};

    return run_tables(tables, LENGTH(tables));
}
