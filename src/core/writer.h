/* Writes canonical XML: what exclusive C14N would make of it, byte by byte. */
#ifndef BERTHIER_CORE_WRITER_H
#define BERTHIER_CORE_WRITER_H

#include "core/buffer.h"
#include "core/element.h"

#include <stdbool.h>

struct arena;

/* Deeper than any file that io/xml reads. */
enum { WRITER_DEPTH = 80 };

/*
 * Elements stand one on a line, indented by one blank a level, so that a git
 * diff reads like a report. Attributes come out in the order of their names
 * whatever order they are given in. No XML declaration, no final newline.
 * Embed it; the fields are its own.
 */
struct writer {
    struct buffer *out;
    struct arena *arena;          /* for what does not fit in here */
    int depth;                    /* elements that are open */
    bool tag_open;                /* attributes may still come */
    struct attribute *attributes; /* of the open tag, by name */
    size_t attribute_count;
    size_t attribute_room;
    const char *names[WRITER_DEPTH]; /* of the open elements */
    bool has_text[WRITER_DEPTH + 1]; /* then it gets no line breaks */
    bool has_children[WRITER_DEPTH + 1];
    char scratch[1024]; /* for values of the open tag */
    size_t scratch_used;
};

void writer_init(struct writer *writer, struct buffer *out,
                 struct arena *arena);
void writer_open(struct writer *writer, const char *name);
/* Only between writer_open() and what the element contains; the value must
 * live until then. A name given twice is a bug. */
void writer_attribute(struct writer *writer, const char *name,
                      const char *value);
/* Text content as it is; the element gets no line breaks of ours. */
void writer_text(struct writer *writer, const char *text);
void writer_close(struct writer *writer);
/* A whole tree as it was read. */
void writer_tree(struct writer *writer, const struct element *element);
/* A comment on its own line, for drafts, which need not be canonical. Two
 * hyphens in a row are set apart, as XML wants it. */
void writer_comment(struct writer *writer, const char *text);
/* Room for a value of size bytes that lives until the open tag is closed. */
char *writer_room(struct writer *writer, size_t size);

#endif
