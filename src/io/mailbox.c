/* Where mail lies, file by file and part by part. */
#include "io/mailbox.h"

#include "core/arena.h"
#include "io/mime.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

struct walk {
    const char *path;
    mail_take *take;
    void *context;
    struct arena *arena;
    struct report *report;
};

static void take_part(void *context, const struct mime_part *part)
{
    const struct walk *walk = context;
    const struct mail_item item = {.name = arena_text(walk->arena, "%s#%ld.%ld",
                                                      walk->path, part->message,
                                                      part->number),
                                   .is_part = true,
                                   .head = part->data ? part->data : "",
                                   .part = {part->data, part->length}};

    walk->take(walk->context, &item);
}

/* A pipe is not waited for, nor is what cannot be read told here. */
static bool walk_file(struct walk *walk, const char *path, bool named)
{
    char head[4096] = "";
    const struct mail_item item = {.name = path, .named = named, .head = head};
    FILE *in = file_exists(path) ? fopen(path, "re") : NULL;

    if (in)
        head[fread(head, 1, sizeof(head) - 1, in)] = '\0';
    if (in && mime_is_mail(head)) {
        walk->path = path;
        rewind(in);
        return mime_read(in, take_part, walk) ||
               trouble(walk->report, path, "cannot be read: %s",
                       strerror(errno));
    }
    if (in)
        fclose(in);
    walk->take(walk->context, &item);
    return true;
}

static bool walk_folder(struct walk *walk, const char *folder)
{
    struct names names;
    bool good = folder_list(&names, folder, walk->arena, walk->report);

    for (size_t i = 0; good && i < names.count; i++) {
        const char *path =
            arena_text(walk->arena, "%s/%s", folder, names.items[i]);

        if (names.items[i][0] == '.')
            continue;
        if (folder_exists(path))
            remark(walk->report, &(struct place){path, 0},
                   "a folder within is not looked into");
        else
            good = walk_file(walk, path, false);
    }
    return good;
}

bool mailbox_walk(const char *path, mail_take *take, void *context,
                  struct arena *arena, struct report *report)
{
    struct walk walk = {path, take, context, arena, report};
    const char *new = arena_text(arena, "%s/new", path);
    const char *cur = arena_text(arena, "%s/cur", path);

    if (!folder_exists(path))
        return walk_file(&walk, path, true);
    return folder_exists(cur)
               ? walk_folder(&walk, new) && walk_folder(&walk, cur)
               : walk_folder(&walk, path);
}
