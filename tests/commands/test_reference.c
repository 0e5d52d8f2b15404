/* The reference has every kind and every step that asks, of every ruleset, and
 * an example of each that the readers take. */
#include "tests/support/test.h"

#include "campaign/text/text.h"
#include "commands/reference/reference.h"
#include "core/arena.h"
#include "core/report.h"
#include "io/xml.h"

#include <stdio.h>

static const struct folder {
    const char *ruleset;
    const char *module;
} folders[] = {
    {"armee-du-nord", "samples/modules/ligny-1815"},
    {"campaigns-of-napoleon", "samples/modules/waterloo-1815"},
    {"empires-in-arms", "samples/modules/europe-1805"},
    {"grande-armee", "samples/modules/austerlitz-1805"},
    {"toy", "tests/toy/module"},
};

static const char *folder_of_module(struct arena *arena, const char *ruleset)
{
    const char *top = getenv("srcdir");

    for (size_t i = 0; i < LENGTH(folders); i++)
        if (strcmp(folders[i].ruleset, ruleset) == 0)
            return arena_text(arena, "%s/%s", top ? top : ".",
                              folders[i].module);
    fail_msg("no module of ruleset '%s' is known here", ruleset);
    return NULL;
}

/* A row plays a ruleset: its reference, made with a module or without. */
static const struct ruleset_row {
    const char *name;
    size_t ruleset;
    bool is_near;
} ruleset_rows[] = {
    {"the first ruleset by its types", 0, false},
    {"the first ruleset with a module", 0, true},
    {"the second ruleset by its types", 1, false},
    {"the second ruleset with a module", 1, true},
    {"the third ruleset by its types", 2, false},
    {"the third ruleset with a module", 2, true},
    {"the fourth ruleset by its types", 3, false},
    {"the fourth ruleset with a module", 3, true},
};

static const struct ruleset *ruleset_at(size_t i)
{
    const struct ruleset *const *all = rulesets();

    for (size_t j = 0; j < i; j++)
        if (!all[j])
            return NULL;
    return all[i];
}

static size_t times_described(const struct reference *reference,
                              const struct order_kind *kind)
{
    size_t times = 0;

    for (size_t i = 0; i < reference->count; i++)
        times += reference->kinds[i].kind == kind;
    return times;
}

static void has_all_kinds(const struct reference *reference)
{
    const struct ruleset *ruleset = reference->ruleset;
    const struct order_kind *const *kind =
        sequence_kinds(reference->arena, ruleset->sequence);

    for (; *kind; kind++)
        assert_int_equal(times_described(reference, *kind), 1);
    for (kind = ruleset->standing; kind && *kind; kind++)
        assert_int_equal(times_described(reference, *kind), 1);
}

/* Both spellings of the example are read again as the same order. */
static void is_read(const struct described *of, struct arena *arena)
{
    const struct order_kind *const kinds[] = {of->kind, NULL};
    struct report *report = report_new(arena);
    const char *line = order_text(arena, of->example);
    const char *xml = arena_text(arena, "<%s></%s>", line, of->kind->name);
    struct xml_file *file =
        xml_open("example", xml, strlen(xml), XML_SIGNED, arena, report);
    const struct order *again;

    assert_non_null(file);
    again = order_read(arena, kinds, xml_root(file), "example", report);
    if (!again)
        report_print(report, stderr);
    assert_non_null(again);
    assert_string_equal(order_text(arena, again), line);
    assert_string_equal(order_as_text(arena, again),
                        order_as_text(arena, of->example));
    xml_close(file);
}

static void all_is_described(void **state)
{
    const struct ruleset_row *row = *state;
    const struct ruleset *ruleset = ruleset_at(row->ruleset);
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct reference reference;
    struct near near;

    if (ruleset) {
        if (row->is_near)
            assert_true(near_open(&near, folder_of_module(arena, ruleset->name),
                                  arena, report));
        reference_make(&reference, ruleset, row->is_near ? &near : NULL, arena);
        has_all_kinds(&reference);
        for (size_t i = 0; i < reference.count; i++) {
            const struct described *of = &reference.kinds[i];

            assert_non_null(of->kind->summary);
            assert_non_null(of->example);
            is_read(of, arena);
        }
    }
    arena_free(arena);
}

/* Of each step that asks it is said whom, and what happens if you send nothing;
 * a row of no step, or of one that asks nothing, would be a lie. */
static void steps_are_described(void **state)
{
    const struct ruleset_row *row = *state;
    const struct ruleset *ruleset = ruleset_at(row->ruleset);
    size_t notes = 0, asking = 0;

    for (const struct step *step = ruleset ? ruleset->sequence : NULL;
         step && step->id; step++) {
        asking += step->ask != NULL;
        if (!step_note_of(ruleset, step) != !step->ask)
            fail_msg("step %s of %s", step->id, ruleset->name);
    }
    for (const struct step_note *note = ruleset ? ruleset->step_notes : NULL;
         note && note->step; note++)
        notes++;
    assert_int_equal(notes, asking);
}

static const struct words_row {
    const char *name;
    struct field field;
    const char *words;
} words_rows[] = {
    {"an id of two kinds of things",
     {"with", FIELD_NAME, 0, 0, NULL, 0, "corps|fleet", 0, 0},
     "the id of a corps or fleet"},
    {"ids of one kind",
     {"units", FIELD_NAMES, 0, 0, NULL, 0, "unit", 0, 0},
     "ids, each of a unit"},
    {"an id of anything",
     {"to", FIELD_NAME, 0, 0, NULL, 0, NULL, 0, 0},
     "an id"},
    {"a range",
     {"n", FIELD_COUNT, 0, 0, NULL, 0, NULL, 1, 9},
     "a number from 1 to 9"},
    {"any number",
     {"n", FIELD_COUNT, 0, 0, NULL, 0, NULL, 0, 0},
     "a whole number"},
    {"base64, which no order takes",
     {"b", FIELD_BASE64, 0, 0, NULL, 0, NULL, 0, 0},
     "base64 without line breaks"},
};

static void fields_have_words(void **state)
{
    const struct words_row *row = *state;
    struct arena *arena = arena_new();

    assert_string_equal(field_words(arena, &row->field), row->words);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(ruleset_rows, all_is_described),
        TABLE(ruleset_rows, steps_are_described),
        TABLE(words_rows, fields_have_words),
    };
    int failed;

    xml_start();
    failed = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failed;
}
