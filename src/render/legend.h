/* What the marks of a map mean: columns of drawings with words, below a map
 * that stands alone, and a list in a page, where the letters are the reader's.
 */
#ifndef BERTHIER_RENDER_LEGEND_H
#define BERTHIER_RENDER_LEGEND_H

#include "core/buffer.h"
#include "core/picture.h"
#include "render/labels.h"

#include <stddef.h>

enum { LEGEND_COLUMNS = 6, LEGEND_KEYS = 10 };

struct key {
    const char *drawing; /* SVG from -22,-13 to 22,13; NULL ends */
    const char *text;
};

struct legend {
    struct arena *arena;
    const char *title; /* of the picture, or NULL */
    const char *scale; /* "5 hexes, 16 km", or NULL */
    struct legend_column {
        struct key keys[LEGEND_KEYS];
        size_t count;
    } columns[LEGEND_COLUMNS];
};

/* Rows up to the one without a drawing; what finds no room is left out. */
void legend_add(struct legend *legend, int column, const struct key *keys);

/* How far lines and columns stand apart. */
struct legend_form {
    struct point at; /* of the first line, at the title's left */
    int line, column;
    int baseline; /* of a text, from the middle of its drawing */
    int across;   /* columns side by side, the others below; 0: all */
};
void legend_svg(struct buffer *out, const struct legend *legend,
                const struct legend_form *form);
/* kind: the class that gives drawings their look. */
void legend_html(struct buffer *out, const struct legend *legend,
                 const char *kind);

#endif
