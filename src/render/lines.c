/* Lines as mail wants them: broken at 78 columns, but for commands. */
#include "render/lines.h"

#include "core/arena.h"
#include "core/buffer.h"

#include <stdbool.h>
#include <string.h>

enum { COLUMNS = 78 };

static size_t columns(const char *text, size_t length)
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    return count;
}

static bool is_command(const char *line, size_t indent)
{
    static const char *const begins[] = {"berthier ", "git "};

    for (size_t i = 0; indent > 0 && i < sizeof(begins) / sizeof(begins[0]);
         i++)
        if (strncmp(line + indent, begins[i], strlen(begins[i])) == 0)
            return true;
    return false;
}

/* A line being filled. */
struct fill {
    struct buffer *out;
    size_t hanging; /* indent of its further lines */
    size_t column;
    bool fresh; /* nothing but its indent stands there */
};

static void put_word(struct fill *fill, const char *word, size_t length)
{
    const size_t width = columns(word, length);

    if (!fill->fresh && fill->column + 1 + width > COLUMNS) {
        buffer_printf(fill->out, "\n%*s", (int)fill->hanging, "");
        fill->column = fill->hanging;
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

static void put_line(struct buffer *out, const char *line, size_t length)
{
    const size_t indent = strspn(line, " ");
    const char *end = line + length;
    struct fill fill = {out, indent > 0 ? indent + 2 : 0, indent, true};

    if (columns(line, length) <= COLUMNS || is_command(line, indent)) {
        buffer_add(out, line, length);
        return;
    }
    buffer_printf(out, "%*s", (int)indent, "");
    for (line += indent; line < end; line += strspn(line, " ")) {
        const size_t word = strcspn(line, " \n");

        put_word(&fill, line, word);
        line += word;
    }
}

const char *mail_lines(const char *text, struct arena *arena)
{
    struct buffer out;

    buffer_init(&out);
    for (;; text++) {
        size_t length = strcspn(text, "\n");

        put_line(&out, text, length);
        text += length;
        if (!*text)
            break;
        buffer_puts(&out, "\n");
    }
    arena_adopt(arena, out.bytes);
    return out.bytes;
}
