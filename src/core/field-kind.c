/* The types of fields: from text to member and back. */
#include "core/field-kind.h"

#include "core/arena.h"
#include "core/writer.h"

#include <assert.h>
#include <string.h>

/* An enum is read and written as the int it is. */
enum probe { PROBE };
_Static_assert(sizeof(enum probe) == sizeof(int), "an enum is an int");

/* Fields that are strings: the member points to the text itself. */

static bool keep(bool good, const char *text, void *member)
{
    memcpy(member, &text, sizeof(text));
    return good;
}

#define PARSE_STRING(type)                                                     \
    static bool parse_##type(const struct field *field, const char *text,      \
                             struct arena *arena, void *member)                \
    {                                                                          \
        (void)field;                                                           \
        (void)arena;                                                           \
        return keep(is_##type(text), text, member);                            \
    }                                                                          \
    static const char *spell_##type(const struct field *field,                 \
                                    const void *member, struct writer *writer) \
    {                                                                          \
        const char *text = *(const char *const *)member;                       \
                                                                               \
        (void)field;                                                           \
        (void)writer;                                                          \
        assert(text &&is_##type(text));                                        \
        return text;                                                           \
    }

PARSE_STRING(text)
PARSE_STRING(name)
PARSE_STRING(digest)
PARSE_STRING(hexdata)
PARSE_STRING(base64)
PARSE_STRING(time)

static bool no_string(const void *member)
{
    const char *text = *(const char *const *)member;

    return !text || !*text;
}

/* Fields that are numbers. */

static bool parse_signed(const struct field *field, const char *text,
                         struct arena *arena, void *member)
{
    (void)field;
    (void)arena;
    return parse_number(text, member);
}

static bool parse_count(const struct field *field, const char *text,
                        struct arena *arena, void *member)
{
    return text[0] != '-' && parse_signed(field, text, arena, member);
}

static bool parse_scaled(const struct field *field, const char *text,
                         struct arena *arena, void *member)
{
    (void)arena;
    return parse_decimal(text, field->scale, member);
}

static const char *spell_scaled(const struct field *field, const void *member,
                                struct writer *writer)
{
    char *text = writer_room(writer, 16);

    spell_decimal(*(const int *)member, field->scale ? field->scale : 1, text);
    return text;
}

static const char *spell_count(const struct field *field, const void *member,
                               struct writer *writer)
{
    assert(*(const int *)member >= 0);
    return spell_scaled(field, member, writer);
}

static bool no_number(const void *member)
{
    return *(const int *)member == 0;
}

/* Fields that are words. */

static bool parse_yes(const struct field *field, const char *text,
                      struct arena *arena, void *member)
{
    (void)field;
    (void)arena;
    *(bool *)member = strcmp(text, "yes") == 0;
    return *(bool *)member || strcmp(text, "no") == 0;
}

static const char *spell_yes(const struct field *field, const void *member,
                             struct writer *writer)
{
    (void)field;
    (void)writer;
    return *(const bool *)member ? "yes" : "no";
}

static bool no_yes(const void *member)
{
    return !*(const bool *)member;
}

static bool parse_choice(const struct field *field, const char *text,
                         struct arena *arena, void *member)
{
    int choice = word_place(field->words, text);

    (void)arena;
    if (choice >= 0)
        memcpy(member, &choice, sizeof(choice));
    return choice >= 0;
}

static const char *spell_choice(const struct field *field, const void *member,
                                struct writer *writer)
{
    int choice;

    (void)writer;
    memcpy(&choice, member, sizeof(choice));
    assert(choice >= 0);
    for (int i = 0; i <= choice; i++)
        assert(field->words[i]);
    return field->words[choice];
}

static bool no_choice(const void *member)
{
    int choice;

    memcpy(&choice, member, sizeof(choice));
    return choice == 0;
}

/* Fields that are hexes. */

static bool parse_place(const struct field *field, const char *text,
                        struct arena *arena, void *member)
{
    (void)field;
    (void)arena;
    return strlen(text) == 4 && parse_hex(text, member);
}

static void put_hex(int hex, char *out)
{
    assert(hex_column(hex) >= 1 && hex_column(hex) <= 99 && hex_row(hex) >= 1);
    out[0] = (char)('0' + hex / 1000);
    out[1] = (char)('0' + hex / 100 % 10);
    out[2] = (char)('0' + hex / 10 % 10);
    out[3] = (char)('0' + hex % 10);
}

static const char *spell_place(const struct field *field, const void *member,
                               struct writer *writer)
{
    char *text = writer_room(writer, 5);

    (void)field;
    put_hex(*(const int *)member, text);
    text[4] = '\0';
    return text;
}

/* Fields that are lists: one blank between, none around. */

static bool parse_hexes(const struct field *field, const char *text,
                        struct arena *arena, void *member)
{
    struct hexes *hexes = member;
    size_t length = strlen(text);

    (void)field;
    if (length == 0)
        return true;
    if (length % 5 != 4)
        return false;
    hexes->count = length / 5 + 1;
    hexes->items = arena_list(arena, hexes->count, sizeof(*hexes->items));
    for (size_t i = 0; i < hexes->count; i++) {
        if (!parse_hex(text + 5 * i, &hexes->items[i]))
            return false;
        if (i > 0 && text[5 * i - 1] != ' ')
            return false;
    }
    return true;
}

static const char *spell_hexes(const struct field *field, const void *member,
                               struct writer *writer)
{
    const struct hexes *hexes = member;
    char *text = writer_room(writer, hexes->count * 5 + 1);

    (void)field;
    for (size_t i = 0; i < hexes->count; i++) {
        put_hex(hexes->items[i], text + 5 * i);
        text[5 * i + 4] = ' ';
    }
    text[hexes->count ? hexes->count * 5 - 1 : 0] = '\0';
    return text;
}

static bool no_hexes(const void *member)
{
    return ((const struct hexes *)member)->count == 0;
}

static bool parse_names(const struct field *field, const char *text,
                        struct arena *arena, void *member)
{
    struct names *names = member;

    (void)field;
    if (!*text)
        return true;
    for (;;) {
        size_t length = strcspn(text, " ");
        const char *name = arena_string(arena, text, length);

        if (!is_name(name))
            return false;
        names_add(arena, names, name);
        if (!text[length])
            return true;
        text += length + 1;
    }
}

static const char *spell_names(const struct field *field, const void *member,
                               struct writer *writer)
{
    const struct names *names = member;
    size_t length = 1;
    char *text, *end;

    (void)field;
    for (size_t i = 0; i < names->count; i++)
        length += strlen(names->items[i]) + 1;
    text = end = writer_room(writer, length);
    for (size_t i = 0; i < names->count; i++) {
        assert(is_name(names->items[i]));
        length = strlen(names->items[i]);
        memcpy(end, names->items[i], length);
        end[length] = ' ';
        end += length + 1;
    }
    text[end > text ? end - text - 1 : 0] = '\0';
    return text;
}

static bool no_names(const void *member)
{
    return ((const struct names *)member)->count == 0;
}

/* clang-format off */
static const struct field_kind kinds[] = {
    [FIELD_TEXT] = {"text", "a text of 1 to 1000 characters in UTF-8 that can be seen",
        sizeof(char *), parse_text, no_string, spell_text},
    [FIELD_NAME] = {"name",
        "an id of at most 64 of a-z, 0-9, '.' and '-'",
        sizeof(char *), parse_name, no_string, spell_name},
    [FIELD_NAMES] = {"names", "a list of ids with one blank between",
        sizeof(struct names), parse_names, no_names, spell_names},
    [FIELD_COUNT] = {"count", "a whole number from 0 to 999999999",
        sizeof(int), parse_count, no_number, spell_count},
    [FIELD_NUMBER] = {"number",
        "a whole number from -999999999 to 999999999",
        sizeof(int), parse_signed, no_number, spell_scaled},
    [FIELD_YES] = {"yes", "yes or no",
        sizeof(bool), parse_yes, no_yes, spell_yes},
    [FIELD_CHOICE] = {NULL, "one of the words that may stand here",
        sizeof(int), parse_choice, no_choice, spell_choice},
    [FIELD_HEX] = {"hex", "a hex of four digits, 0101 to 9999",
        sizeof(int), parse_place, no_number, spell_place},
    [FIELD_HEXES] = {"hexes",
        "a list of hexes of four digits with one blank between",
        sizeof(struct hexes), parse_hexes, no_hexes, spell_hexes},
    [FIELD_DECIMAL] = {NULL, "a decimal number in its shortest spelling",
        sizeof(int), parse_scaled, no_number, spell_scaled},
    [FIELD_DIGEST] = {"digest", "a digest of 64 digits 0-9 and a-f",
        sizeof(char *), parse_digest, no_string, spell_digest},
    [FIELD_HEXDATA] = {"hexdata", "an even number of digits 0-9 and a-f",
        sizeof(char *), parse_hexdata, no_string, spell_hexdata},
    [FIELD_BASE64] = {"base64", "base64 without line breaks",
        sizeof(char *), parse_base64, no_string, spell_base64},
    [FIELD_TIME] = {"time", "a time like 2026-11-21T18:00:00Z",
        sizeof(char *), parse_time, no_string, spell_time},
};
/* clang-format on */

const struct field_kind *field_kind(enum field_type type)
{
    assert((size_t)type < sizeof(kinds) / sizeof(kinds[0]));
    return &kinds[type];
}
