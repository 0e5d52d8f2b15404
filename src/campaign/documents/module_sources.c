/* Provenance, counted and listed. */
#include "campaign/documents/module.h"

#include "campaign/documents/module_build.h"
#include "core/arena.h"
#include "core/field-kind.h"
#include "core/records.h"
#include "rulesets/ruleset.h"

#include <string.h>

struct sourced_rows sourced_rows(const struct module *module,
                                 const struct record *record)
{
    struct sourced_rows rows = {.record = record};

    if (record->count == RECORD_SINGLE || !record->table)
        return rows;
    memcpy(&rows.items, (const char *)module + record->items,
           sizeof(rows.items));
    memcpy(&rows.count, (const char *)module + record->count,
           sizeof(rows.count));
    rows.provenance = field_find(record->fields, "provenance");
    return rows;
}

static const char *row_at(const struct sourced_rows *rows, size_t i)
{
    return rows->items + i * rows->record->size;
}

const char *source_of_row(const struct sourced_rows *rows, size_t i)
{
    const char *text;

    memcpy(&text, row_at(rows, i) + rows->provenance->offset, sizeof(text));
    return text ? text : "";
}

struct module_sources module_sources(const struct module_document *module)
{
    const struct ruleset *ruleset = ruleset_find(module->ruleset);
    struct module_sources out = {0};

    for (const struct record *record = ruleset->module->children;
         record && record->element; record++) {
        const struct sourced_rows rows = sourced_rows(module->data, record);

        for (size_t i = 0; rows.provenance && i < rows.count; i++) {
            const char *text = source_of_row(&rows, i);
            bool house = strstr(text, "house") != NULL;

            out.rows++;
            out.house += house;
            out.owner += !house && strncmp(text, OWNER, strlen(OWNER)) == 0;
        }
    }
    return out;
}

/* "table-prices.tsv:4: ", if the record knows. */
static const char *where(const struct sourced_rows *rows, size_t i,
                         struct arena *arena)
{
    struct place place;

    if (rows->record->place == RECORD_NO_PLACE)
        return arena_text(arena, "%s.tsv: ", rows->record->table);
    memcpy(&place, row_at(rows, i) + rows->record->place, sizeof(place));
    return arena_text(arena, "%s:%ld: ", place.file, place.line);
}

struct names module_rows_from(const struct module_document *module,
                              const char *word, struct arena *arena)
{
    const struct ruleset *ruleset = ruleset_find(module->ruleset);
    struct names lines = {0};

    for (const struct record *record = ruleset->module->children;
         record && record->element; record++) {
        const struct sourced_rows rows = sourced_rows(module->data, record);

        for (size_t i = 0; rows.provenance && i < rows.count; i++) {
            const char *text = source_of_row(&rows, i);
            const struct names name =
                record_name(record, row_at(&rows, i), arena);

            if (strstr(text, word))
                names_say(arena, &lines, "%s%s %s: %s", where(&rows, i, arena),
                          record->element, names_text(&name, " ", arena), text);
        }
    }
    return lines;
}
