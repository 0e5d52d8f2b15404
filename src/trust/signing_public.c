/* The public half of the key that signs, in its three spellings. */
#include "core/arena.h"
#include "core/buffer.h"
#include "trust/base64.h"
#include "trust/keys.h"
#include "trust/openssl.h"

#include <assert.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <stdlib.h>
#include <string.h>

/* The SubjectPublicKeyInfo of every RSA key of 3072 bits and exponent 65537
 * has this size. */
enum { INFO_SIZE = 422 };

bool signing_kind(const EVP_PKEY *key)
{
    BIGNUM *exponent = NULL;
    bool fits;

    if (!EVP_PKEY_is_a(key, "RSA") ||
        EVP_PKEY_get_bits(key) != 8 * SIGNATURE_SIZE)
        return false;
    must(EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_RSA_E, &exponent));
    fits = BN_is_word(exponent, 65537);
    BN_free(exponent);
    return fits;
}

static void encode(const EVP_PKEY *key, uint8_t out[INFO_SIZE])
{
    unsigned char *der = NULL;

    must(i2d_PUBKEY(key, &der) == INFO_SIZE);
    memcpy(out, der, INFO_SIZE);
    OPENSSL_free(der);
}

const char *signing_public_base64(const struct signing_key *key,
                                  struct arena *arena)
{
    uint8_t info[INFO_SIZE];
    char text[BASE64_LENGTH(INFO_SIZE) + 1];

    encode(key->key, info);
    base64_encode(info, sizeof(info), text);
    return arena_string(arena, text, strlen(text));
}

/* Only our kind of key, and that in its one encoding: two spellings of a key
 * must not pass for two keys. */
static bool same_encoding(const EVP_PKEY *key, const uint8_t info[INFO_SIZE])
{
    uint8_t again[INFO_SIZE];

    if (!signing_kind(key))
        return false;
    encode(key, again);
    return memcmp(again, info, INFO_SIZE) == 0;
}

struct signing_public *signing_public_read(const char *base64)
{
    uint8_t info[INFO_SIZE];
    const unsigned char *der = info;
    struct signing_public *public;
    EVP_PKEY *key;

    if (!base64_decode(base64, strlen(base64), info, sizeof(info)))
        return NULL;
    key = d2i_PUBKEY(NULL, &der, INFO_SIZE);
    ERR_clear_error();
    if (!key || !same_encoding(key, info)) {
        EVP_PKEY_free(key);
        return NULL;
    }
    public = malloc(sizeof(*public));
    MUST_HAVE(public);
    public->key = key;
    return public;
}

const char *signing_public_pem(const struct signing_public *key,
                               struct arena *arena)
{
    BIO *out = BIO_new(BIO_s_mem());
    const char *text;
    char *data;
    long length;

    MUST_HAVE(out);
    must(PEM_write_bio_PUBKEY(out, key->key));
    length = BIO_get_mem_data(out, &data);
    text = arena_string(arena, data, (size_t)length);
    BIO_free(out);
    return text;
}

/* Length in 4 bytes, then the bytes. */
void ssh_string(struct buffer *out, const void *bytes, size_t length)
{
    const uint8_t size[4] = {(uint8_t)(length >> 24), (uint8_t)(length >> 16),
                             (uint8_t)(length >> 8), (uint8_t)length};

    buffer_add(out, size, sizeof(size));
    buffer_add(out, bytes, length);
}

/* An SSH mpint of a positive number: a zero byte before a set top bit. */
static void add_number(struct buffer *out, const EVP_PKEY *key,
                       const char *name)
{
    uint8_t bytes[SIGNATURE_SIZE + 1] = {0};
    BIGNUM *number = NULL;
    int size;

    must(EVP_PKEY_get_bn_param(key, name, &number));
    assert(BN_num_bytes(number) <= SIGNATURE_SIZE);
    size = BN_num_bits(number) / 8 + 1;
    must(BN_bn2binpad(number, bytes, size) == size);
    ssh_string(out, bytes, (size_t)size);
    BN_free(number);
}

void signing_public_blob(const EVP_PKEY *key, struct buffer *out)
{
    ssh_string(out, "ssh-rsa", strlen("ssh-rsa"));
    add_number(out, key, OSSL_PKEY_PARAM_RSA_E);
    add_number(out, key, OSSL_PKEY_PARAM_RSA_N);
}

const char *signing_public_ssh(const struct signing_public *key,
                               struct arena *arena)
{
    struct buffer blob;
    char *text;
    const char *line;

    buffer_init(&blob);
    signing_public_blob(key->key, &blob);
    text = malloc(BASE64_LENGTH(blob.length) + 1);
    MUST_HAVE(text);
    base64_encode((const uint8_t *)blob.bytes, blob.length, text);
    line = arena_text(arena, "ssh-rsa %s", text);
    free(text);
    buffer_release(&blob);
    return line;
}

void signing_public_release(struct signing_public *key)
{
    if (!key)
        return;
    EVP_PKEY_free(key->key);
    free(key);
}
