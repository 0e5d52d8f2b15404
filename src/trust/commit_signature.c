/* SSH signatures of commits: SSHSIG of OpenSSH's PROTOCOL.sshsig. */
#include "trust/commit_signature.h"

#include "trust/base64.h"
#include "trust/openssl.h"

#include <assert.h>
#include <string.h>

enum {
    SHA512_SIZE = 64,
    LINE = 70,           /* characters of base64 */
    ENVELOPE_SIZE = 850, /* for every key of our size; the value is its end */
    ENVELOPE_CHARACTERS = BASE64_LENGTH(ENVELOPE_SIZE),
};

static const char begin_line[] = "-----BEGIN SSH SIGNATURE-----\n";
static const char end_line[] = "-----END SSH SIGNATURE-----";

/* What both the signed text and the signature say: which use, which hash. */
static void add_purpose(struct buffer *out)
{
    ssh_string(out, "git", 3);
    ssh_string(out, "", 0);
    ssh_string(out, "sha512", 6);
}

/* The text that is signed for a commit. */
static void signed_text(const char *commit, size_t length, struct buffer *out)
{
    uint8_t digest[SHA512_SIZE];

    must(EVP_Digest(commit, length, digest, NULL, EVP_sha512(), NULL));
    buffer_puts(out, "SSHSIG");
    add_purpose(out);
    ssh_string(out, digest, sizeof(digest));
}

/* The signature as bytes. */
static void envelope(const EVP_PKEY *key, const uint8_t value[SIGNATURE_SIZE],
                     struct buffer *out)
{
    static const uint8_t version[4] = {0, 0, 0, 1};
    struct buffer inner;

    buffer_init(&inner);
    buffer_puts(out, "SSHSIG");
    buffer_add(out, version, sizeof(version));
    signing_public_blob(key, &inner);
    ssh_string(out, inner.bytes, inner.length);
    add_purpose(out);
    buffer_release(&inner);
    buffer_init(&inner);
    ssh_string(&inner, "rsa-sha2-512", strlen("rsa-sha2-512"));
    ssh_string(&inner, value, SIGNATURE_SIZE);
    ssh_string(out, inner.bytes, inner.length);
    buffer_release(&inner);
}

/* The one armour: base64 in lines of 70, as ssh-keygen writes it. */
static void armour(const EVP_PKEY *key, const uint8_t value[SIGNATURE_SIZE],
                   struct buffer *out)
{
    char text[ENVELOPE_CHARACTERS + 1];
    struct buffer bytes;

    buffer_init(&bytes);
    envelope(key, value, &bytes);
    assert(bytes.length == ENVELOPE_SIZE);
    base64_encode((const uint8_t *)bytes.bytes, ENVELOPE_SIZE, text);
    buffer_release(&bytes);
    buffer_puts(out, begin_line);
    for (size_t at = 0; at < ENVELOPE_CHARACTERS; at += LINE)
        buffer_printf(out, "%.*s\n", LINE, text + at);
    buffer_puts(out, end_line);
}

void commit_sign(const struct signing_key *key, const char *commit,
                 size_t length, struct buffer *out)
{
    uint8_t value[SIGNATURE_SIZE];
    struct buffer text;

    buffer_init(&text);
    signed_text(commit, length, &text);
    signing_key_sign(key, SIGN_SHA512, text.bytes, text.length, value);
    buffer_release(&text);
    armour(key->key, value, out);
}

/* The value that an armour holds; whether the armour is ours in every byte is
 * not looked at here. */
static bool held_value(const char *armored, size_t length,
                       uint8_t value[SIGNATURE_SIZE])
{
    size_t before = strlen(begin_line);
    uint8_t bytes[ENVELOPE_SIZE];
    char text[ENVELOPE_CHARACTERS];
    size_t count = 0;

    for (size_t at = before; at < length && count < sizeof(text); at++)
        if (armored[at] != '\n')
            text[count++] = armored[at];
    if (!base64_decode(text, count, bytes, sizeof(bytes)))
        return false;
    memcpy(value, bytes + ENVELOPE_SIZE - SIGNATURE_SIZE, SIGNATURE_SIZE);
    return true;
}

bool commit_verify(const struct signing_public *key, const char *commit,
                   size_t length, const char *armored, size_t armored_length)
{
    uint8_t value[SIGNATURE_SIZE];
    struct buffer text;
    bool good;

    if (!held_value(armored, armored_length, value))
        return false;
    buffer_init(&text);
    armour(key->key, value, &text);
    good = text.length == armored_length &&
           memcmp(text.bytes, armored, armored_length) == 0;
    buffer_release(&text);
    if (!good)
        return false;
    buffer_init(&text);
    signed_text(commit, length, &text);
    good =
        signing_public_verify(key, SIGN_SHA512, text.bytes, text.length, value);
    buffer_release(&text);
    return good;
}

/* Each line of the armour but the first begins with a blank there. */
static const char *split_line(const char *at, const char *end,
                              struct buffer *armor, struct buffer *out)
{
    static const char head[] = "gpgsig ";
    const char *line_end = memchr(at, '\n', (size_t)(end - at));
    size_t length = (size_t)((line_end ? line_end : end) - at);

    if (!line_end) {
        buffer_add(out, at, length);
        return end;
    }
    if (armor->length == 0 && length > strlen(head) &&
        memcmp(at, head, strlen(head)) == 0) {
        buffer_add(armor, at + strlen(head), length - strlen(head));
    } else if (armor->length > 0 && *at == ' ') {
        buffer_puts(armor, "\n");
        buffer_add(armor, at + 1, length - 1);
    } else {
        buffer_add(out, at, length + 1);
    }
    return line_end + 1;
}

bool commit_bears(const struct signing_public *key, const char *raw,
                  size_t length)
{
    const char *at = raw, *end = raw + length;
    struct buffer armor, text;
    bool good;

    buffer_init(&armor);
    buffer_init(&text);
    while (at < end && *at != '\n')
        at = split_line(at, end, &armor, &text);
    buffer_add(&text, at, (size_t)(end - at));
    good = armor.length > 0 && commit_verify(key, text.bytes, text.length,
                                             armor.bytes, armor.length);
    buffer_release(&text);
    buffer_release(&armor);
    return good;
}
