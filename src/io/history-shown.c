/* An entry as git holds it, for somebody who has not the history. */
#include "io/history-store.h"

#include "core/arena.h"

#include <stdlib.h>
#include <string.h>

static int show_object(struct buffer *out, git_odb *objects, const git_oid *id)
{
    git_odb_object *object = NULL;
    int error = git_odb_read(&object, objects, id);

    if (error == 0) {
        size_t length = git_odb_object_size(object);

        buffer_printf(out, "%s %zu",
                      git_object_type2string(git_odb_object_type(object)),
                      length);
        buffer_add(out, "", 1);
        buffer_add(out, git_odb_object_data(object), length);
    }
    git_odb_object_free(object);
    return error;
}

bool history_show(struct history *history, const char *id, const char *folder,
                  struct bytes *out, struct arena *arena, struct report *report)
{
    const git_tree_entry *within;
    struct buffer text;
    git_odb *objects = NULL;
    git_commit *commit = NULL;
    git_tree *tree = NULL;
    git_oid oid;
    int error = git_oid_fromstr(&oid, id);

    *out = (struct bytes){0};
    buffer_init(&text);
    if (error == 0)
        error = git_repository_odb(&objects, history->repository);
    if (error == 0)
        error = git_commit_lookup(&commit, history->repository, &oid);
    if (error == 0)
        error = git_commit_tree(&tree, commit);
    if (error == 0)
        error = show_object(&text, objects, &oid);
    if (error == 0)
        error = show_object(&text, objects, git_tree_id(tree));
    within = error == 0 ? git_tree_entry_byname(tree, folder) : NULL;
    if (within)
        error = show_object(&text, objects, git_tree_entry_id(within));
    if (error == 0)
        *out = (struct bytes){arena_string(arena, text.bytes, text.length),
                              text.length};
    buffer_release(&text);
    git_tree_free(tree);
    git_commit_free(commit);
    git_odb_free(objects);
    return error == 0 ||
           history_trouble(history, report, "an entry cannot be read");
}

/* The next object of that type, of what is left; nothing in it: there is none.
 */
static struct bytes next_object(struct bytes *left, const char *type)
{
    const char *nul =
        left->length > 0 ? memchr(left->data, 0, left->length) : NULL;
    size_t skip = strlen(type), head;
    struct bytes object = {0};
    char *end;

    if (!nul || strncmp(left->data, type, skip) != 0)
        return object;
    head = (size_t)(nul + 1 - left->data);
    object.length = strtoul(left->data + skip, &end, 10);
    if (end != nul || object.length > left->length - head)
        return (struct bytes){0};
    object.data = nul + 1;
    left->data = object.data + object.length;
    left->length -= head + object.length;
    return object;
}

/* Has a tree that object (NULL: any) under that name? "MODE NAME", a NUL, 20
 * bytes. */
static bool holds(const struct bytes *tree, const char *name,
                  const git_oid *object)
{
    const char *at = tree->data, *end = tree->data + tree->length;

    while (at < end) {
        const char *nul = memchr(at, 0, (size_t)(end - at));
        const char *blank = nul ? memchr(at, ' ', (size_t)(nul - at)) : NULL;

        if (!blank || end - nul <= GIT_OID_RAWSZ)
            return false;
        at = nul + 1 + GIT_OID_RAWSZ;
        if (strcmp(blank + 1, name) == 0)
            return !object || memcmp(nul + 1, object->id, GIT_OID_RAWSZ) == 0;
    }
    return false;
}

static bool names(const struct bytes *commit, const git_oid *tree)
{
    static const char head[] = "tree ";
    char name[GIT_OID_HEXSZ + 1];

    git_oid_tostr(name, sizeof(name), tree);
    return commit->length > strlen(head) + GIT_OID_HEXSZ &&
           memcmp(commit->data, head, strlen(head)) == 0 &&
           memcmp(commit->data + strlen(head), name, GIT_OID_HEXSZ) == 0;
}

/* What stands behind these words; "" without them. */
static const char *behind(const char *text, const char *words)
{
    const char *found = strstr(text, words);

    return found ? found + strlen(words) : "";
}

static bool name_of(git_oid *out, const struct bytes *bytes, git_object_t type)
{
    return bytes->data &&
           git_odb_hash(out, bytes->data, bytes->length, type) == 0;
}

bool history_shown(struct shown_entry *out, const struct bytes *bytes,
                   const char *folder)
{
    struct bytes left = *bytes;
    git_oid tree, within;

    out->commit = next_object(&left, "commit ");
    out->tree = next_object(&left, "tree ");
    out->folder = next_object(&left, "tree ");
    if (out->commit.data) {
        out->time = strtoll(
            behind(behind(out->commit.data, "\ncommitter "), "> "), NULL, 10);
        out->title = behind(out->commit.data, "\n\n");
    }
    return out->commit.data && left.length == 0 &&
           name_of(&tree, &out->tree, GIT_OBJECT_TREE) &&
           names(&out->commit, &tree) &&
           (!out->folder.data ||
            (name_of(&within, &out->folder, GIT_OBJECT_TREE) &&
             holds(&out->tree, folder, &within)));
}

bool shown_holds(const struct bytes *tree, const char *name,
                 const struct bytes *file)
{
    git_oid blob;

    return tree->data && name_of(&blob, file, GIT_OBJECT_BLOB) &&
           holds(tree, name, &blob);
}

bool shown_names(const struct bytes *tree, const char *name)
{
    return tree->data && holds(tree, name, NULL);
}
