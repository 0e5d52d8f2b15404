/* [base errata] Each row of the errata whose scope is Ulm: a module that has
 * the printed value is refused by the row's case, with the value to type; the
 * value that they give is silent.
 *
 * The rows are those of the module's own table; how many there are, and which
 * are kept or of tables that a map has none of, is written here by hand. */
#include "core/arena.h"
#include "core/element.h"
#include "core/records.h"
#include "rulesets/grande-armee/module/rules.h"
#include "tests/rulesets/grande-armee/scene.h"
#include "tests/support/test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROWS_OF_ULM = 39, /* counted in the table */
    /* setup.1805-campaign-3 and both of setup.aoc-2: print and errata agree */
    KEPT = 3,
    /* the table of minors of setup.counters-2 */
    OF_CAMPAIGNS = 1
};

/* One row, tried on a module of its own. */
struct attempt {
    struct arena *arena;
    struct module module;
    struct report *report;
    const struct errata_row *row;
    const struct record *record;
    const struct field *field;
};

static void read_ulm(struct attempt *attempt, struct arena *arena, size_t at)
{
    const struct module_tables tables = {&gra_module_record,
                                         "samples/modules/ulm-1805", arena};

    *attempt = (struct attempt){.arena = arena};
    attempt->report = report_new(arena);
    scenes_read_module(&attempt->module, &tables, attempt->report);
    assert_true(gra_open_module(&attempt->module, arena, attempt->report));
    attempt->row = &attempt->module.errata[at];
    attempt->record = gra_module_record.children;
    while (attempt->record->element &&
           !same_name(attempt->record->table, attempt->row->table))
        attempt->record++;
    attempt->field = attempt->record->element ? attempt->record->fields : NULL;
    while (attempt->field && attempt->field->name &&
           !same_name(attempt->field->name, attempt->row->field))
        attempt->field++;
}

static bool is_of_ulm(const struct errata_row *row)
{
    static const char *const scopes[] = {"1805-ulm",   "1805-campaign", "aoc",
                                         "countermix", "map",           NULL};

    for (size_t i = 0; i < row->scope.count; i++)
        if (word_place(scopes, row->scope.items[i]) >= 0)
            return true;
    return false;
}

/* ---- a row of a table, and what stands in it ----------------------------- */

static char **list_of(struct attempt *attempt, size_t **count)
{
    char *module = (char *)&attempt->module;

    *count = (size_t *)(void *)(module + attempt->record->count);
    return (char **)(void *)(module + attempt->record->items);
}

static bool is_schedule(const struct attempt *attempt)
{
    return same_name(attempt->record->table, "reinforcements");
}

static bool is_row(const struct attempt *attempt, const char *item)
{
    const char *piece = attempt->row->piece;

    if (is_schedule(attempt))
        return names_contain(
            &((const struct reinforcement_card *)(const void *)item)->pieces,
            piece);
    return same_name(
        field_value(&attempt->record->fields[0], item, attempt->arena), piece);
}

static char *row_of(struct attempt *attempt)
{
    size_t *count;
    char **items = list_of(attempt, &count);

    for (size_t i = 0; i < *count; i++)
        if (is_row(attempt, *items + i * attempt->record->size))
            return *items + i * attempt->record->size;
    return NULL;
}

static void put(struct attempt *attempt, char *item, const struct field *field,
                const char *value)
{
    const struct field one[] = {*field, {0}};
    const struct attribute attribute = {field->name, value};
    const struct element element = {.name = "row",
                                    .attributes = &attribute,
                                    .attribute_count = value != NULL};
    struct report *report = report_new(attempt->arena);

    if (value)
        assert_true(
            fields_read(item, one, &element, "row", attempt->arena, report));
    else
        memset(item + field->offset, 0, sizeof(void *));
}

/* A piece that the module has none of: a row like the first, by its name. */
static char *row_made(struct attempt *attempt)
{
    size_t *count, size = attempt->record->size;
    char **items = list_of(attempt, &count);
    char *longer = arena_zeroed(attempt->arena, *count + 1, size), *row;

    memcpy(longer, *items, *count * size);
    row = longer + *count * size;
    memcpy(row, longer, size);
    *items = longer;
    ++*count;
    if (is_schedule(attempt)) {
        struct reinforcement_card *card = (void *)row;

        card->pieces = (struct names){NULL, 0};
        names_add(attempt->arena, &card->pieces, attempt->row->piece);
    } else {
        put(attempt, row, &attempt->record->fields[0], attempt->row->piece);
    }
    return row;
}

static void take_out(struct attempt *attempt)
{
    size_t *count;
    char **items = list_of(attempt, &count);
    char *row = row_of(attempt);

    assert_non_null(row);
    list_remove(*items, count, attempt->record->size,
                (size_t)(row - *items) / attempt->record->size);
}

/* ---- printed, and after -------------------------------------------------- */

/* Where the print is not known, any other value is wrong: of a hex, a number,
 * a word. */
static const char *another(const struct attempt *attempt)
{
    enum field_type type = attempt->field->type;

    if (type == FIELD_HEX || type == FIELD_HEXES)
        return "2240";
    return type == FIELD_YES ? "no" : "6";
}

/* Is it good as far as this row goes? A made row has other faults. */
static bool passes(struct attempt *attempt, const char *value)
{
    char *row = row_of(attempt);

    if (same_name(attempt->row->field, "row")) {
        if (!same_name(value, "present"))
            take_out(attempt);
        else if (!row)
            row_made(attempt);
    } else {
        put(attempt, row ? row : row_made(attempt), attempt->field, value);
    }
    attempt->report = report_new(attempt->arena);
    gra_check_errata(&attempt->module, attempt->arena, attempt->report);
    for (size_t i = 0; i < report_findings(attempt->report); i++)
        if (report_finding(attempt->report, i)->place.line ==
            attempt->row->at.line)
            return false;
    return true;
}

/* By the row's case, in a sentence that has the value to type. */
static bool is_told(const struct attempt *attempt)
{
    const struct errata_row *row = attempt->row;

    for (size_t i = 0; i < report_findings(attempt->report); i++) {
        const struct finding *finding = report_finding(attempt->report, i);

        if (same_name(finding->rule->number, row->number) &&
            strstr(finding->text, row->piece) &&
            (!row->after || same_name(row->after, "present") ||
             same_name(row->after, "absent") ||
             strstr(finding->text, row->after)))
            return true;
    }
    return false;
}

static void fail_of(const struct attempt *attempt, const char *what)
{
    fprintf(stderr, "%s %s %s: %s\n", attempt->row->number, attempt->row->piece,
            attempt->row->field, what);
    report_print(attempt->report, stderr);
    fail();
}

static void tries_print(struct arena *arena, size_t at)
{
    struct attempt attempt;
    bool row;

    read_ulm(&attempt, arena, at);
    row = same_name(attempt.row->field, "row");
    if (passes(&attempt, attempt.row->printed ? attempt.row->printed
                         : row                ? "absent"
                                              : another(&attempt)))
        fail_of(&attempt, "the print passes");
    if (!is_told(&attempt))
        fail_of(&attempt, "it is not told");
}

/* Of several hexes after one piece each is right. */
static void tries_errata(struct arena *arena, size_t at)
{
    struct attempt attempt;
    struct names values = {NULL, 0};

    read_ulm(&attempt, arena, at);
    if (!attempt.row->after || same_name(attempt.row->after, "absent"))
        return;
    if (attempt.field->name && attempt.field->type == FIELD_HEX)
        values = names_split(attempt.row->after, arena);
    else
        names_add(arena, &values, attempt.row->after);
    for (size_t i = 0; i < values.count; i++) {
        read_ulm(&attempt, arena, at);
        if (!passes(&attempt, values.items[i]))
            fail_of(&attempt, "what the errata say is refused");
    }
}

/* A table or a column that a map has none of. */
static bool is_of_campaigns(const struct attempt *attempt)
{
    return !attempt->record->element ||
           (!attempt->field->name && !same_name(attempt->row->field, "row"));
}

/* How many rows of the scope there are, kept and of campaigns. */
struct sums {
    int rows, kept, others;
};

static void try_row(struct sums *sums, struct arena *arena, size_t at)
{
    struct attempt attempt;

    read_ulm(&attempt, arena, at);
    if (!is_of_ulm(attempt.row))
        return;
    sums->rows++;
    if (is_of_campaigns(&attempt)) {
        sums->others++;
        return;
    }
    if (same_name(attempt.row->printed, attempt.row->after))
        sums->kept++;
    else
        tries_print(arena, at);
    tries_errata(arena, at);
}

static void each_row_of_ulm(void **state)
{
    struct arena *arena = arena_new();
    struct attempt all;
    struct sums sums = {0};

    (void)state;
    read_ulm(&all, arena, 0);
    for (size_t i = 0; i < all.module.errata_count; i++) {
        struct arena *own = arena_new();

        try_row(&sums, own, i);
        arena_free(own);
    }
    assert_int_equal(sums.rows, ROWS_OF_ULM);
    assert_int_equal(sums.kept, KEPT);
    assert_int_equal(sums.others, OF_CAMPAIGNS);
    arena_free(arena);
}

/* The rows of one case, which the name begins with. */
static void rows_of_case(void **state)
{
    const char *name = *(const char *const *)*state;
    struct arena *arena = arena_new();
    struct attempt all;
    struct sums sums = {0};

    read_ulm(&all, arena, 0);
    for (size_t i = 0; i < all.module.errata_count; i++) {
        const char *number = all.module.errata[i].number;
        struct arena *own = arena_new();

        if (strncmp(name, number, strlen(number)) == 0 &&
            name[strlen(number)] == ' ')
            try_row(&sums, own, i);
        arena_free(own);
    }
    assert_true(sums.rows > 0);
    arena_free(arena);
}

/* Empty for all it is left out; empty for one alone it is wrong. */
static void column_left_out(void **state)
{
    struct arena *arena = arena_new();
    struct attempt attempt;
    size_t at = 0, *count;
    char **items, *row;

    (void)state;
    read_ulm(&attempt, arena, at);
    while (!same_name(attempt.row->number, "setup.map-3"))
        read_ulm(&attempt, arena, ++at);
    row = row_of(&attempt) ? row_of(&attempt) : row_made(&attempt);
    items = list_of(&attempt, &count);
    assert_true(*count > 1);
    for (size_t i = 0; i < *count; i++)
        put(&attempt, *items + i * attempt.record->size, attempt.field, NULL);
    assert_true(passes(&attempt, NULL));
    put(&attempt, *items + (row == *items ? attempt.record->size : 0),
        attempt.field, attempt.row->after);
    assert_false(passes(&attempt, NULL));
    assert_true(is_told(&attempt));
    arena_free(arena);
}

static const struct plain_row {
    const char *name;
} plain[] = {{"each row of Ulm refuses the print and not what it says"}},
  columns[] = {{"setup.map-3 incomes of all left out"}},
  cases[] = {{"setup.1805-all-1 morale of Italy"},
             {"19.13a John's points"},
             {"19.13b Massena's points"},
             {"setup.1805-campaign-1 Mamelukes and a bridge train"},
             {"setup.1805-campaign-4 Wurttemberg's 1st division"},
             {"setup.1805-campaign-5 Mack in Ulm"},
             {"setup.1805-campaign-6 a detachment beside Mack"},
             {"setup.1805-campaign-7 Riesch's dragoons"},
             {"setup.1805-campaign-8 the detachment at Beneschau"},
             {"setup.1805-campaign-9 John's 15th division"},
             {"setup.1805-campaign-10 Constantine's light cavalry"},
             {"setup.map-1 the ground of Ulm"},
             {"setup.map-2 Bayreuth"},
             {"setup.map-3 what Hesse yields"},
             {"setup.counters-2 Swedish infantry"}};

int main(void)
{
    const struct table tables[] = {TABLE(plain, each_row_of_ulm),
                                   TABLE(columns, column_left_out),
                                   TABLE(cases, rows_of_case)};

    return run_tables(tables, LENGTH(tables));
}
