/* Passphrases of keys: from a file, or typed without being shown. */
#include "commands/passphrase.h"

#include "core/arena.h"
#include "io/files.h"
#include "io/secret.h"

#include <string.h>
#include <unistd.h>

static const char *first_line(const struct call *call, const char *path)
{
    const char *line;
    struct bytes bytes;

    if (!file_read(&bytes, path, SECRET_LIMIT, call->arena, call->report))
        return NULL;
    line = arena_string(call->arena, bytes.data, strcspn(bytes.data, "\r\n"));
    secret_wipe(bytes.data, bytes.length);
    return line;
}

const char *passphrase_for(const struct call *call, const char *path)
{
    const char *file = call_option(call, "passphrase-file");
    const char *typed = NULL;
    FILE *terminal;

    if (file)
        return first_line(call, file);
    terminal = fopen("/dev/tty", "r+");
    if (terminal) {
        typed = secret_typed(terminal,
                             arena_text(call->arena, "passphrase of %s", path),
                             call->arena);
        fclose(terminal);
    }
    if (!typed)
        refuse(call->report, &(struct place){path, 0}, FILE_RULE(unreadable),
               "the key has a passphrase; --passphrase-file can say it");
    return typed;
}

static bool ask_twice(const struct call *call, FILE *terminal, const char **out)
{
    const char *again;
    bool same;

    *out = secret_typed(terminal, "passphrase for the new keys (empty: none)",
                        call->arena);
    if (!*out || !**out) {
        *out = NULL;
        return true;
    }
    again = secret_typed(terminal, "the same again", call->arena);
    same = again && strcmp(*out, again) == 0;
    secret_wipe_text(again);
    if (same)
        return true;
    secret_wipe_text(*out);
    return refuse(call->report, &(struct place){"passphrase", 0},
                  FILE_RULE(bad_value), "the two passphrases differ");
}

bool passphrase_new(const struct call *call, const char **out)
{
    const char *file = call_option(call, "passphrase-file");
    FILE *terminal;
    bool good;

    *out = NULL;
    if (file) {
        *out = first_line(call, file);
        return *out != NULL;
    }
    if (!isatty(STDIN_FILENO))
        return true;
    terminal = fopen("/dev/tty", "r+");
    if (!terminal)
        return true;
    good = ask_twice(call, terminal, out);
    fclose(terminal);
    return good;
}
