/* A correction made anew from the turn before it, its document and its
 * consents. */
#include "campaign/rebuild.h"

#include "campaign/correct.h"
#include "core/arena.h"

static bool check_agreement(struct agreement *agreement)
{
    const struct campaign *before = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct correction correction;

    if (!agreement_open(agreement) ||
        !correction_read(&correction, file->root, file->name, before->arena,
                         before->report))
        return false;
    agreement->kind = correction_consent(&correction);
    agreement_ask(agreement, NULL);
    return agreement_collect(agreement, NULL) && agreement_check(agreement);
}

bool rebuild_correction(struct rebuilt *out, const struct campaign *before,
                        const struct campaign *after)
{
    struct agreement agreement = {
        .campaign = before, .after = after, .kind = CONSENT_CORRECTION};
    const struct agreed_source source = {.campaign = before,
                                         .agreement = &agreement,
                                         .program = after->turn.program,
                                         .time = entry_time(after)};
    struct quiet_entry *made = ARENA_NEW(before->arena, struct quiet_entry);

    if (!entry_may_follow(before) || !check_agreement(&agreement) ||
        !correction_make(made, &out->entry, &source, NULL))
        return false;
    out->next = made->outcome.next;
    out->written = made->written;
    return true;
}
