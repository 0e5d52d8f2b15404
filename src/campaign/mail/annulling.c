/* What an entry has made void, to those whom it concerns. */
#include "campaign/mail/mailing.h"
#include "campaign/mail/telling.h"
#include "campaign/people/change_kind.h"
#include "core/arena.h"

const char *const entry_nouns[] = {
    [ENTRY_BEGIN] = "the beginning",
    [ENTRY_EXCHANGE] = "an exchange",
    [ENTRY_VOID] = "a void",
    [ENTRY_CORRECTION] = "a correction",
    [ENTRY_ROSTER] = "a change of the roster",
    [ENTRY_DISCLOSE] = "the disclosure of the book",
    [ENTRY_END] = "the end of the campaign",
};

const char *entry_is(const struct turn *turn, struct arena *arena)
{
    return arena_text(arena, "entry %d is %s", turn->number,
                      entry_nouns[turn->kind]);
}

static void say_document(const struct telling *telling,
                         const struct lost_document *lost)
{
    const char *id = telling->member->id;
    const char *again = telling->made->next->ended || !telling->after
                            ? NULL
                            : change_kind(lost->kind)->again;

    /* Who has left reads of what was his. */
    if (!telling->after && !names_contain(&lost->given, id))
        return;

    outbox_say(
        telling->outbox, id,
        "%s of digest %.12s, which waited for consents, can be entered no "
        "more: %s. %s%s",
        lost->file, lost->digest, lost->told,
        names_contain(&lost->given, id)
            ? "Your consent to it is void."
            : "Nobody waits for your consent to it.",
        again ? arena_text(
                    telling->outbox->arena,
                    " Who still wants it asks %s to draw it up again:\n  %s",
                    telling->made->campaign->roster.host, again)
              : "");
}

static void say_sheet(const struct telling *telling,
                      const struct lost_sheet *lost)
{
    const int exchange = telling->made->next->number;
    const char *id = telling->member->id;

    if (lost->answer) {
        outbox_say(telling->outbox, id,
                   "Your answer to exchange %d makes no dice: %s. It stands in "
                   "that entry.",
                   exchange,
                   entry_is(telling->made->next, telling->outbox->arena));
        return;
    }
    outbox_say(
        telling->outbox, id,
        "Your %s for exchange %d is dropped: %s, and it answered what was "
        "before. Exchange %d was not played.%s",
        lost->sealed ? "seal" : "sheet", exchange,
        entry_is(telling->made->next, telling->outbox->arena), exchange,
        !telling->blank || lost->sealed
            ? ""
            : arena_text(
                  telling->outbox->arena,
                  " Your orders stand filled in in %s, as far as they are "
                  "legal still: look through them, sign and mail them again.",
                  telling->blank));
}

void say_annulled(const struct telling *telling)
{
    const struct annulled *annulled = telling->made->annulled;
    const char *id = telling->member->id;

    for (size_t i = 0; annulled && i < annulled->sheets_count; i++)
        if (same_name(annulled->sheets[i].who, id))
            say_sheet(telling, &annulled->sheets[i]);
    for (size_t i = 0; annulled && i < annulled->documents_count; i++)
        say_document(telling, &annulled->documents[i]);
    for (size_t i = 0; annulled && i < annulled->consents_count; i++)
        if (same_name(annulled->consents[i].who, id))
            outbox_say(
                telling->outbox, id,
                annulled->consents[i].left
                    ? "Your consent to %s, which waits still, is void: you "
                      "stand in the roster no more."
                    : "%s waits for your consent again: the one that you gave "
                      "was made by keys that the roster has no more.",
                annulled->consents[i].file);
}

void mail_lost_people(struct outbox *outbox, const struct new_entry *made)
{
    const struct annulled *annulled = made->annulled;

    for (size_t i = 0; annulled && i < annulled->people_count; i++)
        outbox_say(
            outbox, annulled->people[i].who,
            "%s: your participant file, which was accepted for a roster to "
            "come, is dropped: %s, and nobody joins any more.",
            made->campaign->module.title, entry_is(made->next, outbox->arena));
}
