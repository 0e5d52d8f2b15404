/* Base64 with one spelling only. */
#include "trust/base64.h"

#include <string.h>

static const char alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void base64_encode(const uint8_t *bytes, size_t size, char *out)
{
    for (size_t i = 0; i < size; i += 3) {
        size_t left = size - i;
        unsigned group = (unsigned)bytes[i] << 16;

        if (left > 1)
            group |= (unsigned)bytes[i + 1] << 8;
        if (left > 2)
            group |= bytes[i + 2];
        *out++ = alphabet[group >> 18];
        *out++ = alphabet[group >> 12 & 63];
        *out++ = left > 1 ? alphabet[group >> 6 & 63] : '=';
        *out++ = left > 2 ? alphabet[group & 63] : '=';
    }
    *out = '\0';
}

/* 0..63, or -1. */
static int value_of(char character)
{
    const char *found = memchr(alphabet, character, sizeof(alphabet) - 1);

    return found ? (int)(found - alphabet) : -1;
}

/* How many characters carry bits. */
static size_t meaningful(size_t size)
{
    return (8 * size + 5) / 6;
}

bool base64_decode(const char *text, size_t length, uint8_t *out, size_t size)
{
    unsigned bits = 0;
    int held = 0;

    if (length != BASE64_LENGTH(size))
        return false;
    for (size_t i = 0; i < meaningful(size); i++) {
        int value = value_of(text[i]);

        if (value < 0)
            return false;
        bits = (bits << 6 | (unsigned)value) & 0xffff;
        held += 6;
        if (held < 8)
            continue;
        held -= 8;
        *out++ = (uint8_t)(bits >> held);
        bits &= (1u << held) - 1;
    }
    for (size_t i = meaningful(size); i < length; i++)
        if (text[i] != '=')
            return false;
    return bits == 0;
}
