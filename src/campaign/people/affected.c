/* Whom a document concerns. */
#include "campaign/people/affected.h"

#include "campaign/documents/agreed.h"
#include "campaign/judge/desk.h"
#include "campaign/people/correct.h"
#include "campaign/people/end.h"
#include "campaign/people/void.h"
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

/* Nobody waits for them; the game goes on, or ends, all the same. */
static void effect_absent(const struct effect_list *list)
{
    const struct roster *roster = &list->agreement->campaign->roster;
    struct lock_text lock;

    find_lock(&lock, list->agreement);
    for (size_t i = 0; i < roster->member_count; i++)
        if (is_locked_absent(&lock, roster->members[i].id))
            effect_add(list, roster->members[i].id,
                       "{you were|he was} locked absent");
}

static void effect_void(const struct effect_list *list)
{
    const struct campaign *campaign = list->agreement->campaign;
    const struct signed_file *file = &list->agreement->document;
    struct void_document document;
    struct names accused;

    if (!void_read(&document, file->root, file->name, campaign->arena,
                   campaign->report))
        return;
    void_accused(&accused, &document, campaign->arena);
    for (size_t i = 0; i < accused.count; i++)
        effect_add(
            list, accused.items[i],
            document.unplayable
                ? arena_text(campaign->arena,
                             "the program died of exchange %d with {your|his} "
                             "sheet in hand",
                             document.exchange)
                : arena_text(campaign->arena,
                             "{you are|he is} said to have withheld what "
                             "{you|he} owed to exchange %d",
                             document.exchange));
    effect_absent(list);
}

static void effect_owing(const struct effect_list *list,
                         const struct names *owing, const char *what)
{
    for (size_t i = 0; i < owing->count; i++)
        effect_add(list, owing->items[i],
                   arena_text(list->agreement->campaign->arena,
                              "{you are|he is} said to owe {your|his} %s",
                              what));
}

static void effect_end(const struct effect_list *list)
{
    const struct campaign *campaign = list->agreement->campaign;
    const struct signed_file *file = &list->agreement->document;
    const struct roster *roster = &campaign->roster;
    struct end_document document;

    if (!end_read(&document, file->root, file->name, campaign->arena,
                  campaign->report))
        return;
    effect_owing(list, &document.owe_answer, "answer");
    effect_owing(list, &document.owe_sheet, "sealed sheet");
    if (document.result == RESULT_ABANDONED)
        effect_absent(list);
    for (size_t i = 0; document.side && i < roster->member_count; i++)
        if (commands_side(&roster->members[i], document.side))
            effect_add(
                list, roster->members[i].id,
                arena_text(campaign->arena,
                           "%s, for whom {you play|he plays}, "
                           "surrenders",
                           side_name(campaign->ruleset, campaign->module.data,
                                     document.side)));
}

/* Whose records change, as far as all may read it. */
static void effect_correction(const struct effect_list *list)
{
    const struct campaign *campaign = list->agreement->campaign;
    const struct signed_file *file = &list->agreement->document;
    const struct roster *roster = &campaign->roster;
    struct correction correction;
    struct names owners = {0};

    if (!correction_read(&correction, file->root, file->name, campaign->arena,
                         campaign->report))
        return;
    correction_owners(&owners, campaign, &correction);
    for (size_t i = 0; i < roster->member_count; i++)
        for (size_t j = 0; j < roster->members[i].side_count; j++) {
            const char *side = roster->members[i].sides[j].id;

            if (names_contain(&owners, side))
                effect_add(list, roster->members[i].id,
                           arena_text(campaign->arena,
                                      "it corrects what stands of %s, for "
                                      "whom {you play|he plays}",
                                      side_name(campaign->ruleset,
                                                campaign->module.data, side)));
        }
}

void agreement_affected(struct affected *out, const struct agreement *agreement)
{
    const struct effect_list list = {agreement, out};

    *out = (struct affected){0};
    switch (agreement->kind) {
    case CONSENT_ROSTER:
        effect_roster(&list);
        break;
    case CONSENT_CORRECTION:
        effect_correction(&list);
        break;
    case CONSENT_VOID:
        effect_void(&list);
        break;
    case CONSENT_END:
        effect_end(&list);
        break;
    case CONSENT_RESTORE:
    case CONSENT_UPGRADE:
    case CONSENT_DISCLOSE:
        break; /* all alike, and all are asked */
    }
}

static const char *joined(const struct affected *affected, const char *id,
                          bool to_him, struct arena *arena)
{
    const char *text = NULL;

    for (size_t i = 0; i < affected->count; i++) {
        const struct effect *one = &affected->items[i];
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
