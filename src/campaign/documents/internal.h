/* What the readers of documents share; nobody else includes this. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_INTERNAL_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_INTERNAL_H

#include "core/element.h"
#include "core/field.h"
#include "core/names.h"
#include "core/report.h"
#include "core/writer.h"

#include <stdbool.h>

struct notice;

/* clang-format off */
/* The record of a root. */
#define DOCUMENT(element, type, fields, children) \
    {element, sizeof(type), fields, children, 0, 0, NULL, RECORD_NO_PLACE}
/* The record of what stands in it, as a list and its count. */
#define DOCUMENT_LIST(element, type, fields, children, in, items, count) \
    {element, sizeof(type), fields, children, offsetof(in, items), \
     offsetof(in, count), NULL, RECORD_NO_PLACE}
/* clang-format on */

/* Is the root that element, in a version we read? A missing version is left
 * to the field table. */
bool document_version(const struct element *root, const char *name,
                      const char *file, struct report *report);
/* All of a document that its table says, and nothing else. */
bool document_read(void *out, const struct record *record,
                   const struct element *root, const char *file,
                   struct arena *arena, struct report *report);
/* Refuses the value that an attribute has. */
bool document_value(const struct element *element, const char *file,
                    const char *attribute, struct report *report);
/* Are the warnings accepted not too many? */
bool document_accepts(const struct element *root, const char *file,
                      const struct names *accepts, struct report *report);
void document_write(struct buffer *out, const struct record *record,
                    const void *in);
/* The same of one that has more in it: its root is open from begin to end. */
struct writing {
    struct arena *arena;
    struct writer writer;
};
void document_begin(struct writing *writing, struct buffer *out,
                    const char *root, const struct field *fields,
                    const void *in);
void document_end(struct writing *writing);
/* <correction> or <void> of a turn. */
void notice_write(struct writer *writer, const struct notice *in);
/* "-" or 64 lower-case hexadecimal digits. */
bool is_digest_or_none(const char *text);

#endif
