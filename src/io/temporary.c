/* The file that is written before it takes another's place. */
#include "io/sync.h"

#include "core/buffer.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void temporary_name(struct buffer *out, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;

    buffer_add(out, path, (size_t)(name - path));
    buffer_printf(out, ".%s.tmp", name);
}

/* Closes and returns -1 with the errno of before. */
static int close_after_failure(int file)
{
    int failure = errno;

    close(file);
    errno = failure;
    return -1;
}

static bool is_still(int file, const char *path)
{
    struct stat opened;
    struct stat named;

    return fstat(file, &opened) == 0 && lstat(path, &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

static bool is_owned_by_another(const struct stat *found)
{
    return found->st_uid != geteuid();
}

bool is_of_another_user(const char *path)
{
    struct stat found;

    return lstat(path, &found) == 0 && is_owned_by_another(&found);
}

static int remove_opened(int file, const char *path)
{
    struct stat found;

    if (lock_descriptor(file) < 0 || fstat(file, &found) < 0)
        return -1;
    if (!is_still(file, path))
        return 0;
    if (is_owned_by_another(&found)) {
        errno = EPERM;
        return -1;
    }
    return unlink(path);
}

/* Waits for a writer who lives; what is there then was left by a dead one, or
 * laid there. Another user's stays, and is not even opened: it may be a pipe.
 */
static int remove_left_over(const char *path)
{
    int file;

    if (is_of_another_user(path)) {
        errno = EPERM;
        return -1;
    }
    file = open_file(path, O_RDWR | O_NOFOLLOW, 0);
    if (file < 0)
        return errno == ENOENT ? 0 : -1;
    if (remove_opened(file, path) < 0)
        return close_after_failure(file);
    close(file);
    return 0;
}

/*
 * The file is always a new one: who has opened what lay there, or given it
 * another name, reads nothing of a key. Its name is always the same, so that
 * what a killed run left is removed by the next. The lock makes a second
 * writer wait; who was overtaken before he had it finds another file, or none,
 * under the name and begins anew.
 */
int open_temporary(const char *path, mode_t mode)
{
    for (;;) {
        int file =
            open_file(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode);

        if (file < 0 && errno != EEXIST)
            return -1;
        if (file < 0) {
            if (remove_left_over(path) < 0)
                return -1;
            continue;
        }
        if (lock_descriptor(file) < 0)
            return close_after_failure(file);
        if (is_still(file, path))
            return file;
        close(file);
    }
}
