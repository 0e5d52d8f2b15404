/* Findings, remarks and trouble. */
#include "core/report.h"

#include "core/arena.h"
#include "core/names.h"
#include "tests/support/test.h"

#include <stdio.h>

static const struct rule a_rule = {.book = "rule", .number = "12.3.1"};
static const struct rule base_rule = {.book = "base", .number = "march"};

/* What is printed, in the arena. */
static const char *printed(struct arena *arena, const struct report *report)
{
    static const size_t room = 4096;
    char *text = arena_zeroed(arena, room, 1);
    FILE *out = fmemopen(text, room, "w");

    assert_non_null(out);
    report_print(report, out);
    fclose(out);
    return text;
}

enum said { REFUSED, REMARKED, TROUBLED };

struct saying {
    enum said what;
    const char *file;
    long line;
    const char *text;
};

static void say(struct report *report, const struct saying *saying)
{
    const struct place place = {saying->file, saying->line};

    if (saying->what == REFUSED)
        assert_false(refuse(report, &place, &a_rule, "%s", saying->text));
    if (saying->what == REMARKED)
        remark(report, &place, "%s", saying->text);
    if (saying->what == TROUBLED)
        assert_false(trouble(report, saying->file, "%s", saying->text));
}

static const struct print_row {
    const char *name;
    struct saying sayings[4]; /* up to one without text */
    const char *printed;
} print_rows[] = {
    {"nothing", {{0}}, ""},
    {"a finding",
     {{REFUSED, "sheet.xml", 88, "battery 'I' is limbered"}},
     "sheet.xml:88: refused: battery 'I' is limbered [rule 12.3.1]\n"},
    {"a finding in the file as a whole",
     {{REFUSED, "sheet.xml", 0, "is empty"}},
     "sheet.xml: refused: is empty [rule 12.3.1]\n"},
    {"a finding without a file",
     {{REFUSED, NULL, 0, "nobody answers"}},
     "berthier: refused: nobody answers [rule 12.3.1]\n"},
    {"a remark",
     {{REMARKED, "sheet.xml", 2, "line ends were mended"}},
     "sheet.xml:2: note: line ends were mended\n"},
    {"trouble",
     {{TROUBLED, "sheet.xml", 0, "cannot be read"}},
     "berthier: trouble: sheet.xml: cannot be read\n"},
    {"trouble without a file",
     {{TROUBLED, NULL, 0, "no clock"}},
     "berthier: trouble: no clock\n"},
    {"lines ascend",
     {{REFUSED, "a", 10, "x"}, {REFUSED, "a", 9, "y"}, {REMARKED, "a", 1, "z"}},
     "a:1: note: z\na:9: refused: y [rule 12.3.1]\n"
     "a:10: refused: x [rule 12.3.1]\n"},
    {"of one line, as they were said",
     {{REFUSED, "a", 1, "y"}, {REFUSED, "a", 1, "x"}, {REMARKED, "a", 1, "a"}},
     "a:1: refused: y [rule 12.3.1]\na:1: refused: x [rule 12.3.1]\n"
     "a:1: note: a\n"},
    {"files as they were first named",
     {{REFUSED, "b", 2, "x"}, {REFUSED, "a", 1, "y"}, {REFUSED, "b", 1, "z"}},
     "b:1: refused: z [rule 12.3.1]\nb:2: refused: x [rule 12.3.1]\n"
     "a:1: refused: y [rule 12.3.1]\n"},
    {"trouble below the rest",
     {{TROUBLED, "a", 0, "y"},
      {REFUSED, "b", 1, "x"},
      {TROUBLED, NULL, 0, "z"}},
     "b:1: refused: x [rule 12.3.1]\nberthier: trouble: a: y\n"
     "berthier: trouble: z\n"},
    {"foreign words move no cursor",
     {{REFUSED, "a\033b", 1, "x\n\ry\x7f\tz \xc3\xa9"}},
     "a?b:1: refused: x??y??z \xc3\xa9 [rule 12.3.1]\n"},
    {"nor does what is no text",
     {{REFUSED, "a", 1,
       "\xe9 \xc2\x9b"
       "1m \xe2\x82 \xf0\x9f\x8d\x8e"}},
     "a:1: refused: ? ?1m ?? \xf0\x9f\x8d\x8e [rule 12.3.1]\n"},
};

static void report_is_printed(void **state)
{
    const struct print_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct report *other = report_new(arena);
    size_t count = 0;

    for (; row->sayings[count].text; count++) {
        say(report, &row->sayings[count]);
        assert_int_equal(report_size(report), count + 1);
        /* Asking does not disturb what is said later. */
        assert_non_null(report_finding(report, 0));
    }
    assert_string_equal(printed(arena, report), row->printed);
    report_take(other, report);
    assert_string_equal(printed(arena, other), row->printed);
    arena_free(arena);
}

static const struct count_row {
    const char *name;
    struct saying sayings[3];
    size_t findings, troubles;
    bool clean, names;
} count_rows[] = {
    {"nothing said", {{0}}, 0, 0, true, false},
    {"a remark is clean", {{REMARKED, "a", 1, "x"}}, 0, 0, true, false},
    {"a finding is not", {{REFUSED, "a", 1, "x"}}, 1, 0, false, true},
    {"nor is trouble", {{TROUBLED, "a", 1, "x"}}, 0, 1, false, false},
    {"both",
     {{REFUSED, "a", 1, "x"}, {TROUBLED, "a", 0, "x"}},
     1,
     1,
     false,
     true},
};

static void report_is_counted(void **state)
{
    const struct count_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    for (size_t i = 0; i < 3 && row->sayings[i].text; i++)
        say(report, &row->sayings[i]);
    assert_int_equal(report_findings(report), row->findings);
    assert_int_equal(report_troubles(report), row->troubles);
    assert_int_equal(report_clean(report), row->clean);
    assert_int_equal(report_names(report, &a_rule), row->names);
    assert_int_equal(report_cites(report, "rule", "12.3.1"), row->names);
    assert_false(report_names(report, &base_rule));
    assert_false(report_cites(report, "base", "12.3.1"));
    assert_false(report_cites(report, "rule", "12.3"));
    arena_free(arena);
}

static const struct life_row {
    const char *name;
} life_rows[] = {{"a report keeps what others forget"}},
  cites_rows[] = {{"a refusal cites several cases"}};

static void names_of_files_are_kept(void **state)
{
    struct arena *arena = arena_new();
    struct arena *brief = arena_new();
    struct report *report = report_new(arena);
    struct report *source = report_new(brief);
    char file[] = "a.xml";
    struct place place = {file, 3};

    (void)state;
    refuse(source, &place, FILE_RULE(bad_value), "x");
    report_take(report, source);
    refuse(report, &place, FILE_RULE(too_large), "y");
    file[0] = '?';
    arena_free(brief);
    assert_string_equal(report_finding(report, 0)->place.file, "a.xml");
    assert_string_equal(printed(arena, report),
                        "a.xml:3: refused: x [file bad-value]\n"
                        "a.xml:3: refused: y [file too-large]\n");
    arena_free(arena);
}

/* A refusal that several cases make, and the same out of a report that is only
 * tried and in another arena. */
static void several_cases_are_cited(void **state)
{
    static const struct place place = {"a.xml", 3};
    static const struct rule more = {.book = "rule", .number = "12.3.2"};
    const char *expected =
        "a.xml:3: refused: x [rules 12.3.1, 12.3.2, base march]\n"
        "a.xml:3: refused: y [base march, rule 12.3.1]\n";
    struct arena *arena = arena_new();
    struct arena *brief = arena_new();
    struct report *report = report_new(arena);
    struct report *tried = report_unread(brief);

    (void)state;
    refuse(tried, &place, &a_rule, "x");
    assert_false(refusal_cites(tried, &more));
    refusal_cites(tried, &base_rule);
    refusal_cites(tried, &more);
    refuse(tried, &place, &base_rule, "y");
    refusal_cites(tried, &a_rule);
    assert_string_equal(printed(arena, tried), expected);
    report_take(report, tried);
    arena_free(brief);
    assert_string_equal(printed(arena, report), expected);
    assert_true(report_names(report, &more));
    assert_true(report_cites(report, "base", "march"));
    assert_string_equal(finding_text(arena, report_finding(report, 1)),
                        "y [base march, rule 12.3.1]");
    arena_free(arena);
}

/* Of many tries only whether is wanted. */
static void what_is_counted_keeps_no_words(void **state)
{
    const struct place place = {"a.xml", 1};
    struct arena *arena = arena_new();
    struct report *counted = report_counted(arena);

    (void)state;
    assert_false(refuse(counted, &place, &a_rule, "x"));
    assert_false(refusal_cites(counted, &base_rule));
    assert_false(refusal_outside(counted, "y"));
    assert_false(refuse(counted, &place, &base_rule, "z"));
    assert_int_equal(report_findings(counted), 2);
    assert_int_equal(report_size(counted), 0);
    arena_free(arena);
}

static const struct counted_row {
    const char *name;
} counted_rows[] = {{"what is only tried keeps no words"}};

static const struct many_row {
    const char *name;
    size_t count;
} many_rows[] = {{"many findings are sorted in time", 100000}};

static void many_findings_are_sorted(void **state)
{
    const struct many_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);

    for (size_t i = 0; i < row->count; i++) {
        const struct place place = {"a.xml", (long)(row->count - i)};

        refuse(report, &place, &a_rule, "x");
    }
    for (size_t i = 0; i < row->count; i++)
        assert_int_equal(report_finding(report, i)->place.line, i + 1);
    arena_free(arena);
}

static const struct warn_row {
    const char *name;
    const char *given[3]; /* up to NULL */
    const char *printed;
    size_t accepted; /* ids */
} warn_rows[] = {
    {"without a word a warning refuses",
     {NULL},
     "a.xml:3: refused: anna is away. --accept away-4 goes on in spite of it "
     "[rule 12.3.1]\n",
     0},
    {"with its id it remarks",
     {"away-4", NULL},
     "a.xml:3: note: accepted: anna is away\n",
     1},
    {"another id does nothing, and that is said",
     {"away-5", NULL},
     "a.xml:3: refused: anna is away. --accept away-4 goes on in spite of it "
     "[rule 12.3.1]\n--accept: note: nothing asked for 'away-5'\n",
     0},
    {"twice is once",
     {"away-4", "away-4", NULL},
     "a.xml:3: note: accepted: anna is away\n",
     1},
};

static void warning_is_accepted(void **state)
{
    static const struct place place = {"a.xml", 3};
    const struct warn_row *row = *state;
    struct arena *arena = arena_new();
    struct report *report = report_new(arena);
    struct report *quiet = report_like(arena, report);
    bool goes_on = row->accepted > 0;

    for (size_t i = 0; row->given[i]; i++)
        report_accept(report, row->given[i]);
    assert_int_equal(
        warn(quiet, &place, &a_rule, "away-4", "%s is away", "anna"), goes_on);
    assert_true(report_clean(report));
    assert_int_equal(report_clean(quiet), goes_on);
    report_take(report, quiet);
    report_unasked(report);
    assert_string_equal(printed(arena, report), row->printed);
    assert_int_equal(report_accepted(report)->count, row->accepted);
    if (goes_on)
        assert_string_equal(report_accepted(report)->items[0], "away-4");
    /* Nobody else's report has a share in it. */
    assert_false(
        warn(report_new(arena), &place, &a_rule, "away-4", "anna is away"));
    arena_free(arena);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(print_rows, report_is_printed),
        TABLE(count_rows, report_is_counted),
        TABLE(life_rows, names_of_files_are_kept),
        TABLE(cites_rows, several_cases_are_cited),
        TABLE(counted_rows, what_is_counted_keeps_no_words),
        TABLE(many_rows, many_findings_are_sorted),
        TABLE(warn_rows, warning_is_accepted),
    };

    return run_tables(tables, LENGTH(tables));
}
