/* Notices of corrections and voids, and how they end without being
 * acknowledged. */
#include "campaign/people/notices.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "core/arena.h"

/* The list is made anew: that of the turn before is another's. */
static void keep(struct turn *next, const struct told *told,
                 struct arena *arena)
{
    *(struct told *)LIST_ADD(arena, next->told, next->told_count) = *told;
}

static void tell_ended(struct quiet_entry *out, const struct told *told,
                       const char *why)
{
    struct journal *journal = &out->outcome.journal;

    journal_tell(journal, EVENT_NOTE,
                 told->is_void ? EXCHANGE(voided) : EXCHANGE(corrected), NULL,
                 NULL, "%s (%s).", told_text(told, journal->arena), why);
}

void notices_prune(struct quiet_entry *out, const struct roster *roster)
{
    struct turn *next = &out->outcome.next;
    struct arena *arena = out->outcome.journal.arena;
    const struct told *before = next->told;
    size_t count = next->told_count;

    next->told = NULL;
    next->told_count = 0;
    for (size_t i = 0; i < count; i++) {
        struct told told = before[i];

        told.waits = (struct names){0};
        for (size_t j = 0; j < before[i].waits.count; j++)
            if (commands_any(roster, before[i].waits.items[j]))
                names_add(arena, &told.waits, before[i].waits.items[j]);
        if (told.waits.count > 0)
            keep(next, &told, arena);
        else
            tell_ended(out, &told,
                       arena_text(arena,
                                  "it ends: %s had not acknowledged it, and "
                                  "commands nothing any more",
                                  names_text(&before[i].waits, ", ", arena)));
    }
}

void notices_take_back(struct quiet_entry *out, int last)
{
    struct turn *next = &out->outcome.next;
    const struct told *before = next->told;
    size_t count = next->told_count;

    next->told = NULL;
    next->told_count = 0;
    for (size_t i = 0; i < count; i++)
        if (before[i].entry <= last)
            keep(next, &before[i], out->outcome.journal.arena);
        else
            tell_ended(out, &before[i], "it ends: it is taken back");
}

void notices_end(struct quiet_entry *out)
{
    out->outcome.next.told = NULL;
    out->outcome.next.told_count = 0;
}
