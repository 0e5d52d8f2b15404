/* From a folder of tables to a module. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_BUILD_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_BUILD_H

#include "campaign/documents/module.h"
#include "core/buffer.h"
#include "core/element.h"
#include "core/field.h"
#include "core/report.h"

#include <stdbool.h>

struct arena;

/*
 * Reads FOLDER/setup.tsv (key, value, provenance), whose keys name, room,
 * title and edition are the envelope's, and for each table of the ruleset's
 * module records the file of its name; a file that is missing is an empty
 * table. Keys of setup.tsv that are attributes of the ruleset's element go
 * there. Every finding is at its file and line; the ruleset has checked the
 * whole when this is true, and out holds the canonical module.xml.
 */
bool module_build(struct buffer *out, struct module_document *head,
                  const char *folder, struct arena *arena,
                  struct report *report);
/* The same with the tables of a second folder laid over those of the first, see
 * module_over(). A file of it that is no table of the ruleset is refused [file
 * unknown-reference], and so is a folder without one [file unreadable]. */
bool module_build_over(struct buffer *out, struct module_document *head,
                       const char *folder, const char *over,
                       struct arena *arena, struct report *report);

/* module_over.c: what an owner of a game has typed in himself, laid over a
 * module's tables. */

/* The provenance of what stands in an overlay that does not say its own. */
#define OWNER "owner"

/* A table of an overlay, by what it is to be laid over. */
struct overlay {
    const struct record *record;
    const char *path;           /* of the overlay's file */
    const struct element *rows; /* of the table below; NULL: there is none */
    struct arena *arena;
    struct report *report;
    bool good; /* by module_over(): nothing was refused */
};

/*
 * The rows of both. Where the record has keys, a row of the overlay takes the
 * place of the one with its keys, or comes behind all others if there is none;
 * columns that the overlay lacks are those of the row below, but for the
 * provenance: what no column says of it is OWNER for what was typed, and still
 * the former word for the rest, words that explain a row not counted. A row
 * that comes new has all that the record requires. Without keys the overlay's
 * rows are the table, whole. No row goes. A key twice is refused at the
 * overlay's line [file duplicate], and the rows are there all the same, to be
 * looked at; NULL if the file cannot be read as a table.
 */
const struct element *module_over(struct overlay *overlay);

#endif
