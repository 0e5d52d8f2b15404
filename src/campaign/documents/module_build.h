/* From a folder of tables to a module. */
#ifndef BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_BUILD_H
#define BERTHIER_CAMPAIGN_DOCUMENTS_MODULE_BUILD_H

#include "campaign/documents/module.h"
#include "core/buffer.h"
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
 * module_over.h. A file of it that is no table of the ruleset is refused [file
 * unknown-reference], and so is a folder without one [file unreadable]. */
bool module_build_over(struct buffer *out, struct module_document *head,
                       const char *folder, const char *over,
                       struct arena *arena, struct report *report);

#endif
