/* Stage 1, read: the files of an exchange, from the inbox or from the entry it
 * became. */
#include "campaign/stages.h"
#include "core/arena.h"

static bool read_one(const struct campaign *before,
                     const struct campaign *after, const char *path,
                     struct exchange_file *out)
{
    bool found;

    if (after)
        found = campaign_file(after, path, &out->bytes);
    else
        found = inbox_file(before, path, &out->bytes);
    out->name = after ? path : inbox_path(before, path);
    return found && out->bytes.data;
}

/* folder/ID.xml of everybody who has one. */
static void read_folder(struct exchange_file **files, size_t *count,
                        const struct campaign *before,
                        const struct campaign *after, const char *folder)
{
    for (size_t i = 0; i < before->roster.member_count; i++) {
        const char *id = before->roster.members[i].id;
        struct exchange_file file = {.id = id};

        if (read_one(before, after,
                     arena_text(before->arena, "%s/%s.xml", folder, id), &file))
            *(struct exchange_file *)LIST_ADD(before->arena, *files, *count) =
                file;
    }
}

bool stage_read(struct exchange_files *out, const struct campaign *before,
                const struct campaign *after)
{
    const struct place place = {before->dir, 0};

    *out = (struct exchange_files){.before = before, .filed = after == NULL};
    out->lock.id = before->roster.host;
    if (!read_one(before, after, "lock.xml", &out->lock))
        return report_clean(before->report) &&
               refuse(before->report, &place, TRUST(no_lock),
                      "no lock is there to be played");
    read_folder(&out->sheets, &out->sheet_count, before, after, "orders");
    read_folder(&out->seals, &out->seal_count, before, after, "seals");
    read_folder(&out->answers, &out->answer_count, before, after, "answers");
    return report_clean(before->report);
}
