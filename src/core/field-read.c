/* From elements to structs. */
#include "core/arena.h"
#include "core/field-kind.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { MOST_FIELDS = 64, MOST_TABLES = 64 };

/* What every step of a reading needs. */
struct reading {
    const char *file;
    struct arena *arena;
    struct report *report;
    bool clean; /* nothing was refused */
};

static void refuse_at(struct reading *reading, const struct element *element,
                      const struct rule *rule, const char *text)
{
    const struct place place = element_place(element, reading->file);

    reading->clean = refuse(reading->report, &place, rule, "%s", text);
}

const struct field *field_find(const struct field *fields, const char *name)
{
    for (; fields && fields->name; fields++)
        if (strcmp(fields->name, name) == 0)
            return fields;
    return NULL;
}

const struct record *record_find(const struct record *records,
                                 const char *element)
{
    for (; records && records->element; records++)
        if (strcmp(records->element, element) == 0)
            return records;
    return NULL;
}

static void refuse_attribute(struct reading *reading,
                             const struct field *fields,
                             const struct element *element, const char *name)
{
    struct arena *arena = reading->arena;
    struct names names = {NULL, 0};
    const char *hint;

    for (; fields && fields->name; fields++)
        names_add(arena, &names, fields->name);
    hint = suggestion(arena, name, &names);
    if (!*hint && names.count > 0)
        hint =
            arena_text(arena, "; it has %s", names_text(&names, ", ", arena));
    refuse_at(reading, element, FILE_RULE(unknown_attribute),
              arena_text(arena, "<%s> has no attribute %s%s", element->name,
                         quoted(arena, name), hint));
}

static bool has_range(const struct field *field)
{
    return field->least != 0 || field->most != 0;
}

/* The words of a choice that a file may say; none of any other field. */
static struct names words_of(struct arena *arena, const struct field *field)
{
    struct names names = {NULL, 0};

    for (size_t i = 0; field->words && field->words[i]; i++)
        if ((int)i >= field->least)
            names_add(arena, &names, field->words[i]);
    return names;
}

const char *field_form(struct arena *arena, const struct field *field)
{
    const struct names words = words_of(arena, field);
    int scale = field->scale ? field->scale : 1;

    if (words.count > 0)
        return arena_text(arena, "one of %s", names_text(&words, ", ", arena));
    if (has_range(field))
        return arena_text(arena, "a number from %d to %d", field->least / scale,
                          field->most / scale);
    return field_kind(field->type)->form;
}

/* Is the value that was read one that a file may say? */
static bool in_range(const struct field *field, const void *member)
{
    int value;

    if (!has_range(field))
        return true;
    assert(field_kind(field->type)->size == sizeof(value));
    memcpy(&value, member, sizeof(value));
    return value >= field->least && value <= field->most;
}

static void refuse_value(struct reading *reading, const struct field *field,
                         const struct element *element, const char *value)
{
    struct arena *arena = reading->arena;
    const struct names words = words_of(arena, field);

    refuse_at(reading, element, FILE_RULE(bad_value),
              arena_text(arena, "%s %s is not %s%s", field->name,
                         quoted(arena, value), field_form(arena, field),
                         suggestion(arena, value, &words)));
}

static void *member_of(void *out, const struct field *field)
{
    return (char *)out + field->offset;
}

/* Reads one attribute and says which field it was, or NULL. */
static const struct field *read_attribute(struct reading *reading, void *out,
                                          const struct field *fields,
                                          const struct element *element,
                                          size_t i)
{
    const char *name = element->attributes[i].name;
    const char *value = element->attributes[i].value;
    const struct field *field = field_find(fields, name);

    if (!field)
        refuse_attribute(reading, fields, element, name);
    else if (!field_kind(field->type)
                  ->parse(field, value, reading->arena,
                          member_of(out, field)) ||
             !in_range(field, member_of(out, field)))
        refuse_value(reading, field, element, value);
    return field;
}

static void read_attributes(struct reading *reading, void *out,
                            const struct field *fields,
                            const struct element *element)
{
    uint64_t seen = 0;

    for (size_t i = 0; i < element->attribute_count; i++) {
        const struct field *field =
            read_attribute(reading, out, fields, element, i);

        assert(!field || field - fields < MOST_FIELDS);
        if (field)
            seen |= UINT64_C(1) << (field - fields);
    }
    for (const struct field *field = fields; field && field->name; field++) {
        if ((seen >> (field - fields) & 1) || (field->flags & FIELD_OPTIONAL))
            continue;
        refuse_at(reading, element, FILE_RULE(missing_attribute),
                  arena_text(reading->arena, "<%s> lacks its attribute '%s'",
                             element->name, field->name));
    }
}

static void refuse_child(struct reading *reading, const struct record *record,
                         const struct element *child)
{
    struct arena *arena = reading->arena;
    const struct record *table = record->children;
    struct names names = {NULL, 0};

    for (; table && table->element; table++)
        names_add(arena, &names, table->element);
    refuse_at(reading, child, FILE_RULE(unknown_element),
              arena_text(arena, "<%s> has no element %s%s", record->element,
                         quoted(arena, child->name),
                         suggestion(arena, child->name, &names)));
}

static void refuse_words(struct reading *reading, const struct element *element)
{
    const char *words = element->text;

    if (!words)
        return;
    words += strspn(words, " \t\r\n");
    if (*words)
        refuse_at(reading, element, FILE_RULE(malformed),
                  arena_text(reading->arena, "<%s> has no room for text: %s",
                             element->name, quoted(reading->arena, words)));
}

/* How many children there are of each table. Refuses those that are of none
 * and those that stand behind a later table's. */
static void count_children(struct reading *reading, const struct record *record,
                           const struct element *element, size_t *counts)
{
    const struct record *last = record->children;
    const struct element *child;

    for (child = element->first; child; child = child->next) {
        const struct record *table = record_find(record->children, child->name);

        if (!table) {
            refuse_child(reading, record, child);
            continue;
        }
        assert(table - record->children < MOST_TABLES);
        counts[table - record->children]++;
        if (table < last)
            refuse_at(reading, child, FILE_RULE(schema),
                      arena_text(reading->arena,
                                 "<%s> must stand before the first <%s>",
                                 table->element, last->element));
        else
            last = table;
    }
}

/* Where the records of a table go; makes the array if they have one. */
static char *make_room(struct reading *reading, void *out,
                       const struct record *table, size_t count)
{
    char *items = (char *)out + table->items;

    if (table->count == RECORD_SINGLE)
        return items;
    items = arena_list(reading->arena, count, table->size);
    memcpy((char *)out + table->items, &items, sizeof(items));
    memcpy((char *)out + table->count, &count, sizeof(count));
    return items;
}

static void check_single(struct reading *reading, const struct record *table,
                         const struct element *element, size_t count)
{
    if (table->count != RECORD_SINGLE || count == 1)
        return;
    refuse_at(reading, element,
              count ? FILE_RULE(duplicate) : FILE_RULE(missing_element),
              arena_text(reading->arena, "<%s> %s <%s>", element->name,
                         count ? "has more than one" : "lacks its",
                         table->element));
}

static void read_record(struct reading *reading, void *out,
                        const struct record *record,
                        const struct element *element);

static void read_children(struct reading *reading, void *out,
                          const struct record *record,
                          const struct element *element)
{
    size_t counts[MOST_TABLES] = {0};
    char *next[MOST_TABLES];
    const struct record *table = record->children;
    const struct element *child;

    count_children(reading, record, element, counts);
    for (size_t i = 0; table && table[i].element; i++) {
        next[i] = make_room(reading, out, &table[i], counts[i]);
        check_single(reading, &table[i], element, counts[i]);
    }
    for (child = element->first; child; child = child->next) {
        const struct record *found = record_find(table, child->name);

        if (!found)
            continue;
        read_record(reading, next[found - table], found, child);
        if (found->count != RECORD_SINGLE)
            next[found - table] += found->size;
    }
}

static void read_record(struct reading *reading, void *out,
                        const struct record *record,
                        const struct element *element)
{
    const struct place place = element_place(element, reading->file);

    if (record->place != RECORD_NO_PLACE)
        memcpy((char *)out + record->place, &place, sizeof(place));
    read_attributes(reading, out, record->fields, element);
    refuse_words(reading, element);
    read_children(reading, out, record, element);
}

bool record_read(void *out, const struct record *record,
                 const struct element *element, const char *file,
                 struct arena *arena, struct report *report)
{
    struct reading reading = {file, arena, report, true};

    read_record(&reading, out, record, element);
    return reading.clean;
}

bool fields_read(void *out, const struct field *fields,
                 const struct element *element, const char *file,
                 struct arena *arena, struct report *report)
{
    struct reading reading = {file, arena, report, true};

    read_attributes(&reading, out, fields, element);
    return reading.clean;
}
