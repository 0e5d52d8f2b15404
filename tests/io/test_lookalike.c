/* Names that people would take for one another, and those that they would not.
 */
#include "io/lookalike.h"

#include "core/displayable.h"
#include "tests/support/test.h"

#include <unicode/uchar.h>

static const struct alike_row {
    const char *name;
    const char *one, *other;
    bool alike;
    bool folded; /* does the table of our own know it as well? */
} alike_rows[] = {
    {"the same", "Anna", "Anna", true, true},
    {"others", "Anna", "Hanna", false, false},
    {"no more than a letter apart", "Anna", "Anne", false, false},
    {"case", "ANNA", "anna", true, true},
    {"an accent", "Andr\xc3\xa9", "Andre", true, true},
    {"Cyrillic", "\xd0\x90nn\xd0\xb0", "Anna", true, true},
    {"Cyrillic that looks so in small letters alone", "\xd0\x92\xd0\xb5rt",
     "bert", true, true},
    {"a Latin alpha", "Ann\xc9\x91", "Anna", true, false},
    {"a mathematical letter", "\xf0\x9d\x96\xa0nna", "Anna", true, false},
    {"and in other case", "\xf0\x9d\x96\xa0nna", "ANNA", true, false},
    {"Cherokee", "\xe1\x8e\xaannie", "Annie", true, false},
    {"I and l", "KarI", "Karl", true, false},
    {"I is i in small letters", "KARI", "kari", true, true},
    {"one and l", "Kar1", "Karl", true, false},
    {"r and n", "Arno", "Amo", true, false},
    {"nought and O", "0tto", "Otto", true, false},
    {"Armenian", "\xd5\x8dlf", "Ulf", true, false},
    {"two of one script", "\xe6\x9d\x8e", "\xe7\x8e\x8b", false, false},
    {"whole words of another script", "\xd0\x9d\xd0\xb5\xd0\xb9", "Ney", false,
     false},
};

static void is_told(void **state)
{
    const struct alike_row *row = *state;

    assert_int_equal(is_lookalike(row->one, row->other), row->alike);
    assert_int_equal(is_lookalike(row->other, row->one), row->alike);
    assert_int_equal(is_same_folded(row->one, row->other), row->folded);
}

static const struct all_row {
    const char *name;
} all_rows[] = {{"what Unicode leaves unseen is not displayable"}};

static void put(char *out, uint32_t character)
{
    static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
    size_t size = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;

    out[size] = '\0';
    for (size_t i = size; i-- > 1; character >>= 6)
        out[i] = (char)(0x80 | (character & 0x3f));
    out[0] = (char)(first[size] | character);
}

static void unseen_is_hidden(void **state)
{
    char text[5];

    (void)state;
    for (uint32_t character = 0x80; character <= 0x10ffff; character++) {
        put(text, character);
        if (u_hasBinaryProperty((UChar32)character,
                                UCHAR_DEFAULT_IGNORABLE_CODE_POINT) &&
            is_displayable(text))
            fail_msg("U+%04X is displayable", character);
    }
}

int main(void)
{
    const struct table tables[] = {
        TABLE(alike_rows, is_told),
        TABLE(all_rows, unseen_is_hidden),
    };

    return run_tables(tables, LENGTH(tables));
}
