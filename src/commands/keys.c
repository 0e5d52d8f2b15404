/* The keys that a command is given. */
#include "trust/keys.h"
#include "commands/command.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/secret.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { KEY_LIMIT = 64 * 1024 };

/* The name without .key or .dice. */
static const char *key_stem(const struct call *call, const char *path)
{
    static const char *const suffixes[] = {".key", ".dice"};
    size_t length = strlen(path);

    for (size_t i = 0; i < 2; i++) {
        size_t suffix = strlen(suffixes[i]);

        if (length > suffix && strcmp(path + length - suffix, suffixes[i]) == 0)
            return arena_string(call->arena, path, length - suffix);
    }
    return path;
}

bool call_key_files(const struct call *call, struct key_files *out)
{
    const char *path = call_option(call, "key");
    const char *stem;

    if (!path)
        path = getenv("BERTHIER_KEY");
    if (!path || !*path)
        return call_misused(
            call, "no key is named, neither with --key nor in BERTHIER_KEY");
    stem = key_stem(call, path);
    out->signing = arena_text(call->arena, "%s.key", stem);
    out->dice = arena_text(call->arena, "%s.dice", stem);
    out->memory = arena_text(call->arena, "%s.memory", stem);
    out->lock = arena_text(call->arena, "%s.lock.xml", stem);
    return true;
}

/* A key's PEM, and its passphrase if it has one. */
struct pem {
    struct bytes bytes;
    const char *passphrase;
};

/* Keys of which everybody knows the secret, as the public file beside them
 * says. */
static bool is_test_key(const struct call *call, const char *path)
{
    const char *public =
        arena_text(call->arena, "%s.xml", key_stem(call, path));
    struct report *quiet = report_new(call->arena);
    struct bytes bytes;

    return file_exists(public) &&
           file_read(&bytes, public, KEY_LIMIT, call->arena, quiet) &&
           strstr(bytes.data, " test=\"yes\"");
}

/* A key that others can read signs for them too. */
static bool check_mode(const struct call *call, const char *path)
{
    unsigned mode = 0;

    if (!file_is_open_to_others(path, &mode) || is_test_key(call, path))
        return true;
    return refuse(call->report, &(struct place){path, 0}, TRUST(open_key),
                  "others can read this key (mode %03o); make it yours alone: "
                  "chmod 600 %s",
                  mode, path);
}

static bool read_pem(const struct call *call, const char *path, struct pem *out)
{
    out->passphrase = NULL;
    out->bytes = (struct bytes){0};
    secrets_begin();
    if (!check_mode(call, path) ||
        !file_read(&out->bytes, path, KEY_LIMIT, call->arena, call->report))
        return false;
    if (!strstr(out->bytes.data, "ENCRYPTED"))
        return true;
    out->passphrase = passphrase_for(call, path);
    return out->passphrase != NULL;
}

static void wipe_pem(const struct pem *pem)
{
    secret_wipe(pem->bytes.data, pem->bytes.length);
    secret_wipe_text(pem->passphrase);
}

struct signing_key *call_signing_key(const struct call *call)
{
    struct signing_key *key = NULL;
    struct key_files files;
    struct pem pem;

    if (!call_key_files(call, &files))
        return NULL;
    if (read_pem(call, files.signing, &pem))
        key = signing_key_read(files.signing, pem.bytes.data, pem.bytes.length,
                               pem.passphrase, call->report);
    wipe_pem(&pem);
    return key;
}

struct dice_key *call_dice_key(const struct call *call)
{
    struct dice_key *key = NULL;
    struct key_files files;
    struct pem pem;

    if (!call_key_files(call, &files))
        return NULL;
    if (read_pem(call, files.dice, &pem))
        key = dice_key_read(files.dice, pem.bytes.data, pem.bytes.length,
                            pem.passphrase, call->report);
    wipe_pem(&pem);
    return key;
}

/* ---- passphrases --------------------------------------------------------- */

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
