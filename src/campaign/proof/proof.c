/* What files of one host prove together. */
#include "campaign/proof/internal.h"

#include "core/arena.h"
#include "trust/commit_signature.h"

#include <stdlib.h>
#include <string.h>

static int number_of(const struct exhibit *exhibit, const char *name)
{
    const char *text = element_attribute(exhibit->file.root, name);

    return text ? (int)strtol(text, NULL, 10) : -1;
}

static void say(struct exhibit *exhibit, enum about about, int number,
                const char *digest)
{
    if (strcmp(digest, "-") != 0)
        exhibit->words[exhibit->words_count++] =
            (struct word){about, number, digest, ""};
}

/* What turn and view say alike. */
static void say_place(struct exhibit *exhibit, const char *state)
{
    const struct element *root = exhibit->file.root;
    int number = number_of(exhibit, "number");

    say(exhibit, ABOUT_STATE, number, state);
    say(exhibit, ABOUT_STATE, number - 1, element_attribute(root, "previous"));
    say(exhibit, ABOUT_LOCK, number, element_attribute(root, "lock"));
}

static bool take_turn(const struct campaign *campaign, struct exhibit *out)
{
    (void)campaign;
    say_place(out, out->file.unsigned_digest);
    return true;
}

static bool take_view(const struct campaign *campaign, struct exhibit *out)
{
    const struct element *root = out->file.root;

    (void)campaign;
    say_place(out, element_attribute(root, "state"));
    out->words[out->words_count++] = (struct word){
        ABOUT_VIEW, number_of(out, "number"), out->file.unsigned_digest,
        element_attribute(root, "side")};
    return true;
}

static bool take_lock(const struct campaign *campaign, struct exhibit *out)
{
    struct arena *arena = campaign->arena;
    struct lock lock;
    char text[DIGEST_TEXT];
    const char *digest;

    if (!lock_read(&lock, out->file.root, out->file.name, campaign->arena,
                   campaign->report) ||
        !lock_text_read(&out->lock, out->file.name, lock.text, campaign->arena,
                        campaign->report) ||
        lock.exchange != out->lock.step ||
        strcmp(out->lock.game, lock.game) != 0)
        return false;
    sha256_text(lock.text, strlen(lock.text), text);
    digest = arena_text(arena, "%s", text);
    out->exchange = lock.exchange;
    say(out, ABOUT_LOCK, lock.exchange, digest);
    say(out, ABOUT_STATE, lock.exchange - 1, out->lock.state);
    out->words[out->words_count++] =
        (struct word){ABOUT_TIME, lock.exchange,
                      arena_text(arena, "%s (sheets due %s)", lock.time,
                                 lock.due ? lock.due : "at no time"),
                      digest};
    return true;
}

/* What the host's key bears out of an entry as git holds it: "void 3: ...". */
static bool take_entry(const struct campaign *campaign, struct exhibit *out)
{
    const struct keyring *keyring = &campaign->keyring;
    const struct signing_public *host = keyring_find(keyring, keyring->host);
    const struct bytes *bytes = &out->entry.commit;

    if (!host || !history_shown(&out->entry, &out->file.bytes, "consents") ||
        !commit_bears(host, bytes->data, bytes->length))
        return false;
    out->exchange = (int)strtol(
        out->entry.title + strcspn(out->entry.title, " :"), NULL, 10);
    return true;
}

static bool take_sent(const struct campaign *campaign, struct exhibit *out)
{
    (void)campaign;
    out->exchange = number_of(out, "exchange");
    out->sequence = number_of(out, "sequence");
    return true;
}

static bool take_document(const struct campaign *campaign, struct exhibit *out)
{
    const struct element *root = out->file.root;
    const char *name = out->file.name;
    struct arena *arena = campaign->arena;
    struct report *report = campaign->report;

    if (out->file.kind == DOCUMENT_RECEIPT)
        return receipt_read(&out->receipt, root, name, arena, report);
    if (out->file.kind == DOCUMENT_VOID)
        return void_read(&out->closing, root, name, arena, report);
    if (out->file.kind == DOCUMENT_END)
        return end_read(&out->end, root, name, arena, report);
    if (out->file.kind == DOCUMENT_ANSWER)
        return answer_read(&out->answer, root, name, arena, report);
    return consent_read(&out->consent, root, name, arena, report);
}

static bool (*const takers[DOCUMENT_KINDS + 1])(const struct campaign *,
                                                struct exhibit *) = {
    [DOCUMENT_TURN] = take_turn,       [DOCUMENT_VIEW] = take_view,
    [DOCUMENT_LOCK] = take_lock,       [DOCUMENT_SHEET] = take_sent,
    [DOCUMENT_SEAL] = take_sent,       [DOCUMENT_RECEIPT] = take_document,
    [DOCUMENT_VOID] = take_document,   [DOCUMENT_CONSENT] = take_document,
    [DOCUMENT_ANSWER] = take_document, [DOCUMENT_END] = take_document,
    [DOCUMENT_EXTENSION] = take_sent,  [DOCUMENT_KINDS] = take_entry,
};

bool is_shown_entry(const struct bytes *bytes)
{
    return bytes->length > 7 && memcmp(bytes->data, "commit ", 7) == 0;
}

/* Only what is signed, of this game, and says something of use. */
static bool opens(const struct campaign *campaign,
                  const struct folder_file *file, struct signed_file *out)
{
    const char *game;

    if (!campaign_signed(campaign, file->name, &file->bytes, DOCUMENT_KINDS,
                         out) ||
        !takers[out->kind])
        return false;
    game = element_attribute(out->root, "game");
    return game && strcmp(game, campaign->game) == 0;
}

static bool take(struct search *search, const struct folder_file *file)
{
    const struct campaign *campaign = &search->quiet;
    struct exhibit exhibit = {0};

    if (is_shown_entry(&file->bytes)) {
        exhibit.file = (struct signed_file){
            .name = file->name, .bytes = file->bytes, .kind = DOCUMENT_KINDS};
        sha256_text(file->bytes.data, file->bytes.length, exhibit.file.digest);
    } else if (!opens(campaign, file, &exhibit.file)) {
        return false;
    }
    if (proof_named(search, exhibit.file.digest))
        return false;
    /* Its words point into itself: it is filled in where it stays. */
    *(struct exhibit *)LIST_ADD(campaign->arena, search->exhibits,
                                search->count) = exhibit;
    return true;
}

/* Do they name two digests of one thing? */
static bool differ(struct search *search, const struct word *one,
                   const struct word *other)
{
    static const char *const things[] = {
        [ABOUT_STATE] = "two states of entry",
        [ABOUT_LOCK] = "two locks of exchange",
        [ABOUT_TIME] = "two times of one lock of exchange",
        [ABOUT_VIEW] = "two views for one side of entry",
    };
    const struct rule *const rules[] = {
        [ABOUT_STATE] = TRUST(rewritten),
        [ABOUT_LOCK] = TRUST(second_lock),
        [ABOUT_TIME] = TRUST(second_lock),
        [ABOUT_VIEW] = TRUST(false_view),
    };

    if (one->about != other->about || one->number != other->number ||
        strcmp(one->side, other->side) != 0 ||
        strcmp(one->digest, other->digest) == 0)
        return false;
    return proof_found(search, rules[one->about], one->number,
                       arena_text(search->quiet.arena, "%s %d, %s and %s",
                                  things[one->about], one->number, one->digest,
                                  other->digest));
}

/* Locks are looked at before states: a second lock says more. */
static bool contradict(struct search *search, const struct exhibit *one,
                       const struct exhibit *other, enum about about)
{
    foreach (const struct word, word, one->words)
        for (size_t j = 0; j < other->words_count; j++) {
            if (word->about != about || !differ(search, word, &other->words[j]))
                continue;
            proof_keep(search, one);
            proof_keep(search, other);
            return true;
        }
    return false;
}

static bool seek_contradiction(struct search *search, enum about about)
{
    for (size_t i = 0; i < search->count; i++)
        for (size_t j = i + 1; j < search->count; j++)
            if (contradict(search, &search->exhibits[i], &search->exhibits[j],
                           about))
                return true;
    return false;
}

bool proof_reads(const struct campaign *campaign, struct exhibit *exhibit)
{
    return takers[exhibit->file.kind] &&
           takers[exhibit->file.kind](campaign, exhibit);
}

static void take_all(struct search *search, const struct evidence *evidence)
{
    size_t good = 0;

    for (size_t i = 0; i < evidence->count; i++)
        take(search, &evidence->items[i]);
    for (size_t i = 0; i < search->count; i++) {
        struct exhibit *exhibit = &search->exhibits[good];

        *exhibit = search->exhibits[i];
        if (proof_reads(&search->quiet, exhibit))
            good++;
    }
    search->count = good;
}

static void begin(struct search *search, struct proof *out,
                  const struct campaign *campaign,
                  const struct evidence *evidence)
{
    *search = (struct search){.out = out, .quiet = *campaign};
    memset(out, 0, sizeof(*out));
    search->quiet.report = report_new(campaign->arena);
    take_all(search, evidence);
}

bool proof_seek(struct proof *out, const struct campaign *campaign,
                const struct evidence *evidence)
{
    struct search search;

    begin(&search, out, campaign, evidence);
    return seek_contradiction(&search, ABOUT_LOCK) ||
           seek_contradiction(&search, ABOUT_TIME) ||
           seek_contradiction(&search, ABOUT_STATE) ||
           seek_contradiction(&search, ABOUT_VIEW) ||
           seek_accused(&search, false) || seek_pairs(&search);
}

bool proof_seek_claim(struct proof *out, const struct campaign *campaign,
                      const struct evidence *evidence)
{
    struct search search;

    begin(&search, out, campaign, evidence);
    return seek_accused(&search, true);
}
