/* What may kill the program is tried by a child of it first. */
#include "io/trial.h"

#include "core/arena.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* What child and parent share. */
struct shared {
    struct progress hand;
    bool done;
};

/* No core, wherever cores go; and no child without its parent, for it holds
 * the parent's locks as well. */
static void leave_nothing(void)
{
    const struct rlimit none = {0, 0};

    setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

static bool give_back(const struct buffer *back, int to)
{
    size_t given = 0;

    while (given < back->length) {
        ssize_t wrote = write(to, back->bytes + given, back->length - given);

        if (wrote > 0)
            given += (size_t)wrote;
        else if (errno != EINTR)
            return false;
    }
    return true;
}

/* Until the child has given all, or has died. */
static void take_back(struct buffer *back, int from)
{
    char bytes[65536];
    ssize_t got;

    do {
        got = read(from, bytes, sizeof(bytes));
        if (got > 0)
            buffer_add(back, bytes, (size_t)got);
    } while (got > 0 || (got < 0 && errno == EINTR));
}

/* Ends without what exit() does: buffers and handlers are the parent's. */
static void be_child(struct shared *shared, const struct trial_work *work,
                     const struct buffer *back, int to)
{
    leave_nothing();
    work->run(work->context, &shared->hand);
    shared->done = !back || give_back(back, to);
    _exit(0);
}

static bool wait_for(pid_t child, int *status)
{
    pid_t ended;

    do
        ended = waitpid(child, status, 0);
    while (ended < 0 && errno == EINTR);
    return ended == child;
}

/* Signals that no mistake of a program raises: of a user, or of a system that
 * is out of memory or time. */
static bool is_from_outside(int signal)
{
    static const int faults[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL,
                                 SIGSEGV, SIGSYS, SIGTRAP};

    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
        if (signal == faults[i])
            return false;
    return signal != 0;
}

static bool conclude(struct trial *out, const struct shared *shared, int status,
                     struct report *report)
{
    out->lived = shared->done;
    out->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    out->status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    out->hand = shared->hand;
    return out->lived || !is_from_outside(out->signal) ||
           trouble(report, NULL,
                   "a trial of the work was killed from outside (signal %d): "
                   "nothing has changed, run it again",
                   out->signal);
}

/* The child, or -1. What it gives comes back. */
static pid_t try_in_child(struct shared *shared, const struct trial_work *work,
                          struct buffer *back)
{
    int ends[2];
    pid_t child;

    if (pipe(ends) < 0)
        return -1;
    child = fork();
    if (child == 0)
        be_child(shared, work, back, ends[1]);
    close(ends[1]);
    if (child > 0 && back)
        take_back(back, ends[0]);
    close(ends[0]);
    return child;
}

bool trial_give_back(struct trial *out, const struct trial_work *work,
                     struct buffer *back, struct report *report)
{
    struct shared *shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
                                 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child = -1;
    int status = 0;
    bool good;

    memset(out, 0, sizeof(*out));
    if (shared != MAP_FAILED)
        child = try_in_child(shared, work, back);
    good = child > 0 && wait_for(child, &status);
    if (good)
        good = conclude(out, shared, status, report);
    else
        trouble(report, NULL, "the work cannot be tried first: %s",
                strerror(errno));
    if (shared != MAP_FAILED)
        munmap(shared, sizeof(*shared));
    return good;
}

bool trial_run(struct trial *out, const struct trial_work *work,
               struct report *report)
{
    return trial_give_back(out, work, NULL, report);
}

const char *trial_text(const struct trial *trial, struct arena *arena)
{
    const char *hand = progress_text(&trial->hand, arena);

    if (trial->signal)
        return arena_text(arena, "the program died (signal %d)%s",
                          trial->signal, hand);
    return arena_text(arena, "the program died (status %d)%s", trial->status,
                      hand);
}
