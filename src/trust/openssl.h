/* What the files of trust/ share about OpenSSL; nobody else includes it. */
#ifndef BERTHIER_TRUST_OPENSSL_H
#define BERTHIER_TRUST_OPENSSL_H

#include "core/buffer.h"

#include <openssl/evp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct signing_key {
    EVP_PKEY *key;
};

struct signing_public {
    EVP_PKEY *key;
};

struct dice_key {
    EVP_PKEY *key;
};

/* An OpenSSL call that cannot fail but for want of memory or by a bug of ours:
 * says what OpenSSL said, and aborts. */
void must(bool done);

/* Takes over a pointer that OpenSSL never gives as NULL on good input. */
#define MUST_HAVE(pointer) must((pointer) != NULL)

/* SHA-256 over pieces one behind the other. */
struct piece {
    const void *bytes;
    size_t length;
};
void sha256_pieces(const struct piece *pieces, size_t count, uint8_t out[32]);

/* Is it RSA of our size and exponent? */
bool signing_kind(const EVP_PKEY *key);
/* Appends a string as SSH encodes it (RFC 4251, section 5). */
void ssh_string(struct buffer *out, const void *bytes, size_t length);
/* Appends the public half as SSH encodes it (RFC 4253, section 6.6). */
void signing_public_blob(const EVP_PKEY *key, struct buffer *out);

#endif
