/* The texts that are hashed or proved over, and the bytes of a roll. */
#include "trust/exchange_texts.h"

#include "core/arena.h"
#include "trust/openssl.h"

#include <assert.h>
#include <openssl/hmac.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ID_MOST = 16, NUMBER_MOST = 9, LABEL_MOST = 120 };

void rules_text(struct buffer *out, const char *ruleset, const char *edition,
                int revision, const char *module_digest)
{
    buffer_printf(out,
                  "pbem-rules/1\nroom %s\nedition %s\nrevision %d\n"
                  "module %s\n",
                  ruleset, edition, revision, module_digest);
}

void participant_text(struct buffer *out, const char *id, const char *signing)
{
    buffer_printf(out, "pbem-participant/1\nid %s\nsigning %s\n", id, signing);
}

void lock_text_write(struct buffer *out, const struct lock_text *lock)
{
    buffer_printf(out, "pbem-lock/1\ngame %s\nstep %d\nstate %s\n", lock->game,
                  lock->step, lock->state);
    buffer_printf(out, "roster %s\nrules %s\n", lock->roster, lock->rules);
    for (size_t i = 0; i < lock->order_count; i++)
        buffer_printf(out, "order %s %s\n", lock->orders[i].id,
                      lock->orders[i].value);
    buffer_puts(out, "beacon -\n");
}

/* A text on its way through the reader. */
struct reader {
    const char *name;
    const char *at;
    long line;
    struct arena *arena;
    struct report *report;
};

static bool refuse_line(const struct reader *reader, const char *wrong)
{
    const struct place place = {reader->name, reader->line};

    return refuse(reader->report, &place, FILE_RULE(bad_value),
                  "the lock's text should have here %s", wrong);
}

/* Takes a whole line that begins with these words; NULL if it does not. */
static const char *take_line(struct reader *reader, const char *words)
{
    size_t length = strlen(words);
    const char *end = strchr(reader->at, '\n');
    const char *rest;

    reader->line++;
    if (!end || strncmp(reader->at, words, length) != 0)
        return NULL;
    rest = reader->at + length;
    reader->at = end + 1;
    return arena_string(reader->arena, rest, (size_t)(end - rest));
}

static bool is_hex_digest(const char *text)
{
    uint8_t digest[DIGEST_SIZE];

    return hex_decode(text, digest, sizeof(digest));
}

static bool take_digest(struct reader *reader, const char *words,
                        const char **out)
{
    *out = take_line(reader, words);
    if (*out && is_hex_digest(*out))
        return true;
    return refuse_line(reader, "a name and a digest of 64 digits");
}

static bool take_step(struct reader *reader, int *out)
{
    const char *text = take_line(reader, "step ");
    size_t length = text ? strlen(text) : 0;

    if (length == 0 || length > NUMBER_MOST ||
        strspn(text, "0123456789") != length || (text[0] == '0' && length > 1))
        return refuse_line(reader, "the number of the exchange");
    *out = atoi(text);
    return true;
}

static bool is_id(const char *text)
{
    size_t length = strlen(text);

    return length >= 1 && length <= ID_MOST &&
           strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

/* "anna 64digits", cut in two. */
static bool split_order(char *line, struct lock_order *out)
{
    char *blank = strchr(line, ' ');

    if (!blank)
        return false;
    *blank = '\0';
    out->id = line;
    out->value = blank + 1;
    return is_id(out->id) &&
           (is_hex_digest(out->value) || strcmp(out->value, "-") == 0 ||
            strcmp(out->value, "absent") == 0);
}

static bool take_orders(struct reader *reader, struct lock_text *out)
{
    const char *previous = "";

    while (strncmp(reader->at, "order ", 6) == 0) {
        const char *line = take_line(reader, "order ");
        struct lock_order *order =
            LIST_ADD(reader->arena, out->orders, out->order_count);

        if (!line || !split_order(arena_text(reader->arena, "%s", line), order))
            return refuse_line(reader, "an id and a digest, - or absent");
        if (strcmp(previous, order->id) >= 0)
            return refuse_line(reader, "ids in their order, each once");
        previous = order->id;
    }
    return true;
}

bool lock_text_read(struct lock_text *out, const char *name, const char *text,
                    struct arena *arena, struct report *report)
{
    struct reader reader = {name, text, 0, arena, report};
    const char *rest;

    memset(out, 0, sizeof(*out));
    rest = take_line(&reader, "pbem-lock/1");
    if (!rest || *rest)
        return refuse_line(&reader, "pbem-lock/1");
    if (!take_digest(&reader, "game ", &out->game) ||
        !take_step(&reader, &out->step) ||
        !take_digest(&reader, "state ", &out->state) ||
        !take_digest(&reader, "roster ", &out->roster) ||
        !take_digest(&reader, "rules ", &out->rules) ||
        !take_orders(&reader, out))
        return false;
    rest = take_line(&reader, "beacon -");
    if (!rest || *rest || *reader.at)
        return refuse_line(&reader, "beacon -, and then nothing");
    return true;
}

void seed_text(struct buffer *out, const char *lock_digest,
               const struct seed_part *parts, size_t count)
{
    buffer_printf(out, "pbem-seed/1\nlock %s\n", lock_digest);
    for (size_t i = 0; i < count; i++) {
        char beta[2 * VRF_OUTPUT_SIZE + 1];

        assert(i == 0 || strcmp(parts[i - 1].id, parts[i].id) < 0);
        hex_encode(parts[i].beta, VRF_OUTPUT_SIZE, beta);
        buffer_printf(out, "vrf %s %s\n", parts[i].id, beta);
    }
    buffer_puts(out, "beacon -\n");
}

void roll_block(const void *seed, const char *label, unsigned block,
                uint8_t out[32])
{
    char text[LABEL_MOST + 32];
    int length =
        snprintf(text, sizeof(text), "pbem-roll/1\n%s\n%u\n", label, block);

    assert(length > 0 && (size_t)length < sizeof(text));
    MUST_HAVE(HMAC(EVP_sha256(), seed, DIGEST_SIZE, (const uint8_t *)text,
                   (size_t)length, out, NULL));
}
