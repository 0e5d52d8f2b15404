/* Work tree and index as the head says; can be done again at any time. */
#include "io/history-index.h"
#include "io/sync.h"

#include "core/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool has_content(const char *path, struct bytes content)
{
    struct arena *arena = arena_new();
    struct bytes found;
    struct stat kind;
    bool same =
        lstat(path, &kind) == 0 && S_ISREG(kind.st_mode) &&
        (size_t)kind.st_size == content.length &&
        file_read(&found, path, content.length, arena, report_new(arena)) &&
        found.length == content.length &&
        memcmp(found.data, content.data, content.length) == 0;

    arena_free(arena);
    return same;
}

static bool sync_folder(struct exporting *exporting)
{
    bool done = exporting->unsynced.length == 0 ||
                folder_sync(exporting->unsynced.bytes, exporting->report);

    exporting->unsynced.length = 0;
    return done;
}

/* Files come by path, so that most of a folder's stand together: it is synced
 * when another's turn comes. */
static bool begin_folder(struct exporting *exporting, const char *path)
{
    struct buffer *unsynced = &exporting->unsynced;
    struct buffer folder;
    bool done = true;

    buffer_init(&folder);
    put_folder(&folder, path);
    if (unsynced->length > 0 && strcmp(unsynced->bytes, folder.bytes) != 0)
        done = sync_folder(exporting);
    done = done && folder_make(folder.bytes, exporting->report);
    unsynced->length = 0;
    buffer_puts(unsynced, folder.bytes);
    buffer_release(&folder);
    return done;
}

/* Unless it is as it should be already. */
static bool write_file(struct exporting *exporting, const char *path,
                       struct bytes content)
{
    return has_content(path, content) ||
           (begin_folder(exporting, path) &&
            file_put(path, &content, exporting->report));
}

/* From the history. */
static bool restore_file(struct exporting *exporting, const char *path,
                         const git_oid *id)
{
    const struct history *history = exporting->history;
    git_blob *blob = NULL;
    struct bytes content;
    bool done;

    if (git_blob_lookup(&blob, history->repository, id) != 0)
        return history_trouble(history, exporting->report,
                               "a file of the head cannot be read");
    content.data = git_blob_rawcontent(blob);
    content.length = (size_t)git_blob_rawsize(blob);
    done = write_file(exporting, path, content);
    git_blob_free(blob);
    return done;
}

static const struct tree_file *made_file(const struct exporting *exporting,
                                         const char *path)
{
    const struct commit_request *made = exporting->made;

    for (size_t i = 0; made && i < made->file_count; i++)
        if (strcmp(made->files[i].path, path) == 0 && !made->files[i].kept)
            return &made->files[i];
    return NULL;
}

static bool export_file(struct exporting *exporting,
                        const git_index_entry *wanted)
{
    const struct tree_file *made = made_file(exporting, wanted->path);
    struct buffer path;
    bool done;

    if (history_index_knows(exporting, wanted))
        return true;
    history_path(&path, exporting->history, wanted->path);
    if (made)
        done = write_file(exporting, path.bytes,
                          (struct bytes){made->data, made->length});
    else
        done = restore_file(exporting, path.bytes, &wanted->id);
    buffer_release(&path);
    return done;
}

/* Folders that became empty go with their last file. */
static void remove_empty_folders(const struct history *history, char *path)
{
    size_t top = strlen(history->folder);

    for (;;) {
        char *slash = strrchr(path, '/');

        if (!slash || (size_t)(slash - path) <= top)
            return;
        *slash = '\0';
        if (rmdir(path) != 0)
            return;
    }
}

/* What the entry before had and the head has not. */
static bool remove_gone(const struct exporting *exporting, git_index *before)
{
    bool done = true;

    for (size_t i = 0; done && i < git_index_entrycount(before); i++) {
        const char *path = git_index_get_byindex(before, i)->path;
        struct buffer full;

        if (git_index_get_bypath(exporting->files, path, 0))
            continue;
        history_path(&full, exporting->history, path);
        done = file_remove(full.bytes, exporting->report);
        remove_empty_folders(exporting->history, full.bytes);
        buffer_release(&full);
    }
    return done;
}

static bool remove_files_before(const struct exporting *exporting,
                                const git_oid *head)
{
    const struct history *history = exporting->history;
    git_commit *commit = NULL;
    git_index *before = NULL;
    bool done = git_commit_lookup(&commit, history->repository, head) == 0;

    if (done && git_commit_parentcount(commit) > 0) {
        before = history_files_of(history, git_commit_parent_id(commit, 0));
        done = before != NULL;
    }
    git_commit_free(commit);
    if (!done)
        return history_trouble(history, exporting->report,
                               "the entry before the head cannot be read");
    done = !before || remove_gone(exporting, before);
    git_index_free(before);
    return done;
}

static bool is_exported(const struct exporting *exporting)
{
    size_t count = git_index_entrycount(exporting->files);

    if (git_index_entrycount(exporting->index) != count)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!history_index_knows(exporting,
                                 git_index_get_byindex(exporting->files, i)))
            return false;
    }
    return true;
}

static bool export_all(struct exporting *exporting, const git_oid *head)
{
    if (is_exported(exporting))
        return true;
    for (size_t i = 0; i < git_index_entrycount(exporting->files); i++) {
        if (!export_file(exporting, git_index_get_byindex(exporting->files, i)))
            return false;
    }
    return sync_folder(exporting) && remove_files_before(exporting, head) &&
           history_index_write(exporting);
}

static void close_lists(struct exporting *exporting)
{
    git_index_free(exporting->files);
    git_index_free(exporting->index);
}

bool history_export_made(struct history *history,
                         const struct commit_request *made,
                         struct report *report)
{
    struct exporting exporting = {
        .history = history, .report = report, .made = made};
    git_oid head;
    bool done;

    if (!history_head(history, &head))
        return true;
    exporting.files = history_files_of(history, &head);
    if (!exporting.files)
        return history_trouble(history, report, "the head cannot be read");
    buffer_init(&exporting.unsynced);
    done =
        (history_index_open(&exporting) || history_index_renew(&exporting)) &&
        export_all(&exporting, &head);
    buffer_release(&exporting.unsynced);
    close_lists(&exporting);
    return done;
}

bool history_export(struct history *history, struct report *report)
{
    return history_export_made(history, NULL, report);
}

bool history_exported(struct history *history)
{
    struct exporting exporting = {.history = history};
    git_oid head;
    bool exported;

    if (!history_head(history, &head))
        return false;
    exporting.files = history_files_of(history, &head);
    exported = exporting.files && history_index_open(&exporting) &&
               is_exported(&exporting);
    close_lists(&exporting);
    return exported;
}
