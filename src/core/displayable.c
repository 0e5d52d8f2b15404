/* The one class of text that people write and others read. */
#include "core/displayable.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <string.h>

enum { MOST_WORDS = 900 /* bytes of a player's words in a log */ };

size_t character_at(const char *text, uint32_t *character)
{
    static const struct shape {
        unsigned char low, high; /* of the first byte */
        size_t size;
        unsigned char least, most; /* of the second */
    } shapes[] = {
        {0x01, 0x7f, 1, 0, 0},       {0xc2, 0xdf, 2, 0x80, 0xbf},
        {0xe0, 0xe0, 3, 0xa0, 0xbf}, {0xe1, 0xec, 3, 0x80, 0xbf},
        {0xed, 0xed, 3, 0x80, 0x9f}, {0xee, 0xef, 3, 0x80, 0xbf},
        {0xf0, 0xf0, 4, 0x90, 0xbf}, {0xf1, 0xf3, 4, 0x80, 0xbf},
        {0xf4, 0xf4, 4, 0x80, 0x8f},
    };
    const unsigned char *at = (const unsigned char *)text;
    const struct shape *shape = shapes;
    const struct shape *end = shapes + sizeof(shapes) / sizeof(shapes[0]);

    while (shape < end && (*at < shape->low || *at > shape->high))
        shape++;
    if (shape == end)
        return 0;
    if (shape->size > 1 && (at[1] < shape->least || at[1] > shape->most))
        return 0;
    *character = shape->size == 1 ? *at : *at & (0x7fu >> shape->size);
    for (size_t i = 1; i < shape->size; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
        *character = *character << 6 | (at[i] & 0x3f);
    }
    return shape->size;
}

static bool is_hidden(uint32_t character)
{
    static const struct range {
        uint32_t first, last;
    } ranges[] = {
        {0x0000, 0x001f},   /* C0 */
        {0x007f, 0x009f},   /* DEL and C1 */
        {0x00ad, 0x00ad},   /* soft hyphen */
        {0x034f, 0x034f},   /* grapheme joiner */
        {0x061c, 0x061c},   /* Arabic letter mark */
        {0x115f, 0x1160},   /* Hangul fillers */
        {0x17b4, 0x17b5},   /* Khmer vowels that are not seen */
        {0x180b, 0x180f},   /* Mongolian selectors */
        {0x200b, 0x200f},   /* zero width, and marks of direction */
        {0x2028, 0x202e},   /* ends of lines, embeddings, overrides */
        {0x2060, 0x206f},   /* word joiner, isolates */
        {0x2800, 0x2800},   /* Braille of no dots */
        {0x3164, 0x3164},   /* Hangul filler */
        {0xfe00, 0xfe0f},   /* variation selectors */
        {0xfeff, 0xfeff},   /* zero width no-break space */
        {0xffa0, 0xffa0},   /* Hangul filler of half width */
        {0xfff0, 0xfffb},   /* annotations */
        {0xfffe, 0xffff},   /* no characters */
        {0x1bca0, 0x1bca3}, /* marks of shorthand */
        {0x1d159, 0x1d159}, /* a note's head that is not drawn */
        {0x1d173, 0x1d17a}, /* marks of musical notation */
        {0xe0000, 0xe0fff}, /* tags, more selectors */
    };

    for (size_t i = 0; i < sizeof(ranges) / sizeof(ranges[0]); i++)
        if (character >= ranges[i].first && character <= ranges[i].last)
            return true;
    return false;
}

size_t displayable_at(const char *text)
{
    uint32_t character;
    size_t size;

    if (*text >= ' ' && *text <= '~') /* nearly all of a long journal */
        return 1;
    size = character_at(text, &character);
    return size > 0 && !is_hidden(character) ? size : 0;
}

/* The first that is not displayable, or the end. */
static const char *first_hidden(const char *text)
{
    size_t size;

    while ((size = displayable_at(text)) > 0)
        text += size;
    return text;
}

bool is_displayable(const char *text)
{
    return *first_hidden(text) == '\0';
}

const char *undisplayable(const char *text, struct arena *arena)
{
    const char *at = first_hidden(text);
    uint32_t character;

    if (!*at)
        return NULL;
    return character_at(at, &character) > 0
               ? arena_text(arena, "U+%04X", (unsigned)character)
               : arena_text(arena, "byte %02x", (unsigned char)*at);
}

static const char *keep(struct buffer *buffer, struct arena *arena)
{
    const char *text = arena_string(arena, buffer->bytes, buffer->length);

    buffer_release(buffer);
    return text;
}

/* others: bytes that stay although they are not of the class. */
static const char *display(const char *text, const char *others,
                           struct arena *arena)
{
    struct buffer out;
    uint32_t character;
    size_t size;

    buffer_init(&out);
    for (; *text; text += size) {
        size = displayable_at(text);
        if (size > 0) {
            buffer_add(&out, text, size);
            continue;
        }
        buffer_add(&out, strchr(others, *text) ? text : "?", 1);
        size = character_at(text, &character);
        if (size == 0)
            size = 1;
    }
    buffer_puts(&out, "");
    return keep(&out, arena);
}

const char *displayed(const char *text, struct arena *arena)
{
    return is_displayable(text) ? text : display(text, "", arena);
}

const char *displayed_lines(const char *text, struct arena *arena)
{
    const char *at = first_hidden(text);

    while (*at == '\n')
        at = first_hidden(at + 1);
    return *at ? display(text, "\n", arena) : text;
}

const char *displayed_name(const char *name, struct arena *arena)
{
    return is_displayable(name) && !strpbrk(name, " '\":")
               ? name
               : arena_text(arena, "'%s'", displayed(name, arena));
}

const char *single_blanks(const char *text, struct arena *arena)
{
    static const char blanks[] = " \t\r\n";
    struct buffer out;

    buffer_init(&out);
    buffer_puts(&out, "");
    for (text += strspn(text, blanks); *text; text += strspn(text, blanks)) {
        size_t length = strcspn(text, blanks);

        if (out.length > 0)
            buffer_puts(&out, " ");
        buffer_add(&out, text, length);
        text += length;
    }
    return keep(&out, arena);
}

const char *displayed_words(const char *words, struct arena *arena)
{
    const char *shown = displayed(single_blanks(words, arena), arena);
    size_t length = strlen(shown);
    struct buffer out;

    if (length > MOST_WORDS)
        for (length = MOST_WORDS;
             ((unsigned char)shown[length] & 0xc0) == 0x80;)
            length--;
    buffer_init(&out);
    buffer_puts(&out, "\"");
    for (size_t i = 0; i < length; i++)
        buffer_add(&out, shown[i] == '"' ? "'" : shown + i, 1);
    buffer_puts(&out, shown[length] ? "...\"" : "\"");
    return keep(&out, arena);
}
