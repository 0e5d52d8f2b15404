/* The history as one file for the mail: a git bundle. */
#include "io/history-store.h"

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

    buffer_printf(out, "# v2 git bundle\n%s HEAD\n%s %s\n", head, head,
                  HISTORY_BRANCH);
    error = name_tags(history, out);
    buffer_puts(out, "\n");
    return error;
}

bool history_bundle(struct history *history, struct buffer *out,
                    struct report *report)
{
    git_packbuilder *pack = NULL;
    git_buf bytes = {0};
    char id[41];
    int error;

    if (!history_id(history, 0, id))
        return history_trouble(history, report, "has no head to be bundled");
    error = pack_of(history, &pack);
    if (error == 0)
        error = git_packbuilder_write_buf(&bytes, pack);
    if (error == 0)
        error = name_places(history, id, out);
    if (error == 0)
        buffer_add(out, bytes.ptr, bytes.size);
    git_buf_dispose(&bytes);
    git_packbuilder_free(pack);
    return error == 0 || history_trouble(history, report, "cannot be bundled");
}
