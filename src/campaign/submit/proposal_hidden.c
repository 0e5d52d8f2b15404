/* What of a correction its reader may know, and what is sealed from him. */
#include "campaign/people/correct_hidden.h"
#include "campaign/submit/proposal.h"
#include "campaign/text/correction.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* As his letter brings it, beside the document; who has the book, has it
 * there. */
static bool read_letter(struct hidden_source *source,
                        const struct proposal *proposal, size_t number)
{
    const struct campaign *campaign = source->campaign;
    const char *document = proposal->agreement.document.name;
    const char *slash = strrchr(document, '/');

    source->name = arena_text(campaign->arena, "%.*s%s",
                              slash ? (int)(slash - document) + 1 : 0, document,
                              hidden_letter(campaign->arena, number));
    if (campaign->view_count == 0 && !file_exists(source->name))
        return agreement_part(&proposal->agreement,
                              hidden_path(campaign->arena, number),
                              &source->name, &source->bytes);
    return !file_exists(source->name) ||
           file_read(&source->bytes, source->name, XML_MAIL_LIMIT,
                     campaign->arena, campaign->report);
}

static bool say_one(struct names *out, const struct correction *correction,
                    const struct hidden_source *source, size_t index)
{
    struct arena *arena = source->campaign->arena;
    struct hidden_change hidden = {.index = index};

    if (!hidden_open(&hidden, correction, source))
        return false;
    names_say(arena, out, "sealed, in %s: %s", source->name,
              correction_line(&hidden.edit, source->campaign->ruleset, arena));
    return true;
}

bool proposal_hidden(struct names *out, const struct proposal *proposal)
{
    const struct campaign *campaign = proposal->agreement.campaign;
    const struct signed_file *file = &proposal->agreement.document;
    struct correction correction;
    size_t number = 0, unseen = 0;
    bool good = true;

    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report))
        return false;
    for (size_t i = 0; i < correction.edit_count; i++) {
        struct hidden_source source = {.campaign = campaign};

        if (correction.edits[i].kind != EDIT_HIDDEN)
            continue;
        number++;
        if (!read_letter(&source, proposal, number))
            return false;
        unseen += !source.bytes.data;
        if (source.bytes.data)
            good = say_one(out, &correction, &source, i) && good;
    }
    if (unseen > 0)
        names_say(
            campaign->arena, out,
            "%zu of its changes your view does not show, sealed by the digests "
            "above: once the book is disclosed everybody can check them",
            unseen);
    return good;
}
