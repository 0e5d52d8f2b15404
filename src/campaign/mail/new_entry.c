/* Entries as their letters want them. */
#include "campaign/mail/new_entry.h"

#include "campaign/mail/papers.h"
#include "campaign/open/view.h"
#include "campaign/people/correct.h"
#include "campaign/people/end.h"
#include "campaign/people/newcomers.h"
#include "campaign/people/roster_change.h"
#include "campaign/people/upgrade.h"
#include "campaign/text/correction.h"
#include "core/arena.h"
#include "core/displayable.h"
#include "rulesets/ruleset.h"

#include <string.h>

static const char *correction_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    const struct correction_target target = {
        campaign->ruleset, campaign->module.data,
        book_is_closed(campaign) ? NULL : &campaign->turn};
    struct correction correction;
    struct names lines = {0};
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
    correction_lines(&lines, &correction, &target, campaign->arena);
    for (size_t i = 0; i < lines.count; i++)
        words = arena_text(campaign->arena, "%s  %s\n", words, lines.items[i]);
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

static const char *void_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const struct signed_file *file = &agreement->document;
    struct arena *arena = campaign->arena;
    struct void_document document;

    if (!file->root ||
        !void_read(&document, file->root, file->name, arena, campaign->report))
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

/* Why, and what it changes, each line below the first. */
static const char *upgrade_text(const struct agreement *agreement)
{
    struct arena *arena = agreement->campaign->arena;
    const char *words = "";
    struct names lines = {0};

    upgrade_words(&lines, agreement);
    for (size_t i = 0; i < lines.count; i++)
        words = arena_text(arena, "%s%s%s\n", words, i > 0 ? "  " : "",
                           lines.items[i]);
    return words;
}

/* What the roster changes, one a line. */
static const char *roster_words(const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    const char *words = "";
    struct names lines = {0};

    if (!agreement->after)
        return words;
    roster_differences(&lines, &campaign->roster, &agreement->after->roster,
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
        return upgrade_text(agreement);
    case CONSENT_END:
        return end_words(agreement);
    case CONSENT_DISCLOSE:
        return "The book is to be disclosed before the game is over: everybody "
               "sees everything, and play goes on in an open book.\n";
    case CONSENT_VOID:
        return void_words(agreement);
    }
    return "";
}

const char *proposed_words(const struct agreement *agreement)
{
    struct arena *arena = agreement->campaign->arena;
    const char *words = agreement_words(agreement);
    struct names shown = {0};

    newcomers_shown(&shown, agreement);
    for (size_t i = 0; i < shown.count; i++)
        words = arena_text(arena, "%s  %s\n", words, shown.items[i]);
    return words;
}

void made_begun(struct new_entry *out, const struct campaign *draft,
                const struct begun *begun)
{
    *out = (struct new_entry){
        .campaign = draft,
        .next = &begun->outcome.next,
        .written = &begun->written,
        .commit = begun->commit,
        .words = "",
    };
}

void made_processed(struct new_entry *out, const struct campaign *campaign,
                    const struct processed *processed)
{
    *out = (struct new_entry){
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
    return agreement->kind != CONSENT_DISCLOSE ? agreement_words(agreement)
                                               : "";
}

/* Whom it concerns, and who was there before. */
static void take_agreement(struct new_entry *out,
                           const struct agreement *agreement)
{
    agreement_affected(&out->affected, agreement);
    if (agreement->kind == CONSENT_ROSTER)
        out->before = &agreement->campaign->roster;
}

void made_plain(struct new_entry *out, const struct plain_entry *entry,
                const struct agreement *agreement)
{
    *out = (struct new_entry){
        .campaign = entry->after,
        .next = &entry->outcome.next,
        .written = &entry->written,
        .commit = entry->commit,
        .words = words_of(agreement),
    };
    take_agreement(out, agreement);
}

struct campaign campaign_after(const struct new_entry *made)
{
    struct campaign after = *made->campaign;

    after.turn = *made->next;
    after.turn_bytes = made->written->turn;
    after.lock = NULL;
    after.extension = NULL;
    after.commit = made->commit;
    memcpy(after.state, made->written->state, sizeof(after.state));
    return after;
}

/* The roster, and the one that it changed. */
static bool roster_again(struct agreement *agreement)
{
    const struct campaign *head = agreement->entered;

    agreement->kind = CONSENT_ROSTER;
    agreement->after = head;
    agreement->campaign = agreement->own =
        campaign_at(head, head->turn.number - 1);
    return agreement->own != NULL;
}

/* What the head was made of; of a correction as it found the game. */
static bool correction_again(struct agreement *agreement)
{
    const struct campaign *head = agreement->entered;

    agreement->campaign = agreement->own =
        campaign_at(head, head->turn.number - 1);
    return agreement->own && agreement_open(agreement);
}

static bool is_upgrade(const struct campaign *head, bool *is_one)
{
    struct bytes upgrade;

    if (!campaign_file(head, agreement_file(CONSENT_UPGRADE), &upgrade))
        return false;
    *is_one = upgrade.data != NULL;
    return true;
}

/* As it found the game, whatever revision had played that. */
static bool upgrade_again(struct agreement *agreement)
{
    const struct campaign *head = agreement->entered;
    struct campaign any = *head;

    any.any_revision = true;
    agreement->kind = CONSENT_UPGRADE;
    agreement->campaign = agreement->own =
        campaign_at(&any, head->turn.number - 1);
    return agreement->own && agreement_open(agreement);
}

/* The document that became the head; *none: nobody was asked for anything. */
static bool document_again(struct agreement *agreement, bool *none)
{
    bool upgrades = false;

    agreement->campaign = agreement->entered;
    switch (agreement->entered->turn.kind) {
    case ENTRY_CORRECTION:
        agreement->kind = CONSENT_CORRECTION;
        return correction_again(agreement);
    case ENTRY_ROSTER:
        if (!is_upgrade(agreement->entered, &upgrades))
            return false;
        return upgrades ? upgrade_again(agreement) : roster_again(agreement);
    case ENTRY_END:
        agreement->kind = CONSENT_END;
        return agreement_open(agreement);
    case ENTRY_VOID:
        agreement->kind = CONSENT_VOID;
        return agreement_open(agreement);
    case ENTRY_BEGIN:
    case ENTRY_EXCHANGE:
    case ENTRY_DISCLOSE:
        break;
    }
    *none = true;
    return true;
}

static bool agreement_again(struct new_entry *out, const struct campaign *head)
{
    struct agreement agreement = {.entered = head};
    bool none = false;
    bool good = document_again(&agreement, &none);

    out->words = good && !none ? agreement_words(&agreement) : "";
    if (good && !none)
        take_agreement(out, &agreement);
    campaign_close(agreement.own);
    return good;
}

bool made_again(struct new_entry *out, const struct campaign *campaign,
                const struct signing_key *key)
{
    struct written *written = ARENA_NEW(campaign->arena, struct written);

    *out = (struct new_entry){.campaign = campaign,
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
           agreement_again(out, campaign);
}
