/* Plans that a former revision of the ruleset left standing. */
#include "campaign/documents/turn.h"

#include "core/arena.h"
#include "rulesets/ruleset.h"

bool is_plan(const struct ruleset *ruleset, const struct order_kind *kind)
{
    for (const struct order_kind *const *each = ruleset->plans; each && *each;
         each++)
        if (*each == kind)
            return true;
    return false;
}

const struct order_kind *const *kinds_that_stood(const struct ruleset *ruleset,
                                                 struct arena *arena)
{
    const struct order_kind *const *lists[] = {ruleset->standing,
                                               ruleset->plans};
    const struct order_kind **kinds = NULL;
    size_t count = 0;

    for (size_t i = 0; i < 2; i++)
        for (size_t j = 0; lists[i] && lists[i][j]; j++)
            *(const struct order_kind **)LIST_ADD(arena, kinds, count) =
                lists[i][j];
    *(const struct order_kind **)LIST_ADD(arena, kinds, count) = NULL;
    return kinds;
}

void plans_part(struct former_plans *out, struct standing *standing,
                const struct ruleset *ruleset, struct arena *arena)
{
    struct standing plans = {.side = standing->side};
    size_t kept = 0;

    for (size_t i = 0; i < standing->count; i++)
        if (is_plan(ruleset, standing->orders[i].kind))
            *(struct order *)LIST_ADD(arena, plans.orders, plans.count) =
                standing->orders[i];
        else
            standing->orders[kept++] = standing->orders[i];
    standing->count = kept;
    if (plans.count > 0 && out)
        *(struct standing *)LIST_ADD(arena, out->items, out->count) = plans;
}
