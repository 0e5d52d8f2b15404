/* Words of the host's that contradict each other, two and two. Times have one
 * form, in which the earlier is the lesser text. */
#include "campaign/proof/internal.h"

#include "campaign/documents/exchange_rules.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"

#include <string.h>

/* What the lock has of that participant, or, NULL, with that value; or NULL. */
static const struct lock_order *order_in(const struct exhibit *lock,
                                         const char *id, const char *value)
{
    for (size_t i = 0; i < lock->lock.order_count; i++) {
        const struct lock_order *order = &lock->lock.orders[i];

        if (strcmp(id ? order->id : order->value, id ? id : value) == 0)
            return order;
    }
    return NULL;
}

/* Time was given for sheets of that exchange, after that state, and the lock
 * did not wait for it. */
static bool is_hasty(struct search *search, const struct exhibit *extension,
                     const struct exhibit *lock)
{
    const char *until = element_attribute(extension->file.root, "until");
    const char *state = element_attribute(extension->file.root, "state");
    const char *time = element_attribute(lock->file.root, "time");
    const struct lock_order *absent = order_in(lock, NULL, "absent");

    if (!absent || extension->exchange != lock->exchange ||
        strcmp(state, lock->lock.state) != 0 || strcmp(time, until) >= 0)
        return false;
    proof_keep(search, extension);
    proof_keep(search, lock);
    return proof_found(
        search, EXCHANGE(too_early), lock->exchange,
        arena_text(search->quiet.arena,
                   "an extension until %s of the time for sheets of exchange "
                   "%d, and its lock of %s, in which '%s' is absent",
                   until, lock->exchange, time, absent->id));
}

/* Both are of his, for this exchange, and the one with the receipt is the
 * later. */
static bool is_later(const struct exhibit *received,
                     const struct exhibit *locked,
                     const struct receipt *receipt)
{
    return received && locked && received->file.kind == locked->file.kind &&
           received->file.from && locked->file.from &&
           strcmp(received->file.from, receipt->of) == 0 &&
           strcmp(locked->file.from, receipt->of) == 0 &&
           received->exchange == receipt->exchange &&
           locked->exchange == receipt->exchange &&
           received->sequence > locked->sequence;
}

/* A receipt of what the lock leaves out. */
static bool is_suppressed(struct search *search, const struct exhibit *one,
                          const struct exhibit *lock)
{
    const struct receipt *receipt = &one->receipt;
    bool sealed = search->quiet.roster.preset == PRESET_TABLE;
    const struct lock_order *order = order_in(lock, receipt->of, NULL);
    const char *value = order ? order->value : NULL;
    const struct exhibit *received = proof_named(search, receipt->digest);
    const struct exhibit *locked = value ? proof_named(search, value) : NULL;
    bool none = value && (!strcmp(value, "-") || !strcmp(value, "absent"));

    if (receipt->kind != (sealed ? MAIL_SEAL : MAIL_SHEET) || !value ||
        receipt->exchange != lock->exchange ||
        strcmp(value, receipt->digest) == 0 ||
        (!none && !is_later(received, locked, receipt)))
        return false;
    proof_keep(search, one);
    proof_keep(search, lock);
    if (!none) {
        proof_keep(search, received);
        proof_keep(search, locked);
    }
    return proof_found(search, TRUST(my_order), receipt->exchange,
                       arena_text(search->quiet.arena,
                                  "a receipt of the %s %s of '%s', and the "
                                  "lock of exchange %d, which has '%s' for him",
                                  mail_words[receipt->kind], receipt->digest,
                                  receipt->of, receipt->exchange, value));
}

/* A sheet came later than the entry that was to play it, or that dropped it;
 * the roster in its tree shows that the entry is of this game. */
static bool is_backdated(struct search *search, const struct exhibit *one,
                         const struct exhibit *entry)
{
    const struct campaign *quiet = &search->quiet;
    bool sealed = quiet->roster.preset == PRESET_TABLE;
    const struct receipt *receipt = &one->receipt;
    const char *made = time_text(quiet->arena, entry->entry.time);

    if (receipt->kind != (sealed ? MAIL_SEAL : MAIL_SHEET) ||
        receipt->exchange != entry->exchange ||
        strcmp(made, receipt->time) >= 0 ||
        !shown_holds(&entry->entry.tree, "roster.xml", &quiet->roster_bytes))
        return false;
    proof_keep(search, one);
    proof_keep(search, entry);
    return proof_found(search, TRUST(backdated), entry->exchange,
                       arena_text(quiet->arena,
                                  "a receipt of the %s of '%s' for exchange "
                                  "%d, of %s, and entry %d of %s",
                                  mail_words[receipt->kind], receipt->of,
                                  receipt->exchange, receipt->time,
                                  entry->exchange, made));
}

/* Is it the consent that the withdrawal takes back, in the entry's tree? */
static bool is_counted(const struct search *search, const struct exhibit *one,
                       const struct consent *withdrawal,
                       const struct exhibit *entry)
{
    const struct consent *given = &one->consent;

    return one->file.kind == DOCUMENT_CONSENT && withdrawal->withdrawn &&
           !given->withdrawn && given->kind == withdrawal->kind &&
           strcmp(given->from, withdrawal->from) == 0 &&
           strcmp(given->digest, withdrawal->digest) == 0 &&
           shown_holds(&entry->entry.folder,
                       arena_text(search->quiet.arena, "%s-%s.xml",
                                  consent_words[given->kind], given->from),
                       &one->file.bytes);
}

/* By its number the receipt was given before the entry was made, whatever the
 * times are. In a draft a text may come back that was taken back before. */
static bool is_ignored(struct search *search, const struct exhibit *one,
                       const struct exhibit *entry)
{
    const struct receipt *receipt = &one->receipt;
    const struct exhibit *withdrawal = proof_named(search, receipt->digest);
    size_t i = 0;

    if (receipt->kind != MAIL_WITHDRAWAL || !withdrawal ||
        withdrawal->file.kind != DOCUMENT_CONSENT || receipt->exchange < 1 ||
        receipt->exchange > entry->exchange)
        return false;
    while (i < search->count && !is_counted(search, &search->exhibits[i],
                                            &withdrawal->consent, entry))
        i++;
    if (i == search->count)
        return false;
    proof_keep(search, one);
    proof_keep(search, withdrawal);
    proof_keep(search, entry);
    proof_keep(search, &search->exhibits[i]);
    return proof_found(
        search, TRUST(withdrawn), entry->exchange,
        arena_text(search->quiet.arena,
                   "a receipt of the withdrawal by '%s' of his consent to a "
                   "%s, and the later entry %d, which has that consent",
                   receipt->of, consent_words[withdrawal->consent.kind],
                   entry->exchange));
}

/* A consent to the roster of that entry: by it the entry is of this game. */
static const struct exhibit *agreed_to(const struct search *search,
                                       const struct exhibit *entry)
{
    for (size_t i = 0; i < search->count; i++) {
        const struct exhibit *one = &search->exhibits[i];

        if (one->file.kind == DOCUMENT_CONSENT &&
            one->consent.kind == CONSENT_ROSTER &&
            shown_holds(&entry->entry.folder,
                        arena_text(search->quiet.arena, "roster-%s.xml",
                                   one->consent.from),
                        &one->file.bytes))
            return one;
    }
    return NULL;
}

/* An entry with another roster drops the sheets that it was to play, each with
 * its sender's consent. */
static bool is_dropped(struct search *search, const struct exhibit *one,
                       const struct exhibit *entry)
{
    struct arena *arena = search->quiet.arena;
    const struct receipt *receipt = &one->receipt;
    bool sealed = search->quiet.roster.preset == PRESET_TABLE;
    const struct bytes *folder = &entry->entry.folder;
    const struct exhibit *agreed = agreed_to(search, entry);

    if (receipt->kind != (sealed ? MAIL_SEAL : MAIL_SHEET) || !agreed ||
        receipt->exchange != entry->exchange ||
        strncmp(entry->entry.title, "roster ", 7) != 0 ||
        shown_names(folder, arena_text(arena, "roster-%s.xml", receipt->of)) ||
        shown_names(folder,
                    arena_text(arena, "roster-%s.former.xml", receipt->of)))
        return false;
    proof_keep(search, one);
    proof_keep(search, entry);
    proof_keep(search, agreed);
    return proof_found(search, EXCHANGE(displaced), entry->exchange,
                       arena_text(arena,
                                  "a receipt of the %s of '%s' for exchange "
                                  "%d, and entry %d, which drops it without "
                                  "his consent",
                                  mail_words[receipt->kind], receipt->of,
                                  receipt->exchange, entry->exchange));
}

static bool contradict(struct search *search, const struct exhibit *one,
                       const struct exhibit *other)
{
    bool lock = other->file.kind == DOCUMENT_LOCK;
    bool entry = other->file.kind == DOCUMENT_KINDS;

    if (one->file.kind == DOCUMENT_EXTENSION)
        return lock && is_hasty(search, one, other);
    return one->file.kind == DOCUMENT_RECEIPT &&
           ((lock && is_suppressed(search, one, other)) ||
            (entry && (is_backdated(search, one, other) ||
                       is_ignored(search, one, other) ||
                       is_dropped(search, one, other))));
}

bool seek_pairs(struct search *search)
{
    for (size_t i = 0; i < search->count; i++)
        for (size_t j = 0; j < search->count; j++)
            if (contradict(search, &search->exhibits[i], &search->exhibits[j]))
                return true;
    return false;
}
