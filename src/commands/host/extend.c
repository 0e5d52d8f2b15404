/* extend: more time for the sheets of the open exchange. */
#include "campaign/exchange/lock.h"

#include "campaign/mail/mailing.h"
#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "core/calendar.h"

static void say_extended(const struct call *call,
                         const struct campaign *campaign)
{
    const struct open_extension *extension = campaign->extension;
    struct outbox outbox;

    fprintf(call->out, "exchange %d: sheets are due %s\n",
            extension->file.exchange,
            time_words(call->arena, extension->until));
    outbox_init(&outbox, campaign->dir, call->arena);
    if (mail_extension(&outbox, campaign))
        outbox_send(&outbox, call->out, call->report);
}

static enum exit_status run_extend(struct call *call)
{
    struct host_session session = {0};
    enum exit_status status = STATUS_FINDINGS;

    if (!call_option(call, "until"))
        call_misused(call, "extend needs --until TIME");
    else if (host_session_open(call, &session)) {
        const struct extend_request request = {
            session.key, session.files.memory, session.time, session.until,
            call_option(call, "reason")};

        if (exchange_extend(session.campaign, &request)) {
            say_extended(call, session.campaign);
            status = STATUS_DONE;
        }
    }
    host_session_close(&session);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    {"until", "TIME", "when sheets are due instead", false},
    {"reason", "TEXT", "why, for the letters and the log", false},
    {0},
};

const struct command extend_command = {
    .name = "extend",
    .arguments = "[DIR] --until TIME",
    .summary = "give more time for the sheets of the open exchange",
    .about = "extend moves the deadline of the open exchange to a later time, "
             "and asks nobody. It signs inbox/extension.xml and mails it to "
             "everybody. What is accepted stands. A player's answer refuses a "
             "lock that has somebody absent before the new date, if he saved "
             "the file beside his turn. A later extension supersedes it.",
    .example = "berthier extend waterloo --until 2026-12-05T18:00:00Z",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_extend,
    .next = next_host,
};
