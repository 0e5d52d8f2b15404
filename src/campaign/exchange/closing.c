/* Locks that are closed without being played. */
#include "campaign/exchange/lock.h"

#include "campaign/documents/offices.h"
#include "core/arena.h"

#include <string.h>

static void find_owing(struct closing *out, const struct campaign *before)
{
    const struct roster *roster = &before->roster;

    for (size_t i = 0; i < roster->member_count; i++) {
        const char *id = roster->members[i].id;
        bool sealed =
            roster->preset == PRESET_TABLE &&
            strlen(lock_value(&out->exchange.text, id)) == DIGEST_TEXT - 1;

        if (strcmp(id, roster->host) == 0)
            continue;
        if (names_contain(&out->exchange.answers_missing, id))
            names_add(before->arena, &out->answers, id);
        if (sealed && !FIND_NAMED(struct exchange_file, out->files.sheets,
                                  out->files.sheets_count, id, id))
            names_add(before->arena, &out->sheets, id);
    }
}

bool closing_read(struct closing *out, const struct campaign *before,
                  const struct campaign *after)
{
    memset(out, 0, sizeof(*out));
    if (!stage_read(&out->files, before, after) ||
        !stage_verify_answers(&out->exchange, &out->files))
        return false;
    out->lock = (struct open_lock){.bytes = out->files.lock.bytes,
                                   .file = out->exchange.lock,
                                   .text = out->exchange.text};
    memcpy(out->lock.digest, out->exchange.digest, sizeof(out->lock.digest));
    find_owing(out, before);
    return true;
}

bool closing_owes(const struct closing *closing, const char *id)
{
    return names_contain(&closing->answers, id) ||
           names_contain(&closing->sheets, id);
}

void closing_add(const struct closing *closing, struct entry *entry)
{
    struct arena *arena = closing->exchange.campaign->arena;
    const char *text = closing->lock.file.text;
    const struct bytes lock_text = {text, strlen(text)};

    entry_file(entry, arena, "lock.xml", &closing->lock.bytes);
    entry_file(entry, arena, "lock.txt", &lock_text);
    add_extension(entry, &closing->files);
    foreach (const struct exchange_file, answer, closing->files.answers)
        entry_file(entry, arena,
                   arena_text(arena, "answers/%s.xml", answer->id),
                   &answer->bytes);
}
