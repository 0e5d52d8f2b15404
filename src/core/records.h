/* The records of a state by the names that files and people give them: what
 * corrections are made of. */
#ifndef BERTHIER_CORE_RECORDS_H
#define BERTHIER_CORE_RECORDS_H

#include "core/field.h"
#include "core/names.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* A record, where it lies and in what. */
struct stored_record {
    const struct record *record;
    char *item;
    const struct record *in; /* table of the one that it stands in; NULL: it is
                                the root */
    char *parent;
    size_t index; /* in the parent's array */
};

struct stored_records {
    struct stored_record *items;
    size_t count;
};

/* All that stand below the root, in the order of the file; of that element
 * alone unless it is NULL. */
void records_list(struct stored_records *out, void *state,
                  const struct record *root, const char *element,
                  struct arena *arena);
/* The table of that element below the root, and in *in the one that it stands
 * in; NULL: there is none. */
const struct record *records_table(const struct record *root,
                                   const char *element,
                                   const struct record **in);
/* The array of a child table; one that lies inside its parent has one item. */
char *records_items(const struct record *table, char *parent, size_t *count);

enum { MOST_NAMING = 16 };
/* The fields that tell records of a table apart, the most telling first: its
 * keys or, if it has none, its first name or hex and whatever other names,
 * hexes, words and numbers it must have. Returns how many, MOST_NAMING at most.
 */
size_t record_naming(const struct record *record, const struct field **out);
/* The words that name it: the values of these fields, what is unset left out;
 * none of a record that is the only one of its kind. */
struct names record_name(const struct record *record, const void *item,
                         struct arena *arena);
/* Do the first of these words, with one blank between, make up that name? */
bool record_is_called(const struct names *words, const char *name);

/* What a member holds, as a file spells it; NULL: nothing. */
const char *field_value(const struct field *field, const void *item,
                        struct arena *arena);

/* Two states of one table. */
struct records_pair {
    void *was, *now;
};

/* A line for each record that was changed ("unit foy: strength 5, was 4"), is
 * gone or is new, in the order of the file. Records are the same that bear the
 * same name; of those that are left the same begins both names, if it begins no
 * other. */
void records_compare(struct names *out, const struct records_pair *pair,
                     const struct record *root, struct arena *arena);

#endif
