/* Notices of corrections and voids, and how they end without being
 * acknowledged. */
#include "campaign/people/notices.h"

#include "campaign/documents/exchange_rules.h"
#include "campaign/documents/offices.h"
#include "core/arena.h"

/* The list is made anew: that of the turn before is another's. */
static void keep(struct turn *next, const struct notice *notice,
                 struct arena *arena)
{
    *(struct notice *)LIST_ADD(arena, next->notices, next->notice_count) =
        *notice;
}

static void tell_ended(struct plain_entry *out, const struct notice *notice,
                       const char *why)
{
    struct journal *journal = &out->outcome.journal;

    journal_tell(journal, EVENT_NOTE,
                 notice->is_void ? EXCHANGE(voided) : EXCHANGE(corrected), NULL,
                 NULL, "%s (%s).", notice_text(notice, journal->arena), why);
}

void notices_prune(struct plain_entry *out, const struct roster *roster)
{
    struct turn *next = &out->outcome.next;
    struct arena *arena = out->outcome.journal.arena;
    const struct notice *before = next->notices;
    size_t count = next->notice_count;

    next->notices = NULL;
    next->notice_count = 0;
    for (size_t i = 0; i < count; i++) {
        struct notice notice = before[i];

        notice.waits = (struct names){0};
        for (size_t j = 0; j < before[i].waits.count; j++)
            if (commands_any(roster, before[i].waits.items[j]))
                names_add(arena, &notice.waits, before[i].waits.items[j]);
        if (notice.waits.count > 0)
            keep(next, &notice, arena);
        else
            tell_ended(out, &notice,
                       arena_text(arena,
                                  "it ends: %s had not acknowledged it, and "
                                  "commands nothing any more",
                                  names_text(&before[i].waits, ", ", arena)));
    }
}

void notices_take_back(struct plain_entry *out, int last)
{
    struct turn *next = &out->outcome.next;
    const struct notice *before = next->notices;
    size_t count = next->notice_count;

    next->notices = NULL;
    next->notice_count = 0;
    for (size_t i = 0; i < count; i++)
        if (before[i].entry <= last)
            keep(next, &before[i], out->outcome.journal.arena);
        else
            tell_ended(out, &before[i], "it ends: it is taken back");
}

void notices_end(struct plain_entry *out)
{
    out->outcome.next.notices = NULL;
    out->outcome.next.notice_count = 0;
}
