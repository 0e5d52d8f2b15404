/* The envelopes of a module and of a journal. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_H

#include "core/field.h"
#include "core/journal.h"

#include <stdbool.h>
#include <stddef.h>

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

/* module_sources.c: where the numbers of a module come from, as its rows say.
 */

/* The rows of one table of a module that say where they come from. */
struct sourced_rows {
    const struct record *record;
    const char *items;
    size_t count;
    const struct field *provenance; /* NULL: they do not say it */
};
/* None of a record that is no table of rows. */
struct sourced_rows sourced_rows(const struct module *module,
                                 const struct record *record);
/* What that row says; "" for nothing. */
const char *source_of_row(const struct sourced_rows *rows, size_t i);

struct module_sources {
    size_t rows;  /* that say it */
    size_t house; /* that name the house, alone or beside others */
    size_t owner; /* typed by an owner, and nothing of the house left in them */
};
struct module_sources module_sources(const struct module_document *module);
/* A line for each row whose provenance has that word, where it was read:
 * "mine/TABLE.tsv:4: price-row infantry: house". */
struct names module_rows_from(const struct module_document *module,
                              const char *word, struct arena *arena);

#endif
