/* Trials in processes of their own: a death is told, and the others go on. */
#include "io/xml.h"
#include "tests/rulesets/generic/generic.h"
#include "tests/support/test.h"
#include "tests/support/thorough.h"

#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef ONLY_RULESET
#define ONLY_RULESET NULL
#endif

/* Seconds of the processor for a trial: a long one of Europe takes two minutes,
 * and under the sanitizers five. */
#ifdef SANITIZED
enum { PATIENCE = 900 };
#else
enum { PATIENCE = 400 };
#endif

struct session {
    const struct batch *batch;
    struct worlds worlds; /* of the ruleset */
    struct ledger *ledger;
    unsigned dead;
};

static struct ledger *shared_ledger(void)
{
    void *memory = mmap(NULL, sizeof(struct ledger), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    assert_true(memory != MAP_FAILED);
    return memory;
}

static struct trial trial_of(const struct session *session, uint64_t seed)
{
    const struct worlds *worlds = &session->worlds;
    struct trial trial = {.world = &worlds->items[seed % worlds->count],
                          .seed = seed,
                          .state = seed * 0x9e3779b97f4a7c15ULL,
                          .ledger = session->ledger};

    kinds_of(&trial.kinds, trial.world->ruleset);
    trial.next_kind = (size_t)seed * 7;
    return trial;
}

/* What died, and with what in hand. */
static void tell(const struct session *session, const struct trial *trial,
                 int status)
{
    const struct ledger *ledger = session->ledger;

    fprintf(stderr,
            "%s: seed %u died (%s %d) on %s: %s\n%s%s"
            "to see it alone: BERTHIER_SEED=%u BERTHIER_RULESET=%s\n",
            session->batch->name, (unsigned)trial->seed,
            WIFSIGNALED(status) ? "signal" : "status",
            WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
            trial->world->name, ledger->doing, ledger->sheet,
            ledger->sheet[0] ? "\n" : "", (unsigned)trial->seed,
            trial->world->ruleset->name);
}

static void play_alone(const struct session *session, uint64_t seed)
{
    struct trial trial = trial_of(session, seed);

    trial_begin(&trial);
    session->batch->play(&trial);
    trial_end(&trial);
}

/* The test's own would catch what kills the trial. */
static void give_up_handlers(void)
{
    static const int deaths[] = {SIGABRT, SIGBUS,  SIGFPE,
                                 SIGILL,  SIGSEGV, SIGSYS};

    for (size_t i = 0; i < LENGTH(deaths); i++)
        signal(deaths[i], SIG_DFL);
}

static void play_apart(struct session *session, uint64_t seed)
{
    const struct itimerval patience = {.it_value = {.tv_sec = PATIENCE}};
    const struct trial trial = trial_of(session, seed);
    int status = 0;
    pid_t child;

    session->ledger->doing[0] = session->ledger->sheet[0] = '\0';
    fflush(NULL);
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        give_up_handlers();
        /* However busy the machine is. */
        setitimer(ITIMER_PROF, &patience, NULL);
        play_alone(session, seed);
        _exit(0);
    }
    while (waitpid(child, &status, 0) < 0)
        continue;
    if (status == 0)
        return;
    session->dead++;
    tell(session, &trial, status);
}

static void print_sums(const struct session *session,
                       const struct ruleset *ruleset)
{
    const struct ledger *sums = session->ledger;
    size_t tried = 0, accepted = 0;
    struct kinds kinds;

    kinds_of(&kinds, ruleset);
    for (size_t i = 0; i < kinds.count; i++) {
        tried += sums->tried[i];
        accepted += sums->accepted[i];
        if (long_run() || getenv("BERTHIER_KINDS"))
            printf("# %s: %zu tried, %zu accepted\n", kinds.items[i]->name,
                   sums->tried[i], sums->accepted[i]);
    }
    printf("# %s: %zu kinds, %zu orders, %zu of them accepted, %zu sheets, %zu "
           "exchanges, %zu findings, %zu spoilt turns, %zu of them opened\n",
           ruleset->name, kinds.count, tried, accepted, sums->sheets,
           sums->exchanges, sums->findings, sums->turns, sums->opened);
}

/* In the default size the sanitizers look at a third as many, and the other
 * build alone counts what has come up. */
static unsigned trials(const struct batch *batch)
{
    const char *asked = getenv("BERTHIER_TRIALS");

    if (asked)
        return (unsigned)strtoul(asked, NULL, 10);
    if (long_run())
        return batch->many;
    return thorough() ? batch->quick : (batch->quick + 2) / 3;
}

static bool run_ruleset(const struct batch *batch, const struct worlds *all,
                        const struct ruleset *ruleset,
                        void (*check)(const struct ruleset *ruleset,
                                      const struct ledger *sums))
{
    struct session session = {.batch = batch, .ledger = shared_ledger()};
    unsigned count = trials(batch);
    const char *seed = getenv("BERTHIER_SEED");

    worlds_of(&session.worlds, all, ruleset);
    if (session.worlds.count == 0)
        fail_msg("there is no module for ruleset '%s'", ruleset->name);
    if (seed)
        play_alone(&session, strtoull(seed, NULL, 10));
    for (unsigned i = 1; !seed && i <= count; i++)
        play_apart(&session, i);
    print_sums(&session, ruleset);
    if (!seed && session.dead == 0 && (thorough() || long_run()))
        check(ruleset, session.ledger);
    munmap(session.ledger, sizeof(*session.ledger));
    return session.dead == 0;
}

void batch_run(const struct batch *batch,
               void (*check)(const struct ruleset *ruleset,
                             const struct ledger *sums))
{
    const char *const built_for = ONLY_RULESET;
    const char *only = built_for ? built_for : getenv("BERTHIER_RULESET");
    struct worlds worlds;
    bool good = true;

    /* What happens to fall together here proves no case. */
    unsetenv("BERTHIER_CITED");
    worlds_find(&worlds);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        if (!only || strcmp(only, (*ruleset)->name) == 0)
            good &= run_ruleset(batch, &worlds, *ruleset, check);
    arena_free(worlds.arena);
    assert_true(good);
}
