/* keygen: a signing key, a dice key, their public halves, a memory. */
#include "campaign/birth.h"
#include "commands/command.h"
#include "commands/passphrase.h"
#include "core/arena.h"
#include "io/files.h"

#include <string.h>

/* Everything keygen makes, by the NAME that it was given. */
struct new_keys {
    const char *stem; /* NAME with its folder */
    const char *id;   /* NAME without it */
    const char *passphrase;
    struct signing_key *signing;
    struct dice_key *dice;
};

static const char *path_of(const struct call *call, const struct new_keys *keys,
                           const char *suffix)
{
    return arena_text(call->arena, "%s.%s", keys->stem, suffix);
}

/* Keys are never written over. */
static bool check_free(const struct call *call, const struct new_keys *keys)
{
    static const char *const suffixes[] = {"key", "dice", "xml", "memory"};
    bool good = true;

    for (size_t i = 0; i < sizeof(suffixes) / sizeof(suffixes[0]); i++) {
        const struct place place = {path_of(call, keys, suffixes[i]), 0};

        if (file_exists(place.file))
            good = refuse(call->report, &place, FILE_RULE(duplicate),
                          "the file is there already; keys are not written "
                          "over");
    }
    return good;
}

static bool write_private(const struct call *call, const struct new_keys *keys,
                          const char *suffix, const char *text)
{
    return file_write_private(path_of(call, keys, suffix), text, strlen(text),
                              call->report);
}

static bool write_keys(const struct call *call, const struct new_keys *keys)
{
    const char *name = call_option(call, "name");
    const struct new_participant person = {
        .id = keys->id,
        .name = name ? name : keys->id,
        .test = call_switch(call, "test"),
        .signing = keys->signing,
        .dice = keys->dice,
    };
    struct signed_file file;

    participant_make(&file, &person, call->arena);
    if (!write_private(
            call, keys, "key",
            signing_key_pem(keys->signing, keys->passphrase, call->arena)) ||
        !write_private(
            call, keys, "dice",
            dice_key_pem(keys->dice, keys->passphrase, call->arena)) ||
        !write_private(call, keys, "memory", "berthier-memory/1\n") ||
        !file_write(path_of(call, keys, "xml"), file.bytes.data,
                    file.bytes.length, call->report))
        return false;
    fprintf(call->out,
            "%s.key signs, %s.dice makes dice: keep both, and %s.memory, to "
            "yourself\nsend %s.xml to the host, and tell people its digest:\n"
            "%s\n",
            keys->stem, keys->stem, keys->stem, keys->stem, file.digest);
    return true;
}

static bool check_id(const struct call *call, const struct new_keys *keys)
{
    const struct place place = {keys->stem, 0};

    if (is_participant_id(keys->id) && *keys->id && *keys->id != '-')
        return true;
    return refuse(call->report, &place, FILE_RULE(bad_value),
                  "'%s' is no id: 1 to 16 of a-z, 0-9 and '-'", keys->id);
}

static enum exit_status run_keygen(struct call *call)
{
    struct new_keys keys = {.stem = call->arguments[0]};
    const char *slash = strrchr(keys.stem, '/');

    keys.id = slash ? slash + 1 : keys.stem;
    if (!check_id(call, &keys) || !check_free(call, &keys) ||
        !passphrase_new(call, &keys.passphrase))
        return STATUS_FINDINGS;
    keys.signing = signing_key_make();
    keys.dice = dice_key_make();
    write_keys(call, &keys);
    signing_key_release(keys.signing);
    dice_key_release(keys.dice);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"name", "TEXT", "name or handle as it shall be printed", false},
    {"test", NULL, "mark them as test keys", false},
    {"passphrase-file", "FILE", "passphrase for both, its first line", false},
    {0},
};

const struct command keygen_command = {
    .name = "keygen",
    .arguments = "NAME [--name TEXT]",
    .summary = "make a signing key, a dice key and their public file",
    .about = "Makes NAME.key, which signs, NAME.dice, which makes proofs for "
             "the dice and nothing else, NAME.xml with the public halves of "
             "both, and NAME.memory, where what was signed and answered is "
             "noted. NAME without its folder is the participant's id. Without "
             "--passphrase-file a passphrase is asked for on the terminal.",
    .example = "berthier keygen anna --name \"Anna\"",
    .options = options,
    .least = 1,
    .most = 1,
    .run = run_keygen,
};
