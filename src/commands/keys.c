/* The keys that a command is given. */
#include "trust/keys.h"
#include "commands/command.h"
#include "commands/passphrase.h"
#include "core/arena.h"
#include "io/files.h"

#include <stdlib.h>
#include <string.h>

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
