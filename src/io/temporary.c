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

/*
 * Opens and locks the temporary file. Its name is always the same, so that
 * what a killed run left is used up by the next; the lock makes a second
 * writer wait, and he who waited finds the name gone and begins anew.
 */
int open_temporary(const char *path, mode_t mode)
{
    for (;;) {
        int file = open_file(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode);

        if (file < 0)
            return -1;
        if (lock_descriptor(file) < 0)
            return close_after_failure(file);
        if (is_still(file, path))
            return file;
        close(file);
    }
}
