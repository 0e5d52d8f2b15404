/* Letters of a campaign that ask for something. */
#include "campaign/mail/mailing.h"

#include "campaign/exchange/owes.h"
#include "campaign/judge/told.h"
#include "campaign/people/correct_hidden.h"
#include "campaign/people/roster_change.h"

#include <assert.h>
#include <string.h>

void mail_draft(struct outbox *outbox, const struct campaign *draft,
                const struct position *position)
{
    const char *closed = closed_book_text(&draft->roster, draft->arena);
    const char *changes = changes_text(&draft->roster, draft->arena);

    outbox_cause(outbox, "consent-%s-0", consent_words[CONSENT_ROSTER]);
    for (size_t i = 0; i < draft->member_count; i++) {
        const char *id = draft->members[i].office->id;

        outbox_say(outbox, id,
                   "The roster of %s, for your consent. Read it, and if you "
                   "agree send back what this makes:\n\n  berthier consent "
                   "roster.xml --key %s.key\n\nIts digest, to compare with the "
                   "others: %s",
                   draft->module.title, id, draft->roster_digest);
        outbox_attach(outbox, id, "roster.xml", &draft->roster_bytes);
        if (closed)
            outbox_say(outbox, id, "Before you consent: %s", closed);
        if (changes)
            outbox_say(outbox, id, "Before you consent: %s", changes);
        if (!position)
            continue;
        outbox_say(outbox, id,
                   "The campaign begins from the attached turn, whose state "
                   "the roster names: %s.",
                   position->state);
        outbox_attach(outbox, id, "from.xml", &position->bytes);
    }
}

void mail_document(struct outbox *outbox, const struct campaign *campaign,
                   enum consent_kind kind, const char *to,
                   const struct bytes *document)
{
    outbox_cause(outbox, "consent-%s-%d", consent_words[kind],
                 campaign->turn.number + 1);
    outbox_attach(outbox, to, agreement_file(kind), document);
}

static bool reads(const struct roster_member *member,
                  const struct hidden_change *hidden)
{
    for (size_t i = 0; i < hidden->readers.count; i++)
        if (commands_side(member, hidden->readers.items[i]))
            return true;
    return false;
}

bool mail_hidden(struct outbox *outbox, const struct agreement *agreement,
                 const char *to)
{
    const struct campaign *campaign = agreement->campaign;
    const struct campaign_member *member = campaign_member(campaign, to);
    const struct signed_file *file = &agreement->document;
    struct correction correction;
    struct hidden_changes hidden;

    if (agreement->kind != CONSENT_CORRECTION || !member)
        return true;
    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report) ||
        !correction_hidden(&hidden, agreement, &correction))
        return false;
    for (size_t i = 0; i < hidden.count; i++) {
        const char *name = hidden_letter(outbox->arena, i + 1);

        if (!reads(member->office, &hidden.items[i]))
            continue;
        outbox_attach(outbox, to, name, &hidden.items[i].bytes);
        outbox_say(outbox, to,
                   "%s is a change that your view shows; others read its "
                   "digest alone. Keep it beside the document.",
                   name);
    }
    return true;
}

/* What is owed once a lock is open. */
static const char *const owed_texts[] = {
    [OWED_OPENED] = "Send the sheet that you sealed, unchanged.",
    [OWED_ANSWER] = ("Answer the attached lock: berthier answer DIR lock.xml "
                     "--key YOURS.dice, and send the answer to the host "
                     "alone."),
};

void mail_lock(struct outbox *outbox, const struct campaign *campaign)
{
    const struct open_lock *lock = campaign->lock;
    struct owing owing;

    if (!owing_of(&owing, campaign))
        return;
    assert(owing.locked);
    outbox_cause(outbox, "lock-%d", lock->text.step);
    for (size_t i = 0; i < owing.count; i++) {
        const struct owed *owed = &owing.items[i];

        if (!strcmp(owed->who, campaign->roster.host))
            continue;
        outbox_say(outbox, owed->who, "%s: exchange %d is locked, L is %s. %s",
                   campaign->module.title, lock->text.step, lock->digest,
                   owed_texts[owed->kind]);
        outbox_attach(outbox, owed->who, "lock.xml", &lock->bytes);
    }
}
