/* Stage 7, commit: one entry of the history, then its export. */
#include "campaign/exchange/stages.h"
#include "campaign/open/entry.h"
#include "core/arena.h"

#include <string.h>

static void add_text(struct entry *entry, struct arena *arena, const char *path,
                     const char *text)
{
    const struct bytes bytes = {text, strlen(text)};

    entry_file(entry, arena, path, &bytes);
}

static void add_folder(struct entry *entry, struct arena *arena,
                       const char *folder, const struct exchange_file *files,
                       size_t count)
{
    for (size_t i = 0; i < count; i++)
        entry_file(entry, arena,
                   arena_text(arena, "%s/%s.xml", folder, files[i].id),
                   &files[i].bytes);
}

void add_sheets(struct entry *entry, const struct exchange_files *files)
{
    struct arena *arena = files->before->arena;

    add_folder(entry, arena, "orders", files->sheets, files->sheets_count);
    add_folder(entry, arena, "seals", files->seals, files->seals_count);
}

void add_extension(struct entry *entry, const struct exchange_files *files)
{
    if (files->extension.bytes.data)
        entry_file(entry, files->before->arena, "extension.xml",
                   &files->extension.bytes);
}

void add_written(struct entry *entry, struct arena *arena,
                 const struct written *written)
{
    entry_file(entry, arena, "turn.xml", &written->turn);
    entry_file(entry, arena, "journal.xml", &written->journal);
    entry_file(entry, arena, "log.txt", &written->log_text);
    entry_file(entry, arena, "log.html", &written->log_html);
    foreach (const struct side_papers, papers, written->papers)
        entry_view(entry, arena, papers->side, papers->digest);
}

void exchange_entry(struct entry *entry, const struct commit_input *in)
{
    const struct exchange_files *files = in->files;
    const struct campaign *campaign = files->before;
    struct arena *arena = campaign->arena;

    *entry = (struct entry){
        .number = in->exchange->text.step,
        .kind = ENTRY_EXCHANGE,
        .state = in->written->state,
        .key = in->key,
        /* Of what was played, not of the turn that it has reached. */
        .title =
            arena_text(arena, "exchange %d: %s", in->exchange->text.step,
                       campaign->ruleset->when(campaign->turn.play,
                                               campaign->module.data, arena)),
        .time = in->exchange->issued,
    };

    entry_standing_files(entry, campaign);
    add_written(entry, arena, in->written);
    entry_file(entry, arena, "lock.xml", &files->lock.bytes);
    add_extension(entry, files);
    add_text(entry, arena, "lock.txt", in->exchange->lock.text);
    add_text(entry, arena, "seed.txt", in->seed->text);
    add_sheets(entry, files);
    add_folder(entry, arena, "answers", files->answers, files->answers_count);
}

bool stage_commit(char id[41], const struct commit_input *in)
{
    struct entry entry;

    exchange_entry(&entry, in);
    return entry_commit(&entry, in->files->before, id);
}
