/* The key that signs: RSA-3072 with the public exponent 65537. */
#include "core/arena.h"
#include "trust/keys.h"
#include "trust/openssl.h"
#include "trust/pkcs8.h"

#include <openssl/err.h>
#include <openssl/rsa.h>
#include <stdlib.h>

static struct signing_key *wrap(EVP_PKEY *key)
{
    struct signing_key *made = malloc(sizeof(*made));

    MUST_HAVE(made);
    made->key = key;
    return made;
}

struct signing_key *signing_key_make(void)
{
    EVP_PKEY *key = EVP_RSA_gen(8 * SIGNATURE_SIZE);

    MUST_HAVE(key);
    return wrap(key);
}

static const char *hash_name(enum signing_hash hash)
{
    return hash == SIGN_SHA256 ? "SHA256" : "SHA512";
}

/* PKCS#1 v1.5 is what OpenSSL does with RSA unless told otherwise. */
static bool sign(EVP_PKEY *key, enum signing_hash hash,
                 const struct piece *text, uint8_t out[SIGNATURE_SIZE])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t size = SIGNATURE_SIZE;
    bool made;

    MUST_HAVE(context);
    made = EVP_DigestSignInit_ex(context, NULL, hash_name(hash), NULL, NULL,
                                 key, NULL) == 1 &&
           EVP_DigestSign(context, out, &size, text->bytes, text->length) == 1;
    EVP_MD_CTX_free(context);
    return made && size == SIGNATURE_SIZE;
}

/* A damaged private half would make signatures that nobody accepts. */
static bool halves_match(EVP_PKEY *pair)
{
    static const struct piece text = {"", 0};
    const struct signing_public public = {pair};
    uint8_t made[SIGNATURE_SIZE];
    bool match = sign(pair, SIGN_SHA256, &text, made) &&
                 signing_public_verify(&public, SIGN_SHA256, "", 0, made);

    ERR_clear_error();
    return match;
}

struct signing_key *signing_key_read(const char *name, const char *pem,
                                     size_t length, const char *passphrase,
                                     struct report *report)
{
    const struct pem_file file = {name, pem, length, passphrase};
    const struct place place = {name, 0};
    EVP_PKEY *key = pkcs8_read(&file, report);

    if (!key)
        return NULL;
    if (signing_kind(key) && halves_match(key))
        return wrap(key);
    EVP_PKEY_free(key);
    refuse(report, &place, FILE_RULE(bad_value),
           "not a signing key: it must be RSA of %d bits", 8 * SIGNATURE_SIZE);
    return NULL;
}

const char *signing_key_pem(const struct signing_key *key,
                            const char *passphrase, struct arena *arena)
{
    return pkcs8_write(key->key, passphrase, arena);
}

void signing_key_release(struct signing_key *key)
{
    if (!key)
        return;
    EVP_PKEY_free(key->key);
    free(key);
}

void signing_key_sign(const struct signing_key *key, enum signing_hash hash,
                      const void *bytes, size_t length,
                      uint8_t out[SIGNATURE_SIZE])
{
    const struct piece text = {bytes, length};

    must(sign(key->key, hash, &text, out));
}

bool signing_public_verify(const struct signing_public *key,
                           enum signing_hash hash, const void *bytes,
                           size_t length,
                           const uint8_t signature[SIGNATURE_SIZE])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool valid;

    MUST_HAVE(context);
    must(EVP_DigestVerifyInit_ex(context, NULL, hash_name(hash), NULL, NULL,
                                 key->key, NULL));
    valid = EVP_DigestVerify(context, signature, SIGNATURE_SIZE, bytes,
                             length) == 1;
    EVP_MD_CTX_free(context);
    ERR_clear_error();
    return valid;
}
