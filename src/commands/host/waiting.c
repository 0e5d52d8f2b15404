/* Who is waited for. */
#include "commands/host/waiting.h"

#include "campaign/documents/times.h"
#include "campaign/exchange/owes.h"
#include "core/trust_rules.h"

#include <string.h>

static const struct rule *owed_rule(enum owed_kind kind)
{
    return kind == OWED_ANSWER ? TRUST(missing_answer) : TRUST(missing_sheet);
}

void print_waiting(const struct call *call, const struct campaign *campaign)
{
    struct owing owing;

    if (!owing_of(&owing, campaign))
        return;
    for (size_t i = 0; i < owing.count; i++) {
        const struct owed *owed = &owing.items[i];

        if (!owed->must || owed->filed)
            continue;
        /* The host's own answer is process's last act; nobody waits for it. */
        if (owed->kind == OWED_ANSWER &&
            !strcmp(owed->who, campaign->roster.host))
            continue;
        fprintf(call->out, "waiting for %s: %s", owed->who,
                owed_words[owed->kind]);
        if (owing.due && !owing.locked)
            fprintf(call->out, ", due %s", time_text(call->arena, owing.due));
        if (owing.since)
            fprintf(call->out, ", asked %s",
                    time_text(call->arena, owing.since));
        fprintf(call->out, " [trust %s]\n", owed_rule(owed->kind)->number);
    }
}
