/* The one door to libgit2: a chain of entries, one commit each.
 *
 * A campaign's history is a branch without merges, and this is all that can be
 * done to it. Writing goes like this: history_open() with writes takes the
 * lock of the repository for the whole run (history-open.c), history_commit()
 * (history-commit.c) writes blobs, trees and a commit signed by the caller's
 * function, sets the tag, and moves the branch by compare-and-swap: that move
 * is the commit point. Before anything is written the object folders are there
 * and fsynced (history-make.c, folders.c), so that a power loss after success
 * loses nothing. history_export() then makes work tree and index what the head
 * says; a run that died between the two is mended by the next.
 *
 * Reading needs no lock: history_file() and history_tree() give the bytes and
 * names of an entry (history-read.c, history-look.c), history_raw() a commit
 * and its signature apart, for who verifies it. history-bundle.c packs branch
 * and tags for mail, history-unbundle.c reads what was mailed.
 *
 * campaign/open/ opens a history for every command and commits entries;
 * audit/ reads them. Nothing else of libgit2 is called outside this door, and
 * no configuration of the user's git is read. */
#ifndef BERTHIER_IO_HISTORY_H
#define BERTHIER_IO_HISTORY_H

#include "core/buffer.h"
#include "core/names.h"
#include "core/report.h"
#include "io/files.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

/* An open repository with a work tree; single holder by file_lock(). */
struct history;

/*
 * Makes DIR/.git: object directories 00..ff, refs, HEAD on main, info/exclude
 * with inbox/ and outbox/, all fsynced. An existing one is opened.
 */
struct history *history_make(const char *dir, struct report *report);
/* Opens for reading alone (writes == false) or takes the lock for the whole
 * run and removes a stale refs/heads/main.lock, saying so. NULL with
 * trouble, or a finding if DIR is no repository. */
struct history *history_open(const char *dir, bool writes,
                             struct report *report);
/*
 * The history in a git bundle, as history_bundle() makes them and the mail
 * brings them; for reading alone. Refused with a finding: what is no whole
 * bundle, is damaged, or is larger than we take.
 */
struct history *history_unbundle(const char *path, struct report *report);
/* The same of a folder where letters are saved: its campaign.bundle, and each
 * entry-N.pack (history_bundle_entry()) that follows, by number. Refused as
 * well if one is missing between them. */
struct history *history_mailed(const char *dir, struct report *report);
/* The number of the last entry that those name, as far as names and first lines
 * show; -1 if there is none. */
int history_mailed_last(const char *dir, struct arena *arena);
/* NULL is allowed. */
void history_close(struct history *history);

/* A file of the tree of an entry: path with '/' between folders. */
struct tree_file {
    const char *path;
    const char *data;
    size_t length;
    bool kept; /* as the head has it: no bytes are given */
};

struct commit_request {
    const struct tree_file *files; /* the whole tree, any order */
    size_t file_count;
    const char *author;  /* id; name and mail are made of it */
    int64_t time;        /* seconds since 1970, zone +0000 */
    const char *message; /* with trailers, LF at the end */
    const char *tag;     /* light tag on the commit, "turn-0012" */
    /* The armored SSH signature of the commit buffer, appended to out. */
    bool (*sign)(const void *context, const char *buffer, size_t length,
                 struct buffer *out, struct report *report);
    const void *sign_context;
};

/*
 * Writes blobs, trees and the signed commit, and moves refs/heads/main from
 * its present place to it by compare-and-swap: that is the commit point. After
 * any error the ref is read again before anything is said. The tag is set just
 * before, so that an entry is never without it; one that a dead run left is
 * overwritten. Same request on the same head: same commit id. id gets 40
 * digits and a NUL.
 */
bool history_commit(struct history *history,
                    const struct commit_request *request, char id[41],
                    struct report *report);
/*
 * Makes work tree and index what the head says: files that differ are written
 * anew (file_write), files of the previous entry that are gone are removed.
 * Harmless when repeated, so that a run that died between commit and export
 * is mended by the next.
 */
bool history_export(struct history *history, struct report *report);
/* The same right after history_commit() of that request: nothing that it made
 * is read back. */
bool history_export_made(struct history *history,
                         const struct commit_request *made,
                         struct report *report);
/* Is there a head at all, and does the export equal it? */
bool history_exported(struct history *history);

/* The commit id of the head or of an ancestor: back 0 is the head. False if
 * there is none (no trouble). */
bool history_id(struct history *history, size_t back, char id[41]);
/* How many commits the head has behind it, itself included. */
size_t history_length(struct history *history);
/* Bytes of a file at a commit (40 digits); NULL data if there is none. */
bool history_file(struct history *history, const char *id, const char *path,
                  struct bytes *out, struct arena *arena,
                  struct report *report);
/* All paths of a commit's tree, ascending. */
bool history_paths(struct history *history, const char *id, struct names *out,
                   struct arena *arena, struct report *report);
/* The tree of a commit as git holds it, in git's order. */
struct tree_paths {
    struct tree_path {
        const char *path;
        char blob[41];
        bool plain; /* a file with the mode that we give to all */
    } * items;
    size_t count;
    char tree[41];
    const char *misplaced; /* the first that is not behind the one before it,
                              as one of a name that was there; or NULL */
};
bool history_tree(struct history *history, const char *id,
                  struct tree_paths *out, struct arena *arena,
                  struct report *report);
/* The bytes of a file that history_tree() has named. */
bool history_blob(struct history *history, const char *id, struct bytes *out,
                  struct arena *arena, struct report *report);
/* The name that git gives to bytes. */
void history_name(const struct bytes *bytes, char id[41]);
/* An entry for somebody who has not the history (history-shown.c): its commit
 * with the signature, its tree, and the tree of one folder in it, which name
 * each other. */
struct shown_entry {
    struct bytes commit;
    struct bytes tree;
    struct bytes folder; /* nothing: there is none */
    int64_t time;        /* of the commit, seconds since 1970 */
    const char *title;   /* the first line of its message, with what follows */
};
/* In one file: each as git holds it, "commit 812", a NUL, its bytes. */
bool history_show(struct history *history, const char *id, const char *folder,
                  struct bytes *out, struct arena *arena,
                  struct report *report);
/* Takes such a file apart. Do they name each other? Nobody's signature is asked
 * for. */
bool history_shown(struct shown_entry *out, const struct bytes *bytes,
                   const char *folder);
/* Does a tree have that file under that name? */
bool shown_holds(const struct bytes *tree, const char *name,
                 const struct bytes *file);
/* Does it have any file under that name? */
bool shown_names(const struct bytes *tree, const char *name);
/* Where a light tag stands; false if there is none of that name. */
bool history_tag(struct history *history, const char *name, char id[41]);
/* The names of all tags. */
bool history_tags(struct history *history, struct names *out,
                  struct arena *arena, struct report *report);
/* What history_unbundle() takes. */
enum { HISTORY_BUNDLE_LIMIT = 256 * 1024 * 1024 };
/* The whole branch and its tags as a git bundle, which git clone, fetch and
 * pull take: the history by mail. */
bool history_bundle(struct history *history, struct buffer *out,
                    struct report *report);
/* The head's entry alone, for who has those before it: commit, trees, and files
 * that are not as the entry before it has them, without the one at the path
 * but, which can be made anew. A bundle that names what it follows; git will
 * not take it, since a file is missing. There must be an entry before it. */
bool history_bundle_entry(struct history *history, const char *but,
                          struct buffer *out, struct report *report);
/* The raw commit object without its signature, and the signature, for
 * verification. A commit without one has NULL signature data. */
bool history_raw(struct history *history, const char *id,
                 struct bytes *signed_part, struct bytes *signature,
                 struct arena *arena, struct report *report);

#endif
