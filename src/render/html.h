/* The parts of the HTML log. */
#ifndef BERTHIER_RENDER_HTML_H
#define BERTHIER_RENDER_HTML_H

#include "core/buffer.h"
#include "core/journal.h"

void html_style(struct buffer *out);
/* All events of the journal. */
void html_events(struct buffer *out, const struct journal *journal);

#endif
