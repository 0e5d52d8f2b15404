/* The life of a plan, in the toy ruleset with one of its standing orders made a
 * plan: it acts in the exchange of its sheet as a standing order would, stands
 * in no turn, and the next exchange knows nothing of it. */
#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/stages.h"
#include "tests/campaign/table.h"
#include "tests/toy/game.h"

/* Inside a scuffle: the badgers are asked about Stripe. */
#define BEATEN "toy-3-a-scuffle-goes-on/turn.xml"
#define HOLD   "<plans side='badgers'><if-beaten value='hold'/></plans>"

static const struct order_kind *const plans[] = {&toy_if_beaten, NULL};
static const struct order_kind *const standing[] = {&toy_chase, &toy_ask, NULL};

/* The ruleset as it would be, on whose turn no plan stands. */
static void lay_planned(struct laid_table *table, struct ruleset *ruleset,
                        const char *sides)
{
    lay_table(table, BEATEN, sides);
    *ruleset = *table->desk.ruleset;
    ruleset->plans = plans;
    ruleset->standing = standing;
    table->desk.ruleset = ruleset;
    for (size_t i = 0; i < table->turn.standing_count; i++) {
        struct standing *one = &table->turn.standing[i];
        size_t kept = 0;

        for (size_t j = 0; j < one->count; j++)
            if (one->orders[j].kind != &toy_if_beaten)
                one->orders[kept++] = one->orders[j];
        one->count = kept;
    }
}

/* ---- in a sheet ---------------------------------------------------------- */

static const struct sheet_row {
    const char *name;
    const char *sections;
    const char *book; /* NULL: good */
    const char *number;
    const char *text; /* of the first finding */
    size_t findings;
    size_t planned; /* that are left */
} sheet_rows[] = {
    {"a plan", HOLD, NULL, NULL, NULL, 0, 1},
    {"plans of several subjects",
     "<plans side='badgers'><if-beaten value='hold'/>"
     "<if-beaten band='b3' value='back'/></plans>",
     NULL, NULL, NULL, 0, 2},
    {"two of one subject",
     "<plans side='badgers'><if-beaten band='b3' value='hold'/>"
     "<if-beaten band='b3' value='back'/></plans>",
     "exchange", "plan", "plan 'if-beaten' is set twice", 1, 1},
    {"two of one subject in two parts", HOLD HOLD, "exchange", "plan",
     "plan 'if-beaten' is set twice", 1, 1},
    {"plans do not stand, all of them are refused",
     "<standing side='badgers'><if-beaten value='hold'/><chase value='yes'/>"
     "<if-beaten band='b3' value='back'/></standing>",
     "exchange", "plan",
     "'if-beaten' is a plan: it acts in the exchange of its sheet alone; write "
     "it under 'plans'",
     2, 0},
    {"a standing order is no plan",
     "<plans side='badgers'><chase value='yes'/></plans>", "exchange", "plan",
     "'chase' is a standing order: it acts until it is changed; write it under "
     "'standing'",
     1, 0},
    {"a kind of a step", "<plans side='badgers'><hold band='b3'/></plans>",
     "file", "unknown-element", "'hold'", 1, 0},
    {"another's plans",
     "<plans side='hedgehogs'><if-beaten value='hold'/></plans>", "trust",
     "not-his-side", "'hedgehogs'", 1, 0},
    {"its own checks",
     "<plans side='badgers'><if-beaten band='h1' value='hold'/></plans>",
     "rule", "5.8", NULL, 1, 0},
};

static void plans_are_judged(void **state)
{
    const struct sheet_row *row = *state;
    struct laid_table table;
    struct judged_sheet judged;
    struct ruleset ruleset;

    lay_planned(&table, &ruleset, "badgers");
    assert_int_equal(judge_sheet(&table, &judged, row->sections), !row->book);
    assert_int_equal(report_findings(table.report), row->findings);
    if (row->book && !report_cites(table.report, row->book, row->number)) {
        report_print(table.report, stderr);
        fail();
    }
    if (row->text)
        assert_non_null(
            strstr(report_finding(table.report, 0)->text, row->text));
    assert_int_equal(judged.plans_count ? judged.plans[0].count : 0,
                     row->planned);
    clear_table(&table);
}

/* ---- in play ------------------------------------------------------------- */

struct exchange_scene {
    struct laid_table table;
    struct ruleset ruleset;
    struct exchange_orders orders;
    struct outcome outcome;
};

static void play(struct exchange_scene *scene, const char *sections)
{
    struct exchange_seed seed = {.text = "-"};
    const struct play_input input = {&scene->table.desk, &scene->orders, &seed};
    struct judged_sheet judged;

    assert_true(judge_sheet(&scene->table, &judged, sections));
    scene->orders =
        (struct exchange_orders){.sections = judged.sections,
                                 .section_count = judged.section_count,
                                 .standing = judged.standing,
                                 .standing_count = judged.standing_count,
                                 .plans = judged.plans,
                                 .plans_count = judged.plans_count,
                                 .voided = report_new(scene->table.arena)};
    stage_play(&scene->outcome, &input);
}

static bool among(const struct event *event, const char *words)
{
    for (; event; event = event->next)
        if ((event->text && strstr(event->text, words)) ||
            among(event->first, words))
            return true;
    return false;
}

static bool was_said(const struct outcome *outcome, const char *words)
{
    return among(outcome->journal.first, words);
}

static size_t standing_plans(const struct turn *turn)
{
    size_t count = 0;

    for (size_t i = 0; i < turn->standing_count; i++)
        for (size_t j = 0; j < turn->standing[i].count; j++)
            count += turn->standing[i].orders[j].kind == &toy_if_beaten;
    return count;
}

/* Without it play stops at the question; with it it goes on. */
static void plan_acts_once(void **state)
{
    struct exchange_scene scene, next;
    const char *stripe = NULL;

    (void)state;
    lay_planned(&scene.table, &scene.ruleset, "badgers");
    play(&scene, HOLD);
    stripe = "Plan of badgers for this exchange: if-beaten hold";
    assert_true(was_said(&scene.outcome, stripe));
    assert_true(was_said(&scene.outcome, "Plan of badgers about b3: "));
    assert_false(was_said(&scene.outcome, "Standing order"));
    assert_int_equal(standing_plans(&scene.outcome.next), 0);

    lay_planned(&next.table, &next.ruleset, "badgers");
    play(&next, "");
    assert_int_equal(next.outcome.end, PLAY_ASKS);
    assert_string_equal(next.outcome.next.step, next.table.turn.step);
    assert_false(was_said(&next.outcome, "Plan of"));
    clear_table(&scene.table);
    clear_table(&next.table);
}

/* What a turn of a former revision has standing is read, and not in force. */
static void former_plans_are_read(void **state)
{
    struct laid_table table;
    struct ruleset ruleset;
    struct signed_file file;
    struct turn turn;
    size_t former = 0;

    (void)state;
    lay_planned(&table, &ruleset, "badgers");
    file = table_file(&table, BEATEN, DOCUMENT_TURN);
    assert_true(turn_read(&turn, file.root, &ruleset, file.name, table.arena,
                          table.report));
    assert_int_equal(standing_plans(&turn), 0);
    for (size_t i = 0; i < turn.former_plans.count; i++)
        former += turn.former_plans.items[i].count;
    assert_true(former > 0);
    clear_table(&table);
}

static const struct plain_row {
    const char *name;
    void (*test)(void **state);
} plain_rows[] = {
    {"a plan acts in its exchange and is gone", plan_acts_once},
    {"plans that stood are read and act no more", former_plans_are_read},
};

static void plain(void **state)
{
    const struct plain_row *row = *state;

    row->test(state);
}

/* ---- at the desk --------------------------------------------------------- */

static const struct question_row {
    const char *name;
    const char *sections;
    enum question_state state;
} question_rows[] = {
    {"without a plan the question is open", "", QUESTION_OPEN},
    {"a plan answers it", HOLD, QUESTION_STANDING},
    {"one that asks leaves it open",
     "<plans side='badgers'><if-beaten value='ask'/></plans>", QUESTION_OPEN},
};

static void question_is_settled(void **state)
{
    const struct question_row *row = *state;
    struct laid_table table;
    struct judged_sheet judged;
    struct questions questions;
    struct ruleset ruleset;

    lay_planned(&table, &ruleset, "badgers");
    assert_true(judge_sheet(&table, &judged, row->sections));
    desk_questions(&questions, &table.desk);
    assert_true(questions.count > 0);
    assert_int_equal(question_state(&table.desk, &questions.items[0], &judged),
                     row->state);
    clear_table(&table);
}

int main(void)
{
    const struct table tables[] = {
        TABLE(sheet_rows, plans_are_judged),
        TABLE(plain_rows, plain),
        TABLE(question_rows, question_is_settled),
    };
    int failed;

    xml_start();
    failed = run_tables(tables, LENGTH(tables));
    xml_stop();
    return failed;
}
