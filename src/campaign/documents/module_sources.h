/* Where the numbers of a module come from, as its rows say. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_SOURCES_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_SOURCES_H

#include "campaign/documents/module.h"
#include "core/field.h"

#include <stddef.h>

struct arena;

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
