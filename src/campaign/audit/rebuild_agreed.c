/* Entries that several agreed to made anew from the turn before them, their
 * documents and consents. */
#include "campaign/audit/rebuild.h"

#include "campaign/people/change_kind.h"
#include "core/arena.h"

static bool check_agreement(struct agreement *agreement,
                            const struct change_kind *kind)
{
    return agreement_open(agreement) && kind->ask(agreement) &&
           agreement_collect(agreement, NULL) && agreement_check(agreement);
}

static bool rebuild(struct rebuilt *out, const struct change_kind *kind,
                    const struct campaign *before, const struct campaign *after)
{
    struct agreement agreement = {
        .campaign = before, .entered = after, .kind = kind->consent};
    const struct agreed_source source = {.campaign = before,
                                         .agreement = &agreement,
                                         .program = after->turn.program,
                                         .time = entry_time(after)};
    struct plain_entry *made = ARENA_NEW(before->arena, struct plain_entry);

    if (!kind->follows(before) || !check_agreement(&agreement, kind) ||
        !kind->make(made, &out->entry, &source, NULL))
        return false;
    if (agreement.closing)
        out->exchange = &agreement.closing->exchange;
    out->next = made->outcome.next;
    out->written = made->written;
    return true;
}

bool rebuild_agreed(struct rebuilt *out, const struct campaign *before,
                    const struct campaign *after)
{
    const struct change_kind *kind;

    if (!change_entered(&kind, after))
        return false;
    return kind ? rebuild(out, kind, before, after)
                : refuse(after->report, &(struct place){"turn.xml", 0},
                         FILE_RULE(unreadable),
                         "the entry is a %s, and has no document that says so",
                         entry_words[after->turn.kind]);
}
