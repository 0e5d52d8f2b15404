/* The end of a campaign. */
#include "campaign/people/end.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/exchange/lock.h"
#include "campaign/judge/desk.h"
#include "campaign/people/agreement.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "core/trust_rules.h"

#include <string.h>

/* "the badgers surrender: it rains", for logs and letters. */
static const char *end_text(const struct campaign *campaign,
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
    return refuse(
        campaign->report, place, EXCHANGE(surrendered),
        "the others play on without '%s': berthier roster DIR --surrender %s "
        "takes it out of the game; --draw ends it by consent of all",
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
    struct buffer text = {0};

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
    end_write(&text, &document);
    return agreement_draw_up(campaign, CONSENT_END, &text, &request->by);
}

static bool read_document(struct end_document *out,
                          const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;

    return end_read(out, file->root, file->name, campaign->arena,
                    campaign->report);
}

static bool closes(const struct agreement *agreement)
{
    struct end_document document;

    return read_document(&document, agreement) &&
           document.result == RESULT_ABANDONED;
}

/* Who agreed to the rules has agreed to where they end the game. Who cannot
 * read the module goes by the document. */
static bool ask(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct roster *roster = &campaign->roster;
    const struct place place = {agreement->document.name,
                                agreement->document.root->line};
    struct names excused = {0};
    struct end_document document;

    if (!read_document(&document, agreement) ||
        !agreement_fits(
            agreement,
            &(struct agreed_place){document.game, document.entry,
                                   document.state, document.until,
                                   document.result == RESULT_ABANDONED}) ||
        (campaign->module.data && !check_result(campaign, &document, &place)))
        return false;
    if (document.result == RESULT_ABANDONED)
        return abandon_ask(agreement, &document);
    for (size_t i = 0; i < roster->member_count; i++)
        if (document.result == RESULT_OVER &&
            strcmp(roster->members[i].id, roster->host) != 0)
            names_add(campaign->arena, &excused, roster->members[i].id);
    agreement_ask(agreement, &excused);
    return true;
}

static bool make(struct plain_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;
    struct turn *next = &out->outcome.next;
    struct end_document document;
    const char *text;

    if (!read_document(&document, in->agreement))
        return false;
    text = end_text(campaign, &document);
    plain_begin(out, in, ENTRY_END);
    next->over = true;
    next->ended = true;
    /* Nobody sends a sheet any more that could acknowledge. */
    next->notices = NULL;
    next->notices_count = 0;
    event_news(journal_tell(&out->outcome.journal, EVENT_VERDICT,
                            EXCHANGE(ended), document.side, NULL,
                            "The campaign ends: %s.", text),
               NEWS_GREAT);
    plain_end(out, entry, in, key,
              arena_text(campaign->arena, "end %d: %s", next->number, text));
    return true;
}

static bool reads(const struct signed_file *file, struct arena *arena,
                  struct report *report)
{
    struct end_document document;

    return end_read(&document, file->root, file->name, arena, report);
}

static const char *say(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    struct end_document document;

    return read_document(&document, agreement)
               ? arena_text(campaign->arena, "the campaign ends: %s\n",
                            end_text(campaign, &document))
               : "";
}

static void effect_owing(const struct effect_list *list,
                         const struct names *owing, const char *what)
{
    for (size_t i = 0; i < owing->count; i++)
        effect_add(list, owing->items[i],
                   arena_text(list->agreement->campaign->arena,
                              "{you are|he is} said to owe {your|his} %s",
                              what));
}

static void affect(const struct effect_list *list)
{
    const struct campaign *campaign = list->agreement->campaign;
    const struct roster *roster = &campaign->roster;
    struct end_document document;

    if (!read_document(&document, list->agreement))
        return;
    effect_owing(list, &document.owe_answer, "answer");
    effect_owing(list, &document.owe_sheet, "sealed sheet");
    if (document.result == RESULT_ABANDONED)
        effect_absent(list);
    for (size_t i = 0; document.side && i < roster->member_count; i++)
        if (commands_side(&roster->members[i], document.side))
            effect_add(
                list, roster->members[i].id,
                arena_text(campaign->arena,
                           "%s, for whom {you play|he plays}, surrenders",
                           side_name(campaign->ruleset, campaign->module.data,
                                     document.side)));
}

const struct change_kind end_change = {
    .consent = CONSENT_END,
    .entry = ENTRY_END,
    .command = "end",
    .again = "berthier end DIR",
    .title = "the end of the campaign",
    .dies = "the campaign ends before",
    .reads = reads,
    .closes = closes,
    .follows = entry_may_follow,
    .ask = ask,
    .make = make,
    .say = say,
    .affect = affect,
    .lost = "no sheet is taken and nothing is locked any more",
};

/* Is the document that waits one of an abandonment? */
static bool is_abandoned(const struct campaign *campaign)
{
    struct campaign quiet = *campaign;
    struct agreement agreement = {.campaign = &quiet, .kind = CONSENT_END};

    quiet.report = report_new(campaign->arena);
    return agreement_open(&agreement) && closes(&agreement);
}

/* While a lock is open a campaign is abandoned, or goes on. */
static bool may_end(const struct campaign *campaign,
                    const struct end_request *request, bool asked)
{
    if (campaign->lock && !campaign->turn.ended &&
        (request->abandoned || (!asked && is_abandoned(campaign))))
        return abandon_is_due(campaign, &campaign->lock->file,
                              request->by.time);
    if (!entry_may_follow(campaign))
        return false;
    return !request->abandoned ||
           refuse(campaign->report, &(struct place){campaign->dir, 0},
                  TRUST(no_lock),
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
    return agreed_go_on(out, &end_change, campaign, &request->by);
}
