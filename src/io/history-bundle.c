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
    if (error == 0) {
        buffer_printf(out, "# v2 git bundle\n%s %s\n\n", id, HISTORY_BRANCH);
        buffer_add(out, bytes.ptr, bytes.size);
    }
    git_buf_dispose(&bytes);
    git_packbuilder_free(pack);
    return error == 0 || history_trouble(history, report, "cannot be bundled");
}
