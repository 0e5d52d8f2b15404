/* Two truths, one view, equal dice: what a side is sent must be the same to
 * the byte. A turn of a closed book is spoilt where one side does not look, so
 * that its view stays what it was; both turns are played with the same orders
 * of that side and with the same dice; and every letter to it is compared, its
 * digests masked. Where the letters differ, the first event that does must be
 * one by which the rules let a side learn (may_tell() says which).
 *
 * BERTHIER_LONG plays many; BERTHIER_SEED=N plays trial N alone,
 * BERTHIER_RULESET=NAME of that ruleset. */
#include "tests/rulesets/generic/truths.h"
#include "tests/support/test.h"

#include <stdio.h>

enum { EXCHANGES = 3, ATTEMPTS = 12 };

/* No turn hides a unit from its own side: only a view of it does. */
static bool same_view(const struct truth *one, const struct truth *two)
{
    return strcmp(one->view, two->view) == 0 &&
           strcmp(one->bytes, two->bytes) != 0 &&
           !strstr(two->bytes, "=\"unseen\"");
}

/* A second truth for that side; false if none is found. */
static bool find_other(struct truth *one, struct truth *two,
                       enum unseen_part part)
{
    struct bytes other;

    one->trial.wordless = true;
    for (int i = 0; i < ATTEMPTS; i++) {
        if (!spoil_unseen(one, part, &other))
            return false;
        if (truth_open(two, &one->trial, &other, one->reader) &&
            same_view(one, two))
            return true;
        truth_close(two);
    }
    return false;
}

/* Others' orders are another part of the truth: half of those that differ do so
 * in the sheets. */
static void play_both(struct truth *one, struct truth *two,
                      enum unseen_part part)
{
    truth_order(one);
    truth_order_as(two, one);
    if (part == UNSEEN_ORDERS && once_in(&one->trial, 2))
        truth_forget(two);
    two->trial.state = one->trial.state;
    if (!truth_play(one) || !truth_play(two))
        return;
    truths_compare(one, two, part);
    one->trial.ledger->pairs++;
}

static void differ_once(struct trial *trial, enum unseen_part part)
{
    const struct ruleset *ruleset = trial->world->ruleset;
    size_t count;
    const struct ruleset_side *sides =
        ruleset->sides(trial->world->module.data, &count);
    const char *reader = sides[chance(trial, count)].id;
    struct truth one, two;

    trial_does(trial, "looking for two truths of %s", reader);
    if (truth_open(&one, trial, &trial->turn, reader) &&
        find_other(&one, &two, part)) {
        play_both(&one, &two, part);
        truth_close(&two);
    }
    trial->state = one.trial.state;
    truth_close(&one);
}

static void play(struct trial *trial)
{
    trial->obedient = !once_in(trial, 4);
    /* A turn of the middle of a game stays where it is: what is open there
     * might not be anywhere else. */
    if (!trial->world->turn.data && !once_in(trial, 4) &&
        trial_open(trial, &trial->turn)) {
        struct bytes turn;

        spoil_place(trial, &turn);
        trial_try(trial, &turn);
    }
    for (int i = 0; i < EXCHANGES; i++) {
        differ_once(trial, once_in(trial, 3) ? UNSEEN_ORDERS : UNSEEN_GAME);
        if (!trial_exchange(trial, true))
            return;
    }
}

static void look_at_sums(const struct ruleset *ruleset,
                         const struct ledger *sums)
{
    printf("# %s: %zu pairs of truths, all letters of %zu of them the same\n",
           ruleset->name, sums->pairs, sums->same);
    if (ruleset->see && (sums->pairs == 0 || sums->same == 0))
        fail_msg("no two truths were found in ruleset '%s'", ruleset->name);
}

static void truths(void **state)
{
    static const struct batch batch = {
        .name = "truths", .play = play, .quick = 4, .many = 18};

    (void)state;
    batch_run(&batch, look_at_sums);
}

static const struct plain_row {
    const char *name;
} rows[] = {{"two truths, one view, equal dice"}};

int main(void)
{
    const struct table tables[] = {TABLE(rows, truths)};

    return run_tables(tables, LENGTH(tables));
}
