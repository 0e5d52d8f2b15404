/* Entries that several agreed to made anew from the turn before them, their
 * documents and consents. */
#include "campaign/audit/rebuild.h"

#include "campaign/people/correct.h"
#include "campaign/people/end.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/upgrade.h"
#include "core/arena.h"

static bool check_agreement(struct agreement *agreement,
                            const struct agreed_kind *kind)
{
    return agreement_open(agreement) && kind->prepare(agreement) &&
           agreement_collect(agreement, NULL) && agreement_check(agreement);
}

static bool rebuild(struct rebuilt *out, const struct agreed_kind *kind,
                    const struct campaign *before, const struct campaign *after)
{
    struct agreement agreement = {
        .campaign = before, .entered = after, .kind = kind->consent};
    const struct agreed_source source = {.campaign = before,
                                         .agreement = &agreement,
                                         .program = after->turn.program,
                                         .time = entry_time(after)};
    struct plain_entry *made = ARENA_NEW(before->arena, struct plain_entry);

    if (!entry_may_follow(before) || !check_agreement(&agreement, kind) ||
        !kind->make(made, &out->entry, &source, NULL))
        return false;
    if (agreement.closing)
        out->exchange = &agreement.closing->exchange;
    out->next = made->outcome.next;
    out->written = made->written;
    return true;
}

bool rebuild_correction(struct rebuilt *out, const struct campaign *before,
                        const struct campaign *after)
{
    return rebuild(out, &correction_kind, before, after);
}

bool rebuild_end(struct rebuilt *out, const struct campaign *before,
                 const struct campaign *after)
{
    return rebuild(out, &end_kind, before, after);
}

bool rebuild_roster(struct rebuilt *out, const struct campaign *before,
                    const struct campaign *after)
{
    struct bytes upgrade;

    if (!campaign_file(after, agreement_file(CONSENT_UPGRADE), &upgrade))
        return false;
    return rebuild(out, upgrade.data ? &upgrade_kind : &roster_kind, before,
                   after);
}
