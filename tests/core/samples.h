/* Good and bad values of every type of field. The program's own reading and
 * the schemas are held against the same list. */
#ifndef BERTHIER_TESTS_CORE_SAMPLES_H
#define BERTHIER_TESTS_CORE_SAMPLES_H

#include "core/field.h"

/* clang-format off */
#define TEN(x) x x x x x x x x x x
#define HUNDRED(x) TEN(TEN(x))
#define THOUSAND(x) TEN(HUNDRED(x))
/* clang-format on */

static const char *const sample_words[] = {"none", "some", "all-of-it", NULL};

struct sample {
    const char *name;
    struct field field; /* of type, words and scale alone */
    const char *text;
    bool good;
    bool foreign; /* no schema refuses it: XML cannot even spell it, or the
                     program's own words say better what is wrong */
};

/* clang-format off */
#define GOOD(kind, what, text) \
    {#kind " good: " what, {.type = FIELD_##kind}, text, true, false}
#define BAD(kind, what, text) \
    {#kind " bad: " what, {.type = FIELD_##kind}, text, false, false}
#define FOREIGN(kind, what, text) \
    {#kind " bad: " what, {.type = FIELD_##kind}, text, false, true}
#define WORD(what, text, good) \
    {"CHOICE " what, {.type = FIELD_CHOICE, .words = sample_words}, \
     text, good, false}
#define DECIMAL(scale, text, good) \
    {"DECIMAL " #scale ": '" text "'", {NULL, FIELD_DECIMAL, 0, 0, NULL, \
     scale, NULL, 0, 0}, text, good, false}
/* clang-format on */

static const struct sample samples[] = {
    GOOD(TEXT, "a letter", "x"),
    GOOD(TEXT, "blanks", "  "),
    GOOD(TEXT, "all that is escaped", "&<>\"'"),
    GOOD(TEXT, "1000 letters", THOUSAND("x")),
    GOOD(TEXT, "1000 letters of two bytes", THOUSAND("\xc3\xa9")),
    GOOD(TEXT, "letters of three and four bytes",
         "\xe2\x82\xac\xf0\x9f\x8f\xb0\xef\xbf\xbd"),
    BAD(TEXT, "empty", ""),
    FOREIGN(TEXT, "a tab", "a\tb"),
    FOREIGN(TEXT, "the end of a line", "a\nb"),
    FOREIGN(TEXT, "what turns it round", "a\xe2\x80\xae"),
    FOREIGN(TEXT, "a command of a terminal",
            "\xc2\x9b"
            "2J"),
    BAD(TEXT, "1001 letters", THOUSAND("x") "x"),
    FOREIGN(TEXT, "a control character", "a\001b"),
    FOREIGN(TEXT, "half a character", "a\xc3"),
    FOREIGN(TEXT, "a character spelt too long", "\xc0\xaf"),
    FOREIGN(TEXT, "three bytes spelt too long", "\xe0\x80\xaf"),
    FOREIGN(TEXT, "a surrogate", "\xed\xa0\x80"),
    FOREIGN(TEXT, "beyond Unicode", "\xf4\x90\x80\x80"),
    FOREIGN(TEXT, "a byte out of place", "\x80"),
    FOREIGN(TEXT, "no character", "\xef\xbf\xbf"),

    GOOD(NAME, "a letter", "a"),
    GOOD(NAME, "all that may stand", "2nd.corps-a"),
    GOOD(NAME, "64 bytes", TEN("abcdef") "abcd"),
    BAD(NAME, "empty", ""),
    BAD(NAME, "65 bytes", TEN("abcdef") "abcde"),
    BAD(NAME, "a capital", "Ney"),
    BAD(NAME, "a blank", "ney grouchy"),
    BAD(NAME, "a blank before", " ney"),
    BAD(NAME, "a blank behind", "ney "),
    BAD(NAME, "a line break", "ney\n"),
    BAD(NAME, "a hyphen first", "-ney"),
    BAD(NAME, "another script", "n\xc3\xa9y"),

    GOOD(NAMES, "none", ""),
    GOOD(NAMES, "one", "ney"),
    GOOD(NAMES, "three", "ney 1 grouchy.b"),
    GOOD(NAMES, "many", HUNDRED("ney ") "ney"),
    GOOD(NAMES, "64 bytes each", TEN("abcdef") "abcd " TEN("abcdef") "abcd"),
    BAD(NAMES, "65 bytes", "a " TEN("abcdef") "abcde"),
    BAD(NAMES, "a blank alone", " "),
    BAD(NAMES, "two blanks", "ney  grouchy"),
    BAD(NAMES, "a blank before", " ney"),
    BAD(NAMES, "a blank behind", "ney "),
    BAD(NAMES, "a tab", "ney\tgrouchy"),
    BAD(NAMES, "a capital", "ney Grouchy"),

    GOOD(COUNT, "0", "0"),
    GOOD(COUNT, "7", "7"),
    GOOD(COUNT, "the largest", "999999999"),
    BAD(COUNT, "empty", ""),
    BAD(COUNT, "too large", "1000000000"),
    BAD(COUNT, "very large", "99999999999999999999"),
    BAD(COUNT, "a leading zero", "07"),
    BAD(COUNT, "two zeros", "00"),
    BAD(COUNT, "a plus", "+7"),
    BAD(COUNT, "a minus", "-7"),
    BAD(COUNT, "minus zero", "-0"),
    BAD(COUNT, "a blank before", " 7"),
    BAD(COUNT, "a blank behind", "7 "),
    BAD(COUNT, "a fraction", "7.0"),
    BAD(COUNT, "an exponent", "1e3"),
    BAD(COUNT, "hexadecimal", "0x7"),
    BAD(COUNT, "other digits", "\xd9\xa7"),

    GOOD(NUMBER, "0", "0"),
    GOOD(NUMBER, "7", "7"),
    GOOD(NUMBER, "-7", "-7"),
    GOOD(NUMBER, "the largest", "999999999"),
    GOOD(NUMBER, "the least", "-999999999"),
    BAD(NUMBER, "empty", ""),
    BAD(NUMBER, "a minus alone", "-"),
    BAD(NUMBER, "two", "--7"),
    BAD(NUMBER, "minus zero", "-0"),
    BAD(NUMBER, "too large", "1000000000"),
    BAD(NUMBER, "too small", "-1000000000"),
    BAD(NUMBER, "a leading zero", "-07"),
    BAD(NUMBER, "a plus", "+7"),
    BAD(NUMBER, "a blank", "- 7"),

    GOOD(YES, "yes", "yes"),
    GOOD(YES, "no", "no"),
    BAD(YES, "empty", ""),
    BAD(YES, "true", "true"),
    BAD(YES, "1", "1"),
    BAD(YES, "a capital", "Yes"),
    BAD(YES, "a blank", "yes "),

    WORD("good: the first", "none", true),
    WORD("good: the last", "all-of-it", true),
    WORD("bad: a part", "all", false),
    WORD("bad: empty", "", false),
    WORD("bad: a capital", "None", false),
    WORD("bad: a blank", " none", false),
    WORD("bad: two", "none some", false),

    GOOD(HEX, "0101", "0101"),
    GOOD(HEX, "9999", "9999"),
    GOOD(HEX, "1020", "1020"),
    BAD(HEX, "empty", ""),
    BAD(HEX, "no hex", "0000"),
    BAD(HEX, "no column", "0001"),
    BAD(HEX, "no row", "0100"),
    BAD(HEX, "three digits", "101"),
    BAD(HEX, "five digits", "01011"),
    BAD(HEX, "a letter", "01a1"),
    BAD(HEX, "a sign", "-101"),
    BAD(HEX, "a blank", "0101 "),

    GOOD(HEXES, "none", ""),
    GOOD(HEXES, "one", "0722"),
    GOOD(HEXES, "three", "0722 0821 0722"),
    GOOD(HEXES, "many", HUNDRED("0722 ") "0821"),
    BAD(HEXES, "a blank alone", " "),
    BAD(HEXES, "two blanks", "0722  0821"),
    BAD(HEXES, "no blank", "07220821"),
    BAD(HEXES, "a comma", "0722,0821"),
    BAD(HEXES, "a blank behind", "0722 0821 "),
    BAD(HEXES, "a blank before", " 0722"),
    BAD(HEXES, "no hex", "0722 0000"),
    BAD(HEXES, "three digits", "0722 821"),

    DECIMAL(2, "0", true),
    DECIMAL(2, "0.5", true),
    DECIMAL(2, "-0.5", true),
    DECIMAL(2, "12", true),
    DECIMAL(2, "12.5", true),
    DECIMAL(2, "-12.5", true),
    DECIMAL(2, "99999999.5", true),
    DECIMAL(2, "100000000", false),
    DECIMAL(2, "-0", false),
    DECIMAL(2, "", false),
    DECIMAL(2, ".5", false),
    DECIMAL(2, "-.5", false),
    DECIMAL(2, "0.", false),
    DECIMAL(2, "0.0", false),
    DECIMAL(2, "12.0", false),
    DECIMAL(2, "12.50", false),
    DECIMAL(2, "12.25", false),
    DECIMAL(2, "012.5", false),
    DECIMAL(2, "00.5", false),
    DECIMAL(2, "+0.5", false),
    DECIMAL(2, "0,5", false),
    DECIMAL(2, "1/2", false),
    DECIMAL(2, " 0.5", false),
    DECIMAL(2, "0.5 ", false),
    DECIMAL(4, "0", true),
    DECIMAL(4, "0.25", true),
    DECIMAL(4, "3.5", true),
    DECIMAL(4, "-3.75", true),
    DECIMAL(4, "10", true),
    DECIMAL(4, "0.1", false),
    DECIMAL(4, "0.250", false),
    DECIMAL(4, "0.20", false),
    DECIMAL(4, "0.255", false),
    DECIMAL(4, "-0", false),
    DECIMAL(10, "0", true),
    DECIMAL(10, "0.1", true),
    DECIMAL(10, "-0.9", true),
    DECIMAL(10, "7.5", true),
    DECIMAL(10, "99999999.9", true),
    DECIMAL(10, "7.50", false),
    DECIMAL(10, "7.0", false),
    DECIMAL(10, "7.25", false),
    DECIMAL(10, "07.5", false),
    DECIMAL(10, "1e1", false),

    GOOD(DIGEST, "64 digits",
         "0123456789abcdef0123456789abcdef"
         "0123456789abcdef0123456789abcdef"),
    BAD(DIGEST, "empty", ""),
    BAD(DIGEST, "a hyphen", "-"),
    BAD(DIGEST, "62 digits",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcd"),
    BAD(DIGEST, "66 digits",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef01"),
    BAD(DIGEST, "a capital",
        "0123456789Abcdef0123456789abcdef0123456789abcdef0123456789abcdef"),

    GOOD(HEXDATA, "a byte", "0f"),
    GOOD(HEXDATA, "many", THOUSAND("0f")),
    BAD(HEXDATA, "empty", ""),
    BAD(HEXDATA, "a digit", "0"),
    BAD(HEXDATA, "an odd number", "0f0"),
    BAD(HEXDATA, "a capital", "0F"),
    BAD(HEXDATA, "another letter", "0g"),
    BAD(HEXDATA, "a blank", "0f 0f"),

    GOOD(BASE64, "three bytes", "QUJD"),
    GOOD(BASE64, "two bytes", "QUI="),
    GOOD(BASE64, "one byte", "QQ=="),
    GOOD(BASE64, "all letters", "+/09azAZ"),
    GOOD(BASE64, "many", THOUSAND("QUJD") "QQ=="),
    BAD(BASE64, "empty", ""),
    BAD(BASE64, "two letters", "QU"),
    BAD(BASE64, "three letters", "QUI"),
    BAD(BASE64, "five letters", "QUJDR"),
    BAD(BASE64, "padding alone", "===="),
    BAD(BASE64, "too much padding", "Q==="),
    BAD(BASE64, "padding inside", "QQ==QUJD"),
    BAD(BASE64, "padding behind a whole", "QUJD===="),
    BAD(BASE64, "bits left over from two", "QUJ="),
    BAD(BASE64, "bits left over from one", "QR=="),
    BAD(BASE64, "a line break", "QUJD\nQUJD"),
    BAD(BASE64, "letters for addresses", "-_09"),

    GOOD(TIME, "an evening", "2026-11-21T18:00:00Z"),
    GOOD(TIME, "the last second", "2026-12-31T23:59:59Z"),
    GOOD(TIME, "a leap day", "2024-02-29T00:00:00Z"),
    GOOD(TIME, "a leap day of a century", "2000-02-29T00:00:00Z"),
    BAD(TIME, "no leap day", "2026-02-29T00:00:00Z"),
    BAD(TIME, "no leap day of a century", "2100-02-29T00:00:00Z"),
    BAD(TIME, "no such day", "2026-11-31T00:00:00Z"),
    BAD(TIME, "day 32", "2026-12-32T00:00:00Z"),
    BAD(TIME, "day 0", "2026-12-00T00:00:00Z"),
    BAD(TIME, "month 13", "2026-13-01T00:00:00Z"),
    BAD(TIME, "month 0", "2026-00-01T00:00:00Z"),
    BAD(TIME, "hour 24", "2026-11-21T24:00:00Z"),
    BAD(TIME, "minute 60", "2026-11-21T18:60:00Z"),
    BAD(TIME, "a leap second", "2026-12-31T23:59:60Z"),
    BAD(TIME, "no zone", "2026-11-21T18:00:00"),
    BAD(TIME, "another zone", "2026-11-21T18:00:00+01:00"),
    BAD(TIME, "a fraction", "2026-11-21T18:00:00.0Z"),
    BAD(TIME, "a small t", "2026-11-21t18:00:00Z"),
    BAD(TIME, "a blank", "2026-11-21 18:00:00Z"),
    BAD(TIME, "a day alone", "2026-11-21"),
    BAD(TIME, "empty", ""),
    BAD(TIME, "a year of five digits", "12026-11-21T18:00:00Z"),
};

#endif
