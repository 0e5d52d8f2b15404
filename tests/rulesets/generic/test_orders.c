/* Orders of every kind that the rulesets of the program have, right and wrong,
 * through reading, check, judging and play. BERTHIER_LONG plays many;
 * BERTHIER_SEED=N plays trial N alone, BERTHIER_RULESET=NAME of that ruleset.
 */
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

enum { EXCHANGES = 12 };
/* Of a hundred orders, at least so many must be good: nonsense alone would be
 * stopped at the door. */
enum { LEAST_ACCEPTED = 8 };

/* Elsewhere in the sequence of play, where a campaign comes but seldom. */
static void go_elsewhere(struct trial *trial)
{
    struct bytes turn;

    trial_does(trial, "going to another step");
    if (trial_open(trial, &trial->turn)) {
        spoil_place(trial, &turn);
        trial_try(trial, &turn);
    } else {
        trial_close(trial);
    }
}

static void play(struct trial *trial)
{
    unsigned most = 1 + chance(trial, EXCHANGES);

    if (once_in(trial, 3))
        go_elsewhere(trial);
    for (unsigned i = 0; i < most; i++)
        if (!trial_exchange(trial, true))
            return;
}

static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    size_t tried = 0, accepted = 0;
    struct kinds kinds;

    kinds_of(&kinds, ruleset);
    for (size_t i = 0; i < kinds.count; i++) {
        if (sums->tried[i] == 0)
            fail_msg("no '%s' was tried", kinds.items[i]->name);
        tried += sums->tried[i];
        accepted += sums->accepted[i];
    }
    assert_true(accepted * 100 >= tried * LEAST_ACCEPTED);
}

static void orders(void **state)
{
    static const struct batch batch = {
        .name = "orders", .play = play, .quick = 180, .many = 3000};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"every kind of order in every ruleset"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, orders)};

    return run_tables(tables, LENGTH(tables));
}
