/* What must be seen before the parser sees a file: whether it is UTF-8, and
 * whether an element has so many attributes that it would take minutes. */
#include "io/xml-file.h"

#include <stdint.h>
#include <string.h>

static bool refuse_at(const struct xml_file *file, size_t offset,
                      const char *words, struct report *report)
{
    const struct place place = {file->name, xml_line_at(file, offset)};

    return refuse(report, &place, TRUST(encoding), "%s", words);
}

/* Marks of UTF-16 and UTF-32, with a byte order mark or by their zeros. */
static bool is_wide(const struct xml_file *file)
{
    const char *bytes = file->bytes;

    if (file->length < 2)
        return false;
    return memcmp(bytes, "\xfe\xff", 2) == 0 ||
           memcmp(bytes, "\xff\xfe", 2) == 0 || memcmp(bytes, "<", 2) == 0 ||
           memcmp(bytes, "\0<", 2) == 0 || memcmp(bytes, "\0", 2) == 0;
}

/* How long the character is that starts here; 0 if it is not UTF-8. The second
 * byte of some is bounded, so that none has two spellings and none stands for
 * half a character of UTF-16. */
static size_t character_length(const unsigned char *at, size_t left)
{
    unsigned char low = at[0] == 0xe0 ? 0xa0 : at[0] == 0xf0 ? 0x90 : 0x80;
    unsigned char high = at[0] == 0xed ? 0x9f : at[0] == 0xf4 ? 0x8f : 0xbf;
    size_t length = 1;

    if (at[0] < 0x80)
        return 1;
    if (at[0] >= 0xc2 && at[0] <= 0xf4)
        length = at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;
    if (length == 1 || length > left || at[1] < low || at[1] > high)
        return 0;
    for (size_t i = 2; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    }
    return length;
}

/* Eight bytes at once, as most of a file is plain ASCII. */
static size_t skip_ascii(const struct xml_file *file, size_t at)
{
    uint64_t eight;

    while (at + sizeof(eight) <= file->length) {
        memcpy(&eight, file->bytes + at, sizeof(eight));
        if (eight & UINT64_C(0x8080808080808080))
            break;
        at += sizeof(eight);
    }
    return at;
}

static bool check_characters(const struct xml_file *file, struct report *report)
{
    const unsigned char *bytes = (const unsigned char *)file->bytes;

    for (size_t at = skip_ascii(file, 0); at < file->length;) {
        size_t length = character_length(bytes + at, file->length - at);

        if (length == 0)
            return refuse_at(file, at, "is not UTF-8", report);
        at = length > 1 ? skip_ascii(file, at + length) : at + 1;
    }
    return true;
}

static bool check_encoding(const struct xml_file *file, struct report *report)
{
    if (is_wide(file))
        return refuse_at(file, 0, "is in UTF-16 or UTF-32, not UTF-8", report);
    if (file->strictness == XML_SIGNED && file->length >= 3 &&
        memcmp(file->bytes, "\xef\xbb\xbf", 3) == 0)
        return refuse_at(file, 0, "begins with a byte order mark", report);
    return check_characters(file, report);
}

/* Offset behind the next occurrence of a mark, or the end. */
static size_t skip_past(const struct xml_file *file, size_t at,
                        const char *mark)
{
    size_t length = strlen(mark);

    for (; at + length <= file->length; at++) {
        if (memcmp(file->bytes + at, mark, length) == 0)
            return at + length;
    }
    return file->length;
}

static bool starts_with(const struct xml_file *file, size_t at,
                        const char *mark)
{
    size_t length = strlen(mark);

    return file->length - at >= length &&
           memcmp(file->bytes + at, mark, length) == 0;
}

/* Offset of the next such byte, or the end. */
static size_t find_byte(const struct xml_file *file, size_t at, char byte)
{
    const char *found = memchr(file->bytes + at, byte, file->length - at);

    return found ? (size_t)(found - file->bytes) : file->length;
}

/* Counts the quoted values of the tag at the offset, which is moved to its
 * end. */
static size_t count_values(const struct xml_file *file, size_t *at)
{
    size_t values = 0;

    for (; *at < file->length && file->bytes[*at] != '>'; (*at)++) {
        char byte = file->bytes[*at];

        if (byte != '"' && byte != '\'')
            continue;
        values++;
        *at = find_byte(file, *at + 1, byte);
        if (*at == file->length)
            break;
    }
    return values;
}

/* Moves from a '<' behind what it opens; counts the values of a tag. */
static size_t skip_markup(const struct xml_file *file, size_t *at)
{
    if (starts_with(file, *at, "<!--"))
        *at = skip_past(file, *at + 4, "-->");
    else if (starts_with(file, *at, "<![CDATA["))
        *at = skip_past(file, *at + 9, "]]>");
    else if (starts_with(file, *at, "<?"))
        *at = skip_past(file, *at + 2, "?>");
    else
        return count_values(file, at);
    return 0;
}

static bool refuse_pieces(const struct xml_file *file, size_t at, size_t values,
                          struct report *report)
{
    const struct place place = {file->name, xml_line_at(file, at)};

    if (values > XML_ATTRIBUTE_LIMIT)
        return refuse(report, &place, FILE_RULE(malformed),
                      "an element has more than %d attributes",
                      XML_ATTRIBUTE_LIMIT);
    return refuse(report, &place, FILE_RULE(too_large),
                  "has more than %d elements and attributes", XML_PIECE_LIMIT);
}

/* How many there are, of one element and of all. */
static bool check_pieces(const struct xml_file *file, struct report *report)
{
    size_t at = find_byte(file, 0, '<');
    size_t pieces = 0;

    while (at < file->length) {
        size_t start = at;
        size_t values = skip_markup(file, &at);

        pieces += values + !starts_with(file, start, "</");
        if (values > XML_ATTRIBUTE_LIMIT || pieces > XML_PIECE_LIMIT)
            return refuse_pieces(file, start, values, report);
        at = find_byte(file, at, '<');
    }
    return true;
}

bool xml_scan(const struct xml_file *file, struct report *report)
{
    return check_encoding(file, report) && check_pieces(file, report);
}
