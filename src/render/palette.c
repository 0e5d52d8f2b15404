/* Colours of a map, by name. */
#include "render/palette.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

static void put_set(struct buffer *out, const struct palette *palette,
                    const char *where, bool dark)
{
    buffer_printf(out, "%s{", where);
    for (const struct colour *colour = palette->colours; colour->name; colour++)
        buffer_printf(out, "--%s:%s;", colour->name,
                      dark ? colour->dark : colour->light);
    buffer_puts(out, "}");
}

void put_variables(struct buffer *out, const struct palette *palette,
                   const char *where)
{
    if (palette->look != LOOK_PAGE)
        return;
    put_set(out, palette, where, false);
    buffer_puts(out, "\n@media screen and (prefers-color-scheme:dark){");
    put_set(out, palette, where, true);
    buffer_puts(out, "}\n");
}

static const char *colour_of(const struct palette *palette, const char *name,
                             size_t length)
{
    for (const struct colour *colour = palette->colours; colour->name; colour++)
        if (strlen(colour->name) == length &&
            strncmp(colour->name, name, length) == 0)
            return palette->look == LOOK_DARK ? colour->dark : colour->light;
    assert(false); /* a style names a colour that the palette has not */
    return "";
}

void put_coloured(struct buffer *out, const struct palette *palette,
                  const char *text)
{
    static const char mark[] = "var(--";
    const char *variable = NULL;

    if (palette->look == LOOK_PAGE) {
        buffer_puts(out, text);
        return;
    }
    while ((variable = strstr(text, mark)) != NULL) {
        const char *name = variable + strlen(mark);
        size_t length = strcspn(name, ")");

        buffer_add(out, text, (size_t)(variable - text));
        buffer_puts(out, colour_of(palette, name, length));
        text = name + length + 1;
    }
    buffer_puts(out, text);
}
