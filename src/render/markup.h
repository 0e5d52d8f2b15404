/* What the renderings share: escaping, citations, walking the combats. */
#ifndef BERTHIER_RENDER_MARKUP_H
#define BERTHIER_RENDER_MARKUP_H

#include "core/buffer.h"
#include "core/journal.h"

#include <stdbool.h>
#include <stddef.h>

/* Text for XML and HTML, in elements and attributes alike. */
void put_escaped(struct buffer *out, const char *text);
/* As many bytes of it. */
void put_some_escaped(struct buffer *out, const char *text, size_t length);
/* "rule 10.5.7k", or nothing if the event cites nothing. */
bool put_citation(struct buffer *out, const struct event *event);

/* The event that follows in the order of the journal, children included;
 * NULL at the end. *depth follows along; start with the first event and 0. */
struct walk {
    const struct event *path[32];
    int depth;
};
const struct event *walk_first(struct walk *walk,
                               const struct journal *journal);
const struct event *walk_next(struct walk *walk);

#endif
