/* Work tree and index as the head says; can be done again at any time. */
#include "io/history-store.h"
#include "io/sync.h"

#include "core/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* One export. */
struct exporting {
    struct history *history;
    struct report *report;
    const struct commit_request *made; /* the head, if made just now */
    git_index *files;                  /* of the head */
    git_index *index;                  /* of the work tree */
    struct buffer unsynced; /* folder that has got new names; "": none */
};

static bool stat_file(const struct exporting *exporting, const char *path,
                      struct stat *out)
{
    struct buffer full;
    bool found;

    history_path(&full, exporting->history, path);
    found = lstat(full.bytes, out) == 0 && S_ISREG(out->st_mode);
    buffer_release(&full);
    return found;
}

static void describe(git_index_entry *entry, const struct stat *found)
{
    entry->ctime.seconds = (int32_t)found->st_ctim.tv_sec;
    entry->ctime.nanoseconds = (uint32_t)found->st_ctim.tv_nsec;
    entry->mtime.seconds = (int32_t)found->st_mtim.tv_sec;
    entry->mtime.nanoseconds = (uint32_t)found->st_mtim.tv_nsec;
    entry->dev = (uint32_t)found->st_dev;
    entry->ino = (uint32_t)found->st_ino;
    entry->uid = (uint32_t)found->st_uid;
    entry->gid = (uint32_t)found->st_gid;
    entry->file_size = (uint32_t)found->st_size;
}

/* Does the index know the file as this blob, and is it as it was then? */
static bool is_known(const struct exporting *exporting,
                     const git_index_entry *wanted)
{
    const git_index_entry *known =
        git_index_get_bypath(exporting->index, wanted->path, 0);
    git_index_entry now = {0};
    struct stat found;

    if (!known || !git_oid_equal(&known->id, &wanted->id) ||
        !stat_file(exporting, wanted->path, &found))
        return false;
    describe(&now, &found);
    return now.file_size == known->file_size && now.ino == known->ino &&
           now.mtime.seconds == known->mtime.seconds &&
           now.mtime.nanoseconds == known->mtime.nanoseconds &&
           now.ctime.seconds == known->ctime.seconds &&
           now.ctime.nanoseconds == known->ctime.nanoseconds;
}

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
    folder_of(&folder, path);
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

    if (is_known(exporting, wanted))
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

static bool is_later(struct timespec one, struct timespec other)
{
    return one.tv_sec > other.tv_sec ||
           (one.tv_sec == other.tv_sec && one.tv_nsec > other.tv_nsec);
}

/*
 * An index as old as a file it describes is suspected: git reads such files
 * again and writes the index anew at every status. So ours is made younger
 * than all of them.
 */
static void make_younger(const char *path, struct timespec newest)
{
    struct stat found;
    struct timespec times[2] = {{.tv_nsec = UTIME_OMIT}, newest};

    if (stat(path, &found) != 0 || is_later(found.st_mtim, newest))
        return;
    times[1].tv_nsec++;
    if (times[1].tv_nsec == 1000000000)
        times[1] = (struct timespec){newest.tv_sec + 1, 0};
    /* A matter of speed alone: nothing is lost if it fails. */
    (void)utimensat(AT_FDCWD, path, times, 0);
}

/* The files of the head as they lie there now. */
static bool fill_index(const struct exporting *exporting, git_index *index,
                       struct timespec *newest)
{
    size_t count = git_index_entrycount(exporting->files);
    int error = 0;

    for (size_t i = 0; error == 0 && i < count; i++) {
        git_index_entry entry = *git_index_get_byindex(exporting->files, i);
        struct stat found;

        if (!stat_file(exporting, entry.path, &found))
            return trouble(exporting->report, entry.path,
                           "was changed while it was exported");
        describe(&entry, &found);
        if (is_later(found.st_mtim, *newest))
            *newest = found.st_mtim;
        error = git_index_add(index, &entry);
    }
    return error == 0 || history_trouble(exporting->history, exporting->report,
                                         "the index cannot be filled");
}

static bool write_new_index(const struct exporting *exporting, const char *path)
{
    struct timespec newest = {0};
    git_index *index = NULL;
    bool done = git_index_open(&index, path) == 0;

    if (done && !fill_index(exporting, index, &newest)) {
        git_index_free(index);
        return false;
    }
    done = done && git_index_write(index) == 0;
    git_index_free(index);
    make_younger(path, newest);
    return done || history_trouble(exporting->history, exporting->report,
                                   "the index cannot be written");
}

/* libgit2 does not sync an index, so it writes one beside the place. */
static bool write_index(const struct exporting *exporting)
{
    struct buffer path;
    struct buffer beside;
    bool done;

    history_path(&path, exporting->history, ".git/index");
    history_path(&beside, exporting->history, HISTORY_NEW_INDEX);
    done = file_remove(beside.bytes, exporting->report) &&
           write_new_index(exporting, beside.bytes) &&
           file_replace(path.bytes, beside.bytes, exporting->report);
    if (!done)
        unlink(beside.bytes);
    buffer_release(&beside);
    buffer_release(&path);
    return done;
}

static bool is_exported(const struct exporting *exporting)
{
    size_t count = git_index_entrycount(exporting->files);

    if (git_index_entrycount(exporting->index) != count)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!is_known(exporting, git_index_get_byindex(exporting->files, i)))
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
           write_index(exporting);
}

static bool open_index(struct exporting *exporting)
{
    return git_repository_index(&exporting->index,
                                exporting->history->repository) == 0 &&
           git_index_read(exporting->index, 1) == 0;
}

/* The index tells nothing that the head does not: one that a power failure has
 * torn is made anew. */
static bool reopen_index(struct exporting *exporting)
{
    struct buffer path;
    bool done;

    git_index_free(exporting->index);
    exporting->index = NULL;
    history_path(&path, exporting->history, ".git/index");
    done = file_remove(path.bytes, exporting->report);
    buffer_release(&path);
    if (!done || open_index(exporting))
        return done;
    return history_trouble(exporting->history, exporting->report,
                           "the index cannot be read");
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
    done = (open_index(&exporting) || reopen_index(&exporting)) &&
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
    exported =
        exporting.files && open_index(&exporting) && is_exported(&exporting);
    close_lists(&exporting);
    return exported;
}
