/* A line of orders as its words. */
#include "campaign/text/internal.h"
#include "core/arena.h"
#include "core/buffer.h"
#include "core/displayable.h"

#include <stdint.h>
#include <string.h>

/* Where a word begins or ends a quotation, and in which family of signs. */
enum quote { QUOTE_NONE, QUOTE_PLAIN, QUOTE_DOUBLE, QUOTE_SINGLE };

/* A line while it is read. */
struct walk {
    struct text *text;
    struct place place;
    const char *at;
    bool good;
};

size_t blank_at(const char *text)
{
    uint32_t character;
    size_t size;

    if (*text == ' ' || *text == '\t')
        return 1;
    if (((unsigned char)*text & 0x80) == 0)
        return 0;
    size = character_at(text, &character);
    if (size == 0)
        return 0;
    return character == 0x00a0 || character == 0x1680 ||
                   (character >= 0x2000 && character <= 0x200a) ||
                   character == 0x202f || character == 0x205f ||
                   character == 0x3000
               ? size
               : 0;
}

static enum quote quote_at(const char *text, size_t *size)
{
    uint32_t character;

    *size = character_at(text, &character);
    if (*size == 0)
        return QUOTE_NONE;
    switch (character) {
    case '"':
        return QUOTE_PLAIN;
    case 0x00ab:
    case 0x00bb:
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case 0x201f:
        return QUOTE_DOUBLE;
    case 0x2018:
    case 0x2019:
    case 0x201a:
    case 0x2039:
    case 0x203a:
        return QUOTE_SINGLE;
    }
    return QUOTE_NONE;
}

static bool ends_word(const char *text)
{
    return *text == '\0' || *text == ',' || blank_at(text) > 0;
}

/* Typographic signs of one family end it, but an apostrophe in a word is none;
 * a plain one ends it unless it is doubled. Returns the size of the sign, or
 * 0. */
static size_t closes(const char *text, enum quote family)
{
    size_t size;

    if (quote_at(text, &size) != family)
        return 0;
    if (family == QUOTE_PLAIN)
        return text[1] == '"' ? 0 : 1;
    return ends_word(text + size) ? size : 0;
}

static void say_quotes(struct walk *walk)
{
    if (walk->text->quotes_told)
        return;
    walk->text->quotes_told = true;
    remark(walk->text->report, &walk->place,
           "typographic quotes are taken for plain ones");
}

/* What stands between quotes, without blanks inside typographic ones. */
static const char *inside(struct walk *walk, const char *start, size_t length,
                          enum quote family)
{
    struct arena *arena = walk->text->arena;
    char *text = arena_string(arena, start, length);
    size_t kept = 0;

    if (family != QUOTE_PLAIN)
        return single_blanks(text, arena);
    for (size_t i = 0; i < length; i++) {
        text[kept++] = text[i];
        if (text[i] == '"')
            i++;
    }
    text[kept] = '\0';
    return text;
}

static struct text_item quoted_item(struct walk *walk, enum quote family,
                                    size_t size)
{
    const char *start = walk->at + size;
    const char *end = start;
    struct text_item item = {.is_quoted = true};

    while (*end && closes(end, family) == 0)
        end += family == QUOTE_PLAIN && *end == '"' ? 2 : 1;
    if (family != QUOTE_PLAIN)
        say_quotes(walk);
    if (!*end)
        walk->good =
            refuse(walk->text->report, &walk->place, FILE_RULE(text_line),
                   "the quotes before %s are not closed",
                   quoted(walk->text->arena, start));
    item.text = inside(walk, start, (size_t)(end - start), family);
    walk->at = end + closes(end, family);
    if (*end && !ends_word(walk->at))
        walk->good =
            refuse(walk->text->report, &walk->place, FILE_RULE(text_line),
                   "a blank is missing behind the quotes of %s; a quote in a "
                   "text is written twice: \"\"",
                   quoted(walk->text->arena, item.text));
    return item;
}

/* Of a word without quotes long dashes are hyphens. */
static const char *plain_word(const struct walk *walk, const char *start,
                              size_t length)
{
    char *text = arena_string(walk->text->arena, start, length);

    plain_dashes(text);
    return text;
}

static struct text_item read_item(struct walk *walk)
{
    const char *start = walk->at;
    size_t size;
    enum quote family = quote_at(start, &size);

    if (family != QUOTE_NONE)
        return quoted_item(walk, family, size);
    while (!ends_word(walk->at))
        walk->at++;
    return (struct text_item){
        .text = plain_word(walk, start, (size_t)(walk->at - start)),
    };
}

static void skip_blanks(struct walk *walk)
{
    size_t size;

    while ((size = blank_at(walk->at)) > 0)
        walk->at += size;
}

/* "path=" before a value. */
static const char *read_name(struct walk *walk)
{
    size_t length = strspn(
        walk->at,
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:"
        "\xe2\x80\x93\x94");
    const char *name;

    if (length == 0 || walk->at[length] != '=')
        return NULL;
    name = plain_word(walk, walk->at, length);
    walk->at += length + 1;
    return name;
}

static struct text_word read_word(struct walk *walk)
{
    struct text_word word = {.name = read_name(walk)};

    for (;;) {
        struct text_item item = read_item(walk);

        if (item.is_quoted || *item.text)
            *(struct text_item *)LIST_ADD(walk->text->arena, word.items,
                                          word.count) = item;
        /* What a quote too many left is refused; it is not read again. */
        while (!ends_word(walk->at))
            walk->at++;
        if (*walk->at != ',')
            return word;
        walk->at++;
        skip_blanks(walk);
    }
}

static void check_word(struct walk *walk, const struct text_word *word)
{
    if (word->count == 0)
        walk->good = refuse(
            walk->text->report, &walk->place, FILE_RULE(text_line),
            word->name ? "no value stands behind '%s='; an empty one is \"\""
                       : "a comma stands where a word should",
            word->name);
    else if (!word->name && !word->items[0].is_quoted &&
             word->items[0].text[0] == '=')
        walk->good =
            refuse(walk->text->report, &walk->place, FILE_RULE(text_line),
                   "no blank stands before '=': name=value");
}

bool text_words(struct text_words *out, struct text *text,
                const struct text_line *line)
{
    struct walk walk = {text, text_place(text, line), line->text, true};

    for (skip_blanks(&walk); *walk.at && *walk.at != '#'; skip_blanks(&walk)) {
        struct text_word word = read_word(&walk);

        check_word(&walk, &word);
        if (word.count > 0)
            *(struct text_word *)LIST_ADD(text->arena, out->items, out->count) =
                word;
    }
    return walk.good;
}

const char *word_text(const struct text_word *word, struct arena *arena)
{
    struct buffer out = {0};
    const char *text = word->items[0].text;

    if (word->count == 1)
        return text;
    for (size_t i = 0; i < word->count; i++)
        buffer_printf(&out, "%s%s", i > 0 ? "," : "", word->items[i].text);
    return buffer_keep(&out, arena);
}

void drop_stops(struct text_words *words, struct arena *arena)
{
    for (size_t i = 0; i < words->count; i++) {
        struct text_item *item = words->items[i].items;
        size_t length = strlen(item->text);

        if ((i == 0 || i + 1 == words->count) && length > 1 &&
            !item->is_quoted && strchr(".:", item->text[length - 1]))
            item->text = arena_string(arena, item->text, length - 1);
    }
}
