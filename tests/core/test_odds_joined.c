/* Chances of plays that come to the same position by many ways. */
#include "core/odds.h"

#include "core/arena.h"
#include "tests/support/test.h"

static const struct rule rule = {.book = "rule", .number = "1"};

static int face(struct dice *dice, const char *what, int sides)
{
    return dice_throw(dice, &rule, what, NULL, 1, sides)->faces[0];
}

/* ---- equal positions are joined ---------------------------------------- */

/* Two armies toss a coin a round each; a head costs the other one. It is over
 * when one has lost all or so many rounds have been fought. */
struct duel {
    int strength, rounds;
    int *stops; /* plays that were stopped in the middle */
};

static bool stands(struct dice *dice, struct arena *arena, const int *lost,
                   const struct duel *duel)
{
    if (!dice_joins(dice) ||
        !dice_stand(dice, arena_text(arena, "%d %d", lost[0], lost[1])))
        return false;
    ++*duel->stops;
    return true;
}

static void fight(const void *context, struct dice *dice, struct arena *arena,
                  int *values)
{
    const struct duel *duel = context;
    int lost[2] = {0, 0};
    int round = 0;

    while (round < duel->rounds && lost[0] < duel->strength &&
           lost[1] < duel->strength) {
        if (round > 0 && stands(dice, arena, lost, duel))
            return;
        round++;
        lost[1] += face(dice, arena_text(arena, "one-%d", round), 2) == 2;
        lost[0] += face(dice, arena_text(arena, "two-%d", round), 2) == 2;
    }
    values[0] = lost[0];
    values[1] = lost[1];
    values[2] = round;
}

static void assert_same_odds(const struct odds *one, const struct odds *other,
                             size_t count)
{
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(one->tables[i].count, other->tables[i].count);
        for (size_t j = 0; j < one->tables[i].count; j++) {
            const struct odds_share *share = &one->tables[i].shares[j];
            struct odds_fraction mine = odds_fraction(one, share->weight);
            struct odds_fraction its =
                odds_fraction(other, odds_weight(other, i, share->value));

            assert_int_equal(mine.numerator, its.numerator);
            assert_int_equal(mine.denominator, its.denominator);
        }
    }
}

/* Joined or not the fractions are the same, and the leaves are counted as
 * many. */
static void test_joined(void **state)
{
    int stops = 0;
    const struct duel duel = {3, 6, &stops};
    const struct odds_experiment joined = {
        .play = fight, .context = &duel, .count = 3};
    const struct odds_experiment every = {
        .play = fight, .context = &duel, .count = 3, .every_way = true};
    struct arena *arena = arena_new();
    struct odds few;
    struct odds all;

    (void)state;
    assert_true(odds_enumerate(&all, &every, 100000, arena));
    assert_int_equal(stops, 0);
    assert_true(odds_enumerate(&few, &joined, 200, arena));
    assert_true(stops > 0);
    assert_false(odds_enumerate(&few, &every, 200, arena));
    assert_true(odds_enumerate(&few, &joined, 200, arena));
    assert_true(few.exact);
    assert_int_equal(few.plays, all.plays);
    assert_same_odds(&all, &few, 3);
    assert_same_odds(&few, &all, 3);
    arena_free(arena);
}

/* 2^40 falls, of which nobody sees more than some thousand: twenty coins of
 * one side have 20 choose 10 ways to show ten heads. */
static void test_millions(void **state)
{
    int stops = 0;
    const struct duel duel = {21, 20, &stops};
    const struct odds_experiment joined = {
        .play = fight, .context = &duel, .count = 3};
    struct arena *arena = arena_new();
    struct odds odds;
    struct odds_fraction ten;

    (void)state;
    assert_true(odds_enumerate(&odds, &joined, 20000, arena));
    assert_int_equal(odds.plays, (uint64_t)1 << 40);
    ten = odds_fraction(&odds, odds_weight(&odds, 0, 10));
    assert_int_equal(ten.numerator, 184756 / 4); /* of 2^20 */
    assert_int_equal(ten.denominator, (1 << 20) / 4);
    assert_int_equal(odds_mean(&odds, 1), 100);
    arena_free(arena);
}

/* What is simulated in the end is given up before half as many plays again are
 * made as were allowed. */
static void test_endless(void **state)
{
    int stops = 0;
    const struct duel duel = {21, 20, &stops};
    const struct odds_experiment joined = {
        .play = fight, .context = &duel, .count = 3};
    struct arena *arena = arena_new();
    struct odds odds;

    (void)state;
    assert_false(odds_enumerate(&odds, &joined, 300, arena));
    assert_in_range(stops, 1, 300 + 64);
    arena_free(arena);
}

/* Four dice that nobody sees. */
static void four_dice(const void *context, struct dice *dice,
                      struct arena *arena, int *values)
{
    (void)context;
    (void)arena;
    values[0] = dice_throw(dice, &rule, "four", NULL, 4, 6)->faces[0];
}

static void some_block(const void *context, const char *label, unsigned block,
                       uint8_t out[32])
{
    uint32_t mix = 2166136261u + *(const uint32_t *)context * 977u + block;

    for (; *label; label++)
        mix = (mix ^ (uint8_t)*label) * 16777619u;
    for (size_t i = 0; i < 32; i++) {
        mix = (mix ^ (uint32_t)i) * 16777619u;
        out[i] = (uint8_t)(mix >> 16);
    }
}

static struct dice *sample(const void *context, int number, struct arena *arena)
{
    uint32_t *seed = ARENA_NEW(arena, uint32_t);
    const struct dice_source source = {some_block, seed};

    (void)context;
    *seed = (uint32_t)number;
    return dice_new(arena, &source);
}

/* Who watches hears of both kinds, and of no more plays than there are. */
static void watch(void *watcher, uint64_t plays)
{
    uint64_t *last = watcher;

    *last = plays;
}

static void test_watched(void **state)
{
    uint64_t last = 0;
    const struct odds_experiment experiment = {
        .play = four_dice, .count = 1, .progress = watch, .watcher = &last};
    const struct odds_sampler sampler = {sample, NULL, 600};
    struct arena *arena = arena_new();
    struct odds odds;

    (void)state;
    assert_true(odds_enumerate(&odds, &experiment, 1296, arena));
    assert_int_equal(last, 1280);
    odds_simulate(&odds, &experiment, &sampler, arena);
    assert_int_equal(last, 512);
    arena_free(arena);
}

struct plain_row {
    const char *name;
    void (*test)(void **state);
};

static void test_plain(void **state)
{
    ((const struct plain_row *)*state)->test(NULL);
}

static const struct plain_row plain_rows[] = {
    {"equal positions are joined", test_joined},
    {"millions of millions of falls", test_millions},
    {"what is given up is given up early", test_endless},
    {"who watches hears of it", test_watched},
};

int main(void)
{
    const struct table tables[] = {TABLE(plain_rows, test_plain)};

    return run_tables(tables, LENGTH(tables));
}
