/* Field tables: one table reads an element into a struct, writes it again and
 * makes its schema, so that the three can not drift apart.
 *
 * A struct record names an element, its struct, its attributes (struct field:
 * name, type, where it lies in the struct) and the records that may stand in
 * it. Documents, games, module data and orders are declared so, by campaign/
 * and by each ruleset, next to the structs they fill. From such a table
 *
 *   field-read.c    fills a struct from an element, refusing at file and line;
 *   field-write.c   writes the struct as canonical XML;
 *   field-schema.c  prints the schema that such files are validated by;
 *   field-keys.c    checks keys that must be unique, and references;
 *   field-form.c    says which texts are of which type.
 *
 * field-kind.c turns text into a member and back, in one place for all of
 * them. What a table can not say, a missing chart or a road to nowhere, is
 * checked by code of the ruleset after reading. */
#ifndef BERTHIER_CORE_FIELD_H
#define BERTHIER_CORE_FIELD_H

#include "core/element.h"
#include "core/hex.h"
#include "core/names.h"
#include "core/report.h"

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

struct arena;
struct writer;
struct buffer;

enum field_type {
    FIELD_TEXT,    /* const char *: any text of 1..1000 characters */
    FIELD_NAME,    /* const char *: an id, see is_name() */
    FIELD_NAMES,   /* struct names: ids separated by one blank; none: "" */
    FIELD_COUNT,   /* int: 0..999999999, no sign, no leading zero */
    FIELD_NUMBER,  /* int: -999999999..999999999 */
    FIELD_YES,     /* bool: yes or no */
    FIELD_CHOICE,  /* an enum: one of words */
    FIELD_HEX,     /* int: four digits, 0101..9999 */
    FIELD_HEXES,   /* struct hexes: as many, separated by one blank */
    FIELD_DECIMAL, /* int in units of 1/scale: "2.5"; scale 2, 4 or 10; at
                      most eight digits before the point */
    FIELD_DIGEST,  /* const char *: 64 lower-case hexadecimal digits */
    FIELD_HEXDATA, /* const char *: an even number of such digits */
    FIELD_BASE64,  /* const char *: base64 without line breaks */
    FIELD_TIME,    /* const char *: 2026-11-21T18:00:00Z */
};

enum field_flag {
    FIELD_REQUIRED = 0,
    FIELD_OPTIONAL = 1, /* may be missing: then zero, NULL, empty or choice 0;
                           such a value is not written either */
    FIELD_KEY = 2,      /* unique among the records of its table; several such
                           fields of one table are unique together */
    /* What a correction in words calls it, besides its name: */
    FIELD_PLACE = 4,    /* "move unit foy to 0722": where the record is */
    FIELD_STRENGTH = 8, /* "strength of unit foy 4": how strong it is */
};

/* An attribute and the struct member it fills. Tables end with {0}. */
struct field {
    const char *name; /* of the attribute: lower case, hyphens */
    enum field_type type;
    unsigned flags;
    size_t offset;
    const char *const *words; /* of a choice, in the order of its enum, NULL
                                 at the end */
    int scale;                /* of a decimal */
    const char *refers;       /* name of the element whose key this names, or
                                 NULL; words separated by '|' for several. A
                                 key that refers is that of another table: a
                                 state's piece is one of the module's */
    int least, most; /* of a number in its units, and of a choice as its enum
                        counts: what a file may say. Both 0: anything */
};

/* clang-format off */
/* FIELD(TEXT, struct unit, name, "name", FIELD_REQUIRED) */
#define FIELD(type, in, member, name, flags) \
    {name, FIELD_##type, flags, offsetof(in, member), NULL, 0, NULL, 0, 0}
#define FIELD_WORDS(in, member, name, flags, words) \
    {name, FIELD_CHOICE, flags, offsetof(in, member), words, 0, NULL, 0, 0}
#define FIELD_SCALED(in, member, name, flags, scale) \
    {name, FIELD_DECIMAL, flags, offsetof(in, member), NULL, scale, NULL, 0, 0}
#define FIELD_REFERS(type, in, member, name, flags, refers) \
    {name, FIELD_##type, flags, offsetof(in, member), NULL, 0, refers, 0, 0}
#define FIELD_RANGE(type, in, member, name, flags, least, most) \
    {name, FIELD_##type, flags, offsetof(in, member), NULL, 0, NULL, least, \
     most}
/* A choice but for the words before the one that the enum calls least. */
#define FIELD_WORDS_FROM(in, member, name, flags, words, least) \
    {name, FIELD_CHOICE, flags, offsetof(in, member), words, 0, NULL, least, \
     INT_MAX}
/* As most fields are, of struct in: needed, or may be left out; a word of words;
 * what names a row; a count within its ends. */
#define NEEDED(type, in, member, name) \
    FIELD(type, struct in, member, name, FIELD_REQUIRED)
#define MAY(type, in, member, name) \
    FIELD(type, struct in, member, name, FIELD_OPTIONAL)
#define CHOOSE(in, member, name, words) \
    FIELD_WORDS(struct in, member, name, FIELD_REQUIRED, words)
#define MAY_CHOOSE(in, member, name, words) \
    FIELD_WORDS(struct in, member, name, FIELD_OPTIONAL, words)
#define REFER(type, in, member, name, refers) \
    FIELD_REFERS(type, struct in, member, name, FIELD_REQUIRED, refers)
#define MAY_REFER(type, in, member, name, refers) \
    FIELD_REFERS(type, struct in, member, name, FIELD_OPTIONAL, refers)
#define BOUNDED(in, member, name, least, most) \
    FIELD_RANGE(COUNT, struct in, member, name, FIELD_REQUIRED, least, most)
#define MAY_COUNT(in, member, name, most) \
    FIELD_RANGE(COUNT, struct in, member, name, FIELD_OPTIONAL, 0, most)
/* clang-format on */

/*
 * A kind of element: its struct, its attributes and what may stand in it. The
 * children come in the order of the table; each child table fills an array
 * (items: offset of a pointer to the array, count: offset of a size_t), or,
 * when count is RECORD_SINGLE, exactly one struct that lies inside the parent
 * at offset items. A list of records ends with {0}.
 */
struct record {
    const char *element;
    size_t size;
    const struct field *fields;    /* NULL: none */
    const struct record *children; /* NULL: none */
    size_t items;
    size_t count;
    const char *table; /* of module data: name of the TSV file, or NULL */
    size_t place;      /* offset of a struct place, or RECORD_NO_PLACE */
};

#define RECORD_SINGLE   ((size_t)-1)
#define RECORD_NO_PLACE ((size_t)-1)

/*
 * Reads an element into a zeroed struct. Unknown or missing attributes and
 * elements, bad values, text and children out of order are refused one by one,
 * at their line, with a "did you mean". False if anything was refused. Strings
 * stay where the element has them; file must live as long as the struct if a
 * record has a place.
 */
bool record_read(void *out, const struct record *record,
                 const struct element *element, const char *file,
                 struct arena *arena, struct report *report);
/* The attributes alone; text and children are the caller's. */
bool fields_read(void *out, const struct field *fields,
                 const struct element *element, const char *file,
                 struct arena *arena, struct report *report);
/* What may stand in the field, for people: "one of go, none", "a number from 1
 * to 9", "yes or no". */
const char *field_form(struct arena *arena, const struct field *field);
/* Writes what record_read() would read. A value that it would refuse is a bug
 * and aborts: nothing is written that cannot be read again. */
void record_write(struct writer *writer, const struct record *record,
                  const void *in);
void fields_write(struct writer *writer, const struct field *fields,
                  const void *in);
/* An element with the attributes that fields_write() would write, in the order
 * of the table, all in the arena: what other spellings are made of. */
struct element *fields_element(struct arena *arena, const char *name,
                               const struct field *fields, const void *in);
/* A deep copy: nothing of the copy points into the original but strings and
 * members that no field table knows. */
void *record_copy(struct arena *arena, const struct record *record,
                  const void *in);

/* Keys and references over one or more read trees. */
struct keys;
struct keys *keys_new(struct arena *arena);
/* Remembers every key below the element; refuses a key given twice in one
 * file. */
bool keys_collect(struct keys *keys, const struct record *record,
                  const struct element *element, const char *file,
                  struct report *report);
/* Refuses references to nothing, with a "did you mean". */
bool keys_check(const struct keys *keys, const struct record *record,
                const struct element *element, const char *file,
                struct report *report);

/* The XML Schema of an element as text: a global element declaration with its
 * types inside, to stand in an xs:schema that includes types.xsd. */
void record_schema(struct buffer *out, const struct record *record);
/* The same for an element that has fields alone (an order). */
void fields_schema(struct buffer *out, const char *element,
                   const struct field *fields);

#endif
