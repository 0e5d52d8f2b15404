/* Files that might prove something are gathered. */
#include "campaign/proof/proof.h"

#include "campaign/open/extension.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

void evidence_add(struct evidence *evidence, struct arena *arena,
                  const char *name, const struct bytes *bytes)
{
    if (bytes->data)
        *(struct folder_file *)LIST_ADD(arena, evidence->items,
                                        evidence->count) =
            (struct folder_file){name, *bytes};
}

void evidence_add_file(struct evidence *evidence, struct arena *arena,
                       const char *path)
{
    struct bytes bytes = {0};

    if (path && file_exists(path) &&
        file_read(&bytes, path, XML_TURN_LIMIT, arena, report_new(arena)))
        evidence_add(evidence, arena, path, &bytes);
}

void evidence_add_campaign(struct evidence *evidence,
                           const struct campaign *campaign)
{
    struct arena *arena = campaign->arena;
    const char *host = campaign->roster.host;
    const char *const paths[] = {
        "lock.xml",
        "void.xml",
        "end.xml",
        "extension.xml",
        arena_text(arena, "consents/void-%s.xml", host),
        arena_text(arena, "consents/end-%s.xml", host),
    };
    struct campaign quiet = *campaign;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    evidence_add(evidence, arena, "turn.xml", &campaign->turn_bytes);
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++)
        if (campaign_file(&quiet, paths[i], &bytes))
            evidence_add(evidence, campaign->arena, paths[i], &bytes);
    for (size_t i = 0; i < campaign->view_count; i++)
        evidence_add_file(evidence, campaign->arena,
                          arena_text(campaign->arena, "%s/view-%s.xml",
                                     campaign->dir, campaign->views[i].side));
    if (campaign->lock)
        evidence_add(evidence, campaign->arena, "inbox/lock.xml",
                     &campaign->lock->bytes);
    if (campaign->extension)
        evidence_add(evidence, arena, "inbox/extension.xml",
                     &campaign->extension->bytes);
}

void evidence_add_receipts(struct evidence *evidence, struct arena *arena,
                           const char *folder)
{
    struct names names = {0};

    if (!folder_list(&names, folder, arena, report_new(arena)))
        return;
    for (size_t i = 0; i < names.count; i++)
        if (strncmp(names.items[i], "receipt", strlen("receipt")) == 0)
            evidence_add_file(
                evidence, arena,
                arena_text(arena, "%s/%s", folder, names.items[i]));
}
