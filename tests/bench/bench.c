/* The bench: process with a watch on each stage, the floor of the bare
 * libraries, and whole processes from outside. run.sh makes tables of it. */
#define _DEFAULT_SOURCE
#include "tests/bench/bench.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static FILE *results;

int64_t bench_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t bench_cpu(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static int64_t microseconds(const struct timeval *time)
{
    return (int64_t)time->tv_sec * 1000000 + time->tv_usec;
}

void bench_note(const char *kind, const char *name, int64_t value)
{
    fprintf(results, "%s\t%s\t%" PRId64 "\n", kind, name, value);
}

int bench_child(int argc, char **argv)
{
    int64_t start = bench_now();
    struct rusage used;
    pid_t child;
    int status;

    if (argc < 2)
        return 64;
    child = fork();
    if (child < 0)
        return 2;
    if (child == 0) {
        execv(argv[1], argv + 1);
        _exit(2);
    }
    if (wait4(child, &status, 0, &used) < 0)
        return 2;
    bench_note("child-time", argv[0], bench_now() - start);
    bench_note("child-cpu", argv[0],
               microseconds(&used.ru_utime) + microseconds(&used.ru_stime));
    bench_note("child-memory", argv[0], (int64_t)used.ru_maxrss * 1024);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*run)(int argc, char **argv);
    } parts[] = {
        {"stages", bench_stages},
        {"floor", bench_floor},
        {"child", bench_child},
        {"history", bench_history},
        {"floor-audit", bench_floor_audit},
    };
    int status = 64;

    results = argc > 3 ? fopen(argv[2], "a") : NULL;
    if (!results) {
        fputs("usage: bench PART RESULTS ARGUMENT...\n", stderr);
        return 64;
    }
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
        if (strcmp(argv[1], parts[i].name) == 0)
            status = parts[i].run(argc - 3, argv + 3);
    return fclose(results) == 0 ? status : 2;
}
