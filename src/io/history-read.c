/* Reading the history: the chain of commits, their files and signatures. */
#include "io/history-store.h"

#include "core/arena.h"
#include "core/names.h"

#include <stdlib.h>
#include <string.h>

bool history_find(const struct history *history, const char *name, git_oid *out)
{
    const struct history_place *place;

    if (!history->arena)
        return git_reference_name_to_id(out, history->repository, name) == 0;
    place = FIND_NAMED(struct history_place, history->places,
                       history->place_count, name, name);
    if (place)
        *out = place->id;
    return place != NULL;
}

bool history_head(const struct history *history, git_oid *out)
{
    return history_find(history, HISTORY_BRANCH, out);
}

/* The commit behind the last one walked, or the head. */
static bool next_of_chain(const struct history *history, git_oid *out)
{
    git_commit *commit = NULL;
    bool found;

    if (history->chain_length == 0)
        return history_head(history, out);
    if (git_commit_lookup(&commit, history->repository,
                          &history->chain[history->chain_length - 1]) != 0)
        return false;
    found = git_commit_parentcount(commit) > 0;
    if (found)
        git_oid_cpy(out, git_commit_parent_id(commit, 0));
    git_commit_free(commit);
    return found;
}

static void walk_one(struct history *history)
{
    size_t length = history->chain_length;
    git_oid next;

    history->chain_whole = !next_of_chain(history, &next);
    if (history->chain_whole)
        return;
    /* A power of two is full. */
    if ((length & (length - 1)) == 0) {
        size_t room = length ? 2 * length : 1;

        history->chain = realloc(history->chain, room * sizeof(git_oid));
        if (!history->chain)
            abort();
    }
    history->chain[history->chain_length++] = next;
}

bool history_id(struct history *history, size_t back, char id[41])
{
    while (history->chain_length <= back && !history->chain_whole)
        walk_one(history);
    if (history->chain_length <= back)
        return false;
    git_oid_tostr(id, 41, &history->chain[back]);
    return true;
}

size_t history_length(struct history *history)
{
    while (!history->chain_whole)
        walk_one(history);
    return history->chain_length;
}

static int tree_of(const struct history *history, const git_oid *id,
                   git_tree **out)
{
    git_commit *commit = NULL;
    int error = git_commit_lookup(&commit, history->repository, id);

    if (error == 0)
        error = git_commit_tree(out, commit);
    git_commit_free(commit);
    return error;
}

git_index *history_files_of(const struct history *history,
                            const git_oid *commit)
{
    git_index *index = NULL;
    git_tree *tree = NULL;

    if (tree_of(history, commit, &tree) == 0 && git_index_new(&index) == 0 &&
        git_index_read_tree(index, tree) != 0) {
        git_index_free(index);
        index = NULL;
    }
    git_tree_free(tree);
    return index;
}

/* GIT_ENOTFOUND if the commit has no such file. */
static int read_blob(const struct history *history, git_tree *tree,
                     const char *path, struct bytes *out, struct arena *arena)
{
    git_tree_entry *entry = NULL;
    git_blob *blob = NULL;
    int error = git_tree_entry_bypath(&entry, tree, path);

    if (error == 0)
        error = git_blob_lookup(&blob, history->repository,
                                git_tree_entry_id(entry));
    if (error == 0) {
        out->length = (size_t)git_blob_rawsize(blob);
        out->data = arena_string(arena, git_blob_rawcontent(blob), out->length);
    }
    git_blob_free(blob);
    git_tree_entry_free(entry);
    return error;
}

bool history_file(struct history *history, const char *id, const char *path,
                  struct bytes *out, struct arena *arena, struct report *report)
{
    git_tree *tree = NULL;
    git_oid commit;
    int error;

    *out = (struct bytes){0};
    error = git_oid_fromstr(&commit, id);
    if (error == 0)
        error = tree_of(history, &commit, &tree);
    if (error == 0) {
        error = read_blob(history, tree, path, out, arena);
        git_tree_free(tree);
        if (error == GIT_ENOTFOUND)
            return true;
    }
    return error == 0 ||
           history_trouble(history, report, "an entry cannot be read");
}

bool history_paths(struct history *history, const char *id, struct names *out,
                   struct arena *arena, struct report *report)
{
    git_index *files = NULL;
    git_oid commit;

    *out = (struct names){0};
    if (git_oid_fromstr(&commit, id) == 0)
        files = history_files_of(history, &commit);
    if (!files)
        return history_trouble(history, report, "an entry cannot be read");
    for (size_t i = 0; i < git_index_entrycount(files); i++) {
        const char *path = git_index_get_byindex(files, i)->path;

        names_add(arena, out, arena_string(arena, path, strlen(path)));
    }
    git_index_free(files);
    return true;
}

static void copy_bytes(struct bytes *out, const void *data, size_t length,
                       struct arena *arena)
{
    out->data = arena_string(arena, data, length);
    out->length = length;
}

/* A commit without a signature is wholly what would have been signed. */
static int read_unsigned(const struct history *history, git_oid *id,
                         struct bytes *out, struct arena *arena)
{
    git_odb *objects = NULL;
    git_odb_object *object = NULL;
    int error = git_repository_odb(&objects, history->repository);

    if (error == 0)
        error = git_odb_read(&object, objects, id);
    if (error == 0)
        copy_bytes(out, git_odb_object_data(object),
                   git_odb_object_size(object), arena);
    git_odb_object_free(object);
    git_odb_free(objects);
    return error;
}

bool history_raw(struct history *history, const char *id,
                 struct bytes *signed_part, struct bytes *signature,
                 struct arena *arena, struct report *report)
{
    git_buf text = GIT_BUF_INIT;
    git_buf armor = GIT_BUF_INIT;
    git_oid commit;
    int error = git_oid_fromstr(&commit, id);

    *signed_part = (struct bytes){0};
    *signature = (struct bytes){0};
    if (error == 0)
        error = git_commit_extract_signature(&armor, &text, history->repository,
                                             &commit, NULL);
    if (error == GIT_ENOTFOUND) {
        error = read_unsigned(history, &commit, signed_part, arena);
    } else if (error == 0) {
        copy_bytes(signed_part, text.ptr, text.size, arena);
        copy_bytes(signature, armor.ptr, armor.size, arena);
    }
    git_buf_dispose(&text);
    git_buf_dispose(&armor);
    return error == 0 ||
           history_trouble(history, report, "an entry cannot be read");
}
