/* Campaigns of a legal player, in every ruleset: whatever he was offered is
 * accepted, and every turn that comes of it is read again. BERTHIER_LONG plays
 * many; BERTHIER_SEED=N plays trial N alone, BERTHIER_RULESET=NAME of that
 * ruleset. */
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

enum { EXCHANGES = 12 };

static void play(struct trial *trial)
{
    trial->legal = true;
    for (unsigned i = 0; i < EXCHANGES; i++)
        if (!trial_exchange(trial, i == EXCHANGES - 1))
            return;
}

/* He is not silent for want of an offer. */
static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    size_t accepted = 0;
    struct kinds kinds;

    kinds_of(&kinds, ruleset);
    for (size_t i = 0; i < kinds.count; i++) {
        assert_int_equal(sums->accepted[i], sums->tried[i]);
        accepted += sums->accepted[i];
    }
    assert_true(accepted > sums->exchanges);
}

static void campaigns(void **state)
{
    static const struct batch batch = {
        .name = "player", .play = play, .quick = 6, .many = 400};

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
