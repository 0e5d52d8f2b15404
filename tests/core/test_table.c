/* Tab-separated tables become elements. */
#include "core/table.h"

#include "core/writer.h"
#include "tests/core/army.h"
#include "tests/core/tree.h"

static const struct record *record_of(const char *table)
{
    const struct record *record = army_children;

    while (strcmp(record->table, table) != 0)
        record++;
    return record;
}

static const struct table_row {
    const char *name;
    const char *text;
    const char *written; /* the rows as XML, or NULL: refused */
} table_rows[] = {
    {"no rows", "id\trating\n", "<leaders></leaders>"},
    {"two rows", "id\trating\nney\t2\nsoult\t-1\n",
     "<leaders>\n <leader id=\"ney\" rating=\"2\"></leader>\n"
     " <leader id=\"soult\" rating=\"-1\"></leader>\n</leaders>"},
    {"any order of columns", "rating\tid\n2\tney\n",
     "<leaders>\n <leader id=\"ney\" rating=\"2\"></leader>\n</leaders>"},
    {"a hyphen says: missing", "id\trating\tcommand\tseal\nney\t2\t-\t0f\n",
     "<leaders>\n <leader id=\"ney\" rating=\"2\" seal=\"0f\"></leader>\n"
     "</leaders>"},
    {"comments and empty lines", "# who\n\nid\trating\n#ney\t1\n\nney\t2\n\n",
     "<leaders>\n <leader id=\"ney\" rating=\"2\"></leader>\n</leaders>"},
    {"no final line end", "id\trating\nney\t2",
     "<leaders>\n <leader id=\"ney\" rating=\"2\"></leader>\n</leaders>"},
    {"line ends of another system", "id\trating\r\nney\t2\r\n",
     "<leaders>\n <leader id=\"ney\" rating=\"2\"></leader>\n</leaders>"},
    {"no quoting", "id\trating\n\"ney\"\t'2'\n",
     "<leaders>\n <leader id=\"&quot;ney&quot;\" rating=\"'2'\"></leader>\n"
     "</leaders>"},
    {"an empty cell is an empty value", "id\trating\n\t2\n",
     "<leaders>\n <leader id=\"\" rating=\"2\"></leader>\n</leaders>"},
};

static const struct element *read_text(const char *text, const char *table,
                                       struct arena *arena,
                                       struct report *report)
{
    const struct table_source source = {
        .file = "a.tsv", .text = text, .length = strlen(text)};

    return table_read(&source, record_of(table), arena, report);
}

static void tables_become_elements(void **state)
{
    const struct table_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    const struct element *rows = read_text(row->text, "leaders", arena, report);
    struct writer writer;
    struct buffer buffer;

    assert_non_null(rows);
    assert_true(report_clean(report));
    buffer_init(&buffer);
    writer_init(&writer, &buffer, arena);
    writer_tree(&writer, rows);
    assert_string_equal(buffer.bytes, row->written);
    buffer_release(&buffer);
    arena_free(arena);
}

static const struct refusal_row {
    const char *name;
    const char *text;
    size_t length; /* 0: of the text */
    size_t count;
    long line; /* of the first */
    enum file_rule rule;
    const char *words;
} refusal_rows[] = {
    {"nothing", "", 0, 1, 0, FILE_malformed, "the first line must name"},
    {"comments alone", "#a\n\n", 0, 1, 2, FILE_malformed, "the first line"},
    {"a zero byte", "id\trating\nn\0y\t2\n", 16, 1, 0, FILE_unreadable, "zero"},
    {"an unknown column", "id\tratign\trating\nney\t1\t2\n", 0, 1, 1,
     FILE_unknown_attribute, "'ratign'; did you mean 'rating'?"},
    {"a missing column", "#\nid\ncommand\n", 0, 1, 2, FILE_missing_attribute,
     "column 'rating' is missing"},
    {"a column twice", "id\trating\tid\nney\t2\tney\n", 0, 1, 1, FILE_duplicate,
     "column 'id' is there twice"},
    {"too few cells, line by line", "id\trating\nney\nsoult\t1\nney\n", 0, 2, 2,
     FILE_malformed, "the row has 1 columns, the first line 2"},
    {"too many cells", "id\trating\nney\t1\t\n", 0, 1, 2, FILE_malformed,
     "the row has 3 columns, the first line 2"},
};

static void tables_are_refused(void **state)
{
    const struct refusal_row *row = *state;
    const struct table_source source = {
        .file = "a.tsv",
        .text = row->text,
        .length = row->length ? row->length : strlen(row->text)};
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    const struct finding *finding;

    assert_null(table_read(&source, record_of("leaders"), arena, report));
    assert_int_equal(report_findings(report), row->count);
    finding = report_finding(report, 0);
    assert_ptr_equal(finding->rule, &file_rules[row->rule]);
    assert_int_equal(finding->place.line, row->line);
    assert_string_equal(finding->place.file, "a.tsv");
    if (!strstr(finding->text, row->words))
        fail_msg("'%s' is not in '%s'", row->words, finding->text);
    arena_free(arena);
}

/* ---- as many rows as are read -------------------------------------------- */

static const struct many_row {
    const char *name;
    size_t rows, before; /* of it, of other tables */
    const char *words;   /* NULL: it is read */
} many_rows[] = {
    {"as many rows as are read", TABLE_MOST_ROWS, 0, NULL},
    {"one row more", TABLE_MOST_ROWS + 1, 0,
     "the table has 120001 rows, and at most 120000 are read"},
    {"as many with those before it", 2, TABLE_MOST_ROWS - 2, NULL},
    {"one more with those before it", 3, TABLE_MOST_ROWS - 2,
     "the table has 3 rows, those before it 119998, and at most 120000"},
};

static void rows_are_counted(void **state)
{
    const struct many_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct table_source source = {.file = "a.tsv", .before = row->before};
    struct buffer text;
    const struct element *rows;

    buffer_init(&text);
    buffer_puts(&text, "# who\n\nid\trating\r\n");
    for (size_t i = 0; i < row->rows; i++)
        buffer_puts(&text, i % 2 ? "ney\t2\n\n" : "#\nney\t2\n\r\n");
    source.text = text.bytes;
    source.length = text.length;
    assert_int_equal(table_count_rows(&source), row->rows);
    rows = table_read(&source, record_of("leaders"), arena, report);
    assert_int_equal(rows != NULL, row->words == NULL);
    assert_int_equal(report_findings(report), row->words != NULL);
    if (row->words)
        assert_non_null(strstr(report_finding(report, 0)->text, row->words));
    buffer_release(&text);
    arena_free(arena);
}

static const struct wrap_row {
    const char *name;
    const char *table;
    const char *text;
    size_t leaders;
    bool rain;
    long line; /* of the first refusal; 0: none */
    enum file_rule rule;
} wrap_rows[] = {
    {"an array is filled", "leaders", "id\trating\nney\t2\nsoult\t1\n", 2,
     false, 0, 0},
    {"a single one is filled", "weather", "rain\nyes\n", 0, true, 0, 0},
    {"a single one is missing", "weather", "rain\n", 0, false, 1,
     FILE_missing_element},
    {"a bad value", "leaders", "id\trating\n#\nney\ttwo\nsoult\t1\n", 2, false,
     3, FILE_bad_value},
    {"a value that is missing", "leaders", "id\trating\nney\t-\n", 1, false, 2,
     FILE_missing_attribute},
    {"a key twice", "leaders", "id\trating\nney\t2\nney\t2\n", 2, false, 3,
     FILE_duplicate},
};

static void tables_fill_their_struct(void **state)
{
    const struct wrap_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct keys *keys = keys_new(arena);
    const struct element *rows =
        read_text(row->text, row->table, arena, report);
    struct army army = {0};
    struct record wrap[3];
    bool good;

    assert_non_null(rows);
    table_wrap(wrap, record_of(row->table));
    good = record_read(&army, wrap, rows, "a.tsv", arena, report);
    good &= keys_collect(keys, wrap, rows, "a.tsv", report);
    assert_int_equal(good, row->line == 0);
    if (row->line != 0) {
        assert_ptr_equal(report_finding(report, 0)->rule,
                         &file_rules[row->rule]);
        assert_int_equal(report_finding(report, 0)->place.line, row->line);
    }
    assert_int_equal(army.leader_count, row->leaders);
    assert_int_equal(army.weather.rain, row->rain);
    assert_int_equal(army.unit_count, 0);
    arena_free(arena);
}

static const struct needed_row {
    const char *name;
    struct needed_table needed[3];
    size_t missing;
} needed_rows[] = {
    {"all have rows", {{"units", 2}, {"hexes", 1}, {NULL, 0}}, 0},
    {"one is empty", {{"units", 2}, {"hexes", 0}, {NULL, 0}}, 1},
    {"each that is missing is told",
     {{"units", 0}, {"hexes", 0}, {NULL, 0}},
     2},
    {"nothing is needed", {{NULL, 0}}, 0},
};

static void needed_tables_have_rows(void **state)
{
    static const struct place place = {"module", 0};
    const struct needed_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    bool there =
        tables_there(row->needed, &place, FILE_RULE(missing_element), report);

    assert_int_equal(there, row->missing == 0);
    assert_int_equal(report_findings(report), row->missing);
    if (!there) {
        assert_ptr_equal(report_finding(report, 0)->rule,
                         FILE_RULE(missing_element));
        assert_string_equal(report_finding(report, 0)->place.file, "module");
    }
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(table_rows, tables_become_elements),
        TABLE(refusal_rows, tables_are_refused),
        TABLE(many_rows, rows_are_counted),
        TABLE(wrap_rows, tables_fill_their_struct),
        TABLE(needed_rows, needed_tables_have_rows),
    };

    return run_tables(tables, LENGTH(tables));
}
