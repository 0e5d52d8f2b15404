/* Entries as their letters want them. */
#include "campaign/mail/made.h"

#include "campaign/mail/papers.h"
#include "campaign/people/correct.h"
#include "campaign/people/end.h"
#include "campaign/people/roster_change.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "rooms/room.h"

#include <string.h>

static const char *correction_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct correction correction;
    const char *words;

    if (!file->root || !correction_read(&correction, file->root, file->name,
                                        campaign->arena, campaign->report))
        return "";
    words =
        correction.restore
            ? arena_text(campaign->arena, "back to turn %s: %s\n",
                         correction.restore,
                         displayed_words(correction.reason, campaign->arena))
            : arena_text(campaign->arena, "correction: %s\n",
                         displayed_words(correction.reason, campaign->arena));
    for (size_t i = 0; i < correction.edit_count; i++)
        words = arena_text(campaign->arena, "%s  %s\n", words,
                           edit_text(&correction.edits[i], campaign->arena));
    return words;
}

static const char *end_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct end_document document;

    if (!file->root || !end_read(&document, file->root, file->name,
                                 campaign->arena, campaign->report))
        return "";
    return arena_text(campaign->arena, "the campaign ends: %s\n",
                      end_text(campaign, &document));
}

static const char *upgrade_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct upgrade upgrade;

    if (!file->root || !upgrade_read(&upgrade, file->root, file->name,
                                     campaign->arena, campaign->report))
        return "";
    return arena_text(campaign->arena,
                      "%s by revision %d, not %d, from here on\n",
                      campaign->room->title, upgrade.to, upgrade.from);
}

/* What the roster changes, one a line. */
static const char *roster_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const char *words = "";
    struct names lines = {0};

    if (!agreement->reached)
        return words;
    roster_differences(&lines, &campaign->roster, &agreement->reached->roster,
                       campaign->arena);
    for (size_t i = 0; i < lines.count; i++)
        words = arena_text(campaign->arena, "%s  %s\n", words, lines.items[i]);
    return words;
}

const char *agreement_words(const struct agreement *agreement)
{
    switch (agreement->kind) {
    case CONSENT_CORRECTION:
    case CONSENT_RESTORE:
        return correction_words(agreement);
    case CONSENT_ROSTER:
        return roster_words(agreement);
    case CONSENT_UPGRADE:
        return upgrade_words(agreement);
    case CONSENT_END:
        return end_words(agreement);
    case CONSENT_DISCLOSE:
        return "The book is to be disclosed before the game is over: everybody "
               "sees everything, and play goes on in an open book.\n";
    case CONSENT_VOID:
        break;
    }
    return "";
}

void made_begun(struct made_entry *out, const struct campaign *draft,
                const struct begun *begun)
{
    *out = (struct made_entry){
        .campaign = draft,
        .next = &begun->outcome.next,
        .written = &begun->written,
        .commit = begun->commit,
        .words = "",
    };
}

void made_processed(struct made_entry *out, const struct campaign *campaign,
                    const struct processed *processed)
{
    *out = (struct made_entry){
        .campaign = campaign,
        .next = &processed->play.outcome.next,
        .written = &processed->play.written,
        .lock = processed->files.lock.bytes,
        .commit = processed->commit,
        .words = "",
    };
}

/* Once the book is open nobody is told what was asked. */
static const char *words_of(const struct agreement *agreement)
{
    return agreement && agreement->kind != CONSENT_DISCLOSE
               ? agreement_words(agreement)
               : "";
}

void made_quiet(struct made_entry *out, const struct quiet_entry *entry,
                const struct agreement *agreement)
{
    *out = (struct made_entry){
        .campaign = entry->reached,
        .next = &entry->outcome.next,
        .written = &entry->written,
        .commit = entry->commit,
        .words = words_of(agreement),
    };
}

/* The roster, and the one that it changed. */
static bool roster_again(struct agreement *agreement)
{
    const struct campaign *head = agreement->after;

    agreement->kind = CONSENT_ROSTER;
    agreement->reached = head;
    agreement->campaign = agreement->own =
        campaign_at(head, head->turn.number - 1);
    return agreement->own != NULL;
}

/* The document that became the head; CONSENT_VOID: none that says anything. */
static bool document_again(struct agreement *agreement)
{
    const struct campaign *head = agreement->after;
    struct bytes upgrade;

    agreement->campaign = head;
    agreement->kind = CONSENT_VOID;
    if (head->turn.kind == ENTRY_CORRECTION)
        agreement->kind = CONSENT_CORRECTION;
    if (head->turn.kind == ENTRY_END)
        agreement->kind = CONSENT_END;
    if (head->turn.kind == ENTRY_ROSTER) {
        if (!campaign_file(head, agreement_file(CONSENT_UPGRADE), &upgrade))
            return false;
        if (!upgrade.data)
            return roster_again(agreement);
        agreement->kind = CONSENT_UPGRADE;
    }
    return agreement->kind == CONSENT_VOID || agreement_open(agreement);
}

static bool words_again(const char **out, const struct campaign *head)
{
    struct agreement agreement = {.after = head};
    bool good = document_again(&agreement);

    *out = good ? agreement_words(&agreement) : "";
    campaign_close(agreement.own);
    return good;
}

bool made_again(struct made_entry *out, const struct campaign *campaign,
                const struct signing_key *key)
{
    struct written *written = ARENA_NEW(campaign->arena, struct written);

    *out = (struct made_entry){.campaign = campaign,
                               .next = &campaign->turn,
                               .written = written,
                               .commit = campaign->commit};
    written->turn = campaign->turn_bytes;
    memcpy(written->state, campaign->state, sizeof(written->state));
    return campaign_file(campaign, "journal.xml", &written->journal) &&
           campaign_file(campaign, "log.txt", &written->log_text) &&
           campaign_file(campaign, "log.html", &written->log_html) &&
           campaign_file(campaign, "lock.xml", &out->lock) &&
           papers_again(written, campaign, key) &&
           words_again(&out->words, campaign);
}
