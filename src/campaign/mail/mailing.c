/* Letters of a campaign that ask for something. */
#include "campaign/mail/mailing.h"

#include "campaign/documents/times.h"
#include "campaign/exchange/owes.h"
#include "campaign/judge/told.h"
#include "campaign/mail/attach.h"
#include "campaign/mail/telling.h"
#include "campaign/people/correct_hidden.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/void.h"
#include "core/arena.h"

#include <assert.h>
#include <string.h>

/* How he consents, and what he consents to. */
static void say_draft(struct outbox *outbox, const struct campaign *draft,
                      const char *id)
{
    const char *closed = closed_book_text(&draft->roster, draft->arena);
    const char *changes = changes_text(&draft->roster, draft->arena);
    const char *words = "";
    struct names terms = {0};

    outbox_say(outbox, id,
               "%s: a campaign is drawn up, and you stand in its roster. It "
               "begins when all have consented; no time is set for that. If "
               "you agree, save what is attached in a folder, and there:\n"
               "  berthier consent roster.xml --key %s.key\n"
               "Mail what it makes to %s. Whoever joins later changes the "
               "roster, which is then mailed again and wants new consents.",
               draft->module.title, id, draft->roster.host);
    roster_terms(&terms, &draft->roster, draft->arena);
    for (size_t i = 0; i < terms.count; i++)
        words = arena_text(draft->arena, "%s  %s\n", words, terms.items[i]);
    outbox_say(outbox, id, "What the roster says:\n\n%s", words);
    if (closed)
        outbox_say(outbox, id, "Before you consent: %s", closed);
    if (changes)
        outbox_say(outbox, id, "Before you consent: %s", changes);
}

void mail_draft(struct outbox *outbox, const struct campaign *draft,
                const struct position *position)
{
    outbox_cause(outbox, "consent-%s-0", consent_words[CONSENT_ROSTER]);
    for (size_t i = 0; i < draft->member_count; i++) {
        const char *id = draft->members[i].office->id;

        say_draft(outbox, draft, id);
        outbox_attach(outbox, id, "roster.xml", &draft->roster_bytes);
        if (position) {
            outbox_say(outbox, id,
                       "The campaign begins from the turn that is attached as "
                       "from.xml, whose state the roster names:\n%s",
                       position->state);
            outbox_attach(outbox, id, "from.xml", &position->bytes);
        }
        outbox_say(outbox, id,
                   "The digest of the roster, to compare with the others:\n%s",
                   draft->roster_digest);
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

/* What he still owes, once a lock is open, and how it is done. */
static const char *owed_words_of(const struct outbox *outbox,
                                 const struct campaign *campaign,
                                 const struct owed *owed)
{
    const char *host = campaign->roster.host;

    if (owed->kind == OWED_OPENED)
        return arena_text(outbox->arena,
                          "Mail the sheet that you sealed, unchanged, to %s.",
                          host);
    return arena_text(outbox->arena,
                      "Answer the lock: save what is attached in a folder, "
                      "and there:\n%sMail what it makes to %s alone.",
                      answer_command_line(outbox->arena, owed->who), host);
}

static bool owes_anything(const struct owing *owing, const char *id)
{
    for (size_t i = 0; i < owing->count; i++)
        if (!strcmp(owing->items[i].who, id))
            return true;
    return false;
}

/* Nobody can be made to answer; what follows is said beforehand. */
static const char *lock_until(const struct outbox *outbox,
                              const struct campaign *campaign)
{
    int64_t due = void_due(campaign, &campaign->lock->file);

    return arena_text(outbox->arena,
                      "The exchange is played when all have answered. Whoever "
                      "has not by %s may be said to withhold it, and the "
                      "exchange be made void.",
                      time_words(outbox->arena, due));
}

/* Both a sealed sheet and an answer may be owed by one. */
static void say_lock(struct outbox *outbox, const struct campaign *campaign,
                     const struct owing *owing, const char *id)
{
    const char *words = "";

    for (size_t i = 0; i < owing->count; i++)
        if (!strcmp(owing->items[i].who, id))
            words =
                arena_text(outbox->arena, "%s%s%s", words, *words ? "\n" : "",
                           owed_words_of(outbox, campaign, &owing->items[i]));
    outbox_say(outbox, id,
               "%s: exchange %d is locked; no sheet of it can "
               "change any more. %s",
               campaign->module.title, campaign->lock->text.step, words);
    outbox_say(outbox, id, "%s", lock_until(outbox, campaign));
    outbox_say(outbox, id, "L, from which the dice are made, is\n%s",
               campaign->lock->digest);
}

bool mail_lock(struct outbox *outbox, const struct campaign *campaign,
               const struct signing_key *key)
{
    const struct open_lock *lock = campaign->lock;
    struct made_entry made;
    struct owing owing;

    if (!owing_of(&owing, campaign) || !made_again(&made, campaign, key))
        return false;
    assert(owing.locked);
    outbox_cause(outbox, "lock-%d", lock->text.step);
    for (size_t i = 0; i < campaign->member_count; i++) {
        const struct roster_member *member = campaign->members[i].office;

        if (!strcmp(member->id, campaign->roster.host) ||
            !owes_anything(&owing, member->id))
            continue;
        say_lock(outbox, campaign, &owing, member->id);
        outbox_attach(outbox, member->id, "lock.xml", &lock->bytes);
        if (!attach_desk(outbox, campaign, made.written, member))
            return false;
    }
    return true;
}
