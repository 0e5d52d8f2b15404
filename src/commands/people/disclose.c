/* disclose: publishes a closed book. */
#include "campaign/people/end.h"

#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"

static enum exit_status disclose(const struct call *call,
                                 const struct host_session *session)
{
    const struct agreed_request request = session_request(session);
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end =
        campaign_disclose(agreed, session->campaign, &request);

    return agreed_by_host(call, session, agreed, end);
}

static enum exit_status run_disclose(struct call *call)
{
    return host_session_run(
        call, CAMPAIGN_WRITE,
        &(const struct host_work){ENTRY_DISCLOSE, disclose});
}

static const struct command_option options[] = {
    OPTION_KEY, OPTION_PASSPHRASE, OPTION_AT, OPTION_UNTIL, {0},
};

const struct command disclose_command = {
    .name = "disclose",
    .arguments = "[DIR] --key FILE",
    .summary = "publish a closed book",
    .about = "disclose mails the whole history of a closed book to everybody, "
             "and an entry says so. After the end of the game the host does it "
             "alone. Before that all must consent to disclose.xml, and play "
             "goes on in an open book.",
    .example = "berthier disclose waterloo --key umpire.key",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_disclose,
    .next = next_host,
};
