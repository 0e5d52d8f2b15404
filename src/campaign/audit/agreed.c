/* Entries that this program does not make anew, because another revision plays
 * them: the documents to which several agreed, and who did. */
#include "campaign/audit/internal.h"

#include "campaign/audit/rebuild.h"
#include "campaign/people/change_kind.h"

bool audited_is_upgrade(const struct audited *audited)
{
    return audited->before && audited->after.turn.kind == ENTRY_ROSTER &&
           audited_path(audited, consent_file(CONSENT_UPGRADE));
}

bool audit_agreed(struct audited *audited)
{
    const struct change_kind *kind;
    struct agreement agreement = {.campaign = audited->before,
                                  .entered = &audited->after};

    if (audited->after.turn.kind == ENTRY_BEGIN)
        audited->is_agreed = begin_check(&audited->after);
    if (!change_entered(&kind, &audited->after))
        return false;
    if (!kind || !audited->before)
        return audited->is_agreed || !kind;
    agreement.kind = kind->consent;
    audited->is_agreed =
        agreement_open(&agreement) &&
        (kind->ask_unmade ? kind->ask_unmade : kind->ask)(&agreement) &&
        agreement_collect(&agreement, NULL) && agreement_check(&agreement);
    return audited->is_agreed;
}
