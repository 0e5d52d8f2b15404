/* Files: read within limits, written whole or not at all. */
#include "io/files.h"
#include "io/sync.h"

#include "core/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PRIVATE_MODE = 0600, PUBLIC_MODE = 0666, CHUNK = 64 * 1024 };

bool bytes_equal(const struct bytes *one, const struct bytes *other)
{
    return one->data && other->data && one->length == other->length &&
           memcmp(one->data, other->data, one->length) == 0;
}

int open_file(const char *path, int flags, mode_t mode)
{
    int file;

    do
        file = open(path, flags | O_CLOEXEC | O_NOCTTY, mode);
    while (file < 0 && errno == EINTR);
    return file;
}

/* Up to length bytes; fewer at the end of the file alone. -1 with errno. */
static ssize_t read_all(int file, char *out, size_t length)
{
    size_t done = 0;

    while (done < length) {
        ssize_t count = read(file, out + done, length - done);

        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return -1;
        if (count == 0)
            break;
        done += (size_t)count;
    }
    return (ssize_t)done;
}

static int write_all(int file, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t count = write(file, bytes, length);

        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return -1;
        bytes += count;
        length -= (size_t)count;
    }
    return 0;
}

static bool refuse_unreadable(const char *path, const char *why,
                              struct report *report)
{
    const struct place place = {path, 0};

    return refuse(report, &place, FILE_RULE(unreadable), "cannot be read: %s",
                  why);
}

/* The file may be as good as any: nobody is to blame. */
static bool is_of_machine(int failure)
{
    return failure == EIO || failure == ENOMEM || failure == EMFILE ||
           failure == ENFILE;
}

static bool fails_to_read(const char *path, struct report *report)
{
    return is_of_machine(errno)
               ? machine_trouble(report, path, "cannot be read")
               : refuse_unreadable(path, strerror(errno), report);
}

static bool refuse_large(const char *path, size_t limit, struct report *report)
{
    const struct place place = {path, 0};

    return refuse(report, &place, FILE_RULE(too_large),
                  "is larger than %zu bytes", limit);
}

/* A pipe has no size: reads until its end or one byte beyond the limit. */
static bool read_stream(struct bytes *out, size_t limit, struct arena *arena,
                        struct report *report)
{
    const char *name = "standard input";
    struct buffer all;
    char *chunk = arena_zeroed(arena, 1, CHUNK);
    ssize_t count;

    buffer_init(&all);
    while ((count = read_all(STDIN_FILENO, chunk, CHUNK)) > 0) {
        buffer_add(&all, chunk, (size_t)count);
        if (all.length > limit)
            break;
    }
    if (count < 0)
        fails_to_read(name, report);
    else if (all.length > limit)
        refuse_large(name, limit, report);
    out->data = arena_string(arena, all.bytes, all.length);
    out->length = all.length;
    buffer_release(&all);
    return count == 0;
}

static bool read_regular(struct bytes *out, int file, const char *path,
                         size_t limit, struct arena *arena,
                         struct report *report)
{
    struct stat found;
    ssize_t count;
    char *data;

    if (fstat(file, &found) < 0)
        return fails_to_read(path, report);
    if (!S_ISREG(found.st_mode))
        return refuse_unreadable(path, "it is not a file", report);
    if ((size_t)found.st_size > limit)
        return refuse_large(path, limit, report);
    /* One byte more than there should be shows a file that grows. */
    data = arena_zeroed(arena, (size_t)found.st_size + 2, 1);
    count = read_all(file, data, (size_t)found.st_size + 1);
    if (count < 0)
        return fails_to_read(path, report);
    if (count != found.st_size)
        return refuse_unreadable(path, "it changed meanwhile", report);
    *out = (struct bytes){data, (size_t)count};
    return true;
}

bool file_read(struct bytes *out, const char *path, size_t limit,
               struct arena *arena, struct report *report)
{
    int file;
    bool done;

    *out = (struct bytes){0};
    if (strcmp(path, "-") == 0)
        return read_stream(out, limit, arena, report);
    /* Not to wait for the writer of a pipe that is refused anyway. */
    file = open_file(path, O_RDONLY | O_NONBLOCK, 0);
    if (file < 0)
        return fails_to_read(path, report);
    done = read_regular(out, file, path, limit, arena, report);
    close(file);
    return done;
}

bool file_exists(const char *path)
{
    struct stat found;

    return stat(path, &found) == 0 && S_ISREG(found.st_mode);
}

int lock_descriptor(int file)
{
    int result;

    do
        result = flock(file, LOCK_EX);
    while (result < 0 && errno == EINTR);
    return result;
}

static int fill_temporary(int file, struct bytes content, mode_t mode)
{
    if (mode == PRIVATE_MODE && fchmod(file, mode) < 0)
        return -1;
    if (ftruncate(file, 0) < 0)
        return -1;
    if (write_all(file, content.data, content.length) < 0)
        return -1;
    return sync_descriptor(file);
}

static bool replace_file(const char *path, const char *temporary,
                         struct bytes content, mode_t mode)
{
    int file = open_temporary(temporary, mode);
    int failure;

    if (file < 0)
        return false;
    if (fill_temporary(file, content, mode) == 0 &&
        rename(temporary, path) == 0) {
        close(file);
        return true;
    }
    failure = errno;
    unlink(temporary);
    close(file);
    errno = failure;
    return false;
}

/* Is it there, and a device, a pipe or the like? A file in its place would be
 * the end of it for everybody. */
static bool is_special(const char *path)
{
    struct stat found;

    return lstat(path, &found) == 0 && !S_ISREG(found.st_mode) &&
           !S_ISLNK(found.st_mode) && !S_ISDIR(found.st_mode);
}

static bool put(const char *path, struct bytes content, mode_t mode,
                struct report *report)
{
    struct buffer temporary;
    bool done;

    if (is_special(path))
        return trouble(report, path,
                       "is no regular file, and is not written over");
    buffer_init(&temporary);
    temporary_name(&temporary, path);
    done = replace_file(path, temporary.bytes, content, mode);
    if (!done && errno == EPERM && is_of_another_user(temporary.bytes))
        trouble(report, path,
                "cannot be written: '%s' is there and another user's",
                temporary.bytes);
    else if (!done)
        machine_trouble(report, path, "cannot be written");
    buffer_release(&temporary);
    return done;
}

bool file_put(const char *path, const struct bytes *content,
              struct report *report)
{
    return put(path, *content, PUBLIC_MODE, report);
}

static bool write_whole(const char *path, struct bytes content, mode_t mode,
                        struct report *report)
{
    return put(path, content, mode, report) && folder_sync_of(path, report);
}

bool file_write(const char *path, const void *data, size_t length,
                struct report *report)
{
    const struct bytes content = {data, length};

    return write_whole(path, content, PUBLIC_MODE, report);
}

bool folder_write(const char *folder, const struct folder_file *files,
                  size_t count, struct report *report)
{
    bool done = true;

    for (size_t i = 0; done && i < count; i++) {
        struct buffer path;

        buffer_init(&path);
        buffer_printf(&path, "%s/%s", folder, files[i].name);
        done = file_put(path.bytes, &files[i].bytes, report);
        buffer_release(&path);
    }
    return done && folder_sync(folder, report);
}

bool file_write_private(const char *path, const void *data, size_t length,
                        struct report *report)
{
    const struct bytes content = {data, length};

    return write_whole(path, content, PRIVATE_MODE, report);
}

/* What could be written only in part is taken back. */
static int append_whole(int file, const void *data, size_t length)
{
    struct stat before;
    int failure;

    if (fstat(file, &before) < 0)
        return -1;
    if (write_all(file, data, length) == 0 && sync_descriptor(file) == 0)
        return 0;
    failure = errno;
    if (ftruncate(file, before.st_size) == 0)
        sync_descriptor(file);
    errno = failure;
    return -1;
}

bool file_append(const char *path, const void *data, size_t length,
                 struct report *report)
{
    bool was_there = file_exists(path);
    int file = open_file(path, O_WRONLY | O_APPEND | O_CREAT, PRIVATE_MODE);
    bool done;

    if (file < 0)
        return machine_trouble(report, path, "cannot be written");
    done = append_whole(file, data, length) == 0;
    if (!done)
        machine_trouble(report, path, "cannot be written");
    close(file);
    return done && (was_there || folder_sync_of(path, report));
}

bool file_replace(const char *path, const char *by, struct report *report)
{
    int file = open_file(by, O_RDONLY, 0);
    bool done =
        file >= 0 && sync_descriptor(file) == 0 && rename(by, path) == 0;

    if (!done)
        machine_trouble(report, path, "cannot be written");
    if (file >= 0)
        close(file);
    return done && folder_sync_of(path, report);
}

bool file_remove(const char *path, struct report *report)
{
    if (unlink(path) == 0)
        return folder_sync_of(path, report);
    if (errno == ENOENT)
        return true;
    return machine_trouble(report, path, "cannot be removed");
}

int file_lock(const char *path, struct report *report)
{
    int file = open_file(path, O_RDWR | O_CREAT, PUBLIC_MODE);

    if (file < 0) {
        machine_trouble(report, path, "cannot be opened");
        return -1;
    }
    if (lock_descriptor(file) == 0)
        return file;
    machine_trouble(report, path, "cannot be locked");
    close(file);
    return -1;
}

int folder_lock(const char *path, struct report *report)
{
    int folder = open_file(path, O_RDONLY | O_DIRECTORY, 0);

    if (folder < 0)
        machine_trouble(report, path, "cannot be opened");
    else
        lock_descriptor(folder);
    return folder;
}

void file_unlock(int lock)
{
    if (lock >= 0)
        close(lock);
}
