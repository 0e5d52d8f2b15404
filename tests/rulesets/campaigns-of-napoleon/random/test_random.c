/* Campaigns of two random players: quick, and thousands of game turns with
 * BERTHIER_LONG. BERTHIER_SEED=N plays campaign N alone. */
#include "tests/rulesets/campaigns-of-napoleon/random/random.h"
#include "tests/support/thorough.h"

enum { QUICK = 50, LONG = 8000, MOST_GAME_TURNS = 6, TO_THE_END = 25 };

/* Plays one campaign, most of them only for a day or two: where nobody has
 * marched away yet, they meet. */
static void play(const struct world *world, uint64_t seed)
{
    struct match match;
    int game_turns = 0;
    int most = seed % TO_THE_END ? 1 + (seed % 4 == 0) : MOST_GAME_TURNS;

    match_begin(&match, world, seed);
    while (!match.over && game_turns < most)
        game_turns += match_exchange(&match);
    match_end(&match);
}

static void random_campaigns(void **state)
{
    const char *seed = getenv("BERTHIER_SEED");
    bool at_length = long_run() && thorough();
    struct world *world = world_new();

    (void)state;
    if (seed)
        play(world, strtoull(seed, NULL, 10));
    for (uint64_t i = 1;
         !seed && tally_game_turns(world->tally) < (at_length ? LONG : QUICK);
         i++)
        play(world, i);
    tally_print(world->tally);
    if (!seed)
        tally_check(world->tally, at_length);
    world_free(world);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"campaigns of random players"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, random_campaigns)};

    return run_tables(tables, LENGTH(tables));
}
