/* check: a draft against the turn, by the adjudicator himself. */
#include "campaign/judge/check.h"
#include "campaign/documents/turn.h"
#include "campaign/exchange/desk.h"
#include "campaign/open/campaign.h"
#include "campaign/submit/sign.h"
#include "campaign/text/text.h"
#include "commands/command.h"
#include "commands/desk/desk_json.h"
#include "commands/desk/stands.h"
#include "commands/next.h"

#include <string.h>

static void say_open(const struct call *call, const struct desk *desk,
                     const struct question *question, enum question_state state)
{
    fprintf(call->out, "%s: %s%s%s [%s %s]: ", question->side, question->text,
            question->subject ? ", " : "",
            question->subject ? question->subject : "", question->rule->book,
            question->rule->number);
    if (state == QUESTION_STANDING)
        fprintf(call->out, "not answered; the %s '%s' acts\n",
                is_plan(desk->ruleset, question->standing) ? "plan"
                                                           : "standing order",
                question->standing->name);
    else if (question->optional)
        fprintf(call->out, "not answered, and need not be\n");
    else if (question->fallback)
        fprintf(call->out,
                "not answered; play stops there. Only for who may be absent "
                "the default acts: %s\n",
                question->fallback);
    else
        fprintf(call->out, "not answered; play stops there\n");
}

/* For a sheet that orders nothing play does not stop: what acts is said with
 * what is asked of him. */
static void say_back(const struct call *call, const struct desk *desk,
                     const struct judged_sheet *judged, bool is_empty)
{
    struct questions questions;
    struct names plans = {0};

    fprintf(call->out, "good: %zu order%s\n", judged->said.count,
            judged->said.count == 1 ? "" : "s");
    for (size_t i = 0; i < judged->said.count; i++)
        fprintf(call->out, "  %s\n", judged->said.items[i]);
    plans_revealed(&plans, desk, judged);
    for (size_t i = 0; i < plans.count; i++)
        fprintf(call->out, "%s\n", plans.items[i]);
    desk_questions(&questions, desk);
    foreach_item (const struct question, question, questions) {
        enum question_state state = question_state(desk, question, judged);

        if (names_contain(&desk->sides, question->side) &&
            (is_empty ? state == QUESTION_STANDING
                      : state != QUESTION_ANSWERED))
            say_open(call, desk, question, state);
    }
}

/* The draft in the other spelling, or in the same one anew. */
static void print_as(const struct call *call, const struct campaign *campaign,
                     const struct desk *desk, const struct sheet *sheet)
{
    const struct text_head head = {campaign->module.name, sheet->exchange,
                                   sheet->from};
    struct buffer out;

    buffer_init(&out);
    if (strcmp(call_option(call, "as"), "text") == 0)
        text_put_sheet(&out, &head, desk, sheet);
    else {
        sheet_write(&out, sheet);
        buffer_puts(&out, "\n");
    }
    fwrite(out.bytes, 1, out.length, call->out);
    buffer_release(&out);
}

/* Is it a spelling that there is? */
static bool knows_spelling(const struct call *call)
{
    const char *as = call_option(call, "as");

    return !as || strcmp(as, "text") == 0 || strcmp(as, "xml") == 0 ||
           refuse(call->report, &(struct place){"--as", 0},
                  FILE_RULE(bad_value),
                  "'%s' is no spelling of a draft: text or xml", as);
}

/* Of a draft that is refused, too: the findings say which orders are not
 * there. */
static void fill_json(const struct call *call, const struct desk *desk,
                      const struct sheet *sheet,
                      const struct judged_sheet *judged)
{
    struct names plans = {0};

    json_text(call->json, "from", sheet->from);
    json_number(call->json, "exchange", sheet->exchange);
    json_yes(call->json, "good", report_clean(call->report));
    json_names(call->json, "said", &judged->said);
    json_orders(call->json, desk, judged);
    plans_revealed(&plans, desk, judged);
    json_names(call->json, "plans", &plans);
    json_open_questions(call->json, desk, judged);
    json_steps(call->json, desk, sheet);
}

static void check(struct call *call, const struct campaign *campaign)
{
    const char *file = call->arguments[1];
    const struct campaign_member *from;
    struct judged_sheet judged;
    struct sheet sheet;
    struct desk desk;

    /* What could be read is judged, so that all mistakes are said at once. */
    if (!draft_open(&sheet, NULL, file, campaign) && !sheet.from)
        return;
    draft_fits(campaign, &sheet, file);
    from = campaign_member(campaign, sheet.from);
    if (!from)
        return;
    campaign_desk(&desk, campaign, from->office);
    desk.file = file;
    sheet_check(&judged, &desk, &sheet, call->report);
    sheet_is_late(campaign, sheet.from, NULL);
    remark_revealed(&desk, &judged, call->report);
    if (call_option(call, "as") && !call->json) {
        if (report_clean(call->report))
            print_as(call, campaign, &desk, &sheet);
        return;
    }
    *call->made = (struct made_file){.file = file, .who = sheet.from};
    if (call->json)
        fill_json(call, &desk, &sheet, &judged);
    if (call->json || !report_clean(call->report))
        return;
    say_back(call, &desk, &judged, sheet_is_empty(&sheet));
    print_asked(call, &desk, &sheet);
}

static enum exit_status run_check(struct call *call)
{
    struct campaign *campaign = NULL;

    if (knows_spelling(call))
        campaign = folder_open(call, CAMPAIGN_FOLDER);
    if (campaign)
        check(call, campaign);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"as", "SPELLING", "print the good draft as text or as xml", false},
    OPTION_JSON,
    {0},
};

const struct command check_command = {
    .name = "check",
    .arguments = "[DIR] DRAFT",
    .summary = "check a draft as the real run will",
    .about = "check takes orders as text or XML and prints all findings, each "
             "with file, line and case. It says a good draft back, what that "
             "leaves open, and what acts there. It says what it costs to send "
             "nothing in a step. It notes standing orders that give a secret "
             "away. The host's submit applies the same check: what is good "
             "here is not rejected there.",
    .example = "berthier check waterloo orders-4.txt",
    .options = options,
    .takes = {.least = 2, .most = 2, .dir = true},
    .fills_json = true,
    .run = run_check,
    .next = next_check,
};
