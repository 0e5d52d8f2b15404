/* The lines of a form for a correction. */
#include "campaign/text/correction_internal.h"
#include "core/arena.h"

#include <stdarg.h>
#include <string.h>

enum { FORM_WIDTH = 78 };

/* Long ones go on in lines that are indented. */
void form_explain(struct form_page *page, const char *format, ...)
{
    va_list args;
    const char *words;
    size_t used = 0;

    va_start(args, format);
    words = arena_vtext(page->arena, format, args);
    va_end(args);
    buffer_puts(page->out, "##");
    for (; *words; words += strspn(words, " ")) {
        size_t length = strcspn(words, " ");

        if (used > 0 && used + length + 4 > FORM_WIDTH) {
            buffer_puts(page->out, "\n##    ");
            used = 4;
        }
        buffer_puts(page->out, " ");
        buffer_add(page->out, words, length);
        used += length + 1;
        words += length;
    }
    buffer_puts(page->out, "\n");
}

void form_offer(struct form_page *page, const char *line, const char *words)
{
    if (words)
        buffer_printf(page->out, "# %s   # %s\n", line, words);
    else
        buffer_printf(page->out, "# %s\n", line);
}
