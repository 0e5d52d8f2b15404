/* Campaigns of a legal player, in every ruleset: whatever he was offered is
 * accepted, every turn that comes of it is read again, and what the ruleset's
 * demands.tsv says has come up. BERTHIER_LONG plays many; BERTHIER_SEED=N plays
 * trial N alone, BERTHIER_RULESET=NAME of that ruleset; BERTHIER_KINDS=1 tells
 * how often each thing came up. */
#include "campaign/exchange/desk.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"
#include "tests/support/thorough.h"

enum { EXCHANGES = 7, MANY_EXCHANGES = 40 };

static void read_demands(struct demands *out, const struct ruleset *ruleset,
                         struct arena *arena)
{
    demands_read(out,
                 arena_text(arena, "%s/demands.tsv", tests_of(ruleset, arena)),
                 ruleset, arena);
}

static void count(struct trial *trial, const struct exchange_orders *orders,
                  const struct outcome *outcome)
{
    int *met = trial->ledger->met;
    struct questions questions;
    struct desk desk;

    folder_desk(&desk, &trial->campaign);
    desk_questions(&questions, &desk);
    demands_count_questions(&trial->demands, met, &questions, desk.turn->step);
    demands_count_exchange(&trial->demands, met, orders, outcome);
}

static void play_on(struct trial *trial)
{
    unsigned exchanges = long_run() ? MANY_EXCHANGES : EXCHANGES;

    for (unsigned i = 1; i <= exchanges; i++)
        if (!trial_exchange(trial, i == exchanges))
            return;
}

static void play(struct trial *trial)
{
    struct arena *arena = arena_new();

    trial->legal = true;
    trial->after_exchange = count;
    read_demands(&trial->demands, trial->world->ruleset, arena);
    play_on(trial);
    arena_free(arena);
}

/* He is not silent for want of an offer. */
static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    struct arena *arena = arena_new();
    struct demands demands;
    size_t accepted = 0;
    struct kinds kinds;

    kinds_of(&kinds, ruleset);
    for (size_t i = 0; i < kinds.count; i++) {
        assert_int_equal(sums->accepted[i], sums->tried[i]);
        accepted += sums->accepted[i];
    }
    assert_true(accepted > sums->exchanges);
    read_demands(&demands, ruleset, arena);
    assert_true(demands_met(&demands, sums->met, long_run(),
                            long_run() || getenv("BERTHIER_KINDS")));
    arena_free(arena);
}

static void campaigns(void **state)
{
    static const struct batch batch = {
        .name = "player", .play = play, .quick = 4, .many = 60};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"legal campaigns, in every ruleset"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, campaigns)};

    return run_tables(tables, LENGTH(tables));
}
