/* Tests of the keys: they come back from their files, others do not. */
#include "trust/keys.h"

#include "core/buffer.h"
#include "tests/support/thorough.h"
#include "tests/trust/scene.h"
#include "trust/openssl.h"
#include "trust/pkcs8.h"

#include <openssl/ec.h>
#include <openssl/rsa.h>

/* What may stand in a file that should be a key. */
enum other { RSA_2048, CURVE_384, ED25519, CURVE_256 };

static EVP_PKEY *other_key(enum other other)
{
    switch (other) {
    case RSA_2048:
        return EVP_RSA_gen(2048);
    case CURVE_256:
        return EVP_EC_gen("P-256");
    case CURVE_384:
        return EVP_EC_gen("P-384");
    case ED25519:
        return EVP_PKEY_Q_keygen(NULL, NULL, "ED25519");
    }
    return NULL;
}

static const struct kind_row {
    const char *name;
    enum other other;
    bool throws;
} kind_rows[] = {
    {"P-256 throws dice", CURVE_256, true},
    {"RSA of 2048 bits", RSA_2048, false},
    {"P-384", CURVE_384, false},
    {"Ed25519", ED25519, false},
};

static void kind_is_looked_at(void **state)
{
    const struct kind_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    EVP_PKEY *key = other_key(row->other);
    const char *pem = pkcs8_write(key, NULL, arena);
    struct signing_key *signing =
        signing_key_read("a.key", pem, strlen(pem), NULL, report);
    struct dice_key *dice =
        dice_key_read("a.dice", pem, strlen(pem), NULL, report);

    assert_null(signing);
    assert_int_equal(dice != NULL, row->throws);
    assert_true(report_names(report, FILE_RULE(bad_value)));
    dice_key_release(dice);
    EVP_PKEY_free(key);
    arena_free(arena);
}

static const struct passphrase_row {
    const char *name;
    const char *written;
    const char *read;
    bool opens;
} passphrase_rows[] = {
    {"none", NULL, NULL, true},
    {"the right one", "Eylau 1807", "Eylau 1807", true},
    {"a wrong one", "Eylau 1807", "Eylau 1808", false},
    {"none where one is needed", "Eylau 1807", NULL, false},
    {"an empty one where one is needed", "Eylau 1807", "", false},
};

static void passphrase_opens_dice_keys(void **state)
{
    const struct passphrase_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct dice_key *key = dice_key_make();
    const char *pem = dice_key_pem(key, row->written, arena);
    struct dice_key *again =
        dice_key_read("a.dice", pem, strlen(pem), row->read, report);
    uint8_t one[DICE_PUBLIC_SIZE];
    uint8_t other[DICE_PUBLIC_SIZE];

    assert_int_equal(strstr(pem, "ENCRYPTED") != NULL, row->written != NULL);
    assert_int_equal(again != NULL, row->opens);
    assert_int_equal(report_names(report, FILE_RULE(unreadable)), !row->opens);
    if (again) {
        dice_public(key, one);
        dice_public(again, other);
        assert_memory_equal(one, other, sizeof(one));
    }
    dice_key_release(again);
    dice_key_release(key);
    arena_free(arena);
}

/* What becomes of a good file, and is refused. */
static const struct damage_row {
    const char *name;
    const char *front;
    const char *back;
    size_t cut; /* bytes off the end */
} damage_rows[] = {
    {"words before", "my key:\n", "", 0},
    {"words behind", "", "my key\n", 0},
    {"cut short", "", "", 60},
    {"nearly nothing", "", "", 200},
};

static void damage_is_refused(void **state)
{
    const struct damage_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct dice_key *key = dice_key_make();
    const char *pem = dice_key_pem(key, NULL, arena);
    const char *damaged =
        arena_text(arena, "%s%.*s%s", row->front, (int)(strlen(pem) - row->cut),
                   pem, row->back);

    assert_null(
        dice_key_read("a.dice", damaged, strlen(damaged), NULL, report));
    assert_true(report_names(report, FILE_RULE(unreadable)));
    dice_key_release(key);
    arena_free(arena);
}

/* A public point that is another scalar's. */
static void halves_must_match(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct dice_key *key = dice_key_make();
    const char *pem = dice_key_pem(key, NULL, arena);
    char *damaged = arena_text(arena, "%s", pem);
    /* The second line of base64 lies in the scalar and the point. */
    char *letter = strchr(strchr(damaged, '\n') + 1, '\n') + 30;

    *letter = *letter == 'A' ? 'B' : 'A';
    assert_null(
        dice_key_read("a.dice", damaged, strlen(damaged), NULL, report));
    assert_false(report_clean(report));
    dice_key_release(key);
    arena_free(arena);
}

/* The same for RSA: whatever letter is changed, no key comes of it that does
 * not fit its own public half. */
static void rsa_halves_must_match(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    const char *pem = signing_key_pem(key, NULL, arena);
    char *damaged = arena_text(arena, "%s", pem);
    const char *public = signing_public_base64(key, arena);

    /* Each letter's key is looked at by RSA's own arithmetic, a third of a
     * second under the sanitizers. */
    size_t stride = thorough() || long_run() ? 61 : 305;

    for (size_t at = 28; at + 30 < strlen(pem); at += stride) {
        struct report *report = report_new(arena);
        struct signing_key *again;

        damaged[at] = pem[at] == 'A' ? 'B' : 'A';
        again =
            signing_key_read("a.key", damaged, strlen(damaged), NULL, report);
        if (again)
            assert_string_equal(signing_public_base64(again, arena), public);
        signing_key_release(again);
        damaged[at] = pem[at];
    }
    signing_key_release(key);
    arena_free(arena);
}

static void signing_key_comes_back(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct signing_key *key = signing_key_make();
    const char *pem = signing_key_pem(key, "Eylau", arena);
    struct signing_key *again =
        signing_key_read("a.key", pem, strlen(pem), "Eylau", report);
    uint8_t one[SIGNATURE_SIZE];
    uint8_t other[SIGNATURE_SIZE];

    assert_non_null(again);
    signing_key_sign(key, SIGN_SHA512, "abc", 3, one);
    signing_key_sign(again, SIGN_SHA512, "abc", 3, other);
    assert_memory_equal(one, other, sizeof(one));
    signing_key_release(again);
    signing_key_release(key);
    arena_free(arena);
}

static void signing_key_throws_no_dice(void)
{
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    assert_null(
        dice_key_read("a.dice", anna_pem, strlen(anna_pem), NULL, report));
    assert_true(report_names(report, FILE_RULE(bad_value)));
    arena_free(arena);
}

static void signature_is_of_text_key_and_hash(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    struct signing_key *stranger = bert(arena);
    struct signing_public *public = public_of(key, arena);
    struct signing_public *strange = public_of(stranger, arena);
    uint8_t made[SIGNATURE_SIZE];

    signing_key_sign(key, SIGN_SHA256, "abc", 3, made);
    assert_true(signing_public_verify(public, SIGN_SHA256, "abc", 3, made));
    assert_false(signing_public_verify(public, SIGN_SHA512, "abc", 3, made));
    assert_false(signing_public_verify(public, SIGN_SHA256, "abd", 3, made));
    assert_false(signing_public_verify(strange, SIGN_SHA256, "abc", 3, made));
    made[SIGNATURE_SIZE - 1] ^= 1;
    assert_false(signing_public_verify(public, SIGN_SHA256, "abc", 3, made));
    signing_public_release(strange);
    signing_public_release(public);
    signing_key_release(stranger);
    signing_key_release(key);
    arena_free(arena);
}

/* A good public half of which one byte is another. */
static const struct public_row {
    const char *name;
    size_t at;
    uint8_t byte;
} public_rows[] = {
    {"public half: the exponent 65539", 421, 3},
    {"public half: the exponent 1", 419, 0},
    {"public half: RSA-PSS", 16, 10},
    {"public half: another algorithm's parameters", 17, 4},
    {"public half: bits left over", 23, 1},
    {"public half: a modulus of fewer bits", 33, 0x7f},
    {"public half: a negative modulus", 32, 0xff},
    {"public half: a longer modulus than its length", 30, 2},
};

static void public_half_is_strict(void **state)
{
    const struct public_row *row = *state;
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    uint8_t info[422];
    char text[BASE64_LENGTH(sizeof(info)) + 1];
    const char *base64 = signing_public_base64(key, arena);

    assert_true(base64_decode(base64, strlen(base64), info, sizeof(info)));
    assert_int_not_equal(info[row->at], row->byte);
    info[row->at] = row->byte;
    base64_encode(info, sizeof(info), text);
    assert_null(signing_public_read(text));
    signing_key_release(key);
    arena_free(arena);
}

static void public_half_has_one_length(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    const char *base64 = signing_public_base64(key, arena);

    assert_null(signing_public_read(""));
    assert_null(signing_public_read(arena_text(arena, "%s\n", base64)));
    assert_null(signing_public_read(arena_text(arena, " %s", base64)));
    assert_null(signing_public_read(arena_text(arena, "%sAAAA", base64)));
    assert_null(signing_public_read(base64 + 4));
    signing_key_release(key);
    arena_free(arena);
}

/* One letter changed is refused, or is another key: never the same one. */
static void public_halves_have_one_spelling(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    const char *base64 = signing_public_base64(key, arena);
    struct signing_public *good = public_of(key, arena);
    char *changed = arena_text(arena, "%s", base64);

    for (size_t at = 0; at < strlen(base64); at++) {
        struct signing_public *other;

        changed[at] = base64[at] == 'A' ? 'B' : 'A';
        other = signing_public_read(changed);
        if (other)
            assert_string_not_equal(signing_public_pem(other, arena),
                                    signing_public_pem(good, arena));
        signing_public_release(other);
        changed[at] = base64[at];
    }
    signing_public_release(good);
    signing_key_release(key);
    arena_free(arena);
}

static void ssh_line_has_its_parts(void)
{
    struct arena *arena = arena_new();
    struct signing_key *key = anna(arena);
    struct signing_public *public = public_of(key, arena);
    const char *line = signing_public_ssh(public, arena);
    uint8_t blob[407];

    assert_memory_equal(line, "ssh-rsa ", 8);
    assert_true(base64_decode(line + 8, strlen(line + 8), blob, sizeof(blob)));
    assert_memory_equal(blob, "\0\0\0\7ssh-rsa\0\0\0\3\1\0\1\0\0\1\201\0", 23);
    assert_true(blob[23] & 0x80);
    signing_public_release(public);
    signing_key_release(key);
    arena_free(arena);
}

static void nothing_is_released(void)
{
    signing_key_release(NULL);
    signing_public_release(NULL);
    dice_key_release(NULL);
}

static const struct single singles[] = {
    {"a dice key's halves must match", halves_must_match},
    {"a signing key's halves must match", rsa_halves_must_match},
    {"a signing key comes back from its file", signing_key_comes_back},
    {"a signing key throws no dice", signing_key_throws_no_dice},
    {"a signature is of text, key and hash", signature_is_of_text_key_and_hash},
    {"a public half has one length", public_half_has_one_length},
    {"a public half has one spelling", public_halves_have_one_spelling},
    {"the line for SSH", ssh_line_has_its_parts},
    {"nothing is released", nothing_is_released},
};

int main(void)
{
    const struct table tables[] = {
        TABLE(kind_rows, kind_is_looked_at),
        TABLE(passphrase_rows, passphrase_opens_dice_keys),
        TABLE(damage_rows, damage_is_refused),
        TABLE(public_rows, public_half_is_strict),
        TABLE(singles, run_single),
    };

    trust_start();
    return run_tables(tables, LENGTH(tables));
}
