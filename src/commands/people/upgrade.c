/* upgrade: the campaign goes on by the revision that this program plays. */
#include "campaign/people/upgrade.h"

#include "commands/command.h"
#include "commands/host_session.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"

static enum exit_status upgrade(const struct call *call,
                                const struct host_session *session)
{
    const struct campaign *campaign = session->campaign;
    const struct upgrade_request request = {
        .by = session_request(session),
        .reason = call_option(call, "reason"),
        .module = call_option(call, "module"),
    };
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);

    return agreed_by_host(call, session, agreed,
                          campaign_upgrade(agreed, campaign, &request));
}

static enum exit_status run_upgrade(struct call *call)
{
    return host_session_run(call, CAMPAIGN_UPGRADE,
                            &(const struct host_work){ENTRY_ROSTER, upgrade});
}

static const struct command_option options[] = {
    OPTION_KEY,
    OPTION_PASSPHRASE,
    OPTION_AT,
    OPTION_UNTIL,
    {"reason", "TEXT", "why, for who is asked, for log and letters", false},
    {"module", "FILE", "go on, on this repaired module", false},
    {0},
};

const struct command upgrade_command = {
    .name = "upgrade",
    .arguments = "[DIR] --key FILE [--reason TEXT [--module FILE]]",
    .summary = "go on by the revision that this program plays",
    .about = "upgrade goes on by the revision of the rule system that this "
             "program plays, or on a repaired module. The call with --reason "
             "lays out upgrade.xml, says what plays otherwise, and asks all "
             "for consent; the call without makes the entry. A module must "
             "have the same rule system, edition, name and sides, and the "
             "position must stand on it. The host is told which standing "
             "orders and sheets become illegal, and each player his own.",
    .example = "berthier upgrade waterloo --reason \"a typo\" --module new.xml",
    .options = options,
    .takes = {.least = 1, .most = 1, .dir = true},
    .run = run_upgrade,
    .next = next_host,
};
