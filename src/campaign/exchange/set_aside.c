/* Sheets of deputies that count for nothing. */
#include "campaign/exchange/stages.h"

#include "campaign/documents/offices.h"
#include "campaign/exchange/owes.h"
#include "core/arena.h"

#include <string.h>

bool sheet_speaks_for(const struct sheet *sheet, const char *side)
{
    for (size_t i = 0; i < sheet->section_count; i++)
        if (strcmp(sheet->sections[i].side, side) == 0)
            return true;
    return sheet->section_count == 0;
}

/* The digest of what he has sent, as the lock has it, or what is filed; NULL:
 * nothing. */
static const char *digest_of(const struct campaign *campaign, const char *id)
{
    const char *value;
    struct bytes bytes;

    if (campaign->lock) {
        value = lock_value(&campaign->lock->text, id);
        return lock_has_sheet(value) ? value : NULL;
    }
    return inbox_file(campaign, sent_path(campaign, id), &bytes) && bytes.data
               ? bytes_digest(&bytes, campaign->arena)
               : NULL;
}

static bool has_sent(const void *of, const struct roster_member *member)
{
    return digest_of(of, member->id) != NULL;
}

/* Where the sheet cannot be read, he who has no other office speaks for that
 * side. */
static bool speaks_for(const struct campaign *campaign,
                       const struct roster_member *member, const char *side)
{
    const char *path = arena_text(campaign->arena, "orders/%s.xml", member->id);
    struct campaign quiet = *campaign;
    struct signed_file file;
    struct bytes bytes;
    struct sheet sheet;

    quiet.report = report_new(campaign->arena);
    if (!inbox_file(&quiet, path, &bytes) || !bytes.data ||
        !campaign_signed(&quiet, path, &bytes, DOCUMENT_SHEET, &file) ||
        !sheet_read(&sheet, file.root, path, quiet.arena, quiet.report))
        return !is_commander(member);
    return sheet_speaks_for(&sheet, side);
}

void set_asides_of(struct set_asides *out, const struct campaign *campaign)
{
    *out = (struct set_asides){0};
    foreach_member (member, &campaign->roster) {
        const char *digest = digest_of(campaign, member->id);

        for (size_t j = 0; digest && j < member->side_count; j++) {
            const char *side = member->sides[j].id;
            const struct roster_member *speaker =
                side_speaker(&campaign->roster, side,
                             &(struct speaking){has_sent, campaign});

            if (speaker != member && speaks_for(campaign, member, side))
                *(struct set_aside *)LIST_ADD(campaign->arena, out->items,
                                              out->count) =
                    (struct set_aside){member->id, digest, side, speaker->id};
        }
    }
}

const char *set_aside_words(const struct set_aside *one, const char *side,
                            struct arena *arena)
{
    return arena_text(arena,
                      "%s's sheet %.12s is set aside for %s: %s's counts",
                      one->who, one->digest, side, one->by);
}
