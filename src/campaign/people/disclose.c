/* Disclosing a closed book. */
#include "campaign/people/end.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/lock.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"

#include <string.h>

static bool may_follow(const struct campaign *campaign)
{
    if (!book_is_closed(campaign))
        return refuse(campaign->report, &(struct place){campaign->dir, 0},
                      EXCHANGE(disclosed),
                      "the book is open: nothing is hidden in it");
    return no_lock_is_open(campaign);
}

/* Nobody is asked once there is nothing left to hide from each other. */
static bool is_over(const struct campaign *campaign)
{
    return campaign->turn.over || campaign->turn.ended;
}

static bool draw_up(const struct campaign *campaign,
                    const struct agreed_request *request)
{
    const struct disclose_document document = {
        .version = FORMAT_VERSION,
        .game = campaign->game,
        .until = agreement_until(campaign, request),
    };
    struct buffer text = {0};

    disclose_write(&text, &document);
    return agreement_draw_up(campaign, CONSENT_DISCLOSE, &text, request);
}

static bool ask(struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct disclose_document document;

    if (!disclose_read(&document, file->root, file->name, campaign->arena,
                       campaign->report) ||
        !agreement_fits(agreement, &(struct agreed_place){
                                       document.game, document.entry,
                                       document.state, document.until, false}))
        return false;
    if (!is_over(campaign))
        agreement_ask(agreement, NULL);
    return true;
}

static bool make(struct plain_entry *out, struct entry *entry,
                 const struct agreed_source *in, const struct signing_key *key)
{
    plain_begin(out, in, ENTRY_DISCLOSE);
    out->outcome.next.disclosed = true;
    event_news(journal_tell(&out->outcome.journal, EVENT_NOTE,
                            EXCHANGE(disclosed), NULL, NULL,
                            "The book is open from here on: whoever has kept a "
                            "view can prove it."),
               NEWS_GREAT);
    plain_end(out, entry, in, key,
              arena_text(in->campaign->arena, "disclose %d: the book is open",
                         out->outcome.next.number));
    return true;
}

static bool reads(const struct signed_file *file, struct arena *arena,
                  struct report *report)
{
    struct disclose_document document;

    return disclose_read(&document, file->root, file->name, arena, report);
}

static const char *say(const struct agreement *agreement)
{
    (void)agreement;
    return "The book is to be disclosed before the game is over: everybody "
           "sees everything, and play goes on in an open book.\n";
}

const struct change_kind disclosure_change = {
    .consent = CONSENT_DISCLOSE,
    .entry = ENTRY_DISCLOSE,
    .command = "disclose",
    .again = "berthier disclose DIR",
    .title = "the disclosure of the closed book",
    .dies = "the campaign ends before",
    .reads = reads,
    .follows = may_follow,
    .ask = ask,
    .make = make,
    .say = say,
    .lost =
        "nothing is hidden any more, of what was either, and nothing can be "
        "hidden again; sheets that are accepted are dropped, and stand "
        "filled "
        "in in the next blank sheets of their senders",
};

enum agreed_end campaign_disclose(struct agreed *out,
                                  const struct campaign *campaign,
                                  const struct agreed_request *request)
{
    memset(out, 0, sizeof(*out));
    if (!host_signs(campaign, request->key) || !may_follow(campaign))
        return AGREED_REFUSED;
    if ((request->until || is_over(campaign) ||
         !agreement_waits(campaign, CONSENT_DISCLOSE)) &&
        !draw_up(campaign, request))
        return AGREED_REFUSED;
    return agreed_go_on(out, &disclosure_change, campaign, request);
}
