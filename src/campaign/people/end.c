/* The end of a campaign. */
#include "campaign/people/end.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/documents/sides.h"
#include "campaign/exchange/extend.h"
#include "campaign/exchange/lock.h"
#include "campaign/judge/desk.h"
#include "campaign/people/notices.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/trust_rules.h"

#include <string.h>

const char *end_text(const struct campaign *campaign,
                     const struct end_document *document)
{
    static const char *const texts[] = {
        [RESULT_OVER] = "the game is over",
        [RESULT_SURRENDER] = "surrender",
        [RESULT_DRAW] = "all agree to a draw",
    };
    const char *what = document->result == RESULT_ABANDONED
                           ? abandon_text(document, campaign->arena)
                           : texts[document->result];
    const char *side = document->side
                           ? side_name(campaign->ruleset, campaign->module.data,
                                       document->side)
                           : NULL;

    if (side)
        what = arena_text(campaign->arena, "%s surrenders", side);
    return document->reason
               ? arena_text(campaign->arena, "%s: %s", what,
                            displayed_words(document->reason, campaign->arena))
               : what;
}

/* Does the result fit the game? */
static bool check_result(const struct campaign *campaign,
                         const struct end_document *document,
                         const struct place *place)
{
    bool over = document->result == RESULT_OVER;

    if (over != campaign->turn.over)
        return refuse(campaign->report, place, EXCHANGE(ended),
                      over ? "the game is not over: --surrender SIDE or --draw "
                             "ends it by consent of all"
                           : "the game is over already, and ends as it is");
    if (!document->side ||
        side_name(campaign->ruleset, campaign->module.data, document->side))
        return true;
    return refuse(campaign->report, place, FILE_RULE(unknown_reference),
                  "'%s' is no side of the game%s", document->side,
                  sides_listing(campaign->ruleset, campaign->module.data,
                                document->side, campaign->arena));
}

/* The others did not give up. What was agreed to in its day stands, so that it
 * is asked of a new document alone. */
static bool check_surrender(const struct campaign *campaign,
                            const struct end_document *document,
                            const struct place *place)
{
    if (!document->side ||
        commanders_beside(&campaign->roster, document->side) < 2)
        return true;
    return refuse(campaign->report, place, EXCHANGE(surrendered),
                  "the others play on without '%s': berthier roster DIR "
                  "--surrender %s takes it out of the game; --draw ends it by "
                  "consent of all",
                  document->side, document->side);
}

static bool draw_up(const struct campaign *campaign,
                    const struct end_request *request)
{
    const struct place place = {campaign->dir, 0};
    struct end_document document = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .until = request->by.until,
        .side = request->surrenders,
        .reason = request->reason,
    };
    struct buffer text;
    bool good;

    if (request->surrenders)
        document.result = RESULT_SURRENDER;
    else if (request->draw)
        document.result = RESULT_DRAW;
    else if (request->abandoned)
        document.result = RESULT_ABANDONED;
    if (request->abandoned) {
        document.entry = campaign->turn.number + 1;
        document.state = campaign->state;
    } else {
        document.until = agreement_until(campaign, &request->by);
    }
    if (!check_result(campaign, &document, &place) ||
        !check_surrender(campaign, &document, &place) ||
        (request->abandoned && !abandon_draw_up(&document, campaign)))
        return false;
    buffer_init(&text);
    end_write(&text, &document);
    good = agreement_draw_up(campaign, CONSENT_END, &text, &request->by);
    buffer_release(&text);
    return good;
}

static bool read_document(struct end_document *out,
                          const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct place place = {file->name, file->root->line};

    return end_read(out, file->root, file->name, campaign->arena,
                    campaign->report) &&
           agreement_fits(agreement,
                          &(struct agreed_place){
                              out->game, out->entry, out->state, out->until,
                              out->result == RESULT_ABANDONED}) &&
           check_result(campaign, out, &place);
}

/* Who agreed to the rules has agreed to where they end the game. */
static bool prepare(struct agreement *agreement)
{
    const struct roster *roster = &agreement->campaign->roster;
    struct names excused = {0};
    struct end_document document;

    if (!read_document(&document, agreement))
        return false;
    if (document.result == RESULT_ABANDONED)
        return abandon_prepare(agreement, &document);
    for (size_t i = 0; i < roster->member_count; i++)
        if (document.result == RESULT_OVER &&
            strcmp(roster->members[i].id, roster->host) != 0)
            names_add(agreement->campaign->arena, &excused,
                      roster->members[i].id);
    agreement_ask(agreement, &excused);
    return true;
}

static bool make(struct plain_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;
    const struct closing *closing = in->agreement->closing;
    struct turn *next = &out->outcome.next;
    struct end_document document;
    const char *text;

    if (!read_document(&document, in->agreement))
        return false;
    text = end_text(campaign, &document);
    plain_begin(out, campaign, ENTRY_END);
    out->input.program = in->program;
    if (closing) {
        out->input.lock = closing->lock.digest;
        out->input.lock_text = closing->lock.file.text;
        out->input.extended = exchange_extended(&closing->exchange);
    }
    next->over = true;
    next->ended = true;
    notices_end(out);
    event_news(journal_tell(&out->outcome.journal, EVENT_VERDICT,
                            EXCHANGE(ended), document.side, NULL,
                            "The campaign ends: %s.", text),
               NEWS_GREAT);
    plain_write(out, campaign, key);
    *entry = (struct entry){
        .time = in->time,
        .title = arena_text(campaign->arena, "end %d: %s", next->number, text)};
    agreement_add(in->agreement, entry);
    if (closing)
        closing_add(closing, entry);
    plain_fill(out, campaign, entry);
    return true;
}

const struct agreed_kind end_kind = {CONSENT_END, prepare, make};

/* Is the document that waits one of an abandonment? */
static bool is_abandoned(const struct campaign *campaign)
{
    struct campaign quiet = *campaign;
    struct agreement agreement = {.campaign = &quiet, .kind = CONSENT_END};
    const struct signed_file *file = &agreement.document;
    struct end_document document;

    quiet.report = report_new(campaign->arena);
    return agreement_open(&agreement) &&
           end_read(&document, file->root, file->name, quiet.arena,
                    quiet.report) &&
           document.result == RESULT_ABANDONED;
}

/* While a lock is open a campaign is abandoned, or goes on. */
static bool may_end(const struct campaign *campaign,
                    const struct end_request *request, bool asked)
{
    const struct place place = {campaign->dir, 0};

    if (campaign->lock && !campaign->turn.ended &&
        (request->abandoned || (!asked && is_abandoned(campaign))))
        return abandon_is_due(campaign, &campaign->lock->file,
                              request->by.time);
    if (!entry_may_follow(campaign))
        return false;
    return !request->abandoned ||
           refuse(campaign->report, &place, TRUST(no_lock),
                  "a campaign is abandoned under a lock that nobody opens; "
                  "before the lock, who is silent may be locked absent "
                  "(berthier lock --absent) or replaced (berthier roster)");
}

enum agreed_end campaign_end(struct agreed *out,
                             const struct campaign *campaign,
                             const struct end_request *request)
{
    bool asked = request->surrenders || request->draw || request->abandoned ||
                 request->reason || request->by.until;

    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->by.key) ||
        !may_end(campaign, request, asked))
        return AGREED_REFUSED;
    if ((asked || (campaign->turn.over && !campaign->lock) ||
         !agreement_waits(campaign, CONSENT_END)) &&
        !draw_up(campaign, request))
        return AGREED_REFUSED;
    return agreed_go_on(out, &end_kind, campaign, &request->by);
}
