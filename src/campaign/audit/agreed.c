/* Entries that this program does not make anew, because another revision plays
 * them: the documents to which several agreed, and who did. No ruleset is
 * asked, so that a majority is counted among all but the host, whomever a
 * correction concerns. */
#include "campaign/audit/internal.h"

#include "campaign/documents/agreed.h"
#include "campaign/people/begin.h"
#include "campaign/people/disclose.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/upgrade.h"

#include <string.h>

bool audited_is_upgrade(const struct audited *audited)
{
    return audited->before && audited->after.turn.kind == ENTRY_ROSTER &&
           audited_path(audited, agreement_file(CONSENT_UPGRADE));
}

/* Who is asked for this document, which is open? */
static bool ask_correction(struct agreement *agreement)
{
    const struct signed_file *file = &agreement->document;
    const struct campaign *campaign = agreement->campaign;
    struct correction correction;

    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report))
        return false;
    agreement->kind = correction.restore ? CONSENT_RESTORE : CONSENT_CORRECTION;
    agreement_ask(agreement, NULL);
    for (size_t i = 0; i < correction.edit_count; i++)
        if (correction.edits[i].kind == EDIT_HIDDEN)
            agreement_ask_everybody(agreement);
    return agreement_fits(
        agreement, &(struct agreed_place){correction.game, correction.entry,
                                          correction.state, correction.until,
                                          correction.restore != NULL});
}

/* Of an end under a lock those who owe are not asked; of a game that is over
 * the host is, alone. */
static bool ask_end(struct agreement *agreement)
{
    const struct signed_file *file = &agreement->document;
    const struct campaign *campaign = agreement->campaign;
    struct end_document document;
    struct names excused = {0};

    if (!end_read(&document, file->root, file->name, campaign->arena,
                  campaign->report))
        return false;
    for (size_t i = 0; i < campaign->member_count; i++) {
        const char *id = campaign->members[i].office->id;

        if (same_name(id, campaign->roster.host))
            continue;
        if (document.result == RESULT_OVER ||
            document.result == RESULT_ABANDONED)
            names_add(campaign->arena, &excused, id);
    }
    agreement_ask(agreement, &excused);
    for (size_t i = 0; i < excused.count; i++)
        agreement_hear(agreement, excused.items[i]);
    return agreement_fits(
        agreement, &(struct agreed_place){document.game, document.entry,
                                          document.state, document.until,
                                          document.result == RESULT_ABANDONED});
}

/* Those who withhold need not; who else is asked hangs on the lock. What was
 * consented to is verified. */
static bool ask_void(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    for (size_t i = 0; i < campaign->member_count; i++)
        agreement_hear(agreement, campaign->members[i].office->id);
    return true;
}

static const struct agreed_form {
    enum entry_kind entry;
    enum consent_kind kind;
    bool (*ask)(struct agreement *agreement);
} forms[] = {
    {ENTRY_CORRECTION, CONSENT_CORRECTION, ask_correction},
    {ENTRY_ROSTER, CONSENT_ROSTER, roster_verify},
    {ENTRY_VOID, CONSENT_VOID, ask_void},
    {ENTRY_DISCLOSE, CONSENT_DISCLOSE, disclose_ask},
    {ENTRY_END, CONSENT_END, ask_end},
};

static const struct agreed_form *form_of(enum entry_kind kind)
{
    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
        if (forms[i].entry == kind)
            return &forms[i];
    return NULL;
}

bool audit_agreed(struct audited *audited)
{
    const struct agreed_form *form = form_of(audited->after.turn.kind);
    const bool upgrades = audited_is_upgrade(audited);
    struct agreement agreement = {.campaign = audited->before,
                                  .entered = &audited->after};

    if (audited->after.turn.kind == ENTRY_BEGIN)
        audited->is_agreed = begin_check(&audited->after);
    if (!form || !audited->before)
        return audited->is_agreed || !form;
    agreement.kind = upgrades ? CONSENT_UPGRADE : form->kind;
    audited->is_agreed = agreement_open(&agreement) &&
                         (upgrades ? upgrade_verify : form->ask)(&agreement) &&
                         agreement_collect(&agreement, NULL) &&
                         agreement_check(&agreement);
    return audited->is_agreed;
}
