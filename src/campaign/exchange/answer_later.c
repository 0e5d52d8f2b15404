/* Was a sheet signed too late for a lock? */
#include "campaign/exchange/answer_internal.h"
#include "core/arena.h"
#include "core/calendar.h"
#include "io/xml.h"

#include <string.h>

/* Reads a file that may be anything, or not be there. */
static bool look_into(struct bytes *out, const char *path, struct arena *arena)
{
    return file_exists(path) &&
           file_read(out, path, XML_MAIL_LIMIT, arena, report_new(arena));
}

/* When the sheet of that digest was signed, by the clock of its owner; 0: it is
 * not there. */
static int64_t made_at(const char *path, const char *digest,
                       struct arena *arena)
{
    struct xml_file *file;
    struct bytes bytes;
    const char *made;
    int64_t time = 0;

    if (!look_into(&bytes, path, arena) ||
        strcmp(bytes_digest(&bytes, arena), digest) != 0)
        return 0;
    file = xml_open(path, bytes.data, bytes.length, XML_SIGNED, arena,
                    report_new(arena));
    made = file ? element_attribute(xml_root(file), "made") : NULL;
    if (made && !time_parse(made, &time))
        time = 0;
    xml_close(file);
    return time;
}

/* It lies where sign has written it, or beside the memory. */
static int64_t signed_at(const struct answering *answering,
                         const struct memory_fact *fact)
{
    const struct answer_request *request = answering->request;
    struct arena *arena = answering->campaign->arena;
    const char *digest = fact->kind == MEMORY_SEAL ? fact->other : fact->digest;
    const char *name = arena_text(arena, "%s-%d-%d.xml", answering->id,
                                  fact->exchange, fact->sequence);
    const char *const paths[] = {
        memory_beside(arena, request->memory, "sheet.xml"),
        arena_text(arena, "%s/%s", request->folder ? request->folder : ".",
                   name),
        arena_text(arena, "%s/%s", answering->campaign->dir, name),
    };
    int64_t time = 0;

    for (size_t i = 0; time == 0 && i < sizeof(paths) / sizeof(paths[0]); i++)
        time = made_at(paths[i], digest, arena);
    return time;
}

/* A receipt of it, under the name that it was mailed with. */
static bool has_receipt(const char *folder, const char *digest,
                        struct arena *arena)
{
    struct names names = {0};
    struct bytes bytes;

    folder_list(&names, folder, arena, report_new(arena));
    for (size_t i = 0; i < names.count; i++)
        if (strncmp(names.items[i], "receipt", strlen("receipt")) == 0 &&
            look_into(&bytes,
                      arena_text(arena, "%s/%s", folder, names.items[i]),
                      arena) &&
            strstr(bytes.data, digest))
            return true;
    return false;
}

bool answer_is_later(const struct answering *answering,
                     const struct memory_fact *fact)
{
    const struct campaign *campaign = answering->campaign;
    struct arena *arena = campaign->arena;
    const char *const folders[] = {
        campaign->dir, path_folder(arena, answering->request->memory)};
    int64_t locked = 0;

    for (int i = 0; i < 2; i++)
        if (has_receipt(folders[i], fact->digest, arena))
            return false;
    time_parse(answering->request->lock->file.time, &locked);
    return signed_at(answering, fact) > locked;
}
