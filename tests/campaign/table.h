/* A table with a golden turn of the toy ruleset on it: scenes of tests that
 * judge sheets. */
#ifndef BERTHIER_TEST_CAMPAIGN_TABLE_H
#define BERTHIER_TEST_CAMPAIGN_TABLE_H

#include "campaign/judge/check.h"
#include "campaign/open/opening.h"
#include "core/arena.h"
#include "io/xml.h"
#include "tests/support/test.h"

#include <stdio.h>

struct laid_table {
    struct arena *arena;
    struct report *report;
    struct module_document module;
    struct turn turn;
    struct desk desk;
};

/* An element tree of a text that must be well-formed. */
static inline const struct element *
table_tree(struct laid_table *table, const char *name, const char *text)
{
    struct xml_file *file = xml_open(name, text, strlen(text), XML_DRAFT,
                                     table->arena, table->report);
    const struct element *root;

    if (!file) {
        report_print(table->report, stderr);
        fail();
    }
    root = xml_root(file);
    xml_close(file);
    return root;
}

static inline struct signed_file
table_file(struct laid_table *table, const char *path, enum document_kind kind)
{
    const char *top = getenv("srcdir");
    struct signed_file file = {.name = path, .kind = kind};

    assert_true(file_read(
        &file.bytes,
        arena_text(table->arena, "%s/tests/golden/%s", top ? top : ".", path),
        XML_TURN_LIMIT, table->arena, table->report));
    file.root = table_tree(table, path, file.bytes.data);
    return file;
}

/* The turn of that path below tests/golden, before somebody who commands the
 * named sides (blanks between). */
static inline void lay_table(struct laid_table *table, const char *path,
                             const char *sides)
{
    struct signed_file module, turn;
    struct turn_source source = {.file = &turn, .module = &table->module};

    /* Asking here links the toy's list of rulesets, not the product's. */
    assert_string_equal((*rulesets())->name, "toy");
    memset(table, 0, sizeof(*table));
    table->arena = arena_new();
    table->report = report_new(table->arena);
    module = table_file(table, "toy-module.xml", DOCUMENT_MODULE);
    assert_true(
        module_open(&table->module, &module, table->arena, table->report));
    turn = table_file(table, path, DOCUMENT_TURN);
    assert_true(turn_open(&table->turn, &source, table->arena, table->report));
    table->desk = (struct desk){.ruleset = ruleset_find(table->module.ruleset),
                                .module = table->module.data,
                                .turn = &table->turn,
                                .file = "sheet.xml",
                                .arena = table->arena};
    for (const char *side = sides; *side;) {
        size_t length = strcspn(side, " ");

        names_add(table->arena, &table->desk.sides,
                  arena_string(table->arena, side, length));
        side += length + (side[length] == ' ');
    }
}

/* Judges the sections and notes of a sheet. */
static inline bool judge_sheet(struct laid_table *table,
                               struct judged_sheet *out, const char *sections)
{
    const char *text =
        arena_text(table->arena,
                   "<sheet exchange='1' from='anna' game='%064d' state='%064d' "
                   "version='1'>\n%s</sheet>",
                   0, 0, sections);
    struct sheet sheet;

    assert_true(sheet_read(&sheet, table_tree(table, "sheet.xml", text),
                           "sheet.xml", table->arena, table->report));
    return sheet_check(out, &table->desk, &sheet, table->report);
}

static inline void clear_table(struct laid_table *table)
{
    arena_free(table->arena);
}

#endif
