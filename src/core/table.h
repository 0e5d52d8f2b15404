/* Tables of module data: tab-separated text becomes elements, so that the
 * field tables read both. */
#ifndef BERTHIER_CORE_TABLE_H
#define BERTHIER_CORE_TABLE_H

#include "core/element.h"
#include "core/field.h"
#include "core/report.h"

#include <stddef.h>

struct arena;

/* Rows of all tables that are read together, a hundred thousand pieces on the
 * largest map, and bytes of the file of one: little enough to be held. */
enum { TABLE_MOST_ROWS = 120000, TABLE_MOST_BYTES = 32 * 1024 * 1024 };

/* The bytes of a file, as its name stands in findings. */
struct table_source {
    const char *file;
    const char *text;
    size_t length;
    size_t before; /* rows of the tables read before it */
};

/* How many rows it has: lines that say something, but the first. */
size_t table_count_rows(const struct table_source *source);

/* Which of a record's fields a table must have columns for. */
enum table_whole {
    TABLE_WHOLE, /* those that are required */
    TABLE_TYPED, /* the same but the provenance, as its owner is known */
    TABLE_PART   /* its keys: the rest of a row stands elsewhere */
};

/*
 * The rows of a table as children of an element named after the record's
 * table, or NULL after refusals. Each child is named after the record's
 * element and stands at its line of the table; its attributes are the columns.
 *
 * The first line names the columns, which must be fields of the record; all
 * that it requires must be there. Columns are parted by tabs, there is no
 * quoting, "-" says that the attribute is missing. Empty lines and lines that
 * begin with '#' are skipped, and so is a byte order mark at the beginning.
 * With more rows than TABLE_MOST_ROWS, those before it counted, it is refused
 * before any is made an element.
 * Strings live in the arena.
 */
const struct element *table_read(const struct table_source *source,
                                 const struct record *record,
                                 struct arena *arena, struct report *report);
/* The same of as much of a table as is asked for; columns gets the names of
 * those that it has, or is NULL. */
const struct element *
table_read_part(const struct table_source *source, const struct record *record,
                enum table_whole whole, struct names *columns,
                struct arena *arena, struct report *report);

/* A table that a module must have, and the rows that it has. */
struct needed_table {
    const char *name; /* NULL ends a list */
    size_t rows;
};

/* Refuses at the place, by that rule, each table without rows: what is missing
 * is not to be met in the middle of a turn. */
bool tables_there(const struct needed_table *needed, const struct place *place,
                  const struct rule *rule, struct report *report);

/*
 * Makes wrap[0] a record that holds this one table alone, so that
 * record_read(parent, wrap, rows, file, ...), keys_collect() and keys_check()
 * work on the rows of its file; parent is the struct that the record is a
 * child of. wrap must stay where it is while wrap[0] is used.
 */
void table_wrap(struct record wrap[3], const struct record *record);

#endif
