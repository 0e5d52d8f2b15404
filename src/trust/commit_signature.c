/* SSH signatures of commits: SSHSIG of OpenSSH's PROTOCOL.sshsig. */
#include "trust/commit_signature.h"

#include "trust/base64.h"
#include "trust/openssl.h"

#include <stdlib.h>
#include <string.h>

enum { SHA512_SIZE = 64, LINE = 70 };

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
    struct buffer bytes;
    char *text;
    size_t length;

    buffer_init(&bytes);
    envelope(key, value, &bytes);
    length = BASE64_LENGTH(bytes.length);
    text = malloc(length + 1);
    MUST_HAVE(text);
    base64_encode((const uint8_t *)bytes.bytes, bytes.length, text);
    buffer_puts(out, begin_line);
    for (size_t at = 0; at < length; at += LINE) {
        size_t rest = length - at;

        buffer_add(out, text + at, rest < LINE ? rest : LINE);
        buffer_puts(out, "\n");
    }
    buffer_puts(out, end_line);
    free(text);
    buffer_release(&bytes);
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

/*
 * The value that an armour of our form would hold: the last bytes of its
 * base64. Whether the armour has our form is not looked at here.
 */
static bool held_value(const char *armored, size_t length,
                       uint8_t value[SIGNATURE_SIZE])
{
    enum { TAIL = SIGNATURE_SIZE / 3 * 4 };
    size_t behind = strlen(end_line);
    char text[TAIL];
    size_t missing = TAIL;

    if (length < behind)
        return false;
    for (size_t at = length - behind; at-- > 0 && missing > 0;)
        if (armored[at] != '\n')
            text[--missing] = armored[at];
    return missing == 0 && base64_decode(text, TAIL, value, SIGNATURE_SIZE);
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
