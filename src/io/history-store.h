/* What the files of history.h share about an open repository. */
#ifndef BERTHIER_IO_HISTORY_STORE_H
#define BERTHIER_IO_HISTORY_STORE_H

#include "io/history.h"

#include <git2.h>

#define HISTORY_BRANCH    "refs/heads/main"
#define HISTORY_NEW_INDEX ".git/berthier-index"

/* A branch or tag of a bundle. */
struct history_place {
    const char *name; /* refs/tags/turn-0012 */
    git_oid id;
};

struct history {
    git_repository *repository;
    char *folder;   /* DIR, or the bundle */
    int lock;       /* -1: open for reading alone */
    git_oid *chain; /* head first, as far as walked; forgotten by a commit */
    size_t chain_length;
    bool chain_whole; /* walked to its first commit */

    struct arena *arena; /* of a bundle; else NULL, and git knows the places */
    struct history_place *places;
    size_t place_count;
};

/* Starts libgit2: fsync on, no configuration of user or system read, strict
 * hashes, an allocator that aborts. It counts its starts, and history_close()
 * takes one back. Not before a history is opened: it reads the certificates of
 * the machine each time, which nothing here needs. */
bool history_start(struct report *report);
/* With nothing open yet; to be closed. NULL with trouble. */
struct history *history_new(const char *folder, struct report *report);
/* Where a branch or tag stands; false if there is none of that name. */
bool history_find(const struct history *history, const char *name,
                  git_oid *out);

/* The history in several bundles, each of which follows those before it; the
 * first is whole. Its places are found by the first's name. NULL after
 * refusals. */
struct history *history_unbundle_all(const struct names *paths,
                                     struct report *report);

/* Trouble made of libgit2's last error; always false. */
bool history_trouble(const struct history *history, struct report *report,
                     const char *what);
/* DIR/path, to be released. */
void history_path(struct buffer *out, const struct history *history,
                  const char *path);
/* Object folders 00..ff, which git gc removes when they are empty; made ones
 * are fsynced. */
bool history_make_object_folders(const char *dir, struct report *report);
/* The place of the branch; false if it has none. */
bool history_head(const struct history *history, git_oid *out);
/* Forgets the walked chain after the head has moved. */
void history_forget(struct history *history);
/* All files of a commit's tree as an index in memory, paths ascending: to be
 * freed. NULL after an error of libgit2. */
git_index *history_files_of(const struct history *history,
                            const git_oid *commit);

#endif
