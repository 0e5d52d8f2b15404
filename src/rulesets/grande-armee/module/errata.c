/* [base errata] a module that holds what the errata correct is refused:
 * nobody's table is changed. */
#include "core/arena.h"
#include "core/records.h"
#include "rulesets/grande-armee/module/module.h"
#include "rulesets/grande-armee/module/rules.h"

#include <string.h>

struct errata {
    const struct module *module;
    struct names scope;
    struct arena *arena;
    struct report *report;
};

static const struct rule *case_of(const char *number)
{
    for (size_t i = 0; i < GRA_CASES; i++)
        if (strcmp(gra_cases[i].number, number) == 0)
            return &gra_cases[i];
    return BASE(errata);
}

/* The record whose rows stand in that table; NULL: battles have none of it. */
static const struct record *table_of(const char *name)
{
    const struct record *record = gra_module_record.children;

    for (; record->element; record++)
        if (same_name(record->table, name))
            return record;
    return NULL;
}

static const struct field *field_of(const struct record *record,
                                    const char *name)
{
    const struct field *field = record->fields;

    for (; field->name; field++)
        if (strcmp(field->name, name) == 0)
            return field;
    return NULL;
}

/* The row of that key; NULL: it is not there. */
static const char *row_of(const struct errata *errata,
                          const struct record *record, const char *piece)
{
    size_t count;
    char *items =
        records_items(record, (char *)(struct module *)errata->module, &count);

    for (size_t i = 0; i < count; i++) {
        const char *item = items + i * record->size;

        if (same_name(record->table, "reinforcements") &&
            names_contain(
                &((const struct reinforcement_card *)(const void *)item)
                     ->pieces,
                piece))
            return item;
        if (same_name(field_value(&record->fields[0], item, errata->arena),
                      piece))
            return item;
    }
    return NULL;
}

/* setup.aoc-2 a unit without a hex of its own has its leader's */
static const char *value_of(const struct errata *errata,
                            const struct record *record,
                            const struct field *field, const char *item)
{
    const char *value = field_value(field, item, errata->arena);

    if (!value && same_name(record->table, "units") &&
        same_name(field->name, "start")) {
        const struct unit_card *unit = (const void *)item;

        if (unit->leader && unit->leader->start)
            return hex_text(errata->arena, unit->leader->start);
    }
    return value;
}

/* Hexes of a list, in whatever order. */
static bool same_set(const struct names *one, const struct names *other)
{
    for (size_t i = 0; i < one->count; i++)
        if (!names_contain(other, one->items[i]))
            return false;
    return one->count == other->count;
}

/* Does the value say what stands in the table of errata? setup.1805-campaign-2
 * of several hexes for one piece each is right; a list of hexes is a set. */
static bool says(const struct errata *errata, const struct field *field,
                 const char *value, const char *text)
{
    struct names values, texts;

    if (!value || !text)
        return false;
    values = names_split(value, errata->arena);
    texts = names_split(text, errata->arena);
    if (field && field->type == FIELD_HEX)
        return names_contain(&texts, value);
    return field && field->type == FIELD_HEXES ? same_set(&values, &texts)
                                               : same_name(value, text);
}

/* A value that is right or kept is silent; the printed one is not, and where
 * the print is not known, no other is. If they only take something out, the
 * printed one alone is wrong. */
static bool is_wrong(const struct errata *errata, const struct errata_row *row,
                     const struct field *field, const char *value)
{
    if (!field || says(errata, field, value, row->after))
        return false;
    if (row->printed)
        return says(errata, field, value, row->printed);
    return row->after && !same_name(row->after, "absent");
}

/* setup.1805-austerlitz-2, setup.1805-campaign-1, setup.1805-campaign-9 a piece
 * that the errata add is missed */
static bool check_presence(const struct errata *errata,
                           const struct errata_row *row, bool there)
{
    if (there == same_name(row->after, "present"))
        return true;
    return refuse(errata->report, &row->at, case_of(row->number),
                  there ? "%s.tsv has '%s', which the errata take out"
                        : "%s.tsv lacks '%s', which the errata add: type a row "
                          "for it",
                  row->table, row->piece ? row->piece : "");
}

/* setup.map-3 a column that a folder has none of, since nothing there needs it,
 * is not wrong */
static bool is_left_out(const struct errata *errata,
                        const struct record *record, const struct field *field)
{
    size_t count;
    char *items =
        records_items(record, (char *)(struct module *)errata->module, &count);

    for (size_t i = 0; i < count; i++)
        if (field_value(field, items + i * record->size, errata->arena))
            return false;
    return true;
}

/* setup.1805-austerlitz-1, setup.1805-all-1, setup.1805-campaign-4,
 * setup.1805-campaign-5, setup.1805-campaign-6, setup.1805-campaign-7,
 * setup.1805-campaign-8, setup.1805-campaign-10, 19.13a, 19.13b, setup.map-1,
 * setup.map-2, setup.aoc-1, setup.counters-1, setup.counters-2 a value that
 * they correct is refused, with the right one */
static bool check_value(const struct errata *errata,
                        const struct errata_row *row,
                        const struct record *record, const char *item)
{
    const struct field *field = field_of(record, row->field);
    const char *value = field ? value_of(errata, record, field, item) : NULL;

    if (!is_wrong(errata, row, field, value) ||
        (!value && is_left_out(errata, record, field)))
        return true;
    return refuse(errata->report, &row->at, case_of(row->number),
                  "%s.tsv has '%s' as %s of '%s', which the errata correct: "
                  "type '%s'",
                  row->table, value ? value : "-", row->field,
                  row->piece ? row->piece : "", row->after ? row->after : "-");
}

static bool is_in_scope(const struct errata *errata,
                        const struct errata_row *row)
{
    for (size_t i = 0; i < row->scope.count; i++)
        if (names_contain(&errata->scope, row->scope.items[i]))
            return true;
    return false;
}

static bool check_row(const struct errata *errata, const struct errata_row *row)
{
    const struct record *record = table_of(row->table);
    const char *item;

    if (!record || !is_in_scope(errata, row))
        return true;
    item = row_of(errata, record, row->piece);
    if (same_name(row->field, "row"))
        return check_presence(errata, row, item != NULL);
    return !item || check_value(errata, row, record, item);
}

bool gra_check_errata(const struct module *module, struct arena *arena,
                      struct report *report)
{
    const struct setting *scope =
        setting_find(module->settings, module->settings_count, "errata-scope");
    const struct errata errata = {
        module, names_split(scope ? scope->value : "", arena), arena, report};
    bool good = true;

    for (size_t i = 0; i < module->errata_count; i++)
        good &= check_row(&errata, &module->errata[i]);
    return good;
}
