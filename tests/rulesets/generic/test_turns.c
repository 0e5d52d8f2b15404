/* Turns that somebody has been at, in every ruleset of the program: each is
 * refused with a finding, or is played, looked at and written again.
 * BERTHIER_LONG plays many; BERTHIER_SEED=N plays trial N alone,
 * BERTHIER_RULESET=NAME of that ruleset. */
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"

enum { BEFORE = 5, SPOILT = 10, AFTER = 3 };

static bool spoil_once(struct trial *trial)
{
    struct bytes spoilt;
    bool good;

    trial_does(trial, "reading the turn");
    if (!trial_open(trial, &trial->turn)) {
        trial_close(trial);
        return false;
    }
    trial_does(trial, "spoiling the turn");
    if (once_in(trial, 3)) {
        good = correct_turn(trial, &spoilt);
    } else {
        spoil_turn(trial, &spoilt);
        good = true;
    }
    if (good)
        return trial_try(trial, &spoilt);
    trial_close(trial);
    return false;
}

static void look(struct trial *trial)
{
    if (trial_open(trial, &trial->turn))
        trial_look(trial, NULL);
    trial_close(trial);
}

/* From where it came to, or ended: a spoilt turn is spoilt further. */
static void play(struct trial *trial)
{
    for (unsigned i = chance(trial, BEFORE); i > 0; i--)
        if (!trial_exchange(trial, true))
            break;
    for (unsigned i = 0; i < SPOILT; i++) {
        if (!spoil_once(trial))
            continue;
        look(trial);
        for (unsigned j = chance(trial, AFTER); j > 0; j--)
            if (!trial_exchange(trial, false))
                return;
    }
}

/* Half of what is spoilt is only unlikely; all that is read was played. */
static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    (void)ruleset;
    assert_true(sums->turns > 0);
    assert_true(sums->opened * 10 > sums->turns);
    assert_true(sums->opened * 10 < sums->turns * 9);
}

static void turns(void **state)
{
    static const struct batch batch = {
        .name = "turns", .play = play, .quick = 5, .many = 24};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"every kind of record in every ruleset"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, turns)};

    return run_tables(tables, LENGTH(tables));
}
