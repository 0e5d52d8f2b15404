/* upgrade: the campaign goes on by the revision that this program plays. */
#include "campaign/people/upgrade.h"

#include "commands/command.h"
#include "commands/hosting.h"
#include "commands/next.h"
#include "commands/people/agreed.h"
#include "core/arena.h"
#include "rooms/room.h"

static enum exit_status upgrade(const struct call *call,
                                const struct hosting *hosting)
{
    const struct campaign *campaign = hosting->campaign;
    const struct agreed_request request = {hosting->key, hosting->time,
                                           hosting->until};
    struct agreed *agreed = ARENA_NEW(call->arena, struct agreed);
    const struct agreed_run run = {
        .call = call,
        .campaign = campaign,
        .agreed = agreed,
    };

    return agreed_tell(&run, campaign_upgrade(agreed, campaign, &request));
}

static enum exit_status run_upgrade(struct call *call)
{
    struct hosting hosting;
    enum exit_status status = STATUS_FINDINGS;

    if (hosting_open_for(call, CAMPAIGN_UPGRADE, &hosting))
        status = hosting_has_finished(&hosting, ENTRY_ROSTER)
                     ? STATUS_DONE
                     : upgrade(call, &hosting);
    hosting_close(&hosting);
    return status;
}

static const struct command_option options[] = {
    OPTION_KEY, OPTION_PASSPHRASE, OPTION_AT, OPTION_UNTIL, {0},
};

const struct command upgrade_command = {
    .name = "upgrade",
    .arguments = "[DIR] --key FILE",
    .summary = "go on by the revision that this program plays",
    .about = "A repair that changes a playable turn raises the revision of its "
             "room, and a campaign keeps the one that it began with. The "
             "first call of a program with the new one lays out upgrade.xml "
             "and asks all for consent; the call that finds it makes the "
             "entry. What was played before stays as it was.",
    .example = "berthier upgrade waterloo --key umpire.key",
    .options = options,
    .least = 1,
    .most = 1,
    .takes_dir = true,
    .run = run_upgrade,
    .next = next_host,
};
