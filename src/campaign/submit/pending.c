/* Documents that wait for consents. */
#include "campaign/submit/pending.h"

#include "campaign/people/agreement.h"
#include "campaign/people/birth.h"
#include "campaign/people/consent.h"
#include "campaign/people/correct.h"
#include "campaign/people/disclose.h"
#include "campaign/people/end.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/upgrade.h"
#include "campaign/people/void.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* In the order in which they are told. A restoration is a correction. */
static const struct waiting_kind {
    enum consent_kind kind;
    bool (*ask)(struct agreement *agreement); /* NULL: as its entry does */
    const struct agreed_kind *entry;
} kinds[] = {
    {CONSENT_ROSTER, NULL, &roster_kind},
    {CONSENT_CORRECTION, NULL, &correction_kind},
    {CONSENT_VOID, void_ask, NULL},
    {CONSENT_UPGRADE, upgrade_ask, NULL},
    {CONSENT_DISCLOSE, disclose_ask, NULL},
    {CONSENT_END, NULL, &end_kind},
};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

static void note_withdrawn(struct pending *out, const struct campaign *campaign,
                           const char *id)
{
    const struct consent of = {
        .from = id, .kind = out->kind, .digest = out->digest};

    if (consent_is_withdrawn(campaign, &of))
        names_add(campaign->arena, &out->withdrawn, id);
}

/* Has a majority enough of them? The host's own is made when he goes on. */
static void count(struct pending *out, const struct agreement *agreement)
{
    const struct campaign *of =
        agreement->reached ? agreement->reached : agreement->campaign;
    struct arena *arena = agreement->campaign->arena;

    out->given = agreement->given;
    for (size_t i = 0; i < agreement->asked.count; i++) {
        const char *id = agreement->asked.items[i];

        if (names_contain(&agreement->given, id) ||
            !strcmp(id, of->roster.host))
            continue;
        names_add(arena, &out->missing, id);
        note_withdrawn(out, agreement->campaign, id);
        if (names_contain(&agreement->must, id))
            names_add(arena, &out->must, id);
    }
    out->wanted = agreement_wanted(agreement, of->roster.host);
    out->aside = agreement->aside;
    if (out->wanted < out->must.count)
        out->wanted = out->must.count;
    if (!agreement_is_witnessed(agreement))
        out->witnesses = agreement->witnesses;
}

static const char *first_finding(const struct report *report,
                                 struct arena *arena)
{
    for (size_t i = 0; i < report_size(report); i++) {
        const struct finding *finding = report_finding(report, i);

        if (finding->rule)
            return finding_text(arena, finding);
    }
    return "it cannot be read";
}

/* Those who stall an exchange need not consent to its end for ever. */
static void excuse(struct pending *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct void_document document;

    if (!void_read(&document, file->root, file->name, campaign->arena,
                   campaign->report))
        return;
    if (agreement->needs_witness || document.unplayable)
        return;
    out->due = void_due(campaign, &campaign->lock->file);
    for (size_t i = 0; i < document.withheld.count; i++)
        if (names_contain(&out->missing, document.withheld.items[i]))
            names_add(campaign->arena, &out->excused,
                      document.withheld.items[i]);
}

static void look_at(struct pending *out, const struct waiting_kind *kind,
                    const struct campaign *campaign)
{
    struct campaign *quiet = ARENA_NEW(campaign->arena, struct campaign);
    struct agreement agreement = {.campaign = quiet, .kind = kind->kind};
    bool good;

    *quiet = *campaign;
    quiet->report = report_new(campaign->arena);
    out->file = agreement_file(kind->kind);
    good = agreement_open(&agreement) &&
           (kind->ask ? kind->ask : kind->entry->prepare)(&agreement);
    out->kind = agreement.kind;
    out->digest = arena_text(campaign->arena, "%s", agreement.document.digest);
    if (!good) {
        out->unfit = first_finding(quiet->report, campaign->arena);
    } else {
        /* One that does not count is as good as none. */
        (void)agreement_collect(&agreement, NULL);
        count(out, &agreement);
        if (kind->kind == CONSENT_VOID)
            excuse(out, &agreement);
    }
    campaign_close(agreement.own);
}

static void look_at_draft(struct pending *out, const struct campaign *draft)
{
    struct campaign quiet = *draft;

    quiet.report = report_new(draft->arena);
    out->kind = CONSENT_ROSTER;
    out->file = agreement_file(CONSENT_ROSTER);
    out->digest = draft->roster_digest;
    (void)draft_consents(&quiet, &out->missing);
    out->wanted = out->missing.count;
    for (size_t i = 0; i < out->missing.count; i++)
        note_withdrawn(out, draft, out->missing.items[i]);
    for (size_t i = 0; i < draft->roster.member_count; i++)
        if (!names_contain(&out->missing, draft->roster.members[i].id))
            names_add(draft->arena, &out->given, draft->roster.members[i].id);
}

void pendings_of(struct pendings *out, const struct campaign *campaign)
{
    memset(out, 0, sizeof(*out));
    if (campaign->draft) {
        look_at_draft(LIST_ADD(campaign->arena, out->items, out->count),
                      campaign);
        return;
    }
    for (int i = 0; i < KINDS; i++)
        if (agreement_waits(campaign, kinds[i].kind))
            look_at(LIST_ADD(campaign->arena, out->items, out->count),
                    &kinds[i], campaign);
}
