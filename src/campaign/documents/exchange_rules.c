/* The house's own rules of an exchange as a table. */
#include "campaign/documents/exchange_rules.h"

#include <assert.h>

/* clang-format off */
static const struct rule exchange_rules[EXCHANGE_RULE_COUNT] = {
#define ROW(name, printed, text) \
    [EXCHANGE_##name] = {.book = "exchange", .number = printed, .title = text},
    EXCHANGE_RULES(ROW)
#undef ROW
};
/* clang-format on */

const struct rule *exchange_rule(enum exchange_rule which)
{
    assert(which < EXCHANGE_RULE_COUNT);
    return &exchange_rules[which];
}
