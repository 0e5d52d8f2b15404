/* Consents: one participant's signature on what several must agree to. */
#include "campaign/people/consent.h"

#include "campaign/exchange/unplayable.h"
#include "campaign/judge/check.h"
#include "campaign/people/begin.h"
#include "campaign/people/change_kind.h"
#include "campaign/people/roster_change.h"
#include "campaign/proof/accused.h"
#include "campaign/proof/histories.h"
#include "campaign/proof/remember.h"
#include "core/arena.h"

#include <string.h>

/* Who consents to a roster pins these keys with it. */
static bool people_hold(const struct signed_file *file, struct arena *arena,
                        struct report *report)
{
    struct roster roster;

    return file->kind != DOCUMENT_ROSTER ||
           (roster_read(&roster, file->root, file->name, arena, report) &&
            participants_beside(&roster, file->name, arena, report));
}

/* One that is asked for. */
struct consenting {
    struct consent *consent;
    const struct consent_request *request;
    const struct signed_file *document;
    struct memory memory;
    bool found; /* there was one */
};

/* A void is compared with the memory of whom it accuses. */
static bool may_void(const struct consenting *consenting, struct arena *arena,
                     struct report *report)
{
    const struct signed_file *file = consenting->document;
    struct void_document document;
    const struct accusing accusing = {.name = file->name,
                                      .document = &document,
                                      .id = consenting->request->from};

    return consenting->consent->kind != CONSENT_VOID ||
           (void_read(&document, file->root, file->name, arena, report) &&
            accused_consents(&accusing, &consenting->memory, arena, report));
}

/* Another host goes on from the head that everybody knows. */
static bool may_hand_over(const struct consenting *consenting,
                          struct arena *arena, struct report *report)
{
    const struct signed_file *file = consenting->document;
    const struct consent_request *request = consenting->request;
    struct roster roster;
    const struct handover handover = {.name = file->name,
                                      .game = consenting->consent->game,
                                      .roster = &roster,
                                      .digest = consenting->consent->digest,
                                      .bytes = &file->bytes};

    if (consenting->consent->kind != CONSENT_ROSTER)
        return true;
    if (!roster_read(&roster, file->root, file->name, arena, report))
        return false;
    if (request->withdraws)
        return handover_forget(&handover, &consenting->memory, request->memory,
                               report);
    /* Where the memory is lost none is begun, or it would not be missed. */
    return handover_fits(&handover, &consenting->memory, arena, report) &&
           (!consenting->found ||
            handover_keep(&handover, &consenting->memory, request->memory,
                          arena, report));
}

/* When he consented. Where the memory is lost none is begun, but for the roster
 * of a campaign that comes, of which nothing is known yet. */
static bool keep_time(const struct consenting *consenting, struct arena *arena,
                      struct report *report)
{
    const struct consent_request *request = consenting->request;
    const struct consent *consent = consenting->consent;
    const struct campaign nowhere = {.arena = arena, .report = report};
    const struct memory_fact fact = {.game = consent->game,
                                     .exchange = consent->entry,
                                     .digest = consent->digest};

    return request->withdraws ||
           !(consenting->found ||
             strcmp(consent->game, consent->digest) == 0) ||
           memory_sights(&consenting->memory, request->memory, &fact,
                         request->now, &nowhere);
}

/* Before the consent is signed, while the memory is held. */
static bool may_consent(struct consenting *consenting, struct arena *arena,
                        struct report *report)
{
    const char *path = consenting->request->memory;
    const struct memory_fact like = {.game = consenting->consent->game,
                                     .exchange = consenting->consent->entry};

    if (!memory_load(&consenting->memory, &consenting->found, path, arena,
                     report) ||
        (!consenting->request->withdraws &&
         !may_void(consenting, arena, report)) ||
        !may_hand_over(consenting, arena, report) ||
        !keep_time(consenting, arena, report))
        return false;
    return report_accepted(report)->count == 0 ||
           memory_accepts(&consenting->memory, path, &like, report);
}

static bool remember(struct consenting *consenting, struct arena *arena,
                     struct report *report)
{
    int lock = memory_hold(consenting->request->memory, report);
    bool good = lock >= 0 && may_consent(consenting, arena, report);

    file_unlock(lock);
    return good;
}

const char *consent_caution(const char *path, struct arena *arena)
{
    const struct signed_source source = {.kind = DOCUMENT_KINDS};
    struct report *quiet = report_new(arena);
    struct signed_file document;
    struct roster roster;
    const char *closed, *changes;

    if (!signed_read(&document, path, &source, arena, quiet) ||
        document.kind != DOCUMENT_ROSTER ||
        !roster_read(&roster, document.root, path, arena, quiet))
        return NULL;
    closed = closed_book_text(&roster, arena);
    changes = changes_text(&roster, arena);
    return closed && changes ? arena_text(arena, "%s\n%s", closed, changes)
           : closed          ? closed
                             : changes;
}

/* Nobody consents upon another's word to what he can try himself. */
static bool bear_out(const struct consent_request *request,
                     const struct signed_file *file, struct arena *arena,
                     struct report *report)
{
    struct void_document closing;
    const struct bearing_out bearing = {&closing, request->path, request->dir};

    if (file->kind != DOCUMENT_VOID)
        return true;
    return void_read(&closing, file->root, file->name, arena, report) &&
           (!closing.unplayable ||
            unplayable_bear_out(&bearing, arena, report));
}

bool consent_make(struct made_consent *out,
                  const struct consent_request *request, struct arena *arena,
                  struct report *report)
{
    const struct signed_source source = {.kind = DOCUMENT_KINDS};
    struct signed_file document;
    struct consenting consenting = {
        .consent = &out->document, .request = request, .document = &document};
    struct buffer text = {0};

    memset(out, 0, sizeof(*out));
    out->document.version = FORMAT_VERSION;
    out->document.from = request->from;
    /* What is asked of who consents, and not of who takes it back. */
    if (!signed_read(&document, request->path, &source, arena, report) ||
        !consent_about(&out->document, &document, arena, report) ||
        (!request->withdraws &&
         (!people_hold(&document, arena, report) ||
          !bear_out(request, &document, arena, report))) ||
        !remember(&consenting, arena, report))
        return false;
    out->document.withdrawn = request->withdraws;
    out->document.accepts = *report_accepted(report);
    consent_write(&text, &out->document);
    signed_make(&out->file, &text, request->key, arena);
    out->name =
        arena_text(arena, "%s-%s%s.xml", consent_words[out->document.kind],
                   request->from, request->withdraws ? ".withdrawn" : "");
    return true;
}
