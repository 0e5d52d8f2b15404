/* The journal of an entry. */
#include "campaign/open/journal_file.h"

#include "core/arena.h"

#include <string.h>

bool journal_of(struct journal_document *out, const struct campaign *campaign)
{
    const char *name =
        arena_text(campaign->arena, "%s/journal.xml", campaign->dir);
    const struct place place = {name, 0};
    struct signed_file file;
    struct bytes bytes;

    if (!campaign_file(campaign, "journal.xml", &bytes))
        return false;
    if (!bytes.data)
        return refuse(campaign->report, &place, FILE_RULE(unreadable),
                      "the entry has no journal");
    if (!campaign_signed(campaign, name, &bytes, DOCUMENT_JOURNAL, &file))
        return false;
    if (strcmp(file.digest, campaign->turn.journal) != 0)
        return refuse(campaign->report, &place, TRUST(tampered),
                      "the turn names another journal");
    return journal_document_read(out, file.root, name, campaign->arena,
                                 campaign->report);
}
