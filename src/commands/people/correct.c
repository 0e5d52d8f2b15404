/* correct: what was played wrongly, set right where all can see it. */
#include "campaign/people/correct.h"

#include "commands/command.h"
#include "commands/hosting.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"

static enum exit_status correct(const struct call *call,
                                const struct hosting *hosting)
{
    const struct correct_request request = {
        .by = {hosting->key, hosting->time, hosting->until},
        .file = call_option(call, "file"),
        .restore = call_option(call, "restore"),
        .reason = call_option(call, "reason"),
    };
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end = campaign_correct(agreed, hosting->campaign, &request);
    const struct agreed_run run = {
        .call = call,
        .campaign = hosting->campaign,
        .agreed = agreed,
    };

    return agreed_tell(&run, end);
}

static enum exit_status run_correct(struct call *call)
{
    struct hosting hosting = {0};
    enum exit_status status = STATUS_FINDINGS;
    int restore;

    if (!call_number(call, "restore", 0, &restore))
        return status;
    if (call_option(call, "file") && call_option(call, "restore"))
        call_misused(call, "--file and --restore are two corrections");
    else if (call_option(call, "until") && !call_option(call, "file") &&
             !call_option(call, "restore"))
        call_misused(call, "--until stands in a document that is drawn up, "
                           "with --file or --restore");
    else if (hosting_open(call, &hosting))
        status = hosting_has_finished(&hosting, ENTRY_CORRECTION)
                     ? STATUS_DONE
                     : correct(call, &hosting);
    hosting_close(&hosting);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    OPTION_UNTIL,
    OPTION_ACCEPT,
    {"file", "FILE", "the correction: draws the document up, or up anew",
     false},
    {"restore", "N", "go back to turn N instead, by consent of all", false},
    {"reason", "TEXT", "why the game goes back", false},
    {0},
};

const struct command correct_command = {
    .name = "correct",
    .arguments = "[DIR] [--file FILE | --restore N --reason TEXT] --key FILE",
    .summary = "set right what was played wrongly, where all can see it",
    .about = "FILE names pieces and what of them changes; it is tried on the "
             "game, laid out as correction.xml, and mailed for consent as the "
             "roster's policy of changes says. The call that finds enough "
             "consents makes it an entry; no die moves. Its reason stands in "
             "the logs until every commander has sent a sheet after it. In a "
             "closed book a change that not every view shows is sealed: the "
             "document has a salted digest of it, whose view shows it gets it "
             "by letter; correct says before what each side will read, and "
             "goes on with --accept. "
             "--restore takes the game back to a former turn with the consent "
             "of all; the history stays.",
    .example = "berthier correct waterloo --file slip.xml --key umpire.key",
    .options = options,
    .least = 1,
    .most = 1,
    .takes_dir = true,
    .run = run_correct,
    .next = next_host,
};
