/* Which files are orders as text, and which are none. */
#include "tests/campaign/text/reading.h"

static void no_byte_is_hidden(void **state)
{
    static const char text[] = HEAD "I\n\0  plan push\n";
    struct laid_table table;

    (void)state;
    lay_table(&table, MORNING, "hedgehogs");
    assert_null(read_text(&table, text, sizeof(text) - 1));
    assert_true(report_names(table.report, FILE_RULE(unreadable)));
    clear_table(&table);
}

/* Comments do not count, whatever a blank sheet lists. */
static void size_has_a_limit(void **state)
{
    struct laid_table table;
    struct buffer text;

    (void)state;
    lay_table(&table, MORNING, "hedgehogs");
    buffer_init(&text);
    buffer_puts(&text, HEAD "I\n  plan push\n");
    for (int i = 0; i < 30000; i++)
        buffer_puts(&text, "  # plan rest\n");
    assert_non_null(read_text(&table, text.bytes, text.length));
    assert_true(report_clean(table.report));
    for (int i = 0; i < 30000; i++)
        buffer_puts(&text, "  plan rest\n");
    assert_null(read_text(&table, text.bytes, text.length));
    assert_true(report_names(table.report, FILE_RULE(too_large)));
    buffer_release(&text);
    clear_table(&table);
}

static void text_is_found(void **state)
{
    static const struct {
        const char *text;
        bool is_orders;
    } rows[] = {
        {HEAD, true},
        {"\n# x\n> " HEAD, true},
        {"x\n> " HEAD, true},
        {"<x>\n" HEAD, false},
        {"\n<sheet>\n" HEAD, false},
        {"Berthier, exchange 3 of windfall\n", false},
        {"> " HEAD "> I\n", true},
        {"<sheet/>", false},
        {"berthier windfall exchange 3\n", false},
        {"Dear Bert,\n" HEAD, true},
        {"", false},
    };

    (void)state;
    for (size_t i = 0; i < LENGTH(rows); i++)
        assert_int_equal(text_is_orders(rows[i].text, strlen(rows[i].text)),
                         rows[i].is_orders);
}

static const struct plain_row {
    const char *name;
} zero_row[] = {{"a byte 0"}}, large_row[] = {{"too large"}},
  found_rows[] = {{"found by content"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(zero_row, no_byte_is_hidden),
        TABLE(large_row, size_has_a_limit),
        TABLE(found_rows, text_is_found),
    };

    return run_tables(tables, LENGTH(tables));
}
