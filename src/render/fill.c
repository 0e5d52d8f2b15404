/* Words of a mail, filled into lines. */
#include "render/fill.h"

#include <string.h>

static int width_of(const char *word, size_t length)
{
    int width = 0;

    for (size_t i = 0; i < length; i++) {
        if (((unsigned char)word[i] & 0xc0) != 0x80)
            width++;
    }
    return width;
}

void put_indent(struct buffer *out, int columns)
{
    buffer_printf(out, "%*s", columns, "");
}

int fill_width(const char *text)
{
    return width_of(text, strlen(text));
}

static void fill_word(struct fill *fill, const char *word, size_t length)
{
    int width = width_of(word, length);

    if (!fill->fresh && fill->column + 1 + width > COLUMNS) {
        buffer_puts(fill->out, "\n");
        put_indent(fill->out, fill->hanging);
        buffer_puts(fill->out, fill->margin);
        fill->column = fill->hanging + (int)strlen(fill->margin);
        fill->fresh = true;
    }
    if (!fill->fresh) {
        buffer_puts(fill->out, " ");
        fill->column++;
    }
    buffer_add(fill->out, word, length);
    fill->column += width;
    fill->fresh = false;
}

void fill_text(struct fill *fill, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, " \t\n");

        if (length > 0)
            fill_word(fill, text, length);
        text += length;
        text += strspn(text, " \t\n");
    }
}

struct fill fill_start(struct buffer *out, int indent, int hanging)
{
    put_indent(out, indent);
    return (struct fill){out, hanging, "", indent, true};
}

void put_paragraph(struct buffer *out, int indent, const char *text)
{
    struct fill fill;

    if (*text == ' ' && fill_width(text) <= COLUMNS) {
        buffer_printf(out, "%s\n", text);
        return;
    }
    fill = fill_start(out, indent, indent + 2);
    fill_text(&fill, text);
    buffer_puts(out, "\n");
}

void put_underlined(struct buffer *out, const char *text, char line)
{
    int width = fill_width(text);

    buffer_printf(out, "%s\n", text);
    for (int i = 0; i < width && i < COLUMNS; i++)
        buffer_add(out, &line, 1);
    buffer_puts(out, "\n");
}
