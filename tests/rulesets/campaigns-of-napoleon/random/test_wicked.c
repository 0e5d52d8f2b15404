/* Campaigns of two players who write nonsense: nothing of it is ever more than
 * a finding, and what is left is lawful. BERTHIER_SEED=N plays campaign N
 * alone. */
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"

#include <stdio.h>

enum { CAMPAIGNS = 30, LONG_CAMPAIGNS = 1200, EXCHANGES = 8 };
/* Of each campaign, on the average. */
enum { LEAST_FINDINGS = 100, LEAST_ORDERS = 10 };

static void play(const struct world *world, uint64_t seed)
{
    struct match match;

    match_begin(&match, world, seed);
    match.wicked = true;
    for (int i = 0; i < EXCHANGES && !match.over; i++)
        match_exchange(&match);
    match_end(&match);
}

static void wicked_campaigns(void **state)
{
    const char *seed = getenv("BERTHIER_SEED");
    const char *many = getenv("BERTHIER_LONG");
    uint64_t count = many && *many ? LONG_CAMPAIGNS : CAMPAIGNS;
    struct world *world = world_new();

    (void)state;
    if (seed)
        play(world, strtoull(seed, NULL, 10));
    for (uint64_t i = 1; !seed && i <= count; i++)
        play(world, i);
    printf("%zu findings, %zu orders accepted\n",
           tally_count_findings(world->tally), tally_orders(world->tally));
    if (!seed) {
        assert_true(tally_count_findings(world->tally) >
                    count * LEAST_FINDINGS);
        assert_true(tally_orders(world->tally) > count * LEAST_ORDERS);
    }
    world_free(world);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"campaigns of wicked players"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, wicked_campaigns)};

    return run_tables(tables, LENGTH(tables));
}
