/* A run that died after its commit is brought to its end by the next. */
#include "commands/finish.h"

#include "campaign/lock.h"
#include "campaign/mailing.h"

bool finish_last_run(const struct call *call, const struct campaign *campaign,
                     const struct signing_key *key, bool *finished)
{
    const struct place place = {campaign->dir, 0};
    struct outbox outbox;

    *finished = inbox_is_stale(campaign);
    if (!*finished)
        return true;
    remark(call->report, &place,
           "the run that made entry %d died before its end, and is brought "
           "there now",
           campaign->turn.number);
    outbox_init(&outbox, campaign->dir, call->arena);
    return mail_again(&outbox, campaign, key, call_switch(call, "bundle")) &&
           outbox_send(&outbox, call->out, call->report) &&
           (campaign->turn.kind == ENTRY_ROSTER ? inbox_clear_roster(campaign)
                                                : inbox_clear(campaign));
}
