/* Looking at what git holds of an entry: its tree as git names it, its
 * tags. */
#include "io/history-store.h"

#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

#define TAGS "refs/tags/"

/* A tree while it is walked. */
struct walk {
    struct arena *arena;
    struct tree_paths *out;
    const char *last; /* path, of a folder with its '/' */
};

/* Git's own order is that of these paths, each once. Of two of one name each
 * reader takes another. */
static void take_place(struct walk *walk, const char *path)
{
    if (walk->last && !walk->out->misplaced && strcmp(path, walk->last) <= 0)
        walk->out->misplaced = path;
    walk->last = path;
}

/* Git walks a tree in the order of its index. */
static int take_file(const char *folder, const git_tree_entry *file,
                     void *context)
{
    struct walk *walk = context;
    bool is_folder = git_tree_entry_type(file) == GIT_OBJECT_TREE;
    const char *path =
        arena_text(walk->arena, "%s%s%s", folder, git_tree_entry_name(file),
                   is_folder ? "/" : "");
    struct tree_path *found;

    take_place(walk, path);
    if (is_folder)
        return 0;
    found = LIST_ADD(walk->arena, walk->out->items, walk->out->count);
    found->path = path;
    found->plain = git_tree_entry_filemode_raw(file) == GIT_FILEMODE_BLOB;
    git_oid_tostr(found->blob, sizeof(found->blob), git_tree_entry_id(file));
    return 0;
}

bool history_tree(struct history *history, const char *id,
                  struct tree_paths *out, struct arena *arena,
                  struct report *report)
{
    struct walk walk = {.arena = arena, .out = out};
    git_commit *commit = NULL;
    git_tree *tree = NULL;
    git_oid oid;
    int error = git_oid_fromstr(&oid, id);

    *out = (struct tree_paths){0};
    if (error == 0)
        error = git_commit_lookup(&commit, history->repository, &oid);
    if (error == 0)
        error = git_commit_tree(&tree, commit);
    if (error == 0) {
        git_oid_tostr(out->tree, sizeof(out->tree), git_tree_id(tree));
        error = git_tree_walk(tree, GIT_TREEWALK_PRE, take_file, &walk);
    }
    git_tree_free(tree);
    git_commit_free(commit);
    return error == 0 ||
           history_trouble(history, report, "an entry cannot be read");
}

bool history_blob(struct history *history, const char *id, struct bytes *out,
                  struct arena *arena, struct report *report)
{
    git_blob *blob = NULL;
    git_oid oid;
    int error = git_oid_fromstr(&oid, id);

    *out = (struct bytes){0};
    if (error == 0)
        error = git_blob_lookup(&blob, history->repository, &oid);
    if (error == 0) {
        out->length = (size_t)git_blob_rawsize(blob);
        out->data = arena_string(arena, git_blob_rawcontent(blob), out->length);
    }
    git_blob_free(blob);
    return error == 0 ||
           history_trouble(history, report, "an entry cannot be read");
}

void history_name(const struct bytes *bytes, char id[41])
{
    git_oid oid;

    /* It cannot fail on bytes that are there. */
    if (git_odb_hash(&oid, bytes->data, bytes->length, GIT_OBJECT_BLOB) != 0)
        abort();
    git_oid_tostr(id, 41, &oid);
}

bool history_tag(struct history *history, const char *name, char id[41])
{
    struct buffer path;
    git_oid oid;
    bool found;

    buffer_init(&path);
    buffer_printf(&path, TAGS "%s", name);
    found = history_find(history, path.bytes, &oid);
    buffer_release(&path);
    if (found)
        git_oid_tostr(id, 41, &oid);
    return found;
}

static void tags_of_bundle(const struct history *history, struct names *out,
                           struct arena *arena)
{
    size_t length = strlen(TAGS);

    for (size_t i = 0; i < history->place_count; i++)
        if (strncmp(history->places[i].name, TAGS, length) == 0)
            names_add(
                arena, out,
                arena_text(arena, "%s", history->places[i].name + length));
}

bool history_tags(struct history *history, struct names *out,
                  struct arena *arena, struct report *report)
{
    git_strarray tags = {0};

    *out = (struct names){0};
    if (history->arena) {
        tags_of_bundle(history, out, arena);
        return true;
    }
    if (git_tag_list(&tags, history->repository) != 0)
        return history_trouble(history, report, "the tags cannot be read");
    for (size_t i = 0; i < tags.count; i++)
        names_add(
            arena, out,
            arena_string(arena, tags.strings[i], strlen(tags.strings[i])));
    git_strarray_dispose(&tags);
    return true;
}
