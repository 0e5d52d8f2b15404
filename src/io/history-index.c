/* The index of the work tree: what git knows of the files that lie there. */
#include "io/history-index.h"
#include "io/sync.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

bool history_index_knows(const struct exporting *exporting,
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
bool history_index_write(const struct exporting *exporting)
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

bool history_index_open(struct exporting *exporting)
{
    return git_repository_index(&exporting->index,
                                exporting->history->repository) == 0 &&
           git_index_read(exporting->index, 1) == 0;
}

bool history_index_renew(struct exporting *exporting)
{
    struct buffer path;
    bool done;

    git_index_free(exporting->index);
    exporting->index = NULL;
    history_path(&path, exporting->history, ".git/index");
    done = file_remove(path.bytes, exporting->report);
    buffer_release(&path);
    if (!done || history_index_open(exporting))
        return done;
    return history_trouble(exporting->history, exporting->report,
                           "the index cannot be read");
}
