/* How git holds an entry: its tree, its commit, its tag. */
#include "campaign/audit/internal.h"

#include "core/arena.h"
#include "core/calendar.h"
#include "core/trust_rules.h"
#include "io/files.h"
#include "io/xml.h"

#include <stdlib.h>
#include <string.h>

/* Files that other checks compare, or that may differ from ours. */
static bool is_compared_elsewhere(const char *path)
{
    static const char *const paths[] = {"turn.xml", "journal.xml", "log.txt",
                                        "log.html", "seed.txt",    NULL};

    return word_place(paths, path) >= 0;
}

/* Git has no two objects of one name: what the parent has, was judged. */
static bool is_as_before(const struct audited *audited,
                         const struct tree_path *found)
{
    const struct tree_path *former =
        audited->parent ? audited_path(audited->parent, found->path) : NULL;

    return former && strcmp(former->blob, found->blob) == 0;
}

static bool check_content(const struct audited *audited,
                          const struct tree_file *wanted,
                          const struct tree_path *found)
{
    const struct place place = {found->path, 0};
    struct bytes filed;

    if (is_compared_elsewhere(found->path) || is_as_before(audited, found))
        return true;
    if (wanted->kept)
        return !audited->parent ||
               refuse(audited->report, &place, TRUST(other_tree),
                      "it is not the file of the entry before");
    if (!audited_file(audited, found->path, &filed))
        return false;
    return bytes_equal(&filed, &(struct bytes){wanted->data, wanted->length}) ||
           refuse(audited->report, &place, TRUST(other_tree),
                  "the entry's documents make another file of this name");
}

static bool check_wanted(const struct audited *audited,
                         const struct tree_file *wanted)
{
    const struct tree_path *found = audited_path(audited, wanted->path);
    const struct place place = {wanted->path, 0};

    if (!found)
        return refuse(audited->report, &place, TRUST(other_tree),
                      "it is missing from the entry");
    if (!found->plain)
        return refuse(audited->report, &place, TRUST(other_tree),
                      "it is no plain file");
    return check_content(audited, wanted, found);
}

static bool is_wanted(const struct entry *entry, const char *path)
{
    return FIND_NAMED(struct tree_file, entry->files, entry->file_count, path,
                      path) != NULL;
}

bool audit_check_tree(struct audited *audited)
{
    const struct entry *entry = &audited->rebuilt.entry;
    const char *twice = audited->tree.misplaced;
    bool good = true;

    if (twice)
        good = refuse(audited->report, &(struct place){twice, 0},
                      TRUST(other_tree),
                      "its tree names it twice, or not in git's order: who "
                      "checks it out may read another file than was audited");
    for (size_t i = 0; i < entry->file_count; i++)
        good = check_wanted(audited, &entry->files[i]) && good;
    for (size_t i = 0; i < audited->tree.count; i++) {
        const struct place place = {audited->tree.items[i].path, 0};

        if (!is_wanted(entry, place.file))
            good = refuse(audited->report, &place, TRUST(other_tree),
                          "nothing explains this file");
    }
    return good;
}

/* What of the entry's files the trailers name is taken as it was filed: that
 * it is what it should be was judged before. Programs before this one named an
 * exchange by the month that it had reached. */
static void as_filed(struct entry *entry, const struct audited *audited,
                     const struct bytes *commit)
{
    const struct entry *made = &audited->rebuilt.entry;
    struct arena *arena = audited->arena;
    const char *former = audited->rebuilt.reached;

    *entry = *made;
    if (former && strstr(commit->data, arena_text(arena, "\n\n%s\n", former)))
        entry->title = former;
    entry->files = NULL;
    entry->file_count = 0;
    for (size_t i = 0; i < made->file_count; i++) {
        const struct tree_file *file = &made->files[i];
        struct bytes bytes = {file->data, file->length};

        if (strcmp(file->path, "log.txt") == 0)
            bytes = audited->log;
        if (strcmp(file->path, "journal.xml") == 0)
            bytes = audited->journal;
        entry_file(entry, arena, file->path, &bytes);
    }
    if (audited->has_turn)
        entry->state = audited->after.state;
}

/* The trailers that name views; nobody but the ruleset can make those. */
static void take_views(struct entry *entry, const struct audited *audited,
                       const char *message)
{
    struct arena *arena = audited->arena;
    const char *line = strstr(message, "\nView-");

    for (; line; line = strstr(line + 1, "\nView-")) {
        const char *side = line + strlen("\nView-");
        const char *end = strstr(side, "-SHA256: ");

        if (!end)
            return;
        entry_view(entry, arena,
                   arena_string(arena, side, (size_t)(end - side)),
                   arena_text(arena, "%.64s", end + strlen("-SHA256: ")));
    }
}

/* Of an entry that was not made anew: what its own commit says is believed as
 * far as nobody else says it. */
static void as_it_says(struct entry *entry, const struct audited *audited,
                       const struct bytes *commit)
{
    struct arena *arena = audited->arena;
    const char *title = strstr(commit->data, "\n\n");
    const struct verified_exchange *exchange = audited->exchange;

    title = title ? title + 2 : "";
    *entry = (struct entry){
        .number = audited->entry,
        .kind = audited->after.turn.kind,
        .state = audited->after.state,
        .title = arena_text(arena, "%.*s", (int)strcspn(title, "\n"), title),
        .time = entry_time(&audited->after)};
    if (exchange && entry->kind == ENTRY_EXCHANGE)
        entry->time = exchange->issued;
    entry_file(entry, arena, "journal.xml", &audited->journal);
    entry_file(entry, arena, "log.txt", &audited->log);
    take_views(entry, audited, title);
}

/* Who signs an entry: the host of the roster that it leaves in force. */
static void write_commit(struct buffer *out, const struct entry *entry,
                         const struct audited *audited)
{
    const char *host = audited->after.roster.host;
    int64_t parent = audited->parent ? entry_time(&audited->parent->after) : 0;
    long long time = entry->time < parent ? parent : entry->time;

    buffer_printf(out, "tree %s\n", audited->tree.tree);
    if (audited->parent)
        buffer_printf(out, "parent %s\n", audited->parent->commit);
    buffer_printf(out, "author %s <%s@berthier.invalid> %lld +0000\n", host,
                  host, time);
    buffer_printf(out, "committer %s <%s@berthier.invalid> %lld +0000\n\n",
                  host, host, time);
    entry_message(out, entry);
}

/* Of a time at which the exchange was not yet locked: everybody's time for the
 * next one counts from it. */
static bool is_backdated(const struct audited *audited)
{
    int64_t time = entry_time(&audited->after);

    return audited->after.turn.kind == ENTRY_EXCHANGE && audited->exchange &&
           time < audited->exchange->locked &&
           time >= entry_time(&audited->parent->after);
}

static bool refuse_time(const struct audited *audited)
{
    return refuse(audited->report, &(struct place){audited->after.dir, 0},
                  TRUST(backdated),
                  "the commit is of %s, and its exchange was locked at %s",
                  time_text(audited->arena, entry_time(&audited->after)),
                  audited->exchange->lock.time);
}

/* The first line on which a commit is not what it should be, for people. */
static bool refuse_commit(const struct audited *audited,
                          const struct bytes *filed, const struct bytes *made)
{
    long line = parting_line(filed, made);
    const char *one = filed->data, *other = made->data;

    for (long i = 1; i < line; i++) {
        one = strchr(one, '\n') + 1;
        other = strchr(other, '\n') + 1;
    }
    if (strncmp(one, "author ", 7) == 0 && is_backdated(audited))
        return refuse_time(audited);
    return refuse(
        audited->report, &(struct place){audited->after.dir, 0},
        strncmp(one, "View-", 5) == 0 ? TRUST(false_view) : TRUST(other_commit),
        "line %ld of the commit is '%.*s', and should be '%.*s'", line,
        (int)strcspn(one, "\n"), one, (int)strcspn(other, "\n"), other);
}

bool audit_check_commit(struct audited *audited)
{
    const struct campaign *after = &audited->after;
    struct bytes commit, signature;
    struct entry entry;
    struct buffer wanted = {0};
    struct bytes made;

    if (!history_raw(after->history, after->commit, &commit, &signature,
                     after->arena, after->report))
        return false;
    if (!audited->log.data && !audited_file(audited, "log.txt", &audited->log))
        return false;
    if (audited->is_made)
        as_filed(&entry, audited, &commit);
    else
        as_it_says(&entry, audited, &commit);
    write_commit(&wanted, &entry, audited);
    made = bytes_keep(&wanted, audited->arena);
    return bytes_equal(&made, &commit) ||
           refuse_commit(audited, &commit, &made);
}

bool audit_check_tag(struct audited *audited)
{
    const char *name = arena_text(audited->arena, "turn-%04d", audited->entry);
    const struct place place = {audited->after.dir, 0};
    char id[41];

    if (!history_tag(audited->audit->history, name, id))
        return refuse(audited->report, &place, TRUST(wrong_tag),
                      "there is no tag '%s'", name);
    return strcmp(id, audited->commit) == 0 ||
           refuse(audited->report, &place, TRUST(wrong_tag),
                  "tag '%s' stands at %.12s, the entry is %.12s", name, id,
                  audited->commit);
}

/* Is it of the entry that would come next? A run that dies between tag and head
 * leaves such a one; so does a host who takes his last entry back, which
 * nobody's memory but the players' can tell apart. */
static bool is_of_the_next(const struct audit *audit, const char *tag,
                           long number)
{
    struct bytes commit, signature;
    char head[41], id[41];

    return number == audit->head + 1 && history_id(audit->history, 0, head) &&
           history_tag(audit->history, tag, id) &&
           history_raw(audit->history, id, &commit, &signature, audit->arena,
                       audit->report) &&
           strstr(commit.data, arena_text(audit->arena, "\nparent %s\n", head));
}

/* A tag of an entry that is not there tells of one that was. */
bool audit_check_tags(const struct audit *audit)
{
    struct names tags;
    bool good =
        history_tags(audit->history, &tags, audit->arena, audit->report);

    foreach_name (tag, tags) {
        const struct place place = {audit->request->dir, 0};
        char *end;
        long number;

        if (strncmp(tag, "turn-", 5) != 0)
            continue;
        number = strtol(tag + 5, &end, 10);
        if (!*end && is_of_the_next(audit, tag, number))
            remark(audit->report, &place,
                   "tag '%s' is of an entry that the history has not: the run "
                   "that made it died, or it was taken back",
                   tag);
        else if (*end || number < audit->first || number > audit->head)
            good = refuse(audit->report, &place, TRUST(wrong_tag),
                          "tag '%s' is of no entry of this history", tag);
    }
    return good;
}

/* ---- files beside the history -------------------------------------------- */

/* Letters leave files of former entries behind, and bring the lock of the
 * exchange that is open. */
static bool is_of_another(const struct audit *audit, const char *path,
                          const struct bytes *lies, struct arena *arena)
{
    struct report *quiet = report_new(arena);
    const char *open = arena_text(arena, " exchange=\"%d\"", audit->head + 1);
    struct bytes former;
    char id[41];

    for (size_t back = 1; history_id(audit->history, back, id); back++)
        if (history_file(audit->history, id, path, &former, arena, quiet) &&
            former.data && bytes_equal(lies, &former))
            return true;
    return (!strcmp(path, "lock.xml") || !strcmp(path, "extension.xml")) &&
           strstr(lies->data, open);
}

/* Mail leaves out what is made anew: then git's name of it is what there is. */
static bool is_blob(const struct audit *audit, const char *blob,
                    const struct bytes *lies, struct arena *arena)
{
    struct bytes head;
    char name[41];

    if (history_blob(audit->history, blob, &head, arena, report_new(arena)))
        return bytes_equal(lies, &head);
    history_name(lies, name);
    return strcmp(name, blob) == 0;
}

/* Log, map and who reads a folder without its history go by them, and nobody
 * has signed that they are the head's. Where they came by mail not all do. */
static bool is_the_heads(const struct audit *audit,
                         const struct tree_path *file, bool mailed,
                         struct arena *arena)
{
    const char *path =
        arena_text(arena, "%s/%s", audit->request->dir, file->path);
    struct bytes lies;

    if (mailed && !file_exists(path))
        return true;
    return file_read(&lies, path, XML_TURN_LIMIT, arena, report_new(arena)) &&
           (is_blob(audit, file->blob, &lies, arena) ||
            (mailed && is_of_another(audit, file->path, &lies, arena)));
}

/* A clone that was not checked out has no index, and no files to be wrong. */
void audit_look_at_files(struct audit *audit)
{
    const char *git = arena_text(audit->arena, "%s/.git", audit->request->dir);
    bool mailed = !folder_exists(git);
    struct tree_paths tree;
    char head[41];

    if ((!mailed && !file_exists(arena_text(audit->arena, "%s/index", git))) ||
        !history_id(audit->history, 0, head) ||
        !history_tree(audit->history, head, &tree, audit->arena, audit->report))
        return;
    for (size_t i = 0; i < tree.count; i++) {
        struct arena *arena = arena_new();

        if (!is_the_heads(audit, &tree.items[i], mailed, arena))
            names_add(audit->arena, &audit->sum->altered, tree.items[i].path);
        arena_free(arena);
    }
}
