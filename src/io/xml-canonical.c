/* The rule that a digested file has one spelling: its exclusive C14N. The
 * canonical form is never made: what each event of the parser would add to it
 * is compared with the bytes that stand there. */
#include "io/xml-file.h"

#include <assert.h>
#include <string.h>

static void expect(struct xml_canonical *canonical, const char *bytes,
                   size_t length)
{
    const struct xml_file *file = canonical->file;
    const char *ours = file->bytes + canonical->at;
    size_t left = file->length - canonical->at;
    size_t same = 0;

    if (canonical->different)
        return;
    if (length <= left && memcmp(ours, bytes, length) == 0) {
        canonical->at += length;
        return;
    }
    while (same < length && same < left && ours[same] == bytes[same])
        same++;
    canonical->at += same;
    canonical->different = true;
}

static void expect_word(struct xml_canonical *canonical, const char *word)
{
    expect(canonical, word, strlen(word));
}

/* How C14N spells what may not stand for itself. */
static const char *const in_text[256] = {
    ['&'] = "&amp;",
    ['<'] = "&lt;",
    ['>'] = "&gt;",
    ['\r'] = "&#xD;",
};
static const char *const in_value[256] = {
    ['&'] = "&amp;",  ['<'] = "&lt;",   ['"'] = "&quot;",
    ['\t'] = "&#x9;", ['\n'] = "&#xA;", ['\r'] = "&#xD;",
};

/* How many bytes stand for themselves. */
static size_t plain(const char *const escapes[256], const char *bytes,
                    size_t length)
{
    size_t count = 0;

    while (count < length && !escapes[(unsigned char)bytes[count]])
        count++;
    return count;
}

void xml_canonical_text(struct xml_canonical *canonical, const char *text,
                        size_t length)
{
    while (length > 0 && !canonical->different) {
        size_t count = plain(in_text, text, length);

        expect(canonical, text, count);
        if (count < length)
            expect_word(canonical, in_text[(unsigned char)text[count++]]);
        text += count;
        length -= count;
    }
}

/* How the parser gives an ampersand in a value. */
#define AMPERSAND "&#38;"
enum { AMPERSAND_LENGTH = sizeof(AMPERSAND) - 1 };

static void expect_value(struct xml_canonical *canonical, const char *value,
                         size_t length)
{
    while (length > 0) {
        size_t count = plain(in_value, value, length);

        expect(canonical, value, count);
        if (count < length) {
            bool is_ampersand = value[count] == '&';

            assert(!is_ampersand ||
                   (length - count >= AMPERSAND_LENGTH &&
                    memcmp(value + count, AMPERSAND, AMPERSAND_LENGTH) == 0));
            expect_word(canonical, in_value[(unsigned char)value[count]]);
            count += is_ampersand ? AMPERSAND_LENGTH : 1;
        }
        value += count;
        length -= count;
    }
}

static void expect_attribute(struct xml_canonical *canonical,
                             const xmlChar *const *parts)
{
    expect(canonical, " ", 1);
    expect_word(canonical, (const char *)parts[TAG_NAME]);
    expect(canonical, "=\"", 2);
    expect_value(canonical, (const char *)parts[TAG_START],
                 (size_t)(parts[TAG_END] - parts[TAG_START]));
    expect(canonical, "\"", 1);
}

/* Attributes in the order of their names; mostly they stand so already. */
static void expect_attributes(struct xml_canonical *canonical,
                              const struct xml_tag *tag)
{
    const xmlChar *const *sorted[XML_ATTRIBUTE_LIMIT];
    int count = 0;

    for (int i = 0; i < tag->attribute_count; i++) {
        const xmlChar *const *parts =
            (const xmlChar *const *)tag->attributes + TAG_PARTS * i;
        int place = count++;

        for (; place > 0 &&
               xmlStrcmp(sorted[place - 1][TAG_NAME], parts[TAG_NAME]) > 0;
             place--)
            sorted[place] = sorted[place - 1];
        sorted[place] = parts;
    }
    for (int i = 0; i < count; i++)
        expect_attribute(canonical, sorted[i]);
}

void xml_canonical_open(struct xml_canonical *canonical,
                        const struct xml_tag *tag, const char *uri)
{
    if (canonical->different)
        return;
    expect(canonical, "<", 1);
    expect_word(canonical, tag->name);
    if (uri) {
        expect_word(canonical, " xmlns=\"");
        expect_word(canonical, uri);
        expect(canonical, "\"", 1);
    }
    expect_attributes(canonical, tag);
    expect(canonical, ">", 1);
}

void xml_canonical_close(struct xml_canonical *canonical, const char *name)
{
    expect(canonical, "</", 2);
    expect_word(canonical, name);
    expect(canonical, ">", 1);
}

bool xml_canonical_end(const struct xml_canonical *canonical,
                       struct report *report)
{
    const struct xml_file *file = canonical->file;
    struct place place = {file->name, 0};
    size_t column;

    if (!canonical->different && canonical->at == file->length)
        return true;
    place.line = xml_line_at(file, canonical->at);
    for (column = 0; column < canonical->at; column++) {
        if (file->bytes[canonical->at - column - 1] == '\n')
            break;
    }
    return refuse(report, &place, TRUST(not_canonical),
                  "is not spelt canonically from byte %zu of the line on",
                  column + 1);
}
