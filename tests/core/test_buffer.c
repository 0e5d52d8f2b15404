/* Bytes that grow. */
#include "core/buffer.h"

#include "tests/support/test.h"

static const struct size_row {
    const char *name;
    size_t piece;
    int times;
} size_rows[] = {
    {"nothing", 0, 3},
    {"bytes one by one", 1, 5000},
    {"just below the room", 63, 1},
    {"just the room", 64, 1},
    {"pieces", 100, 1000},
    {"one large piece", 1000000, 1},
};

static void bytes_are_kept(void **state)
{
    const struct size_row *row = *state;
    char *piece = malloc(row->piece + 1);
    struct buffer buffer;

    assert_non_null(piece);
    memset(piece, 'x', row->piece);
    piece[row->piece] = '\0';
    buffer_init(&buffer);
    assert_string_equal(buffer.bytes, "");
    for (int i = 0; i < row->times; i++) {
        buffer_add(&buffer, piece, row->piece);
        assert_int_equal(buffer.bytes[buffer.length], '\0');
    }
    assert_int_equal(buffer.length, row->piece * (size_t)row->times);
    assert_int_equal(strspn(buffer.bytes, "x"), buffer.length);
    buffer_release(&buffer);
    free(piece);
}

static const struct format_row {
    const char *name;
    const char *before;
    const char *word;
    const char *result;
} format_rows[] = {
    {"into an empty buffer", "", "a", "<a 7>"},
    {"behind others", "x", "a", "x<a 7>"},
    {"beyond the room",
     "0123456789012345678901234567890123456789012345678901234567", "abcdef",
     "0123456789012345678901234567890123456789012345678901234567<abcdef 7>"},
};

static void formats_are_appended(void **state)
{
    const struct format_row *row = *state;
    struct buffer buffer;

    buffer_init(&buffer);
    buffer_puts(&buffer, row->before);
    buffer_printf(&buffer, "<%s %d>", row->word, 7);
    assert_string_equal(buffer.bytes, row->result);
    assert_int_equal(buffer.length, strlen(row->result));
    buffer_release(&buffer);
}

static const struct zero_row {
    const char *name;
    char bytes[4];
} zero_rows[] = {{"zero bytes are bytes", {'a', '\0', 'b', '\0'}}};

static void zero_bytes_are_bytes(void **state)
{
    const struct zero_row *row = *state;
    struct buffer buffer;

    buffer_init(&buffer);
    buffer_add(&buffer, row->bytes, sizeof(row->bytes));
    assert_int_equal(buffer.length, sizeof(row->bytes));
    assert_memory_equal(buffer.bytes, row->bytes, sizeof(row->bytes));
    buffer_release(&buffer);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(size_rows, bytes_are_kept),
        TABLE(format_rows, formats_are_appended),
        TABLE(zero_rows, zero_bytes_are_bytes),
    };

    return run_tables(tables, LENGTH(tables));
}
