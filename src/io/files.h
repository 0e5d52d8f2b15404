/* The one door to the file system.
 *
 * Two rules hold for all that goes through it. A file is read whole, up to a
 * limit that the caller gives, or refused: nobody parses a file that is still
 * growing, or swallows one that is too large. A file is written whole or not
 * at all: file_write() makes a temporary one in the same folder, fsyncs it,
 * renames it and fsyncs the folder, so that after any crash the old bytes or
 * the new ones stand there. file_append() is for a participant's memory, whose
 * lines are added and never changed.
 *
 * A file that somebody named and that can not be read is a finding; a disk
 * that fails is trouble. Keys and memories are made with mode 0600.
 *
 * folders.c makes, lists, locks and removes folders. Locks are held by the
 * process: file_lock() for a history, folder_lock() for a draft, which has
 * none yet. Above this door campaign/ knows paths in a campaign's folder,
 * commands/ those that the user names; rulesets and core open no file. */
#ifndef BERTHIER_IO_FILES_H
#define BERTHIER_IO_FILES_H

#include "core/buffer.h"
#include "core/names.h"
#include "core/report.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* A file's bytes in the arena, NUL behind them. */
struct bytes {
    const char *data;
    size_t length;
};
/* Are both there, and the same? */
bool bytes_equal(const struct bytes *one, const struct bytes *other);

/*
 * Reads a whole regular file of at most limit bytes ("-" is standard input).
 * A file that is missing or cannot be read is refused [file unreadable], one
 * that is larger [file too-large] without being read to its end. What the
 * machine alone is to blame for (EIO, no memory, too many files) is trouble.
 */
bool file_read(struct bytes *out, const char *path, size_t limit,
               struct arena *arena, struct report *report);
bool file_exists(const char *path);
/* The folder that holds a path, "." for a bare name. */
const char *path_folder(struct arena *arena, const char *path);
bool folder_exists(const char *path);
/*
 * All or nothing: a new file in the same folder (.NAME.tmp, locked; one that a
 * dead run left is removed, another user's is trouble), fsync, rename, fsync of
 * the folder. EINTR is retried; anything else is trouble, and the old file
 * stands. So does a device or a pipe of that name, which is trouble too.
 */
bool file_write(const char *path, const void *data, size_t length,
                struct report *report);
/* The same for files of one folder, which must be there, each by itself. */
struct folder_file {
    const char *name;
    struct bytes bytes;
};
bool folder_write(const char *folder, const struct folder_file *files,
                  size_t count, struct report *report);
/* file_write() with mode 0600, for keys and memories. */
bool file_write_private(const char *path, const void *data, size_t length,
                        struct report *report);
/* Appends and fsyncs; makes the file with mode 0600 if it is missing. */
bool file_append(const char *path, const void *data, size_t length,
                 struct report *report);
/* Removes a file and fsyncs its folder; a missing one is no trouble. */
bool file_remove(const char *path, struct report *report);
/* Makes a folder with its parents and fsyncs them; an existing one is fine. */
bool folder_make(const char *path, struct report *report);
/* The names in a folder without . and .., ascending bytewise; empty if it
 * does not exist. */
bool folder_list(struct names *out, const char *path, struct arena *arena,
                 struct report *report);
/* Removes a folder with all that is in it; a missing one is no trouble. */
bool folder_remove(const char *path, struct report *report);

/*
 * An exclusive lock on a file, held until file_unlock() or the death of the
 * process. Waits for another holder. -1 with trouble on error.
 */
int file_lock(const char *path, struct report *report);
void file_unlock(int lock);
/*
 * The same on a folder, which gets no file by it: for what has no history yet.
 * A file system that knows no locks of folders is taken as it is. No process
 * may lock a folder twice at once: it would wait for itself.
 */
int folder_lock(const char *path, struct report *report);

#endif
