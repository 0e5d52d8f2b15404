/* Sheets are judged on a golden turn of the toy ruleset. Rows bear the number
 * of the small print, or the id that is refused. */
#include "campaign/documents/exchange_rules.h"
#include "tests/campaign/table.h"

/* Watch 2: plans are asked; the Aunts stand in 0402, Stripe in 0602. */
#define MORNING "toy-2-stop-inside-a-scuffle/turn.xml"
/* The same watch, inside the scuffle: the badgers are asked about Stripe. */
#define BEATEN "toy-3-a-scuffle-goes-on/turn.xml"

#define PLAN "<orders side='hedgehogs' step='I'><plan value='push'/></orders>"

static const struct sheet_row {
    const char *name;
    const char *turn;
    const char *sections;
    const char *book; /* NULL: good */
    const char *number;
    long line; /* of the first finding, counted from the sheet's tag */
    size_t sections_left;
    size_t orders_left; /* in all sections */
} sheet_rows[] = {
    {"12 an empty sheet is good", MORNING, "", NULL, NULL, 0, 0, 0},
    {"1 an empty section is a section", MORNING,
     "<orders side='hedgehogs' step='I'/>", NULL, NULL, 0, 1, 0},
    {"a plan", MORNING, PLAN, NULL, NULL, 0, 1, 1},
    {"5 orders ahead", MORNING,
     PLAN "\n<orders side='hedgehogs' step='II'>"
          "<move band='h2' path='0502'/></orders>",
     NULL, NULL, 0, 2, 2},
    {"5 what no play can change is checked ahead", MORNING,
     PLAN "\n<orders side='hedgehogs' step='II'>\n"
          "<move band='h2' path='0404'/></orders>",
     "rule", "2.2a", 4, 2, 1},
    {"5 the first of two that cannot both be stands", MORNING,
     "<orders side='hedgehogs' step='I'>\n<plan value='push'/>\n"
     "<plan value='rest'/></orders>",
     "rule", "3.1", 4, 1, 1},
    {"a good order beside a bad one", MORNING,
     "<orders side='hedgehogs' step='II'>\n<move band='h9' path='0502'/>\n"
     "<move band='h2' path='0502'/></orders>",
     "file", "unknown-reference", 3, 1, 1},
    {"unknown-step", MORNING, "<orders side='hedgehogs' step='VI'/>",
     "exchange", "unknown-step", 2, 0, 0},
    {"past-step", BEATEN, PLAN, "exchange", "past-step", 2, 0, 0},
    {"not-his-side in a later round", BEATEN,
     "<orders side='badgers' step='III' round='2'/>", "trust", "not-his-side",
     2, 0, 0},
    {"not-his-side", MORNING, "<orders side='badgers' step='I'/>", "trust",
     "not-his-side", 2, 0, 0},
    {"unknown-side", MORNING, "<orders side='hegdehogs' step='I'/>", "exchange",
     "unknown-side", 2, 0, 0},
    {"section-twice", MORNING, PLAN "\n" PLAN, "exchange", "section-twice", 3,
     1, 1},
    {"order-twice", MORNING,
     "<orders side='hedgehogs' step='IV'>\n<call band='h1'/>\n"
     "<call band='h2'/>\n<call band='h1'/></orders>",
     "exchange", "order-twice", 5, 1, 2},
    {"a kind of another step", MORNING,
     "<orders side='hedgehogs' step='I'>\n<hold band='h1'/></orders>", "file",
     "unknown-element", 3, 1, 0},
    {"standing-twice", MORNING,
     "<standing side='hedgehogs'>\n<chase value='no'/>\n"
     "<chase value='yes'/></standing>",
     "exchange", "standing-twice", 4, 0, 0},
    {"a standing order of another's side", MORNING,
     "<standing side='badgers'><chase value='no'/></standing>", "trust",
     "not-his-side", 2, 0, 0},
    {"sections in any order", MORNING,
     "<orders side='hedgehogs' step='IV'/>\n" PLAN, NULL, NULL, 0, 2, 1},
};

static void sheet_is_judged(void **state)
{
    const struct sheet_row *row = *state;
    struct laid_table table;
    struct judged_sheet judged;
    size_t orders = 0;

    lay_table(&table, row->turn, "hedgehogs");
    assert_int_equal(judge_sheet(&table, &judged, row->sections), !row->book);
    if (row->book) {
        if (!report_cites(table.report, row->book, row->number))
            report_print(table.report, stderr);
        assert_true(report_cites(table.report, row->book, row->number));
        assert_int_equal(report_findings(table.report), 1);
        assert_int_equal(report_finding(table.report, 0)->place.line,
                         row->line);
    }
    assert_int_equal(judged.section_count, row->sections_left);
    for (size_t i = 0; i < judged.section_count; i++)
        orders += judged.sections[i].count;
    assert_int_equal(orders, row->orders_left);
    clear_table(&table);
}

/* What a sheet leaves open, and what acts there. */
static const struct question_row {
    const char *name;
    const char *turn;
    const char *sections;
    enum question_state state; /* of the first question of the badgers */
} question_rows[] = {
    {"1 a missing section leaves it open", MORNING,
     "<orders side='badgers' step='II'/>", QUESTION_OPEN},
    {"1 an empty section answers", MORNING, "<orders side='badgers' step='I'/>",
     QUESTION_ANSWERED},
    {"1 a question about a piece is not answered by an empty section", BEATEN,
     "<orders side='badgers' step='III'/>", QUESTION_OPEN},
    {"1 it is answered by an order naming it", BEATEN,
     "<orders side='badgers' step='III'><hold band='b3'/></orders>",
     QUESTION_ANSWERED},
    {"2 a standing order of the same sheet acts", BEATEN,
     "<standing side='badgers'><if-beaten value='back'/></standing>",
     QUESTION_STANDING},
    {"2 its value ask stops play", BEATEN,
     "<standing side='badgers'><if-beaten value='ask'/></standing>",
     QUESTION_OPEN},
};

static void question_is_settled(void **state)
{
    const struct question_row *row = *state;
    struct laid_table table;
    struct judged_sheet judged;
    struct questions questions;
    const struct question *asked = NULL;

    lay_table(&table, row->turn, "badgers");
    if (!judge_sheet(&table, &judged, row->sections))
        report_print(table.report, stderr);
    assert_true(report_clean(table.report));
    desk_questions(&questions, &table.desk);
    for (size_t i = 0; i < questions.count && !asked; i++)
        if (!strcmp(questions.items[i].side, "badgers"))
            asked = &questions.items[i];
    assert_non_null(asked);
    assert_int_equal(question_state(&table.desk, asked, &judged), row->state);
    clear_table(&table);
}

static const struct said_row {
    const char *name;
    const char *sections;
    const char
        *said; /* how it begins: side and step, then the ruleset's words */
} said_rows[] = {
    {"a plan said back", PLAN, "hedgehogs, I: the "},
    {"a standing order said back",
     "<standing side='hedgehogs'><chase value='yes'/></standing>",
     "hedgehogs, standing: chase value=\"yes\""},
};

static void order_is_said_back(void **state)
{
    const struct said_row *row = *state;
    struct laid_table table;
    struct judged_sheet judged;

    lay_table(&table, MORNING, "hedgehogs");
    assert_true(judge_sheet(&table, &judged, row->sections));
    assert_int_equal(judged.said.count, 1);
    assert_memory_equal(judged.said.items[0], row->said, strlen(row->said));
    clear_table(&table);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(sheet_rows, sheet_is_judged),
        TABLE(question_rows, question_is_settled),
        TABLE(said_rows, order_is_said_back),
    };
    int failed;

    xml_start();
    failed = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failed;
}
