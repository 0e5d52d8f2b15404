/* A void entry: what it is made of, by the host and by everybody who makes it
 * again; what its document says, of whom, and what it is worth to who knew the
 * dice. */
#include "campaign/people/void.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/exchange/promise.h"
#include "campaign/people/affected.h"
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
    foreach_name (name, document->withheld)
        journal_tell(journal, EVENT_NOTE, TRUST(missing_answer), NULL, NULL,
                     "What %s owed to it did not come.", name);
    if (document->unplayable)
        journal_tell(journal, EVENT_NOTE, TRUST(playable), NULL, NULL,
                     "All answers came, and the program died of it with %s in "
                     "hand. It was played by nobody; new sheets make new dice.",
                     strcmp(document->unplayable, "-") == 0
                         ? "no sheet"
                         : document->unplayable);
}

bool void_make(struct plain_entry *out, struct entry *entry,
               const struct agreed_source *in, const struct signing_key *key)
{
    const struct campaign *campaign = in->campaign;
    const struct signed_file *file = &in->agreement->document;
    struct void_document document;

    if (!void_read(&document, file->root, file->name, campaign->arena,
                   campaign->report))
        return false;
    plain_begin(out, in, ENTRY_VOID);
    tell(&out->outcome.journal, &document);
    plain_tell(out, &(struct notice){.is_void = true,
                                     .reason = document.reason,
                                     .lock = out->input.lock,
                                     .withheld = document.withheld});
    plain_end(out, entry, in, key,
              arena_text(campaign->arena, "void %d: exchange was not played",
                         out->outcome.next.number));
    if (document.unplayable)
        add_sheets(entry, &in->agreement->closing->files);
    return true;
}

const char *void_say(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct arena *arena = campaign->arena;
    struct void_document document;

    if (!void_read(&document, file->root, file->name, arena, campaign->report))
        return "";
    return arena_text(
        arena, "exchange %d is not played: %s; %s\n", document.exchange,
        displayed_words(document.reason, arena),
        document.unplayable
            ? arena_text(arena, "the program died of it with %s in hand",
                         strcmp(document.unplayable, "-") == 0
                             ? "no sheet"
                             : document.unplayable)
            : arena_text(arena, "what %s owed to it did not come",
                         names_series(&document.withheld, arena)));
}

void void_say_closely(struct names *out, const struct agreement *agreement,
                      struct arena *arena)
{
    const struct signed_file *file = &agreement->document;
    struct void_document document;

    if (!void_read(&document, file->root, file->name, arena, report_new(arena)))
        return;
    names_say(arena, out, "exchange %d is not played: %s", document.exchange,
              document.reason);
    names_say(arena, out, "its lock, L %s, is closed", document.lock);
    names_add(
        arena, out,
        document.unplayable
            ? arena_text(arena,
                         "the program is said to die of it, with %s in hand",
                         document.unplayable)
            : arena_text(arena, "said to have withheld what they owe: %s",
                         names_text(&document.withheld, ", ", arena)));
}

void void_affect(const struct effect_list *list)
{
    const struct campaign *campaign = list->agreement->campaign;
    const struct signed_file *file = &list->agreement->document;
    struct void_document document;
    struct names accused;

    if (!void_read(&document, file->root, file->name, campaign->arena,
                   campaign->report))
        return;
    void_accused(&accused, &document, campaign->arena);
    for (size_t i = 0; i < accused.count; i++)
        effect_add(list, accused.items[i],
                   document.unplayable
                       ? arena_text(campaign->arena,
                                    "the program died of exchange %d with "
                                    "{your|his} sheet in hand",
                                    document.exchange)
                       : arena_text(campaign->arena,
                                    "{you are|he is} said to have withheld "
                                    "what {you|he} owed to exchange %d",
                                    document.exchange));
    effect_absent(list);
}

const char *void_lose(const struct campaign *campaign, struct arena *arena)
{
    struct promise promise;

    if (!campaign || !campaign->lock)
        return "new sheets make new dice: whoever knew those of this exchange "
               "has chosen";
    promise_of(&promise, campaign, &campaign->lock->text);
    return arena_text(
        arena,
        "new sheets make new dice, throw %zu of this turn: whoever knew those "
        "of the former throws has chosen among so many",
        promise.voids_count + 2);
}
