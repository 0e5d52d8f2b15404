/* What the dice of a history are worth, exchange by exchange. */
#include "campaign/audit/internal.h"

#include "campaign/exchange/promise.h"
#include "core/arena.h"

#include <string.h>

static struct names keep(struct arena *arena, const struct names *names)
{
    struct names kept = {0};

    for (size_t i = 0; i < names->count; i++)
        names_say(arena, &kept, "%s", names->items[i]);
    return kept;
}

void audit_count_promise(struct audited *audited)
{
    struct audit_summary *sum = audited->audit->sum;
    struct arena *arena = audited->audit->arena;
    struct audit_promise *last =
        sum->promise_count > 0 ? &sum->promises[sum->promise_count - 1] : NULL;
    struct promise promise;
    const char *text;

    if (!audited->exchange || !audited->before)
        return;
    promise_of(&promise, audited->before, &audited->exchange->text);
    text = promise_text(&promise, audited->arena);
    if (last && strcmp(last->text, text) == 0) {
        last->until = audited->entry;
        return;
    }
    last = LIST_ADD(arena, sum->promises, sum->promise_count);
    *last = (struct audit_promise){.entry = audited->entry,
                                   .until = audited->entry,
                                   .made = keep(arena, &promise.made),
                                   .absent = keep(arena, &promise.absent),
                                   .throws = (int)promise.void_count + 1,
                                   .text = arena_text(arena, "%s", text)};
}
