/* Whom a document concerns. */
#include "campaign/people/affected.h"

#include "campaign/documents/offices.h"
#include "core/arena.h"

#include <string.h>

/* "{you|he} {command|commands}" for one of the two. */
static const char *spoken(const char *text, bool to_him, struct arena *arena)
{
    const char *out = "";

    for (const char *open; (open = strchr(text, '{'));) {
        const char *bar = strchr(open, '|');
        const char *close = bar ? strchr(bar, '}') : NULL;
        const char *from, *to;

        if (!close) /* a name of the module's */
            break;
        from = to_him ? open + 1 : bar + 1;
        to = to_him ? bar : close;
        out = arena_text(arena, "%s%.*s%.*s", out, (int)(open - text), text,
                         (int)(to - from), from);
        text = close + 1;
    }
    return arena_text(arena, "%s%s", out, text);
}

void effect_add(const struct effect_list *list, const char *who,
                const char *text)
{
    struct arena *arena = list->agreement->campaign->arena;

    *(struct effect *)LIST_ADD(arena, list->out->items, list->out->count) =
        (struct effect){who, spoken(text, true, arena),
                        spoken(text, false, arena)};
}

/* The lock that the document is about, or was; no orders: there is none. */
static void find_lock(struct lock_text *out, const struct agreement *agreement)
{
    const struct campaign *campaign = agreement->campaign;
    struct bytes bytes;

    memset(out, 0, sizeof(*out));
    if (!agreement->entered && campaign->lock)
        *out = campaign->lock->text;
    if (agreement->entered &&
        campaign_file(agreement->entered, "lock.txt", &bytes) && bytes.data)
        (void)lock_text_read(out, "lock.txt", bytes.data, campaign->arena,
                             campaign->report);
}

void effect_absent(const struct effect_list *list)
{
    const struct roster *roster = &list->agreement->campaign->roster;
    struct lock_text lock;

    find_lock(&lock, list->agreement);
    for (size_t i = 0; i < roster->member_count; i++)
        if (is_locked_absent(&lock, roster->members[i].id))
            effect_add(list, roster->members[i].id,
                       "{you were|he was} locked absent");
}

static const char *joined(const struct affected *affected, const char *id,
                          bool to_him, struct arena *arena)
{
    const char *text = NULL;

    foreach_item (const struct effect, one, *affected) {
        const char *words = to_him ? one->to_him : one->of_him;

        if (strcmp(one->who, id) == 0)
            text = text ? arena_text(arena, "%s; %s", text, words) : words;
    }
    return text;
}

const char *effect_to(const struct affected *affected, const char *id,
                      struct arena *arena)
{
    return joined(affected, id, true, arena);
}

const char *effect_of(const struct affected *affected, const char *id,
                      struct arena *arena)
{
    return joined(affected, id, false, arena);
}

void affected_ids(struct names *out, const struct affected *affected,
                  struct arena *arena)
{
    for (size_t i = 0; i < affected->count; i++)
        if (!names_contain(out, affected->items[i].who))
            names_add(arena, out, affected->items[i].who);
}

void affected_unasked(struct names *out, const struct affected *affected,
                      const struct agreement *agreement)
{
    struct arena *arena = agreement->campaign->arena;
    struct names ids = {0};

    affected_ids(&ids, affected, arena);
    for (size_t i = 0; i < ids.count; i++)
        if (!names_contain(&agreement->asked, ids.items[i]) &&
            !names_contain(&agreement->heard, ids.items[i]) &&
            !names_contain(&agreement->witnesses, ids.items[i]))
            names_add(arena, out, ids.items[i]);
}
