/* Base64 with one spelling only; for trust/ alone. */
#ifndef BERTHIER_TRUST_BASE64_H
#define BERTHIER_TRUST_BASE64_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Characters that so many bytes become, padding included. */
#define BASE64_LENGTH(size) (((size) + 2) / 3 * 4)

/* BASE64_LENGTH(size) characters and a NUL, without line ends. */
void base64_encode(const uint8_t *bytes, size_t size, char *out);
/*
 * Exactly what base64_encode() writes for size bytes, nothing else: no blank,
 * no missing padding, no set bits behind the last byte. out may have been
 * written when it returns false.
 */
bool base64_decode(const char *text, size_t length, uint8_t *out, size_t size);

#endif
