/* The envelopes of a module and of a journal. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_H

#include "core/journal.h"

#include <stdbool.h>

struct arena;
struct buffer;
struct element;
struct module;
struct report;
struct ruleset;

/* A module's envelope with the ruleset's data in it. */
struct module_document {
    int version;
    const char *name;  /* waterloo-1815 */
    const char *title; /* Waterloo 1815 */
    const char *ruleset;
    const char *edition;
    struct module *data;           /* see module_open() in opening.h */
    const struct element *element; /* of data: what turns refer to */
};

/* A journal's envelope. Names what it was played from, never the state it
 * leads to. */
struct journal_document {
    int version;
    int entry;
    const char *game;
    const char *previous; /* state, or "-" */
    const char *lock;     /* L, or "-" */
    struct journal journal;
};

/* The envelope alone: data stays NULL; its room attribute says who reads the
 * rest. */
bool module_head_read(struct module_document *out, const struct element *root,
                      const char *file, struct arena *arena,
                      struct report *report);
/* The ruleset's part of it; open_module() is not called. */
bool module_data_read(struct module_document *out, const struct element *root,
                      const struct ruleset *ruleset, const char *file,
                      struct arena *arena, struct report *report);
void module_write(struct buffer *out, const struct module_document *in,
                  const struct ruleset *ruleset);

bool journal_document_read(struct journal_document *out,
                           const struct element *root, const char *file,
                           struct arena *arena, struct report *report);
void journal_document_write(struct buffer *out,
                            const struct journal_document *in);

#endif
