/* Sides that nobody commands, in words for people. */
#include "campaign/exchange/vacant.h"

#include "campaign/judge/desk.h"
#include "core/arena.h"

static const char *words_of(const struct campaign *campaign,
                            const struct roster_vacant *vacant)
{
    struct arena *arena = campaign->arena;
    const char *host = campaign->roster.host;
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
        side, orders, host, vacant->side);
}

void vacant_words(struct names *out, const struct campaign *campaign)
{
    const struct roster *roster = &campaign->roster;

    for (size_t i = 0; i < roster->vacant_count; i++)
        names_add(campaign->arena, out, words_of(campaign, &roster->vacant[i]));
}
