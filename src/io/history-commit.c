/* One entry, one commit: objects first, then one move of one ref. */
#include "io/history-store.h"
#include "io/sync.h"

#include <assert.h>
#include <string.h>

/* What a commit needs while it is made; all to be freed. */
struct making {
    struct history *history;
    const struct commit_request *request;
    struct report *report;
    bool has_parent;
    git_oid parent_id;
    git_commit *parent;
    git_tree *tree;
    git_signature *author;
    git_buf content; /* the commit object without its signature */
    struct buffer signature;
    git_oid id;
};

static bool failed(const struct making *making, const char *what)
{
    return history_trouble(making->history, making->report, what);
}

/* The blob that the head has under that path. */
static bool find_kept(const struct making *making, const char *path,
                      git_oid *out)
{
    git_tree *tree = NULL;
    git_tree_entry *entry = NULL;
    bool done = making->parent && git_commit_tree(&tree, making->parent) == 0 &&
                git_tree_entry_bypath(&entry, tree, path) == 0;

    if (done)
        git_oid_cpy(out, git_tree_entry_id(entry));
    git_tree_entry_free(entry);
    git_tree_free(tree);
    return done;
}

static bool make_blob(const struct making *making, const struct tree_file *file,
                      git_oid *out)
{
    if (file->kept)
        return find_kept(making, file->path, out);
    return git_blob_create_from_buffer(out, making->history->repository,
                                       file->data, file->length) == 0;
}

static bool add_file(const struct making *making, git_index *index,
                     const struct tree_file *file)
{
    git_index_entry entry = {.mode = GIT_FILEMODE_BLOB, .path = file->path};

    return make_blob(making, file, &entry.id) &&
           git_index_add(index, &entry) == 0;
}

/* An index in memory builds the trees of all folders. */
static bool write_tree(struct making *making)
{
    git_repository *repository = making->history->repository;
    git_index *index = NULL;
    git_oid id;
    bool done = git_index_new(&index) == 0;

    for (size_t i = 0; done && i < making->request->file_count; i++)
        done = add_file(making, index, &making->request->files[i]);
    done = done && git_index_write_tree_to(&id, index, repository) == 0 &&
           git_tree_lookup(&making->tree, repository, &id) == 0;
    git_index_free(index);
    return done || failed(making, "the tree cannot be written");
}

static bool make_author(struct making *making)
{
    const struct commit_request *request = making->request;
    struct buffer mail;
    int error;

    buffer_init(&mail);
    buffer_printf(&mail, "%s@berthier.invalid", request->author);
    error = git_signature_new(&making->author, request->author, mail.bytes,
                              request->time, 0);
    buffer_release(&mail);
    return error == 0 || failed(making, "the author cannot be named");
}

static bool find_parent(struct making *making)
{
    struct history *history = making->history;

    making->has_parent = history_head(history, &making->parent_id);
    if (!making->has_parent)
        return true;
    return git_commit_lookup(&making->parent, history->repository,
                             &making->parent_id) == 0 ||
           failed(making, "the head cannot be read");
}

static bool compose(struct making *making)
{
    const git_commit *parents[] = {making->parent};

    return git_commit_create_buffer(
               &making->content, making->history->repository, making->author,
               making->author, NULL, making->request->message, making->tree,
               making->has_parent, parents) == 0 ||
           failed(making, "the commit cannot be composed");
}

static bool write_commit(struct making *making)
{
    const struct commit_request *request = making->request;

    if (!request->sign(request->sign_context, making->content.ptr,
                       making->content.size, &making->signature,
                       making->report))
        return false;
    return git_commit_create_with_signature(
               &making->id, making->history->repository, making->content.ptr,
               making->signature.bytes, NULL) == 0 ||
           failed(making, "the commit cannot be written");
}

static void name_tag(struct buffer *out, const struct making *making)
{
    buffer_init(out);
    buffer_printf(out, "refs/tags/%s", making->request->tag);
}

/* The tag comes before the head: whoever sees the entry sees its name too, and
 * a tag left by a run that died is overwritten by the next. */
static bool set_tag(const struct making *making)
{
    git_reference *tag = NULL;
    struct buffer name;
    int error;

    name_tag(&name, making);
    error = git_reference_create(&tag, making->history->repository, name.bytes,
                                 &making->id, 1, NULL);
    buffer_release(&name);
    git_reference_free(tag);
    return error == 0 || failed(making, "the tag cannot be set");
}

static bool fail_to_move(const struct making *making)
{
    struct buffer name;

    failed(making, "the entry is not committed");
    name_tag(&name, making);
    (void)git_reference_remove(making->history->repository, name.bytes);
    buffer_release(&name);
    return false;
}

/* A ref may have moved although its folder could not be made safe. */
static bool moved_after_all(const struct making *making)
{
    git_oid now;
    struct buffer path;
    bool safe;

    if (!history_head(making->history, &now) ||
        !git_oid_equal(&now, &making->id))
        return fail_to_move(making);
    history_path(&path, making->history, ".git/refs/heads");
    safe = folder_sync(path.bytes, making->report);
    buffer_release(&path);
    if (safe)
        return true;
    return trouble(making->report, making->history->folder,
                   "the entry is committed, but a power failure might undo it");
}

/* The commit point. */
static bool move_head(struct making *making)
{
    git_reference *branch = NULL;
    int error = git_reference_create_matching(
        &branch, making->history->repository, HISTORY_BRANCH, &making->id,
        making->has_parent, making->has_parent ? &making->parent_id : NULL,
        NULL);

    git_reference_free(branch);
    history_forget(making->history);
    return error == 0 || moved_after_all(making);
}

static void release(struct making *making)
{
    buffer_release(&making->signature);
    git_buf_dispose(&making->content);
    git_signature_free(making->author);
    git_tree_free(making->tree);
    git_commit_free(making->parent);
}

bool history_commit(struct history *history,
                    const struct commit_request *request, char id[41],
                    struct report *report)
{
    struct making making = {
        .history = history, .request = request, .report = report};
    bool done;

    assert(history->lock >= 0);
    buffer_init(&making.signature);
    done = history_make_object_folders(history->folder, report) &&
           find_parent(&making) && write_tree(&making) &&
           make_author(&making) && compose(&making) && write_commit(&making) &&
           set_tag(&making) && move_head(&making);
    if (done)
        git_oid_tostr(id, 41, &making.id);
    release(&making);
    return done;
}
