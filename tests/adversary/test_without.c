/* The door for attackers switches one refusal off, whatever else it cites. */
#include "core/arena.h"
#include "core/report.h"
#include "tests/support/test.h"

#include <stdlib.h>

static const struct rule met = {.book = "rule", .number = "12.3.1"};
static const struct rule besides = {.book = "rule", .number = "12.3.1a"};
static const struct place place = {"sheet.xml", 8};

static const struct off_row {
    const char *name;
    const char *off; /* BERTHIER_WITHOUT */
    bool passes;
} off_rows[] = {
    {"its case lets it pass", "rule 12.3.1", true},
    {"another does not", "rule 12.3", false},
    {"its case among others", "trust alone,rule 12.3.1,file schema", true},
    {"others alone", "trust alone,rule 12.3,rule 12.3.1a", false},
    {"what it cites besides is not its case", "rule 12.3.1a", false},
};

static void is_switched_off(void **state)
{
    const struct off_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    setenv("BERTHIER_WITHOUT", row->off, 1);
    assert_int_equal(refuse(report, &place, &met, "x"), row->passes);
    assert_int_equal(refusal_cites(report, &besides), row->passes);
    assert_int_equal(report_clean(report), row->passes);
    assert_int_equal(report_names(report, &besides), !row->passes);
    /* What is refused thereafter is refused, with its own cases. */
    setenv("BERTHIER_WITHOUT", "rule 12.3.1", 1);
    assert_false(refuse(report, &place, FILE_RULE(bad_value), "y"));
    assert_false(refusal_cites(report, FILE_RULE(version)));
    assert_true(report_cites(report, "file", "version"));
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {TABLE(off_rows, is_switched_off)};

    return run_tables(tables, LENGTH(tables));
}
