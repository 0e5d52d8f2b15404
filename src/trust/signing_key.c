/* The key that signs: RSA-3072 with the public exponent 65537. */
#include "core/arena.h"
#include "trust/keys.h"
#include "trust/openssl.h"
#include "trust/pkcs8.h"

#include <assert.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/rsa.h>
#include <stdlib.h>
#include <string.h>

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

/* A damaged private half would make signatures that nobody accepts. */
static bool halves_match(EVP_PKEY *key)
{
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    bool match;

    MUST_HAVE(context);
    match = EVP_PKEY_pairwise_check(context) == 1;
    EVP_PKEY_CTX_free(context);
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

static const char *hash_name(enum signing_hash hash)
{
    return hash == SIGN_SHA256 ? "SHA256" : "SHA512";
}

void signing_key_sign(const struct signing_key *key, enum signing_hash hash,
                      const void *bytes, size_t length,
                      uint8_t out[SIGNATURE_SIZE])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t size = SIGNATURE_SIZE;

    MUST_HAVE(context);
    /* PKCS#1 v1.5 is what OpenSSL does with RSA unless told otherwise. */
    must(EVP_DigestSignInit_ex(context, NULL, hash_name(hash), NULL, NULL,
                               key->key, NULL));
    must(EVP_DigestSign(context, out, &size, bytes, length));
    assert(size == SIGNATURE_SIZE);
    EVP_MD_CTX_free(context);
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
