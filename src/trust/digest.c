/* SHA-256, hexadecimal, randomness, and an OpenSSL that aborts. */
#include "trust/digest.h"

#include "trust/openssl.h"

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/rand.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *out_of_memory(void)
{
    fputs("berthier: out of memory\n", stderr);
    abort();
}

/* As with OpenSSL's own allocator, nothing is NULL. */
static void *take(size_t size, const char *file, int line)
{
    void *memory = size ? malloc(size) : NULL;

    (void)file;
    (void)line;
    if (size && !memory)
        return out_of_memory();
    return memory;
}

static void *resize(void *memory, size_t size, const char *file, int line)
{
    void *moved;

    if (!memory)
        return take(size, file, line);
    if (!size) {
        free(memory);
        return NULL;
    }
    moved = realloc(memory, size);
    return moved ? moved : out_of_memory();
}

static void give_back(void *memory, const char *file, int line)
{
    (void)file;
    (void)line;
    free(memory);
}

void trust_start(void)
{
    must(CRYPTO_set_mem_functions(take, resize, give_back));
}

void must(bool done)
{
    if (done)
        return;
    ERR_print_errors_fp(stderr);
    fputs("berthier: bug: OpenSSL refused a call that cannot fail\n", stderr);
    abort();
}

void sha256(const void *bytes, size_t length, uint8_t out[DIGEST_SIZE])
{
    must(EVP_Digest(bytes, length, out, NULL, EVP_sha256(), NULL));
}

void sha256_pieces(const struct piece *pieces, size_t count,
                   uint8_t out[DIGEST_SIZE])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();

    MUST_HAVE(context);
    must(EVP_DigestInit_ex(context, EVP_sha256(), NULL));
    for (size_t i = 0; i < count; i++)
        must(EVP_DigestUpdate(context, pieces[i].bytes, pieces[i].length));
    must(EVP_DigestFinal_ex(context, out, NULL));
    EVP_MD_CTX_free(context);
}

void sha256_text(const void *bytes, size_t length, char out[DIGEST_TEXT])
{
    uint8_t digest[DIGEST_SIZE];

    sha256(bytes, length, digest);
    hex_encode(digest, sizeof(digest), out);
}

static const char digits[] = "0123456789abcdef";

void hex_encode(const uint8_t *bytes, size_t length, char *out)
{
    for (size_t i = 0; i < length; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = '\0';
}

/* 0..15, or -1. */
static int digit_value(char digit)
{
    const char *found = memchr(digits, digit, 16);

    return found ? (int)(found - digits) : -1;
}

bool hex_decode(const char *text, uint8_t *out, size_t length)
{
    if (strlen(text) != 2 * length)
        return false;
    for (size_t i = 0; i < length; i++) {
        int high = digit_value(text[2 * i]);
        int low = digit_value(text[2 * i + 1]);

        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

void random_bytes(uint8_t *out, size_t length)
{
    must(length <= INT32_MAX);
    must(RAND_bytes(out, (int)length) == 1);
}
