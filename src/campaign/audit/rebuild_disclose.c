/* A disclosure made anew from the turn before it, its document and its
 * consents. */
#include "campaign/audit/rebuild.h"

#include "campaign/people/disclose.h"
#include "core/arena.h"

bool rebuild_disclose(struct rebuilt *out, const struct campaign *before,
                      const struct campaign *after)
{
    struct agreement agreement = {
        .campaign = before, .entered = after, .kind = CONSENT_DISCLOSE};
    const struct agreed_source source = {.campaign = before,
                                         .agreement = &agreement,
                                         .program = after->turn.program,
                                         .time = entry_time(after)};
    struct plain_entry *made = ARENA_NEW(before->arena, struct plain_entry);

    if (!disclose_may_follow(before) || !disclose_agree(&agreement, NULL) ||
        !agreement_check(&agreement))
        return false;
    disclose_make(made, &out->entry, &source, NULL);
    out->next = made->outcome.next;
    out->written = made->written;
    return true;
}
