/* Files that might prove something are gathered, and those that do kept. */
#include "campaign/open/extension.h"
#include "campaign/proof/internal.h"

#include "core/arena.h"
#include "io/history.h"
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

void evidence_add_folder(struct evidence *evidence, struct arena *arena,
                         const char *folder, const char *part)
{
    struct names names = {0};
    struct bytes bytes;

    folder_list(&names, folder, arena, report_new(arena));
    foreach_name (name, names) {
        const char *path = arena_text(arena, "%s/%s", folder, name);

        if (file_exists(path) &&
            file_read(&bytes, path, XML_MAIL_LIMIT, arena, report_new(arena)) &&
            strstr(bytes.data, part))
            evidence_add(evidence, arena, path, &bytes);
    }
}

void evidence_add_consents(struct evidence *evidence,
                           const struct campaign *campaign, int entry,
                           const struct campaign *people)
{
    struct campaign quiet = *campaign;
    bool is_head = entry == campaign->turn.number;
    size_t count = people ? people->member_count : 0;
    struct bytes bytes;

    quiet.report = report_new(campaign->arena);
    for (size_t i = 0; i < count * (CONSENT_END + 1); i++) {
        const char *path = arena_text(campaign->arena, "consents/%s-%s.xml",
                                      consent_words[i / count],
                                      people->members[i % count].office->id);

        if (is_head ? campaign_file(&quiet, path, &bytes)
                    : campaign_former_file(&quiet, entry, path, &bytes))
            evidence_add(evidence, campaign->arena, path, &bytes);
    }
}

void evidence_add_campaign(struct evidence *evidence,
                           const struct campaign *campaign)
{
    static const char *const paths[] = {"lock.xml", "void.xml", "end.xml",
                                        "extension.xml"};
    struct arena *arena = campaign->arena;
    struct campaign quiet = *campaign;
    struct bytes bytes;

    quiet.report = report_new(arena);
    if (campaign_turn_file(arena, &quiet, &bytes))
        evidence_add(evidence, arena, "turn.xml", &bytes);
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++)
        if (campaign_file(&quiet, paths[i], &bytes))
            evidence_add(evidence, arena, paths[i], &bytes);
    /* Of a folder of letters with its history: the lock that was mailed. */
    if (campaign->commit)
        evidence_add_file(evidence, arena,
                          arena_text(arena, "%s/lock.xml", campaign->dir));
    evidence_add_consents(evidence, campaign, campaign->turn.number, campaign);
    if (campaign->history && campaign->commit &&
        history_show(campaign->history, campaign->commit, "consents", &bytes,
                     arena, quiet.report))
        evidence_add(evidence, arena, "entry.git", &bytes);
    for (size_t i = 0; i < campaign->view_count; i++)
        evidence_add_file(evidence, arena,
                          arena_text(arena, "%s/view-%s.xml", campaign->dir,
                                     campaign->views[i].side));
    if (campaign->lock)
        evidence_add(evidence, arena, "inbox/lock.xml", &campaign->lock->bytes);
    if (campaign->extension)
        evidence_add(evidence, arena, "inbox/extension.xml",
                     &campaign->extension->bytes);
}

const struct exhibit *proof_named(const struct search *search,
                                  const char *digest)
{
    for (size_t i = 0; i < search->count; i++)
        if (strcmp(search->exhibits[i].file.digest, digest) == 0)
            return &search->exhibits[i];
    return NULL;
}

void proof_keep(struct search *search, const struct exhibit *exhibit)
{
    struct proof *out = search->out;
    struct folder_file *file = &out->files[out->file_count++];
    struct arena *arena = search->quiet.arena;

    file->name = exhibit->file.kind == DOCUMENT_KINDS
                     ? arena_text(arena, "%zu-entry.git", out->file_count)
                     : arena_text(arena, "%zu-%s.xml", out->file_count,
                                  document_forms[exhibit->file.kind].root);
    file->bytes = exhibit->file.bytes;
}

bool proof_found(struct search *search, const struct rule *rule, int number,
                 const char *text)
{
    search->out->rule = rule;
    search->out->by = search->quiet.roster.host;
    search->out->number = number;
    search->out->text = text;
    return true;
}
