/* Is a document that several must agree to entered, or proposed? */
#include "campaign/audit/verify.h"

#include "campaign/submit/pending.h"
#include "campaign/submit/proposal.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

/* One document that is looked at. */
struct looking {
    const struct campaign *campaign;
    const struct signed_file *file;
    const char **said;
    struct proposal proposal;
};

static struct place root_place(const struct looking *looking)
{
    return (struct place){looking->file->name, looking->file->root->line};
}

static bool is_file_of(const struct campaign *after, const char *path,
                       const char *digest)
{
    struct bytes bytes;

    return campaign_file(after, path, &bytes) && bytes.data &&
           strcmp(bytes_digest(&bytes, after->arena), digest) == 0;
}

/* Does the history, as far as it is here, have it at that entry? */
static bool is_entered(const struct looking *looking, int entry)
{
    const struct campaign *campaign = looking->campaign;
    const char *path = consent_file(looking->proposal.agreement.kind);
    struct campaign *former;
    bool entered;

    if (entry == campaign->turn.number)
        return is_file_of(campaign, path, looking->file->digest);
    former = campaign_at(campaign, entry);
    entered = former && is_file_of(former, path, looking->file->digest);
    campaign_close(former);
    return entered;
}

/* The first roster, the one in force, or one in between. */
static bool verify_past(const struct looking *looking, int entry)
{
    const struct campaign *campaign = looking->campaign;
    const struct place place = root_place(looking);
    const char *name = looking->file->root->name;
    bool roster = looking->proposal.agreement.kind == CONSENT_ROSTER;

    *looking->said = arena_text(campaign->arena, "%s of entry %d", name, entry);
    if (roster && strcmp(looking->file->digest, campaign->roster_digest) == 0) {
        *looking->said = "the head turn names it";
        return true;
    }
    if (!campaign->history && entry != campaign->turn.number && !roster)
        return true;
    return ((campaign->history || entry == campaign->turn.number) &&
            is_entered(looking, entry)) ||
           refuse(campaign->report, &place, TRUST(tampered),
                  "entry %d holds another %s, or none", entry, name);
}

static const char *filed_text(const struct looking *looking)
{
    struct arena *arena = looking->campaign->arena;
    struct pendings pendings;

    pendings_of(&pendings, looking->campaign);
    foreach_item (const struct pending, one, pendings)
        if (strcmp(one->digest, looking->file->digest) == 0)
            return arena_text(
                arena, "\n  consents accepted: %s\n  consents owed: %s",
                one->given.count > 0 ? names_text(&one->given, ", ", arena)
                                     : "none",
                one->missing.count > 0 ? names_text(&one->missing, ", ", arena)
                                       : "none");
    return "\n  no consent to it is accepted here";
}

static bool verify_proposed(struct looking *looking)
{
    const struct campaign *campaign = looking->campaign;
    const struct proposal *proposal = &looking->proposal;
    struct names lines = {0};

    if (!proposal_judge(&looking->proposal, campaign, 0))
        return false;
    proposal_changes(&lines, proposal, campaign->arena);
    *looking->said = arena_text(
        campaign->arena, "proposed, and not in force: %s\n  %s%s",
        proposal_title(proposal, campaign->arena),
        names_text(&lines, "\n  ", campaign->arena), filed_text(looking));
    return true;
}

/* One that names no entry: any correction may have sealed it. */
static bool verify_hidden_anywhere(const struct looking *looking)
{
    const struct campaign *campaign = looking->campaign;
    const struct place place = root_place(looking);
    struct bytes bytes;

    *looking->said = "a change whose correction is not here";
    for (int entry = 0; entry <= campaign->turn.number; entry++) {
        if (!campaign_former_file(campaign, entry, "correction.xml", &bytes))
            return false;
        if (!bytes.data ||
            !strstr(arena_string(campaign->arena, bytes.data, bytes.length),
                    looking->file->digest))
            continue;
        *looking->said = arena_text(
            campaign->arena, "the correction of entry %d sealed it", entry);
        return true;
    }
    return !campaign->history ||
           refuse(campaign->report, &place, TRUST(other_text),
                  "no correction of the history sealed %.12s",
                  looking->file->digest);
}

/* A change that a correction sealed: that one proves it. */
static bool verify_hidden(const struct looking *looking, int entry)
{
    const struct campaign *campaign = looking->campaign;
    const struct place place = root_place(looking);
    struct bytes bytes = {0};

    if (strcmp(element_attribute(looking->file->root, "game"),
               campaign->game) != 0)
        return refuse(campaign->report, &place, TRUST(wrong_game),
                      "the change is of another game than %.12s",
                      campaign->game);
    if (!element_attribute(looking->file->root, "entry"))
        return verify_hidden_anywhere(looking);
    if (campaign->history && entry <= campaign->turn.number &&
        !campaign_former_file(campaign, entry, "correction.xml", &bytes))
        return false;
    *looking->said = arena_text(
        campaign->arena,
        bytes.data ? "the correction of entry %d sealed it"
                   : "a change of entry %d, whose correction is not here",
        entry);
    return !bytes.data ||
           strstr(arena_string(campaign->arena, bytes.data, bytes.length),
                  looking->file->digest) ||
           refuse(campaign->report, &place, TRUST(other_text),
                  "the correction of entry %d did not seal %.12s", entry,
                  looking->file->digest);
}

/* Of one that names no entry: where the history has it, as far as it is here;
 * -1: nowhere. */
static int entered_at(const struct looking *looking)
{
    const struct campaign *campaign = looking->campaign;
    enum consent_kind kind = looking->proposal.agreement.kind;

    return is_file_of(campaign, consent_file(kind), looking->file->digest)
               ? campaign->turn.number
               : agreement_entered(campaign, kind, looking->file->digest);
}

bool verify_document(const char **said, const struct campaign *campaign,
                     const struct signed_file *file, int entry)
{
    struct looking looking = {.campaign = campaign, .file = file, .said = said};

    if (file->kind == DOCUMENT_HIDDEN)
        return verify_hidden(&looking, entry);
    if (!proposal_open(&looking.proposal, file->name, campaign->arena,
                       campaign->report))
        return false;
    if (looking.proposal.is_first)
        entry = 0;
    else if (looking.proposal.about.entry == 0)
        entry = entered_at(&looking);
    return entry >= 0 && entry <= campaign->turn.number
               ? verify_past(&looking, entry)
               : verify_proposed(&looking);
}
