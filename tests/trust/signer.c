/* Lets the scripts of this folder use what the library makes: reads standard
 * input, writes standard output. */
#include "core/arena.h"
#include "core/buffer.h"
#include "core/report.h"
#include "trust/commit_signature.h"
#include "trust/digest.h"
#include "trust/keys.h"
#include "trust/signature.h"

#include "tests/trust/worthless_keys.h"

#include <stdio.h>
#include <string.h>

struct desk {
    struct arena *arena;
    struct signing_key *key;
    struct signing_public *public;
    struct buffer input;
    struct buffer output;
};

static void sign_file(struct desk *desk)
{
    buffer_add(&desk->output, desk->input.bytes, desk->input.length);
    signature_add(&desk->output, desk->key);
}

static void sign_commit(struct desk *desk)
{
    commit_sign(desk->key, desk->input.bytes, desk->input.length,
                &desk->output);
}

static void write_pem(struct desk *desk)
{
    buffer_puts(&desk->output, signing_public_pem(desk->public, desk->arena));
}

static void write_ssh(struct desk *desk)
{
    buffer_puts(&desk->output, signing_public_ssh(desk->public, desk->arena));
}

static const struct verb {
    const char *name;
    void (*act)(struct desk *desk);
} verbs[] = {
    {"sign", sign_file}, {"commit", sign_commit},
    {"pem", write_pem},  {"ssh", write_ssh},
    {NULL, NULL},
};

static void desk_open(struct desk *desk, const char *pem)
{
    char bytes[4096];
    size_t length;

    desk->arena = arena_new();
    desk->key = signing_key_read("pem", pem, strlen(pem), NULL,
                                 report_new(desk->arena));
    desk->public =
        signing_public_read(signing_public_base64(desk->key, desk->arena));
    buffer_init(&desk->input);
    buffer_init(&desk->output);
    while ((length = fread(bytes, 1, sizeof(bytes), stdin)) > 0)
        buffer_add(&desk->input, bytes, length);
}

static void desk_close(struct desk *desk)
{
    buffer_release(&desk->output);
    buffer_release(&desk->input);
    signing_public_release(desk->public);
    signing_key_release(desk->key);
    arena_free(desk->arena);
}

/* signer VERB anna|bert */
int main(int argc, char **argv)
{
    const struct verb *verb = verbs;
    struct desk desk;

    if (argc != 3)
        return 64;
    while (verb->name && strcmp(verb->name, argv[1]) != 0)
        verb++;
    if (!verb->name)
        return 64;
    trust_start();
    desk_open(&desk, strcmp(argv[2], "anna") == 0 ? anna_pem : bert_pem);
    verb->act(&desk);
    fwrite(desk.output.bytes, 1, desk.output.length, stdout);
    desk_close(&desk);
    return 0;
}
