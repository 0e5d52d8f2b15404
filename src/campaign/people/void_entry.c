/* A void entry: what it is made of, by the host and by everybody who makes it
 * again. */
#include "campaign/people/void.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/extend.h"
#include "core/arena.h"

#include "core/displayable.h"

#include <string.h>

static void tell(struct journal *journal, const struct void_document *document)
{
    event_news(journal_tell(journal, EVENT_NOTE, EXCHANGE(voided), NULL, NULL,
                            "Exchange %d is void and was not played: %s.",
                            document->exchange,
                            displayed_words(document->reason, journal->arena)),
               NEWS_GREAT);
    for (size_t i = 0; i < document->withheld.count; i++)
        journal_tell(journal, EVENT_NOTE, TRUST(missing_answer), NULL, NULL,
                     "What %s owed to it did not come.",
                     document->withheld.items[i]);
    if (document->unplayable)
        journal_tell(
            journal, EVENT_NOTE, TRUST(playable), NULL, NULL,
            "All answers came, and the program died of it with %s in hand. It "
            "was played by nobody; new sheets make new dice.",
            strcmp(document->unplayable, "-") == 0 ? "no sheet"
                                                   : document->unplayable);
}

void void_make(struct plain_entry *out, struct entry *entry,
               const struct void_source *in, const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;
    struct arena *arena = campaign->arena;
    const struct open_lock *lock = &in->closing->lock;

    plain_begin(out, campaign, ENTRY_VOID);
    out->input.lock = lock->digest;
    out->input.lock_text = lock->file.text;
    out->input.extended = exchange_extended(&in->closing->exchange);
    out->input.program = in->program;
    tell(&out->outcome.journal, in->document);
    plain_tell(out, &(struct notice){.is_void = true,
                                     .reason = in->document->reason,
                                     .lock = lock->digest,
                                     .withheld = in->document->withheld});
    plain_write(out, campaign, key);
    *entry = (struct entry){
        .time = in->time,
        .title = arena_text(arena, "void %d: exchange was not played",
                            out->outcome.next.number),
    };
    agreement_add(in->agreement, entry);
    closing_add(in->closing, entry);
    if (in->document->unplayable)
        add_sheets(entry, &in->closing->files);
    plain_fill(out, campaign, entry);
}
