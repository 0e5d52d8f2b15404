/* Which program plays which stretch of a history. */
#include "campaign/audit/internal.h"
#include "core/arena.h"

#include <string.h>

/* Does the entry go on with what this stretch is of? */
static bool is_same(const struct audit_stretch *stretch,
                    const struct audited *audited)
{
    const struct campaign *after = &audited->after;

    return strcmp(stretch->ruleset, after->roster.ruleset) == 0 &&
           stretch->revision == after->roster.revision &&
           strcmp(stretch->program, after->turn.program) == 0 &&
           !stretch->why == !audited->unplayed;
}

void audit_count_stretch(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;
    struct arena *arena = audited->audit->arena;
    const struct campaign *after = &audited->after;
    struct audit_stretch *last =
        sum->stretch_count > 0 ? &sum->stretches[sum->stretch_count - 1] : NULL;

    if (!audited->setup || !audited->has_head)
        return;
    if (!last || !is_same(last, audited)) {
        last = LIST_ADD(arena, sum->stretches, sum->stretch_count);
        *last = (struct audit_stretch){
            .from = audited->entry,
            .ruleset = arena_text(arena, "%s", after->roster.ruleset),
            .revision = after->roster.revision,
            .program = arena_text(arena, "%s", after->turn.program),
            .why = audited->unplayed
                       ? arena_text(arena, "%s", audited->unplayed)
                       : NULL,
            .foreign = audited->setup->foreign,
        };
    }
    last->until = audited->entry;
}
