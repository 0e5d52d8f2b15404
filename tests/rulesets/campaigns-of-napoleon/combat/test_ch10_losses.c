/* 10.5.7: how losses are rounded and borne by the arms, stakes, losses of a
 * retreat, and the modifiers of a check on demoralization. */
#include "core/shares.h"
#include "rulesets/campaigns-of-napoleon/combat/numbers.h"
#include "tests/support/test.h"

static const struct rounding_row {
    const char *name;
    int base, tenths, loss;
} rounding_rows[] = {
    {"10.5.7m 2.5 percent of 60", 60, 25, 2},
    {"10.5.7m 2.5 percent of 50", 50, 25, 1},
    {"10.5.7l 15 percent of 75", 75, 150, 11},
    {"10.5.7l 20 percent of 75", 75, 200, 15},
    {"log.2009-12-12 20 percent of 45 and 30", 45 + 30, 200, 15},
    {"10.5.7.2a snow on 0 percent of 80", 80, 0 + 25, 2},
    {"10.5.7.2a snow on 5 percent of 80", 80, 50 + 25, 6},
    {"10.5.7.2b 5 percent of 80 before bombardment", 40 + 40, 50, 4},
    {"log.undated-2 5 percent of 80", 80, 50, 4},
    {"10.5.5c 5 percent of twice 15", 2 * 15, 50, 2},
    {"10.5.5c 10 percent of twice 15", 2 * 15, 100, 3},
    {"10.5.6b 2.5 percent of twice 20", 2 * 20, 25, 1},
    {"10.5.6b 10 percent of twice 20", 2 * 20, 100, 4},
    {"10.5.7.1p 10 percent and 2.5 of 80", 80, 100 + 25, 10},
};

static void loss_is_rounded(void **state)
{
    const struct rounding_row *row = *state;

    assert_int_equal(percent_of(row->base, row->tenths), row->loss);
}

static const struct retreat_row {
    const char *name;
    int own, enemies, loss;
} retreat_rows[] = {
    {"10.5.7.4g 25 SP into a hex with 35 beside it", 25, 35, 2},
    {"10.5.7.4h 20 SP over a bridge with 20 behind it", 20, 20, 1},
    {"10.5.7.4h not a tenth of a percent more", 58, 40, 2},
    {"log.2008-04-25 20 SP and 20", 20, 20, 1},
    {"log.2009-11-08b 2.5 percent, not 5, for each hex", 20, 20, 1},
};

static void retreat_costs(void **state)
{
    const struct retreat_row *row = *state;

    assert_int_equal(con_retreat_loss(row->own, row->enemies), row->loss);
}

static const struct arm_row {
    const char *name;
    int loss;
    struct arms strength;
    enum loss_cycle cycle;
    struct arms lost;
} arm_rows[] = {
    {"10.5.7.2c 6 SP", 6, {20, 9, 9}, CYCLE_STANDS, {4, 1, 1}},
    {"10.5.7.2d 6 SP", 6, {20, 9, 9}, CYCLE_RETREATS, {3, 1, 2}},
    {"10.5.7.2e a draw of 5 SP", 5, {20, 9, 9}, CYCLE_STANDS, {3, 1, 1}},
    {"10.5.7.2c no cavalry: the next in the cycle",
     5,
     {20, 0, 9},
     CYCLE_STANDS,
     {4, 0, 1}},
    {"10.5.7.2d no artillery: the next in the cycle",
     5,
     {20, 9, 0},
     CYCLE_RETREATS,
     {4, 1, 0}},
    {"10.5.7.2c nobody loses more than he has",
     9,
     {2, 1, 1},
     CYCLE_STANDS,
     {2, 1, 1}},
    {"10.5.7.2c nothing lost", 0, {2, 1, 1}, CYCLE_STANDS, {0, 0, 0}},
    {"10.5.7.2d Ligny, Coalition 22",
     22,
     {73, 8, 31},
     CYCLE_RETREATS,
     {13, 4, 5}},
    {"log.undated-7 a corps that won a Delay and retreats",
     2,
     {10, 2, 3},
     CYCLE_RETREATS,
     {1, 0, 1}},
    {"log.undated-8a the first loss of a winner who retreats",
     1,
     {10, 2, 3},
     CYCLE_RETREATS,
     {0, 0, 1}},
};

static void arms_lose(void **state)
{
    const struct arm_row *row = *state;
    struct arms lost = con_loss_by_arm(row->loss, &row->strength, row->cycle);

    assert_int_equal(lost.infantry, row->lost.infantry);
    assert_int_equal(lost.cavalry, row->lost.cavalry);
    assert_int_equal(lost.artillery, row->lost.artillery);
}

static const struct stake_size_row {
    const char *name;
    int arm, sp;
    bool may;
} stake_size_rows[] = {
    {"10.5.7.1n 4 Guard of 39", 4, 39, true},
    {"10.5.7.1n 4 Guard of 41", 4, 41, false},
    {"10.5.7.1n exactly a tenth", 4, 40, true},
    {"10.5.7.1n none at all", 0, 0, false},
};

static void stake_is_big_enough(void **state)
{
    const struct stake_size_row *row = *state;

    assert_int_equal(con_may_stake(row->arm, row->sp), row->may);
}

static const struct stake_row {
    const char *name;
    struct stakes stakes;
    int base, tenths; /* of the cell */
    bool beaten;
    int loss, guard, heavy;
} stake_rows[] = {
    {"10.5.7.1o Guard, 7.5 percent of 80",
     {true, false},
     80,
     75,
     false,
     6,
     2,
     0},
    {"10.5.7.1o no loss, no first loss", {true, false}, 80, 0, false, 0, 0, 0},
    {"10.5.7.1p beaten at 10 percent", {true, false}, 80, 100, true, 10, 2, 0},
    {"10.5.7.1p won at 10 percent", {true, false}, 80, 100, false, 8, 2, 0},
    {"10.5.7.1p heavy cavalry beaten", {false, true}, 80, 100, true, 10, 0, 2},
    {"10.5.7.1q won with 5 percent", {true, true}, 80, 50, false, 4, 2, 2},
    {"10.5.7.1q beaten at 5 percent", {true, true}, 80, 50, true, 8, 2, 2},
    {"10.5.7.1q won with 2.5 percent", {true, true}, 80, 25, false, 2, 2, 0},
    {"log.2011-08-03 both staked, 2.5 percent",
     {true, true},
     80,
     25,
     false,
     2,
     2,
     0},
    {"10.5.7.1o nothing staked", {false, false}, 80, 100, true, 8, 0, 0},
};

static void stake_costs(void **state)
{
    const struct stake_row *row = *state;
    int tenths = row->tenths;
    struct stake_losses first;

    if (row->beaten)
        tenths += con_stake_penalty(&row->stakes);
    assert_int_equal(percent_of(row->base, tenths), row->loss);
    first = con_stake_losses(&row->stakes, row->base, tenths);
    assert_int_equal(first.guard, row->guard);
    assert_int_equal(first.heavy, row->heavy);
}

static const struct check_row {
    const char *name;
    struct demoralization check;
    int sum;
} check_rows[] = {
    {"10.5.7.3d R1", {.r = 1}, -1},
    {"10.5.7.3d R2", {.r = 2}, 0},
    {"10.5.7.3d R4", {.r = 4}, 2},
    {"10.5.7.3d star and zone", {.r = 2, .star = true, .in_zoc = true}, 0},
    {"10.5.7.3e Guard staked and beaten",
     {.r = 2, .staked_guard_lost = true},
     1},
    {"10.5.7.3f zone and river on the way: once",
     {.r = 2, .bad_path = true},
     1},
    {"10.5.7.3g pursued farther", {.r = 2, .long_pursuit = true}, 1},
    {"10.5.7.3d all at once",
     {.r = 5,
      .star = true,
      .in_zoc = true,
      .staked_guard_lost = true,
      .bad_path = true,
      .long_pursuit = true},
     6},
};

static void check_is_modified(void **state)
{
    const struct check_row *row = *state;
    struct modifiers out = {.count = 0};

    con_demoralization_modifiers(&row->check, &out);
    assert_int_equal(out.sum, row->sum);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(rounding_rows, loss_is_rounded),
        TABLE(retreat_rows, retreat_costs),
        TABLE(arm_rows, arms_lose),
        TABLE(stake_size_rows, stake_is_big_enough),
        TABLE(stake_rows, stake_costs),
        TABLE(check_rows, check_is_modified),
    };
    return run_tables(tables, LENGTH(tables));
}
