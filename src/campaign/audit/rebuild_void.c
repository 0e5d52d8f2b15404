/* A void entry made anew from the lock that it closes, its document and its
 * consents. */
#include "campaign/audit/rebuild.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/people/void.h"
#include "core/arena.h"

#include <string.h>

/* One void entry while it is made again. */
struct revoiding {
    const struct campaign *before;
    const struct campaign *after;
    struct closing closing;
    struct void_document document;
    struct agreement agreement;
};

/* Could he, by what the entry shows, have withheld something? */
static bool check_withheld(const struct revoiding *revoiding, const char *id)
{
    const struct campaign *before = revoiding->before;
    const struct place place = {"void.xml", 0};

    if (!strcmp(id, before->roster.host))
        return refuse(before->report, &place, TRUST(not_his_office),
                      "the host '%s' stalls nobody but himself", id);
    return closing_owes(&revoiding->closing, id) ||
           refuse(before->report, &place, EXCHANGE(voided),
                  "'%s' has withheld nothing", id);
}

/* What the lock says of him is a sheet or a seal. */
static bool is_sheet_locked(const struct lock_text *text, const char *id)
{
    for (size_t i = 0; i < text->order_count; i++)
        if (!strcmp(text->orders[i].id, id))
            return strlen(text->orders[i].value) == DIGEST_TEXT - 1;
    return false;
}

/* Whether it kills no program can prove for another. But everything was there
 * without which nobody could say, and the accused has sent a sheet. */
static bool check_unplayable(const struct revoiding *revoiding)
{
    const struct campaign *before = revoiding->before;
    const struct void_document *document = &revoiding->document;
    const struct place place = {"void.xml", 0};
    struct verified_exchange exchange;
    struct names accused;

    void_accused(&accused, document, before->arena);
    for (size_t i = 0; i < accused.count; i++)
        if (!is_sheet_locked(&revoiding->closing.lock.text, accused.items[i]))
            return refuse(before->report, &place, EXCHANGE(voided),
                          "'%s' has sent no sheet that could kill",
                          accused.items[i]);
    if (document->withheld.count > 0)
        return refuse(before->report, &place, EXCHANGE(voided),
                      "'%s' has withheld what would have been played",
                      document->withheld.items[0]);
    return stage_verify_unread(&exchange, &revoiding->closing.files) &&
           exchange_is_whole(&exchange);
}

static bool check_document(const struct revoiding *revoiding)
{
    const struct campaign *before = revoiding->before;
    const struct void_document *document = &revoiding->document;
    const struct place place = {"void.xml", 0};
    bool good = true;

    if (strcmp(document->game, before->game) != 0)
        return refuse(before->report, &place, TRUST(wrong_game),
                      "the document is of another game");
    if (document->exchange != before->turn.number + 1)
        return refuse(before->report, &place, TRUST(wrong_exchange),
                      "the document voids exchange %d, open was %d",
                      document->exchange, before->turn.number + 1);
    if (strcmp(document->lock, revoiding->closing.lock.digest) != 0)
        return refuse(before->report, &place, TRUST(other_lock),
                      "the document voids another lock");
    if (!agreement_in_time(&revoiding->agreement, document->until))
        return false;
    if (document->unplayable)
        return check_unplayable(revoiding);
    if (document->withheld.count == 0)
        return refuse(before->report, &place, EXCHANGE(voided),
                      "the document accuses nobody: the exchange could be "
                      "played");
    for (size_t i = 0; i < document->withheld.count; i++)
        good &= check_withheld(revoiding, document->withheld.items[i]);
    return good;
}

static bool check_agreement(struct revoiding *revoiding)
{
    struct agreement *agreement = &revoiding->agreement;
    const struct campaign *before = revoiding->before;
    const struct signed_file *file = &agreement->document;
    struct names accused;

    if (!agreement_open(agreement) ||
        !void_read(&revoiding->document, file->root, file->name, before->arena,
                   before->report) ||
        !check_document(revoiding))
        return false;
    void_accused(&accused, &revoiding->document, before->arena);
    void_consents(
        agreement,
        &(struct void_case){.lock = &revoiding->closing.lock.text,
                            .accused = &accused,
                            .due = void_is_due(&revoiding->document, before,
                                               &revoiding->closing.lock.file,
                                               entry_time(revoiding->after))});
    return agreement_collect(agreement, NULL) && agreement_check(agreement);
}

static void make(struct rebuilt *out, const struct revoiding *revoiding)
{
    const struct closing *closing = &revoiding->closing;
    struct arena *arena = revoiding->before->arena;
    struct plain_entry *made = ARENA_NEW(arena, struct plain_entry);
    const struct void_source source = {
        .campaign = revoiding->before,
        .closing = arena_copy(arena, closing, sizeof(*closing)),
        .document = &revoiding->document,
        .agreement = &revoiding->agreement,
        .program = revoiding->after->turn.program,
        .time = entry_time(revoiding->after),
    };

    void_make(made, &out->entry, &source, NULL);
    out->exchange = &source.closing->exchange;
    out->next = made->outcome.next;
    out->written = made->written;
}

bool rebuild_void(struct rebuilt *out, const struct campaign *before,
                  const struct campaign *after)
{
    struct revoiding revoiding = {.before = before,
                                  .after = after,
                                  .agreement = {.campaign = before,
                                                .entered = after,
                                                .kind = CONSENT_VOID}};

    if (!closing_read(&revoiding.closing, before, after) ||
        !check_agreement(&revoiding))
        return false;
    make(out, &revoiding);
    return true;
}
