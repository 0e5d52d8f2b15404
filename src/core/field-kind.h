/* What the types of fields are made of; for the field-*.c files alone. */
#ifndef BERTHIER_CORE_FIELD_KIND_H
#define BERTHIER_CORE_FIELD_KIND_H

#include "core/field.h"

struct writer;

/* A type of field: how it stands in files and in memory. */
struct field_kind {
    const char *schema; /* its simple type in types.xsd; NULL: stands inline */
    const char *form;   /* what its values are, for findings */
    size_t size;        /* of the member */
    /* Fills the member; false if the text is not of this kind. */
    bool (*parse)(const struct field *field, const char *text,
                  struct arena *arena, void *member);
    /* Is it what an optional field is when it is missing? */
    bool (*is_missing)(const void *member);
    /* The text of a member; a value without one is a bug. */
    const char *(*spell)(const struct field *field, const void *member,
                         struct writer *writer);
};

const struct field_kind *field_kind(enum field_type type);

/* The forms of single values; see enum field_type. */
bool is_text(const char *text);
bool is_hexdata(const char *text);
bool is_digest(const char *text);
bool is_base64(const char *text);
bool is_time(const char *text);
/* Decimal without leading zeros and plus, at most nine digits. */
bool parse_number(const char *text, int *number);
/* In units of 1/scale, spelt in its one shortest way. */
bool parse_decimal(const char *text, int scale, int *number);
/* Four digits of the text; what follows is not looked at. */
bool parse_hex(const char *text, int *hex);
/* A decimal as parse_decimal() reads it; out holds 16 bytes. */
void spell_decimal(int number, int scale, char *out);

/* The record of that element among a list of records that ends with {0}, or
 * NULL. */
const struct record *record_find(const struct record *records,
                                 const char *element);
/* The field of that name in a table that ends with {0}, or NULL. */
const struct field *field_find(const struct field *fields, const char *name);

#endif
