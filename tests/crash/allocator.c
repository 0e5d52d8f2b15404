/* Memory that runs out, for the scripts beside this file: loaded before the C
 * library (LD_PRELOAD), it counts what a program asks for.
 *
 *   ALLOCATOR_EACH=STEP   at every STEP-th allocation two copies of the
 *                         process go on without it: one for which only this
 *                         one fails, one for which all do from then on. A copy
 *                         ends where it would read or change a file, for it
 *                         shares them with its parent, who goes on unharmed.
 *                         What became of each stands in ALLOCATOR_LOG:
 *                         "12 both killed 6", "12 on exit 1", "12 once lives".
 *   ALLOCATOR_FAIL=N      the N-th fails; ALLOCATOR_ON=1: and all after it
 *
 * The last line of ALLOCATOR_LOG is "all N". */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LIVES = 99, ABORTS = 98, LOG = 900 };

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static struct {
    bool ready;
    bool is_copy;
    bool on; /* what fails once fails from then on */
    long count;
    long step;
    long failing; /* 0: none */
} state;

static long number(const char *name)
{
    const char *value = getenv(name);

    return value ? strtol(value, NULL, 10) : 0;
}

static void prepare(void)
{
    const char *log = getenv("ALLOCATOR_LOG");
    const struct rlimit none = {0, 0};
    int file;

    state.ready = true;
    state.step = number("ALLOCATOR_EACH");
    state.failing = number("ALLOCATOR_FAIL");
    state.on = number("ALLOCATOR_ON") != 0;
    setrlimit(RLIMIT_CORE, &none);
    if (!log)
        return;
    file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0666);
    dup2(file, LOG);
    close(file);
}

static void note(const char *line, int length)
{
    if (length > 0 && write(LOG, line, (size_t)length) != length)
        _exit(LIVES + 1);
}

static void note_end(const char *how, int status)
{
    const long which = state.count;
    char line[64];
    int length;

    if (WIFSIGNALED(status))
        length = snprintf(line, sizeof(line), "%ld %s killed %d\n", which, how,
                          WTERMSIG(status));
    else if (WEXITSTATUS(status) == LIVES)
        length = snprintf(line, sizeof(line), "%ld %s lives\n", which, how);
    else
        length = snprintf(line, sizeof(line), "%ld %s exit %d\n", which, how,
                          WEXITSTATUS(status));
    note(line, length);
}

static bool become_copy(bool on)
{
    state.is_copy = true;
    state.failing = state.count;
    state.on = on;
    return true;
}

/* In a copy true: this one fails. A copy that asked for nothing more would
 * have ended no otherwise if all had failed from then on. */
static bool copy_fails(void)
{
    int status = 0;

    for (int on = 0; on < 2; on++) {
        pid_t copy = fork();

        if (copy == 0)
            return become_copy(on != 0);
        if (copy < 0 || waitpid(copy, &status, 0) != copy)
            _exit(LIVES + 1);
        if (WIFEXITED(status) && WEXITSTATUS(status) == ABORTS) {
            note_end("both", SIGABRT);
            return false;
        }
        note_end(on ? "on" : "once", status);
    }
    return false;
}

static bool fails(void)
{
    if (!state.ready)
        prepare();
    state.count++;
    if (state.failing)
        return state.on ? state.count >= state.failing
                        : state.count == state.failing;
    return state.step && state.count % state.step == 0 && copy_fails();
}

static void *nothing(void)
{
    errno = ENOMEM;
    return NULL;
}

void *malloc(size_t size)
{
    return fails() ? nothing() : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? nothing() : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return fails() ? nothing() : __libc_realloc(memory, size);
}

__attribute__((destructor)) static void say_all(void)
{
    char line[32];

    if (!state.is_copy)
        note(line, snprintf(line, sizeof(line), "all %ld\n", state.count));
}

/* The first thing a copy does may be its last. */
void abort(void)
{
    if (state.is_copy && state.count == state.failing)
        _exit(ABORTS);
    signal(SIGABRT, SIG_DFL);
    kill(getpid(), SIGABRT);
    _exit(LIVES + 1);
}

/* The end of a copy that outlived the failure. */
static void stop_copy(void)
{
    if (state.is_copy)
        _exit(LIVES);
}

/* The C library's own function of that name. */
static void real(const char *name, void *out)
{
    void *found = dlsym(RTLD_NEXT, name);

    memcpy(out, &found, sizeof(found));
}

#define INSTEAD(result, name, parameters, arguments)                           \
    result name parameters                                                     \
    {                                                                          \
        result(*function) parameters;                                          \
                                                                               \
        stop_copy();                                                           \
        real(#name, &function);                                                \
        return function arguments;                                             \
    }

INSTEAD(ssize_t, read, (int file, void *out, size_t size), (file, out, size))
INSTEAD(int, fsync, (int file), (file))
INSTEAD(int, ftruncate, (int file, off_t size), (file, size))
INSTEAD(int, rename, (const char *from, const char *to), (from, to))
INSTEAD(int, link, (const char *from, const char *to), (from, to))
INSTEAD(int, unlink, (const char *path), (path))
INSTEAD(int, unlinkat, (int folder, const char *path, int flags),
        (folder, path, flags))
INSTEAD(int, rmdir, (const char *path), (path))
INSTEAD(int, mkdir, (const char *path, mode_t mode), (path, mode))

/* Words for the user are no change. */
ssize_t write(int file, const void *bytes, size_t size)
{
    ssize_t (*function)(int, const void *, size_t);

    if (file > STDERR_FILENO && file != LOG)
        stop_copy();
    real("write", &function);
    return function(file, bytes, size);
}

int open(const char *path, int flags, ...)
{
    int (*function)(const char *, int, ...);
    va_list rest;
    int mode;

    if (flags & O_CREAT)
        stop_copy();
    va_start(rest, flags);
    mode = flags & O_CREAT ? va_arg(rest, int) : 0;
    va_end(rest);
    real("open", &function);
    return function(path, flags, mode);
}
