/* From structs to canonical XML, and copies of structs. */
#include "core/arena.h"
#include "core/field-kind.h"
#include "core/writer.h"

#include <string.h>

void fields_write(struct writer *writer, const struct field *fields,
                  const void *in)
{
    for (; fields && fields->name; fields++) {
        const struct field_kind *kind = field_kind(fields->type);
        const void *member = (const char *)in + fields->offset;

        if ((fields->flags & FIELD_OPTIONAL) && kind->is_missing(member))
            continue;
        writer_attribute(writer, fields->name,
                         kind->spell(fields, member, writer));
    }
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
