/* Opening a repository, and mending what a killed run left in it. */
#include "io/history-store.h"
#include "io/sync.h"

#include "core/arena.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void history_path(struct buffer *out, const struct history *history,
                  const char *path)
{
    buffer_init(out);
    buffer_printf(out, "%s/%s", history->folder, path);
}

/* Removes a file of the repository that only a dead process can have left;
 * what is a literal. */
static bool remove_stale(const struct history *history, const char *path,
                         const char *what, struct report *report)
{
    const struct place place = {what, 0};
    struct buffer full;
    bool done = true;

    history_path(&full, history, path);
    if (file_exists(full.bytes)) {
        done = file_remove(full.bytes, report);
        if (done)
            remark(report, &place, "was left by a run that died; removed");
    }
    buffer_release(&full);
    return done;
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    size_t tail = strlen(end);

    return length >= tail && strcmp(text + length - tail, end) == 0;
}

static bool is_tag_lock(const char *name)
{
    return ends_with(name, ".lock");
}

static bool is_half_object(const char *name)
{
    return strncmp(name, "tmp_object_git2_", strlen("tmp_object_git2_")) == 0;
}

struct leftovers {
    const char *folder;
    bool (*is_one)(const char *name);
};

static bool remove_leftovers(const struct history *history,
                             const struct leftovers *leftovers,
                             struct report *report)
{
    struct arena *arena = arena_new();
    struct buffer path;
    struct names names;
    bool done;

    history_path(&path, history, leftovers->folder);
    done = folder_list(&names, path.bytes, arena, report);
    for (size_t i = 0; done && i < names.count; i++) {
        if (!leftovers->is_one(names.items[i]))
            continue;
        done = file_remove(
            arena_text(arena, "%s/%s", path.bytes, names.items[i]), report);
    }
    buffer_release(&path);
    arena_free(arena);
    return done;
}

/* We hold the lock, so nobody is at work and every other lock is stale. */
static bool mend(const struct history *history, struct report *report)
{
    const struct leftovers tags = {".git/refs/tags", is_tag_lock};
    const struct leftovers objects = {".git/objects", is_half_object};

    return remove_stale(history, ".git/" HISTORY_BRANCH ".lock",
                        HISTORY_BRANCH ".lock", report) &&
           remove_stale(history, HISTORY_NEW_INDEX ".lock",
                        HISTORY_NEW_INDEX ".lock", report) &&
           remove_leftovers(history, &tags, report) &&
           remove_leftovers(history, &objects, report);
}

static bool take_lock(struct history *history, struct report *report)
{
    struct buffer path;

    history_path(&path, history, ".git/berthier.lock");
    history->lock = file_lock(path.bytes, report);
    buffer_release(&path);
    return history->lock >= 0 && mend(history, report);
}

static bool open_repository(struct history *history, struct report *report)
{
    const struct place place = {history->folder, 0};
    int failed = git_repository_open(&history->repository, history->folder);

    if (failed == GIT_ENOTFOUND)
        return refuse(report, &place, FILE_RULE(unreadable),
                      "is no folder of a campaign: it has no history");
    if (failed)
        return history_trouble(history, report, "cannot be opened");
    return true;
}

struct history *history_new(const char *folder, struct report *report)
{
    struct history *history;
    char *copy;

    if (!history_start(report))
        return NULL;
    history = calloc(1, sizeof(*history));
    copy = strdup(folder);
    if (!history || !copy)
        abort();
    *history = (struct history){.folder = copy, .lock = -1};
    return history;
}

struct history *history_open(const char *dir, bool writes,
                             struct report *report)
{
    struct history *history = history_new(dir, report);

    if (history && open_repository(history, report) &&
        (!writes || take_lock(history, report)))
        return history;
    history_close(history);
    return NULL;
}

void history_forget(struct history *history)
{
    free(history->chain);
    history->chain = NULL;
    history->chain_length = 0;
    history->chain_whole = false;
}

void history_close(struct history *history)
{
    if (!history)
        return;
    git_repository_free(history->repository);
    git_libgit2_shutdown();
    file_unlock(history->lock);
    history_forget(history);
    arena_free(history->arena);
    free(history->folder);
    free(history);
}
