/* Secrets in memory and on disk. */
#include "io/secret.h"

#include "core/arena.h"

#include <stdint.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/stat.h>
#include <termios.h>

/* The sanitizer of leaks looks into its own process as a stranger would. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LOOKED_INTO 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define LOOKED_INTO 1
#endif

void secrets_begin(void)
{
    const struct rlimit none = {0, 0};

    setrlimit(RLIMIT_CORE, &none);
#if defined(__linux__) && !defined(LOOKED_INTO)
    prctl(PR_SET_DUMPABLE, 0);
#endif
}

void secret_wipe(const void *secret, size_t length)
{
    if (secret)
        explicit_bzero((void *)(uintptr_t)secret, length);
}

void secret_wipe_text(const char *text)
{
    secret_wipe(text, text ? strlen(text) : 0);
}

bool file_is_open_to_others(const char *path, unsigned *mode)
{
    struct stat status;

    if (stat(path, &status) != 0)
        return false;
    *mode = status.st_mode & 07777;
    return (status.st_mode & (S_IRWXG | S_IRWXO)) != 0;
}

const char *secret_typed(FILE *terminal, const char *prompt,
                         struct arena *arena)
{
    struct termios before, silent;
    char line[SECRET_LIMIT] = "";
    char *got;

    setvbuf(terminal, NULL, _IONBF, 0); /* a buffer would keep what is typed */
    fprintf(terminal, "%s: ", prompt);
    fflush(terminal);
    if (tcgetattr(fileno(terminal), &before) != 0)
        return NULL;
    silent = before;
    silent.c_lflag &= ~(tcflag_t)ECHO;
    tcsetattr(fileno(terminal), TCSAFLUSH, &silent);
    got = fgets(line, sizeof(line), terminal);
    tcsetattr(fileno(terminal), TCSAFLUSH, &before);
    fputs("\n", terminal);
    if (got)
        got = arena_string(arena, line, strcspn(line, "\r\n"));
    secret_wipe(line, sizeof(line));
    return got;
}
