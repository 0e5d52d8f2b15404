/* Values of every type: what is read, and that it is written the same. */
#include "core/arena.h"
#include "core/field-kind.h"
#include "core/writer.h"
#include "tests/core/samples.h"
#include "tests/support/test.h"

/* A member of any type. */
union member {
    const char *string;
    int number;
    bool yes;
    struct names names;
    struct hexes hexes;
};

/* Reads the sample as the attribute v of an element in line 7. */
static bool read_sample(const struct sample *sample, union member *member,
                        struct arena *arena, struct report *report)
{
    const struct attribute attribute = {"v", sample->text};
    const struct element element = {
        .name = "e", .attributes = &attribute, .attribute_count = 1, .line = 7};
    struct field fields[2] = {sample->field, {0}};

    fields[0].name = "v";
    memset(member, 0, sizeof(*member));
    return fields_read(member, fields, &element, "a.xml", arena, report);
}

static void assert_written(const struct sample *sample,
                           const union member *member, struct arena *arena)
{
    struct field fields[2] = {sample->field, {0}};
    struct writer writer, plain;
    struct buffer buffer, expected;

    fields[0].name = "v";
    buffer_init(&buffer);
    buffer_init(&expected);
    writer_init(&writer, &buffer, arena);
    writer_init(&plain, &expected, arena);
    writer_open(&writer, "e");
    fields_write(&writer, fields, member);
    writer_close(&writer);
    writer_open(&plain, "e");
    writer_attribute(&plain, "v", sample->text);
    writer_close(&plain);
    assert_string_equal(buffer.bytes, expected.bytes);
    buffer_release(&buffer);
    buffer_release(&expected);
}

static void samples_are_read(void **state)
{
    const struct sample *sample = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    union member member;

    assert_int_equal(read_sample(sample, &member, arena, report), sample->good);
    assert_int_equal(report_clean(report), sample->good);
    if (sample->good) {
        assert_written(sample, &member, arena);
    } else {
        assert_true(report_names(report, FILE_RULE(bad_value)));
        assert_int_equal(report_finding(report, 0)->place.line, 7);
    }
    arena_free(arena);
}

static const struct number_row {
    const char *name;
    struct field field;
    const char *text;
    int number;
} number_rows[] = {
    {"a count", {.type = FIELD_COUNT}, "120", 120},
    {"a number", {.type = FIELD_NUMBER}, "-120", -120},
    {"a hex", {.type = FIELD_HEX}, "0722", 722},
    {"a choice", {.type = FIELD_CHOICE, .words = sample_words}, "some", 1},
    {"halves", {.type = FIELD_DECIMAL, .scale = 2}, "2.5", 5},
    {"halves below zero", {.type = FIELD_DECIMAL, .scale = 2}, "-0.5", -1},
    {"quarters", {.type = FIELD_DECIMAL, .scale = 4}, "2.75", 11},
    {"quarters below zero", {.type = FIELD_DECIMAL, .scale = 4}, "-2.25", -9},
    {"tenths", {.type = FIELD_DECIMAL, .scale = 10}, "12.3", 123},
    {"tenths below zero", {.type = FIELD_DECIMAL, .scale = 10}, "-1.9", -19},
};

static void numbers_are_numbers(void **state)
{
    const struct number_row *row = *state;
    const struct sample sample = {row->name, row->field, row->text, true,
                                  false};
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    union member member;

    assert_true(read_sample(&sample, &member, arena, report));
    assert_int_equal(member.number, row->number);
    arena_free(arena);
}

static const struct list_row {
    const char *name;
    const char *hexes;
    const char *names;
    size_t count;
    int last_hex;
    const char *last_name;
} list_rows[] = {
    {"none", "", "", 0, 0, NULL},
    {"one", "0722", "ney", 1, 722, "ney"},
    {"three", "0722 0821 0101", "ney b grouchy", 3, 101, "grouchy"},
};

static void lists_are_lists(void **state)
{
    const struct list_row *row = *state;
    const struct sample hexes = {
        row->name, {.type = FIELD_HEXES}, row->hexes, true, false};
    const struct sample names = {
        row->name, {.type = FIELD_NAMES}, row->names, true, false};
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    union member member;

    assert_true(read_sample(&hexes, &member, arena, report));
    assert_int_equal(member.hexes.count, row->count);
    if (row->count > 0)
        assert_int_equal(member.hexes.items[row->count - 1], row->last_hex);
    /* A list that was read may grow. */
    hexes_add(arena, &member.hexes, 9999);
    assert_int_equal(member.hexes.items[row->count], 9999);
    assert_true(read_sample(&names, &member, arena, report));
    assert_int_equal(member.names.count, row->count);
    if (row->count > 0)
        assert_string_equal(member.names.items[row->count - 1], row->last_name);
    arena_free(arena);
}

/* Property: every number of units has one spelling, and it is read back. */
static const struct scale_row {
    const char *name;
    int scale;
} scale_rows[] = {
    {"every half from -500 to 500", 2},
    {"every quarter from -250 to 250", 4},
    {"every tenth from -100 to 100", 10},
};

static void every_decimal_comes_back(void **state)
{
    const struct scale_row *row = *state;

    for (int number = -1000; number <= 1000; number++) {
        char text[16];
        int back = 5000;

        spell_decimal(number, row->scale, text);
        assert_true(parse_decimal(text, row->scale, &back));
        assert_int_equal(back, number);
    }
}

/* The last letter before the padding may carry no bits of its own. */
static const struct padding_row {
    const char *name;
    const char *before, *behind;
    size_t step; /* between the letters that may stand there */
} padding_rows[] = {
    {"no padding", "QUJ", "", 1},
    {"one sign of padding", "QU", "=", 4},
    {"two signs of padding", "Q", "==", 16},
};

static void left_over_bits_are_zero(void **state)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "abcdefghijklmnopqrstuvwxyz0123456789+/";
    const struct padding_row *row = *state;
    struct arena *arena = arena_new();

    for (size_t i = 0; letters[i]; i++)
        assert_int_equal(is_base64(arena_text(arena, "%s%c%s", row->before,
                                              letters[i], row->behind)),
                         i % row->step == 0);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(samples, samples_are_read),
        TABLE(number_rows, numbers_are_numbers),
        TABLE(list_rows, lists_are_lists),
        TABLE(scale_rows, every_decimal_comes_back),
        TABLE(padding_rows, left_over_bits_are_zero),
    };

    return run_tables(tables, LENGTH(tables));
}
