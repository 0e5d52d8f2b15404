/* log: what happened. */
#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/exchange/stages.h"
#include "campaign/judge/desk.h"
#include "campaign/mail/papers.h"
#include "campaign/open/campaign.h"
#include "campaign/open/entry.h"
#include "commands/command.h"
#include "commands/desk/desk_json.h"
#include "commands/desk/stands.h"
#include "core/arena.h"
#include "io/files.h"

#include <string.h>

/* A side's report, rendered anew from the journal. */
static void print_report(struct call *call, const struct campaign *campaign,
                         const char *side)
{
    struct write_input input = {
        .ruleset = campaign->ruleset,
        .module = &campaign->module,
        .test_keys = campaign->roster.test,
        .due = sheets_due(campaign, entry_time(campaign)),
    };
    struct outcome outcome = {.next = campaign->turn};
    struct written written = {0};
    struct journal_document journal;
    struct bytes report;

    if (!side_name(campaign->ruleset, campaign->module.data, side)) {
        refuse(call->report, &(struct place){"--side", 0},
               FILE_RULE(unknown_reference), "there is no side '%s'%s", side,
               sides_listing(campaign->ruleset, campaign->module.data, side,
                             call->arena));
        return;
    }
    if (!journal_of(&journal, campaign) ||
        !campaign_turn_before(&input.before, campaign) ||
        !extension_words_again(&input.extended, campaign))
        return;
    outcome.journal = journal.journal;
    memcpy(written.state, campaign->state, sizeof(written.state));
    report = write_report(&outcome, &written, &input, side,
                          call_switch(call, "html"));
    fwrite(report.data, 1, report.length, call->out);
}

/* Of the head alone: what was owed at an earlier entry has come. A report that
 * is made again of a closed book has the bytes that were mailed. */
static void print_owed_now(struct call *call, const struct campaign *campaign)
{
    struct owing owing;

    /* Only a program of its revision knows what it asks. */
    if (campaign->turn.over || campaign_is_foreign(campaign) ||
        !owing_of(&owing, campaign))
        return;
    fputs("\nWho owes what\n-------------\n", call->out);
    print_owing(call, campaign, &owing);
}

/* A side's report of a closed book, as it was mailed. */
static void print_papers(struct call *call, const struct campaign *campaign,
                         const char *side)
{
    const struct side_papers *papers;
    struct written written = {0};
    const struct bytes *bytes;

    if (!papers_again(&written, campaign, NULL))
        return;
    papers = papers_of(&written, side);
    if (!papers) {
        refuse(call->report, &(struct place){"--side", 0},
               FILE_RULE(unknown_reference), "there is no side '%s'%s", side,
               sides_listing(campaign->ruleset, campaign->module.data, side,
                             call->arena));
        return;
    }
    bytes = call_switch(call, "html") ? &papers->html : &papers->text;
    fwrite(bytes->data, 1, bytes->length, call->out);
}

static void print_file(struct call *call, const struct campaign *campaign,
                       const char *path)
{
    struct bytes bytes;

    if (!campaign_file(campaign, path, &bytes))
        return;
    /* A letter has its log as its text, beside the file of one before. */
    if (bytes.data && (campaign->history || campaign->view_count > 0 ||
                       strstr(bytes.data, campaign->state)))
        fwrite(bytes.data, 1, bytes.length, call->out);
    else
        refuse(call->report, &(struct place){path, 0}, FILE_RULE(unreadable),
               "there is no log of turn %d: read its letter, or give --side",
               campaign->turn.number);
}

static void print_log(struct call *call, const struct campaign *campaign)
{
    const char *side = call_option(call, "side");
    const char *suffix = call_switch(call, "html") ? "html" : "txt";

    if ((side || call->json) && !campaign_is_read(campaign))
        return;
    if (call->json && folder_has_side(call, campaign, side))
        log_json(call, campaign, side);
    else if (call->json)
        return;
    else if (campaign->view_count > 0)
        print_file(call, campaign,
                   arena_text(call->arena, "log-%s.%s",
                              side ? side : campaign->views[0].side, suffix));
    else if (side && book_is_closed(campaign))
        print_papers(call, campaign, side);
    else if (side)
        print_report(call, campaign, side);
    else
        print_file(call, campaign, arena_text(call->arena, "log.%s", suffix));
}

static enum exit_status run_log(struct call *call)
{
    /* A report is made again, and an exchange from the turn before it. */
    bool files_do = !call_option(call, "side");
    struct campaign *campaign, *former = NULL;
    int entry;

    if (!call_number(call, "entry", -1, &entry))
        return STATUS_FINDINGS;
    campaign = folder_open(call, entry < 0 && files_do ? CAMPAIGN_LOOK
                                                       : CAMPAIGN_LOOK_BACK);
    if (!campaign)
        return STATUS_FINDINGS;
    if (entry >= 0 && whole_book(campaign))
        former = campaign_at(campaign, entry);
    if (entry < 0 || former)
        print_log(call, former ? former : campaign);
    if (entry < 0 && !files_do && !call_switch(call, "html") && !call->json &&
        !(campaign->view_count == 0 && book_is_closed(campaign)))
        print_owed_now(call, campaign);
    campaign_close(former);
    campaign_close(campaign);
    return STATUS_DONE;
}

static const struct command_option options[] = {
    {"entry", "N", "that entry instead of the head", false},
    {"side", "S", "what this side may know", false},
    {"html", NULL, "the page with the map", false},
    OPTION_JSON,
    {0},
};

const struct command log_command = {
    .name = "log",
    .arguments = "[DIR] [--entry N] [--side S]",
    .summary = "print what happened in an entry",
    .about =
        "log tells an entry in plain English, the news first, each line with "
        "its case. With --side it says besides how the side stands, and who "
        "owes what. It reads what any revision of the rule system has played.",
    .example = "berthier log waterloo --entry 3",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .fills_json = true,
    .run = run_log,
};
