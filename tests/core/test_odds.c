/* Chances whose numbers can be worked out by hand. */
#include "core/odds.h"

#include "core/arena.h"
#include "tests/support/test.h"

static const struct rule rule = {.book = "rule", .number = "1"};

/* ---- what is played ---------------------------------------------------- */

static int face(struct dice *dice, const char *what, int sides)
{
    return dice_throw(dice, &rule, what, NULL, 1, sides)->faces[0];
}

static void two_dice(const void *context, struct dice *dice,
                     struct arena *arena, int *values)
{
    const struct roll *roll = dice_throw(dice, &rule, "two", NULL, 2, 6);

    (void)context;
    (void)arena;
    values[0] = roll->faces[0] + roll->faces[1];
    values[1] = roll->faces[0] == roll->faces[1];
}

/* A six throws a further die of four: ways of different length. */
static void and_again(const void *context, struct dice *dice,
                      struct arena *arena, int *values)
{
    int first = face(dice, "first", 6);

    (void)context;
    (void)arena;
    values[0] = first == 6 ? 6 + face(dice, "second", 4) : first;
}

static void nothing_thrown(const void *context, struct dice *dice,
                           struct arena *arena, int *values)
{
    (void)context;
    (void)dice;
    (void)arena;
    values[0] = 7;
}

/* So many dice, all of which go unseen. */
static void many_dice(const void *context, struct dice *dice,
                      struct arena *arena, int *values)
{
    const int *count = context;

    (void)arena;
    values[0] = dice_throw(dice, &rule, "many", NULL, *count, 6)->faces[0];
}

/* Throws until a die shows no six: endless, if nobody stops it. */
static void long_comb(const void *context, struct dice *dice,
                      struct arena *arena, int *values)
{
    int count = 0;

    (void)context;
    while (count < 40 &&
           face(dice, arena_text(arena, "comb-%d", count), 6) == 6)
        count++;
    values[0] = count;
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

/* ---- exact ------------------------------------------------------------- */

struct exact_row {
    const char *name;
    void (*play)(const void *context, struct dice *dice, struct arena *arena,
                 int *values);
    size_t table;
    int value;
    uint64_t numerator, denominator;
    int tenths;
    uint64_t plays;
};

static const struct exact_row exact_rows[] = {
    {"seven with two dice", two_dice, 0, 7, 1, 6, 167, 36},
    {"twelve with two dice", two_dice, 0, 12, 1, 36, 28, 36},
    {"one with two dice", two_dice, 0, 1, 0, 1, 0, 36},
    {"a pair", two_dice, 1, 1, 1, 6, 167, 36},
    {"no pair", two_dice, 1, 0, 5, 6, 833, 36},
    {"a short way", and_again, 0, 5, 1, 6, 167, 9},
    {"a long way", and_again, 0, 9, 1, 24, 42, 9},
    {"no dice at all", nothing_thrown, 0, 7, 1, 1, 1000, 1},
};

static void test_exact(void **state)
{
    const struct exact_row *row = *state;
    const struct odds_experiment experiment = {.play = row->play, .count = 2};
    const struct odds_experiment single = {.play = row->play, .count = 1};
    struct arena *arena = arena_new();
    struct odds odds;
    uint64_t weight;
    struct odds_fraction fraction;

    assert_true(odds_enumerate(&odds,
                               row->play == two_dice ? &experiment : &single,
                               ODDS_MOST_LEAVES, arena));
    assert_true(odds.exact);
    assert_int_equal(odds.plays, row->plays);
    weight = odds_weight(&odds, row->table, row->value);
    fraction = odds_fraction(&odds, weight);
    assert_int_equal(fraction.numerator, row->numerator);
    assert_int_equal(fraction.denominator, row->denominator);
    assert_int_equal(odds_tenths(&odds, weight), row->tenths);
    assert_int_equal(odds_error(&odds, weight), 0);
    assert_int_equal(odds_weight_from(&odds, row->table, 0), odds.total);
    arena_free(arena);
}

/* Whether two dice make ten is all that matters, and said so. */
static void only_ten(const void *context, struct dice *dice,
                     struct arena *arena, int *values)
{
    const struct roll *roll;

    (void)context;
    (void)arena;
    dice_asks(dice, 10);
    roll = dice_throw(dice, &rule, "ten", NULL, 2, 6);
    values[0] = roll->faces[0] + roll->faces[1] >= 10;
    values[1] = face(dice, "one", 6) > 3;
}

/* Asked less, there are fewer ways, and the same chances. */
static void test_asked(void **state)
{
    const struct odds_experiment asked = {.play = only_ten, .count = 2};
    const struct odds_experiment every = {
        .play = only_ten, .count = 2, .every_face = true};
    struct arena *arena = arena_new();
    struct odds few;
    struct odds all;

    (void)state;
    assert_true(odds_enumerate(&few, &asked, 1000, arena));
    assert_true(odds_enumerate(&all, &every, 1000, arena));
    assert_int_equal(few.plays, 12);
    assert_int_equal(all.plays, 216);
    assert_int_equal(few.total, all.total);
    for (int value = 0; value < 2; value++) {
        assert_int_equal(odds_weight(&few, 0, value),
                         odds_weight(&all, 0, value));
        assert_int_equal(odds_weight(&few, 1, value),
                         odds_weight(&all, 1, value));
    }
    assert_int_equal(odds_weight(&all, 0, 1), 36); /* 6 of 36, of 216 */
    arena_free(arena);
}

/* ---- what is given up -------------------------------------------------- */

struct size_row {
    const char *name;
    int dice;
    uint64_t most;
    bool exact;
};

static const struct size_row size_rows[] = {
    {"as many leaves as allowed", 3, 216, true},
    {"one leaf more than allowed", 3, 215, false},
    {"far more leaves than allowed", 12, 1000000, false},
    {"a denominator that does not fit", 40, ODDS_MOST_LEAVES, false},
};

static void test_size(void **state)
{
    const struct size_row *row = *state;
    const struct odds_experiment experiment = {
        .play = many_dice, .context = &row->dice, .count = 1};
    struct arena *arena = arena_new();
    struct odds odds;

    assert_int_equal(odds_enumerate(&odds, &experiment, row->most, arena),
                     row->exact);
    if (row->exact)
        assert_int_equal(odds.plays, 216);
    arena_free(arena);
}

/* Few leaves, but one of them lies too deep for 60 bits. */
static void test_too_deep(void **state)
{
    const struct odds_experiment experiment = {.play = long_comb, .count = 1};
    struct arena *arena = arena_new();
    struct odds odds;

    (void)state;
    assert_false(odds_enumerate(&odds, &experiment, ODDS_MOST_LEAVES, arena));
    arena_free(arena);
}

/* ---- the mean ---------------------------------------------------------- */

static void test_mean(void **state)
{
    const struct odds_experiment experiment = {.play = two_dice, .count = 2};
    const struct odds_experiment again = {.play = and_again, .count = 1};
    struct arena *arena = arena_new();
    struct odds odds;

    (void)state;
    assert_true(odds_enumerate(&odds, &experiment, 1000, arena));
    assert_int_equal(odds_mean(&odds, 0), 70);
    assert_int_equal(odds_mean(&odds, 1), 2); /* 1/6 */
    assert_true(odds_enumerate(&odds, &again, 1000, arena));
    assert_int_equal(odds_mean(&odds, 0), 39); /* 3.5 + 2.5 / 6 = 3.916... */
    arena_free(arena);
}

/* ---- simulated --------------------------------------------------------- */

/* What was simulated lies within its stated error of what is exact. */
static void test_simulated(void **state)
{
    const struct odds_experiment experiment = {.play = two_dice, .count = 2};
    const struct odds_sampler sampler = {sample, NULL, 20000};
    struct arena *arena = arena_new();
    struct odds exact;
    struct odds simulated;

    (void)state;
    assert_true(odds_enumerate(&exact, &experiment, 1000, arena));
    odds_simulate(&simulated, &experiment, &sampler, arena);
    assert_false(simulated.exact);
    assert_int_equal(simulated.total, 20000);
    assert_int_equal(odds_weight_from(&simulated, 0, 0), 20000);
    for (int value = 2; value <= 12; value++) {
        uint64_t weight = odds_weight(&simulated, 0, value);
        int off = odds_tenths(&simulated, weight) -
                  odds_tenths(&exact, odds_weight(&exact, 0, value));

        assert_in_range(abs(off), 0, (size_t)odds_error(&simulated, weight));
    }
    arena_free(arena);
}

/* 1.96 * sqrt(p (1 - p) / n), by hand, rounded up. */
struct error_row {
    const char *name;
    uint64_t weight, total;
    int tenths;
};

static const struct error_row error_rows[] = {
    {"half of ten thousand", 5000, 10000, 10},   /* 0.98 % */
    {"a tenth of ten thousand", 1000, 10000, 6}, /* 0.588 % */
    {"none of ten thousand", 0, 10000, 1},       /* 2 of 10004: 0.028 % */
    {"half of a hundred", 50, 100, 97},          /* 52 of 104: 9.61 % */
    {"all of a hundred", 100, 100, 27},          /* 102 of 104: 2.64 % */
};

static void test_error(void **state)
{
    const struct error_row *row = *state;
    const struct odds odds = {.total = row->total};

    assert_int_equal(odds_error(&odds, row->weight), row->tenths);
}

/* 1.96 * s / sqrt(n) in tenths, by hand, rounded up: of 0 and a value. */
struct mean_error_row {
    const char *name;
    int value;
    uint64_t hits, total;
    int tenths;
};

static const struct mean_error_row mean_error_rows[] = {
    {"ones, half of a hundred", 1, 50, 100, 1},      /* 0.098 */
    {"tens, half of four hundred", 10, 200, 400, 5}, /* 0.49 */
    {"tens, a tenth of a hundred", 10, 10, 100, 6},  /* 0.588 */
    {"always the same", 10, 100, 100, 0},
    {"large ones, half of a million", 4000, 500000, 1000000, 40}, /* 3.92 */
};

static void test_mean_error(void **state)
{
    const struct mean_error_row *row = *state;
    struct odds_share shares[] = {{0, row->total - row->hits},
                                  {row->value, row->hits}};
    struct odds_table table = {shares, 2};
    struct odds odds = {.total = row->total, .tables = &table};

    assert_int_equal(odds_mean_error(&odds, 0), row->tenths);
    odds.exact = true;
    assert_int_equal(odds_mean_error(&odds, 0), 0);
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
    {"a way that is too deep", test_too_deep},
    {"only what is asked for", test_asked},
    {"means", test_mean},
    {"simulated dice agree with all dice", test_simulated},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(exact_rows, test_exact), TABLE(size_rows, test_size),
        TABLE(error_rows, test_error), TABLE(mean_error_rows, test_mean_error),
        TABLE(plain_rows, test_plain),
    };

    return run_tables(tables, LENGTH(tables));
}
