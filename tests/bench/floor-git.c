/* The floor of libgit2: the objects of one entry, once. */
#include "tests/bench/floor.h"

#include "tests/bench/bench.h"

#include <fcntl.h>
#include <git2.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { FSYNCS = 10, MOST_FILES = 64 };

/* The entry as AFTER has it, and the repository BEFORE that shall get it. */
struct entry {
    git_repository *before;
    git_repository *after;
    git_commit *commit; /* of AFTER */
    git_tree *tree;     /* of AFTER */
    git_buf signature;
    git_buf content;
    struct {
        char path[256];
        git_blob *blob; /* of AFTER, read already */
        git_oid id;     /* in BEFORE */
        bool kept;      /* BEFORE has it */
    } files[MOST_FILES];
    size_t count;
};

static void check(int error, const char *what)
{
    const git_error *last = git_error_last();

    if (error < 0 && last)
        fprintf(stderr, "bench: %s\n", last->message);
    floor_must(error >= 0, what);
}

static int take_file(const char *folder, const git_tree_entry *file,
                     void *context)
{
    struct entry *entry = context;

    if (git_tree_entry_type(file) != GIT_OBJECT_BLOB)
        return 0;
    floor_must(entry->count < MOST_FILES, "the list of files");
    snprintf(entry->files[entry->count].path, sizeof(entry->files[0].path),
             "%s%s", folder, git_tree_entry_name(file));
    check(git_blob_lookup(&entry->files[entry->count].blob, entry->after,
                          git_tree_entry_id(file)),
          "git_blob_lookup");
    entry->count++;
    return 0;
}

/* Not timed. Nothing is synced but what floor_commit() syncs. */
static void open_entry(struct entry *entry, const char *before,
                       const char *after)
{
    git_oid head;

    memset(entry, 0, sizeof(*entry));
    check(git_libgit2_opts(GIT_OPT_ENABLE_FSYNC_GITDIR, 0), "no fsync");
    check(git_repository_open(&entry->before, before), before);
    check(git_repository_open(&entry->after, after), after);
    check(git_reference_name_to_id(&head, entry->after, "refs/heads/main"),
          "the head");
    check(git_commit_lookup(&entry->commit, entry->after, &head),
          "git_commit_lookup");
    check(git_commit_tree(&entry->tree, entry->commit), "git_commit_tree");
    check(git_commit_extract_signature(&entry->signature, &entry->content,
                                       entry->after, &head, NULL),
          "git_commit_extract_signature");
    check(git_tree_walk(entry->tree, GIT_TREEWALK_PRE, take_file, entry),
          "git_tree_walk");
}

/* What the entry before has already is known by its id. */
static bool is_kept(const git_tree *former, const char *path,
                    const git_oid *wanted)
{
    git_tree_entry *same = NULL;
    bool kept = git_tree_entry_bypath(&same, former, path) == 0 &&
                git_oid_equal(git_tree_entry_id(same), wanted);

    git_tree_entry_free(same);
    return kept;
}

static void write_blobs(struct entry *entry, const git_tree *former)
{
    for (size_t i = 0; i < entry->count; i++) {
        const git_blob *blob = entry->files[i].blob;

        entry->files[i].kept =
            is_kept(former, entry->files[i].path, git_blob_id(blob));
        if (entry->files[i].kept)
            git_oid_cpy(&entry->files[i].id, git_blob_id(blob));
        else
            check(git_blob_create_from_buffer(&entry->files[i].id,
                                              entry->before,
                                              git_blob_rawcontent(blob),
                                              (size_t)git_blob_rawsize(blob)),
                  "git_blob_create_from_buffer");
    }
}

static void write_tree(struct entry *entry, git_oid *out)
{
    git_index *index;

    check(git_index_new(&index), "git_index_new");
    for (size_t i = 0; i < entry->count; i++) {
        git_index_entry file = {.mode = GIT_FILEMODE_BLOB,
                                .path = entry->files[i].path,
                                .id = entry->files[i].id};

        check(git_index_add(index, &file), "git_index_add");
    }
    check(git_index_write_tree_to(out, index, entry->before),
          "git_index_write_tree_to");
    git_index_free(index);
}

/* The same commit as that of AFTER, so that nothing was left out. */
static void write_commit(struct entry *entry, EVP_PKEY *key)
{
    unsigned char value[FLOOR_SIGNATURE];
    git_oid id;

    floor_sign(key, EVP_sha512(), entry->content.ptr, entry->content.size,
               value);
    check(git_commit_create_with_signature(&id, entry->before,
                                           entry->content.ptr,
                                           entry->signature.ptr, NULL),
          "git_commit_create_with_signature");
    floor_must(git_oid_equal(&id, git_commit_id(entry->commit)),
               "the same commit");
}

static void move_head(struct entry *entry)
{
    git_reference *head;

    check(git_reference_create_matching(&head, entry->before, "refs/heads/main",
                                        git_commit_id(entry->commit), 1,
                                        git_commit_parent_id(entry->commit, 0),
                                        NULL),
          "git_reference_create_matching");
    git_reference_free(head);
}

static bool sync_object(struct entry *entry, const git_oid *id)
{
    char path[4096], name[GIT_OID_HEXSZ + 1];
    int file;
    bool done;

    git_oid_tostr(name, sizeof(name), id);
    snprintf(path, sizeof(path), "%s/objects/%.2s/%s",
             git_repository_path(entry->before), name, name + 2);
    file = open(path, O_RDONLY);
    done = file >= 0 && fsync(file) == 0;
    close(file);
    return done;
}

/* Ten objects that the entry has made. */
static void sync_ten(struct entry *entry)
{
    int synced = 0;

    for (size_t i = 0; i < entry->count && synced < FSYNCS; i++) {
        if (entry->files[i].kept)
            continue;
        floor_must(sync_object(entry, &entry->files[i].id), "fsync");
        synced++;
    }
    floor_must(synced == FSYNCS, "ten new objects");
}

static git_tree *former_tree(struct entry *entry)
{
    git_commit *former;
    git_tree *tree;

    check(git_commit_lookup(&former, entry->before,
                            git_commit_parent_id(entry->commit, 0)),
          "the parent");
    check(git_commit_tree(&tree, former), "its tree");
    git_commit_free(former);
    return tree;
}

void floor_commit(const char *before, const char *after, EVP_PKEY *key)
{
    struct entry entry;
    git_tree *former;
    git_oid tree;
    int64_t start;

    open_entry(&entry, before, after);
    former = former_tree(&entry);
    start = bench_now();
    write_blobs(&entry, former);
    write_tree(&entry, &tree);
    write_commit(&entry, key);
    move_head(&entry);
    sync_ten(&entry);
    bench_note("floor", "blobs, commit", bench_now() - start);
}
