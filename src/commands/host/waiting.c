/* Who is waited for. */
#include "commands/host/waiting.h"

#include "campaign/documents/times.h"
#include "campaign/exchange/owes.h"
#include "core/trust_rules.h"

#include <string.h>

static const struct rule *debt_rule(enum debt_kind kind)
{
    return kind == DEBT_ANSWER ? TRUST(missing_answer) : TRUST(missing_sheet);
}

void print_waiting(const struct call *call, const struct campaign *campaign)
{
    struct debts debts;

    if (!debts_of(&debts, campaign))
        return;
    for (size_t i = 0; i < debts.count; i++) {
        const struct debt *debt = &debts.items[i];

        if (!debt->must || debt->paid)
            continue;
        /* The host's own answer is process's last act, not a debt. */
        if (debt->kind == DEBT_ANSWER &&
            !strcmp(debt->who, campaign->roster.host))
            continue;
        fprintf(call->out, "waiting for %s: %s", debt->who,
                debt_words[debt->kind]);
        if (debts.due && !debts.locked)
            fprintf(call->out, ", due %s", time_text(call->arena, debts.due));
        if (debts.since)
            fprintf(call->out, ", asked %s",
                    time_text(call->arena, debts.since));
        fprintf(call->out, " [trust %s]\n", debt_rule(debt->kind)->number);
    }
}
