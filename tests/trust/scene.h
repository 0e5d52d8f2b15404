/* What the tests of trust share: keys, a report, dice keys from scalars. */
#ifndef BERTHIER_TESTS_TRUST_SCENE_H
#define BERTHIER_TESTS_TRUST_SCENE_H

#include "core/arena.h"
#include "core/report.h"
#include "tests/support/test.h"
#include "tests/trust/worthless_keys.h"
#include "trust/base64.h"
#include "trust/digest.h"
#include "trust/keys.h"

/* A test of its own, without a table. */
struct single {
    const char *name;
    void (*test)(void);
};

static inline void run_single(void **state)
{
    const struct single *single = *state;

    single->test();
}

/* Decodes digits of any length that the test knows to be good. */
static inline void unhex(const char *text, uint8_t *out)
{
    assert_true(hex_decode(text, out, strlen(text) / 2));
}

/* PKCS#8 of a P-256 scalar without its public half, which follows from it. */
static inline struct dice_key *dice_key_of(const char *scalar,
                                           struct arena *arena)
{
    static const char prefix[] = "3041020100301306072a8648ce3d020106082a8648ce"
                                 "3d030107042730250201010420";
    uint8_t der[67];
    char text[BASE64_LENGTH(sizeof(der)) + 1];
    struct report *report = report_new(arena);
    struct dice_key *key;
    const char *pem;

    unhex(prefix, der);
    unhex(scalar, der + sizeof(der) - 32);
    base64_encode(der, sizeof(der), text);
    pem = arena_text(arena,
                     "-----BEGIN PRIVATE KEY-----\n%.64s\n%s\n"
                     "-----END PRIVATE KEY-----\n",
                     text, text + 64);
    key = dice_key_read("scalar", pem, strlen(pem), NULL, report);
    assert_non_null(key);
    return key;
}

static inline struct signing_key *key_from(const char *pem, struct arena *arena)
{
    struct report *report = report_new(arena);
    struct signing_key *key =
        signing_key_read("pem", pem, strlen(pem), NULL, report);

    assert_non_null(key);
    return key;
}

static inline struct signing_key *anna(struct arena *arena)
{
    return key_from(anna_pem, arena);
}

static inline struct signing_key *bert(struct arena *arena)
{
    return key_from(bert_pem, arena);
}

static inline struct signing_public *public_of(const struct signing_key *key,
                                               struct arena *arena)
{
    struct signing_public *public =
        signing_public_read(signing_public_base64(key, arena));

    assert_non_null(public);
    return public;
}

#endif
