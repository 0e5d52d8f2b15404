/* Orders as text become the tree that XML would be, on a golden turn of the toy
 * ruleset; what is wrong is said at its own line, with the way out. */
#include "core/writer.h"
#include "tests/campaign/text/reading.h"

/* The sheet's parts in one line each, as they would be signed. */
static const char *parts_of(struct laid_table *table,
                            const struct element *root)
{
    struct sheet sheet;
    struct buffer out;
    const char *text, *end;

    assert_true(
        sheet_read(&sheet, root, "orders.txt", table->arena, table->report));
    buffer_init(&out);
    sheet_write(&out, &sheet);
    text = strstr(out.bytes, "version=\"1\">") + strlen("version=\"1\">");
    end = strstr(text, "</sheet>");
    text = arena_string(table->arena, text, (size_t)(end - text));
    buffer_release(&out);
    return text;
}

static const struct good_row {
    const char *name;
    const char *sides;
    const char *text; /* behind the head */
    const char *parts;
} good_rows[] = {
    {"nothing at all", "hedgehogs", "", ""},
    {"an empty section", "hedgehogs", "I\n",
     "\n <orders side=\"hedgehogs\" step=\"I\"></orders>\n"},
    {"ids", "hedgehogs", "I\n  plan push\nII\n  move h2 0502\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"
     " <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502\"></move>\n </orders>\n"},
    {"names as printed, without capitals and accents", "hedgehogs",
     "II\n  move \"the aunts\" 0502\n  move Spines 0404\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502\"></move>\n"
     "  <move band=\"h3\" path=\"0404\"></move>\n </orders>\n"},
    {"beginnings of names and of words", "hedgehogs",
     "I\n  plan pu\nII\n  move \"Old B\" 0304\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"
     " <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h1\" path=\"0304\"></move>\n </orders>\n"},
    {"by their names in any order", "hedgehogs",
     "II\n  move path=0502,0602 band=h2\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502 0602\"></move>\n </orders>\n"},
    {"a destination becomes a path", "hedgehogs", "II\n  move h3 0502\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h3\" path=\"0402 0502\"></move>\n </orders>\n"},
    {"a list as XML has it", "hedgehogs", "II\n  move h2 \"0502 0602\"\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502 0602\"></move>\n </orders>\n"},
    {"the side, by id and by name", "hedgehogs badgers",
     "I hedgehogs\n  plan push\nI Badgers\n  plan rest\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"
     " <orders side=\"badgers\" step=\"I\">\n"
     "  <plan value=\"rest\"></plan>\n </orders>\n"},
    {"a round", "hedgehogs", "III round 2\n  hold h1\n",
     "\n <orders round=\"2\" side=\"hedgehogs\" step=\"III\">\n"
     "  <hold band=\"h1\"></hold>\n </orders>\n"},
    {"standing orders, in one line each or beneath one", "hedgehogs",
     "standing chase yes\nstanding if-beaten h2 hold\n"
     "standing\n  if-beaten hold\nstanding hedgehogs\n",
     "\n <standing side=\"hedgehogs\">\n  <chase value=\"yes\"></chase>\n"
     "  <if-beaten band=\"h2\" value=\"hold\"></if-beaten>\n </standing>\n"
     " <standing side=\"hedgehogs\">\n"
     "  <if-beaten value=\"hold\"></if-beaten>\n </standing>\n"
     " <standing side=\"hedgehogs\"></standing>\n"},
    {"notes, which may have any words", "hedgehogs",
     "note all: Bonne chance # 5,\n  mes amis.\n# not this\n  \"Bert\"\n"
     "note bert:\n",
     "\n <note to=\"all\">Bonne chance # 5, mes amis. \"Bert\"</note>\n"
     " <note to=\"bert\"></note>\n"},
    {"comments", "hedgehogs",
     "# one\nI # two\n  # three\n  plan push   # four\n\n  #plan rest\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"},
    {"a long order goes on in deeper lines", "hedgehogs",
     "II\n  move h2\n    0502\n    0602\n  move h3 0404\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502 0602\"></move>\n"
     "  <move band=\"h3\" path=\"0404\"></move>\n </orders>\n"},
    {"an order at the beginning of its line", "hedgehogs", "I\nplan push\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"},
    {"capitals in words of the program", "hedgehogs",
     "ii ROUND 1\n\tMove h2 0502\nStanding Chase no\nNote all: x\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502\"></move>\n </orders>\n"
     " <standing side=\"hedgehogs\">\n  <chase value=\"no\"></chase>\n"
     " </standing>\n <note to=\"all\">x</note>\n"},
    {"a stop behind a step, and the word before it", "hedgehogs",
     "Step II:\n  move h2 0502\nI hedgehogs.\n  plan push\n"
     "step III\nIV.\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502\"></move>\n </orders>\n"
     " <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"
     " <orders side=\"hedgehogs\" step=\"III\"></orders>\n"
     " <orders side=\"hedgehogs\" step=\"IV\"></orders>\n"},
    {"long dashes, capitals of a name and of whom a note is to", "hedgehogs",
     "standing if\u2013beaten Band=H2 Hold\nnote Bert: so \u2013 so\n",
     "\n <standing side=\"hedgehogs\">\n"
     "  <if-beaten band=\"h2\" value=\"hold\"></if-beaten>\n </standing>\n"
     " <note to=\"bert\">so \u2013 so</note>\n"},
    {"line ends of Windows", "hedgehogs", "I\r\n  plan push\r\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"},
    {"blanks that do not break, typographic quotes", "hedgehogs",
     "II\n\u00a0 move\u00a0\u201cThe\u00a0Aunts\u201d 0502\n"
     "  move \u00ab Old Bristle \u00bb 0304\n  move \u2018spines\u2019 0404\n",
     "\n <orders side=\"hedgehogs\" step=\"II\">\n"
     "  <move band=\"h2\" path=\"0502\"></move>\n"
     "  <move band=\"h1\" path=\"0304\"></move>\n"
     "  <move band=\"h3\" path=\"0404\"></move>\n </orders>\n"},
    {"a mail's signature", "hedgehogs", "I\n  plan push\n-- \nAnna\n",
     "\n <orders side=\"hedgehogs\" step=\"I\">\n"
     "  <plan value=\"push\"></plan>\n </orders>\n"},
};

static void expect_parts(struct laid_table *table, const char *bytes,
                         const char *parts)
{
    const struct element *root = read_text(table, bytes, strlen(bytes));

    if (!report_clean(table->report))
        report_print(table->report, stderr);
    assert_true(report_clean(table->report));
    assert_non_null(root);
    assert_string_equal(parts_of(table, root), parts);
}

static void text_is_read(void **state)
{
    const struct good_row *row = *state;
    struct laid_table table;

    lay_table(&table, MORNING, row->sides);
    expect_parts(&table, arena_text(table.arena, "%s%s", HEAD, row->text),
                 row->parts);
    clear_table(&table);
}

/* What editors and mail programs put before and around a text. */
static const struct whole_row {
    const char *name;
    const char *text;
} whole_rows[] = {
    {"a byte order mark", "\xef\xbb\xbf" HEAD "I\n  plan push\n"},
    {"comments before the head", "\n# mine\n" HEAD "I\n  plan push\n"},
    {"a mail quoted whole", "> " HEAD "> I\n>   plan push\n>\n"},
    {"quoted twice", "> > " HEAD ">\n> > I\n> >   plan push\n"},
    {"all of it indented", "    " HEAD "    I\n      plan push\n"},
    {"capitals of the head",
     "Berthier Windfall Exchange 3 Anna\nI\n  plan push\n"},
    {"a stop behind the head", "berthier windfall exchange 3 anna.\nI\n"
                               "  plan push\n"},
    {"a greeting", "Dear Bert,\nhere are mine:\n\n" HEAD "I\n  plan push\n"},
    {"a greeting before what is quoted",
     "As I said:\n> " HEAD "> I\n>   plan push\n"},
};

static void whole_text_is_read(void **state)
{
    const struct whole_row *row = *state;
    struct laid_table table;

    lay_table(&table, MORNING, "hedgehogs");
    expect_parts(&table, row->text,
                 "\n <orders side=\"hedgehogs\" step=\"I\">\n"
                 "  <plan value=\"push\"></plan>\n </orders>\n");
    clear_table(&table);
}

static const struct bad_row {
    const char *name;
    const char *text;
    const char *number; /* of the one finding */
    long line;
    const char *words; /* that it says */
} bad_rows[] = {
    {"no head", "I\n  plan push\n", "text-line", 1,
     "'berthier MODULE exchange N PARTICIPANT'"},
    {"nothing", "\n\n", "text-line", 1, "`berthier sheet` writes it"},
    {"another module", "berthier waterloo exchange 3 anna\nI\n", "wrong-game",
     1, "for the module 'waterloo'; here 'windfall' is played"},
    {"another exchange", "# x\nberthier windfall exchange 2 anna\nQ\n",
     "wrong-exchange", 2,
     "for exchange 2; exchange 3 is open: `berthier sheet`"},
    {"no such step", HEAD "VI\n  plan push\n", "unknown-step", 2,
     "there is no step 'VI'; there are I, II, III, IV"},
    {"an order of another step", HEAD "I\n  move h2 0502\n", "unknown-element",
     3, "'move' here; it stands in step 'II'"},
    {"a standing order in a step", HEAD "I\n  chase yes\n", "unknown-element",
     3, "'chase' here; it is a standing order"},
    {"a step that is indented", HEAD "I\n  II\n", "unknown-element", 3,
     "a step stands at the beginning of its line"},
    {"no such order", HEAD "II\n  mvoe h2 0502\n", "unknown-element", 3,
     "there is no order 'mvoe' here; did you mean 'move'?"},
    {"no such order, nor one like it", HEAD "III\n  xxxxx h2\n",
     "unknown-element", 3,
     "there is no order 'xxxxx' here. These there are: scuffle (begin a "
     "scuffle with an enemy band in the next hex), retreat ("},
    {"no such standing order", HEAD "standing chaes yes\n", "unknown-element",
     2, "there is no order 'chaes' here; did you mean 'chase'?"},
    {"an order beneath nothing", HEAD "  plan push\n", "text-line", 2,
     "an order stands beneath the line of its step"},
    {"no such name", HEAD "II\n  move \"The Aunst\" 0502\n",
     "unknown-reference", 3,
     "band 'The Aunst' is not known here; did you mean 'The Aunts' (h2)?"},
    {"no such name, nor one like it", HEAD "II\n  move Napoleon 0502\n",
     "unknown-reference", 3,
     "it may be 'Old Bristle' (h1), 'The Aunts' (h2), 'Little Spines' (h3)"},
    {"one of several", HEAD "III\n  scuffle h2 b\n", "unknown-reference", 3,
     "enemy 'b' may be 'Brock' (b1), 'The Diggers' (b2), 'Stripe' (b3): write "
     "more of it, or the id"},
    {"what must be said", HEAD "II\n  move h2\n", "missing-attribute", 3,
     "'move' lacks its path: move band path..."},
    {"a word too many", HEAD "III\n  hold h2 h3\n", "text-line", 3,
     "'h3' is a word too many"},
    {"no such name of a value", HEAD "II\n  move h2 0502 pth=1\n",
     "unknown-attribute", 3,
     "'move' has no 'pth='; did you mean 'path'?: move band path..."},
    {"twice", HEAD "II\n  move h2 path=0502 path=0503\n", "duplicate", 3,
     "'path=' stands twice"},
    {"no value", HEAD "II\n  move h2 path=\n", "text-line", 3,
     "no value stands behind 'path='"},
    {"a blank before =", HEAD "III\n  hold band =h2\n", "text-line", 3,
     "no blank stands before '='"},
    {"a quote that is not closed", HEAD "II\n  move \"The Aunts 0502\n",
     "text-line", 3, "the quotes before 'The Aunts 0502' are not closed"},
    {"a quote in a word", HEAD "III\n  hold \"The \"Aunts\"\"\n", "text-line",
     3, "a blank is missing behind the quotes of 'The '"},
    {"no number of a round", HEAD "III round x\n", "bad-value", 2,
     "round 'x' is no number"},
    {"more than a side behind a step", HEAD "I hedgehogs plan push\n",
     "text-line", 2, "'plan' is a word too many: STEP [round N] [SIDE]"},
    {"no such side", HEAD "I hegdehogs\n  plan push\n", "unknown-side", 2,
     "did you mean 'Hedgehogs' (hedgehogs)?: there are 'Hedgehogs' "
     "(hedgehogs), 'Badgers' (badgers)"},
    {"a note to nobody", HEAD "note hello there\n", "text-line", 2,
     "a note says to whom"},
    {"what nobody sees", HEAD "I\n  plan pu\u200bsh\n", "bad-value", 3,
     "the line has U+200B"},
    {"no UTF-8", HEAD "I\n  plan pu\xe9\n", "bad-value", 3,
     "the line has byte e9"},
    {"lines that a mail quotes, once", HEAD "x\n> I\n>   plan push\n> II\n",
     "text-line", 3,
     "begins with '>', as a mail program quotes: take that away"},
};

/* The one finding; notes may stand beside it. */
static const struct finding *only_finding(const struct laid_table *table)
{
    const struct finding *found = NULL;

    if (report_findings(table->report) != 1)
        report_print(table->report, stderr);
    assert_int_equal(report_findings(table->report), 1);
    for (size_t i = 0; i < report_size(table->report); i++)
        if (report_finding(table->report, i)->rule)
            found = report_finding(table->report, i);
    assert_non_null(found);
    return found;
}

static void text_is_refused(void **state)
{
    const struct bad_row *row = *state;
    const struct finding *finding;
    struct laid_table table;

    lay_table(&table, MORNING, "hedgehogs");
    read_text(&table, row->text, strlen(row->text));
    finding = only_finding(&table);
    assert_string_equal(finding->rule->number, row->number);
    assert_string_equal(finding->place.file, "orders.txt");
    assert_int_equal(finding->place.line, row->line);
    if (!strstr(finding->text, row->words))
        print_message("%s\n", finding->text);
    assert_non_null(strstr(finding->text, row->words));
    clear_table(&table);
}

static const struct plain_row {
    const char *name;
} several_row[] = {{"all mistakes at once"}},
  sides_row[] = {{"no side of two"}},
  near_row[] = {{"an id that is not known may come to be"}};

static void all_mistakes_are_told(void **state)
{
    static const char text[] = HEAD "I\n  paln push\n  plan\nII\n"
                                    "  move h2 bad=1 0502 foo=2\n"
                                    "VI\n  never read\nnote x\n";
    struct laid_table table;

    (void)state;
    lay_table(&table, MORNING, "hedgehogs");
    assert_non_null(read_text(&table, text, strlen(text)));
    assert_int_equal(report_findings(table.report), 6);
    clear_table(&table);
}

static void a_side_is_asked_for(void **state)
{
    static const char text[] = HEAD "I\n  plan push\nstanding chase yes\n";
    struct laid_table table;

    (void)state;
    lay_table(&table, MORNING, "hedgehogs badgers");
    assert_non_null(read_text(&table, text, strlen(text)));
    assert_int_equal(report_findings(table.report), 2);
    assert_non_null(strstr(report_finding(table.report, 0)->text,
                           "names no side, and you order for 'Hedgehogs' "
                           "(hedgehogs), 'Badgers' (badgers)"));
    clear_table(&table);
}

static void ids_may_come_to_be(void **state)
{
    static const char text[] = HEAD "II\n  move h9 0502\n";
    struct laid_table table;
    const struct element *root;

    (void)state;
    lay_table(&table, MORNING, "hedgehogs");
    root = read_text(&table, text, strlen(text));
    assert_int_equal(report_findings(table.report), 0);
    assert_string_equal(parts_of(&table, root),
                        "\n <orders side=\"hedgehogs\" step=\"II\">\n"
                        "  <move band=\"h9\" path=\"0502\"></move>\n"
                        " </orders>\n");
    clear_table(&table);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(good_rows, text_is_read),
        TABLE(whole_rows, whole_text_is_read),
        TABLE(bad_rows, text_is_refused),
        TABLE(several_row, all_mistakes_are_told),
        TABLE(sides_row, a_side_is_asked_for),
        TABLE(near_row, ids_may_come_to_be),
    };

    return run_tables(tables, LENGTH(tables));
}
