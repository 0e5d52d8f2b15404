/* What a command was told: options, times, numbers, keys. */
#include "commands/command.h"

#include "campaign/documents/times.h"
#include "commands/passphrase.h"
#include "core/arena.h"
#include "io/files.h"
#include "trust/keys.h"

#include <stdlib.h>
#include <string.h>

enum { KEY_LIMIT = 64 * 1024 };

const char *call_option(const struct call *call, const char *name)
{
    return call_each(call, name, 0);
}

bool call_switch(const struct call *call, const char *name)
{
    return call_option(call, name) != NULL;
}

const char *call_each(const struct call *call, const char *name, size_t i)
{
    for (size_t j = 0; j < call->option_count; j++) {
        if (strcmp(call->options[j].name, name) != 0)
            continue;
        if (i-- == 0)
            return call->options[j].value;
    }
    return NULL;
}

static bool refuse_option(const struct call *call, const char *name,
                          const char *wants)
{
    const struct place place = {arena_text(call->arena, "--%s", name), 0};

    return refuse(call->report, &place, FILE_RULE(bad_value), "'%s' is not %s",
                  call_option(call, name), wants);
}

bool call_number(const struct call *call, const char *name, int fallback,
                 int *out)
{
    const char *text = call_option(call, name);

    *out = fallback;
    if (!text)
        return true;
    if (strlen(text) < 1 || strlen(text) > 9 ||
        strspn(text, "0123456789") != strlen(text))
        return refuse_option(call, name, "a whole number");
    *out = (int)strtol(text, NULL, 10);
    return true;
}

bool call_time(const struct call *call, const char *name, int64_t *out)
{
    const char *text = call_option(call, name);

    if (text)
        return time_parse(text, out) ||
               refuse_option(call, name, "a time like 2026-11-21T18:00:00Z");
    *out = time_now();
    return true;
}

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

bool call_misused(const struct call *call, const char *why)
{
    *call->misused = true;
    fprintf(stderr, "berthier: %s\nusage: berthier %s %s\n", why,
            call->command->name, call->command->arguments);
    return false;
}

bool call_key_files(const struct call *call, struct key_files *out)
{
    const char *path = call_option(call, "key");
    const char *stem;

    if (!path)
        path = getenv("BERTHIER_KEY");
    if (!path || !*path)
        return call_misused(call, "no key is named, neither with --key nor in "
                                  "BERTHIER_KEY");
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

static bool read_pem(const struct call *call, const char *path, struct pem *out)
{
    out->passphrase = NULL;
    if (!file_read(&out->bytes, path, KEY_LIMIT, call->arena, call->report))
        return false;
    if (!strstr(out->bytes.data, "ENCRYPTED"))
        return true;
    out->passphrase = passphrase_for(call, path);
    return out->passphrase != NULL;
}

struct signing_key *call_signing_key(const struct call *call)
{
    struct key_files files;
    struct pem pem;

    if (!call_key_files(call, &files) || !read_pem(call, files.signing, &pem))
        return NULL;
    return signing_key_read(files.signing, pem.bytes.data, pem.bytes.length,
                            pem.passphrase, call->report);
}

struct dice_key *call_dice_key(const struct call *call)
{
    struct key_files files;
    struct pem pem;

    if (!call_key_files(call, &files) || !read_pem(call, files.dice, &pem))
        return NULL;
    return dice_key_read(files.dice, pem.bytes.data, pem.bytes.length,
                         pem.passphrase, call->report);
}
