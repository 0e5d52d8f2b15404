/* Tests of the arithmetic of an audit's summary, and of lines that differ. */
#include "campaign/audit/audit.h"
#include "campaign/audit/replay.h"

#include "core/arena.h"
#include "tests/support/test.h"

static const struct bits_row {
    const char *name;
    unsigned number;
    int thousandths;
} bits_rows[] = {
    {"one is no choice", 1, 0},         {"a coin", 2, 1000},
    {"one of three, 1.5850", 3, 1585},  {"one of four", 4, 2000},
    {"one of five, 2.3219", 5, 2322},   {"one of six, 2.5850", 6, 2585},
    {"one of seven, 2.8074", 7, 2808},  {"one of eight", 8, 3000},
    {"a thousand, 9.9658", 1000, 9966}, {"1024", 1024, 10000},
};

static void bits_are_counted(void **state)
{
    const struct bits_row *row = *state;

    assert_int_equal(audit_bits(row->number), row->thousandths);
}

static const struct chi_row {
    const char *name;
    int sides;
    long counts[6]; /* of the faces from 1 */
    long freedom;
    long chi_square;
} chi_rows[] = {
    {"nothing thrown", 6, {0}, 0, 0},
    {"four of a face are too few", 6, {4, 5, 5, 5, 5, 5}, 0, 0},
    {"five of a face are enough", 6, {5, 5, 5, 5, 5, 5}, 5, 0},
    {"all the same", 6, {0, 0, 0, 0, 0, 60}, 5, 300000},
    {"coins", 2, {40, 60}, 1, 4000},
    {"as Waterloo fell", 6, {19, 21, 22, 21, 14, 18}, 5, 2234},
};

static void chi_square_is_reckoned(void **state)
{
    const struct chi_row *row = *state;
    struct audit_faces faces = {.sides = row->sides};
    struct audit_test test;

    for (int i = 0; i < row->sides; i++) {
        faces.counts[i + 1] = row->counts[i];
        faces.thrown += row->counts[i];
    }
    audit_chi_square(&test, &faces, 1);
    assert_int_equal(test.freedom, row->freedom);
    assert_int_equal(test.chi_square, row->chi_square);
}

/* Printed tables of the distribution, in thousandths. */
static const struct table_row {
    const char *name;
    int sides;
    long once_in_20, once_in_1000;
} table_rows[] = {
    {"3 degrees", 4, 7815, 16266},       {"5 degrees", 6, 11070, 20515},
    {"9 degrees", 10, 16919, 27877},     {"19 degrees", 20, 30144, 43820},
    {"99 degrees", 100, 123225, 148230},
};

static void assert_within_two_in_a_hundred(long one, long other)
{
    assert_in_range(one, other * 98 / 100, other * 102 / 100);
}

static void bounds_are_those_of_tables(void **state)
{
    const struct table_row *row = *state;
    struct audit_faces faces = {.sides = row->sides};
    struct audit_test test;

    for (int face = 1; face <= row->sides; face++)
        faces.counts[face] = 5;
    faces.thrown = 5L * row->sides;
    audit_chi_square(&test, &faces, 1);
    assert_within_two_in_a_hundred(test.once_in_20, row->once_in_20);
    assert_within_two_in_a_hundred(test.once_in_1000, row->once_in_1000);
}

static const struct lines_row {
    const char *name;
    const char *one, *other;
    const char *apart; /* lines, each ended */
} lines_rows[] = {
    {"the same", "a\nb\n", "a\nb\n", ""},
    {"nothing", "", "", ""},
    {"a line changed", "a\nb\nc\n", "a\nx\nc\n", "- b\n+ x\n"},
    {"a line gone", "a\nb\nc\n", "a\nc\n", "- b\n"},
    {"a line more", "a\nc\n", "a\nb\nc\n", "+ b\n"},
    {"at both ends", "a\nb\nc\n", "b\n", "- a\n- c\n"},
    {"everything", "a\n", "b\nc\n", "- a\n+ b\n+ c\n"},
    {"moved", "a\nb\nc\n", "b\nc\na\n", "- a\n+ a\n"},
    {"no line end", "a\nb", "a\nc", "- b\n+ c\n"},
};

static void lines_that_differ_are_said(void **state)
{
    const struct lines_row *row = *state;
    struct arena *arena = arena_new();
    const struct bytes one = {row->one, strlen(row->one)};
    const struct bytes other = {row->other, strlen(row->other)};
    const char *said = "";
    struct names lines;

    lines_apart(&lines, &one, &other, arena);
    for (size_t i = 0; i < lines.count; i++)
        said = arena_text(arena, "%s%s\n", said, lines.items[i]);
    assert_string_equal(said, row->apart);
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(bits_rows, bits_are_counted),
        TABLE(chi_rows, chi_square_is_reckoned),
        TABLE(table_rows, bounds_are_those_of_tables),
        TABLE(lines_rows, lines_that_differ_are_said),
    };

    return run_tables(tables, LENGTH(tables));
}
