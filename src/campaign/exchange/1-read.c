/* Stage 1, read: the files of an exchange, from the inbox, from the entry it
 * became, or from a letter. */
#include "campaign/exchange/stages.h"
#include "campaign/open/extension.h"
#include "core/arena.h"
#include "io/xml.h"

#include <string.h>

/* Where they come from. */
struct source {
    const struct campaign *before;
    const struct campaign *after; /* or NULL */
    const char *letter;           /* a folder, or NULL */
};

const char *letter_name(struct arena *arena, const char *path)
{
    char *name = arena_text(arena, "%s", path);

    for (char *at = strchr(name, '/'); at; at = strchr(at, '/'))
        *at = '-';
    return name;
}

static bool read_letter(const struct source *from, const char *path,
                        struct bytes *out)
{
    memset(out, 0, sizeof(*out));
    return !file_exists(path) ||
           file_read(out, path, XML_TURN_LIMIT, from->before->arena,
                     from->before->report);
}

static bool read_one(const struct source *from, const char *path,
                     struct exchange_file *out)
{
    struct arena *arena = from->before->arena;
    bool found;

    if (from->letter) {
        out->name =
            arena_text(arena, "%s/%s", from->letter, letter_name(arena, path));
        found = read_letter(from, out->name, &out->bytes);
    } else if (from->after) {
        out->name = path;
        found = campaign_file(from->after, path, &out->bytes);
    } else {
        out->name = inbox_path(from->before, path);
        found = inbox_file(from->before, path, &out->bytes);
    }
    return found && out->bytes.data;
}

/* folder/ID.xml of everybody who has one. */
static void read_folder(struct exchange_file **files, size_t *count,
                        const struct source *from, const char *folder)
{
    const struct campaign *before = from->before;

    for (size_t i = 0; i < before->roster.member_count; i++) {
        const char *id = before->roster.members[i].id;
        struct exchange_file file = {.id = id};

        if (read_one(from, arena_text(before->arena, "%s/%s.xml", folder, id),
                     &file))
            *(struct exchange_file *)LIST_ADD(before->arena, *files, *count) =
                file;
    }
}

/* Of the open exchange it was verified when the campaign was opened; what else
 * the inbox holds of that name is of the past. */
static void read_extension(struct exchange_files *out,
                           const struct source *from)
{
    const struct open_extension *open = from->before->extension;

    out->extension.id = from->before->roster.host;
    if (from->after || from->letter)
        read_one(from, "extension.xml", &out->extension);
    else if (open)
        out->extension = (struct exchange_file){
            .id = open->file.from,
            .name = inbox_path(from->before, "extension.xml"),
            .bytes = open->bytes};
}

static bool read_all(struct exchange_files *out, const struct source *from)
{
    const struct campaign *before = from->before;
    const struct place place = {from->letter ? from->letter : before->dir, 0};

    *out = (struct exchange_files){.before = before,
                                   .filed = !from->after && !from->letter};
    out->lock.id = before->roster.host;
    if (!read_one(from, "lock.xml", &out->lock))
        return report_clean(before->report) &&
               refuse(before->report, &place, TRUST(no_lock),
                      "no lock is there to be played: berthier lock closes the "
                      "exchange first");
    read_extension(out, from);
    read_folder(&out->sheets, &out->sheets_count, from, "orders");
    read_folder(&out->seals, &out->seals_count, from, "seals");
    read_folder(&out->answers, &out->answers_count, from, "answers");
    return report_clean(before->report);
}

bool stage_read(struct exchange_files *out, const struct campaign *before,
                const struct campaign *after)
{
    const struct source from = {.before = before, .after = after};

    return read_all(out, &from);
}

bool stage_read_letter(struct exchange_files *out,
                       const struct campaign *before, const char *folder)
{
    const struct source from = {.before = before, .letter = folder};

    return read_all(out, &from);
}
