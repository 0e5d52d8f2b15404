/* Names that people would take for one another. */
#include "core/displayable.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <string.h>

/* What each of 0x00c0 to 0x017f is without accent and case; '.': see below. */
static const char plain_latin[] = "aaaaaa.ceeeeiiii"
                                  "dnooooo.ouuuuy.." /* 00c0 */
                                  "aaaaaa.ceeeeiiii"
                                  "dnooooo.ouuuuy.y" /* 00e0 */
                                  "aaaaaaccccccccdd"
                                  "ddeeeeeeeeeegggg" /* 0100 */
                                  "gggghhhhiiiiiiii"
                                  "ii..jjkkklllllll" /* 0120 */
                                  "lllnnnnnnnnnoooo"
                                  "oo..rrrrrrssssss" /* 0140 */
                                  "ssttttttuuuuuuuu"
                                  "uuuuwwyyyzzzzzzs" /* 0160 */;

/* One character, and what it is compared as. */
static const struct pair {
    uint32_t character;
    const char *as;
} pairs[] = {
    {0x00c6, "ae"},
    {0x00e6, "ae"},
    {0x00de, "th"},
    {0x00fe, "th"},
    {0x00df, "ss"},
    {0x1e9e, "ss"},
    {0x0132, "ij"},
    {0x0133, "ij"},
    {0x0152, "oe"},
    {0x0153, "oe"},
    {0x212a, "k"},
    {0x212b, "a"},
    {0xfb00, "ff"},
    {0xfb01, "fi"},
    {0xfb02, "fl"},
    {0xfb03, "ffi"},
    {0xfb04, "ffl"},
    {0xfb05, "st"},
    {0xfb06, "st"},
    /* Greek, capital and small, and Cyrillic, small */
    {0x0391, "a"},
    {0x0392, "b"},
    {0x0395, "e"},
    {0x0396, "z"},
    {0x0397, "h"},
    {0x0399, "i"},
    {0x039a, "k"},
    {0x039c, "m"},
    {0x039d, "n"},
    {0x039f, "o"},
    {0x03a1, "p"},
    {0x03a4, "t"},
    {0x03a5, "y"},
    {0x03a7, "x"},
    {0x03b1, "a"},
    {0x03b9, "i"},
    {0x03ba, "k"},
    {0x03bd, "v"},
    {0x03bf, "o"},
    {0x03c1, "p"},
    {0x0430, "a"},
    {0x0432, "b"},
    {0x0435, "e"},
    {0x043a, "k"},
    {0x043c, "m"},
    {0x043d, "h"},
    {0x043e, "o"},
    {0x0440, "p"},
    {0x0441, "c"},
    {0x0442, "t"},
    {0x0443, "y"},
    {0x0445, "x"},
    {0x0455, "s"},
    {0x0456, "i"},
    {0x0458, "j"},
};

static bool is_blank(uint32_t character)
{
    return character == ' ' || character == 0x00a0 || character == 0x1680 ||
           (character >= 0x2000 && character <= 0x200a) ||
           character == 0x202f || character == 0x205f || character == 0x3000;
}

/* The small letter of a capital; of full width, the plain one. */
static uint32_t small(uint32_t character)
{
    if (character >= 0xff01 && character <= 0xff5e)
        character -= 0xff00 - 0x20;
    if (character >= 'A' && character <= 'Z')
        return character + 'a' - 'A';
    if (character >= 0x0410 && character <= 0x042f)
        return character + 0x20;
    if (character >= 0x0400 && character <= 0x040f)
        return character + 0x50;
    return character;
}

static const char *pair_of(uint32_t character)
{
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
        if (pairs[i].character == character)
            return pairs[i].as;
    return NULL;
}

/* The rest of Greek has capitals 0x20 below its small letters. */
static uint32_t small_greek(uint32_t character)
{
    return character >= 0x0391 && character <= 0x03a9 ? character + 0x20
                                                      : character;
}

static void put_utf8(struct buffer *out, uint32_t character)
{
    char bytes[4];
    size_t size = character < 0x80      ? 1
                  : character < 0x800   ? 2
                  : character < 0x10000 ? 3
                                        : 4;

    for (size_t i = size; i-- > 1; character >>= 6)
        bytes[i] = (char)(0x80 | (character & 0x3f));
    bytes[0] =
        (char)(size == 1 ? character : (0xf00u >> size & 0xff) | character);
    buffer_add(out, bytes, size);
}

static void put_folded(struct buffer *out, uint32_t character)
{
    const char *as;

    character = small(character);
    as = pair_of(character);
    if (as)
        buffer_puts(out, as);
    else if (character >= 0x00c0 && character <= 0x017f &&
             plain_latin[character - 0x00c0] != '.')
        buffer_add(out, plain_latin + (character - 0x00c0), 1);
    else if (character < 0x0300 || character > 0x036f) /* an accent apart */
        put_utf8(out, small_greek(character));
}

const char *folded(const char *name, struct arena *arena)
{
    struct buffer out;
    bool blank = false;
    uint32_t character;
    size_t size;

    buffer_init(&out);
    buffer_puts(&out, "");
    for (; (size = character_at(name, &character)) > 0; name += size) {
        if (is_blank(character)) {
            blank = out.length > 0;
            continue;
        }
        if (blank)
            buffer_puts(&out, " ");
        blank = false;
        put_folded(&out, character);
    }
    return buffer_keep(&out, arena);
}

bool is_same_folded(const char *one, const char *other)
{
    struct arena *arena = arena_new();
    bool same = strcmp(folded(one, arena), folded(other, arena)) == 0;

    arena_free(arena);
    return same;
}
