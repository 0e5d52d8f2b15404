/* Named dice: the protocol's example, skipping, independence, fairness. */
#include "core/dice.h"

#include "core/arena.h"
#include "tests/support/test.h"

#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Blocks given by hand. */
struct given {
    const char *label;
    const char *blocks; /* hexadecimal, 64 digits each; zeros behind */
};

static uint8_t digit(char letter)
{
    return (uint8_t)(letter <= '9' ? letter - '0' : letter - 'a' + 10);
}

static void given_block(const void *context, const char *label, unsigned block,
                        uint8_t out[32])
{
    const struct given *given = context;
    const char *digits = given->blocks;

    assert_string_equal(label, given->label);
    memset(out, 0, 32);
    for (size_t i = 0; i < (size_t)block * 64; i++)
        if (!*digits++)
            return;
    for (size_t i = 0; i < 32 && digits[2 * i]; i++)
        out[i] =
            (uint8_t)(digit(digits[2 * i]) * 16 + digit(digits[2 * i + 1]));
}

/* The throws of the protocol's worked example: the bytes are those that
 * HMAC-SHA256 gives for its seed, of which the throw uses the first. */
static const struct vector_row {
    const char *name;
    const char *number; /* of the case */
    const char *what;
    const char *which;
    const char *blocks;
    int sides;
    int count;
    int faces[40];
    const char *bytes;
} vector_rows[] = {
    {"protocol: two dice of six",
     "turn",
     "12/combat/3",
     "attacker",
     "9637",
     6,
     2,
     {1, 2},
     "9637"},
    {"protocol: two more",
     "turn",
     "12/combat/3",
     "defender",
     "c28a",
     6,
     2,
     {3, 1},
     "c28a"},
    {"protocol: one die", "turn", "12", "weather", "73", 6, 1, {2}, "73"},
    {"protocol: a die of ten",
     "turn",
     "12/morale",
     "u000017",
     "a2",
     10,
     1,
     {3},
     "a2"},
    {"protocol: forty dice over two blocks",
     "turn",
     "12",
     "bulk",
     "38d7767871dd8b0714ff01b87f469ffdcd61d2f42677dc96c3aaae2fab146789"
     "dba815272b4162c115c6",
     6,
     40,
     {3, 6, 5, 1, 6, 6, 2, 2, 3, 2, 5, 2, 5, 4, 2, 2, 1, 5, 3, 6,
      5, 1, 4, 3, 1, 6, 4, 3, 2, 6, 4, 1, 4, 4, 2, 6, 3, 2, 4, 1},
     "38d7767871dd8b0714ff01b87f469ffdcd61d2f42677dc96c3aaae2fab146789"
     "dba815272b4162c115c6"},
    {"protocol: a byte is skipped",
     "turn",
     "12/reject",
     "59",
     "fd47",
     6,
     1,
     {6},
     "fd47"},
    {"case numbers are put into lower case",
     "VI.a0",
     "chit",
     NULL,
     "05",
     6,
     1,
     {6},
     "05"},
    {"256 sides skip nothing",
     "1",
     "d",
     "256",
     "ff00",
     256,
     2,
     {256, 1},
     "ff00"},
    {"two sides skip nothing", "1", "d", "2", "fffe", 2, 2, {2, 1}, "fffe"},
    {"a die of hundred skips from 200",
     "1",
     "d",
     "100",
     "c8c7",
     100,
     1,
     {100},
     "c8c7"},
    {"skipping may pass the end of a block",
     "1",
     "d",
     "long",
     "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff03",
     6,
     1,
     {4},
     "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff03"},
};

static const char *label_of(struct arena *arena, const struct vector_row *row)
{
    char *label =
        row->which
            ? arena_text(arena, "%s/%s/%s", row->number, row->what, row->which)
            : arena_text(arena, "%s/%s", row->number, row->what);

    if (strncmp(label, "VI", 2) == 0)
        memcpy(label, "vi", 2);
    return label;
}

static void vector_falls(void **state)
{
    const struct vector_row *row = *state;
    struct arena *arena = arena_new();
    const struct given given = {label_of(arena, row), row->blocks};
    const struct dice_source source = {given_block, &given};
    const struct rule rule = {.book = "rule", .number = row->number};
    const struct roll *roll =
        dice_throw(dice_new(arena, &source), &rule, row->what, row->which,
                   row->count, row->sides);

    assert_string_equal(roll->label, given.label);
    assert_string_equal(roll->bytes, row->bytes);
    assert_int_equal(roll->count, row->count);
    assert_int_equal(roll->sides, row->sides);
    assert_memory_equal(roll->faces, row->faces,
                        (size_t)row->count * sizeof(int));
    arena_free(arena);
}

/* A source that mixes seed, label and block well enough for counting: FNV-1a,
 * finished as in SplitMix64. */
static void mixed_block(const void *context, const char *label, unsigned block,
                        uint8_t out[32])
{
    uint64_t mix = 14695981039346656037u ^ *(const uint64_t *)context;

    for (; *label; label++)
        mix = (mix ^ (uint8_t)*label) * 1099511628211u;
    for (size_t i = 0; i < 32; i++) {
        uint64_t word = mix + (block * 32 + i + 1) * 0x9e3779b97f4a7c15u;

        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
        word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
        out[i] = (uint8_t)(word >> 56);
    }
}

static const struct rule fire = {.book = "rule", .number = "12.6"};
static const struct rule melee = {.book = "rule", .number = "14.1"};

/* A roll hangs on its label, not on what was rolled before. */
static void rolls_leave_each_other_alone(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct arena *arena = arena_new();
        const struct dice_source source = {mixed_block, &seed};
        struct dice *alone = dice_new(arena, &source);
        struct dice *after = dice_new(arena, &source);
        const struct roll *one =
            dice_throw(alone, &fire, "fire", "battery-3", 3, 6);
        const struct roll *other;

        dice_throw(after, &melee, "melee", "1st-line", 5, 6);
        dice_throw(after, &fire, "fire", "battery-2", 2, 10);
        other = dice_throw(after, &fire, "fire", "battery-3", 3, 6);
        assert_string_equal(one->bytes, other->bytes);
        assert_memory_equal(one->faces, other->faces, 3 * sizeof(int));
        arena_free(arena);
    }
}

/* 600 dice a seed; the statistic has five degrees of freedom and exceeds 25.7
 * once in ten thousand. In units of 1/100 to keep to whole numbers. */
static void faces_are_fair(void **state)
{
    int counts[6] = {0};
    long statistic = 0;
    enum { SEEDS = 100, DICE = 600, EXPECTED = SEEDS * DICE / 6 };

    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct arena *arena = arena_new();
        const struct dice_source source = {mixed_block, &seed};
        const struct roll *roll =
            dice_throw(dice_new(arena, &source), &fire, "fire", "all", DICE, 6);

        for (size_t i = 0; i < DICE; i++)
            counts[roll->faces[i] - 1]++;
        arena_free(arena);
    }
    for (size_t i = 0; i < 6; i++) {
        long off = counts[i] - EXPECTED;

        statistic += off * off * 100 / EXPECTED;
    }
    assert_true(statistic < 2570);
}

static void all_rolls_are_kept(void **state)
{
    struct arena *arena = arena_new();
    uint64_t seed = 1;
    const struct dice_source source = {mixed_block, &seed};
    struct dice *dice = dice_new(arena, &source);
    const struct roll *first = dice_throw(dice, &fire, "fire", "a", 1, 6);
    const struct roll *second = dice_throw(dice, &fire, "fire", "b", 1, 6);
    size_t count;
    const struct roll *const *rolls = dice_rolls(dice, &count);

    (void)state;
    assert_int_equal(count, 2);
    assert_ptr_equal(rolls[0], first);
    assert_ptr_equal(rolls[1], second);
    assert_ptr_equal(first->rule, &fire);
    arena_free(arena);
}

static void rolls_stand_in_the_journal(void **state)
{
    struct arena *arena = arena_new();
    const struct given given = {"12.6/fire/a", "0204"};
    const struct dice_source source = {given_block, &given};
    struct journal journal;
    struct event *event;
    const struct roll *roll;

    (void)state;
    journal_init(&journal, arena);
    roll = journal_roll(&journal, dice_new(arena, &source), &fire, "fire", "a",
                        2, 6, &event);
    assert_int_equal(event->kind, EVENT_ROLL);
    assert_ptr_equal(event->roll, roll);
    assert_ptr_equal(event->rule, &fire);
    assert_string_equal(event->text, "fire: 3 + 5");
    assert_int_equal(journal.rolls, 1);
    assert_false(event_seen_by(event, "anybody"));
    arena_free(arena);
}

/* Bugs of ours: each must abort. */
static void twice(struct dice *dice)
{
    dice_throw(dice, &fire, "fire", "a", 1, 6);
    dice_throw(dice, &fire, "fire", "a", 1, 6);
}

static void capital(struct dice *dice)
{
    dice_throw(dice, &fire, "fire", "Battery", 1, 6);
}

static void blank(struct dice *dice)
{
    dice_throw(dice, &fire, "fire", "a b", 1, 6);
}

static void too_long(struct dice *dice)
{
    char which[200];

    memset(which, 'a', sizeof(which));
    which[120 - strlen("12.6/fire/") + 1] = '\0';
    dice_throw(dice, &fire, "fire", which, 1, 6);
}

static void one_side(struct dice *dice)
{
    dice_throw(dice, &fire, "fire", "a", 1, 1);
}

static void too_many_sides(struct dice *dice)
{
    dice_throw(dice, &fire, "fire", "a", 1, 257);
}

static void no_die(struct dice *dice)
{
    dice_throw(dice, &fire, "fire", "a", 0, 6);
}

static const struct bug_row {
    const char *name;
    void (*bug)(struct dice *dice);
} bug_rows[] = {
    {"a label asked for twice aborts", twice},
    {"a capital in a label aborts", capital},
    {"a blank in a label aborts", blank},
    {"a label of 121 letters aborts", too_long},
    {"a die of one side aborts", one_side},
    {"a die of 257 sides aborts", too_many_sides},
    {"no die at all aborts", no_die},
};

static void bug_aborts(void **state)
{
    const struct bug_row *row = *state;
    pid_t child;
    int status;

    fflush(stdout);
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const struct rlimit no_core = {0, 0};
        uint64_t seed = 1;
        const struct dice_source source = {mixed_block, &seed};

        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGABRT, SIG_DFL);
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        row->bug(dice_new(arena_new(), &source));
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
}

static const struct plain_row {
    const char *name;
} alone_rows[] = {{"rolls leave each other alone"}},
  fair_rows[] = {{"faces are fair"}}, kept_rows[] = {{"all rolls are kept"}},
  journal_rows[] = {{"rolls stand in the journal"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(vector_rows, vector_falls),
        TABLE(alone_rows, rolls_leave_each_other_alone),
        TABLE(fair_rows, faces_are_fair),
        TABLE(kept_rows, all_rolls_are_kept),
        TABLE(journal_rows, rolls_stand_in_the_journal),
        TABLE(bug_rows, bug_aborts),
    };

    return run_tables(tables, LENGTH(tables));
}
