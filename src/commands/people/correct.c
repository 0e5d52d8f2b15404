/* correct: what was played wrongly, set right where all can see it. */
#include "campaign/people/correct.h"
#include "campaign/text/correction.h"
#include "commands/command.h"

#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"
#include "io/files.h"

static enum exit_status correct(const struct call *call,
                                const struct host_session *session)
{
    const struct correct_request request = {
        .by = session_request(session),
        .file = call_option(call, "file"),
        .restore = call_option(call, "restore"),
        .reason = call_option(call, "reason"),
    };
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end = campaign_correct(agreed, session->campaign, &request);

    return agreed_by_host(call, session, agreed, end);
}

/* The form, in a file or in the output. */
static bool write_form(struct call *call, const struct campaign *campaign,
                       const struct campaign *before)
{
    const struct correction_target target = {
        campaign->ruleset, campaign->module.data, &campaign->turn};
    const struct form_wish wish = {
        .before = before ? &before->turn : NULL,
        .title = campaign->module.title,
        .dir = call->arguments[0],
        .piece = call_option(call, "piece"),
        .all = call_switch(call, "all"),
    };
    const char *path = call_option(call, "out");
    struct buffer form = {0};
    bool good;

    good = correction_form(&form, &target, &wish, call->arena, call->report);
    if (good && path)
        file_write(path, form.bytes, form.length, call->report);
    else if (good)
        fwrite(form.bytes, 1, form.length, call->out);
    buffer_release(&form);
    return good;
}

/* Whoever has the whole game may write one; no key is asked for. */
static enum exit_status run_form(struct call *call)
{
    struct campaign *campaign = folder_open(call, CAMPAIGN_READ);
    struct campaign *before = NULL;
    bool good = campaign != NULL;

    if (good && campaign->view_count > 0)
        good = refuse(call->report, &(struct place){call->arguments[0], 0},
                      FILE_RULE(unreadable),
                      "a view shows what one side sees; the form needs the "
                      "whole game, which the host has");
    if (good && campaign->history && campaign->turn.number > 0)
        before = campaign_at(campaign, campaign->turn.number - 1);
    good = good && write_form(call, campaign, before);
    campaign_close(before);
    campaign_close(campaign);
    return good ? STATUS_DONE : STATUS_FINDINGS;
}

static bool is_form_alone(struct call *call)
{
    bool is_form = call_switch(call, "form");

    if (is_form && (call_option(call, "file") || call_option(call, "restore") ||
                    call_option(call, "until") || call_option(call, "reason")))
        call_misused(call, "--form writes a form and draws nothing up");
    else if (!is_form &&
             (call_option(call, "out") || call_switch(call, "all") ||
              call_option(call, "piece")))
        call_misused(call, "--out, --all and --piece are for --form");
    else
        return true;
    return false;
}

static enum exit_status run_correct(struct call *call)
{
    int restore;

    if (!call_number(call, "restore", 0, &restore) || !is_form_alone(call))
        return STATUS_FINDINGS;
    if (call_switch(call, "form"))
        return run_form(call);
    if (call_option(call, "file") && call_option(call, "restore"))
        call_misused(call, "--file and --restore are two corrections");
    else if (call_option(call, "until") && !call_option(call, "file") &&
             !call_option(call, "restore"))
        call_misused(call, "--until stands in a document that is drawn up, "
                           "with --file or --restore");
    else
        return host_session_run(
            call, CAMPAIGN_WRITE,
            &(const struct host_work){ENTRY_CORRECTION, correct});
    return STATUS_FINDINGS;
}

/* A form in the output is a file to be: nothing is said below it. */
static void next_correct(const struct call *call)
{
    const char *path = call_option(call, "out");

    if (!call_switch(call, "form"))
        next_host(call);
    else if (path)
        next_say(call,
                 "write the correction into it, then: %s --file %s --key KEY",
                 next_command(call, "correct"), shell_word(call->arena, path));
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    OPTION_UNTIL,
    {"form", NULL, "write a form for a correction: what may be said", false},
    {"out", "FILE", "with --form: write it there", false},
    {"piece", "NAME", "with --form: that piece or kind alone", false},
    {"all", NULL, "with --form: every record, however many lines", false},
    {"file", "FILE", "the correction: draw the document up, or anew", false},
    {"restore", "N", "go back to turn N instead, by consent of all", false},
    {"reason", "TEXT", "why the game goes back", false},
    {0},
};

const struct command correct_command = {
    .name = "correct",
    .arguments =
        "[DIR] [--form | --file FILE | --restore N --reason TEXT] --key FILE",
    .summary = "set right what was played wrongly, where all can see it",
    .about = "correct --form writes the game as lines: take \"# \" away before "
             "those that you mean and write what shall stand there. It tries "
             "FILE, that form or XML, on the game, and mails correction.xml "
             "for consent. The call that finds enough consents makes it an "
             "entry; no die moves. In a closed book it seals a change that not "
             "every view shows. It says before what each side will read, and "
             "goes on with --accept. With --restore the game goes back to a "
             "former turn, by consent of all; the history stays.",
    .example = "berthier correct waterloo --file slip.xml --key umpire.key",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_correct,
    .next = next_correct,
};
