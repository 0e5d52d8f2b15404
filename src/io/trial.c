/* What may kill the program is tried by a child of it first. */
#include "io/trial.h"

#include "core/arena.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
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

struct trial_child {
    struct shared *shared;
    pid_t id;
    int from; /* the end of the pipe that the child writes to */
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

/* The byte that says that it has come through the run. */
static bool tell_lived(int to)
{
    const struct buffer lived = {.bytes = (char[]){'+'}, .length = 1};

    return give_back(&lived, to);
}

static bool hear_lived(int from)
{
    char byte;
    ssize_t got;

    do
        got = read(from, &byte, 1);
    while (got < 0 && errno == EINTR);
    return got == 1;
}

/* Ends without what exit() does: buffers and handlers are the parent's. */
static void be_child(struct shared *shared, const struct trial_work *work,
                     const struct buffer *back, int to)
{
    bool told;

    leave_nothing();
    work->run(work->context, &shared->hand);
    told = tell_lived(to);
    if (work->rest)
        work->rest(work->context);
    shared->done = told && (!back || give_back(back, to));
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

/* False if there is none. */
static bool begin_child(struct trial_child *child,
                        const struct trial_work *work, struct buffer *back)
{
    int ends[2];

    child->shared = mmap(NULL, sizeof(*child->shared), PROT_READ | PROT_WRITE,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (child->shared == MAP_FAILED)
        return false;
    if (pipe(ends) < 0) {
        munmap(child->shared, sizeof(*child->shared));
        return false;
    }
    child->id = fork();
    if (child->id == 0)
        be_child(child->shared, work, back, ends[1]);
    close(ends[1]);
    child->from = ends[0];
    if (child->id > 0)
        return true;
    close(ends[0]);
    munmap(child->shared, sizeof(*child->shared));
    return false;
}

static bool no_child(struct report *report)
{
    return trouble(report, NULL, "the work cannot be tried first: %s",
                   strerror(errno));
}

bool trial_start(struct trial *out, const struct trial_work *work,
                 struct buffer *back, struct report *report)
{
    struct trial_child *child = calloc(1, sizeof(*child));

    memset(out, 0, sizeof(*out));
    if (!child || !begin_child(child, work, back)) {
        free(child);
        return no_child(report);
    }
    out->child = child;
    out->lived = hear_lived(child->from);
    return out->lived || trial_finish(out, NULL, report);
}

bool trial_finish(struct trial *out, struct buffer *back, struct report *report)
{
    struct trial_child *child = out->child;
    int status = 0;
    bool good;

    out->child = NULL;
    if (back)
        take_back(back, child->from);
    close(child->from);
    good = wait_for(child->id, &status)
               ? conclude(out, child->shared, status, report)
               : no_child(report);
    munmap(child->shared, sizeof(*child->shared));
    free(child);
    return good;
}

bool trial_give_back(struct trial *out, const struct trial_work *work,
                     struct buffer *back, struct report *report)
{
    return trial_start(out, work, back, report) &&
           (!out->child || trial_finish(out, back, report));
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
