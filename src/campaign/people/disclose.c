/* Disclosing a closed book. */
#include "campaign/people/disclose.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/lock.h"
#include "core/arena.h"
#include "core/trust_rules.h"

#include <string.h>

bool disclose_may_follow(const struct campaign *campaign)
{
    const struct place place = {campaign->dir, 0};

    if (!book_is_closed(campaign))
        return refuse(campaign->report, &place, EXCHANGE(disclosed),
                      "the book is open: nothing is hidden in it");
    return !campaign->lock ||
           refuse(campaign->report, &place, TRUST(lock_open),
                  "exchange %d is locked: it is played or made void first",
                  campaign->lock->text.step);
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
    struct buffer text;
    bool good;

    buffer_init(&text);
    disclose_write(&text, &document);
    good = agreement_draw_up(campaign, CONSENT_DISCLOSE, &text, request);
    buffer_release(&text);
    return good;
}

bool disclose_ask(struct agreement *agreement)
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

bool disclose_agree(struct agreement *agreement, const struct signing_key *key)
{
    return agreement_open(agreement) && disclose_ask(agreement) &&
           agreement_collect(agreement, key);
}

void disclose_make(struct plain_entry *out, struct entry *entry,
                   const struct agreed_source *in,
                   const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;

    plain_begin(out, campaign, ENTRY_DISCLOSE);
    out->input.program = in->program;
    out->outcome.next.disclosed = true;
    event_news(journal_tell(&out->outcome.journal, EVENT_NOTE,
                            EXCHANGE(disclosed), NULL, NULL,
                            "The book is open from here on: whoever has kept "
                            "a view can prove it."),
               NEWS_GREAT);
    plain_write(out, campaign, key);
    *entry = (struct entry){
        .time = in->time,
        .title = arena_text(campaign->arena, "disclose %d: the book is open",
                            out->outcome.next.number),
    };
    agreement_add(in->agreement, entry);
    plain_fill(out, campaign, entry);
}

static bool commit(struct agreed *out, const struct campaign *campaign,
                   const struct agreed_request *request)
{
    const struct agreed_source source = {.campaign = campaign,
                                         .agreement = &out->agreement,
                                         .program = PACKAGE_STRING,
                                         .time = request->time};
    struct entry entry;

    disclose_make(&out->entry, &entry, &source, request->key);
    return entry_commit(&entry, campaign, out->entry.commit);
}

enum agreed_end campaign_disclose(struct agreed *out,
                                  const struct campaign *campaign,
                                  const struct agreed_request *request)
{
    memset(out, 0, sizeof(*out));
    out->agreement.campaign = campaign;
    out->agreement.kind = CONSENT_DISCLOSE;
    out->agreement.time = request->time;
    if (!host_signs(campaign, request->key) || !disclose_may_follow(campaign))
        return AGREED_REFUSED;
    if ((request->until || is_over(campaign) ||
         !agreement_waits(campaign, CONSENT_DISCLOSE)) &&
        !draw_up(campaign, request))
        return AGREED_REFUSED;
    if (!disclose_agree(&out->agreement, request->key))
        return AGREED_REFUSED;
    if (!agreement_holds(&out->agreement))
        return AGREED_WAITS;
    return commit(out, campaign, request) ? AGREED_DONE : AGREED_REFUSED;
}
