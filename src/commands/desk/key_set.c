/* The files of a new key. */
#include "commands/desk/key_set.h"

#include "core/arena.h"
#include "trust/digest.h"

#include <string.h>

enum { MOST_OF_ONE = 64 * 1024 }; /* bytes of any of these files */

static const char *const suffixes[KEY_FILES] = {
    [KEY_SIGNING] = "key",
    [KEY_DICE] = "dice",
    [KEY_MEMORY] = "memory",
    [KEY_PUBLIC] = "xml",
};

const char *key_set_path(const struct key_set *set, enum key_file file)
{
    return arena_text(set->arena, "%s.%s", set->stem, suffixes[file]);
}

static const char *plan_path(const struct key_set *set)
{
    const char *slash = strrchr(set->stem, '/');
    const char *name = slash ? slash + 1 : set->stem;

    return arena_text(set->arena, "%.*s.%s.keys", (int)(name - set->stem),
                      set->stem, name);
}

static const char *plan_line(const struct key_set *set, enum key_file file,
                             const struct bytes *bytes)
{
    char digest[DIGEST_TEXT];

    sha256_text(bytes->data, bytes->length, digest);
    return arena_text(set->arena, "%s %s\n", suffixes[file], digest);
}

static bool write_plan(const struct key_set *set)
{
    const char *text = "";

    for (int i = 0; i < KEY_FILES; i++)
        text = arena_text(set->arena, "%s%s", text,
                          plan_line(set, (enum key_file)i, &set->files[i]));
    return file_write(plan_path(set), text, strlen(text), set->report);
}

/* Is the file that lies there one that the plan names? */
static bool is_planned(const struct key_set *set, const char *plan,
                       enum key_file file)
{
    const char *path = key_set_path(set, file);
    struct bytes bytes;

    return file_exists(path) &&
           file_read(&bytes, path, MOST_OF_ONE, set->arena, set->report) &&
           strstr(plan, plan_line(set, file, &bytes));
}

static bool remove_planned(const struct key_set *set, const char *plan)
{
    bool good = true;

    for (int i = KEY_FILES - 1; good && i >= 0; i--)
        if (is_planned(set, plan, (enum key_file)i))
            good =
                file_remove(key_set_path(set, (enum key_file)i), set->report);
    return good && file_remove(plan_path(set), set->report);
}

static bool write_file(const struct key_set *set, enum key_file file)
{
    const struct bytes *bytes = &set->files[file];

    return (file == KEY_PUBLIC ? file_write : file_write_private)(
        key_set_path(set, file), bytes->data, bytes->length, set->report);
}

/* After a failure, of which one line is enough. */
static bool take_back(const struct key_set *set)
{
    struct key_set quiet = *set;
    struct bytes plan;

    quiet.report = report_new(set->arena);
    if (file_read(&plan, plan_path(set), MOST_OF_ONE, set->arena, quiet.report))
        (void)remove_planned(&quiet, plan.data);
    return false;
}

bool key_set_write(const struct key_set *set)
{
    bool good = write_plan(set);

    for (int i = 0; good && i < KEY_FILES; i++)
        good = write_file(set, (enum key_file)i);
    return good || take_back(set);
}

bool key_set_end(const struct key_set *set)
{
    return file_remove(plan_path(set), set->report);
}

bool key_set_finish(const struct key_set *set, bool *whole, const char **digest)
{
    struct bytes plan;

    *whole = false;
    if (!file_exists(plan_path(set)))
        return true;
    if (!file_read(&plan, plan_path(set), MOST_OF_ONE, set->arena, set->report))
        return false;
    *whole = is_planned(set, plan.data, KEY_PUBLIC);
    *digest = strrchr(plan.data, ' ');
    *digest = *digest ? arena_text(set->arena, "%.64s", *digest + 1) : "";
    if (*whole)
        return true;
    /* Somebody has keys of that name: nothing of them is touched. */
    if (file_exists(key_set_path(set, KEY_PUBLIC)))
        return key_set_end(set);
    remark(set->report, &(struct place){set->stem, 0},
           "keys that a run began before it died are made anew");
    return remove_planned(set, plan.data);
}
