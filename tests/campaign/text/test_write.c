/* Orders written as text: which words stand where, and what is in quotes. */
#include "campaign/text/text.h"

#include "core/arena.h"
#include "core/report.h"
#include "tests/core/tree.h"

struct all {
    const char *name, *text, *digest, *hexdata, *base64, *time;
    struct names names;
    struct hexes hexes;
    int count, number, hex, decimal;
    int choice;
    bool yes;
};

static const char *const words[] = {"ask", "hold fast", NULL};

#define OF_EACH_TYPE(flags)                                                    \
    FIELD(TEXT, struct all, text, "text", flags),                              \
        FIELD(NAMES, struct all, names, "names", flags),                       \
        FIELD(COUNT, struct all, count, "count", flags),                       \
        FIELD(NUMBER, struct all, number, "number", flags),                    \
        FIELD(YES, struct all, yes, "yes", flags),                             \
        FIELD_WORDS(struct all, choice, "choice", flags, words),               \
        FIELD(HEX, struct all, hex, "hex", flags),                             \
        FIELD_SCALED(struct all, decimal, "decimal", flags, 4),                \
        FIELD(BASE64, struct all, base64, "base64", flags),                    \
        FIELD(TIME, struct all, time, "time", flags),                          \
        FIELD(NAME, struct all, name, "id", flags),                            \
        FIELD(HEXES, struct all, hexes, "hexes", flags)

static const struct field must[] = {OF_EACH_TYPE(FIELD_REQUIRED), {0}};
static const struct field may[] = {OF_EACH_TYPE(FIELD_OPTIONAL), {0}};
static const struct field listed[] = {
    FIELD(NAME, struct all, name, "id", FIELD_OPTIONAL),
    FIELD(NAMES, struct all, names, "names", FIELD_REQUIRED),
    {0},
};
static const struct field valued[] = {
    FIELD(NAME, struct all, name, "id", FIELD_OPTIONAL),
    FIELD_WORDS(struct all, choice, "value", FIELD_REQUIRED, words),
    {0},
};

#define KIND(table, about)                                                     \
    {                                                                          \
        .name = #table, .size = sizeof(struct all), .fields = table,           \
        .subject = about                                                       \
    }
static const struct order_kind kinds[] = {
    KIND(must, "id"), KIND(may, NULL), KIND(listed, "id"), KIND(valued, "id")};
static const struct order_kind empty = {.name = "empty"};
static const struct order_kind *const all_kinds[] = {
    &kinds[0], &kinds[1], &kinds[2], &kinds[3], &empty, NULL};

static const struct line_row {
    const char *name;
    const char *xml;
    const char *line;
} line_rows[] = {
    {"the name alone", "<empty/>", "empty"},
    {"what must be said, the subject first, the list last",
     "<must id='reille' text='To arms' names='a b' count='0' number='-3' "
     "yes='yes' choice='hold fast' hex='0722' decimal='2.75' base64='QUI=' "
     "time='2026-11-21T18:00:00Z' hexes='0722 0821'/>",
     "must reille \"To arms\" a,b 0 -3 yes \"hold fast\" 0722 2.75 \"QUI=\" "
     "2026-11-21T18:00:00Z 0722 0821"},
    {"empty lists are said",
     "<must id='reille' text='x' names='' count='0' number='-3' yes='no' "
     "choice='ask' hex='0722' decimal='2' base64='QUJD' "
     "time='2026-11-21T18:00:00Z' hexes=''/>",
     "must reille x \"\" 0 -3 no ask 0722 2 QUJD 2026-11-21T18:00:00Z "
     "hexes=\"\""},
    {"what may be said has its name",
     "<may text='say \"go\", #1' names='a b' count='7' yes='yes' "
     "choice='hold fast' hexes='0101 0202' id='x'/>",
     "may text=\"say \"\"go\"\", #1\" names=a,b count=7 yes=yes "
     "choice=\"hold fast\" id=x hexes=0101,0202"},
    {"nothing of what may be said", "<may/>", "may"},
    {"an optional subject", "<valued id='reille' value='ask'/>",
     "valued reille ask"},
    {"without it the value stands alone", "<valued value='hold fast'/>",
     "valued \"hold fast\""},
    {"a list would swallow an optional subject", "<listed id='x' names='a b'/>",
     "listed a b id=x"},
};

static const struct order *read_order(struct arena *arena, const char *xml)
{
    struct report *report = report_new(arena);
    const struct order *order =
        order_read(arena, all_kinds, tree_from(arena, xml), "x.xml", report);

    if (!order)
        report_print(report, stderr);
    assert_non_null(order);
    return order;
}

static void an_order_is_a_line(void **state)
{
    const struct line_row *row = *state;
    struct arena *arena = arena_new();

    assert_string_equal(order_as_text(arena, read_order(arena, row->xml)),
                        row->line);
    arena_free(arena);
}

/* What is wrong must be told at its own line: it is written all the same. */
static const struct line_row wrong_rows[] = {
    {"no such kind", "<mvoe force='reille' path='0722 0821'/>",
     "mvoe force=reille path=\"0722 0821\""},
    {"one that must be there lacks", "<valued id='reille'/>",
     "valued id=reille"},
    {"no such attribute", "<valued value='ask' valeu='b'/>",
     "valued ask valeu=b"},
    {"no list", "<listed names='a  b'/>", "listed names=\"a  b\""},
    {"what nobody sees", "<valued value='a&#x202e;b&#xa;c'/>",
     "valued \"a?b?c\""},
};

static const struct order_kind *kind_of(const char *name)
{
    for (size_t i = 0; all_kinds[i]; i++)
        if (strcmp(all_kinds[i]->name, name) == 0)
            return all_kinds[i];
    return NULL;
}

static void a_wrong_order_is_a_line_too(void **state)
{
    const struct line_row *row = *state;
    struct arena *arena = arena_new();
    const struct element *element = tree_from(arena, row->xml);

    assert_string_equal(element_as_text(arena, kind_of(element->name), element),
                        row->line);
    arena_free(arena);
}

static void a_sheet_has_head_sections_and_notes(void **state)
{
    const struct text_head head = {"toy", 4, "anna"};
    struct buffer out;

    (void)state;
    buffer_init(&out);
    text_put_head(&out, &head);
    text_put_comment(&out, false, "dusk\n\nthree bands");
    text_put_section(&out, "II.a", 1, NULL);
    text_put_order(&out, "move h2 0502");
    text_put_choice(&out, "move h3 0404", "the mill, 2 MP");
    text_put_choice(&out, "rest", NULL);
    text_put_comment(&out, true, "later");
    text_put_section(&out, "II.b", 2, "badgers");
    text_put_beside(&out, "standing", NULL, "chase yes");
    text_put_beside(&out, "standing", "badgers", NULL);
    text_put_note(&out, "all", "");
    text_put_note(&out, "bert",
                  "eleven words of advice, of which nobody can say that they "
                  "were one line alone");
    assert_string_equal(out.bytes,
                        "berthier toy exchange 4 anna\n"
                        "# dusk\n"
                        "#\n"
                        "# three bands\n"
                        "II.a\n"
                        "  move h2 0502\n"
                        "  # move h3 0404   # the mill, 2 MP\n"
                        "  # rest\n"
                        "  # later\n"
                        "II.b round 2 badgers\n"
                        "standing chase yes\n"
                        "standing badgers\n"
                        "note all:\n"
                        "note bert: eleven words of advice, of which nobody "
                        "can say that they were\n"
                        "  one line alone\n");
    buffer_release(&out);
}

static const struct plain_row {
    const char *name;
} sheet_row[] = {{"head, sections, choices, standing orders, notes"}};

int main(void)
{
    const struct table tables[] = {
        TABLE(line_rows, an_order_is_a_line),
        TABLE(wrong_rows, a_wrong_order_is_a_line_too),
        TABLE(sheet_row, a_sheet_has_head_sections_and_notes),
    };

    return run_tables(tables, LENGTH(tables));
}
