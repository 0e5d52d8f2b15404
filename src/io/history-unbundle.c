/* The history out of one file: a git bundle, as the mail brings it.
 *
 * A bundle is a few lines of places (branches and tags with their commits), an
 * empty line, and a pack of objects. libgit2 knows the pack alone: it is laid
 * in a folder of our own, checked and indexed there, opened, and the folder is
 * removed before anything is read: only who dies while he unpacks leaves it
 * behind. The places are kept in memory. Nobody can vouch for a bundle that is
 * being read, so everything in it is bounded. */
#include "io/history-store.h"

#include "core/arena.h"
#include "io/xml.h"

#include <git2/odb_backend.h>
#include <git2/sys/repository.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PLACES_LIMIT = 0x10000,
    ID_LENGTH = 40,
};

/* A bundle while it is read. */
struct bundle {
    struct history *history;
    const char *at, *end; /* what is still to be read */
    struct report *report;
};

static bool damaged(const struct bundle *bundle, const char *why)
{
    const struct place place = {bundle->history->folder, 0};

    return refuse(bundle->report, &place, FILE_RULE(unreadable),
                  "is no git bundle that can be read: %s", why);
}

/* The next line without its end; NULL if there is none. */
static const char *next_line(struct bundle *bundle)
{
    const char *line = bundle->at;
    const char *end = memchr(line, '\n', (size_t)(bundle->end - line));

    if (!end)
        return NULL;
    bundle->at = end + 1;
    return arena_string(bundle->history->arena, line, (size_t)(end - line));
}

static bool check_capability(const struct bundle *bundle, const char *line)
{
    return strcmp(line, "@object-format=sha1") == 0 ||
           damaged(bundle, "it asks for more than whole histories with SHA-1");
}

static bool refuse_prerequisite(const struct bundle *bundle, const char *line)
{
    const struct place place = {bundle->history->folder, 0};

    return refuse(bundle->report, &place, FILE_RULE(unreadable),
                  "holds only what came after commit %.12s: let it be made "
                  "whole (git bundle create FILE main --tags), or fetch it "
                  "into a clone and audit that",
                  line + 1);
}

/* "HEAD" and what is neither the branch nor a tag say nothing to us. */
static bool is_ours(const char *name)
{
    return strcmp(name, HISTORY_BRANCH) == 0 ||
           strncmp(name, "refs/tags/", strlen("refs/tags/")) == 0;
}

static bool add_place(struct bundle *bundle, const char *name,
                      const git_oid *id)
{
    struct history *history = bundle->history;
    struct history_place *place;
    git_oid former;
    int valid = 0;

    if (git_reference_name_is_valid(&valid, name) != 0 || !valid)
        return damaged(bundle, "a place has a name that git does not know");
    if (!is_ours(name))
        return true;
    if (history->place_count >= PLACES_LIMIT)
        return damaged(bundle, "it has more than 65536 tags");
    if (history_find(history, name, &former))
        return damaged(bundle, "it names a place twice");
    place = LIST_ADD(history->arena, history->places, history->place_count);
    *place = (struct history_place){name, *id};
    return true;
}

static bool read_place(struct bundle *bundle, const char *line)
{
    git_oid id;

    if (strlen(line) < ID_LENGTH + 2 || line[ID_LENGTH] != ' ' ||
        git_oid_fromstrn(&id, line, ID_LENGTH) != 0)
        return damaged(bundle, "its head is cut off or damaged");
    return strcmp(line + ID_LENGTH + 1, "HEAD") == 0 ||
           add_place(bundle, line + ID_LENGTH + 1, &id);
}

/* The lines up to the empty one; the pack begins behind it. */
static bool read_head(struct bundle *bundle)
{
    const char *line = next_line(bundle);
    git_oid id;
    bool newer;

    newer = line && strcmp(line, "# v3 git bundle") == 0;
    if (!line || (!newer && strcmp(line, "# v2 git bundle") != 0))
        return damaged(bundle, "it does not begin as one");
    while ((line = next_line(bundle)) && *line) {
        bool good = newer && *line == '@' ? check_capability(bundle, line)
                    : *line == '-'        ? refuse_prerequisite(bundle, line)
                                          : read_place(bundle, line);

        if (!good)
            return false;
    }
    if (!line)
        return damaged(bundle, "its head is cut off or damaged");
    return history_find(bundle->history, HISTORY_BRANCH, &id) ||
           damaged(bundle, "it has no branch 'main'");
}

/* A disk that fails is trouble; all else is the bundle's fault. */
static bool pack_failed(const struct bundle *bundle)
{
    const git_error *error = git_error_last();
    const char *why = error && error->message ? error->message : "no reason";

    if (error && error->klass == GIT_ERROR_OS)
        return history_trouble(bundle->history, bundle->report,
                               "cannot be unpacked");
    return damaged(bundle,
                   arena_text(bundle->history->arena,
                              "its pack is damaged, cut off or not whole (%s)",
                              why));
}

/* Every object is inflated and hashed, and nothing that one of them names may
 * be missing. The path of the index is put into out. */
static int index_pack(const struct bundle *bundle, const char *folder,
                      struct buffer *out)
{
    git_indexer_options options = {.version = GIT_INDEXER_OPTIONS_VERSION,
                                   .verify = 1};
    git_indexer_progress progress = {0};
    git_indexer *indexer = NULL;
    int error;

    error = git_indexer_new(&indexer, folder, 0, NULL, &options);
    if (error == 0)
        error = git_indexer_append(
            indexer, bundle->at, (size_t)(bundle->end - bundle->at), &progress);
    if (error == 0)
        error = git_indexer_commit(indexer, &progress);
    if (error == 0)
        buffer_printf(out, "%s/pack-%s.idx", folder,
                      git_oid_tostr_s(git_indexer_hash(indexer)));
    git_indexer_free(indexer);
    return error;
}

/* A repository of that pack alone. */
static int open_pack(struct history *history, const char *path)
{
    git_odb_backend *pack = NULL;
    git_odb *objects = NULL;
    int error = git_odb_new(&objects);

    if (error == 0)
        error = git_odb_backend_one_pack(&pack, path);
    if (error == 0)
        error = git_odb_add_backend(objects, pack, 1);
    if (error == 0)
        error = git_repository_wrap_odb(&history->repository, objects);
    git_odb_free(objects);
    return error;
}

/* Whoever reads an object takes all of it into memory. */
static int check_size(const git_oid *id, void *context)
{
    git_odb *objects = context;
    git_object_t type;
    size_t size;
    int error = git_odb_read_header(&size, &type, objects, id);

    return error == 0 && size > XML_TURN_LIMIT ? GIT_EUSER : error;
}

/* All of its files are open when this is done: their names can go. */
static bool check_sizes(const struct bundle *bundle)
{
    const struct place place = {bundle->history->folder, 0};
    git_odb *objects = NULL;
    int error = git_repository_odb(&objects, bundle->history->repository);

    if (error == 0)
        error = git_odb_foreach(objects, check_size, objects);
    git_odb_free(objects);
    if (error == GIT_EUSER)
        return refuse(bundle->report, &place, FILE_RULE(too_large),
                      "a file in it is larger than %d MiB",
                      XML_TURN_LIMIT / 1024 / 1024);
    return error == 0 || pack_failed(bundle);
}

static bool is_commit(const struct history *history, const git_oid *id)
{
    git_commit *commit = NULL;
    bool found = git_commit_lookup(&commit, history->repository, id) == 0;

    git_commit_free(commit);
    return found;
}

static bool check_places(const struct bundle *bundle)
{
    const struct history *history = bundle->history;

    for (size_t i = 0; i < history->place_count; i++)
        if (!is_commit(history, &history->places[i].id))
            return damaged(bundle, arena_text(history->arena,
                                              "it has no commit where '%s' "
                                              "stands",
                                              history->places[i].name));
    return true;
}

static bool read_pack(const struct bundle *bundle)
{
    char folder[] = P_tmpdir "/berthier-bundle-XXXXXX";
    struct buffer path;
    bool good = false;

    if (!mkdtemp(folder))
        return trouble(bundle->report, folder,
                       "cannot be made, to unpack a bundle there");
    buffer_init(&path);
    if (index_pack(bundle, folder, &path) != 0 ||
        open_pack(bundle->history, path.bytes) != 0)
        pack_failed(bundle);
    else
        good = check_sizes(bundle);
    buffer_release(&path);
    good = folder_remove(folder, bundle->report) && good;
    return good && check_places(bundle);
}

struct history *history_unbundle(const char *path, struct report *report)
{
    struct history *history = history_new(path, report);
    struct bundle bundle = {.history = history, .report = report};
    struct bytes bytes;

    if (!history)
        return NULL;
    history->arena = arena_new();
    if (file_read(&bytes, path, HISTORY_BUNDLE_LIMIT, history->arena, report)) {
        bundle.at = bytes.data;
        bundle.end = bytes.data + bytes.length;
        if (read_head(&bundle) && read_pack(&bundle))
            return history;
    }
    history_close(history);
    return NULL;
}
