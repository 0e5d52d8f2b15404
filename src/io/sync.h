/* What files.c, folders.c and temporary.c share. */
#ifndef BERTHIER_IO_SYNC_H
#define BERTHIER_IO_SYNC_H

#include "core/report.h"

#include <stdbool.h>
#include <sys/types.h>

struct buffer;
struct bytes;

/* The folder that holds a path, "." for a bare name. */
void put_folder(struct buffer *out, const char *path);
/* Trouble made of errno, always false: "cannot be written: No space ...". */
bool machine_trouble(struct report *report, const char *path, const char *what);
/* Calls fsync, again when a signal interrupts it; -1 with errno. */
int sync_descriptor(int descriptor);
/* open() with O_CLOEXEC, again when a signal interrupts it; -1 with errno. */
int open_file(const char *path, int flags, mode_t mode);
/* Locks an open file, waits for another holder; -1 with errno. */
int lock_descriptor(int file);
/* ".name.tmp" beside the target, so that rename() can't cross disks. */
void temporary_name(struct buffer *out, const char *path);
/* Makes and locks the temporary file of that name in place of one that a dead
 * run left; -1 with errno, EPERM where another user's lies there. */
int open_temporary(const char *path, mode_t mode);
bool is_of_another_user(const char *path);
/* Puts a file that another wrote in the place of a second in the same folder,
 * so that a power failure leaves the one or the other. */
bool file_replace(const char *path, const char *by, struct report *report);
/* file_write() but for the folder: whoever writes many files of one calls
 * folder_sync() behind the last. */
bool file_put(const char *path, const struct bytes *content,
              struct report *report);
/* Makes the names in a folder outlive a power failure. */
bool folder_sync(const char *path, struct report *report);
/* The same for the folder that holds the path. */
bool folder_sync_of(const char *path, struct report *report);

#endif
