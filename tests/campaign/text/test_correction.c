/* Corrections in words: what each line becomes, and that the lines of a form
 * say what stands. */
#include "campaign/text/correction.h"
#include "tests/campaign/text/reading.h"

static const struct good_row {
    const char *name;
    const char *text;  /* below the reason */
    const char *edits; /* as the document has them */
} good_rows[] = {
    {"a piece by its id", "move band h1 to 0304",
     "<change field=\"hex\" from=\"0303\" of=\"band\" piece=\"h1\" "
     "to=\"0304\">"},
    {"by its name, in capitals of any kind",
     "MOVE Band \"old bristle\" TO 0304", "piece=\"h1\""},
    {"a name of several words without quotes", "set band The Aunts tired yes",
     "<change field=\"tired\" of=\"band\" piece=\"h2\" to=\"yes\">"},
    {"a beginning of a name", "set band Aunts pace 3", "piece=\"h2\""},
    {"typographic quotes", "set band \xe2\x80\x9cThe Aunts\xe2\x80\x9d pace 3",
     "piece=\"h2\""},
    {"strength, with and without of", "strength band h1 5",
     "<change field=\"strength\" from=\"4\" of=\"band\" piece=\"h1\" "
     "to=\"5\">"},
    {"what stands there is said as well", "set band h1 pace 5 from 4",
     "from=\"4\""},
    {"a text of several words", "set band h1 name Old Grizzle",
     "to=\"Old Grizzle\""},
    {"a text that says from", "set band h1 name \"from\"", "to=\"from\""},
    {"no value",
     "set household hedgehogs apples=2 plan=push\n"
     "set household hedgehogs plan unset",
     "<change field=\"plan\" from=\"push\" of=\"household\" "
     "piece=\"hedgehogs\">"},
    {"of several those that change", "set band h1 hex=0303 pace=3 tired=no",
     "<change field=\"pace\" from=\"4\" of=\"band\" piece=\"h1\" to=\"3\">"},
    {"the game", "set game watch 3",
     "<change field=\"watch\" from=\"2\" to=\"3\">"},
    {"a later line meets what an earlier one made",
     "set band h1 pace 3\nset band h1 pace 2", "from=\"3\""},
    {"also a record that has come",
     "add band hedgehogs 0303 h9 Late 2 1\n"
     "strength of band Late 2",
     "<change field=\"strength\" from=\"1\" of=\"band\" piece=\"h9\" "
     "to=\"2\">"},
    {"in its order, then by field",
     "add band hedgehogs 0303 h9 \"Late Comers\" 2 1 tired=yes",
     "<band family=\"hedgehogs\" hex=\"0303\" id=\"h9\" "
     "name=\"Late Comers\" pace=\"2\" strength=\"1\" tired=\"yes\">"},
    {"one goes", "remove band Stripe", "<remove of=\"band\" piece=\"b3\">"},
    {"a comment behind", "remove band b3   # he was never there",
     "piece=\"b3\""},
    {"a case in brackets", "remove band b3\ncase [rule 4.1]",
     "<correction case=\"4.1\""},
    {"a step's case", "remove band b3\ncase: II", "<correction case=\""},
    {"a standing order", "standing hedgehogs chase yes",
     "<standing side=\"hedgehogs\">\n  <chase value=\"yes\"></chase>"},
    {"the entry that its form was for", "remove band b3\nentry 2",
     "<remove of=\"band\" piece=\"b3\">"},
};

static struct correction_target ground_of(const struct laid_table *table)
{
    return (struct correction_target){table->desk.ruleset, table->module.data,
                                      &table->turn};
}

static bool read_correction(struct correction *out, struct laid_table *table,
                            const char *text)
{
    const struct correction_target target = ground_of(table);
    const struct text_file file = {"slip.txt", text, strlen(text)};

    return correction_text_read(out, &file, &target, table->arena,
                                table->report);
}

static void line_becomes_an_edit(void **state)
{
    const struct good_row *row = *state;
    struct correction correction;
    struct laid_table table;
    struct buffer document;
    const char *text;

    lay_table(&table, MORNING, "");
    text = arena_text(table.arena, "reason a slip\n%s\n", row->text);
    if (!read_correction(&correction, &table, text)) {
        report_print(table.report, stderr);
        fail();
    }
    buffer_init(&document);
    correction_write(&document, &correction);
    if (!strstr(arena_string(table.arena, document.bytes, document.length),
                row->edits)) {
        fprintf(stderr, "%.*s\n", (int)document.length, document.bytes);
        fail();
    }
    buffer_release(&document);
    clear_table(&table);
}

static const struct said_row {
    const char *name;
    const char *text;
    const char *lines; /* as people read it */
    const char *alone; /* where nothing of the game is told; NULL: the same */
} said_rows[] = {
    {"a move", "move band h1 to 0304",
     "move band h1 (Old Bristle) to 0304, was 0303",
     "move band h1 to 0304, was 0303"},
    {"a strength", "set band h1 strength 5",
     "strength of band h1 (Old Bristle) 5, was 4",
     "strength of band h1 5, was 4"},
    {"a value that comes, and one that goes",
     "set household hedgehogs plan push\n"
     "set household hedgehogs plan unset",
     "set household hedgehogs plan push, was unset\n"
     "set household hedgehogs plan unset, was push",
     NULL},
    {"a text", "set band h1 name Old Grizzle",
     "set band h1 (Old Bristle) name \"Old Grizzle\", was \"Old Bristle\"",
     "set band h1 name \"Old Grizzle\", was \"Old Bristle\""},
    {"the game", "set game watch 3", "set game watch 3, was 2", NULL},
    {"who goes", "remove band Stripe", "remove band b3 (Stripe)",
     "remove band b3"},
    {"who comes, and what becomes of him",
     "add band hedgehogs 0303 h9 Late 2 1\nstrength of band h9 2",
     "add band hedgehogs 0303 h9 Late 2 1\n"
     "strength of band h9 (Late) 2, was 1",
     "add band hedgehogs 0303 h9 Late 2 1\nstrength of band h9 2, was 1"},
    {"a standing order", "standing hedgehogs if-beaten hold band=h1",
     "standing hedgehogs if-beaten h1 hold", NULL},
};

static const char *lines_of(const struct correction *correction,
                            const struct correction_target *target,
                            struct arena *arena)
{
    struct names lines = {NULL, 0};

    correction_lines(&lines, correction, target, arena);
    return names_text(&lines, "\n", arena);
}

/* A line without what it tells besides, which is for people. */
static const char *line_alone(const char *line, struct arena *arena)
{
    const char *was = strstr(line, ", was ");
    char *text =
        arena_string(arena, line, was ? (size_t)(was - line) : strlen(line));
    char *name = strstr(text, " (");

    if (name)
        memmove(name, strchr(name, ')') + 1, strlen(strchr(name, ')')));
    return text;
}

/* What is said back can be read again, and is the same. */
static void is_said_in_its_words(void **state)
{
    const struct said_row *row = *state;
    struct correction correction, again;
    struct laid_table table;
    struct correction_target target;
    const char *text = "reason a slip";
    const char *lines;

    lay_table(&table, MORNING, "");
    target = ground_of(&table);
    assert_true(read_correction(
        &correction, &table,
        arena_text(table.arena, "reason a slip\n%s\n", row->text)));
    lines = lines_of(&correction, &target, table.arena);
    assert_string_equal(lines, row->lines);
    for (const char *line = lines; *line; line += strspn(line, "\n")) {
        size_t length = strcspn(line, "\n");

        text = arena_text(
            table.arena, "%s\n%s", text,
            line_alone(arena_string(table.arena, line, length), table.arena));
        line += length;
    }
    assert_true(
        read_correction(&again, &table, arena_text(table.arena, "%s\n", text)));
    assert_string_equal(lines_of(&again, &target, table.arena), lines);
    target.turn = NULL;
    assert_string_equal(lines_of(&correction, &target, table.arena),
                        row->alone ? row->alone : row->lines);
    assert_string_equal(
        correction_line(correction.edits, target.ruleset, table.arena),
        arena_string(
            table.arena, lines_of(&correction, &target, table.arena),
            strcspn(lines_of(&correction, &target, table.arena), "\n")));
    clear_table(&table);
}

/* A mail that somebody quotes is read, and long reasons go on. */
static void mail_is_read(void **state)
{
    struct correction correction;
    struct laid_table table;

    (void)state;
    lay_table(&table, MORNING, "");
    assert_true(correction_is_text("\n> reason x", 11));
    assert_false(correction_is_text("\xef\xbb\xbf \n<correction/>", 17));
    assert_true(read_correction(&correction, &table,
                                "> reason: the map was\n>   misread\n"
                                "> remove band b3\n"));
    assert_string_equal(correction.reason, "the map was misread");
    assert_int_equal(correction.edits_count, 1);
    assert_int_equal(correction.edits[0].place.line, 3);
    clear_table(&table);
}

/* Whoever takes the signs away before every line but the examples has said
 * nothing new; and every line can be read. */
static void form_says_what_stands(void **state)
{
    struct laid_table table;
    struct buffer form;
    struct correction_target target;
    const struct form_wish wish = {.title = "x", .dir = "x", .all = true};
    const char *line;
    size_t lines = 0;

    (void)state;
    lay_table(&table, MORNING, "");
    target = ground_of(&table);
    buffer_init(&form);
    assert_true(
        correction_form(&form, &target, &wish, table.arena, table.report));
    line = arena_string(table.arena, form.bytes, form.length);
    for (; (line = strstr(line, "\n# set ")); line++) {
        struct correction correction;
        const char *text = arena_text(table.arena, "reason x\n%.*s\n",
                                      (int)strcspn(line + 3, "\n"), line + 3);

        table.report = report_new(table.arena);
        assert_false(read_correction(&correction, &table, text));
        assert_int_equal(report_findings(table.report), 1);
        assert_non_null(
            strstr(report_finding(table.report, 0)->text, "stands so already"));
        lines++;
    }
    assert_true(lines > 10);
    buffer_release(&form);
    clear_table(&table);
}

static const struct plain_row {
    const char *name;
} mail_row[] = {{"a quoted mail"}}, form_row[] = {{"every value of a form"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(good_rows, line_becomes_an_edit),
        TABLE(said_rows, is_said_in_its_words),
        TABLE(mail_row, mail_is_read),
        TABLE(form_row, form_says_what_stands),
    };

    return run_tables(tables, LENGTH(tables));
}
