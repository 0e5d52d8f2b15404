/* disclose: publishes a closed book. */
#include "campaign/people/disclose.h"

#include "commands/command.h"
#include "commands/hosting.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"

static enum exit_status disclose(const struct call *call,
                                 const struct hosting *hosting)
{
    const struct agreed_request request = {
        .key = hosting->key, .time = hosting->time, .until = hosting->until};
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    enum agreed_end end =
        campaign_disclose(agreed, hosting->campaign, &request);
    const struct agreed_run run = {
        .call = call,
        .campaign = hosting->campaign,
        .agreed = agreed,
    };

    return agreed_tell(&run, end);
}

static enum exit_status run_disclose(struct call *call)
{
    enum exit_status status = STATUS_FINDINGS;
    struct hosting hosting;

    if (hosting_open(call, &hosting))
        status = hosting_has_finished(&hosting, ENTRY_DISCLOSE)
                     ? STATUS_DONE
                     : disclose(call, &hosting);
    hosting_close(&hosting);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY, OPTION_PASSPHRASE, OPTION_AT, OPTION_UNTIL, {0},
};

const struct command disclose_command = {
    .name = "disclose",
    .arguments = "[DIR] --key FILE",
    .summary = "publish a closed book",
    .about = "After the end of the game the host makes the book public: an "
             "entry that says so, and for everybody the whole history with "
             "all turns, sheets, answers and seeds. verify then proves each "
             "view that somebody has kept. While the game lasts everybody "
             "must consent to disclose.xml, and play goes on in an open book.",
    .example = "berthier disclose waterloo --key umpire.key",
    .options = options,
    .least = 1,
    .most = 1,
    .takes_dir = true,
    .run = run_disclose,
    .next = next_host,
};
