/* The history as files for the mail: a git bundle of the whole, and one of the
 * last entry alone. */
#include "io/history-store.h"

#include <string.h>

/* A pack of everything that the head reaches. */
static int pack_of(const struct history *history, git_packbuilder **out)
{
    git_revwalk *walk = NULL;
    int error = git_packbuilder_new(out, history->repository);

    /* One thread: the same history gives the same bytes. */
    if (error == 0)
        git_packbuilder_set_threads(*out, 1);
    if (error == 0)
        error = git_revwalk_new(&walk, history->repository);
    if (error == 0)
        error = git_revwalk_push_ref(walk, HISTORY_BRANCH);
    if (error == 0)
        error = git_packbuilder_insert_walk(*out, walk);
    git_revwalk_free(walk);
    return error;
}

/* The tags of the entries, by name. */
static int name_tags(const struct history *history, struct buffer *out)
{
    git_strarray tags = {0};
    int error = git_tag_list_match(&tags, "turn-*", history->repository);

    for (size_t i = 0; error == 0 && i < tags.count; i++) {
        struct buffer name;
        git_oid target;

        buffer_init(&name);
        buffer_printf(&name, "refs/tags/%s", tags.strings[i]);
        error =
            git_reference_name_to_id(&target, history->repository, name.bytes);
        if (error == 0)
            buffer_printf(out, "%s %s\n", git_oid_tostr_s(&target), name.bytes);
        buffer_release(&name);
    }
    git_strarray_dispose(&tags);
    return error;
}

/* HEAD is named too: without it git clone checks nothing out. */
static int name_places(const struct history *history, const char *head,
                       struct buffer *out)
{
    int error;

    buffer_printf(out, "%s HEAD\n%s %s\n", head, head, HISTORY_BRANCH);
    error = name_tags(history, out);
    buffer_puts(out, "\n");
    return error;
}

/* The pack is whole, and goes behind the places. */
static bool write_bundle(struct history *history, git_packbuilder *pack,
                         const char *head, struct buffer *out)
{
    git_buf bytes = {0};
    int error = git_packbuilder_write_buf(&bytes, pack);

    if (error == 0)
        error = name_places(history, head, out);
    if (error == 0)
        buffer_add(out, bytes.ptr, bytes.size);
    git_buf_dispose(&bytes);
    return error == 0;
}

bool history_bundle(struct history *history, struct buffer *out,
                    struct report *report)
{
    git_packbuilder *pack = NULL;
    char id[41];
    bool good;

    if (!history_id(history, 0, id))
        return history_trouble(history, report, "has no head to be bundled");
    buffer_puts(out, "# v2 git bundle\n");
    good = pack_of(history, &pack) == 0 && write_bundle(history, pack, id, out);
    git_packbuilder_free(pack);
    return good || history_trouble(history, report, "cannot be bundled");
}

/* While the tree of an entry is walked. */
struct adding {
    git_packbuilder *pack;
    const git_tree *former; /* of the entry before it */
    const char *but;        /* path that is left out */
};

static bool had_before(const struct adding *adding, const char *path,
                       const git_tree_entry *entry)
{
    git_tree_entry *former = NULL;
    bool same =
        git_tree_entry_bypath(&former, adding->former, path) == 0 &&
        git_oid_equal(git_tree_entry_id(former), git_tree_entry_id(entry));

    git_tree_entry_free(former);
    return same;
}

/* What the entry before it has not: of a tree that is the same, nothing. */
static int add_new(const char *root, const git_tree_entry *entry, void *context)
{
    const struct adding *adding = context;
    struct buffer path;
    int result = 0;

    buffer_init(&path);
    buffer_printf(&path, "%s%s", root, git_tree_entry_name(entry));
    if (had_before(adding, path.bytes, entry))
        result = 1;
    else if (strcmp(path.bytes, adding->but) != 0)
        result = git_packbuilder_insert(adding->pack, git_tree_entry_id(entry),
                                        NULL);
    buffer_release(&path);
    return result;
}

static int pack_entry(struct adding *adding, const struct history *history,
                      const git_oid *head, const git_oid *former)
{
    git_commit *commits[2] = {NULL, NULL};
    git_tree *trees[2] = {NULL, NULL};
    const git_oid *ids[2] = {head, former};
    int error = git_packbuilder_new(&adding->pack, history->repository);

    if (error == 0)
        git_packbuilder_set_threads(adding->pack, 1);
    for (int i = 0; error == 0 && i < 2; i++) {
        error = git_commit_lookup(&commits[i], history->repository, ids[i]);
        if (error == 0)
            error = git_commit_tree(&trees[i], commits[i]);
    }
    adding->former = trees[1];
    if (error == 0)
        error = git_packbuilder_insert(adding->pack, head, NULL);
    if (error == 0)
        error =
            git_packbuilder_insert(adding->pack, git_tree_id(trees[0]), NULL);
    if (error == 0)
        error = git_tree_walk(trees[0], GIT_TREEWALK_PRE, add_new, adding);
    for (int i = 0; i < 2; i++) {
        git_tree_free(trees[i]);
        git_commit_free(commits[i]);
    }
    return error;
}

bool history_bundle_entry(struct history *history, const char *but,
                          struct buffer *out, struct report *report)
{
    struct adding adding = {.but = but};
    char ids[2][41];
    git_oid head, former;
    bool good;

    if (!history_id(history, 0, ids[0]) || !history_id(history, 1, ids[1]))
        return history_trouble(history, report, "has no entry to be bundled");
    buffer_printf(out, "# v2 git bundle\n-%s\n", ids[1]);
    good = git_oid_fromstr(&head, ids[0]) == 0 &&
           git_oid_fromstr(&former, ids[1]) == 0 &&
           pack_entry(&adding, history, &head, &former) == 0 &&
           write_bundle(history, adding.pack, ids[0], out);
    git_packbuilder_free(adding.pack);
    return good || history_trouble(history, report, "cannot be bundled");
}
