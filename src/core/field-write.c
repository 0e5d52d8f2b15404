/* From structs to canonical XML, and copies of structs. */
#include "core/arena.h"
#include "core/field-kind.h"
#include "core/writer.h"

#include <string.h>

/* Is there something to be written? */
static bool is_there(const struct field *field, const void *in)
{
    return !(field->flags & FIELD_OPTIONAL) ||
           !field_kind(field->type)
                ->is_missing((const char *)in + field->offset);
}

void fields_write(struct writer *writer, const struct field *fields,
                  const void *in)
{
    for (; fields && fields->name; fields++)
        if (is_there(fields, in))
            writer_attribute(
                writer, fields->name,
                field_kind(fields->type)
                    ->spell(fields, (const char *)in + fields->offset, writer));
}

struct element *fields_element(struct arena *arena, const char *name,
                               const struct field *fields, const void *in)
{
    struct element *element = ARENA_NEW(arena, struct element);
    struct attribute *attributes = NULL;
    struct buffer none;
    struct writer writer;

    /* The values of an open tag have their room in its writer. */
    buffer_init(&none);
    writer_init(&writer, &none, arena);
    writer_open(&writer, name);
    for (; fields && fields->name; fields++) {
        const void *member = (const char *)in + fields->offset;
        struct attribute *attribute;

        if (!is_there(fields, in))
            continue;
        attribute = LIST_ADD(arena, attributes, element->attribute_count);
        attribute->name = fields->name;
        attribute->value = arena_text(
            arena, "%s",
            field_kind(fields->type)->spell(fields, member, &writer));
    }
    buffer_release(&none);
    element->name = name;
    element->attributes = attributes;
    return element;
}

/* The records of a child table as they lie in their parent. */
static const char *items_of(const struct record *table, const void *parent,
                            size_t *count)
{
    const char *place = (const char *)parent + table->items;
    const char *items;

    *count = 1;
    if (table->count == RECORD_SINGLE)
        return place;
    memcpy(count, (const char *)parent + table->count, sizeof(*count));
    memcpy(&items, place, sizeof(items));
    return items;
}

void record_write(struct writer *writer, const struct record *record,
                  const void *in)
{
    const struct record *table = record->children;

    writer_open(writer, record->element);
    fields_write(writer, record->fields, in);
    for (; table && table->element; table++) {
        size_t count;
        const char *items = items_of(table, in, &count);

        for (size_t i = 0; i < count; i++)
            record_write(writer, table, items + i * table->size);
    }
    writer_close(writer);
}

/* An array of its own in place of the one that the pointer at items shares
 * with the original. */
static char *own_array(struct arena *arena, void *items, size_t count,
                       size_t size)
{
    char *copy = arena_list(arena, count, size);
    const char *original;

    memcpy(&original, items, sizeof(original));
    if (count > 0)
        memcpy(copy, original, count * size);
    memcpy(items, &copy, sizeof(copy));
    return copy;
}

static void own_lists(struct arena *arena, const struct field *fields,
                      char *copy)
{
    for (; fields && fields->name; fields++) {
        struct names *names = (void *)(copy + fields->offset);
        struct hexes *hexes = (void *)(copy + fields->offset);

        if (fields->type == FIELD_NAMES)
            own_array(arena, &names->items, names->count,
                      sizeof(*names->items));
        if (fields->type == FIELD_HEXES)
            own_array(arena, &hexes->items, hexes->count,
                      sizeof(*hexes->items));
    }
}

/* Makes a copy byte by byte into a deep one. */
static void own(struct arena *arena, const struct record *record, char *copy)
{
    const struct record *table = record->children;

    own_lists(arena, record->fields, copy);
    for (; table && table->element; table++) {
        char *items = copy + table->items;
        size_t count = 1;

        if (table->count != RECORD_SINGLE) {
            memcpy(&count, copy + table->count, sizeof(count));
            items = own_array(arena, items, count, table->size);
        }
        for (size_t i = 0; i < count; i++)
            own(arena, table, items + i * table->size);
    }
}

void *record_copy(struct arena *arena, const struct record *record,
                  const void *in)
{
    char *copy = arena_copy(arena, in, record->size);

    own(arena, record, copy);
    return copy;
}
