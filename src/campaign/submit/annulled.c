/* What waits, tried anew after an entry. */
#include "campaign/submit/pending.h"

#include "campaign/open/entry.h"
#include "campaign/open/view.h"
#include "core/arena.h"

#include <string.h>

/* It has become the entry. */
static bool is_entered(const struct campaign *after,
                       const struct pending *pending)
{
    struct bytes bytes;

    return campaign_file(after, pending->file, &bytes) && bytes.data &&
           strcmp(bytes_digest(&bytes, after->arena), pending->digest) == 0;
}

static const char *reason_of(const struct campaign *after,
                             const struct pending *pending)
{
    const struct turn *turn = &after->turn;

    if (turn->ended)
        return "the campaign has ended";
    if (pending->kind == CONSENT_VOID)
        return arena_text(after->arena, "exchange %d is played", turn->number);
    return pending->unfit;
}

/* What of the game it would change may be seen by some alone. */
static const char *told_of(const struct campaign *after,
                           const struct pending *pending)
{
    return pending->tried && book_is_closed(after)
               ? "the game is no more what it says"
               : reason_of(after, pending);
}

static void lose(struct annulled *out, const struct campaign *after,
                 const struct pending *pending)
{
    *(struct lost_document *)LIST_ADD(after->arena, out->documents,
                                      out->documents_count) =
        (struct lost_document){
            .kind = pending->kind,
            .file = pending->file,
            .digest = pending->digest,
            .reason = reason_of(after, pending),
            .told = told_of(after, pending),
            .given = pending->given,
        };
}

static void lose_consents(struct annulled *out, const struct campaign *after,
                          const struct pending *pending)
{
    foreach_name (name, pending->lapsed)
        *(struct lost_consent *)LIST_ADD(after->arena, out->consents,
                                         out->consents_count) =
            (struct lost_consent){
                .file = pending->file,
                .who = name,
                .left = !campaign_member(after, name),
                .path = arena_text(after->arena, "consents/%s-%s.xml",
                                   consent_words[pending->kind], name),
            };
}

static void list_sheets(struct annulled *out, const struct campaign *campaign,
                        const char *folder, struct lost_sheet of)
{
    struct names names;

    if (!folder_list(&names, inbox_path(campaign, folder), campaign->arena,
                     campaign->report))
        return;
    foreach_name (name, names) {
        size_t length = strlen(name);

        if (length <= strlen(".xml") ||
            strcmp(name + length - strlen(".xml"), ".xml") != 0)
            continue;
        of.who = arena_string(campaign->arena, name, length - strlen(".xml"));
        *(struct lost_sheet *)LIST_ADD(campaign->arena, out->sheets,
                                       out->sheets_count) = of;
    }
}

void sheets_filed(struct annulled *out, const struct campaign *campaign)
{
    list_sheets(out, campaign, "orders", (struct lost_sheet){0});
    list_sheets(out, campaign, "seals", (struct lost_sheet){.sealed = true});
}

/* Its sender has a receipt; after the end nobody joins. */
static void list_people(struct annulled *out, const struct campaign *after)
{
    struct names names;

    if (!after->turn.ended ||
        !folder_list(&names, inbox_path(after, "participants"), after->arena,
                     after->report))
        return;
    foreach_name (name, names) {
        size_t length = strlen(name);

        if (name[0] == '.' || length <= strlen(".xml"))
            continue;
        *(struct lost_person *)LIST_ADD(after->arena, out->people,
                                        out->people_count) =
            (struct lost_person){
                arena_string(after->arena, name, length - strlen(".xml")),
                arena_text(after->arena, "participants/%s", name)};
    }
}

/* What was filed for an exchange is played in its entry alone. */
static bool drops_sheets(const struct campaign *after)
{
    enum entry_kind kind = after->turn.kind;

    return kind != ENTRY_EXCHANGE && kind != ENTRY_BEGIN;
}

void list_annulled(struct annulled *out, const struct campaign *after)
{
    struct pendings pendings;

    *out = (struct annulled){0};
    if (drops_sheets(after)) {
        sheets_filed(out, after);
        list_sheets(out, after, "answers", (struct lost_sheet){.answer = true});
    }
    list_people(out, after);
    pendings_at(&pendings, after, entry_time(after));
    foreach_item (const struct pending, pending, pendings) {
        if (is_entered(after, pending))
            continue;
        if (pending->unfit)
            lose(out, after, pending);
        else
            lose_consents(out, after, pending);
    }
}

void annulled_files(struct names *out, const struct annulled *annulled,
                    const struct campaign *after)
{
    *out = (struct names){0};
    for (size_t i = 0; i < annulled->consents_count; i++)
        names_add(after->arena, out, annulled->consents[i].path);
    for (size_t i = 0; i < annulled->documents_count; i++)
        names_add(after->arena, out, annulled->documents[i].file);
    for (size_t i = 0; i < annulled->people_count; i++)
        names_add(after->arena, out, annulled->people[i].path);
}
