/* What a child of the program tries first. */
#include "io/trial.h"

#include "core/arena.h"

#include "tests/support/test.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One trial and what was said of it. */
struct tried {
    struct arena *arena;
    struct report *report;
    struct trial trial;
    bool good;
};

static struct tried try(void (*run)(void *, struct progress *), void *context)
{
    const struct trial_work work = {.run = run, .context = context};
    struct tried tried = {.arena = arena_new()};

    tried.report = report_new(tried.arena);
    tried.good = trial_run(&tried.trial, &work, tried.report);
    return tried;
}

static void done(struct tried *tried)
{
    arena_free(tried->arena);
}

static void live(void *context, struct progress *hand)
{
    *(int *)context = 7;
    progress_step(hand, "II");
}

static void what_lives_changes_nothing(void **state)
{
    int number = 3;
    struct tried tried = try(live, &number);

    (void)state;
    assert_true(tried.good && tried.trial.lived);
    assert_true(report_clean(tried.report));
    assert_int_equal(number, 3);
    assert_string_equal(tried.trial.hand.step, "II");
    done(&tried);
}

/* Dies of a signal with an order in hand. */
static void die(void *context, struct progress *hand)
{
    const struct place place = {"anna.xml", 12};

    signal(*(int *)context, SIG_DFL);
    progress_sender(hand, "anna");
    progress_step(hand, "II");
    progress_order(hand, &place, "badgers");
    raise(*(int *)context);
}

static void a_death_is_told_with_what_was_in_hand(void **state)
{
    static const int faults[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

    (void)state;
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
        int fault = faults[i];
        struct tried tried = try(die, &fault);

        assert_true(tried.good && !tried.trial.lived);
        assert_true(report_clean(tried.report));
        assert_int_equal(tried.trial.signal, fault);
        assert_string_equal(tried.trial.hand.sender, "anna");
        assert_string_equal(trial_text(&tried.trial, tried.arena),
                            arena_text(tried.arena,
                                       "the program died (signal %d) with "
                                       "anna.xml:12 in hand, which badgers "
                                       "order in step II",
                                       fault));
        done(&tried);
    }
}

struct giving {
    struct buffer back;
    bool dies;
};

static void give(void *context, struct progress *hand)
{
    struct giving *giving = context;

    (void)hand;
    for (int i = 0; i < 1000000; i++)
        buffer_add(&giving->back, &i, sizeof(i));
    if (giving->dies)
        abort();
}

/* More than a pipe holds; of the child's own copy else nothing. */
static void what_was_added_comes_back(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct giving giving = {.dies = false};
    const struct trial_work work = {.run = give, .context = &giving};
    struct trial trial;
    int last;

    (void)state;
    buffer_init(&giving.back);
    assert_true(trial_give_back(&trial, &work, &giving.back, report));
    assert_true(trial.lived);
    assert_int_equal(giving.back.length, 1000000 * sizeof(last));
    memcpy(&last, giving.back.bytes + giving.back.length - sizeof(last),
           sizeof(last));
    assert_int_equal(last, 999999);
    giving.back.length = 0;
    giving.dies = true;
    assert_true(trial_give_back(&trial, &work, &giving.back, report));
    assert_false(trial.lived);
    assert_int_equal(giving.back.length, 0);
    buffer_release(&giving.back);
    arena_free(arena);
}

static void live_first(void *context, struct progress *hand)
{
    (void)context;
    progress_step(hand, "II");
}

static void give_later(void *context)
{
    struct giving *giving = context;

    if (giving->dies)
        abort();
    buffer_puts(&giving->back, "drawn");
}

/* What comes after it has the same weight once it is waited for. */
static void the_rest_is_waited_for_apart(void **state)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct giving giving = {.dies = false};
    const struct trial_work work = {live_first, give_later, &giving};
    struct trial trial;

    (void)state;
    buffer_init(&giving.back);
    assert_true(trial_start(&trial, &work, &giving.back, report));
    assert_true(trial.lived && trial.child);
    assert_int_equal(giving.back.length, 0);
    assert_true(trial_finish(&trial, &giving.back, report));
    assert_true(trial.lived && !trial.child);
    assert_int_equal(giving.back.length, strlen("drawn"));
    giving.back.length = 0;
    giving.dies = true;
    assert_true(trial_start(&trial, &work, &giving.back, report));
    assert_true(trial.lived);
    assert_true(trial_finish(&trial, &giving.back, report));
    assert_false(trial.lived);
    assert_int_equal(trial.signal, SIGABRT);
    assert_string_equal(trial.hand.step, "II");
    buffer_release(&giving.back);
    arena_free(arena);
}

/* Who kills a trial has not shown that the work is deadly. */
static void a_kill_from_outside_shows_nothing(void **state)
{
    static const int kills[] = {SIGKILL, SIGTERM, SIGINT, SIGXCPU};

    (void)state;
    for (size_t i = 0; i < sizeof(kills) / sizeof(kills[0]); i++) {
        int signal_of = kills[i];
        struct tried tried = try(die, &signal_of);

        assert_false(tried.good);
        assert_int_equal(report_troubles(tried.report), 1);
        done(&tried);
    }
}

static void leave(void *context, struct progress *hand)
{
    (void)hand;
    _exit(*(int *)context);
}

/* As the sanitizers end a program. */
static void who_leaves_has_not_done_it(void **state)
{
    int codes[] = {0, 1, 99};

    (void)state;
    for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
        struct tried tried = try(leave, &codes[i]);

        assert_true(tried.good && !tried.trial.lived);
        assert_int_equal(tried.trial.signal, 0);
        assert_int_equal(tried.trial.status, codes[i]);
        done(&tried);
    }
}

static void long_names_are_cut(void **state)
{
    char name[3000];
    const struct place place = {name, 1};
    struct progress hand = {.line = 0};
    struct arena *arena = arena_new();

    (void)state;
    memset(name, 'x', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    progress_order(&hand, &place, name);
    assert_int_equal(strlen(hand.file), sizeof(hand.file) - 1);
    assert_int_equal(strlen(hand.side), sizeof(hand.side) - 1);
    progress_step(&hand, NULL);
    assert_string_equal(progress_text(&hand, arena), "");
    progress_order(NULL, &place, name);
    progress_step(NULL, "I");
    progress_sender(NULL, "anna");
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_lives_changes_nothing),
        cmocka_unit_test(a_death_is_told_with_what_was_in_hand),
        cmocka_unit_test(what_was_added_comes_back),
        cmocka_unit_test(the_rest_is_waited_for_apart),
        cmocka_unit_test(a_kill_from_outside_shows_nothing),
        cmocka_unit_test(who_leaves_has_not_done_it),
        cmocka_unit_test(long_names_are_cut),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
