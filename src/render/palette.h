/* Colours of a map, by name: variables in a page, which is dark where its
 * reader likes that; the colours themselves in a picture that stands alone,
 * because file viewers and librsvg know no variables. */
#ifndef BERTHIER_RENDER_PALETTE_H
#define BERTHIER_RENDER_PALETTE_H

#include "core/buffer.h"

struct colour {
    const char *name;
    const char *light;
    const char *dark;
};

enum look {
    LOOK_PAGE, /* follows the reader's */
    LOOK_LIGHT,
    LOOK_DARK
};

struct palette {
    const struct colour *colours; /* a row without a name ends them */
    enum look look;
};

/* What makes the variables of a page; nothing for another look. where: the
 * selector that has them, ".map". */
void put_variables(struct buffer *out, const struct palette *palette,
                   const char *where);
/* Text in which every var(--NAME) stands for a colour of the palette. */
void put_coloured(struct buffer *out, const struct palette *palette,
                  const char *text);

#endif
