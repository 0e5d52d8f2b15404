/* Corrections: drawn up, agreed to, committed. */
#include "campaign/people/correct.h"

#include "campaign/documents/agreed.h"
#include "campaign/documents/citation.h"
#include "campaign/exchange/lock.h"
#include "campaign/open/view.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/correct_hidden.h"
#include "campaign/text/correction.h"
#include "io/xml.h"
#include "rulesets/ruleset.h"

#include <string.h>

/* One run. */
struct correcting {
    const struct campaign *campaign;
    const struct correct_request *request;
};

/* As XML: any spelling. */
static bool read_xml(struct correction *out, const struct campaign *campaign,
                     const char *path, const struct bytes *bytes)
{
    struct xml_file *file =
        xml_open(path, bytes->data, bytes->length, XML_DRAFT, campaign->arena,
                 campaign->report);
    bool good;

    if (!file)
        return false;
    good = correction_read(out, xml_root(file), path, campaign->arena,
                           campaign->report);
    xml_close(file);
    for (size_t i = 0; good && i < out->edits_count; i++)
        good = out->edits[i].kind != EDIT_HIDDEN ||
               refuse(campaign->report, &out->edits[i].place,
                      FILE_RULE(unknown_element),
                      "a draft says what it changes; what a side may not read "
                      "of it is hidden here");
    return good;
}

/* A case as it is printed: "[rule 4c]", a step; the document has its number.
 */
static bool take_case(struct correction *draft, const struct campaign *campaign,
                      const char *path)
{
    const struct citation citation = {draft->case_number, campaign->ruleset,
                                      &(struct place){path, 0}, campaign->arena,
                                      campaign->report};
    const struct rule *rule;

    if (!draft->case_number)
        return true;
    rule = citation_case(&citation);
    if (rule)
        draft->case_number = rule->number;
    return rule != NULL;
}

/* All that is wrong with the changes, each at its own line. */
static bool try_changes(const struct correction *draft,
                        const struct campaign *campaign)
{
    const struct record *state = campaign->ruleset->state;
    const struct correction_target target = {
        campaign->ruleset, campaign->module.data, &campaign->turn};
    struct turn turn = campaign->turn;
    bool good = true;

    turn.play = record_copy(campaign->arena, state, turn.play);
    for (size_t i = 0; i < draft->edits_count; i++)
        good = (draft->edits[i].kind == EDIT_STANDING
                    ? correction_standing(&turn, &draft->edits[i], &target,
                                          campaign->arena, campaign->report)
                    : record_edit(turn.play, state, &draft->edits[i],
                                  campaign->arena, campaign->report)) &&
               good;
    return good;
}

/* The umpire's draft, in words or as XML. */
static bool read_draft(struct correction *out,
                       const struct correcting *correcting)
{
    const struct campaign *campaign = correcting->campaign;
    const char *path = correcting->request->file;
    const struct correction_target target = {
        campaign->ruleset, campaign->module.data, &campaign->turn};
    struct bytes bytes;
    bool is_text;

    if (!file_read(&bytes, path, XML_MAIL_LIMIT, campaign->arena,
                   campaign->report))
        return false;
    is_text = correction_is_text(bytes.data, bytes.length);
    if (is_text)
        return correction_text_read(
            out, &(struct text_file){path, bytes.data, bytes.length}, &target,
            campaign->arena, campaign->report);
    return read_xml(out, campaign, path, &bytes) &&
           take_case(out, campaign, path) && try_changes(out, campaign);
}

static bool restore_draft(struct correction *out,
                          const struct correcting *correcting)
{
    const struct correct_request *request = correcting->request;

    *out = (struct correction){.version = FORMAT_VERSION,
                               .restore = request->restore,
                               .reason = request->reason};
    return out->reason ||
           refuse(correcting->campaign->report, &(struct place){"--reason", 0},
                  FILE_RULE(missing_attribute),
                  "the document says why the game goes back");
}

/* What a draft need not say; what it says stands. All go back from one entry;
 * what was played wrongly is set right after any. */
static void fill_in(struct correction *draft, const struct correcting *run)
{
    const struct campaign *campaign = run->campaign;
    const struct agreed_request *by = &run->request->by;

    if (!draft->game)
        draft->game = campaign->game;
    if (by->until)
        draft->until = by->until;
    if (!draft->restore && !draft->state && draft->entry == 0) {
        if (!draft->until)
            draft->until = agreement_until(campaign, by);
        return;
    }
    if (!draft->state)
        draft->state = campaign->state;
    if (draft->entry == 0)
        draft->entry = campaign->turn.number + 1;
}

/* The draft as a document that lies nowhere yet. */
static bool try(const struct correcting *correcting,
                const struct correction *draft)
{
    const struct campaign *campaign = correcting->campaign;
    const struct place place = {
        correcting->request->file ? correcting->request->file : "--restore", 0};
    struct buffer text = {0};
    struct bytes bytes;
    struct agreement agreement = {.campaign = campaign,
                                  .kind = correction_consent(draft)};
    const struct agreed_source source = {.campaign = campaign,
                                         .agreement = &agreement,
                                         .program = "trial",
                                         .draft = draft};
    struct plain_entry made;
    struct entry entry;

    correction_write(&text, draft);
    bytes = bytes_keep(&text, campaign->arena);
    return campaign_signed(campaign, place.file, &bytes, DOCUMENT_CORRECTION,
                           &agreement.document) &&
           correction_make(&made, &entry, &source, NULL);
}

/* What is drawn up: of a closed book without what not all may read. */
static bool lay_out(struct correction *draft,
                    const struct correcting *correcting,
                    const struct place *place)
{
    const struct campaign *campaign = correcting->campaign;
    struct hidden_changes hidden;
    struct buffer text = {0};

    if (!correction_seal(&hidden, draft, campaign, place))
        return false;
    correction_write(&text, draft);
    return agreement_draw_up(campaign, correction_consent(draft), &text,
                             &correcting->request->by) &&
           (!book_is_closed(campaign) || correction_lay_out(&hidden, campaign));
}

static bool draw_up(const struct correcting *correcting)
{
    struct correction draft;

    if (correcting->request->file ? !read_draft(&draft, correcting)
                                  : !restore_draft(&draft, correcting))
        return false;
    fill_in(&draft, correcting);
    return try(correcting, &draft) &&
           lay_out(&draft, correcting,
                   &(struct place){correcting->request->file, 0});
}

enum agreed_end campaign_correct(struct agreed *out,
                                 const struct campaign *campaign,
                                 const struct correct_request *request)
{
    const struct correcting correcting = {campaign, request};

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->by.key) || !entry_may_follow(campaign))
        return AGREED_REFUSED;
    if ((request->file || request->restore) && !draw_up(&correcting))
        return AGREED_REFUSED;
    if (!agreement_waits(campaign, CONSENT_CORRECTION)) {
        refuse(campaign->report, &(struct place){campaign->dir, 0},
               FILE_RULE(unreadable),
               "no correction was drawn up: `berthier correct %s --form` "
               "writes a form for one, and --file FILE draws it up",
               campaign->dir);
        return AGREED_REFUSED;
    }
    return agreed_go_on(out, &correction_change, campaign, &request->by);
}
