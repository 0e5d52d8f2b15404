/* end: surrender, agreed draw, or the game's own end. */
#include "campaign/people/end.h"

#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"

static enum exit_status end_campaign(const struct call *call,
                                     const struct host_session *session)
{
    const struct end_request request = {
        .by = session_request(session),
        .surrenders = call_option(call, "surrender"),
        .draw = call_switch(call, "draw"),
        .abandoned = call_switch(call, "abandoned"),
        .reason = call_option(call, "reason"),
    };
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end = campaign_end(agreed, session->campaign, &request);

    return agreed_by_host(call, session, agreed, end);
}

static enum exit_status run_end(struct call *call)
{
    if (call_switch(call, "surrender") + call_switch(call, "draw") +
            call_switch(call, "abandoned") >
        1) {
        call_misused(
            call,
            "a campaign ends in one way: --surrender, --draw or --abandoned");
        return STATUS_FINDINGS;
    }
    return host_session_run(call, CAMPAIGN_WRITE,
                            &(const struct host_work){ENTRY_END, end_campaign});
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    OPTION_UNTIL,
    {"surrender", "SIDE", "a side gives up", false},
    {"draw", NULL, "all agree to a draw", false},
    {"abandoned", NULL, "a lock that nobody opens any more", false},
    {"reason", "TEXT", "a word about it for the log", false},
    {0},
};

const struct command end_command = {
    .name = "end",
    .arguments = "[DIR] [--surrender SIDE | --draw | --abandoned] --key FILE",
    .summary = "end the campaign: surrender, draw, or the game is over",
    .about =
        "end closes a game that its rules have ended: the host does that "
        "alone. A surrender or a draw is mailed as end.xml; the call that "
        "finds the consents of all makes the entry. With --abandoned it ends a "
        "stalled campaign under the open lock. What is owed must have been "
        "owed for as long as a sheet may be. The entry says who is said to "
        "owe, and needs the consent of all others but the absent. If only the "
        "host's side is left, one who is said to owe must consent. After it "
        "only a closed book may still be disclosed.",
    .example = "berthier end waterloo --surrender french --key umpire.key",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_end,
    .next = next_host,
};
