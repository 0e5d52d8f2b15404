/* Documents that wait for consents. */
#include "campaign/submit/pending.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"

#include <string.h>

static void note_withdrawn(struct pending *out, const struct campaign *campaign,
                           const char *id)
{
    const struct consent of = {
        .from = id, .kind = out->kind, .digest = out->digest};

    if (consent_is_withdrawn(campaign, &of))
        names_add(campaign->arena, &out->withdrawn, id);
}

/* Of a handover the entry is the first of the new host. */
static void note_heir(struct pending *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct campaign *after = agreement->after;

    if (after && strcmp(after->roster.host, campaign->roster.host) != 0)
        out->heir = arena_text(campaign->arena, "%s", after->roster.host);
}

/* Has a majority enough of them? The host's own is made when he goes on. */
static void count(struct pending *out, const struct agreement *agreement)
{
    const struct campaign *of =
        agreement->after ? agreement->after : agreement->campaign;
    struct arena *arena = agreement->campaign->arena;

    out->given = agreement->given;
    foreach_name (id, agreement->asked) {
        if (names_contain(&agreement->given, id) ||
            !strcmp(id, of->roster.host))
            continue;
        names_add(arena, &out->missing, id);
        note_withdrawn(out, agreement->campaign, id);
        if (names_contain(&agreement->must, id))
            names_add(arena, &out->must, id);
    }
    out->wanted = agreement_wanted(agreement, of->roster.host);
    out->votes = agreement_votes(agreement, &out->missing);
    out->uncounted = agreement->uncounted;
    if (out->wanted < out->must.count)
        out->wanted = out->must.count;
    out->former_keys = agreement->former_keys.missing;
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
    if (!agreement_is_witnessed(agreement))
        return;
    out->due = agreement->due;
    foreach_name (name, agreement->excused)
        if (names_contain(&out->missing, name))
            names_add(agreement->campaign->arena, &out->excused, name);
    names_add_all(agreement->campaign->arena, &out->excused_keys,
                  &agreement->former_keys.excused);
}

/* Nothing but the disclosure follows the end. */
static bool may_come(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    return agreement->kind == CONSENT_DISCLOSE || !campaign->turn.ended ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  EXCHANGE(ended),
                  "the campaign has ended: nothing but disclose follows");
}

/* Whoever has consented to it, by the files that lie there: also who stands in
 * the roster no more. */
static void list_filed(struct names *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const char *stem =
        arena_text(campaign->arena, "%s-", consent_words[agreement->kind]);
    struct names names;

    if (!folder_list(&names, inbox_path(campaign, "consents"), campaign->arena,
                     campaign->report))
        return;
    for (size_t i = 0; i < names.count; i++) {
        const char *id = names.items[i] + strlen(stem);

        /* "KIND-ID.xml", and no withdrawal. */
        if (strncmp(names.items[i], stem, strlen(stem)) == 0 &&
            strcmp(id + strcspn(id, "."), ".xml") == 0)
            names_add(campaign->arena, out,
                      arena_string(campaign->arena, id, strcspn(id, ".")));
    }
}

/* To a roster those consent as well who come by it. */
static void note_left(struct pending *out, const struct agreement *agreement)
{
    struct names filed = {0};

    if (agreement->kind == CONSENT_ROSTER)
        return;
    list_filed(&filed, agreement);
    for (size_t i = 0; i < filed.count; i++)
        if (!campaign_member(agreement->campaign, filed.items[i]))
            names_add(agreement->campaign->arena, &out->lapsed, filed.items[i]);
}

static void note_lapsed(struct pending *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;

    foreach_name (id, agreement->asked)
        if (!names_contain(&agreement->given, id) &&
            !names_contain(&out->withdrawn, id) &&
            file_exists(inbox_path(
                campaign, arena_text(campaign->arena, "consents/%s-%s.xml",
                                     consent_words[agreement->kind], id))))
            names_add(campaign->arena, &out->lapsed, id);
    note_left(out, agreement);
}

static void look_at(struct pending *out, const struct change_kind *kind,
                    const struct campaign *campaign, int64_t time)
{
    struct campaign *quiet = ARENA_NEW(campaign->arena, struct campaign);
    struct agreement agreement = {
        .campaign = quiet, .kind = kind->consent, .time = time};
    bool good;

    *quiet = *campaign;
    quiet->report = report_new(campaign->arena);
    out->file = consent_file(kind->consent);
    good = agreement_open(&agreement) &&
           (kind->look ? kind->look : kind->ask)(&agreement) &&
           may_come(&agreement) &&
           agreement_in_time(
               &agreement, element_attribute(agreement.document.root, "until"));
    out->tried = good;
    good = good &&
           (!kind->try || kind->is_unseen(&agreement) || kind->try(&agreement));
    out->kind = agreement.kind;
    out->digest = arena_text(campaign->arena, "%s", agreement.document.digest);
    if (!good) {
        /* Whose consents are there is known all the same. */
        list_filed(&out->given, &agreement);
        out->unfit = first_finding(quiet->report, campaign->arena);
    } else {
        /* One that does not count is as good as none. */
        (void)agreement_collect(&agreement, NULL);
        count(out, &agreement);
        note_heir(out, &agreement);
        agreement_affected(&out->affected, &agreement);
        affected_unasked(&out->unasked, &out->affected, &agreement);
        note_lapsed(out, &agreement);
        excuse(out, &agreement);
    }
    campaign_close(agreement.own);
}

static void look_at_draft(struct pending *out, const struct campaign *draft)
{
    struct campaign quiet = *draft;

    quiet.report = report_new(draft->arena);
    out->kind = CONSENT_ROSTER;
    out->file = consent_file(CONSENT_ROSTER);
    out->digest = draft->roster_digest;
    (void)draft_consents(&quiet, &out->missing);
    out->votes = out->wanted = out->missing.count;
    for (size_t i = 0; i < out->missing.count; i++)
        note_withdrawn(out, draft, out->missing.items[i]);
    for (size_t i = 0; i < draft->roster.member_count; i++)
        if (!names_contain(&out->missing, draft->roster.members[i].id))
            names_add(draft->arena, &out->given, draft->roster.members[i].id);
}

void pendings_of(struct pendings *out, const struct campaign *campaign)
{
    pendings_at(out, campaign, 0);
}

bool pending_any(const struct campaign *campaign)
{
    bool waits = false;

    for (int kind = 0; kind < CONSENT_KINDS && !waits; kind++)
        waits = agreement_waits(campaign, (enum consent_kind)kind);
    return waits;
}

void pendings_at(struct pendings *out, const struct campaign *campaign,
                 int64_t time)
{
    memset(out, 0, sizeof(*out));
    if (campaign->draft) {
        look_at_draft(LIST_ADD(campaign->arena, out->items, out->count),
                      campaign);
        return;
    }
    /* In this order they are told. A restoration is a correction. */
    for (int kind = 0; kind < CONSENT_KINDS; kind++)
        if (kind != CONSENT_RESTORE &&
            agreement_waits(campaign, (enum consent_kind)kind))
            look_at(LIST_ADD(campaign->arena, out->items, out->count),
                    change_kind((enum consent_kind)kind), campaign, time);
}
