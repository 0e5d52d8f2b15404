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
#include "core/names.h"
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
    const char *name;     /* path */
    const char *folder;   /* where its pack is laid */
    const char *at, *end; /* what is still to be read */
    bool follows;         /* the history has what came before it */
    bool is_old;          /* and all of it, too */
    struct report *report;
};

static bool damaged(const struct bundle *bundle, const char *why)
{
    const struct place place = {bundle->name, 0};

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

static bool is_commit(const struct history *history, const git_oid *id)
{
    git_commit *commit = NULL;
    bool found = git_commit_lookup(&commit, history->repository, id) == 0;

    git_commit_free(commit);
    return found;
}

/* What it follows must be there: of the bundle that begins, nothing is. */
static bool check_prerequisite(const struct bundle *bundle, const char *line)
{
    const struct place place = {bundle->name, 0};
    git_oid id;

    if (bundle->follows)
        return (git_oid_fromstr(&id, line + 1) == 0 &&
                is_commit(bundle->history, &id)) ||
               refuse(bundle->report, &place, FILE_RULE(unreadable),
                      "the entry before it is missing: save the letters of all "
                      "turns in one folder, or ask the host for "
                      "campaign.bundle");
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

/* Each entry's own bundle names the tags before it again, and moves the branch.
 * The last that was saved counts, as of any letter: whose history it is, and
 * what another entry of that number means, is asked by whoever reads it. */
static bool stands_already(struct bundle *bundle, struct history_place *place,
                           const git_oid *id)
{
    if (!bundle->follows)
        return damaged(bundle, "it names a place twice");
    if (strcmp(place->name, HISTORY_BRANCH) == 0)
        bundle->is_old = is_commit(bundle->history, id);
    if (!bundle->is_old)
        place->id = *id;
    return true;
}

static bool add_place(struct bundle *bundle, const char *name,
                      const git_oid *id)
{
    struct history *history = bundle->history;
    struct history_place *place =
        FIND_NAMED(struct history_place, history->places, history->place_count,
                   name, name);
    int valid = 0;

    if (git_reference_name_is_valid(&valid, name) != 0 || !valid)
        return damaged(bundle, "a place has a name that git does not know");
    if (!is_ours(name))
        return true;
    if (history->place_count >= PLACES_LIMIT)
        return damaged(bundle, "it has more than 65536 tags");
    if (place)
        return stands_already(bundle, place, id);
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
                    : *line == '-'        ? check_prerequisite(bundle, line)
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

/* Every object is inflated and hashed, and of a whole history nothing that one
 * of them names may be missing. The path of the index is put into out. */
static int index_pack(const struct bundle *bundle, git_odb *objects,
                      struct buffer *out)
{
    git_indexer_options options = {.version = GIT_INDEXER_OPTIONS_VERSION,
                                   .verify = !bundle->follows};
    git_indexer_progress progress = {0};
    git_indexer *indexer = NULL;
    int error;

    error = git_indexer_new(&indexer, bundle->folder, 0,
                            bundle->follows ? objects : NULL, &options);
    if (error == 0)
        error = git_indexer_append(
            indexer, bundle->at, (size_t)(bundle->end - bundle->at), &progress);
    if (error == 0)
        error = git_indexer_commit(indexer, &progress);
    if (error == 0)
        buffer_printf(out, "%s/pack-%s.idx", bundle->folder,
                      git_oid_tostr_s(git_indexer_hash(indexer)));
    git_indexer_free(indexer);
    return error;
}

/* One pack more for the repository. */
static int open_pack(git_odb *objects, const char *path)
{
    git_odb_backend *pack = NULL;
    int error = git_odb_backend_one_pack(&pack, path);

    return error == 0 ? git_odb_add_backend(objects, pack, 1) : error;
}

/* A repository of no packs yet. */
static bool make_repository(struct history *history, struct report *report)
{
    git_odb *objects = NULL;
    int error = git_odb_new(&objects);

    if (error == 0)
        error = git_repository_wrap_odb(&history->repository, objects);
    git_odb_free(objects);
    return error == 0 || history_trouble(history, report, "cannot be unpacked");
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
    const struct place place = {bundle->name, 0};
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
    git_odb *objects = NULL;
    struct buffer path;
    bool good;

    buffer_init(&path);
    good = git_repository_odb(&objects, bundle->history->repository) == 0 &&
           index_pack(bundle, objects, &path) == 0 &&
           open_pack(objects, path.bytes) == 0;
    git_odb_free(objects);
    buffer_release(&path);
    return good || pack_failed(bundle);
}

static bool read_bundle(struct bundle *bundle, const char *path)
{
    struct bytes bytes;

    bundle->name = path;
    bundle->is_old = false;
    if (!file_read(&bytes, path, HISTORY_BUNDLE_LIMIT, bundle->history->arena,
                   bundle->report))
        return false;
    bundle->at = bytes.data;
    bundle->end = bytes.data + bytes.length;
    return read_head(bundle) && (bundle->is_old || read_pack(bundle));
}

static bool read_all(struct bundle *bundle, const struct names *paths)
{
    char folder[] = P_tmpdir "/berthier-bundle-XXXXXX";
    bool good = true;

    if (!mkdtemp(folder))
        return trouble(bundle->report, folder,
                       "cannot be made, to unpack a bundle there");
    bundle->folder = folder;
    for (size_t i = 0; good && i < paths->count; i++) {
        bundle->follows = i > 0;
        good = read_bundle(bundle, paths->items[i]);
    }
    good = good && check_sizes(bundle);
    good = folder_remove(folder, bundle->report) && good;
    return good && check_places(bundle);
}

struct history *history_unbundle_all(const struct names *paths,
                                     struct report *report)
{
    struct history *history = history_new(paths->items[0], report);
    struct bundle bundle = {.history = history, .report = report};

    if (!history)
        return NULL;
    history->arena = arena_new();
    if (make_repository(history, report) && read_all(&bundle, paths))
        return history;
    history_close(history);
    return NULL;
}

struct history *history_unbundle(const char *path, struct report *report)
{
    return history_unbundle_all(&(const struct names){&path, 1}, report);
}
