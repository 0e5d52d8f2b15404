/* The history out of a folder where letters are saved. */
#include "io/history-store.h"

#include "core/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number in "entry-12.pack"; -1: it is none. */
static int number_of_pack(const char *name)
{
    int number = -1, length = 0;

    return sscanf(name, "entry-%6d.pack%n", &number, &length) == 1 &&
                   length > 0 && name[length] == '\0'
               ? number
               : -1;
}

static int compare_packs(const void *one, const void *other)
{
    const char *const *a = one, *const *b = other;

    return number_of_pack(*a) - number_of_pack(*b);
}

/* Names of the packs of a folder, by number. */
static void list_packs(struct names *out, const char *dir, struct arena *arena)
{
    struct names names = {0};

    folder_list(&names, dir, arena, report_new(arena));
    for (size_t i = 0; i < names.count; i++)
        if (number_of_pack(names.items[i]) > 0)
            names_add(arena, out, names.items[i]);
    if (out->count > 0)
        qsort(out->items, out->count, sizeof(out->items[0]), compare_packs);
}

static const char *whole_of(const char *dir, struct arena *arena)
{
    return arena_text(arena, "%s/campaign.bundle", dir);
}

/* The last of the tags that stand before its pack. */
static int last_tag(const char *path, struct arena *arena)
{
    static const char tag[] = " refs/tags/turn-";
    struct bytes bytes;
    const char *head, *at;
    int last = 0;

    if (!file_read(&bytes, path, HISTORY_BUNDLE_LIMIT, arena,
                   report_new(arena)))
        return -1;
    head = strstr(bytes.data, "\n\n");
    for (at = strstr(bytes.data, tag); at && head && at < head;
         at = strstr(at + 1, tag)) {
        int number = (int)strtol(at + sizeof(tag) - 1, NULL, 10);

        last = number > last ? number : last;
    }
    return last;
}

struct history *history_mailed(const char *dir, struct report *report)
{
    struct arena *arena = arena_new();
    struct names packs = {0}, paths = {0};
    struct history *history = NULL;
    int whole;

    list_packs(&packs, dir, arena);
    names_add(arena, &paths, whole_of(dir, arena));
    whole = last_tag(paths.items[0], arena);
    /* What a whole history has gone past says nothing of where it ends: it may
     * be the entry of another host, whose letter came between. */
    for (size_t i = 0; i < packs.count; i++)
        if (number_of_pack(packs.items[i]) >= whole)
            names_add(arena, &paths,
                      arena_text(arena, "%s/%s", dir, packs.items[i]));
    if (file_exists(paths.items[0]))
        history = history_unbundle_all(&paths, report);
    else
        refuse(report, &(struct place){paths.items[0], 0},
               FILE_RULE(unreadable),
               "it is not here: it came with a former letter. Save what this "
               "one brings in that one's folder, or ask the host for it");
    arena_free(arena);
    return history;
}

int history_mailed_last(const char *dir, struct arena *arena)
{
    struct names packs = {0};
    int whole = file_exists(whole_of(dir, arena))
                    ? last_tag(whole_of(dir, arena), arena)
                    : -1;
    int pack;

    list_packs(&packs, dir, arena);
    if (packs.count == 0)
        return whole;
    pack = number_of_pack(packs.items[packs.count - 1]);
    return pack > whole ? pack : whole;
}
