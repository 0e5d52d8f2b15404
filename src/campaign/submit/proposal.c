/* Could a document be entered in somebody's campaign, and who is asked? */
#include "campaign/submit/proposal.h"

#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/correct_hidden.h"
#include "campaign/text/correction.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "io/xml.h"

#include <string.h>

static struct place root_place(const struct proposal *proposal)
{
    const struct signed_file *file = &proposal->agreement.document;

    return (struct place){file->name, file->root->line};
}

/* Everybody whom the roster names. */
static void ask_all(struct proposal *out, const struct roster *roster,
                    struct arena *arena)
{
    for (size_t i = 0; i < roster->member_count; i++)
        names_add(arena, &out->agreement.asked, roster->members[i].id);
    out->agreement.enough = roster->member_count;
}

bool proposal_open(struct proposal *out, const char *path, struct arena *arena,
                   struct report *report)
{
    const struct signed_source source = {.kind = DOCUMENT_KINDS};
    struct signed_file *file = &out->agreement.document;

    memset(out, 0, sizeof(*out));
    if (!signed_read(file, path, &source, arena, report) ||
        !consent_about(&out->about, file, arena, report))
        return false;
    out->agreement.kind = out->about.kind;
    out->until = element_attribute(file->root, "until");
    if (out->about.kind != CONSENT_ROSTER)
        return true;
    if (!roster_read(&out->roster, file->root, file->name, arena, report))
        return false;
    out->is_first = !out->roster.game;
    ask_all(out, &out->roster, arena);
    return true;
}

/* Where it would begin, by what lies in the folder of the draft. */
static bool judge_beginning(struct proposal *out)
{
    struct campaign draft = *out->agreement.campaign;

    draft.roster = out->roster;
    return draft_begins(&out->begins, &draft);
}

/* The first roster has its day before the campaign begins. */
static bool judge_first(struct proposal *out)
{
    const struct campaign *campaign = out->agreement.campaign;
    const struct place place = root_place(out);

    if (campaign->draft)
        return judge_beginning(out);
    if (strcmp(out->agreement.document.digest, campaign->game) == 0)
        return refuse(
            campaign->report, &place, TRUST(wrong_exchange),
            "the campaign has begun with this roster; it stands at turn %d",
            campaign->turn.number);
    return refuse(campaign->report, &place, TRUST(wrong_game),
                  "the roster begins another game than %.12s: take it to the "
                  "folder of that campaign",
                  campaign->game);
}

/* What may follow any entry waits as well for a lock to be closed. */
static bool may_follow(const struct proposal *proposal,
                       bool (*follows)(const struct campaign *campaign))
{
    struct campaign campaign = *proposal->agreement.campaign;

    if (proposal->about.entry == 0)
        campaign.lock = NULL;
    return follows(&campaign);
}

/* Of a lock that is not in the folder the document alone tells. */
static bool judge_unlocked(struct proposal *out)
{
    const struct agreement *agreement = &out->agreement;
    const struct campaign *campaign = agreement->campaign;

    out->asks_unknown = true;
    ask_all(out, &campaign->roster, campaign->arena);
    return agreement_fits(
        agreement, &(struct agreed_place){out->about.game, out->about.entry,
                                          campaign->state, out->until, true});
}

/* Of what a closed book hides he reads what his letter brought. */
static bool try(struct proposal *out, const struct change_kind *kind)
{
    const struct agreement *agreement = &out->agreement;
    struct names hidden = {0};

    out->untried = kind->is_unseen && kind->is_unseen(agreement);
    return (agreement->kind != CONSENT_CORRECTION ||
            proposal_hidden(&hidden, out)) &&
           (out->untried || !kind->try || kind->try(agreement));
}

static bool judge(struct proposal *out, const struct change_kind *kind)
{
    struct agreement *agreement = &out->agreement;

    agreement->asked = (struct names){0};
    if (kind->closes && kind->closes(agreement)) {
        if (!agreement->campaign->lock)
            return judge_unlocked(out);
    } else if (!may_follow(out, kind->follows)) {
        return false;
    }
    return (kind->ask_at_desk ? kind->ask_at_desk
            : kind->look      ? kind->look
                              : kind->ask)(agreement) &&
           try(out, kind);
}

bool proposal_judge(struct proposal *out, const struct campaign *campaign,
                    int64_t time)
{
    const struct place place = root_place(out);

    out->agreement.campaign = campaign;
    out->agreement.time = time;
    if (campaign->draft && !out->is_first)
        return refuse(
            campaign->report, &place, TRUST(wrong_game),
            "the campaign has not begun: its roster alone waits for consents");
    return out->is_first ? judge_first(out)
                         : judge(out, change_kind(out->agreement.kind));
}

bool proposal_asks(const struct proposal *proposal, const char *id,
                   struct arena *arena, struct report *report)
{
    const struct agreement *agreement = &proposal->agreement;
    const struct place place = root_place(proposal);

    if (names_contain(&agreement->asked, id) ||
        names_contain(&agreement->heard, id) ||
        same_name(agreement->former, id) ||
        (!agreement->campaign && agreement->kind != CONSENT_ROSTER))
        return true;
    return refuse(report, &place, TRUST(not_his_office),
                  "'%s' is not asked for his consent%s%s", id,
                  agreement->asked.count > 0 ? "; asked are: " : "",
                  names_text(&agreement->asked, ", ", arena));
}

const char *proposal_keys(const struct proposal *proposal, const char *id)
{
    const struct campaign *campaign = proposal->agreement.campaign;

    if (proposal->agreement.kind == CONSENT_ROSTER &&
        (!campaign || member_keys(&proposal->roster, id)))
        return member_keys(&proposal->roster, id);
    return campaign ? member_keys(&campaign->roster, id) : NULL;
}

/* ---- what a correction hides --------------------------------------------- */

/* As his letter brings it, beside the document; who has the book, has it
 * there. */
static bool read_letter(struct hidden_source *source,
                        const struct proposal *proposal, size_t number)
{
    const struct campaign *campaign = source->campaign;
    const char *document = proposal->agreement.document.name;
    const char *slash = strrchr(document, '/');

    source->name = arena_text(campaign->arena, "%.*s%s",
                              slash ? (int)(slash - document) + 1 : 0, document,
                              hidden_letter(campaign->arena, number));
    if (campaign->view_count == 0 && !file_exists(source->name))
        return agreement_part(&proposal->agreement,
                              hidden_path(campaign->arena, number),
                              &source->name, &source->bytes);
    return !file_exists(source->name) ||
           file_read(&source->bytes, source->name, XML_MAIL_LIMIT,
                     campaign->arena, campaign->report);
}

static bool say_one(struct names *out, const struct correction *correction,
                    const struct hidden_source *source, size_t index)
{
    struct arena *arena = source->campaign->arena;
    struct hidden_change hidden = {.index = index};

    if (!hidden_open(&hidden, correction, source))
        return false;
    names_say(arena, out, "sealed, in %s: %s", source->name,
              correction_line(&hidden.edit, source->campaign->ruleset, arena));
    return true;
}

bool proposal_hidden(struct names *out, const struct proposal *proposal)
{
    const struct campaign *campaign = proposal->agreement.campaign;
    const struct signed_file *file = &proposal->agreement.document;
    struct correction correction;
    size_t number = 0, unseen = 0;
    bool good = true;

    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report))
        return false;
    for (size_t i = 0; i < correction.edits_count; i++) {
        struct hidden_source source = {.campaign = campaign};

        if (correction.edits[i].kind != EDIT_HIDDEN)
            continue;
        number++;
        if (!read_letter(&source, proposal, number))
            return false;
        unseen += !source.bytes.data;
        if (source.bytes.data)
            good = say_one(out, &correction, &source, i) && good;
    }
    if (unseen > 0)
        names_say(
            campaign->arena, out,
            "%zu of its changes your view does not show, sealed by the digests "
            "above: once the book is disclosed everybody can check them",
            unseen);
    return good;
}
