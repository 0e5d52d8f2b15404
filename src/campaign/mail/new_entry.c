/* Entries as their letters want them. */
#include "campaign/mail/new_entry.h"

#include "campaign/mail/papers.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/newcomers.h"
#include "core/arena.h"
#include "rulesets/ruleset.h"

#include <string.h>

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

/* The document that became the head, as it found the game, whatever revision
 * had played that. */
static bool open_again(struct agreement *agreement)
{
    const struct campaign *head = agreement->entered;
    struct campaign any = *head;

    any.any_revision = head->any_revision || agreement->kind == CONSENT_UPGRADE;
    if (agreement->kind == CONSENT_ROSTER)
        agreement->after = head;
    agreement->campaign = agreement->own =
        campaign_at(&any, head->turn.number - 1);
    return agreement->own && agreement_open(agreement);
}

static bool agreement_again(struct new_entry *out, const struct campaign *head)
{
    const struct change_kind *kind;
    struct agreement agreement = {.entered = head};
    bool good;

    out->words = "";
    if (!change_entered(&kind, head))
        return false;
    if (!kind)
        return true;
    agreement.kind = kind->consent;
    good = open_again(&agreement);
    if (good) {
        out->words = words_of(&agreement);
        take_agreement(out, &agreement);
    }
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
    memcpy(written->state, campaign->state, sizeof(written->state));
    return campaign_turn_file(campaign->arena, campaign, &written->turn) &&
           campaign_file(campaign, "journal.xml", &written->journal) &&
           campaign_file(campaign, "log.txt", &written->log_text) &&
           campaign_file(campaign, "log.html", &written->log_html) &&
           campaign_file(campaign, "lock.xml", &out->lock) &&
           papers_again(written, campaign, key) &&
           agreement_again(out, campaign);
}
