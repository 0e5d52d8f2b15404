/* What each step is to a sheet, and what its silence costs, on golden turns of
 * the toy ruleset. */
#include "campaign/judge/asked.h"

#include "core/buffer.h"
#include "tests/campaign/table.h"

/* Watch 2: plans are asked. */
#define MORNING "toy-2-stop-inside-a-scuffle/turn.xml"
/* The same watch, inside the scuffle: the badgers are asked about Stripe. */
#define BEATEN "toy-3-a-scuffle-goes-on/turn.xml"

static const struct asked_row {
    const char *name;
    const char *turn;
    const char *side;
    const char *sections; /* NULL: no sheet yet */
    const char *step;
    const char *line; /* NULL: it cannot run */
} asked_rows[] = {
    {"it is open and asks", MORNING, "badgers", NULL, "I",
     "badgers, I (Plans): answer now. If you send nothing: no plan: the family "
     "rests "
     "[rule 1.1]"},
    {"it comes later and waits", MORNING, "badgers", NULL, "II",
     "badgers, II (Moves): will be asked again. If you send nothing: no move "
     "for Brock, "
     "The Diggers and Stripe: they stay where they are [rule 1.1]"},
    {"an empty sheet is told the same", MORNING, "badgers", "", "I",
     "badgers, I (Plans): answer now. If you send nothing: no plan: the family "
     "rests "
     "[rule 1.1]"},
    {"an empty section is an answer, and costs", MORNING, "badgers",
     "<orders side='badgers' step='I'/>", "I",
     "badgers, I (Plans): in your sheet. You left out: no plan: the family "
     "rests "
     "[rule 1.1]"},
    {"a whole one costs nothing", MORNING, "badgers",
     "<orders side='badgers' step='I'><plan value='push'/></orders>", "I",
     "badgers, I (Plans): in your sheet [rule 1.1]"},
    {"what a section lacks is named", MORNING, "badgers",
     "<orders side='badgers' step='II'><move band='b1' path='0703'/></orders>",
     "II",
     "badgers, II (Moves): in your sheet. You left out: no move for The "
     "Diggers "
     "and Stripe: they stay where they are [rule 1.1]"},
    {"waived by the sheet itself", MORNING, "badgers",
     "<standing side='badgers'><ask step='IV' value='never'/></standing>", "IV",
     "badgers, IV (Gathering): now or never. If you send nothing: no cousin is "
     "called: "
     "3 apples stay [rule 1.1]"},
    {"and not waived", MORNING, "badgers",
     "<standing side='badgers'><ask step='IV' value='always'/></standing>",
     "IV",
     "badgers, IV (Gathering): will be asked again. If you send nothing: no "
     "cousin is "
     "called: 3 apples stay [rule 1.1]"},
    {"what is past cannot run", BEATEN, "badgers", NULL, "I", NULL},
    {"the open step asks another side first", BEATEN, "hedgehogs", NULL, "III",
     "hedgehogs, III (Scuffles): will be asked again [rule 1.1]"},
};

static const struct sheet *sheet_of(struct laid_table *table,
                                    const char *sections)
{
    const char *text =
        arena_text(table->arena,
                   "<sheet exchange='1' from='anna' game='%064d' state='%064d' "
                   "version='1'>\n%s</sheet>",
                   0, 0, sections);
    struct sheet *sheet = ARENA_NEW(table->arena, struct sheet);

    assert_true(sheet_read(sheet, table_tree(table, "sheet.xml", text),
                           "sheet.xml", table->arena, table->report));
    return sheet;
}

/* The side's step among them, or NULL: it cannot run. */
static const struct step_asked *
asked_find(const struct asked *asked, const char *side, const struct step *step)
{
    for (size_t i = 0; i < asked->count; i++)
        if (asked->items[i].step == step && !strcmp(asked->items[i].side, side))
            return &asked->items[i];
    return NULL;
}

static void step_is_told(void **state)
{
    const struct asked_row *row = *state;
    const struct step_asked *one;
    struct laid_table table;
    struct asked asked;

    lay_table(&table, row->turn, row->side);
    sheet_asked(&asked, &table.desk,
                row->sections ? sheet_of(&table, row->sections) : NULL);
    one = asked_find(&asked, row->side,
                     sequence_find(table.desk.ruleset->sequence, row->step));
    if (row->line) {
        assert_non_null(one);
        assert_string_equal(asked_text(one, table.arena), row->line);
    } else {
        assert_null(one);
    }
    clear_table(&table);
}

static const struct plain_row {
    const char *name;
} lines_rows[] = {{"a line for each step that can run, a sheet or none"}};

static void every_step_has_a_line(void **state)
{
    struct laid_table table;
    struct names lines;

    (void)state;
    lay_table(&table, MORNING, "badgers hedgehogs");
    lines = asked_lines(&table.desk);
    /* Of two sides three steps each cost something; the fourth is the last line
     * for both. */
    assert_int_equal(lines.count, 2 * 3 + 1);
    assert_string_equal(lines.items[6],
                        "Nothing is lost, as it looks now, if you leave out "
                        "III (Scuffles).");
    clear_table(&table);
    lay_table(&table, BEATEN, "badgers hedgehogs");
    lines = asked_lines(&table.desk);
    assert_int_equal(lines.count, 2 * 2);
    clear_table(&table);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(asked_rows, step_is_told),
        TABLE(lines_rows, every_step_has_a_line),
    };
    int failed;

    xml_start();
    failed = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failed;
}
