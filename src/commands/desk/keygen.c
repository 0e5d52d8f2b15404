/* keygen: a signing key, a dice key, their public halves, a memory. */
#include "campaign/people/begin.h"
#include "commands/command.h"
#include "commands/desk/key_set.h"
#include "commands/next.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "io/secret.h"

#include <string.h>

/* Everything keygen makes. */
struct new_keys {
    const char *id; /* NAME without its folder */
    const char *passphrase;
    struct signing_key *signing;
    struct dice_key *dice;
};

/* Keys are never written over, nor a file of that name that a letter brought
 * and that the turn's folder needs: others go into a folder of their own. */
static bool check_free(const struct call *call, const struct key_set *set,
                       const char *id)
{
    const int length = (int)(strlen(set->stem) - strlen(id));
    const char *folder = arena_text(call->arena, "%.*snew", length, set->stem);
    const char *other = arena_text(call->arena, "%s/%s", folder, id);
    bool good = true;

    for (int i = 0; i < KEY_FILES; i++) {
        const struct place place = {key_set_path(set, (enum key_file)i), 0};

        if (file_exists(place.file))
            good = refuse(call->report, &place, FILE_RULE(duplicate),
                          "the file is there already; keys are not written "
                          "over: mkdir -p %s && berthier keygen %s",
                          shell_word(call->arena, folder),
                          shell_word(call->arena, other));
    }
    return good;
}

/* Whoever dies before he has said it is asked once more, and says it then. */
static void say_made(const struct call *call, const struct key_set *set,
                     const char *digest)
{
    const char *stem = set->stem;

    fprintf(call->out,
            "%s.key signs, %s.dice makes dice: keep both, and %s.memory, to "
            "yourself\nsend %s.xml to the host, and tell people its digest:\n"
            "%s\n",
            stem, stem, stem, stem, digest);
    fflush(call->out);
    key_set_end(set);
}

static struct bytes text_bytes(const char *text)
{
    return (struct bytes){text, strlen(text)};
}

static void write_keys(const struct call *call, const struct new_keys *keys,
                       struct key_set *set)
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
    set->files[KEY_SIGNING] = text_bytes(
        signing_key_pem(keys->signing, keys->passphrase, call->arena));
    set->files[KEY_DICE] =
        text_bytes(dice_key_pem(keys->dice, keys->passphrase, call->arena));
    secret_wipe_text(keys->passphrase);
    set->files[KEY_MEMORY] = text_bytes("berthier-memory/1\n");
    set->files[KEY_PUBLIC] = file.bytes;
    if (key_set_write(set)) {
        if (!keys->passphrase)
            fprintf(call->out,
                    "no passphrase: whoever reads %s.key or %s.dice signs as "
                    "you; --passphrase-file or a terminal gives them one\n",
                    set->stem, set->stem);
        say_made(call, set, file.digest);
    }
    secret_wipe(set->files[KEY_SIGNING].data, set->files[KEY_SIGNING].length);
    secret_wipe(set->files[KEY_DICE].data, set->files[KEY_DICE].length);
}

static bool check_id(const struct call *call, const struct key_set *set,
                     const char *id)
{
    if (is_participant_id(id) && *id && *id != '-')
        return true;
    return refuse(call->report, &(struct place){set->stem, 0},
                  FILE_RULE(bad_value),
                  "'%s' is no id: 1 to 16 of a-z, 0-9 and '-'", id);
}

/* One of blanks alone would be seen by nobody. */
static bool check_name(const struct call *call)
{
    const char *name = call_option(call, "name");

    return !name || !is_same_folded(name, "") ||
           refuse(call->report, &(struct place){"--name", 0},
                  FILE_RULE(bad_value), "'%s' is no name: nobody can see it",
                  name);
}

static enum exit_status run_keygen(struct call *call)
{
    struct key_set set = {.stem = call->arguments[0],
                          .arena = call->arena,
                          .report = call->report};
    const char *slash = strrchr(set.stem, '/');
    struct new_keys keys = {.id = slash ? slash + 1 : set.stem};
    const char *digest;
    bool whole;

    if (!check_id(call, &set, keys.id) || !check_name(call) ||
        !key_set_finish(&set, &whole, &digest))
        return STATUS_FINDINGS;
    if (whole) {
        say_made(call, &set, digest);
        return STATUS_DONE;
    }
    secrets_begin();
    if (!check_free(call, &set, keys.id) ||
        !passphrase_new(call, &keys.passphrase))
        return STATUS_FINDINGS;
    keys.signing = signing_key_make();
    keys.dice = dice_key_make();
    write_keys(call, &keys, &set);
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
    .about =
        "keygen makes NAME.key, which signs, NAME.dice, which makes answers, "
        "and NAME.xml with the public halves of both. It begins NAME.memory, "
        "which notes what you sign and answer. NAME without its folder is your "
        "id in the roster. At the terminal it asks for a passphrase, unless "
        "--passphrase-file says it; without a terminal there is none, and it "
        "says so. It never writes over whole keys. Every command refuses a key "
        "that others can read, unless it is a test key.",
    .example = "berthier keygen anna --name \"Anna\"",
    .options = options,
    .takes = {.least = 1, .most = 1},
    .run = run_keygen,
    .next = next_keygen,
};
