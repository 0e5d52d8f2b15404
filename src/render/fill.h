/* Words of a mail, filled into lines of at most 78 columns. */
#ifndef BERTHIER_RENDER_FILL_H
#define BERTHIER_RENDER_FILL_H

#include "core/buffer.h"

#include <stdbool.h>
#include <stddef.h>

enum { COLUMNS = 78 };

/* A paragraph being filled. */
struct fill {
    struct buffer *out;
    int hanging;        /* indent of all lines but the first */
    const char *margin; /* what these begin with; or "" */
    int column;
    bool fresh; /* nothing on the line but its indent */
};

struct fill fill_start(struct buffer *out, int indent, int hanging);
void fill_text(struct fill *fill, const char *text);
/* Columns of a text in UTF-8. */
int fill_width(const char *text);
void put_indent(struct buffer *out, int columns);
/* A paragraph, its later lines two columns farther in. A line of a table, one
 * that begins with a blank, stays as it is. */
void put_paragraph(struct buffer *out, int indent, const char *text);
void put_underlined(struct buffer *out, const char *text, char line);

#endif
