/* Campaigns of seven random players: quick, and thousands of player-phases
 * with BERTHIER_LONG. BERTHIER_SEED=N plays campaign N alone, RANDOM_MONTHS
 * says for how long. */
#include "tests/rulesets/empires-in-arms/random/tally.h"
#include "tests/support/test.h"
#include "tests/support/thorough.h"

enum {
    QUICK = 520,
    LONG = 36000,
    SHORT_MONTHS = 1,
    MONTHS = 4,
    TO_THE_END = 9
};

/* Most campaigns last a month: it is in a garden that things happen. */
static void play(struct tally *tally, uint64_t seed)
{
    const char *asked = getenv("RANDOM_MONTHS");
    int months = seed % TO_THE_END == 1 ? MONTHS : SHORT_MONTHS;
    struct match match;
    int end = 0;

    match_begin(&match, seed);
    match.tally = tally;
    end = match.scene->game->turn + (asked ? atoi(asked) : months);
    while (match.scene->game->turn < end && !match.scene->game->finished)
        match_exchange(&match);
    match_end(&match);
}

static void random_campaigns(void **state)
{
    const char *seed = getenv("BERTHIER_SEED");
    bool at_length = long_run() && thorough();
    struct arena *arena = arena_new();
    struct tally tally;

    (void)state;
    tally_begin(&tally, arena);
    if (seed)
        play(&tally, strtoull(seed, NULL, 10));
    for (uint64_t i = 1; !seed && tally.phases < (at_length ? LONG : QUICK);
         i++)
        play(&tally, i);
    tally_print(&tally);
    if (!seed)
        tally_check(&tally, at_length);
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"campaigns of random players"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, random_campaigns)};

    return run_tables(tables, LENGTH(tables));
}
