/* What a correction of a closed book does not show to all: each such change is
 * a file of its own, and the document has its digest. */
#include "campaign/people/correct_hidden.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "campaign/open/view.h"
#include "campaign/people/correct.h"
#include "campaign/text/correction.h"
#include "core/arena.h"
#include "core/trust_rules.h"
#include "rulesets/ruleset.h"

#include <string.h>

enum { ID_DIGITS = 8 };

/* As it would be with nothing hidden; and without the time until which it holds
 * if that is all that a second call would change. */
static const char *whole_of(const struct correction *draft, struct arena *arena)
{
    struct correction whole = *draft;
    struct buffer text = {0};
    struct bytes bytes;

    if (!whole.state)
        whole.until = NULL;
    correction_write(&text, &whole);
    bytes = bytes_keep(&text, arena);
    return bytes_digest(&bytes, arena);
}

/* Known to the host alone while the book is closed, and the same whenever he
 * draws up the same: what has been consented to stays so. */
static const char *salt_for(const struct campaign *campaign,
                            const char *correction, size_t number)
{
    const char *text =
        arena_text(campaign->arena, "pbem-hidden/1\n%s\n%s\n%zu\n",
                   campaign->turn.salt, correction, number);

    return bytes_digest(&(struct bytes){text, strlen(text)}, campaign->arena);
}

static void seal(struct hidden_change *hidden, struct edit *edit,
                 const struct hidden_document *document, struct arena *arena)
{
    struct buffer text = {0};

    hidden_write(&text, document);
    hidden->bytes = bytes_keep(&text, arena);
    hidden->edit = *edit;
    *edit = (struct edit){.kind = EDIT_HIDDEN,
                          .place = edit->place,
                          .digest = bytes_digest(&hidden->bytes, arena)};
}

/* "'badgers' will read nothing of it; 'hedgehogs' will read: ..." */
static const char *reading_text(const struct campaign *campaign,
                                const struct hidden_changes *hidden)
{
    struct arena *arena = campaign->arena;
    const char *text = "";

    foreach_game_side (side, campaign->ruleset, campaign->module.data) {
        struct names lines = {0};

        for (size_t j = 0; j < hidden->count; j++)
            if (names_contain(&hidden->items[j].readers, side->id))
                names_add(arena, &lines,
                          correction_line(&hidden->items[j].edit,
                                          campaign->ruleset, arena));
        text = arena_text(arena, "%s%s'%s' will read%s%s", text,
                          side_at > 0 ? "; " : "", side->id,
                          lines.count > 0 ? ": " : " nothing of it",
                          names_text(&lines, " | ", arena));
    }
    return text;
}

bool correction_seal(struct hidden_changes *out, struct correction *draft,
                     const struct campaign *campaign, const struct place *place)
{
    const char *whole = whole_of(draft, campaign->arena);

    *out = (struct hidden_changes){0};
    for (size_t i = 0; book_is_closed(campaign) && i < draft->edits_count;
         i++) {
        struct hidden_document document = {.version = FORMAT_VERSION,
                                           .game = draft->game,
                                           .entry = draft->entry,
                                           .edit = draft->edits[i]};
        struct hidden_change *hidden;
        struct names readers;

        if (correction_readers(&readers, campaign, &document.edit))
            continue;
        hidden = LIST_ADD(campaign->arena, out->items, out->count);
        hidden->index = i;
        hidden->readers = readers;
        document.salt = salt_for(campaign, whole, out->count);
        seal(hidden, &draft->edits[i], &document, campaign->arena);
    }
    return out->count == 0 ||
           warn(campaign->report, place, EXCHANGE(corrected),
                arena_text(campaign->arena, "seals-%.*s", ID_DIGITS, whole),
                "%zu of %zu changes will be sealed from those whose view does "
                "not show them: %s",
                out->count, draft->edits_count, reading_text(campaign, out));
}

const char *hidden_path(struct arena *arena, size_t number)
{
    return arena_text(arena, "hidden/%zu.xml", number);
}

const char *hidden_letter(struct arena *arena, size_t number)
{
    return arena_text(arena, "hidden-%zu.xml", number);
}

bool correction_lay_out(const struct hidden_changes *hidden,
                        const struct campaign *campaign)
{
    bool good = folder_remove(inbox_path(campaign, "hidden"), campaign->report);

    if (hidden->count > 0)
        good = good &&
               folder_make(inbox_path(campaign, "hidden"), campaign->report);
    for (size_t i = 0; good && i < hidden->count; i++)
        good = file_write(
            inbox_path(campaign, hidden_path(campaign->arena, i + 1)),
            hidden->items[i].bytes.data, hidden->items[i].bytes.length,
            campaign->report);
    return good;
}

bool hidden_open(struct hidden_change *out, const struct correction *correction,
                 const struct hidden_source *source)
{
    const struct campaign *campaign = source->campaign;
    const struct place place = {source->name, 0};
    const struct edit *sealed = &correction->edits[out->index];
    struct hidden_document document;
    struct signed_file file;
    const char *digest = bytes_digest(&source->bytes, campaign->arena);

    out->bytes = source->bytes;
    if (strcmp(digest, sealed->digest) != 0 &&
        !refuse(campaign->report, &place, TRUST(other_text),
                "the change is %.12s, sealed was %.12s", digest,
                sealed->digest))
        return false;
    if (!campaign_signed(campaign, source->name, &out->bytes, DOCUMENT_HIDDEN,
                         &file) ||
        !hidden_read(&document, file.root, file.name, campaign->arena,
                     campaign->report))
        return false;
    out->edit = document.edit;
    return (strcmp(document.game, campaign->game) == 0 &&
            document.entry == correction->entry) ||
           refuse(campaign->report, &place, TRUST(wrong_exchange),
                  "the change is of entry %d of game %.12s", document.entry,
                  document.game);
}

static bool find_one(struct hidden_change *out, const struct agreement *from,
                     const struct correction *correction, size_t number)
{
    const struct campaign *campaign = from->campaign;
    struct hidden_source source = {.campaign = campaign};
    struct place place = {0};

    if (!agreement_part(from, hidden_path(campaign->arena, number),
                        &source.name, &source.bytes))
        return false;
    place.file = source.name;
    if (!source.bytes.data)
        return refuse(campaign->report, &place, FILE_RULE(unreadable),
                      "a change that the correction hides is missing");
    return hidden_open(out, correction, &source);
}

bool correction_hidden(struct hidden_changes *out, const struct agreement *from,
                       const struct correction *correction)
{
    const struct campaign *campaign = from->campaign;
    bool good = true;

    *out = (struct hidden_changes){0};
    for (size_t i = 0; i < correction->edits_count; i++) {
        struct hidden_change *hidden;

        if (correction->edits[i].kind != EDIT_HIDDEN)
            continue;
        if (!book_is_closed(campaign))
            return refuse(campaign->report,
                          &(struct place){from->document.name, 0},
                          FILE_RULE(unknown_element),
                          "a correction of an open book hides nothing");
        hidden = LIST_ADD(campaign->arena, out->items, out->count);
        hidden->index = i;
        good = find_one(hidden, from, correction, out->count) && good;
    }
    for (size_t i = 0; good && i < out->count; i++)
        correction_readers(&out->items[i].readers, campaign,
                           &out->items[i].edit);
    return good;
}
