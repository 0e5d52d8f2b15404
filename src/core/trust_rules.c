/* The demands of the protocol as a table. */
#include "core/trust_rules.h"

#include <assert.h>

/* clang-format off */
static const struct rule trust_rules[TRUST_RULE_COUNT] = {
#define ROW(name, printed, text) \
    [TRUST_##name] = {.book = "trust", .number = printed, .title = text},
    TRUST_RULES(ROW)
#undef ROW
};
/* clang-format on */

const struct rule *trust_rule(enum trust_rule which)
{
    assert(which < TRUST_RULE_COUNT);
    return &trust_rules[which];
}
