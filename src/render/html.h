/* The parts of the HTML log. */
#ifndef BERTHIER_RENDER_HTML_H
#define BERTHIER_RENDER_HTML_H

#include "core/buffer.h"
#include "core/journal.h"
#include "render/news.h"

void html_style(struct buffer *out);
/* What happened in a few lines, the table of combats, who holds what now. */
void html_news(struct buffer *out, const struct news_told *told);
/* All dice, with the bytes that they were made of. */
void html_rolls(struct buffer *out, const struct news_told *told);
/* All events of the journal. */
void html_events(struct buffer *out, const struct journal *journal);

#endif
