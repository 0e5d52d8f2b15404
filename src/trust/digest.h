/* SHA-256, hexadecimal, randomness. */
#ifndef BERTHIER_TRUST_DIGEST_H
#define BERTHIER_TRUST_DIGEST_H

#include "core/trust_rules.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DIGEST_SIZE = 32, DIGEST_TEXT = 65 };

/* Once at the start of the program, before any other library has called
 * OpenSSL: an allocator that aborts. */
void trust_start(void);

void sha256(const void *bytes, size_t length, uint8_t out[DIGEST_SIZE]);
/* As 64 lower-case digits and a NUL. */
void sha256_text(const void *bytes, size_t length, char out[DIGEST_TEXT]);
/* 2 * length lower-case digits and a NUL. */
void hex_encode(const uint8_t *bytes, size_t length, char *out);
/* Strict: lower case, exactly 2 * length digits. */
bool hex_decode(const char *text, uint8_t *out, size_t length);
/* Cryptographic randomness; aborts if there is none. */
void random_bytes(uint8_t *out, size_t length);

#endif
