/* An owner's tables over those of a module. */
#include "campaign/documents/module_build.h"

#include "core/arena.h"
#include "core/table.h"
#include "io/files.h"

#include <string.h>

/* Rows while they are put together. */
struct laying {
    const struct overlay *overlay;
    struct names columns; /* of the overlay */
    struct element *rows;
    size_t count;
    bool good;
};

/* Has that record keys? Else its overlay is the whole table. */
static bool has_keys(const struct record *record)
{
    for (const struct field *field = record->fields; field && field->name;
         field++)
        if (field->flags & FIELD_KEY)
            return true;
    return false;
}

/* The values of its keys with blanks between; of a record without any its first
 * value. */
static const char *row_name(const struct record *record,
                            const struct element *row, struct arena *arena)
{
    const char *name = NULL;

    for (const struct field *field = record->fields; field && field->name;
         field++) {
        const char *value = field->flags & FIELD_KEY
                                ? element_attribute(row, field->name)
                                : NULL;

        if (value)
            name = name ? arena_text(arena, "%s %s", name, value) : value;
    }
    if (!name && row->attribute_count > 0)
        name = row->attributes[0].value;
    return name ? name : "";
}

static const struct element *read_overlay(struct laying *laying)
{
    const struct overlay *overlay = laying->overlay;
    bool part = overlay->rows && has_keys(overlay->record);
    struct table_source source = {.file = overlay->path};
    struct bytes bytes;

    if (!file_read(&bytes, overlay->path, TABLE_MOST_BYTES, overlay->arena,
                   overlay->report))
        return NULL;
    source.text = bytes.data;
    source.length = bytes.length;
    return table_read_part(&source, overlay->record,
                           part ? TABLE_PART : TABLE_TYPED, &laying->columns,
                           overlay->arena, overlay->report);
}

static bool is_typed(const struct laying *laying, const char *column)
{
    return names_contain(&laying->columns, column);
}

static void set(struct element *row, const char *name, const char *value)
{
    if (value)
        ((struct attribute *)row->attributes)[row->attribute_count++] =
            (struct attribute){name, value};
}

/* "owner: infantry, cavalry; else public: the counter" */
static const char *mixed(const struct laying *laying, const char *former)
{
    const struct record *record = laying->overlay->record;
    struct arena *arena = laying->overlay->arena;
    struct names typed = {0};
    bool all = true;

    for (const struct field *field = record->fields; field->name; field++)
        if (!(field->flags & FIELD_KEY) && strcmp(field->name, "provenance")) {
            if (is_typed(laying, field->name))
                names_add(arena, &typed, field->name);
            else if (field->type != FIELD_TEXT) /* words are no numbers */
                all = false;
        }
    return all || !former ? OWNER
                          : arena_text(arena, OWNER ": %s; else %s",
                                       names_text(&typed, ", ", arena), former);
}

/* A row of the overlay; below is the one that it takes the place of, or NULL.
 */
static struct element laid(const struct laying *laying,
                           const struct element *typed,
                           const struct element *below)
{
    const struct overlay *overlay = laying->overlay;
    const struct field *fields = overlay->record->fields;
    struct element row = *typed;
    size_t most = 0;

    while (fields[most].name)
        most++;
    row.file = overlay->path;
    row.attributes = ARENA_ARRAY(overlay->arena, struct attribute, most + 1);
    row.attribute_count = 0;
    for (const struct field *field = fields; field->name; field++) {
        const char *name = field->name;
        const char *former = below ? element_attribute(below, name) : NULL;

        if (is_typed(laying, name))
            set(&row, name, element_attribute(typed, name));
        else if (strcmp(name, "provenance") == 0)
            set(&row, name, mixed(laying, former));
        else
            set(&row, name, former);
    }
    return row;
}

static void add(struct laying *laying, const struct element *row)
{
    *(struct element *)LIST_ADD(laying->overlay->arena, laying->rows,
                                laying->count) = *row;
}

/* Those of the overlay by their keys; a second one of a key is refused. */
static struct index *by_key(struct laying *laying, const struct element *typed)
{
    const struct overlay *overlay = laying->overlay;
    struct index *index = index_new(overlay->arena);

    for (const struct element *row = typed->first; row; row = row->next) {
        const char *key = row_name(overlay->record, row, overlay->arena);

        if (!index_add(index, key, row))
            laying->good = refuse(
                overlay->report, &(struct place){overlay->path, row->line},
                FILE_RULE(duplicate), "%s '%s' is there already, in line %ld",
                overlay->record->element, key,
                ((const struct element *)index_find(index, key))->line);
    }
    return index;
}

static void lay_rows(struct laying *laying, const struct element *typed)
{
    const struct overlay *overlay = laying->overlay;
    const struct record *record = overlay->record;
    struct index *keys = by_key(laying, typed);
    struct index *below = index_new(overlay->arena);

    for (const struct element *row = overlay->rows->first; row;
         row = row->next) {
        const char *key = row_name(record, row, overlay->arena);
        const struct element *over = index_find(keys, key);
        const struct element made = over ? laid(laying, over, row) : *row;

        index_add(below, key, row);
        add(laying, &made);
    }
    for (const struct element *row = typed->first; row; row = row->next)
        if (!index_find(below, row_name(record, row, overlay->arena))) {
            const struct element made = laid(laying, row, NULL);

            add(laying, &made);
        }
}

const struct element *module_over(struct overlay *overlay)
{
    struct laying laying = {.overlay = overlay, .good = true};
    const struct element *typed = read_overlay(&laying);
    struct element *table = ARENA_NEW(overlay->arena, struct element);

    overlay->good = false;
    if (!typed)
        return NULL;
    if (overlay->rows && has_keys(overlay->record))
        lay_rows(&laying, typed);
    else
        for (const struct element *row = typed->first; row; row = row->next) {
            const struct element made = laid(&laying, row, NULL);

            add(&laying, &made);
        }
    *table = *typed;
    table->first = laying.rows;
    for (size_t i = 0; i < laying.count; i++)
        laying.rows[i].next = i + 1 < laying.count ? &laying.rows[i + 1] : NULL;
    overlay->good = laying.good;
    return table;
}
