/* Writes canonical XML: what exclusive C14N would make of it, byte by byte. */
#ifndef BERTHIER_CORE_WRITER_H
#define BERTHIER_CORE_WRITER_H

#include "core/buffer.h"

#include <stdbool.h>

struct arena;
struct element;

/*
 * Elements stand one on a line, indented by one blank a level, so that a git
 * diff reads like a report. Attributes come out in the order of their names
 * whatever order they are given in. No XML declaration, no final newline.
 * Embed it; the fields are its own.
 */
struct writer {
    struct buffer *out;
    struct arena *arena; /* for names and values until the tag is closed */
    int depth;
    bool tag_open;  /* attributes may still come */
    bool had_child; /* the element just closed or written was a child */
    struct {
        const char *name;
        const char *value;
    } attributes[64];
    int attribute_count;
    const char *names[32]; /* of the open elements */
    bool has_children[32];
};

void writer_init(struct writer *writer, struct buffer *out,
                 struct arena *arena);
void writer_open(struct writer *writer, const char *name);
/* Only between writer_open() and what the element contains; the value must
 * live until then. */
void writer_attribute(struct writer *writer, const char *name,
                      const char *value);
/* Text content as it is; the element gets no line breaks of ours. */
void writer_text(struct writer *writer, const char *text);
void writer_close(struct writer *writer);
/* A whole tree as it was read. */
void writer_tree(struct writer *writer, const struct element *element);
/* As above, but white space and comments: for drafts, which need not be
 * canonical. */
void writer_comment(struct writer *writer, const char *text);

#endif
