/* A new repository: everything a commit needs is there, and safe, before the
 * first one. */
#include "io/history-store.h"
#include "io/sync.h"

#include <errno.h>
#include <sys/stat.h>

/* Reflogs would hold the time of day. The last section lets git verify-commit
 * find the keys of the campaign. */
static const char config[] = "[core]\n"
                             "\trepositoryformatversion = 0\n"
                             "\tbare = false\n"
                             "\tfilemode = false\n"
                             "\tautocrlf = false\n"
                             "\tlogallrefupdates = false\n"
                             "[gpg]\n"
                             "\tformat = ssh\n"
                             "[gpg \"ssh\"]\n"
                             "\tallowedSignersFile = allowed_signers\n";

/* Mail that is not played yet, mail to be sent, and what file_write() makes
 * for a moment. */
static const char excluded[] = "/inbox/\n/outbox/\n.*.tmp\n";

static const char head[] = "ref: " HISTORY_BRANCH "\n";

/* 1: made, 0: was there, -1: trouble. */
static int make_object_folder(const char *path, struct report *report)
{
    if (mkdir(path, 0777) == 0)
        return folder_sync(path, report) ? 1 : -1;
    if (errno == EEXIST)
        return 0;
    machine_trouble(report, path, "cannot be made");
    return -1;
}

bool history_make_object_folders(const char *dir, struct report *report)
{
    struct buffer path;
    size_t parent;
    int made = 0;
    int all = 0;

    buffer_init(&path);
    buffer_printf(&path, "%s/.git/objects", dir);
    parent = path.length;
    for (unsigned int i = 0; made >= 0 && i < 256; i++) {
        path.length = parent;
        buffer_printf(&path, "/%02x", i);
        made = make_object_folder(path.bytes, report);
        all |= made;
    }
    path.length = parent;
    path.bytes[parent] = '\0';
    if (made >= 0 && all > 0 && !folder_sync(path.bytes, report))
        made = -1;
    buffer_release(&path);
    return made >= 0;
}

static bool make_folder(const char *dir, const char *name,
                        struct report *report)
{
    struct buffer path;
    bool done;

    buffer_init(&path);
    buffer_printf(&path, "%s/.git/%s", dir, name);
    done = folder_make(path.bytes, report);
    buffer_release(&path);
    return done;
}

static bool make_file(const char *dir, const char *name, struct bytes content,
                      struct report *report)
{
    struct buffer path;
    bool done;

    buffer_init(&path);
    buffer_printf(&path, "%s/.git/%s", dir, name);
    done = file_write(path.bytes, content.data, content.length, report);
    buffer_release(&path);
    return done;
}

#define TEXT(array) ((struct bytes){array, sizeof(array) - 1})

/* HEAD comes last: without it there is no repository, and a run that dies
 * before leaves nothing but work done. */
static bool make_repository(const char *dir, struct report *report)
{
    const char *const folders[] = {"objects/info", "objects/pack", "refs/heads",
                                   "refs/tags", "info"};

    for (size_t i = 0; i < sizeof(folders) / sizeof(*folders); i++) {
        if (!make_folder(dir, folders[i], report))
            return false;
    }
    return history_make_object_folders(dir, report) &&
           make_file(dir, "config", TEXT(config), report) &&
           make_file(dir, "info/exclude", TEXT(excluded), report) &&
           make_file(dir, "HEAD", TEXT(head), report);
}

struct history *history_make(const char *dir, struct report *report)
{
    struct buffer path;
    bool exists;

    buffer_init(&path);
    buffer_printf(&path, "%s/.git/HEAD", dir);
    exists = file_exists(path.bytes);
    buffer_release(&path);
    if (!exists && !make_repository(dir, report))
        return NULL;
    return history_open(dir, true, report);
}
