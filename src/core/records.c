/* The records of a state by their names. */
#include "core/records.h"

#include "core/arena.h"
#include "core/buffer.h"
#include "core/field-kind.h"
#include "core/writer.h"

#include <string.h>

const char *field_value(const struct field *field, const void *item,
                        struct arena *arena)
{
    const struct field_kind *kind = field_kind(field->type);
    const void *member = (const char *)item + field->offset;
    struct buffer text;
    struct writer writer;
    const char *value;

    if ((field->flags & FIELD_OPTIONAL) && kind->is_missing(member))
        return NULL;
    buffer_init(&text);
    writer_init(&writer, &text, arena);
    writer_open(&writer, "value");
    value = arena_text(arena, "%s", kind->spell(field, member, &writer));
    buffer_release(&text);
    return value;
}

/* ---- names --------------------------------------------------------------- */

static size_t keys_of(const struct record *record, const struct field **out)
{
    const struct field *field = record->fields;
    size_t count = 0;

    for (; field && field->name && count < MOST_NAMING; field++)
        if (field->flags & FIELD_KEY)
            out[count++] = field;
    return count;
}

static bool is_telling(const struct field *field)
{
    return !(field->flags & FIELD_OPTIONAL) &&
           (field->type == FIELD_NAME || field->type == FIELD_HEX ||
            field->type == FIELD_CHOICE || field->type == FIELD_COUNT ||
            field->type == FIELD_NUMBER);
}

size_t record_naming(const struct record *record, const struct field **out)
{
    size_t count = keys_of(record, out);
    const struct field *first = record->fields;

    if (count > 0)
        return count;
    while (first && first->name && first->type != FIELD_NAME &&
           first->type != FIELD_HEX)
        first++;
    if (first && first->name)
        out[count++] = first;
    for (const struct field *field = record->fields;
         field && field->name && count < MOST_NAMING; field++)
        if (field != first && is_telling(field))
            out[count++] = field;
    return count;
}

struct names record_name(const struct record *record, const void *item,
                         struct arena *arena)
{
    const struct field *fields[MOST_NAMING];
    size_t count = record_naming(record, fields);
    struct names words = {NULL, 0};

    for (size_t i = 0; i < count; i++) {
        const char *value = field_value(fields[i], item, arena);

        if (value)
            names_add(arena, &words, value);
    }
    return words;
}

bool record_is_called(const struct names *words, const char *name)
{
    for (size_t i = 0; i < words->count; i++) {
        size_t length = strlen(words->items[i]);

        if (strncmp(name, words->items[i], length) != 0)
            return false;
        if (name[length] == '\0')
            return true;
        if (name[length] != ' ')
            return false;
        name += length + 1;
    }
    return false;
}

/* ---- where they lie ------------------------------------------------------ */

char *records_items(const struct record *table, char *parent, size_t *count)
{
    char *items = parent + table->items;

    *count = 1;
    if (table->count == RECORD_SINGLE)
        return items;
    memcpy(count, parent + table->count, sizeof(*count));
    memcpy(&items, parent + table->items, sizeof(items));
    return items;
}

/* What is listed. */
struct listing {
    struct stored_records *out;
    const char *element; /* NULL: all */
    struct arena *arena;
};

static void list_below(const struct listing *listing,
                       const struct record *record, char *parent)
{
    const struct record *table = record->children;

    for (; table && table->element; table++) {
        size_t count;
        char *items = records_items(table, parent, &count);

        for (size_t i = 0; i < count; i++) {
            const struct stored_record here = {table, items + i * table->size,
                                               record, parent, i};

            if (!listing->element ||
                strcmp(listing->element, table->element) == 0)
                *(struct stored_record *)LIST_ADD(listing->arena,
                                                  listing->out->items,
                                                  listing->out->count) = here;
            list_below(listing, table, here.item);
        }
    }
}

void records_list(struct stored_records *out, void *state,
                  const struct record *root, const char *element,
                  struct arena *arena)
{
    const struct listing listing = {out, element, arena};

    *out = (struct stored_records){NULL, 0};
    list_below(&listing, root, state);
}

const struct record *records_table(const struct record *root,
                                   const char *element,
                                   const struct record **in)
{
    const struct record *table = root->children;

    for (; table && table->element; table++) {
        const struct record *below;

        if (strcmp(table->element, element) == 0) {
            *in = root;
            return table;
        }
        below = records_table(table, element, in);
        if (below)
            return below;
    }
    return NULL;
}
