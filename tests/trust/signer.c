/* Lets scripts use what the library makes, with worthless keys: reads standard
 * input, writes standard output. */
#include "core/arena.h"
#include "core/buffer.h"
#include "core/dice.h"
#include "core/report.h"
#include "trust/commit_signature.h"
#include "trust/digest.h"
#include "trust/exchange_texts.h"
#include "trust/keys.h"
#include "trust/signature.h"
#include "trust/vrf.h"

#include "tests/trust/worthless_dice_keys.h"
#include "tests/trust/worthless_keys.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct desk {
    struct arena *arena;
    struct signing_key *key;
    struct signing_public *public;
    struct dice_key *dice;
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

/* Decodes the input's first digits; false if it is shorter. */
static bool first_bytes(const struct desk *desk, uint8_t *out, size_t size)
{
    if (desk->input.length < 2 * size)
        return false;
    return hex_decode(arena_string(desk->arena, desk->input.bytes, 2 * size),
                      out, size);
}

static void write_dice_public(struct desk *desk)
{
    uint8_t public[DICE_PUBLIC_SIZE];
    char text[2 * DICE_PUBLIC_SIZE + 1];

    dice_public(desk->dice, public);
    hex_encode(public, sizeof(public), text);
    buffer_puts(&desk->output, text);
}

static void put_proof(struct desk *desk, const void *alpha, size_t length)
{
    char text[2 * VRF_PROOF_SIZE + 1];
    uint8_t proof[VRF_PROOF_SIZE];

    vrf_prove(desk->dice, alpha, length, proof);
    hex_encode(proof, sizeof(proof), text);
    buffer_puts(&desk->output, text);
}

/* The proof over the digest that the input's first 64 digits are. */
static void prove(struct desk *desk)
{
    uint8_t alpha[DIGEST_SIZE];

    if (first_bytes(desk, alpha, sizeof(alpha)))
        put_proof(desk, alpha, sizeof(alpha));
}

/* The proof over the input itself. */
static void prove_text(struct desk *desk)
{
    put_proof(desk, desk->input.bytes, desk->input.length);
}

static void put_output(struct desk *desk)
{
    uint8_t beta[VRF_OUTPUT_SIZE];
    uint8_t proof[VRF_PROOF_SIZE];
    char text[2 * VRF_OUTPUT_SIZE + 1];

    if (!first_bytes(desk, proof, sizeof(proof)) || !vrf_output(proof, beta))
        return;
    hex_encode(beta, sizeof(beta), text);
    buffer_puts(&desk->output, text);
}

/* Input: the seed's digest, then what the label 1/roll/x shall throw as
 * "COUNT SIDES". Output: the roll as a journal has it. */
static void throw(struct desk * desk)
{
    static const struct rule rule = {.book = "rule", .number = "1"};
    uint8_t seed[DIGEST_SIZE];
    const struct dice_source source = {roll_block, seed};
    const struct roll *roll;
    int count;
    int sides;

    if (!first_bytes(desk, seed, sizeof(seed)) ||
        sscanf(desk->input.bytes + 2 * DIGEST_SIZE, "%d %d", &count, &sides) !=
            2)
        return;
    roll = dice_throw(dice_new(desk->arena, &source), &rule, "roll", "x", count,
                      sides);
    buffer_printf(&desk->output, "<roll bytes=\"%s\" faces=\"", roll->bytes);
    for (size_t i = 0; i < roll->count; i++)
        buffer_printf(&desk->output, "%s%d", i ? " " : "", roll->faces[i]);
    buffer_printf(&desk->output, "\" label=\"%s\" sides=\"%d\"></roll>",
                  roll->label, roll->sides);
}

static const struct verb {
    const char *name;
    void (*act)(struct desk *desk);
} verbs[] = {
    {"sign", sign_file},
    {"commit", sign_commit},
    {"pem", write_pem},
    {"ssh", write_ssh},
    {"dice", write_dice_public},
    {"prove", prove},
    {"prove-text", prove_text},
    {"output", put_output},
    {"throw", throw},
    {NULL, NULL},
};

static void desk_open(struct desk *desk, const char *pem, const char *dice)
{
    char bytes[4096];
    size_t length;

    desk->arena = arena_new();
    desk->key = signing_key_read("pem", pem, strlen(pem), NULL,
                                 report_new(desk->arena));
    desk->dice = dice_key_read("dice", dice, strlen(dice), NULL,
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
    dice_key_release(desk->dice);
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
    if (strcmp(argv[2], "anna") == 0)
        desk_open(&desk, anna_pem, anna_dice_pem);
    else
        desk_open(&desk, bert_pem, bert_dice_pem);
    verb->act(&desk);
    fwrite(desk.output.bytes, 1, desk.output.length, stdout);
    desk_close(&desk);
    return 0;
}
