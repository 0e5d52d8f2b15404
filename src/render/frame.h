/* The <svg> element of a map. */
#ifndef BERTHIER_RENDER_FRAME_H
#define BERTHIER_RENDER_FRAME_H

#include "core/buffer.h"
#include "core/journal.h"
#include "core/picture.h"
#include "render/labels.h"
#include "render/palette.h"

/* What of a map is drawn how. */
struct map_frame {
    const char *kind;  /* class: "hexes", "areas" */
    const char *title; /* or NULL */
    struct point size;
    enum look look;
};

/* Opens <svg>. A page's map is a group, for there are links in it. */
void map_open(struct buffer *out, const struct map_frame *frame);
/* Map of hexes or areas, as the picture has it, without its </svg>, so that a
 * page can draw more on it. */
void svg_open_map(struct buffer *out, const struct picture *picture,
                  const struct journal *journal, enum look look);
/* Opens the group that windows show again; the caller ends it. */
void map_drawn(struct buffer *out, const char *kind);

#endif
