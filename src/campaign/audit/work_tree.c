/* The files that lie beside a history: log, map and who reads a folder without
 * its history go by them, and nobody has signed that they are the head's. */
#include "campaign/audit/internal.h"
#include "core/arena.h"
#include "io/files.h"

#include <string.h>

static bool is_the_heads(const struct audit *audit, const char *path,
                         const struct tree_path *file, struct arena *arena)
{
    struct report *quiet = report_new(arena);
    struct bytes lies, head;

    return history_blob(audit->history, file->blob, &head, arena, quiet) &&
           file_read(&lies, path, head.length, arena, quiet) &&
           bytes_equal(&lies, &head);
}

/* A clone that was not checked out has no index, and no files to be wrong. */
void audit_look_at_files(struct audit *audit)
{
    const char *dir = audit->request->dir;
    struct tree_paths tree;
    char head[41];

    if (!file_exists(arena_text(audit->arena, "%s/.git/index", dir)) ||
        !history_id(audit->history, 0, head) ||
        !history_tree(audit->history, head, &tree, audit->arena, audit->report))
        return;
    for (size_t i = 0; i < tree.count; i++) {
        struct arena *arena = arena_new();
        const char *path = arena_text(arena, "%s/%s", dir, tree.items[i].path);

        if (!is_the_heads(audit, path, &tree.items[i], arena))
            names_add(audit->arena, &audit->sum->altered, tree.items[i].path);
        arena_free(arena);
    }
}
