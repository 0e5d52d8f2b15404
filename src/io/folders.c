/* Folders: made, listed and removed so that a power failure undoes nothing. */
#include "io/files.h"
#include "io/sync.h"

#include "core/arena.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool machine_trouble(struct report *report, const char *path, const char *what)
{
    return trouble(report, path, "%s: %s", what, strerror(errno));
}

void put_folder(struct buffer *out, const char *path)
{
    const char *slash = strrchr(path, '/');

    if (!slash)
        buffer_puts(out, ".");
    else if (slash == path)
        buffer_puts(out, "/");
    else
        buffer_add(out, path, (size_t)(slash - path));
}

const char *path_folder(struct arena *arena, const char *path)
{
    struct buffer folder;

    buffer_init(&folder);
    put_folder(&folder, path);
    return buffer_keep(&folder, arena);
}

int sync_descriptor(int descriptor)
{
    int result;

    do
        result = fsync(descriptor);
    while (result < 0 && errno == EINTR);
    return result;
}

static int open_folder(const char *path)
{
    int folder;

    do
        folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (folder < 0 && errno == EINTR);
    return folder;
}

bool folder_sync(const char *path, struct report *report)
{
    int folder = open_folder(path);
    bool done;

    if (folder < 0)
        return machine_trouble(report, path, "cannot be opened");
    /* Some file systems keep names safe by themselves and say EINVAL. */
    done = sync_descriptor(folder) == 0 || errno == EINVAL;
    if (!done)
        machine_trouble(report, path, "cannot be made safe");
    close(folder);
    return done;
}

bool folder_sync_of(const char *path, struct report *report)
{
    struct buffer folder;
    bool done;

    buffer_init(&folder);
    put_folder(&folder, path);
    done = folder_sync(folder.bytes, report);
    buffer_release(&folder);
    return done;
}

bool folder_exists(const char *path)
{
    struct stat found;

    return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

/* One level; its parent is there. */
static bool make_one(const char *path, struct report *report)
{
    if (mkdir(path, 0777) == 0)
        return folder_sync(path, report) && folder_sync_of(path, report);
    if (folder_exists(path))
        return true;
    return machine_trouble(report, path, "cannot be made");
}

bool folder_make(const char *path, struct report *report)
{
    struct buffer prefix;
    bool done = true;

    buffer_init(&prefix);
    for (size_t i = 1; done && i <= strlen(path); i++) {
        if (path[i] != '/' && path[i] != '\0')
            continue;
        if (path[i - 1] == '/')
            continue;
        prefix.length = 0;
        buffer_add(&prefix, path, i);
        done = make_one(prefix.bytes, report);
    }
    buffer_release(&prefix);
    return done;
}

static int by_bytes(const void *one, const void *other)
{
    return strcmp(*(const char *const *)one, *(const char *const *)other);
}

static bool is_self_or_parent(const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

bool folder_list(struct names *out, const char *path, struct arena *arena,
                 struct report *report)
{
    DIR *folder = opendir(path);
    const struct dirent *entry;
    bool done;

    *out = (struct names){0};
    if (!folder && errno == ENOENT)
        return true;
    if (!folder)
        return machine_trouble(report, path, "cannot be listed");
    errno = 0;
    while ((entry = readdir(folder))) {
        if (!is_self_or_parent(entry->d_name))
            names_add(
                arena, out,
                arena_string(arena, entry->d_name, strlen(entry->d_name)));
        errno = 0;
    }
    done = errno == 0;
    if (!done)
        machine_trouble(report, path, "cannot be listed");
    closedir(folder);
    if (out->count > 1)
        qsort(out->items, out->count, sizeof(*out->items), by_bytes);
    return done;
}

/* Empties the folder open as a descriptor, which is closed. -1 with errno. */
static int empty_folder(int descriptor)
{
    DIR *folder = descriptor < 0 ? NULL : fdopendir(descriptor);
    const struct dirent *entry;
    int result = 0;

    if (!folder && descriptor >= 0)
        close(descriptor);
    if (!folder)
        return -1;
    while (result == 0 && (entry = readdir(folder))) {
        if (is_self_or_parent(entry->d_name))
            continue;
        if (unlinkat(descriptor, entry->d_name, 0) == 0)
            continue;
        if (errno != EISDIR && errno != EPERM)
            result = -1;
        else if (empty_folder(openat(descriptor, entry->d_name,
                                     O_RDONLY | O_DIRECTORY | O_NOFOLLOW |
                                         O_CLOEXEC)) < 0)
            result = -1;
        else
            result = unlinkat(descriptor, entry->d_name, AT_REMOVEDIR);
    }
    closedir(folder);
    return result;
}

bool folder_remove(const char *path, struct report *report)
{
    if (!folder_exists(path))
        return true;
    if (empty_folder(open_folder(path)) < 0 || rmdir(path) < 0)
        return machine_trouble(report, path, "cannot be removed");
    return folder_sync_of(path, report);
}
