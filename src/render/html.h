/* The parts of the HTML log. */
#ifndef BERTHIER_RENDER_HTML_H
#define BERTHIER_RENDER_HTML_H

#include "core/buffer.h"
#include "core/journal.h"

void html_style(struct buffer *out);
/* All events the side sees, NULL: the book. */
void html_events(struct buffer *out, const struct journal *journal,
                 const char *side);

#endif
