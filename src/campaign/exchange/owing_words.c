/* Who owes what, and until when, in words for people. */
#include "campaign/exchange/owes.h"
#include "campaign/judge/desk.h"
#include "core/arena.h"
#include "core/calendar.h"

#include <string.h>

/* As it is owed: "a sheet". */
static const char *const owed_things[] = {
    [OWED_SHEET] = "a sheet",
    [OWED_SEAL] = "a seal",
    [OWED_OPENED] = "the sheet that was sealed",
    [OWED_ANSWER] = "an answer",
};

bool owes_still(const struct owed *owed, const char *but)
{
    return owed->must && !owed->filed && (!but || strcmp(owed->who, but) != 0);
}

const char *owing_words(const struct owing *owing, const char *but,
                        struct arena *arena)
{
    const char *words = NULL;

    for (enum owed_kind kind = OWED_SHEET; kind <= OWED_ANSWER; kind++) {
        struct names who = {0};

        foreach_item (const struct owed, owed, *owing)
            if (owed->kind == kind && owes_still(owed, but))
                names_add(arena, &who, owed->who);
        if (who.count == 0)
            continue;
        words = arena_text(arena, "%s%s%s %s %s", words ? words : "",
                           words ? "; " : "", names_series(&who, arena),
                           who.count == 1 ? "owes" : "owe", owed_things[kind]);
    }
    return words;
}

const char *owing_until(const struct owing *owing, struct arena *arena)
{
    if (!owing->locked && owing->due)
        return arena_text(arena, ", due %s", time_words(arena, owing->due));
    if (owing->since)
        return arena_text(arena, ", asked %s", time_words(arena, owing->since));
    return "";
}

static const char *words_of(const struct campaign *campaign,
                            const struct roster_vacant *vacant)
{
    struct arena *arena = campaign->arena;
    const char *side =
        side_name(campaign->ruleset, campaign->module.data, vacant->side);
    const char *orders =
        vacant->caretaker
            ? arena_text(arena, "%s gives caretaker orders for it",
                         vacant->caretaker)
            : "standing orders and defaults act";

    if (vacant->surrendered)
        return arena_text(arena,
                          "%s has surrendered: nothing waits for it, %s; it is "
                          "commanded again if all consent",
                          side, orders);
    return arena_text(
        arena,
        "%s is vacant: nothing waits for it, %s; whoever would command it "
        "mails his participant file (berthier keygen) to %s, who draws up: "
        "berthier roster --join FILE --side ID=%s",
        side, orders, campaign->roster.host, vacant->side);
}

void vacant_words(struct names *out, const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;

    for (size_t i = 0; i < roster->vacant_count; i++)
        names_add(campaign->arena, out, words_of(campaign, &roster->vacant[i]));
}
