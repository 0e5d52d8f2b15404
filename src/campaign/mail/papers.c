/* What the sides get of an entry of a closed book, made again. */
#include "campaign/mail/papers.h"

#include "campaign/exchange/extend.h"
#include "campaign/exchange/owes.h"
#include "campaign/exchange/promise.h"
#include "campaign/open/entry.h"
#include "campaign/open/journal_file.h"

#include <string.h>

/* What its dice are worth; NULL: it has none. */
static const char *promise_again(const struct campaign *campaign,
                                 const struct bytes *lock)
{
    struct lock_text text;
    struct promise promise;

    if (campaign->turn.kind != ENTRY_EXCHANGE ||
        !lock_text_read(&text, "lock.txt", lock->data, campaign->arena,
                        campaign->report))
        return NULL;
    promise_of(&promise, campaign, &text);
    return promise_text(&promise, campaign->arena);
}

bool papers_again(struct written *out, const struct campaign *campaign,
                  const struct signing_key *key)
{
    struct write_input input = {
        .ruleset = campaign->ruleset,
        .module = &campaign->module,
        .test_keys = campaign->roster.test,
        .key = key,
    };
    struct outcome outcome = {.next = campaign->turn};
    struct journal_document journal;
    struct bytes lock_text;

    if (!book_is_closed(campaign))
        return true;
    if (!journal_of(&journal, campaign) ||
        !campaign_turn_before(&input.before, campaign) ||
        !campaign_file(campaign, "lock.txt", &lock_text))
        return false;
    input.lock_text = lock_text.data;
    input.promise = promise_again(campaign, &lock_text);
    if (!extension_words_again(&input.extended, campaign))
        return false;
    if (campaign->turn.kind == ENTRY_EXCHANGE ||
        campaign->turn.kind == ENTRY_BEGIN)
        input.due = sheets_due(campaign, entry_time(campaign));
    outcome.journal = journal.journal;
    memcpy(out->state, campaign->state, sizeof(out->state));
    write_papers(out, &outcome, &input, campaign->arena);
    return true;
}

const struct side_papers *papers_of(const struct written *written,
                                    const char *side)
{
    return FIND_NAMED(struct side_papers, written->papers,
                      written->papers_count, side, side);
}
