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

/* A value that is right or kept is silent; the printed one, or any other where
 * the print is not known, is not. */
static bool is_wrong(const struct errata_row *row, const char *value)
{
    if (row->after && same_name(row->after, value))
        return false;
    return row->printed ? same_name(row->printed, value) : row->after != NULL;
}

/* setup.1805-austerlitz-2 a piece that the errata add is missed */
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

/* setup.1805-austerlitz-1, setup.aoc-1, setup.counters-1 a value that they
 * correct is refused, with the right one */
static bool check_value(const struct errata *errata,
                        const struct errata_row *row,
                        const struct record *record, const char *item)
{
    const struct field *field = field_of(record, row->field);
    const char *value =
        field ? value_of(errata, record, field, item) : row->after;

    if (!is_wrong(row, value))
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
        setting_find(module->settings, module->setting_count, "errata-scope");
    const struct errata errata = {
        module, names_split(scope ? scope->value : "", arena), arena, report};
    bool good = true;

    for (size_t i = 0; i < module->errata_count; i++)
        good &= check_row(&errata, &module->errata[i]);
    return good;
}
